import { goods, shade } from '../../colours.js'
import { glass, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { timbers } from '../electrical/parts.js'
import { grained, PLAIN, phoneFront } from './parts.js'
import { phoneBack } from './smartphone.js'

const { group, part, put, QUARTER } = form

/** Fewer steps to a corner: a case has many, each a few pixels wide. */
const plate = (shape, depth, bevel) => form.slab(shape, depth, bevel, { bevelSegments: 3, curveSegments: 14 })

/** The outline of a case's back, with a window for the lenses. */
function backOutline(width, height, radius) {
  const back = form.roundedRectangle(width, height, radius)
  back.holes.push(form.roundedRectangle(0.74, 0.74, 0.18, -0.32, 1.13))
  return back
}

/** The wall around the phone, `thick` wide. */
function rimOutline(thick) {
  const rim = form.roundedRectangle(1.5 + thick * 2, 3.1 + thick * 2, 0.18 + thick)
  rim.holes.push(form.roundedRectangle(1.5, 3.1, 0.18))
  return rim
}

/** A phone's case seen from behind: a soft back with a window for the lenses. */
function caseShell(colour) {
  const shell = group()
  const rubber = matte(colour)
  part(shell, plate(backOutline(1.62, 3.22, 0.24), 0.08, 0.03), rubber)
  part(shell, plate(rimOutline(0.06), 0.26, 0.01), rubber, { at: [0, 0, -0.12] })
  return shell
}

/** A case on a phone, both seen from behind. */
function worn(shell, colour = '#dcd7cd') {
  const whole = group()
  put(whole, shell)
  put(whole, phoneBack(colour), { at: [0, 0, -0.08], turn: [0, Math.PI, 0] })
  return whole
}

function phonecase(colour) {
  const set = group()
  put(set, caseShell(colour), { at: [-0.7, 1.62, -0.35], turn: [0, 0.16, 0] })
  put(set, worn(caseShell(colour)), { at: [0.8, 1.62, 0.35], turn: [0, -0.14, 0] })
  return set
}

function phonecases(colour) {
  const set = group()
  ;[goods.oat, shade(colour, 0.14), colour].forEach((tone, i) => {
    const turn = [-QUARTER, 0, 0.5 - i * 0.42]
    put(set, caseShell(tone), { at: [i * 0.5, 0.08 + i * 0.3, 0], turn })
  })
  return set
}

/** The cover of a wallet case, hinged on its right edge, its three cards along z. */
function cover(leather, lining, thread) {
  const leaf = group()
  part(leaf, plate(form.roundedRectangle(1.76, 3.36, 0.2), 0.1, 0.04), leather, { at: [-0.88, 0, 0] })
  part(leaf, plate(form.roundedRectangle(1.6, 3.2, 0.14), 0.03, 0.01), lining, { at: [-0.88, 0, 0.05] })
  ;[goods.butter, goods.mist, goods.clay].forEach((tone, i) => {
    const y = 0.98 - i * 0.5
    part(leaf, plate(form.roundedRectangle(1.3, 0.6, 0.08), 0.02, 0.006), satin(tone), {
      at: [-0.88, y, 0.07 + i * 0.03],
    })
    part(leaf, plate(form.roundedRectangle(1.5, 1.1, 0.08), 0.03, 0.01), lining, {
      at: [-0.88, y - 0.52, 0.085 + i * 0.03],
    })
    part(leaf, form.box(1.4, 0.02, 0.01, 0.004), thread, { at: [-0.88, y - 0.06, 0.105 + i * 0.03] })
  })
  return leaf
}

function walletOpen(colour) {
  const book = group()
  const leather = matte(colour, { roughness: 0.6 })
  const lining = matte(shade(colour, 0.12))
  put(book, cover(leather, lining, matte(goods.sand)), { at: [-0.06, 1.7, 0], turn: [0, 0.5, 0] })
  part(book, form.cylinder(0.1, 0.1, 3.3, 24), leather, { at: [0, 1.7, -0.04] })
  const right = put(book, group(), { at: [0.06, 1.7, 0], turn: [0, -0.3, 0] })
  part(right, plate(form.roundedRectangle(1.76, 3.36, 0.2), 0.1, 0.04), leather, { at: [0.88, 0, 0] })
  put(right, phoneFront(PLAIN), { at: [0.88, 0, 0.15] })
  part(right, form.box(0.62, 0.52, 0.06, 0.03), leather, { at: [1.98, 0, -0.02] })
  return book
}

function walletClosed(colour) {
  const book = group()
  const leather = matte(colour, { roughness: 0.6 })
  const lie = put(book, group(), { at: [0, 0.3, 0], turn: [-QUARTER, 0, 0] })
  for (const z of [-0.22, 0.22])
    part(lie, plate(form.roundedRectangle(1.76, 3.36, 0.2), 0.1, 0.04), leather, { at: [0, 0, z] })
  put(lie, phoneFront(PLAIN))
  part(lie, form.cylinder(0.27, 0.27, 3.3, 32), leather, { at: [-0.8, 0, 0], scale: [0.5, 1, 1] })
  part(lie, form.box(0.9, 0.52, 0.06, 0.03), leather, { at: [0.55, 0, 0.29] })
  part(lie, form.box(0.06, 0.52, 0.6, 0.03), leather, { at: [0.98, 0, 0] })
  return book
}

function clearShell(colour) {
  const shell = group()
  part(shell, plate(backOutline(1.6, 3.2, 0.22), 0.05, 0.02), glass('#f4f6f4', 0.3))
  part(shell, plate(rimOutline(0.13), 0.3, 0.05), satin(colour), { at: [0, 0, -0.1] })
  for (const [x, y] of form.read('-0.74 -1.54, 0.74 -1.54, -0.74 1.54, 0.74 1.54'))
    part(shell, form.ball(0.2, 24), satin(colour), { at: [x, y, -0.1], scale: [0.9, 0.9, 1] })
  const window = form.roundedRectangle(0.82, 0.82, 0.22, -0.32, 1.13)
  window.holes.push(form.roundedRectangle(0.72, 0.72, 0.18, -0.32, 1.13))
  part(shell, plate(window, 0.1, 0.03), satin(colour))
  return shell
}

function clearCase(colour) {
  const set = group()
  put(set, clearShell(colour), { at: [-0.85, 1.7, -0.4], turn: [0, 0.3, 0] })
  put(set, worn(clearShell(colour), goods.snow), { at: [0.7, 1.7, 0.35], turn: [0, -0.14, 0] })
  return set
}

const clearLying = (colour) =>
  put(group(), worn(clearShell(colour), goods.snow), { at: [0, 0.3, 0], turn: [-QUARTER, 0, 0] }).parent

function woodenShell(colour) {
  const shell = caseShell('#34383a')
  const board = form.roundedRectangle(1.46, 3.06, 0.16)
  board.holes.push(form.roundedRectangle(0.86, 0.86, 0.2, -0.32, 1.13))
  part(shell, plate(board, 0.05, 0.015), grained(colour), { at: [0, 0, 0.045] })
  for (let i = 0; i < 3; i++)
    part(shell, form.box(1.2, 0.035, 0.02, 0.008), matte(shade(colour, -0.24)), { at: [0, -0.72 - i * 0.16, 0.066] })
  return shell
}

/** The outside of one, and the felted inside of another behind it. */
function woodenCase(colour) {
  const set = group()
  put(set, woodenShell(colour), { at: [0.55, 1.62, 0.35], turn: [0, -0.1, 0] })
  const inside = put(set, woodenShell(colour), { at: [-0.85, 1.62, -0.4], turn: [0, Math.PI + 0.3, 0] })
  part(inside, plate(backOutline(1.48, 3.08, 0.18), 0.02, 0.006), matte('#8f8678'), { at: [0, 0, -0.05] })
  return set
}

function woodenLying(colour) {
  const set = group()
  put(set, worn(woodenShell(colour)), { at: [0, 0.26, 0], turn: [-QUARTER, 0, 0] })
  return set
}

/** A case with ribs from top to bottom and a ring that can be raised by an angle. */
function ribbedShell(colour, raised) {
  const shell = caseShell(colour)
  const rib = form.capsule(0.045, 1)
  for (let i = 0; i < 11; i++) {
    const x = -0.7 + i * 0.14
    const isUnderWindow = x < 0.1
    const top = isUnderWindow ? 0.62 : 1.44
    const length = top + 1.44
    part(shell, rib, matte(colour), { at: [x, top - length / 2, 0.03], scale: [1, (length - 0.06) / 1.09, 1] })
  }
  part(shell, form.cylinder(0.36, 0.38, 0.07, 48), satin(shade(colour, -0.1)), {
    at: [0, -0.2, 0.09],
    turn: [QUARTER, 0, 0],
  })
  const hinge = put(shell, group(), { at: [0, 0.1, 0.15], turn: [-raised, 0, 0] })
  part(hinge, form.ring(0.34, 0.05), metal(goods.gold), { at: [0, -0.36, 0] })
  part(shell, form.cylinder(0.07, 0.07, 0.24, 20), metal(goods.gold), { at: [0, 0.1, 0.15], turn: [0, 0, QUARTER] })
  return shell
}

const gripCase = (colour) =>
  put(group(), worn(ribbedShell(colour, 0.5)), { at: [0, 1.62, 0], turn: [-0.05, 0, 0] }).parent

/** On its side, leaning back on its ring. */
function gripStanding(colour) {
  const set = group()
  const lean = put(set, group(), { at: [0, 0.85, 0], turn: [0.3, 0, 0] })
  put(lean, worn(ribbedShell(colour, 1.3)), { turn: [0, 0, QUARTER] })
  return set
}

export const phonecaseModels = {
  phonecase: { build: phonecase, yaw: -0.3, pitch: 0.06, again: { build: phonecases, yaw: -0.2, pitch: 0.62 } },
  'phonecase-wallet': {
    build: walletOpen,
    yaw: -0.1,
    pitch: 0.12,
    again: { build: walletClosed, yaw: -0.5, pitch: 0.5 },
  },
  'phonecase-clear': { build: clearCase, yaw: -0.25, pitch: 0.08, again: { build: clearLying, yaw: 0.6, pitch: 0.6 } },
  'phonecase-wood': {
    build: woodenCase,
    yaw: -0.3,
    pitch: 0.08,
    tints: timbers,
    again: { build: woodenLying, yaw: 0.5, pitch: 0.55 },
  },
  'phonecase-grip': { build: gripCase, yaw: -0.4, pitch: 0.08, again: { build: gripStanding, yaw: 0.5, pitch: 0.2 } },
}
