import { CatmullRomCurve3, TorusGeometry, TubeGeometry } from 'three'
import { shade } from '../../colours.js'
import { matte, metal, plush, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, perforated, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

function headphones(colour) {
  const pair = group()
  const shell = satin(colour)
  const band = '-1.12 -0.1, -1.2 0.55, -0.95 1.2, -0.4 1.58, 0.4 1.58, 0.95 1.2, 1.2 0.55, 1.12 -0.1'
  part(pair, form.strip(band, 0.42, 0.13), shell)
  part(
    pair,
    form.strip(
      form
        .read(band)
        .slice(2, 6)
        .map(([x, y]) => [x * 0.93, y * 0.93 + 0.02]),
      0.36,
      0.12,
    ),
    matte(shade(colour, -0.18)),
  )
  for (const side of [-1, 1]) {
    part(pair, form.cylinder(0.04, 0.04, 0.7), metal(), { at: [side * 1.14, 0.02, 0], turn: [0, 0, side * 0.05] })
    const cup = group()
    part(cup, form.turned(form.curve('0 0, 0.42 0, 0.6 -0.1, 0.64 -0.25, 0.62 -0.34', 50)), shell)
    part(cup, form.ring(0.44, 0.19), matte(shade(colour, -0.2)), { at: [0, -0.46, 0], turn: [QUARTER, 0, 0] })
    part(cup, form.cylinder(0.3, 0.3, 0.014), metal(), { at: [0, 0.006, 0] })
    put(pair, cup, { at: [side * 1.24, -0.6, 0], turn: [0, 0, -side * QUARTER * 0.96], scale: [1.05, 1, 1.18] })
  }
  return pair
}

/** Two cups of one build, which faces outwards along y, at the ends of the band. */
function onBothEars(pair, build, { x, y, lean = 0.04, scale = 1 }) {
  for (const side of [-1, 1])
    put(pair, build(side), { at: [side * x, y, 0], turn: [0, 0, -side * (QUARTER - lean)], scale })
}

function foamHeadphones(colour) {
  const pair = group()
  const steel = metal('#b9b7b1')
  const band = '-1.2 -0.5, -1.26 0.4, -1 1.15, -0.42 1.58, 0.42 1.58, 1 1.15, 1.26 0.4, 1.2 -0.5'
  part(pair, form.strip(band, 0.2, 0.045), steel)
  for (const side of [-1, 1])
    part(pair, form.box(0.13, 0.7, 0.3, 0.05), satin('#33383a'), { at: [side * 1.25, -0.05, 0] })
  const foam = plush(colour, [5, 4], 1.2)
  onBothEars(
    pair,
    () => {
      const ear = group()
      part(ear, form.turned(form.curve('0 0.02, 0.4 0, 0.5 -0.08, 0.5 -0.16', 20), 56), satin('#33383a'))
      part(ear, form.cylinder(0.2, 0.2, 0.02, 40), steel, { at: [0, 0.02, 0] })
      const pad = [
        [0.5, -0.1],
        [0.62, -0.2],
        [0.64, -0.34],
        [0.52, -0.48],
        [0.25, -0.5],
        [0, -0.44],
      ]
      part(ear, form.turned(form.curve(pad, 40), 64), foam)
      return ear
    },
    { x: 1.33, y: -0.62, lean: 0.02 },
  )
  return pair
}

/** A fork that holds a cup from above by two pins. */
function fork(radius, steel) {
  const yoke = group()
  part(yoke, new TorusGeometry(radius, 0.06, 12, 48, Math.PI), steel)
  for (const side of [-1, 1])
    part(yoke, form.cylinder(0.09, 0.09, 0.12, 24), steel, { at: [side * radius, 0, 0], turn: [0, 0, QUARTER] })
  return yoke
}

/** The cable runs in rings over the table and ends in a plug. */
function coiledCable(material) {
  const cable = group()
  const path = []
  for (let i = 0; i <= 260; i++) {
    const share = i / 260
    const angle = share * form.TURN * 22
    const [x, z] = [-1.2 + share * 2.5, 1.15 + Math.sin(share * 3) * 0.35]
    path.push([x, 0.12 + Math.cos(angle) * 0.11, z + Math.sin(angle) * 0.11])
  }
  part(cable, new TubeGeometry(new CatmullRomCurve3(path.map((p) => form.point(...p))), 700, 0.035, 7), material)
  part(cable, form.tube('-1.4 0.62 0.16, -1.5 0.2 0.5, -1.4 0.05 0.9, -1.2 0.12 1.15', 0.04, 32), material)
  part(cable, form.cylinder(0.08, 0.08, 0.36, 24), metal('#d0a45f'), { at: [1.48, 0.1, 1.2], turn: [0, 0.3, QUARTER] })
  return cable
}

function studioHeadphones(colour) {
  const pair = group()
  const shell = satin(colour)
  const steel = metal('#a9a8a3')
  const band = '-1.3 0.75, -1.2 1.35, -0.75 2.05, 0 2.32, 0.75 2.05, 1.2 1.35, 1.3 0.75'
  part(pair, form.strip(band, 0.5, 0.1), shell)
  const padding = '-0.98 1.5, -0.62 1.93, 0 2.15, 0.62 1.93, 0.98 1.5'
  part(pair, form.strip(padding, 0.46, 0.2), matte(shade(colour, -0.14)))
  for (const side of [-1, 1]) {
    part(pair, form.box(0.08, 0.7, 0.24, 0.03), steel, { at: [side * 1.31, 0.98, 0] })
    put(pair, fork(0.78, steel), { at: [side * 1.36, 0.12, 0], turn: [0, QUARTER, 0] })
  }
  onBothEars(
    pair,
    () => {
      const cup = group()
      part(cup, form.turned(form.curve('0 0.1, 0.4 0.1, 0.58 0.04, 0.64 -0.1, 0.64 -0.36', 30), 64), shell)
      part(cup, form.cylinder(0.36, 0.36, 0.02, 48), satin(shade(colour, -0.12)), { at: [0, 0.105, 0] })
      part(cup, new TorusGeometry(0.33, 0.02, 10, 48), metal('#d0a45f'), { at: [0, 0.115, 0], turn: FACING })
      part(cup, new TorusGeometry(0.46, 0.2, 14, 56), matte('#26292b'), { at: [0, -0.48, 0], turn: FACING })
      return cup
    },
    { x: 1.36, y: 0.12, lean: 0.02, scale: [1.22, 1, 1.02] },
  )
  put(pair, coiledCable(matte('#2b2f31')), { at: [0, -0.78, 0] })
  return pair
}

function openHeadphones(colour) {
  const pair = group()
  const steel = metal('#8f8f8b')
  const oiled = timber(colour)
  for (const z of [-0.16, 0.16]) {
    const wire = `-1.28 0.1 ${z}, -1.24 0.9 ${z}, -0.8 1.62 ${z}, 0 1.9 ${z}, 0.8 1.62 ${z}, 1.24 0.9 ${z}, 1.28 0.1 ${z}`
    part(pair, form.tube(wire, 0.045, 64), steel)
  }
  part(pair, form.strip('-1.14 0.75, -0.78 1.28, 0 1.52, 0.78 1.28, 1.14 0.75', 0.62, 0.06), matte('#6b4630'))
  for (const side of [-1, 1]) {
    part(pair, form.box(0.12, 0.3, 0.56, 0.05), steel, { at: [side * 1.2, 0.76, 0] })
    put(pair, fork(0.84, steel), { at: [side * 1.32, -0.2, 0], turn: [0, QUARTER, 0] })
  }
  onBothEars(
    pair,
    () => {
      const cup = group()
      part(cup, form.turned('0.5 0.06, 0.56 0.1, 0.7 0.06, 0.76 -0.06, 0.76 -0.24, 0.7 -0.34', 72), oiled)
      part(cup, form.turned(form.curve('0 0.02, 0.3 0, 0.52 -0.04', 12), 56), perforated('#6d6e6b', [26, 5]))
      for (const radius of [0.16, 0.32, 0.46]) {
        part(cup, new TorusGeometry(radius, 0.022, 8, 56), steel, { at: [0, 0.045, 0], turn: FACING })
      }
      form.around(3, (angle) =>
        part(cup, form.box(0.5, 0.03, 0.05, 0.01), steel, {
          at: [Math.cos(angle) * 0.25, 0.045, Math.sin(angle) * 0.25],
          turn: [0, -angle, 0],
        }),
      )
      part(cup, new TorusGeometry(0.52, 0.22, 14, 56), woven('#4a4440', [40, 12]), { at: [0, -0.46, 0], turn: FACING })
      return cup
    },
    { x: 1.32, y: -0.2, lean: 0.05 },
  )
  return pair
}

function bearHeadphones(colour) {
  const pair = group()
  const shell = satin(colour)
  const cream = satin('#f4ecdf')
  const band = '-1.08 0, -1.16 0.6, -0.88 1.2, -0.36 1.5, 0.36 1.5, 0.88 1.2, 1.16 0.6, 1.08 0'
  part(pair, form.strip(band, 0.46, 0.24), shell)
  for (const side of [-1, 1]) {
    const ear = put(pair, group(), { at: [side * 0.72, 1.66, 0], turn: [0, 0, -side * 0.5] })
    part(ear, form.turned(form.curve('0 0.17, 0.3 0.15, 0.42 0, 0.3 -0.15, 0 -0.17', 30), 48), shell, { turn: FACING })
    part(ear, form.turned(form.curve('0.26 0, 0.2 0.04, 0 0.05', 12), 40), cream, { at: [0, 0, 0.14], turn: FACING })
  }
  onBothEars(
    pair,
    () => {
      const cup = group()
      part(cup, form.turned(form.curve('0 0.16, 0.36 0.13, 0.58 0, 0.62 -0.2, 0.58 -0.3', 30), 64), shell)
      part(cup, form.turned(form.curve('0.34 0.12, 0.28 0.17, 0 0.2', 12), 48), cream)
      part(cup, new TorusGeometry(0.4, 0.2, 14, 56), matte(shade(colour, -0.14)), { at: [0, -0.42, 0], turn: FACING })
      return cup
    },
    { x: 1.22, y: -0.42 },
  )
  return pair
}

export const headphonesModels = {
  headphones: {
    build: headphones,
    yaw: -0.5,
    pitch: 0.1,
    again: { yaw: 0.85, pitch: 0.2 },
    near: { yaw: 1.15, pitch: 0.12, zoom: 2.3 },
  },
  'headphones-foam': {
    build: foamHeadphones,
    yaw: -0.55,
    pitch: 0.1,
    again: { yaw: 0.9, pitch: 0.22 },
    near: { yaw: 1.15, pitch: 0.12, zoom: 2.3 },
  },
  'headphones-studio': {
    build: studioHeadphones,
    yaw: -0.5,
    pitch: 0.16,
    again: { yaw: 0.7, pitch: 0.3 },
    near: { yaw: 1.15, pitch: 0.12, zoom: 2.3 },
  },
  'headphones-open': {
    build: openHeadphones,
    tints: timbers,
    yaw: -0.7,
    pitch: 0.1,
    again: { yaw: 0.6, pitch: 0.2 },
    near: { yaw: 1.15, pitch: 0.12, zoom: 2.3 },
  },
  'headphones-bear': {
    build: bearHeadphones,
    yaw: -0.4,
    pitch: 0.1,
    again: { yaw: 0.75, pitch: 0.24 },
    near: { yaw: 1.15, pitch: 0.12, zoom: 2.3 },
  },
}
