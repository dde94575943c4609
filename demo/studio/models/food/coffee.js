import { shade } from '../../colours.js'
import { brass, glass, gloss, matte, metal, satin, speckled, woven } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { mug, saucer } from '../props.js'
import { bow, flatLabel, grain, leaf, mound, PAPER, roundLabel, soft, spoon, strewn } from './packaging.js'

const { group, part, put, QUARTER } = form

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

/** The paper filter that hangs on a cup by its two card ears, coffee in it. */
function dripBag(roast) {
  const bag = group()
  const paper = matte('#fbf7ee')
  const card = matte('#c9a477')
  for (const side of [-1, 1]) {
    const panel = form.slab(form.polygon('-0.34 -0.5, 0.34 -0.5, 0.52 0.42, -0.52 0.42'), 0.03, 0.01)
    part(bag, panel, paper, { at: [0, 0, side * 0.22], turn: [side * 0.3, 0, 0] })
    const ear = form.slab(form.outline('0 -0.42, 0.22 -0.36, 0.26 0.2, 0.05 0.36, -0.1 0.2'), 0.03, 0.01)
    part(bag, ear, card, { at: [side * 0.56, -0.06, 0], turn: [0, side > 0 ? 0 : Math.PI, 0] })
  }
  part(bag, form.cylinder(0.1, 0.1, 0.02), matte(beanTints[roast]), {
    at: [0, 0.12, 0.28],
    turn: [QUARTER + 0.3, 0, 0],
  })
  part(bag, form.box(0.9, 0.06, 0.5, 0.02), matte(beanTints[roast]), { at: [0, 0.2, 0] })
  return bag
}

/** A flat sachet that holds one drip bag. */
function sachet(colour) {
  const flat = group()
  part(flat, form.box(1.1, 1.3, 0.12, 0.05), matte(colour), { at: [0, 0.65, 0] })
  part(flat, form.box(1.1, 0.12, 0.04, 0.015), matte(shade(colour, -0.08)), { at: [0, 1.26, 0] })
  return flat
}

function drip(colour, roast) {
  const set = group()
  part(set, form.box(1.9, 1.5, 1.1, 0.04), matte(colour), { at: [-0.75, 0.75, -0.4] })
  flatLabel(set, [1.1, 0.8], { at: [-0.75, 0.75, 0.16] }, beanTints[roast])
  part(set, form.box(1.8, 0.02, 1, 0.01), matte(shade(colour, -0.3)), { at: [-0.75, 1.505, -0.4] })
  part(set, form.box(1.88, 0.9, 0.04, 0.02), matte(colour), { at: [-0.75, 1.9, -1.05], turn: [-0.3, 0, 0] })
  for (let i = 0; i < 4; i++)
    put(set, sachet(shade(colour, 0.1)), {
      at: [-1.0 + i * 0.17, 0.5 + i * 0.04, -0.75 + i * 0.2],
      turn: [-0.05, 0, 0.04 * i],
    })
  const served = put(set, mug(speckled('#e7decf'), '#3f2818'), { at: [1.1, 0, 0.5], turn: [0, -0.3, 0], scale: 0.85 })
  put(served, dripBag(roast), { at: [0, 1.3, 0] })
  return set
}

function dripHung(colour, roast) {
  const set = group()
  const served = put(set, mug(speckled('#e7decf'), '#3f2818'), { at: [-0.3, 0, 0], turn: [0, 0.3, 0] })
  put(served, dripBag(roast), { at: [0, 1.3, 0] })
  put(set, sachet(colour), { at: [1.1, 0.06, 1.0], turn: [-QUARTER, 0, -0.4] })
  put(set, sachet(colour), { at: [1.35, 0.17, 0.75], turn: [-QUARTER, 0, 0.2] })
  return set
}

const processTints = { washed: '#7f97a0', honeyed: '#cf9a45', natural: '#9c4a3c' }

function tallTin(colour, isOpen) {
  const tin = group()
  part(tin, form.cylinder(0.72, 0.72, 2), satin(colour), { at: [0, 1.02, 0] })
  for (const y of [0.04, 2]) part(tin, form.ring(0.72, 0.035), metal(), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  roundLabel(tin, 0.726, [0.95, 0.95, 1.5], colour)
  part(tin, form.wrap(0.725, 0.07, form.TURN), matte(PAPER), { at: [0, 1.75, 0] })
  const lid = put(tin, group(), isOpen ? { at: [1.0, 0.55, 0.55], turn: [0.15, 0, -1.2] } : { at: [0, 2.02, 0] })
  part(lid, form.turned(form.curve('0.77 0, 0.77 0.2, 0.7 0.27, 0 0.29', 50)), satin('#4b423a'))
  part(lid, form.cylinder(0.12, 0.14, 0.06), matte('#2f2925'), { at: [0, 0.31, 0] })
  if (isOpen) strewn(tin, grain(0.1), satin('#5b3824'), mound(60, 0.62, 0.12, [0, 1.98, 0], [1, 0.65, 0.75]))
  return tin
}

function tin(colour) {
  const set = group()
  put(set, tallTin(colour, false))
  scatter(set, 8, '#6b432a', [1.05, 0.75], 0.35)
  return set
}

function tinOpened(colour) {
  const set = group()
  put(set, tallTin(colour, true))
  put(set, spoon(), { at: [-0.9, 0.03, 1.1], turn: [0, 0.4, 0] })
  scatter(set, 6, '#6b432a', [0.1, 1.25], 0.35)
  return set
}

const brewTints = { plain: '#3b474e', coconut: '#d9d2bf', orange: '#d07f38' }

/** A swing-top bottle of something nearly black. */
function coldBottle(colour) {
  const bottle = group()
  const shape = '0 0, 0.56 0, 0.62 0.07, 0.62 1.2, 0.56 1.5, 0.27 1.85, 0.24 2.2, 0.29 2.24, 0.29 2.34, 0.2 2.36'
  part(bottle, form.turned(form.read(shape)), gloss('#2b1a12', { clearcoat: 1 }))
  roundLabel(bottle, 0.632, [0.72, 0.85, 2], shade(colour, -0.2), colour)
  part(bottle, form.turned(form.curve('0.22 0, 0.24 0.1, 0.16 0.2, 0 0.22', 30)), satin(colour), { at: [0, 2.4, 0] })
  part(bottle, form.ring(0.22, 0.04), matte('#b5532f'), { at: [0, 2.4, 0], turn: [QUARTER, 0, 0] })
  const wire = '-0.28 2.05 0, -0.36 2.3 0.06, -0.2 2.56 0, 0.2 2.56 0, 0.36 2.3 0.06, 0.28 2.05 0'
  part(bottle, form.tube(wire, 0.024), metal())
  return bottle
}

function icedGlass() {
  const served = group()
  part(served, form.cylinder(0.44, 0.4, 1.0), gloss('#6b4128'), { at: [0, 0.56, 0] })
  part(served, form.cylinder(0.445, 0.44, 0.25), matte('#c9a27c'), { at: [0, 1.1, 0] })
  for (let i = 0; i < 5; i++) {
    const place = { at: [wobble(0.2), 1.24 + wobble(0.06), wobble(0.2)], turn: [random() * 3, random() * 3, 0] }
    part(served, form.box(0.28, 0.28, 0.28, 0.06), glass('#ffffff', 0.7), place)
  }
  part(served, form.turned('0 0, 0.42 0, 0.45 0.05, 0.53 1.5, 0.5 1.5, 0.43 0.08, 0 0.06'), glass('#ffffff', 0.09))
  return served
}

function coldBrew(colour) {
  const set = group()
  put(set, coldBottle(colour))
  return set
}

function coldBrewPoured(colour) {
  const set = group()
  put(set, coldBottle(colour), { at: [-0.6, 0, -0.3] })
  put(set, icedGlass(), { at: [0.85, 0, 0.4] })
  return set
}

const SACK = '0 0, 0.85 0.02, 1.02 0.25, 1.05 0.9, 0.92 1.45, 0.5 1.8, 0.36 1.92, 0.5 2.08, 0.72 2.32'
const ROLLED = '0 0, 0.85 0.02, 1.02 0.25, 1.04 0.8, 1.0 1.15, 1.08 1.24, 1.04 1.36, 0.94 1.3, 0.92 1.1'
const juteTints = { light: '#d3b088', medium: '#b58a5c', dark: '#86674a' }

function sack(colour, roast) {
  const set = group()
  put(set, soft(SACK, woven(colour, [60, 40], 2), { pleats: 13, depth: 0.16, squash: 0.85 }))
  part(set, form.ring(0.38, 0.06), matte('#f2e7d2'), { at: [0, 1.92, 0], turn: [QUARTER, 0, 0], scale: [1, 0.85, 1] })
  put(set, bow(matte('#f2e7d2'), 0.9, 0.035), { at: [0, 1.9, 0.36] })
  part(set, form.cylinder(0.42, 0.42, 0.02), matte(beanTints[roast]), {
    at: [0, 0.85, 0.9],
    turn: [QUARTER - 0.06, 0, 0],
  })
  put(set, leaf(PAPER), { at: [0, 0.85, 0.92], turn: [-0.06, 0, 0], scale: 0.55 })
  scatter(set, 9, beanTints[roast], [0.95, 1.0], 0.4)
  return set
}

function sackOpened(colour, roast) {
  const set = group()
  put(set, soft(ROLLED, woven(colour, [60, 40], 2), { depth: 0.02, squash: 0.9 }))
  strewn(set, grain(0.12), satin(beanTints[roast]), mound(260, 0.8, 0.36, [0, 1.12, 0], [1, 0.62, 0.72]))
  put(set, spoon(), { at: [0.25, 1.5, 0.2], turn: [0, 0.5, -0.5] })
  scatter(set, 6, beanTints[roast], [0.7, 1.15], 0.3)
  return set
}

export const coffees = {
  coffee: {
    build: coffee,
    yaw: -0.35,
    pitch: 0.16,
    tints: coffeeTints,
    again: { build: coffeePoured, yaw: 0, pitch: 0.26 },
  },
  'coffee-drip': {
    build: drip,
    yaw: -0.25,
    pitch: 0.28,
    tints: coffeeTints,
    again: { build: dripHung, yaw: -0.2, pitch: 0.34 },
  },
  'coffee-tin': {
    build: tin,
    yaw: -0.1,
    pitch: 0.2,
    tints: processTints,
    again: { build: tinOpened, yaw: 0.1, pitch: 0.32 },
  },
  'coffee-coldbrew': {
    build: coldBrew,
    yaw: -0.2,
    pitch: 0.14,
    tints: brewTints,
    again: { build: coldBrewPoured, yaw: 0, pitch: 0.22 },
  },
  'coffee-sack': {
    build: sack,
    yaw: -0.2,
    pitch: 0.2,
    tints: juteTints,
    again: { build: sackOpened, yaw: 0.1, pitch: 0.42 },
  },
}
