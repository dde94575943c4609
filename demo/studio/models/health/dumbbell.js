import { shade } from '../../colours.js'
import { gloss, matte, metal, ribbed, satin } from '../../materials.js'
import * as form from '../../shapes.js'

const { around, group, part, put, QUARTER } = form

/** A grip along x, thicker in the palm, with a knurled band. */
function grip(length) {
  const whole = group()
  const half = length / 2
  const profile = form.curve(
    [
      [0.15, -half],
      [0.16, -half * 0.7],
      [0.2, 0],
      [0.16, half * 0.7],
      [0.15, half],
    ],
    40,
  )
  part(whole, form.turned(profile, 48), metal('#cfcfcc'), { turn: [0, 0, QUARTER] })
  const knurl = form.curve(
    [
      [0.17, -half * 0.6],
      [0.205, 0],
      [0.17, half * 0.6],
    ],
    30,
  )
  part(whole, form.turned(knurl, 64), ribbed('#b4b5b3', [50, 1], 2), { turn: [0, 0, QUARTER] })
  return whole
}

const hexagon = (radius) => {
  const corners = []
  around(6, (angle) => corners.push([Math.cos(angle) * radius, Math.sin(angle) * radius]))
  return form.polygon(corners)
}

/** Lies along x on two flat sides of its heads, 1.25 high. */
function hexDumbbell(colour) {
  const whole = group()
  put(whole, grip(1.5))
  for (const side of [-1, 1]) {
    const turn = [0, QUARTER, 0]
    part(whole, form.slab(hexagon(0.74), 0.9, 0.1), matte(colour), { at: [side * 1.08, 0, 0], turn })
    part(whole, form.slab(hexagon(0.5), 0.1, 0.04), matte(shade(colour, 0.1)), { at: [side * 1.53, 0, 0], turn })
    part(whole, form.cylinder(0.24, 0.24, 0.1, 48), metal(), { at: [side * 0.6, 0, 0], turn: [0, 0, QUARTER] })
  }
  return whole
}

function hexPair(colour) {
  const set = group()
  put(set, hexDumbbell(colour), { at: [-0.1, 0.64, -0.85], turn: [0, 0.12, 0] })
  put(set, hexDumbbell(colour), { at: [0.2, 0.64, 0.95], turn: [0, -0.3, 0] })
  return set
}

function hexCrossed(colour) {
  const set = group()
  put(set, hexDumbbell(colour), { at: [0, 0.64, -0.75] })
  put(set, hexDumbbell(colour), { at: [0, 0.64, 0.75] })
  put(set, hexDumbbell(shade(colour, 0.06)), { at: [0, 1.9, 0], turn: [0, QUARTER, 0] })
  return set
}

/** A dipped weight along y, standing on its end. */
function dipped(colour) {
  const whole = group()
  const profile =
    '0 0, 0.4 0, 0.52 0.1, 0.56 0.36, 0.5 0.66, 0.28 0.84, 0.23 1.1, 0.25 1.35, 0.23 1.6, 0.28 1.86, 0.5 2.04, 0.56 2.34, 0.52 2.6, 0.4 2.7, 0 2.7'
  part(whole, form.turned(form.curve(profile, 90), 64), satin(colour))
  for (const y of [0.36, 2.34])
    part(whole, form.ring(0.555, 0.025), satin(shade(colour, 0.12)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  return whole
}

function dippedPair(colour) {
  const set = group()
  put(set, dipped(colour), { at: [-0.75, 0, -0.35] })
  put(set, dipped(colour), { at: [1.5, 0.57, 0.75], turn: [0, 0.3, QUARTER] })
  return set
}

function dippedRow(colour) {
  const set = group()
  ;[0, 0.1].forEach((lighter, i) => {
    put(set, dipped(shade(colour, lighter)), { at: [1.35, 0.57, -0.6 + i * 1.25], turn: [0, 0, QUARTER] })
  })
  put(set, dipped(shade(colour, -0.08)), { at: [1.35, 1.5, 0.02], turn: [0, 0, QUARTER] })
  return set
}

function kettlebell(colour) {
  const whole = group()
  const body = matte(colour, { roughness: 0.7 })
  const profile = '0 0, 0.7 0, 0.78 0.03, 1.08 0.4, 1.2 0.95, 1.06 1.5, 0.72 1.86, 0.3 2, 0 2.02'
  part(whole, form.turned(form.curve(profile, 70), 96), body)
  const arch =
    '-0.62 1.66 0, -0.86 2.1 0, -0.82 2.6 0, -0.5 2.88 0, 0 2.92 0, 0.5 2.88 0, 0.82 2.6 0, 0.86 2.1 0, 0.62 1.66 0'
  part(whole, form.tube(arch, 0.2, 120), body)
  for (const x of [-0.69, 0.69]) part(whole, form.ball(0.27), body, { at: [x, 1.78, 0], scale: [1, 1.1, 1] })
  part(whole, form.cylinder(0.5, 0.5, 0.05, 64), satin(shade(colour, 0.12)), {
    at: [0, 1, 1.17],
    turn: [QUARTER, 0, 0],
  })
  part(whole, form.ring(0.5, 0.035), satin(shade(colour, -0.08)), { at: [0, 1, 1.19] })
  return whole
}

function kettlebells(colour) {
  const set = group()
  put(set, kettlebell(colour), { turn: [0, 0.25, 0] })
  put(set, kettlebell(shade(colour, 0.06)), { at: [2, 0, 0.75], turn: [0, -0.5, 0], scale: 0.72 })
  return set
}

/** A plate standing on its rim around the x axis, with a raised lip and hub. */
function plate(colour, radius) {
  const whole = group()
  const r = radius
  const half = [
    [0.14, -0.12],
    [0.3, -0.12],
    [0.32, -0.07],
    [r * 0.74, -0.07],
    [r * 0.8, -0.13],
    [r - 0.05, -0.13],
    [r, -0.08],
  ]
  const profile = [...half, ...half.map(([out, y]) => [out, -y]).reverse()]
  part(whole, form.turned(profile, 96), satin(colour), { turn: [0, 0, QUARTER] })
  return whole
}

/** The screw that holds the plates: a hub and six lobes. */
function collar() {
  const whole = group()
  part(whole, form.cylinder(0.24, 0.24, 0.24, 48), metal('#bfc0be'), { turn: [0, 0, QUARTER] })
  around(6, (angle) => {
    const at = [0, Math.cos(angle) * 0.25, Math.sin(angle) * 0.25]
    part(whole, form.cylinder(0.085, 0.085, 0.22, 24), matte('#2f3436'), { at, turn: [0, 0, QUARTER] })
  })
  return whole
}

function loadedBar(colour) {
  const whole = group()
  part(whole, form.bar([-2.3, 0, 0], [2.3, 0, 0], 0.13), metal('#cfcfcc'))
  part(whole, form.cylinder(0.17, 0.17, 1.1, 64), ribbed('#b4b5b3', [50, 1], 2), { turn: [0, 0, QUARTER] })
  for (const side of [-1, 1]) {
    part(whole, form.cylinder(0.26, 0.26, 0.08, 48), metal(), { at: [side * 0.68, 0, 0], turn: [0, 0, QUARTER] })
    ;[0.92, 0.8, 0.62].forEach((radius, i) => {
      put(whole, plate(shade(colour, i * 0.035), radius), { at: [side * (0.86 + i * 0.27), 0, 0] })
    })
    put(whole, collar(), { at: [side * 1.7, 0, 0] })
  }
  return whole
}

function stand() {
  const whole = group()
  for (const side of [-1, 1]) {
    const foot = { at: [side * 0.4, 0.09, 0] }
    part(whole, form.box(0.16, 0.18, 2, 0.07), matte('#2f3436'), foot)
    part(whole, form.bar([side * 0.4, 0.1, 0.62], [side * 0.4, 0.95, 0.12], 0.08), matte('#2f3436'))
    part(whole, form.bar([side * 0.4, 0.1, -0.62], [side * 0.4, 0.95, -0.12], 0.08), matte('#2f3436'))
  }
  part(whole, form.box(0.8, 0.12, 0.3, 0.05), matte('#2f3436'), { at: [0, 0.1, 0] })
  return whole
}

function adjustable(colour) {
  const set = group()
  put(set, stand())
  put(set, loadedBar(colour), { at: [0, 1.06, 0] })
  return set
}

function adjustableWithPlates(colour) {
  const set = group()
  put(set, adjustable(colour))
  put(set, plate(colour, 0.92), { at: [-0.9, 0.13, 1.9], turn: [0, 0, QUARTER] })
  put(set, plate(shade(colour, 0.035), 0.8), { at: [-0.8, 0.4, 1.95], turn: [0, 0, QUARTER] })
  put(set, plate(shade(colour, 0.07), 0.62), { at: [0.85, 0.13, 1.8], turn: [0, 0, QUARTER] })
  return set
}

/** Ten soft bars on a band, lying flat. */
function bangle(colour) {
  const whole = group()
  part(whole, form.ring(1, 0.07), matte('#3b474e'), { at: [0, 0.32, 0], turn: [QUARTER, 0, 0] })
  around(10, (angle, i) => {
    const at = [Math.cos(angle), 0.32, Math.sin(angle)]
    const bead = form.box(0.24, 0.64, 0.54, 0.11)
    part(whole, bead, satin(i === 0 ? shade(colour, 0.1) : colour), { at, turn: [0, -angle, 0] })
  })
  return whole
}

function banglesLeaning(colour) {
  const set = group()
  put(set, bangle(colour), { at: [-0.3, 0, 0.4] })
  put(set, bangle(colour), { at: [1.15, 1.02, -0.35], turn: [QUARTER - 0.25, 0, -0.55] })
  return set
}

function banglesStacked(colour) {
  const set = group()
  put(set, bangle(colour))
  put(set, bangle(colour), { at: [0.05, 0.65, 0.02], turn: [0, 0.3, 0] })
  part(set, form.turned(form.curve('0 0, 0.9 0, 1.5 0.16, 1.46 0.2, 0.8 0.08, 0 0.08', 50)), gloss('#e9dfcf'), {
    at: [0, -0.08, 0],
  })
  return set
}

export const dumbbells = {
  'dumbbell-hex': { build: hexPair, yaw: -0.45, pitch: 0.34, again: { build: hexCrossed, yaw: 0.5, pitch: 0.36 } },
  'dumbbell-dipped': { build: dippedPair, yaw: -0.2, pitch: 0.26, again: { build: dippedRow, yaw: 0.6, pitch: 0.34 } },
  'dumbbell-kettlebell': {
    build: kettlebell,
    yaw: -0.3,
    pitch: 0.18,
    again: { build: kettlebells, yaw: 0.1, pitch: 0.24 },
    near: { zoom: 1.7 },
  },
  'dumbbell-plates': {
    build: adjustable,
    yaw: -0.55,
    pitch: 0.26,
    again: { build: adjustableWithPlates, yaw: 0.35, pitch: 0.42 },
  },
  'dumbbell-bangle': {
    build: banglesLeaning,
    yaw: -0.1,
    pitch: 0.42,
    again: { build: banglesStacked, yaw: 0.2, pitch: 0.4 },
  },
}
