import { goods, shade } from '../../colours.js'
import { drawn, gloss, lit, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { cord, PLAIN, phoneFront } from './parts.js'
import { phoneBack } from './smartphone.js'

const { group, part, put, QUARTER } = form

function bank(colour) {
  const pack = group()
  part(pack, form.box(1.3, 2.2, 0.5, 0.2), satin(colour), { at: [0, 1.1, 0] })
  for (let i = 0; i < 4; i++) {
    part(pack, form.cylinder(0.032, 0.032, 0.02), lit(i < 3 ? '#f2efe6' : '#8f8f88'), {
      at: [-0.3 + i * 0.13, 1.86, 0.245],
      turn: [QUARTER, 0, 0],
    })
  }
  part(pack, form.box(0.36, 0.04, 0.16, 0.018), matte('#3a3f3e'), { at: [0.2, 2.19, 0] })
  part(pack, form.slab(form.roundedRectangle(0.5, 0.5, 0.25), 0.012, 0.004), satin(shade(colour, 0.05)), {
    at: [0, 0.85, 0.248],
  })
  return pack
}

function powerbank(colour) {
  const set = group()
  put(set, bank(colour), { turn: [0, 0.15, 0] })
  part(set, form.box(0.24, 0.2, 0.14, 0.04), matte('#d8cfc0'), { at: [0.22, 2.26, 0] })
  part(
    set,
    form.tube(
      '0.22 2.3 0, 0.3 2.75 0.1, 1 2.7 0.5, 1.35 1.5 0.8, 1.3 0.3 1, 0.9 0.07 1.3, -0.2 0.06 1.25, -0.9 0.06 1.05',
      0.05,
      140,
    ),
    matte('#d8cfc0'),
  )
  part(set, form.box(0.3, 0.1, 0.18, 0.04), matte('#d8cfc0'), { at: [-1.02, 0.06, 1.02], turn: [0, -0.3, 0] })
  part(set, form.box(0.16, 0.05, 0.13, 0.02), metal(), { at: [-1.22, 0.06, 0.96], turn: [0, -0.3, 0] })
  return set
}

function powerbankWithPhone(colour) {
  const set = group()
  put(set, bank(colour), { at: [0.9, 0.26, 0.1], turn: [-QUARTER, 0, 0] })
  put(set, phoneFront('#cfc8bd'), { at: [-1.1, 0.1, -1], turn: [-QUARTER, 0, 0] })
  part(
    set,
    form.tube(
      '1.1 0.25 -2.15, 1.1 0.2 -2.6, 0.2 0.06 -2.9, -0.2 0.06 -1.4, -0.1 0.06 0.6, -0.6 0.06 1.1, -1.05 0.1 0.95, -1.1 0.1 0.6',
      0.05,
      140,
    ),
    matte('#d8cfc0'),
  )
  return set
}

/** A card-thin pack around the origin, its ring of magnets along z where `showsRing`. */
function card(colour, showsRing) {
  const pack = group()
  part(pack, form.slab(form.roundedRectangle(1.4, 2, 0.22), 0.26, 0.07), satin(colour))
  if (!showsRing) {
    for (let i = 0; i < 4; i++) {
      const at = [-0.42 + i * 0.13, -0.78, 0.13]
      part(pack, form.cylinder(0.03, 0.03, 0.02, 16), lit(i < 3 ? '#f2efe6' : '#8f8f88'), { at, turn: [QUARTER, 0, 0] })
    }
    return pack
  }
  part(pack, form.slab(form.roundedRectangle(1.24, 1.84, 0.16), 0.02, 0.006), matte(shade(colour, -0.08)), {
    at: [0, 0, 0.13],
  })
  part(pack, form.ring(0.46, 0.035), metal('#dedad2'), { at: [0, 0.14, 0.14] })
  part(pack, form.box(0.07, 0.34, 0.04, 0.02), metal('#dedad2'), { at: [0, -0.55, 0.14] })
  return pack
}

function cardBank(colour) {
  const set = group()
  const phone = put(set, group(), { at: [-0.5, 1.55, -0.35], turn: [0, 0.12, 0] })
  put(phone, phoneBack(goods.snow), { turn: [0, Math.PI, 0] })
  put(phone, card(colour, false), { at: [0, -0.42, 0.24] })
  put(set, card(colour, true), { at: [1.05, 1.02, 0.5], turn: [-0.08, -0.2, 0] })
  return set
}

function cardBankLying(colour) {
  const set = group()
  put(set, card(colour, false), { at: [-0.8, 0.14, 0], turn: [-QUARTER, 0, 0.2] })
  put(set, card(colour, true), { at: [0.9, 0.14, 0.1], turn: [-QUARTER, 0, -0.2] })
  return set
}

/** Blue-black cells with their silver lines. */
const cells = () =>
  drawn(256, 384, (canvas, width, height) => {
    canvas.fillStyle = '#26323f'
    canvas.fillRect(0, 0, width, height)
    canvas.fillStyle = '#a9b0b3'
    for (let x = 0; x <= 3; x++) canvas.fillRect((x * width) / 3 - 3, 0, 6, height)
    for (let y = 0; y <= 4; y++) canvas.fillRect(0, (y * height) / 4 - 3, width, 6)
    canvas.globalAlpha = 0.35
    for (let y = 0; y < 24; y++) canvas.fillRect(0, (y * height) / 24, width, 1)
  })

/** One leaf, hinged on its left edge. */
function leaf(colour, depth) {
  const panel = group()
  part(panel, form.slab(form.roundedRectangle(1.36, 2.4, 0.16, 0.68, 0), depth, 0.05), matte(colour))
  const silicon = gloss('#fff', { map: cells() })
  part(panel, form.face(1.12, 2.1, 0.04), silicon, { at: [0.68, 0, depth / 2 + 0.004] })
  return panel
}

/** The battery and its three leaves, standing like a folding screen. */
function solar(colour) {
  const set = group()
  const pack = put(set, group(), { at: [-2.1, 1.22, 0.3], turn: [0, 0.35, 0] })
  put(pack, leaf(shade(colour, -0.04), 0.44), { at: [0, 0, -0.1] })
  for (const y of [-1, 1])
    for (const x of [0.1, 1.26])
      part(pack, form.box(0.34, 0.34, 0.52, 0.1), matte('#454a49'), { at: [x, y * 1.08, -0.1] })
  let hinge = pack
  for (const turn of [-0.75, 0.75, -0.75])
    hinge = put(hinge, leaf(colour, 0.12), { at: [1.4, 0, 0], turn: [0, turn, 0] })
  part(pack, form.ring(0.24, 0.045), metal('#b9b4ab'), { at: [0.3, 1.42, -0.1], scale: [0.75, 1, 1] })
  return set
}

function solarLying(colour) {
  const set = group()
  for (let i = 0; i < 4; i++)
    put(set, leaf(colour, i ? 0.12 : 0.44), { at: [-2.8 + i * 1.42, i ? 0.07 : 0.22, 0], turn: [-QUARTER, 0, 0] })
  return set
}

/** A tube with its plug bare, `isCapped` with the cap on. */
function stick(colour, isCapped) {
  const tube = group()
  part(tube, form.turned('0 0, 0.36 0, 0.42 0.05, 0.42 1.7, 0.38 1.74, 0 1.74', 64), metal(colour, { roughness: 0.45 }))
  part(tube, form.turned('0.425 0.2, 0.44 0.24, 0.44 0.32, 0.425 0.36', 64), metal(goods.gold))
  if (isCapped) {
    put(tube, cap(colour), { at: [0, 1.74, 0] })
    return tube
  }
  part(tube, form.turned('0.33 1.74, 0.33 1.98, 0.29 2.02, 0 2.02', 48), metal(goods.gold))
  part(tube, form.box(0.32, 0.36, 0.13, 0.06), metal('#dedad2'), { at: [0, 2.16, 0] })
  part(tube, form.box(0.22, 0.02, 0.05, 0.01), matte('#3a3f3e'), { at: [0, 2.34, 0] })
  return tube
}

function cap(colour) {
  const lid = group()
  part(lid, form.turned('0.36 0, 0.42 0, 0.42 0.9, 0.37 0.96, 0 0.97', 64), metal(colour, { roughness: 0.45 }))
  part(lid, form.turned('0 0.1, 0.36 0.1, 0.36 0', 48), matte('#4a4f4e'))
  return lid
}

function tubes(colour) {
  const set = group()
  put(set, stick(colour, false), { at: [0.25, 0, 0.2], turn: [0, 0.3, 0] })
  put(set, stick(colour, true), { at: [-0.85, 0, -0.35] })
  put(set, cap(colour), { at: [1, 0.42, 0.35], turn: [QUARTER, 0, -0.6] })
  return set
}

function tubesLying(colour) {
  const set = group()
  put(set, stick(colour, false), { at: [1, 0.44, 0.1], turn: [0, 0.3, QUARTER] })
  put(set, cap(colour), { at: [0.7, 0, 1.5] })
  return set
}

function brickBody(colour) {
  const pack = group()
  part(pack, form.box(2, 2.5, 1.3, 0.3), satin(colour), { at: [0, 1.25, 0] })
  const seam = form.slab(form.roundedRectangle(2.01, 1.31, 0.3), 0.04, 0.01)
  part(pack, seam, matte(shade(colour, -0.16)), { at: [0, 0.42, 0], turn: [QUARTER, 0, 0] })
  part(pack, form.cylinder(0.62, 0.62, 0.04, 64), gloss('#23282b'), { at: [0, 1.45, 0.65], turn: [QUARTER, 0, 0] })
  part(pack, form.ring(0.48, 0.045), matte('#4a5356'), { at: [0, 1.45, 0.67] })
  part(pack, form.ring(0.48, 0.055, 4.6), lit('#f0dcae'), { at: [0, 1.45, 0.675], turn: [0, 0, QUARTER - 4.6] })
  for (const x of [-0.5, 0, 0.5]) part(pack, form.box(0.3, 0.11, 0.03, 0.05), matte('#2b3032'), { at: [x, 0.72, 0.65] })
  return pack
}

function brick(colour) {
  const set = brickBody(colour)
  const rope = matte(shade(colour, -0.2))
  part(
    set,
    form.tube('-0.66 2.5 0, -0.66 2.95 0, -0.4 3.3 0, 0 3.4 0, 0.4 3.3 0, 0.66 2.95 0, 0.66 2.5 0', 0.1, 90),
    rope,
  )
  for (const x of [-0.66, 0.66]) part(set, form.cylinder(0.17, 0.2, 0.36, 32), metal('#b9b4ab'), { at: [x, 2.62, 0] })
  return set
}

function brickInUse(colour) {
  const set = group()
  const rope = matte(shade(colour, -0.2))
  put(set, brickBody(colour), { at: [-0.8, 0, -0.5] })
  part(set, form.cylinder(0.17, 0.2, 0.36, 32), metal('#b9b4ab'), { at: [-1.46, 2.62, -0.5] })
  cord(
    set,
    '-1.46 2.7 -0.5, -1.46 3.1 -0.5, -0.9 3.3 -0.2, 0.2 2.9 0.3, 0.7 1.4 0.6, 0.75 0.3 0.9, 1 0.1 1.3, 1.5 0.1 1.4',
    0.09,
    rope,
    { sleeve: metal('#b9b4ab') },
  )
  put(set, phoneFront(PLAIN), { at: [3, 0.1, 0.9], turn: [-QUARTER, 0, 0.2] })
  return set
}

export const powerbankModels = {
  powerbank: {
    build: powerbank,
    yaw: -0.25,
    pitch: 0.16,
    again: { build: powerbankWithPhone, yaw: -0.3, pitch: 0.66 },
  },
  'powerbank-slim': { build: cardBank, yaw: -0.3, pitch: 0.1, again: { build: cardBankLying, yaw: 0, pitch: 0.7 } },
  'powerbank-solar': { build: solar, yaw: 0.1, pitch: 0.2, again: { build: solarLying, yaw: -0.3, pitch: 0.6 } },
  'powerbank-tube': { build: tubes, yaw: -0.2, pitch: 0.16, again: { build: tubesLying, yaw: 0.2, pitch: 0.36 } },
  'powerbank-brick': { build: brick, yaw: -0.5, pitch: 0.18, again: { build: brickInUse, yaw: -0.2, pitch: 0.4 } },
}
