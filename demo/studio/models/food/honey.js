import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { mug, saucer } from '../props.js'
import { bow, spoon, tray } from './packaging.js'

const { group, part, put, QUARTER } = form

const honeyTints = { acacia: '#e2ac45', wildflower: '#c97a22', buckwheat: '#7a4018' }

function dipper() {
  const stick = group()
  part(stick, form.cylinder(0.05, 0.05, 1.7), wood(), { at: [0, 0.85, 0] })
  ;[0.16, 0.21, 0.23, 0.21, 0.16].forEach((out, i) => {
    part(stick, form.ring(out, 0.045), wood('#b58455'), { at: [0, -0.05 - i * 0.1, 0], turn: [QUARTER, 0, 0] })
  })
  part(stick, form.cylinder(0.15, 0.12, 0.5), wood('#b58455'), { at: [0, -0.25, 0] })
  return stick
}

function honeyJar(colour) {
  const jar = group()
  part(
    jar,
    form.turned(form.curve('0 0, 0.62 0, 0.72 0.12, 0.74 0.6, 0.7 1.0, 0.5 1.16, 0.5 1.3')),
    gloss(colour, { clearcoat: 1 }),
  )
  part(jar, form.cylinder(0.56, 0.56, 0.3), wood(), { at: [0, 1.4, 0] })
  part(jar, form.wrap(0.75, 0.46, 1.3), matte('#f6f1e6'), { at: [0, 0.6, 0] })
  form.around(6, (angle) => {
    part(jar, form.cylinder(0.052, 0.052, 0.01, 6), matte(colour), {
      at: [Math.cos(angle) * 0.1, 0.6 + Math.sin(angle) * 0.1, 0.755],
      turn: [QUARTER, 0, 0],
    })
  })
  return jar
}

function honey(colour) {
  const table = group()
  put(table, honeyJar(colour))
  put(table, dipper(), { at: [1.3, 0.24, 0.85], turn: [0, 0.75, QUARTER - 0.08] })
  return table
}

function honeyOnPlate(colour) {
  const table = group()
  put(table, honeyJar(colour), { at: [-0.5, 0, -0.3] })
  put(table, saucer(speckled('#e9dfcd')), { at: [1.05, 0, 0.6], scale: 0.85 })
  part(table, form.ball(0.62), gloss(colour), { at: [1.05, 0.07, 0.6], scale: [1, 0.1, 1] })
  put(table, dipper(), { at: [0.9, 0.36, 0.7], turn: [0, -0.5, -QUARTER + 0.22] })
  return table
}

/** A slab of comb: wax with open cells, honey in most of them. */
function comb(colour, columns, rows) {
  const slab = group()
  const [width, depth] = [columns * 0.21, rows * 0.182]
  part(slab, form.box(width, 0.5, depth, 0.05), gloss(colour, { clearcoat: 1 }), { at: [0, 0.25, 0] })
  const wax = satin(shade(colour, 0.16))
  const honeyed = gloss(shade(colour, -0.06), { clearcoat: 1 })
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns - (row % 2); column++) {
      const x = (column + 0.5 + (row % 2) / 2) * 0.21 - width / 2
      const z = (row + 0.5) * 0.182 - depth / 2
      part(slab, form.cylinder(0.12, 0.12, 0.06, 6), wax, { at: [x, 0.51, z] })
      part(slab, form.cylinder(0.085, 0.085, 0.07, 6), random() < 0.85 ? honeyed : wax, { at: [x, 0.512, z] })
    }
  }
  return slab
}

function combInTray(colour) {
  const set = group()
  put(set, tray(2.6, 0.42, 2, wood('#d9b98a'), 0.1))
  put(set, comb(colour, 11, 9), { at: [0, 0.1, 0] })
  part(set, form.ball(0.24), gloss(colour, { clearcoat: 1 }), { at: [1.62, 0.02, 0.75], scale: [1.3, 0.12, 1] })
  return set
}

function combServed(colour) {
  const set = group()
  put(set, saucer(speckled('#e9dfcd')), { scale: 1.5 })
  put(set, comb(colour, 6, 6), { at: [0.1, 0.14, 0], turn: [0, 0.4, 0] })
  part(set, form.ball(0.9), gloss(colour, { clearcoat: 1 }), { at: [0, 0.13, 0.1], scale: [1.15, 0.06, 1] })
  put(set, dipper(), { at: [1.5, 0.35, 0.7], turn: [0, -0.5, -QUARTER + 0.2] })
  return set
}

const squeezeTints = { longan: '#a3601f', lychee: '#e5bb5c', wildflower: '#c97a22' }

/** A ribbed bottle that stands on its wide cap. */
function squeezeBottle(colour) {
  const bottle = group()
  const ribs = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59
    const body =
      0.52 + 0.3 * Math.sin(Math.min(1, t * 1.35 + 0.12) * 1.57) - (t > 0.72 ? ((t - 0.72) / 0.28) ** 2 * 0.8 : 0)
    return [Math.max(0, body + (t < 0.9 ? 0.03 * Math.abs(Math.sin(t * 19)) : 0)), 0.5 + t * 1.9]
  })
  part(bottle, form.turned([...ribs, [0, 2.42]]), gloss(colour, { clearcoat: 1 }))
  part(bottle, form.turned('0 0, 0.56 0, 0.6 0.04, 0.6 0.46, 0.54 0.54, 0 0.54'), satin('#f2eee7'))
  part(bottle, form.ring(0.602, 0.012), matte('#c9c3b8'), { at: [0, 0.26, 0], turn: [QUARTER, 0, 0] })
  for (const [x, y, turn] of form.read('0 1.35 0, -0.13 1.22 0.5, 0.13 1.22 -0.5')) {
    const petal = { at: [x, y, 0.84], turn: [0, 0, turn], scale: [0.75, 1.1, 0.2] }
    part(bottle, form.ball(0.11), matte('#f6f1e6'), petal)
  }
  return bottle
}

function squeezed(colour) {
  const table = group()
  put(table, squeezeBottle(colour), { at: [-0.95, 0, -0.5], scale: 0.9 })
  put(table, saucer(speckled('#e7decf')), { at: [0.95, 0, 0.4], scale: 1.15 })
  for (let i = 0; i < 4; i++) {
    const place = { at: [0.95 + wobble(0.05), 0.26 + i * 0.17, 0.4 + wobble(0.05)], scale: [1, 0.1, 1] }
    part(table, form.ball(0.8), matte(i % 2 ? '#d9a765' : '#e0b678'), place)
  }
  part(table, form.ball(0.55), gloss(colour, { clearcoat: 1 }), { at: [0.95, 0.86, 0.4], scale: [1, 0.08, 0.9] })
  part(table, form.tube('1.3 0.85 0.75, 1.5 0.75 0.95, 1.6 0.5 1.08', 0.06, 20), gloss(colour, { clearcoat: 1 }))
  return table
}

function hexJar(colour, cap) {
  const jar = group()
  const flatInFront = [0, Math.PI / 6, 0]
  part(jar, form.cylinder(0.46, 0.46, 0.85, 6), gloss(colour, { clearcoat: 1 }), {
    at: [0, 0.43, 0],
    turn: flatInFront,
  })
  part(jar, form.cylinder(0.34, 0.46, 0.1, 6), gloss(colour, { clearcoat: 1 }), { at: [0, 0.9, 0], turn: flatInFront })
  part(jar, form.cylinder(0.38, 0.38, 0.26), metal(cap), { at: [0, 1.06, 0] })
  part(jar, form.box(0.4, 0.4, 0.02, 0.008), matte('#f6f1e6'), { at: [0, 0.43, 0.405] })
  return jar
}

const TRIO = ['#e2ac45', '#a8601f', '#4e2612']

function trio(colour) {
  const set = group()
  put(set, tray(3.4, 0.62, 1.3, matte(colour)))
  TRIO.forEach((honeyed, i) => {
    put(set, hexJar(honeyed, '#c9a063'), { at: [-1.06 + i * 1.06, 0.08, 0] })
  })
  const lid = put(set, group(), { at: [0.35, 0.72, -0.98], turn: [-0.25, 0, 0] })
  part(lid, form.box(3.46, 1.36, 0.26, 0.04), matte(shade(colour, -0.06)))
  put(set, bow(matte('#f2e7d2'), 1, 0.03), { at: [0, 0.42, 0.7] })
  part(set, form.box(3.44, 0.05, 0.02, 0.01), matte('#f2e7d2'), { at: [0, 0.42, 0.66] })
  return set
}

function trioClosed(colour) {
  const set = group()
  part(set, form.box(3.4, 1.3, 1.3, 0.05), matte(colour), { at: [0, 0.65, 0] })
  part(set, form.box(3.46, 0.4, 1.36, 0.04), matte(shade(colour, -0.06)), { at: [0, 1.14, 0] })
  part(set, form.box(0.09, 1.36, 1.4, 0.01), matte('#f2e7d2'), { at: [0, 0.67, 0] })
  put(set, bow(matte('#f2e7d2'), 1.5, 0.045), { at: [0, 1.4, 0.1], turn: [-1, 0, 0] })
  put(set, hexJar(TRIO[0], '#c9a063'), { at: [1.3, 0, 1.2], turn: [0, 0.3, 0] })
  return set
}

const steepedTints = { citron: '#e8a21c', ginger: '#cf9d3f', jujube: '#8a3a22' }

/** Round or oval slices with a rind, pressed against the glass. */
function slices(jar, colour, flavour) {
  const rind = gloss(shade(colour, flavour === 'jujube' ? -0.2 : -0.08))
  const flesh = satin(shade(colour, flavour === 'jujube' ? 0.05 : 0.12))
  const long = flavour === 'citron' ? 1 : 0.72
  for (let row = 0; row < 5; row++) {
    form.around(
      7,
      (angle) => {
        const place = { at: [Math.cos(angle) * 0.66, 0.34 + row * 0.33 + wobble(0.05), Math.sin(angle) * 0.66] }
        const slice = put(jar, group(), { ...place, turn: [wobble(0.25), QUARTER - angle, wobble(0.6)] })
        slice.scale.set(1, long, 1)
        part(slice, form.cylinder(0.25, 0.25, 0.07, 28), rind, { turn: [QUARTER, 0, 0] })
        part(slice, form.cylinder(0.2, 0.2, 0.09, 28), flesh, { turn: [QUARTER, 0, 0] })
        if (flavour === 'citron') part(slice, form.cylinder(0.04, 0.04, 0.1, 12), rind, { turn: [QUARTER, 0, 0] })
      },
      row * 0.5,
    )
  }
}

function steepedJar(colour, flavour) {
  const jar = group()
  part(jar, form.cylinder(0.68, 0.68, 1.8), gloss(colour, { clearcoat: 1 }), { at: [0, 0.98, 0] })
  slices(jar, colour, flavour)
  part(jar, form.turned(form.curve('0 0, 0.74 0, 0.8 0.08, 0.8 1.75, 0.74 2, 0.66 2.08', 60)), glass('#ffffff', 0.1))
  part(jar, form.ring(0.68, 0.05), matte('#b5532f'), { at: [0, 2.1, 0], turn: [QUARTER, 0, 0] })
  part(jar, form.turned(form.curve('0.72 0, 0.7 0.14, 0.4 0.2, 0 0.2', 40)), glass('#ffffff', 0.4), {
    at: [0, 2.13, 0],
  })
  part(
    jar,
    form.tube('-0.72 2.02 0, -0.78 2.2 0.1, -0.5 2.36 0, 0 2.38 0, 0.5 2.36 0, 0.78 2.2 0.1, 0.72 2.02 0', 0.028),
    metal(),
  )
  part(jar, form.tube('-0.2 1.75 0.82, -0.12 2.05 0.8, 0 2.14 0.78, 0.12 2.05 0.8, 0.2 1.75 0.82', 0.028, 40), metal())
  return jar
}

function steepedTea(colour, flavour) {
  const table = group()
  put(table, steepedJar(colour, flavour), { at: [-0.7, 0, -0.4] })
  put(table, mug(speckled('#f2eee7'), shade(colour, 0.12)), { at: [1.1, 0, 0.4], turn: [0, -0.3, 0], scale: 0.95 })
  put(table, spoon(), { at: [0.2, 0, 1.3], turn: [0, 0.2, 0] })
  return table
}

export const honeys = {
  honey: {
    build: honey,
    yaw: -0.1,
    pitch: 0.18,
    tints: honeyTints,
    again: { build: honeyOnPlate, yaw: 0, pitch: 0.34 },
  },
  'honey-comb': {
    build: combInTray,
    yaw: -0.5,
    pitch: 0.55,
    tints: { ...honeyTints, chestnut: '#a8601f' },
    again: { build: combServed, yaw: 0.1, pitch: 0.4 },
    aside: { pitch: 1 },
  },
  'honey-squeeze': {
    build: squeezeBottle,
    yaw: -0.2,
    pitch: 0.14,
    tints: squeezeTints,
    again: { build: squeezed, yaw: 0, pitch: 0.3 },
    aside: { pitch: 1 },
  },
  'honey-trio': { build: trio, yaw: -0.35, pitch: 0.34, again: { build: trioClosed, yaw: -0.45, pitch: 0.36 } },
  'honey-steeped': {
    build: steepedJar,
    yaw: 0,
    pitch: 0.16,
    tints: steepedTints,
    again: { build: steepedTea, yaw: 0, pitch: 0.3 },
  },
}
