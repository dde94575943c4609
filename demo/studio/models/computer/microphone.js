import { goods, shade } from '../../colours.js'
import { drawn, lit, matte, metal, plush, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { tweed } from './drive.js'
import { laptop } from './laptop.js'
import { clampArm } from './monitor.js'

const { group, part, put, QUARTER } = form

/** Fine steel mesh: a drawn lattice, as real holes would be smaller than a pixel. */
function mesh(colour, repeat = [36, 14]) {
  const map = drawn(
    32,
    32,
    (canvas, width, height) => {
      canvas.fillStyle = '#3c4041'
      canvas.fillRect(0, 0, width, height)
      canvas.strokeStyle = colour
      canvas.lineWidth = 11
      for (const [x1, y1, x2, y2] of [
        [0, 0, width, height],
        [0, height, width, 0],
      ]) {
        canvas.beginPath()
        canvas.moveTo(x1, y1)
        canvas.lineTo(x2, y2)
        canvas.stroke()
      }
    },
    repeat,
  )
  return metal('#fff', { map, metalness: 0.35, roughness: 0.5 })
}

function deskMicrophone(colour) {
  const microphone = group()
  const shell = satin(colour)
  part(microphone, form.turned(form.curve('0 0, 0.98 0, 1.04 0.05, 1 0.15, 0.7 0.22, 0.2 0.26, 0 0.27', 28)), shell)
  part(microphone, form.cylinder(0.11, 0.13, 0.66, 40), metal('#a9a6a0'), { at: [0, 0.5, 0] })
  for (const x of [-1, 1]) {
    part(
      microphone,
      form.tube(
        [
          [x * 0.1, 0.75, 0],
          [x * 0.5, 0.85, 0],
          [x * 0.68, 1.2, 0],
          [x * 0.66, 1.6, 0],
        ],
        0.06,
        40,
      ),
      metal('#a9a6a0'),
    )
    part(microphone, form.cylinder(0.11, 0.11, 0.16, 32), metal('#8f8c86'), {
      at: [x * 0.63, 1.62, 0],
      turn: [0, 0, QUARTER],
    })
  }
  const body = put(microphone, group(), { at: [0, 1, 0], turn: [-0.1, 0, 0] })
  part(body, form.turned(form.curve('0 0, 0.3 0, 0.46 0.08, 0.54 0.3, 0.56 0.6, 0.56 0.92', 28)), shell)
  part(body, form.cylinder(0.6, 0.6, 0.1), metal('#c9a063'), { at: [0, 0.96, 0] })
  part(body, form.turned(form.curve('0.56 1, 0.57 1.5, 0.55 1.75, 0.42 1.98, 0.2 2.08, 0 2.1', 28)), mesh('#d8d6cf'))
  part(body, form.ring(0.575, 0.03), metal('#c9a063'), { at: [0, 1.52, 0], turn: [QUARTER, 0, 0] })
  part(body, form.cylinder(0.15, 0.17, 0.12, 48), metal('#c9a063'), { at: [0, 0.5, 0.56], turn: [QUARTER, 0, 0] })
  part(body, form.ball(0.035, 14), lit('#9fe0b4'), { at: [0, 0.78, 0.56] })
  return microphone
}

function deskMicrophoneAtWork(colour) {
  const desk = group()
  put(desk, laptop('#3b474e'), { at: [0.7, 0, -0.4] })
  put(desk, deskMicrophone(colour), { at: [-1.75, 0, 0.9], turn: [0, 0.4, 0], scale: 0.72 })
  return desk
}

/** The springs that lie along an arm, one each side. */
function springs(parent, from, to) {
  const turns = 26
  for (const z of [-0.17, 0.17]) {
    const path = Array.from({ length: turns * 8 + 1 }, (_, i) => {
      const share = 0.14 + (0.5 * i) / (turns * 8)
      const angle = (i / 8) * Math.PI * 2
      const middle = from.map((start, axis) => start + (to[axis] - start) * share)
      return [middle[0] + 0.055 * Math.cos(angle), middle[1], middle[2] + z + 0.055 * Math.sin(angle)]
    })
    part(parent, form.tube(path, 0.016, turns * 10, 6), metal('#c9c9c6'))
  }
}

function armMicrophone(colour) {
  const [elbow, reach] = [
    [-1.5, 3, -0.4],
    [0.75, 3.3, 0.3],
  ]
  const set = clampArm(colour, elbow, reach)
  springs(set, [-0.45, 1.28, 0], elbow)
  springs(set, elbow, reach)
  const head = put(set, group(), { at: [0.95, 2.95, 0.4], turn: [0.2, 0, 0.35] })
  part(head, form.cylinder(0.08, 0.08, 0.5, 24), metal('#a9a6a0'), { at: [-0.05, 0.3, 0] })
  part(head, form.ring(0.5, 0.06), matte('#34393a'), { at: [0, -0.28, 0], turn: [QUARTER, 0, 0] })
  part(head, form.turned(form.curve('0 0.25, 0.3 0.24, 0.38 0.1, 0.4 -0.3, 0.4 -0.62', 28)), satin(colour))
  part(head, form.cylinder(0.42, 0.42, 0.08), metal('#c9a063'), { at: [0, -0.62, 0] })
  part(
    head,
    form.turned(form.curve('0.44 -0.64, 0.52 -0.85, 0.54 -1.2, 0.4 -1.52, 0 -1.62', 28)),
    plush('#34393a', [8, 4], 0.9),
  )
  return set
}

/** One clip-on microphone; the furry one is ready for wind. */
function clipMicrophone(colour, isFurry) {
  const piece = group()
  part(piece, form.box(0.52, 0.95, 0.28, 0.13), satin(colour), { at: [0, 0.48, 0] })
  part(piece, form.box(0.3, 0.6, 0.1, 0.05), metal('#a9a6a0'), { at: [0, 0.44, -0.19] })
  part(piece, form.ball(0.03, 14), lit('#9fe0b4'), { at: [0, 0.3, 0.14] })
  if (isFurry) part(piece, form.ball(0.36), plush('#5f6465', [7, 5], 3), { at: [0, 0.95, 0], scale: [1, 0.86, 0.8] })
  else part(piece, form.box(0.36, 0.14, 0.2, 0.06), matte('#34393a'), { at: [0, 0.9, 0.03] })
  return piece
}

function clipMicrophones(colour) {
  const set = group()
  const shell = satin(colour)
  part(set, form.box(2.5, 0.8, 1.5, 0.36), shell, { at: [0, 0.42, 0] })
  part(set, form.box(2.2, 0.06, 1.2, 0.03), matte('#2e3334'), { at: [0, 0.81, 0] })
  const lid = put(set, group(), { at: [0, 0.86, -0.7], turn: [-1.25, 0, 0] })
  part(lid, form.box(2.5, 0.42, 1.5, 0.2), shell, { at: [0, 0.16, 0.72] })
  part(lid, form.box(2.2, 0.06, 1.2, 0.03), matte('#2e3334'), { at: [0, -0.04, 0.72] })
  put(set, clipMicrophone(shade(colour, 0.08), false), { at: [-0.66, 0.5, 0.05] })
  part(set, form.box(0.5, 0.4, 0.26, 0.1), satin(shade(colour, 0.08)), { at: [0.02, 0.95, 0.05] })
  part(set, form.box(0.2, 0.2, 0.1, 0.04), metal('#cfcdc7'), { at: [0.02, 1.2, 0.05] })
  part(set, form.box(0.54, 0.08, 0.34, 0.03), matte('#1d2122'), { at: [0.68, 0.83, 0.05] })
  for (let i = 0; i < 3; i++) part(set, form.ball(0.03, 14), lit('#fff6e4'), { at: [-0.16 + i * 0.16, 0.44, 0.755] })
  put(set, clipMicrophone(shade(colour, 0.08), true), { at: [1.75, 0.16, 0.75], turn: [-1.2, 0, -0.5] })
  return set
}

/** The ribbed head: fat bars from front to back over a dark core. */
function ribbedHead(colour) {
  const head = group()
  const shine = metal(colour, { roughness: 0.36, metalness: 0.75 })
  part(head, form.capsule(0.52, 0.86), matte('#2a2e2d'), { scale: [1.08, 1, 0.9] })
  for (let i = 0; i < 7; i++) {
    const x = -0.54 + i * 0.18
    const tall = 1.02 - 0.2 * Math.abs(i - 3) ** 1.4 * 0.28
    const rib = form.slab(form.roundedRectangle(1.14, tall * 2, 0.5), 0.09, 0.035, {
      bevelSegments: 3,
      curveSegments: 16,
    })
    part(head, rib, shine, { at: [x, 0, 0], turn: [0, QUARTER, 0] })
  }
  for (const y of [-0.5, 0, 0.5]) part(head, form.box(1.3, 0.1, 1.06, 0.05), shine, { at: [0, y, 0] })
  part(head, form.box(1.4, 0.26, 1.2, 0.12), shine, { at: [0, -0.08, 0] })
  part(head, form.box(0.5, 0.12, 0.04, 0.02), matte('#34393a'), { at: [0, -0.08, 0.6] })
  return head
}

function stageMicrophone(colour) {
  const microphone = group()
  const shine = metal(colour, { roughness: 0.4, metalness: 0.7 })
  put(microphone, ribbedHead(colour), { at: [0, 2.75, 0.1], turn: [-0.24, 0, 0] })
  part(microphone, form.box(0.5, 0.6, 0.4, 0.14), shine, { at: [0, 1.7, -0.06] })
  part(microphone, form.cylinder(0.13, 0.13, 0.62, 32), matte('#34393a'), {
    at: [0, 1.62, -0.06],
    turn: [0, 0, QUARTER],
  })
  part(microphone, form.cylinder(0.12, 0.12, 1.3, 40), shine, { at: [0, 0.85, -0.06] })
  part(microphone, form.cylinder(0.2, 0.22, 0.16, 40), shine, { at: [0, 0.36, -0.06] })
  part(
    microphone,
    form.turned(form.curve('0 0, 1.02 0, 1.08 0.06, 1.02 0.16, 0.6 0.24, 0.2 0.32, 0 0.33', 28)),
    matte('#34393a'),
    { at: [0, 0, -0.06] },
  )
  part(microphone, form.ring(1.03, 0.04), shine, { at: [0, 0.1, -0.06], turn: [QUARTER, 0, 0] })
  return microphone
}

function tableMicrophone(colour, ringLight = '#f3ead6') {
  const disc = group()
  part(disc, form.turned(form.curve('0 0, 1.5 0, 1.64 0.06, 1.68 0.24, 1.62 0.42', 28)), matte('#34393a'))
  part(disc, form.turned(form.curve('1.62 0.42, 1.66 0.6, 1.5 0.84, 1.1 0.94, 0.92 0.94', 28)), tweed(colour, [6, 1]))
  part(disc, form.ring(0.9, 0.035), lit(ringLight), { at: [0, 0.94, 0], turn: [QUARTER, 0, 0] })
  part(disc, form.turned('0 0.9, 0.6 0.92, 0.88 0.95, 0.88 0.9', 96), satin(shade(colour, 0.06)))
  form.around(4, (angle, i) => {
    const place = { at: [Math.cos(angle) * 0.52, 0.955, Math.sin(angle) * 0.52], turn: [0, -angle, 0] }
    part(disc, i % 2 ? form.cylinder(0.07, 0.07, 0.02, 32) : form.box(0.08, 0.02, 0.22, 0.01), matte('#34393a'), place)
  })
  part(
    disc,
    form.tube('0 0.2 -1.6, 0.2 0.14 -2, 0.9 0.06 -2.2, 1.9 0.06 -1.6, 2.3 0.06 -0.6', 0.06, 80),
    matte('#34393a'),
  )
  return disc
}

function tableMicrophoneAtWork(colour) {
  const table = group()
  put(table, tableMicrophone(colour, '#d9483a'), { at: [-0.9, 0, 1], scale: 0.6 })
  put(table, laptop(goods.silver), { at: [0.9, 0, -0.5], turn: [0, -0.2, 0] })
  return table
}

export const microphones = {
  'microphone-desk': {
    build: deskMicrophone,
    yaw: -0.5,
    pitch: 0.14,
    again: { build: deskMicrophoneAtWork, yaw: 0.2, pitch: 0.24 },
  },
  'microphone-arm': { build: armMicrophone, yaw: -0.3, pitch: 0.14, again: { yaw: 0.7, pitch: 0.24 } },
  'microphone-clip': { build: clipMicrophones, yaw: -0.35, pitch: 0.36, again: { yaw: 0.5, pitch: 0.5 } },
  'microphone-retro': { build: stageMicrophone, yaw: -0.5, pitch: 0.1, again: { yaw: 0.8, pitch: 0.2 } },
  'microphone-table': {
    build: (colour) => tableMicrophone(colour),
    yaw: -0.4,
    pitch: 0.4,
    again: { build: tableMicrophoneAtWork, yaw: 0.3, pitch: 0.3 },
  },
}
