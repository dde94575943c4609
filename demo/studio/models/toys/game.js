import { shade } from '../../colours.js'
import { drawn, gloss, matte, satin, wood } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { chessModel } from './chess.js'
import { grain, lay, PALE, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

const pebbleTones = ['#5f7489', '#8b9c8f', '#c4704f', '#dfc182', '#b4c3c8', '#6f4d5c']

function pebbles(board, [x, z], count, spread) {
  for (let i = 0; i < count; i++) {
    const [angle, out] = [i * 2.4 + random(), spread * Math.sqrt((i + 0.3) / count)]
    const place = {
      at: [x + Math.cos(angle) * out, 0.36 + random() * 0.06, z + Math.sin(angle) * out],
      scale: [1, 0.7, 1],
    }
    part(board, form.ball(0.12, 16), gloss(pebbleTones[Math.floor(random() * 6)]), place)
  }
}

function mancala(colour, _variant, sown) {
  const board = group()
  const timber = grain(colour)
  const plan = form.roundedRectangle(5.8, 1.9, 0.94)
  const pits = [-1.65, -0.99, -0.33, 0.33, 0.99, 1.65].flatMap((x) => [-0.42, 0.42].map((z) => [x, z]))
  for (const [x, z] of pits) plan.holes.push(form.disc(0.25, x, z))
  for (const x of [-2.35, 2.35]) plan.holes.push(form.roundedRectangle(0.52, 1.04, 0.25, x, 0))
  lay(board, form.roundedRectangle(5.7, 1.8, 0.89), 0.24, grain(shade(colour, -0.12)), { bevel: 0.1 })
  lay(board, plan, 0.26, timber, { at: [0, 0.2, 0] })
  pits.forEach(([x, z], i) => {
    pebbles(board, [x, z], sown ? (i * 5) % 7 : 4, 0.17)
  })
  if (sown) for (const x of [-2.35, 2.35]) pebbles(board, [x, 0], 7, 0.2)
  return board
}

const FOUR = { columns: 7, rows: 6, cell: 0.56 }

function rackPlate() {
  const { columns, rows, cell } = FOUR
  const plate = form.roundedRectangle(columns * cell + 0.36, rows * cell + 0.3, 0.14)
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [(i % columns) - (columns - 1) / 2, Math.floor(i / columns) - (rows - 1) / 2]
    plate.holes.push(form.disc(0.21, x * cell, y * cell))
  }
  return form.slab(plate, 0.1, 0.03, { bevelSegments: 2, curveSegments: 10 })
}

/** How many discs stand in each column, from the left. */
const heights = [1, 3, 4, 6, 3, 2, 0]

function fourInARow(colour, variant) {
  const rack = group()
  const { columns, rows, cell } = FOUR
  const middle = (rows * cell) / 2 + 0.42
  for (const z of [-0.17, 0.17]) part(rack, rackPlate(), grain(colour), { at: [0, middle, z] })
  const isPale = variant === 'birch' || variant === 'beech'
  const paints = [matte('#b8563c'), matte(isPale ? '#3b474e' : '#efe3c8')]
  heights.forEach((count, column) => {
    for (let row = 0; row < count; row++) {
      const at = [(column - (columns - 1) / 2) * cell, middle + (row - (rows - 1) / 2) * cell, 0]
      const disc = form.cylinder(0.26, 0.26, 0.18, 32)
      part(rack, disc, paints[(column * 2 + row + (row >> 1)) % 2], { at, turn: [QUARTER, 0, 0] })
    }
  })
  for (const side of [-1, 1]) {
    part(rack, form.box(0.2, 3.9, 0.52, 0.06), grain(shade(colour, -0.08)), { at: [side * 2.2, 1.95, 0] })
    part(rack, form.box(0.26, 0.2, 1.5, 0.08), grain(shade(colour, -0.08)), { at: [side * 2.2, 0.1, 0] })
  }
  part(rack, form.box(4.5, 0.14, 0.3, 0.05), wood(PALE), { at: [0, 0.36, 0] })
  part(rack, form.cylinder(0.26, 0.26, 0.18, 32), paints[0], { at: [1.1, 0.09, 1] })
  part(rack, form.cylinder(0.26, 0.26, 0.18, 32), paints[1], { at: [0.4, 0.09, 1.25] })
  part(rack, form.cylinder(0.26, 0.26, 0.18, 32), paints[1], { at: [1.15, 0.27, 1.02] })
  return rack
}

/** The places of the cross: seven by seven without the corners. */
const cross = Array.from({ length: 49 }, (_, i) => [(i % 7) - 3, Math.floor(i / 7) - 3]).filter(
  ([x, z]) => Math.abs(x) < 2 || Math.abs(z) < 2,
)

function marble(board, tone, at) {
  const map = drawn(64, 64, (canvas, width, height) => {
    canvas.fillStyle = tone
    canvas.fillRect(0, 0, width, height)
    canvas.strokeStyle = shade(tone, 0.18)
    canvas.lineWidth = 9
    canvas.beginPath()
    canvas.moveTo(0, 12)
    canvas.bezierCurveTo(20, 50, 44, 4, 64, 44)
    canvas.stroke()
  })
  part(board, form.ball(0.2, 24), gloss('#fff', { map }), { at, turn: [random() * 3, random() * 3, 0] })
}

function solitaire(colour, _variant, taken = 0) {
  const board = group()
  const profile =
    '0 0, 2 0, 2.3 0.06, 2.42 0.2, 2.36 0.36, 2.24 0.4, 2.12 0.36, 2.04 0.27, 1.94 0.25, 1.84 0.29, 1.76 0.38, 1.66 0.4, 0 0.4'
  part(board, form.turned(form.read(profile), 96), grain(colour))
  cross.forEach(([x, z], i) => {
    const at = [x * 0.47, 0.405, z * 0.47]
    part(board, form.cylinder(0.13, 0.13, 0.012, 24), satin(shade(colour, -0.18)), { at })
    const isGone = (x === 0 && z === 0) || (i * 7) % 33 < taken
    if (!isGone) marble(board, pebbleTones[(i * 5) % 6], [at[0], 0.53, at[2]])
  })
  for (let i = 0; i < taken; i++) {
    const angle = 0.6 + i * 0.215
    marble(board, pebbleTones[i % 6], [Math.cos(angle) * 1.96, 0.45, Math.sin(angle) * 1.96])
  }
  return board
}

/** Where the pips of a number lie on one half of a tile. */
const pips = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
]

const pipTones = ['#3b474e', '#3b474e', '#b8563c', '#5f7489', '#76804f', '#c98f3c', '#6f4d5c']

/** A tile standing on its short side, its pips to the front; on dark wood they are cream. */
function domino(colour, variant, halves) {
  const tile = group()
  part(tile, form.box(1, 2, 0.4, 0.09), grain(colour), { at: [0, 1, 0] })
  const ink = (number) => matte(variant === 'walnut' ? '#f0e4cc' : pipTones[number])
  part(tile, form.box(0.8, 0.035, 0.02, 0.008), matte(shade(colour, -0.22)), { at: [0, 1, 0.197] })
  halves.forEach((number, half) => {
    for (const [x, y] of pips[number]) {
      const at = [x * 0.26, 0.5 + half + y * 0.26, 0.198]
      part(tile, form.cylinder(0.09, 0.09, 0.02, 20), ink(number), { at, turn: [QUARTER, 0, 0] })
    }
  })
  return tile
}

const drawnTiles = [
  [6, 4],
  [5, 2],
  [3, 3],
  [1, 6],
  [4, 5],
  [2, 1],
  [0, 5],
]

function dominoes(colour, variant) {
  const table = group()
  drawnTiles.slice(0, 5).forEach((halves, i) => {
    const place = { at: [-2.3 + i * 1.15, 0, -Math.sin(i * 0.78) * 0.5], turn: [0, (2 - i) * 0.12, 0] }
    put(table, domino(colour, variant, halves), place)
  })
  put(table, domino(colour, variant, drawnTiles[5]), { at: [-0.9, 0.2, 2.6], turn: [-QUARTER, 0, 0.5] })
  put(table, domino(colour, variant, drawnTiles[6]), { at: [1.4, 0.2, 2.5], turn: [-QUARTER, 0, -0.35] })
  return table
}

function dominoRun(colour, variant) {
  const run = group()
  for (let i = 0; i < 14; i++) {
    const angle = -0.3 + i * 0.2
    const lean = i < 4 ? -1.05 + i * 0.2 : 0
    const stand = put(run, group(), { at: [Math.cos(angle) * 3.4, 0, Math.sin(angle) * 2.6], turn: [0, -angle, 0] })
    put(stand, domino(colour, variant, drawnTiles[i % 7]), { turn: [-lean, 0, 0] })
  }
  return run
}

export const gameModels = {
  'game-chess': chessModel,
  'game-mancala': {
    build: mancala,
    yaw: 0.35,
    pitch: 0.45,
    tints: timbers,
    again: { build: (colour) => mancala(colour, '', true), yaw: -0.4, pitch: 0.6 },
  },
  'game-four': { build: fourInARow, yaw: -0.4, pitch: 0.16, tints: timbers, again: { yaw: 0.6, pitch: 0.26 } },
  'game-solitaire': {
    build: solitaire,
    yaw: 0.2,
    pitch: 0.62,
    tints: timbers,
    again: { build: (colour) => solitaire(colour, '', 12), yaw: 0.6, pitch: 0.42 },
  },
  'game-dominoes': {
    build: dominoes,
    yaw: -0.15,
    pitch: 0.3,
    tints: timbers,
    again: { build: dominoRun, yaw: 0.2, pitch: 0.42 },
  },
}
