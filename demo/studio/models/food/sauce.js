import { shade } from '../../colours.js'
import { drawn, glass, glazed, gloss, matte, satin, speckled } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { saucer } from '../props.js'
import { bow, chip, mound, PAPER, roundLabel, soft, spoon, strewn } from './packaging.js'
import { chilli, dollop } from './servings.js'

const { group, part, put, QUARTER } = form

const pasteTints = { mild: '#cf6a3f', medium: '#ab3826', hot: '#7a1d18' }
const ONGGI = '0 0, 0.55 0, 0.62 0.05, 0.98 0.6, 1.02 0.95, 0.86 1.4, 0.7 1.56, 0.76 1.66, 0.72 1.7, 0.62 1.6'

function crock(colour, isOpen) {
  const set = group()
  const glaze = gloss('#54362a')
  part(set, form.turned(form.curve(ONGGI, 90)), glaze)
  part(set, form.ring(0.98, 0.025), gloss('#6b4735'), { at: [0, 1.13, 0], turn: [QUARTER, 0, 0] })
  const ribbon = form.turned(form.curve('1.01 0.66, 1.035 0.8, 1.03 0.95, 1.0 1.04', 20))
  part(set, ribbon, matte(colour))
  part(set, form.cylinder(0.27, 0.27, 0.02), matte(PAPER), { at: [0, 0.84, 1.03], turn: [QUARTER, 0, 0] })
  part(set, form.cylinder(0.14, 0.14, 0.025), matte(colour), { at: [0, 0.84, 1.035], turn: [QUARTER, 0, 0] })
  const lid = put(set, group(), isOpen ? { at: [1.45, 0.02, 0.85] } : { at: [0, 1.66, 0] })
  part(lid, form.turned(form.curve('0.84 0, 0.84 0.06, 0.6 0.2, 0.16 0.26, 0.12 0.34, 0.2 0.42, 0 0.46', 60)), glaze)
  if (isOpen) put(set, dollop(colour, 0.62), { at: [0, 1.55, 0] })
  return set
}

function gochujang(colour) {
  const set = group()
  put(set, crock(colour, false), { at: [-0.3, 0, -0.2] })
  put(set, saucer(speckled('#e7decf')), { at: [1.25, 0, 0.75], scale: 0.62 })
  put(set, dollop(colour, 0.36), { at: [1.25, 0.13, 0.75] })
  return set
}

function gochujangOpened(colour) {
  const set = group()
  put(set, crock(colour, true))
  put(set, spoon(), { at: [-0.1, 1.85, 0.1], turn: [0, Math.PI - 0.6, -0.5] })
  return set
}

const soyTints = { '1y': '#8a4a26', '3y': '#55281a', '5y': '#2c1713' }
const sealTints = { '1y': '#dfc182', '3y': '#c4704f', '5y': '#8b9c8f' }

/** A tall square bottle, its stopper sealed with paper and cord. */
function soyBottle(colour, aged) {
  const bottle = group()
  part(bottle, form.box(0.95, 1.9, 0.95, 0.16), gloss(colour, { clearcoat: 1 }), { at: [0, 0.95, 0] })
  const neck = '0.42 1.82, 0.36 2.0, 0.2 2.15, 0.18 2.4'
  part(bottle, form.turned(form.curve(neck, 40)), gloss(colour, { clearcoat: 1 }))
  put(bottle, soft('0.21 0, 0.24 0.1, 0.24 0.3, 0 0.36', matte(PAPER), { depth: 0.3 }), { at: [0, 2.24, 0] })
  put(bottle, soft('0.34 -0.14, 0.26 -0.04, 0.22 0.06', matte(PAPER), { pleats: 9, depth: 0.3 }), { at: [0, 2.24, 0] })
  part(bottle, form.ring(0.235, 0.03), matte('#b5532f'), { at: [0, 2.3, 0], turn: [QUARTER, 0, 0] })
  part(bottle, form.box(0.66, 1.1, 0.02, 0.008), matte(PAPER), { at: [0, 0.95, 0.478] })
  part(bottle, form.box(0.66, 0.34, 0.022, 0.008), matte(sealTints[aged]), { at: [0, 0.57, 0.479] })
  part(bottle, form.cylinder(0.15, 0.15, 0.02), matte(colour), { at: [0, 1.16, 0.488], turn: [QUARTER, 0, 0] })
  return bottle
}

function soy(colour, aged) {
  const set = group()
  put(set, soyBottle(colour, aged))
  put(set, saucer(speckled('#e7decf')), { at: [1.2, 0, 0.7], scale: 0.62 })
  part(set, form.cylinder(0.45, 0.4, 0.02), gloss(colour), { at: [1.2, 0.08, 0.7] })
  return set
}

function soyOnTofu(colour, aged) {
  const set = group()
  put(set, soyBottle(colour, aged), { at: [-1.0, 0, -0.4], turn: [0, 0.4, 0], scale: 0.9 })
  put(set, saucer(speckled('#5f7489', '#ffffff55', 400)), { at: [0.9, 0, 0.4], scale: 1.1 })
  part(set, form.cylinder(0.85, 0.7, 0.02), gloss(colour), { at: [0.9, 0.12, 0.4] })
  part(set, form.box(1.0, 0.62, 0.9, 0.06), satin('#f7f1e2'), { at: [0.9, 0.42, 0.4], turn: [0, 0.3, 0] })
  strewn(set, chip(0.06, 0.04, 10), matte('#6f8a4a'), mound(26, 0.32, 0.08, [0.9, 0.75, 0.4]))
  return set
}

const chilliTints = { mild: '#d9743a', medium: '#bf3a26', hot: '#861d1a' }

/** A soft bottle with a long pointed nozzle. */
function squeezy(colour) {
  const bottle = group()
  const body = '0 0, 0.5 0, 0.56 0.06, 0.56 1.0, 0.53 1.25, 0.56 1.5, 0.55 1.85, 0.4 2.06, 0.3 2.1, 0 2.1'
  part(bottle, form.turned(form.curve(body, 90)), satin(colour))
  part(bottle, form.cylinder(0.33, 0.36, 0.26), satin('#76804f'), { at: [0, 2.2, 0] })
  part(bottle, form.turned('0.3 2.3, 0.12 2.46, 0.07 2.98, 0.03 3, 0 3'), satin('#76804f'))
  form.around(20, (angle) => {
    const place = { at: [Math.cos(angle) * 0.35, 2.2, Math.sin(angle) * 0.35], turn: [0, -angle, 0] }
    part(bottle, form.box(0.03, 0.22, 0.03, 0.01), matte('#666f43'), place)
  })
  roundLabel(bottle, 0.568, [0.72, 0.75, 1.9], colour)
  return bottle
}

function sriracha(colour) {
  const set = group()
  put(set, squeezy(colour))
  chilli(set, [0.75, 0, 0.75], -0.2)
  chilli(set, [0.85, 0, 1.05], 0.25)
  return set
}

function srirachaOnEgg(colour) {
  const set = group()
  put(set, squeezy(colour), { at: [-1.25, 0, -0.6], scale: 0.85 })
  put(set, saucer(speckled('#e7decf')), { at: [0.7, 0, 0.4], scale: 1.35 })
  const white = form.outline('-0.8 0, -0.55 -0.55, 0.1 -0.7, 0.65 -0.5, 0.85 0.1, 0.5 0.6, -0.1 0.72, -0.6 0.5')
  part(set, form.slab(white, 0.12, 0.05), satin('#fdfaf2'), { at: [0.7, 0.18, 0.4], turn: [-QUARTER, 0, 0] })
  part(set, form.ball(0.32), gloss('#e39a26'), { at: [0.62, 0.24, 0.35], scale: [1, 0.55, 1] })
  const zigzag = Array.from({ length: 9 }, (_, i) => [0.15 + i * 0.14, 0.27, 0.4 + (i % 2 ? 0.42 : 0.1) + wobble(0.03)])
  part(set, form.tube(zigzag, 0.045, 90), gloss(colour))
  return set
}

const jamTints = { shrimp: '#8f3420', mushroom: '#54352a', garlic: '#b8692a' }
const capTints = { shrimp: '#c4704f', mushroom: '#8b9c8f', garlic: '#5f7489' }

/** Checked cotton. */
function gingham(colour) {
  const map = drawn(
    64,
    64,
    (canvas) => {
      canvas.fillStyle = '#f6f1e6'
      canvas.fillRect(0, 0, 64, 64)
      canvas.fillStyle = colour
      canvas.globalAlpha = 0.5
      canvas.fillRect(0, 0, 32, 64)
      canvas.fillRect(0, 0, 64, 32)
    },
    [18, 7],
  )
  return glazed('#fff', { map, roughness: 0.9, clearcoat: 0 })
}

function jamJar(colour, flavour, isOpen) {
  const jar = group()
  const shape = '0 0, 0.74 0, 0.84 0.1, 0.84 1.0, 0.72 1.24, 0.64 1.3, 0.64 1.44'
  part(jar, form.turned(form.curve(shape, 80)), gloss(colour, { clearcoat: 1 }))
  roundLabel(jar, 0.905, [0.55, 0.62, 1.3], colour)
  if (isOpen) {
    part(jar, form.cylinder(0.62, 0.62, 0.02), gloss(shade(colour, -0.1)), { at: [0, 1.42, 0] })
    part(jar, form.ring(0.64, 0.03), glass('#ffffff', 0.4), { at: [0, 1.45, 0], turn: [QUARTER, 0, 0] })
    return jar
  }
  const cloth = gingham(capTints[flavour])
  put(
    jar,
    soft('1.0 -0.34, 0.86 -0.18, 0.7 -0.02, 0.72 0.18, 0.66 0.28, 0.3 0.31, 0 0.31', cloth, {
      pleats: 14,
      depth: -0.5,
    }),
    {
      at: [0, 1.42, 0],
    },
  )
  part(jar, form.ring(0.73, 0.035), matte('#f2e7d2'), { at: [0, 1.42, 0], turn: [QUARTER, 0, 0] })
  put(jar, bow(matte('#f2e7d2'), 0.7), { at: [0, 1.42, 0.76] })
  return jar
}

function jamOnToast(colour, flavour) {
  const set = group()
  put(set, jamJar(colour, flavour, true), { at: [-0.8, 0, -0.5] })
  put(set, spoon(), { at: [-0.9, 1.6, -0.4], turn: [0, Math.PI - 0.5, -0.5] })
  const slice = form.outline(
    '-0.6 -0.6, 0.6 -0.6, 0.62 0.3, 0.72 0.5, 0.5 0.74, 0 0.7, -0.5 0.74, -0.72 0.5, -0.62 0.3',
  )
  const toast = put(set, group(), { at: [1.0, 0.1, 0.6], turn: [-QUARTER, 0, 0.3] })
  part(toast, form.slab(slice, 0.2, 0.05), matte('#a86f38'))
  part(toast, form.slab(slice, 0.06, 0.02), matte('#e6c48e'), { at: [0, 0, 0.09], scale: [0.88, 0.88, 1] })
  part(toast, form.ball(0.5), gloss(colour), { at: [0.02, 0, 0.12], scale: [1, 0.95, 0.12] })
  return set
}

export const sauces = {
  'sauce-gochujang': {
    build: gochujang,
    yaw: -0.1,
    pitch: 0.24,
    tints: pasteTints,
    again: { build: gochujangOpened, yaw: 0.1, pitch: 0.4 },
  },
  'sauce-soy': {
    build: soy,
    yaw: -0.3,
    pitch: 0.18,
    tints: soyTints,
    again: { build: soyOnTofu, yaw: 0, pitch: 0.34 },
  },
  'sauce-sriracha': {
    build: sriracha,
    yaw: -0.1,
    pitch: 0.16,
    tints: chilliTints,
    again: { build: srirachaOnEgg, yaw: 0, pitch: 0.4 },
  },
  'sauce-chillijam': {
    build: (colour, flavour) => jamJar(colour, flavour, false),
    yaw: -0.1,
    pitch: 0.2,
    tints: jamTints,
    again: { build: jamOnToast, yaw: 0.1, pitch: 0.38 },
  },
}
