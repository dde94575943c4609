import { shade } from '../colours.js'
import { glazed, gloss, landscape, lit, matte, metal, satin } from '../materials.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form

const KEY_ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.6],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.1],
  [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.8],
  [1.2, 1.2, 1.2, 5.6, 1.2, 1.2, 2],
]

/** Lays the four rows of keys over a width; `paint` chooses a key's material by its width and place. */
function layKeys(parent, { width, pitch, height, radius, paint, y }) {
  KEY_ROWS.forEach((row, line) => {
    const unit = width / row.reduce((sum, key) => sum + key)
    let x = -width / 2
    row.forEach((key, i) => {
      const cap = form.box(key * unit - pitch * 0.13, height, pitch * 0.86, radius)
      part(parent, cap, paint(key, line, i), { at: [x + (key * unit) / 2, y, (line - 1.5) * pitch] })
      x += key * unit
    })
  })
}

function keyboard(colour) {
  const board = group()
  part(board, form.box(4.4, 0.34, 1.8, 0.15), satin(colour))
  part(board, form.box(4.22, 0.1, 1.64, 0.05), matte(shade(colour, -0.12)), { at: [0, 0.14, 0] })
  const [light, quiet, loud] = [satin('#f3eee4'), satin(shade(colour, 0.16)), satin('#d98a5f')]
  const paint = (key, line, i) => (key > 5 || (line === 0 && i === 0) ? loud : key > 1 ? quiet : light)
  layKeys(board, { width: 4.16, pitch: 0.4, height: 0.26, radius: 0.07, y: 0.28, paint })
  board.rotation.x = 0.06
  return group().add(board)
}

function keyboardAtWork(colour) {
  const desk = group()
  put(desk, keyboard(colour), {})
  put(desk, mouse(colour), { at: [3.05, -0.2, 0.25], turn: [0, -0.15, 0], scale: 0.62 })
  return desk
}

/** The back of a mouse: an egg, higher behind, flat below. */
function mouseShell(width, height, length) {
  return form.surface((u, v) => {
    const z = (u * 2 - 1) * 0.9999
    const side = Math.sqrt(1 - Math.abs(z) ** 2.6)
    const rise = Math.sqrt(1 - Math.abs(z * 0.9 - 0.1) ** 2.4)
    const angle = v * Math.PI
    return [
      -Math.cos(angle) * width * side,
      Math.max(Math.sin(angle), 0) ** 0.8 * height * rise * side ** 0.35,
      z * length,
    ]
  })
}

function mouse(colour) {
  const body = group()
  part(body, mouseShell(0.72, 0.56, 1.15), satin(colour), { at: [0, 0.08, 0] })
  part(body, form.cylinder(0.7, 0.66, 0.09), matte(shade(colour, -0.2)), { at: [0, 0.05, 0], scale: [1, 1, 1.6] })
  const seam = matte(shade(colour, -0.22))
  part(body, form.tube('0 0.3 -1.02, 0 0.52 -0.72, 0 0.62 -0.35, 0 0.645 -0.05', 0.014), seam)
  part(
    body,
    form.tube('-0.66 0.34 -0.02, -0.42 0.55 -0.04, 0 0.645 -0.05, 0.42 0.55 -0.04, 0.66 0.34 -0.02', 0.01),
    seam,
  )
  part(body, form.ring(0.13, 0.055), matte('#2e3231'), {
    at: [0, 0.5, -0.56],
    turn: [0, QUARTER, 0],
    scale: [1, 1, 1.4],
  })
  body.rotation.y = Math.PI
  return group().add(body)
}

function laptop(colour) {
  const machine = group()
  const shell = metal(colour, { metalness: 0.55, roughness: 0.45 })
  const dark = matte('#2b3031')
  part(machine, form.box(3.5, 0.15, 2.4, 0.07), shell, { at: [0, 0.075, 0] })
  part(machine, form.box(3.06, 0.02, 1.12, 0.01), matte(shade(colour, -0.25)), { at: [0, 0.148, -0.42] })
  const keys = group()
  layKeys(keys, { width: 2.98, pitch: 0.27, height: 0.05, radius: 0.02, y: 0.17, paint: () => dark })
  put(machine, keys, { at: [0, 0, -0.42] })
  part(
    machine,
    form.slab(form.roundedRectangle(1.2, 0.8, 0.06), 0.01, 0.004),
    metal(shade(colour, -0.06), { metalness: 0.4, roughness: 0.5 }),
    { at: [0, 0.152, 0.68], turn: [-QUARTER, 0, 0] },
  )
  const lid = group()
  part(lid, form.box(3.5, 2.4, 0.1, 0.05), shell, { at: [0, 1.2, 0] })
  part(lid, form.face(3.38, 2.28, 0.05), gloss('#15191a'), { at: [0, 1.2, 0.052] })
  const picture = landscape(1200, 780, ['#c9d8d4', '#6f9a92', '#24504e', '#f0c49d'])
  part(lid, form.face(3.22, 2.08, 0.03), lit('#fff', { map: picture }), { at: [0, 1.22, 0.056] })
  put(machine, lid, { at: [0, 0.14, -1.17], turn: [-0.34, 0, 0] })
  return machine
}

function monitor(colour) {
  const screen = group()
  const shell = satin(colour)
  part(screen, form.box(4, 2.4, 0.16, 0.08), shell, { at: [0, 2.1, 0] })
  part(screen, form.face(3.84, 2.24, 0.05), gloss('#15191a'), { at: [0, 2.1, 0.082] })
  const picture = landscape(1280, 720, ['#ead9c6', '#c98c6a', '#3d5a57', '#f7efdf'])
  part(screen, form.face(3.74, 2.12, 0.03), lit('#fff', { map: picture }), { at: [0, 2.11, 0.086] })
  part(screen, form.box(1.6, 1, 0.3, 0.14), shell, { at: [0, 1.95, -0.14] })
  part(screen, form.cylinder(0.16, 0.18, 1.9), metal('#b9b4ab'), { at: [0, 1, -0.34] })
  part(screen, form.cylinder(0.94, 1, 0.1), shell, { at: [0, 0.05, -0.2] })
  return screen
}

function monitorAtWork(colour) {
  const desk = group()
  put(desk, monitor(colour), {})
  put(desk, keyboard(colour), { at: [-0.15, 0.15, 1.6], scale: 0.5 })
  put(desk, mouse(colour), { at: [1.45, 0, 1.65], scale: 0.32 })
  return desk
}

function webcam(colour) {
  const camera = group()
  const shell = satin(colour)
  const dark = gloss('#171b1d')
  part(camera, form.box(2.5, 0.86, 0.7, 0.34), shell, { at: [0, 1.6, 0] })
  part(camera, form.cylinder(0.36, 0.38, 0.12), metal('#bdb7ad'), { at: [0, 1.6, 0.36], turn: [QUARTER, 0, 0] })
  part(camera, form.cylinder(0.31, 0.31, 0.14), dark, { at: [0, 1.6, 0.37], turn: [QUARTER, 0, 0] })
  part(camera, form.ring(0.21, 0.015), metal('#6d6f6c'), { at: [0, 1.6, 0.445] })
  part(camera, form.ball(0.19), glazed('#22384a', { roughness: 0.34, clearcoat: 1 }), {
    at: [0, 1.6, 0.42],
    scale: [1, 1, 0.3],
  })
  part(camera, form.cylinder(0.035, 0.035, 0.02), lit('#9fe0b4'), { at: [0.78, 1.6, 0.352], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 3; i++) {
    part(camera, form.cylinder(0.03, 0.03, 0.02), matte('#2a2e2d'), {
      at: [-0.66 - i * 0.12, 1.6, 0.35],
      turn: [QUARTER, 0, 0],
    })
  }
  part(camera, form.cylinder(0.1, 0.1, 0.3), metal('#8f8c86'), { at: [0, 1.08, -0.02] })
  part(camera, form.ball(0.17), matte('#2a2e2d'), { at: [0, 0.94, -0.02] })
  for (const [x, z] of form.read('0 0.95, -0.85 -0.5, 0.85 -0.5')) {
    part(camera, form.bar([0, 0.9, 0], [x, 0.09, z], 0.085), shell)
    part(camera, form.ball(0.11), matte('#2a2e2d'), { at: [x, 0.1, z] })
  }
  return camera
}

function drive(colour) {
  const set = group()
  const disk = group()
  const shell = satin(colour)
  part(disk, form.box(1.5, 2.1, 0.34, 0.15), shell, { at: [0, 1.05, 0] })
  for (let i = 0; i < 9; i++) {
    part(disk, form.box(1.1, 0.035, 0.05, 0.017), matte(shade(colour, -0.14)), { at: [0, 0.62 + i * 0.1, 0.165] })
  }
  part(disk, form.cylinder(0.035, 0.035, 0.01), lit('#f2efe6'), { at: [0.5, 1.86, 0.172], turn: [QUARTER, 0, 0] })
  part(disk, form.box(0.34, 0.2, 0.16, 0.05), metal('#b9b4ab'), { at: [0, 2.16, 0] })
  put(set, disk, { turn: [-0.04, 0, 0] })
  const cord =
    '0 2.2 0, 0.02 2.5 0.02, 0.4 2.62 0.15, 0.92 2.1 0.35, 1.08 0.7 0.5, 1.02 0.1 0.8, 0.5 0.07 1.1, -0.3 0.07 1.1'
  part(set, form.tube(cord, 0.06, 160), matte('#d8cfc0'))
  part(set, form.box(0.4, 0.14, 0.22, 0.06), matte('#d8cfc0'), { at: [-0.48, 0.08, 1.09], turn: [0, 0.05, 0] })
  part(set, form.box(0.18, 0.07, 0.15, 0.02), metal(), { at: [-0.74, 0.08, 1.1] })
  return set
}

export const computer = {
  keyboard: { build: keyboard, yaw: -0.78, pitch: 0.72, again: { build: keyboardAtWork, yaw: 0.62, pitch: 0.62 } },
  mouse: { build: mouse, yaw: -0.6, pitch: 0.42, again: { yaw: 0.75, pitch: 0.3 } },
  laptop: { build: laptop, yaw: -0.45, pitch: 0.3, again: { yaw: 0.5, pitch: 0.42 } },
  monitor: { build: monitor, yaw: -0.35, pitch: 0.14, again: { build: monitorAtWork, yaw: 0.3, pitch: 0.28 } },
  webcam: { build: webcam, yaw: -0.4, pitch: 0.16, again: { yaw: 0.5, pitch: 0.2 } },
  drive: { build: drive, yaw: -0.3, pitch: 0.2, again: { yaw: 0.5, pitch: 0.3 } },
}
