import { glass, gloss, matte, ribbed, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl } from '../props.js'
import { chip, mound, PAPER, strewn, tray } from './packaging.js'
import { chopsticks, dough, helping } from './servings.js'

const { group, part, put, QUARTER } = form

const threadTints = { plain: '#f3ecdc', mugwort: '#a3ab78', pumpkin: '#e3b657' }

/** A bundle of thin straight noodles along z, 2 long, in a paper band; not all are cut at the same place. */
function threads(colour) {
  const sheaf = group()
  const rods = Array.from({ length: 150 }, (_, i) => {
    const [angle, out] = [i * 2.399, 0.26 * Math.sqrt((i + 0.5) / 150)]
    return {
      at: [Math.cos(angle) * out, Math.sin(angle) * out, wobble(0.025)],
      turn: [QUARTER + wobble(0.008), 0, wobble(0.008)],
    }
  })
  strewn(sheaf, chip(0.019, 2, 7), dough(colour), rods)
  const band = form.turned('0.268 -0.21, 0.276 -0.205, 0.276 0.205, 0.268 0.21', 64)
  part(sheaf, band, matte('#b5532f', { roughness: 0.95 }), { turn: [QUARTER, 0, 0] })
  return sheaf
}

function somyeon(colour) {
  const set = group()
  put(set, tray(3.4, 0.66, 2.4, wood('#d9b98a'), 0.1))
  for (let i = 0; i < 5; i++) put(set, threads(colour), { at: [-1.2 + i * 0.6, 0.42, wobble(0.04)] })
  const lid = put(set, group(), { at: [0.15, 0.86, -1.5], turn: [1.05, 0, 0] })
  part(lid, form.box(3.4, 0.1, 2.3, 0.04), wood('#d9b98a'))
  return set
}

function somyeonServed(colour) {
  const set = group()
  const dish = put(set, bowl(speckled('#5f7489', '#ffffff55', 400)), { at: [0.5, 0, -0.1], scale: 1.1 })
  helping(dish, colour, 0.95, 0.3, 0.6, 0.026)
  for (const [x, z] of form.read('0.1 0.2, 0.3 0.05, 0.25 0.3')) {
    part(dish, form.cylinder(0.2, 0.2, 0.04, 30), satin('#b8c98a'), { at: [x, 1.02, z], turn: [0.2, 0, 0.2] })
  }
  put(set, threads(colour), { at: [-1.4, 0.28, 0.5], turn: [0, 0.5, 0] })
  put(set, chopsticks(), { at: [0.4, 0, 1.5], turn: [0, 0.1, 0] })
  return set
}

const shareTints = { 30: '#d3bd98', 60: '#a98d6d', 100: '#7b6452' }

/** A standing sheaf, drawn in at the band and spread above and below. */
function sheaf(colour) {
  const set = group()
  const rods = Array.from({ length: 300 }, (_, i) => {
    const [angle, out] = [i * 2.399, 0.52 * Math.sqrt(i / 300)]
    const lean = 0.3 * (out / 0.52)
    return {
      at: [Math.cos(angle) * out, 1.25 + wobble(0.035), Math.sin(angle) * out],
      turn: [-Math.cos(angle + 0.2) * lean * 0.55, 0, -Math.sin(angle + 0.2) * lean * 0.55],
    }
  })
  strewn(set, chip(0.03, 2.5, 7), dough(colour), rods)
  part(set, form.turned(form.curve('0.6 -0.42, 0.56 -0.2, 0.55 0, 0.56 0.2, 0.6 0.42', 40)), matte(PAPER), {
    at: [0, 1.25, 0],
  })
  part(set, form.turned(form.curve('0.605 -0.1, 0.565 0, 0.605 0.1', 20)), matte('#3b474e'), { at: [0, 1.25, 0] })
  part(set, form.cylinder(0.2, 0.2, 0.02), matte('#b5532f'), { at: [0, 1.25, 0.57], turn: [QUARTER, 0, 0] })
  return set
}

/** Served on a bamboo mat in a shallow box. */
function sheafServed(colour) {
  const set = group()
  put(set, tray(2.6, 0.3, 2, wood('#5a3a2a', '#38241a'), 0.1))
  part(set, form.box(2.4, 0.05, 1.8, 0.02), ribbed('#c9b27a', [1, 30], 3), { at: [0, 0.2, 0] })
  for (const [x, z] of form.read('-0.65 -0.35, 0.55 -0.4, -0.05 0.35')) {
    helping(put(set, group(), { at: [x, 0.24, z], scale: [1, 0.7, 1] }), colour, 0.85, 0.25, 0.05)
  }
  const dip = put(set, bowl(speckled('#e9dfcd')), { at: [1.85, 0, 0.75], scale: 0.5 })
  part(dip, form.cylinder(1, 1, 0.01), gloss('#4a2416'), { at: [0, 0.72, 0] })
  put(set, chopsticks(), { at: [0, 0, 1.5], turn: [0, -0.05, 0] })
  return set
}

const flatTints = { white: '#f4eee2', brown: '#cfae84', black: '#7d5f70' }

/** One folded skein of flat noodles, about 1.5 across and standing. */
function skein(colour, size = 1) {
  const folded = group()
  const ribbon = dough(colour)
  for (let i = 0; i < 24; i++) {
    const [width, z] = [0.64 + wobble(0.12), -0.36 + i * 0.03]
    const bend = [
      [-width, 0.1 + wobble(0.05)],
      [-width * 1.04, 0.9],
      [-width * 0.8, 1.5 + wobble(0.06)],
      [width * 0.2, 1.62 + wobble(0.05)],
      [width * 0.95, 1.4],
      [width * 1.02, 0.7],
      [width * 0.8, 0.06 + wobble(0.04)],
      [-width * 0.3, 0.04 + wobble(0.03)],
    ]
    part(folded, form.strip(bend, 0.11, 0.022, 26), ribbon, {
      at: [wobble(0.04), 0, z],
      turn: [wobble(0.05), wobble(0.08), 0],
    })
    const squeeze = 0.45 + random() * 0.4
    const inner = bend.map(([x, y]) => [x * squeeze, 0.8 + (y - 0.8) * squeeze])
    part(folded, form.strip(inner, 0.11, 0.022, 20), ribbon, {
      at: [wobble(0.1), 0, z],
      turn: [wobble(0.06), wobble(0.1), 0],
    })
  }
  folded.scale.setScalar(size)
  return folded
}

const cardTints = { white: '#8b9c8f', brown: '#c4704f', black: '#3b474e' }

function riceNoodles(colour, rice) {
  const bag = group()
  put(bag, skein(colour), { at: [0, 0.06, 0] })
  const film = form.bend(form.softBox(1.75, 1.95, 1), (x, y, z) => [
    x * (1 + 0.02 * Math.sin(y * 9)),
    y,
    z * (1 - 0.35 * Math.abs(y / 0.98) ** 4),
  ])
  part(bag, film, glass('#ffffff', 0.12), { at: [0, 0.98, 0] })
  part(bag, form.box(1.85, 0.62, 0.1, 0.03), matte(cardTints[rice]), { at: [0, 2.12, 0] })
  part(bag, form.cylinder(0.1, 0.1, 0.12, 24), matte('#2f2a26'), { at: [0, 2.28, 0], turn: [QUARTER, 0, 0] })
  part(bag, form.box(0.9, 0.05, 0.11, 0.02), matte(PAPER), { at: [0, 2.05, 0] })
  return bag
}

function riceNoodlesWok(colour) {
  const set = group()
  const steel = satin('#3a3835')
  part(
    set,
    form.turned(form.curve('0 0, 0.6 0.06, 1.3 0.42, 1.62 0.85, 1.58 0.88, 1.26 0.48, 0.58 0.12, 0 0.07', 70)),
    steel,
  )
  part(set, form.tube('1.55 0.8 0, 2.1 1.0 0, 2.7 1.15 0', 0.09, 20), wood('#8a5f3c', '#5a3a22'))
  helping(set, colour, 1.15, 0.3, 0.55, 0.05)
  for (const [x, z, turn] of form.read('-0.4 0.3 0.3, 0.3 0.45 1.4, 0.1 -0.3 2.5, 0.7 0.1 4')) {
    part(set, form.ring(0.2, 0.075, 4), satin('#dd8a5a'), { at: [x, 0.92, z], turn: [QUARTER, 0, turn] })
  }
  strewn(set, chip(0.04, 0.22, 8), matte('#6f8a4a'), mound(18, 0.9, 0.2, [0, 0.85, 0]))
  return set
}

export const driedNoodles = {
  'noodles-somyeon': {
    build: somyeon,
    yaw: -0.35,
    pitch: 0.5,
    tints: threadTints,
    again: { build: somyeonServed, yaw: 0.1, pitch: 0.4 },
  },
  'noodles-buckwheat': {
    build: sheaf,
    yaw: -0.1,
    pitch: 0.18,
    tints: shareTints,
    again: { build: sheafServed, yaw: -0.2, pitch: 0.5 },
  },
  'noodles-rice': {
    build: riceNoodles,
    yaw: -0.3,
    pitch: 0.16,
    tints: flatTints,
    again: { build: riceNoodlesWok, yaw: -0.3, pitch: 0.5 },
  },
}
