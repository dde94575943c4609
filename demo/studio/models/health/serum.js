import { shade } from '../../colours.js'
import { brass, glass, gloss, matte, metal, plush, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER, TURN } = form

/** A dropper bottle and a jar of cream. */
function serum(colour) {
  const set = group()
  const glaze = gloss(colour)
  const bottle = put(set, group(), { at: [-0.5, 0, 0] })
  part(bottle, form.turned('0 0, 0.56 0, 0.62 0.05, 0.62 1.45, 0.55 1.65, 0.26 1.75, 0.26 1.9'), glaze)
  part(bottle, form.cylinder(0.29, 0.29, 0.34), brass(), { at: [0, 2, 0] })
  part(bottle, form.capsule(0.17, 0.4), matte('#3b474e'), { at: [0, 2.4, 0] })
  part(bottle, form.wrap(0.625, 0.8, 1.3), matte('#f6f1e6'), { at: [0, 0.75, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.63, 0.05, 0.5), matte(shade(colour, -0.1)), { at: [0, 0.85, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.63, 0.03, 0.8), matte('#b9b2a6'), { at: [0, 0.7, 0], turn: [0, 0.2, 0] })
  const jar = put(set, group(), { at: [0.85, 0, 0.5] })
  part(jar, form.turned(form.curve('0 0, 0.66 0, 0.74 0.1, 0.74 0.62', 30)), glaze)
  part(jar, form.turned(form.curve('0.77 0, 0.77 0.32, 0.7 0.4, 0 0.4', 40)), brass(), { at: [0, 0.62, 0] })
  return set
}

function serumOpen(colour) {
  const set = group()
  put(set, serum(colour))
  const towel = put(set, group(), { at: [-0.1, -0.44, 0.1] })
  for (const y of [0.11, 0.33]) part(towel, form.box(3.1, 0.22, 2, 0.1), plush('#efe7d8', [14, 10]), { at: [0, y, 0] })
  return set
}

/** A squeezed tube from its round shoulder at the bottom to its flat crimped end. */
function squeezeTube(colour) {
  const tube = group()
  const body = form.surface(
    (u, v) => {
      const [round, angle] = [1 - v ** 1.4, u * TURN]
      return [Math.cos(angle) * (0.36 + 0.14 * v), v * 1.75, Math.sin(angle) * (0.36 * round + 0.02)]
    },
    64,
    40,
  )
  part(tube, body, satin(colour))
  part(tube, form.box(1.02, 0.22, 0.06, 0.03), satin(shade(colour, -0.04)), { at: [0, 1.83, 0] })
  part(tube, form.cylinder(0.36, 0.36, 0.06), satin(colour), { at: [0, -0.01, 0] })
  for (const [y, width] of form.read('0.95 0.34, 0.83 0.22')) {
    part(tube, form.box(width, 0.04, 0.02, 0.01), matte('#f6f1e6'), {
      at: [0, y, 0.36 * (1 - (y / 1.75) ** 1.4) + 0.025],
    })
  }
  return tube
}

function steelTip() {
  const tip = group()
  part(tip, form.turned(form.curve('0.3 0, 0.3 0.1, 0.22 0.2, 0.17 0.3', 30)), satin('#f4efe6'))
  part(tip, form.turned(form.curve('0.17 0, 0.2 0.16, 0.17 0.36, 0.07 0.46, 0 0.47', 40)), metal('#d8d8d6'), {
    at: [0, 0.28, 0],
  })
  return tip
}

/** One tube on its cap, one lying open with its steel tip to the front. */
function eyeSerum(colour) {
  const set = group()
  part(set, form.turned(form.curve('0 0, 0.4 0, 0.42 0.05, 0.4 0.62, 0.36 0.66, 0 0.66', 50)), satin('#f4efe6'), {
    at: [-0.65, 0, -0.3],
  })
  put(set, squeezeTube(colour), { at: [-0.65, 0.66, -0.3], turn: [0, 0.15, 0] })
  const lying = put(set, group(), { at: [0.55, 0.38, 0.75], turn: [0, 0.35, QUARTER - 0.02] })
  put(lying, squeezeTube(colour), { turn: [0, QUARTER, 0] })
  put(lying, steelTip(), { turn: [Math.PI, 0, 0] })
  return set
}

function eyeSerumStanding(colour) {
  const set = group()
  part(set, form.box(1.9, 0.36, 1.3, 0.08), matte('#cfc8bb'), { at: [0, 0.18, 0] })
  put(set, squeezeTube(colour), { at: [0, 2.2, 0.02], turn: [0, 0.3, Math.PI] })
  put(set, steelTip(), { at: [0, 2.2, 0.02] })
  return set
}

function ampoule(colour) {
  const vial = group()
  const profile = '0 0, 0.15 0.01, 0.17 0.06, 0.17 0.95, 0.13 1.08, 0.065 1.18, 0.06 1.24, 0.09 1.34, 0.07 1.56, 0 1.66'
  part(vial, form.turned(form.curve(profile, 60), 40), gloss(colour))
  part(vial, form.turned('0.172 0.5, 0.172 0.62', 40), matte('#f6f1e6'))
  return vial
}

function rack(colour, taken) {
  const set = group()
  part(set, form.box(3.5, 0.34, 0.8, 0.08), wood('#d6b184'), { at: [0, 0.17, 0] })
  for (let i = 0; i < 7; i++) {
    const x = -1.41 + i * 0.47
    part(set, form.cylinder(0.2, 0.2, 0.02, 40), matte('#8d6a45'), { at: [x, 0.335, 0] })
    if (i !== taken) put(set, ampoule(colour), { at: [x, 0.22, 0] })
  }
  return set
}

function ampouleOut(colour) {
  const set = group()
  put(set, rack(colour, 4))
  put(set, ampoule(colour), { at: [0.9, 0.17, 1], turn: [0, 0.35, QUARTER] })
  return set
}

function pumpBottle(colour) {
  const bottle = group()
  part(bottle, form.turned('0 0, 0.42 0, 0.46 0.04, 0.46 2, 0.44 2.03, 0 2.03'), satin(colour))
  part(bottle, form.turned('0.465 1.72, 0.47 1.74, 0.47 1.98, 0.465 2.03, 0.3 2.04'), metal('#d5cfc4'))
  part(bottle, form.cylinder(0.16, 0.16, 0.2), satin('#f4efe6'), { at: [0, 2.12, 0] })
  part(bottle, form.turned(form.curve('0 0, 0.27 0, 0.3 0.05, 0.29 0.3, 0.24 0.36, 0 0.33', 40)), satin('#f4efe6'), {
    at: [0, 2.2, 0],
  })
  part(bottle, form.capsule(0.08, 0.3), satin('#f4efe6'), { at: [0, 2.42, 0.28], turn: [QUARTER, 0, 0] })
  for (const [y, arc] of form.read('1.1 0.9, 0.98 0.6')) {
    part(bottle, form.wrap(0.464, 0.05, arc), matte('#f6f1e6'), { at: [0, y, 0], turn: [0, 0.2, 0] })
  }
  return bottle
}

function clearCap() {
  const cap = group()
  part(
    cap,
    form.turned('0.42 0, 0.47 0, 0.47 0.92, 0.42 0.98, 0 0.98, 0 0.93, 0.4 0.92, 0.42 0.88'),
    glass('#e9eef0', 0.4),
  )
  return cap
}

function airless(colour) {
  const set = group()
  part(set, form.box(1.15, 2.7, 1.1, 0.03), matte('#f3ece0'), { at: [-0.75, 1.35, -0.75], turn: [0, 0.25, 0] })
  part(set, form.box(1.16, 0.5, 1.11, 0.03), matte(colour), { at: [-0.75, 0.55, -0.75], turn: [0, 0.25, 0] })
  put(set, pumpBottle(colour), { at: [0.15, 0, 0.1] })
  put(set, clearCap(), { at: [1.2, 0, 0.55] })
  return set
}

function airlessPair(colour) {
  const set = group()
  put(set, pumpBottle(colour))
  put(set, pumpBottle(colour), { at: [1.15, 0, 0.35], turn: [0, -0.6, 0], scale: 0.82 })
  return set
}

/** A round flask; its stopper carries a fine glass rod. */
function flask(colour) {
  const vessel = group()
  const profile =
    '0 0.02, 0.5 0, 0.84 0.3, 0.98 0.85, 0.8 1.4, 0.36 1.74, 0.24 1.9, 0.24 2.2, 0.33 2.24, 0.33 2.3, 0.22 2.3'
  part(vessel, form.turned(form.curve(profile, 120)), gloss(colour, { transparent: true, opacity: 0.82 }))
  part(vessel, form.turned('0.25 1.9, 0.265 1.93, 0.265 2.03, 0.25 2.06'), brass())
  part(vessel, form.face(0.8, 0.5, 0.08), matte('#f6f1e6'), { at: [0, 0.86, 0.985] })
  return vessel
}

function stopper(colour) {
  const whole = group()
  part(whole, form.turned(form.curve('0.2 -0.3, 0.22 0, 0.16 0.06, 0.12 0.12', 30)), glass(shade(colour, 0.1), 0.7))
  part(whole, form.ball(0.34), gloss(shade(colour, 0.08), { transparent: true, opacity: 0.86 }), { at: [0, 0.42, 0] })
  part(whole, form.bar([0, -0.3, 0], [0, -1.6, 0], 0.035), glass('#ffffff', 0.7))
  return whole
}

function faceOil(colour) {
  const set = group()
  put(set, flask(colour))
  put(set, stopper(colour), { at: [0, 2.3, 0] })
  return set
}

function faceOilOpen(colour) {
  const set = group()
  put(set, flask(colour))
  part(set, form.turned(form.curve('0 0, 0.5 0, 0.72 0.14, 0.68 0.17, 0.4 0.07, 0 0.06', 40)), satin('#e9dfcf'), {
    at: [1.65, 0, 0.6],
  })
  put(set, stopper(colour), { at: [1.5, 0.5, 0.6], turn: [0, 0.5, 1.35] })
  return set
}

export const serums = {
  serum: { build: serum, yaw: -0.2, pitch: 0.16, again: { build: serumOpen, yaw: 0.3, pitch: 0.24 } },
  'serum-eye': { build: eyeSerum, yaw: -0.15, pitch: 0.3, again: { build: eyeSerumStanding, yaw: 0.3, pitch: 0.18 } },
  'serum-ampoules': {
    build: (colour) => rack(colour),
    yaw: -0.45,
    pitch: 0.26,
    again: { build: ampouleOut, yaw: 0.35, pitch: 0.36 },
  },
  'serum-pump': { build: airless, yaw: -0.1, pitch: 0.14, again: { build: airlessPair, yaw: 0.25, pitch: 0.16 } },
  'serum-oil': { build: faceOil, yaw: -0.25, pitch: 0.18, again: { build: faceOilOpen, yaw: 0.2, pitch: 0.26 } },
}
