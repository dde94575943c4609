import { goods, shade } from '../../colours.js'
import { gloss, landscape, lit, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { layKeys } from './keys.js'
import { editing } from './screens.js'
import { socket } from './sockets.js'

const { group, part, put, QUARTER } = form

export function laptop(colour) {
  const machine = group()
  const shell = metal(colour, { metalness: 0.55, roughness: 0.45 })
  const dark = matte('#2b3031')
  part(machine, form.box(3.5, 0.15, 2.4, 0.07), shell, { at: [0, 0.075, 0] })
  part(machine, form.box(3.06, 0.02, 1.12, 0.01), matte(shade(colour, -0.25)), { at: [0, 0.148, -0.42] })
  const keys = group()
  layKeys(keys, { width: 2.98, pitch: 0.27, height: 0.05, radius: 0.02, y: 0.17, paint: () => dark })
  put(machine, keys, { at: [0, 0, -0.42] })
  part(
    machine,
    form.slab(form.roundedRectangle(1.2, 0.8, 0.06), 0.01, 0.004),
    metal(shade(colour, -0.06), { metalness: 0.4, roughness: 0.5 }),
    { at: [0, 0.152, 0.68], turn: [-QUARTER, 0, 0] },
  )
  const lid = group()
  part(lid, form.box(3.5, 2.4, 0.1, 0.05), shell, { at: [0, 1.2, 0] })
  part(lid, form.face(3.38, 2.28, 0.05), gloss('#15191a'), { at: [0, 1.2, 0.052] })
  const picture = landscape(1200, 780, ['#c9d8d4', '#6f9a92', '#24504e', '#f0c49d'])
  part(lid, form.face(3.22, 2.08, 0.03), lit('#fff', { map: picture }), { at: [0, 1.22, 0.056] })
  put(machine, lid, { at: [0, 0.14, -1.17], turn: [-0.34, 0, 0] })
  return machine
}

/** A tablet on its own leg. The keyboard lies before it, or not. */
function tablet(colour) {
  const slate = group()
  const shell = metal(colour, { metalness: 0.5, roughness: 0.48 })
  const leaning = put(slate, group(), { at: [0, 0.03, -0.55], turn: [-0.42, 0, 0] })
  part(leaning, form.box(3.3, 2.2, 0.14, 0.07), shell, { at: [0, 1.1, 0] })
  part(leaning, form.face(3.2, 2.1, 0.06), gloss('#15191a'), { at: [0, 1.1, 0.071] })
  const picture = landscape(1200, 780, ['#f0dcc0', '#d79f86', '#6f4d5c', '#fbf3e3'])
  part(leaning, form.face(3, 1.9, 0.03), lit('#fff', { map: picture }), { at: [0, 1.1, 0.075] })
  part(leaning, form.cylinder(0.03, 0.03, 0.02, 24), matte('#3a4042'), { at: [0, 2.11, 0.074], turn: [QUARTER, 0, 0] })
  part(slate, form.box(3.1, 1.32, 0.05, 0.024), metal('#8f9494'), { at: [0, 0.6, -1.5], turn: [0.42, 0, 0] })
  return slate
}

function twoInOne(colour) {
  const machine = tablet(colour)
  part(machine, form.box(3.3, 0.09, 1.86, 0.045), woven(colour, [46, 28], 0.9), { at: [0, 0.05, 0.55] })
  part(machine, form.box(3.06, 0.03, 1.02, 0.014), matte(shade(colour, -0.22)), { at: [0, 0.095, 0.28] })
  const keys = put(machine, group(), { at: [0, 0, 0.28] })
  const cap = satin('#f0ebe1')
  layKeys(keys, { width: 3, pitch: 0.245, height: 0.05, radius: 0.02, y: 0.115, paint: () => cap })
  part(machine, form.slab(form.roundedRectangle(1.1, 0.52, 0.05), 0.02, 0.006), satin(shade(colour, 0.1)), {
    at: [0, 0.097, 1.12],
    turn: [-QUARTER, 0, 0],
  })
  part(machine, form.box(3.24, 0.05, 0.3, 0.02), matte(shade(colour, -0.2)), {
    at: [0, 0.12, -0.42],
    turn: [-0.5, 0, 0],
  })
  return machine
}

/** A grille of small holes, drawn. */
function grille(parent, material, { at, columns, lines, step }) {
  for (let i = 0; i < columns * lines; i++) {
    const [x, z] = [(i % columns) * step, Math.floor(i / columns) * step]
    part(parent, form.cylinder(0.016, 0.016, 0.004, 8), material, { at: [at[0] + x, at[1], at[2] + z] })
  }
}

function studioLaptop(colour) {
  const machine = group()
  const shell = metal(colour, { metalness: 0.55, roughness: 0.45 })
  const dark = matte('#23282a')
  part(machine, form.box(4.7, 0.18, 3.2, 0.08), shell, { at: [0, 0.09, 0] })
  part(machine, form.box(3.3, 0.02, 1.5, 0.01), matte(shade(colour, -0.3)), { at: [0, 0.178, -0.6] })
  const rows = [
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ...Array(4).fill(Array(13).fill(1)),
    [1.3, 1, 1, 5.4, 1, 1, 1.3],
  ]
  const keys = put(machine, group(), { at: [0, 0, -0.6] })
  layKeys(keys, { width: 3.22, pitch: 0.245, height: 0.05, radius: 0.02, y: 0.2, paint: () => dark, rows })
  for (const x of [-2.13, 1.83]) grille(machine, dark, { at: [x, 0.181, -1.28], columns: 6, lines: 23, step: 0.061 })
  part(
    machine,
    form.slab(form.roundedRectangle(2, 1.18, 0.07), 0.012, 0.004),
    metal(shade(colour, 0.06), { metalness: 0.4, roughness: 0.5 }),
    { at: [0, 0.182, 0.86], turn: [-QUARTER, 0, 0] },
  )
  const lid = put(machine, group(), { at: [0, 0.17, -1.56], turn: [-0.3, 0, 0] })
  part(lid, form.box(4.7, 3.1, 0.11, 0.055), shell, { at: [0, 1.55, 0] })
  part(lid, form.face(4.58, 2.98, 0.05), gloss('#15191a'), { at: [0, 1.55, 0.057] })
  part(lid, form.face(4.42, 2.76, 0.03), lit('#fff', { map: editing(1280, 800) }), { at: [0, 1.57, 0.061] })
  return machine
}

function pocketLaptop(colour, open = -0.2) {
  const machine = group()
  const shell = satin(colour)
  part(machine, form.box(2.5, 0.34, 1.8, 0.16), shell, { at: [0, 0.17, 0] })
  part(machine, form.box(2.2, 0.04, 1.3, 0.02), matte(shade(colour, -0.2)), { at: [0, 0.325, 0.02] })
  const keys = put(machine, group(), { at: [0, 0, 0.02] })
  const cap = satin('#f3eee4')
  layKeys(keys, { width: 2.12, pitch: 0.3, height: 0.1, radius: 0.04, y: 0.37, paint: () => cap })
  part(machine, form.ball(0.075, 14), satin('#c2402c'), { at: [0.06, 0.42, 0.17] })
  put(machine, socket('a'), { at: [1.25, 0.18, 0.35], turn: [0, QUARTER, 0], scale: 0.9 })
  put(machine, socket('c'), { at: [1.25, 0.18, -0.1], turn: [0, QUARTER, 0], scale: 0.9 })
  part(machine, form.capsule(0.1, 1.7), matte(shade(colour, -0.24)), { at: [0, 0.36, -0.82], turn: [0, 0, QUARTER] })
  const lid = put(machine, group(), { at: [0, 0.38, -0.86], turn: [open, 0, 0] })
  part(lid, form.box(2.5, 1.78, 0.22, 0.1), shell, { at: [0, 0.9, -0.04] })
  part(lid, form.face(2.22, 1.48, 0.08), gloss('#15191a'), { at: [0, 0.92, 0.071] })
  const picture = landscape(900, 600, ['#c7d6da', '#8aa3ad', '#3d5a66', '#f3dcae'])
  part(lid, form.face(2.08, 1.34, 0.04), lit('#fff', { map: picture }), { at: [0, 0.92, 0.075] })
  return machine
}

function pocketLaptopShut(colour) {
  const table = group()
  put(table, pocketLaptop(colour, QUARTER), {})
  put(table, cup(matte(goods.oat), '#4a2c1b'), { at: [1.75, 0, -0.75], scale: 1.2 })
  return table
}

/** The rubber on the four corners of a shell lying flat, and the handle before it. */
function bumpers(parent, { width, depth, height, rubber }) {
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const at = [x * (width / 2 - 0.16), height / 2, z * (depth / 2 - 0.16)]
      part(parent, form.box(0.46, height + 0.1, 0.46, 0.14), rubber, { at })
    }
  }
}

function schoolLaptop(colour, open = -0.3) {
  const machine = group()
  const [shell, rubber, dark] = [satin(colour), matte('#33393a'), matte('#33393a')]
  part(machine, form.box(3.4, 0.3, 2.5, 0.12), shell, { at: [0, 0.16, 0] })
  bumpers(machine, { width: 3.4, depth: 2.5, height: 0.32, rubber })
  part(machine, form.box(2.9, 0.03, 1.14, 0.014), matte('#e7decf'), { at: [0, 0.305, -0.4] })
  const keys = put(machine, group(), { at: [0, 0, -0.4] })
  layKeys(keys, { width: 2.82, pitch: 0.27, height: 0.08, radius: 0.03, y: 0.34, paint: () => dark })
  part(machine, form.slab(form.roundedRectangle(1, 0.6, 0.08), 0.02, 0.006), satin('#e7decf'), {
    at: [0, 0.313, 0.68],
    turn: [-QUARTER, 0, 0],
  })
  const grip =
    '-0.85 0.17 1.2, -0.82 0.17 1.52, -0.66 0.17 1.72, 0 0.17 1.76, 0.66 0.17 1.72, 0.82 0.17 1.52, 0.85 0.17 1.2'
  part(machine, form.tube(grip, 0.1, 80), rubber)
  const lid = put(machine, group(), { at: [0, 0.3, -1.16], turn: [open, 0, 0] })
  part(lid, form.box(3.4, 2.34, 0.18, 0.09), shell, { at: [0, 1.2, 0] })
  for (const x of [-1.54, 1.54]) part(lid, form.box(0.46, 0.46, 0.28, 0.12), rubber, { at: [x, 2.2, 0] })
  part(lid, form.face(3, 1.84, 0.06), gloss('#15191a'), { at: [0, 1.24, 0.092] })
  const picture = landscape(1100, 680, ['#cfe0e4', '#9dba8e', '#5d8259', '#f2cf76'])
  part(lid, form.face(2.84, 1.68, 0.03), lit('#fff', { map: picture }), { at: [0, 1.24, 0.096] })
  return machine
}

/** Shut and on its edge, the handle up, as it is carried. */
function schoolLaptopCarried(colour) {
  const shut = group()
  put(shut, schoolLaptop(colour, QUARTER - 0.02), { turn: [-QUARTER, 0, 0], at: [0, 1.3, 0] })
  return shut
}

export const laptops = {
  laptop: { build: laptop, yaw: -0.45, pitch: 0.3, again: { yaw: 0.5, pitch: 0.42 } },
  'laptop-two-in-one': {
    build: twoInOne,
    yaw: -0.5,
    pitch: 0.34,
    again: { build: tablet, yaw: 2.5, pitch: 0.22 },
  },
  'laptop-sixteen': { build: studioLaptop, yaw: 0.4, pitch: 0.4, again: { yaw: -0.6, pitch: 0.55 } },
  'laptop-pocket': {
    build: (colour) => pocketLaptop(colour),
    yaw: -0.5,
    pitch: 0.36,
    again: { build: pocketLaptopShut, yaw: -0.4, pitch: 0.45 },
  },
  'laptop-school': {
    build: (colour) => schoolLaptop(colour),
    yaw: -0.42,
    pitch: 0.36,
    again: { build: schoolLaptopCarried, yaw: 0.5, pitch: 0.12 },
  },
}
