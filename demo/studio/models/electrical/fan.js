import { BoxGeometry } from 'three'
import { shade } from '../../colours.js'
import { brass, gloss, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { fanBlade, roundHead } from './fan-head.js'
import { FACING, knob, signal, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

function fan(colour) {
  const stand = group()
  const shell = satin(colour)
  const dark = shade(colour, -0.1)
  part(stand, form.turned(form.curve('0 0, 0.95 0, 1 0.05, 0.95 0.13, 0.3 0.2, 0 0.2', 60)), shell)
  part(stand, form.cylinder(0.09, 0.11, 1.5), metal('#b9b4ab'), { at: [0, 0.85, -0.28] })
  part(stand, form.cylinder(0.05, 0.05, 0.05), matte('#c4704f'), { at: [0, 0.2, 0.5] })
  const head = group()
  part(head, form.ring(1.2, 0.055), shell)
  part(head, form.ring(1.17, 0.05), shell, { at: [0, 0, -0.42] })
  part(head, form.ring(0.72, 0.016), shell, { at: [0, 0, 0.12] })
  form.around(56, (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    part(
      head,
      form.tube(
        [
          [x * 0.25, y * 0.25, 0.14],
          [x * 0.72, y * 0.72, 0.11],
          [x * 1.2, y * 1.2, 0],
        ],
        0.011,
        12,
      ),
      shell,
    )
    part(head, form.bar([x * 1.2, y * 1.2, 0], [x * 1.17, y * 1.17, -0.42], 0.011), shell)
  })
  for (let i = 0; i < 5; i++) {
    const blade = part(head, fanBlade(), satin('#b9c9cb'), {
      at: [0, 0, -0.18],
      turn: [0, 0.3, i * 1.2566],
      scale: 1.02,
    })
    blade.rotation.order = 'ZYX'
  }
  part(head, form.cylinder(0.27, 0.27, 0.12), satin(dark), { at: [0, 0, 0.12], turn: [QUARTER, 0, 0] })
  part(head, form.cylinder(0.52, 0.36, 0.5), shell, { at: [0, 0, -0.6], turn: [QUARTER, 0, 0] })
  put(stand, head, { at: [0, 2.2, 0.12], turn: [-0.08, 0, 0] })
  return stand
}

function clipFan(colour) {
  const whole = group()
  const shell = satin(colour)
  const dark = satin(shade(colour, -0.14))
  const rubber = matte('#3b3f3f')
  part(whole, form.box(1.25, 0.16, 1.7, 0.08), shell, { at: [0, 0.08, 0.1] })
  part(whole, form.box(1.05, 0.05, 0.8, 0.02), rubber, { at: [0, 0.18, 0.45] })
  const jaw = put(whole, group(), { at: [0, 0.52, -0.6], turn: [0.2, 0, 0] })
  part(jaw, form.box(1.25, 0.18, 1.75, 0.09), shell, { at: [0, 0, 0.7] })
  part(jaw, form.box(1.05, 0.06, 0.7, 0.02), rubber, { at: [0, -0.11, 1.15] })
  for (const side of [-1, 1]) part(whole, form.box(0.14, 0.62, 0.4, 0.07), dark, { at: [side * 0.5, 0.34, -0.58] })
  part(whole, form.cylinder(0.09, 0.09, 1.25, 32), metal(), { at: [0, 0.42, -0.58], turn: [0, 0, QUARTER] })
  part(whole, form.tube('0 0.55 0, 0 1 -0.02, 0 1.4 -0.1', 0.13, 24), dark)
  part(whole, form.ball(0.2), shell, { at: [0, 1.42, -0.12] })
  const head = roundHead({
    radius: 1.08,
    depth: 0.42,
    blades: 4,
    wires: 24,
    rings: 5,
    shell,
    blade: '#e9e4d8',
    hub: dark,
  })
  put(whole, head, { at: [0, 2.42, 0.22], turn: [-0.12, 0, 0] })
  return whole
}

function towerFan(colour) {
  const tower = group()
  const shell = satin(colour)
  const dark = shade(colour, -0.22)
  part(
    tower,
    form.turned(form.curve('0 0, 1 0, 1.06 0.05, 1 0.12, 0.5 0.2, 0 0.2', 40), 72),
    satin(shade(colour, -0.1)),
  )
  part(tower, form.turned('0.52 0.18, 0.56 0.3, 0.56 4.1, 0.52 4.2, 0.4 4.24, 0 4.24', 72), shell)
  part(tower, form.wrap(0.568, 3.3, 1.9), matte('#4b5150'), { at: [0, 2.35, 0] })
  for (let i = 0; i < 25; i++) {
    const angle = -0.95 + (i / 24) * 1.9
    const place = { at: [Math.sin(angle) * 0.575, 2.35, Math.cos(angle) * 0.575], turn: [0, angle, 0] }
    part(tower, new BoxGeometry(0.026, 3.3, 0.05), shell, place)
  }
  for (const y of [0.7, 2.35, 4]) part(tower, form.wrap(0.605, 0.05, 1.96), shell, { at: [0, y, 0] })
  part(tower, form.cylinder(0.36, 0.36, 0.03, 48), matte(dark), { at: [0, 4.245, 0] })
  part(tower, form.box(0.24, 0.07, 0.56, 0.03), gloss('#f4efe4'), { at: [0, 4.27, 0], turn: [0, 0.4, 0] })
  signal(tower, [0, 0.5, 0.56], '#f6e7c4')
  return tower
}

/** A frame of wood around a guard of level bars. */
function boxFan(colour) {
  const frame = group()
  const oiled = timber(colour)
  const rim = form.roundedRectangle(3, 3, 0.22)
  rim.holes.push(form.roundedRectangle(2.56, 2.56, 0.3))
  part(frame, form.slab(rim, 1.05, 0.04), oiled, { at: [0, 1.62, 0] })
  const plate = form.roundedRectangle(2.6, 2.6, 0.3)
  plate.holes.push(form.disc(1.2))
  part(frame, form.slab(plate, 0.08, 0.02), satin('#e9e2d4'), { at: [0, 1.62, 0.18] })
  part(frame, form.face(2.5, 2.5, 0.2), matte('#5a5e5c'), { at: [0, 1.62, -0.45] })
  for (let i = 0; i < 5; i++) {
    const turn = [0, 0.3, i * 1.2566]
    part(frame, fanBlade(), satin('#7d8f8b'), { at: [0, 1.62, 0], turn, scale: 1.1 }).rotation.order = 'ZYX'
  }
  for (let i = 0; i < 15; i++) {
    const y = -1.12 + i * 0.16
    const half = Math.sqrt(1.22 ** 2 - y ** 2)
    part(frame, new BoxGeometry(half * 2, 0.035, 0.05), satin('#f2ede1'), { at: [0, 1.62 + y, 0.3] })
  }
  part(frame, form.cylinder(0.3, 0.32, 0.1, 48), oiled, { at: [0, 1.62, 0.34], turn: FACING })
  put(frame, knob(0.13, 0.12, brass()), { at: [1.13, 0.48, 0.22] })
  for (const side of [-1, 1])
    part(frame, form.box(0.3, 0.14, 1.15, 0.05), matte('#3b3f3f'), { at: [side * 1.1, 0.07, 0] })
  return frame
}

function pocketFan(colour) {
  const fan = group()
  const shell = satin(colour)
  const light = satin(shade(colour, 0.08))
  const head = roundHead({
    radius: 0.85,
    depth: 0.34,
    blades: 5,
    wires: 18,
    rings: 4,
    shell,
    blade: '#f4f0e6',
    hub: light,
  })
  put(fan, head, { at: [0, 2.75, 0.17] })
  part(fan, form.capsule(0.24, 1.1), shell, { at: [0, 1.3, 0], scale: [1, 1, 0.9] })
  part(fan, form.cylinder(0.12, 0.12, 0.06, 32), light, { at: [0, 1.62, 0.2], turn: FACING })
  signal(fan, [0, 1.35, 0.215], '#9fd8b0', 0.03)
  return fan
}

function dock(colour) {
  const profile = '0 0, 0.72 0, 0.78 0.06, 0.72 0.16, 0.4 0.3, 0.3 0.52, 0.27 0.54, 0.24 0.5, 0 0.36'
  return part(group(), form.turned(form.curve(profile, 50), 64), satin(shade(colour, -0.12))).parent
}

function pocketFanInDock(colour) {
  const set = group()
  put(set, pocketFan(colour), { at: [0, 0.06, 0], turn: [-0.06, 0, 0] })
  put(set, dock(colour))
  return set
}

function pocketFanTakenOut(colour) {
  const set = group()
  const lying = put(set, group(), { at: [-0.5, 0, 0.9], turn: [0, 0.5, 0] })
  put(lying, pocketFan(colour), { at: [0, 0.5, 1.5], turn: [-QUARTER + 0.12, 0, 0] })
  part(
    lying,
    form.tube('0 0.3 0.9, 0.3 0.06 1.3, 1 0.05 1.2, 1.1 0.05 0.6, 0.6 0.05 0.4, 0.06 0.25 0.8', 0.04, 48),
    matte('#6f6256'),
  )
  put(set, dock(colour), { at: [1.15, 0, -0.6] })
  return set
}

export const fanModels = {
  fan: { build: fan, yaw: -0.45, pitch: 0.08, again: { yaw: 0.6, pitch: 0.16 } },
  'fan-clip': { build: clipFan, yaw: -0.5, pitch: 0.14, again: { yaw: 0.95, pitch: 0.24 } },
  'fan-tower': { build: towerFan, yaw: -0.35, pitch: 0.16, again: { yaw: 0.5, pitch: 0.42 }, aside: { pitch: 1 } },
  'fan-box': { build: boxFan, tints: timbers, yaw: -0.4, pitch: 0.12, again: { yaw: 0.55, pitch: 0.24 } },
  'fan-pocket': {
    build: pocketFanInDock,
    yaw: -0.4,
    pitch: 0.12,
    again: { build: pocketFanTakenOut, yaw: 0.1, pitch: 0.5 },
  },
}
