import { Shape } from 'three'
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
