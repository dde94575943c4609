import { goods, shade } from '../../colours.js'
import { drawn, knitted, matte, ribbed, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { books } from '../props.js'

const { group, part, put, QUARTER, TURN } = form

/** How far in a cushion's edge is drawn between its corners. */
const EDGE = 0.07

/** A point of a cushion's outline; `a` and `b` run from -1 to 1. */
const outlined = (a, b, width, height) => [
  (a * width * (1 - EDGE * (1 - b * b) * a * a)) / 2,
  (b * height * (1 - EDGE * (1 - a * a) * b * b)) / 2,
]

/** One side of a cushion lying against z = 0; `relief` answers what stands out of it at a point of [-1, 1]. */
function side([width, height, depth], way, relief) {
  const steps = relief ? 110 : 64
  return form.surface(
    (u, v) => {
      const [a, b] = [u * 2 - 1, v * 2 - 1]
      const swell = Math.max((1 - a ** 4) * (1 - b ** 4), 0)
      const [x, y] = outlined(a, b, width, height)
      return [x * way, y, (way * (swell ** 0.55 * depth)) / 2 + way * swell ** 0.3 * (relief?.(a, b) ?? 0)]
    },
    steps,
    steps,
  )
}

/** The seam's line around a cushion. */
function seam([width, height]) {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ]
  return corners.slice(1).flatMap(([x, y], i) =>
    [0, 0.1, 0.25, 0.5, 0.75, 0.9].map((t) => {
      const [fromX, fromY] = corners[i]
      return [...outlined(fromX + (x - fromX) * t, fromY + (y - fromY) * t, width, height), 0]
    }),
  )
}

/** Stands a cushion on its edge, leaning back a little. */
function standing(cushion, height, lean = -0.24) {
  const stand = group()
  put(stand, cushion, { at: [0, (height / 2) * Math.cos(lean) - 0.02, 0], turn: [lean, 0, 0] })
  return stand
}

function linenCushion(colour, size = [2.5, 2.5, 0.95]) {
  const cushion = group()
  const cloth = woven(colour, [60, 60], 0.6)
  for (const way of [-1, 1]) part(cushion, side(size, way), cloth)
  const line = seam(size)
  part(cushion, form.tube([...line, line[0]], 0.045, 200), matte(shade(colour, 0.18)))
  return cushion
}

function linen(colour) {
  return standing(linenCushion(colour), 2.5)
}

function linenPair(colour) {
  const sofa = group()
  put(sofa, standing(linenCushion(colour), 2.5), { at: [-0.5, 0, -0.4] })
  const small = linenCushion(goods.oat === colour ? goods.clay : goods.oat, [2.1, 1.4, 0.8])
  put(sofa, standing(small, 1.4, -0.32), { at: [0.7, 0, 0.75], turn: [0, -0.2, 0] })
  return sofa
}

/** A cable: two strands that cross each other; the one in front stands higher. */
function cable(across, along) {
  const strand = (phase) => {
    const middle = 0.1 * Math.sin(along * 12 + phase)
    const above = 0.7 + 0.3 * Math.cos(along * 12 + phase)
    return Math.exp(-(((across - middle) / 0.075) ** 2)) * above
  }
  return 0.11 * Math.max(strand(0), strand(Math.PI))
}

function knitCushion(colour) {
  const size = [2.5, 2.5, 0.95]
  const cushion = group()
  const wool = knitted(colour, [44, 36], 1.6)
  const cables = (a, b) => Math.max(...[-0.54, 0, 0.54].map((middle) => cable(a - middle, b)))
  part(cushion, side(size, 1, cables), wool)
  part(cushion, side(size, -1), wool)
  return cushion
}

function knit(colour) {
  return standing(knitCushion(colour), 2.5)
}

function knitOnStack(colour) {
  const stack = group()
  put(stack, linenCushion(goods.sand), { at: [0, 0.4, 0], turn: [-QUARTER, 0, 0.2] })
  put(stack, knitCushion(colour), { at: [0, 1.16, 0], turn: [-QUARTER, 0, -0.15] })
  return stack
}

/** The roll lies along x; its ends are gathered into a button. */
function bolster(colour) {
  const roll = group()
  const round = form.curve(
    [
      [0.84, -1.55],
      [0.9, -1.5],
      [0.9, 0],
      [0.9, 1.5],
      [0.84, 1.55],
    ],
    60,
  )
  const lying = { at: [0, 0.9, 0], turn: [0, 0, -QUARTER] }
  part(roll, form.turned(round), ribbed(colour, [84, 1], 4), lying)
  for (const end of [-1, 1]) {
    const gathered = form.curve(
      [
        [0.85, 0],
        [0.8, 0.08],
        [0.5, 0.11],
        [0.2, 0.06],
        [0, 0],
      ],
      40,
    )
    const place = { at: [end * 1.54, 0.9, 0], turn: [0, 0, -QUARTER * end] }
    part(roll, form.turned(gathered), ribbed(colour, [42, 1], 8), place)
    part(roll, form.ball(0.15), matte(shade(colour, -0.06)), { at: [end * 1.6, 0.9, 0], scale: [0.5, 1, 1] })
    part(roll, form.ring(0.855, 0.04), matte(shade(colour, -0.08)), { at: [end * 1.54, 0.9, 0], turn: [0, QUARTER, 0] })
  }
  return roll
}

function bolsterWithCushion(colour) {
  const sofa = group()
  put(sofa, standing(linenCushion(goods.oat), 2.5), { at: [0, 0, -1] })
  put(sofa, bolster(colour), { at: [0.1, 0, 0.6], turn: [0, -0.12, 0], scale: 0.85 })
  return sofa
}

const tufts = [
  [0, 0],
  ...[...Array(8)].map((_, i) => [Math.cos((i / 8) * TURN) * 0.85, Math.sin((i / 8) * TURN) * 0.85]),
]

function floorCushion(colour) {
  const seat = group()
  const dimples = (x, y, z) => {
    const deep = tufts.reduce((sum, [a, b]) => sum + Math.exp(-(((x - a) ** 2 + (z - b) ** 2) / 0.035)), 0)
    return [x, y - 0.2 * deep, z]
  }
  const cloth = woven(colour, [120, 30], 0.6)
  const top = form.turned(form.curve('0 0.8, 0.8 0.8, 1.2 0.76, 1.38 0.66', 60)).rotateY(Math.PI)
  part(seat, form.bend(top, dimples), cloth)
  part(seat, form.turned(form.curve('1.38 0.66, 1.46 0.4, 1.38 0.12, 1.1 0.02, 0 0', 40)), cloth)
  for (const y of [0.66, 0.12])
    part(seat, form.ring(1.39, 0.035), matte(shade(colour, 0.12)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  for (const [x, z] of tufts)
    part(seat, form.ball(0.08), matte(shade(colour, -0.14)), { at: [x, 0.63, z], scale: [1, 0.5, 1] })
  part(
    seat,
    form.tube('1.44 0.5 0.12, 1.62 0.46 0.1, 1.68 0.36 0, 1.62 0.3 -0.1, 1.44 0.3 -0.12', 0.035, 30),
    matte(shade(colour, -0.14)),
  )
  return seat
}

function floorStack(colour) {
  const stack = group()
  put(stack, floorCushion(colour), { turn: [0, 0.5, 0] })
  put(stack, floorCushion(goods.oat), { at: [0.06, 0.76, 0], turn: [0, 1.4, 0] })
  return stack
}

/** A stripe's width in shares of the cushion's, pale and coloured by turns. */
const STRIPES = [6, 3, 3, 9, 3, 3, 10, 3, 3, 9, 3, 3, 10, 3, 3, 9, 3, 3, 6]

function striped(colour) {
  const map = drawn(1024, 512, (canvas, width, height) => {
    const total = STRIPES.reduce((sum, one) => sum + one)
    let x = 0
    STRIPES.forEach((stripe, i) => {
      const wide = (stripe / total) * width
      canvas.fillStyle = i % 2 ? colour : '#ece2d0'
      canvas.fillRect(x, 0, wide + 1, height)
      x += wide
    })
  })
  const cloth = woven('#fff', [70, 36], 0.5)
  cloth.map = map
  return cloth
}

function tassel(colour) {
  const hanging = group()
  part(hanging, form.ball(0.1), matte(colour), { at: [0, -0.08, 0] })
  const threads = form.turned(form.curve('0.05 -0.12, 0.09 -0.2, 0.15 -0.62, 0.13 -0.66, 0 -0.64', 24), 32)
  part(hanging, threads, ribbed(colour, [14, 1], 6))
  part(hanging, form.ring(0.075, 0.022), matte(shade(colour, -0.12)), { at: [0, -0.18, 0], turn: [QUARTER, 0, 0] })
  return hanging
}

function tasselCushion(colour) {
  const size = [3.1, 1.6, 0.85]
  const cushion = group()
  const cloth = striped(colour)
  for (const way of [-1, 1]) part(cushion, side(size, way), cloth)
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      put(cushion, tassel(colour), { at: [x * 1.53, y * 0.78, 0], turn: [0, 0, x * (y > 0 ? 0.22 : 1.25)] })
    }
  }
  return standing(cushion, 1.6)
}

function tasselWithBooks(colour) {
  const bench = group()
  put(bench, tasselCushion(colour), { at: [0, 0, -0.4] })
  put(bench, books([goods.clay, '#e3d7c2']), { at: [0.7, 0, 1.05], scale: 0.62 })
  return bench
}

export const cushionModels = {
  'cushion-linen': { build: linen, yaw: -0.4, pitch: 0.14, again: { build: linenPair, yaw: 0.2, pitch: 0.2 } },
  'cushion-knit': { build: knit, yaw: -0.3, pitch: 0.14, again: { build: knitOnStack, yaw: 0.3, pitch: 0.4 } },
  'cushion-bolster': {
    build: bolster,
    yaw: -0.5,
    pitch: 0.22,
    again: { build: bolsterWithCushion, yaw: 0.3, pitch: 0.2 },
  },
  'cushion-floor': { build: floorCushion, yaw: -0.3, pitch: 0.44, again: { build: floorStack, yaw: 0.2, pitch: 0.3 } },
  'cushion-tassel': {
    build: tasselCushion,
    yaw: -0.25,
    pitch: 0.14,
    again: { build: tasselWithBooks, yaw: 0.25, pitch: 0.24 },
  },
}
