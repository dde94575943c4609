import * as THREE from 'three'
import { shade } from '../../colours.js'
import { glass, gloss, lit, matte, metal, satin, speckled, wood } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { around, group, part, put, QUARTER } = form

const scents = {
  jasmine: '#e6d9b0',
  sandalwood: '#a9714a',
  lemongrass: '#b9bf7a',
  hinoki: '#cdb48c',
  tangerine: '#d9a066',
  lavender: '#a698b4',
}
const timbers = { walnut: '#6f4a33', beech: '#d9b486', teak: '#ad7443' }

/** A drop of stoneware on a wooden foot. */
function drop(colour) {
  const whole = group()
  part(whole, form.cylinder(0.98, 0.94, 0.36, 96), wood('#c39463'), { at: [0, 0.18, 0] })
  const profile = '1.02 0.36, 1.16 0.62, 1.14 1.05, 0.86 1.7, 0.5 2.3, 0.24 2.8, 0.14 3.06, 0.07 3.1, 0.05 2.9'
  const ware = speckled(colour, '#00000044', 1300)
  ware.setValues({ roughness: 0.8, clearcoat: 0 })
  part(whole, form.turned(form.curve(profile, 120), 96), ware)
  part(whole, form.ball(0.055), lit('#f4e3b8'), { at: [0, 0.2, 0.98] })
  return whole
}

/** Puffs that grow and thin as they rise. */
function mistPuffs(height) {
  const mist = group()
  for (let i = 0; i < 9; i++) {
    const share = i / 8
    const at = [Math.sin(share * 4) * 0.22 * share, height + share * 1.25, wobble(0.05)]
    const puff = matte('#ffffff', { transparent: true, opacity: 0.34 - share * 0.26, depthWrite: false })
    part(mist, form.ball(0.07 + share * 0.2), puff, { at, scale: [1, 1.35, 1] })
  }
  return mist
}

function mistDiffuser(colour) {
  const set = group()
  put(set, drop(colour))
  put(set, mistPuffs(3.2))
  return set
}

function vial(tone) {
  const bottle = group()
  part(bottle, form.turned('0 0, 0.3 0, 0.34 0.04, 0.34 0.72, 0.28 0.84, 0.16 0.9, 0.16 1', 48), gloss('#6b4a2c'))
  part(bottle, form.cylinder(0.2, 0.2, 0.28, 48), satin('#2f3436'), { at: [0, 1.1, 0] })
  part(bottle, form.wrap(0.345, 0.4, 1.8), matte('#f6f1e6'), { at: [0, 0.38, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.35, 0.08, 1), matte(tone), { at: [0, 0.44, 0], turn: [0, 0.2, 0] })
  return bottle
}

function mistWithOil(colour) {
  const set = group()
  put(set, drop(colour))
  put(set, vial(shade(colour, -0.1)), { at: [1.55, 0, 0.6], scale: 1.1 })
  return set
}

/** A square flask, the oil seen through its wall, and reeds fanned out from its neck. */
function reedFlask(colour, reeds = 8) {
  const set = group()
  part(set, form.box(1.5, 1.5, 1.5, 0.2), glass('#e8eeec', 0.3), { at: [0, 0.76, 0] })
  part(set, form.box(1.3, 1.02, 1.3, 0.14), gloss(colour, { transparent: true, opacity: 0.92 }), { at: [0, 0.62, 0] })
  part(
    set,
    form.turned('0.46 1.5, 0.32 1.56, 0.3 1.62, 0.3 1.86, 0.36 1.9, 0.36 1.96, 0.28 1.96', 64),
    glass('#e8eeec', 0.62),
  )
  part(set, form.cylinder(0.37, 0.37, 0.2, 64), wood('#c39463'), { at: [0, 1.74, 0] })
  part(set, form.face(0.8, 0.5, 0.05), matte('#f6f1e6'), { at: [0, 0.72, 0.757] })
  part(set, form.face(0.4, 0.06, 0.02), matte(shade(colour, -0.1)), { at: [0, 0.78, 0.762] })
  around(
    reeds,
    (angle, i) => {
      const lean = 0.62 + (i % 3) * 0.16
      const foot = [Math.cos(angle) * -0.3, 0.3, Math.sin(angle) * -0.3]
      part(
        set,
        form.bar(foot, [Math.cos(angle) * lean, 3.5 - (i % 3) * 0.16, Math.sin(angle) * lean], 0.045),
        matte('#c9a877'),
      )
    },
    0.3,
  )
  return set
}

function reedsBeside(colour) {
  const set = group()
  put(set, reedFlask(colour, 5))
  for (let i = 0; i < 3; i++) {
    part(set, form.bar([0.9 + i * 0.12, 0.05, -1 + i * 0.3], [1.5 + i * 0.14, 0.05, 1.7], 0.045), matte('#c9a877'))
  }
  return set
}

/** A thrown pot with round windows; the flame behind them is a warm light. */
function burner(colour) {
  const pot = group()
  const ware = speckled(colour, '#00000040', 700)
  const wall = form.curve('0 0, 0.9 0, 1 0.08, 1.12 0.6, 1.1 1.2, 0.9 1.7, 0.78 1.95, 0.8 2.05', 90)
  part(pot, form.turned(wall, 96), ware)
  const bowl = form.curve('0 1.98, 0.7 2.02, 0.98 2.2, 1.1 2.44, 1.04 2.48, 0.9 2.28, 0.5 2.12, 0 2.1', 60)
  part(pot, form.turned(bowl, 96), ware)
  const oil = gloss('#d9b86a', { transparent: true, opacity: 0.85 })
  part(pot, form.cylinder(0.86, 0.86, 0.02, 64), oil, { at: [0, 2.22, 0] })
  for (const [y, size, start, tilt] of form.read('1.4 0.1 0 -0.35, 1.02 0.15 0.35 -0.08, 0.58 0.1 0 0.1')) {
    const rim = form.turned(
      form.curve(
        [
          [size + 0.03, 0],
          [size, 0.045],
          [size - 0.03, 0],
        ],
        8,
      ),
      28,
    )
    const [out] = wall.findLast(([, height]) => height <= y)
    around(
      9,
      (angle) => {
        const window = put(pot, group(), { turn: [0, angle, 0] })
        const hole = put(window, group(), { at: [0, y, out], turn: [tilt, 0, 0] })
        part(hole, form.cylinder(size, size, 0.05, 32), lit('#ffd78e'), { turn: [QUARTER, 0, 0] })
        part(hole, rim, satin(shade(colour, -0.08)), { turn: [QUARTER, 0, 0] })
      },
      start,
    )
  }
  return pot
}

function burnerWithOil(colour) {
  const set = group()
  put(set, burner(colour))
  put(set, vial(colour), { at: [1.65, 0, 0.55], turn: [0, -0.2, 0], scale: 1.05 })
  part(set, form.cylinder(0.34, 0.34, 0.26, 48), metal('#d8d8d4'), { at: [-1.45, 0.13, 0.9] })
  part(set, form.cylinder(0.3, 0.3, 0.02, 48), satin('#f6f0e4'), { at: [-1.45, 0.265, 0.9] })
  part(set, form.bar([-1.45, 0.26, 0.9], [-1.45, 0.4, 0.9], 0.02), matte('#3b3f3e'))
  return set
}

/** Cast plaster with flat facets, the size of an egg. */
function facetted(colour, size) {
  const geometry = new THREE.IcosahedronGeometry(size, 0)
  return [geometry, matte(colour, { flatShading: true, roughness: 0.95 })]
}

function scentStones(colour) {
  const set = group()
  const bowl = '0 0, 0.9 0, 1.1 0.06, 1.6 0.3, 1.72 0.44, 1.64 0.48, 1.4 0.34, 0.9 0.14, 0 0.12'
  part(set, form.turned(form.curve(bowl, 70)), speckled('#b9b2a4'), { at: [-0.3, 0, 0] })
  const stones = form.read(
    '-0.95 0.56 -0.35 0.5, 0.15 0.6 -0.5 0.54, 0.35 0.5 0.45 0.44, -0.6 0.52 0.55 0.47, -0.3 1.12 0 0.46',
  )
  stones.forEach(([x, y, z, size], i) => {
    part(set, ...facetted(shade(colour, (i % 3) * 0.05), size), { at: [x, y, z], turn: [i * 1.3, i * 0.7, i * 0.4] })
  })
  put(set, vial(colour), { at: [1.75, 0, 0.7], turn: [0, -0.2, 0] })
  return set
}

function stonesOut(colour) {
  const set = group()
  form.read('-0.9 0.52 -0.2 0.62, 0.35 0.46 -0.5 0.55, 0.1 0.44 0.7 0.52').forEach(([x, y, z, size], i) => {
    part(set, ...facetted(shade(colour, i * 0.05), size), { at: [x, y, z], turn: [i * 1.1 + 0.3, i * 0.7, 0.2] })
  })
  put(set, vial(colour), { at: [1.3, 0, 0.2], turn: [0, -0.2, 0] })
  return set
}

/** A blown bulb with a spout over a turned wooden base. */
function nebuliser(colour) {
  const whole = group()
  const timber = wood(colour, shade(colour, -0.2))
  part(whole, form.turned(form.curve('0 0, 1.1 0, 1.2 0.08, 1.18 0.5, 1.05 0.78, 0.5 0.9, 0 0.9', 60), 96), timber)
  part(whole, form.cylinder(0.17, 0.17, 0.12, 48), metal('#d0a45f'), { at: [0, 0.42, 1.2], turn: [QUARTER, 0, 0] })
  part(whole, form.ring(0.3, 0.05), metal('#cfcac1'), { at: [0, 0.92, 0], turn: [QUARTER, 0, 0] })
  const clear = glass('#dfe9ea', 0.42)
  const bulb = '0.24 0.9, 0.27 1.1, 0.62 1.4, 0.78 1.85, 0.66 2.35, 0.34 2.7, 0.22 2.95, 0.2 3.5, 0.24 3.62, 0.18 3.62'
  part(whole, form.turned(form.curve(bulb, 110), 96), clear)
  part(whole, form.tube('0.1 3.2 0, 0.3 3.45 0, 0.7 3.55 0, 0.95 3.4 0', 0.13, 50), clear)
  part(whole, form.bar([0, 0.95, 0], [0, 2.3, 0], 0.06), glass('#ffffff', 0.7))
  part(whole, form.ball(0.13), glass('#ffffff', 0.75), { at: [0, 2.35, 0] })
  part(
    whole,
    form.turned(form.curve('0 1.16, 0.3 1.18, 0.56 1.4, 0.66 1.6, 0 1.6', 40), 64),
    gloss('#d9b86a', { transparent: true, opacity: 0.7 }),
  )
  return whole
}

function nebuliserWithOil(colour) {
  const set = group()
  put(set, nebuliser(colour))
  put(set, vial('#8b9c8f'), { at: [1.7, 0, 0.5], turn: [0, -0.2, 0] })
  return set
}

export const diffusers = {
  'diffuser-mist': {
    build: mistDiffuser,
    yaw: -0.2,
    pitch: 0.14,
    again: { build: mistWithOil, yaw: 0.2, pitch: 0.26 },
    aside: { pitch: 1 },
  },
  'diffuser-reed': {
    build: (colour) => reedFlask(colour),
    yaw: -0.4,
    pitch: 0.16,
    tints: scents,
    again: { build: reedsBeside, yaw: 0.3, pitch: 0.26 },
  },
  'diffuser-burner': {
    build: burner,
    yaw: 0.2,
    pitch: 0.2,
    again: { build: burnerWithOil, yaw: -0.1, pitch: 0.28 },
    aside: { pitch: 1 },
  },
  'diffuser-stone': {
    build: scentStones,
    yaw: -0.15,
    pitch: 0.36,
    tints: scents,
    again: { build: stonesOut, yaw: 0.2, pitch: 0.28 },
  },
  'diffuser-nebuliser': {
    build: nebuliser,
    yaw: -0.3,
    pitch: 0.16,
    tints: timbers,
    again: { build: nebuliserWithOil, yaw: 0.3, pitch: 0.24 },
  },
}
