import { shade } from '../../colours.js'
import { gloss, matte, metal, plush, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { around, group, part, put, QUARTER } = form

const timbers = { teak: '#ad7443', acacia: '#8f5a36', mango: '#c9a06a' }

/** A pin standing up along y, blunt at its tip. */
const pin = (height) =>
  form.turned(
    [
      [0.026, 0],
      [0.018, height * 0.9],
      [0.036, height * 0.94],
      [0.03, height],
      [0, height + 0.01],
    ],
    10,
  )

/** The brush lies along x with its pins up; the head's middle is at x 0. */
function paddle(colour) {
  const brush = group()
  const head = form.slab(form.roundedRectangle(2.3, 1.5, 0.55), 0.24, 0.1)
  part(brush, head, satin(colour), { at: [0, 0.12, 0], turn: [QUARTER, 0, 0] })
  const handle = form.curve('0.3 0, 0.24 0.4, 0.17 0.8, 0.2 1.4, 0.22 1.8, 0.14 2.02, 0 2.06', 60)
  part(brush, form.turned(handle, 48), satin(colour), {
    at: [1.02, 0.13, 0],
    turn: [0, 0, -QUARTER],
    scale: [0.62, 1, 1],
  })
  part(brush, form.ball(1), matte('#efe7da'), { at: [0, 0.2, 0], scale: [1, 0.17, 0.62] })
  const one = pin(0.42)
  for (let i = 0; i < 11; i++) {
    for (let j = 0; j < 7; j++) {
      const [x, z] = [(i - 5) * 0.165, (j - 3) * 0.165]
      const edge = (x / 0.95) ** 2 + (z / 0.58) ** 2
      if (edge < 0.95)
        part(brush, one, matte('#5a5550'), {
          at: [x, 0.2 + 0.165 * Math.sqrt(1 - edge), z],
          turn: [z * 0.35, 0, -x * 0.25],
        })
    }
  }
  return brush
}

/** Held up by a rolled towel, so that the pins are seen. */
function paddleResting(colour) {
  const set = group()
  part(set, form.box(1.5, 0.5, 2.3, 0.22), plush('#efe7d8', [8, 6]), { at: [-0.6, 0.25, 0] })
  put(set, paddle(colour), { at: [-0.1, 0.66, 0], turn: [0.12, 0, -0.26] })
  return set
}

function paddleBack(colour) {
  const set = group()
  put(set, paddle(colour), { at: [-0.4, 0.8, -0.95], turn: [Math.PI, 0.15, 0] })
  put(set, paddle(shade(colour, 0.06)), { at: [-0.1, 0, 1], turn: [0, -0.1, 0] })
  return set
}

/** Stands on the end of its handle. */
function roundBrush(colour) {
  const brush = group()
  part(
    brush,
    form.turned(form.curve('0 0, 0.2 0, 0.24 0.06, 0.2 0.4, 0.27 1, 0.24 1.5, 0.2 1.66, 0.24 1.76', 60), 64),
    satin('#3b4042'),
  )
  part(brush, form.cylinder(0.26, 0.26, 0.08, 64), metal('#cfcac1'), { at: [0, 1.8, 0] })
  part(brush, form.cylinder(0.44, 0.44, 1.6, 72), gloss(colour), { at: [0, 2.64, 0] })
  for (const y of [1.82, 3.46]) part(brush, form.cylinder(0.48, 0.48, 0.08, 72), satin('#3b4042'), { at: [0, y, 0] })
  part(brush, form.ball(0.3), satin('#3b4042'), { at: [0, 3.46, 0], scale: [1, 0.5, 1] })
  const bristle = form.cylinder(0.012, 0.02, 0.34, 6)
  const vent = form.cylinder(0.06, 0.06, 0.03, 20)
  around(16, (angle, i) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const turn = [0, -angle, -QUARTER]
    for (let j = 0; j < 11; j++) {
      const y = 1.96 + j * 0.136
      if (i % 2)
        part(brush, vent, matte('#2a2d2e'), { at: [c * 0.432, y + (i % 4 === 1 ? 0 : 0.068), s * 0.432], turn })
      else part(brush, bristle, matte('#4a4643'), { at: [c * 0.6, y, s * 0.6], turn })
    }
  })
  return brush
}

function roundBrushes(colour) {
  const set = group()
  put(set, roundBrush(colour), { at: [-0.3, 0, -0.3] })
  put(set, roundBrush(shade(colour, 0.05)), { at: [1.75, 0.62, 1], turn: [0, 0.35, QUARTER - 0.1], scale: 0.8 })
  return set
}

/** The comb's back is one curve; the teeth are bars that end in a round. */
function comb(colour) {
  const whole = group()
  const timber = wood(colour, shade(colour, -0.2))
  const back = form.outline(
    '-1.7 0.9, -1.72 1.2, -1.3 1.62, -0.4 1.9, 0.5 1.9, 1.35 1.6, 1.72 1.15, 1.7 0.9, 0.9 0.86, 0 0.86, -0.9 0.86',
  )
  part(whole, form.slab(back, 0.3, 0.12), timber)
  for (let i = 0; i < 13; i++) {
    const x = -1.5 + i * 0.25
    const edge = Math.abs(i - 6) > 5 ? 0.17 : 0.1
    part(whole, form.turned(form.curve(`0 0, 0.045 0.04, ${edge} 0.6, ${edge} 1.05`, 24), 20), timber, {
      at: [x, 0, 0],
      scale: [1, 1, 0.9],
    })
  }
  return whole
}

function combStanding(colour) {
  const set = group()
  const stone = form.slab(form.roundedRectangle(2.6, 0.9, 0.3), 0.3, 0.1)
  part(set, stone, matte('#d9d2c6'), { at: [0, 0.15, 0], turn: [QUARTER, 0, 0] })
  put(set, comb(colour), { at: [0, 0.26, 0], turn: [-0.1, 0, 0] })
  return set
}

function combOnLinen(colour) {
  const set = group()
  part(set, form.box(3.2, 0.14, 2.5, 0.06), matte('#e9e0d0'), { at: [0, 0.07, 0] })
  part(set, form.box(2.9, 0.14, 2.4, 0.06), matte('#efe7d9'), { at: [-0.1, 0.2, -0.02], turn: [0, 0.04, 0] })
  put(set, comb(colour), { at: [0, 0.42, 0.9], turn: [-QUARTER, 0, 0.2] })
  return set
}

/** One half of the case, lying open upwards. */
function shell(colour) {
  const half = group()
  part(half, form.turned(form.curve('0 0, 1.1 0, 1.28 0.06, 1.32 0.2, 1.26 0.26', 40), 96), gloss(colour))
  part(half, form.cylinder(1.26, 1.26, 0.05, 96), satin(shade(colour, 0.1)), { at: [0, 0.22, 0] })
  return half
}

function brushPad(colour) {
  const pad = group()
  part(pad, form.ball(1), matte(shade(colour, 0.16)), { at: [0, 0.24, 0], scale: [1.02, 0.12, 1.02] })
  const one = pin(0.3)
  for (const [out, count] of form.read('0 1, 0.26 6, 0.5 12, 0.74 18')) {
    around(count, (angle) =>
      part(pad, one, satin('#f4efe6'), { at: [Math.cos(angle) * out, 0.34 - out * 0.06, Math.sin(angle) * out] }),
    )
  }
  return pad
}

/** Open: the brush below, the mirror above, hinged at the back by `angle`. */
function compact(colour) {
  const set = group()
  put(set, shell(colour))
  put(set, brushPad(colour))
  part(set, form.cylinder(0.09, 0.09, 0.9, 32), metal('#cfcac1'), { at: [0, 0.28, -1.3], turn: [0, 0, QUARTER] })
  const lid = put(set, group(), { at: [0, 0.28, -1.32], turn: [QUARTER - 0.28, 0, 0] })
  put(lid, shell(colour), { at: [0, -0.24, -1.3] })
  part(lid, form.cylinder(1.08, 1.08, 0.03, 96), metal('#dfe5e6', { roughness: 0.34 }), { at: [0, 0.02, -1.3] })
  part(lid, form.ring(1.1, 0.03), metal('#cfcac1'), { at: [0, 0.03, -1.3], turn: [QUARTER, 0, 0] })
  return set
}

function compactShut(colour) {
  const set = group()
  put(set, shell(colour))
  put(set, shell(colour), { at: [0, 0.52, 0], turn: [Math.PI, 0, 0] })
  part(set, form.ring(1.3, 0.025), metal('#cfcac1'), { at: [0, 0.26, 0], turn: [QUARTER, 0, 0] })
  put(set, compact(shade(colour, 0.04)), { at: [2.2, 0, -0.9], turn: [0, -0.35, 0], scale: 0.9 })
  return set
}

/** Stands on its cones; a loop for the finger on top. */
function scalpBrush(colour) {
  const brush = group()
  const dome = form.curve('1 0, 1.12 0.1, 1.1 0.3, 0.9 0.55, 0.5 0.72, 0 0.78', 50)
  part(brush, form.turned(dome, 72), satin(colour), { at: [0, 0.5, 0], scale: [1, 1, 0.88] })
  part(brush, form.ring(0.4, 0.13), satin(shade(colour, -0.06)), { at: [0, 1.45, 0], scale: [1.1, 1, 1.5] })
  part(brush, form.cylinder(1.06, 1.06, 0.08, 96), satin(shade(colour, 0.14)), {
    at: [0, 0.54, 0],
    scale: [1, 1, 0.88],
  })
  const cone = form.turned(form.curve('0 0, 0.06 0.02, 0.13 0.45, 0.14 0.54', 16), 16)
  for (const [out, count] of form.read('0 1, 0.42 7, 0.86 14')) {
    around(count, (angle) =>
      part(brush, cone, satin(shade(colour, 0.14)), { at: [Math.cos(angle) * out, 0, Math.sin(angle) * out * 0.88] }),
    )
  }
  return brush
}

function scalpBrushTurned(colour) {
  const set = group()
  put(set, scalpBrush(colour), { at: [-0.9, 0, -0.3] })
  put(set, scalpBrush(colour), { at: [1.35, 0.95, 0.2], turn: [-1.2, 0, -0.25] })
  return set
}

export const hairbrushes = {
  'hairbrush-paddle': {
    build: paddleResting,
    yaw: -0.3,
    pitch: 0.5,
    again: { build: paddleBack, yaw: 0.35, pitch: 0.56 },
  },
  'hairbrush-round': {
    build: roundBrush,
    yaw: 0.2,
    pitch: 0.14,
    again: { build: roundBrushes, yaw: -0.1, pitch: 0.28 },
    aside: { pitch: 1 },
  },
  'hairbrush-comb': {
    build: combStanding,
    yaw: -0.35,
    pitch: 0.22,
    tints: timbers,
    again: { build: combOnLinen, yaw: 0.3, pitch: 0.7 },
  },
  'hairbrush-folding': { build: compact, yaw: -0.4, pitch: 0.36, again: { build: compactShut, yaw: 0.1, pitch: 0.38 } },
  'hairbrush-scalp': {
    build: scalpBrush,
    yaw: -0.35,
    pitch: 0.14,
    again: { build: scalpBrushTurned, yaw: 0.1, pitch: 0.24 },
  },
}
