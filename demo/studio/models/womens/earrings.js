import { shade } from '../../colours.js'
import { brass, gloss, matte, metal, satin, wood } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { archBand } from './handle.js'
import { pearls } from './rings.js'

const { group, part, put, QUARTER } = form

/** A small wooden T from which a pair hangs. */
function jewelStand(height = 2.9) {
  const stand = group()
  part(stand, form.turned(form.curve('0 0, 0.78 0, 0.84 0.06, 0.7 0.14, 0.1 0.2, 0 0.2', 40)), wood())
  part(stand, form.bar([0, 0.1, 0], [0, height, 0], 0.06), wood())
  part(stand, form.capsule(0.07, 1.9), wood(), { at: [0, height, 0], turn: [0, 0, QUARTER] })
  return stand
}

/** The wire that goes through the ear, here over the bar. */
function hook(parent, x, y, material) {
  const wire = `${x} ${y - 0.34} 0.09, ${x} ${y - 0.1} 0.1, ${x} ${y + 0.09} 0.02, ${x} ${y + 0.02} -0.1, ${x} ${y - 0.2} -0.1`
  part(parent, form.tube(wire, 0.022, 40, 8), material)
}

const pearly = (tone) => gloss(tone, { sheen: 0.5, clearcoat: 0.9, clearcoatRoughness: 0.3 })

/** A pearl as it grew: a drop with soft dents, no two alike. */
function baroque(radius) {
  const [a, b, c] = [random() * 6, random() * 6, random() * 6]
  return form.bend(form.ball(radius), (x, y, z) => {
    const dent = 1 + 0.07 * Math.sin(x * 7 + a) + 0.06 * Math.sin(y * 6 + b) + 0.05 * Math.sin(z * 8 + c)
    const taper = 1 - 0.2 * (y / radius)
    return [x * dent * taper, y * 1.22, z * dent * taper]
  })
}

function pearlDrops(colour) {
  const set = group()
  put(set, jewelStand(2.9))
  const gold = metal('#d0a45f', { roughness: 0.34 })
  for (const x of [-0.62, 0.62]) {
    hook(set, x, 2.94, gold)
    part(set, form.ball(0.17), pearly(shade(colour, 0.03)), { at: [x, 2.44, 0.09] })
    for (let i = 0; i < 5; i++) {
      const link = { at: [x, 2.23 - i * 0.09, 0.09], turn: [0, i % 2 ? QUARTER : 0, 0], scale: [0.7, 1, 1] }
      part(set, form.ring(0.055, 0.014), gold, link)
    }
    part(set, form.turned('0.02 0.1, 0.12 0, 0.16 -0.06', 24), gold, { at: [x, 1.76, 0.09] })
    part(set, baroque(0.37), pearly(colour), { at: [x, 1.34, 0.09] })
  }
  return set
}

/** Thick tube hoops: one stands on a stone, one lies against it. */
function hoops(colour) {
  const set = group()
  const bright = metal(colour, { roughness: 0.34 })
  part(set, form.box(2.1, 0.7, 1.3, 0.08), matte('#e6d9c6'), { at: [-0.35, 0.35, -0.35] })
  part(set, form.box(1.2, 0.6, 0.8, 0.08), matte('#d6c8b4'), { at: [-0.8, 1.0, -0.55] })
  for (const place of [
    { at: [-0.5, 1.62, 0.12], turn: [-0.2, 0.15, 0] },
    { at: [0.85, 0.86, 0.62], turn: [-0.22, -0.35, 0.2] },
  ]) {
    const hoop = put(set, group(), place)
    part(hoop, form.ring(0.74, 0.15), bright)
    part(hoop, form.ring(0.148, 0.01), matte(shade(colour, -0.3)), { at: [0.74, 0.1, 0], turn: [QUARTER, 0, 0.1] })
  }
  return set
}

/** A disc and three nested arches of clay on each side of a plaque. */
function clayArches(colour) {
  const set = group()
  part(set, form.slab(form.roundedRectangle(3.1, 3.1, 0.5), 0.24, 0.1), matte('#efe6d8'), {
    at: [0, 1.62, -0.2],
    turn: [-0.08, 0, 0],
  })
  part(set, form.box(3.3, 0.2, 0.9, 0.08), wood(), { at: [0, 0.1, -0.15] })
  const tones = [colour, shade(colour, 0.16), '#e3c99c']
  for (const x of [-0.74, 0.74]) {
    const hung = put(set, group(), { at: [x, 0.82, 0.04], turn: [-0.08, 0, 0] })
    part(hung, form.slab(form.disc(0.3), 0.16, 0.05), matte(colour), { at: [0, 1.66, 0] })
    part(hung, form.ball(0.05, 20), brass(), { at: [0, 1.66, 0.09] })
    part(hung, form.ring(0.09, 0.022), brass(), { at: [0, 1.27, 0.02], turn: [0, 0.6, 0] })
    for (const [i, tone] of tones.entries()) {
      const [wide, high] = [0.6 - i * 0.19, 1.2 - i * 0.2]
      part(hung, archBand(wide, high, 0.165, 0.17, 0.05), matte(tone))
    }
  }
  return set
}

/** A tassel of thread: strands around a core, bound at the head. */
function tassel(colour) {
  const fringe = group()
  const [silk, shadow] = [satin(colour, { sheen: 0.8 }), satin(shade(colour, -0.08), { sheen: 0.8 })]
  part(fringe, form.turned('0 0.02, 0.13 0, 0.16 -0.12, 0.15 -0.24, 0.2 -0.5, 0.24 -1.45, 0 -1.45', 40), shadow)
  form.around(30, (angle, i) => {
    const line = [
      [0.15, -0.02],
      [0.165, -0.14],
      [0.165, -0.28],
      [0.215, -0.55],
      [0.25 + 0.02 * (i % 2), -1.48 - 0.03 * (i % 3)],
    ].map(([out, y]) => [Math.cos(angle) * out, y, Math.sin(angle) * out])
    part(fringe, form.tube(line, 0.024, 14, 8), i % 2 ? silk : shadow)
  })
  for (const y of [-0.17, -0.21, -0.25])
    part(fringe, form.ring(0.18, 0.022), brass(), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  return fringe
}

function tassels(colour) {
  const set = group()
  put(set, jewelStand(2.9))
  for (const x of [-0.6, 0.6]) {
    hook(set, x, 2.94, brass())
    part(set, form.ball(0.17), gloss('#5f9277'), { at: [x, 2.42, 0.09] })
    part(set, form.ball(0.05, 20), brass(), { at: [x, 2.23, 0.09] })
    put(set, tassel(colour), { at: [x, 2.19, 0.09] })
  }
  return set
}

/** Three pairs of studs on a card that leans on a block. */
function studs(colour) {
  const set = group()
  const bright = metal(colour, { roughness: 0.34 })
  const card = put(set, group(), { at: [0, 0.04, 0.3], turn: [-0.3, 0, 0] })
  part(card, form.slab(form.roundedRectangle(2.3, 2.9, 0.16), 0.07, 0.025), matte('#efe7da'), { at: [0, 1.45, 0] })
  part(card, form.slab(form.roundedRectangle(1.9, 2.5, 0.1), 0.03, 0.01), matte('#dfd2bf'), { at: [0, 1.45, 0.035] })
  part(set, form.box(1.7, 1.5, 0.5, 0.08), matte('#d6c8b4'), { at: [0, 0.75, -0.72] })
  const moon = '-0.26 0.1 0, -0.2 -0.14 0, 0 -0.26 0, 0.2 -0.14 0, 0.26 0.1 0, 0.13 -0.04 0, 0 -0.08 0, -0.13 -0.04 0'
  for (const x of [-0.48, 0.48]) {
    part(card, form.ball(0.21), bright, { at: [x, 2.25, 0.16] })
    part(card, form.capsule(0.085, 0.5), bright, { at: [x, 1.47, 0.12], turn: [0, 0, QUARTER] })
    part(card, form.slab(form.outline(moon), 0.12, 0.045), bright, { at: [x, 0.76, 0.11], scale: 1.3 })
  }
  return set
}

export const earringPairs = {
  'earrings-hoops': { build: hoops, yaw: -0.25, pitch: 0.24, again: { yaw: 0.45, pitch: 0.4 } },
  'earrings-pearl': { build: pearlDrops, tints: pearls, yaw: -0.3, pitch: 0.14, again: { yaw: 0.45, pitch: 0.24 } },
  'earrings-arch': { build: clayArches, yaw: -0.3, pitch: 0.16, again: { yaw: 0.45, pitch: 0.28 } },
  'earrings-tassel': {
    build: tassels,
    yaw: -0.3,
    pitch: 0.14,
    again: { yaw: 0.45, pitch: 0.26 },
    near: { zoom: 2.2, point: [0.5, 0.4] },
  },
  'earrings-studs': { build: studs, yaw: -0.35, pitch: 0.2, again: { yaw: 0.4, pitch: 0.36 } },
}
