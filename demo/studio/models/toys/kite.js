import { shade } from '../../colours.js'
import { matte, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, DARK, PALE } from './parts.js'
import { swallowModel } from './swallow.js'

const { group, part, put, QUARTER } = form

const sailcloth = (colour) => woven(colour, [30, 30], 0.15)
const sheet = (points, colour, z = 0) => [
  form.slab(form.polygon(points), 0.025, 0.008, COARSE),
  sailcloth(colour),
  { at: [0, 0, z] },
]

/** A wooden reel of line lying on the ground. */
function reel(scene, at) {
  const spool = put(scene, group(), { at, turn: [0, 0.5, 0] })
  part(spool, form.cylinder(0.26, 0.26, 0.6, 40), matte('#f0e8d6'), { at: [0, 0.42, 0], turn: [0, 0, QUARTER] })
  for (const x of [-0.34, 0.34])
    part(spool, form.slab(form.disc(0.42), 0.1, 0.03, COARSE), wood(), { at: [x, 0.42, 0], turn: [0, QUARTER, 0] })
  part(spool, form.capsule(0.1, 1.2), wood(DARK), { at: [0, 0.42, 0], turn: [0, 0, QUARTER] })
}

function bows(scene, path, colours) {
  part(scene, form.tube(path, 0.022, 120, 8), matte('#efe6d4'))
  path.slice(1).forEach(([x, y, z], i) => {
    const knot = put(scene, group(), { at: [x, y, z], turn: [0, 0, i % 2 ? 0.35 : -0.3] })
    const cloth = matte(colours[i % colours.length])
    for (const side of [0, Math.PI]) {
      part(knot, form.slab(form.polygon('0 0, 0.34 0.16, 0.34 -0.16'), 0.05, 0.02, COARSE), cloth, {
        turn: [0, 0, side],
      })
    }
    part(knot, form.ball(0.06, 16), cloth)
  })
}

function diamond(colour) {
  const scene = group()
  const kite = put(scene, group(), { at: [0, 1.5, 0], turn: [-0.16, 0, 0.12] })
  const [top, bottom, left, right, middle] = ['0 3.3', '0 0', '-1.35 2.2', '1.35 2.2', '0 2.2']
  const pale = shade(colour, 0.2)
  part(kite, ...sheet(`${top}, ${left}, ${middle}`, colour))
  part(kite, ...sheet(`${top}, ${middle}, ${right}`, CREAM))
  part(kite, ...sheet(`${left}, ${bottom}, ${middle}`, pale))
  part(kite, ...sheet(`${right}, ${middle}, ${bottom}`, colour))
  part(kite, form.bar([0, -0.04, 0.03], [0, 3.34, 0.03], 0.032), wood(DARK))
  part(kite, form.bar([-1.38, 2.2, 0.03], [1.38, 2.2, 0.03], 0.032), wood(DARK))
  const hem = [
    [0, 3.3, 0],
    [-1.35, 2.2, 0],
    [0, 0, 0],
    [1.35, 2.2, 0],
    [0, 3.3, 0],
  ]
  hem.slice(1).forEach((to, i) => {
    part(kite, form.bar(hem[i], to, 0.03), matte(shade(colour, -0.12)))
  })
  const tail = [
    [0, 1.5, 0],
    [0.2, 1.1, 0.1],
    [-0.1, 0.7, 0.25],
    [0.15, 0.34, 0.6],
    [0.7, 0.12, 1],
    [1.4, 0.12, 1.1],
    [2, 0.12, 0.8],
  ]
  bows(scene, tail, [colour, CREAM, '#c98f3c'])
  reel(scene, [-1.3, 0, 0.9])
  return scene
}

/** A ribbon that ripples down from a wing tip and along the ground. */
function ribbon(scene, [x, y, z], reach, colour, width = 0.2) {
  const shape = (u, v) => {
    const fall = Math.min(1, v * 1.5)
    const out = Math.max(0, v - 0.66) * 3 * reach
    const wave = Math.sin(v * 11 + x) * 0.14
    return [
      x + wave + (u - 0.5) * width + out * Math.sign(x || 1) * 0.25,
      Math.max(0.04, y * (1 - fall) + 0.04),
      z + out + Math.sin(v * 8) * 0.1,
    ]
  }
  part(scene, form.surface(shape, 4, 60), sailcloth(colour))
}

function delta(colour) {
  const scene = group()
  const kite = put(scene, group(), { at: [0, 2.9, 0], turn: [-0.3, 0, 0] })
  const tones = [colour, CREAM, shade(colour, 0.16), CREAM, colour, shade(colour, -0.14)]
  const from = (k) => [
    [-2.7 * k, -2.1 * k + 1.2],
    [0, -1.5 * k + 1.2],
    [2.7 * k, -2.1 * k + 1.2],
  ]
  tones.forEach((tone, i) => {
    const [a, b] = [from(i / 6 + 0.001), from((i + 1) / 6)]
    part(kite, ...sheet([...a, ...b.reverse()], tone))
  })
  part(kite, form.slab(form.polygon('0.75 0, -0.2 0, 0 0.85'), 0.03, 0.01, COARSE), sailcloth(shade(colour, -0.14)), {
    at: [0, 0.1, 0.02],
    turn: [QUARTER, 0, QUARTER],
  })
  for (const side of [-1, 1]) {
    part(kite, form.bar([0, 1.22, -0.03], [side * 2.7, -0.9, -0.03], 0.045), wood(DARK))
    ribbon(scene, [side * 2.6, 1.9, 0.25], 1.4, side < 0 ? colour : CREAM)
  }
  part(kite, form.bar([-1.35, 0.1, -0.04], [1.35, 0.1, -0.04], 0.035), wood(DARK))
  reel(scene, [0, 0, 1.2])
  return scene
}

function boxKite(colour) {
  const scene = group()
  const kite = put(scene, group(), { at: [0, 0.5, 0], turn: [0.1, 0, -0.22] })
  const half = 0.8
  const corners = [
    [half, half],
    [half, -half],
    [-half, -half],
    [-half, half],
  ]
  corners.forEach(([x, z], i) => {
    part(kite, form.cylinder(0.05, 0.05, 3.9, 20), wood(PALE), { at: [x, 1.95, z] })
    const [nextX, nextZ] = corners[(i + 1) % 4]
    for (const [y, tones] of [
      [0.75, [colour, CREAM]],
      [3.1, [CREAM, colour]],
    ]) {
      const place = { at: [(x + nextX) / 2, y, (z + nextZ) / 2], turn: [0, x === nextX ? QUARTER : 0, 0] }
      part(kite, form.box(half * 2, 1.15, 0.03, 0.01), sailcloth(tones[i % 2]), place)
      for (const edge of [-0.57, 0.57]) {
        const hem = { ...place, at: [place.at[0], y + edge, place.at[2]] }
        part(kite, form.box(half * 2 + 0.02, 0.06, 0.05, 0.02), matte(shade(colour, -0.14)), hem)
      }
    }
  })
  for (const y of [1.6, 2.3]) {
    part(kite, form.bar([half, y, half], [-half, y, -half], 0.035), wood(DARK))
    part(kite, form.bar([half, y, -half], [-half, y, half], 0.035), wood(DARK))
  }
  part(scene, form.tube('-0.2 2.1 1.05, -0.9 1.2 1.5, -1.4 0.5 1.5, -1.7 0.45 1.2', 0.018, 60, 8), matte('#efe6d4'))
  reel(scene, [-1.8, 0, 1.1])
  return scene
}

function octopus(colour) {
  const scene = group()
  const cloth = matte(colour, { roughness: 0.7, sheen: 0.3 })
  const head = put(scene, group(), { at: [0, 3.55, 0], turn: [-0.1, 0, 0] })
  part(head, form.turned(form.curve('0 1.35, 0.55 1.26, 1.02 0.8, 1.16 0.2, 0.98 -0.4, 0.82 -0.7', 50), 72), cloth, {
    scale: [1, 1, 0.72],
  })
  for (const x of [-0.55, 0, 0.55]) {
    const seam = Array.from({ length: 14 }, (_, i) => {
      const rise = i / 13
      const wide = Math.sin(Math.acos(rise * 0.96)) * 1.14
      return [x * wide, rise * 1.28, 0.73 * wide * Math.sqrt(1 - (x * 0.9) ** 2) + 0.01]
    })
    part(head, form.tube(seam, 0.014, 40, 8), matte(shade(colour, -0.14)))
  }
  for (const side of [-1, 1]) {
    part(head, form.ball(0.27, 32), matte('#f8f3e8'), {
      at: [side * 0.42, 0.22, 0.72],
      scale: [1, 1.15, 0.4],
      turn: [0, side * 0.35, 0],
    })
    part(head, form.ball(0.13, 24), matte('#2a2523'), { at: [side * 0.4, 0.18, 0.83], scale: [1, 1.1, 0.4] })
  }
  part(head, form.tube('-0.2 -0.24 0.72, 0 -0.32 0.75, 0.2 -0.24 0.72', 0.03, 20, 10), matte('#2a2523'))
  const tones = [colour, CREAM, shade(colour, 0.14), shade(colour, -0.12)]
  for (let i = 0; i < 8; i++) {
    const x = (i - 3.5) * 0.24
    const arm = (u, v) => {
      const spread = 1 + v * 1.9
      const sway = Math.sin(v * 7 + i * 1.7) * 0.16 * v
      const wide = 0.44 * (1 - v * 0.6)
      const y = 3.05 * (1 - v) ** 0.9 + 0.05
      return [
        x * spread + sway + (u - 0.5) * wide,
        y,
        (i % 2 ? 0.16 : -0.16) + v * v * 1.1 + Math.sin(v * 9 + i) * 0.16,
      ]
    }
    part(scene, form.surface(arm, 4, 60), sailcloth(tones[i % 4]))
  }
  return scene
}

export const kiteModels = {
  'kite-diamond': { build: diamond, yaw: -0.2, pitch: 0.1, again: { yaw: 0.5, pitch: 0.2 } },
  'kite-delta': { build: delta, yaw: -0.25, pitch: 0.14, again: { yaw: 0.55, pitch: 0.26 } },
  'kite-box': { build: boxKite, yaw: 0.4, pitch: 0.16, again: { yaw: 1.1, pitch: 0.3 } },
  'kite-swallow': swallowModel,
  'kite-octopus': { build: octopus, yaw: -0.25, pitch: 0.12, again: { yaw: 0.5, pitch: 0.24 } },
}
