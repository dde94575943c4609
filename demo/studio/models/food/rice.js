import { shade } from '../../colours.js'
import { drawn, glass, glazed, matte, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl } from '../props.js'
import { filling, flatLabel, grain, mound, PAPER, soft, strewn } from './packaging.js'
import { heap, LONG, riceTints, SHORT } from './rice-grains.js'

const { group, part, put, QUARTER } = form

const MIXED = ['#f3eee2', '#c29c6a', '#9c4a38', '#3d2d38']

/** Plain cotton with three stripes of the rice's colour down the middle. */
function striped(colour) {
  const map = drawn(1024, 64, (canvas) => {
    canvas.fillStyle = '#e9e0cf'
    canvas.fillRect(0, 0, 1024, 64)
    canvas.fillStyle = colour
    for (const x of [150, 195, 280, 662, 707, 792]) canvas.fillRect(x, 0, x % 100 < 60 && x % 100 > 20 ? 34 : 60, 64)
  })
  return glazed('#fff', { map, roughness: 0.9, clearcoat: 0 })
}

const stripeTints = { white: '#5f7489', brown: '#a8743f', red: '#9c4a38' }

/** A sewn sack: full, square-shouldered, with two stitched ears. */
function cottonSack(kind) {
  const sack = group()
  const cloth = striped(stripeTints[kind])
  const body = form.bend(form.softBox(1.9, 2.3, 1.1), (x, y, z) => {
    const t = Math.max(0, (y + 1.15) / 2.3)
    const full = 1 - 0.75 * t ** 4
    const belly = 1 + 0.16 * Math.sin(t * Math.PI) * Math.cos(x * 1.2)
    const slump = 1 + 0.07 * Math.sin(t * Math.PI * 0.9)
    return [
      x * slump * (1 - 0.06 * t ** 3),
      y + 0.05 * Math.sin(x * 3.2) * t,
      z * full * belly + 0.02 * Math.sin(y * 5 + x * 4),
    ]
  })
  part(sack, body, cloth, { at: [0, 1.15, 0] })
  for (const side of [-1, 1]) {
    part(sack, form.ball(0.2), matte('#e9e0cf'), {
      at: [side * 0.84, 2.34, 0],
      turn: [0, 0, -side * 0.6],
      scale: [0.8, 1.4, 0.6],
    })
    part(sack, form.ring(0.1, 0.025), matte('#b5532f'), { at: [side * 0.79, 2.24, 0], turn: [QUARTER, side * 0.6, 0] })
  }
  const stitches = Array.from({ length: 16 }, (_, i) => ({
    at: [-0.68 + i * 0.09, 2.24, 0.15],
    scale: [1.2, 0.4, 0.4],
  }))
  strewn(sack, grain(0.035), matte('#b5532f'), stitches)
  return sack
}

function sackAndHeap(colour, kind) {
  const set = group()
  put(set, cottonSack(kind), { at: [-0.3, 0, -0.3] })
  heap(set, colour, [1.2, 0.75])
  return set
}

const OPENED = '0 0, 0.9 0.02, 1.05 0.25, 1.06 0.85, 1.0 1.15, 1.1 1.24, 1.06 1.38, 0.95 1.32, 0.92 1.1'

function sackOpened(colour, kind) {
  const set = group()
  put(set, soft(OPENED, striped(stripeTints[kind]), { depth: 0.02, squash: 0.9 }))
  part(set, form.ball(0.86), satin(shade(colour, -0.05)), { at: [0, 1.1, 0], scale: [1, 0.3, 0.88] })
  strewn(set, grain(0.05), satin(colour), mound(620, 0.82, 0.3, [0, 1.14, 0], LONG))
  const cup = put(set, group(), { at: [0.2, 1.5, 0.15], turn: [0.2, 0, -0.7] })
  part(cup, form.turned('0 0, 0.3 0, 0.3 0.5, 0.25 0.5, 0.25 0.06, 0 0.06'), wood())
  heap(set, colour, [1.3, 0.9], { count: 120, reach: 0.4, height: 0.1 })
  return set
}

/** A bottle of rice; the mixed one in layers. */
function riceBottle(kind) {
  const bottle = group()
  const layers = kind === 'mixed' ? MIXED : [riceTints[kind]]
  const height = 1.8 / layers.length
  layers.forEach((colour, i) => {
    const foot = 0.08 + i * height
    part(bottle, form.cylinder(0.54, 0.54, height), matte(shade(colour, -0.04)), { at: [0, foot + height / 2, 0] })
    strewn(bottle, grain(0.042), satin(colour), filling(Math.round(600 / layers.length), 0.545, height, foot, SHORT))
  })
  const shape = '0 0, 0.54 0, 0.62 0.06, 0.62 1.95, 0.54 2.14, 0.34 2.28, 0.32 2.5, 0.37 2.54, 0.37 2.62'
  part(bottle, form.turned(form.read(shape)), glass('#ffffff', 0.14))
  part(bottle, form.cylinder(0.36, 0.29, 0.36), wood('#c9a477', '#7d5a34'), { at: [0, 2.66, 0] })
  part(bottle, form.tube('0.34 2.4 0.02, 0.4 2.2 0.45, 0.3 1.95 0.6', 0.02, 20), matte('#b59a6a'))
  part(bottle, form.box(0.36, 0.5, 0.03, 0.01), matte(PAPER), { at: [0.26, 1.7, 0.64], turn: [0, 0.3, 0.1] })
  return bottle
}

/** Cooked rice in a bowl. */
function cooked(colour, scale) {
  const dish = bowl(speckled('#8b9c8f'))
  strewn(dish, grain(0.07), satin(colour), mound(520, 0.96, 0.5, [0, 0.66, 0], SHORT))
  dish.scale.setScalar(scale)
  return dish
}

function bottleAndBowl(colour, kind) {
  const set = group()
  put(set, riceBottle(kind), { at: [-0.7, 0, -0.4] })
  put(set, group(), { at: [1.0, 0, 0.4] }).add(cooked(colour, 0.85))
  return set
}

const bandTints = { white: '#8b9c8f', germ: '#c4704f', brown: '#3b474e' }

/** A brick of rice drawn tight in film: grains show through it. */
function brick(colour, kind) {
  const pack = group()
  const skin = form.bend(form.softBox(1.6, 2, 0.9), (x, y, z) => {
    const edge = Math.min(1, 3.2 - Math.abs(x / 0.8) ** 6 - Math.abs(y) ** 6 - Math.abs(z / 0.45) ** 6)
    const dent = 0.005 * Math.sin(x * 31 + y * 7) * Math.sin(y * 29) + 0.006 * Math.sin(z * 7 + y * 4)
    return [x * (0.97 + 0.03 * edge) + dent, y * (0.97 + 0.03 * edge), z * (0.97 + 0.03 * edge) + dent]
  })
  part(pack, skin, glazed(colour, { roughness: 0.4, clearcoat: 0.7 }), { at: [0, 1, 0] })
  part(pack, form.box(1.62, 0.24, 0.05, 0.02), glazed(colour, { roughness: 0.4 }), {
    at: [0, 2.08, 0],
    turn: [0.2, 0, 0],
  })
  part(pack, form.box(1.66, 0.8, 0.96, 0.04), matte(bandTints[kind]), { at: [0, 0.95, 0] })
  flatLabel(pack, [0.8, 0.6], { at: [0, 0.95, 0.485] }, bandTints[kind])
  return pack
}

/** A rice ball with its strip of seaweed. */
function onigiri(colour) {
  const ball = group()
  const round = form.outline('-0.62 -0.5, 0 -0.56, 0.62 -0.5, 0.6 -0.2, 0.28 0.4, 0 0.6, -0.28 0.4, -0.6 -0.2')
  part(ball, form.slab(round, 0.62, 0.2), matte(colour), { at: [0, 0.58, 0] })
  const crumbs = Array.from({ length: 160 }, () => {
    const [x, y] = [wobble(0.48), random() * 0.9 + 0.12]
    return { at: [x * (1.1 - y * 0.75), y, 0.3], turn: [0, 0, random() * 6], scale: [1.4, 0.8, 0.5] }
  })
  strewn(ball, grain(0.045), satin(colour), crumbs)
  part(ball, form.box(0.5, 0.5, 0.68, 0.04), matte('#26312a'), { at: [0, 0.26, 0] })
  return ball
}

function brickAndOnigiri(colour, kind) {
  const set = group()
  put(set, brick(colour, kind), { at: [-0.8, 0, -0.5], turn: [0, 0.35, 0] })
  part(set, form.box(1.9, 0.1, 1.2, 0.05), wood(), { at: [1.0, 0.05, 0.6] })
  put(set, onigiri(colour), { at: [0.7, 0.1, 0.55], turn: [0, 0.2, 0] })
  put(set, onigiri(colour), { at: [1.4, 0.1, 0.75], turn: [0, -0.3, 0], scale: 0.95 })
  return set
}

export const rices = {
  'rice-sack': {
    build: sackAndHeap,
    yaw: -0.25,
    pitch: 0.2,
    tints: riceTints,
    again: { build: sackOpened, yaw: 0.1, pitch: 0.42 },
  },
  'rice-bottle': {
    build: (_, kind) => riceBottle(kind),
    yaw: -0.2,
    pitch: 0.12,
    tints: riceTints,
    again: { build: bottleAndBowl, yaw: 0, pitch: 0.26 },
  },
  'rice-brick': {
    build: brick,
    yaw: -0.5,
    pitch: 0.22,
    tints: riceTints,
    again: { build: brickAndOnigiri, yaw: 0, pitch: 0.28 },
  },
}
