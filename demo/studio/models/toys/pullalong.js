import { Shape } from 'three'
import { shade } from '../../colours.js'
import { gloss, matte, metal, plush, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { elephantModel } from './elephant.js'
import { COARSE, CREAM, cord, DARK, PALE, wheels } from './parts.js'
import { turtleModel } from './turtle.js'

const { group, part, put, QUARTER } = form
const EYE = '#2a2523'

function duck(colour, _variant, turn = 0) {
  const toy = group()
  const paint = satin(colour)
  const body = put(toy, group(), { turn: [turn, 0, 0] })
  part(body, form.ball(0.9), paint, { at: [0.05, 1.12, 0], scale: [1.14, 0.72, 0.72] })
  part(body, form.ball(0.5, 40), paint, { at: [0.9, 1.42, 0], scale: [1, 0.5, 0.8], turn: [0, 0, 0.75] })
  part(body, form.ball(0.56, 40), paint, { at: [-0.66, 2, 0], scale: [1.04, 0.98, 0.92] })
  part(body, form.cylinder(0.34, 0.48, 0.5, 40), paint, { at: [-0.58, 1.55, 0] })
  part(body, form.ball(0.26, 32), matte('#c9793f'), { at: [-1.22, 1.9, 0], scale: [1.1, 0.42, 0.95] })
  for (const z of [-1, 1]) {
    part(body, form.ball(0.07, 20), gloss(EYE), { at: [-0.95, 2.16, z * 0.38] })
    const wing = form.outline('-0.4 1.35, 0 1.42, 0.55 1.35, 0.75 1.1, 0.3 0.85, -0.25 0.95')
    part(body, form.slab(wing, 0.1, 0.04, COARSE), matte(shade(colour, -0.08)), {
      at: [0, 0, z * 0.62],
      turn: [z * 0.12, 0, 0],
    })
    for (const x of [-0.45, 0.5]) {
      const foot = { at: [x - 0.14, 0.13, z * 0.72], scale: [1.5, 0.3, 0.8] }
      part(toy, form.ball(0.22, 24), matte('#c9793f', { sheen: 0.4 }), foot)
    }
  }
  part(toy, form.box(1.3, 0.2, 0.6, 0.06), wood(DARK), { at: [0.02, 0.46, 0] })
  wheels(toy, [-0.45, 0.5], 0.36, 0.42)
  cord(toy, [-0.68, 0.46, 0])
  return toy
}

function dogSegment(toy, colour, { x, z, turn, long }) {
  const link = put(toy, group(), { at: [x, 0, z], turn: [0, turn, 0] })
  const side = form.roundedRectangle(long, 0.86, 0.4)
  part(link, form.slab(side, 0.84, 0.24, { bevelSegments: 7, curveSegments: 20 }), satin(colour), { at: [0, 0.9, 0] })
  wheels(link, [0], 0.36, 0.5)
  return link
}

function dogHead(link, colour) {
  const head = put(link, group(), { at: [-0.62, 1.62, 0], turn: [0, 0.15, 0] })
  part(link, form.capsule(0.25, 0.5), satin(colour), { at: [-0.42, 1.28, 0], turn: [0, 0, 0.45] })
  part(head, form.ball(0.42, 40), satin(colour), { scale: [1.1, 1, 0.95] })
  part(head, form.capsule(0.22, 0.5), satin(shade(colour, 0.08)), {
    at: [-0.46, -0.1, 0],
    turn: [0, 0, QUARTER + 0.14],
  })
  part(head, form.ball(0.13, 24), gloss(EYE), { at: [-0.94, -0.02, 0] })
  for (const z of [-1, 1]) {
    part(head, form.ball(0.06, 20), gloss(EYE), { at: [-0.3, 0.17, z * 0.27] })
    const ear = form.outline('0 0.1, 0.2 0.05, 0.26 -0.4, 0.1 -0.66, -0.12 -0.6, -0.16 -0.2')
    const place = { at: [0.08, 0.14, z * 0.41], turn: [z * 0.14, 0, 0.1] }
    part(head, form.slab(ear, 0.09, 0.035, COARSE), plush(shade(colour, -0.14), [3, 3]), place)
  }
}

function dog(colour, _variant, bow = 0.16) {
  const toy = group()
  const places = [-1.25, 0, 1.25].map((x, i) => ({
    x,
    z: bow * (i - 1) ** 2 * 1.6,
    turn: (i - 1) * -bow * 2.2,
    long: 1.16,
  }))
  const links = places.map((place, i) => dogSegment(toy, i === 1 ? shade(colour, 0.1) : colour, place))
  for (const x of [-0.62, 0.62])
    part(toy, form.cylinder(0.16, 0.16, 0.2, 24), wood(PALE), { at: [x, 0.9, bow * 0.6], turn: [0, 0, QUARTER] })
  dogHead(links[0], colour)
  const spring = Array.from({ length: 70 }, (_, i) => {
    const angle = (i / 70) * Math.PI * 14
    return [0.55 + i * 0.007, 1.18 + i * 0.009, Math.sin(angle) * 0.07 + Math.cos(angle) * 0.002]
  })
  part(links[2], form.tube(spring, 0.022, 220, 8), metal('#a8a29a'))
  part(links[2], form.ball(0.15, 24), wood(PALE), { at: [1.08, 1.86, 0] })
  part(links[0], form.ring(0.3, 0.06), matte('#b8563c'), { at: [-0.45, 1.3, 0], turn: [QUARTER, 0.45, 0] })
  const lead = put(toy, group(), { at: [places[0].x, 0, places[0].z], turn: [0, places[0].turn, 0] })
  cord(lead, [-0.58, 0.82, 0])
  return toy
}

function snail(colour, _variant, spin = 0) {
  const toy = group()
  const body = new Shape()
  body.moveTo(1.6, 0.24)
  body.bezierCurveTo(0.8, 0.62, -0.2, 0.5, -0.7, 0.6)
  body.bezierCurveTo(-0.9, 0.8, -0.8, 1.3, -0.95, 1.62)
  body.bezierCurveTo(-1.1, 1.9, -1.62, 1.86, -1.66, 1.5)
  body.bezierCurveTo(-1.66, 0.9, -1.6, 0.3, -1.2, 0.24)
  part(toy, form.slab(body, 0.62, 0.18, { bevelSegments: 7, curveSegments: 24 }), wood(PALE))
  const shell = put(toy, group(), { at: [0.25, 1.28, 0], turn: [0, 0, spin] })
  part(shell, form.slab(form.disc(1), 0.86, 0.2, { bevelSegments: 7, curveSegments: 40 }), satin(colour))
  for (const z of [-1, 1]) {
    const spiral = Array.from({ length: 44 }, (_, i) => {
      const [angle, radius] = [(i / 43) * Math.PI * 4.4, 0.82 - (i / 43) * 0.74]
      return [Math.cos(angle) * radius, Math.sin(angle) * radius, z * 0.43]
    })
    part(shell, form.tube(spiral, 0.06, 160, 10), matte(CREAM))
    part(toy, form.bar([-1.3, 1.7, z * 0.14], [-1.55, 2.25, z * 0.3], 0.035), wood(DARK))
    part(toy, form.ball(0.1, 20), matte(colour), { at: [-1.56, 2.28, z * 0.31] })
    part(toy, form.ball(0.06, 20), gloss(EYE), { at: [-1.5, 1.55, z * 0.29] })
  }
  wheels(toy, [-1.05, 1.05], 0.24, 0.42)
  cord(toy, [-1.66, 0.6, 0])
  return toy
}

export const pullalongModels = {
  'pullalong-duck': {
    build: duck,
    yaw: 0.5,
    pitch: 0.18,
    again: { build: (colour) => duck(colour, '', 0.12), yaw: 1.1, pitch: 0.24 },
  },
  'pullalong-dog': {
    build: dog,
    yaw: 0.4,
    pitch: 0.22,
    again: { build: (colour) => dog(colour, '', -0.3), yaw: -0.2, pitch: 0.34 },
  },
  'pullalong-snail': {
    build: snail,
    yaw: 0.4,
    pitch: 0.18,
    again: { build: (colour) => snail(colour, '', 1.8), yaw: 0.9, pitch: 0.26 },
  },
  'pullalong-elephant': elephantModel,
  'pullalong-turtle': turtleModel,
}
