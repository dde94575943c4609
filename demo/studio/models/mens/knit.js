import { goods, shade } from '../../colours.js'
import { knitted, matte, ribbed, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { softFold } from '../cloth-folds.js'
import { argyle, banded } from './cloths.js'
import { bandAround, clothing, hangBody, hangSleeves, patch, patches } from './garment.js'
import { armholes, buttons, neckline, seam } from './trimmings.js'

const { group, part, QUARTER } = form

const ribs = (colour, count) => ribbed(shade(colour, -0.05), [count, 1], 3.4)

/** What knitted tops share: a ribbed hem and ribbed cuffs. */
function knitBody(cut, colour, { body, sleeve }) {
  const top = group()
  hangBody(top, cut, body)
  bandAround(top, cut, ribs(colour, 130), 0, 0.09)
  hangSleeves(top, cut, sleeve, { to: [1.34, 0.36], wide: 0.28, narrow: 0.15, cuff: 0.1, cuffCloth: ribs(colour, 36) })
  return top
}

/** A crew-neck jumper. */
function crewNeck(cut, colour) {
  const top = knitBody(cut, colour, { body: knitted(colour, [110, 52], 1.1), sleeve: knitted(colour, [34, 46], 1.1) })
  neckline(top, cut, colour, ribbed(shade(colour, -0.05), [160, 2], 3), 0.13, 0.07)
  return top
}

/** Jumpers folded to squares, the topmost with its ribbed neck. */
function foldedPile(tones, [width, height, depth], clothOf) {
  const pile = group()
  tones.forEach((tone, i) => {
    for (const layer of [0, 1]) {
      const place = {
        at: [i * 0.04, height * (0.5 + i * 1.8 + layer * 0.88), 0.01 * layer],
        turn: [0, i * 0.05 - 0.04, 0],
      }
      part(
        pile,
        softFold(width - layer * 0.05, height * 1.04, depth - layer * 0.05, i * 3 + layer),
        clothOf(tone),
        place,
      )
    }
  })
  const tone = tones.at(-1)
  const neck = { at: [0.06, height * (tones.length - 1) * 1.8 + height * 1.92, -depth * 0.29] }
  part(pile, form.ring(0.44, 0.07), ribbed(shade(tone, -0.05), [70, 1]), {
    ...neck,
    turn: [QUARTER - 0.05, 0, 0],
    scale: [1.12, 0.8, 1],
  })
  part(pile, form.cylinder(0.42, 0.42, 0.02), matte(shade(tone, -0.2)), { ...neck, scale: [1.12, 1, 0.8] })
  part(pile, form.box(0.26, 0.02, 0.15, 0.005), matte('#f4eee1'), { at: [0.06, neck.at[1] + 0.02, neck.at[2] - 0.2] })
  return pile
}

const knitStack = (colour) =>
  foldedPile([goods.oat, goods.sage, colour], [2.2, 0.3, 2.05], (tone) => knitted(tone, [24, 20], 1.2))

/** A cord that twists with another from (x, low) to (x, high) of the front. */
function cablesOn(top, cut, cord, x, low, high) {
  for (const phase of [0, Math.PI]) {
    const path = Array.from({ length: 61 }, (_, i) => {
      const turn = (i / 60) * Math.PI * 11 + phase
      const y = low + (i / 60) * (high - low)
      const across = x + Math.sin(turn) * 0.07
      return [across, y, cut.front(across, y) + 0.012 + Math.cos(turn) * 0.02]
    })
    part(top, form.tube(path, 0.05, 160, 12), cord)
  }
  for (const side of [-0.17, 0.17]) {
    const path = Array.from({ length: 13 }, (_, i) => {
      const y = low + (i / 12) * (high - low)
      return [x + side, y, cut.front(x + side, y) + 0.004]
    })
    part(top, form.tube(path, 0.022, 60, 10), cord)
  }
}

/** Three cables down the front, each of two cords that cross, and a collar folded over. */
function cable(cut, colour) {
  const top = knitBody(cut, colour, { body: knitted(colour, [80, 40], 1.2), sleeve: knitted(colour, [26, 34], 1.2) })
  const cord = knitted(colour, [30, 3], 0.8)
  for (const [x, high] of [
    [-0.46, cut.length - 0.24],
    [0, cut.length - 0.3],
    [0.46, cut.length - 0.24],
  ])
    cablesOn(top, cut, cord, x, 0.24, high)
  neckline(top, cut, colour, matte(shade(colour, -0.04)), 0.1, 0.05)
  const collar = form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const swell = 1.06 + 0.1 * Math.sin(v * Math.PI)
      const out = Math.sin(angle)
      return [
        Math.cos(angle) * cut.neck * swell,
        cut.length - 0.03 - Math.max(0, out) * 0.12 + 0.26 * v - 0.04 * Math.cos(angle * 2),
        out * (0.13 + 0.03 * Math.sin(v * Math.PI)) + 0.02,
      ]
    },
    120,
    30,
  )
  part(top, collar, ribbed(shade(colour, -0.03), [64, 1], 4))
  const mouth = { at: [0, cut.length + 0.21, 0.02], scale: [cut.neck * 1.05, 0.05, 0.13] }
  part(top, form.ball(1), matte(shade(colour, -0.24)), mouth)
  return top
}

const cablePile = (colour) =>
  foldedPile([goods.fog, goods.sand, colour], [2.2, 0.34, 2.05], (tone) => knitted(tone, [20, 16], 1.4))

/** A boat neck, the shoulders plain, stripes from the chest down. */
function breton(cut, colour) {
  const top = group()
  const stripes = banded(goods.snow, colour, [1, 14], 0.4)
  hangBody(top, cut, matte(goods.snow))
  bandAround(top, cut, stripes, 0, 0.76, 1.005)
  hangSleeves(top, cut, banded(goods.snow, colour, [1, 11], 0.4), {
    to: [1.28, 0.34],
    wide: 0.25,
    narrow: 0.16,
    cuff: 0.06,
    cuffCloth: matte(goods.snow),
  })
  neckline(top, cut, colour, matte(goods.snow), 0.07, 0.035)
  return top
}

/** A shawl collar over a deep V, five buttons and two knitted pockets. */
function cardigan(cut, colour) {
  const coat = group()
  const rib = ribbed(shade(colour, 0.03), [10, 1], 4)
  const across = ribbed(shade(colour, 0.03), [90, 1], 3)
  hangBody(coat, cut, ribbed(colour, [110, 1], 2.6))
  hangSleeves(coat, cut, ribbed(colour, [34, 1], 2.6), {
    to: [1.3, 0.22],
    wide: 0.3,
    narrow: 0.2,
    cuff: 0.16,
    cuffCloth: ribbed(shade(colour, -0.06), [34, 1], 4),
  })
  bandAround(coat, cut, across, 0, 0.1)
  patch(coat, cut, '-0.02 1.2, 0.02 1.2, 0.3 2.36, -0.3 2.36', matte(shade(colour, -0.32)), 0.012)
  patch(coat, cut, '-0.11 0.02, 0.11 0.02, 0.11 1.28, -0.11 1.28', rib, 0.05)
  patches(coat, cut, '0.3 0.42, 0.76 0.42, 0.76 0.98, 0.3 0.98', ribbed(colour, [14, 1], 3), 0.05)
  patches(coat, cut, '0.29 0.9, 0.77 0.9, 0.77 1, 0.29 1', matte(shade(colour, -0.08)), 0.065)
  neckline(coat, cut, colour, matte(shade(colour, -0.08)), 0.1)
  for (const side of [-1, 1]) {
    const path = [
      [0, 1.14, 0.17],
      [0.19, 1.58, 0.18],
      [0.32, 2, 0.17],
      [0.34, 2.26, 0.08],
      [0.2, 2.4, 0],
      [0, 2.42, -0.03],
    ]
    const roll = form.tube(
      path.map(([x, y, z]) => [side * x, y, z]),
      0.11,
      80,
    )
    part(coat, roll, ribbed(shade(colour, 0.03), [1, 8], 3))
  }
  buttons(coat, cut, 0, [0.18, 0.42, 0.66, 0.9, 1.12], satin('#5b4333'), 0.055, 0.06)
  return coat
}

/** A V neck without sleeves, diamonds across the chest. */
function argyleVest(cut, colour) {
  const vest = group()
  const rib = ribbed(shade(colour, -0.1), [80, 1], 3)
  const trim = matte(shade(colour, -0.1))
  hangBody(vest, cut, knitted(colour, [90, 34]))
  bandAround(vest, cut, rib, 0, 0.1)
  bandAround(vest, cut, argyle(colour, goods.oat, shade(colour, -0.2), [14, 1.5]), 0.22, 0.46, 1.005)
  patch(vest, cut, '-0.02 1.32, 0.02 1.32, 0.29 2.12, -0.29 2.12', matte(shade(colour, -0.34)), 0.02)
  neckline(vest, cut, shade(colour, -0.05), trim, 0.1, 0.045)
  for (const side of [-1, 1])
    seam(
      vest,
      cut,
      [
        [0, 1.3],
        [side * 0.16, 1.74],
        [side * 0.29, 2.1],
      ],
      trim,
      0.045,
      0.02,
    )
  armholes(vest, cut, trim)
  return vest
}

export const knits = {
  knit: clothing(
    crewNeck,
    { length: 2.2, hem: 0.84, waist: 0.87, chest: 0.9, depth: 0.16 },
    { again: { build: knitStack, yaw: 0.45, pitch: 0.42 } },
  ),
  'knit-cable': clothing(
    cable,
    { length: 2.2, hem: 0.84, waist: 0.88, chest: 0.92, neck: 0.28, depth: 0.18, strength: 0.8 },
    { yaw: 0.1, again: { build: cablePile, yaw: -0.4, pitch: 0.42 } },
  ),
  'knit-breton': clothing(breton, { length: 2.2, hem: 0.84, waist: 0.85, chest: 0.88, neck: 0.38 }),
  'knit-cardigan': clothing(
    cardigan,
    { length: 2.35, hem: 0.88, waist: 0.9, chest: 0.93, depth: 0.17, strength: 0.8 },
    { yaw: 0.1 },
  ),
  'knit-vest': clothing(argyleVest, {
    length: 2.15,
    hem: 0.8,
    waist: 0.84,
    chest: 0.86,
    shoulder: 0.68,
    depth: 0.16,
    strength: 0.8,
  }),
}
