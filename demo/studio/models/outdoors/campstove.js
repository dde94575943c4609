import { shade } from '../../colours.js'
import { brass, glass, gloss, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { campmug } from './campmug.js'
import { cartridge, crown, flames, hob, knob, pan, SOOT, twigs } from './campstove-parts.js'
import { DARK, dark } from './fittings.js'

const { group, part, put, QUARTER } = form

function burner(colour) {
  const stove = group()
  put(stove, cartridge())
  part(
    stove,
    form.turned('0.9 0, 1.06 0.02, 1.09 0.06, 1.09 0.78, 1.06 0.82, 1.02 0.82', 72),
    matte(colour, { roughness: 0.62 }),
  )
  for (let i = 0; i < 9; i++)
    part(stove, form.bar([-0.06, 0.12 + i * 0.075, 1.1], [0.06, 0.15 + i * 0.075, 1.1], 0.014), matte('#efe0c2'))
  for (const y of [0.08, 0.76])
    part(stove, form.ring(1.095, 0.014), matte(shade(colour, -0.25)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(stove, form.cylinder(0.13, 0.16, 0.5, 32), brass(), { at: [0, 1.55, 0] })
  part(stove, form.box(0.3, 0.26, 0.3, 0.06), brass(), { at: [0, 1.48, 0] })
  part(stove, form.bar([0.1, 1.48, 0], [0.75, 1.48, 0], 0.035), metal())
  part(stove, form.ring(0.17, 0.035), metal(), { at: [0.92, 1.48, 0] })
  crown(stove, 0.38, 1.72)
  form.around(
    3,
    (angle) => {
      const arm = put(stove, group(), { turn: [0, -angle, 0] })
      part(arm, form.tube('0.14 1.5 0, 0.6 1.58 0, 0.92 1.86 0, 0.98 2.2 0, 0.5 2.24 0', 0.045, 40), metal())
      for (let i = 0; i < 4; i++)
        part(arm, form.box(0.07, 0.08, 0.09, 0.02), metal(), { at: [0.56 + i * 0.12, 2.28, 0] })
    },
    0.5,
  )
  return stove
}

function burnerInUse(colour) {
  const camp = group()
  put(camp, burner(colour))
  put(camp, pan(DARK), { at: [0, 2.3, 0], turn: [0, 0.5, 0], scale: 1.1 })
  return camp
}

function cassette(colour) {
  const stove = group()
  const enamel = gloss(colour)
  part(stove, form.box(3.5, 0.52, 2.7, 0.2), enamel, { at: [0, 0.36, 0] })
  part(stove, form.turned('0 0, 0.9 0, 1.06 0.08, 1.08 0.02', 72), metal('#a6a8a4'), { at: [-0.5, 0.6, 0] })
  hob(stove, { at: [-0.5, 0.66, 0] }, 1.1)
  part(stove, form.box(0.95, 0.2, 2.3, 0.1), gloss(shade(colour, 0.05)), { at: [1.2, 0.66, 0] })
  part(stove, form.box(0.5, 0.04, 0.1, 0.02), dark(), { at: [1.2, 0.77, 0.9] })
  knob(stove, { at: [1.15, 0.38, 1.38], scale: 0.95 })
  for (const x of [-1.5, 1.5])
    for (const z of [-1.1, 1.1]) part(stove, form.cylinder(0.12, 0.1, 0.14, 24), dark(), { at: [x, 0.06, z] })
  return stove
}

function cassetteInUse(colour) {
  const table = group()
  put(table, cassette(colour))
  const pot = put(table, group(), { at: [-0.5, 1.05, 0] })
  part(pot, form.turned(form.curve('0 0, 0.6 0.02, 1.06 0.3, 1.14 0.62, 1.2 0.64', 50), 72), satin('#6e4c3b'))
  part(pot, form.turned(form.curve('1.14 0.66, 0.9 0.9, 0.3 1.06, 0 1.08', 40), 72), satin('#6e4c3b'))
  part(pot, form.turned('0 0.3, 0.24 0.28, 0.26 0.2, 0.14 0', 40), satin('#6e4c3b'), { at: [0, 1.06, 0] })
  for (const side of [-1, 1])
    part(pot, form.box(0.34, 0.12, 0.5, 0.06), satin('#6e4c3b'), { at: [side * 1.26, 0.52, 0] })
  return table
}

/** The case: shut it stands on its side, open it shelters two burners. */
function twin(colour) {
  const stove = group()
  const paint = satin(colour)
  part(stove, form.box(4, 0.62, 2.2, 0.1), paint, { at: [0, 0.36, 0] })
  part(stove, form.box(3.8, 0.06, 2.0, 0.03), metal('#b3b4ae'), { at: [0, 0.67, 0] })
  for (const side of [-1, 1]) {
    hob(stove, { at: [side * 0.98, 0.7, 0.02] }, 0.92)
    knob(stove, { at: [side * 0.98, 0.38, 1.12], scale: 0.85 })
    const wing = form.slab(form.polygon('0 0, 1.25 0, 0.12 1.3, 0 1.3'), 0.05, 0.02)
    part(stove, wing, paint, { at: [side * 1.9, 0.68, -1.02], turn: [0, -QUARTER + side * 0.12, 0] })
  }
  part(stove, form.box(4, 1.9, 0.14, 0.06), paint, { at: [0, 1.6, -1.2], turn: [-0.12, 0, 0] })
  part(stove, form.box(3.6, 1.5, 0.04, 0.02), metal('#b3b4ae'), { at: [0, 1.6, -1.12], turn: [-0.12, 0, 0] })
  part(stove, form.box(0.4, 0.26, 0.08, 0.03), metal(), { at: [0, 0.42, 1.12] })
  for (const x of [-1.7, 1.7])
    for (const z of [-0.85, 0.85]) part(stove, form.cylinder(0.12, 0.1, 0.12, 24), dark(), { at: [x, 0.05, z] })
  return stove
}

function twinShut(colour) {
  const box = group()
  const paint = satin(colour)
  for (const side of [-1, 1]) part(box, form.box(4, 2.2, 0.5, 0.1), paint, { at: [0, 1.16, side * 0.26] })
  for (const x of [-1.2, 1.2]) part(box, form.box(0.3, 0.3, 1.06, 0.06), metal(), { at: [x, 2.2, 0] })
  part(box, form.tube('-0.6 2.26 0, -0.5 2.62 0, 0.5 2.62 0, 0.6 2.26 0', 0.1, 40), dark())
  for (const y of [0.6, 1.7])
    part(box, form.box(3.5, 0.06, 0.06, 0.03), matte(shade(colour, -0.15)), { at: [0, y, 0.51] })
  return box
}

function woodStove(colour) {
  const stove = group()
  const shell = metal(colour)
  part(stove, form.turned('0.7 0.14, 0.86 0.1, 0.9 0.16, 0.9 1.66, 0.86 1.72, 0.7 1.72, 0.7 0.4, 0 0.4', 96), shell)
  for (const [y, radius] of [
    [0.36, 0.085],
    [1.5, 0.05],
  ])
    form.around(20, (angle) => {
      const hole = { at: [Math.cos(angle) * 0.895, y, Math.sin(angle) * 0.895], turn: [0, -angle, QUARTER] }
      part(stove, form.cylinder(radius, radius, 0.03, 24), matte(SOOT), hole)
    })
  part(stove, form.turned('0.9 1.7, 0.96 1.72, 0.96 1.82, 0.9 1.84, 0.74 1.84', 96), shell)
  form.around(4, (angle) => {
    const post = { at: [Math.cos(angle) * 0.86, 1.98, Math.sin(angle) * 0.86], turn: [0, -angle, 0] }
    part(stove, form.box(0.12, 0.34, 0.34, 0.03), shell, post)
  })
  form.around(3, (angle) =>
    part(stove, form.ball(0.12), shell, { at: [Math.cos(angle) * 0.7, 0.1, Math.sin(angle) * 0.7] }),
  )
  twigs(stove)
  flames(stove, 1.5)
  return stove
}

function woodStoveWithMug(colour) {
  const camp = group()
  put(camp, woodStove(colour))
  put(camp, campmug('#e7decf'), { at: [1.5, 0, 0.9], scale: 0.6, turn: [0, -0.5, 0] })
  for (const [z, lean] of [
    [0.5, 0.3],
    [0.8, -0.15],
    [1.1, 0.2],
  ])
    part(camp, form.bar([-1.8, 0.06, z], [-0.7, 0.12, z + lean], 0.06), matte('#8a6a4c'))
  return camp
}

function potted(colour, lidded = true) {
  const stove = group()
  put(stove, cartridge(), { scale: [0.8, 0.7, 0.8] })
  for (const angle of [0.4, 2.5, 4.6])
    part(stove, form.bar([0, 0.1, 0], [Math.cos(angle) * 1.15, 0.05, Math.sin(angle) * 1.15], 0.06), matte('#d08a4a'))
  part(stove, form.turned('0.2 0.98, 0.4 1.02, 0.74 1.16, 0.82 1.3, 0.82 1.42', 64), dark())
  part(stove, form.bar([0.4, 1.12, 0.3], [0.95, 1.0, 0.7], 0.03), metal())
  form.around(20, (angle) =>
    part(stove, form.box(0.03, 0.26, 0.12, 0.012), metal(), {
      at: [Math.cos(angle) * 0.78, 1.5, Math.sin(angle) * 0.78],
      turn: [0, -angle, 0],
    }),
  )
  part(stove, form.turned('0 1.62, 0.84 1.62, 0.86 1.66, 0.86 3.62, 0.8 3.62, 0.78 1.7, 0 1.68', 72), metal('#9a9c99'))
  part(stove, form.turned('0.87 1.72, 0.93 1.76, 0.93 3.3, 0.87 3.34', 72), woven(colour, [50, 20]))
  part(
    stove,
    form.strip('0.9 3.12, 1.3 3.06, 1.4 2.6, 1.3 2.06, 0.9 2', 0.3, 0.07),
    woven(shade(colour, -0.15), [4, 4]),
  )
  if (lidded) part(stove, form.turned('0.9 3.6, 0.92 3.7, 0.86 3.78, 0 3.8', 72), glass('#e0a060', 0.85))
  else part(stove, form.cylinder(0.78, 0.78, 0.02, 48), matte('#b5713f'), { at: [0, 3.3, 0] })
  return stove
}

function pottedOpen(colour) {
  const camp = group()
  put(camp, potted(colour, false))
  part(camp, form.turned('0 0.1, 0.86 0.1, 0.92 0.04, 0.92 0', 64), glass('#e0a060', 0.85), { at: [-1.6, 0.02, 0.9] })
  put(camp, campmug('#e7decf'), { at: [1.9, 0, 0.8], scale: 0.6, turn: [0, -0.6, 0] })
  return camp
}

export const campstoves = {
  'campstove-burner': { build: burner, yaw: -0.3, pitch: 0.16, again: { build: burnerInUse, yaw: 0.2, pitch: 0.26 } },
  'campstove-cassette': {
    build: cassette,
    yaw: -0.5,
    pitch: 0.36,
    again: { build: cassetteInUse, yaw: 0.4, pitch: 0.3 },
  },
  'campstove-twin': { build: twin, yaw: -0.5, pitch: 0.3, again: { build: twinShut, yaw: 0.5, pitch: 0.2 } },
  'campstove-wood': {
    build: woodStove,
    yaw: -0.3,
    pitch: 0.24,
    again: { build: woodStoveWithMug, yaw: 0, pitch: 0.32 },
    aside: { pitch: 1 },
  },
  'campstove-pot': {
    build: (colour) => potted(colour),
    yaw: -0.4,
    pitch: 0.1,
    again: { build: pottedOpen, yaw: 0, pitch: 0.26 },
  },
}
