import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, plush, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { mug, saucer } from '../props.js'
import { chip, filling, flatLabel, mound, PAPER, roundLabel, spoon, strewn, tray } from './packaging.js'

const { group, part, put, QUARTER } = form

const chocolateTints = { dark: '#4a2c1f', milk: '#8a5635', matcha: '#98a565' }
const wrapperTints = { dark: '#3b474e', milk: '#c4704f', matcha: '#d9cdb4' }

/** A bar half out of its paper: squares, torn foil, sleeve. */
function chocolate(colour, flavour) {
  const bar = group()
  const mass = satin(colour)
  part(bar, form.box(2, 0.16, 3.6, 0.04), mass, { at: [0, 0.1, 0] })
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++)
      part(bar, form.box(0.46, 0.16, 0.42, 0.06), mass, { at: [-0.735 + i * 0.49, 0.22, -1.55 + j * 0.46] })
  }
  const torn = Array.from({ length: 21 }, (_, i) => [-1.04 + i * 0.104, 0.12 + wobble(0.07)])
  part(bar, form.slab(form.polygon([[-1.04, -0.3], ...torn, [1.04, -0.3]]), 0.33, 0.02), metal('#d9d2c4'), {
    at: [0, 0.17, 0.4],
    turn: [-QUARTER, 0, 0],
  })
  part(bar, form.box(2.12, 0.38, 1.72, 0.05), matte(wrapperTints[flavour]), { at: [0, 0.18, 1.4] })
  part(bar, form.box(1.1, 0.02, 0.9, 0.008), matte(PAPER), { at: [0, 0.375, 1.4] })
  part(bar, form.cylinder(0.2, 0.2, 0.02), matte(colour), { at: [0, 0.385, 1.32] })
  part(bar, form.box(0.5, 0.02, 0.05, 0.008), matte(colour), { at: [0, 0.385, 1.66] })
  return bar
}

function chocolateBroken(colour, flavour) {
  const table = group()
  put(table, chocolate(colour, flavour))
  for (const [x, z, turn] of form.read('1.6 -1.1 0.5, 1.75 -0.3 -0.4, 1.55 0.5 0.9')) {
    part(table, form.box(0.48, 0.3, 0.44, 0.06), satin(colour), { at: [x, 0.15, z], turn: [0, turn, 0] })
  }
  return table
}

const truffleTints = { cocoa: '#553424', matcha: '#8fa05a', hojicha: '#9a6a44' }
const boxTints = { cocoa: '#c4704f', matcha: '#e7decf', hojicha: '#3b474e' }

function truffle(colour) {
  const round = form.bend(form.ball(0.3), (x, y, z) => {
    const swell = 1 + 0.05 * Math.sin(x * 9 + z * 7) + 0.04 * Math.sin(y * 11 + x * 5)
    return [x * swell, y * swell * 0.92, z * swell]
  })
  return part(group(), round, plush(colour, [6, 4], 0.8), { at: [0, 0.27, 0] }).parent
}

function truffles(colour, flavour) {
  const set = group()
  const board = matte(boxTints[flavour])
  put(set, tray(2.5, 0.5, 2.5, board))
  for (let i = 0; i < 9; i++) {
    const at = [-0.76 + (i % 3) * 0.76, 0.12, -0.76 + Math.floor(i / 3) * 0.76]
    part(set, form.turned('0 0.02, 0.28 0.02, 0.36 0.2'), matte('#efe6d6'), { at: [at[0], 0.06, at[2]] })
    put(set, truffle(colour), { at, turn: [0, i, 0] })
  }
  const lid = put(set, group(), { at: [0.3, 1.18, -1.55], turn: [-0.3, 0.1, 0] })
  part(lid, form.box(2.6, 2.4, 0.3, 0.04), board)
  flatLabel(lid, [0.9, 0.8], { at: [0, 0.2, 0.16] }, colour)
  return set
}

function trufflesServed(colour) {
  const set = group()
  put(set, saucer(speckled('#e7decf')), { scale: 1.05 })
  for (const [x, z] of form.read('-0.35 0.25, 0.35 0.3, 0.02 -0.32')) put(set, truffle(colour), { at: [x, 0.11, z] })
  put(set, truffle(colour), { at: [0.02, 0.56, 0.06], turn: [0, 1, 0] })
  const half = put(set, group(), { at: [1.15, 0.28, 0.8], turn: [0, 0.5, 0] })
  part(half, form.ball(0.3), plush(colour, [6, 4], 0.8), { scale: [0.55, 0.95, 1] })
  part(half, form.cylinder(0.25, 0.25, 0.04), satin('#3a2117'), { at: [-0.13, 0, 0], turn: [0, 0, QUARTER] })
  return set
}

export const buttonTints = { dark: '#43271c', milk: '#8a5635', white: '#eadcb9' }

function buttonJar(colour, isOpen) {
  const jar = group()
  part(jar, form.cylinder(0.7, 0.7, 1.5), satin(shade(colour, -0.08)), { at: [0, 0.83, 0] })
  for (const tone of [colour, shade(colour, 0.06)]) {
    strewn(jar, chip(0.17, 0.07), satin(tone), filling(150, 0.76, 1.45, 0.16))
  }
  roundLabel(jar, 0.99, [0.85, 0.6, 1.2], colour)
  part(
    jar,
    form.turned(form.curve('0 0, 0.88 0, 0.96 0.08, 0.96 1.6, 0.9 1.78, 0.78 1.86, 0.78 2', 60)),
    glass('#ffffff', 0.16),
  )
  const lid = put(jar, group(), isOpen ? { at: [1.25, 0.05, 0.95] } : { at: [0, 1.95, 0] })
  part(lid, form.turned(form.curve('0.84 0, 0.86 0.04, 0.86 0.26, 0.8 0.32, 0 0.33', 50)), metal('#b9a58a'))
  return jar
}

function buttons(colour) {
  const set = group()
  put(set, buttonJar(colour, false))
  strewn(set, chip(0.17, 0.07), satin(colour), buttonsSpilt([1.25, 0.85], 7))
  return set
}

function buttonsSpilt([x, z], count) {
  return Array.from({ length: count }, (_, i) => ({
    at: [x + wobble(0.42), 0.04 + (i > 4 ? 0.06 : 0), z + wobble(0.32)],
    turn: [wobble(0.15), random() * 6, wobble(0.15)],
  }))
}

function buttonsOpened(colour) {
  const set = group()
  put(set, buttonJar(colour, true))
  put(set, spoon(), { at: [-0.3, 0.05, 1.45], turn: [0, 0.2, 0] })
  strewn(set, chip(0.17, 0.07), satin(colour), mound(14, 0.26, 0.08, [0.25, 0.18, 1.4]))
  return set
}

const drinkTints = { plain: '#7a4a32', chilli: '#a33a2a', cinnamon: '#b5764a' }

/** A square canister with rounded edges and a wooden lid. */
function canister(colour) {
  const tin = group()
  part(tin, form.box(1.35, 1.7, 1.35, 0.22), satin(colour), { at: [0, 0.85, 0] })
  part(tin, form.box(1.24, 0.32, 1.24, 0.14), wood('#c9a477'), { at: [0, 1.82, 0] })
  part(tin, form.cylinder(0.1, 0.14, 0.14), wood('#c9a477'), { at: [0, 2.04, 0] })
  flatLabel(tin, [0.8, 0.85], { at: [0, 0.85, 0.68] }, colour)
  return tin
}

function chillies(set, [x, z]) {
  for (const turn of [0.4, 1.1]) {
    part(
      set,
      form.tube(
        [
          [x, 0.08, z],
          [x + 0.3, 0.1, z + 0.2 * turn],
          [x + 0.6, 0.12, z + 0.5 * turn],
        ],
        0.07,
        24,
      ),
      gloss('#a83222'),
    )
    part(set, form.ball(0.085), matte('#6f7f46'), { at: [x, 0.085, z] })
  }
}

function cinnamon(set, [x, z]) {
  for (const turn of [0.35, 0.75]) {
    const roll = form.turned('0.09 -0.5, 0.13 -0.5, 0.13 0.5, 0.09 0.5, 0.09 -0.5')
    part(set, roll, matte('#9a5d34'), { at: [x + 0.35, 0.13, z + turn * 0.4], turn: [QUARTER, 0, QUARTER + turn] })
  }
}

const spices = { plain: () => {}, chilli: chillies, cinnamon }

function drinking(colour, flavour) {
  const set = group()
  put(set, canister(colour), { at: [-0.5, 0, -0.4] })
  put(set, mug(speckled('#e7decf'), '#4a2a1c'), { at: [0.95, 0, 0.35], turn: [0, -0.3, 0], scale: 0.9 })
  spices[flavour](set, [-0.75, 0.75])
  return set
}

function drinkingFlakes(colour, flavour) {
  const set = group()
  put(set, canister(colour), { at: [-0.9, 0, -0.6], turn: [0, 0.4, 0], scale: 0.9 })
  part(
    set,
    form.turned(form.curve('0 0, 0.4 0, 0.44 0.1, 0.95 0.42, 1.08 0.78, 1.03 0.78, 0.88 0.46, 0 0.2', 60)),
    speckled('#e7decf'),
    { at: [0.8, 0, 0.5], scale: 0.8 },
  )
  strewn(set, chip(0.13, 0.02, 7), satin('#5a3524'), mound(170, 0.72, 0.4, [0.8, 0.46, 0.5], [1.3, 1, 0.7]))
  spices[flavour](set, [-0.9, 1.0])
  return set
}

export const chocolates = {
  chocolate: {
    build: chocolate,
    yaw: -0.7,
    pitch: 0.66,
    tints: chocolateTints,
    again: { build: chocolateBroken, yaw: 0.5, pitch: 0.55 },
  },
  'chocolate-truffles': {
    build: truffles,
    yaw: -0.35,
    pitch: 0.5,
    tints: truffleTints,
    again: { build: trufflesServed, yaw: 0.1, pitch: 0.34 },
  },
  'chocolate-buttons': {
    build: buttons,
    yaw: -0.1,
    pitch: 0.18,
    tints: buttonTints,
    again: { build: buttonsOpened, yaw: 0.1, pitch: 0.4 },
  },
  'chocolate-drinking': {
    build: drinking,
    yaw: -0.3,
    pitch: 0.24,
    tints: drinkTints,
    again: { build: drinkingFlakes, yaw: 0.1, pitch: 0.36 },
  },
}
