import { shade } from '../../colours.js'
import { lit, matte, metal, ribbed, satin, speckled, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

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

/** Tufts of bristle in rows, standing up along z from a head `length` long that lies along y. */
function bristles(length, rows, tones, height = 0.24) {
  const tufts = group()
  const across = 3
  for (let i = 0; i < rows * across; i++) {
    const row = Math.floor(i / across)
    const at = [(i % across) * 0.09 - 0.09, (row / (rows - 1) - 0.5) * length, height / 2]
    const tone = tones[(row + (i % across)) % tones.length]
    part(tufts, form.cylinder(0.04, 0.038, height, 12), matte(tone), { at, turn: [QUARTER, 0, 0] })
  }
  return tufts
}

/** A flat bamboo brush, 3.3 high, facing the front. */
function bambooBrush(band) {
  const whole = group()
  const outline = form.outline(
    '0 0, 0.13 0.04, 0.15 0.5, 0.13 1.6, 0.08 2.35, 0.14 2.6, 0.15 3.1, 0.08 3.28, 0 3.3, -0.08 3.28, -0.15 3.1, -0.14 2.6, -0.08 2.35, -0.13 1.6, -0.15 0.5, -0.13 0.04',
  )
  part(whole, form.slab(outline, 0.15, 0.05), wood('#cfa672', '#a67a48'))
  part(whole, form.box(0.31, 0.22, 0.18, 0.05), matte(band), { at: [0, 1.72, 0] })
  put(whole, bristles(0.5, 6, ['#f6f0e2', band]), { at: [0, 2.92, 0.07] })
  return whole
}

const brushTones = (colour) => [colour, shade(colour, 0.16), shade(colour, -0.14), '#e7decf']

function bambooInCup(colour) {
  const set = group()
  const cup = '0 0, 0.6 0, 0.68 0.06, 0.74 1.3, 0.7 1.34, 0.66 1.28, 0.6 0.12, 0 0.1'
  part(set, form.turned(cup), speckled(shade(colour, 0.05)))
  const leans = [
    [-0.34, 0.1, 0.24, 0.3],
    [0.32, 0.16, -0.22, -0.3],
    [-0.1, 0.34, 0.05, 0.1],
    [0.12, -0.3, -0.08, -0.1],
  ]
  brushTones(colour).forEach((tone, i) => {
    const [x, z, lean, turn] = leans[i]
    put(set, bambooBrush(tone), { at: [x * 0.6, 0.14, z * 0.6], turn: [z * 0.4, turn, lean] })
  })
  return set
}

function bambooRow(colour) {
  const set = group()
  brushTones(colour).forEach((tone, i) => {
    put(set, bambooBrush(tone), { at: [-0.9 + i * 0.6, 0.09, 1.6 - (i % 2) * 0.2], turn: [-QUARTER, 0, 0] })
  })
  return set
}

/** A stout brush with a bear's head under its bristles, on a sucker. */
function bearBrush(colour) {
  const bear = group()
  const body = '0 0.08, 0.62 0, 0.66 0.06, 0.4 0.22, 0.36 0.4, 0.5 0.7, 0.52 1.1, 0.4 1.5, 0 1.6'
  part(bear, form.turned(form.curve(body, 60), 64), satin(colour))
  part(bear, form.ball(0.52), satin(colour), { at: [0, 1.85, 0], scale: [1.1, 0.95, 0.95] })
  part(bear, form.ball(0.26), satin('#f4ece0'), { at: [0, 1.72, 0.36], scale: [1, 0.75, 0.7] })
  part(bear, form.ball(0.07), matte('#3a2f2a'), { at: [0, 1.8, 0.54], scale: [1.3, 0.9, 0.6] })
  const bead = form.turned(form.curve('0 -1, 0.7 -0.7, 1 0, 0.7 0.7, 0 1', 16), 24)
  for (const x of [-1, 1]) {
    part(bear, bead, satin(colour), { at: [x * 0.46, 2.24, 0], scale: [0.2, 0.2, 0.12] })
    part(bear, bead, satin('#f4ece0'), { at: [x * 0.47, 2.24, 0.1], scale: [0.12, 0.12, 0.05] })
    part(bear, bead, matte('#3a2f2a'), { at: [x * 0.22, 1.98, 0.45], scale: 0.05 })
  }
  part(bear, form.ball(0.36), satin('#f4ece0'), { at: [0, 0.95, 0.28], scale: [0.9, 1.1, 0.7] })
  part(bear, form.turned(form.curve('0.2 0, 0.13 0.2, 0.11 0.4, 0.12 0.5', 30), 40), satin('#f4efe6'), {
    at: [0, 2.28, 0],
  })
  part(bear, form.box(0.36, 0.62, 0.17, 0.08), satin('#f4efe6'), { at: [0, 3, 0] })
  put(bear, bristles(0.44, 5, ['#fdfaf3', colour]), { at: [0, 3.02, 0.07] })
  return bear
}

function bearBrothers(colour) {
  const set = group()
  put(set, bearBrush(colour), { turn: [0, 0.2, 0] })
  put(set, bearBrush(shade(colour, 0.1)), { at: [1.5, 0, 0.35], turn: [0, -0.3, 0], scale: 0.88 })
  return set
}

/** The handle lies along x with a groove and air slots; the brush turns up on its pin by `angle`. */
function foldingBrush(colour, angle) {
  const whole = group()
  const side = form.slab(form.roundedRectangle(3, 0.62, 0.3), 0.16, 0.05)
  for (const z of [-0.24, 0.24]) part(whole, side, satin(colour), { at: [0, 0.32, z] })
  part(whole, form.box(2.3, 0.3, 0.36, 0.1), satin(shade(colour, -0.1)), { at: [-0.2, 0.22, 0] })
  for (let i = 0; i < 5; i++) {
    part(whole, form.box(0.09, 0.29, 0.03, 0.04), matte(shade(colour, -0.26)), { at: [-1.1 + i * 0.2, 0.33, 0.315] })
  }
  part(whole, form.cylinder(0.12, 0.12, 0.7, 32), metal('#d3cdc2'), { at: [1.22, 0.34, 0], turn: [QUARTER, 0, 0] })
  const blade = put(whole, group(), { at: [1.22, 0.36, 0], turn: [0, 0, angle] })
  part(blade, form.box(0.28, 2.2, 0.24, 0.1), satin('#f4efe6'), { at: [0, 1, 0] })
  part(blade, form.box(0.24, 0.9, 0.38, 0.11), satin('#f4efe6'), { at: [0, 2.25, 0] })
  const tufts = put(blade, group(), { at: [-0.1, 2.26, 0], turn: [0, -QUARTER, 0] })
  put(tufts, bristles(0.66, 7, ['#fdfaf3', colour], 0.28))
  return whole
}

function foldingPair(colour) {
  const set = group()
  put(set, foldingBrush(colour, 0.2), { at: [0, 0, -0.6] })
  put(set, foldingBrush(shade(colour, 0.1), QUARTER - 0.03), { at: [0.2, 0, 0.6], turn: [0, -0.15, 0] })
  return set
}

function metalHead(tone) {
  const head = group()
  part(head, form.turned(form.curve('0.14 0, 0.12 0.3, 0.08 0.7, 0.08 0.8', 30), 40), satin('#f4efe6'))
  part(head, form.box(0.34, 0.62, 0.15, 0.07), satin('#f4efe6'), { at: [0, 1.05, 0] })
  put(head, bristles(0.46, 6, ['#fdfaf3', tone]), { at: [0, 1.06, 0.07] })
  return head
}

function metalBrush(colour) {
  const whole = group()
  const body = metal(colour)
  part(whole, form.turned(form.curve('0 0, 0.15 0.01, 0.19 0.08, 0.19 2.1, 0.15 2.28, 0.14 2.3', 60), 64), body)
  part(whole, form.cylinder(0.195, 0.195, 1, 64), ribbed(shade(colour, -0.06), [48, 1], 2), { at: [0, 0.75, 0] })
  for (const y of [0.22, 1.28]) part(whole, form.cylinder(0.205, 0.205, 0.05, 64), body, { at: [0, y, 0] })
  put(whole, metalHead(shade(colour, -0.05)), { at: [0, 2.3, 0] })
  return whole
}

/** The brush across its stone, two spare heads in the stone's back. */
function metalOnStone(colour) {
  const set = group()
  part(set, form.box(1.9, 0.5, 1.3, 0.14), speckled('#c9c4ba'), { at: [0, 0.25, 0] })
  for (const x of [-0.4, 0.4]) put(set, metalHead(colour), { at: [x, 0.42, -0.35] })
  put(set, metalBrush(colour), { at: [1.95, 0.66, 0.35], turn: [0, 0, QUARTER] })
  return set
}

function metalStanding(colour) {
  const set = group()
  part(set, form.turned(form.curve('0 0, 0.56 0, 0.6 0.06, 0.56 0.4, 0.5 0.44, 0 0.44', 40)), speckled('#c9c4ba'))
  put(set, metalBrush(colour), { at: [0, 0.2, 0], turn: [0, 0.3, 0] })
  for (const [x, z] of form.read('0.95 0.35, 1.45 -0.1')) put(set, metalHead(colour), { at: [x, 0, z] })
  return set
}

export const toothbrushes = {
  toothbrush: { build: toothbrush, yaw: -0.15, pitch: 0.1, again: { build: toothbrushPair, yaw: 0.2, pitch: 0.14 } },
  'toothbrush-bamboo': {
    build: bambooInCup,
    yaw: -0.1,
    pitch: 0.2,
    again: { build: bambooRow, yaw: 0.35, pitch: 0.7 },
  },
  'toothbrush-kids': {
    build: bearBrush,
    yaw: -0.25,
    pitch: 0.14,
    again: { build: bearBrothers, yaw: 0.15, pitch: 0.18 },
  },
  'toothbrush-folding': {
    build: (colour) => foldingBrush(colour, 0.45),
    yaw: 0.3,
    pitch: 0.24,
    again: { build: foldingPair, yaw: -0.2, pitch: 0.4 },
    near: { zoom: 1.7 },
  },
  'toothbrush-metal': {
    build: metalOnStone,
    yaw: -0.25,
    pitch: 0.32,
    again: { build: metalStanding, yaw: 0.2, pitch: 0.18 },
  },
}
