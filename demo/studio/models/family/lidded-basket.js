import { goods, shade } from '../../colours.js'
import { brass, matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { rope, wicker, wound } from './weave.js'

const { group, part, put, QUARTER } = form
const LINEN = '#ece4d4'
const LEATHER = '#8a5733'

function laundryLid(colour) {
  const lid = group()
  part(lid, form.turned(form.curve('1.2 -0.06, 1.22 0.06, 0.9 0.24, 0.4 0.33, 0 0.35', 50)), wicker(colour, [80, 26]))
  part(lid, form.ring(1.2, 0.06), rope(colour, [70, 1]), { turn: [QUARTER, 0, 0] })
  part(lid, form.ring(0.16, 0.05), rope(colour, [14, 1]), { at: [0, 0.46, 0] })
  return lid
}

function laundryBody(colour) {
  const basket = group()
  wound(basket, '0 0, 0.84 0, 0.92 0.06, 1.02 1.2, 1.14 2.5', wicker(colour, [72, 44]), LINEN)
  for (const [radius, y] of [
    [0.92, 0.06],
    [1.13, 2.46],
  ])
    part(basket, form.ring(radius, 0.065), rope(colour, [70, 1]), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    const hoop = form.tube(
      [
        [0, -0.1, -0.34],
        [0.12, 0.12, -0.3],
        [0.2, 0.26, 0],
        [0.12, 0.12, 0.3],
        [0, -0.1, 0.34],
      ],
      0.055,
      40,
    )
    part(basket, hoop, rope(colour, [24, 1]), { at: [side * 1.08, 1.95, 0], turn: [0, side > 0 ? 0 : Math.PI, 0] })
  }
  return basket
}

function laundry(colour) {
  const basket = laundryBody(colour)
  put(basket, laundryLid(colour), { at: [0, 2.54, 0] })
  return basket
}

function laundryOpen(colour) {
  const set = laundryBody(colour)
  put(set, laundryLid(colour), { at: [1.5, 1.1, 0.5], turn: [0, -0.5, -1.25] })
  for (const [tone, x, z, turn] of [
    [goods.sage, -0.3, 0.1, 0.2],
    [goods.clay, 0.35, -0.1, 1.2],
    ['#f0e9dc', 0.1, 0.4, 2.1],
  ])
    part(set, form.ball(0.6), woven(tone, [24, 24]), {
      at: [x, 2.42, z],
      turn: [0.3, turn, 0.2],
      scale: [1, 0.55, 0.8],
    })
  part(set, form.ring(1.1, 0.09), matte(LINEN), { at: [0, 2.54, 0], turn: [QUARTER, 0, 0] })
  return set
}

/** Half of the lid, hinged beside the handle; `open` is how far it is raised. */
function picnicLid(basket, side, material, open) {
  const hinge = put(basket, group(), { at: [side * 0.16, 1.3, 0], turn: [0, 0, side * open] })
  part(hinge, form.box(1.42, 0.12, 1.96, 0.05), material, { at: [side * 0.72, 0.04, 0] })
  const tongue = { at: [side * 1.44, -0.1, 0] }
  part(hinge, form.box(0.07, 0.5, 0.3, 0.03), satin(LEATHER), tongue)
  part(hinge, form.ball(0.05), brass(), { at: [side * 1.49, -0.24, 0] })
}

function picnicBasket(colour, open = 0) {
  const basket = group()
  const cane = wicker(colour, [40, 16])
  part(
    basket,
    form.bend(form.softBox(2.9, 1.26, 1.85), (x, y, z) => [x * (1 + 0.05 * y), y + 0.63, z * (1 + 0.05 * y)]),
    cane,
  )
  const lid = wicker(shade(colour, -0.04), [24, 22])
  for (const side of [-1, 1]) picnicLid(basket, side, lid, side > 0 ? open : 0)
  part(basket, form.box(0.3, 0.1, 1.98, 0.04), cane, { at: [0, 1.34, 0] })
  for (const x of [-0.09, 0.09]) {
    const arch = form.tube(
      `${x} 0.4 -1, ${x} 1.3 -1.02, ${x} 2.1 -0.72, ${x} 2.4 0, ${x} 2.1 0.72, ${x} 1.3 1.02, ${x} 0.4 1`,
      0.075,
      70,
    )
    part(basket, arch, rope(colour, [60, 1]))
  }
  for (const y of [0.08, 1.2]) {
    for (const z of [-1, 1])
      part(basket, form.box(2.96, 0.12, 0.08, 0.03), rope(colour, [40, 1]), { at: [0, y, z * 0.95] })
    for (const x of [-1, 1])
      part(basket, form.box(0.08, 0.12, 1.9, 0.03), rope(colour, [26, 1]), { at: [x * 1.48, y, 0] })
  }
  return basket
}

function picnicOpen(colour) {
  const set = picnicBasket(colour, 1.15)
  part(set, form.capsule(0.15, 1), matte('#c9924f'), { at: [0.85, 1.4, 0.3], turn: [0.5, 0, 1.1] })
  part(set, form.ball(0.3), satin('#c0472f'), { at: [0.6, 1.35, -0.35] })
  part(set, form.ball(0.28), satin('#dfa23c'), { at: [1.1, 1.32, -0.2] })
  return set
}

export const liddedBasketModels = {
  'basket-laundry': {
    build: laundry,
    yaw: -0.4,
    pitch: 0.22,
    again: { build: laundryOpen, yaw: 0.1, pitch: 0.3 },
    aside: { pitch: 1 },
  },
  'basket-picnic': {
    build: (colour) => picnicBasket(colour),
    yaw: -0.5,
    pitch: 0.26,
    again: { build: picnicOpen, yaw: -0.35, pitch: 0.36 },
  },
}
