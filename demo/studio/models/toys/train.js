import { Shape } from 'three'
import { shade } from '../../colours.js'
import { gloss, matte, metal, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, DARK, PALE, wheels } from './parts.js'
import { engine, wagon } from './steam.js'
import { tramModels } from './tram.js'

const { group, part, put, QUARTER } = form

function train(colour) {
  const line = group()
  put(line, engine(colour))
  put(line, wagon(shade(colour, 0.14), form.ball(0.27)), { at: [2.02, 0, 0.22], turn: [0, -0.22, 0] })
  return line
}

function trainWhole(colour) {
  const line = put(group(), train(colour)).parent
  put(line, wagon(CREAM, form.box(0.5, 0.5, 0.5, 0.05)), { at: [3.7, 0, 0.85], turn: [0, -0.48, 0] })
  return line
}

/** A car of the express: the leading one has a long nose toward -x. */
function expressCar(colour, stripe, leads) {
  const car = group()
  const profile = new Shape()
  profile.moveTo(1.15, 0.24)
  profile.lineTo(1.15, 1.3)
  if (leads) {
    profile.lineTo(-0.35, 1.3)
    profile.bezierCurveTo(-1.1, 1.28, -1.5, 0.8, -1.95, 0.5)
    profile.bezierCurveTo(-2.1, 0.38, -2.05, 0.24, -1.9, 0.24)
  } else {
    profile.lineTo(-1.15, 1.3)
    profile.lineTo(-1.15, 0.24)
  }
  part(car, form.slab(profile, 0.94, 0.14, { bevelSegments: 6, curveSegments: 24 }), satin(colour))
  const band = leads ? '1.02 0.5, 1.02 0.68, -1.35 0.68, -1.72 0.5' : '1.02 0.5, 1.02 0.68, -1.02 0.68, -1.02 0.5'
  part(car, form.slab(form.polygon(band), 0.96, 0.01, COARSE), matte(stripe))
  const glassy = gloss('#3b474e')
  const windows = leads ? [0.75, 0.3, -0.15] : [0.75, 0.25, -0.25, -0.75]
  for (const x of windows) part(car, form.box(0.3, 0.26, 0.965, 0.06), glassy, { at: [x, 0.98, 0] })
  if (leads) part(car, form.box(0.5, 0.06, 0.62, 0.03), glassy, { at: [-1, 1.07, 0], turn: [0, 0, 0.62] })
  wheels(car, leads ? [-1.05, 0.7] : [-0.68, 0.68], 0.24, 0.42)
  return car
}

const stripeOn = (variant) => (variant === 'snow' ? '#5f7489' : '#f2eee7')

function express(colour, variant, wagons = 2) {
  const line = group()
  put(line, expressCar(colour, stripeOn(variant), true), { at: [-1, 0, 0] })
  let [x, z] = [1.3, 0.08]
  for (let i = 1; i <= wagons; i++) {
    const turn = -i * 0.11
    part(line, form.cylinder(0.1, 0.1, 0.2, 24), metal('#8f8a84'), {
      at: [x - 1.13, 0.42, z - 0.04],
      turn: [0, 0, QUARTER],
    })
    put(line, expressCar(colour, stripeOn(variant), false), { at: [x + 0.12, 0, z + 0.1], turn: [0, turn, 0] })
    x += 2.36 * Math.cos(turn - 0.05)
    z -= 2.36 * Math.sin(turn - 0.05)
  }
  return line
}

function logWagon(colour) {
  const car = group()
  part(car, form.box(1.6, 0.22, 0.86, 0.06), matte(colour), { at: [0, 0.42, 0] })
  for (const [y, z] of [
    [0.71, -0.22],
    [0.71, 0.22],
    [1.06, 0],
  ]) {
    part(car, form.cylinder(0.2, 0.2, 1.5, 32), wood('#7d5a3c', '#4c3423'), { at: [0, y, z], turn: [0, 0, QUARTER] })
    part(car, form.cylinder(0.165, 0.165, 1.52, 32), wood(PALE), { at: [0, y, z], turn: [0, 0, QUARTER] })
  }
  for (const x of [-0.5, 0.5]) {
    for (const z of [-0.44, 0.44]) part(car, form.capsule(0.05, 0.5), wood(DARK), { at: [x, 0.78, z] })
  }
  wheels(car, [-0.45, 0.45], 0.28)
  return car
}

function craneWagon(colour) {
  const car = group()
  part(car, form.box(1.6, 0.22, 0.86, 0.06), wood(), { at: [0, 0.42, 0] })
  part(car, form.cylinder(0.36, 0.4, 0.14, 40), wood(DARK), { at: [0, 0.6, 0] })
  const arm = put(car, group(), { at: [0, 0.66, 0], turn: [0, 0.35, 0] })
  part(arm, form.box(0.6, 0.56, 0.6, 0.07), matte(colour), { at: [-0.1, 0.3, 0] })
  part(arm, form.box(0.3, 0.26, 0.63, 0.05), matte('#f3ebdb'), { at: [-0.02, 0.4, 0] })
  for (const z of [-0.14, 0.14]) part(arm, form.bar([0.1, 0.2, z], [1.1, 1.5, z * 0.4], 0.05), wood(PALE))
  part(arm, form.ball(0.1, 24), wood(DARK), { at: [1.1, 1.5, 0] })
  part(arm, form.bar([1.16, 1.48, 0], [1.16, 0.75, 0], 0.016), matte('#5a5048'))
  part(arm, form.ring(0.1, 0.03, 4.4), metal('#8f8a84'), { at: [1.16, 0.62, 0], turn: [0, 0, -2.6] })
  wheels(car, [-0.45, 0.45], 0.28)
  return car
}

function tankWagon(colour) {
  const car = group()
  part(car, form.box(1.6, 0.22, 0.86, 0.06), wood(), { at: [0, 0.42, 0] })
  part(car, form.capsule(0.4, 0.7), matte(CREAM), { at: [0, 0.9, 0], turn: [0, 0, QUARTER] })
  for (const x of [-0.3, 0.3])
    part(car, form.ring(0.4, 0.035), matte(colour), { at: [x, 0.9, 0], turn: [0, QUARTER, 0] })
  part(car, form.cylinder(0.15, 0.15, 0.16, 32), wood(DARK), { at: [0, 1.34, 0] })
  wheels(car, [-0.45, 0.45], 0.28)
  return car
}

/** A shunter: a low bonnet before a tall cab. */
function shunter(colour) {
  const loco = group()
  part(loco, form.box(2, 0.26, 0.96, 0.06), wood(DARK), { at: [0, 0.44, 0] })
  part(loco, form.box(1.2, 0.64, 0.74, 0.1), matte(colour), { at: [-0.32, 0.88, 0] })
  for (const x of [-0.66, -0.42, -0.18])
    part(loco, form.box(0.08, 0.36, 0.76, 0.03), matte(shade(colour, -0.16)), { at: [x, 0.88, 0] })
  part(loco, form.box(0.72, 1.24, 0.92, 0.08), matte(colour), { at: [0.58, 1.16, 0] })
  part(loco, form.box(0.44, 0.38, 0.945, 0.07), matte('#f3ebdb'), { at: [0.58, 1.4, 0] })
  part(loco, form.box(0.88, 0.12, 1.06, 0.05), wood(DARK), { at: [0.58, 1.84, 0] })
  part(loco, form.cylinder(0.1, 0.1, 0.4, 32), wood(PALE), { at: [-0.55, 1.36, 0] })
  part(loco, form.ball(0.11, 24), matte('#e9c46c'), { at: [-0.94, 0.98, 0] })
  for (const z of [-0.28, 0.28])
    part(loco, form.cylinder(0.1, 0.1, 0.1, 24), wood(PALE), { at: [-1.02, 0.44, z], turn: [0, 0, QUARTER] })
  wheels(loco, [-0.6, 0.6], 0.34)
  return loco
}

function freight(colour, _variant, last) {
  const line = put(group(), shunter(colour)).parent
  put(line, logWagon(shade(colour, 0.12)), { at: [1.95, 0, 0.16], turn: [0, -0.16, 0] })
  put(line, craneWagon(colour), { at: [3.7, 0, 0.62], turn: [0, -0.34, 0] })
  if (last) put(line, last, { at: [5.3, 0, 1.4], turn: [0, -0.55, 0] })
  return line
}

export const trainModels = {
  train: { build: train, yaw: 0.45, pitch: 0.22, again: { build: trainWhole, yaw: 0.7, pitch: 0.34 } },
  'train-express': {
    build: express,
    yaw: 0.95,
    pitch: 0.22,
    again: { build: (colour, variant) => express(colour, variant, 4), yaw: 1.05, pitch: 0.36 },
  },
  'train-freight': {
    build: freight,
    yaw: 0.4,
    pitch: 0.22,
    again: { build: (colour) => freight(colour, '', tankWagon(colour)), yaw: 0.75, pitch: 0.34 },
  },
  ...tramModels,
}
