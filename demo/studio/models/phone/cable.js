import { goods, shade } from '../../colours.js'
import { brass, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { coil, cord, endInPlug, plug } from './parts.js'

const { group, part, put, QUARTER } = form

/** A round cotton braid, and a sleeve that matches it. */
const braid = (colour) => woven(colour, [90, 2], 1.2)
const sleeveOf = (colour) => satin(shade(colour, -0.16))

/** Two loops of a coil bound by a leather tie, both ends in front. */
function braided(colour) {
  const set = group()
  const loops = coil([0, 0.1, 0], 1.05, 4.5, { from: 0.6, widen: 0.07, rise: 0.07 })
  const path = [
    [2.2, 0.1, 1.5],
    [1.7, 0.1, 1.25],
    [1.15, 0.1, 0.85],
    ...loops,
    [-1.35, 0.3, 0.35],
    [-1.2, 0.14, 1.2],
    [-0.7, 0.1, 1.75],
    [-0.1, 0.1, 1.95],
  ]
  cord(set, path, 0.085, braid(colour), { sleeve: sleeveOf(colour), both: true, steps: 420, scale: 1.25 })
  const tie = put(set, group(), { at: [0, 0.22, -1.2] })
  part(tie, form.slab(form.roundedRectangle(0.56, 0.66, 0.2), 0.5, 0.06), matte('#8a5a3b'), { turn: [0, QUARTER, 0] })
  part(tie, form.cylinder(0.09, 0.09, 0.05, 28), brass(), { at: [0, 0.35, 0.05] })
  part(tie, form.box(0.42, 0.06, 0.6, 0.03), matte('#8a5a3b'), { at: [0, 0.06, 0.5], turn: [0.1, 0, 0] })
  return set
}

function braidedOpen(colour) {
  const set = group()
  const path =
    '-2 0.1 1, -1.4 0.1 0.9, -0.6 0.1 0.3, -1 0.1 -0.8, 0.2 0.1 -1.2, 0.9 0.1 -0.2, 0.1 0.2 0.6, 0.6 0.1 1.3, 1.6 0.1 1, 2.2 0.1 0.4'
  cord(set, path, 0.085, braid(colour), { sleeve: sleeveOf(colour), both: true, scale: 1.25 })
  return set
}

/** A key of brass, its bow at the origin, lying along x. */
function key(material) {
  const whole = group()
  const bow = form.disc(0.3)
  bow.holes.push(form.disc(0.12, -0.08, 0))
  part(whole, form.slab(bow, 0.08, 0.02), material, { turn: [QUARTER, 0, 0] })
  part(whole, form.box(0.9, 0.08, 0.16, 0.02), material, { at: [0.7, 0, 0] })
  for (const x of [0.8, 0.98, 1.1]) part(whole, form.box(0.08, 0.08, 0.16, 0.02), material, { at: [x, 0, 0.12] })
  return whole
}

/** A flat strap closed to a loop in one cap, on a ring with a key. */
function keyring(colour) {
  const set = group()
  const rubber = matte(colour)
  const loop = '0.9 0.12, 0.4 0.3, -0.5 0.62, -1.5 0.5, -1.9 0, -1.5 -0.5, -0.5 -0.62, 0.4 -0.3, 0.9 -0.12'
  part(set, form.strip(loop, 0.5, 0.16), rubber, { at: [0, 0.26, 0], turn: [QUARTER, 0, 0] })
  part(set, form.box(0.9, 0.58, 0.66, 0.18), satin(shade(colour, -0.14)), { at: [1.2, 0.29, 0] })
  part(set, form.box(0.05, 0.6, 0.68, 0.02), matte(shade(colour, -0.3)), { at: [1.1, 0.29, 0] })
  part(set, form.ring(0.5, 0.05), metal('#b9b4ab'), { at: [-2.2, 0.3, 0.15], turn: [QUARTER - 0.25, 0.15, 0] })
  put(set, key(brass()), { at: [-2.4, 0.12, 0.7], turn: [0, -0.7, 0] })
  put(set, key(metal('#b9b4ab')), { at: [-2.75, 0.1, 0.35], turn: [0, -1.6, 0] })
  return set
}

function keyringOpen(colour) {
  const set = group()
  const rubber = matte(colour)
  part(set, form.strip('-1.5 0.3, -0.9 0.5, 0 -0.1, 0.9 -0.4, 1.5 -0.2', 0.5, 0.16), rubber, {
    at: [0, 0.26, 0],
    turn: [QUARTER, 0, 0],
  })
  for (const [x, z, turn] of [
    [1.75, -0.1, -0.35],
    [-1.75, 0.15, Math.PI - 0.5],
  ]) {
    const end = put(set, group(), { at: [x, 0.26, z], turn: [0, turn, 0] })
    part(end, form.box(0.5, 0.5, 0.5, 0.14), satin(shade(colour, -0.14)))
    put(end, plug(metal('#b9b4ab')), { at: [0.2, 0, 0], scale: 1.2 })
  }
  part(set, form.box(0.9, 0.58, 0.66, 0.18), satin(shade(colour, -0.14)), { at: [0.6, 0.29, 1], turn: [0, 0.4, 0] })
  return set
}

/** A stem, an oval that splits it, and three tails that fan out. */
function threeHeads(colour) {
  const set = group()
  const rope = woven(shade(colour, colour === goods.ink ? 0.08 : 0), [90, 2], 1.2)
  const sleeve = metal('#cfcac0')
  part(set, form.slab(form.roundedRectangle(0.95, 0.7, 0.34), 0.2, 0.07), satin(colour), {
    at: [-0.5, 0.12, 0],
    turn: [-QUARTER, 0, 0],
  })
  part(set, form.slab(form.roundedRectangle(0.6, 0.36, 0.17), 0.03, 0.01), metal('#cfcac0'), {
    at: [-0.5, 0.23, 0],
    turn: [-QUARTER, 0, 0],
  })
  const stem = [
    [-0.9, 0.1, 0],
    [-1.5, 0.1, 0],
    ...coil([-2.5, 0.1, 0.2], 0.75, 2.2, { from: 0, widen: 0.12, rise: 0.08 }),
    [-3.4, 0.12, 1.2],
    [-2.9, 0.1, 1.7],
    [-2.2, 0.1, 1.8],
  ]
  cord(set, stem, 0.11, rope, { sleeve, steps: 320, scale: 1.5 })
  for (const [bend, z] of [
    [-1.1, -1.35],
    [0.15, 0.15],
    [1.2, 1.55],
  ]) {
    const tail = [
      [-0.1, 0.1, z * 0.12],
      [0.5, 0.1, bend * 0.6],
      [1.2, 0.1, z * 0.95],
      [1.9, 0.1, z],
    ]
    cord(set, tail, 0.1, rope, { sleeve, steps: 60, scale: 1.5 })
  }
  return set
}

/** A round case with a flat cable that comes out at both sides. */
function reel(colour, out) {
  const set = group()
  const shell = satin(colour)
  part(set, form.turned(form.curve('0 0, 0.9 0, 1.14 0.1, 1.2 0.26, 1.14 0.36', 40), 96), shell)
  part(set, form.cylinder(1.1, 1.1, 0.24, 72), matte(shade(colour, -0.2)), { at: [0, 0.42, 0] })
  part(set, form.turned(form.curve('1.14 0.5, 1.2 0.6, 1.14 0.76, 0.9 0.86, 0 0.88', 40), 96), shell)
  part(set, form.turned('0.3 0.88, 0.36 0.9, 0.5 0.9, 0.56 0.88', 64), satin(shade(colour, -0.1)))
  const flat = matte(shade(colour, -0.1))
  for (const side of [-1, 1]) {
    const ends = out(side)
    part(
      set,
      form.strip(
        ends.map(([x, , z]) => [x, z]),
        0.2,
        0.06,
        80,
      ),
      flat,
      { at: [0, 0.42, 0], turn: [QUARTER, 0, 0] },
    )
    endInPlug(set, ends.at(-1), ends.at(-2), flat, 1.3)
  }
  return set
}

const reelShort = (colour) =>
  reel(colour, (side) => [
    [side * 1.1, 0.42, 0.2 * side],
    [side * 1.5, 0.42, 0.25 * side],
    [side * 1.75, 0.42, 0.45 * side],
  ])
const reelDrawn = (colour) =>
  reel(colour, (side) => [
    [side * 1.05, 0.42, side * 0.3],
    [side * 1.7, 0.42, side * 0.1],
    [side * 2.2, 0.42, side * 0.7],
    [side * 2.7, 0.42, side * 1.2],
    [side * 3.1, 0.42, side * 0.8],
  ])

/** One case lying, another standing behind it, so that its round face shows. */
function reels(colour) {
  const set = group()
  put(set, reelShort(colour), { at: [0.3, 0, 0.6] })
  const back = put(set, group(), { at: [-0.4, 1.2, -1.1], turn: [QUARTER - 0.12, 0, 0] })
  put(back, reelShort(shade(colour, 0.05)), { at: [0, -0.4, 0], turn: [0, 0.5, 0] })
  return set
}

/** A spring of cord along a path of [x, z] points. */
function spring(parent, from, to, turns, radius, material) {
  const path = []
  const count = turns * 14
  for (let i = 0; i <= count; i++) {
    const share = i / count
    const angle = share * turns * form.TURN
    const along = from.map((start, axis) => start + (to[axis] - start) * share)
    const sag = Math.sin(share * Math.PI) * 0.9
    path.push([along[0], radius + 0.09 + Math.cos(angle) * radius, along[2] + sag + Math.sin(angle) * radius])
  }
  part(parent, form.tube(path, 0.085, turns * 22, 10), material)
  return [path[0], path.at(-1)]
}

function springCable(colour) {
  const set = group()
  const rope = satin(colour)
  const sleeve = metal('#cfcac0')
  const [first, last] = spring(set, [-1.9, 0, -0.6], [1.3, 0, -0.6], 17, 0.3, rope)
  cord(set, [first, [-2.3, 0.2, -0.4], [-2.6, 0.1, 0.3], [-2.2, 0.1, 1.1], [-1.4, 0.1, 1.3]], 0.085, rope, {
    sleeve,
    steps: 60,
    scale: 1.3,
  })
  part(set, form.tube([last, [1.7, 0.3, -0.5], [2.05, 0.24, -0.2]], 0.085, 30), rope)
  const joint = put(set, group(), { at: [2.3, 0.26, 0.05], turn: [0, -0.75, QUARTER] })
  part(
    joint,
    form.turned(
      '0 -0.5, 0.16 -0.5, 0.22 -0.4, 0.22 -0.1, 0.27 -0.08, 0.27 0.1, 0.22 0.12, 0.22 0.4, 0.16 0.5, 0 0.5',
      40,
    ),
    sleeve,
  )
  for (let i = 0; i < 3; i++)
    part(joint, form.ring(0.275, 0.012), matte('#7d7a74'), { at: [0, -0.05 + i * 0.05, 0], turn: [QUARTER, 0, 0] })
  cord(set, '2.6 0.24 0.4, 2.9 0.12 0.9, 2.6 0.1 1.6, 1.8 0.1 1.7, 1.2 0.1 1.5', 0.085, rope, {
    sleeve,
    steps: 60,
    scale: 1.3,
  })
  return set
}

export const cableModels = {
  'cable-braided': { build: braided, yaw: -0.2, pitch: 0.55, again: { build: braidedOpen, yaw: 0.3, pitch: 0.7 } },
  'cable-keyring': { build: keyring, yaw: 0.25, pitch: 0.6, again: { build: keyringOpen, yaw: -0.2, pitch: 0.6 } },
  'cable-three': { build: threeHeads, yaw: -0.15, pitch: 0.7, again: { yaw: 0.7, pitch: 0.5 } },
  'cable-reel': { build: reels, yaw: -0.25, pitch: 0.34, again: { build: reelDrawn, yaw: 0.2, pitch: 0.6 } },
  'cable-spring': { build: springCable, yaw: -0.1, pitch: 0.6, again: { yaw: 0.6, pitch: 0.4 } },
}
