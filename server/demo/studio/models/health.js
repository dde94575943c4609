import { shade } from '../colours.js'
import { brass, gloss, lit, matte, metal, plush, ribbed, satin, wood } from '../materials.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form

const soapTints = { rose: '#cf9f8f', eucalyptus: '#93a295', oat: '#dccdb2' }

/** A bar of soap with a shallow dish pressed into its top. */
function soapBar(colour) {
  const bar = group()
  part(bar, form.box(1.5, 0.5, 0.95, 0.2), satin(colour))
  part(bar, form.ring(0.3, 0.022), satin(shade(colour, -0.05)), {
    at: [0, 0.25, 0],
    turn: [QUARTER, 0, 0],
    scale: [1.7, 1, 1],
  })
  return bar
}

function soap(colour) {
  const set = group()
  put(set, soapBar(colour), { at: [0, 0.25, 0], turn: [0, 0.1, 0] })
  put(set, soapBar(colour), { at: [0.05, 0.75, 0], turn: [0, -0.25, 0] })
  put(set, soapBar(shade(colour, 0.09)), { at: [1.5, 0.25, 0.75], turn: [0, 0.7, 0] })
  part(set, form.box(0.46, 0.53, 0.99, 0.02), matte('#f7f3ea'), { at: [0, 0.25, 0], turn: [0, 0.1, 0] })
  return set
}

function soapOnDish(colour) {
  const set = group()
  for (let i = 0; i < 6; i++) part(set, form.box(2.1, 0.12, 0.15, 0.04), wood(), { at: [0, 0.24, -0.5 + i * 0.2] })
  for (const x of [-0.8, 0.8]) part(set, form.box(0.16, 0.18, 1.2, 0.04), wood('#a97c50'), { at: [x, 0.09, 0] })
  put(set, soapBar(colour), { at: [0, 0.55, 0], turn: [0, 0.08, 0] })
  return set
}

/** A dropper bottle and a jar of cream. */
function serum(colour) {
  const set = group()
  const glaze = gloss(colour)
  const bottle = put(set, group(), { at: [-0.5, 0, 0] })
  part(bottle, form.turned('0 0, 0.56 0, 0.62 0.05, 0.62 1.45, 0.55 1.65, 0.26 1.75, 0.26 1.9'), glaze)
  part(bottle, form.cylinder(0.29, 0.29, 0.34), brass(), { at: [0, 2, 0] })
  part(bottle, form.capsule(0.17, 0.4), matte('#3b474e'), { at: [0, 2.4, 0] })
  part(bottle, form.wrap(0.625, 0.8, 1.3), matte('#f6f1e6'), { at: [0, 0.75, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.63, 0.05, 0.5), matte(shade(colour, -0.1)), { at: [0, 0.85, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.63, 0.03, 0.8), matte('#b9b2a6'), { at: [0, 0.7, 0], turn: [0, 0.2, 0] })
  const jar = put(set, group(), { at: [0.85, 0, 0.5] })
  part(jar, form.turned(form.curve('0 0, 0.66 0, 0.74 0.1, 0.74 0.62', 30)), glaze)
  part(jar, form.turned(form.curve('0.77 0, 0.77 0.32, 0.7 0.4, 0 0.4', 40)), brass(), { at: [0, 0.62, 0] })
  return set
}

function serumOpen(colour) {
  const set = group()
  put(set, serum(colour))
  const towel = put(set, group(), { at: [-0.1, -0.44, 0.1] })
  for (const y of [0.11, 0.33]) part(towel, form.box(3.1, 0.22, 2, 0.1), plush('#efe7d8', [14, 10]), { at: [0, y, 0] })
  return set
}

/** A peanut roller, a ridged ball and a small smooth one. */
function massageball(colour) {
  const set = group()
  const rubber = matte(colour)
  const peanut = form.turned(form.curve('0 -1.02, 0.4 -0.94, 0.6 -0.52, 0.42 0, 0.6 0.52, 0.4 0.94, 0 1.02'))
  part(set, peanut, rubber, { at: [0, 0.6, -0.35], turn: [0, 0.25, QUARTER] })
  part(set, form.ball(0.42), matte(shade(colour, 0.12)), { at: [1.15, 0.42, 0.75] })
  const ridged = put(set, group(), { at: [-0.45, 0.5, 0.95] })
  part(ridged, form.ball(0.42), matte(shade(colour, -0.08)))
  for (let i = 0; i < 70; i++) {
    const y = 1 - (2 * i + 1) / 70
    const out = Math.sqrt(1 - y * y)
    const at = [Math.cos(i * 2.4) * out, y, Math.sin(i * 2.4) * out].map((v) => v * 0.43)
    part(ridged, form.ball(0.065), matte(shade(colour, -0.08)), { at })
  }
  return set
}

/** A mat rolled up, its last turn a little loose, held by two straps. */
function yogamat(colour) {
  const mat = group()
  const turns = 5.2
  const spiral = []
  for (let i = 0; i <= 120; i++) {
    const angle = (i / 120) * turns * form.TURN
    const out = 0.1 + (0.72 * i) / 120
    spiral.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  spiral.push([1.05, -0.72], [1.5, -0.77], [2.0, -0.78])
  part(mat, form.strip(spiral, 2.9, 0.085, 500), ribbed(colour, [10, 10], 0.6), { at: [0, 0.82, 0] })
  const strap = matte('#b58455')
  for (const z of [-0.85, 0.85])
    part(mat, form.cylinder(0.9, 0.9, 0.14), strap, { at: [0, 0.85, z], turn: [QUARTER, 0, 0] })
  return mat
}

function yogamatWithBlock(colour) {
  const set = group()
  put(set, yogamat(colour))
  part(set, form.box(1.1, 0.62, 1.9, 0.08), matte('#e3d3b4'), { at: [-1.75, 0.31, 0.6], turn: [0, 0.35, 0] })
  return set
}

/** A bathroom scale: a glass plate with two quiet electrodes and a small lit window. */
function scale(colour) {
  const plate = group()
  part(plate, form.box(2.8, 0.24, 2.8, 0.12), satin(colour), { at: [0, 0.22, 0] })
  part(plate, form.slab(form.roundedRectangle(2.72, 2.72, 0.3), 0.06, 0.025), gloss(shade(colour, 0.05)), {
    at: [0, 0.35, 0],
    turn: [QUARTER, 0, 0],
  })
  for (const x of [-0.72, 0.72]) {
    part(plate, form.slab(form.roundedRectangle(0.42, 1.5, 0.2), 0.014, 0.005), metal('#d3cdc2'), {
      at: [x, 0.385, 0.35],
      turn: [QUARTER, 0, 0],
    })
  }
  part(plate, form.slab(form.roundedRectangle(1.1, 0.46, 0.1), 0.014, 0.005), gloss('#22282a'), {
    at: [0, 0.385, -0.92],
    turn: [QUARTER, 0, 0],
  })
  for (let i = 0; i < 4; i++) {
    part(plate, form.box(0.1, 0.01, 0.22, 0.005), lit('#dfeee8'), { at: [-0.27 + i * 0.18, 0.398, -0.92] })
  }
  for (const [x, z] of form.read('-1.1 -1.1, 1.1 -1.1, -1.1 1.1, 1.1 1.1')) {
    part(plate, form.cylinder(0.2, 0.2, 0.12), matte('#3b3f3e'), { at: [x, 0.06, z] })
  }
  return plate
}

function brush(colour) {
  const whole = group()
  part(whole, form.turned(form.curve('0 0, 0.28 0.02, 0.32 0.2, 0.31 1.6, 0.24 2, 0.13 2.15, 0 2.16')), satin(colour))
  part(whole, form.turned('0.32 0.24, 0.326 0.26, 0.326 0.32, 0.32 0.34'), metal())
  part(whole, form.capsule(0.11, 0.14), satin(shade(colour, -0.14)), { at: [0, 1.35, 0.24] })
  for (const y of [0.75, 0.9, 1.05]) part(whole, form.ball(0.022), lit('#f1efe6'), { at: [0, y, 0.315] })
  part(whole, form.turned('0.13 2.15, 0.1 2.5, 0.075 3, 0.07 3.2'), satin('#f4efe6'))
  part(whole, form.ball(0.15), satin('#f4efe6'), { at: [0, 3.3, 0], scale: [0.85, 1.5, 0.6] })
  for (let i = 0; i < 15; i++) {
    const at = [-0.08 + (i % 3) * 0.08, 3.14 + Math.floor(i / 3) * 0.08, 0.15]
    part(whole, form.cylinder(0.034, 0.034, 0.22, 16), matte(i % 2 ? '#fbf8f1' : colour), { at, turn: [QUARTER, 0, 0] })
  }
  return whole
}

function toothbrush(colour) {
  const set = group()
  const base = form.curve('0 0, 0.52 0, 0.56 0.06, 0.5 0.18, 0.3 0.22, 0 0.22', 50)
  part(set, form.turned(base), satin(shade(colour, 0.06)))
  put(set, brush(colour), { at: [0, 0.16, 0] })
  const cup = put(set, group(), { at: [1.25, 0, 0.3] })
  part(cup, form.turned('0 0, 0.5 0, 0.54 0.04, 0.56 1.25, 0.53 1.25, 0.5 0.08, 0 0.06'), satin('#ece4d6'))
  return set
}

function toothbrushPair(colour) {
  const set = group()
  const base = form.curve('0 0, 0.52 0, 0.56 0.06, 0.5 0.18, 0.3 0.22, 0 0.22', 50)
  ;[colour, '#e7decf'].forEach((tone, i) => {
    part(set, form.turned(base), satin(shade(tone, 0.06)), { at: [i * 1.35, 0, i * 0.4] })
    put(set, brush(tone), { at: [i * 1.35, 0.16, i * 0.4], turn: [0, -0.3 * i, 0] })
  })
  return set
}

export const health = {
  soap: { build: soap, yaw: -0.4, pitch: 0.4, tints: soapTints, again: { build: soapOnDish, yaw: 0.4, pitch: 0.34 } },
  serum: { build: serum, yaw: -0.2, pitch: 0.16, again: { build: serumOpen, yaw: 0.3, pitch: 0.24 } },
  massageball: { build: massageball, yaw: -0.3, pitch: 0.34, again: { yaw: 0.5, pitch: 0.5 } },
  yogamat: { build: yogamat, yaw: -0.75, pitch: 0.32, again: { build: yogamatWithBlock, yaw: 0.7, pitch: 0.34 } },
  scale: { build: scale, yaw: -0.4, pitch: 0.62, again: { yaw: 0.3, pitch: 0.4 } },
  toothbrush: { build: toothbrush, yaw: -0.15, pitch: 0.1, again: { build: toothbrushPair, yaw: 0.2, pitch: 0.14 } },
}
