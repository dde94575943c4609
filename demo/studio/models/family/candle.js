import { goods, shade } from '../../colours.js'
import { brass, glass, gloss, lit, matte, metal, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { books } from '../props.js'
import { fluted } from './fluted.js'

const { group, part, put, QUARTER } = form

const jarTints = { amber: '#b7793c', fig: '#8a6272', linen: '#cfc6b4' }

function jar(colour) {
  const set = group()
  part(set, form.turned('0 0, 0.7 0, 0.74 0.06, 0.74 1.35, 0.72 1.38, 0.69 1.35, 0.69 0.1'), glass(colour, 0.72))
  part(set, form.cylinder(0.68, 0.68, 0.98), matte('#f2e6cf'), { at: [0, 0.57, 0] })
  part(set, form.cylinder(0.012, 0.012, 0.2), matte('#222'), { at: [0, 1.14, 0] })
  part(set, form.ball(0.07), lit('#fff1c0'), { at: [0, 1.3, 0], scale: [1, 2, 1] })
  part(set, form.wrap(0.75, 0.56, 1.1), matte('#f6f1e6'), { at: [0, 0.66, 0] })
  part(set, form.ball(0.09), matte(colour), { at: [0, 0.72, 0.745], scale: [1, 1, 0.1] })
  part(set, form.box(0.3, 0.025, 0.01, 0.005), matte('#5b5650'), { at: [0, 0.52, 0.752] })
  part(set, form.turned(form.curve('0 0, 0.74 0, 0.77 0.05, 0.77 0.22, 0.72 0.26, 0 0.27', 60)), wood(), {
    at: [1.2, 0, 0.55],
  })
  return set
}

function jarClosed(colour) {
  const set = group()
  put(set, jar(colour))
  const lid = set.children[0].children.at(-1)
  put(set, lid, { at: [0, 1.36, 0] })
  put(set, books(['#e3d7c2', '#8b9c8f']), { at: [-0.2, -0.52, 0] })
  return set
}

/** A wick above a point; `flame` lights it. */
function wick(parent, [x, y, z], flame) {
  part(parent, form.cylinder(0.014, 0.014, 0.2, 12), matte('#2b2622'), { at: [x, y + 0.08, z] })
  if (flame) part(parent, form.ball(0.07), lit('#fff1c0'), { at: [x, y + 0.26, z], scale: [1, 2, 1] })
}

function pillars(colour) {
  const set = group()
  const places = [
    [2.3, -0.45, -0.5],
    [1.65, 0.75, -0.15],
    [1.05, -0.15, 0.75],
  ]
  for (const [height, x, z] of places) {
    const profile = [
      [0, 0],
      [0.5, 0],
      [0.54, 0.04],
      [0.54, height - 0.06],
      [0.5, height],
      [0.3, height - 0.02],
      [0.12, height - 0.06],
      [0, height - 0.07],
    ]
    const pillar = { at: [x, 0, z], turn: [0, x, 0] }
    part(set, fluted(profile, 18, 0.12, { wave: 'petals' }), satin(colour), pillar)
    wick(set, [x, height - 0.08, z], true)
  }
  return set
}

function pillarsOnTray(colour) {
  const set = group()
  put(set, pillars(colour), { at: [0, 0.1, 0] })
  const tray = '0 0, 1.45 0, 1.6 0.05, 1.66 0.2, 1.62 0.22, 1.52 0.1, 0 0.09'
  part(set, form.turned(form.curve(tray, 60)), matte('#e6dccb'), { at: [0.05, 0, 0] })
  return set
}

const taperProfile = (length) =>
  form.curve(
    [
      [0, 0],
      [0.15, 0],
      [0.16, length * 0.1],
      [0.13, length * 0.6],
      [0.1, length * 0.92],
      [0.05, length],
      [0, length + 0.02],
    ],
    60,
  )

function holder(candle, length, flame) {
  const whole = group()
  const foot =
    '0 0, 0.5 0, 0.54 0.04, 0.5 0.08, 0.2 0.13, 0.09 0.22, 0.11 0.34, 0.09 0.44, 0.24 0.52, 0.25 0.58, 0.19 0.58, 0.18 0.82, 0.15 0.82'
  part(whole, form.turned(form.curve(foot, 90), 72), brass())
  part(whole, form.turned(taperProfile(length), 48), candle, { at: [0, 0.55, 0] })
  wick(whole, [0, length + 0.54, 0], flame)
  return whole
}

function tapers(colour) {
  const set = group()
  const wax = satin(colour)
  put(set, holder(wax, 2.5, false), { at: [-0.75, 0, -0.25] })
  put(set, holder(wax, 2.5, false), { at: [0.4, 0, -0.05] })
  for (const [i, x] of [0, 1].entries()) {
    const lying = { at: [-0.1 + x * 1.6 - 0.3, 0.16, 0.85 + i * 0.34], turn: [0, 0.16, i ? QUARTER : -QUARTER] }
    part(set, form.turned(taperProfile(2.1), 48), wax, lying)
  }
  return set
}

function tapersLit(colour) {
  const set = group()
  put(set, holder(satin(colour), 2.3, true), { at: [-0.6, 0, 0] })
  put(set, holder(satin(colour), 1.5, true), { at: [0.65, 0, 0.35] })
  return set
}

const tinTints = { eucalyptus: '#7f9a8c', rose: '#c48a86', yuzu: '#d3b04e' }

function tinLid(colour) {
  const lid = group()
  part(lid, form.turned('0 0.3, 0.94 0.3, 1 0.26, 1.01 0, 0.97 0, 0.96 0.24, 0 0.26'), satin(colour))
  part(lid, form.ring(0.72, 0.02), satin(shade(colour, -0.08)), { at: [0, 0.3, 0], turn: [QUARTER, 0, 0] })
  part(lid, form.cylinder(0.42, 0.42, 0.012), matte('#f4eee2'), { at: [0, 0.306, 0] })
  part(lid, form.ball(0.13), matte(colour), { at: [0, 0.31, 0], scale: [1, 0.12, 1] })
  return lid
}

function tinBody(colour, flame) {
  const tin = group()
  part(tin, form.turned('0 0, 0.92 0, 0.97 0.05, 0.97 0.74, 0.94 0.76, 0.92 0.72, 0.92 0.5'), metal('#c9c8c4'))
  part(tin, form.wrap(0.976, 0.42, form.TURN), satin(colour), { at: [0, 0.32, 0] })
  part(tin, form.cylinder(0.92, 0.92, 0.04), satin('#f3e9d6'), { at: [0, 0.58, 0] })
  wick(tin, [0, 0.6, 0], flame)
  return tin
}

function tin(colour) {
  const set = group()
  put(set, tinBody(colour, true))
  put(set, tinLid(colour), { at: [1.42, 0.93, 0.1], turn: [0, 0, -1.2] })
  return set
}

function tinsClosed(colour) {
  const set = group()
  for (const [i, tone] of [colour, tinTints.yuzu].entries()) {
    const closed = put(set, group(), { at: [i * 0.14, i * 0.82, 0], turn: [0, i, 0] })
    put(closed, tinBody(tone, false))
    put(closed, tinLid(tone), { at: [0, 0.52, 0] })
  }
  put(set, tinBody(colour, true), { at: [1.85, 0, 0.85] })
  return set
}

const cupTints = { jasmine: goods.snow, cedar: goods.sage, oat: goods.sand }

function footedCup(colour) {
  const cup = group()
  const profile =
    '0 0.03, 0.46 0.03, 0.5 0, 0.56 0.02, 0.42 0.3, 0.42 0.4, 0.78 0.62, 0.92 1, 0.92 1.38, 0.88 1.4, 0.86 1.36, 0.86 1.0'
  part(cup, form.turned(form.curve(profile, 90)), gloss(colour))
  part(cup, form.cylinder(0.86, 0.86, 0.04), satin('#f3e9d6'), { at: [0, 1.16, 0] })
  return cup
}

function piercedLid(colour) {
  const lid = group()
  const glaze = gloss(colour)
  part(lid, form.turned(form.curve('0.96 0, 0.97 0.06, 0.8 0.26, 0.4 0.4, 0 0.43', 60)), glaze)
  part(lid, form.turned(form.curve('0 0, 0.08 0.02, 0.07 0.1, 0.15 0.18, 0.13 0.27, 0 0.3', 40), 48), glaze, {
    at: [0, 0.42, 0],
  })
  form.around(5, (angle) => {
    const at = [Math.cos(angle) * 0.52, 0.35, Math.sin(angle) * 0.52]
    part(lid, form.ball(0.075), matte('#37322c'), { at, turn: [0, -angle, -0.4], scale: [1, 0.25, 1] })
  })
  return lid
}

function cup(colour) {
  const set = group()
  put(set, footedCup(colour))
  wick(set, [0, 1.18, 0], true)
  put(set, piercedLid(colour), { at: [1.5, 0.02, 0.7] })
  return set
}

function cupsClosed(colour) {
  const set = group()
  for (const [tone, x, z] of [
    [colour, -0.6, 0],
    [cupTints.cedar, 1.15, 0.6],
  ]) {
    put(set, footedCup(tone), { at: [x, 0, z] })
    put(set, piercedLid(tone), { at: [x, 1.38, z] })
  }
  return set
}

export const candleModels = {
  candle: {
    build: jar,
    yaw: -0.1,
    pitch: 0.2,
    tints: jarTints,
    again: { build: jarClosed, yaw: -0.3, pitch: 0.26 },
  },
  'candle-pillar': {
    build: pillars,
    yaw: 0.1,
    pitch: 0.22,
    again: { build: pillarsOnTray, yaw: 0.7, pitch: 0.3 },
    aside: { pitch: 1 },
  },
  'candle-taper': { build: tapers, yaw: -0.1, pitch: 0.22, again: { build: tapersLit, yaw: 0.2, pitch: 0.1 } },
  'candle-tin': {
    build: tin,
    yaw: -0.1,
    pitch: 0.42,
    tints: tinTints,
    again: { build: tinsClosed, yaw: 0.1, pitch: 0.34 },
    near: { zoom: 1.7 },
  },
  'candle-cup': {
    build: cup,
    yaw: -0.1,
    pitch: 0.26,
    tints: cupTints,
    again: { build: cupsClosed, yaw: 0, pitch: 0.24 },
  },
}
