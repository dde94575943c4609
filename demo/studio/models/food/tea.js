import { shade } from '../../colours.js'
import { drawn, glass, glazed, gloss, matte, satin, speckled, wood, woven } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { cup, mug, saucer } from '../props.js'
import { bow, filling, grain, leaf, mound, PAPER, roundLabel, soft, spoon, strewn } from './packaging.js'

const { group, part, put, QUARTER } = form

const leafTints = { sencha: '#5f8a55', genmaicha: '#c2a04f', hojicha: '#9c5f3c' }

/** Washi printed with rows of overlapping waves. */
function washi(colour) {
  const map = drawn(
    128,
    128,
    (canvas) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 128, 128)
      canvas.lineWidth = 5
      for (const [x, y] of form.read('0 64, 128 64, 64 128, 0 192, 128 192, 64 0')) {
        for (const radius of [62, 42, 22]) {
          canvas.beginPath()
          canvas.arc(x, y, radius, 0, 7)
          canvas.fillStyle = colour
          canvas.fill()
          canvas.strokeStyle = PAPER
          canvas.stroke()
        }
      }
    },
    [9, 5],
  )
  return glazed('#fff', { map, roughness: 0.85, clearcoat: 0 })
}

const driedLeaves = (set, colour, at, count = 60) =>
  strewn(set, grain(0.05), matte(shade(colour, -0.2)), mound(count, 0.42, 0.14, at, [2.2, 0.5, 0.6]))

function washiTin(colour, isOpen) {
  const tin = group()
  const paper = washi(colour)
  part(tin, form.cylinder(0.62, 0.62, 1.35), paper, { at: [0, 0.68, 0] })
  part(tin, form.cylinder(0.58, 0.58, 1.62), satin('#d8d2c4'), { at: [0, 0.82, 0] })
  const lid = put(tin, group(), isOpen ? { at: [1.15, 0, 0.75] } : { at: [0, 1.38, 0] })
  part(lid, form.cylinder(0.63, 0.63, 0.62), paper, { at: [0, 0.31, 0] })
  if (isOpen) {
    part(tin, form.cylinder(0.5, 0.5, 0.06), satin('#efe9dc'), { at: [0, 1.63, 0] })
    part(tin, form.ball(0.09), satin('#efe9dc'), { at: [0, 1.7, 0] })
  }
  return tin
}

function tinOfLeaves(colour) {
  const set = group()
  put(set, washiTin(colour, false))
  put(set, spoon(), { at: [0.55, 0.05, 1.15], turn: [0, -0.2, 0] })
  driedLeaves(set, colour, [1.15, 0.14, 1.28], 40)
  return set
}

function tinOpened(colour) {
  const set = group()
  put(set, washiTin(colour, true))
  put(set, cup(speckled('#e9dfcd'), shade(colour, 0.1)), { at: [-1.1, 0, 0.7], scale: 1.15 })
  driedLeaves(set, colour, [0.1, 0.02, 1.35], 70)
  return set
}

const bagTints = { black: '#8a3f2b', jasmine: '#dfc182', sencha: '#7d9464' }
const brews = { black: '#8f4a22', jasmine: '#d3c47a', sencha: '#a9b262' }

/** A three-sided bag of gauze with leaves in it, its thread and paper tag. */
function pyramid(colour, thread) {
  const bag = group()
  part(bag, form.cylinder(0.01, 0.5, 0.72, 3), glass('#f6f1e6', 0.45), { at: [0, 0.36, 0] })
  strewn(bag, grain(0.05), matte(shade(colour, -0.25)), mound(70, 0.26, 0.3, [0, 0.05, 0], [2, 0.6, 0.7]))
  part(bag, form.tube(thread, 0.014, 40), matte('#fbf7ee'))
  const [x, y, z] = thread.at(-1)
  part(bag, form.box(0.3, 0.02, 0.26, 0.01), matte(colour), { at: [x, Math.max(y, 0.02), z], turn: [0, 0.3, 0] })
  return bag
}

const LYING = form.read('0 0.7 0, 0.12 0.62 0.2, 0.3 0.1 0.45, 0.5 0.02 0.6, 0.72 0.02 0.5')

function pyramids(colour) {
  const set = group()
  part(set, form.box(2.2, 1.3, 1, 0.05), matte(colour), { at: [-0.5, 0.65, -0.4] })
  part(set, form.box(2.22, 0.3, 1.02, 0.04), matte(PAPER), { at: [-0.5, 1.16, -0.4] })
  const window = form.polygon('-0.5 -0.35, 0.5 -0.35, 0 0.5')
  part(set, form.slab(window, 0.02, 0.006), matte(PAPER), { at: [-0.5, 0.5, 0.11] })
  put(set, leaf(colour), { at: [-0.5, 0.42, 0.125], scale: 0.4 })
  put(set, pyramid(colour, LYING), { at: [0.65, 0, 0.7], turn: [0, 0.3, 0] })
  put(set, pyramid(colour, LYING), { at: [-0.45, 0, 0.85], turn: [0, 1.1, 0], scale: 0.95 })
  return set
}

function pyramidSteeped(colour, kind) {
  const set = group()
  const served = put(set, mug(speckled('#f2eee7'), brews[kind]), { turn: [0, -0.3, 0] })
  part(
    served,
    form.tube('0.1 0.95 0.2, 0.2 1.1 0.45, 0.24 1.15 0.56, 0.26 0.9 0.62, 0.27 0.6 0.63', 0.014, 40),
    matte('#fbf7ee'),
  )
  part(served, form.box(0.26, 0.3, 0.02, 0.01), matte(colour), { at: [0.27, 0.46, 0.65] })
  put(set, saucer(speckled('#f2eee7')), { at: [1.45, 0, 0.7], scale: 0.75 })
  put(set, pyramid(colour, LYING), { at: [1.35, 0.07, 0.65], scale: 0.85 })
  return set
}

const flowerTints = { butterflypea: '#4a56a8', roselle: '#a32840', chrysanthemum: '#e3b93f' }

/** Places of five petals around each of the given hearts. */
const petals = (hearts) =>
  hearts.flatMap(({ at: [x, y, z], turn }) =>
    Array.from({ length: 5 }, (_, i) => {
      const angle = turn[1] + (i / 5) * form.TURN
      return {
        at: [x + Math.cos(angle) * 0.1, y + wobble(0.02), z + Math.sin(angle) * 0.1],
        turn: [wobble(0.4), -angle, 0.5 + wobble(0.4)],
        scale: [1.25, 0.35, 0.85],
      }
    }),
  )

function flowers(set, colour, hearts) {
  strewn(set, grain(0.11), matte(colour), petals(hearts))
  strewn(set, grain(0.045), matte('#7f8a4f'), hearts)
}

function flowerJar(colour, isOpen) {
  const jar = group()
  part(jar, form.cylinder(0.52, 0.5, 1.5), matte(shade(colour, -0.15)), { at: [0, 0.85, 0] })
  flowers(jar, colour, filling(100, 0.6, 1.4, 0.2))
  part(
    jar,
    form.turned(form.curve('0 0, 0.6 0, 0.82 0.12, 0.9 0.8, 0.84 1.55, 0.6 1.85, 0.62 2', 70)),
    glass('#ffffff', 0.2),
  )
  part(jar, form.ring(0.62, 0.035), glass('#ffffff', 0.7), { at: [0, 2, 0], turn: [QUARTER, 0, 0] })
  roundLabel(jar, 0.92, [0.8, 0.6, 1.1], colour)
  const lid = put(jar, group(), isOpen ? { at: [1.2, 0.45, 1.0] } : { at: [0, 2.26, 0] })
  part(lid, form.ball(0.5), wood('#c9a477', '#7d5a34'), { scale: [1, 0.92, 1] })
  return jar
}

function flowerTea(colour) {
  const set = group()
  put(set, flowerJar(colour, false))
  flowers(set, colour, mound(5, 0.42, 0, [1.15, 0.1, 0.85]))
  return set
}

function flowerTeaSteeped(colour) {
  const set = group()
  put(set, flowerJar(colour, true), { at: [-0.7, 0, -0.5] })
  const served = put(set, group(), { at: [1.0, 0, 0.2] })
  part(served, form.cylinder(0.5, 0.42, 0.72), gloss(shade(colour, 0.04)), { at: [0, 0.42, 0] })
  flowers(served, colour, mound(4, 0.3, 0, [0, 0.8, 0]))
  part(served, form.turned('0 0, 0.42 0, 0.46 0.05, 0.57 1.05, 0.54 1.05, 0.46 0.08, 0 0.06'), glass('#ffffff', 0.09))
  return set
}

const grainTints = { barley: '#a87a48', buckwheat: '#77703f', corn: '#d9a538' }
const CLOTH_BAG = '0 0, 0.82 0.02, 0.98 0.14, 1.0 0.7, 0.94 1.35, 0.8 1.62, 0.6 1.72, 0.66 1.88, 0.78 2.02'

function grainBag(colour) {
  const set = group()
  put(set, soft(CLOTH_BAG, woven('#e7decf', [60, 50], 0.8), { pleats: 15, depth: 0.12, squash: 0.6 }))
  part(set, form.ring(0.62, 0.04), matte(colour), { at: [0, 1.72, 0], turn: [QUARTER, 0, 0], scale: [1, 0.62, 1] })
  put(set, bow(matte(colour), 1), { at: [0, 1.7, 0.42] })
  part(set, form.box(1.1, 0.9, 0.02, 0.01), woven(colour, [16, 12], 0.6), { at: [0, 0.75, 0.6], turn: [-0.04, 0, 0] })
  part(set, form.box(0.5, 0.36, 0.02, 0.01), matte(PAPER), { at: [0, 0.78, 0.615], turn: [-0.04, 0, 0] })
  return set
}

const roasted = (count, reach, height, at) => mound(count, reach, height, at, [1.5, 0.85, 0.9])

function grainTea(colour) {
  const set = group()
  put(set, grainBag(colour), { at: [-0.25, 0, -0.2] })
  strewn(set, grain(0.055), satin(colour), roasted(240, 0.5, 0.26, [1.15, 0.04, 0.75]))
  return set
}

function grainTeaPoured(colour) {
  const set = group()
  put(set, grainBag(colour), { at: [-0.8, 0, -0.6] })
  const jug = put(set, group(), { at: [0.95, 0, 0.2] })
  part(jug, form.cylinder(0.52, 0.5, 1.2), gloss(shade(colour, -0.05)), { at: [0, 0.66, 0] })
  part(jug, form.turned('0 0, 0.54 0, 0.58 0.05, 0.6 1.7, 0.57 1.7, 0.54 0.08, 0 0.06'), glass('#ffffff', 0.09))
  part(jug, form.tube('0.58 1.5 0, 0.95 1.45 0, 1.0 0.9 0, 0.92 0.5 0, 0.58 0.45 0', 0.06), glass('#ffffff', 0.5))
  strewn(set, grain(0.055), satin(colour), roasted(90, 0.4, 0.14, [-0.15, 0.04, 1.0]))
  return set
}

export const teas = {
  'tea-tin': {
    build: tinOfLeaves,
    yaw: -0.15,
    pitch: 0.24,
    tints: leafTints,
    again: { build: tinOpened, yaw: 0.1, pitch: 0.36 },
  },
  'tea-pyramids': {
    build: pyramids,
    yaw: -0.3,
    pitch: 0.28,
    tints: bagTints,
    again: { build: pyramidSteeped, yaw: 0, pitch: 0.34 },
  },
  'tea-flowers': {
    build: flowerTea,
    yaw: 0,
    pitch: 0.16,
    tints: flowerTints,
    again: { build: flowerTeaSteeped, yaw: 0, pitch: 0.3 },
  },
  'tea-grain': {
    build: grainTea,
    yaw: -0.1,
    pitch: 0.24,
    tints: grainTints,
    again: { build: grainTeaPoured, yaw: 0, pitch: 0.3 },
  },
}
