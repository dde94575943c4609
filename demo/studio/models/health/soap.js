import { shade } from '../../colours.js'
import { brass, gloss, matte, metal, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER, TURN } = form

const tints = {
  rose: '#cf9f8f',
  eucalyptus: '#93a295',
  oat: '#dccdb2',
  tea: '#97a374',
  tangerine: '#d99a55',
  plain: '#efe8da',
  lemongrass: '#cfca9a',
  jasmine: '#ebe2cb',
  coconut: '#b98c68',
  yuzu: '#dcb659',
  linen: '#a9bac2',
  lavender: '#a698b4',
}

/** A bar of soap with a shallow dish pressed into its top. */
function soapBar(colour) {
  const bar = group()
  part(bar, form.box(1.5, 0.5, 0.95, 0.2), satin(colour))
  part(bar, form.ring(0.3, 0.022), satin(shade(colour, -0.05)), {
    at: [0, 0.25, 0],
    turn: [QUARTER, 0, 0],
    scale: [1.7, 1, 1],
  })
  return bar
}

function soap(colour) {
  const set = group()
  put(set, soapBar(colour), { at: [0, 0.25, 0], turn: [0, 0.1, 0] })
  put(set, soapBar(colour), { at: [0.05, 0.75, 0], turn: [0, -0.25, 0] })
  put(set, soapBar(shade(colour, 0.09)), { at: [1.5, 0.25, 0.75], turn: [0, 0.7, 0] })
  part(set, form.box(0.46, 0.53, 0.99, 0.02), matte('#f7f3ea'), { at: [0, 0.25, 0], turn: [0, 0.1, 0] })
  return set
}

function soapOnDish(colour) {
  const set = group()
  for (let i = 0; i < 6; i++) part(set, form.box(2.1, 0.12, 0.15, 0.04), wood(), { at: [0, 0.24, -0.5 + i * 0.2] })
  for (const x of [-0.8, 0.8]) part(set, form.box(0.16, 0.18, 1.2, 0.04), wood('#a97c50'), { at: [x, 0.09, 0] })
  put(set, soapBar(colour), { at: [0, 0.55, 0], turn: [0, 0.08, 0] })
  return set
}

/** A round cake with a fluted edge, lying at the height of its underside. */
function puck(colour) {
  const edge = []
  for (let i = 0; i < 240; i++) {
    const angle = (i / 240) * TURN
    const out = 0.8 + 0.035 * Math.cos(angle * 20)
    edge.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  const cake = group()
  const body = form.slab(form.polygon(edge), 0.44, 0.1, { bevelSegments: 4 })
  part(cake, body, satin(colour), { at: [0, 0.22, 0], turn: [QUARTER, 0, 0] })
  for (const out of [0.22, 0.4]) {
    part(cake, form.ring(out, 0.02), satin(shade(colour, -0.05)), { at: [0, 0.44, 0], turn: [QUARTER, 0, 0] })
  }
  return cake
}

function dish() {
  const ware = group()
  const profile = '0 0.1, 0.7 0.1, 0.74 0, 0.84 0, 0.86 0.12, 1.16 0.2, 1.3 0.34, 1.26 0.4, 1.1 0.28, 0.8 0.2, 0 0.2'
  part(ware, form.turned(form.curve(profile, 90)), speckled('#cfc3b0'))
  return ware
}

function soapPuck(colour) {
  const set = group()
  put(set, dish())
  put(set, puck(colour), { at: [0, 0.22, 0], turn: [0, 0.2, 0.06] })
  return set
}

function soapPucks(colour) {
  const set = group()
  for (let i = 0; i < 2; i++) put(set, puck(colour), { at: [0, i * 0.44, 0], turn: [0, i * 0.5, 0] })
  put(set, puck(shade(colour, 0.05)), { at: [1.15, 0.85, 0.6], turn: [0, -0.5, -1.25] })
  return set
}

/** A pebble with a cotton cord through its end. */
function pebble(colour) {
  const stone = group()
  const body = form.bend(form.ball(1), (x, y, z) => {
    const blunt = (Math.abs(x) ** 2.8 + Math.abs(y) ** 2.8 + Math.abs(z) ** 2.8) ** (-1 / 2.8)
    return [(x * 1.08 + z * 0.16) * blunt, y * 0.5 * blunt, (z * 0.8 - x * 0.08) * blunt]
  })
  part(stone, body, satin(colour), { at: [0, 0.53, 0] })
  part(stone, form.ring(0.11, 0.05), satin(shade(colour, -0.08)), { at: [-1.1, 0.62, 0], turn: [QUARTER, 0.5, 0] })
  return stone
}

const cord = () => matte('#efe5d2')

function soapRope(colour) {
  const set = group()
  put(set, pebble(colour))
  const loop = '-1.1 0.6 0, -1.4 0.42 0.1, -1.75 0.08 0.5, -1.4 0.06 1.25, -0.4 0.06 1.6, 0.5 0.06 1.35, 0.3 0.07 1'
  part(set, form.tube(`${loop}, -0.5 0.07 1.1, -1.25 0.1 0.75, -1.5 0.4 0.15, -1.12 0.62 -0.05`, 0.06, 160), cord())
  part(set, form.ball(0.12), cord(), { at: [-1.42, 0.42, 0.16] })
  return set
}

/** The pebble hanging by its cord from a wooden stand. */
function soapHung(colour) {
  const set = group()
  part(set, form.cylinder(0.8, 0.85, 0.16), wood(), { at: [-0.3, 0.08, -0.2] })
  part(set, form.bar([-0.9, 0.1, -0.2], [-0.9, 3.3, -0.2], 0.09), wood('#a97c50'))
  part(set, form.bar([-1, 3.2, -0.2], [0.4, 3.2, -0.2], 0.08), wood('#a97c50'))
  part(set, form.tube('0.1 2 -0.2, 0 2.6 -0.1, 0.12 3.28 -0.2, 0.26 2.6 -0.3, 0.14 2 -0.2', 0.055), cord())
  put(set, pebble(colour), { at: [0.65, 1.2, -0.2], turn: [0, 0, QUARTER], scale: 0.8 })
  return set
}

function foamBottle(colour) {
  const bottle = group()
  part(bottle, form.turned('0 0, 0.62 0, 0.72 0.08, 0.72 1.5, 0.66 1.64, 0.4 1.74, 0.34 1.8, 0.34 1.86'), gloss(colour))
  part(bottle, form.wrap(0.726, 0.8, 1.5), matte('#f6f1e6'), { at: [0, 0.78, 0], turn: [0, 0.2, 0] })
  part(bottle, form.wrap(0.73, 0.09, 0.8), matte(shade(colour, -0.08)), { at: [0, 0.9, 0], turn: [0, 0.2, 0] })
  part(bottle, form.cylinder(0.38, 0.38, 0.3), brass(), { at: [0, 1.98, 0] })
  part(bottle, form.cylinder(0.12, 0.12, 0.3), metal(), { at: [0, 2.25, 0] })
  part(bottle, form.turned(form.curve('0.3 0, 0.34 0.05, 0.32 0.24, 0 0.28', 30)), brass(), { at: [0, 2.36, 0] })
  part(bottle, form.tube('0.1 2.5 0, 0.6 2.5 0, 0.86 2.46 0, 0.9 2.3 0', 0.1, 40), brass())
  return bottle
}

function foamBottleAndFoam(colour) {
  const set = group()
  put(set, foamBottle(colour))
  const bubble = form.turned(form.curve('0 -1, 0.7 -0.7, 1 0, 0.7 0.7, 0 1', 18), 24)
  for (let i = 0; i < 26; i++) {
    const out = random() * 0.5
    const at = [1.25 + Math.cos(i * 2.4) * out, 0.12 + (0.5 - out) * 0.7, 0.7 + Math.sin(i * 2.4) * out]
    part(set, bubble, satin('#fbf8f2'), { at, scale: 0.17 + wobble(0.05) })
  }
  return set
}

/** One slice of the loaf, standing on its long side: three layers and petals on the top. */
function slice(colour) {
  const piece = group()
  const layers = [
    [0.5, shade(colour, -0.06)],
    [0.34, shade(colour, 0.12)],
    [0.36, colour],
  ]
  let y = 0
  for (const [height, tone] of layers) {
    part(piece, form.box(0.36, height + 0.03, 1.3, 0.05), satin(tone), { at: [0, y + height / 2, 0] })
    y += height
  }
  for (let i = 0; i < 5; i++) {
    const petal = { at: [wobble(0.1), y + 0.01, -0.5 + i * 0.25], turn: [0, random() * 3, 0], scale: [1, 0.3, 0.6] }
    part(piece, form.cylinder(0.05, 0.075, 0.1, 10), matte(i % 2 ? '#8a5a55' : '#7b8560'), petal)
  }
  return piece
}

function soapLoaf(colour) {
  const set = group()
  part(set, form.box(3.9, 0.14, 1.8, 0.06), wood('#b98a5b'), { at: [0.2, 0.07, 0] })
  for (let i = 0; i < 5; i++) put(set, slice(colour), { at: [-1.3 + i * 0.375, 0.14, 0] })
  put(set, slice(colour), { at: [0.95, 0.2, 0.02], turn: [0, 0, -0.42] })
  put(set, slice(colour), { at: [1.05, 0.32, 0.1], turn: [0, -0.12, -1.45] })
  return set
}

export const soaps = {
  soap: { build: soap, yaw: -0.4, pitch: 0.4, tints, again: { build: soapOnDish, yaw: 0.4, pitch: 0.34 } },
  'soap-puck': {
    build: soapPuck,
    yaw: -0.3,
    pitch: 0.52,
    tints,
    again: { build: soapPucks, yaw: 0.2, pitch: 0.36 },
    aside: { pitch: 1 },
  },
  'soap-rope': {
    build: soapRope,
    yaw: 0.3,
    pitch: 0.46,
    tints,
    again: { build: soapHung, yaw: -0.35, pitch: 0.16 },
    near: { zoom: 1.7 },
  },
  'soap-foam': {
    build: foamBottle,
    yaw: -0.35,
    pitch: 0.16,
    tints,
    again: { build: foamBottleAndFoam, yaw: 0.25, pitch: 0.24 },
  },
  'soap-loaf': { build: soapLoaf, yaw: -0.6, pitch: 0.36, tints, again: { yaw: 0.75, pitch: 0.5 } },
}
