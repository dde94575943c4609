import { goods, shade } from '../../colours.js'
import { gloss, lit, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { timber, timbers } from '../electrical/parts.js'
import { budsCase, PLAIN, phoneFront } from './parts.js'

const { around, group, part, put, QUARTER } = form
const FLAT = [-QUARTER, 0, 0]

/** A watch closed to a ring, its face along z, to rest on a charging post. */
function watchOnPost() {
  const watch = group()
  part(watch, form.slab(form.roundedRectangle(0.8, 0.92, 0.24), 0.24, 0.08), metal('#d8d2c8'), { at: [0, 0, 0.16] })
  part(watch, form.face(0.68, 0.8, 0.2), lit('#1b2124'), { at: [0, 0, 0.285] })
  part(watch, form.ring(0.24, 0.03, 4.4), lit('#8fb5a5'), { at: [0, 0, 0.29] })
  for (const side of [-1, 1])
    part(
      watch,
      form.strip(
        `0.2 ${side * 0.42}, 0.05 ${side * 0.66}, -0.4 ${side * 0.72}, -0.78 ${side * 0.4}, -0.84 0`,
        0.5,
        0.07,
        60,
      ),
      matte('#6f7f78'),
      {
        turn: [0, -QUARTER, 0],
      },
    )
  return watch
}

function clothDisc(colour) {
  const pad = group()
  part(
    pad,
    form.turned(form.curve('0 0.05, 1.4 0.05, 1.56 0.12, 1.6 0.24, 1.56 0.34, 1.46 0.4, 0 0.42', 60), 128),
    woven(colour, [60, 14], 1.4),
  )
  part(pad, form.cylinder(1.44, 1.44, 0.02, 96), woven(colour, [34, 34], 1.4), { at: [0, 0.415, 0] })
  part(pad, form.cylinder(1.4, 1.4, 0.06, 72), matte('#b58d5f'), { at: [0, 0.03, 0] })
  const stitch = matte(shade(colour, colour === goods.oat ? -0.2 : 0.22))
  around(56, (angle) => {
    const at = [Math.cos(angle) * 1.36, 0.43, Math.sin(angle) * 1.36]
    part(pad, form.box(0.09, 0.025, 0.03, 0.01), stitch, { at, turn: [0, -angle + QUARTER, 0] })
  })
  part(pad, form.cylinder(0.03, 0.03, 0.02, 16), lit('#f3e6c4'), { at: [0.3, 0.22, 1.575], turn: [QUARTER, 0, 0] })
  part(pad, form.tube('0 0.2 -1.5, 0.1 0.16 -2, 0.9 0.07 -2.3, 1.9 0.07 -1.9, 2.4 0.07 -1', 0.07, 70), matte('#d8cfc0'))
  return pad
}

function clothDiscInUse(colour) {
  const set = clothDisc(colour)
  put(set, phoneFront(PLAIN), { at: [0, 0.53, 0], turn: [-QUARTER, 0, 0.5] })
  return set
}

function magnetStand(colour) {
  const stand = group()
  const steel = metal(colour, { roughness: 0.44 })
  part(stand, form.turned('0 0, 1.14 0, 1.2 0.05, 1.2 0.16, 1.14 0.22, 0 0.24', 96), steel)
  part(stand, form.turned('0.86 0.235, 0.9 0.26, 0.94 0.235', 72), matte(shade(colour, -0.2)))
  part(stand, form.tube('0 0.2 -0.5, 0 1 -0.6, 0 1.9 -0.6, 0 2.25 -0.5', 0.13, 60), steel)
  part(stand, form.ball(0.2, 32), steel, { at: [0, 2.28, -0.46] })
  const head = put(stand, group(), { at: [0, 2.3, -0.2], turn: [QUARTER - 0.22, 0, 0] })
  part(head, form.turned('0 -0.24, 0.3 -0.22, 0.66 -0.12, 0.74 0, 0.74 0.08, 0.68 0.12, 0 0.12', 80), steel)
  part(head, form.cylinder(0.64, 0.64, 0.02, 64), matte('#f2eee7'), { at: [0, 0.125, 0] })
  part(head, form.ring(0.5, 0.02), metal('#cfcac0'), { at: [0, 0.135, 0], turn: [QUARTER, 0, 0] })
  return stand
}

function magnetStandInUse(colour) {
  const stand = magnetStand(colour)
  put(stand, phoneFront(PLAIN), { at: [0, 2.12, 0.1], turn: [-0.22, 0, 0], scale: 0.95 })
  return stand
}

function tray(colour) {
  const set = group()
  const board = timber(colour)
  part(set, form.box(5, 0.4, 2.4, 0.18), board, { at: [0, 0.2, 0] })
  part(set, form.slab(form.roundedRectangle(1.7, 2.1, 0.2), 0.04, 0.012), matte('#8b8f8a'), {
    at: [-1.45, 0.41, 0],
    turn: FLAT,
  })
  part(set, form.slab(form.roundedRectangle(1.5, 1.1, 0.34), 0.03, 0.01), matte(shade(colour, -0.2)), {
    at: [0.55, 0.4, 0.35],
    turn: FLAT,
  })
  part(set, form.cylinder(0.16, 0.2, 1.1, 32), board, { at: [1.85, 0.9, -0.2] })
  part(set, form.cylinder(0.4, 0.4, 0.16, 48), matte('#f2eee7'), {
    at: [1.85, 1.45, -0.12],
    turn: [QUARTER - 0.2, 0, 0],
  })
  return set
}

function trio(colour) {
  const set = tray(colour)
  put(set, phoneFront(PLAIN), { at: [-1.45, 0.53, -0.1], turn: FLAT, scale: 0.85 })
  put(set, budsCase(goods.snow), { at: [0.55, 0.41, 0.35], scale: 0.95 })
  put(set, watchOnPost(), { at: [1.85, 1.45, 0.02], turn: [-0.2, 0, 0] })
  return set
}

function lampBoard(colour) {
  const set = group()
  const board = satin(colour)
  part(set, form.box(4.6, 0.42, 2.2, 0.2), board, { at: [0, 0.21, 0] })
  part(set, form.turned('0.62 0.4, 0.66 0.5, 0.6 0.56, 0.5 0.58', 64), metal(goods.gold), { at: [1.3, 0, 0] })
  part(set, form.ball(1.02, 56), lit('#fff3d8'), { at: [1.3, 1.46, 0] })
  part(set, form.ball(1.04, 56), gloss('#fff8ea', { transparent: true, opacity: 0.55 }), { at: [1.3, 1.46, 0] })
  part(set, form.cylinder(0.78, 0.78, 0.03, 64), matte(shade(colour, -0.12)), { at: [-1.15, 0.425, 0] })
  part(set, form.ring(0.5, 0.018), matte(shade(colour, 0.1)), { at: [-1.15, 0.445, 0], turn: FLAT })
  return set
}

function lampInUse(colour) {
  const set = lampBoard(colour)
  put(set, phoneFront(PLAIN), { at: [-1.15, 0.54, 0.1], turn: [-QUARTER, 0, 0.12], scale: 0.85 })
  return set
}

/** A soft square, hinged on its left edge. */
function square(colour, mark) {
  const leaf = group()
  part(leaf, form.slab(form.roundedRectangle(1.9, 1.9, 0.34, 1, 0), 0.3, 0.12), woven(colour, [2.6, 2.6], 1), {
    turn: FLAT,
  })
  const rim = matte(shade(colour, -0.16))
  if (mark === 'phone') part(leaf, form.ring(0.56, 0.035), rim, { at: [1, 0.15, 0], turn: FLAT })
  if (mark === 'buds')
    part(leaf, form.slab(form.roundedRectangle(1, 0.7, 0.3), 0.04, 0.015), rim, { at: [1, 0.15, 0], turn: FLAT })
  if (mark === 'watch') part(leaf, form.cylinder(0.36, 0.38, 0.16, 48), matte('#f2eee7'), { at: [1, 0.2, 0] })
  return leaf
}

/** The spine between two squares. */
const spine = (parent, colour, x, y) =>
  part(parent, form.cylinder(0.09, 0.09, 1.5, 24), matte(shade(colour, -0.2)), { at: [x, y, 0], turn: [QUARTER, 0, 0] })

function folding(colour) {
  const set = group()
  put(set, square(colour, 'phone'), { at: [-1, 0.2, 0], turn: [0, Math.PI, 1.05] })
  spine(set, colour, -1, 0.16)
  put(set, square(colour, 'buds'), { at: [-1, 0.15, 0] })
  spine(set, colour, 1, 0.12)
  put(set, square(colour, 'watch'), { at: [1, 0.15, 0] })
  put(set, budsCase(goods.snow), { at: [0, 0.32, 0], scale: 0.9 })
  return set
}

function foldingStacked(colour) {
  const set = group()
  ;['phone', 'buds', 'phone'].forEach((mark, i) => {
    put(set, square(colour, mark), { at: [-1, 0.16 + i * 0.34, 0] })
  })
  for (const [x, y] of [
    [-1, 0.68],
    [1, 0.34],
  ])
    part(set, form.box(0.08, 0.5, 1.5, 0.04), matte(shade(colour, -0.2)), { at: [x, y, 0] })
  return set
}

export const chargingpadModels = {
  'chargingpad-cloth': {
    build: clothDisc,
    yaw: -0.3,
    pitch: 0.4,
    again: { build: clothDiscInUse, yaw: -0.1, pitch: 0.55 },
  },
  'chargingpad-stand': {
    build: magnetStandInUse,
    yaw: -0.85,
    pitch: 0.14,
    again: { build: magnetStand, yaw: -0.45, pitch: 0.2 },
  },
  'chargingpad-trio': {
    build: trio,
    yaw: -0.35,
    pitch: 0.38,
    tints: timbers,
    again: { build: tray, yaw: 0.35, pitch: 0.5 },
  },
  'chargingpad-lamp': { build: lampInUse, yaw: -0.3, pitch: 0.26, again: { build: lampBoard, yaw: 0.45, pitch: 0.34 } },
  'chargingpad-fold': {
    build: folding,
    yaw: -0.4,
    pitch: 0.36,
    again: { build: foldingStacked, yaw: -0.5, pitch: 0.36 },
  },
}
