import { shade } from '../../colours.js'
import { brass, matte, metal, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { campmug } from './campmug.js'
import { dark } from './fittings.js'

const { group, part, put, QUARTER, TURN } = form
const ASH = '#b98b5c'

/** A folding stool: two crossed pairs of legs under a hanging seat. */
export function campstool(colour) {
  const stool = group()
  const timber = wood(ASH)
  for (const z of [-0.75, 0.75]) {
    const near = z * 0.92
    part(stool, form.bar([-0.95, 0.06, z], [0.95, 1.72, z], 0.075), timber)
    part(stool, form.bar([0.95, 0.06, near], [-0.95, 1.72, near], 0.075), timber)
    part(stool, form.cylinder(0.06, 0.06, 0.34), brass(), { at: [0, 0.89, z * 0.96], turn: [QUARTER, 0, 0] })
  }
  for (const side of [-1, 1]) {
    part(stool, form.bar([side * 0.95, 1.72, -0.9], [side * 0.95, 1.72, 0.9], 0.085), timber)
    part(stool, form.bar([side * 0.95, 0.09, -0.85], [side * 0.95, 0.09, 0.85], 0.07), timber)
  }
  part(
    stool,
    form.strip(
      '-1.06 1.66, -1.03 1.8, -0.9 1.82, -0.45 1.66, 0 1.61, 0.45 1.66, 0.9 1.82, 1.03 1.8, 1.06 1.66',
      1.42,
      0.05,
    ),
    woven(colour, [4, 4]),
  )
  return stool
}

/** The sling's profile from the shoulders to the knees, as [z, y], z counted from behind the chair. */
const SLING = '0.85 2.3, 1.15 1.35, 1.5 0.72, 2.05 0.55, 2.6 0.72, 3 1.02'
const BEHIND = 2

function sling(colour) {
  const middle = form.curve(SLING, 60)
  const cloth = form.surface(
    (u, v) => {
      const at = Math.min(Math.floor(v * 60), 59)
      const [z, y] = [0, 1].map((i) => middle[at][i] + (middle[at + 1][i] - middle[at][i]) * (v * 60 - at))
      const across = u * 2 - 1
      const width = 0.98 - 0.2 * Math.sin(v * Math.PI) - Math.max(0, 0.2 - v) * 0.5
      return [across * width, y + 0.2 * across ** 2 * Math.sin(v * Math.PI), z - BEHIND]
    },
    30,
    60,
  )
  return [cloth, woven(colour, [60, 80], 0.4)]
}

function lounge(colour) {
  const chair = group()
  const [pole, joint] = [metal('#6d7375'), dark()]
  part(chair, ...sling(colour))
  for (const side of [-1, 1]) {
    const hub = [side * 0.55, 0.42, 0]
    part(chair, form.ball(0.12), joint, { at: hub })
    for (const z of [-0.95, 0.95]) {
      part(chair, form.bar(hub, [side * 0.98, 0.03, z], 0.05), pole)
      part(chair, form.ball(0.08), joint, { at: [side * 0.98, 0.07, z] })
    }
    part(chair, form.bar(hub, [side * 0.97, 1.02, 1], 0.05), pole)
    part(chair, form.bar(hub, [side * 0.86, 2.3, -1.15], 0.05), pole)
    part(chair, form.box(0.2, 0.24, 0.12, 0.05), joint, { at: [side * 0.94, 1.02, 0.98] })
    part(chair, form.box(0.2, 0.26, 0.12, 0.05), joint, { at: [side * 0.84, 2.24, -1.13] })
  }
  part(chair, form.bar([-0.55, 0.42, 0], [0.55, 0.42, 0], 0.05), pole)
  part(chair, form.tube('-0.86 2.3 -1.15, 0 2.3 -1.15, 0.86 2.3 -1.15', 0.045, 10), matte(shade(colour, -0.2)))
  return chair
}

/** A three-cornered seat that sags; `drop` lowers it by its thickness. */
function hide(drop) {
  return form.surface(
    (u, v) => {
      const angle = u * TURN + QUARTER
      const corner = Math.cos(1.5 * u * TURN) ** 2
      const reach = 0.52 + 0.56 * corner ** 2.2
      const y = 1.42 + 0.2 * corner ** 2 * v ** 2 - 0.2 * (1 - v ** 2) - drop
      return [Math.cos(angle) * reach * v, y, Math.sin(angle) * reach * v]
    },
    90,
    20,
  )
}

function tripod(colour) {
  const stool = group()
  const skin = matte(colour, { roughness: 0.6 })
  part(stool, hide(0), skin)
  part(stool, hide(0.06), matte(shade(colour, -0.18)))
  form.around(
    3,
    (angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      part(stool, form.bar([-x * 0.98, 0.03, -z * 0.98], [x * 0.98, 1.6, z * 0.98], 0.075), wood(ASH))
      part(stool, form.ball(0.17), skin, { at: [x * 0.97, 1.6, z * 0.97], scale: [1, 0.75, 1] })
      part(stool, form.cylinder(0.085, 0.085, 0.12, 32), brass(), { at: [-x * 0.94, 0.07, -z * 0.94] })
    },
    QUARTER,
  )
  part(stool, form.ball(0.14), brass(), { at: [0, 0.82, 0] })
  return stool
}

function director(colour) {
  const chair = group()
  const timber = wood('#c79a6b')
  const cloth = woven(colour, [6, 6])
  for (const side of [-1, 1]) {
    const x = side * 1.02
    part(chair, form.box(0.14, 0.12, 1.7, 0.04), timber, { at: [x, 0.06, 0] })
    part(chair, form.box(0.14, 0.12, 1.6, 0.04), timber, { at: [x, 1.5, 0] })
    part(chair, form.box(0.3, 0.09, 1.75, 0.045), timber, { at: [side * 1.06, 2.16, 0.04] })
    part(chair, form.box(0.13, 0.7, 0.13, 0.03), timber, { at: [x, 1.83, 0.62] })
    part(chair, form.box(0.13, 1.75, 0.13, 0.03), timber, { at: [x, 2.34, -0.68] })
    part(chair, form.cylinder(0.06, 0.06, 0.1, 24), brass(), { at: [side * 1.1, 1.5, 0.7], turn: [0, 0, QUARTER] })
  }
  for (const z of [-0.6, 0.6]) {
    part(chair, form.bar([-1, 0.12, z], [1, 1.46, z], 0.07), timber)
    part(chair, form.bar([1, 0.12, z * 0.84], [-1, 1.46, z * 0.84], 0.07), timber)
    part(chair, form.cylinder(0.05, 0.05, 0.32, 24), brass(), { at: [0, 0.79, z * 0.92], turn: [QUARTER, 0, 0] })
  }
  part(chair, form.strip('-1.08 1.56, -0.9 1.57, -0.4 1.48, 0 1.46, 0.4 1.48, 0.9 1.57, 1.08 1.56', 1.4, 0.06), cloth)
  const back = form.strip('-1.12 0, -0.95 0.09, -0.4 -0.05, 0 -0.08, 0.4 -0.05, 0.95 0.09, 1.12 0', 0.72, 0.06)
  part(chair, back, cloth, { at: [0, 2.86, -0.68], turn: [-QUARTER, 0, 0] })
  return chair
}

function directorAtRest(colour) {
  const corner = group()
  put(corner, director(colour))
  put(corner, campmug('#e7decf'), { at: [1.06, 2.2, 0.35], scale: 0.2 })
  return corner
}

/** Rings that slide into each other under a round seat; `open` is how far they are pulled out. */
function drum(colour, open) {
  const stool = group()
  const rings = 8
  const step = 0.05 + 0.2 * open
  for (let i = 0; i < rings; i++) {
    const radius = 0.94 - Math.sin((i / (rings - 1)) * Math.PI * 0.85) * 0.26
    const ringOf = `${radius - 0.05} 0, ${radius} 0.02, ${radius} ${step - 0.04}, ${radius - 0.05} ${step - 0.01}`
    part(stool, form.turned(ringOf, 72), satin(i % 2 ? colour : shade(colour, -0.1)), { at: [0, 0.1 + i * step, 0] })
  }
  const height = 0.1 + rings * step
  part(stool, form.cylinder(0.66, 0.66, height, 48), dark(), { at: [0, height / 2, 0] })
  part(stool, form.turned('0 0, 0.98 0, 1.04 0.05, 1.04 0.12, 0.98 0.14, 0 0.14', 72), satin(shade(colour, -0.1)))
  const seat = form.turned(form.curve('0 0.14, 0.7 0.14, 0.82 0.2, 0.96 0.2, 1.02 0.12, 1 0', 50), 72)
  part(stool, seat, satin(colour), { at: [0, height, 0] })
  for (const side of [-1, 1])
    part(stool, form.cylinder(0.13, 0.13, 0.04, 32), dark(), {
      at: [side * 0.3, height + 0.13, 0],
      scale: [1.5, 1, 0.7],
    })
  return stool
}

const drumUp = (colour) => drum(colour, 1)

function drumPair(colour) {
  const pair = group()
  put(pair, drum(colour, 1))
  put(pair, drum(colour, 0.02), { at: [2.1, 0, 0.9] })
  return pair
}

export const campstools = {
  campstool: { build: campstool, yaw: -0.55, pitch: 0.2, again: { yaw: 0.5, pitch: 0.36 } },
  'campstool-lounge': { build: lounge, yaw: -0.6, pitch: 0.16, again: { yaw: 0.75, pitch: 0.3 } },
  'campstool-tripod': { build: tripod, yaw: -0.2, pitch: 0.26, again: { yaw: 0.6, pitch: 0.5 } },
  'campstool-director': {
    build: director,
    yaw: -0.5,
    pitch: 0.14,
    again: { build: directorAtRest, yaw: 0.5, pitch: 0.2 },
  },
  'campstool-telescopic': {
    build: drumUp,
    yaw: -0.3,
    pitch: 0.2,
    again: { build: drumPair, yaw: 0, pitch: 0.3 },
    aside: { pitch: 1 },
  },
}
