import { matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { wheels } from './parts.js'

const { group, part, QUARTER } = form

export function engine(colour) {
  const loco = group()
  part(loco, form.box(2.1, 0.24, 0.86, 0.06), wood(), { at: [0, 0.44, 0] })
  part(loco, form.cylinder(0.4, 0.4, 1.25), matte(colour), { at: [-0.36, 0.94, 0], turn: [0, 0, QUARTER] })
  part(loco, form.cylinder(0.33, 0.33, 0.06), wood('#e2c49a'), { at: [-1.0, 0.94, 0], turn: [0, 0, QUARTER] })
  part(loco, form.box(0.72, 1.15, 0.86, 0.08), matte(colour), { at: [0.6, 1.12, 0] })
  part(loco, form.box(0.4, 0.36, 0.9, 0.08), matte('#f3ebdb'), { at: [0.6, 1.3, 0] })
  part(loco, form.box(0.98, 0.14, 1.08, 0.06), wood('#a97c50'), { at: [0.6, 1.76, 0] })
  part(loco, form.turned('0 0, 0.15 0, 0.15 0.3, 0.24 0.5, 0.2 0.52, 0 0.5'), wood('#a97c50'), { at: [-0.66, 1.3, 0] })
  part(loco, form.ball(0.15), wood('#e2c49a'), { at: [-0.14, 1.36, 0] })
  wheels(loco, [-0.65, 0.6], 0.34)
  return loco
}

export function wagon(colour, cargo) {
  const car = group()
  part(car, form.box(1.5, 0.22, 0.86, 0.06), wood(), { at: [0, 0.42, 0] })
  part(car, form.box(1.4, 0.42, 0.8, 0.06), matte(colour), { at: [0, 0.72, 0] })
  for (const x of [-0.36, 0.36]) part(car, cargo, wood('#e2c49a'), { at: [x, 1.02, 0] })
  part(car, form.capsule(0.05, 0.3), wood('#a97c50'), { at: [-0.9, 0.42, 0], turn: [0, 0, QUARTER] })
  wheels(car, [-0.42, 0.42], 0.28)
  return car
}
