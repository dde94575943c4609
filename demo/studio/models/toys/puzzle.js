import { Shape, ShapeGeometry } from 'three'
import { shade } from '../../colours.js'
import { landscape, matte, wood } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { burrModel } from './burr.js'
import { CREAM, DARK, lay, PALE } from './parts.js'

const { group, part, put, TURN } = form

const corners = (count, radius, inner = radius) =>
  form.polygon(
    Array.from({ length: inner === radius ? count : count * 2 }, (_, i, all = count * (inner === radius ? 1 : 2)) => {
      const angle = (i / all) * TURN + Math.PI / 2
      const r = inner !== radius && i % 2 ? inner : radius
      return [Math.cos(angle) * r, Math.sin(angle) * r]
    }),
  )

const shapes = () => [
  form.disc(0.48),
  form.roundedRectangle(0.86, 0.86, 0.1),
  form.polygon('-0.52 -0.42, 0.52 -0.42, 0 0.5'),
  corners(5, 0.58, 0.3),
  corners(6, 0.52),
  form.roundedRectangle(1.02, 0.66, 0.32),
]

function knobbed(toy, shape, colour, place) {
  const piece = put(toy, group(), place)
  lay(piece, shape, 0.34, matte(colour), { bevel: 0.05 })
  part(piece, form.turned(form.curve('0 0, 0.07 0, 0.06 0.1, 0.14 0.2, 0.12 0.29, 0 0.31', 30), 32), wood(PALE), {
    at: [0, 0.34, 0],
  })
}

function pegBoard(colour, out) {
  const toy = group()
  lay(toy, form.roundedRectangle(4.1, 2.8, 0.3), 0.3, matte(colour), { bevel: 0.06 })
  const paints = ['#c4704f', CREAM, '#dfc182', '#f2eee7', '#5f7489', '#8b9c8f']
  shapes().forEach((shape, i) => {
    const [x, z] = [-1.25 + (i % 3) * 1.25, i < 3 ? -0.64 : 0.64]
    lay(toy, shape, 0.012, matte(shade(colour, -0.2)), { at: [x, 0.296, z], bevel: 0, scale: 1.07 })
    if (!out.has(i)) knobbed(toy, shape, paints[i] === colour ? '#93492f' : paints[i], { at: [x, 0.2, z] })
    else knobbed(toy, shape, paints[i], out.get(i))
  })
  return toy
}

const onePieceOut = new Map([[3, { at: [-1.5, 0, 2.1], turn: [0, 0.4, 0] }]])
const manyOut = new Map([
  [3, { at: [-1.6, 0, 2.1], turn: [0, 0.4, 0] }],
  [1, { at: [0.2, 0.43, 2], turn: [1.57, 0, 0] }],
  [4, { at: [1.6, 0, 2.2], turn: [0, 0.2, 0] }],
])

/** One side of a jigsaw piece from a to b; `tab` is +1, -1 or 0 for a straight border. */
function side([ax, ay], [bx, by], tab) {
  if (!tab) return [[bx, by]]
  const [dx, dy] = [bx - ax, by - ay]
  const at = (s, h) => [ax + dx * s - dy * h * tab, ay + dy * s + dx * h * tab]
  const knob = Array.from({ length: 13 }, (_, i) => {
    const angle = 4.03 - (i / 12) * 4.92
    return at(0.5 + Math.cos(angle) * 0.13, 0.13 + Math.sin(angle) * 0.13)
  })
  return [...knob, [bx, by]]
}

const COLUMNS = 6
const ROWS = 4
const CELL = 0.66
/** Neighbours share a side, so whose tab it is follows from the side's own place. */
const tabOf = (column, row) => ((column * 7 + row * 5) % 3 === 0 ? -1 : 1)

function pieceShape(column, row) {
  const x = (column - COLUMNS / 2) * CELL
  const y = (row - ROWS / 2) * CELL
  const below = row === 0 ? 0 : -tabOf(column, row)
  const right = column === COLUMNS - 1 ? 0 : tabOf(column + 9, row)
  const above = row === ROWS - 1 ? 0 : tabOf(column, row + 1)
  const left = column === 0 ? 0 : -tabOf(column + 8, row)
  const [a, b, c, d] = [
    [x, y],
    [x + CELL, y],
    [x + CELL, y + CELL],
    [x, y + CELL],
  ]
  return form.polygon([a, ...side(a, b, -below), ...side(b, c, -right), ...side(c, d, -above), ...side(d, a, -left)])
}

/** The saw's cuts, drawn as fine dark lines where the pieces meet. */
function scoreSeams(canvas) {
  const unit = 1024 / (COLUMNS * CELL)
  canvas.globalAlpha = 0.6
  canvas.strokeStyle = '#5a4636'
  canvas.lineWidth = 5
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    canvas.beginPath()
    for (const { x, y } of pieceShape(i % COLUMNS, Math.floor(i / COLUMNS)).getPoints()) {
      canvas.lineTo(512 + x * unit, 341.5 - y * unit)
    }
    canvas.closePath()
    canvas.stroke()
  }
}

function jigsaw(colour, _variant, loose = ['5,0', '4,0', '5,1']) {
  const toy = group()
  const map = landscape(1024, 683, [shade(colour, 0.06), '#8fa08f', '#5f7489', '#f9efd8'])
  scoreSeams(map.image.getContext('2d'))
  map.repeat.set(1 / (COLUMNS * CELL), 1 / (ROWS * CELL))
  map.offset.set(0.5, 0.5)
  const [print, timber] = [matte('#fff', { map }), wood('#d8b98c')]
  for (let column = 0; column < COLUMNS; column++) {
    for (let row = 0; row < ROWS; row++) {
      const isLoose = loose.includes(`${column},${row}`)
      const away = isLoose ? { at: [0.42 + wobble(0.12), 0, 0.38 + wobble(0.1)], turn: wobble(0.12) } : {}
      const piece = lay(toy, pieceShape(column, row), 0.14, timber, { ...away, bevel: 0.014 })
      part(piece, new ShapeGeometry(pieceShape(column, row)), print, { at: [0, 0, 0.072], scale: 0.996 })
    }
  }
  return toy
}

const apart = Array.from({ length: 12 }, (_, i) => `${3 + (i % 3)},${Math.floor(i / 3)}`)

/** The whale's back and belly from nose to tail, as [x, belly, back]. */
const whaleSections = [
  [-2.1, 0.5, 0.9],
  [-1.9, 0.16, 1.35],
  [-1.3, 0, 1.68],
  [-0.6, 0, 1.74],
  [0.1, 0.02, 1.6],
  [0.8, 0.2, 1.3],
  [1.4, 0.55, 1.12],
  [1.85, 0.92, 1.22],
]

function sectionAt(x) {
  const next = whaleSections.findIndex(([at]) => at >= x)
  const [from, to] = [whaleSections[Math.max(next - 1, 0)], whaleSections[Math.max(next, 0)]]
  const share = to[0] === from[0] ? 0 : (x - from[0]) / (to[0] - from[0])
  const smooth = share * share * (3 - 2 * share) * 0.35 + share * 0.65
  return [from[1] + (to[1] - from[1]) * smooth, from[2] + (to[2] - from[2]) * smooth]
}

/** A wavy cut through the whale at x, from the belly up. */
function cut(x, wave) {
  const [belly, back] = sectionAt(x)
  return Array.from({ length: 15 }, (_, i) => {
    const share = i / 14
    return [x + Math.sin(share * TURN) * wave, belly + (back - belly) * share]
  })
}

function whale(colour, _variant, gap = 0) {
  const toy = group()
  const cuts = [-2.1, -1.5, -1.05, -0.6, -0.15, 0.3, 0.75, 1.2, 1.84]
  const paints = [colour, shade(colour, 0.1), shade(colour, 0.2), shade(colour, 0.1)].map((tone) => matte(tone))
  cuts.slice(1).forEach((to, i) => {
    const from = cuts[i]
    const middle = Array.from({ length: 5 }, (_, k) => from + ((to - from) * (k + 1)) / 6)
    const outline = [
      ...cut(from, i ? 0.11 : 0).reverse(),
      ...middle.map((x) => [x, sectionAt(x)[0]]),
      ...cut(to, i < 7 ? 0.11 : 0),
      ...middle.reverse().map((x) => [x, sectionAt(x)[1]]),
    ]
    const out = (i - 3.5) * gap
    const z = gap ? Math.sin(i * 1.9) * 0.25 : 0
    part(toy, form.slab(form.polygon(outline), 0.8, 0.03, { bevelSegments: 3 }), paints[i % 4], { at: [out, 0, z] })
  })
  const fluke = new Shape()
  fluke.moveTo(1.85, 0.95)
  fluke.bezierCurveTo(2.1, 1.1, 2.5, 1, 2.75, 1.25)
  fluke.bezierCurveTo(2.5, 1.5, 2.4, 1.5, 2.3, 1.6)
  fluke.bezierCurveTo(2.35, 1.8, 2.3, 2.05, 2.1, 2.3)
  fluke.bezierCurveTo(1.8, 2.1, 1.8, 1.6, 1.78, 1.25)
  part(toy, form.slab(fluke, 0.7, 0.04, { bevelSegments: 3 }), paints[0], { at: [gap * 4.6, 0, 0] })
  for (const z of [-0.41, 0.41]) {
    part(toy, form.ball(0.07, 20), matte('#2a2523'), { at: [-1.62 - gap * 3.5, 0.85, z], scale: [1, 1, 0.3] })
  }
  return toy
}

const tans = [
  '0 0, 2 2, 0 4',
  '0 4, 2 2, 4 4',
  '2 0, 4 0, 4 2',
  '1 1, 2 0, 3 1, 2 2',
  '0 0, 2 0, 1 1',
  '2 2, 3 1, 3 3',
  '3 1, 4 2, 4 4, 3 3',
].map(form.read)

function tangram(colour, _variant, outside = []) {
  const toy = group()
  const frame = form.roundedRectangle(4, 4, 0.2)
  frame.holes.push(form.roundedRectangle(3.3, 3.3, 0.05))
  lay(toy, form.roundedRectangle(3.9, 3.9, 0.2), 0.12, wood(DARK))
  lay(toy, frame, 0.34, wood(PALE), { bevel: 0.06 })
  const paints = [colour, CREAM, shade(colour, -0.16), '#5f7489', '#c98f3c', shade(colour, 0.16), '#8b9c8f']
  tans.forEach((points, i) => {
    const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, p) => sum + p[axis], 0) / points.length)
    const shape = form.polygon(points.map(([x, y]) => [(x - cx) * 0.79, (y - cy) * 0.79]))
    const [x, z] = [(cx - 2) * 0.8, -(cy - 2) * 0.8]
    const place = outside[i] ?? { at: [x, 0.13, z] }
    lay(toy, shape, 0.3, matte(paints[i]), { bevel: 0.04, ...place })
  })
  return toy
}

/** Some of the seven beside the tray, laid as a fish. */
const fish = []
fish[0] = { at: [-1.9, 0, 3.3], turn: Math.PI / 4 }
fish[3] = { at: [0.75, 0, 3.4], turn: 0.78 }
fish[4] = { at: [2, 0, 3.1], turn: 0.9 }
fish[6] = { at: [2.9, 0, 1.6], turn: 0.4 }

export const puzzleModels = {
  'puzzle-shapes': {
    build: (colour) => pegBoard(colour, onePieceOut),
    yaw: -0.3,
    pitch: 0.55,
    again: { build: (colour) => pegBoard(colour, manyOut), yaw: 0.3, pitch: 0.45 },
  },
  'puzzle-jigsaw': {
    build: jigsaw,
    yaw: -0.25,
    pitch: 0.75,
    again: { build: (colour) => jigsaw(colour, '', apart), yaw: 0.3, pitch: 0.55 },
  },
  'puzzle-whale': {
    build: whale,
    yaw: -0.25,
    pitch: 0.16,
    again: { build: (colour) => whale(colour, '', 0.16), yaw: -0.4, pitch: 0.24 },
  },
  'puzzle-burr': burrModel,
  'puzzle-tangram': {
    build: tangram,
    yaw: 0.35,
    pitch: 0.62,
    again: { build: (colour) => tangram(colour, '', fish), yaw: -0.2, pitch: 0.62 },
  },
}
