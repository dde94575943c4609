import { Shape } from 'three'
import { goods, shade } from '../colours.js'
import { gloss, matte, plush, satin, wood } from '../materials.js'
import * as form from '../shapes.js'
import { bearModels } from './toys/bear.js'
import { blocksModels } from './toys/blocks.js'
import { rainbowModels } from './toys/rainbow.js'
import { trainModels } from './toys/train.js'

const { group, part, put, QUARTER } = form
const CREAM = '#ece0c9'

/** Five tones that go with a colour, the colour first. */
const family = (colour) => [colour, shade(colour, 0.1), CREAM, shade(colour, -0.14), shade(colour, 0.2)]

function halfRing(outer, inner, depth) {
  const arch = new Shape()
  arch.absarc(0, 0, outer, 0, Math.PI)
  arch.absarc(0, 0, inner, Math.PI, 0, true)
  return form.slab(arch, depth, 0.04)
}

const rainbowTints = {
  clay: ['#c4704f', '#dba57a', CREAM, '#8b9c8f', '#5f7480'],
  sage: ['#6f8a78', '#9db09c', CREAM, '#d9b98a', '#b98468'],
  butter: ['#dfc182', '#d99a62', CREAM, '#b4c3c8', '#7f98a0'],
}

function rainbow(_, variant) {
  const stack = group()
  rainbowTints[variant].forEach((tone, i) => {
    part(stack, halfRing(1.9 - i * 0.34, 1.58 - i * 0.34, 0.62), matte(tone))
  })
  part(stack, form.ball(0.26), wood(), { at: [1.2, 0.26, 1.15] })
  return stack
}

function rainbowPlayed(_, variant) {
  const floor = group()
  const tones = rainbowTints[variant]
  tones.slice(0, 3).forEach((tone, i) => {
    part(floor, halfRing(1.9 - i * 0.34, 1.58 - i * 0.34, 0.62), matte(tone))
  })
  part(floor, halfRing(0.88, 0.56, 0.62), matte(tones[3]), { at: [1.75, 0, 1.25], turn: [0, 0.5, 0] })
  part(floor, halfRing(0.54, 0.22, 0.62), matte(tones[4]), { at: [-0.35, 0.54, 1.3], turn: [0, 0.4, Math.PI] })
  return floor
}

function blocks(colour) {
  const [main, light, cream, dark] = family(colour).map((tone) => matte(tone))
  const pile = group()
  const timber = wood()
  for (const x of [-0.95, 0.95]) part(pile, form.box(0.6, 1.2, 0.7, 0.05), x < 0 ? main : timber, { at: [x, 0.6, 0] })
  part(pile, form.box(2.7, 0.34, 0.7, 0.05), cream, { at: [0, 1.37, 0] })
  part(pile, halfRing(0.62, 0.32, 0.68), main, { at: [-0.55, 1.55, 0] })
  part(pile, form.box(0.62, 0.62, 0.62, 0.05), dark, { at: [0.8, 1.86, 0], turn: [0, 0.2, 0] })
  part(pile, form.slab(form.polygon('-0.48 0, 0.48 0, 0 0.56'), 0.6, 0.04), light, {
    at: [0.8, 2.18, 0],
    turn: [0, 0.2, 0],
  })
  part(pile, form.cylinder(0.3, 0.3, 0.7), timber, { at: [0, 0.35, 0.1] })
  part(pile, form.box(0.6, 0.6, 0.6, 0.05), light, { at: [1.5, 0.3, 1.15], turn: [0, 0.5, 0] })
  part(pile, form.cylinder(0.32, 0.32, 0.6), dark, { at: [-0.5, 0.32, 1.3], turn: [QUARTER, 0, 0.7] })
  return pile
}

function blocksTower(colour) {
  const [main, light, cream, dark] = family(colour).map((tone) => matte(tone))
  const tower = group()
  part(tower, form.box(0.8, 0.8, 0.8, 0.05), main, { at: [0, 0.4, 0], turn: [0, 0.2, 0] })
  part(tower, form.box(0.72, 0.72, 0.72, 0.05), cream, { at: [0.03, 1.16, 0], turn: [0, -0.15, 0] })
  part(tower, form.cylinder(0.33, 0.33, 0.66), wood(), { at: [0, 1.85, 0] })
  part(tower, form.box(0.6, 0.6, 0.6, 0.05), dark, { at: [0, 2.48, 0], turn: [0, 0.5, 0] })
  part(tower, form.turned('0 0.7, 0.02 0.68, 0.42 0.02, 0.4 0, 0 0'), light, { at: [0, 2.78, 0] })
  part(tower, halfRing(0.7, 0.36, 0.6), light, { at: [1.25, 0, 0.6], turn: [0, 0.3, 0] })
  part(tower, form.box(0.6, 0.6, 0.6, 0.05), wood(), { at: [-1.05, 0.3, 0.8], turn: [0, 0.6, 0] })
  return tower
}

function wheels(car, places, radius) {
  for (const x of places) {
    for (const side of [-1, 1]) {
      part(car, form.cylinder(radius, radius, 0.16), wood('#a97c50'), {
        at: [x, radius, side * 0.52],
        turn: [QUARTER, 0, 0],
      })
      part(car, form.cylinder(0.07, 0.07, 0.2), wood('#e2c49a'), {
        at: [x, radius, side * 0.54],
        turn: [QUARTER, 0, 0],
      })
    }
  }
}

function engine(colour) {
  const loco = group()
  part(loco, form.box(2.1, 0.24, 0.86, 0.06), wood(), { at: [0, 0.44, 0] })
  part(loco, form.cylinder(0.4, 0.4, 1.25), matte(colour), { at: [-0.36, 0.94, 0], turn: [0, 0, QUARTER] })
  part(loco, form.cylinder(0.33, 0.33, 0.06), wood('#e2c49a'), { at: [-1.0, 0.94, 0], turn: [0, 0, QUARTER] })
  part(loco, form.box(0.72, 1.15, 0.86, 0.08), matte(colour), { at: [0.6, 1.12, 0] })
  part(loco, form.box(0.4, 0.36, 0.9, 0.08), matte('#f3ebdb'), { at: [0.6, 1.3, 0] })
  part(loco, form.box(0.98, 0.14, 1.08, 0.06), wood('#a97c50'), { at: [0.6, 1.76, 0] })
  part(loco, form.turned('0 0, 0.15 0, 0.15 0.3, 0.24 0.5, 0.2 0.52, 0 0.5'), wood('#a97c50'), { at: [-0.66, 1.3, 0] })
  part(loco, form.ball(0.15), wood('#e2c49a'), { at: [-0.14, 1.36, 0] })
  wheels(loco, [-0.65, 0.6], 0.34)
  return loco
}

function wagon(colour, cargo) {
  const car = group()
  part(car, form.box(1.5, 0.22, 0.86, 0.06), wood(), { at: [0, 0.42, 0] })
  part(car, form.box(1.4, 0.42, 0.8, 0.06), matte(colour), { at: [0, 0.72, 0] })
  for (const x of [-0.36, 0.36]) part(car, cargo, wood('#e2c49a'), { at: [x, 1.02, 0] })
  part(car, form.capsule(0.05, 0.3), wood('#a97c50'), { at: [-0.9, 0.42, 0], turn: [0, 0, QUARTER] })
  wheels(car, [-0.42, 0.42], 0.28)
  return car
}

function train(colour) {
  const line = group()
  put(line, engine(colour))
  put(line, wagon(shade(colour, 0.14), form.ball(0.27)), { at: [2.02, 0, 0.22], turn: [0, -0.22, 0] })
  return line
}

function trainWhole(colour) {
  const line = put(group(), train(colour)).parent
  put(line, wagon(CREAM, form.box(0.5, 0.5, 0.5, 0.05)), { at: [3.7, 0, 0.85], turn: [0, -0.48, 0] })
  return line
}

function bearHead(fur, snout) {
  const head = group()
  part(head, form.ball(0.72), fur, { scale: [1.08, 0.96, 0.96] })
  for (const side of [-1, 1]) {
    part(head, form.ball(0.25), fur, { at: [side * 0.54, 0.56, 0], scale: [1, 1, 0.6] })
    part(head, form.ball(0.15), snout, { at: [side * 0.54, 0.55, 0.1], scale: [1, 1, 0.5] })
    part(head, form.ball(0.065), gloss('#2a2523'), { at: [side * 0.27, 0.14, 0.63] })
  }
  part(head, form.ball(0.3), snout, { at: [0, -0.14, 0.56], scale: [1.1, 0.84, 0.7] })
  part(head, form.ball(0.1), gloss('#2a2523'), { at: [0, -0.04, 0.77], scale: [1.25, 0.8, 0.6] })
  part(head, form.tube('-0.13 -0.19 0.75, 0 -0.26 0.77, 0.13 -0.19 0.75', 0.018, 20), matte('#2a2523'))
  return head
}

function bear(colour) {
  const toy = group()
  const fur = plush(colour)
  const pale = plush(shade(colour, 0.16))
  part(toy, form.ball(0.82), fur, { at: [0, 0.82, 0], scale: [1, 1.05, 0.9] })
  part(toy, form.ball(0.56), pale, { at: [0, 0.78, 0.3], scale: [1, 1.05, 0.86] })
  put(toy, bearHead(fur, pale), { at: [0, 2.1, 0.05] })
  for (const side of [-1, 1]) {
    part(toy, form.capsule(0.25, 0.5), fur, { at: [side * 0.84, 0.98, 0.22], turn: [-0.5, 0, side * 0.55] })
    part(toy, form.capsule(0.31, 0.42), fur, { at: [side * 0.5, 0.32, 0.72], turn: [QUARTER, 0, -side * 0.3] })
    part(toy, form.ball(0.2), pale, { at: [side * 0.58, 0.34, 1.2], scale: [1, 1, 0.35] })
  }
  const scarf = matte('#c4704f')
  part(toy, form.ring(0.5, 0.14), scarf, { at: [0, 1.5, 0.04], turn: [QUARTER, 0, 0], scale: [1.05, 1, 1] })
  part(toy, form.box(0.26, 0.7, 0.1, 0.05), scarf, { at: [0.26, 1.14, 0.76], turn: [-0.1, 0.2, 0.14] })
  return toy
}

/** A spinning top, its point at the ground. */
function spinner(colour, accent) {
  const toy = group()
  const paint = satin(colour)
  part(
    toy,
    form.turned(form.curve('0 0, 0.05 0.04, 0.18 0.3, 0.62 0.62, 0.8 0.86, 0.74 1.04, 0.4 1.14, 0 1.16', 90)),
    paint,
  )
  part(toy, form.turned('0.785 0.8, 0.808 0.86, 0.795 0.95'), satin(accent))
  part(toy, form.turned('0.6 1.093, 0.48 1.13'), satin(accent))
  part(toy, form.cylinder(0.08, 0.1, 0.5), wood(), { at: [0, 1.38, 0] })
  part(toy, form.ball(0.13), wood(), { at: [0, 1.65, 0] })
  return toy
}

function top(colour) {
  const set = group()
  put(set, spinner(colour, CREAM), { at: [0, 0, 0], turn: [0.08, 0, -0.16], scale: 1.25 })
  put(set, spinner(CREAM, colour), { at: [0.95, 0.02, 1.15], turn: [0, -0.5, -0.82], scale: 0.85 })
  put(set, spinner(shade(colour, 0.14), goods.wood), { at: [-0.75, 0.02, 1.2], turn: [0, 2.5, -0.82], scale: 0.72 })
  return set
}

/** The shop's own boat: a sampan with an arched roof and an oarsman. */
function boat(colour) {
  const toy = group()
  const hull = new Shape()
  hull.moveTo(-2, 0.95)
  hull.bezierCurveTo(-1.5, 0.1, -0.8, 0, 0, 0)
  hull.bezierCurveTo(0.8, 0, 1.5, 0.1, 2, 0.95)
  hull.bezierCurveTo(1.2, 0.62, -1.2, 0.62, -2, 0.95)
  part(toy, form.slab(hull, 1.3, 0.1, { bevelOffset: 0, bevelSegments: 8, curveSegments: 48 }), wood('#c9986a'), {
    at: [0, 0.1, 0],
  })
  part(toy, halfRing(0.75, 0.62, 1.55), satin(colour), { at: [-0.15, 0.72, 0], turn: [0, QUARTER, 0] })
  part(toy, form.cylinder(0.17, 0.23, 0.36), matte('#5f7480'), { at: [1.15, 0.86, 0] })
  part(toy, form.ball(0.2), wood('#e2c49a'), { at: [1.15, 1.2, 0] })
  part(toy, form.turned(form.curve('0.34 0, 0.2 0.1, 0 0.2', 20)), wood('#d8b67e'), { at: [1.15, 1.28, 0] })
  part(toy, form.bar([1.02, 1.35, 0.3], [1.95, 0.12, 0.95], 0.035), wood('#a97c50'))
  part(toy, form.ball(0.13), wood('#a97c50'), { at: [1.95, 0.14, 0.95], scale: [1, 1.5, 0.4] })
  return toy
}

export const toys = {
  rainbow: {
    build: rainbow,
    yaw: -0.35,
    pitch: 0.16,
    tints: rainbowTints,
    again: { build: rainbowPlayed, yaw: 0.2, pitch: 0.3 },
  },
  blocks: { build: blocks, yaw: -0.4, pitch: 0.2, again: { build: blocksTower, yaw: 0.2, pitch: 0.2 } },
  train: { build: train, yaw: 0.45, pitch: 0.22, again: { build: trainWhole, yaw: 0.7, pitch: 0.34 } },
  bear: { build: bear, yaw: -0.3, pitch: 0.1, again: { yaw: 0.6, pitch: 0.16 } },
  top: { build: top, yaw: -0.1, pitch: 0.26, again: { yaw: 0.6, pitch: 0.45 } },
  boat: { build: boat, yaw: -0.5, pitch: 0.24, again: { yaw: 0.6, pitch: 0.34 } },
  ...rainbowModels,
  ...blocksModels,
  ...trainModels,
  ...bearModels,
}
