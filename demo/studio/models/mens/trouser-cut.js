import { matte } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, TURN } = form

/** Between points [y, value] a value eases from one to the next. */
function along(points, y) {
  const next = points.findIndex(([height]) => height >= y)
  if (next < 1) return points.at(next)[1]
  const [[low, a], [high, b]] = [points[next - 1], points[next]]
  const t = (y - low) / (high - low)
  return a + (b - a) * t * t * (3 - 2 * t)
}

/**
 * Trousers standing as if worn. Either half is one tube: a leg up to the crotch, and above it all the way across, so that
 * the two make one seat. A cut is the heights of waist and crotch, and half widths of waist, hip and hem.
 */
export function cutOf({
  waist = 3,
  crotch = 2.05,
  waistWide = 0.62,
  hip = 0.76,
  hem = 0.3,
  pleat = 0,
  creased = false,
  ruck = 0,
}) {
  const outer = [
    [0, 0.07 + 2 * hem],
    [crotch * 0.75, (0.07 + 2 * hem) * 0.4 + hip * 0.6],
    [crotch + 0.2, hip],
    [waist, waistWide],
  ]
  const inner = [
    [0, 0.07],
    [crotch - 0.1, 0.015],
    [crotch + 0.42, -hip * 0.97],
    [waist, -waistWide],
  ]
  const deep = [
    [0, hem * 0.92],
    [crotch, 0.43],
    [waist, 0.36],
  ]
  const half = (side) => (u, v) => {
    const y = v * waist
    const [out, into] = [along(outer, y), along(inner, y)]
    const [across, forth] = [Math.cos(u * TURN), Math.sin(u * TURN)]
    const worn = ruck * Math.sin(v * 60 + side + across) * Math.max(0, 1 - y / crotch)
    const x = (out + into) / 2 + ((out - into) / 2 + worn) * Math.sign(across) * Math.abs(across) ** 0.85
    const fold = pleat * Math.max(0, forth) * Math.sin(x * 22) * Math.max(0, (y - crotch * 0.7) / waist)
    const crease = creased && y < waist - 0.5 ? 0.06 * Math.max(0, 1 - Math.abs(u - 0.25) * 14) : 0
    return [side * x, y, (along(deep, y) + worn) * Math.sign(forth) * Math.abs(forth) ** 0.85 + fold + crease]
  }
  /** The seat alone, from the crotch (0) to the waist (1). */
  const seat = (u, v) => {
    const y = crotch + (waist - crotch) * v
    const [across, forth] = [Math.cos(u * TURN), Math.sin(u * TURN)]
    const x = along(outer, y) * Math.sign(across) * Math.abs(across) ** 0.85
    return [x, y, along(deep, y) * Math.sign(forth) * Math.abs(forth) ** 0.85]
  }
  return { waist, crotch, waistWide, half, seat }
}

/** A piece of cloth laid on one of the trousers' surfaces, its edges turned under. */
export const laid = (shape, [u0, u1], [v0, v1], lift, side = 1) =>
  form.surface(
    (share, v) => {
      const u = side > 0 ? 1 - share : share
      const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) / 0.08) ** 0.5
      const angle = (u0 + (u1 - u0) * u) * TURN
      const [x, y, z] = shape(angle / TURN, v0 + (v1 - v0) * v)
      return [x + side * Math.cos(angle) * lift * edge, y, z + Math.sin(angle) * lift * edge]
    },
    24,
    24,
  )

export function standing(cut, cloth, { turnUp = 0, band = cloth } = {}) {
  const pair = group()
  for (const side of [-1, 1]) {
    part(
      pair,
      form.surface((u, v) => cut.half(side)(-side * u, v), 60, 90),
      cloth,
    )
    if (turnUp) part(pair, laid(cut.half(side), [0, 1], [-turnUp * 0.02, turnUp], 0.04, side), band)
  }
  part(pair, laid(cut.seat, [0, 1], [0.84, 1.02], 0.03), band)
  const inside = { at: [0, cut.waist - 0.03, 0], scale: [cut.waistWide * 0.97, 1, 0.345] }
  part(pair, form.cylinder(1, 1, 0.02, 48), matte('#2f2b28'), inside)
  for (const u of [0.05, 0.17, 0.33, 0.45])
    part(pair, laid(cut.seat, [u - 0.009, u + 0.009], [0.82, 1.03], 0.065), band)
  return pair
}

/** A place on the seat, a little above it. */
export const onSeat = (cut, u, v, lift) => {
  const [x, y, z] = cut.seat(u, v)
  return [x, y, z + lift]
}
