import { Shape } from 'three'
import { shade } from '../colours.js'
import { brass, glazed, gloss, lit, matte, metal, ribbed, satin, wood } from '../materials.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form

function fanBlade() {
  const blade = new Shape()
  blade.moveTo(0, 0.1)
  blade.bezierCurveTo(0.4, 0.25, 0.75, 0.7, 0.35, 1.02)
  blade.bezierCurveTo(0, 1.1, -0.2, 0.7, 0, 0.1)
  return form.slab(blade, 0.05, 0.02)
}

function fan(colour) {
  const stand = group()
  const shell = satin(colour)
  const dark = shade(colour, -0.1)
  part(stand, form.turned(form.curve('0 0, 0.95 0, 1 0.05, 0.95 0.13, 0.3 0.2, 0 0.2', 60)), shell)
  part(stand, form.cylinder(0.09, 0.11, 1.5), metal('#b9b4ab'), { at: [0, 0.85, -0.28] })
  part(stand, form.cylinder(0.05, 0.05, 0.05), matte('#c4704f'), { at: [0, 0.2, 0.5] })
  const head = group()
  part(head, form.ring(1.2, 0.055), shell)
  part(head, form.ring(1.17, 0.05), shell, { at: [0, 0, -0.42] })
  part(head, form.ring(0.72, 0.016), shell, { at: [0, 0, 0.12] })
  form.around(56, (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    part(
      head,
      form.tube(
        [
          [x * 0.25, y * 0.25, 0.14],
          [x * 0.72, y * 0.72, 0.11],
          [x * 1.2, y * 1.2, 0],
        ],
        0.011,
        12,
      ),
      shell,
    )
    part(head, form.bar([x * 1.2, y * 1.2, 0], [x * 1.17, y * 1.17, -0.42], 0.011), shell)
  })
  for (let i = 0; i < 5; i++) {
    const blade = part(head, fanBlade(), satin('#b9c9cb'), {
      at: [0, 0, -0.18],
      turn: [0, 0.3, i * 1.2566],
      scale: 1.02,
    })
    blade.rotation.order = 'ZYX'
  }
  part(head, form.cylinder(0.27, 0.27, 0.12), satin(dark), { at: [0, 0, 0.12], turn: [QUARTER, 0, 0] })
  part(head, form.cylinder(0.52, 0.36, 0.5), shell, { at: [0, 0, -0.6], turn: [QUARTER, 0, 0] })
  put(stand, head, { at: [0, 2.2, 0.12], turn: [-0.08, 0, 0] })
  return stand
}

export function headphones(colour) {
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

function speaker(colour) {
  const body = group()
  const cap = satin(shade(colour, -0.16))
  part(body, form.cylinder(0.95, 0.95, 2.2), ribbed(colour, [90, 1], 4), { at: [0, 1.3, 0] })
  part(body, form.turned(form.curve('0 0, 0.9 0, 0.97 0.06, 0.97 0.2, 0.95 0.24', 60)), cap)
  part(body, form.turned(form.curve('0.96 0, 0.97 0.08, 0.9 0.16, 0.6 0.14, 0 0.13', 60)), cap, { at: [0, 2.38, 0] })
  part(body, form.cylinder(0.4, 0.42, 0.12), metal('#cdc7bc'), { at: [0, 2.56, 0] })
  part(body, form.box(0.03, 0.01, 0.2, 0.005), matte('#333'), { at: [0, 2.622, 0.25] })
  const loop = '0.96 2.25 0.1, 1.25 2.2 0.12, 1.32 1.7 0.14, 1.18 1.35 0.12, 1.02 1.65 0.1, 0.97 2.1 0.08'
  part(body, form.tube(loop, 0.045), matte('#8a5a3a'))
  part(body, form.cylinder(0.03, 0.03, 0.02), lit('#f6e7c4'), { at: [0, 0.12, 0.975], turn: [QUARTER, 0, 0] })
  return body
}

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

function earbud(colour) {
  const bud = group()
  part(bud, form.ball(0.26), gloss(colour))
  part(bud, form.capsule(0.1, 0.46), gloss(colour), { at: [0.02, -0.32, 0.02] })
  part(bud, form.ball(0.15), matte('#4a4f4e'), { at: [-0.2, 0.06, 0.1], scale: [0.9, 1, 1] })
  part(bud, form.cylinder(0.06, 0.06, 0.02), metal(), { at: [0.02, -0.64, 0.02] })
  return bud
}

function earbuds(colour) {
  const set = group()
  const shell = gloss(colour)
  part(set, form.box(2.1, 1.1, 1, 0.46), shell, { at: [0, 0.55, 0] })
  part(set, form.box(2.08, 0.84, 0.5, 0.24), shell, { at: [0, 1.42, -0.5], turn: [-0.3, 0, 0] })
  part(set, form.face(1.7, 0.5, 0.2), matte(shade(colour, -0.2)), { at: [0, 1.46, -0.26], turn: [-0.3, 0, 0] })
  part(set, form.cylinder(0.04, 0.04, 0.02), lit('#9fd8b0'), { at: [0, 0.62, 0.5], turn: [QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    const turn = [0, side > 0 ? 0.3 : Math.PI - 0.3, 0]
    put(set, earbud(colour), { at: [side * 0.46, 1.3, 0.1], turn })
  }
  return set
}

function earbudsTakenOut(colour) {
  const set = group()
  const shell = gloss(colour)
  part(set, form.box(2.1, 1.5, 1, 0.46), shell, { at: [0, 0.75, 0] })
  const seam = form.slab(form.roundedRectangle(2.11, 1.01, 0.46), 0.02, 0.005)
  part(set, seam, matte(shade(colour, -0.2)), { at: [0, 1, 0], turn: [QUARTER, 0, 0] })
  put(set, earbud(colour), { at: [0.95, 0.25, 1.05], turn: [QUARTER, 0.3, 1.2] })
  put(set, earbud(colour), { at: [-0.2, 0.25, 1.15], turn: [QUARTER, 0, -0.7] })
  return set
}

export function kettle(colour) {
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

export const electrical = {
  fan: { build: fan, yaw: -0.45, pitch: 0.08, again: { yaw: 0.6, pitch: 0.16 } },
  headphones: { build: headphones, yaw: -0.5, pitch: 0.1, again: { yaw: 0.85, pitch: 0.2 } },
  speaker: { build: speaker, yaw: -0.3, pitch: 0.22, again: { yaw: 0.2, pitch: 0.5 } },
  ricecooker: {
    build: ricecooker,
    yaw: -0.35,
    pitch: 0.22,
    again: { build: ricecookerWithBowl, yaw: 0.1, pitch: 0.34 },
  },
  earbuds: { build: earbuds, yaw: -0.4, pitch: 0.2, again: { build: earbudsTakenOut, yaw: 0.3, pitch: 0.45 } },
  kettle: { build: kettle, yaw: -0.35, pitch: 0.2, again: { build: kettleWithCup, yaw: 0.3, pitch: 0.28 } },
}
