import { RepeatWrapping } from 'three'
import { gloss, landscape, lit, matte, metal } from '../../materials.js'
import * as form from '../../shapes.js'
import { timber } from '../electrical/parts.js'

const { group, part, put, QUARTER } = form

/** Phones and plugs that the other goods of this category hold, charge or carry. */

/** What a phone wears where it only keeps other goods company. */
export const PLAIN = '#cfc8bd'

/** Wood for a board cut from an outline, its grain upright: such a board is measured in its own units, past the picture's edge. */
export function grained(colour) {
  const material = timber(colour)
  material.map.wrapS = material.map.wrapT = RepeatWrapping
  material.map.rotation = QUARTER
  material.map.repeat.set(0.6, 0.6)
  return material
}

const wallpaper = () => landscape(512, 1100, ['#c9d8d4', '#7fa39c', '#2f6a66', '#f3c9a4'])

/** A phone's body, 1.5 wide and 3.1 high, around the origin. */
export function phoneBody(colour) {
  const body = group()
  part(body, form.box(1.5, 3.1, 0.17, 0.085), metal('#cfc8bd'))
  part(body, form.box(1.46, 3.06, 0.18, 0.09), gloss(colour))
  for (const y of [0.75, 0.4]) part(body, form.box(0.03, 0.28, 0.06, 0.012), metal('#cfc8bd'), { at: [0.755, y, 0] })
  return body
}

/** A phone with its screen along z. */
export function phoneFront(colour) {
  const front = phoneBody(colour)
  part(front, form.face(1.4, 3, 0.17), lit('#101413'), { at: [0, 0, 0.092] })
  part(front, form.face(1.34, 2.94, 0.15), lit('#fff', { map: wallpaper() }), { at: [0, 0, 0.094] })
  part(front, form.face(0.34, 0.09, 0.044), lit('#101413'), { at: [0, 1.34, 0.096] })
  return front
}

/** One lens that looks along -z from `at`. */
export function lens(parent, [x, y, z], radius) {
  const turn = [QUARTER, 0, 0]
  part(parent, form.cylinder(radius, radius, 0.07, 40), metal('#8d8a84'), { at: [x, y, z], turn })
  part(parent, form.cylinder(radius * 0.8, radius * 0.8, 0.08, 40), gloss('#1a2126'), { at: [x, y, z], turn })
}

/** A USB-C plug lying on its flat side, its tip along x; `material` is its sleeve's. */
export function plug(material) {
  const whole = group()
  part(whole, form.box(0.46, 0.16, 0.3, 0.06), material)
  part(whole, form.box(0.26, 0.08, 0.2, 0.035), metal(), { at: [0.32, 0, 0] })
  return whole
}

/** Puts a plug at an end of a cord that comes from `before`. */
export function endInPlug(parent, end, before, material, scale = 1) {
  const turn = [0, Math.atan2(before[2] - end[2], end[0] - before[0]), 0]
  return put(parent, plug(material), { at: end, turn, scale })
}

/** A cord with a plug at its far end, and one at its near end too where `both` is set. */
export function cord(parent, path, radius, material, { sleeve = material, both = false, steps = 200, scale = 1 } = {}) {
  const way = form.read(path)
  part(parent, form.tube(way, radius, steps, 14), material)
  endInPlug(parent, way.at(-1), way.at(-2), sleeve, scale)
  if (both) endInPlug(parent, way[0], way[1], sleeve, scale)
}

/** Points of a flat coil around [x, z], from one angle over `rounds`, that climbs from `y`. */
export function coil([x, y, z], radius, rounds, { from = 0, widen = 0.06, rise = 0.05 } = {}) {
  const points = []
  const count = Math.round(rounds * 26)
  for (let i = 0; i <= count; i++) {
    const angle = from + (i / count) * rounds * form.TURN
    const reach = radius + (i / 26) * widen
    points.push([x + Math.cos(angle) * reach, y + (i / 26) * rise, z + Math.sin(angle) * reach])
  }
  return points
}

/** A phone in a spring clamp's two jaws, upright around the origin; `material` is the clamp's. */
export function clamped(material) {
  const whole = group()
  put(whole, phoneFront(PLAIN))
  part(whole, form.box(1.3, 0.5, 0.14, 0.06), material, { at: [0, 0, -0.2] })
  const rubber = matte('#565b5a')
  for (const side of [-1, 1]) {
    part(whole, form.box(0.14, 0.7, 0.42, 0.06), material, { at: [side * 0.83, 0, -0.05] })
    part(whole, form.box(0.16, 0.56, 0.12, 0.05), rubber, { at: [side * 0.76, 0, 0.14] })
  }
  return whole
}

/** A case of wireless earbuds, closed, 1.3 wide. */
export function budsCase(colour) {
  const buds = group()
  part(buds, form.box(1.26, 0.6, 0.9, 0.28), gloss(colour), { at: [0, 0.3, 0] })
  const seam = form.slab(form.roundedRectangle(1.265, 0.905, 0.28), 0.014, 0.004, { curveSegments: 12 })
  part(buds, seam, matte('#b8b0a4'), { at: [0, 0.38, 0], turn: [QUARTER, 0, 0] })
  return buds
}
