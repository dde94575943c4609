import { shade } from '../colours.js'
import { glass, gloss, matte, satin, speckled, wood } from '../materials.js'
import { random, wobble } from '../random.js'
import * as form from '../shapes.js'
import { bowl } from './props.js'

const { group, part, put, QUARTER } = form

const oilTints = { plain: '#b9a53d', lemon: '#d9bf4e', chilli: '#b0512f' }

function olives(table) {
  for (const [x, z] of form.read('1.15 0.75, 1.5 0.95, 1.25 1.15')) {
    part(table, form.ball(0.19), gloss('#75803f'), { at: [x, 0.17, z], scale: [1.15, 0.9, 0.95] })
  }
  part(table, form.ball(0.3), matte('#8d9a6a'), { at: [1.75, 0.07, 0.6], turn: [0, 0.6, 0], scale: [1.3, 0.1, 0.4] })
}

function lemon(table) {
  const rind = gloss('#e5c84b')
  part(table, form.ball(0.44), rind, { at: [1.35, 0.42, 0.7], scale: [1.2, 0.95, 0.95] })
  part(table, form.ball(0.12), rind, { at: [1.9, 0.42, 0.7] })
}

function chillies(table) {
  for (const [x, z, turn] of form.read('1.2 0.7 0.3, 1.35 1.1 -0.2')) {
    const pepper = put(table, group(), { at: [x, 0.13, z], turn: [0, turn, 0] })
    part(
      pepper,
      form.turned(form.curve('0 -0.55, 0.05 -0.4, 0.12 0, 0.14 0.35, 0.08 0.46, 0 0.47')),
      gloss('#b23c22'),
      { turn: [0, 0, QUARTER] },
    )
    part(pepper, form.tube('-0.46 0 0, -0.6 0.05 0, -0.72 0.16 0', 0.03, 20), matte('#6f7f46'))
  }
}

const companions = { plain: olives, lemon, chilli: chillies }

function oilBottle(colour) {
  const bottle = group()
  const shape = '0 0, 0.5 0, 0.56 0.06, 0.56 1.5, 0.5 1.8, 0.2 2.15, 0.17 2.7, 0.21 2.74, 0.21 2.84, 0.17 2.86'
  part(bottle, form.turned(form.read(shape)), gloss(colour, { clearcoat: 1 }))
  part(bottle, form.cylinder(0.15, 0.13, 0.34), wood('#c9a477'), { at: [0, 2.98, 0] })
  part(bottle, form.wrap(0.568, 0.95, 1.7), matte('#f6f1e6'), { at: [0, 0.85, 0] })
  part(bottle, form.ball(0.15), matte(shade(colour, -0.06)), { at: [0, 1.02, 0.565], scale: [0.7, 1.15, 0.08] })
  part(bottle, form.box(0.36, 0.03, 0.014, 0.006), matte('#6b665e'), { at: [0, 0.68, 0.57] })
  return bottle
}

function oil(colour, flavour) {
  const table = group()
  put(table, oilBottle(colour))
  companions[flavour](table)
  return table
}

function oilPoured(colour, flavour) {
  const table = group()
  put(table, oilBottle(colour), { at: [-0.4, 0, -0.3] })
  const dip = put(table, bowl(speckled('#e9dfcd')), { at: [1.05, 0, 0.45], scale: 0.62 })
  part(dip, form.cylinder(1, 1, 0.01), gloss(colour), { at: [0, 0.7, 0] })
  companions[flavour](put(table, group(), { at: [-1.2, 0, 0.5] }))
  return table
}

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

export const pantry = {
  oil: { build: oil, yaw: -0.15, pitch: 0.12, tints: oilTints, again: { build: oilPoured, yaw: 0.1, pitch: 0.3 } },
  cookies: {
    build: cookies,
    yaw: -0.3,
    pitch: 0.5,
    tints: cookieTints,
    again: { build: cookiesWithMilk, yaw: 0.1, pitch: 0.24 },
  },
}
