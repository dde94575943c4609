import { shade } from '../../colours.js'
import { brass, matte, satin, woven } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { plant } from '../props.js'
import { bead } from './bead.js'
import { rope, wicker, wound } from './weave.js'

const { group, part, put, QUARTER } = form
const LINEN = '#ece4d4'
const LEATHER = '#8a5733'

/** Wide and round below, and drawn out to the two ends at the mouth. */
function marketBasket(colour) {
  const basket = group()
  const straw = '#d9bf8d'
  const bands = (height) => ((height > 0.42 && height < 0.58) || (height > 0.7 && height < 0.86) ? colour : straw)
  const flare = (x, y, z) => [x * (1.1 + 0.16 * y), y + 0.09 * x * x * y, z * 0.74]
  const wall = form.curve('0 0, 0.6 0.02, 0.85 0.16, 1.02 0.7, 1.16 1.45', 70)
  part(basket, form.bend(form.turned(wall), flare), wicker(bands, [76, 40]))
  const inner = wall.map(([r, y]) => [Math.max(r - 0.05, 0), y + 0.02])
  part(basket, form.bend(form.turned(inner), flare), matte(shade(straw, -0.14)))
  const rim = form.ring(1.15, 0.05).rotateX(QUARTER).translate(0, 1.45, 0)
  part(basket, form.bend(rim, flare), rope(straw, [80, 1]))
  for (const z of [-1, 1]) {
    const strap = form.tube(
      `-0.62 1.05 ${z * 0.84}, -0.6 1.6 ${z * 0.8}, -0.48 2.25 ${z * 0.52}, 0 2.62 ${z * 0.42}, 0.48 2.25 ${z * 0.52}, 0.6 1.6 ${z * 0.8}, 0.62 1.05 ${z * 0.84}`,
      0.05,
      80,
    )
    part(basket, strap, satin(LEATHER))
    for (const x of [-0.62, 0.62]) {
      part(basket, form.box(0.2, 0.36, 0.06, 0.04), satin(LEATHER), { at: [x, 1.12, z * 0.87], turn: [z * 0.2, 0, 0] })
      part(basket, form.ball(0.035), brass(), { at: [x, 1.2, z * 0.92] })
    }
  }
  return basket
}

function marketFull(colour) {
  const basket = marketBasket(colour)
  for (const [i, x] of [-0.7, -0.45].entries()) {
    const loaf = { at: [x, 1.7, -0.15 + i * 0.3], turn: [0.1, 0, 0.3 + i * 0.14] }
    part(basket, form.capsule(0.16, 1.3), matte(i ? '#c08a4c' : '#cf9c5c'), loaf)
  }
  const fruit = ['#c0472f', '#dfa23c', '#b95f3a', '#9db05a', '#dfa23c']
  for (const [i, tone] of fruit.entries()) {
    part(basket, form.ball(0.26), satin(tone), { at: [-0.15 + i * 0.27, 1.44 + (i % 2) * 0.12, i % 2 ? 0.3 : -0.25] })
  }
  for (let i = 0; i < 9; i++) {
    const leaf = {
      at: [0.85 + wobble(0.16), 1.75 + wobble(0.22), wobble(0.24)],
      turn: [random(), random() * 3, wobble(0.7)],
      scale: [0.7, 1.3, 0.2],
    }
    part(basket, bead(0.22), matte(i % 2 ? '#7d9a4e' : '#64853f'), leaf)
  }
  return basket
}

/** Coils of rattan laid one on the other, each a little wider. */
function breadBasket(colour) {
  const basket = group()
  const cane = rope(colour, [110, 1], 3)
  const oval = { scale: [1.4, 1, 1] }
  for (let i = 0; i < 7; i++) {
    const coil = form.ring(0.92 + 0.3 * Math.sin((i / 6) * QUARTER), 0.085)
    part(basket, coil.rotateX(QUARTER), cane, { at: [0, 0.085 + i * 0.145, 0], ...oval })
  }
  part(basket, form.cylinder(0.95, 0.95, 0.06), matte(shade(colour, -0.1)), { at: [0, 0.06, 0], ...oval })
  return basket
}

/** A cloth that lies in the basket and hangs over its rim at the four corners. */
function cloth(_colour) {
  return form.surface(
    (u, v) => {
      const [a, b] = [u * 2 - 1, v * 2 - 1]
      const out = Math.hypot(a * 1.25, b * 1.25)
      const inside = 0.3 + 0.85 * Math.min(out, 1) ** 2
      const over = Math.max(out - 1, 0)
      const fold = 0.05 * Math.sin(Math.atan2(b, a) * 9) * out
      return [a * 1.72, inside - over * 1.15 + fold, b * 1.24]
    },
    70,
    70,
  )
}

function bread(colour) {
  const basket = breadBasket(colour)
  const linen = woven(LINEN, [40, 40], 0.4)
  linen.color.set('#f3ecdf')
  part(basket, cloth(), linen)
  return basket
}

function breadFull(colour) {
  const basket = bread(colour)
  for (const [x, z, y, turn] of [
    [-0.7, 0.1, 0.8, 0.3],
    [0.05, -0.3, 0.82, 1.1],
    [0.7, 0.15, 0.8, 2],
    [0, 0.35, 0.86, 2.6],
  ]) {
    part(basket, form.ball(0.46), matte('#c9924f'), { at: [x, y, z], turn: [0, turn, 0], scale: [1.15, 0.75, 0.85] })
    part(basket, form.ball(0.4), matte('#b0743a'), { at: [x, y + 0.13, z], turn: [0, turn, 0], scale: [1, 0.58, 0.75] })
  }
  return basket
}

function bellyBasket(colour) {
  const basket = group()
  const grass = '#d3bb87'
  const profile = '0 0, 0.7 0, 0.92 0.1, 1.22 0.6, 1.26 1, 1.02 1.5, 0.92 1.8, 1.02 2.1'
  wound(
    basket,
    profile,
    wicker((height) => (height < 0.58 ? colour : grass), [56, 44], 4),
    shade(grass, -0.16),
  )
  part(basket, form.ring(1, 0.06), rope(grass, [60, 1]), { at: [0, 2.1, 0], turn: [QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    const hoop = form.tube(
      [
        [0, 0, -0.3],
        [0.16, 0.26, -0.26],
        [0.2, 0.42, 0],
        [0.16, 0.26, 0.26],
        [0, 0, 0.3],
      ],
      0.06,
      40,
    )
    part(basket, hoop, rope(grass, [24, 1]), { at: [side * 0.93, 1.86, 0], turn: [0, side > 0 ? 0 : Math.PI, 0] })
  }
  return basket
}

function bellyWithPlant(colour) {
  const basket = bellyBasket(colour)
  put(basket, plant('#b8b0a4'), { at: [0, 1, 0], scale: 1.7 })
  return basket
}

export const basketModels = {
  'basket-market': { build: marketBasket, yaw: -0.35, pitch: 0.2, again: { build: marketFull, yaw: 0.2, pitch: 0.26 } },
  'basket-bread': {
    build: bread,
    yaw: -0.3,
    pitch: 0.4,
    again: { build: breadFull, yaw: 0.3, pitch: 0.44 },
    aside: { pitch: 1 },
  },
  'basket-belly': {
    build: bellyBasket,
    yaw: -0.5,
    pitch: 0.24,
    again: { build: bellyWithPlant, yaw: 0.3, pitch: 0.16 },
    aside: { pitch: 1 },
  },
}
