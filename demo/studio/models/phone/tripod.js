import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { lit, matte, metal, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { clamped } from './parts.js'

const { around, group, part, put, QUARTER } = form

/** A bar that tapers from one point to another, round at both ends. */
function leg(parent, from, to, [thick, thin], material) {
  const [dx, dy, dz] = to.map((value, axis) => value - from[axis])
  const long = Math.hypot(dx, dy, dz)
  const middle = from.map((value, axis) => (value + to[axis]) / 2)
  const limb = put(parent, group(), { at: middle, turn: [0, Math.atan2(-dz, dx), 0] })
  part(limb, form.cylinder(thick, thin, long, 32), material, {
    turn: [0, 0, Math.acos(-dy / long) ? Math.atan2(Math.hypot(dx, dz), -dy) : 0],
  })
  part(parent, form.ball(thin, 24), matte('#3f4444'), { at: to })
}

/** Three legs from a hub at `height`, their feet `reach` from the middle. */
function legs(parent, height, reach, widths, material) {
  around(
    3,
    (angle) => {
      const to = [Math.cos(angle) * reach, widths[1], Math.sin(angle) * reach]
      leg(parent, [Math.cos(angle) * 0.14, height, Math.sin(angle) * 0.14], to, widths, material)
    },
    0.5,
  )
}

/** A ball head at `y` that holds a phone on its side or upright, leaning back a little. */
function head(parent, y, material, { isUpright = false, scale = 0.85 } = {}) {
  part(parent, form.cylinder(0.26, 0.3, 0.34, 48), material, { at: [0, y + 0.12, 0] })
  part(parent, form.ball(0.22, 36), metal('#8d8a84'), { at: [0, y + 0.4, 0] })
  part(parent, form.cylinder(0.1, 0.1, 0.36, 24), material, { at: [0, y + 0.62, 0] })
  part(parent, form.cylinder(0.12, 0.12, 0.22, 24), satin(goods.honey), {
    at: [0.36, y + 0.14, 0],
    turn: [0, 0, QUARTER],
  })
  const lift = (isUpright ? 1.58 : 0.84) * scale
  const held = put(parent, group(), { at: [0, y + 0.62 + lift, 0.14], turn: [-0.1, 0, 0] })
  part(held, form.box(0.3, lift, 0.14, 0.05), material, { at: [0, -lift / 2, -0.22] })
  put(held, clamped(material), { turn: [0, 0, isUpright ? 0 : QUARTER], scale })
}

function table(colour) {
  const stand = group()
  const body = satin(colour)
  legs(stand, 1.45, 1.25, [0.27, 0.17], body)
  part(stand, form.turned('0 1.2, 0.3 1.24, 0.4 1.4, 0.38 1.62, 0.3 1.7, 0 1.7', 48), matte('#3f4444'))
  head(stand, 1.68, body)
  return stand
}

/** With its legs together it is a grip to hold, here laid down. */
function tableClosed(colour) {
  const lying = group()
  const stand = put(lying, group(), { at: [-1.6, 0.42, 0], turn: [0, 0.2, -QUARTER] })
  const body = satin(colour)
  legs(stand, 1.45, 0.26, [0.27, 0.19], body)
  part(stand, form.turned('0 1.2, 0.3 1.24, 0.4 1.4, 0.38 1.62, 0.3 1.7, 0 1.7', 48), matte('#3f4444'))
  part(stand, form.cylinder(0.26, 0.3, 0.34, 48), body, { at: [0, 1.8, 0] })
  part(stand, form.ball(0.22, 36), metal('#8d8a84'), { at: [0, 2.08, 0] })
  part(stand, form.cylinder(0.12, 0.12, 0.22, 24), satin(goods.honey), { at: [0, 1.82, 0.36], turn: [QUARTER, 0, 0] })
  part(stand, form.cylinder(0.1, 0.1, 0.36, 24), body, { at: [0, 2.3, 0] })
  part(stand, form.box(1.3, 0.16, 0.4, 0.06), body, { at: [0, 2.5, 0] })
  for (const x of [-0.6, 0.6]) part(stand, form.box(0.14, 0.5, 0.4, 0.06), body, { at: [x, 2.7, 0] })
  return lying
}

/** A leg of joined balls along a path, ringed with rubber. */
function beadedLeg(parent, path, colour) {
  const way = form.tube(path, 0.01, 2, 3).parameters.path
  const count = 8
  const rubber = matte('#3f4444')
  for (let i = 0; i < count; i++) {
    const at = way.getPointAt(i / (count - 1)).toArray()
    const size = 0.27 - i * 0.008
    part(parent, form.ball(size, 30), satin(i % 2 ? shade(colour, -0.1) : colour), { at })
    const heading = way.getTangentAt(i / (count - 1))
    const collar = put(parent, group(), { at, turn: [0, Math.atan2(heading.x, heading.z), 0] })
    part(collar, new TorusGeometry(size * 0.98, 0.05, 8, 28), rubber, { turn: [-Math.asin(heading.y), 0, 0] })
  }
}

function bendy(colour) {
  const stand = group()
  around(
    3,
    (angle, i) => {
      const out = (reach, y, swing = 0) => [Math.cos(angle + swing) * reach, y, Math.sin(angle + swing) * reach]
      const swing = i === 0 ? 0.5 : 0.25
      beadedLeg(
        stand,
        [out(0.22, 2), out(0.85, 1.7), out(1.35, 0.95, swing * 0.5), out(1.5, 0.4, swing), out(2, 0.24, swing * 1.5)],
        colour,
      )
    },
    0.6,
  )
  part(stand, form.turned('0 1.9, 0.36 1.92, 0.44 2.1, 0.36 2.3, 0 2.34', 48), matte('#3f4444'))
  head(stand, 2.26, satin(colour), { isUpright: true, scale: 0.8 })
  return stand
}

/** Wrapped round a rail, the phone above it. */
function bendyOnRail(colour) {
  const stand = group()
  for (const x of [-2.6, 2.6]) part(stand, form.cylinder(0.2, 0.2, 1.7, 32), wood(), { at: [x, 0.85, 0] })
  part(stand, form.cylinder(0.24, 0.24, 6.2, 40), wood(), { at: [0, 1.7, 0], turn: [0, 0, QUARTER] })
  for (const side of [-1, 1]) {
    const twist = []
    for (let i = 0; i <= 16; i++) {
      const angle = (i / 16) * 5.4
      const rise = i < 4 ? (4 - i) * 0.12 : 0
      twist.push([side * (0.12 + i * 0.095), 1.7 + Math.cos(angle) * 0.5 + rise, Math.sin(angle) * 0.5])
    }
    beadedLeg(stand, twist, colour)
  }
  part(stand, form.turned('0 0, 0.36 0.02, 0.44 0.2, 0.36 0.4, 0 0.44', 48), matte('#3f4444'), { at: [0, 2.45, 0] })
  const top = put(stand, group(), { at: [0, 0.5, 0] })
  head(top, 2.34, satin(colour), { scale: 0.8 })
  return stand
}

function ringLight(colour, isLit) {
  const stand = group()
  const paint = satin(colour)
  part(stand, form.turned('0 0, 1.3 0, 1.36 0.05, 1.34 0.16, 1.2 0.22, 0 0.26', 96), paint)
  part(stand, form.cylinder(0.09, 0.09, 2.6, 32), metal('#b9b4ab'), { at: [0, 1.4, -0.1] })
  part(stand, form.cylinder(0.16, 0.16, 0.3, 32), paint, { at: [0, 1.9, -0.1] })
  const lamp = put(stand, group(), { at: [0, 4.1, 0], turn: [-0.06, 0, 0] })
  part(lamp, form.ring(1.6, 0.24), paint, { at: [0, 0, -0.1], scale: [1, 1, 0.7] })
  const glow = isLit ? lit('#fff6e2') : matte('#f4efe4')
  part(lamp, form.ring(1.6, 0.2), glow, { at: [0, 0, 0.04], scale: [1, 1, 0.5] })
  part(lamp, form.bar([0, -1.6, -0.2], [0, 0, -0.34], 0.07), metal('#b9b4ab'))
  part(lamp, form.box(0.5, 0.36, 0.3, 0.1), paint, { at: [0, -1.72, -0.12] })
  put(lamp, clamped(paint), { at: [0, 0, -0.04], scale: 0.72 })
  const lead = '0.1 4 -0.3, 0.3 2 -0.6, 0.9 0.3 -1.2, 1.8 0.07 -0.8, 2.1 0.07 0.3'
  part(stand, form.tube(lead, 0.05, 70), matte('#d8cfc0'))
  part(stand, form.box(0.3, 0.14, 0.7, 0.06), paint, { at: [2.12, 0.08, 0.5], turn: [0, 0.1, 0] })
  return stand
}

const lightOn = (colour) => ringLight(colour, true)

function selfieStick(colour) {
  const stand = group()
  const grip = satin(colour)
  legs(stand, 1, 1.15, [0.17, 0.12], grip)
  part(stand, form.cylinder(0.28, 0.28, 1.2, 40), grip, { at: [0, 1.4, 0] })
  part(stand, form.box(0.22, 0.62, 0.1, 0.05), matte('#3f4444'), { at: [0, 1.45, 0.26] })
  part(stand, form.cylinder(0.07, 0.07, 0.03, 24), satin(goods.honey), { at: [0, 1.58, 0.32], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 3; i++) {
    const radius = 0.18 - i * 0.03
    part(stand, form.cylinder(radius, radius, 0.56, 28), metal('#c8c6c0'), { at: [0, 2.24 + i * 0.5, 0] })
    part(stand, form.cylinder(radius + 0.03, radius + 0.03, 0.1, 28), matte('#3f4444'), { at: [0, 2.0 + i * 0.5, 0] })
  }
  const top = put(stand, group(), { at: [0, 3.42, 0] })
  head(top, 0, grip, { isUpright: true, scale: 0.8 })
  return stand
}

/** Closed, with its remote beside it. */
function selfieClosed(colour) {
  const set = group()
  const stick = put(set, group(), { at: [-1.4, 0.32, 0], turn: [0, 0.25, -QUARTER] })
  const grip = satin(colour)
  around(3, (angle) =>
    part(stick, form.capsule(0.17, 2), grip, { at: [Math.cos(angle) * 0.15, 1.15, Math.sin(angle) * 0.15] }),
  )
  part(stick, form.cylinder(0.3, 0.32, 0.3, 40), matte('#3f4444'), { at: [0, 2.4, 0] })
  part(stick, form.box(1, 0.3, 0.34, 0.1), grip, { at: [0, 2.75, 0] })
  for (const x of [-0.44, 0.44]) part(stick, form.box(0.14, 0.62, 0.34, 0.06), grip, { at: [x, 2.95, 0] })
  part(set, form.box(0.8, 0.14, 0.36, 0.07), matte('#3f4444'), { at: [0.3, 0.08, 0.95], turn: [0, 0.3, 0] })
  part(set, form.cylinder(0.1, 0.1, 0.04, 28), satin(goods.honey), { at: [0.18, 0.16, 0.98] })
  return set
}

/** A frosted panel beside the phone on one bar over wooden legs. */
function panelLight(colour) {
  const stand = group()
  const beech = wood()
  legs(stand, 1.9, 1.2, [0.12, 0.09], beech)
  part(stand, form.turned('0 1.7, 0.28 1.74, 0.34 1.9, 0.28 2.1, 0 2.12', 48), metal('#b9b4ab'))
  part(stand, form.box(3, 0.16, 0.24, 0.06), metal('#b9b4ab'), { at: [0.1, 2.2, 0] })
  put(stand, clamped(satin(colour)), { at: [-0.85, 3.6, 0.1], turn: [-0.05, 0, 0], scale: 0.8 })
  part(stand, form.box(0.16, 1.3, 0.1, 0.04), metal('#b9b4ab'), { at: [-0.85, 2.8, -0.16] })
  const lamp = put(stand, group(), { at: [1.15, 3.45, 0.1], turn: [0, -0.35, 0] })
  part(lamp, form.slab(form.roundedRectangle(1.9, 1.9, 0.22), 0.4, 0.1), satin(colour))
  part(lamp, form.slab(form.roundedRectangle(1.66, 1.66, 0.14), 0.06, 0.02), lit('#fff6e2'), { at: [0, 0, 0.19] })
  for (const x of [0.5, 0.75]) part(lamp, form.cylinder(0.1, 0.1, 0.12, 24), metal('#b9b4ab'), { at: [x, 0.98, 0] })
  part(stand, form.cylinder(0.09, 0.09, 0.5, 24), metal('#b9b4ab'), { at: [1.15, 2.4, 0.05] })
  return stand
}

export const tripodModels = {
  'tripod-table': { build: table, yaw: -0.4, pitch: 0.14, again: { build: tableClosed, yaw: -0.2, pitch: 0.4 } },
  'tripod-bendy': { build: bendy, yaw: -0.35, pitch: 0.18, again: { build: bendyOnRail, yaw: -0.3, pitch: 0.16 } },
  'tripod-ring': { build: lightOn, yaw: -0.35, pitch: 0.1, again: { yaw: 0.6, pitch: 0.16 } },
  'tripod-stick': { build: selfieStick, yaw: -0.35, pitch: 0.08, again: { build: selfieClosed, yaw: 0, pitch: 0.45 } },
  'tripod-panel': { build: panelLight, yaw: -0.2, pitch: 0.1, again: { yaw: 0.5, pitch: 0.2 } },
}
