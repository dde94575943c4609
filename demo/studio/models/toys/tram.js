import { shade } from '../../colours.js'
import { matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, DARK, halfRing, PALE, pegDoll, wheels } from './parts.js'
import { engine, wagon } from './steam.js'

const { group, part, put, QUARTER } = form

/** A plate with two round ends lying flat, its foot at `y`. */
function lying(toy, [long, wide, high], y, material) {
  const plan = form.roundedRectangle(long, wide, wide / 2 - 0.01)
  part(toy, form.slab(plan, high, 0.04, { curveSegments: 24, bevelSegments: 4 }), material, {
    at: [0, y + high / 2, 0],
    turn: [QUARTER, 0, 0],
  })
}

function tram(colour) {
  const car = group()
  lying(car, [3.5, 1.16, 0.16], 0.3, wood(DARK))
  lying(car, [3.46, 1.2, 0.5], 0.46, matte(colour))
  lying(car, [3.5, 1.24, 0.16], 0.9, matte(CREAM))
  lying(car, [3.48, 1.22, 0.22], 1.7, matte(colour))
  lying(car, [3.7, 1.4, 0.14], 1.9, wood(PALE))
  lying(car, [2.3, 0.72, 0.14], 2.02, matte(CREAM))
  for (const x of [-1.1, -0.55, 0, 0.55, 1.1]) {
    for (const z of [-0.53, 0.53]) part(car, form.box(0.1, 0.8, 0.09, 0.03), matte(colour), { at: [x, 1.38, z] })
    if (x < 1) part(car, form.box(0.1, 0.36, 0.8, 0.04), wood(DARK), { at: [x + 0.2, 1.18, 0] })
  }
  for (const side of [-1, 1]) {
    for (const z of [-0.3, 0.3])
      part(car, form.box(0.09, 0.8, 0.09, 0.03), matte(colour), { at: [side * 1.55, 1.38, z] })
    part(car, form.ball(0.12, 24), matte('#f6e7b8'), { at: [side * 1.72, 0.7, 0], scale: [0.6, 1, 1] })
  }
  part(car, form.cylinder(0.12, 0.16, 0.12, 32), wood(DARK), { at: [0.3, 2.2, 0] })
  part(car, form.bar([0.3, 2.2, 0], [1.6, 2.85, 0], 0.035), wood(DARK))
  part(car, form.ball(0.08, 20), wood(PALE), { at: [1.6, 2.85, 0] })
  wheels(car, [-0.75, 0.75], 0.28, 0.44)
  return car
}

function tramStop(colour) {
  const stop = put(group(), tram(colour)).parent
  put(stop, pegDoll(shade(colour, 0.14), '#8b9c8f'), { at: [-0.6, 0, 1.5] })
  put(stop, pegDoll('#5f7489', '#c4704f'), { at: [0.1, 0, 1.3], scale: 0.8 })
  return stop
}

const STRAIGHT = { bevelSegments: 3, curveSegments: 32 }

function flatBand([long, wide], width, high) {
  const plan = form.roundedRectangle(long, wide, wide / 2 - 0.01)
  plan.holes.push(form.roundedRectangle(long - 2 * width, wide - 2 * width, wide / 2 - width - 0.01))
  return form.slab(plan, high, 0.02, STRAIGHT)
}

/** An oval of grooved track, the joints of its twelve pieces drawn as fine lines. */
function track(floor) {
  const flat = (geometry, material, y) => part(floor, geometry, material, { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  flat(flatBand([7.4, 4.2], 0.72, 0.2), wood('#dcb98a', '#a97c50'), 0.1)
  for (const inset of [0.16, 0.48]) {
    flat(flatBand([7.4 - 2 * inset, 4.2 - 2 * inset], 0.08, 0.05), matte('#8a6540'), 0.186)
  }
  const joint = (x, z, turn) =>
    part(floor, form.box(0.03, 0.21, 0.72, 0.005), matte('#8a6540'), { at: [x, 0.1, z], turn: [0, turn, 0] })
  for (const x of [-1.6, 0, 1.6]) for (const z of [-1.74, 1.74]) joint(x, z, 0)
  for (const side of [-1, 1]) {
    for (const angle of [-0.55, 0.55])
      joint(side * (1.6 + 1.74 * Math.cos(angle)), 1.74 * Math.sin(angle), -side * angle)
  }
}

function station(colour) {
  const house = group()
  part(house, form.box(1.3, 0.8, 0.7, 0.04), matte(CREAM), { at: [0, 0.4, 0] })
  part(house, form.slab(form.polygon('-0.5 0, 0.5 0, 0 0.46'), 1.5, 0.03, COARSE), matte(colour), {
    at: [0, 0.8, 0],
    turn: [0, QUARTER, 0],
  })
  part(house, form.box(0.26, 0.5, 0.04, 0.02), wood(DARK), { at: [0, 0.26, 0.35] })
  for (const x of [-0.42, 0.42])
    part(house, form.box(0.24, 0.26, 0.04, 0.02), matte('#9fb4bb'), { at: [x, 0.48, 0.35] })
  return house
}

function trackSet(colour) {
  const floor = group()
  track(floor)
  const lift = 0.16
  put(floor, engine(colour), { at: [-0.9, lift, 1.74], scale: 0.52 })
  put(floor, wagon(shade(colour, 0.14), form.ball(0.27, 24)), { at: [0.22, lift, 1.74], scale: 0.52 })
  put(floor, station(colour), { at: [-0.5, 0, -0.1] })
  part(floor, halfRing(1.15, 0.82, 1, COARSE), matte(colour), {
    at: [0.9, 0, -1.74],
    turn: [0, QUARTER, 0],
    scale: [1, 1.15, 1],
  })
  for (const [x, z, size] of [
    [1.3, 0.3, 1],
    [1.9, -0.2, 0.8],
  ]) {
    part(floor, form.cylinder(0.08, 0.1, 0.5 * size, 24), wood(), { at: [x, 0.25 * size, z] })
    part(floor, form.turned('0 1.3, 0.03 1.28, 0.42 0.3, 0.4 0.27, 0 0.27', 40), matte('#7f9063'), {
      at: [x, 0.1, z],
      scale: size,
    })
  }
  part(floor, form.cylinder(0.05, 0.05, 1.1, 24), wood(PALE), { at: [-2.1, 0.55, 0.6] })
  part(floor, form.box(0.5, 0.16, 0.06, 0.03), matte('#b8563c'), { at: [-1.9, 1.02, 0.64], turn: [0, 0, 0.35] })
  return floor
}

export const tramModels = {
  'train-tram': { build: tram, yaw: -0.5, pitch: 0.2, again: { build: tramStop, yaw: 0.4, pitch: 0.24 } },
  'train-tracks': { build: trackSet, yaw: -0.3, pitch: 0.5, again: { yaw: 0.35, pitch: 0.28 } },
}
