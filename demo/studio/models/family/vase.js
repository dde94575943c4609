import { matte, satin, speckled } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { books, stem } from '../props.js'
import { bead } from './bead.js'
import { fluted } from './fluted.js'

const { group, part, put } = form

function bottle(colour) {
  const set = group()
  const profile = '0 0, 0.4 0, 0.72 0.4, 0.8 0.95, 0.5 1.5, 0.26 1.75, 0.3 2, 0.33 2.02, 0.24 1.98, 0.2 1.8'
  part(set, form.turned(form.curve(profile)), speckled(colour, '#ffffff66', 500))
  for (let i = 0; i < 5; i++) put(set, stem(1.25 + random() * 0.5, 0.3 + random() * 0.4, i * 1.3), { at: [0, 1.7, 0] })
  return set
}

function bottlePair(colour) {
  const set = group()
  put(set, bottle(colour))
  const small = form.curve('0 0, 0.35 0, 0.55 0.3, 0.5 0.65, 0.2 0.85, 0.2 1.02, 0.16 1, 0.15 0.8')
  part(set, form.turned(small), speckled('#efe7d9'), { at: [1.2, 0, 0.55] })
  return set
}

/** Two bowls joined at the rim: the belly is not quite round, and the seam can be seen. */
function moonJar(colour) {
  const profile =
    '0 0.05, 0.5 0.05, 0.54 0, 0.6 0.02, 0.98 0.3, 1.36 0.82, 1.45 1.2, 1.46 1.33, 1.44 1.48, 1.28 1.9, 0.9 2.32, 0.62 2.48, 0.62 2.66, 0.58 2.68, 0.54 2.64, 0.54 2.4'
  const round = form.turned(form.curve(profile, 140))
  const leaning = (x, y, z) => [x * 1.015 + 0.03 * Math.sin(y), y, z * 0.985]
  return part(group(), form.bend(round.rotateY(Math.PI), leaning), satin(colour)).parent
}

/** A bare branch with small flowers, from the mouth of a vase upwards. */
function blossom(height, lean) {
  const branch = group()
  const bark = matte('#6b5140')
  const reach = (share) => [lean * share ** 1.4, height * share, 0.12 * Math.sin(share * 5)]
  part(branch, form.tube([0, 0.3, 0.6, 1].map(reach), 0.035, 40), bark)
  for (const [share, side] of [
    [0.45, 1],
    [0.65, -1],
    [0.8, 1],
  ]) {
    const [x, y, z] = reach(share)
    part(
      branch,
      form.tube(
        [
          [x, y, z],
          [x + side * 0.25, y + 0.22, z + 0.08],
          [x + side * 0.4, y + 0.5, z + 0.1],
        ],
        0.02,
        20,
      ),
      bark,
    )
    for (const t of [0.5, 0.8, 1.05]) {
      const at = [x + side * 0.4 * t, y + 0.5 * t, z + 0.12]
      part(branch, bead(0.085), matte(t > 0.9 ? '#e7b9b0' : '#f4e3dc'), { at, scale: [1, 0.8, 1] })
    }
  }
  return branch
}

function moonJarInFlower(colour) {
  const set = group()
  put(set, moonJar(colour))
  put(set, blossom(2.2, 1), { at: [0, 2.3, 0] })
  put(set, blossom(1.5, -0.7), { at: [0, 2.3, 0.1], turn: [0, 0.5, 0] })
  return set
}

/** A round flower of two rings of petals on its stalk, from the mouth of a vase upwards. */
function flower(tone, height, [x, z]) {
  const whole = group()
  part(
    whole,
    form.tube(
      [
        [0, 0, 0],
        [x * 0.3, height * 0.5, z * 0.3],
        [x, height, z],
      ],
      0.025,
      30,
    ),
    matte('#74805a'),
  )
  for (const [count, out, petal] of [
    [9, 0.17, 0.13],
    [6, 0.09, 0.1],
  ]) {
    form.around(count, (angle) => {
      const at = [x + Math.cos(angle) * out, height + 0.06 + (0.17 - out) * 0.6, z + Math.sin(angle) * out]
      part(whole, bead(petal), matte(tone), { at, turn: [0, -angle, 0.5], scale: [1, 0.45, 0.7] })
    })
  }
  part(whole, bead(0.07), matte('#d9b45c'), { at: [x, height + 0.14, z] })
  return whole
}

function flutedVase(colour) {
  const profile = [
    [0, 0],
    [0.58, 0],
    [0.64, 0.05],
    [0.66, 0.2],
    [0.7, 2.7],
    [0.72, 2.86],
    [0.68, 2.88],
    [0.64, 2.7],
    [0.62, 2.2],
  ]
  return part(group(), fluted(profile, 16, 0.11, { wave: 'petals' }), satin(colour)).parent
}

function flutedInFlower(colour) {
  const set = group()
  put(set, flutedVase(colour))
  const heads = [
    ['#f0dfd0', 1.1, [-0.5, 0.15]],
    ['#dba79a', 1.35, [0.05, 0.35]],
    ['#f0dfd0', 1.2, [0.55, 0]],
    ['#c97f6c', 1, [0.2, -0.45]],
    ['#e6c07c', 1.55, [-0.2, -0.2]],
  ]
  for (const [tone, height, at] of heads)
    put(
      set,
      flower(
        tone,
        height / 1.5,
        at.map((out) => out / 1.5),
      ),
      { at: [0, 2.5, 0], scale: 1.5 },
    )
  return set
}

const budProfiles = {
  round: '0 0, 0.3 0, 0.36 0.03, 0.62 0.36, 0.6 0.68, 0.3 0.92, 0.14 1.02, 0.14 1.16, 0.2 1.22, 0.12 1.2, 0.1 1.05',
  tall: '0 0, 0.36 0, 0.4 0.04, 0.42 0.3, 0.34 1, 0.16 1.5, 0.13 1.86, 0.19 1.98, 0.12 1.96, 0.09 1.8',
  squat: '0 0, 0.5 0, 0.56 0.04, 0.72 0.2, 0.6 0.42, 0.24 0.52, 0.14 0.58, 0.13 0.68, 0.19 0.74, 0.11 0.72, 0.1 0.6',
}

function buds(colour) {
  const set = group()
  const bud = (shape, material, place) =>
    part(set, form.turned(form.curve(budProfiles[shape], 90), 96), material, place)
  bud('tall', satin(colour), { at: [-0.15, 0, -0.35], scale: 1.05 })
  bud('round', speckled('#dccbb0', '#5a463099', 700), { at: [-1.05, 0, 0.3] })
  bud('squat', satin(colour), { at: [0.85, 0, 0.45], scale: 1.05 })
  put(set, stem(1.1, 0.3, 0.3), { at: [-0.15, 1.95, -0.35] })
  put(set, flower('#f0dfd0', 0.75, [0.2, 0.05]), { at: [0.85, 0.65, 0.45] })
  return set
}

function ringVase(colour) {
  const vase = group()
  const clay = matte(colour)
  const hoop = form.bend(form.ring(0.86, 0.33), (x, y, z) => [x, y, z * 0.82])
  part(vase, hoop, clay, { at: [0, 1.36, 0] })
  part(vase, form.turned(form.curve('0 0, 0.5 0, 0.54 0.05, 0.5 0.14, 0.34 0.26, 0.36 0.34', 50)), clay, {
    scale: [1, 1, 0.72],
  })
  part(
    vase,
    form.turned(form.curve('0.3 -0.1, 0.2 0.05, 0.17 0.24, 0.24 0.42, 0.2 0.43, 0.12 0.24, 0.12 0', 60), 72),
    clay,
    { at: [0, 2.5, 0] },
  )
  put(vase, stem(1.1, 0.5, 0.25), { at: [0, 2.75, 0] })
  put(vase, stem(0.85, -0.35, 0.1), { at: [0, 2.75, 0] })
  return vase
}

function ringOnBooks(colour) {
  const shelf = group()
  put(shelf, ringVase(colour), { at: [0, 0.52, 0] })
  put(shelf, books(['#d3b88e', '#e3d7c2']), { turn: [0, 0.1, 0], scale: 1 })
  return shelf
}

export const vaseModels = {
  vase: {
    build: bottle,
    yaw: -0.4,
    pitch: 0.12,
    again: { build: bottlePair, yaw: 0.1, pitch: 0.18 },
    aside: { pitch: 1 },
  },
  'vase-moonjar': {
    build: moonJar,
    yaw: -0.3,
    pitch: 0.16,
    again: { build: moonJarInFlower, yaw: 0.1, pitch: 0.12 },
    aside: { pitch: 1 },
    near: { zoom: 1.7 },
  },
  'vase-fluted': {
    build: flutedInFlower,
    yaw: -0.2,
    pitch: 0.12,
    again: { build: flutedVase, yaw: 0.1, pitch: 0.3 },
    aside: { pitch: 1 },
  },
  'vase-bud': { build: buds, yaw: 0, pitch: 0.18, again: { yaw: 0.7, pitch: 0.34 } },
  'vase-ring': { build: ringVase, yaw: -0.35, pitch: 0.1, again: { build: ringOnBooks, yaw: 0.3, pitch: 0.16 } },
}
