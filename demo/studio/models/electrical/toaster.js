import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { brass, glass, gloss, lit, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, knob, signal, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

/** A slice of bread, upright and facing along z: crust around crumb. */
function slice(size = 1) {
  const bread = group()
  const loaf = form.outline(
    '-0.5 -0.5, 0.5 -0.5, 0.52 0.1, 0.62 0.3, 0.5 0.52, 0 0.58, -0.5 0.52, -0.62 0.3, -0.52 0.1',
  )
  part(bread, form.slab(loaf, 0.2, 0.05), matte('#b27a44'))
  const crumb = form.outline(
    '-0.43 -0.43, 0.43 -0.43, 0.45 0.1, 0.53 0.3, 0.44 0.45, 0 0.5, -0.44 0.45, -0.53 0.3, -0.45 0.1',
  )
  part(bread, form.slab(crumb, 0.215, 0.01), matte('#e3bd86'))
  bread.scale.setScalar(size)
  return bread
}

function lever(parent, at, turn = [0, 0, 0]) {
  const slot = put(parent, group(), { at, turn })
  part(slot, form.box(0.09, 0.75, 0.04, 0.02), matte('#2b2f31'))
  part(slot, form.box(0.34, 0.16, 0.2, 0.07), satin('#33383a'), { at: [0, 0.26, 0.1] })
  return slot
}

function twoSlice(colour) {
  const toaster = group()
  part(toaster, form.box(2.7, 1.9, 1.7, 0.56), satin(colour), { at: [0, 1.12, 0] })
  part(toaster, form.box(2.5, 0.26, 1.5, 0.1), metal('#bdbab3'), { at: [0, 0.2, 0] })
  for (const z of [-0.36, 0.36]) {
    part(toaster, form.box(2, 0.06, 0.36, 0.03), metal(), { at: [0, 2.06, z] })
    part(toaster, form.box(1.88, 0.07, 0.24, 0.03), matte('#1d2021'), { at: [0, 2.07, z] })
  }
  lever(toaster, [1.345, 1.2, 0], [0, QUARTER, 0])
  put(toaster, knob(0.2, 0.12, metal(), '#33383a'), { at: [-0.55, 0.72, 0.85] })
  for (const x of [0.15, 0.5, 0.85])
    part(toaster, form.cylinder(0.09, 0.09, 0.06, 32), satin('#f4eee2'), { at: [x, 0.72, 0.86], turn: FACING })
  for (const x of [-1, 1])
    part(toaster, form.cylinder(0.14, 0.12, 0.14, 24), matte('#2b2f31'), { at: [x * 0.9, 0.07, 0.4] })
  return toaster
}

/** The same toaster when the bread has come up. */
const withBread = (build, places) => (colour) => {
  const done = group()
  put(done, build(colour))
  for (const { at, turn } of places) put(done, slice(1.2), { at, turn })
  return done
}

function longSlot(colour) {
  const toaster = group()
  part(toaster, form.box(3.5, 1.55, 1.02, 0.14), satin(colour), { at: [0, 0.95, 0] })
  for (const side of [-1, 1])
    part(toaster, form.box(0.2, 1.68, 1.14, 0.08), timber(timbers.beech), { at: [side * 1.78, 0.94, 0] })
  part(toaster, form.box(3.1, 0.06, 0.42, 0.03), metal(), { at: [0, 1.72, 0] })
  part(toaster, form.box(2.96, 0.07, 0.28, 0.03), matte('#1d2021'), { at: [0, 1.73, 0] })
  part(toaster, form.box(1.1, 0.05, 0.03, 0.02), matte('#2b2f31'), { at: [0.85, 1.25, 0.51] })
  part(toaster, form.box(0.18, 0.26, 0.2, 0.07), brass(), { at: [1.25, 1.25, 0.56] })
  put(toaster, knob(0.2, 0.12, brass(), '#33383a'), { at: [1.25, 0.62, 0.5] })
  for (const x of [0.4, 0.75])
    part(toaster, form.cylinder(0.075, 0.075, 0.05, 32), satin('#33383a'), { at: [x, 0.62, 0.52], turn: FACING })
  for (const side of [-1, 1])
    part(toaster, form.box(0.4, 0.2, 0.9, 0.06), matte('#2b2f31'), { at: [side * 1.3, 0.1, 0] })
  return toaster
}

function fourSlice(colour) {
  const toaster = group()
  const arch = form.outline(
    '-1.55 0.25, 1.55 0.25, 1.62 0.8, 1.5 1.7, 1.05 2.12, 0 2.22, -1.05 2.12, -1.5 1.7, -1.62 0.8',
  )
  const paint = colour === goods.silver ? metal('#cfcdc8') : gloss(colour)
  part(toaster, form.slab(arch, 2.5, 0.16), paint)
  const belt = form.outline('-1.5 0.16, 1.5 0.16, 1.67 0.5, 1.66 0.9, 0 0.92, -1.66 0.9, -1.67 0.5')
  part(toaster, form.slab(belt, 2.56, 0.1), metal('#b7b5af'))
  for (const x of [-0.98, -0.42, 0.42, 0.98]) {
    const turn = [0, 0, -x * 0.12]
    part(toaster, form.box(0.34, 0.07, 1.9, 0.03), metal(), { at: [x, 2.2 - x * x * 0.1, 0], turn })
    part(toaster, form.box(0.22, 0.08, 1.78, 0.03), matte('#1d2021'), { at: [x, 2.21 - x * x * 0.1, 0], turn })
  }
  for (const side of [-1, 1]) {
    lever(toaster, [side * 0.7, 1.42, 1.25])
    put(toaster, knob(0.2, 0.12, satin('#33383a')), { at: [side * 0.7, 0.56, 1.29] })
  }
  signal(toaster, [0, 0.56, 1.29], '#e9a25a', 0.05)
  for (const [x, z] of [
    [-1.2, 1],
    [1.2, 1],
    [-1.2, -1],
    [1.2, -1],
  ])
    part(toaster, form.cylinder(0.14, 0.12, 0.2, 24), matte('#2b2f31'), { at: [x, 0.1, z] })
  return toaster
}

function ovenDoor(oven) {
  const rim = form.roundedRectangle(2.5, 1.5, 0.16)
  rim.holes.push(form.roundedRectangle(2.2, 1.12, 0.1, 0, -0.04))
  part(oven, form.slab(rim, 0.1, 0.03), metal('#8d8b86'), { at: [-0.42, 1.1, 1.28] })
  part(oven, form.face(2.24, 1.16, 0.1), glass('#c8d4d2', 0.16), { at: [-0.42, 1.06, 1.28] })
  part(
    oven,
    form.tube('-1.3 1.72 1.34, -1.3 1.76 1.52, 0.46 1.76 1.52, 0.46 1.72 1.34', 0.06, 40),
    timber(timbers.beech),
  )
}

function steamOven(colour) {
  const oven = group()
  const shell = satin(colour)
  const cavity = form.roundedRectangle(3.7, 2.1, 0.3)
  cavity.holes.push(form.roundedRectangle(2.3, 1.3, 0.1, -0.42, -0.05))
  part(oven, form.slab(cavity, 2.5, 0.06), shell, { at: [0, 1.2, 0] })
  part(oven, form.box(2.5, 1.5, 0.1, 0.02), matte('#4a4540'), { at: [-0.42, 1.15, -0.9] })
  part(oven, form.box(2.4, 0.04, 2, 0.01), matte('#5a5048'), { at: [-0.42, 0.54, 0.1] })
  for (const [y, z] of [
    [1.68, 0.7],
    [1.68, -0.3],
    [0.68, 0.7],
    [0.68, -0.3],
  ]) {
    part(oven, form.cylinder(0.05, 0.05, 2.2, 20), lit('#f08a4b'), { at: [-0.42, y, z], turn: [0, 0, QUARTER] })
  }
  for (let i = 0; i < 9; i++)
    part(oven, form.cylinder(0.022, 0.022, 2, 10), metal(), { at: [-1.38 + i * 0.24, 0.88, 0.1], turn: FACING })
  for (const x of [-0.95, 0.1])
    part(oven, form.ball(0.42), matte('#c98f4f'), { at: [x, 1.08, 0.5], scale: [1.1, 0.58, 0.85] })
  ovenDoor(oven)
  for (const y of [1.62, 0.86]) put(oven, knob(0.27, 0.16, satin('#f4eee2'), '#33383a'), { at: [1.34, y, 1.25] })
  part(oven, form.box(0.7, 0.12, 0.3, 0.05), satin(shade(colour, -0.14)), { at: [-0.42, 2.27, 1] })
  for (const side of [-1, 1])
    part(oven, form.box(0.3, 0.16, 2.1, 0.05), matte('#2b2f31'), { at: [side * 1.5, 0.08, 0] })
  return oven
}

/** One half of the press, its plate upwards. */
function jaw(colour) {
  const half = group()
  part(half, form.slab(form.roundedRectangle(2.2, 2.3, 0.42), 0.5, 0.12), satin(colour), {
    at: [0, 0.27, 0],
    turn: FACING,
  })
  part(half, form.box(1.86, 0.08, 1.86, 0.03), metal('#6f6d69'), { at: [0, 0.53, 0] })
  for (const turn of [QUARTER / 2, -QUARTER / 2])
    part(half, form.box(2.1, 0.07, 0.05, 0.02), metal('#87857f'), { at: [0, 0.58, 0], turn: [0, turn, 0] })
  part(half, new TorusGeometry(0.86, 0.045, 8, 4), metal('#87857f'), {
    at: [0, 0.57, 0],
    turn: [QUARTER, 0, QUARTER / 2],
    scale: [1.36, 1.36, 1],
  })
  part(half, form.box(0.62, 0.26, 0.72, 0.11), satin('#33383a'), { at: [0, 0.32, 1.42] })
  return half
}

const press = (open, isFilled) => (colour) => {
  const whole = group()
  put(whole, jaw(colour), { at: [0, 0.14, 0] })
  const upper = put(whole, group(), { at: [0, 0.8, -1.2], turn: [-open, 0, 0] })
  const lid = put(upper, jaw(colour), { at: [0, 0.5, 1.2], turn: [Math.PI, 0, 0], scale: [1, 1, -1] })
  signal(lid, [0, -0.005, -0.6], '#e9a25a', 0.06).rotation.x = 0
  part(whole, form.cylinder(0.16, 0.16, 1.5, 32), satin('#33383a'), { at: [0, 0.74, -1.2], turn: [0, 0, QUARTER] })
  if (isFilled) {
    put(whole, slice(1.5), { at: [0, 0.82, 0], turn: [-QUARTER, 0, 0] })
    part(whole, form.box(1.5, 0.08, 1.4, 0.04), matte('#e8b84a'), { at: [0.06, 0.98, 0.02], turn: [0, 0.08, 0] })
    put(whole, slice(1.5), { at: [0, 1.12, 0], turn: [-QUARTER + 0.03, 0, 0.03] })
  }
  for (const [x, z] of [
    [-0.8, 0.8],
    [0.8, 0.8],
    [-0.8, -0.8],
    [0.8, -0.8],
  ])
    part(whole, form.cylinder(0.12, 0.12, 0.18, 24), matte('#2b2f31'), { at: [x, 0.09, z] })
  return whole
}

const popped = [{ at: [0, 2.35, -0.36] }, { at: [0, 2.35, 0.36] }]
const poppedInARow = [{ at: [-0.75, 1.9, 0] }, { at: [0.75, 1.9, 0] }]

export const toasterModels = {
  'toaster-two': {
    build: twoSlice,
    yaw: -0.5,
    pitch: 0.26,
    again: { build: withBread(twoSlice, popped), yaw: 0.4, pitch: 0.22 },
    near: { zoom: 1.7 },
  },
  'toaster-long': {
    build: longSlot,
    yaw: -0.4,
    pitch: 0.26,
    again: { build: withBread(longSlot, poppedInARow), yaw: 0.35, pitch: 0.18 },
  },
  'toaster-four': { build: fourSlice, yaw: -0.45, pitch: 0.3, again: { yaw: 0.4, pitch: 0.45 } },
  'toaster-oven': { build: steamOven, yaw: -0.35, pitch: 0.18, again: { yaw: 0.35, pitch: 0.28 } },
  'toaster-sandwich': {
    build: press(0.9, true),
    yaw: -0.5,
    pitch: 0.26,
    again: { build: press(0.02, false), yaw: 0.45, pitch: 0.3 },
  },
}
