import { BoxGeometry, TorusGeometry } from 'three'
import { shade } from '../../colours.js'
import { brass, gloss, lit, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { aerial, FACING, knob, pea, perforated, signal, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

/** A tuning scale: a pale disc with strokes around it and a red hand. */
function scale(radius) {
  const dial = group()
  part(dial, form.cylinder(radius, radius, 0.05, 64), satin('#f1e8d5'), { turn: FACING })
  part(dial, new TorusGeometry(radius, radius * 0.06, 12, 64), brass(), { at: [0, 0, 0.02] })
  for (let i = 0; i <= 24; i++) {
    const angle = -2.3 + (i / 24) * 4.6
    const at = [Math.sin(angle) * radius * 0.82, Math.cos(angle) * radius * 0.82, 0.028]
    part(dial, new BoxGeometry(0.018, radius * (i % 4 ? 0.09 : 0.18), 0.01), matte('#4b423a'), {
      at,
      turn: [0, 0, -angle],
    })
  }
  const hand = { at: [radius * 0.27, radius * 0.34, 0.036], turn: [0, 0, -0.67] }
  part(dial, new BoxGeometry(0.022, radius * 0.85, 0.012), matte('#b4452c'), hand)
  return dial
}

function tableRadio(colour) {
  const radio = group()
  part(radio, form.box(3.6, 2.1, 1.7, 0.3), timber(colour), { at: [0, 1.2, 0] })
  part(radio, form.slab(form.roundedRectangle(3.3, 1.8, 0.22), 0.06, 0.02), satin('#efe6d6'), { at: [0, 1.2, 0.83] })
  part(radio, form.slab(form.roundedRectangle(1.7, 1.5, 0.16), 0.08, 0.02), woven('#8d7f6d', [1.6, 1.6], 1), {
    at: [-0.68, 1.2, 0.85],
  })
  put(radio, scale(0.52), { at: [0.92, 1.42, 0.87] })
  put(radio, knob(0.19, 0.2, brass(), '#4b423a'), { at: [0.92, 1.42, 0.9] })
  for (const x of [0.52, 0.92, 1.32])
    put(radio, knob(x === 0.92 ? 0.12 : 0.15, 0.14, timber(timbers.walnut)), { at: [x, 0.6, 0.86] })
  for (const [x, z] of [
    [-1.4, 0.55],
    [1.4, 0.55],
    [-1.4, -0.55],
    [1.4, -0.55],
  ])
    part(radio, form.cylinder(0.14, 0.1, 0.2, 24), brass(), { at: [x, 0.1, z] })
  return radio
}

function pocketRadio(colour) {
  const radio = group()
  part(radio, form.box(1.8, 3, 0.72, 0.22), gloss(colour), { at: [0, 1.5, 0] })
  part(radio, form.slab(form.roundedRectangle(1.5, 1.5, 0.12), 0.05, 0.02), perforated('#c8c6c0', [9, 9], '#4a4a47'), {
    at: [0, 0.98, 0.36],
  })
  part(radio, form.box(1.5, 0.62, 0.06, 0.05), gloss('#f1e8d5'), { at: [-0.01, 2.36, 0.35] })
  for (let i = 0; i < 15; i++)
    part(radio, new BoxGeometry(0.02, i % 7 ? 0.14 : 0.28, 0.02), matte('#4b423a'), {
      at: [-0.6 + i * 0.086, 2.4, 0.385],
    })
  part(radio, new BoxGeometry(0.035, 0.46, 0.02), matte('#b4452c'), { at: [0.14, 2.36, 0.39] })
  part(radio, form.cylinder(0.36, 0.36, 0.2, 40), metal(), { at: [0.76, 2.36, 0], turn: FACING })
  put(radio, aerial(1.5), { at: [-0.66, 2.9, -0.2], turn: [0, 0, 0.34] })
  const strap =
    '0.9 2.72 0, 1.3 2.6 0.1, 1.62 1.8 0.2, 1.7 0.7 0.3, 1.45 0.35 0.3, 1.3 0.8 0.2, 1.36 1.8 0.1, 0.9 2.66 0'
  part(radio, form.tube(strap, 0.045, 80), matte('#6b4630'))
  return radio
}

function pocketRadioLying(colour) {
  const table = group()
  put(table, pocketRadio(colour), { at: [0, 0.36, 1.5], turn: [-QUARTER, 0, 0.25] })
  return table
}

/** The handle that is wound; `out` is how far it has been folded out. */
function winder(material, out) {
  const arm = group()
  part(arm, form.cylinder(0.2, 0.2, 0.14, 32), material, { turn: FACING })
  const swung = put(arm, group(), { turn: [0, 0, out] })
  part(swung, form.box(0.2, 1, 0.1, 0.05), metal('#8d8b86'), { at: [0, 0.46, 0.08] })
  part(swung, form.capsule(0.13, 0.26), material, { at: [0, 0.88, 0.28], turn: FACING })
  return arm
}

function crankRadio(colour) {
  const radio = group()
  const rubber = matte(colour)
  const black = satin('#33383a')
  part(radio, form.box(3.1, 1.5, 1.2, 0.42), satin('#e9e2d4'), { at: [0, 0.85, 0] })
  for (const side of [-1, 1]) {
    part(radio, form.box(0.85, 1.66, 1.36, 0.46), rubber, { at: [side * 1.35, 0.85, 0] })
    for (const y of [0.55, 0.85, 1.15])
      part(radio, form.box(0.5, 0.07, 1.4, 0.03), matte(shade(colour, -0.14)), { at: [side * 1.35, y, 0] })
  }
  part(radio, form.cylinder(0.5, 0.46, 0.24, 48), black, { at: [-1.78, 0.85, 0], turn: [0, 0, QUARTER] })
  part(radio, form.cylinder(0.4, 0.4, 0.02, 48), lit('#fff2cf'), { at: [-1.905, 0.85, 0], turn: [0, 0, QUARTER] })
  part(radio, form.box(1.6, 0.06, 0.8, 0.03), gloss('#26313c'), { at: [0, 1.61, 0] })
  for (let i = 0; i < 5; i++)
    part(radio, new BoxGeometry(0.015, 0.01, 0.76), matte('#8d99a3'), { at: [-0.6 + i * 0.3, 1.645, 0] })
  part(radio, form.cylinder(0.48, 0.48, 0.04, 56), black, { at: [-0.42, 0.8, 0.6], turn: FACING })
  for (const [count, out] of [
    [1, 0],
    [6, 0.17],
    [12, 0.34],
  ])
    form.around(count, (angle) =>
      part(radio, pea(0.045), matte('#8b908f'), {
        at: [-0.42 + Math.cos(angle) * out, 0.8 + Math.sin(angle) * out, 0.62],
        scale: [1, 1, 0.4],
      }),
    )
  put(radio, knob(0.24, 0.16, black), { at: [0.5, 0.98, 0.58] })
  for (const x of [0.3, 0.5, 0.7])
    part(radio, form.cylinder(0.055, 0.055, 0.05, 20), black, { at: [x, 0.5, 0.6], turn: FACING })
  part(radio, form.tube('-1.35 1.6 0, -1.3 2.1 0, -0.9 2.3 0, 0.9 2.3 0, 1.3 2.1 0, 1.35 1.6 0', 0.1, 64), rubber)
  const arm = put(radio, group(), { at: [1.78, 0.85, 0], turn: [0, QUARTER, 0] })
  put(arm, winder(black, -0.9))
  return radio
}

/** The seven strokes of a lit figure, as [x, y, lies flat]. */
const STROKES = {
  a: [0, 0.3, 1],
  b: [0.15, 0.15, 0],
  c: [0.15, -0.15, 0],
  d: [0, -0.3, 1],
  e: [-0.15, -0.15, 0],
  f: [-0.15, 0.15, 0],
  g: [0, 0, 1],
}
const FIGURES = [
  ['bc', -0.78],
  ['abcdef', -0.36],
  ['abcdef', 0.3],
  ['abcdefg', 0.72],
]

function clockRadio(colour) {
  const radio = group()
  const side = form.outline('-0.75 0, 0.85 0, 0.86 0.3, 0.56 1.4, 0.4 1.55, -0.62 1.55, -0.76 1.42, -0.78 0.3')
  part(radio, form.slab(side, 3.4, 0.12), satin(colour), { turn: [0, -QUARTER, 0] })
  const front = put(radio, group(), { at: [0, 0.8, 0.775], turn: [-0.27, 0, 0] })
  part(front, form.box(2.7, 0.95, 0.06, 0.06), gloss('#2a2320'), { at: [0, 0, -0.02] })
  const glow = lit('#ffb765')
  for (const [strokes, x] of FIGURES) {
    for (const stroke of strokes) {
      const [across, up, isFlat] = STROKES[stroke]
      part(front, new BoxGeometry(isFlat ? 0.24 : 0.055, isFlat ? 0.055 : 0.24, 0.02), glow, {
        at: [x + across, up, 0.02],
      })
    }
  }
  for (const y of [-0.12, 0.12]) part(front, pea(0.04), glow, { at: [-0.03, y, 0.02], scale: [1, 1, 0.4] })
  part(radio, form.box(2.9, 0.08, 0.8, 0.04), satin(shade(colour, -0.16)), { at: [0, 1.57, -0.1] })
  for (const end of [-1, 1])
    put(radio, knob(0.3, 0.14, satin(shade(colour, -0.16))), {
      at: [end * 1.69, 0.75, -0.05],
      turn: [0, end * QUARTER, 0],
    })
  return radio
}

function bathRadio(colour) {
  const radio = group()
  const skin = matte(colour, { roughness: 0.7 })
  const face = put(radio, group(), { at: [0, 1.42, 0], turn: [-0.08, 0, 0] })
  part(face, form.turned(form.curve('0 -0.4, 0.9 -0.4, 1.28 -0.28, 1.42 0, 1.28 0.28, 1.16 0.32', 50), 96), skin, {
    turn: FACING,
  })
  part(face, form.turned(form.curve('1.18 0.3, 0.6 0.4, 0 0.42', 20), 72), satin('#f6f0e4'), { turn: FACING })
  for (const out of [0.62, 0.78, 0.94]) {
    form.around(Math.round(out * 32), (angle) =>
      part(face, pea(0.034), matte('#6a6f6d'), {
        at: [Math.cos(angle) * out, Math.sin(angle) * out, 0.405 - (out - 0.5) * 0.12],
        scale: [1, 1, 0.4],
      }),
    )
  }
  put(face, knob(0.42, 0.24, satin(shade(colour, -0.12)), '#f6f0e4'), { at: [0, 0, 0.4] })
  for (const x of [-0.5, 0.5])
    part(radio, form.box(0.3, 0.16, 0.9, 0.07), satin(shade(colour, -0.12)), { at: [x, 0.08, 0] })
  part(
    radio,
    form.tube('-0.35 2.72 0, -0.5 3.2 0, -0.3 3.62 0, 0.3 3.62 0, 0.5 3.2 0, 0.35 2.72 0', 0.065, 64),
    matte('#efe6d6'),
  )
  for (const x of [-0.36, 0.36])
    part(radio, form.cylinder(0.1, 0.12, 0.16, 24), satin(shade(colour, -0.12)), { at: [x, 2.74, 0] })
  signal(face, [0.95, -0.62, 0.33], '#9fd8b0', 0.04)
  return radio
}

export const radioModels = {
  'radio-table': { build: tableRadio, tints: timbers, yaw: -0.4, pitch: 0.16, again: { yaw: 0.45, pitch: 0.3 } },
  'radio-pocket': {
    build: pocketRadio,
    yaw: -0.4,
    pitch: 0.1,
    again: { build: pocketRadioLying, yaw: 0.3, pitch: 0.6 },
  },
  'radio-crank': { build: crankRadio, yaw: 0.4, pitch: 0.24, again: { yaw: -0.5, pitch: 0.32 } },
  'radio-clock': { build: clockRadio, yaw: -0.35, pitch: 0.18, again: { yaw: 0.45, pitch: 0.34 } },
  'radio-bath': { build: bathRadio, yaw: -0.4, pitch: 0.1, again: { yaw: 0.6, pitch: 0.2 } },
}
