import { gloss, matte, satin, wood } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { buttonTints } from './chocolate.js'
import { flatLabel, PAPER } from './packaging.js'

const { group, part, put, QUARTER } = form

/** A dried slice, its lower half in chocolate, lying along x. */
function mangoSlice(colour) {
  const slice = group()
  const shape = form.outline('-0.95 0, -0.6 -0.26, 0.1 -0.34, 0.75 -0.24, 0.98 0, 0.7 0.26, 0.1 0.32, -0.6 0.27')
  const dried = form.bend(form.slab(shape, 0.1, 0.04), (x, y, z) => [
    x,
    y,
    z + 0.07 * Math.sin(x * 3 + 1) + 0.03 * Math.sin(y * 9),
  ])
  part(slice, dried, satin('#e09a2d'), { turn: [-QUARTER, 0, 0], at: [0, 0.1, 0] })
  const half = form.outline('0.02 -0.35, 0.1 -0.37, 0.76 -0.27, 1.02 0, 0.72 0.3, 0.1 0.36, -0.02 0.33, 0.06 0')
  const coat = form.bend(form.slab(half, 0.17, 0.06), (x, y, z) => [x, y, z + 0.07 * Math.sin(x * 3 + 1)])
  part(slice, coat, gloss(colour), { turn: [-QUARTER, 0, 0], at: [0, 0.1, 0] })
  return slice
}

function mango(colour) {
  const set = group()
  part(set, form.box(3, 0.14, 2.7, 0.07), wood(), { at: [0, 0.07, 0] })
  part(set, form.box(2.5, 0.02, 2.3, 0.01), matte(PAPER), { at: [0.02, 0.15, 0], turn: [0, 0.08, 0] })
  for (let i = 0; i < 4; i++)
    put(set, mangoSlice(colour), { at: [wobble(0.08), 0.16, -0.82 + i * 0.55], turn: [0, 0.12 + wobble(0.08), 0] })
  put(set, mangoSlice(colour), { at: [0.1, 0.34, -0.1], turn: [0.06, -0.5, 0.03] })
  put(set, mangoSlice(colour), { at: [-0.1, 0.36, 0.62], turn: [-0.05, 0.62, 0.03] })
  return set
}

function mangoBagged(colour) {
  const set = group()
  const bag = put(set, group(), { at: [-0.4, 0, -0.5] })
  part(bag, form.box(1.9, 2.3, 0.5, 0.2), matte('#e7c27a'), { at: [0, 1.15, 0] })
  part(bag, form.box(1.9, 0.2, 0.1, 0.03), matte('#e7c27a'), { at: [0, 2.34, 0] })
  flatLabel(bag, [1.1, 1.1], { at: [0, 1.1, 0.26] }, colour)
  put(set, mangoSlice(colour), { at: [0.7, 0, 0.7], turn: [0, 0.3, 0] })
  put(set, mangoSlice(colour), { at: [0.9, 0.14, 0.95], turn: [0.05, -0.4, 0.03] })
  return set
}

export const dippedMangoes = {
  'chocolate-mango': {
    build: mango,
    yaw: -0.5,
    pitch: 0.6,
    tints: buttonTints,
    again: { build: mangoBagged, yaw: -0.2, pitch: 0.26 },
  },
}
