import { Shape, TorusGeometry } from 'three'
import { shade } from '../../colours.js'
import { matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

export const CREAM = '#ece0c9'
/** Woods beside the plain one of the materials: pale for small parts, dark for wheels and knobs. */
export const PALE = '#e2c49a'
export const DARK = '#a97c50'

/** Five tones that go with a colour, the colour first. */
export const family = (colour) => [colour, shade(colour, 0.1), CREAM, shade(colour, -0.14), shade(colour, 0.2)]

export function halfRing(outer, inner, depth, options) {
  const arch = new Shape()
  arch.absarc(0, 0, outer, 0, Math.PI)
  arch.absarc(0, 0, inner, Math.PI, 0, true)
  return form.slab(arch, depth, 0.04, options)
}

/** What little parts are drawn with: few steps around the corners. */
export const COARSE = { bevelSegments: 3, curveSegments: 14 }

/** A small ring, of fewer sides than the large ones. */
export const hoop = (radius, thickness) => new TorusGeometry(radius, thickness, 12, 40)

/** Two wheels at each of the places along a car, `gauge` from its middle. */
export function wheels(car, places, radius, gauge = 0.52) {
  for (const x of places) {
    for (const side of [-1, 1]) {
      part(car, form.cylinder(radius, radius, 0.16), wood(DARK), {
        at: [x, radius, side * gauge],
        turn: [QUARTER, 0, 0],
      })
      part(car, form.cylinder(0.07, 0.07, 0.2), wood(PALE), {
        at: [x, radius, side * (gauge + 0.02)],
        turn: [QUARTER, 0, 0],
      })
    }
  }
}

/** A peg doll without a face: a turned body in its colour, a wooden head. */
export function pegDoll(colour, hat) {
  const doll = group()
  part(doll, form.turned(form.curve('0 0, 0.24 0, 0.27 0.05, 0.24 0.35, 0.15 0.62, 0 0.66', 40), 48), matte(colour))
  part(doll, form.ball(0.2, 32), wood(PALE), { at: [0, 0.76, 0] })
  if (hat)
    put(doll, part(group(), form.ball(0.21, 32), matte(hat), { scale: [1, 0.6, 1] }).parent, { at: [0, 0.86, 0] })
  return doll
}

/** A plate lying flat with its outline seen from above, its foot at the height of `at`. */
export function lay(parent, shape, thick, material, { at = [0, 0, 0], turn = 0, scale = 1, bevel = 0.03 } = {}) {
  return part(parent, form.slab(shape, thick, bevel, { bevelSegments: 3, curveSegments: 20 }), material, {
    at: [at[0], at[1] + (thick / 2) * scale, at[2]],
    turn: [-QUARTER, 0, turn],
    scale,
  })
}

/** What the woods of the timber axis look like. */
export const timbers = {
  walnut: '#6f4c36',
  cherry: '#a7653f',
  oak: '#c4a070',
  acacia: '#8e5d36',
  mango: '#bb8c53',
  teak: '#a06c3a',
  beech: '#d2a577',
  birch: '#e4d0aa',
  maple: '#dfc093',
}

export const grain = (colour) => wood(colour, '#00000055')

/** The cord lies before the toy, which looks to -x, and ends in a bead. */
export function cord(toy, from) {
  const [x, y] = from
  const path = [from, [x - 0.35, y - 0.12, 0.1], [x - 0.8, 0.06, 0.5], [x - 0.5, 0.06, 1.1], [x + 0.2, 0.06, 1.35]]
  part(toy, form.tube(path, 0.035, 60, 10), matte('#efe6d4'))
  part(toy, form.ball(0.16, 24), wood(DARK), { at: [x + 0.32, 0.16, 1.37] })
}
