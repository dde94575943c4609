import { drawn, matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, grain, lay, PALE, timbers } from './parts.js'

const { group, part, put, QUARTER } = form
const SIDES = 28

/** Foot and stem that all pieces share, then what tells them apart. */
const turnedPieces = {
  pawn: '0 0, 0.17 0, 0.18 0.06, 0.1 0.14, 0.07 0.34, 0.12 0.37, 0.06 0.4, 0.12 0.46, 0.13 0.54, 0.08 0.62, 0 0.64',
  rook: '0 0, 0.19 0, 0.2 0.07, 0.12 0.15, 0.1 0.44, 0.17 0.5, 0.17 0.68, 0.11 0.68, 0.11 0.6, 0 0.6',
  bishop:
    '0 0, 0.19 0, 0.2 0.07, 0.11 0.16, 0.07 0.5, 0.13 0.53, 0.07 0.57, 0.13 0.68, 0.1 0.82, 0.03 0.92, 0.04 0.96, 0 0.98',
  queen:
    '0 0, 0.2 0, 0.21 0.08, 0.12 0.18, 0.08 0.66, 0.15 0.7, 0.08 0.74, 0.17 0.98, 0.1 0.98, 0.06 1.04, 0.05 1.08, 0 1.1',
  king: '0 0, 0.2 0, 0.21 0.08, 0.12 0.18, 0.09 0.7, 0.16 0.74, 0.09 0.78, 0.16 1.02, 0.08 1.08, 0 1.1',
  knight: '0 0, 0.19 0, 0.2 0.07, 0.12 0.15, 0.11 0.24, 0 0.26',
}

const horse = '-0.13 0, 0.14 0, 0.15 0.2, 0.1 0.44, 0 0.56, -0.06 0.5, -0.22 0.36, -0.2 0.26, -0.06 0.28, -0.12 0.12'

function piece(kind, material) {
  const figure = group()
  part(figure, form.turned(turnedPieces[kind], SIDES), material)
  if (kind === 'knight') {
    part(figure, form.slab(form.polygon(horse), 0.17, 0.03, COARSE), material, {
      at: [0, 0.22, 0],
      turn: [0, QUARTER, 0],
    })
  }
  if (kind === 'king') {
    part(figure, form.box(0.05, 0.2, 0.05, 0.015), material, { at: [0, 1.18, 0] })
    part(figure, form.box(0.15, 0.05, 0.05, 0.015), material, { at: [0, 1.2, 0] })
  }
  return figure
}

function squares(colour) {
  return drawn(1024, 1024, (canvas, width) => {
    const cell = width / 8
    for (let i = 0; i < 64; i++) {
      const [x, y] = [i % 8, Math.floor(i / 8)]
      canvas.fillStyle = (x + y) % 2 ? colour : '#ead7b2'
      canvas.fillRect(x * cell, y * cell, cell, cell)
      canvas.strokeStyle = '#00000014'
      canvas.lineWidth = 2
      for (let line = 8; line < cell; line += 13) {
        canvas.beginPath()
        canvas.moveTo(x * cell, y * cell + line)
        canvas.lineTo((x + 1) * cell, y * cell + line + ((i * 7) % 9) - 4)
        canvas.stroke()
      }
    }
  })
}

const back = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']
const start = [
  ...back.flatMap((kind, x) => [
    [kind, x, 0, true],
    ['pawn', x, 1, true],
    [kind, x, 7, false],
    ['pawn', x, 6, false],
  ]),
]

/** A few moves on: some pieces have come out and some stand beside the board. */
const moved = start.map(([kind, x, y, dark]) => {
  if (kind === 'pawn' && (x === 3 || x === 4)) return [kind, x, dark ? 3 : 4, dark]
  if (kind === 'knight' && x === 6) return [kind, 5, dark ? 2 : 5, dark]
  if (kind === 'pawn' && x === 2) return [kind, dark ? -1.4 : 8.4, dark ? 3 : 5, dark]
  return [kind, x, y, dark]
})

function chess(colour, _variant, pieces = start) {
  const set = group()
  lay(set, form.roundedRectangle(4.7, 4.7, 0.12), 0.24, grain(colour), { bevel: 0.05 })
  part(set, form.face(4, 4, 0.01), matte('#fff', { map: squares(colour) }), {
    at: [0, 0.242, 0],
    turn: [-QUARTER, 0, 0],
  })
  const [dark, light] = [grain(colour), wood(PALE)]
  for (const [kind, x, y, isDark] of pieces) {
    const onBoard = x >= 0 && x < 8
    const place = {
      at: [(x - 3.5) * 0.5, onBoard ? 0.245 : 0, (y - 3.5) * 0.5],
      turn: [0, isDark ? Math.PI : 0, 0],
      scale: 1.02,
    }
    put(set, piece(kind, isDark ? dark : light), place)
  }
  return set
}

export const chessModel = {
  build: chess,
  yaw: -0.35,
  pitch: 0.42,
  tints: timbers,
  again: { build: (colour) => chess(colour, '', moved), yaw: 0.5, pitch: 0.3 },
}
