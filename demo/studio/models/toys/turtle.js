import { shade } from '../../colours.js'
import { gloss, matte, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, cord, DARK, PALE, wheels } from './parts.js'

const { group, part, put, QUARTER } = form

/** The height of the shell above its rim at a distance from the middle. */
const dome = (distance) => 1.02 * Math.sqrt(Math.max(0, 1 - (distance / 1.34) ** 2))

function shell(toy, colour, nod) {
  const back = put(toy, group(), { at: [0.1, 0.62, 0], turn: [0, 0, nod] })
  part(back, form.turned(form.curve('1.3 -0.04, 1.42 0, 1.4 0.1, 1.32 0.16', 20), 72), matte(CREAM))
  const profile = Array.from({ length: 26 }, (_, i) => [
    1.34 * Math.sin((i / 25) * QUARTER),
    1.02 * Math.cos((i / 25) * QUARTER),
  ])
  part(back, form.turned(profile, 72), satin(colour))
  part(back, form.cylinder(1.3, 1.2, 0.16, 64), wood(DARK), { at: [0, 0, 0] })
  const plate = (distance, angle, radius) => {
    const steep = Math.asin(Math.min(1, distance / 1.34)) * 0.86
    const hold = put(back, group(), { turn: [0, angle, 0] })
    part(hold, form.cylinder(radius, radius * 1.06, 0.08, 6), matte(shade(colour, 0.14)), {
      at: [distance, dome(distance), 0],
      turn: [0, 0, -steep],
    })
  }
  plate(0, 0, 0.36)
  form.around(6, (angle) => plate(0.74, angle, 0.3), 0.52)
}

function turtle(colour, nod = 0.06) {
  const toy = group()
  shell(toy, colour, nod)
  const skin = wood(PALE)
  part(toy, form.capsule(0.26, 0.5), skin, { at: [-1.4, 0.76, 0], turn: [0, 0, 1.1] })
  part(toy, form.ball(0.42, 40), skin, { at: [-1.76, 1.02, 0], scale: [1.1, 0.95, 0.92] })
  for (const z of [-1, 1]) part(toy, form.ball(0.07, 20), gloss('#2a2523'), { at: [-2, 1.16, z * 0.27] })
  part(toy, form.tube('-2.12 0.9 -0.16, -2.19 0.86 0, -2.12 0.9 0.16', 0.02, 16, 8), matte('#2a2523'))
  part(toy, form.slab(form.polygon('1.25 0.52, 1.25 0.76, 1.8 0.5'), 0.3, 0.06, COARSE), skin)
  part(toy, form.box(1.9, 0.2, 0.9, 0.08), wood(DARK), { at: [0.1, 0.46, 0] })
  wheels(toy, [-0.72, 0.92], 0.4, 0.92)
  return toy
}

function family(colour, apart = 0) {
  const pair = put(group(), turtle(colour)).parent
  const place = { at: [2.95 + apart * 0.4, 0, 0.3 + apart], turn: [0, -0.15 - apart * 0.3, 0], scale: 0.52 }
  put(pair, turtle(shade(colour, 0.1), -0.05), place)
  if (!apart) {
    part(pair, form.bar([1.1, 0.46, 0], [2.2, 0.4, 0.22], 0.03), matte('#efe6d4'))
    part(pair, form.ball(0.09, 20), wood(DARK), { at: [1.9, 0.42, 0.18] })
  }
  cord(pair, [-0.86, 0.44, 0])
  return pair
}

export const turtleModel = {
  build: (colour) => family(colour),
  yaw: 0.5,
  pitch: 0.26,
  again: { build: (colour) => family(colour, 1.5), yaw: 1, pitch: 0.36 },
}
