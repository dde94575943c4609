import { shade } from '../../colours.js'
import { drawn, matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { archBand } from './handle.js'

const { group, part, put } = form

function tote(colour) {
  const bag = group()
  const canvas = woven(colour, [34, 34])
  const sack = form.bend(form.softBox(2.2, 2.1, 0.7), (x, y, z) => {
    const t = (y + 1.05) / 2.1
    const narrow = z * (1 - 0.72 * t) * (1 - 0.25 * (x / 1.1) ** 6)
    return [x * (1 + 0.1 * t + 0.015 * Math.sin(y * 5)), y, narrow + 0.05 * Math.sin(x * 2.2 + y)]
  })
  part(bag, sack, canvas, { at: [0, 1.05, 0] })
  const leather = matte('#8a5a3a')
  for (const k of [-1, 1]) {
    part(
      bag,
      form.tube(
        `-0.6 1.75 ${k * 0.14}, -0.55 2.5 ${k * 0.2}, 0 2.95 ${k * 0.26}, 0.55 2.5 ${k * 0.2}, 0.6 1.75 ${k * 0.14}`,
        0.055,
      ),
      leather,
    )
    for (const x of [-0.6, 0.6])
      part(bag, form.box(0.2, 0.42, 0.03, 0.012), leather, { at: [x, 1.72, k * 0.2], turn: [-k * 0.12, 0, 0] })
  }
  part(bag, form.box(0.5, 0.22, 0.02, 0.01), leather, { at: [0, 1.2, 0.27], turn: [-0.1, 0, 0] })
  return bag
}

function toteFilled(colour) {
  const bag = put(group(), tote(colour)).parent
  part(bag, form.capsule(0.15, 1.3), matte('#d9a760'), { at: [-0.4, 2.05, 0], turn: [0, 0, 0.25] })
  part(bag, form.capsule(0.15, 1.3), matte('#cf9b54'), { at: [-0.1, 2, 0.02], turn: [0, 0, 0.05] })
  form.around(9, (angle, i) => {
    const [x, z] = [0.42 + Math.cos(angle) * 0.28, Math.sin(angle) * 0.14]
    part(
      bag,
      form.tube(
        [
          [0.42, 1.8, 0],
          [x, 2.3, z],
          [x * 1.15 - 0.05, 2.55 + (i % 3) * 0.1, z * 1.5],
        ],
        0.02,
        20,
      ),
      matte('#7f9063'),
    )
    part(bag, form.ball(0.13), matte(i % 2 ? '#7f9063' : '#94a274'), {
      at: [x * 1.15 - 0.05, 2.55 + (i % 3) * 0.1, z * 1.5],
      scale: [1, 1.4, 0.5],
    })
  })
  return bag
}

/** A point of the net: u around it, v from the bottom to the rim. */
function netAt(u, v) {
  const angle = u * form.TURN
  const radius = 0.1 + 0.9 * Math.sin(Math.min(1, v * 2.6) * form.QUARTER) ** 0.6 - 0.5 * Math.max(0, v - 0.5) ** 1.2
  return [Math.cos(angle) * radius, 0.05 + v * 1.8 - 0.1 * Math.sin(v * Math.PI), Math.sin(angle) * radius * 0.8]
}

const FRUIT = '-0.45 0.5 0.2, 0.38 0.5 0.28, 0 0.48 -0.36, -0.3 1.08 -0.16, 0.36 1.1 0, -0.02 1.05 0.4, 0.04 1.62 0.02'
const PEELS = ['#d98a3d', '#d8a23f', '#c9b452', '#d07a3a']

/** A knotted net full of oranges and lemons, with a plaited handle. */
function netBag(colour) {
  const bag = group()
  const cord = matte(colour)
  const strands = 13
  form.around(strands, (_, i) => {
    for (const twist of [-1, 1]) {
      const path = Array.from({ length: 9 }, (_, n) => netAt(i / strands + (twist * n * 0.23) / 8, n / 8))
      part(bag, form.tube(path, 0.024, 18, 8), cord)
    }
  })
  const rim = Array.from({ length: 33 }, (_, i) => netAt(i / 32, 1))
  part(bag, form.tube(rim, 0.055, 96, 10), cord)
  form.read(FRUIT).forEach((at, i) => {
    part(bag, form.ball(0.36), satin(PEELS[i % PEELS.length]), { at, scale: [1, 0.96, 1] })
  })
  for (const ply of [0, 1, 2]) {
    const path = Array.from({ length: 29 }, (_, i) => {
      const t = i / 28
      const phase = t * form.TURN * 7 + (ply * form.TURN) / 3
      const angle = Math.PI * t
      return [-Math.cos(angle) * 0.66, 1.8 + Math.sin(angle) * 1.35 + 0.03 * Math.cos(phase), 0.075 * Math.sin(phase)]
    })
    part(bag, form.tube(path, 0.05, 90, 10), cord)
  }
  return bag
}

/** A wide canvas bag: the bottom and the straps that run under it are dyed. */
function boatBag(colour) {
  const bag = group()
  const shape = (grown) => (x, y, z) => {
    const t = (y + 0.85) / 1.7
    return [x * (1 + 0.16 * t) * grown, y, z * (1 - 0.3 * t) * grown * (1 - 0.12 * (Math.abs(x) / 1.3) ** 6)]
  }
  const dyed = woven(colour, [40, 20])
  part(bag, form.bend(form.softBox(2.6, 1.7, 1.15), shape(1)), woven('#e9e1d2', [44, 30]), { at: [0, 0.85, 0] })
  const foot = form.bend(form.softBox(2.6, 0.62, 1.15), (x, y, z) => {
    const [bentX, , bentZ] = shape(1.018)(x, y - 0.54, z)
    return [bentX, y, bentZ]
  })
  part(bag, foot, dyed, { at: [0, 0.31, 0] })
  part(bag, form.box(2.98, 0.07, 0.76, 0.03), woven('#ded3c0', [40, 2]), { at: [0, 1.69, 0], scale: [1, 1, 1.04] })
  part(bag, form.box(2.86, 0.05, 0.66, 0.02), matte('#8d826f'), { at: [0, 1.71, 0] })
  for (const face of [-1, 1]) {
    for (const x of [-0.62, 0.62]) {
      part(bag, form.box(0.2, 1.68, 0.05, 0.02), dyed, { at: [x, 0.86, face * 0.5], turn: [face * -0.1, 0, 0] })
    }
    part(bag, archBand(0.72, 0.95, 0.2), dyed, { at: [0, 1.66, face * 0.4], turn: [face * 0.08, 0, 0] })
  }
  return bag
}

/** A padded bag: its faces swell between the lines of the quilting. */
function quiltedBag(colour) {
  const bag = group()
  const padded = satin(colour, { sheen: 0.4 })
  const [columns, rows] = [5, 4]
  const sack = form.bend(form.softBox(2.4, 1.95, 0.7), (x, y, z) => {
    const t = (y + 0.975) / 1.95
    const swell = Math.abs(Math.sin((x / 2.4 + 0.5) * Math.PI * columns) * Math.sin(t * Math.PI * rows)) ** 0.45
    const thick = Math.sign(z) * (Math.abs(z) * (1 - 0.35 * t) + 0.11 * swell)
    return [x * (1 + 0.06 * t) + Math.sign(x) * 0.05 * Math.abs(Math.sin(t * Math.PI * rows)), y, thick]
  })
  part(bag, sack, padded, { at: [0, 0.98, 0] })
  for (const face of [-1, 1]) {
    const handle = `-0.55 1.5 ${face * 0.36}, -0.55 2.1 ${face * 0.26}, -0.34 2.55 ${face * 0.24}, 0 2.7 ${face * 0.24}, 0.34 2.55 ${face * 0.24}, 0.55 2.1 ${face * 0.26}, 0.55 1.5 ${face * 0.36}`
    part(bag, form.tube(handle, 0.12), padded)
  }
  return bag
}

/** A basket weave: over and under, in two shades of one dye. */
function basketWeave(colour, repeat) {
  const map = drawn(
    128,
    128,
    (canvas, width, height) => {
      canvas.fillStyle = shade(colour, -0.3)
      canvas.fillRect(0, 0, width, height)
      for (const [x, y] of form.read('0 0, 64 64')) {
        canvas.fillStyle = colour
        canvas.fillRect(x + 3, y + 6, 60, 52)
        canvas.fillStyle = shade(colour, -0.1)
        canvas.fillRect(64 - x + 6, y + 3, 52, 60)
      }
    },
    repeat,
  )
  return matte('#fff', { map })
}

/** A round basket of flat reeds with leather handles and a plaited rim. */
function reedBasket(colour) {
  const bag = group()
  const leather = matte('#7d5236')
  const profile = form.curve('0 0.02, 0.85 0.02, 0.98 0.12, 1.08 0.7, 1.06 1.3, 0.98 1.72', 50)
  part(bag, form.turned(profile, 96), basketWeave(colour, [26, 11]))
  part(bag, form.turned('0 0.6, 0.97 1.5'), matte('#ece3d2'))
  for (const ply of [0, 1]) {
    const rim = Array.from({ length: 97 }, (_, i) => {
      const angle = (i / 96) * form.TURN
      const phase = angle * 22 + ply * Math.PI
      const radius = 0.98 + 0.05 * Math.cos(phase)
      return [Math.cos(angle) * radius, 1.73 + 0.05 * Math.sin(phase), Math.sin(angle) * radius]
    })
    part(bag, form.tube(rim, 0.05, 320, 10), matte(shade(colour, -0.08)))
  }
  for (const face of [-1, 1]) {
    const handle = `-0.5 1.4 ${face * 0.96}, -0.5 2.0 ${face * 0.86}, -0.3 2.6 ${face * 0.62}, 0 2.8 ${face * 0.54}, 0.3 2.6 ${face * 0.62}, 0.5 2.0 ${face * 0.86}, 0.5 1.4 ${face * 0.96}`
    part(bag, form.tube(handle, 0.06), leather)
    for (const x of [-0.5, 0.5]) {
      part(bag, form.box(0.2, 0.42, 0.05, 0.02), leather, { at: [x, 1.42, face * 0.97], turn: [0, x * face * 1.05, 0] })
    }
  }
  return bag
}

export const totes = {
  tote: {
    build: tote,
    yaw: -0.45,
    pitch: 0.1,
    again: { build: toteFilled, yaw: 0.4, pitch: 0.14 },
    near: { zoom: 1.7 },
  },
  'tote-net': { build: netBag, yaw: -0.35, pitch: 0.14, again: { yaw: 0.7, pitch: 0.3 } },
  'tote-boat': { build: boatBag, yaw: -0.5, pitch: 0.2, again: { yaw: 0.45, pitch: 0.3 } },
  'tote-quilted': { build: quiltedBag, yaw: -0.45, pitch: 0.16, again: { yaw: 0.5, pitch: 0.24 } },
  'tote-reed': { build: reedBasket, yaw: -0.5, pitch: 0.24, again: { yaw: 0.3, pitch: 0.4 } },
}
