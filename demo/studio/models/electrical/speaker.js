import { TorusGeometry } from 'three'
import { shade } from '../../colours.js'
import { brass, lit, matte, metal, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, knob, loudspeaker, perforated, signal, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

function speaker(colour) {
  const body = group()
  const cap = satin(shade(colour, -0.16))
  part(body, form.cylinder(0.95, 0.95, 2.2), ribbed(colour, [90, 1], 4), { at: [0, 1.3, 0] })
  part(body, form.turned(form.curve('0 0, 0.9 0, 0.97 0.06, 0.97 0.2, 0.95 0.24', 60)), cap)
  part(body, form.turned(form.curve('0.96 0, 0.97 0.08, 0.9 0.16, 0.6 0.14, 0 0.13', 60)), cap, { at: [0, 2.38, 0] })
  part(body, form.cylinder(0.4, 0.42, 0.12), metal('#cdc7bc'), { at: [0, 2.56, 0] })
  part(body, form.box(0.03, 0.01, 0.2, 0.005), matte('#333'), { at: [0, 2.622, 0.25] })
  const loop = '0.96 2.25 0.1, 1.25 2.2 0.12, 1.32 1.7 0.14, 1.18 1.35 0.12, 1.02 1.65 0.1, 0.97 2.1 0.08'
  part(body, form.tube(loop, 0.045), matte('#8a5a3a'))
  part(body, form.cylinder(0.03, 0.03, 0.02), lit('#f6e7c4'), { at: [0, 0.12, 0.975], turn: [QUARTER, 0, 0] })
  return body
}

/** One cabinet of the pair; the one with the amplifier has the knob. */
function cabinet(colour, isAmplified) {
  const whole = group()
  part(whole, form.box(1.5, 2.4, 1.7, 0.08), timber(colour), { at: [0, 1.2, 0] })
  part(whole, form.box(1.34, 2.24, 0.06, 0.05), matte('#ded6c6'), { at: [0, 1.2, 0.84] })
  put(whole, loudspeaker(0.46), { at: [0, 0.78, 0.87] })
  put(whole, loudspeaker(0.2, '#5a5450', '#8a8078'), { at: [0, 1.62, 0.87] })
  if (isAmplified) put(whole, knob(0.12, 0.1, brass()), { at: [0.42, 2.06, 0.87] })
  else part(whole, form.cylinder(0.1, 0.1, 0.02, 32), matte('#2b2e2f'), { at: [0, 2.06, 0.87], turn: FACING })
  return whole
}

function bookshelfSpeakers(colour) {
  const pair = group()
  put(pair, cabinet(colour, false), { at: [-1.05, 0, 0], turn: [0, 0.16, 0] })
  put(pair, cabinet(colour, true), { at: [1.05, 0, 0.1], turn: [0, -0.1, 0] })
  return pair
}

/** Lays a texture over a dome as seen from above, so that its holes stay round. */
function fromAbove(geometry, width) {
  const { position, uv } = geometry.attributes
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / width, position.getZ(i) / width)
  return geometry
}

function pebbleSpeaker(colour) {
  const stone = group()
  const oval = { scale: [1.12, 1.15, 0.88] }
  part(stone, form.turned(form.curve('0 -0.44, 0.7 -0.42, 1.12 -0.24, 1.24 0, 1.16 0.16', 40), 96), satin(colour), oval)
  const dome = form.turned(form.curve('1.12 0.14, 0.95 0.32, 0.5 0.44, 0 0.47', 40), 96)
  part(stone, fromAbove(dome, 0.13), perforated(shade(colour, -0.1), [1, 1]), oval)
  part(stone, new TorusGeometry(1.15, 0.045, 10, 96), satin(shade(colour, 0.1)), {
    at: [0, 0.17, 0],
    turn: FACING,
    scale: [1.12, 0.88, 1],
  })
  for (const x of [-0.3, 0, 0.3])
    part(stone, form.box(x ? 0.16 : 0.06, 0.06, 0.06, 0.02), matte('#f4eee2'), { at: [x, -0.02, 1.07] })
  const loop = '-1.25 0.05 0, -1.65 0.3 0.1, -2 0.2 0.1, -2.1 -0.1 0, -1.85 -0.25 -0.08, -1.3 -0.05 -0.04'
  part(stone, form.tube(loop, 0.07, 64), matte('#8a5a3a'))
  part(stone, form.cylinder(0.1, 0.1, 0.2, 24), metal(), { at: [-1.3, 0.02, 0], turn: [0, 0, QUARTER] })
  const lying = group()
  put(lying, stone, { turn: [0.36, 0, 0.05] })
  return lying
}

function pebbleOnItsEdge(colour) {
  const standing = group()
  put(standing, pebbleSpeaker(colour), { turn: [0.95, 0, 0] })
  return standing
}

function soundbar(colour) {
  const bar = group()
  part(bar, form.box(4.6, 0.8, 0.95, 0.32), woven(colour, [90, 16], 0.8), { at: [0, 0.6, 0] })
  for (const side of [-1, 1]) {
    part(bar, form.slab(form.roundedRectangle(0.99, 0.84, 0.32), 0.16, 0.05), satin(shade(colour, -0.14)), {
      at: [side * 2.28, 0.6, 0],
      turn: [0, QUARTER, 0],
    })
    part(bar, form.box(0.34, 0.34, 0.86, 0.06), timber(timbers.oak), { at: [side * 1.5, 0.17, 0] })
  }
  part(bar, form.box(1.2, 0.03, 0.34, 0.015), satin(shade(colour, -0.14)), { at: [0, 1.005, 0] })
  for (const x of [-0.36, 0, 0.36])
    part(bar, form.cylinder(0.07, 0.07, 0.02, 24), matte('#f4eee2'), { at: [x, 1.025, 0] })
  for (const x of [-0.12, 0, 0.12]) signal(bar, [x, 0.52, 0.477], '#f6e7c4', 0.028)
  return bar
}

function boombox(colour) {
  const box = group()
  const shell = satin(colour)
  part(box, form.box(3.6, 1.9, 1.2, 0.28), shell, { at: [0, 1, 0] })
  part(box, form.slab(form.roundedRectangle(3.3, 1.6, 0.2), 0.05, 0.02), matte('#efe6d6'), { at: [0, 1, 0.59] })
  for (const side of [-1, 1]) {
    put(box, loudspeaker(0.58, '#43403d', colour), { at: [side * 0.98, 1, 0.61] })
    part(box, form.box(0.24, 0.55, 0.3, 0.08), shell, { at: [side * 1.3, 2.1, 0] })
    part(box, form.box(0.9, 0.1, 0.9, 0.04), matte('#3b3f3f'), { at: [side * 1.1, 0.05, 0] })
  }
  part(box, form.tube('-1.36 2.28 0, -0.7 2.34 0, 0.7 2.34 0, 1.36 2.28 0', 0.13, 32), timber(timbers.beech))
  for (const y of [1.52, 1, 0.48])
    put(box, knob(y === 1.52 ? 0.2 : 0.15, 0.14, brass(), '#3b3f3f'), { at: [0, y, 0.61] })
  return box
}

export const speakerModels = {
  speaker: { build: speaker, yaw: -0.3, pitch: 0.22, again: { yaw: 0.2, pitch: 0.5 } },
  'speaker-bookshelf': {
    build: bookshelfSpeakers,
    tints: timbers,
    yaw: -0.4,
    pitch: 0.14,
    again: { yaw: 0.45, pitch: 0.28 },
  },
  'speaker-pebble': {
    build: pebbleSpeaker,
    yaw: -0.2,
    pitch: 0.34,
    again: { build: pebbleOnItsEdge, yaw: 0.2, pitch: 0.2 },
    aside: { pitch: 0.1 },
  },
  'speaker-soundbar': { build: soundbar, yaw: -0.6, pitch: 0.3, again: { yaw: 0.7, pitch: 0.5 } },
  'speaker-boombox': { build: boombox, yaw: -0.4, pitch: 0.16, again: { yaw: 0.5, pitch: 0.32 } },
}
