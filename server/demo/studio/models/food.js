import { shade } from '../colours.js'
import { brass, gloss, matte, metal, satin, speckled, wood } from '../materials.js'
import { random, wobble } from '../random.js'
import * as form from '../shapes.js'
import { bowl, cup, mug, saucer } from './props.js'

const { group, part, put, QUARTER } = form
const PAPER = '#f3ead8'

/** A leaf, 1 long, its stalk down: the mark on tea and coffee. */
function leaf(colour) {
  const blade = form.outline('0 -0.5, 0.24 -0.15, 0.22 0.2, 0 0.5, -0.22 0.2, -0.24 -0.15')
  const mark = group()
  part(mark, form.slab(blade, 0.02, 0.006), matte(colour))
  part(mark, form.box(0.03, 0.8, 0.024, 0.01), matte(PAPER), { at: [0, -0.05, 0.004] })
  return mark
}

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

const honeyTints = { acacia: '#e2ac45', wildflower: '#c97a22', buckwheat: '#7a4018' }

function dipper() {
  const stick = group()
  part(stick, form.cylinder(0.05, 0.05, 1.7), wood(), { at: [0, 0.85, 0] })
  ;[0.16, 0.21, 0.23, 0.21, 0.16].forEach((out, i) => {
    part(stick, form.ring(out, 0.045), wood('#b58455'), { at: [0, -0.05 - i * 0.1, 0], turn: [QUARTER, 0, 0] })
  })
  part(stick, form.cylinder(0.15, 0.12, 0.5), wood('#b58455'), { at: [0, -0.25, 0] })
  return stick
}

function honeyJar(colour) {
  const jar = group()
  part(
    jar,
    form.turned(form.curve('0 0, 0.62 0, 0.72 0.12, 0.74 0.6, 0.7 1.0, 0.5 1.16, 0.5 1.3')),
    gloss(colour, { clearcoat: 1 }),
  )
  part(jar, form.cylinder(0.56, 0.56, 0.3), wood(), { at: [0, 1.4, 0] })
  part(jar, form.wrap(0.75, 0.46, 1.3), matte('#f6f1e6'), { at: [0, 0.6, 0] })
  form.around(6, (angle) => {
    part(jar, form.cylinder(0.052, 0.052, 0.01, 6), matte(colour), {
      at: [Math.cos(angle) * 0.1, 0.6 + Math.sin(angle) * 0.1, 0.755],
      turn: [QUARTER, 0, 0],
    })
  })
  return jar
}

function honey(colour) {
  const table = group()
  put(table, honeyJar(colour))
  put(table, dipper(), { at: [1.3, 0.24, 0.85], turn: [0, 0.75, QUARTER - 0.08] })
  return table
}

function honeyOnPlate(colour) {
  const table = group()
  put(table, honeyJar(colour), { at: [-0.5, 0, -0.3] })
  put(table, saucer(speckled('#e9dfcd')), { at: [1.05, 0, 0.6], scale: 0.85 })
  part(table, form.ball(0.62), gloss(colour), { at: [1.05, 0.07, 0.6], scale: [1, 0.1, 1] })
  put(table, dipper(), { at: [0.9, 0.36, 0.7], turn: [0, -0.5, -QUARTER + 0.22] })
  return table
}

const coffeeTints = { light: '#d8b68c', medium: '#b46d48', dark: '#45403c' }
const beanTints = { light: '#96683f', medium: '#6b432a', dark: '#3a271c' }

/** A bean: an egg with a furrow. */
function bean(colour) {
  const whole = group()
  part(whole, form.ball(0.11), satin(colour), { scale: [1, 0.62, 0.72] })
  part(whole, form.capsule(0.014, 0.15), matte(shade(colour, -0.3)), { at: [0, 0.066, 0], turn: [0, 0, QUARTER] })
  return whole
}

function coffeeBag(colour) {
  const bag = group()
  const paper = matte(colour)
  const pouch = form.bend(form.softBox(1.7, 2.3, 0.9), (x, y, z) => {
    const t = (y + 1.15) / 2.3
    const flat = 1 - 0.78 * t ** 1.6
    const bulge = 1 + 0.1 * Math.sin(t * Math.PI) * Math.cos((x / 0.85) * 1.3)
    return [x * (1 - 0.03 * Math.sin(t * 6)), y, z * flat * bulge + 0.02 * Math.sin(y * 7 + x * 2)]
  })
  part(bag, pouch, paper, { at: [0, 1.15, 0] })
  part(bag, form.box(1.72, 0.34, 0.26, 0.06), paper, { at: [0, 2.34, 0] })
  part(bag, form.box(1.86, 0.09, 0.3, 0.03), brass(), { at: [0, 2.32, 0] })
  part(bag, form.slab(form.roundedRectangle(1, 1.05, 0.06), 0.02, 0.008), matte(PAPER), {
    at: [0, 0.95, 0.44],
    turn: [-0.13, 0, 0],
  })
  put(bag, leaf(shade(colour, -0.1)), { at: [0, 1.02, 0.46], turn: [-0.13, 0, 0], scale: 0.55 })
  part(bag, form.box(0.5, 0.03, 0.02, 0.008), matte('#6b665e'), { at: [0, 0.6, 0.505], turn: [-0.1, 0, 0] })
  return bag
}

function scatter(table, count, colour, [x, z], reach) {
  for (let i = 0; i < count; i++) {
    const at = [x + wobble(reach), 0.07, z + wobble(reach * 0.6)]
    put(table, bean(colour), { at, turn: [wobble(0.5), random() * form.TURN, wobble(0.5)] })
  }
}

function coffee(colour, roast) {
  const table = group()
  put(table, coffeeBag(colour))
  scatter(table, 9, beanTints[roast], [0.95, 0.95], 0.45)
  return table
}

function coffeePoured(colour, roast) {
  const table = group()
  put(table, coffeeBag(colour), { at: [-0.5, 0, -0.4] })
  put(table, mug(speckled('#e7decf'), '#3f2818'), { at: [1.15, 0.05, 0.6], turn: [0, -0.3, 0], scale: 0.85 })
  put(table, saucer(speckled('#e7decf')), { at: [1.15, 0, 0.6], scale: 0.9 })
  scatter(table, 7, beanTints[roast], [-0.3, 1.05], 0.5)
  return table
}

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

export const food = {
  matcha: {
    build: matcha,
    yaw: -0.25,
    pitch: 0.22,
    tints: matchaTints,
    again: { build: matchaMade, yaw: 0.1, pitch: 0.34 },
  },
  honey: {
    build: honey,
    yaw: -0.1,
    pitch: 0.18,
    tints: honeyTints,
    again: { build: honeyOnPlate, yaw: 0, pitch: 0.34 },
  },
  coffee: {
    build: coffee,
    yaw: -0.35,
    pitch: 0.16,
    tints: coffeeTints,
    again: { build: coffeePoured, yaw: 0, pitch: 0.26 },
  },
  chocolate: {
    build: chocolate,
    yaw: -0.7,
    pitch: 0.66,
    tints: chocolateTints,
    again: { build: chocolateBroken, yaw: 0.5, pitch: 0.55 },
  },
}
