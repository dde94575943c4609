import { shade } from '../../colours.js'
import { matte, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { hull } from './hull.js'
import { DARK, PALE } from './parts.js'

const { group, part } = form

/** A sail stiffened by battens, which fans out from its mast and is cut round at its free edge. */
function battened(boat, { x, y, high, wide }, cloth) {
  const edge = (v) => {
    const lean = v * 0.5
    return { front: x + wide * 0.3 - lean * 0.4, back: x - wide * (0.75 - 0.25 * v - 0.3 * v ** 3), rise: y + high * v }
  }
  const shape = (u, v) => {
    const { front, back, rise } = edge(v)
    return [front + (back - front) * u, rise + u * high * 0.12 * (0.3 + v), 0.1 * Math.sin(u * Math.PI)]
  }
  part(boat, form.surface(shape, 20, 30), cloth)
  for (let i = 0; i <= 6; i++) {
    const batten = Array.from({ length: 6 }, (_, k) => {
      const [px, py, pz] = shape(k / 5, i / 6)
      return [px, py, pz + 0.03]
    })
    part(boat, form.tube(batten, i % 6 ? 0.026 : 0.042, 20, 8), wood(DARK))
  }
  part(boat, form.cylinder(0.045, 0.065, high + y - 0.2, 24), wood(DARK), { at: [x, (high + y) / 2 + 0.24, -0.06] })
}

function junk(colour) {
  const boat = group()
  const timber = wood('#a9764a', '#6b4426')
  hull(boat, { long: 4.2, beam: 1.3, deep: 0.66, stern: 0.8, sheer: [0.78, 0.5] }, timber, wood(PALE))
  part(boat, form.box(0.9, 0.42, 0.86, 0.05), wood('#c9986a'), { at: [-1.45, 1.08, 0] })
  part(boat, form.box(1.1, 0.09, 1.06, 0.04), matte(shade(colour, -0.1)), { at: [-1.45, 1.32, 0] })
  part(boat, form.box(0.6, 0.24, 0.6, 0.05), wood('#c9986a'), { at: [0.62, 0.72, 0] })
  part(boat, form.box(0.4, 0.7, 0.08, 0.03), wood(DARK), { at: [-2.2, 0.42, 0] })
  for (const way of [-1, 1]) {
    part(boat, form.cylinder(0.09, 0.09, 0.03, 32), matte('#f6efdf'), {
      at: [1.72, 0.74, way * 0.36],
      turn: [Math.PI / 2, 0, way * 0.5],
    })
  }
  const cloth = () => woven(colour, [18, 24], 0.4)
  battened(boat, { x: 0.1, y: 1.05, high: 2.7, wide: 1.75 }, cloth())
  battened(boat, { x: 1.4, y: 1.12, high: 1.9, wide: 1.05 }, cloth())
  battened(boat, { x: -1.45, y: 1.5, high: 1.5, wide: 0.9 }, cloth())
  return boat
}

export const junkModel = { build: junk, yaw: -0.35, pitch: 0.14, again: { yaw: 0.7, pitch: 0.2 } }
