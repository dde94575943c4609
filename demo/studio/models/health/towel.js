import { shade } from '../../colours.js'
import { matte, ribbed, satin, wood, woven } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { checked, folded, looped, sheet, spiral, waffled } from './cloth.js'

const { around, group, part, put, QUARTER, TURN } = form

/** A towel folded in layers, its fold to the right and a flat band across the top. */
function foldedTowel(material, band, [length, width, layers, thickness]) {
  const towel = group()
  part(towel, sheet(folded(layers, length, thickness * 1.06), width, thickness, 60 * layers, 0.3), material, {
    at: [0, thickness / 2, 0],
  })
  const top = { at: [length * 0.26, thickness * 1.06 * (layers - 0.5) + 0.01, 0] }
  part(towel, form.box(0.2, 0.02, width * 0.97, 0.01), ribbed(band, [6, 1], 2), top)
  return towel
}

function terry(colour) {
  const set = group()
  const cloth = looped(colour, [26, 7])
  put(set, foldedTowel(cloth, shade(colour, -0.07), [3, 2.1, 3, 0.3]))
  put(set, foldedTowel(looped(shade(colour, 0.05), [26, 7]), shade(colour, -0.03), [2.8, 1.95, 3, 0.26]), {
    at: [0.02, 0.95, 0.02],
    turn: [0, 0.05, 0],
  })
  put(set, foldedTowel(cloth, shade(colour, -0.07), [2, 1.5, 2, 0.22]), { at: [0.1, 1.78, 0.05], turn: [0, -0.12, 0] })
  return set
}

function terryOpen(colour) {
  const set = group()
  const cloth = looped(colour, [26, 7])
  const path =
    '-1.6 0.13, 0 0.13, 1.4 0.14, 1.75 0.34, 1.4 0.54, 0 0.52, -1.2 0.56, -1.62 0.8, -1.2 1.02, -0.2 0.95, 0.5 1.1, 0.9 1.02, 1.3 1.15'
  part(set, sheet(path, 2.2, 0.25, 300, 0.4), cloth)
  return set
}

/** Over a rail: the front falls longer than the back and swings out a little. */
function waffleCloth(colour) {
  const front = '0.34 0.55, 0.3 1.2, 0.25 2, 0.2 2.7, 0.14 3, 0 3.1, -0.14 3, -0.19 2.6, -0.22 1.9, -0.27 1.2'
  return [sheet(front, 1.9, 0.085, 220, 0.5), waffled(colour, [44, 14])]
}

function waffle(colour) {
  const set = group()
  const timber = wood()
  part(set, form.bar([0, 3, -1.35], [0, 3, 1.35], 0.075), timber)
  for (const z of [-1.3, 1.3]) {
    part(set, form.bar([0, 0.1, z], [0, 3.15, z], 0.085), timber)
    part(set, form.box(1.5, 0.14, 0.2, 0.06), wood('#a97c50'), { at: [0, 0.08, z] })
  }
  part(set, form.bar([0, 0.5, -1.3], [0, 0.5, 1.3], 0.05), timber)
  part(set, ...waffleCloth(colour))
  part(set, form.box(0.03, 0.09, 1.86, 0.012), matte(shade(colour, -0.12)), { at: [0.395, 0.72, 0] })
  return set
}

function waffleFolded(colour) {
  const set = group()
  part(set, sheet(folded(4, 2.4, 0.2), 1.9, 0.17, 260, 0.35), waffled(colour, [80, 14]), { at: [0, 0.09, 0] })
  part(
    set,
    form.tube('0.9 0.78 0.5, 1.2 0.9 0.5, 1.55 0.72 0.62, 1.5 0.62 0.8, 1.1 0.8 0.78, 0.9 0.77 0.74', 0.035, 60),
    matte('#e7decf'),
  )
  return set
}

function checkCloth(colour, repeat) {
  const bands = [
    [colour, 0, 0.42],
    [shade(colour, -0.16), 0.12, 0.2],
    ['#f0e3c2', 0.6, 0.66],
    [shade(colour, 0.1), 0.8, 0.92],
  ]
  return checked('#efe6d4', bands, repeat)
}

/** Threads knotted along an edge that lies at x, along z. */
function fringe(colour, x, y, width, drop) {
  const whole = group()
  for (let i = 0; i < 22; i++) {
    const z = (i / 21 - 0.5) * width * 0.98
    const end = [x + 0.2 + wobble(0.03), Math.max(y - drop, 0.03), z + wobble(0.04)]
    part(whole, form.bar([x, y, z], end, 0.022), matte(i % 4 ? '#e9dfcc' : colour))
  }
  return whole
}

/** Three folds on a round stool, the fringed end hanging over its edge. */
function bathingCloth(colour) {
  const set = group()
  part(set, form.cylinder(1.35, 1.3, 0.2, 96), wood('#b98a5b'), { at: [0, 1.3, 0] })
  around(
    3,
    (angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      part(set, form.bar([x * 0.85, 1.25, z * 0.85], [x * 1.15, 0, z * 1.15], 0.1), wood('#a97c50'))
    },
    0.5,
  )
  const layers =
    '-0.9 0, 0 0, 0.9 0, 1.02 0.075, 0.9 0.15, 0 0.15, -0.9 0.15, -1.02 0.225, -0.9 0.3, 0 0.3, 0.9 0.3, 1.28 0.26, 1.46 0.05, 1.5 -0.4, 1.52 -0.85'
  part(set, sheet(layers, 1.5, 0.11, 300, 0.4), checkCloth(colour, [10, 2.4]), { at: [0, 1.47, 0] })
  put(set, fringe(colour, 1.52, 0.64, 1.5, 0.42), { at: [0, 0, 0] })
  return set
}

function bathingClothRolled(colour) {
  const set = group()
  const path = spiral(4, 0.1, 0.52, form.read('0.4 -0.525, 1 -0.53, 1.7 -0.53'))
  part(set, sheet(path, 2, 0.085, 300, 0.4), checkCloth(colour, [9, 2.6]), { at: [0, 0.575, 0] })
  put(set, fringe(colour, 1.7, 0.06, 2, 0.03))
  return set
}

function gauzeRoll(colour) {
  const roll = group()
  const path = spiral(4, 0.08, 0.5)
  part(roll, sheet(path, 1.9, 0.09, 240, 0.35), looped(colour, [24, 8], 0.5), { at: [0, 0.55, 0] })
  part(roll, form.cylinder(0.565, 0.565, 0.16, 64), satin('#f1e6d2'), { at: [0, 0.55, 0.1], turn: [QUARTER, 0, 0] })
  return roll
}

function gauze(colour) {
  const set = group()
  put(set, gauzeRoll(colour), { at: [-0.59, 0, 0], turn: [0, 0.04, 0] })
  put(set, gauzeRoll(shade(colour, 0.07)), { at: [0.59, 0, 0.05], turn: [0, -0.05, 0] })
  put(set, gauzeRoll(shade(colour, -0.05)), { at: [0, 0.98, 0.02] })
  return set
}

function gauzeBasket(colour) {
  const set = group()
  const wicker = woven('#c9a877', [60, 6], 3)
  part(set, form.turned('0 0, 1.35 0, 1.42 0.08, 1.5 0.85, 1.42 0.9, 1.36 0.84, 1.3 0.12, 0 0.1', 96), wicker)
  part(set, form.ring(1.46, 0.09), wicker, { at: [0, 0.88, 0], turn: [QUARTER, 0, 0] })
  form.read('-0.6 -0.5, 0.6 -0.45, 0 0.55').forEach(([x, z], i) => {
    const place = { at: [x, 1.05 + i * 0.06, z - 0.5], turn: [QUARTER, 0, 0], scale: 0.9 }
    put(set, gauzeRoll(shade(colour, i * 0.05 - 0.05)), place)
  })
  return set
}

/** A mitt with a round end standing on its cuff, filled as if by a hand. */
function mitt(colour) {
  const whole = group()
  const body = form.surface(
    (u, v) => {
      const round = Math.sqrt(Math.max(1 - Math.max((v - 0.5) / 0.5, 0) ** 2.4, 0))
      const [c, s] = [Math.cos(u * TURN), Math.sin(u * TURN)]
      const width = (0.68 + 0.14 * Math.sin(Math.min(v * 2, 1) * QUARTER)) * round
      return [Math.sign(c) * Math.abs(c) ** 0.8 * width, v * 2.05, s * 0.34 * round]
    },
    80,
    60,
  )
  part(whole, body, ribbed(colour, [26, 1], 4), { at: [0, 0.4, 0] })
  const cuff = form.turned(form.curve('0.7 0, 0.74 0.06, 0.72 0.24, 0.75 0.42, 0.68 0.46', 30), 96)
  part(whole, cuff, ribbed('#efe6d6', [44, 1], 3), { scale: [1, 1, 0.52] })
  part(whole, form.tube('0.7 0.3 0, 1 0.4 0, 1.08 0.2 0, 0.9 0.06 0, 0.7 0.14 0', 0.045, 50), matte('#efe6d6'))
  return whole
}

function mitts(colour) {
  const set = group()
  put(set, mitt(colour), { at: [-0.5, 0, -0.3], turn: [-0.06, 0.1, 0] })
  put(set, mitt(shade(colour, -0.04)), { at: [0.75, 0.36, 0.9], turn: [-QUARTER, 0, -0.5] })
  return set
}

function mittsAndSoap(colour) {
  const set = group()
  put(set, mitt(colour), { at: [-0.7, 0.36, 0.9], turn: [-QUARTER, 0, 0.2] })
  put(set, mitt(shade(colour, -0.04)), { at: [-0.3, 0.98, 0.8], turn: [-QUARTER, 0, -0.35] })
  part(set, form.box(1.1, 0.4, 0.7, 0.17), satin('#efe6d6'), { at: [1.3, 0.2, 0.2], turn: [0, 0.4, 0] })
  return set
}

export const towels = {
  'towel-terry': { build: terry, yaw: -0.6, pitch: 0.3, again: { build: terryOpen, yaw: 0.6, pitch: 0.4 } },
  'towel-waffle': { build: waffle, yaw: -1, pitch: 0.16, again: { build: waffleFolded, yaw: -0.6, pitch: 0.44 } },
  'towel-check': {
    build: bathingCloth,
    yaw: -0.85,
    pitch: 0.3,
    near: { yaw: -1.1, pitch: 0.5, zoom: 3 },
    again: { build: bathingClothRolled, yaw: -0.5, pitch: 0.42 },
  },
  'towel-gauze': { build: gauze, yaw: -0.4, pitch: 0.26, again: { build: gauzeBasket, yaw: 0.3, pitch: 0.4 } },
  'towel-mitt': { build: mitts, yaw: -0.15, pitch: 0.32, again: { build: mittsAndSoap, yaw: 0.25, pitch: 0.56 } },
}
