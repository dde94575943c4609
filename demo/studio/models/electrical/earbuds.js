import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { gloss, lit, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, signal } from './parts.js'

const { group, part, put, QUARTER } = form

function earbud(colour) {
  const bud = group()
  part(bud, form.ball(0.26), gloss(colour))
  part(bud, form.capsule(0.1, 0.46), gloss(colour), { at: [0.02, -0.32, 0.02] })
  part(bud, form.ball(0.15), matte('#4a4f4e'), { at: [-0.2, 0.06, 0.1], scale: [0.9, 1, 1] })
  part(bud, form.cylinder(0.06, 0.06, 0.02), metal(), { at: [0.02, -0.64, 0.02] })
  return bud
}

function earbuds(colour) {
  const set = group()
  const shell = gloss(colour)
  part(set, form.box(2.1, 1.1, 1, 0.46), shell, { at: [0, 0.55, 0] })
  part(set, form.box(2.08, 0.84, 0.5, 0.24), shell, { at: [0, 1.42, -0.5], turn: [-0.3, 0, 0] })
  part(set, form.face(1.7, 0.5, 0.2), matte(shade(colour, -0.2)), { at: [0, 1.46, -0.26], turn: [-0.3, 0, 0] })
  part(set, form.cylinder(0.04, 0.04, 0.02), lit('#9fd8b0'), { at: [0, 0.62, 0.5], turn: [QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    const turn = [0, side > 0 ? 0.3 : Math.PI - 0.3, 0]
    put(set, earbud(colour), { at: [side * 0.46, 1.3, 0.1], turn })
  }
  return set
}

function earbudsTakenOut(colour) {
  const set = group()
  const shell = gloss(colour)
  part(set, form.box(2.1, 1.5, 1, 0.46), shell, { at: [0, 0.75, 0] })
  const seam = form.slab(form.roundedRectangle(2.11, 1.01, 0.46), 0.02, 0.005)
  part(set, seam, matte(shade(colour, -0.2)), { at: [0, 1, 0], turn: [QUARTER, 0, 0] })
  put(set, earbud(colour), { at: [0.95, 0.25, 1.05], turn: [QUARTER, 0.3, 1.2] })
  put(set, earbud(colour), { at: [-0.2, 0.25, 1.15], turn: [QUARTER, 0, -0.7] })
  return set
}

/** A bud with a silicone tip, seen from outside along z, its tip behind. */
function tippedBud(body, tip) {
  const bud = group()
  part(bud, form.turned(form.curve('0 0.12, 0.2 0.1, 0.3 0, 0.26 -0.16, 0.14 -0.3, 0.12 -0.4', 30), 40), body, {
    turn: FACING,
  })
  part(bud, form.turned(form.curve('0.1 -0.62, 0.2 -0.56, 0.24 -0.4, 0.2 -0.34', 20), 40), tip, { turn: FACING })
  return bud
}

function sportBud(colour, side) {
  const bud = group()
  const shell = satin(colour)
  const rubber = matte(shade(colour, -0.18))
  part(bud, form.box(0.62, 0.84, 0.34, 0.15), shell, { turn: [0, 0, side * 0.25] })
  part(bud, form.box(0.3, 0.5, 0.06, 0.03), rubber, { at: [0, 0, 0.17], turn: [0, 0, side * 0.25] })
  put(bud, tippedBud(shell, matte('#4a4f4e')), { at: [-side * 0.1, -0.1, -0.05] })
  const hook = [
    [side * 0.05, 0.36, 0],
    [-side * 0.05, 0.82, -0.02],
    [side * 0.25, 1.12, -0.06],
    [side * 0.66, 1.02, -0.1],
    [side * 0.86, 0.55, -0.12],
    [side * 0.84, -0.05, -0.12],
    [side * 0.66, -0.5, -0.08],
  ]
  part(bud, form.tube(hook, 0.085, 56), rubber)
  part(bud, form.ball(0.12), rubber, { at: hook.at(-1) })
  return bud
}

function sportEarbuds(colour) {
  const set = group()
  part(set, form.box(2.7, 0.9, 1.5, 0.42), satin(colour), { at: [0, 0.45, -0.7] })
  const seam = form.slab(form.roundedRectangle(2.71, 1.51, 0.42), 0.02, 0.005)
  part(set, seam, matte(shade(colour, -0.2)), { at: [0, 0.56, -0.7], turn: [QUARTER, 0, 0] })
  signal(set, [0, 0.34, 0.045])
  for (const side of [-1, 1])
    put(set, sportBud(colour, side), { at: [side * 0.62, 1.5, -0.5], turn: [-0.12, side * 0.2, 0], scale: 1.15 })
  return set
}

function barrel(body) {
  const bud = put(group(), tippedBud(body, matte('#565b5a')), { at: [0, 0.3, 0] }).parent
  part(bud, form.cylinder(0.07, 0.05, 0.5, 24), body, { at: [0, -0.1, 0.02] })
  return bud
}

/** The cord lies in loops on the table; the two ear pieces rest on it. */
function wiredEarphones(colour) {
  const set = group()
  const body = metal(colour === goods.ink ? '#56636b' : colour)
  const cord = woven(shade(colour, -0.1), [60, 2], 0.6)
  const loops = []
  for (let i = 0; i <= 150; i++) {
    const share = i / 150
    const angle = 0.6 + share * form.TURN * 3.1
    const out = 1.25 - share * 0.16 + Math.sin(angle * 2.3) * 0.06
    loops.push([Math.cos(angle) * out * 1.15, 0.06 + share * 0.14, Math.sin(angle) * out])
  }
  part(set, form.tube(loops, 0.045, 360), cord)
  part(
    set,
    form.tube([loops.at(-1), [-1.5, 0.1, 1.2], [-0.7, 0.08, 1.75], [0.2, 0.08, 1.7], [0.9, 0.08, 1.9]], 0.045, 60),
    cord,
  )
  part(set, form.cylinder(0.1, 0.1, 0.42, 24), body, { at: [1.1, 0.1, 1.96], turn: [0, 0.3, QUARTER] })
  part(set, form.cylinder(0.045, 0.045, 0.3, 16), metal('#d0a45f'), { at: [1.44, 0.1, 2.06], turn: [0, 0.3, QUARTER] })
  for (const side of [-1, 1]) {
    put(set, barrel(body), {
      at: [side * 0.5, 0.3, 0.3],
      turn: [0.25, Math.PI + side * 0.35, side * 1.25],
      scale: 1.35,
    })
    const lead = [
      [side * 0.06, 0.24, 0.3],
      [-side * 0.1, 0.14, 0.1],
      [-side * 0.05, 0.06, -0.35],
      [-0.2, 0.08, -0.75],
      loops[140],
    ]
    part(set, form.tube(lead, 0.04, 50), cord)
  }
  part(set, form.capsule(0.09, 0.4), body, { at: [1.36, 0.24, 0.35], turn: [QUARTER, 0, 0.2] })
  return set
}

function cuff(colour, side) {
  const ear = group()
  const arch = [
    [0, 0, 0],
    [0, 0.42, 0.02],
    [0.04, 0.66, -0.24],
    [0.04, 0.5, -0.62],
    [0, 0.1, -0.72],
  ]
  part(ear, form.tube(arch, 0.095, 48), satin(colour))
  part(ear, form.ball(0.27), gloss(colour), { at: [0, -0.06, 0.02] })
  part(ear, form.cylinder(0.12, 0.12, 0.03, 32), matte('#4a4f4e'), { at: [0, -0.08, -0.24], turn: FACING })
  part(ear, form.capsule(0.2, 0.28), gloss(shade(colour, -0.08)), { at: [0, -0.06, -0.74] })
  ear.rotation.y = side * 0.4
  return ear
}

function clipEarbuds(colour) {
  const set = group()
  const shell = gloss(colour)
  part(set, form.turned(form.curve('0 0, 0.9 0, 1.16 0.14, 1.22 0.4, 1.16 0.6, 1.1 0.62', 40), 80), shell)
  part(set, form.cylinder(1.1, 1.1, 0.04, 72), matte(shade(colour, -0.2)), { at: [0, 0.6, 0] })
  const lid = put(set, group(), { at: [0, 0.66, -1.08], turn: [-1.75, 0, 0] })
  part(lid, form.turned(form.curve('1.16 0, 1.2 0.1, 1.1 0.28, 0.7 0.4, 0 0.44', 40), 80), shell, { at: [0, 0, 1.1] })
  part(lid, form.cylinder(1.1, 1.1, 0.04, 72), matte(shade(colour, -0.14)), { at: [0, 0.03, 1.1] })
  for (const side of [-1, 1])
    put(set, cuff(colour, side), { at: [side * 0.46, 0.95, 0.34], turn: [-0.1, side * 0.35, 0] })
  signal(set, [0, 0.34, 1.215])
  return set
}

function clipEarbudsTakenOut(colour) {
  const set = group()
  part(
    set,
    form.turned(form.curve('0 0, 0.9 0, 1.16 0.14, 1.22 0.42, 1.16 0.72, 0.7 0.9, 0 0.94', 50), 80),
    gloss(colour),
  )
  part(set, new TorusGeometry(1.215, 0.012, 8, 80), matte(shade(colour, -0.2)), { at: [0, 0.45, 0], turn: FACING })
  for (const side of [-1, 1])
    put(set, cuff(colour, side), { at: [0.9 + side * 0.55, 0.28, 1.5], turn: [0, QUARTER * 0.6, 0] })
  return set
}

function neckband(colour) {
  const set = group()
  const soft = satin(colour)
  const pieces = matte(shade(colour, -0.2))
  const arc =
    '-1.2 0.16 1.2, -1.42 0.2 0.4, -1.34 0.26 -0.6, -0.8 0.3 -1.36, 0 0.32 -1.62, 0.8 0.3 -1.36, 1.34 0.26 -0.6, 1.42 0.2 0.4, 1.2 0.16 1.2'
  part(set, form.tube(arc, 0.11, 120), soft)
  for (const side of [-1, 1]) {
    part(set, form.capsule(0.19, 0.75), soft, { at: [side * 1.28, 0.19, 0.92], turn: [QUARTER, 0, side * 0.22] })
    part(set, form.box(0.1, 0.05, 0.4, 0.02), pieces, { at: [side * 1.24, 0.38, 0.9], turn: [0, -side * 0.22, 0] })
    const wire = [
      [side * 1.12, 0.18, 1.4],
      [side * 0.95, 0.05, 1.85],
      [side * 0.4, 0.05, 1.9],
      [side * 0.2, 0.08, 1.3],
      [side * 0.24, 0.22, 0.75],
    ]
    part(set, form.tube(wire, 0.035, 50), pieces)
    put(set, tippedBud(soft, pieces), { at: [side * 0.26, 0.32, 0.5], turn: [-0.3, side * 2.1, 0], scale: 1.15 })
  }
  return set
}

export const earbudsModels = {
  earbuds: {
    build: earbuds,
    yaw: -0.4,
    pitch: 0.2,
    again: { build: earbudsTakenOut, yaw: 0.3, pitch: 0.45 },
    near: { zoom: 1.7 },
  },
  'earbuds-sport': {
    build: sportEarbuds,
    yaw: -0.3,
    pitch: 0.18,
    again: { yaw: 0.75, pitch: 0.36 },
  },
  'earbuds-wired': { build: wiredEarphones, yaw: -0.2, pitch: 0.5, again: { yaw: 0.5, pitch: 0.32 } },
  'earbuds-clip': {
    build: clipEarbuds,
    yaw: -0.3,
    pitch: 0.26,
    again: { build: clipEarbudsTakenOut, yaw: 0.2, pitch: 0.4 },
  },
  'earbuds-neckband': { build: neckband, yaw: -0.25, pitch: 0.5, again: { yaw: 0.6, pitch: 0.32 } },
}
