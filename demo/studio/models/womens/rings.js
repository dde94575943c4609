import { shade } from '../../colours.js'
import { gloss, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

/** A ring with a set stone; `stone` null makes a plain band. */
function jewel(colour, stone) {
  const band = group()
  part(band, form.ring(0.46, 0.06), metal(colour, { roughness: 0.34 }))
  if (!stone) return band
  part(band, form.turned(form.curve('0 0, 0.1 0, 0.17 0.1, 0.19 0.16', 20)), metal(colour), { at: [0, 0.47, 0] })
  part(band, form.ball(0.175), gloss(stone, { clearcoat: 1 }), { at: [0, 0.65, 0], scale: [1, 0.8, 1] })
  return band
}

/** Three rings on a pair of stoneware cones; one lies before them. */
function rings(colour) {
  const set = group()
  const clay = matte('#efe6d8')
  const cone = '0 0, 0.72 0, 0.74 0.05, 0.52 0.5, 0.3 1.4, 0.12 2.05, 0 2.1'
  part(set, form.turned(form.curve(cone)), clay)
  part(set, form.turned(form.curve(cone)), matte('#d9c6b2'), { at: [1.35, 0, 0.5], scale: [0.9, 0.66, 0.9] })
  put(set, jewel(colour, '#7fa39a'), { at: [0, 1.0, 0.02], turn: [QUARTER - 0.16, 0, 0], scale: 0.98 })
  put(set, jewel(colour, null), { at: [0, 0.62, 0], turn: [QUARTER - 0.04, 0.08, 0], scale: 1.12 })
  put(set, jewel(colour, null), { at: [1.35, 0.74, 0.5], turn: [QUARTER + 0.08, -0.1, 0], scale: 0.86 })
  put(set, jewel(colour, '#e8c9b4'), { at: [0.42, 0.5, 1.2], turn: [0, 0.5, 0], scale: 1 })
  return set
}

const bright = (colour) => metal(colour, { roughness: 0.34 })

/**
 * A band that is not the same all round: `wide` and `thick` answer half of its width along the finger and half of its
 * thickness at an angle, a quarter turn being the top.
 */
function band(wide, thick, radius = 0.8) {
  return form.surface(
    (u, v) => {
      const [angle, around] = [u * form.TURN, v * form.TURN]
      const out = radius + (1 + Math.cos(around)) * thick(angle)
      return [Math.cos(angle) * out, Math.sin(angle) * out, Math.sin(around) * wide(angle)]
    },
    160,
    40,
  )
}

/** How near an angle is to the top of the ring, from 0 to 1. */
const top = (angle) => Math.max(0, Math.sin(angle)) ** 2

/** A signet ring standing on a stone step, its flat stone to the front. */
function signet(colour) {
  const set = group()
  const silver = bright('#c9c9c6')
  const ringAt = put(set, group(), { at: [0, 1.36, 0.1], turn: [0.72, 0, 0.05] })
  part(
    ringAt,
    band(
      (angle) => 0.15 + 0.3 * top(angle),
      (angle) => 0.05 + 0.055 * top(angle),
    ),
    silver,
  )
  const lying = { at: [0, 0.98, 0], turn: [QUARTER, 0, 0], scale: [1.06, 0.84, 1] }
  part(ringAt, form.slab(form.disc(0.56), 0.22, 0.05), silver, { ...lying, at: [0, 0.97, 0] })
  part(ringAt, form.slab(form.disc(0.45), 0.1, 0.03), gloss(colour, { clearcoat: 1 }), { ...lying, at: [0, 1.06, 0] })
  part(set, form.box(2.5, 0.45, 2, 0.07), matte('#e9dfcf'), { at: [0, 0.225, 0.1] })
  part(set, form.box(1.5, 0.5, 0.7, 0.07), matte('#d9cbb6'), { at: [-0.1, 0.7, -0.5] })
  return set
}

/** A pearl between two smaller ones, on a silk cushion. */
function pearlRing(colour) {
  const set = group()
  const gold = bright('#d0a45f')
  const cushion = form.bend(form.softBox(2.3, 0.7, 2), (x, y, z) => {
    const near = (1 - (Math.abs(x) / 1.15) ** 4) * (1 - (Math.abs(z) / 1) ** 4)
    const dent = 0.18 * Math.exp(-((x * 2.2) ** 2) - (z * 5) ** 2)
    return [x, y * (0.16 + 0.9 * near ** 0.6) - (y > 0 ? dent : 0), z]
  })
  part(set, cushion, satin('#cfd4cc', { sheen: 0.6 }), { at: [0, 0.37, 0] })
  const ringAt = put(set, group(), { at: [0, 1.28, 0], turn: [-0.12, 0, 0] })
  part(ringAt, form.ring(0.8, 0.055), gold)
  const pearl = (tone) => gloss(tone, { sheen: 0.5, clearcoat: 0.9, clearcoatRoughness: 0.3 })
  part(ringAt, form.turned(form.curve('0 0, 0.16 0, 0.26 0.1', 16)), gold, { at: [0, 0.82, 0] })
  part(ringAt, form.ball(0.36), pearl(colour), { at: [0, 1.16, 0] })
  for (const side of [-1, 1]) {
    part(ringAt, form.ball(0.17), pearl(shade(colour, 0.03)), { at: [side * 0.48, 0.86, 0] })
  }
  return set
}

/** Three wires plaited around a circle. */
function plait(colour) {
  const closed = group()
  const silver = bright(colour)
  for (const ply of [0, 1, 2]) {
    const path = Array.from({ length: 145 }, (_, i) => {
      const angle = (i / 144) * form.TURN
      const phase = angle * 7 + (ply * form.TURN) / 3
      const out = 0.86 + 0.08 * Math.sin(phase * 2)
      return [Math.cos(angle) * out, Math.sin(angle) * out, 0.18 * Math.sin(phase)]
    })
    part(closed, form.tube(path, 0.078, 240, 14), silver)
  }
  return closed
}

/** Two plaited rings: one stands, one leans against it. */
function braided(colour) {
  const set = group()
  put(set, plait(colour), { at: [0, 1.03, 0], turn: [0, -0.3, 0] })
  put(set, plait(colour), { at: [0.95, 0.3, 0.85], turn: [QUARTER + 0.12, 0.1, 0] })
  part(set, form.ball(1), matte('#cfc5b6'), { at: [-1.15, 0.44, -0.35], scale: [0.85, 0.44, 0.7] })
  return set
}

/** Fat in front and slim behind, with ridges that run across it. */
function domeRing() {
  const swell = (angle) => Math.max(0, (Math.sin(angle) + 0.75) / 1.75) ** 1.2
  const ridge = (angle) => 1 + 0.2 * Math.abs(Math.sin(angle * 7)) * swell(angle)
  return band(
    (angle) => (0.13 + 0.5 * swell(angle)) * ridge(angle),
    (angle) => (0.055 + 0.17 * swell(angle)) * ridge(angle),
    0.74,
  )
}

function domes(colour) {
  const set = group()
  const gold = bright(colour)
  part(set, domeRing(), gold, { at: [-0.45, 1.2, -0.2], turn: [0.22, -0.25, 0] })
  part(set, domeRing(), gold, { at: [1.05, 0.52, 0.75], turn: [QUARTER - 0.1, 0, 0.5], scale: 0.9 })
  part(set, form.cylinder(1.15, 1.15, 0.36), matte('#e6d9c6'), { at: [-0.45, 0.18, -0.2] })
  return set
}

const stones = { onyx: '#2c2f33', jade: '#4f8464', carnelian: '#b5482f' }
export const pearls = { white: '#f4eee4', peach: '#eccbb2', lilac: '#c9b9cc' }

export const ringSets = {
  rings: { build: rings, yaw: -0.3, pitch: 0.26, again: { yaw: 0.4, pitch: 0.4 } },
  'rings-signet': {
    build: signet,
    tints: stones,
    yaw: -0.35,
    pitch: 0.3,
    again: { yaw: 0.5, pitch: 0.45 },
    near: { pitch: 0.7, zoom: 3.4 },
  },
  'rings-pearl': {
    build: pearlRing,
    tints: pearls,
    yaw: -0.3,
    pitch: 0.2,
    again: { yaw: 0.6, pitch: 0.4 },
    near: { zoom: 2.6, point: [0.48, 0.29] },
  },
  'rings-braid': { build: braided, yaw: -0.2, pitch: 0.3, again: { yaw: 0.5, pitch: 0.45 } },
  'rings-dome': { build: domes, yaw: -0.1, pitch: 0.34, again: { yaw: 0.6, pitch: 0.5 } },
}
