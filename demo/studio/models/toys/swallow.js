import { shade } from '../../colours.js'
import { drawn, matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, PALE } from './parts.js'

const { group, part, put } = form
/** The painted sheet covers this square, in the kite's own measure, around its middle. */
const SHEET = 5.6

/** Rows of feathers along a wing or a leg, from near the body outwards. */
function feathers(pen, colour, side) {
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 6; i++) {
      pen.fillStyle = [shade(colour, 0.16), '#f3e6c8', shade(colour, -0.14)][row]
      pen.beginPath()
      pen.ellipse(side * (0.75 + i * 0.31), 0.95 - row * 0.26 + i * 0.05, 0.12, 0.17, side * 0.4, 0, 7)
      pen.fill()
    }
  }
  for (let i = 0; i < 4; i++) {
    pen.fillStyle = i % 2 ? '#f3e6c8' : shade(colour, -0.14)
    pen.beginPath()
    pen.ellipse(side * (0.42 + i * 0.22), -1.05 - i * 0.34, 0.2 - i * 0.02, 0.1, side * -0.9, 0, 7)
    pen.fill()
  }
}

function painting(colour) {
  const map = drawn(1024, 1024, (pen, width) => {
    pen.fillStyle = colour
    pen.fillRect(0, 0, width, width)
    pen.translate(width / 2, width / 2)
    pen.scale(width / SHEET, -width / SHEET)
    for (const side of [-1, 1]) feathers(pen, colour, side)
    const dot = (tone, x, y, rx, ry) => {
      pen.fillStyle = tone
      pen.beginPath()
      pen.ellipse(x, y, rx, ry, 0, 0, 7)
      pen.fill()
    }
    dot('#f3e6c8', 0, 0.15, 0.42, 0.78)
    for (let i = 0; i < 4; i++) dot(i % 2 ? '#c98f3c' : shade(colour, 0.1), 0, 0.62 - i * 0.3, 0.26 - i * 0.03, 0.1)
    for (const side of [-1, 1]) {
      dot('#f8f1de', side * 0.27, 1.62, 0.21, 0.25)
      dot('#2a2523', side * 0.25, 1.6, 0.11, 0.15)
      dot('#f8f1de', side * 0.22, 1.66, 0.035, 0.05)
      dot('#d79f86', side * 0.36, 1.28, 0.12, 0.08)
    }
    dot('#c98f3c', 0, 1.34, 0.13, 0.17)
  })
  map.repeat.set(1 / SHEET, 1 / SHEET)
  map.offset.set(0.5, 0.5)
  return matte('#fff', { map })
}

const halves = (points) =>
  form
    .read(points)
    .map(([x, y]) => [-x, y])
    .reverse()
const wing = '0 1.25, 0.9 1.5, 1.8 1.62, 2.5 1.45, 2.72 1.12, 2.5 0.85, 1.8 0.5, 0.9 0.2, 0 0.1'
const leg = '0.05 -0.35, 0.45 -0.45, 0.9 -1.2, 1.5 -2.5, 1.15 -2.55, 0.62 -1.9, 0.2 -1.1'

function swallow(colour) {
  const scene = group()
  const kite = put(scene, group(), { at: [0, 2.75, 0], turn: [-0.12, 0, 0.08] })
  const paint = painting(colour)
  const plate = (shape, z) => part(kite, form.slab(shape, 0.04, 0.012, COARSE), paint, { at: [0, 0, z] })
  for (const points of [wing, leg]) {
    const z = points === wing ? 0 : -0.03
    for (const side of [form.read(points), halves(points)]) plate(form.outline(side.map(([x, y]) => [x, y, 0])), z)
  }
  plate(form.outline('0 1.3, 0.5 0.9, 0.62 0.2, 0.45 -0.55, 0 -0.95, -0.45 -0.55, -0.62 0.2, -0.5 0.9'), 0.05)
  plate(form.outline('0 2.02, 0.42 1.92, 0.62 1.6, 0.5 1.2, 0 1.02, -0.5 1.2, -0.62 1.6, -0.42 1.92'), 0.09)
  const rib = (path) => part(kite, form.tube(path, 0.035, 60, 10), wood(PALE))
  rib('-2.68 1.15 -0.06, -1.6 1.56 -0.06, 0 1.3 -0.06, 1.6 1.56 -0.06, 2.68 1.15 -0.06')
  for (const side of [-1, 1]) rib(`${side * 0.2} 1.3 -0.06, ${side * 0.3} -0.4 -0.06, ${side * 1.3} -2.5 -0.06`)
  return scene
}

export const swallowModel = { build: swallow, yaw: -0.2, pitch: 0.1, again: { yaw: 0.55, pitch: 0.16 } }
