import { shade } from '../../colours.js'
import { drawn, matte } from '../../materials.js'
import { random } from '../../random.js'

/** Woven, printed and pieced patterns, drawn once over the whole of a surface. */

const SIDE = 512

function printed(draw, repeat) {
  const map = drawn(
    SIDE,
    SIDE,
    (canvas) => {
      draw(canvas, (fill, x, y, width, height, alpha = 1) => {
        canvas.globalAlpha = alpha
        canvas.fillStyle = fill
        canvas.fillRect(x * SIDE, y * SIDE, width * SIDE, height * SIDE)
      })
    },
    repeat,
  )
  return matte('#fff', { map, sheen: 0.3, sheenRoughness: 0.6 })
}

/** A tartan of one colour: broad bands both ways, a pale line between them; `repeat` counts the checks. */
export const plaid = (colour, repeat = [4, 4]) =>
  printed((_, fill) => {
    fill(colour, 0, 0, 1, 1)
    const dark = shade(colour, -0.3)
    for (const [x, y, width, height] of [
      [0, 0, 0.5, 1],
      [0, 0, 1, 0.5],
    ])
      fill(dark, x, y, width, height, 0.55)
    for (const at of [0.23, 0.74]) {
      fill('#efe5d0', at, 0, 0.05, 1, 0.75)
      fill('#efe5d0', 0, at, 1, 0.05, 0.75)
    }
  }, repeat)

/** Broad stripes along v in the colour and cream, a fine line beside each; across u with `turned`. */
export const striped = (colour, count = 5, turned = false) =>
  printed(
    (_, fill) => {
      const across = (tint, at, width) => (turned ? fill(tint, at, 0, width, 1) : fill(tint, 0, at, 1, width))
      across('#efe7d8', 0, 1)
      across(colour, 0, 0.56)
      across(shade(colour, -0.2), 0.66, 0.07)
      across(colour, 0.83, 0.04)
    },
    turned ? [count, 1] : [1, count],
  )

/** Squares of cotton in shades of one colour, some dotted, some ruled, with the quilting between them. */
export const patchwork = (colour, count = 6) =>
  printed((canvas, fill) => {
    const tints = [colour, shade(colour, 0.12), shade(colour, -0.16), '#efe7d8', '#cfc8b8', '#8b9c8f']
    const side = 1 / count
    for (let i = 0; i < count * count; i++) {
      const [x, y] = [(i % count) * side, Math.floor(i / count) * side]
      fill(tints[Math.floor(random() * tints.length)], x, y, side, side)
      const rows = i % 3 === 0 ? 4 : 0
      for (let k = 0; k < rows; k++) fill('#ffffff', x, y + ((k + 0.35) * side) / rows, side, side / rows / 4, 0.45)
    }
    canvas.globalAlpha = 0.45
    canvas.strokeStyle = '#5b5146'
    canvas.lineWidth = 3
    for (let i = 0; i <= count; i++) {
      const at = i * side * SIDE
      canvas.strokeRect(at, -5, 0.01, SIDE + 10)
      canvas.strokeRect(-5, at, SIDE + 10, 0.01)
    }
  })

/** Rush: fine ridges of straw with bands of the colour woven across. */
export const rush = (colour, repeat = [1, 1]) =>
  printed((_, fill) => {
    fill('#cdbb86', 0, 0, 1, 1)
    for (let i = 0; i < 128; i++) fill(i % 2 ? '#a8975f' : '#e2d3a2', i / 128, 0, 1 / 128, 1, 0.25 + random() * 0.4)
    for (const at of [0.08, 0.3, 0.5, 0.7, 0.92]) fill(colour, 0, at - 0.028, 1, 0.056, 0.9)
  }, repeat)

/** Thin nylon with the grid of stronger threads that stops a tear. */
export const ripstop = (colour, repeat = [16, 16]) =>
  printed((_, fill) => {
    fill(colour, 0, 0, 1, 1)
    fill(shade(colour, -0.14), 0, 0, 1, 0.07)
    fill(shade(colour, -0.14), 0, 0, 0.07, 1)
  }, repeat)
