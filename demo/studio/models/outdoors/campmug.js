import { shade } from '../../colours.js'
import { gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { dark, leather } from './fittings.js'

const { group, part, put, QUARTER } = form
const COFFEE = '#6b3f24'

export function campmug(colour) {
  const vessel = group()
  const enamel = speckled(colour, '#ffffff88', 500)
  part(vessel, form.turned(form.curve('0 0.02, 0.74 0, 0.83 0.08, 0.86 0.25', 30)), enamel)
  part(vessel, form.turned('0.86 0.25, 0.88 1.5, 0.84 1.5, 0.83 0.2, 0 0.12'), enamel)
  part(vessel, form.ring(0.87, 0.04), gloss('#3b474e'), { at: [0, 1.5, 0], turn: [QUARTER, 0, 0] })
  const handle = form.strip('0.84 1.3, 1.2 1.36, 1.42 1.1, 1.36 0.65, 1.1 0.38, 0.84 0.36', 0.2, 0.06)
  part(vessel, handle, enamel)
  return vessel
}

function campmugPair(colour) {
  const pair = group()
  const tea = put(pair, campmug(colour), { turn: [0, -0.5, 0] })
  part(tea, form.cylinder(0.83, 0.83, 0.02), matte('#6b3f24'), { at: [0, 1.24, 0] })
  put(pair, campmug('#e7decf'), { at: [-1.75, 0, 0.9], turn: [0, 2.4, 0] })
  return pair
}

/** The flat handle of a carved cup: an ear with a hole for two fingers and a small one for a cord. */
function ear() {
  const shape = form.outline('-0.1 0.42, 0.5 0.5, 1.05 0.4, 1.3 0.1, 1.3 -0.1, 1.05 -0.4, 0.5 -0.5, -0.1 -0.42')
  shape.holes.push(form.roundedRectangle(0.36, 0.5, 0.17, 0.62, 0), form.disc(0.07, 1.1, 0))
  return form.slab(shape, 0.22, 0.08, { curveSegments: 16 })
}

function carved(colour, drink) {
  const cup = group()
  const timber = wood(colour, shade(colour, -0.3))
  const bowl = '0 0, 0.42 0, 0.72 0.16, 0.98 0.55, 1 0.95, 0.97 1, 0.9 0.98, 0.88 0.6, 0.62 0.26, 0 0.2'
  part(cup, form.turned(form.curve(bowl, 70), 96), timber)
  part(cup, ear(), timber, { at: [0.86, 0.74, 0], turn: [-QUARTER, 0.16, 0] })
  part(
    cup,
    form.tube('1.95 0.98 0, 2.2 0.8 0.1, 2.3 0.35 0.2, 2.1 0.05 0.28, 2 0.4 0.15, 1.95 0.9 0.02', 0.035, 50),
    leather(),
  )
  if (drink) part(cup, form.cylinder(0.9, 0.9, 0.02, 48), matte(COFFEE), { at: [0, 0.74, 0] })
  return cup
}

const carvedFull = (colour) => carved(colour, true)

function steelLid(material) {
  const lid = group()
  part(lid, form.turned('0.86 0, 0.96 0.02, 0.98 0.08, 0.96 0.16, 0.8 0.18, 0.76 0.12, 0 0.1', 72), material)
  part(lid, form.box(0.42, 0.1, 0.3, 0.05), matte('#c8c6c0'), { at: [0, 0.15, 0.42] })
  return lid
}

function steel(colour, lidded = true) {
  const mug = group()
  part(mug, form.turned('0 0, 0.84 0, 0.9 0.06, 0.9 0.18', 72), metal())
  part(mug, form.turned('0.91 0.18, 0.94 0.22, 0.94 1.86', 96), satin(colour))
  part(mug, form.turned('0.93 1.86, 0.93 2, 0.87 2, 0.86 0.2, 0 0.18', 72), metal())
  part(mug, form.strip('0.92 1.62, 1.4 1.64, 1.56 1.48, 1.56 0.78, 1.4 0.6, 0.92 0.62', 0.26, 0.11), satin(colour))
  if (lidded) put(mug, steelLid(dark()), { at: [0, 1.98, 0] })
  else part(mug, form.cylinder(0.87, 0.87, 0.02, 48), matte(COFFEE), { at: [0, 1.6, 0] })
  return mug
}

function steelOpen(colour) {
  const set = group()
  put(set, steel(colour, false), { turn: [0, -0.4, 0] })
  put(set, steelLid(dark()), { at: [-1.5, 0, 1.1] })
  return set
}

/** Rings of silicone, each wider than the one below; folded, they lie in each other. */
function folding(colour, open = 1) {
  const cup = group()
  const rings = 4
  const wall = []
  for (let i = 0; i < rings; i++) {
    const [radius, low] = [0.52 + i * 0.13, 0.08 + i * 0.44 * open]
    wall.push([radius, low], [radius + 0.03, low + 0.04], [radius + 0.05, low + 0.38], [radius + 0.09, low + 0.43])
  }
  const inner = wall.map(([x, y]) => [x - 0.06, y + 0.02]).reverse()
  part(cup, form.turned([[0, 0], [0.46, 0], ...wall, ...inner, [0, 0.1]], 96), satin(colour))
  part(cup, form.ring(1.0, 0.045), metal(), { at: [0, wall.at(-1)[1] + 0.02, 0], turn: [QUARTER, 0, 0] })
  return cup
}

function foldingSet(colour) {
  const set = group()
  put(set, folding(colour))
  const puck = put(set, group(), { at: [1.95, 0, 0.8] })
  put(puck, folding(colour, 0.02))
  part(puck, form.turned('0 0.1, 0.98 0.1, 1.06 0.05, 1.06 -0.05', 72), satin(shade(colour, -0.1)), {
    at: [0, 0.55, 0],
  })
  part(puck, form.ring(0.16, 0.04), satin(shade(colour, -0.1)), { at: [1.2, 0.56, 0], turn: [QUARTER, 0, 0] })
  return set
}

function sierra(colour) {
  const cup = group()
  const shell = metal(colour)
  part(cup, form.turned(form.curve('0 0, 0.72 0, 0.84 0.08, 1.12 0.72, 1.2 0.98', 50), 96), shell)
  part(cup, form.turned('1.18 0.97, 0.82 0.1, 0 0.05', 96), metal(shade(colour, -0.06)))
  part(cup, form.ring(1.2, 0.035), shell, { at: [0, 0.98, 0], turn: [QUARTER, 0, 0] })
  for (const y of [0.35, 0.6])
    part(cup, form.ring(0.82 + (y - 0.1) * 0.44, 0.008), dark(), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  const wire =
    '0.98 0.5 0.26, 1.2 0.92 0.26, 1.7 0.98 0.2, 2.1 0.94 0.16, 2.28 0.72 0.12, 2.2 0.46 0, 2.28 0.72 -0.12, 2.1 0.94 -0.16, 1.7 0.98 -0.2, 1.2 0.92 -0.26, 0.98 0.5 -0.26'
  part(cup, form.tube(wire, 0.045, 110), metal('#b9b7b0'))
  return cup
}

function sierraServed(colour) {
  const set = group()
  const full = put(set, sierra(colour), { turn: [0, -0.5, 0] })
  part(full, form.cylinder(1.08, 1.08, 0.02, 64), matte('#c98a45'), { at: [0, 0.74, 0] })
  put(set, sierra(colour), { at: [-1.5, 0, 1.5], turn: [0, -1.1, 0] })
  return set
}

const woods = { birch: '#d6b283', cherry: '#b5714a', walnut: '#75503a' }

export const campmugs = {
  campmug: {
    build: campmug,
    yaw: -0.5,
    pitch: 0.3,
    again: { build: campmugPair, yaw: 0, pitch: 0.4 },
    near: { zoom: 1.7 },
  },
  'campmug-wood': {
    build: (colour) => carved(colour),
    tints: woods,
    yaw: -0.5,
    pitch: 0.34,
    again: { build: carvedFull, yaw: 0.5, pitch: 0.5 },
  },
  'campmug-steel': {
    build: (colour) => steel(colour),
    yaw: -0.5,
    pitch: 0.22,
    again: { build: steelOpen, yaw: 0, pitch: 0.4 },
    aside: { pitch: 1 },
    near: { zoom: 1.7 },
  },
  'campmug-folding': {
    build: (colour) => folding(colour),
    yaw: 0,
    pitch: 0.24,
    again: { build: foldingSet, yaw: 0, pitch: 0.34 },
    aside: { pitch: 1 },
    near: { zoom: 1.7 },
  },
  'campmug-sierra': { build: sierra, yaw: -0.5, pitch: 0.36, again: { build: sierraServed, yaw: 0, pitch: 0.44 } },
}
