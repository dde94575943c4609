import { goods, shade } from '../colours.js'
import { brass, glazed, gloss, knitted, matte, metal, satin, wood, woven } from '../materials.js'
import { wobble } from '../random.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form

/** Radius of the dress at a height (0 hem, 1 neckline) and how deep its folds are there. */
function dressCut(v) {
  const skirt = 1.22 - 0.72 * Math.min(1, v / 0.6) ** 0.8
  const bodice = v > 0.6 ? 0.16 * Math.sin(((v - 0.6) / 0.4) * Math.PI * 0.5) : 0
  return { out: skirt + bodice, fold: 0.085 * Math.max(0, 1 - v / 0.58) ** 0.9 }
}

function dressCloth(u, v) {
  const angle = u * form.TURN
  const { out, fold } = dressCut(v)
  const radius = out + fold * Math.sin(angle * 11 + Math.sin(angle * 2) * 1.3)
  const y = 0.75 + v * 2.75 + 0.03 * (1 - v) * Math.sin(angle * 5)
  return [Math.cos(angle) * radius, y, Math.sin(angle) * radius * (0.74 + 0.12 * (1 - v))]
}

function dressForm() {
  const dummy = group()
  const linen = woven('#e9dfcd', [20, 20])
  part(
    dummy,
    form.turned(form.curve('0.5 0, 0.6 0.3, 0.58 0.55, 0.62 0.8, 0.42 1.02, 0.2 1.12, 0.17 1.42, 0 1.44')),
    linen,
    { at: [0, 2.85, 0], scale: [1, 1, 0.72] },
  )
  part(dummy, form.turned(form.curve('0.19 0, 0.19 0.06, 0.1 0.14, 0.05 0.22, 0 0.24', 30)), wood(), {
    at: [0, 4.28, 0],
  })
  part(dummy, form.bar([0, 0.1, 0], [0, 2.9, 0], 0.06), wood())
  part(dummy, form.turned(form.curve('0 0, 0.62 0, 0.66 0.05, 0.5 0.12, 0.1 0.2, 0 0.2', 40)), wood())
  return dummy
}

/** A sleeveless dress on a dressmaker's dummy. */
function dress(colour) {
  const whole = group()
  const cloth = matte(colour)
  put(whole, dressForm())
  part(whole, form.surface(dressCloth, 220, 80), cloth)
  const waist = dressCut(0.6).out
  part(whole, form.ring(waist + 0.015, 0.05), matte(shade(colour, -0.14)), {
    at: [0, 0.75 + 0.6 * 2.75, 0],
    turn: [QUARTER, 0, 0],
    scale: [1, 0.8, 1],
  })
  for (const side of [-1, 1]) {
    part(
      whole,
      form.tube(
        `${side * 0.42} 3.44 0.38, ${side * 0.44} 3.7 0.2, ${side * 0.4} 3.84 0, ${side * 0.42} 3.6 -0.3, ${side * 0.4} 3.4 -0.38`,
        0.085,
      ),
      cloth,
    )
  }
  for (let i = 0; i < 4; i++)
    part(whole, form.ball(0.045), satin('#f4eee1'), { at: [0, 2.58 + i * 0.2, 0.42 + i * 0.045], scale: [1, 1, 0.5] })
  return whole
}

function tote(colour) {
  const bag = group()
  const canvas = woven(colour, [34, 34])
  const sack = form.bend(form.softBox(2.2, 2.1, 0.7), (x, y, z) => {
    const t = (y + 1.05) / 2.1
    const narrow = z * (1 - 0.72 * t) * (1 - 0.25 * (x / 1.1) ** 6)
    return [x * (1 + 0.1 * t + 0.015 * Math.sin(y * 5)), y, narrow + 0.05 * Math.sin(x * 2.2 + y)]
  })
  part(bag, sack, canvas, { at: [0, 1.05, 0] })
  const leather = matte('#8a5a3a')
  for (const k of [-1, 1]) {
    part(
      bag,
      form.tube(
        `-0.6 1.75 ${k * 0.14}, -0.55 2.5 ${k * 0.2}, 0 2.95 ${k * 0.26}, 0.55 2.5 ${k * 0.2}, 0.6 1.75 ${k * 0.14}`,
        0.055,
      ),
      leather,
    )
    for (const x of [-0.6, 0.6])
      part(bag, form.box(0.2, 0.42, 0.03, 0.012), leather, { at: [x, 1.72, k * 0.2], turn: [-k * 0.12, 0, 0] })
  }
  part(bag, form.box(0.5, 0.22, 0.02, 0.01), leather, { at: [0, 1.2, 0.27], turn: [-0.1, 0, 0] })
  return bag
}

function toteFilled(colour) {
  const bag = put(group(), tote(colour)).parent
  part(bag, form.capsule(0.15, 1.3), matte('#d9a760'), { at: [-0.4, 2.05, 0], turn: [0, 0, 0.25] })
  part(bag, form.capsule(0.15, 1.3), matte('#cf9b54'), { at: [-0.1, 2, 0.02], turn: [0, 0, 0.05] })
  form.around(9, (angle, i) => {
    const [x, z] = [0.42 + Math.cos(angle) * 0.28, Math.sin(angle) * 0.14]
    part(
      bag,
      form.tube(
        [
          [0.42, 1.8, 0],
          [x, 2.3, z],
          [x * 1.15 - 0.05, 2.55 + (i % 3) * 0.1, z * 1.5],
        ],
        0.02,
        20,
      ),
      matte('#7f9063'),
    )
    part(bag, form.ball(0.13), matte(i % 2 ? '#7f9063' : '#94a274'), {
      at: [x * 1.15 - 0.05, 2.55 + (i % 3) * 0.1, z * 1.5],
      scale: [1, 1.4, 0.5],
    })
  })
  return bag
}

function sunhat(colour) {
  const hat = group()
  const straw = woven(colour, [90, 60], 1.4)
  const brim = form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const out = 0.84 + v * 1.0
      return [Math.cos(angle) * out, 0.14 - 0.1 * v + 0.07 * v * Math.sin(angle * 3 + 0.6), Math.sin(angle) * out]
    },
    160,
    30,
  )
  part(hat, brim, straw)
  part(hat, form.turned(form.curve('0.85 0.1, 0.82 0.5, 0.74 0.84, 0.46 0.98, 0 0.93', 60)), straw)
  part(hat, form.turned('0.862 0.14, 0.842 0.42'), matte('#2f3a3a'))
  const bow = matte('#2f3a3a')
  part(hat, form.ball(0.09), bow, { at: [0.62, 0.28, 0.6] })
  for (const [x, z, y] of form.read('0.82 0.52 0.2, 0.52 0.82 0.2'))
    part(hat, form.ball(0.17), bow, { at: [x, y + 0.06, z], scale: [0.9, 0.7, 0.9] })
  for (const [x, z] of form.read('1 0.75, 0.75 1'))
    part(
      hat,
      form.tube(
        [
          [0.62, 0.28, 0.6],
          [x * 0.85, 0.16, z * 0.85],
          [x * 1.12, 0.13, z * 1.12],
        ],
        0.05,
        30,
      ),
      bow,
    )
  return hat
}

function shades(colour) {
  const pair = group()
  const frame = gloss(colour)
  for (const side of [-1, 1]) {
    part(pair, form.ring(0.62, 0.09), frame, { at: [side * 0.82, 0.7, 0], scale: [1, 0.88, 1] })
    const lens = glazed('#2c3533', { transparent: true, opacity: 0.82, clearcoat: 1 })
    part(pair, form.cylinder(0.6, 0.6, 0.02), lens, {
      at: [side * 0.82, 0.7, 0],
      turn: [QUARTER, 0, 0],
      scale: [1, 1, 0.88],
    })
    part(
      pair,
      form.tube(
        `${side * 1.45} 0.85 0, ${side * 1.52} 0.9 -0.5, ${side * 1.5} 0.88 -1.5, ${side * 1.46} 0.55 -2`,
        0.06,
      ),
      frame,
    )
    part(pair, form.ball(0.04), brass(), { at: [side * 1.44, 0.86, 0.08] })
  }
  part(pair, form.tube('-0.26 0.85 0, 0 0.98 0.08, 0.26 0.85 0', 0.07), frame)
  return pair
}

/** A ring with a set stone; `stone` null makes a plain band. */
function jewel(colour, stone) {
  const band = group()
  part(band, form.ring(0.46, 0.06), metal(colour, { roughness: 0.34 }))
  if (!stone) return band
  part(band, form.turned(form.curve('0 0, 0.1 0, 0.17 0.1, 0.19 0.16', 20)), metal(colour), { at: [0, 0.47, 0] })
  part(band, form.ball(0.175), gloss(stone, { clearcoat: 1 }), { at: [0, 0.65, 0], scale: [1, 0.8, 1] })
  return band
}

/** Three rings on a pair of stoneware cones; one lies before them. */
function rings(colour) {
  const set = group()
  const clay = matte('#efe6d8')
  const cone = '0 0, 0.72 0, 0.74 0.05, 0.52 0.5, 0.3 1.4, 0.12 2.05, 0 2.1'
  part(set, form.turned(form.curve(cone)), clay)
  part(set, form.turned(form.curve(cone)), matte('#d9c6b2'), { at: [1.35, 0, 0.5], scale: [0.9, 0.66, 0.9] })
  put(set, jewel(colour, '#7fa39a'), { at: [0, 1.0, 0.02], turn: [QUARTER - 0.16, 0, 0], scale: 0.98 })
  put(set, jewel(colour, null), { at: [0, 0.62, 0], turn: [QUARTER - 0.04, 0.08, 0], scale: 1.12 })
  put(set, jewel(colour, null), { at: [1.35, 0.74, 0.5], turn: [QUARTER + 0.08, -0.1, 0], scale: 0.86 })
  put(set, jewel(colour, '#e8c9b4'), { at: [0.42, 0.5, 1.2], turn: [0, 0.5, 0], scale: 1 })
  return set
}

/** A scarf folded twice and laid flat, two woven bands and a fringe at its ends. */
function scarf(colour) {
  const folded = group()
  const wool = knitted(colour, [13, 20])
  const band = matte(shade(colour, 0.22))
  const thread = matte(shade(colour, 0.05))
  for (const [layer, back] of [0, -0.12, -0.2].entries()) {
    const y = 0.13 + layer * 0.22
    part(folded, form.box(1.75, 0.26, 3, 0.125), wool, { at: [0, y, back] })
    for (const z of [1.02, 1.2]) part(folded, form.box(1.76, 0.268, 0.09, 0.12), band, { at: [0, y, back + z] })
    for (let i = 0; i < 22; i++) {
      const x = -0.8 + i * 0.0762
      const sway = wobble(0.04)
      const path = [
        [x, y, back + 1.42],
        [x + sway, y - 0.02, back + 1.62],
        [x + sway * 2, Math.max(0.04, y - 0.16), back + 1.86],
      ]
      part(folded, form.tube(path, 0.028, 16), thread)
    }
  }
  return folded
}

function scarfPair(colour) {
  const pile = group()
  put(pile, scarf(goods.oat), {})
  put(pile, scarf(colour), { at: [0.05, 0.68, 0], turn: [0, 0.08, 0] })
  return pile
}

export const womens = {
  dress: { build: dress, yaw: -0.2, pitch: 0.06, again: { yaw: 0.7, pitch: 0.12 } },
  tote: { build: tote, yaw: -0.45, pitch: 0.1, again: { build: toteFilled, yaw: 0.4, pitch: 0.14 } },
  sunhat: { build: sunhat, yaw: -0.4, pitch: 0.4, again: { yaw: 0.5, pitch: 0.24 } },
  shades: { build: shades, yaw: -0.45, pitch: 0.3, again: { yaw: 0.5, pitch: 0.2 } },
  rings: { build: rings, yaw: -0.3, pitch: 0.26, again: { yaw: 0.4, pitch: 0.4 } },
  scarf: { build: scarf, yaw: -0.5, pitch: 0.6, again: { build: scarfPair, yaw: 0.45, pitch: 0.42 } },
}
