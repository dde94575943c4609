import { matte } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { foldsOf } from '../cloth-folds.js'
import { faceDown, laidFlat, onClips } from '../clothes-rail.js'

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
 * Trousers laid flat. Either half is one tube: a leg up to the crotch, and above it all the way across, so that the two
 * make one seat. A cut is the heights of waist and crotch, and half widths of waist, hip and hem.
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
  strength = 1,
}) {
  const outer = [
    [0, 0.1 + 2 * hem],
    [crotch * 0.75, (0.1 + 2 * hem) * 0.4 + hip * 0.6],
    [crotch + 0.2, hip],
    [waist, waistWide],
  ]
  const inner = [
    [0, 0.1],
    [crotch - 0.1, 0.015],
    [crotch + 0.42, -hip * 0.97],
    [waist, -waistWide],
  ]
  const deep = [
    [0, 0.09],
    [crotch, 0.13],
    [waist, 0.1],
  ]
  const folds = foldsOfTrousers({ waist, crotch, hip, hem, strength })
  const heightAt = (x, y, forth, share) => {
    const under = forth < 0 ? -0.7 : 1
    const worn = ruck * Math.sin(y * 20 + x * 3) * Math.max(0, 1 - y / crotch)
    const pressed = pleat * Math.sin(x * 22) * Math.max(0, (y - crotch * 0.7) / waist)
    return under * (along(deep, y) + worn + pressed + folds(under * x, y)) * (1 - share ** 5) ** 0.5
  }
  const half = (side) => (u, v) => {
    const y = v * waist
    const [out, into] = [along(outer, y), along(inner, y)]
    const [across, forth] = [Math.cos(u * TURN), Math.sin(u * TURN)]
    const share = Math.abs(across) ** 0.9
    const x = side * ((out + into) / 2 + ((out - into) / 2) * Math.sign(across) * share)
    const crease = creased && y < waist - 0.5 ? 0.035 * Math.max(0, 1 - Math.abs(share) * 9) * Math.sign(forth) : 0
    return [x, y, Math.abs(forth) < 1e-6 ? 0 : heightAt(x, y, forth, share) + crease]
  }
  /** The seat alone, from the crotch (0) to the waist (1). */
  const seat = (u, v) => {
    const y = crotch + (waist - crotch) * v
    const [across, forth] = [Math.cos(u * TURN), Math.sin(u * TURN)]
    const share = Math.abs(across) ** 0.9
    const x = along(outer, y) * Math.sign(across) * share
    return [x, y, Math.abs(forth) < 1e-6 ? 0 : heightAt(x, y, forth, share)]
  }
  return { waist, crotch, waistWide, half, seat }
}

/** Folds across the hips, behind the knees and above the hem. */
function foldsOfTrousers({ waist, crotch, hip, hem, strength }) {
  const folds = []
  for (const side of [-1, 1]) {
    const middle = side * (hem + 0.1)
    for (const [fromX, fromY, toX, toY, height] of [
      [0.03, crotch - 0.05, hip * 0.8, crotch + 0.22, 0.034],
      [0.05, crotch - 0.2, hip * 0.9, crotch - 0.02, 0.03],
      [0.08, crotch + 0.2, hip * 0.7, waist - 0.3, 0.022],
    ])
      folds.push({
        from: [side * fromX, fromY],
        to: [side * toX, toY + wobble(0.06)],
        height: height * strength,
        width: 0.06,
      })
    for (let i = 0; i < 5; i++) {
      const y = crotch * (0.16 + 0.15 * i) + wobble(0.05)
      const [from, to] = i % 2 ? [hem, -0.2] : [-hem, 0.25]
      folds.push({
        from: [middle + from * 1.05, y],
        to: [middle + to * hem, y - 0.16 + wobble(0.08)],
        height: 0.03 * strength * (0.7 + 0.5 * Math.abs(wobble(1))),
        width: 0.055,
      })
    }
    folds.push({
      from: [middle + wobble(hem * 0.5), 0],
      to: [middle + wobble(hem * 0.6), crotch * 0.7],
      height: 0.024 * strength,
      width: 0.08,
      open: true,
    })
  }
  return foldsOf(folds)
}

/** A piece of cloth laid on one of the trousers' surfaces, its edges turned under. */
export const laid = (shape, [u0, u1], [v0, v1], lift, side = 1) =>
  form.surface(
    (share, v) => {
      const u = side > 0 ? 1 - share : share
      const edge = Math.min(1, Math.min(u, 1 - u, v, 1 - v) / 0.08) ** 0.5
      const angle = (u0 + (u1 - u0) * u) * TURN
      const [x, y, z] = shape(angle / TURN, v0 + (v1 - v0) * v)
      const out = Math.sin(angle)
      return [
        x + side * Math.cos(angle) ** 9 * lift * 0.4 * edge,
        y,
        z + Math.sign(out) * Math.abs(out) ** 0.2 * lift * 0.5 * edge,
      ]
    },
    60,
    30,
  )

/** A pair with its waistband and loops. The waist is open: the front of the band lies a little below the back. */
export function flatPair(cut, cloth, { turnUp = 0, band = cloth } = {}) {
  const pair = group()
  for (const side of [-1, 1]) {
    part(
      pair,
      form.surface((u, v) => cut.half(side)(-side * u, v), 140, 220),
      cloth,
    )
    if (turnUp) part(pair, laid(cut.half(side), [0, 1], [-turnUp * 0.02, turnUp], 0.05, side), band)
  }
  part(pair, laid(cut.seat, [0, 1], [0.85, 1.02], 0.03), band)
  const inside = form.surface(
    (u, v) => {
      const x = (u * 2 - 1) * cut.waistWide * 0.96
      const round = (1 - (2 * u - 1) ** 4) ** 0.5
      return [x, cut.waist + 0.01 + 0.05 * v * round, (0.09 - 0.13 * v) * round]
    },
    40,
    6,
  )
  part(pair, inside, matte('#8d8272'))
  for (const u of [0.05, 0.17, 0.33, 0.45, 0.75])
    part(pair, laid(cut.seat, [u - 0.009, u + 0.009], [0.83, 1.03], 0.075), band)
  return pair
}

/** Trousers laid flat (1 to 3), clipped to a hanger (4), face down (5) and from near (6). */
export function trouserModel(sew, { yaw = -0.1, waist, half, again, ...model }) {
  return {
    build: (colour, variant) => laidFlat(sew(colour, variant)),
    yaw,
    pitch: 1.34,
    room: { left: 0.12, right: 0.88, top: 0.09, bottom: 0.91 },
    again: {
      build: (colour, variant) => onClips(sew(colour, variant), { waist, half }),
      yaw: yaw < 0 ? 0.4 : -0.4,
      pitch: 0.06,
      ...again,
    },
    aside: { build: (colour, variant) => faceDown(sew(colour, variant)), yaw: -yaw, pitch: 1.34 },
    near: { yaw: yaw < 0 ? 0.3 : -0.3, pitch: 0.9 },
    ...model,
  }
}

/** A place on the seat, a little above it. */
export const onSeat = (cut, u, v, lift) => {
  const [x, y, z] = cut.seat(u, v)
  return [x, y, z + lift]
}
