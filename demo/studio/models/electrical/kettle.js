import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { brass, glass, glazed, lit, matte, metal, ribbed, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { FACING, knob, perforated, signal } from './parts.js'

const { group, part, put, QUARTER } = form

function kettle(colour) {
  const pot = group()
  const shell = satin(colour)
  const handle = wood('#9a6a42')
  part(pot, form.turned(form.curve('0 0, 1.05 0, 1.15 0.15, 1.05 1.1, 0.8 1.95, 0.72 2.05')), shell, {
    at: [0, 0.18, 0],
  })
  part(pot, form.turned(form.curve('0.74 0, 0.62 0.14, 0.3 0.26, 0 0.28')), shell, { at: [0, 2.23, 0] })
  part(pot, form.ball(0.13), brass(), { at: [0, 2.6, 0] })
  part(pot, form.turned(form.curve('0 0, 1.2 0, 1.22 0.08, 1.16 0.17, 0 0.17', 60)), matte('#2d3233'))
  part(pot, form.tube('-0.85 0.75 0, -1.35 1 0, -1.5 1.7 0, -1.68 2.08 0, -1.95 2.16 0', 0.1), shell)
  part(pot, form.tube('0.75 2.0 0, 1.3 2.3 0, 1.75 2.1 0, 1.8 1.4 0, 1.5 0.8 0', 0.11), handle)
  return pot
}

function kettleWithCup(colour) {
  const table = group()
  put(table, kettle(colour), {})
  const cup = put(table, group(), { at: [1.5, 0, 1.3], scale: 0.8 })
  part(cup, form.turned(form.curve('0 0, 0.5 0.02, 0.58 0.16, 0.6 1, 0.56 1.02, 0.54 0.2, 0 0.14')), glazed('#c98a6b'))
  part(cup, form.cylinder(0.55, 0.55, 0.02), matte('#6b3f24'), { at: [0, 0.86, 0] })
  return table
}

/** Metal where the colour is a metal's, paint otherwise. */
const METALS = [goods.silver, goods.rose, goods.gold]
const skin = (colour) => (METALS.includes(colour) ? metal(colour) : satin(colour))

function gooseneckKettle(colour) {
  const pot = group()
  const shell = skin(colour)
  const black = satin('#2b2f31')
  const base = put(pot, group(), { at: [0, 0, 0] })
  part(base, form.box(2.9, 0.3, 2.5, 0.13), black, { at: [0.1, 0.15, 0.25] })
  put(base, knob(0.3, 0.14, shell, '#2b2f31'), { at: [0.75, 0.3, 1.12], turn: [-QUARTER, 0, 0] })
  part(base, form.box(0.8, 0.02, 0.36, 0.01), lit('#e9d9b0'), { at: [-0.3, 0.305, 1.12] })
  part(pot, form.turned(form.curve('0 0.3, 1.06 0.3, 1.12 0.4, 0.98 1.1, 0.8 1.62, 0.76 1.7', 50), 96), shell)
  part(pot, form.turned(form.curve('0.78 1.7, 0.6 1.78, 0 1.82', 20), 72), shell)
  part(pot, form.turned(form.curve('0.06 1.8, 0.06 1.9, 0.2 1.96, 0.16 2.06, 0 2.08', 20), 48), black)
  part(
    pot,
    form.tube('-0.92 0.62 0, -1.4 0.7 0, -1.62 1.15 0, -1.7 1.62 0, -1.92 1.9 0, -2.2 1.86 0', 0.075, 64),
    shell,
  )
  part(pot, form.tube('0.78 1.6 0, 1.2 1.78 0, 1.72 1.66 0, 1.86 1.2 0, 1.72 0.66 0', 0.1, 48), black)
  return pot
}

function glassKettle(colour) {
  const pot = group()
  const trim = satin(colour)
  const clear = glass('#f2f8f8', 0.26)
  part(pot, form.turned(form.curve('0 0, 1.14 0, 1.2 0.06, 1.16 0.26, 1.05 0.34', 30), 80), trim)
  part(pot, new TorusGeometry(1.02, 0.035, 10, 80), lit('#bfe0ea'), { at: [0, 0.38, 0], turn: FACING })
  part(pot, form.turned(form.curve('1.0 0.36, 1.22 0.7, 1.25 1.2, 1.05 1.75, 0.82 2.05', 40), 80), clear)
  part(
    pot,
    form.turned(form.curve('0 0.4, 0.98 0.4, 1.17 0.72, 1.2 1.15, 1.12 1.42, 0 1.42', 40), 64),
    glass('#c9995c', 0.42),
  )
  part(
    pot,
    form.turned(form.curve('0 0.62, 0.36 0.62, 0.4 0.72, 0.4 1.5', 20), 48),
    perforated('#c9c7c1', [30, 8], '#6f6c62'),
  )
  part(pot, form.cylinder(0.03, 0.03, 1.5, 16), metal(), { at: [0, 1.75, 0] })
  part(pot, form.turned('0.8 2.02, 0.88 2.06, 0.88 2.2, 0.8 2.24', 72), trim)
  part(pot, form.turned(form.curve('0.8 2.24, 0.6 2.36, 0 2.42', 20), 64), trim)
  part(pot, form.ball(0.13), brass(), { at: [0, 2.56, 0] })
  part(pot, form.box(0.5, 0.18, 0.5, 0.08), trim, { at: [-0.88, 2.08, 0], turn: [0, 0, -0.35] })
  part(pot, form.tube('0.82 2.12 0, 1.45 2.2 0, 1.75 1.85 0, 1.72 1.1 0, 1.5 0.62 0, 1.18 0.5 0', 0.11, 64), trim)
  return pot
}

function travelKettle(colour) {
  const flask = group()
  const shell = satin(colour)
  const dark = satin(shade(colour, -0.18))
  part(flask, form.turned('0 0, 0.74 0, 0.78 0.05, 0.78 0.5, 0.76 0.52', 72), dark)
  part(flask, form.turned(form.curve('0.78 0.52, 0.79 0.8, 0.79 2.3, 0.74 2.52, 0.66 2.6', 40), 80), shell)
  part(flask, form.turned('0.68 2.58, 0.72 2.62, 0.72 3.12, 0.66 3.2, 0 3.2', 72), dark)
  part(flask, form.tube('-0.5 3.15 0, -0.46 3.5 0, 0 3.62 0, 0.46 3.5 0, 0.5 3.15 0', 0.075, 48), matte('#8a5a3a'))
  part(flask, form.cylinder(0.26, 0.26, 0.05, 48), metal('#dcd8cf'), { at: [0, 1.1, 0.78], turn: FACING })
  for (let i = 0; i < 4; i++) signal(flask, [0, 1.6 + i * 0.16, 0.782], i ? '#f4eee2' : '#e9a25a', 0.032)
  return flask
}

function travelKettleOpened(colour) {
  const table = group()
  put(table, travelKettle(colour))
  const cup = put(table, group(), { at: [1.35, 0, 0.9] })
  part(cup, form.turned('0 0, 0.5 0, 0.56 0.06, 0.62 0.7, 0.57 0.7, 0.5 0.1, 0 0.08', 64), satin(shade(colour, -0.18)))
  part(cup, form.cylinder(0.56, 0.56, 0.02, 48), matte('#a5683a'), { at: [0, 0.56, 0] })
  part(
    table,
    form.tube('0.5 0.2 -0.6, 1.3 0.06 -1, 2.1 0.06 -0.4, 1.9 0.06 0.2, 2.4 0.06 0.9, 2.2 0.06 1.5', 0.05, 64),
    matte('#2d3233'),
  )
  return table
}

function jugKettle(colour) {
  const pot = group()
  const black = satin('#2b2f31')
  part(pot, form.turned(form.curve('0 0, 1.14 0, 1.16 0.08, 1.1 0.16, 0 0.16', 30), 72), black)
  const beak = (x, y, z) => {
    const pull = Math.max(0, y - 1.9) * Math.max(0, -x - 0.25) * 0.62
    return [x - pull, y, z * (1 - Math.max(0, y - 1.9) * Math.max(0, -x) * 0.5)]
  }
  const body = form.turned(form.curve('1.06 0.18, 1.14 0.3, 1.08 1.2, 0.92 2.3, 0.9 2.66', 60), 128)
  part(pot, form.bend(body, beak), ribbed(colour, [56, 1], 4))
  const rim = form.turned('0.86 2.62, 0.93 2.64, 0.93 2.74, 0.86 2.76', 96)
  part(pot, form.bend(rim, beak), satin(shade(colour, -0.12)))
  const lid = form.turned(form.curve('0.88 2.74, 0.6 2.86, 0 2.9', 20), 80)
  part(pot, form.bend(lid, beak), satin(shade(colour, -0.12)))
  part(pot, form.box(0.5, 0.16, 0.34, 0.06), black, { at: [0.5, 2.92, 0], turn: [0, 0, -0.1] })
  part(
    pot,
    form.strip('0.86 2.72, 1.5 2.76, 1.84 2.5, 1.84 1.2, 1.66 0.66, 1.08 0.62', 0.36, 0.2),
    satin(shade(colour, -0.12)),
  )
  part(pot, form.box(0.1, 0.9, 0.02, 0.01), glass('#bfd4d8', 0.7), { at: [0.2, 1.2, 1.08], turn: [-0.1, 0.15, 0] })
  signal(pot, [0, 0.09, 1.15], '#e9a25a', 0.05)
  return pot
}

/** A kettle and the cup that it fills. */
const withCup = (build, at) => (colour) => {
  const table = group()
  put(table, build(colour))
  put(table, cup(glazed('#c98a6b'), '#8a5a30'), { at })
  return table
}

export const kettleModels = {
  kettle: {
    build: kettle,
    yaw: -0.35,
    pitch: 0.2,
    again: { build: kettleWithCup, yaw: 0.3, pitch: 0.28 },
    near: { zoom: 1.7 },
  },
  'kettle-gooseneck': {
    build: gooseneckKettle,
    yaw: -0.3,
    pitch: 0.24,
    again: { build: withCup(gooseneckKettle, [-1.9, 0, 1.2]), yaw: 0.25, pitch: 0.34 },
    near: { zoom: 1.7 },
  },
  'kettle-glass': {
    build: glassKettle,
    yaw: -0.3,
    pitch: 0.16,
    again: { build: withCup(glassKettle, [1.3, 0, 1.5]), yaw: 0.3, pitch: 0.28 },
  },
  'kettle-travel': {
    build: travelKettle,
    yaw: -0.4,
    pitch: 0.14,
    again: { build: travelKettleOpened, yaw: 0.1, pitch: 0.3 },
  },
  'kettle-jug': {
    build: jugKettle,
    yaw: -0.4,
    pitch: 0.14,
    again: { build: withCup(jugKettle, [0.6, 0, 1.8]), yaw: 0.35, pitch: 0.26 },
  },
}
