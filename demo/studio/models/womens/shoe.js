import { shade } from '../../colours.js'
import { matte } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put } = form

/** The last the flat shoes are built on: 3 long, heel at 0; `u` runs from heel to toe. */
const LENGTH = 3

const ease = (from, to, u) => {
  const t = Math.min(1, Math.max(0, (u - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Half the width of the sole; `point` from 0 (round toe) to 1 (pointed). */
export function halfWidth(u, point = 0) {
  const foot = 0.4 + 0.12 * ease(0.3, 0.7, u) - 0.04 * Math.sin(u * 6.3)
  const heel = (1 - Math.max(0, 1 - u * 4) ** 2.4) ** 0.5
  const toe = Math.max(0, 1 - Math.max(0, (u - 0.62) / 0.38) ** (2.6 - point)) ** (0.5 + point * 0.3)
  return foot * heel * toe
}

/** Samples are closer at heel and toe, where the outline turns. */
const spaced = (t) => 0.5 - 0.5 * Math.cos(Math.PI * t)

/** A plate in the outline of the sole, its top at `top`. */
export function plate(shoe, material, { point = 0, top, thick, grow = 0, from = 0, bevel = 0.03 }) {
  const half = Array.from({ length: 61 }, (_, i) => {
    const u = from + spaced(i / 60) * (1 - from)
    return [u * LENGTH, halfWidth(u, point) + grow * Math.min(1, halfWidth(u, point) * 6)]
  })
  const inside = half.map(([x, z]) => [1.5 + (x - 1.5) * (1 + Math.min(0, grow) * 0.7), z])
  const shape = form.polygon([...inside, ...inside.map(([x, z]) => [x, -z]).reverse()])
  const place = { at: [0, top - thick / 2, 0], turn: [form.QUARTER, 0, 0] }
  part(shoe, form.slab(shape, thick, bevel, { bevelOffset: 0, bevelSegments: 3 }), material, place)
}

/**
 * Answers where the upper is: u from heel to toe, v over the foot from one edge of the sole to the other. `heel`, `waist`
 * and `toe` are heights above the sole.
 */
export function last({ base, point = 0, heel = 0.74, waist = 0.6, toe = 0.36 }) {
  return (u, v, swell = 1) => {
    const angle = v * Math.PI
    const rise = heel + (waist - heel) * ease(0.02, 0.4, u) + (toe - waist) * ease(0.5, 0.97, u)
    const round = 1 - 0.5 * Math.max(0, (u - 0.86) / 0.14) ** 2.2
    const up = Math.max(Math.sin(angle), 0) ** 0.5 * round
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.55
    return [u * LENGTH, base + rise * up * swell, halfWidth(u, point) * across * swell]
  }
}

/** How far up its side the upper reaches: low around the opening, closed over the toes from `throat` on. */
export const cutAway =
  (throat, edge = 0.2) =>
  (u) =>
    edge + (0.5 - edge) * ease(throat - 0.2, throat, u) ** 2

/** The upper itself, with a binding along its opening. */
export function upper(shoe, at, cut, { cloth, binding, throat, from = 0, bound = 0.032 }) {
  for (const side of [0, 1]) {
    const half = form.surface(
      (t, s) => {
        const u = from + spaced(t) * (1 - from)
        const v = s * cut(u)
        return at(u, side ? 1 - v : v)
      },
      72,
      16,
    )
    part(shoe, half, cloth)
  }
  if (!binding) return
  const rim = Array.from({ length: 41 }, (_, i) => throat * spaced(i / 40))
  const points = [...rim.map((u) => at(u, cut(u))).reverse(), ...rim.map((u) => at(u, 1 - cut(u)))]
  part(shoe, form.tube(points, bound, 160, 10), binding)
}

/** A strap over the foot, following the last. */
export const strap = (at, from, to, swell = 1.03, low = 0.06) =>
  form.surface((u, v) => at(from + u * (to - from), low + v * (1 - 2 * low), swell), 16, 60)

/** Stitches along a line of points. */
export const seam = (shoe, points, colour, radius = 0.012) =>
  part(shoe, form.tube(points, radius, 80, 8), matte(shade(colour, -0.16)))

export function pairOf(shoe) {
  return (colour) => {
    const shoes = group()
    put(shoes, shoe(colour), { at: [0, 0, 0.68] })
    put(shoes, shoe(colour), { at: [0.4, 0, -0.68], turn: [0, 0.16, 0] })
    return shoes
  }
}
