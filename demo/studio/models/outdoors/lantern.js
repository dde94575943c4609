import { brass, glass, gloss, lit, matte, metal, ribbed, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { dark } from './fittings.js'

const { group, part, put, QUARTER } = form
const GLOW = { emissive: '#ffcf8a', emissiveIntensity: 0.42 }

export function lantern(colour) {
  const lamp = group()
  const shell = satin(colour)
  part(lamp, form.turned(form.curve('0 0, 0.75 0, 0.82 0.1, 0.8 0.35, 0.62 0.45', 50)), shell)
  part(lamp, form.turned('0.55 0.45, 0.6 0.6, 0.6 1.55, 0.55 1.7'), glass())
  part(lamp, form.cylinder(0.2, 0.24, 0.9), lit('#ffe6b5'), { at: [0, 1, 0] })
  form.around(
    4,
    (angle) => {
      const [x, z] = [Math.cos(angle) * 0.66, Math.sin(angle) * 0.66]
      part(lamp, form.bar([x, 0.42, z], [x, 1.7, z], 0.03), metal())
    },
    0.78,
  )
  part(lamp, form.turned(form.curve('0.7 0, 0.66 0.14, 0.4 0.34, 0.2 0.4, 0 0.42', 50)), shell, { at: [0, 1.68, 0] })
  part(lamp, form.cylinder(0.08, 0.08, 0.06), brass(), { at: [0, 0.24, 0.8], turn: [QUARTER, 0, 0] })
  part(lamp, form.ring(0.62, 0.035, Math.PI), metal(), { at: [0, 1.75, 0], turn: [0, 0.3, 0] })
  return lamp
}

/** A cloth globe in folds; `open` says how far it is pulled up. */
function globe(colour, open = 1) {
  const lamp = group()
  const folds = 11
  const profile = []
  for (let i = 0; i <= folds * 4; i++) {
    const angle = 0.42 + (i / (folds * 4)) * (Math.PI - 0.84)
    const fold = 0.045 * Math.abs(Math.sin((i / 4) * Math.PI))
    profile.push([1.15 * Math.sin(angle) - 0.05 + fold, (1.05 - 1.15 * Math.cos(angle)) * open + 0.16])
  }
  const top = 2.1 * open + 0.16
  part(lamp, form.turned(profile, 96), matte(colour, { ...GLOW, emissiveIntensity: 0.3 }))
  part(lamp, form.cylinder(0.5, 0.54, 0.18, 48), wood('#b98b5c'), { at: [0, 0.09, 0] })
  part(lamp, form.cylinder(0.5, 0.46, 0.14, 48), wood('#b98b5c'), { at: [0, top, 0] })
  part(lamp, form.ring(0.3, 0.035, Math.PI), dark(), { at: [0, top + 0.05, 0], turn: [0, 0.4, 0] })
  return lamp
}

function globeAndFolded(colour) {
  const pair = group()
  put(pair, globe(colour))
  put(pair, globe(colour, 0.14), { at: [1.9, 0, 0.9], scale: 0.8 })
  return pair
}

function bulb(colour) {
  const lamp = group()
  part(
    lamp,
    form.turned(form.curve('0 0, 0.3 0.06, 0.42 0.32, 0.32 0.62, 0.19 0.82, 0.18 0.9', 40), 48),
    lit('#ffe9bd'),
  )
  part(lamp, form.turned('0 1.3, 0.12 1.28, 0.21 1.18, 0.21 0.84, 0.17 0.82', 48), metal(colour))
  part(lamp, form.ring(0.1, 0.025), metal(colour), { at: [0, 1.38, 0] })
  return lamp
}

function tripod(colour) {
  const stand = group()
  form.around(
    3,
    (angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      part(stand, form.bar([x * 0.16, 2.8, z * 0.16], [x * 1.4, 0.04, z * 1.4], 0.085), wood('#a9683f'))
      part(stand, form.bar([x * 0.14, 2.85, z * 0.14], [x * 0.36, 2.36, z * 0.36], 0.12), metal(colour))
    },
    0.5,
  )
  part(stand, form.turned(form.curve('0.32 -0.2, 0.37 0, 0.25 0.17, 0 0.22', 30), 48), metal(colour), {
    at: [0, 2.86, 0],
  })
  part(stand, form.bar([0, 2.8, 0], [0, 2.4, 0], 0.035), metal(colour))
  put(stand, bulb(colour), { at: [0, 0.52, 0], scale: 1.36 })
  return stand
}

/** The barn lantern: tank below, chimney above, a pipe at each side. */
function hurricane(colour) {
  const lamp = group()
  const paint = gloss(colour)
  part(lamp, form.turned(form.curve('0 0, 0.84 0, 0.92 0.1, 0.92 0.36, 0.8 0.56, 0.4 0.66, 0.36 0.74', 60), 72), paint)
  part(lamp, form.turned('0.3 0.7, 0.44 0.74, 0.44 0.9, 0.26 1, 0.16 1.06', 48), brass())
  part(lamp, form.turned(form.curve('0.42 0.94, 0.62 1.25, 0.6 1.6, 0.4 2.05', 40), 64), glass('#ffffff', 0.3))
  part(lamp, form.turned(form.curve('0 1.05, 0.09 1.15, 0.1 1.32, 0 1.62', 30), 32), lit('#ffcf7a'))
  part(
    lamp,
    form.turned('0.44 2.02, 0.5 2.06, 0.5 2.14, 0.36 2.2, 0.36 2.52, 0.5 2.54, 0.5 2.62, 0.3 2.74, 0 2.78', 64),
    paint,
  )
  for (const side of [-1, 1]) {
    const pipe = `${side * 0.62} 0.5 0, ${side * 0.96} 0.72 0, ${side * 1.02} 1.3 0, ${side * 0.96} 2.1 0, ${side * 0.7} 2.4 0, ${side * 0.34} 2.42 0`
    part(lamp, form.tube(pipe, 0.095, 60), paint)
    part(lamp, form.bar([side * 0.62, 1.5, 0.12], [side * 0.98, 1.5, 0], 0.025), metal())
  }
  part(lamp, form.ring(0.64, 0.02), metal(), { at: [0, 1.5, 0], turn: [QUARTER, 0, 0] })
  part(lamp, form.ring(1.02, 0.028, Math.PI), metal(), { at: [0, 2.3, 0], turn: [0.3, 0, 0], scale: [1, 1.05, 1] })
  part(lamp, form.cylinder(0.14, 0.14, 0.1, 32), brass(), { at: [0.45, 0.62, 0.5] })
  return lamp
}

/** `down` is the tube pushed in: then the light comes out of the head. */
function torch(colour, down = false) {
  const light = group()
  const [neck, shade] = [1.62, down ? 0.12 : 1.15]
  part(light, form.turned('0 0, 0.5 0, 0.54 0.06, 0.54 0.26, 0.5 0.3', 64), dark())
  part(light, form.turned('0.5 0.3, 0.5 1.5, 0.58 1.54, 0.58 1.62, 0.5 1.64', 64), satin(colour))
  part(light, form.cylinder(0.515, 0.515, 0.8, 64), ribbed(colour, [36, 1], 4), { at: [0, 0.86, 0] })
  part(light, form.cylinder(0.46, 0.46, shade, 64), matte('#fff1d6', GLOW), { at: [0, neck + shade / 2, 0] })
  const head = neck + shade
  part(light, form.turned('0.46 0, 0.58 0.02, 0.6 0.34, 0.54 0.4, 0.44 0.4', 64), satin(colour), { at: [0, head, 0] })
  part(light, form.cylinder(0.46, 0.46, 0.04, 48), down ? lit('#fff3cf') : matte('#e9e4d8'), {
    at: [0, head + 0.37, 0],
  })
  part(light, form.cylinder(0.12, 0.12, 0.08, 32), matte('#efe9dc'), { at: [0, 1.34, 0.5], turn: [QUARTER, 0, 0] })
  part(light, form.ring(0.26, 0.045), metal(), { at: [0.78, head + 0.12, 0], scale: [0.75, 1.25, 1] })
  return light
}

function torchLying(colour) {
  const pair = group()
  put(pair, torch(colour), { at: [-0.5, 0, -0.6] })
  put(pair, torch(colour, true), { at: [1.1, 0.6, 0.5], turn: [QUARTER, 0.25, -0.7] })
  return pair
}

export const lanterns = {
  lantern: { build: lantern, yaw: -0.4, pitch: 0.14, again: { yaw: 0.5, pitch: 0.3 } },
  'lantern-globe': {
    build: (colour) => globe(colour),
    yaw: -0.3,
    pitch: 0.12,
    again: { build: globeAndFolded, yaw: 0, pitch: 0.24 },
    aside: { pitch: 1 },
    near: { zoom: 1.7 },
  },
  'lantern-tripod': { build: tripod, yaw: -0.2, pitch: 0.1, again: { yaw: 0.9, pitch: 0.3 } },
  'lantern-hurricane': { build: hurricane, yaw: -0.35, pitch: 0.1, again: { yaw: 0.6, pitch: 0.26 } },
  'lantern-torch': {
    build: (colour) => torch(colour),
    yaw: -0.4,
    pitch: 0.14,
    again: { build: torchLying, yaw: 0, pitch: 0.34 },
  },
}
