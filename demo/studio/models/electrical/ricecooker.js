import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { glass, glazed, gloss, lit, matte, metal, satin, speckled } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, knob, signal } from './parts.js'

const { group, part, put, QUARTER } = form

function ricecooker(colour) {
  const pot = group()
  const shell = glazed(colour)
  part(pot, form.turned(form.curve('0 0, 1.15 0, 1.35 0.25, 1.4 1.15, 1.36 1.4')), shell)
  part(pot, form.turned(form.curve('1.37 0, 1.2 0.32, 0.7 0.58, 0 0.64')), shell, { at: [0, 1.46, 0] })
  part(pot, form.turned('1.37 0, 1.4 0.03, 1.37 0.08'), metal(), { at: [0, 1.39, 0] })
  part(pot, form.cylinder(0.2, 0.24, 0.1), satin(shade(colour, -0.14)), { at: [0, 2.13, -0.2] })
  const panel = group()
  part(panel, form.box(0.95, 0.6, 0.14, 0.07), gloss('#23282a'))
  part(panel, form.box(0.6, 0.2, 0.02, 0.01), lit('#e9c894'), { at: [0, 0.1, 0.07] })
  for (const x of [-0.22, 0, 0.22]) {
    part(panel, form.cylinder(0.055, 0.055, 0.03), satin('#d8d2c7'), { at: [x, -0.14, 0.075], turn: [QUARTER, 0, 0] })
  }
  put(pot, panel, { at: [0, 0.78, 1.36], turn: [-0.04, 0, 0] })
  for (const side of [-1, 1]) part(pot, form.ball(0.14), satin(shade(colour, -0.14)), { at: [side * 1.37, 1.2, 0] })
  part(
    pot,
    form.tube('-1.42 1.2 0, -1.4 1.9 0, -0.85 2.5 0, 0.85 2.5 0, 1.4 1.9 0, 1.42 1.2 0', 0.085),
    satin(shade(colour, -0.14)),
  )
  return pot
}

function ricecookerWithBowl(colour) {
  const table = group()
  put(table, ricecooker(colour), {})
  const bowl = put(table, group(), { at: [1.75, 0, 1.25], scale: 0.8 })
  part(
    bowl,
    form.turned(form.curve('0 0, 0.38 0, 0.4 0.1, 0.75 0.4, 0.9 0.8, 0.85 0.8, 0.66 0.4, 0 0.2')),
    glazed('#7d8f86'),
  )
  part(bowl, form.ball(0.72), matte('#f8f4ea'), { at: [0, 0.66, 0], scale: [1, 0.5, 1] })
  return table
}

function clayPotCooker(colour) {
  const cooker = group()
  const clay = speckled(colour, '#00000055', 1400)
  const glaze = speckled(shade(colour, 0.06), '#ffffff44', 700)
  part(
    cooker,
    form.turned(form.curve('0 0, 1.25 0, 1.34 0.06, 1.34 0.4, 1.24 0.5, 0.9 0.52', 40), 80),
    satin('#3b3f40'),
  )
  put(cooker, knob(0.2, 0.14, metal(), '#c4704f'), { at: [0, 0.26, 1.33] })
  signal(cooker, [0.42, 0.26, 1.28], '#e9a25a')
  part(cooker, form.turned(form.curve('0 0.5, 0.9 0.5, 1.35 0.8, 1.62 1.3, 1.58 1.72, 1.48 1.78', 50), 96), clay)
  for (const y of [1.02, 1.14, 1.26])
    part(cooker, new TorusGeometry(1.5 + (y - 1.02) * 0.42, 0.03, 8, 96), clay, { at: [0, y, 0], turn: FACING })
  part(cooker, form.turned(form.curve('1.6 0, 1.52 0.06, 1.2 0.4, 0.6 0.62, 0 0.68', 50), 96), glaze, {
    at: [0, 1.76, 0],
  })
  part(cooker, new TorusGeometry(1.56, 0.06, 12, 96), glaze, { at: [0, 1.78, 0], turn: FACING })
  part(cooker, form.turned(form.curve('0.22 0, 0.2 0.12, 0.42 0.24, 0.44 0.32, 0.34 0.36, 0 0.3', 40), 64), glaze, {
    at: [0, 2.38, 0],
  })
  part(cooker, form.cylinder(0.05, 0.05, 0.02, 20), matte('#241b17'), { at: [0.72, 2.33, 0.3], turn: [0.2, 0, -0.25] })
  for (const side of [-1, 1])
    part(cooker, form.ball(0.3), clay, { at: [side * 1.7, 1.46, 0], scale: [1.1, 0.42, 1.35] })
  return cooker
}

function squareCooker(colour) {
  const cooker = group()
  const shell = satin(colour)
  part(cooker, form.box(2.5, 1.45, 2.8, 0.34), shell, { at: [0, 0.8, 0] })
  part(cooker, form.box(2.5, 0.62, 2.8, 0.28), shell, { at: [0, 1.82, 0] })
  part(cooker, form.box(2.42, 0.2, 2.72, 0.1), metal(), { at: [0, 1.52, 0] })
  part(cooker, form.box(1.7, 0.04, 1.5, 0.02), gloss('#23282a'), { at: [0, 2.12, 0.25] })
  part(cooker, form.box(0.8, 0.02, 0.4, 0.01), lit('#dfe9dd'), { at: [0, 2.145, -0.12] })
  for (const x of [-0.5, -0.17, 0.17, 0.5])
    part(cooker, form.cylinder(0.08, 0.08, 0.02, 24), matte('#cfc8bb'), { at: [x, 2.145, 0.62] })
  part(cooker, form.box(0.8, 0.26, 0.12, 0.06), metal('#b5b2ab'), { at: [0, 1.6, 1.4] })
  part(cooker, form.box(0.9, 0.05, 0.3, 0.02), matte('#3b3f3f'), { at: [0, 2.13, -1.05] })
  for (const x of [-0.95, 0.95]) part(cooker, form.box(0.3, 0.12, 2.2, 0.04), matte('#3b3f3f'), { at: [x, 0.06, 0] })
  return cooker
}

function lunchBox(colour) {
  const box = group()
  const tier = (height) => form.slab(form.roundedRectangle(2.7, 1.5, 0.55), height, 0.08)
  const flat = [QUARTER, 0, 0]
  part(box, tier(1.0), satin(colour), { at: [0, 0.52, 0], turn: flat })
  part(box, form.slab(form.roundedRectangle(2.74, 1.54, 0.55), 0.09, 0.03), satin(shade(colour, -0.16)), {
    at: [0, 1.05, 0],
    turn: flat,
  })
  part(box, tier(0.85), satin('#f4eee2'), { at: [0, 1.5, 0], turn: flat })
  part(box, form.slab(form.roundedRectangle(2.76, 1.56, 0.55), 0.3, 0.1), satin(colour), {
    at: [0, 2.04, 0],
    turn: flat,
  })
  part(box, form.cylinder(0.1, 0.1, 0.05, 24), matte('#3b3f3f'), { at: [0.6, 2.2, 0] })
  for (const side of [-1, 1]) {
    part(box, form.box(0.1, 0.9, 0.42, 0.04), satin(shade(colour, -0.16)), { at: [side * 1.4, 1.62, 0] })
    part(box, form.cylinder(0.14, 0.14, 0.1, 32), satin(shade(colour, -0.16)), {
      at: [side * 1.42, 1.86, 0],
      turn: [0, 0, QUARTER],
    })
  }
  part(
    box,
    form.tube('-1.46 1.86 0, -1.42 2.5 0, -0.9 2.82 0, 0.9 2.82 0, 1.42 2.5 0, 1.46 1.86 0', 0.09, 64),
    satin(shade(colour, -0.16)),
  )
  part(box, form.cylinder(0.16, 0.16, 0.05, 40), satin('#f4eee2'), { at: [0, 0.55, 0.75], turn: FACING })
  signal(box, [0.4, 0.55, 0.755], '#e9a25a')
  return box
}

function oneSwitchCooker(colour) {
  const cooker = group()
  const body = colour === goods.silver ? metal('#d2d0ca') : gloss(colour)
  const black = satin('#2b2f31')
  part(cooker, form.cylinder(1.3, 1.22, 0.18, 80), black, { at: [0, 0.09, 0] })
  part(cooker, form.turned(form.curve('1.24 0.16, 1.34 0.3, 1.36 1.5, 1.38 1.62', 30), 96), body)
  part(cooker, form.turned('1.3 1.58, 1.52 1.64, 1.54 1.7, 1.4 1.72, 1.3 1.6', 96), metal())
  part(cooker, form.turned(form.curve('1.38 1.72, 1.25 1.9, 0.8 2.1, 0 2.18', 40), 72), glass('#e8f0ef', 0.34))
  part(cooker, form.turned(form.curve('0 1.62, 0.8 1.62, 1.3 1.5', 20), 64), matte('#f8f4ea'))
  part(cooker, new TorusGeometry(1.38, 0.05, 10, 80), metal(), { at: [0, 1.74, 0], turn: FACING })
  part(cooker, form.turned(form.curve('0.1 0, 0.12 0.14, 0.3 0.24, 0.26 0.36, 0 0.38', 30), 48), black, {
    at: [0, 2.16, 0],
  })
  for (const side of [-1, 1])
    part(
      cooker,
      form.tube(
        `${side * 1.34} 1.25 -0.4, ${side * 1.66} 1.28 -0.3, ${side * 1.66} 1.28 0.3, ${side * 1.34} 1.25 0.4`,
        0.1,
        40,
      ),
      black,
    )
  const panel = put(cooker, group(), { at: [0, 0.62, 1.33] })
  part(panel, form.box(0.72, 0.72, 0.12, 0.06), black)
  part(panel, form.box(0.3, 0.14, 0.24, 0.05), satin('#f1ece1'), { at: [0, -0.16, 0.1] })
  signal(panel, [-0.14, 0.17, 0.065], '#e0634a', 0.05)
  signal(panel, [0.14, 0.17, 0.065], '#e9b45a', 0.05)
  return cooker
}

/** A cooker with a bowl of its rice in front. */
const withBowl = (build, at) => (colour) => {
  const table = group()
  put(table, build(colour))
  const bowl = put(table, group(), { at, scale: 0.72 })
  part(
    bowl,
    form.turned(form.curve('0 0, 0.38 0, 0.4 0.1, 0.75 0.4, 0.9 0.8, 0.85 0.8, 0.66 0.4, 0 0.2', 50), 72),
    speckled('#c98a6b'),
  )
  part(bowl, form.ball(0.72), matte('#f8f4ea'), { at: [0, 0.66, 0], scale: [1, 0.5, 1] })
  return table
}

export const ricecookerModels = {
  ricecooker: {
    build: ricecooker,
    yaw: -0.35,
    pitch: 0.22,
    again: { build: ricecookerWithBowl, yaw: 0.1, pitch: 0.34 },
    near: { zoom: 1.7 },
  },
  'ricecooker-claypot': {
    build: clayPotCooker,
    yaw: -0.3,
    pitch: 0.22,
    again: { build: withBowl(clayPotCooker, [1.7, 0, 1.5]), yaw: 0.1, pitch: 0.36 },
    aside: { pitch: 1 },
  },
  'ricecooker-cube': {
    build: squareCooker,
    yaw: -0.5,
    pitch: 0.34,
    again: { build: withBowl(squareCooker, [1.6, 0, 1.9]), yaw: 0.45, pitch: 0.4 },
    near: { zoom: 1.7 },
  },
  'ricecooker-lunchbox': {
    build: lunchBox,
    yaw: -0.45,
    pitch: 0.22,
    again: { yaw: 0.5, pitch: 0.36 },
    near: { zoom: 1.7 },
  },
  'ricecooker-classic': {
    build: oneSwitchCooker,
    yaw: -0.3,
    pitch: 0.24,
    again: { build: withBowl(oneSwitchCooker, [1.7, 0, 1.4]), yaw: 0.15, pitch: 0.42 },
    near: { zoom: 1.7 },
  },
}
