import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, satin, speckled, wood, woven } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl } from '../props.js'
import { flatLabel, grain, hoop, leaf, mound, roundLabel, soft, spoon, strewn } from './packaging.js'

const { group, part, put, QUARTER } = form

const oilTints = { plain: '#b9a53d', lemon: '#d9bf4e', chilli: '#b0512f' }

function olives(table) {
  for (const [x, z] of form.read('1.15 0.75, 1.5 0.95, 1.25 1.15')) {
    part(table, form.ball(0.19), gloss('#75803f'), { at: [x, 0.17, z], scale: [1.15, 0.9, 0.95] })
  }
  part(table, form.ball(0.3), matte('#8d9a6a'), { at: [1.75, 0.07, 0.6], turn: [0, 0.6, 0], scale: [1.3, 0.1, 0.4] })
}

function lemon(table) {
  const rind = gloss('#e5c84b')
  part(table, form.ball(0.44), rind, { at: [1.35, 0.42, 0.7], scale: [1.2, 0.95, 0.95] })
  part(table, form.ball(0.12), rind, { at: [1.9, 0.42, 0.7] })
}

function chillies(table) {
  for (const [x, z, turn] of form.read('1.2 0.7 0.3, 1.35 1.1 -0.2')) {
    const pepper = put(table, group(), { at: [x, 0.13, z], turn: [0, turn, 0] })
    part(
      pepper,
      form.turned(form.curve('0 -0.55, 0.05 -0.4, 0.12 0, 0.14 0.35, 0.08 0.46, 0 0.47')),
      gloss('#b23c22'),
      { turn: [0, 0, QUARTER] },
    )
    part(pepper, form.tube('-0.46 0 0, -0.6 0.05 0, -0.72 0.16 0', 0.03, 20), matte('#6f7f46'))
  }
}

const companions = { plain: olives, lemon, chilli: chillies }

function oilBottle(colour) {
  const bottle = group()
  const shape = '0 0, 0.5 0, 0.56 0.06, 0.56 1.5, 0.5 1.8, 0.2 2.15, 0.17 2.7, 0.21 2.74, 0.21 2.84, 0.17 2.86'
  part(bottle, form.turned(form.read(shape)), gloss(colour, { clearcoat: 1 }))
  part(bottle, form.cylinder(0.15, 0.13, 0.34), wood('#c9a477'), { at: [0, 2.98, 0] })
  part(bottle, form.wrap(0.568, 0.95, 1.7), matte('#f6f1e6'), { at: [0, 0.85, 0] })
  part(bottle, form.ball(0.15), matte(shade(colour, -0.06)), { at: [0, 1.02, 0.565], scale: [0.7, 1.15, 0.08] })
  part(bottle, form.box(0.36, 0.03, 0.014, 0.006), matte('#6b665e'), { at: [0, 0.68, 0.57] })
  return bottle
}

function oil(colour, flavour) {
  const table = group()
  put(table, oilBottle(colour))
  companions[flavour](table)
  return table
}

function oilPoured(colour, flavour) {
  const table = group()
  put(table, oilBottle(colour), { at: [-0.4, 0, -0.3] })
  const dip = put(table, bowl(speckled('#e9dfcd')), { at: [1.05, 0, 0.45], scale: 0.62 })
  part(dip, form.cylinder(1, 1, 0.01), gloss(colour), { at: [0, 0.7, 0] })
  companions[flavour](put(table, group(), { at: [-1.2, 0, 0.5] }))
  return table
}

const sesameTints = { light: '#d6a443', medium: '#a8622a', dark: '#5a3018' }

/** A round-bellied little jug with a handle and a stopper. */
function jug(colour) {
  const vessel = group()
  const shape =
    '0 0, 0.55 0, 0.78 0.12, 0.92 0.55, 0.82 0.98, 0.46 1.28, 0.26 1.5, 0.24 1.8, 0.32 1.88, 0.3 1.94, 0.2 1.9'
  part(vessel, form.turned(form.curve(shape, 90)), gloss(colour, { clearcoat: 1 }))
  const handle = '0.24 1.72 0, 0.62 1.86 0, 0.98 1.62 0, 1.02 1.2 0, 0.78 0.92 0'
  part(vessel, form.tube(handle, 0.075), gloss(colour, { clearcoat: 1 }))
  part(vessel, form.cylinder(0.22, 0.18, 0.34), wood('#c9a477'), { at: [0, 2.02, 0] })
  roundLabel(vessel, 0.925, [0.55, 0.5, 1.2], colour)
  return vessel
}

function sesame(colour) {
  const set = group()
  put(set, jug(colour))
  const dish = put(set, bowl(speckled('#e7decf')), { at: [-1.1, 0, 0.9], scale: 0.5 })
  strewn(dish, grain(0.075), matte('#e3cfa0'), mound(200, 0.86, 0.35, [0, 0.62, 0], [1, 0.6, 0.7]))
  strewn(set, grain(0.04), matte('#e3cfa0'), mound(14, 0.5, 0, [-0.35, 0.02, 1.3], [1, 0.6, 0.7]))
  return set
}

function sesamePoured(colour) {
  const set = group()
  put(set, jug(colour), { at: [-0.7, 0, -0.5], turn: [0, 0.3, 0] })
  const rice = put(set, bowl(speckled('#3b474e', '#ffffff66', 500)), { at: [1, 0, 0.5], scale: 0.85 })
  strewn(rice, grain(0.07), matte('#f4efe2'), mound(420, 0.95, 0.55, [0, 0.62, 0], [1.5, 0.8, 0.8]))
  part(rice, form.ball(0.26), gloss('#e0a02d'), { at: [0, 1.2, 0], scale: [1, 0.6, 1] })
  strewn(set, grain(0.04), matte('#e3cfa0'), mound(12, 0.4, 0, [-0.5, 0.02, 1.1], [1, 0.6, 0.7]))
  return set
}

const coconutTints = { plain: '#f6f2e8', lemongrass: '#d5dba5', garlic: '#ead3a0' }

function coconutJar(colour, isOpen) {
  const jar = group()
  part(jar, form.cylinder(0.86, 0.86, 1.15), satin(colour), { at: [0, 0.68, 0] })
  part(jar, form.turned(form.curve('0 0, 0.86 0, 0.96 0.1, 0.97 1.2, 0.88 1.42, 0.84 1.5', 60)), glass('#ffffff', 0.2))
  const lid = put(jar, group(), isOpen ? { at: [1.2, 0.14, 1.0], turn: [0.2, 0, 0] } : { at: [0, 1.6, 0] })
  part(lid, form.cylinder(0.9, 0.86, 0.3), wood('#c9a477', '#7d5a34'))
  roundLabel(jar, 0.975, [0.68, 0.62, 1.3], '#6f7f56', '#fbf7ee')
  part(jar, form.ring(0.9, 0.035), matte('#b59a6a'), { at: [0, 1.38, 0], turn: [QUARTER, 0, 0] })
  return jar
}

/** Half a coconut, its white side to the viewer. */
function halfCoconut() {
  const half = group()
  part(
    half,
    form.turned(form.curve('0 -0.62, 0.36 -0.52, 0.58 -0.25, 0.62 0, 0.56 0.01, 0.5 -0.2, 0.3 -0.42, 0 -0.5', 60)),
    matte('#6b4a33'),
  )
  part(half, form.turned(form.curve('0 -0.46, 0.3 -0.38, 0.46 -0.18, 0.5 0.012, 0.58 0.012', 50)), satin('#fbf8f0'))
  return half
}

function coconut(colour) {
  const set = group()
  put(set, coconutJar(colour, false), { at: [-0.35, 0, -0.2] })
  put(set, halfCoconut(), { at: [1.2, 0.6, 0.55], turn: [1.05, 0, -0.25] })
  return set
}

function coconutOpened(colour) {
  const set = group()
  put(set, coconutJar(colour, true))
  part(set, form.ball(0.8), satin(colour), { at: [0, 1.22, 0], scale: [1, 0.12, 1] })
  put(set, spoon(), { at: [-0.25, 1.5, 0.05], turn: [0, Math.PI - 0.5, -0.35] })
  put(set, halfCoconut(), { at: [-1.3, 0.6, 0.7], turn: [0.9, 0, 0.2] })
  return set
}

const canTints = { plain: '#cfa640', garlic: '#8b9c8f', chilli: '#a8452c' }

/** A flat-sided can with a carrying handle and a spout. */
function can(colour) {
  const tin = group()
  const paint = satin(colour)
  part(tin, form.box(1.6, 2.1, 0.95, 0.12), paint, { at: [0, 1.05, 0] })
  for (const y of [0.05, 2.05]) part(tin, form.box(1.64, 0.09, 0.99, 0.045), metal(), { at: [0, y, 0] })
  part(tin, form.box(1.5, 0.03, 0.85, 0.012), metal('#d9d6cf'), { at: [0, 2.1, 0] })
  part(tin, form.tube('-0.62 2.1 0, -0.56 2.36 0, 0 2.44 0, 0.12 2.36 0, 0.16 2.1 0', 0.05), metal())
  part(tin, form.cylinder(0.17, 0.2, 0.16), matte('#3b474e'), { at: [0.52, 2.18, 0] })
  part(tin, form.cylinder(0.13, 0.15, 0.16), matte('#f2eee7'), { at: [0.52, 2.32, 0] })
  part(tin, form.box(1.62, 0.5, 0.97, 0.02), matte('#f3ead8'), { at: [0, 0.42, 0] })
  part(tin, form.cylinder(0.5, 0.5, 0.03), matte('#f3ead8'), { at: [0, 1.3, 0.47], turn: [QUARTER, 0, 0] })
  for (const [x, y, turn] of form.read('0 1.34 0, -0.16 1.24 0.6, 0.16 1.24 -0.6')) {
    put(tin, leaf(colour), { at: [x, y, 0.5], turn: [0, 0, turn], scale: [0.4, 0.6, 0.6] })
  }
  return tin
}

function friedShallots(colour) {
  const set = group()
  put(set, can(colour), { at: [-0.6, 0, -0.5] })
  const dish = put(set, bowl(speckled('#e7decf')), { at: [1.15, 0, 0.6], scale: 0.7 })
  const rings = Array.from({ length: 70 }, () => ({
    at: [wobble(0.65), 0.72 + random() * 0.3, wobble(0.65)],
    turn: [wobble(1.2), random() * 6, wobble(1.2)],
  }))
  strewn(dish, hoop(0.14, 0.03, 4.6), satin('#a8642a'), rings)
  return set
}

const KNOTTED = '0 0, 0.9 0.02, 1.12 0.2, 1.14 0.75, 0.98 1.3, 0.62 1.72, 0.3 1.92, 0.2 1.98'

function slimBottle(oilColour) {
  const bottle = group()
  const shape = '0 0, 0.3 0, 0.34 0.05, 0.34 1.5, 0.28 1.72, 0.13 1.95, 0.12 2.5, 0.15 2.54, 0.15 2.6, 0 2.62'
  part(bottle, form.turned(form.read(shape)), gloss(oilColour, { clearcoat: 1 }))
  part(bottle, form.cylinder(0.15, 0.15, 0.24), metal('#c9a063'), { at: [0, 2.66, 0] })
  return bottle
}

/** Two bottles in one cloth, their necks out, its corners tied above. */
function bundle(colour) {
  const set = group()
  const cloth = woven(colour, [50, 40], 0.8)
  put(set, soft(KNOTTED, cloth, { pleats: 7, depth: 0.24, squash: 0.68 }))
  put(set, slimBottle('#a8622a'), { at: [-0.36, 0, -0.05] })
  put(set, slimBottle('#d6a443'), { at: [0.36, 0, -0.05] })
  part(set, form.ball(0.22), cloth, { at: [0, 2.0, 0.22], scale: [1.15, 0.85, 0.9] })
  const ear = form.bend(
    form.slab(form.outline('0 0, 0.3 0.3, 0.78 0.42, 1.0 0.2, 0.8 -0.02, 0.36 -0.12'), 0.1, 0.04),
    (x, y, z) => [x, y - 0.28 * x ** 2, z + 0.12 * Math.sin(x * 3 + y * 4)],
  )
  part(set, ear, cloth, { at: [0.1, 2.02, 0.26], turn: [0, -0.2, 0.1] })
  part(set, ear, cloth, { at: [-0.1, 2.02, 0.26], turn: [0, Math.PI + 0.2, 0.1] })
  return set
}

function untied(colour) {
  const set = group()
  const cloth = form.bend(form.softBox(3.1, 0.05, 3.1), (x, y, z) => [
    x,
    y + 0.05 * Math.sin(x * 2.6) * Math.sin(z * 2.2) + 0.05,
    z,
  ])
  part(set, cloth, woven(colour, [40, 40], 0.8), { turn: [0, 0.6, 0] })
  for (const [x, z, oilColour] of [
    [-0.45, -0.1, '#a8622a'],
    [0.45, 0.15, '#d6a443'],
  ]) {
    const bottle = put(set, slimBottle(oilColour), { at: [x, 0.07, z] })
    flatLabel(bottle, [0.42, 0.8], { at: [0, 0.8, 0.345] }, colour)
  }
  return set
}

export const oils = {
  oil: { build: oil, yaw: -0.15, pitch: 0.12, tints: oilTints, again: { build: oilPoured, yaw: 0.1, pitch: 0.3 } },
  'oil-sesame': {
    build: sesame,
    yaw: -0.1,
    pitch: 0.24,
    tints: sesameTints,
    again: { build: sesamePoured, yaw: 0.1, pitch: 0.36 },
  },
  'oil-coconut': {
    build: coconut,
    yaw: -0.15,
    pitch: 0.2,
    tints: coconutTints,
    again: { build: coconutOpened, yaw: 0.1, pitch: 0.42 },
  },
  'oil-can': {
    build: can,
    yaw: -0.55,
    pitch: 0.2,
    tints: canTints,
    again: { build: friedShallots, yaw: -0.15, pitch: 0.34 },
  },
  'oil-gift': { build: bundle, yaw: -0.2, pitch: 0.16, again: { build: untied, yaw: 0, pitch: 0.3 } },
}
