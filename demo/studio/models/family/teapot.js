import { shade } from '../../colours.js'
import { brass, glass, gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { bead } from './bead.js'
import { fluted } from './fluted.js'

const { group, part, put, QUARTER } = form

function caneHandled(colour) {
  const set = group()
  const clay = speckled(colour)
  part(set, form.turned(form.curve('0 0, 0.7 0, 1.05 0.35, 1.08 0.75, 0.8 1.15, 0.55 1.25')), clay)
  part(set, form.turned(form.curve('0.56 0, 0.5 0.1, 0.2 0.2, 0 0.22')), clay, { at: [0, 1.25, 0] })
  part(set, form.ball(0.12), wood(), { at: [0, 1.55, 0] })
  part(set, form.tube('-0.9 0.45 0, -1.3 0.65 0, -1.5 1.05 0, -1.72 1.2 0', 0.12), clay)
  part(set, form.tube('-0.62 1.15 0, -0.75 2 0, 0 2.35 0, 0.75 2 0, 0.62 1.15 0', 0.055), wood('#b58455'))
  for (const [x, z] of [
    [1.5, 0.75],
    [0.75, 1.4],
  ])
    put(set, cup(clay, '#a98245'), { at: [x, 0, z] })
  return set
}

/** A spout along a path, as wide at each end as `from` and `to` say. */
function spout(path, from, to) {
  const points = form.read(path)
  const steps = 60
  const geometry = form.tube(path, 1, steps)
  const { position, normal } = geometry.attributes
  // A tube's points come ring by ring: each is drawn in along its normal to the radius of its place.
  const around = position.count / (steps + 1)
  for (let i = 0; i < position.count; i++) {
    const short = 1 - (from + (to - from) * (Math.floor(i / around) / steps))
    position.setXYZ(
      i,
      position.getX(i) - normal.getX(i) * short,
      position.getY(i) - normal.getY(i) * short,
      position.getZ(i) - normal.getZ(i) * short,
    )
  }
  geometry.userData.tip = points.at(-1)
  return geometry
}

function kyusuPot(colour) {
  const pot = group()
  const clay = matte(colour, { roughness: 0.7 })
  part(
    pot,
    form.turned(form.curve('0 0.02, 0.62 0.02, 0.68 0, 0.98 0.22, 1.14 0.52, 1.06 0.82, 0.8 1, 0.62 1.04', 90)),
    clay,
  )
  for (const [radius, y] of [
    [1.09, 0.4],
    [1.12, 0.47],
    [1.13, 0.54],
    [1.12, 0.61],
  ])
    part(pot, form.ring(radius, 0.022), matte(shade(colour, 0.06)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(pot, form.turned(form.curve('0.64 0, 0.62 0.06, 0.4 0.16, 0 0.2', 50)), clay, { at: [0, 1.02, 0] })
  part(pot, form.turned(form.curve('0 0, 0.09 0.02, 0.08 0.08, 0.16 0.15, 0.12 0.23, 0 0.25', 40), 48), clay, {
    at: [0, 1.2, 0],
  })
  part(pot, spout('-0.9 0.52 0, -1.25 0.62 0, -1.46 0.86 0, -1.6 1.02 0', 0.24, 0.1), clay)
  part(pot, spout('0 0.62 0.95, 0 0.72 1.3, 0 0.86 1.75, 0 0.96 2.05', 0.12, 0.2), clay)
  part(pot, form.ball(0.2), clay, { at: [0, 0.96, 2.05], scale: [1, 1, 0.45] })
  return pot
}

function kyusu(colour) {
  const set = group()
  put(set, kyusuPot(colour), { turn: [0, 0.85, 0] })
  return set
}

function kyusuWithCups(colour) {
  const set = group()
  put(set, kyusuPot(colour), { at: [-0.4, 0, -0.3], turn: [0, 0.9, 0] })
  const clay = matte(colour, { roughness: 0.7 })
  put(set, cup(clay, '#a3a83e'), { at: [-1.5, 0, 1.3], scale: 1.15 })
  put(set, cup(clay, '#a3a83e'), { at: [-0.4, 0, 1.75], scale: 1.15 })
  return set
}

function melon(colour) {
  const pot = group()
  const glaze = gloss(colour)
  const body = form.curve(
    '0 0.04, 0.5 0.04, 0.56 0, 0.66 0.04, 1.06 0.42, 1.14 0.84, 0.94 1.26, 0.5 1.5, 0.36 1.52',
    90,
  )
  const fade = (y) => Math.min(Math.max(y / 0.2, 0), 1)
  part(pot, fluted(body, 10, 0.12, { fade }), glaze)
  part(pot, fluted(form.curve('0.44 0, 0.42 0.05, 0.2 0.14, 0 0.16', 40), 10, 0.08), glaze, { at: [0, 1.5, 0] })
  part(pot, form.tube('0 1.62 0, 0.02 1.78 0, 0.1 1.88 0, 0.22 1.9 0', 0.055, 30), glaze)
  part(pot, spout('-0.92 0.6 0, -1.3 0.72 0, -1.5 1.1 0, -1.78 1.46 0', 0.24, 0.1), glaze)
  part(pot, form.tube('0.98 1.16 0, 1.4 1.34 0, 1.66 1.08 0, 1.56 0.68 0, 1.08 0.5 0', 0.095), glaze)
  return pot
}

function melonWithCups(colour) {
  const set = group()
  put(set, melon(colour))
  for (const [x, z] of [
    [0.3, 1.7],
    [1.4, 1.25],
  ])
    put(set, cup(gloss(colour), '#b78b3e'), { at: [x, 0, z], scale: 1.1 })
  return set
}

/** The glass is drawn last and thin, so that the basket and the tea show through. */
function glassPot(colour) {
  const pot = group()
  const pane = glass(shade(colour, 0.04), 0.42)
  const tea = form.curve('0 0.08, 0.78 0.08, 0.98 0.3, 1 0.62, 0.94 0.84', 50)
  part(pot, form.turned([...tea, [0, 0.84]]), satin('#b4702f'))
  part(pot, form.cylinder(0.44, 0.4, 1.1, 64), metal('#d0cfcb', { transparent: true, opacity: 0.75 }), {
    at: [0, 1, 0],
  })
  for (const y of [0.55, 0.75, 0.95, 1.15]) {
    part(pot, form.ring(0.435, 0.012), metal('#9a9994'), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  }
  part(pot, form.turned(form.curve('0 0, 0.82 0, 1.06 0.3, 1.08 0.66, 0.9 1.14, 0.58 1.44, 0.55 1.62', 80)), pane)
  part(pot, form.ring(0.56, 0.045), metal('#d0cfcb'), { at: [0, 1.62, 0], turn: [QUARTER, 0, 0] })
  part(pot, form.turned(form.curve('0.6 0, 0.61 0.1, 0.55 0.14, 0 0.16', 40)), wood('#d0a871'), { at: [0, 1.64, 0] })
  part(pot, form.ball(0.14), wood('#d0a871'), { at: [0, 1.9, 0] })
  const handle = glass(shade(colour, -0.06), 0.78)
  part(pot, spout('-0.94 0.6 0, -1.28 0.82 0, -1.4 1.16 0, -1.62 1.36 0', 0.2, 0.09), handle)
  part(pot, form.tube('0.78 1.3 0, 1.3 1.42 0, 1.62 1.1 0, 1.5 0.66 0, 1.04 0.5 0', 0.085), handle)
  return pot
}

function glassWithCup(colour) {
  const set = group()
  put(set, glassPot(colour))
  put(set, cup(glass(colour, 0.6), '#b8702a'), { at: [0.9, 0, 1.5], scale: 1.4 })
  return set
}

const ironBody = form.curve('0 0, 0.72 0, 0.92 0.12, 1.16 0.42, 1.2 0.7, 1 1.06, 0.62 1.24', 90)

/** Rows of small domes between the foot and the shoulder, each row half a step on from the last. */
function hobnails(pot, iron) {
  const dome = bead(0.058, 8)
  for (let row = 0; row < 7; row++) {
    const y = 0.26 + row * 0.115
    const [radius] = ironBody.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))
    form.around(
      44,
      (angle) => {
        part(pot, dome, iron, { at: [Math.cos(angle) * radius, y, Math.sin(angle) * radius] })
      },
      row % 2 ? form.TURN / 88 : 0,
    )
  }
}

function ironPot(colour, bail = 0) {
  const pot = group()
  const iron = satin(colour)
  part(pot, form.turned(ironBody), iron)
  hobnails(pot, iron)
  part(pot, form.turned(form.curve('0.64 0, 0.62 0.05, 0.3 0.12, 0 0.13', 40)), iron, { at: [0, 1.24, 0] })
  part(pot, form.ring(0.63, 0.04), iron, { at: [0, 1.25, 0], turn: [QUARTER, 0, 0] })
  part(pot, form.turned(form.curve('0 0, 0.07 0.02, 0.06 0.07, 0.14 0.13, 0.1 0.22, 0 0.24', 40), 40), brass(), {
    at: [0, 1.36, 0],
  })
  part(pot, spout('-1.0 0.62 0, -1.36 0.72 0, -1.5 0.98 0, -1.68 1.12 0', 0.22, 0.11), iron)
  for (const x of [-0.74, 0.74])
    part(pot, form.box(0.1, 0.34, 0.22, 0.05), iron, { at: [x, 1.22, 0], turn: [0, 0, x > 0 ? 0.4 : -0.4] })
  const hoop = group()
  part(
    hoop,
    form.tube('-0.78 0 0, -0.98 0.55 0, -0.62 1.02 0, 0 1.16 0, 0.62 1.02 0, 0.98 0.55 0, 0.78 0 0', 0.055),
    iron,
  )
  put(pot, hoop, { at: [0, 1.3, 0], turn: [bail, 0, 0] })
  return pot
}

function ironWithCup(colour) {
  const set = group()
  put(set, ironPot(colour, -0.5))
  put(set, cup(satin(colour), '#a98245'), { at: [-0.6, 0, 1.75], scale: 1.1 })
  return set
}

export const teapotModels = {
  teapot: { build: caneHandled, yaw: -0.25, pitch: 0.3, again: { yaw: 0.4, pitch: 0.5 } },
  'teapot-kyusu': { build: kyusu, yaw: 0.2, pitch: 0.36, again: { build: kyusuWithCups, yaw: 0, pitch: 0.46 } },
  'teapot-melon': { build: melon, yaw: -0.3, pitch: 0.22, again: { build: melonWithCups, yaw: -0.1, pitch: 0.34 } },
  'teapot-glass': { build: glassPot, yaw: -0.3, pitch: 0.2, again: { build: glassWithCup, yaw: 0.3, pitch: 0.3 } },
  'teapot-iron': {
    build: (colour) => ironPot(colour),
    yaw: -0.3,
    pitch: 0.26,
    again: { build: ironWithCup, yaw: 0.2, pitch: 0.36 },
    aside: { pitch: 1 },
  },
}
