import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, satin, woven } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { closed, dark, pod } from './fittings.js'

const { group, part, put, QUARTER } = form

/** Crushed ice with the necks of bottles in it, filling a box open at the top. */
function ice(parent, width, depth, y) {
  for (let i = 0; i < 46; i++) {
    const at = [(random() - 0.5) * width, y + random() * 0.12, (random() - 0.5) * depth]
    part(parent, form.box(0.3, 0.26, 0.3, 0.06), satin('#eef3f4'), { at, turn: [random() * 3, random() * 3, random()] })
  }
  for (const [x, z, tint] of [
    [-0.8, 0.1, '#5f7a4a'],
    [-0.1, -0.2, '#8a5a3a'],
    [0.75, 0.15, '#5f7a4a'],
  ])
    part(parent, form.turned('0.22 0, 0.22 0.2, 0.1 0.5, 0.1 0.86, 0.13 0.88, 0.13 0.98, 0 1', 32), gloss(tint), {
      at: [x, y - 0.1, z],
      turn: [0.1, 0, x * 0.2],
    })
}

function hardLid(colour) {
  const lid = group()
  part(lid, form.box(3.5, 0.46, 2.2, 0.18), satin(colour))
  part(lid, form.box(2.7, 0.1, 1.4, 0.05), satin(shade(colour, -0.07)), { at: [0, 0.21, 0] })
  return lid
}

function hardBody(colour) {
  const box = group()
  const shell = satin(colour)
  part(box, form.box(3.3, 1.75, 2, 0.22), shell, { at: [0, 1, 0] })
  for (const side of [-1, 1]) {
    part(box, form.box(0.62, 1.4, 2.06, 0.12), shell, { at: [side * 1.24, 0.95, 0.04] })
    part(
      box,
      form.tube(
        `${side * 1.66} 1.45 -0.5, ${side * 1.9} 1.2 -0.45, ${side * 1.95} 0.95 0, ${side * 1.9} 1.2 0.45, ${side * 1.66} 1.45 0.5`,
        0.06,
        50,
      ),
      matte('#d9cdb4'),
    )
    part(box, form.capsule(0.11, 0.5), dark(), { at: [side * 1.95, 0.95, 0], turn: [QUARTER, 0, 0] })
    for (const z of [-0.7, 0.7]) part(box, form.box(0.5, 0.16, 0.4, 0.06), dark(), { at: [side * 1.2, 0.08, z] })
    part(box, form.box(0.28, 0.72, 0.14, 0.07), dark(), { at: [side * 0.62, 1.62, 1.06] })
    part(box, form.ball(0.13), dark(), { at: [side * 0.62, 1.3, 1.1], scale: [1.2, 1, 0.8] })
  }
  part(box, form.cylinder(0.15, 0.15, 0.12, 32), dark(), { at: [1.7, 0.35, 0.5], turn: [0, 0, QUARTER] })
  return box
}

function hard(colour) {
  const box = hardBody(colour)
  put(box, hardLid(colour), { at: [0, 2.08, 0] })
  return box
}

function hardOpen(colour) {
  const box = hardBody(colour)
  part(box, form.box(2.9, 0.05, 1.6, 0.02), matte('#f2eee7'), { at: [0, 1.87, 0] })
  ice(box, 2.6, 1.35, 1.92)
  put(box, hardLid(colour), { at: [0, 2.95, -1.28], turn: [-QUARTER + 0.18, 0, 0] })
  return box
}

function steel(colour) {
  const chest = group()
  const [paint, chrome] = [gloss(colour), metal('#d2d1cc')]
  part(chest, form.box(3.2, 2, 2, 0.14), paint, { at: [0, 1.12, 0] })
  part(chest, form.box(3.23, 0.5, 2.03, 0.12), gloss('#f0e9db'), { at: [0, 1.35, 0] })
  part(chest, form.box(3.28, 0.4, 2.08, 0.16), paint, { at: [0, 2.28, 0] })
  part(chest, form.box(3.3, 0.07, 2.1, 0.03), chrome, { at: [0, 2.09, 0] })
  part(chest, form.box(3.26, 0.16, 2.06, 0.05), chrome, { at: [0, 0.16, 0] })
  for (const x of [-1.55, 1.55])
    for (const z of [-0.95, 0.95]) {
      part(chest, form.ball(0.2), chrome, { at: [x, 2.38, z], scale: [1, 0.8, 1] })
      part(chest, form.cylinder(0.13, 0.11, 0.14, 24), dark(), { at: [x * 0.9, 0.05, z * 0.85] })
    }
  part(chest, form.box(0.36, 0.56, 0.12, 0.05), chrome, { at: [0, 2.05, 1.06] })
  part(chest, form.box(0.24, 0.34, 0.1, 0.04), chrome, { at: [1.2, 1.36, 1.05] })
  part(chest, form.ring(0.12, 0.035), chrome, { at: [1.2, 1.2, 1.12] })
  for (const side of [-1, 1])
    part(
      chest,
      form.tube(
        `${side * 1.62} 1.7 -0.5, ${side * 1.84} 1.55 -0.45, ${side * 1.84} 1.55 0.45, ${side * 1.62} 1.7 0.5`,
        0.065,
        40,
      ),
      chrome,
    )
  return chest
}

function soft(colour) {
  const bag = group()
  const cloth = woven(colour, [60, 40])
  const mouth = (v) => {
    const slope = Math.max(0, (v - 0.6) / 0.4)
    const round = closed(v, 0.06, 0.001)
    return [round * (1 - slope * 0.06), round * (1 - slope * 0.82)]
  }
  part(bag, pod([2.7, 2.2, 1.65], mouth, 4.6), cloth)
  part(
    bag,
    pod([2.74, 0.5, 1.69], (v) => [closed(v, 0.3, 0.001), closed(v, 0.3, 0.001)], 4.6),
    matte(shade(colour, -0.22)),
  )
  part(bag, form.box(2.62, 0.34, 0.36, 0.17), cloth, { at: [0, 2.3, 0] })
  for (const side of [-1, 1]) {
    part(bag, form.box(0.2, 0.22, 0.44, 0.06), dark(), { at: [side * 1.3, 2.3, 0] })
    part(bag, form.tube(`${side * 1.34} 2.3 0, ${side * 1.44} 1.9 0, ${side * 1.36} 1.2 0`, 0.06, 30), dark())
    const loop = `-0.72 0.3 0.84, -0.72 1.3 0.86, -0.6 2.1 ${0.62}, -0.45 2.75 ${0.45}, 0.45 2.75 ${0.45}, 0.6 2.1 ${0.62}, 0.72 1.3 0.86, 0.72 0.3 0.84`
    part(bag, form.tube(loop, 0.075, 110), matte('#e3d5b8'), { scale: [1, 1, side] })
  }
  part(bag, form.box(0.86, 0.5, 0.06, 0.03), matte(shade(colour, -0.22)), { at: [0, 0.95, 0.84] })
  return bag
}

function jug(colour) {
  const barrel = group()
  const wall = form.turned(form.curve('0 0.3, 0.98 0.3, 1.06 0.42, 1.1 1.2, 1.12 1.9, 1.1 2.46, 1.02 2.52', 70), 96)
  part(barrel, wall, satin(colour))
  for (const y of [0.72, 2.1])
    part(barrel, form.ring(1.1, 0.05), satin(shade(colour, -0.1)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(barrel, form.turned('1.04 2.5, 1.18 2.54, 1.18 2.78, 1.08 2.9, 0.5 2.98, 0 2.98', 96), matte('#f0e9db'))
  part(
    barrel,
    form.tube('-1.16 2.3 0, -1.2 2.9 0, -0.8 3.5 0, 0.8 3.5 0, 1.2 2.9 0, 1.16 2.3 0', 0.09, 80),
    matte('#f0e9db'),
  )
  form.around(
    3,
    (angle) =>
      part(barrel, form.cylinder(0.2, 0.16, 0.34, 32), matte('#f0e9db'), {
        at: [Math.cos(angle) * 0.8, 0.17, Math.sin(angle) * 0.8],
      }),
    0.5,
  )
  part(barrel, form.cylinder(0.16, 0.16, 0.4, 32), matte('#f0e9db'), { at: [0, 0.62, 1.2], turn: [QUARTER, 0, 0] })
  part(barrel, form.cylinder(0.1, 0.08, 0.34, 32), matte('#f0e9db'), { at: [0, 0.5, 1.38] })
  part(barrel, form.box(0.2, 0.3, 0.1, 0.04), dark(), { at: [0, 0.84, 1.38] })
  return barrel
}

function jugServed(colour) {
  const table = group()
  put(table, jug(colour))
  put(table, cup(glass('#ffffff', 0.4), '#c98a45'), { at: [0.35, 0, 1.9], scale: 1.3 })
  put(table, cup(glass('#ffffff', 0.4), '#c98a45'), { at: [1.5, 0, 1.5], scale: 1.3 })
  return table
}

function wheel(parent, side) {
  const hub = put(parent, group(), { at: [side * 1.28, 0.46, -0.62], turn: [0, 0, QUARTER] })
  part(hub, form.turned('0 -0.16, 0.36 -0.16, 0.46 -0.1, 0.46 0.1, 0.36 0.16, 0 0.16', 64), dark())
  part(hub, form.cylinder(0.24, 0.24, 0.36, 40), matte('#cfcac0'))
}

/** `pulled` is how far the handle is drawn out. */
function wheeled(colour, pulled) {
  const box = group()
  const shell = satin(colour)
  part(box, form.box(2.2, 2.5, 1.8, 0.22), shell, { at: [0, 1.5, 0] })
  for (const x of [-0.7, 0, 0.7])
    part(box, form.box(0.34, 1.7, 0.1, 0.05), satin(shade(colour, -0.07)), { at: [x, 1.35, 0.9] })
  part(box, form.box(2.34, 0.42, 1.94, 0.16), matte('#efe9dc'), { at: [0, 2.86, 0] })
  for (const x of [-0.55, 0.55]) {
    part(box, form.ring(0.32, 0.05), matte('#d8d0c0'), { at: [x, 3.07, 0.3], turn: [QUARTER, 0, 0] })
    part(box, form.cylinder(0.3, 0.3, 0.02, 40), matte('#b9b1a2'), { at: [x, 3.07, 0.3] })
  }
  for (const side of [-1, 1]) {
    wheel(box, side)
    part(box, form.box(0.3, 0.3, 0.5, 0.08), dark(), { at: [side * 0.75, 0.15, 0.6] })
    part(box, form.bar([side * 0.62, 1.6, -0.98], [side * 0.62, 3.1 + pulled, -0.98], 0.06), metal())
    part(box, form.box(0.26, 0.5, 0.2, 0.06), dark(), { at: [side * 0.62, 2.1, -0.98] })
  }
  part(box, form.box(1.56, 0.22, 0.24, 0.1), dark(), { at: [0, 3.16 + pulled, -0.98] })
  part(box, form.box(0.5, 0.2, 0.14, 0.06), dark(), { at: [0, 2.64, 0.98] })
  return box
}

export const coolboxes = {
  'coolbox-hard': { build: hard, yaw: -0.5, pitch: 0.2, again: { build: hardOpen, yaw: 0.45, pitch: 0.36 } },
  'coolbox-steel': { build: steel, yaw: -0.5, pitch: 0.2, again: { yaw: 0.6, pitch: 0.34 } },
  'coolbox-soft': { build: soft, yaw: -0.45, pitch: 0.16, again: { yaw: 0.6, pitch: 0.34 } },
  'coolbox-jug': {
    build: jug,
    yaw: -0.3,
    pitch: 0.12,
    again: { build: jugServed, yaw: 0, pitch: 0.24 },
    aside: { pitch: 1 },
  },
  'coolbox-wheels': {
    build: (colour) => wheeled(colour, 1),
    yaw: -0.6,
    pitch: 0.16,
    again: { build: (colour) => wheeled(colour, 0.1), yaw: 0.7, pitch: 0.3 },
  },
}
