import { shade } from '../../colours.js'
import { glazed, gloss, matte, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl, cup } from '../props.js'
import { bead } from './bead.js'
import { fluted } from './fluted.js'

const { group, part, put, QUARTER } = form
const CREAM = '#ece3d2'

function stacked(colour) {
  const table = group()
  put(table, bowl(speckled(colour)))
  put(table, bowl(speckled('#e9dfcd')), { at: [0, 0.36, 0] })
  put(table, bowl(speckled(colour)), { at: [1.85, 0, 0.6] })
  chopsticks(table)
  return table
}

function chopsticks(table) {
  for (const i of [0, 1]) {
    const stick = { at: [0.9 + i * 0.14, 0.05, 1.75], turn: [0, 0.12 * i, QUARTER] }
    part(table, form.cylinder(0.03, 0.045, 2.5), wood('#8a5a3a'), stick)
  }
}

function served(colour) {
  const table = group()
  put(table, bowl(speckled(colour)))
  part(table, form.ball(0.92), matte('#faf6ec'), { at: [0, 0.72, 0], scale: [1, 0.42, 1] })
  for (let i = 0; i < 26; i++) {
    const [angle, out] = [random() * form.TURN, Math.sqrt(random()) * 0.55]
    const grain = {
      at: [Math.cos(angle) * out, 1.12 - out * out * 0.3, Math.sin(angle) * out],
      turn: [0, angle, 0],
      scale: [1.6, 0.5, 1],
    }
    part(table, form.ball(0.03), matte('#4b4138'), grain)
  }
  put(table, cup(speckled('#e9dfcd'), '#8d9a4b'), { at: [1.6, 0, 0.2], scale: 1.3 })
  chopsticks(put(table, group(), { at: [-0.6, 0, -0.2] }))
  return table
}

/** The flower is carved into the wall above the foot only. */
function petalBowl(colour) {
  const profile = form.curve(
    '0 0.05, 0.34 0.05, 0.36 0, 0.42 0, 0.46 0.1, 0.82 0.34, 1.06 0.74, 1.13 0.95, 1.09 0.97, 1 0.74, 0.76 0.42, 0.4 0.2, 0 0.17',
    64,
  )
  const fade = (y) => Math.min(Math.max((y - 0.12) / 0.3, 0), 1)
  return part(group(), fluted(profile, 12, 0.11, { fade }), gloss(colour)).parent
}

function petals(colour) {
  const table = group()
  for (const i of [0, 1]) put(table, petalBowl(colour), { at: [-0.75, i * 0.34, -0.2], turn: [0, i * 0.26, 0] })
  put(table, petalBowl(colour), { at: [1.35, 0, 0.65] })
  return table
}

function petalsServed(colour) {
  const table = group()
  put(table, petalBowl(colour))
  const scoops = [
    ['#f4ead6', -0.3, 0.05],
    ['#d9a7a0', 0.32, 0.12],
    ['#b9c39a', 0.02, -0.34],
  ]
  for (const [tone, x, z] of scoops) part(table, form.ball(0.43), matte(tone), { at: [x, 0.86, z] })
  put(table, petalBowl(colour), { at: [1.7, 0, 0.9], scale: 0.62 })
  return table
}

/** A soup spoon with a deep bowl; it lies along x, its handle to the right. */
function soupSpoon(material) {
  const spoon = group()
  const scoop = form.turned(form.curve('0 0, 0.2 0.01, 0.3 0.1, 0.34 0.2, 0.3 0.2, 0.24 0.1, 0 0.05', 40), 48)
  part(spoon, scoop, material, { scale: [1.35, 1, 0.9] })
  part(spoon, form.tube('0.36 0.14 0, 0.6 0.16 0, 1 0.34 0, 1.45 0.6 0', 0.085, 40), material, { scale: [1, 1, 1.2] })
  return spoon
}

function ramenBowl(colour) {
  const dish = group()
  const outside = '0 0.02, 0.42 0.02, 0.46 0, 0.52 0, 0.5 0.22, 0.62 0.34, 1.15 0.86, 1.5 1.24'
  part(dish, form.turned(form.curve(outside, 70)), matte(colour))
  part(dish, form.turned(form.curve('1.5 1.24, 1.47 1.26, 1.42 1.22, 1.06 0.86, 0.5 0.42, 0 0.36', 60)), satin(CREAM))
  part(dish, form.ring(1.485, 0.028), satin(CREAM), { at: [0, 1.24, 0], turn: [QUARTER, 0, 0] })
  return dish
}

function ramen(colour) {
  const table = group()
  put(table, ramenBowl(colour))
  put(table, soupSpoon(matte(colour)), { at: [0.68, 0.72, 0.5], turn: [0, -0.5, 0.22], scale: 0.95 })
  return table
}

function ramenServed(colour) {
  const table = group()
  put(table, ramenBowl(colour))
  part(table, form.cylinder(1.36, 1.3, 0.06), gloss('#b06f33'), { at: [0, 1.06, 0] })
  for (let i = 0; i < 26; i++) {
    const [x, z, lean] = [wobble(0.55), wobble(0.5), wobble(1.2)]
    const path = [-0.5, -0.2, 0.15, 0.5].map((t) => [
      x + t * Math.cos(lean),
      1.1 + 0.09 * random(),
      z + t * Math.sin(lean),
    ])
    part(table, form.tube(path, 0.035, 12), satin('#ecd9a2'))
  }
  for (const [x, z] of [
    [-0.62, 0.5],
    [-0.2, 0.78],
  ]) {
    part(table, form.ball(0.3), satin('#f6efe0'), { at: [x, 1.12, z], scale: [1, 0.55, 0.8] })
    part(table, form.ball(0.15), satin('#dd8f2f'), { at: [x, 1.24, z + 0.02], scale: [1, 0.4, 0.9] })
  }
  part(table, form.box(0.75, 1, 0.02, 0.01), matte('#29352c'), { at: [0.55, 1.45, -0.85], turn: [-0.25, -0.4, 0.1] })
  for (let i = 0; i < 16; i++) {
    const at = [0.55 + wobble(0.3), 1.2, 0.45 + wobble(0.3)]
    part(table, form.cylinder(0.075, 0.075, 0.025, 16), matte(i % 2 ? '#6f9447' : '#9db76a'), {
      at,
      turn: [wobble(0.5), 0, wobble(0.5)],
    })
  }
  put(table, soupSpoon(matte(colour)), { at: [1.35, 0, 1.55], turn: [0, 0.5, 0] })
  return table
}

function woodenSpoon(timber, length) {
  const server = group()
  const stick = part(server, form.capsule(0.06, length), timber, { at: [0, length / 2, 0] })
  stick.scale.z = 0.6
  const scoop = form.turned(form.curve('0 0, 0.16 0.02, 0.25 0.1, 0.28 0.2, 0.24 0.2, 0.18 0.1, 0 0.06', 40), 48)
  part(server, scoop, timber, { at: [0, -0.12, -0.08], turn: [QUARTER, 0, 0], scale: [0.85, 1, 1.35] })
  return server
}

const saladTints = { mango: '#c59a62', teak: '#9b6a3c', acacia: '#7d4b2c' }

function saladBowl(colour) {
  const dish = group()
  const timber = wood(colour, shade(colour, -0.24))
  const profile =
    '0 0.03, 0.6 0.03, 0.66 0, 0.72 0.06, 1.1 0.4, 1.34 0.9, 1.36 1.26, 1.3 1.32, 1.22 1.26, 1.18 0.9, 0.94 0.48, 0.5 0.26, 0 0.2'
  part(dish, form.turned(form.curve(profile, 90)), timber)
  for (const side of [-1, 1]) {
    const place = { at: [side * 0.3, 0.72, side * 0.2], turn: [0.2, side * 0.3, -0.55 - side * 0.14] }
    put(dish, woodenSpoon(timber, 2.2), { ...place, scale: 1.25 })
  }
  return dish
}

function saladServed(colour) {
  const dish = saladBowl(colour)
  for (let i = 0; i < 46; i++) {
    const [angle, out] = [random() * form.TURN, Math.sqrt(random()) * 0.95]
    const leaf = {
      at: [Math.cos(angle) * out, 1.08 + 0.22 * (1 - out) + wobble(0.06), Math.sin(angle) * out],
      turn: [wobble(0.9), random() * 6, wobble(0.9)],
      scale: [1.2, 0.16, 0.8],
    }
    part(dish, bead(0.27), matte(['#7d9a4e', '#9cb363', '#5f7f40', '#b9c77d'][i % 4]), leaf)
  }
  for (let i = 0; i < 7; i++) {
    const angle = i * 0.95
    const at = [Math.cos(angle) * 0.62, 1.3, Math.sin(angle) * 0.62]
    part(dish, bead(0.14), gloss('#c0472f'), { at })
  }
  return dish
}

/** A mixing bowl `size` wide with a lip to pour from at the right, and two pale bands. */
function mixingBowl(colour, size) {
  const dish = group()
  const wall = form.curve('0 0, 0.5 0, 0.56 0.03, 0.9 0.42, 1.08 0.98, 1.12 1.2', 60)
  const inside = form.curve('1.06 1.2, 1.02 0.98, 0.84 0.46, 0.46 0.12, 0 0.08', 50)
  const lip = (x, y, z) => {
    const near = Math.exp(-((Math.atan2(z, x) / 0.2) ** 2)) * Math.min(Math.max((y - 0.75) / 0.45, 0), 1)
    return [x + 0.26 * near, y + 0.05 * near, z]
  }
  part(dish, form.bend(form.turned(wall), lip), glazed(colour))
  part(dish, form.bend(form.turned(inside), lip), glazed(CREAM))
  const rim = form.ring(1.1, 0.055).rotateX(QUARTER).translate(0, 1.2, 0)
  part(dish, form.bend(rim, lip), glazed(colour))
  for (const [from, to] of [
    [0.5, 0.62],
    [0.8, 0.92],
  ]) {
    const band = wall.filter(([, y]) => y > from && y < to).map(([r, y]) => [r + 0.012, y])
    part(dish, form.bend(form.turned(band), lip), glazed(CREAM))
  }
  dish.scale.setScalar(size)
  return dish
}

function mixing(colour) {
  const table = group()
  const sizes = [
    [1.3, -1, -0.45],
    [0.95, 1.25, 0.1],
    [0.66, -0.1, 1.35],
  ]
  for (const [size, x, z] of sizes)
    put(table, mixingBowl(colour, size), { at: [x, 0, z], turn: [0, -0.5, 0], scale: size })
  return table
}

function mixingNested(colour) {
  const table = group()
  put(table, mixingBowl(colour, 1.3), { scale: 1.3 })
  put(table, mixingBowl(colour, 0.95), { at: [0, 0.42, 0], scale: 1.06 })
  put(table, mixingBowl(colour, 0.66), { at: [0, 0.78, 0], scale: 0.8 })
  put(table, woodenSpoon(wood(), 2.2), { at: [0.2, 1.05, 0.15], turn: [0.25, 0.4, -0.7] })
  return table
}

export const bowlModels = {
  bowls: { build: stacked, yaw: 0, pitch: 0.4, again: { build: served, yaw: 0.2, pitch: 0.5 }, aside: { pitch: 1 } },
  'bowls-petal': {
    build: petals,
    yaw: 0,
    pitch: 0.42,
    again: { build: petalsServed, yaw: 0.2, pitch: 0.5 },
    aside: { pitch: 1 },
  },
  'bowls-ramen': { build: ramen, yaw: -0.2, pitch: 0.32, again: { build: ramenServed, yaw: 0, pitch: 0.5 } },
  'bowls-salad': {
    build: saladBowl,
    yaw: -0.3,
    pitch: 0.3,
    tints: saladTints,
    again: { build: saladServed, yaw: 0.3, pitch: 0.42 },
    aside: { pitch: 1 },
  },
  'bowls-mixing': {
    build: mixing,
    yaw: 0,
    pitch: 0.36,
    again: { build: mixingNested, yaw: -0.2, pitch: 0.4 },
    aside: { pitch: 1 },
  },
}
