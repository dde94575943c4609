import { goods, shade } from '../../colours.js'
import { gloss, landscape, lit, matte, metal, ribbed, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { budsCase, lens, phoneBody, phoneFront } from './parts.js'

const { group, part, put, QUARTER } = form
const LENSES = '0.17 1.28, 0.47 1.28, 0.17 0.98'

/** The two lenses and the lamp of a phone's back, seen from behind. */
function phoneCamera(body, colour, depth) {
  part(body, form.box(0.68, 0.68, 0.08, 0.04), gloss(shade(colour, 0.04)), { at: [0.32, 1.13, -depth] })
  for (const [x, y] of form.read(LENSES)) lens(body, [x, y, -depth - 0.05], 0.125)
  part(body, form.cylinder(0.04, 0.04, 0.06), lit('#f6ead0'), {
    at: [0.47, 0.98, -depth - 0.03],
    turn: [QUARTER, 0, 0],
  })
}

export function phoneBack(colour) {
  const back = phoneBody(colour)
  phoneCamera(back, colour, 0.1)
  return back
}

function smartphone(colour) {
  const pair = group()
  put(pair, phoneBack(colour), { at: [-0.75, 1.55, -0.45], turn: [0, Math.PI + 0.18, 0] })
  put(pair, phoneFront(colour), { at: [0.62, 1.55, 0.2], turn: [0, -0.12, 0] })
  return pair
}

function smartphoneLying(colour) {
  const table = group()
  put(table, phoneBack(colour), { at: [0, 0.12, 0], turn: [QUARTER, 0, 0] })
  put(table, budsCase(goods.oat), { at: [1.6, 0, -0.2] })
  return table
}

const evening = () => landscape(512, 520, ['#f0dcc4', '#c98c6a', '#35434b', '#fbf3e4'])

/** One half of a folding phone, its hinge at the origin and its screen along z. */
function half(colour, isLid) {
  const leaf = group()
  part(leaf, form.box(1.5, 1.54, 0.15, 0.07), metal('#cfc8bd'), { at: [0, 0.79, 0] })
  part(leaf, form.box(1.47, 1.51, 0.1, 0.05), satin(colour), { at: [0, 0.79, -0.035] })
  part(leaf, form.face(1.38, 1.44, 0.1), lit('#101413'), { at: [0, 0.78, 0.078] })
  part(leaf, form.face(1.32, 1.42, 0.08), lit('#fff', { map: evening() }), { at: [0, 0.76, 0.08] })
  if (!isLid) return leaf
  part(leaf, form.face(0.62, 0.42, 0.1), lit('#171b1d'), { at: [-0.34, 1.2, -0.09], turn: [0, Math.PI, 0] })
  part(leaf, form.box(0.18, 0.03, 0.012, 0.005), lit('#f2efe6'), { at: [-0.34, 1.24, -0.09] })
  for (const x of [0.2, 0.5]) lens(leaf, [x, 1.2, -0.1], 0.12)
  return leaf
}

/** A folding phone opened by an angle, its lower half on the ground, screen up. */
function folding(colour, opened) {
  const phone = group()
  put(phone, half(colour, false), { at: [0, 0.09, 0], turn: [-QUARTER, Math.PI, 0] })
  put(phone, half(colour, true), { at: [0, 0.13, 0], turn: [QUARTER - opened, 0, 0] })
  part(phone, form.cylinder(0.1, 0.1, 1.44, 32), metal('#b9b4ab'), { at: [0, 0.1, -0.03], turn: [0, 0, QUARTER] })
  return phone
}

/** Folded and standing on its hinge, the lid's small window along z. */
function folded(colour) {
  const phone = group()
  put(phone, half(colour, true), { at: [0, 0.06, 0.09], turn: [0, Math.PI, 0] })
  put(phone, half(colour, false), { at: [0, 0.06, -0.09] })
  part(phone, form.cylinder(0.11, 0.11, 1.44, 32), metal('#b9b4ab'), { at: [0, 0.1, 0], turn: [0, 0, QUARTER] })
  return phone
}

function flip(colour) {
  const pair = group()
  put(pair, folded(colour), { at: [-0.5, 0, 0.7], turn: [0, 0.25, 0] })
  put(pair, folding(colour, 1.95), { at: [0.75, 0, -0.9], turn: [0, -0.1, 0], scale: 1.1 })
  return pair
}

function flipLying(colour) {
  const pair = group()
  put(pair, folding(colour, 2.6), { at: [-0.7, 0, -0.7], turn: [0, 2.7, 0] })
  put(pair, folded(colour), { at: [1, 0.1, 0.2], turn: [-QUARTER, 0, -0.3] })
  return pair
}

function cameraBack(colour) {
  const back = phoneBody(colour)
  const grain = ribbed(shade(colour, -0.06), [0.5, 44], 1.6)
  part(back, form.slab(form.roundedRectangle(1.44, 1.5, 0.07), 0.02, 0.006), grain, { at: [0, -0.76, -0.092] })
  part(back, form.cylinder(0.62, 0.65, 0.12, 72), metal('#b9b4ab'), { at: [0, 0.76, -0.14], turn: [QUARTER, 0, 0] })
  part(back, form.cylinder(0.55, 0.55, 0.02, 72), gloss('#2a3034'), { at: [0, 0.76, -0.2], turn: [QUARTER, 0, 0] })
  for (const [x, y, radius] of form.read('0 0.98 0.22, -0.27 0.66 0.16, 0.27 0.66 0.16, 0 0.46 0.1'))
    lens(back, [x, y, -0.21], radius)
  part(back, form.cylinder(0.045, 0.045, 0.02, 20), lit('#f6ead0'), { at: [0.36, 1, -0.21], turn: [QUARTER, 0, 0] })
  part(back, form.box(0.05, 0.3, 0.09, 0.02), metal(goods.gold), { at: [-0.76, -0.5, 0] })
  return back
}

function camera(colour) {
  const pair = group()
  put(pair, cameraBack(colour), { at: [0.2, 1.55, 0.3], turn: [0, Math.PI, 0] })
  put(pair, phoneFront(colour), { at: [-0.75, 1.55, -0.6], turn: [0, 0.1, 0] })
  return pair
}

function cameraLying(colour) {
  const table = group()
  put(table, cameraBack(colour), { at: [0, 0.22, 0], turn: [QUARTER, 0, 0] })
  return table
}

function keypadPhone(colour) {
  const phone = group()
  part(phone, form.slab(form.roundedRectangle(1.5, 3.4, 0.6), 0.42, 0.16), satin(colour))
  part(phone, form.slab(form.roundedRectangle(1.2, 1.1, 0.16), 0.06, 0.02), gloss('#23282b'), { at: [0, 0.86, 0.2] })
  part(
    phone,
    form.face(1.04, 0.92, 0.08),
    lit('#fff', { map: landscape(400, 360, ['#c9d8d4', '#7fa39c', '#2f6a66', '#f3c9a4']) }),
    { at: [0, 0.86, 0.234] },
  )
  part(phone, form.box(0.36, 0.04, 0.03, 0.015), matte('#3a3f3e'), { at: [0, 1.52, 0.2] })
  const key = form.cylinder(0.15, 0.16, 0.1, 28)
  const light = satin(shade(colour, 0.12))
  ;['#7fa080', light, light, '#c07058'].forEach((tone, i) => {
    const material = typeof tone === 'string' ? satin(tone) : tone
    part(phone, key, material, { at: [-0.51 + i * 0.34, 0.06, 0.22], turn: [QUARTER, 0, 0], scale: [0.95, 1, 0.8] })
  })
  for (let i = 0; i < 12; i++) {
    const at = [-0.42 + (i % 3) * 0.42, -0.28 - Math.floor(i / 3) * 0.35, 0.22]
    part(phone, key, satin(goods.snow), { at, turn: [QUARTER, 0, 0] })
  }
  return phone
}

function keypad(colour) {
  const pair = group()
  put(pair, keypadPhone(colour), { at: [0.35, 1.7, 0.2], turn: [-0.06, -0.1, 0] })
  return pair
}

function keypadLying(colour) {
  const pair = group()
  put(pair, keypadPhone(colour), { at: [-0.5, 0.22, 0], turn: [-QUARTER, 0, 0.2] })
  part(pair, form.box(0.8, 0.16, 0.95, 0.06), matte('#4a4f4e'), { at: [1.1, 0.08, 0.7], turn: [0, -0.4, 0] })
  part(pair, form.box(0.2, 0.03, 0.97, 0.01), metal(goods.gold), { at: [1.36, 0.1, 0.62], turn: [0, -0.4, 0] })
  return pair
}

/** A frame of rubber corners and steel sides around a phone, with its screws. */
function armour(colour) {
  const frame = group()
  const rim = form.roundedRectangle(1.78, 3.4, 0.24)
  rim.holes.push(form.roundedRectangle(1.42, 3.02, 0.12))
  part(frame, form.slab(rim, 0.34, 0.05, { bevelSegments: 3, curveSegments: 12 }), matte('#4a504f'))
  for (const x of [-1, 1]) {
    part(frame, form.box(0.14, 1.7, 0.4, 0.05), metal('#aeb0ad'), { at: [x * 0.84, 0, 0] })
    for (const y of [-1, 1]) {
      part(frame, form.box(0.62, 0.62, 0.5, 0.22), satin(colour), { at: [x * 0.68, y * 1.48, 0] })
      for (const z of [-0.255, 0.255])
        part(frame, form.cylinder(0.07, 0.07, 0.03, 20), metal(), {
          at: [x * 0.74, y * 1.54, z],
          turn: [QUARTER, 0, 0],
        })
    }
  }
  part(frame, form.box(0.1, 0.5, 0.22, 0.04), satin(goods.honey), { at: [0.9, 0.4, 0] })
  return frame
}

function ruggedBack(colour) {
  const back = armour(colour)
  part(back, form.box(1.5, 3.1, 0.28, 0.08), ribbed(shade(colour, -0.05), [3, 0.5], 2.4))
  part(back, form.slab(form.roundedRectangle(0.5, 1.3, 0.2), 0.1, 0.03), metal('#6a6f6e'), { at: [0, 0.8, -0.18] })
  for (const y of [1.22, 0.84, 0.46]) lens(back, [0, y, -0.23], 0.16)
  return back
}

function ruggedFront(colour) {
  const front = armour(colour)
  put(front, phoneFront('#3a3f3e'), { at: [0, 0, 0.06] })
  return front
}

function rugged(colour) {
  const pair = group()
  put(pair, ruggedBack(colour), { at: [-0.9, 1.72, -0.5], turn: [0, Math.PI + 0.2, 0] })
  put(pair, ruggedFront(colour), { at: [0.72, 1.72, 0.3], turn: [0, -0.12, 0] })
  return pair
}

const ruggedLying = (colour) => put(group(), ruggedBack(colour), { at: [0, 0.26, 0], turn: [QUARTER, 0, 0] }).parent

export const smartphoneModels = {
  smartphone: { build: smartphone, yaw: -0.35, pitch: 0.06, again: { build: smartphoneLying, yaw: -0.5, pitch: 0.6 } },
  'smartphone-flip': { build: flip, yaw: -0.3, pitch: 0.16, again: { build: flipLying, yaw: -0.3, pitch: 0.5 } },
  'smartphone-camera': { build: camera, yaw: -0.3, pitch: 0.08, again: { build: cameraLying, yaw: -0.6, pitch: 0.55 } },
  'smartphone-keypad': {
    build: keypad,
    yaw: -0.35,
    pitch: 0.08,
    again: { build: keypadLying, yaw: -0.4, pitch: 0.65 },
  },
  'smartphone-rugged': {
    build: rugged,
    yaw: -0.35,
    pitch: 0.08,
    again: { build: ruggedLying, yaw: -0.5, pitch: 0.55 },
  },
}
