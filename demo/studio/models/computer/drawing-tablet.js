import { goods, shade } from '../../colours.js'
import { gloss, lit, matte, metal, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { laptop } from './laptop.js'
import { stillLife } from './screens.js'

const { group, part, put, QUARTER } = form

const PICTURE = ['#efe3d0', '#5f7489', '#dfae5c', '#76804f']
const PENCIL_PICTURE = ['#dedbd2', '#6a6963', '#a5a29a', '#83817a']

/** A pen two long that lies along x, its nib at the left end. */
function pen(colour = goods.ink) {
  const whole = group()
  const laid = { turn: [0, 0, QUARTER] }
  part(whole, form.cylinder(0.075, 0.09, 1.4, 32), satin(colour), { ...laid, at: [0.3, 0, 0] })
  part(whole, form.cylinder(0.09, 0.03, 0.36, 32), matte(shade(colour, -0.2)), { ...laid, at: [-0.58, 0, 0] })
  part(whole, form.cylinder(0.03, 0.012, 0.12, 16), matte('#e9e6de'), { ...laid, at: [-0.82, 0, 0] })
  part(whole, form.box(0.36, 0.05, 0.06, 0.02), matte('#e9e6de'), { at: [-0.15, 0.085, 0] })
  part(whole, form.ball(0.075), satin(colour), { at: [1, 0, 0] })
  return whole
}

/** A pen held as one draws with it, its nib at the middle. */
function raised(colour) {
  const hand = group()
  put(hand, pen(colour), { at: [0.55, 0.66, 0.28], turn: [0, -0.45, 0.85] })
  return hand
}

function dialTablet(colour) {
  const slate = group()
  part(slate, form.slab(form.roundedRectangle(4.8, 2.9, 0.2), 0.16, 0.06), satin(colour), {
    at: [0, 0.08, 0],
    turn: [-QUARTER, 0, 0],
  })
  part(slate, form.slab(form.roundedRectangle(3.5, 2.6, 0.1), 0.02, 0.008), matte(shade(colour, -0.1)), {
    at: [0.52, 0.16, 0],
    turn: [-QUARTER, 0, 0],
  })
  for (const [x, z] of form.read('-1.05 -1.12, 2.1 -1.12, -1.05 1.12, 2.1 1.12')) {
    part(slate, form.box(0.16, 0.012, 0.024, 0.005), matte('#f2eee7'), { at: [x, 0.172, z] })
    part(slate, form.box(0.024, 0.012, 0.16, 0.005), matte('#f2eee7'), { at: [x, 0.172, z] })
  }
  part(slate, form.cylinder(0.46, 0.48, 0.2), metal('#c9a063'), { at: [-1.8, 0.26, -0.6] })
  part(slate, form.cylinder(0.38, 0.38, 0.05), matte('#34393a'), { at: [-1.8, 0.36, -0.6] })
  part(slate, form.ball(0.05, 14), matte('#f2eee7'), { at: [-1.8, 0.38, -0.86] })
  for (let i = 0; i < 4; i++) {
    part(slate, form.box(0.7, 0.12, 0.22, 0.06), satin(shade(colour, i === 3 ? 0.24 : 0.12)), {
      at: [-1.8, 0.19, 0.2 + i * 0.3],
    })
  }
  put(slate, pen('#34393a'), { at: [0.6, 0.26, 0.5], turn: [0, 0.5, 0] })
  return slate
}

function dialTabletAtWork(colour) {
  const desk = group()
  put(desk, laptop(goods.silver), { at: [0, 0, -1.5] })
  put(desk, dialTablet(colour), { at: [0.1, 0, 1.25], scale: 0.7 })
  return desk
}

function penScreen(colour) {
  const set = group()
  const board = put(set, group(), { at: [0, 0.2, 0.9], turn: [-QUARTER + 0.36, 0, 0] })
  part(board, form.box(5, 2.9, 0.2, 0.09), satin(colour), { at: [0, 1.35, 0] })
  part(board, form.face(4.06, 2.56, 0.06), gloss('#15191a'), { at: [0.34, 1.35, 0.102] })
  part(board, form.face(3.86, 2.36, 0.03), lit('#fff', { map: stillLife(1280, 780, PICTURE) }), {
    at: [0.34, 1.35, 0.106],
  })
  for (let i = 0; i < 6; i++) {
    part(board, form.box(0.34, 0.2, 0.08, 0.04), satin(shade(colour, -0.18)), {
      at: [-2.08, 2.3 - i * 0.36 - (i > 2 ? 0.16 : 0), 0.11],
    })
  }
  put(board, raised('#34393a'), { at: [0.9, 1.15, 0.1], turn: [QUARTER, 0, 0] })
  for (const x of [-1.6, 1.6]) {
    part(set, form.box(0.5, 1.05, 0.12, 0.05), matte('#34393a'), { at: [x, 0.5, -1.3], turn: [-0.3, 0, 0] })
  }
  part(set, form.tube('2.4 0.7 -1, 2.9 0.6 -1.1, 3.1 0.06 -0.6, 2.9 0.06 0.6', 0.05, 70), matte('#34393a'))
  return set
}

function paperSlate(colour) {
  const set = group()
  const cloth = woven(colour, [30, 38], 1)
  part(set, form.box(2.4, 0.1, 3.2, 0.05), cloth, { at: [1.24, 0.05, 0] })
  part(set, form.box(2.28, 0.13, 3.06, 0.06), satin('#efeae0'), { at: [1.24, 0.16, 0] })
  const page = form.face(1.96, 2.62, 0.03)
  part(set, page, matte('#fff', { map: stillLife(780, 1040, PENCIL_PICTURE) }), {
    at: [1.3, 0.228, 0.06],
    turn: [-QUARTER, 0, 0],
  })
  part(set, form.capsule(0.07, 3), matte(shade(colour, -0.2)), { at: [0.02, 0.08, 0], turn: [QUARTER, 0, 0] })
  const cover = put(set, group(), { at: [0, 0.06, 0], turn: [0, 0, -0.3] })
  part(cover, form.box(2.4, 0.09, 3.2, 0.04), cloth, { at: [-1.24, 0, 0] })
  part(cover, form.box(2.2, 0.02, 3, 0.01), matte(shade(colour, 0.2)), { at: [-1.22, 0.045, 0] })
  put(set, raised(goods.ink), { at: [1.5, 0.24, 0.3] })
  return set
}

/** Shut, a pen in its loop: a cloth-bound book. */
function paperSlateShut(colour) {
  const book = group()
  const cloth = woven(colour, [30, 38], 1)
  part(book, form.box(2.5, 0.1, 3.2, 0.05), cloth, { at: [0, 0.05, 0] })
  part(book, form.box(2.34, 0.2, 3.04, 0.05), satin('#efeae0'), { at: [0, 0.16, 0] })
  part(book, form.box(2.5, 0.1, 3.2, 0.05), cloth, { at: [0, 0.3, 0] })
  part(book, form.box(0.14, 0.34, 3.18, 0.06), matte(shade(colour, -0.2)), { at: [-1.22, 0.18, 0] })
  put(book, pen(goods.ink), { at: [1.38, 0.18, 0.1], turn: [0, QUARTER, 0] })
  part(book, form.box(0.26, 0.26, 0.4, 0.08), matte(shade(colour, -0.2)), { at: [1.36, 0.18, 0.1] })
  return book
}

function postcardTablet(colour) {
  const set = group()
  part(set, form.box(3, 0.36, 2.2, 0.17), satin(colour), { at: [0, 0.2, 0] })
  part(set, form.slab(form.roundedRectangle(2.44, 1.64, 0.2), 0.03, 0.01), matte('#f6f1e6'), {
    at: [-0.06, 0.385, 0],
    turn: [-QUARTER, 0, 0],
  })
  part(
    set,
    form.tube('-0.8 0.41 0.2, -0.5 0.41 -0.4, -0.2 0.41 0.3, 0.15 0.41 -0.3, 0.4 0.41 0.2, 0.8 0.41 -0.1', 0.018, 70),
    matte(goods.ink),
  )
  part(set, form.box(0.3, 0.3, 0.5, 0.12), matte(shade(colour, -0.24)), { at: [1.56, 0.22, 0] })
  put(set, pen('#f2eee7'), { at: [1.66, 0.22, 0.1], turn: [0, QUARTER, 0], scale: 1.15 })
  part(set, form.ball(0.04, 14), lit('#9fe0b4'), { at: [-1.34, 0.36, -0.84] })
  part(
    set,
    form.tube('-1.4 0.2 -0.5, -1.8 0.16 -0.6, -2.2 0.06 -0.1, -2.1 0.06 0.9, -1.5 0.06 1.5', 0.05, 80),
    matte('#f2eee7'),
  )
  part(set, form.box(0.4, 0.12, 0.22, 0.05), matte('#f2eee7'), { at: [-1.3, 0.07, 1.62], turn: [0, -0.55, 0] })
  return set
}

function postcardTabletAtWork(colour) {
  const desk = group()
  put(desk, postcardTablet(colour), {})
  part(desk, form.box(1.1, 0.12, 2.2, 0.06), satin(goods.ink), { at: [-3.1, 0.06, 0.7], turn: [0, 0.2, 0] })
  part(desk, form.face(1, 2.08, 0.1), lit('#fff', { map: stillLife(480, 1000, PICTURE) }), {
    at: [-3.1, 0.124, 0.7],
    turn: [-QUARTER, 0, 0.2],
  })
  return desk
}

function easel(colour, hasTea = false) {
  const stand = group()
  const ash = wood(colour, shade(colour, -0.28))
  for (const x of [-0.95, 0.95]) part(stand, form.bar([x * 1.25, 0.05, 0.7], [x * 0.5, 4.1, -0.55], 0.1), ash)
  part(stand, form.bar([0, 0.05, -1.7], [0, 3.7, -0.5], 0.1), ash)
  part(stand, form.box(1.9, 0.16, 0.14, 0.05), ash, { at: [0, 0.55, 0.52] })
  const leaning = put(stand, group(), { at: [0, 1.05, 0.5], turn: [-0.3, 0, 0] })
  part(leaning, form.box(4.2, 2.6, 0.2, 0.08), ash, { at: [0, 1.32, 0] })
  part(leaning, form.face(3.84, 2.24, 0.02), gloss('#15191a'), { at: [0, 1.32, 0.102] })
  part(leaning, form.face(3.7, 2.1, 0.02), lit('#fff', { map: stillLife(1280, 726, PICTURE) }), {
    at: [0, 1.32, 0.106],
  })
  part(leaning, form.box(0.5, 0.2, 0.34, 0.06), ash, { at: [0, 2.68, 0] })
  part(stand, form.box(4.2, 0.12, 0.8, 0.05), ash, { at: [0, 0.98, 0.72] })
  part(stand, form.box(4.2, 0.2, 0.08, 0.03), ash, { at: [0, 1.04, 1.1] })
  put(stand, pen(goods.clay), { at: [-0.5, 1.12, 0.86], scale: 0.8 })
  if (hasTea) put(stand, cup(matte(goods.sage), '#8a5a2c'), { at: [1.5, 1.04, 0.75], scale: 0.75 })
  return stand
}

export const drawingTablets = {
  'drawing-tablet-dial': {
    build: dialTablet,
    yaw: -0.6,
    pitch: 0.72,
    again: { build: dialTabletAtWork, yaw: 0.3, pitch: 0.4 },
  },
  'drawing-tablet-screen': { build: penScreen, yaw: -0.5, pitch: 0.42, again: { yaw: 1.15, pitch: 0.2 } },
  'drawing-tablet-note': {
    build: paperSlate,
    yaw: -0.3,
    pitch: 0.66,
    again: { build: paperSlateShut, yaw: 0.5, pitch: 0.5 },
  },
  'drawing-tablet-pocket': {
    build: postcardTablet,
    yaw: 0.35,
    pitch: 0.7,
    again: { build: postcardTabletAtWork, yaw: -0.4, pitch: 0.7 },
  },
  'drawing-tablet-easel': {
    build: (colour) => easel(colour),
    yaw: -0.42,
    pitch: 0.12,
    again: { build: (colour) => easel(colour, true), yaw: 0.55, pitch: 0.22 },
  },
}
