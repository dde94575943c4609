import { shade } from '../../colours.js'
import { glass, gloss, lit, matte, metal, plush, ribbed, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { around, group, part, put, QUARTER } = form

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

/** A dial lying flat, its numbers told by ticks alone: every fifth is longer. */
function dialFace(radius, needle) {
  const dial = group()
  part(dial, form.cylinder(radius, radius, 0.04), satin('#f6f2e9'))
  around(40, (angle, i) => {
    const long = i % 5 === 0
    const [inner, outer] = [radius * (long ? 0.7 : 0.81), radius * 0.9]
    const tick = form.bar([inner, 0.02, 0], [outer, 0.02, 0], radius * 0.016)
    part(dial, tick, matte('#3b474e'), { turn: [0, -angle, 0] })
  })
  const hand = { at: [Math.cos(needle) * radius * 0.35, 0.04, Math.sin(needle) * radius * 0.35], turn: [0, -needle, 0] }
  part(dial, form.box(radius * 0.95, 0.02, radius * 0.05, 0.008), matte('#b04a34'), hand)
  part(dial, form.cylinder(radius * 0.1, radius * 0.1, 0.06, 32), metal(), { at: [0, 0.04, 0] })
  return dial
}

function dialScale(colour) {
  const whole = group()
  const body = form.slab(form.roundedRectangle(2.5, 3.5, 0.5), 0.46, 0.14)
  part(whole, body, gloss(colour), { at: [0, 0.33, 0], turn: [QUARTER, 0, 0] })
  const mat = form.slab(form.roundedRectangle(2.16, 1.9, 0.3), 0.06, 0.02)
  part(whole, mat, ribbed('#3b4042', [2.6, 1], 3), { at: [0, 0.57, 0.62], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 11; i++) {
    part(whole, form.box(0.07, 0.05, 1.7, 0.02), matte('#4a5052'), { at: [-0.9 + i * 0.18, 0.6, 0.62] })
  }
  const window = put(whole, group(), { at: [0, 0.58, -0.98], turn: [0.24, 0, 0] })
  part(window, form.turned(form.curve('0.8 -0.2, 0.8 0.12, 0.74 0.2, 0.64 0.18, 0.62 0.08', 30)), metal('#d3cdc2'))
  put(window, dialFace(0.64, 0.9), { at: [0, 0.08, 0] })
  for (const [x, z] of form.read('-0.9 -1.4, 0.9 -1.4, -0.9 1.4, 0.9 1.4')) {
    part(whole, form.cylinder(0.18, 0.18, 0.14, 32), matte('#2f3436'), { at: [x, 0.07, z] })
  }
  return whole
}

function bambooScale(colour) {
  const deck = group()
  part(deck, form.box(2.9, 0.16, 2.7, 0.06), matte('#33393a'), { at: [0, 0.24, 0] })
  const slat = wood(colour, shade(colour, -0.16))
  for (let i = 0; i < 7; i++) {
    if (i !== 1) part(deck, form.box(3.1, 0.2, 0.36, 0.07), slat, { at: [0, 0.4, -1.23 + i * 0.41] })
  }
  for (const side of [-1, 1]) {
    part(deck, form.box(1.06, 0.2, 0.36, 0.07), slat, { at: [side * 1.02, 0.4, -0.82] })
    part(deck, form.box(0.24, 0.2, 2.7, 0.06), wood(shade(colour, -0.08)), { at: [side * 1.05, 0.12, 0] })
  }
  part(deck, form.box(0.98, 0.12, 0.36, 0.04), gloss('#22282a'), { at: [0, 0.4, -0.82] })
  for (let i = 0; i < 4; i++) {
    part(deck, form.box(0.1, 0.01, 0.22, 0.005), lit('#dfeee8'), { at: [-0.27 + i * 0.18, 0.465, -0.82] })
  }
  return deck
}

/** The tray's height at a place: higher towards the ends than towards the sides. */
const trayHeight = (x, z) => 0.95 * Math.abs(x / 2.1) ** 2.6 + 0.42 * Math.abs(z / 1.1) ** 2.4

function tray(colour) {
  const whole = group()
  const sheetOf = (share, lift) =>
    form.surface(
      (u, v) => {
        const [x, z] = [(u * 2 - 1) * 2.1 * share, (v * 2 - 1) * 1.1 * share * Math.sqrt(1 - 0.32 * (u * 2 - 1) ** 4)]
        return [x, trayHeight(x, z) + lift, z]
      },
      64,
      40,
    )
  part(whole, sheetOf(1, 0), gloss(colour))
  part(whole, sheetOf(1.01, -0.07), satin(shade(colour, -0.05)))
  part(whole, sheetOf(0.8, 0.04), plush('#f4eee2', [10, 6]))
  const rim = []
  form.around(96, (angle) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const most = Math.max(Math.abs(c), Math.abs(s))
    const [u, v] = [c / most, s / most]
    const [x, z] = [u * 2.1, v * 1.1 * Math.sqrt(1 - 0.32 * u ** 4)]
    rim.push([x, trayHeight(x, z) - 0.02, z])
  })
  part(whole, form.tube([...rim, rim[0]], 0.07, 280), satin(shade(colour, 0.03)))
  return whole
}

function babyScale(colour) {
  const whole = group()
  part(whole, form.box(2.5, 0.46, 1.7, 0.16), satin('#f2ede3'), { at: [0, 0.3, 0.05] })
  part(whole, form.box(0.9, 0.2, 0.05, 0.02), gloss('#22282a'), { at: [0, 0.34, 0.9] })
  for (let i = 0; i < 3; i++)
    part(whole, form.box(0.1, 0.12, 0.01, 0.004), lit('#dfeee8'), { at: [-0.18 + i * 0.18, 0.34, 0.93] })
  part(whole, form.cylinder(0.09, 0.09, 0.06, 32), matte(colour), { at: [0.75, 0.34, 0.9], turn: [QUARTER, 0, 0] })
  for (const x of [-0.9, 0.9])
    part(whole, form.cylinder(0.22, 0.26, 0.12, 32), matte('#8f979b'), { at: [x, 0.05, 0.5] })
  put(whole, tray(colour), { at: [0, 0.68, 0] })
  return whole
}

function babyScaleWithBear(colour) {
  const set = group()
  put(set, babyScale(colour))
  const fur = plush('#b98d62', [5, 4])
  const bear = put(set, group(), { at: [0.1, 1.1, 0], turn: [0, 0, 0.2] })
  part(bear, form.ball(0.42), fur, { scale: [1.2, 0.8, 0.9] })
  part(bear, form.ball(0.33), fur, { at: [0.72, 0.12, 0] })
  for (const z of [-0.24, 0.24]) {
    part(bear, form.ball(0.13), fur, { at: [0.86, 0.36, z] })
    part(bear, form.capsule(0.12, 0.25), fur, { at: [-0.5, 0.08, z * 1.3], turn: [0, 0, QUARTER] })
    part(bear, form.ball(0.03), matte('#2f2a26'), { at: [0.96, 0.26, z * 0.5] })
  }
  part(bear, form.ball(0.05), matte('#2f2a26'), { at: [1.06, 0.12, 0] })
  return set
}

function columnScale(colour) {
  const whole = group()
  const foot = form.slab(form.roundedRectangle(2, 2.7, 0.4), 0.34, 0.12)
  part(whole, foot, gloss(colour), { at: [0, 0.28, 0.35], turn: [QUARTER, 0, 0] })
  const mat = form.slab(form.roundedRectangle(1.66, 1.7, 0.25), 0.06, 0.02)
  part(whole, mat, matte('#3b4042'), { at: [0, 0.46, 0.7], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 9; i++)
    part(whole, form.box(0.07, 0.05, 1.5, 0.02), matte('#4a5052'), { at: [-0.64 + i * 0.16, 0.49, 0.7] })
  part(
    whole,
    form.turned(form.curve('0.44 0.4, 0.3 0.6, 0.22 1, 0.21 1.6, 0.24 2.3, 0.32 2.6', 40), 48),
    gloss(colour),
    {
      at: [0, 0, -0.6],
    },
  )
  const head = put(whole, group(), { at: [0, 3.35, -0.5], turn: [QUARTER - 0.22, 0, 0], scale: 1.15 })
  part(
    head,
    form.turned(form.curve('0 -0.3, 0.7 -0.28, 0.92 -0.14, 0.94 0.12, 0.84 0.18, 0.76 0.06', 60)),
    gloss(colour),
  )
  part(head, form.ring(0.86, 0.06), metal('#d3cdc2'), { at: [0, 0.16, 0], turn: [QUARTER, 0, 0] })
  put(head, dialFace(0.78, -0.9), { at: [0, 0.06, 0] })
  part(head, form.cylinder(0.8, 0.8, 0.01), glass('#ffffff', 0.12), { at: [0, 0.14, 0] })
  part(
    whole,
    form.tube('-0.85 2.15 -0.5, -0.85 2.2 -0.1, 0 2.25 0.05, 0.85 2.2 -0.1, 0.85 2.15 -0.5', 0.07),
    metal('#d3cdc2'),
  )
  part(whole, form.bar([-0.85, 2.15, -0.5], [0.85, 2.15, -0.5], 0.07), metal('#d3cdc2'))
  for (const x of [-0.8, 0.8])
    part(whole, form.cylinder(0.22, 0.22, 0.14, 40), matte('#2f3436'), { at: [x, 0.22, -1.02], turn: [0, 0, QUARTER] })
  return whole
}

export const scales = {
  scale: { build: scale, yaw: -0.4, pitch: 0.62, again: { yaw: 0.3, pitch: 0.4 }, near: { zoom: 1.7 } },
  'scale-dial': { build: dialScale, yaw: -0.35, pitch: 0.56, again: { yaw: 0.4, pitch: 0.36 } },
  'scale-bamboo': { build: bambooScale, yaw: -0.4, pitch: 0.5, again: { yaw: 0.45, pitch: 0.3 }, near: { zoom: 1.7 } },
  'scale-baby': {
    build: babyScale,
    yaw: -0.35,
    pitch: 0.42,
    again: { build: babyScaleWithBear, yaw: 0.35, pitch: 0.36 },
  },
  'scale-column': { build: columnScale, yaw: -0.45, pitch: 0.22, again: { yaw: 0.55, pitch: 0.34 } },
}
