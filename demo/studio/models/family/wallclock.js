import { goods, shade } from '../../colours.js'
import { brass, glass, gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { books } from '../props.js'
import { bead } from './bead.js'
import { fluted } from './fluted.js'
import { rope } from './weave.js'

const { group, part, put, QUARTER, TURN } = form
const FACE = '#f4efe4'

/** Clocks are built looking to the front, their middle at the origin; this stands one up, leaning back a little. */
function standing(clock, middle, lean = -0.1) {
  const stand = group()
  put(stand, clock, { at: [0, middle, 0], turn: [lean, 0, 0] })
  return stand
}

/** A hand of a clock: `hour` is where it points, of twelve. */
function hand(clock, hour, { length, width, tail = 0.12, z }, material) {
  const pointing = put(clock, group(), { at: [0, 0, z], turn: [0, 0, (-hour / 12) * TURN] })
  part(pointing, form.box(width, length + tail, 0.03, 0.015), material, { at: [0, (length - tail) / 2, 0] })
  return pointing
}

/** Ten past ten, as clocks show in shop windows. */
function hands(clock, size, z, material) {
  hand(clock, 10.17, { length: size * 0.55, width: size * 0.07, z }, material)
  hand(clock, 2, { length: size * 0.82, width: size * 0.05, z: z + 0.03 }, material)
  part(clock, form.ball(size * 0.06), material, { at: [0, 0, z + 0.03], scale: [1, 1, 0.5] })
}

/** Calls back with the place of each of `count` marks around the dial. */
function marks(count, radius, callback) {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * TURN
    callback([Math.sin(angle) * radius, Math.cos(angle) * radius], -angle, i)
  }
}

/** A flat round thing lying against the dial. */
const dial = (clock, radius, depth, z, material) =>
  part(clock, form.cylinder(radius, radius, depth, 96), material, { at: [0, 0, z], turn: [QUARTER, 0, 0] })

function stationClock(colour) {
  const clock = group()
  const steel = gloss(colour)
  const rim = form.curve('1.2 -0.25, 1.42 -0.22, 1.5 0, 1.46 0.16, 1.36 0.2, 1.3 0.1, 1.3 0', 60)
  part(clock, form.turned(rim), steel, { turn: [QUARTER, 0, 0] })
  dial(clock, 1.4, 0.2, -0.12, matte(FACE))
  const ink = matte('#2e3236')
  marks(60, 1.12, ([x, y], turn, i) => {
    const isHour = i % 5 === 0
    const stroke = form.box(isHour ? 0.085 : 0.03, isHour ? 0.28 : 0.09, 0.02, 0.008)
    const inwards = isHour ? 0.93 : 1.02
    part(clock, stroke, ink, { at: [x * inwards, y * inwards, -0.005], turn: [0, 0, turn] })
  })
  hands(clock, 1.1, 0.04, ink)
  const red = matte('#bf3f2c')
  const second = hand(clock, 7, { length: 0.85, width: 0.03, tail: 0.25, z: 0.11 }, red)
  part(second, form.cylinder(0.1, 0.1, 0.03, 40), red, { at: [0, 0.78, 0], turn: [QUARTER, 0, 0] })
  dial(clock, 0.06, 0.05, 0.12, red)
  dial(clock, 1.32, 0.01, 0.16, glass('#ffffff', 0.07))
  return clock
}

const timbers = { oak: '#c39a66', walnut: '#6f4a30', cherry: '#a5623c' }

function squareClock(colour) {
  const clock = group()
  const plate = form.slab(form.roundedRectangle(2.8, 2.8, 0.42), 0.34, 0.08)
  const { position, uv } = plate.attributes
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / 2.8 + 0.5, position.getY(i) / 2.8 + 0.5)
  part(clock, plate, wood(colour, shade(colour, -0.3)))
  marks(12, 1.06, ([x, y], _, i) => {
    const dot = form.cylinder(i % 3 ? 0.06 : 0.1, i % 3 ? 0.06 : 0.1, 0.03, 32)
    part(clock, dot, metal('#efd28c'), { at: [x, y, 0.17], turn: [QUARTER, 0, 0] })
  })
  hands(clock, 1.05, 0.21, satin(FACE))
  return clock
}

function plateClock(colour) {
  const clock = group()
  const glaze = speckled(colour, '#00000044', 500)
  const dish = form.curve('0 0.06, 0.7 0.06, 0.95 0.12, 1.42 0.34, 1.5 0.36, 1.5 0.3, 1.1 0.06, 0.7 -0.06, 0 -0.06', 90)
  const fade = (y) => Math.min(Math.max((y - 0.12) / 0.2, 0), 1)
  part(clock, fluted(dish, 16, 0.09, { fade }), glaze, { turn: [QUARTER, 0, 0] })
  marks(12, 0.92, ([x, y], _, i) => {
    const dot = { at: [x, y, 0.13], scale: [1, 1, 0.3] }
    part(clock, bead(i % 3 ? 0.05 : 0.085), matte(colour === goods.oat ? '#a9734c' : '#d9b78d'), dot)
  })
  hands(clock, 0.82, 0.16, brass())
  return clock
}

/** The outline of a house whose floor lies at the origin. */
const house = (size, eaves, ridge) =>
  form.polygon([
    [-size, 0],
    [size, 0],
    [size, eaves],
    [0, ridge],
    [-size, eaves],
  ])

function houseClock(colour) {
  const clock = group()
  part(clock, form.slab(house(1, 1.75, 2.62), 0.8, 0.04), satin(colour), { at: [0, 0.75, 0] })
  for (const side of [-1, 1]) {
    const roof = { at: [side * 0.62, 2.98, 0], turn: [0, 0, side * -0.716] }
    part(clock, form.box(1.66, 0.13, 1.08, 0.05), satin(shade(colour, -0.2)), roof)
  }
  part(clock, form.box(2.2, 0.12, 0.96, 0.04), satin(shade(colour, -0.2)), { at: [0, 0.76, 0] })
  const front = put(clock, group(), { at: [0, 2.2, 0.42] })
  part(front, form.ring(0.68, 0.05), brass())
  dial(front, 0.68, 0.04, 0, matte(FACE))
  marks(12, 0.54, ([x, y], turn) => {
    part(front, form.box(0.04, 0.12, 0.02, 0.008), matte('#2e3236'), { at: [x, y, 0.025], turn: [0, 0, turn] })
  })
  hands(front, 0.5, 0.05, matte('#2e3236'))
  for (const x of [-0.32, 0.32]) {
    part(clock, form.box(0.26, 0.34, 0.04, 0.02), matte(shade(colour, -0.26)), { at: [x, 1.2, 0.4] })
    part(clock, form.box(0.03, 0.34, 0.05, 0.01), satin(colour), { at: [x, 1.2, 0.41] })
  }
  part(clock, form.bar([0, 0.75, 0.1], [0.16, 0.18, 0.1], 0.025), brass())
  part(clock, form.ball(0.2), brass(), { at: [0.18, 0.1, 0.1], scale: [1, 1, 0.4] })
  return clock
}

/** A wall holds it up in life; here two posts do, so that the pendulum swings free. */
function houseStanding(colour) {
  const shelf = group()
  put(shelf, houseClock(colour), { at: [0, 0.12, 0] })
  for (const x of [-0.75, 0.75]) part(shelf, form.box(0.12, 0.86, 0.5, 0.03), wood('#c7a278'), { at: [x, 0.43, 0] })
  return shelf
}

function rayClock(colour) {
  const clock = group()
  const cane = satin(colour)
  marks(48, 1, ([x, y], _, i) => {
    const length = [1.66, 1.3, 1.5, 1.3][i % 4]
    const [from, to] = [
      [x * 0.55, y * 0.55, 0],
      [x * length, y * length, 0],
    ]
    part(clock, form.bar(from, to, 0.032), cane)
    part(clock, bead(0.045), cane, { at: to })
  })
  for (const [radius, thickness] of [
    [0.62, 0.07],
    [1.12, 0.04],
  ])
    part(clock, form.ring(radius, thickness), rope(colour, [70, 1], 2), { at: [0, 0, 0.03] })
  dial(clock, 0.6, 0.08, 0.02, matte(FACE))
  marks(12, 0.49, ([x, y]) => part(clock, bead(0.028), matte('#4b3a2b'), { at: [x, y, 0.065] }))
  hands(clock, 0.48, 0.09, matte('#4b3a2b'))
  return clock
}

/** A clock on a shelf among books. */
function onShelf(clock, middle, tones) {
  const shelf = group()
  put(shelf, standing(clock, middle), { at: [-0.3, 0, 0] })
  put(shelf, books(tones), { at: [1.1, 0, 0.95], turn: [0, 0.2, 0], scale: 0.62 })
  return shelf
}

export const wallclockModels = {
  'wallclock-rim': {
    build: (colour) => standing(stationClock(colour), 1.49),
    yaw: -0.3,
    pitch: 0.06,
    again: { build: (colour) => onShelf(stationClock(colour), 1.49, [goods.sage, '#e3d7c2']), yaw: -0.1, pitch: 0.2 },
  },
  'wallclock-square': {
    build: (colour) => standing(squareClock(colour), 1.4),
    yaw: -0.35,
    pitch: 0.06,
    tints: timbers,
    again: { build: (colour) => onShelf(squareClock(colour), 1.4, ['#e3d7c2', goods.clay]), yaw: -0.1, pitch: 0.2 },
    near: { zoom: 1.7 },
  },
  'wallclock-plate': {
    build: (colour) => standing(plateClock(colour), 1.49, -0.18),
    yaw: -0.3,
    pitch: 0.08,
    again: { build: (colour) => onShelf(plateClock(colour), 1.49, [goods.butter, '#e3d7c2']), yaw: -0.1, pitch: 0.2 },
  },
  'wallclock-pendulum': { build: houseStanding, yaw: -0.4, pitch: 0.1, again: { yaw: 0.45, pitch: 0.16 } },
  'wallclock-ray': {
    build: (colour) => standing(rayClock(colour), 1.66),
    yaw: -0.25,
    pitch: 0.05,
    again: { build: (colour) => onShelf(rayClock(colour), 1.66, [goods.clay, '#e3d7c2']), yaw: -0.1, pitch: 0.2 },
  },
}
