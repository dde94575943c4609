import { shade } from '../../colours.js'
import { drawn, gloss, knitted, matte, plush } from '../../materials.js'
import * as form from '../../shapes.js'
import { CREAM, hoop } from './parts.js'

const { group, part, put, QUARTER } = form
const BLACK = '#2a2523'

function bearHead(fur, snout) {
  const head = group()
  part(head, form.ball(0.72), fur, { scale: [1.08, 0.96, 0.96] })
  for (const side of [-1, 1]) {
    part(head, form.ball(0.25), fur, { at: [side * 0.54, 0.56, 0], scale: [1, 1, 0.6] })
    part(head, form.ball(0.15), snout, { at: [side * 0.54, 0.55, 0.1], scale: [1, 1, 0.5] })
    part(head, form.ball(0.065), gloss('#2a2523'), { at: [side * 0.27, 0.14, 0.63] })
  }
  part(head, form.ball(0.3), snout, { at: [0, -0.14, 0.56], scale: [1.1, 0.84, 0.7] })
  part(head, form.ball(0.1), gloss('#2a2523'), { at: [0, -0.04, 0.77], scale: [1.25, 0.8, 0.6] })
  part(head, form.tube('-0.13 -0.19 0.75, 0 -0.26 0.77, 0.13 -0.19 0.75', 0.018, 20), matte('#2a2523'))
  return head
}

function bear(colour) {
  const toy = group()
  const fur = plush(colour)
  const pale = plush(shade(colour, 0.16))
  part(toy, form.ball(0.82), fur, { at: [0, 0.82, 0], scale: [1, 1.05, 0.9] })
  part(toy, form.ball(0.56), pale, { at: [0, 0.78, 0.3], scale: [1, 1.05, 0.86] })
  put(toy, bearHead(fur, pale), { at: [0, 2.1, 0.05] })
  for (const side of [-1, 1]) {
    part(toy, form.capsule(0.25, 0.5), fur, { at: [side * 0.84, 0.98, 0.22], turn: [-0.5, 0, side * 0.55] })
    part(toy, form.capsule(0.31, 0.42), fur, { at: [side * 0.5, 0.32, 0.72], turn: [QUARTER, 0, -side * 0.3] })
    part(toy, form.ball(0.2), pale, { at: [side * 0.58, 0.34, 1.2], scale: [1, 1, 0.35] })
  }
  const scarf = matte('#c4704f')
  part(toy, form.ring(0.5, 0.14), scarf, { at: [0, 1.5, 0.04], turn: [QUARTER, 0, 0], scale: [1.05, 1, 1] })
  part(toy, form.box(0.26, 0.7, 0.1, 0.05), scarf, { at: [0.26, 1.14, 0.76], turn: [-0.1, 0.2, 0.14] })
  return toy
}

/** The old kind of bear: a long muzzle, wide ears, long arms. */
function oldHead(fur, felt) {
  const head = group()
  part(head, form.ball(0.66), fur, { scale: [1.02, 0.98, 0.94] })
  part(head, form.ball(0.34), fur, { at: [0, -0.12, 0.56], scale: [0.94, 0.82, 1.15] })
  part(head, form.ball(0.1, 24), matte(BLACK), { at: [0, -0.02, 0.93], scale: [1.3, 0.75, 0.6] })
  for (const side of [-1, 1]) {
    part(head, form.ball(0.26, 32), fur, {
      at: [side * 0.56, 0.5, -0.05],
      scale: [1, 1, 0.45],
      turn: [0, side * 0.3, 0],
    })
    part(head, form.ball(0.18, 32), felt, {
      at: [side * 0.57, 0.5, 0.05],
      scale: [1, 1, 0.35],
      turn: [0, side * 0.3, 0],
    })
    part(head, form.ball(0.075, 24), gloss('#3a2417'), { at: [side * 0.25, 0.18, 0.57] })
    part(head, form.tube(`0 -0.1 0.95, 0 -0.2 0.93, ${side * 0.15} -0.28 0.84`, 0.018, 16, 10), matte(BLACK))
  }
  return head
}

function jointed(colour, raised = 0) {
  const toy = group()
  const fur = plush(colour, [11, 8], 3)
  const felt = matte('#dcc7a2')
  part(toy, form.ball(0.72), fur, { at: [0, 1.6, 0], scale: [0.95, 1.2, 0.88] })
  part(toy, form.ball(0.4, 32), fur, { at: [0, 2.05, -0.36] })
  put(toy, oldHead(fur, felt), { at: [0, 2.88, 0.08] })
  for (const side of [-1, 1]) {
    const leg = put(toy, group(), { at: [side * 0.42, 1.06, 0.04], turn: [0, 0, side * 0.12] })
    part(leg, form.capsule(0.3, 0.5), fur, { at: [0, -0.42, 0], scale: [1, 1, 1.1] })
    part(leg, form.ball(0.3, 32), fur, { at: [0, -0.82, 0.2], scale: [0.95, 0.74, 1.5] })
    part(leg, form.ball(0.24, 32), felt, { at: [0, -0.82, 0.58], scale: [0.9, 0.74, 0.35] })
    const lift = side > 0 ? raised : 0
    const arm = put(toy, group(), { at: [side * 0.62, 2.14, 0.06], turn: [-0.25, 0, side * (0.42 + lift)] })
    part(arm, form.capsule(0.21, 0.95), fur, { at: [0, -0.56, 0] })
    part(arm, form.ball(0.24, 32), fur, { at: [0, -1.08, 0.06], scale: [0.95, 1.1, 1.1] })
    part(arm, form.ball(0.17, 32), felt, { at: [0, -1.12, 0.27], scale: [0.9, 1.1, 0.3] })
    part(toy, form.cylinder(0.07, 0.07, 0.04, 24), matte('#8a6540'), {
      at: [side * 0.83, 2.12, 0.1],
      turn: [0, 0, QUARTER],
    })
  }
  bow(toy, [0, 2.33, 0.56])
  return toy
}

function bow(toy, at) {
  const ribbon = matte('#93492f')
  const knot = put(toy, group(), { at })
  part(knot, form.ball(0.1, 24), ribbon)
  for (const side of [-1, 1]) {
    part(knot, form.ball(0.2, 24), ribbon, {
      at: [side * 0.22, 0.04, 0],
      scale: [1.15, 0.75, 0.45],
      turn: [0, 0, side * 0.3],
    })
    part(knot, form.box(0.12, 0.4, 0.04, 0.02), ribbon, { at: [side * 0.12, -0.22, 0.02], turn: [0, 0, side * 0.35] })
  }
}

function bamboo() {
  const cane = group()
  const green = matte('#8a9a56')
  part(cane, form.cylinder(0.075, 0.075, 1.7, 24), green, { at: [0, 0.5, 0] })
  for (const y of [-0.05, 0.45, 0.95])
    part(cane, hoop(0.08, 0.02), matte('#6f7f45'), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  for (const [y, turn] of [
    [1, 0.9],
    [1.2, -0.8],
    [1.35, 0.25],
  ]) {
    const leaf = {
      at: [-Math.sin(turn) * 0.3, y + Math.cos(turn) * 0.2, 0],
      turn: [0, 0, turn],
      scale: [0.4, 1.3, 0.18],
    }
    part(cane, form.ball(0.28, 24), matte('#9aab68'), leaf)
  }
  return cane
}

function panda(colour) {
  const toy = group()
  const [white, dark] = [plush('#f4efe4'), plush(colour)]
  part(toy, form.ball(0.95), white, { at: [0, 0.9, 0], scale: [1.05, 0.98, 0.95] })
  part(toy, form.ball(0.83), dark, { at: [0, 1.36, -0.06], scale: [1.02, 0.5, 0.98] })
  part(toy, form.ball(0.84), white, { at: [0, 2.1, 0.08], scale: [1.14, 0.92, 0.95] })
  for (const side of [-1, 1]) {
    part(toy, form.ball(0.27, 32), dark, { at: [side * 0.66, 2.74, 0], scale: [1, 1, 0.6] })
    part(toy, form.ball(0.22, 32), dark, {
      at: [side * 0.35, 2.18, 0.76],
      scale: [0.85, 1.2, 0.4],
      turn: [0, side * 0.35, side * 0.45],
    })
    part(toy, form.ball(0.075, 24), gloss('#171413'), { at: [side * 0.33, 2.2, 0.87] })
    part(toy, form.capsule(0.28, 0.5), dark, { at: [side * 0.78, 1.12, 0.4], turn: [-0.9, 0, side * 0.35] })
    part(toy, form.capsule(0.33, 0.4), dark, { at: [side * 0.62, 0.34, 0.85], turn: [QUARTER, 0, -side * 0.35] })
    part(toy, form.ball(0.2, 32), plush(shade(colour, 0.2)), { at: [side * 0.74, 0.36, 1.36], scale: [1, 1, 0.35] })
  }
  part(toy, form.ball(0.24, 32), white, { at: [0, 1.94, 0.82], scale: [1.15, 0.8, 0.6] })
  part(toy, form.ball(0.09, 24), gloss('#171413'), { at: [0, 2.02, 0.96], scale: [1.3, 0.8, 0.6] })
  part(toy, form.tube('-0.12 1.88 0.94, 0 1.83 0.96, 0.12 1.88 0.94', 0.018, 16, 10), matte(BLACK))
  put(toy, bamboo(), { at: [0.98, 0.95, 0.95], turn: [0.1, 0.2, -0.3], scale: 0.95 })
  return toy
}

function sleeping(colour) {
  const toy = group()
  const [fur, pale] = [plush(colour), plush(shade(colour, 0.16))]
  part(toy, form.ball(1), fur, { at: [-0.3, 0.68, 0], scale: [1.6, 0.68, 1.12] })
  part(toy, form.ball(0.74), fur, { at: [1.45, 0.64, 0], scale: [1, 0.86, 1.08] })
  part(toy, form.ball(0.3, 32), pale, { at: [2.05, 0.4, 0], scale: [0.8, 0.8, 1.15] })
  part(toy, form.ball(0.1, 24), matte(BLACK), { at: [2.27, 0.5, 0], scale: [0.6, 0.8, 1.3] })
  for (const side of [-1, 1]) {
    part(toy, form.ball(0.25, 32), fur, { at: [1.3, 1.18, side * 0.56], scale: [0.6, 1, 1] })
    part(toy, form.ball(0.16, 32), pale, { at: [1.4, 1.18, side * 0.56], scale: [0.45, 1, 1] })
    const eye = [0.26, 0.36, 0.46].map((z, i) => [2.15 - i * 0.035 - (z - 0.26) * 0.2, i === 1 ? 0.66 : 0.72, side * z])
    part(toy, form.tube(eye, 0.024, 16, 10), matte(BLACK))
    part(toy, form.capsule(0.26, 0.55), fur, { at: [1.15, 0.27, side * 1.05], turn: [0, side * -0.55, QUARTER] })
    part(toy, form.capsule(0.3, 0.45), fur, { at: [-1.5, 0.31, side * 0.95], turn: [0, side * 0.5, QUARTER] })
    part(toy, form.ball(0.2, 32), pale, { at: [-2, 0.31, side * 1.2], scale: [0.35, 1, 1], turn: [0, side * 0.5, 0] })
  }
  part(toy, form.ball(0.22, 32), pale, { at: [-1.88, 0.86, 0] })
  return toy
}

/** Knitted cloth with bands of the two colours. */
function striped(colour, other, bands, stitches) {
  const cloth = knitted('#fff', stitches)
  cloth.map = drawn(16, 256, (canvas, width, height) => {
    for (let i = 0; i < bands; i++) {
      canvas.fillStyle = i % 2 ? other : colour
      canvas.fillRect(0, (i / bands) * height, width, height / bands + 1)
    }
  })
  return cloth
}

function knittedBear(colour) {
  const toy = group()
  const wool = knitted('#d9c7a6', [26, 20], 2.4)
  const jumper = striped(colour, CREAM, 9, [44, 16])
  const sleeve = striped(colour, CREAM, 9, [18, 14])
  part(toy, form.turned(form.curve('0 0, 0.45 0, 0.62 0.1, 0.6 0.6, 0.48 1.2, 0.3 1.5, 0.2 1.56', 36), 56), jumper, {
    at: [0, 0.16, 0],
  })
  part(toy, form.ball(0.5, 40), wool, { at: [0, 0.3, 0], scale: [1.1, 0.62, 1.05] })
  part(toy, hoop(0.27, 0.1), knitted(colour, [40, 4]), { at: [0, 1.68, 0], turn: [QUARTER, 0, 0] })
  part(toy, form.ball(0.58, 40), wool, { at: [0, 2.2, 0], scale: [1.05, 1, 0.95] })
  part(toy, form.ball(0.24, 32), knitted('#efe4cd', [14, 10], 2), { at: [0, 2.06, 0.46], scale: [1.1, 0.85, 0.7] })
  part(toy, form.ball(0.08, 24), matte(BLACK), { at: [0, 2.14, 0.63], scale: [1.3, 0.8, 0.6] })
  for (const side of [-1, 1]) {
    part(toy, form.ball(0.2, 32), wool, { at: [side * 0.44, 2.7, 0], scale: [1, 1, 0.55] })
    part(toy, form.ball(0.055, 20), gloss(BLACK), { at: [side * 0.22, 2.28, 0.5] })
    const arm = put(toy, group(), { at: [side * 0.36, 1.42, 0.02], turn: [-0.3, 0, side * 0.5] })
    part(arm, form.cylinder(0.17, 0.21, 0.9, 32), sleeve, { at: [0, -0.42, 0] })
    part(arm, form.capsule(0.14, 0.3), wool, { at: [0, -0.95, 0] })
    const leg = `${side * 0.26} 0.22 0.2, ${side * 0.45} 0.26 0.9, ${side * 0.62} 0.2 1.6, ${side * 0.7} 0.18 2`
    part(toy, form.tube(leg, 0.18, 24, 18), knitted('#d9c7a6', [40, 9], 2.4))
    part(toy, form.ball(0.25, 32), wool, { at: [side * 0.72, 0.24, 2.05], scale: [0.9, 1.15, 0.85] })
  }
  return toy
}

/** A pair: the second one sits askew against the first. */
function knittedPair(colour) {
  const pair = put(group(), knittedBear(colour)).parent
  put(pair, knittedBear(shade(colour, 0.14)), { at: [1.5, 0, -0.2], turn: [0, -0.25, 0.1], scale: 0.72 })
  return pair
}

export const bearModels = {
  bear: { build: bear, yaw: -0.3, pitch: 0.1, again: { yaw: 0.6, pitch: 0.16 } },
  'bear-jointed': {
    build: (colour) => jointed(colour),
    yaw: -0.3,
    pitch: 0.1,
    again: { build: (colour) => jointed(colour, 1.9), yaw: 0.4, pitch: 0.12 },
  },
  'bear-panda': { build: panda, yaw: -0.2, pitch: 0.12, again: { yaw: 0.6, pitch: 0.2 } },
  'bear-sleeping': { build: sleeping, yaw: -1.05, pitch: 0.26, again: { yaw: -0.3, pitch: 0.42 } },
  'bear-knitted': { build: knittedBear, yaw: -0.35, pitch: 0.16, again: { build: knittedPair, yaw: 0.2, pitch: 0.2 } },
}
