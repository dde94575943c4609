import { shade } from '../../colours.js'
import { brass, gloss, matte, metal, satin, speckled, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { bowl, cup, mug } from '../props.js'
import { leaf, PAPER, pouch } from './packaging.js'

const { group, part, put, QUARTER } = form

const matchaTints = { ceremonial: '#3d6a58', daily: '#93a06c', roasted: '#8f5d3c' }
const teaColours = { ceremonial: '#8aa04a', daily: '#9aa661', roasted: '#8a5a2c' }

function teaTin(colour) {
  const tin = group()
  part(tin, form.cylinder(0.75, 0.75, 1.5), satin(colour), { at: [0, 0.75, 0] })
  part(tin, form.turned(form.curve('0.78 0, 0.78 0.36, 0.7 0.42, 0 0.44', 50)), brass(), { at: [0, 1.42, 0] })
  part(tin, form.wrap(0.756, 0.72, 0.96), matte(PAPER), { at: [0, 0.72, 0] })
  put(tin, leaf(colour), { at: [0, 0.72, 0.757], scale: 0.5 })
  return tin
}

function matcha(colour, grade) {
  const table = group()
  put(table, teaTin(colour))
  put(table, cup(speckled('#e9dfcd'), teaColours[grade]), { at: [1.35, 0, 0.55], scale: 1.1 })
  return table
}

/** A bamboo whisk: a handle and a bell of thin tines. */
function whisk() {
  const tool = group()
  const bamboo = wood('#d8b67e', '#9a7440')
  part(tool, form.turned(form.curve('0 0, 0.2 0, 0.22 0.1, 0.2 0.7, 0 0.7', 40)), bamboo, { at: [0, 1, 0] })
  part(tool, form.ring(0.2, 0.03), matte('#4d4a44'), { at: [0, 1, 0], turn: [QUARTER, 0, 0] })
  form.around(36, (angle) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    part(
      tool,
      form.tube(
        [
          [x * 0.19, 1, z * 0.19],
          [x * 0.34, 0.5, z * 0.34],
          [x * 0.36, 0.15, z * 0.36],
          [x * 0.26, 0, z * 0.26],
        ],
        0.017,
        16,
      ),
      bamboo,
    )
  })
  return tool
}

function matchaMade(colour, grade) {
  const table = group()
  put(table, teaTin(colour), { at: [-0.6, 0, -0.4] })
  const tea = put(table, bowl(speckled('#3b474e', '#ffffff66', 500)), { at: [1.1, 0, 0.55], scale: 0.8 })
  part(tea, form.cylinder(0.99, 0.99, 0.01), matte(teaColours[grade]), { at: [0, 0.7, 0] })
  put(table, whisk(), { at: [-0.45, 0, 1.05], scale: 0.75 })
  return table
}

const latteTints = { plain: '#93a06c', ginger: '#d9a441', hojicha: '#8f5d3c' }

/** A paper stick of powder, upright, its coloured end at the top. */
function stick(colour) {
  const sachet = group()
  part(sachet, form.box(0.3, 1.5, 0.12, 0.04), matte(PAPER), { at: [0, 0.75, 0] })
  part(sachet, form.box(0.31, 0.34, 0.13, 0.04), matte(colour), { at: [0, 1.3, 0] })
  part(sachet, form.box(0.3, 0.12, 0.03, 0.01), matte(colour), { at: [0, 1.54, 0] })
  return sachet
}

/** A carton with its lid folded back and ten sticks standing in it. */
function sticks(colour) {
  const set = group()
  const board = matte(colour)
  part(set, form.box(2, 1.05, 0.75, 0.04), board, { at: [0, 0.53, 0] })
  part(set, form.box(1.9, 0.02, 0.65, 0.01), matte(shade(colour, -0.3)), { at: [0, 1.06, 0] })
  part(set, form.box(2, 0.85, 0.04, 0.02), board, { at: [0, 1.42, -0.5], turn: [-0.35, 0, 0] })
  part(set, form.slab(form.roundedRectangle(0.9, 0.66, 0.05), 0.02, 0.006), matte(PAPER), { at: [0, 0.53, 0.38] })
  put(set, leaf(colour), { at: [0, 0.53, 0.39], scale: 0.46 })
  for (let i = 0; i < 10; i++) {
    const place = { at: [-0.72 + (i % 5) * 0.36, 0.3, i < 5 ? -0.16 : 0.14], turn: [0.03, 0, 0.04 * ((i % 3) - 1)] }
    put(set, stick(colour), place)
  }
  put(set, stick(colour), { at: [0.1, 0.07, 1.05], turn: [QUARTER, 0, -1.1] })
  return set
}

function sticksStirred(colour, flavour) {
  const set = group()
  const milky = { plain: '#b9c08a', ginger: '#d9c08a', hojicha: '#b58b63' }
  put(set, mug(speckled('#e7decf'), milky[flavour]))
  put(set, stick(colour), { at: [1.0, 0.07, 1.0], turn: [QUARTER, 0, 1.2] })
  put(set, stick(colour), { at: [1.4, 0.2, 0.75], turn: [QUARTER, 0.05, 0.9] })
  return set
}

/** A scoop: one strip of bamboo with a bent tip, lying along x. */
function scoop() {
  const path = '-0.8 0.03, -0.2 0.1, 0.5 0.1, 0.72 0.16, 0.84 0.34'
  return part(group(), form.strip(path, 0.13, 0.035), wood('#d8b67e', '#9a7440')).parent
}

function whiskedBowl(colour, drink) {
  const set = group()
  const glaze = speckled(colour, '#ffffff55', 500)
  const shape = '0 0, 0.5 0, 0.55 0.16, 1.0 0.34, 1.16 0.7, 1.15 1.12, 1.08 1.12, 1.06 0.7, 0.9 0.42, 0 0.26'
  part(set, form.turned(form.curve(shape, 90)), glaze)
  if (drink) part(set, form.cylinder(1.06, 1.06, 0.02), matte('#a3b55c'), { at: [0, 0.78, 0] })
  return set
}

function setForOne(colour) {
  const set = group()
  part(set, form.box(4, 0.06, 2.6, 0.03), woven('#d9cfbc', [30, 20]), { at: [0.3, 0.03, 0.2] })
  put(set, whiskedBowl(colour), { at: [-0.55, 0.06, 0] })
  put(set, whisk(), { at: [1.15, 0.06, 0.75], scale: 0.8 })
  put(set, teaTin('#3d6a58'), { at: [1.35, 0.06, -0.45], scale: 0.6 })
  put(set, scoop(), { at: [-0.1, 0.08, 1.25], turn: [0, 0.1, 0] })
  return set
}

function setInUse(colour) {
  const set = group()
  put(set, whiskedBowl(colour, true))
  put(set, whisk(), { at: [0.35, 1.05, 0.1], turn: [0.1, 0, -0.5], scale: 0.8 })
  put(set, scoop(), { at: [1.7, 0, 0.7], turn: [0, 0.7, 0] })
  return set
}

const harvestTints = { first: '#5f8f46', second: '#8b9c5c', autumn: '#75703c' }

/** Four slices' worth of roll cake: sponge, cream, and the spiral between. */
function rollCake(colour, length) {
  const cake = group()
  part(cake, form.cylinder(0.52, 0.52, length), matte(colour), { at: [0, 0.52, 0], turn: [QUARTER, 0, 0] })
  const spiral = Array.from({ length: 40 }, (_, i) => {
    const out = 0.06 + i * 0.0092
    return [Math.cos(i * 0.36) * out, Math.sin(i * 0.36) * out, 0]
  })
  part(cake, form.tube(spiral, 0.055), matte('#fbf4e6'), { at: [0, 0.52, length / 2 - 0.02] })
  return cake
}

function bakingPouch(colour) {
  const bag = pouch(1.7, 2.2, 0.95, matte(colour))
  part(bag, form.slab(form.roundedRectangle(1, 1.05, 0.5), 0.02, 0.006), matte(PAPER), {
    at: [0, 0.95, 0.42],
    turn: [-0.15, 0, 0],
  })
  put(bag, leaf(colour), { at: [0, 0.95, 0.44], turn: [-0.15, 0, 0], scale: 0.6 })
  part(bag, form.box(1.62, 0.04, 0.1, 0.015), matte(shade(colour, -0.15)), { at: [0, 2.02, 0] })
  return bag
}

function baking(colour) {
  const set = group()
  put(set, bakingPouch(colour), { at: [-0.3, 0, -0.2] })
  put(set, rollCake(shade(colour, 0.06), 0.42), { at: [1.25, 0, 0.6], turn: [0, 0.2, 0] })
  return set
}

function bakingServed(colour) {
  const set = group()
  put(set, bakingPouch(colour), { at: [-0.7, 0, -0.8], scale: 0.9 })
  part(set, form.box(3.2, 0.12, 1.3, 0.06), wood(), { at: [0.5, 0.06, 0.6] })
  put(set, rollCake(shade(colour, 0.06), 1.5), { at: [0.1, 0.12, 0.55], turn: [0, 1.3, 0] })
  put(set, rollCake(shade(colour, 0.06), 0.3), { at: [1.45, 0.12, 0.75], turn: [0, 0.9, 0] })
  return set
}

const CADDY = '0 0, 0.5 0, 0.62 0.06, 0.78 0.4, 0.84 0.8'
const CADDY_LID = '0.845 0, 0.8 0.3, 0.62 0.5, 0.3 0.58, 0 0.59'

function caddy(colour, { isOpen = false } = {}) {
  const set = group()
  const lacquer = gloss(colour, { clearcoat: 1 })
  part(set, form.box(2.3, 0.05, 2.3, 0.02), woven('#b7a7a0', [20, 20]), { at: [0, 0.025, 0], turn: [0, 0.78, 0] })
  part(set, form.turned(form.curve(CADDY, 70)), lacquer, { at: [0, 0.05, 0] })
  const lid = put(set, group(), isOpen ? { at: [1.5, 0.64, 0.75], turn: [Math.PI, 0, 0] } : { at: [0, 0.86, 0] })
  part(lid, form.turned(form.curve(CADDY_LID, 70)), lacquer)
  part(lid, form.ring(0.845, 0.012), metal('#c9a063'), { turn: [QUARTER, 0, 0] })
  if (isOpen) {
    part(set, form.ball(0.8), matte('#8aa04a'), { at: [0, 0.76, 0], scale: [1, 0.22, 1] })
  }
  put(set, scoop(), isOpen ? { at: [-0.5, 0.03, 1.3], turn: [0, 0.3, 0] } : { at: [0.1, 1.43, 0], turn: [0, 0.35, 0] })
  return set
}

export const matchas = {
  matcha: {
    build: matcha,
    yaw: -0.25,
    pitch: 0.22,
    tints: matchaTints,
    again: { build: matchaMade, yaw: 0.1, pitch: 0.34 },
  },
  'matcha-sticks': {
    build: sticks,
    yaw: -0.4,
    pitch: 0.3,
    tints: latteTints,
    again: { build: sticksStirred, yaw: 0.1, pitch: 0.36 },
  },
  'matcha-set': { build: setForOne, yaw: -0.2, pitch: 0.42, again: { build: setInUse, yaw: 0.2, pitch: 0.4 } },
  'matcha-baking': {
    build: baking,
    yaw: -0.25,
    pitch: 0.2,
    tints: harvestTints,
    again: { build: bakingServed, yaw: 0.1, pitch: 0.34 },
  },
  'matcha-caddy': {
    build: caddy,
    yaw: -0.2,
    pitch: 0.34,
    again: { build: (colour) => caddy(colour, { isOpen: true }), yaw: 0.1, pitch: 0.44 },
  },
}
