import { shade } from '../../colours.js'
import { brass, landscape, lit, matte, metal, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { layKeys } from './keys.js'
import { laptop } from './laptop.js'
import { mouse } from './mouse.js'

const { group, part, put } = form

export function keyboard(colour) {
  const board = group()
  part(board, form.box(4.4, 0.34, 1.8, 0.15), satin(colour))
  part(board, form.box(4.22, 0.1, 1.64, 0.05), matte(shade(colour, -0.12)), { at: [0, 0.14, 0] })
  const [light, quiet, loud] = [satin('#f3eee4'), satin(shade(colour, 0.16)), satin('#d98a5f')]
  const paint = (key, line, i) => (key > 5 || (line === 0 && i === 0) ? loud : key > 1 ? quiet : light)
  layKeys(board, { width: 4.16, pitch: 0.4, height: 0.26, radius: 0.07, y: 0.28, paint })
  board.rotation.x = 0.06
  return group().add(board)
}

function keyboardAtWork(colour) {
  const desk = group()
  put(desk, keyboard(colour), {})
  put(desk, mouse(colour), { at: [3.05, -0.2, 0.25], turn: [0, -0.15, 0], scale: 0.62 })
  return desk
}

/** How far each column of a split half stands forward, from the little finger inwards. */
const STAGGER = [0.1, 0.08, 0, -0.1, -0.03, 0.03, 0.06]

function splitHalf(colour, side, walnut) {
  const half = group()
  part(half, form.box(2.3, 0.26, 1.72, 0.12), satin(colour), { at: [0, 0.16, 0] })
  const caps = satin(shade(colour, 0.13))
  const loud = satin('#d98a5f')
  STAGGER.forEach((forward, column) => {
    for (let line = 0; line < 4; line++) {
      const at = [side * (0.9 - column * 0.3), 0.36, -0.52 + line * 0.3 + forward]
      part(half, form.box(0.26, 0.2, 0.26, 0.06), caps, { at })
    }
  })
  for (const [x, z] of [
    [-0.46, 0.68],
    [-0.86, 0.71],
  ]) {
    part(half, form.box(0.38, 0.2, 0.24, 0.06), loud, { at: [side * x, 0.36, z] })
  }
  part(half, form.box(2.26, 0.26, 0.74, 0.13), walnut, { at: [0, 0.14, 1.28] })
  part(half, form.box(0.12, 0.5, 1.2, 0.05), matte('#2e3231'), { at: [-side * 0.98, -0.1, 0] })
  return half
}

function splitKeyboard(colour) {
  const pair = group()
  const walnut = wood('#7d563a', '#3f2716')
  for (const side of [-1, 1]) {
    put(pair, splitHalf(colour, side, walnut), { at: [side * 1.62, 0.12, 0], turn: [0, side * 0.16, -side * 0.13] })
  }
  const coil = Array.from({ length: 121 }, (_, i) => {
    const share = i / 120
    const angle = share * Math.PI * 18
    const sag = 0.14 * Math.sin(share * Math.PI)
    return [-0.62 + share * 1.24, 0.36 - sag + 0.075 * Math.cos(angle), -0.72 + 0.075 * Math.sin(angle)]
  })
  part(pair, form.tube(coil, 0.026, 320, 8), matte('#d98a5f'))
  return pair
}

const ROUND_ROWS = [13, 13, 12, 11]
const ROUND_KEY = '0 0.13, 0.08 0.135, 0.125 0.16, 0.15 0.15, 0.155 0.1, 0.14 0, 0 0'

function roundKeyboard(colour) {
  const board = group()
  part(board, form.box(4.9, 0.3, 2.3, 0.14), matte(shade(colour, -0.16)), { at: [0, 0.02, 0] })
  part(board, form.box(4.9, 0.22, 2.3, 0.1), satin(colour), { at: [0, 0.2, 0] })
  part(board, form.box(4.5, 0.06, 1.94, 0.03), matte(shade(colour, -0.26)), { at: [0, 0.29, 0.04] })
  const [light, quiet] = [satin('#f6efe2'), satin(shade(colour, -0.14))]
  const key = form.turned(ROUND_KEY, 36)
  const lay = (x, z, material) => part(board, key, material, { at: [x, 0.33, z] })
  ROUND_ROWS.forEach((count, line) => {
    for (let i = 0; i < count; i++) {
      const isEdge = line > 0 && (i === 0 || i === count - 1)
      lay(-2.02 + line * 0.12 + i * 0.325, -0.72 + line * 0.37, isEdge ? quiet : light)
    }
  })
  for (let i = 0; i < 6; i++) lay(-1.95 + i * 0.34 + (i > 2 ? 2.22 : 0), 0.78, quiet)
  part(board, form.box(2.3, 0.15, 0.3, 0.14), light, { at: [-0.02, 0.41, 0.78] })
  put(board, dial(), { at: [2.12, 0.3, -0.2] })
  board.rotation.x = 0.09
  return group().add(board)
}

function dial() {
  const knob = group()
  part(knob, form.turned('0 0, 0.2 0, 0.2 0.3, 0.17 0.34, 0 0.34', 64), brass())
  form.around(28, (angle) => {
    part(knob, form.box(0.02, 0.24, 0.03, 0.005), metal('#b08a4d'), {
      at: [Math.cos(angle) * 0.2, 0.15, Math.sin(angle) * 0.2],
      turn: [0, -angle, 0],
    })
  })
  return knob
}

/** Column, row, width and height of each of the 21 keys, in key widths. */
const PAD_KEYS = form.read(
  `0 0 1 1, 1 0 1 1, 2 0 1 1, 3 0 1 1, 0 1 1 1, 1 1 1 1, 2 1 1 1, 3 1 1 1, 0 2 1 1, 1 2 1 1, 2 2 1 1, 3 2 1 2,
  0 3 1 1, 1 3 1 1, 2 3 1 1, 0 4 1 1, 1 4 1 1, 2 4 1 1, 3 4 1 2, 0 5 2 1, 2 5 1 1`,
)

function numberPad(colour) {
  const pad = group()
  part(pad, form.box(2, 0.24, 2.9, 0.11), satin(colour), { at: [0, 0.14, 0] })
  const [light, quiet, loud] = [
    satin('#faf7f0'),
    satin(shade(colour, colour === '#f2eee7' ? -0.14 : 0.16)),
    satin('#d98a5f'),
  ]
  for (const [column, row, width, height] of PAD_KEYS) {
    const isLoud = column === 3 && row === 4
    const material = isLoud ? loud : column === 3 || row < 2 ? quiet : light
    const at = [-0.885 + (column + width / 2) * 0.4425, 0.32, -1.31 + (row + height / 2) * 0.437]
    part(pad, form.box(width * 0.4425 - 0.055, 0.2, height * 0.437 - 0.055, 0.06), material, { at })
  }
  pad.rotation.x = 0.05
  return group().add(pad)
}

function numberPadAtWork(colour) {
  const desk = group()
  put(desk, laptop('#c9c9c6'), { at: [0, 0, -0.4] })
  put(desk, numberPad(colour), { at: [2.35, 0, 0.3], turn: [0, -0.08, 0], scale: 0.55 })
  return desk
}

const HALF_ROWS = [
  [1, 1, 1, 1, 1, 1, 1.3],
  [1.3, 1, 1, 1, 1, 1, 1],
  [1.5, 1, 1, 1, 1, 1.1],
  [1.2, 1.2, 1.2, 2.6],
]

/** One half of the folding keyboard, its inner edge at x = 0 and its keys up. */
function foldingHalf(colour, side) {
  const half = group()
  const rows = side < 0 ? HALF_ROWS : HALF_ROWS.map((row) => row.toReversed())
  part(half, form.box(2.2, 0.07, 1.62, 0.035), woven(colour, [40, 30], 0.8), { at: [side * 1.15, 0.04, 0] })
  part(half, form.box(2.1, 0.07, 1.52, 0.035), matte(colour), { at: [side * 1.15, 0.1, 0] })
  const keys = put(half, group(), { at: [side * 1.15, 0, 0] })
  const [plain, tinted] = [satin('#f3eee4'), satin('#d98a5f')]
  const paint = (key, line) => (line === 3 && key > 2 ? tinted : plain)
  layKeys(keys, { width: 2, pitch: 0.35, height: 0.07, radius: 0.025, y: 0.16, paint, rows })
  return half
}

function foldingKeyboard(colour, lift = 0.8) {
  const book = group()
  put(book, foldingHalf(colour, -1), {})
  put(book, foldingHalf(colour, 1), { at: [0.02, 0, 0], turn: [0, 0, lift] })
  part(book, form.capsule(0.06, 1.5), matte(shade(colour, -0.2)), { at: [0, 0.07, 0], turn: [form.QUARTER, 0, 0] })
  return book
}

function foldingKeyboardAtWork(colour) {
  const desk = group()
  put(desk, foldingKeyboard(colour, 0), {})
  const phone = group()
  part(phone, form.box(1.1, 2.1, 0.12, 0.06), satin('#3b474e'), { at: [0, 1.05, 0] })
  const picture = landscape(512, 1024, ['#ead9c6', '#c98c6a', '#3d5a57', '#f7efdf'])
  part(phone, form.face(1.02, 2.02, 0.08), lit('#fff', { map: picture }), { at: [0, 1.05, 0.064] })
  put(desk, phone, { at: [0.2, 0.02, -1.5], turn: [-0.3, 0, 0] })
  part(desk, form.box(0.8, 0.16, 0.7, 0.06), wood(), { at: [0.2, 0.08, -1.6] })
  return desk
}

const across = { yaw: -0.78, pitch: 0.72 }

export const keyboards = {
  keyboard: { build: keyboard, ...across, again: { build: keyboardAtWork, yaw: 0.62, pitch: 0.62 } },
  'keyboard-split': { build: splitKeyboard, yaw: -0.5, pitch: 0.8, again: { yaw: 0.7, pitch: 0.5 } },
  'keyboard-round': { build: roundKeyboard, yaw: -0.62, pitch: 0.72, again: { yaw: 0.7, pitch: 0.42 } },
  'keyboard-numpad': {
    build: numberPad,
    yaw: -0.4,
    pitch: 0.75,
    again: { build: numberPadAtWork, yaw: -0.3, pitch: 0.4 },
  },
  'keyboard-fold': {
    build: (colour) => foldingKeyboard(colour),
    yaw: -0.35,
    pitch: 0.5,
    again: { build: foldingKeyboardAtWork, yaw: 0.4, pitch: 0.5 },
  },
}
