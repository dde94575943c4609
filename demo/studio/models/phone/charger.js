import { goods, shade } from '../../colours.js'
import { gloss, lit, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { socket } from '../computer/sockets.js'
import { cord } from './parts.js'

const { group, part, put, QUARTER } = form

/** A wall charger with its two pins, and a coiled cable. */
function charger(colour) {
  const set = group()
  const cube = put(set, group(), { at: [0, 0.65, 0] })
  part(cube, form.box(1.2, 1.3, 1.2, 0.24), gloss(colour))
  part(cube, form.box(0.36, 0.13, 0.03, 0.06), matte('#3a3f3e'), { at: [0, 0.12, 0.6] })
  part(cube, form.box(0.36, 0.13, 0.03, 0.06), matte('#3a3f3e'), { at: [0, -0.14, 0.6] })
  for (const z of [-0.22, 0.22])
    part(cube, form.capsule(0.055, 0.5), metal(), { at: [-0.8, 0, z], turn: [0, 0, QUARTER] })
  const cable = matte(shade(colour, -0.06))
  const coil = []
  for (let i = 0; i <= 90; i++) {
    const angle = (i / 90) * 3.2 * form.TURN
    coil.push([
      1.55 + Math.cos(angle) * (0.42 + i * 0.0025),
      0.08 + i * 0.0022,
      0.75 + Math.sin(angle) * (0.42 + i * 0.0025),
    ])
  }
  part(set, form.tube([...coil, [1.7, 0.12, 1.5], [0.9, 0.1, 1.55], [0.55, 0.1, 1.4]], 0.062, 420), cable)
  part(set, form.box(0.34, 0.15, 0.22, 0.06), cable, { at: [0.4, 0.11, 1.32], turn: [0, -0.5, 0] })
  part(set, form.box(0.16, 0.07, 0.16, 0.02), metal(), { at: [0.2, 0.11, 1.21], turn: [0, -0.5, 0] })
  return set
}

/** A flat block on its long edge, its pins out or folded. */
function flatBody(colour, pins) {
  const block = group()
  part(block, form.slab(form.roundedRectangle(2.5, 1.6, 0.3), 0.42, 0.1), gloss(colour))
  const ridge = matte(shade(colour, -0.1))
  for (let i = 0; i < 5; i++) part(block, form.box(0.05, 0.9, 0.02, 0.008), ridge, { at: [-0.85 + i * 0.14, 0, 0.21] })
  put(block, socket('c'), { at: [-1.25, 0, 0], turn: [0, -QUARTER, QUARTER], scale: 1.3 })
  part(block, form.slab(form.roundedRectangle(0.62, 0.9, 0.08), 0.02, 0.006), matte(shade(colour, -0.22)), {
    at: [0.75, 0, 0.205],
  })
  for (const y of [-0.24, 0.24]) {
    if (pins === 'out') part(block, form.box(0.08, 0.3, 0.8, 0.03), metal(), { at: [0.95, y, 0.56] })
    else part(block, form.box(0.6, 0.26, 0.06, 0.03), metal(), { at: [0.75, y, 0.22] })
  }
  return block
}

function flat(colour) {
  const set = group()
  put(set, flatBody(colour, 'out'), { at: [0.25, 0.8, 0.25], turn: [0, -0.2, 0] })
  put(set, flatBody(colour, 'folded'), { at: [-0.9, 1.25, -0.9], turn: [0, 0.25, QUARTER] })
  return set
}

const flatLying = (colour) =>
  put(group(), flatBody(colour, 'out'), { at: [0, 0.21, 0], turn: [-QUARTER, 0, 0.2] }).parent

function towerBody(colour) {
  const tower = group()
  part(tower, form.box(1.7, 2.9, 1.7, 0.4), satin(colour), { at: [0, 1.55, 0] })
  part(tower, form.turned('0 0, 1.16 0, 1.22 0.04, 1.2 0.12, 0 0.16', 96), matte(shade(colour, -0.18)))
  part(tower, form.slab(form.roundedRectangle(0.9, 2.3, 0.3), 0.03, 0.01), matte('#2b3032'), { at: [0, 1.55, 0.85] })
  ;['c', 'c', 'c', 'a', 'a'].forEach((kind, i) => {
    put(tower, socket(kind), { at: [0, 2.45 - i * 0.45, 0.87], scale: 1.4 })
  })
  part(tower, form.cylinder(0.08, 0.08, 0.03, 24), lit('#f0dcae'), { at: [0, 3, 0] })
  return tower
}

function tower(colour) {
  const set = group()
  put(set, towerBody(colour))
  const lead = matte('#4a4f4e')
  part(set, form.tube('-0.4 0.4 -0.8, -1.2 0.2 -1.2, -1.9 0.08 -0.7, -1.95 0.08 0.4, -2.3 0.08 1.2', 0.08, 80), lead)
  const cable = matte(goods.snow)
  for (const [y, side, reach] of [
    [2.45, 1, 1.5],
    [1.55, -1, 1.3],
  ]) {
    part(set, form.box(0.3, 0.17, 0.5, 0.07), cable, { at: [0, y, 1.12] })
    const way = [
      [0, y, 1.3],
      [side * 0.1, y - 0.1, 1.75],
      [side * 0.8, y * 0.35, 1.9],
      [side * 1.2, 0.07, 1.7],
      [side * reach, 0.07, 1.1],
    ]
    part(set, form.tube(way, 0.06, 70), cable)
  }
  return set
}

/** A plug head, its pins along z. `a` and `c` have two, `g` three. */
function head(colour, type) {
  const disc = group()
  part(disc, form.turned('0 -0.22, 0.68 -0.22, 0.74 -0.16, 0.72 0.14, 0.62 0.2, 0 0.2', 64), satin(colour), {
    turn: [QUARTER, 0, 0],
  })
  const pin = (at, geometry, turn = [0, 0, 0]) => part(disc, geometry, metal(), { at, turn })
  if (type === 'a') for (const x of [-0.22, 0.22]) pin([x, 0, 0.5], form.box(0.07, 0.26, 0.7, 0.03))
  if (type === 'c') for (const x of [-0.3, 0.3]) pin([x, 0, 0.5], form.capsule(0.08, 0.7), [QUARTER, 0, 0])
  if (type === 'g') {
    for (const x of [-0.32, 0.32]) pin([x, -0.2, 0.45], form.box(0.24, 0.1, 0.6, 0.03))
    pin([0, 0.3, 0.5], form.box(0.1, 0.26, 0.7, 0.03))
  }
  return disc
}

function worldBody(colour) {
  const body = group()
  part(
    body,
    form.turned(form.curve('0 0.62, 0.9 0.6, 1.08 0.46, 1.12 0, 1.08 -0.46, 0.94 -0.58, 0 -0.6', 50), 96),
    gloss(colour),
    { turn: [QUARTER, 0, 0] },
  )
  part(body, form.ring(1.115, 0.02), matte(shade(colour, -0.2)))
  part(body, form.cylinder(0.6, 0.6, 0.03, 64), matte('#2b3032'), { at: [0, 0, 0.61], turn: [QUARTER, 0, 0] })
  for (const y of [-0.18, 0.18]) put(body, socket('c'), { at: [0, y, 0.63], scale: 1.5 })
  return body
}

function world(colour) {
  const set = group()
  put(set, worldBody(colour), { at: [-0.2, 1.12, -0.5] })
  const soft = shade(colour, 0.06)
  put(set, head(soft, 'g'), { at: [1.5, 0.22, -0.1], turn: [-QUARTER, 0, -0.3] })
  put(set, head(soft, 'a'), { at: [0.75, 0.22, 1.35], turn: [-QUARTER, 0, 0.5] })
  put(set, head(soft, 'c'), { at: [-0.95, 0.22, 1.2], turn: [-QUARTER, 0, 0.2] })
  return set
}

function worldPlugged(colour) {
  const set = group()
  put(set, worldBody(colour), { at: [0, 1.12, 0] })
  put(set, head(shade(colour, 0.06), 'a'), { at: [0, 1.12, -0.7], turn: [0, Math.PI, 0] })
  const cable = matte(goods.snow)
  part(set, form.box(0.36, 0.18, 0.5, 0.07), cable, { at: [0, 1.3, 0.9] })
  part(set, form.tube('0 1.3 1.1, 0.05 1.25 1.5, 0.5 0.5 1.9, 1.1 0.07 1.7, 1.8 0.07 0.9', 0.07, 80), cable)
  return set
}

/** A turned plug for a car's lighter socket, its face up and its pin down, around the origin. */
function carPlug(colour) {
  const whole = group()
  const shell = metal(colour, { roughness: 0.42 })
  part(
    whole,
    form.turned(
      '0 -1.5, 0.3 -1.5, 0.4 -1.4, 0.5 -1.1, 0.52 0.3, 0.62 0.5, 0.68 0.56, 0.68 0.86, 0.62 0.92, 0 0.92',
      72,
    ),
    shell,
  )
  for (const y of [-0.75, -0.62, -0.49])
    part(whole, form.ring(0.52, 0.02), matte('#4a4f4e'), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(whole, form.capsule(0.13, 0.2), metal(goods.gold), { at: [0, -1.56, 0] })
  part(whole, form.ring(0.6, 0.03), lit('#f0e2c0'), { at: [0, 0.93, 0], turn: [QUARTER, 0, 0] })
  part(whole, form.cylinder(0.54, 0.54, 0.02, 48), matte('#2b3032'), { at: [0, 0.925, 0] })
  put(whole, socket('c'), { at: [0, 0.94, -0.18], turn: [-QUARTER, 0, 0], scale: 1.25 })
  put(whole, socket('a'), { at: [0, 0.94, 0.16], turn: [-QUARTER, 0, 0], scale: 1.25 })
  for (const side of [-1, 1])
    part(whole, form.box(0.1, 0.06, 0.62, 0.03), shell, { at: [side * 0.5, -0.2, 0], turn: [QUARTER, 0, 0] })
  return whole
}

function car(colour) {
  const set = group()
  put(set, carPlug(colour), { at: [-0.75, 0.94, -0.3], turn: [Math.PI, 0.5, 0] })
  put(set, carPlug(colour), { at: [0.75, 0.66, 0.3], turn: [1.18, 0, -0.35] })
  return set
}

function carInUse(colour) {
  const set = group()
  const socketWall = put(set, group(), { at: [0, 0.7, 0] })
  part(socketWall, form.box(3.4, 1.4, 3, 0.3), matte('#565b5a'))
  part(socketWall, form.turned('0.66 0.7, 0.84 0.7, 0.88 0.76, 0.84 0.82, 0.66 0.8', 72), metal('#8d8a84'), {
    at: [-0.5, 0, 0.1],
  })
  put(socketWall, carPlug(colour), { at: [-0.5, 0.4, 0.1], turn: [0, 0.6, 0] })
  cord(set, '-0.4 2.2 0, -0.3 2.6 0.1, 0.4 2.6 0.6, 0.9 1.6 0.9, 0.7 1.48 0.2', 0.06, matte(goods.snow))
  return set
}

export const chargerModels = {
  charger: { build: charger, yaw: -0.25, pitch: 0.3, again: { yaw: 0.7, pitch: 0.34 } },
  'charger-flat': { build: flat, yaw: 0.3, pitch: 0.2, again: { build: flatLying, yaw: 0.5, pitch: 0.45 } },
  'charger-tower': { build: tower, yaw: -0.35, pitch: 0.2, again: { yaw: 0.45, pitch: 0.36 } },
  'charger-world': { build: world, yaw: -0.25, pitch: 0.36, again: { build: worldPlugged, yaw: -0.7, pitch: 0.24 } },
  'charger-car': { build: car, yaw: -0.15, pitch: 0.3, again: { build: carInUse, yaw: -0.4, pitch: 0.5 } },
}
