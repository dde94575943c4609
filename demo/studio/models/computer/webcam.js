import { shade } from '../../colours.js'
import { glazed, gloss, lit, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { monitor } from './monitor.js'

const { group, part, put, QUARTER } = form

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

/** A lens that looks along z, its glass at z = 0. */
function lens(radius) {
  const eye = group()
  const flat = { turn: [QUARTER, 0, 0] }
  part(eye, form.cylinder(radius * 1.25, radius * 1.35, 0.1), metal('#bdb7ad'), { ...flat, at: [0, 0, -0.03] })
  part(eye, form.cylinder(radius * 1.1, radius * 1.1, 0.1), gloss('#171b1d'), { ...flat, at: [0, 0, -0.02] })
  part(eye, form.ring(radius * 0.8, 0.014), metal('#6d6f6c'), { at: [0, 0, 0.035] })
  part(eye, form.ball(radius * 0.68), glazed('#22384a', { roughness: 0.34, clearcoat: 1 }), {
    scale: [1, 1, 0.3],
    at: [0, 0, 0.02],
  })
  return eye
}

/** The square camera; `jaw` is how far the lower leg of its clip stands off. */
function clipCamera(colour, jaw = 0.75) {
  const camera = group()
  const [shell, dark] = [satin(colour), matte('#2e3334')]
  part(camera, form.box(1.7, 1.5, 0.72, 0.3), shell, { at: [0, 1.9, 0] })
  part(camera, form.slab(form.roundedRectangle(1.4, 1.2, 0.2), 0.06, 0.02), gloss('#171b1d'), { at: [0, 1.9, 0.35] })
  put(camera, lens(0.3), { at: [-0.12, 1.9, 0.4] })
  part(camera, form.box(0.36, 0.8, 0.06, 0.03), satin(shade(colour, -0.12)), { at: [0.5, 1.9, 0.39] })
  part(camera, form.box(0.1, 0.4, 0.06, 0.03), satin('#c4704f'), { at: [0.5, 1.9, 0.41] })
  part(camera, form.capsule(0.12, 0.8), metal('#8f8c86'), { at: [0, 1.08, -0.1], turn: [0, 0, QUARTER] })
  part(camera, form.box(1.5, 0.14, 1.5, 0.06), shell, { at: [0, 0.97, -0.5] })
  part(camera, form.box(1.5, 0.34, 0.14, 0.06), dark, { at: [0, 0.86, 0.2] })
  const leg = put(camera, group(), { at: [0, 0.95, -1.2], turn: [-jaw, 0, 0] })
  part(leg, form.box(1.5, 0.12, 1.5, 0.06), shell, { at: [0, -0.05, 0.7] })
  part(leg, form.box(1.2, 0.05, 1, 0.02), dark, { at: [0, 0.02, 0.75] })
  leg.rotation.x = jaw
  part(camera, form.capsule(0.1, 1.4), metal('#8f8c86'), { at: [0, 0.93, -1.22], turn: [0, 0, QUARTER] })
  return camera
}

function clipCameraAtWork(colour) {
  const desk = group()
  put(desk, monitor('#e7decf'), {})
  put(desk, clipCamera(colour, 1.35), { at: [0, 2.95, 0.09], scale: 0.4 })
  return desk
}

function ringCamera(colour) {
  const camera = group()
  const shell = satin(colour)
  const face = put(camera, group(), { at: [0, 2.5, 0], turn: [-0.08, 0, 0] })
  const laid = { turn: [QUARTER, 0, 0] }
  part(
    face,
    form.turned(form.curve('0.75 -0.18, 1.1 -0.2, 1.42 -0.14, 1.5 0, 1.42 0.1, 1.38 0.12', 40), 96),
    shell,
    laid,
  )
  part(face, form.turned('0.72 -0.18, 0.7 0, 0.72 0.12, 0.78 0.12', 96), shell, laid)
  part(face, form.turned(form.curve('0.78 0.12, 0.95 0.2, 1.2 0.2, 1.38 0.12', 24), 96), lit('#fff7e8'), laid)
  part(face, form.box(0.22, 1.5, 0.12, 0.05), shell, { at: [0, 0, -0.1] })
  part(face, form.cylinder(0.46, 0.46, 0.34), shell, { ...laid, at: [0, 0, 0] })
  put(face, lens(0.28), { at: [0, 0, 0.18] })
  part(camera, form.cylinder(0.09, 0.09, 1.1, 32), metal('#a9a6a0'), { at: [0, 0.6, -0.06] })
  part(camera, form.ball(0.17), matte('#2e3334'), { at: [0, 1.04, -0.05] })
  part(camera, form.turned('0 0, 0.92 0, 0.96 0.05, 0.9 0.16, 0.4 0.24, 0.14 0.28, 0 0.28', 96), shell, {
    at: [0, 0, -0.06],
  })
  return camera
}

function armCamera(colour, withPaper = false) {
  const camera = group()
  const [shell, steel, dark] = [satin(colour), metal('#b9b4ab'), matte('#2e3334')]
  part(camera, form.box(1.5, 0.22, 1.3, 0.11), shell, { at: [-1.3, 0.11, -0.4] })
  part(camera, form.cylinder(0.2, 0.24, 0.2, 48), dark, { at: [-1.5, 0.3, -0.5] })
  const joints = form.read('-1.5 0.4 -0.5, -1.75 2.1 -0.6, -0.5 3.35 -0.1, 0.75 3 0.4')
  joints.slice(1).forEach((to, i) => {
    part(camera, form.bar(joints[i], to, i ? 0.09 : 0.11), i ? steel : shell)
    part(camera, form.capsule(0.17, 0.12), dark, { at: to, turn: [QUARTER, 0, 0] })
  })
  const head = put(camera, group(), { at: [0.85, 2.85, 0.42], turn: [1.35, 0, -0.16] })
  part(head, form.box(0.86, 1.3, 0.5, 0.2), shell)
  part(head, form.slab(form.roundedRectangle(0.64, 1.06, 0.16), 0.05, 0.02), gloss('#171b1d'), { at: [0, 0, 0.25] })
  put(head, lens(0.22), { at: [0, 0.16, 0.3] })
  part(head, form.cylinder(0.06, 0.06, 0.03, 24), lit('#fff1d6'), { at: [0, -0.34, 0.275], turn: [QUARTER, 0, 0] })
  if (withPaper) {
    part(camera, form.box(2, 0.02, 2.6, 0.01), matte('#faf6ec'), { at: [0.9, 0.01, 0.5] })
    part(
      camera,
      form.tube('0.3 0.03 0.9, 0.6 0.03 0.1, 0.9 0.03 0.6, 1.2 0.03 -0.1, 1.5 0.03 0.5', 0.025, 60),
      matte('#c4704f'),
    )
    part(camera, form.bar([1.5, 0.06, 0.5], [2.1, 0.7, 1.1], 0.06), matte('#dfc182'))
  }
  return camera
}

function ballCamera(colour, look = -0.12) {
  const camera = group()
  part(
    camera,
    form.turned(form.curve('0 0, 0.9 0, 1 0.06, 1.06 0.3, 1.02 0.52, 0.96 0.52, 0.94 0.3, 0 0.1', 60)),
    satin(shade(colour, -0.16)),
  )
  const ball = put(camera, group(), { at: [0, 1.28, 0], turn: [look, 0, 0] })
  part(ball, form.ball(1.04), satin(colour))
  part(ball, form.ring(1.043, 0.014), matte(shade(colour, -0.2)), { turn: [0, QUARTER, 0] })
  part(ball, form.turned(form.curve('0 1.1, 0.3 1.08, 0.52 0.98, 0.6 0.86', 30), 72), gloss('#171b1d'), {
    turn: [QUARTER, 0, 0],
  })
  part(ball, form.ring(0.6, 0.035), metal('#bdb7ad'), { at: [0, 0, 0.86] })
  put(ball, lens(0.27), { at: [0, 0, 1.09] })
  part(ball, form.ball(0.03, 14), lit('#9fe0b4'), { at: [0, 0.42, 1.02] })
  return camera
}

export const webcams = {
  webcam: { build: webcam, yaw: -0.4, pitch: 0.16, again: { yaw: 0.5, pitch: 0.2 } },
  'webcam-clip': {
    build: (colour) => clipCamera(colour),
    yaw: -0.55,
    pitch: 0.2,
    again: { build: clipCameraAtWork, yaw: -0.35, pitch: 0.16 },
  },
  'webcam-ring': { build: ringCamera, yaw: -0.42, pitch: 0.14, again: { yaw: 0.7, pitch: 0.2 } },
  'webcam-overhead': {
    build: (colour) => armCamera(colour),
    yaw: -0.3,
    pitch: 0.14,
    again: { build: (colour) => armCamera(colour, true), yaw: -0.5, pitch: 0.36 },
  },
  'webcam-ball': {
    build: (colour) => ballCamera(colour),
    yaw: -0.4,
    pitch: 0.14,
    again: { build: (colour) => ballCamera(colour, 0.75), yaw: 0.5, pitch: 0.3 },
  },
}
