import { shade } from '../../colours.js'
import { drawn, matte } from '../../materials.js'

/** Patterned cloth; `repeat` is the number of tiles [across, up] on the surface it covers. */
export function patterned(draw, repeat, options = {}) {
  const map = drawn(
    256,
    256,
    (canvas, width, height) => {
      const fill = (colour, x, y, wide, high) => {
        canvas.fillStyle = colour
        canvas.fillRect(x * width, y * height, wide * width, high * height)
      }
      draw(fill, canvas, width)
    },
    repeat,
  )
  return matte('#fff', { map, sheen: 0.2, sheenRoughness: 0.7, ...options })
}

export const striped = (ground, stripe, repeat, share = 0.4) =>
  patterned((fill) => {
    fill(ground, 0, 0, 1, 1)
    fill(stripe, 0, 0, share, 1)
  }, repeat)

/** Stripes across: what `striped` draws upright. */
export const banded = (ground, band, repeat, share = 0.4) =>
  patterned((fill) => {
    fill(ground, 0, 0, 1, 1)
    fill(band, 0, 0, 1, share)
  }, repeat)

/** A tartan of two broad bands and a thin light line each way. */
export const checked = (colour, line, repeat) =>
  patterned((fill, canvas) => {
    fill(colour, 0, 0, 1, 1)
    canvas.globalAlpha = 0.55
    const dark = shade(colour, -0.34)
    fill(dark, 0.1, 0, 0.42, 1)
    fill(dark, 0, 0.1, 1, 0.42)
    canvas.globalAlpha = 0.8
    fill(line, 0.74, 0, 0.06, 1)
    fill(line, 0, 0.74, 1, 0.06)
  }, repeat)

export const dotted = (ground, dot, repeat, radius = 0.16) =>
  patterned((fill, canvas, size) => {
    fill(ground, 0, 0, 1, 1)
    canvas.fillStyle = dot
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.75],
    ]) {
      canvas.beginPath()
      canvas.arc(x * size, y * size, radius * size, 0, 7)
      canvas.fill()
    }
  }, repeat)

/** A chess board of two by two squares a tile. */
export const chequered = (one, other, repeat) =>
  patterned((fill) => {
    fill(one, 0, 0, 1, 1)
    fill(other, 0, 0, 0.5, 0.5)
    fill(other, 0.5, 0.5, 0.5, 0.5)
  }, repeat)

/** Twill: fine slanting lines of the pale weft show between the dyed warp. */
export const denim = (colour, repeat) =>
  patterned((fill, canvas, size) => {
    fill(colour, 0, 0, 1, 1)
    canvas.strokeStyle = shade(colour, 0.16)
    canvas.globalAlpha = 0.5
    canvas.lineWidth = size / 26
    for (let i = -8; i < 8; i++) {
      canvas.beginPath()
      canvas.moveTo((i / 8) * size, 0)
      canvas.lineTo((i / 8 + 1) * size, size)
      canvas.stroke()
    }
  }, repeat)

/** Rows of slanting strokes that turn about at every half tile. */
export const herringbone = (colour, repeat) =>
  patterned((fill, canvas, size) => {
    fill(colour, 0, 0, 1, 1)
    canvas.strokeStyle = shade(colour, 0.2)
    canvas.globalAlpha = 0.75
    canvas.lineWidth = size / 14
    for (let i = -4; i < 8; i++) {
      canvas.beginPath()
      canvas.moveTo(0, (i / 4) * size)
      canvas.lineTo(size / 2, (i / 4 + 0.5) * size)
      canvas.lineTo(size, (i / 4) * size)
      canvas.stroke()
    }
  }, repeat)

/** Leaves of two tones strewn in two directions. */
export const leafy = (ground, leaf, repeat) =>
  patterned((fill, canvas, size) => {
    fill(ground, 0, 0, 1, 1)
    for (const [x, y, turn, tone] of [
      [0.24, 0.26, 0.6, leaf],
      [0.74, 0.22, -0.7, shade(leaf, 0.16)],
      [0.26, 0.76, -0.9, shade(leaf, 0.16)],
      [0.76, 0.74, 0.9, leaf],
    ]) {
      canvas.save()
      canvas.translate(x * size, y * size)
      canvas.rotate(turn)
      canvas.fillStyle = tone
      for (let i = -3; i <= 3; i++) {
        canvas.beginPath()
        canvas.ellipse(i * size * 0.045, -Math.abs(i) * size * 0.02, size * 0.022, size * 0.15, i * 0.28, 0, 7)
        canvas.fill()
      }
      canvas.restore()
    }
  }, repeat)

/** Diamonds of a second tone with a thin line crossed over them. */
export const argyle = (ground, diamond, line, repeat) =>
  patterned((fill, canvas, size) => {
    fill(ground, 0, 0, 1, 1)
    canvas.fillStyle = diamond
    canvas.beginPath()
    for (const [x, y] of [
      [0.5, 0.04],
      [0.96, 0.5],
      [0.5, 0.96],
      [0.04, 0.5],
    ])
      canvas.lineTo(x * size, y * size)
    canvas.fill()
    canvas.strokeStyle = line
    canvas.lineWidth = size / 40
    for (const [from, to] of [
      [0, 1],
      [1, 0],
    ]) {
      canvas.beginPath()
      canvas.moveTo(0, from * size)
      canvas.lineTo(size, to * size)
      canvas.stroke()
    }
  }, repeat)
