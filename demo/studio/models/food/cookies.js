import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { cup, saucer } from '../props.js'
import { chip, grain, mound, strewn, tray } from './packaging.js'

const { group, part, put, QUARTER } = form

const cookieTints = { butter: '#d5a765', cocoa: '#6a432f', matcha: '#9aa567' }

/** A biscuit: a low round with a crimped edge and a few chips. */
function cookie(colour) {
  const biscuit = group()
  const crimped = form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const edge = 0.5 + 0.018 * Math.sin(angle * 22)
      const inward = Math.min(1, (1 - Math.abs(v * 2 - 1)) * 2)
      const y = v < 0.5 ? -0.075 : 0.075 + 0.03 * (1 - inward)
      return [Math.cos(angle) * edge * inward, inward < 1 ? y : (v - 0.5) * 0.3, Math.sin(angle) * edge * inward]
    },
    132,
    32,
  )
  part(biscuit, crimped, matte(colour))
  for (let i = 0; i < 7; i++) {
    const [angle, out] = [i * 2.4 + wobble(0.3), 0.1 + 0.27 * Math.sqrt(random())]
    part(biscuit, form.ball(0.05), satin('#4a2e20'), {
      at: [Math.cos(angle) * out, 0.085, Math.sin(angle) * out],
      scale: [1, 0.6, 1],
    })
  }
  return biscuit
}

const tinTints = { butter: '#c4704f', cocoa: '#e7decf', matcha: '#8b9c8f' }

/** A round tin, open and full, its lid leaning behind it. */
function cookies(colour, flavour) {
  const set = group()
  const tin = satin(tinTints[flavour])
  part(set, form.turned('0 0, 1.22 0, 1.25 0.04, 1.25 0.72, 1.22 0.75, 1.19 0.72, 1.19 0.06, 0 0.06'), tin)
  part(set, form.cylinder(1.19, 1.19, 0.02), matte('#f2ebdd'), { at: [0, 0.42, 0] })
  put(set, cookie(colour), { at: [0, 0.66, 0], turn: [0.08, 0, 0.05] })
  form.around(6, (angle, i) => {
    const at = [Math.cos(angle) * 0.68, 0.56 + (i % 2) * 0.08, Math.sin(angle) * 0.68]
    put(set, cookie(colour), { at, turn: [Math.sin(angle) * 0.22, i, -Math.cos(angle) * 0.22] })
  })
  const lid = put(set, group(), { at: [0.2, 1.0, -1.5], turn: [1.25, 0, 0] })
  part(lid, form.turned(form.curve('1.29 -0.26, 1.29 0, 1.2 0.05, 0 0.05', 60)), tin)
  part(lid, form.ring(0.9, 0.02), satin(shade(tinTints[flavour], 0.1)), { at: [0, 0.06, 0], turn: [QUARTER, 0, 0] })
  put(set, cookie(colour), { at: [1.35, 0.09, 1.05], turn: [0, 0.4, 0] })
  return set
}

function cookiesWithMilk(colour) {
  const set = group()
  for (let i = 0; i < 6; i++)
    put(set, cookie(colour), { at: [wobble(0.06), 0.09 + i * 0.165, wobble(0.06)], turn: [0, i * 1.1, 0] })
  put(set, cookie(colour), { at: [-0.62, 0.38, 0.42], turn: [0.3, 0.4, 0.95] })
  const tumbler = put(set, group(), { at: [1.15, 0, -0.2] })
  part(tumbler, form.turned('0 0, 0.4 0, 0.44 0.05, 0.5 1.35, 0.47 1.35, 0.42 0.1, 0 0.1'), glass())
  part(tumbler, form.cylinder(0.45, 0.41, 0.95), matte('#fbf7ee'), { at: [0, 0.59, 0] })
  return set
}

const shortTints = { butter: '#ddb36e', hojicha: '#a87548', sesame: '#6b6560' }
const cartonTints = { butter: '#5f7489', hojicha: '#c4704f', sesame: '#dfc182' }

/** A thick finger along x, pricked in two rows. */
function finger(colour) {
  const biscuit = group()
  part(biscuit, form.box(1.7, 0.34, 0.46, 0.07), matte(colour), { at: [0, 0.17, 0] })
  const holes = Array.from({ length: 14 }, (_, i) => ({ at: [-0.66 + (i >> 1) * 0.22, 0.34, i % 2 ? 0.1 : -0.1] }))
  strewn(biscuit, chip(0.03, 0.02, 10), matte(shade(colour, -0.3)), holes)
  return biscuit
}

function shortbread(colour, flavour) {
  const set = group()
  const board = matte(cartonTints[flavour])
  part(set, form.box(1.9, 1.0, 1.15, 0.03), board, { at: [-1.0, 0.5, -0.25] })
  part(set, form.box(1.6, 0.6, 0.02, 0.01), matte('#f3ead8'), { at: [-1.0, 0.5, 0.33] })
  part(set, form.cylinder(0.16, 0.16, 0.02), board, { at: [-1.0, 0.5, 0.345], turn: [QUARTER, 0, 0] })
  part(set, form.box(0.02, 0.86, 1.0, 0.01), matte(shade(cartonTints[flavour], -0.3)), { at: [-0.04, 0.5, -0.25] })
  for (const [y, z, out] of form.read('0.06 -0.5 0.35, 0.06 0 0.75, 0.44 -0.5 0.1, 0.44 0 0.35')) {
    put(set, finger(colour), { at: [-0.45 + out, y, z] })
  }
  put(set, finger(colour), { at: [0.8, 0, 0.95], turn: [0, 0.35, 0] })
  return set
}

function shortbreadStacked(colour) {
  const set = group()
  put(set, saucer(speckled('#e7decf')), { scale: 1.4 })
  for (let i = 0; i < 6; i++) {
    const across = (i >> 1) % 2
    const side = i % 2 ? 0.32 : -0.32
    const at = [across ? side : 0, 0.12 + (i >> 1) * 0.34, across ? 0 : side]
    put(set, finger(colour), { at, turn: [0, across ? QUARTER : 0, 0], scale: 0.85 })
  }
  put(set, cup(speckled('#8b9c8f'), '#8a5a2c'), { at: [1.75, 0, 0.75], scale: 1.15 })
  return set
}

const rollTints = { coconut: '#d9ad68', pandan: '#9aa865', sesame: '#8a7d70' }

/** A wafer wound into a tube along y, 1.5 long. */
function roll(colour) {
  const wafer = form.surface(
    (u, v) => {
      const angle = u * form.TURN * 2.6
      const out = 0.06 + 0.075 * u + 0.006 * Math.sin(v * 70)
      return [Math.cos(angle) * out, v * 1.5, Math.sin(angle) * out]
    },
    60,
    30,
  )
  return part(group(), wafer, matte(colour)).parent
}

const ROLL_PLACES = Array.from({ length: 16 }, (_, i) => {
  const angle = i * 2.399
  const out = i === 0 ? 0 : 0.17 * Math.sqrt(i)
  return [Math.cos(angle) * out, Math.sin(angle) * out, angle]
})

function rollJar(colour, isOpen) {
  const jar = group()
  for (const [x, z, angle] of ROLL_PLACES) {
    const lift = isOpen ? 0.35 + wobble(0.2) : 0.1 + wobble(0.06)
    const lean = isOpen ? 0.09 : 0.02
    put(jar, roll(shade(colour, wobble(0.03))), { at: [x, lift, z], turn: [z * lean, angle, -x * lean] })
  }
  part(jar, form.turned('0 0, 0.8 0, 0.86 0.06, 0.86 1.75, 0.83 1.8'), glass('#ffffff', 0.07))
  const lid = put(jar, group(), isOpen ? { at: [1.5, 0.14, 0.7], turn: [0.1, 0, 0] } : { at: [0, 1.9, 0] })
  part(lid, form.cylinder(0.9, 0.9, 0.28), satin('#c4704f'))
  part(jar, form.wrap(0.866, 0.5, 1.6), matte('#f3ead8'), { at: [0, 0.7, 0] })
  part(jar, form.cylinder(0.13, 0.13, 0.02), matte('#c4704f'), { at: [0, 0.74, 0.866], turn: [QUARTER, 0, 0] })
  return jar
}

function rolls(colour) {
  const set = group()
  put(set, rollJar(colour, false))
  for (const [x, y, turn] of form.read('0.9 0.14 0.25, 1.15 0.14 -0.1')) {
    put(set, roll(colour), { at: [x - 0.6, y, 1.05 + turn], turn: [0, turn, -QUARTER] })
  }
  return set
}

const yakgwaTints = { plain: '#85491f', ginger: '#a8662a', citron: '#c48a35' }

/** A glazed flower of eight petals with a stamped middle. */
function yakgwa(colour) {
  const cake = group()
  const petals = Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * form.TURN
    const out = 0.46 + 0.06 * Math.cos(angle * 8)
    return [Math.cos(angle) * out, Math.sin(angle) * out]
  })
  const glaze = gloss(colour, { clearcoat: 1 })
  part(cake, form.slab(form.outline(petals), 0.3, 0.09), glaze, { at: [0, 0.15, 0], turn: [-QUARTER, 0, 0] })
  part(cake, form.ring(0.25, 0.035), glaze, { at: [0, 0.29, 0], turn: [QUARTER, 0, 0] })
  form.around(8, (angle) => {
    const place = { at: [Math.cos(angle) * 0.36, 0.295, Math.sin(angle) * 0.36], turn: [0, -angle, 0] }
    part(cake, form.box(0.1, 0.02, 0.03, 0.01), matte(shade(colour, -0.25)), place)
  })
  part(cake, form.cylinder(0.05, 0.05, 0.04, 20), matte(shade(colour, -0.25)), { at: [0, 0.29, 0] })
  strewn(cake, grain(0.025), matte('#f0e2c0'), mound(5, 0.16, 0.01, [0, 0.3, 0], [1.4, 0.6, 0.8]))
  return cake
}

function yakgwaBox(colour) {
  const set = group()
  put(set, tray(3.4, 0.4, 2.4, wood('#d9b98a'), 0.09))
  for (let i = 0; i < 6; i++) {
    const at = [-1.05 + (i % 3) * 1.05, 0.12, i < 3 ? -0.52 : 0.52]
    part(set, form.cylinder(0.5, 0.44, 0.06, 8), matte('#f6f1e6'), { at: [at[0], 0.1, at[2]] })
    put(set, yakgwa(colour), { at, turn: [0, i * 0.4, 0] })
  }
  return set
}

function yakgwaPlate(colour) {
  const set = group()
  part(set, form.turned(form.curve('0 0.4, 0.9 0.42, 1.2 0.5, 1.2 0.56, 0.9 0.5, 0 0.48', 60)), metal('#c9a063'))
  part(set, form.turned(form.curve('0.6 0, 0.5 0.06, 0.22 0.2, 0.3 0.42', 40)), metal('#c9a063'))
  for (const [x, z] of form.read('-0.5 0.2, 0.5 0.22, 0 -0.5')) put(set, yakgwa(colour), { at: [x, 0.5, z] })
  put(set, yakgwa(colour), { at: [0, 0.8, 0], turn: [0.05, 0.3, 0] })
  return set
}

export const biscuits = {
  cookies: {
    build: cookies,
    yaw: -0.3,
    pitch: 0.5,
    tints: cookieTints,
    again: { build: cookiesWithMilk, yaw: 0.1, pitch: 0.24 },
  },
  'cookies-shortbread': {
    build: shortbread,
    yaw: -0.35,
    pitch: 0.34,
    tints: shortTints,
    again: { build: shortbreadStacked, yaw: 0.3, pitch: 0.3 },
  },
  'cookies-rolls': {
    build: rolls,
    yaw: -0.1,
    pitch: 0.2,
    tints: rollTints,
    again: { build: (colour) => rollJar(colour, true), yaw: 0.1, pitch: 0.3 },
  },
  'cookies-yakgwa': {
    build: yakgwaBox,
    yaw: -0.35,
    pitch: 0.55,
    tints: yakgwaTints,
    again: { build: yakgwaPlate, yaw: 0.1, pitch: 0.34 },
  },
}
