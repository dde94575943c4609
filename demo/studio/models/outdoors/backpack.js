import { shade } from '../../colours.js'
import { brass, matte, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { ripstop } from './cloth.js'
import { buckle, closed, dark, LEATHER, pod, roll } from './fittings.js'
import { thermos } from './thermos.js'

const { group, part, put, QUARTER } = form

function strap(pack, x) {
  part(pack, form.box(0.16, 1.2, 0.05, 0.02), matte(LEATHER), { at: [x, 1.7, 0.53] })
  part(pack, form.box(0.24, 0.2, 0.06, 0.03), brass(), { at: [x, 1.28, 0.56] })
}

function backpack(colour) {
  const pack = group()
  const cloth = woven(colour, [50, 50])
  part(pack, form.box(1.9, 2.4, 0.95, 0.42), cloth, { at: [0, 1.25, 0] })
  part(pack, form.box(1.5, 1.05, 0.42, 0.2), cloth, { at: [0, 0.72, 0.5] })
  part(pack, form.box(1.3, 0.03, 0.03, 0.015), matte(shade(colour, -0.18)), { at: [0, 1.08, 0.7] })
  part(pack, form.box(1.96, 0.62, 1, 0.26), cloth, { at: [0, 2.14, 0.02] })
  for (const side of [-1, 1]) {
    strap(pack, side * 0.45)
    part(pack, form.box(0.34, 0.95, 0.6, 0.16), cloth, { at: [side * 1.02, 0.65, 0] })
    part(
      pack,
      form.tube(
        `${side * 0.5} 2.3 -0.4, ${side * 0.62} 1.9 -0.75, ${side * 0.7} 1 -0.8, ${side * 0.8} 0.3 -0.45`,
        0.09,
      ),
      cloth,
    )
  }
  part(pack, form.tube('-0.28 2.4 -0.2, -0.2 2.75 -0.2, 0.2 2.75 -0.2, 0.28 2.4 -0.2', 0.06), matte(LEATHER))
  return pack
}

function backpackReady(colour) {
  const trail = group()
  put(trail, backpack(colour))
  put(trail, thermos('#e7decf'), { at: [1.7, 0, 0.75], scale: 0.52 })
  return trail
}

/** Two padded straps behind the back panel, from `top` to `foot`. */
function harness(pack, cloth, { top, foot, out, back }) {
  for (const side of [-1, 1]) {
    const path = `${side * out * 0.6} ${top} ${back * 0.6}, ${side * out * 0.8} ${top * 0.9} ${back * 1.5}, ${side * out} ${top * 0.5} ${back * 1.6}, ${side * out} ${foot} ${back * 0.8}`
    part(pack, form.tube(path, 0.11, 50), cloth, { scale: [1, 1, 1] })
  }
}

function rolltop(colour) {
  const pack = group()
  const skin = satin(colour)
  const narrowing = (v) => {
    const slope = Math.max(0, (v - 0.68) / 0.32)
    const round = closed(v, 0.07, 0.001)
    return [round * (1 - slope * 0.02), round * (1 - slope * 0.8)]
  }
  part(pack, pod([1.9, 2.75, 1.05], narrowing, 4), skin)
  part(
    pack,
    pod([1.93, 0.62, 1.08], (v) => [closed(v, 0.3, 0.001), closed(v, 0.3, 0.001)], 4),
    dark(),
  )
  part(pack, form.box(1.96, 0.34, 0.36, 0.17), skin, { at: [0, 2.82, 0] })
  part(pack, form.box(1.9, 0.05, 0.06, 0.02), matte(shade(colour, -0.25)), { at: [0, 2.72, 0.17] })
  for (const side of [-1, 1]) {
    const path = `${side * 0.96} 2.84 0, ${side * 1.06} 2.5 0, ${side * 1} 2.0 0.05, ${side * 0.97} 1.4 0.05`
    part(pack, form.tube(path, 0.06, 40), dark())
    buckle(pack, { at: [side * 1.04, 2.36, 0.02], turn: [0, QUARTER, 0] })
  }
  part(pack, form.box(1.2, 0.95, 0.12, 0.06), skin, { at: [0, 1.3, 0.53] })
  part(pack, form.box(1.0, 0.07, 0.06, 0.03), dark(), { at: [0, 1.62, 0.6] })
  part(pack, form.box(0.5, 0.05, 0.03, 0.012), matte('#d9dcd8'), { at: [0, 0.98, 0.6] })
  harness(pack, dark(), { top: 2.2, foot: 0.4, out: 0.7, back: -0.5 })
  return pack
}

function trek(colour) {
  const pack = group()
  const cloth = ripstop(colour, [26, 34])
  const deep = woven(shade(colour, -0.1), [40, 40])
  part(
    pack,
    pod([1.75, 3, 1.05], (v) => [closed(v) * (0.84 + 0.16 * v), closed(v)], 3.6),
    cloth,
    { at: [0, 0.5, 0] },
  )
  part(
    pack,
    pod([1.95, 0.62, 1.25], (v) => [closed(v, 0.5, 0.6), closed(v, 0.5, 0.6)], 4),
    deep,
    { at: [0, 3.12, 0.04] },
  )
  part(
    pack,
    pod([1.25, 1.55, 0.5], (v) => [closed(v, 0.2, 0.06), closed(v, 0.2, 0.06)], 3.6),
    deep,
    { at: [0, 0.75, 0.42] },
  )
  part(pack, form.box(1.1, 0.05, 0.05, 0.02), dark(), { at: [0, 3.42, 0.66] })
  for (const side of [-1, 1]) {
    part(pack, form.tube(`${side * 0.42} 3.2 0.66, ${side * 0.42} 2.9 0.64, ${side * 0.42} 2.2 0.56`, 0.05, 30), dark())
    buckle(pack, { at: [side * 0.42, 2.72, 0.62] })
    part(
      pack,
      pod([0.5, 1.15, 0.7], (v) => [closed(v, 0.2, 0.05), closed(v, 0.2, 0.05)], 3),
      deep,
      {
        at: [side * 0.82, 0.62, 0],
      },
    )
    const belt = `${side * 0.6} 0.75 -0.35, ${side * 1.15} 0.78 -0.3, ${side * 1.42} 0.8 0.15, ${side * 1.3} 0.8 0.62`
    part(pack, form.tube(belt, 0.15, 40), deep)
    part(pack, form.tube(`${side * 1.3} 0.8 0.62, ${side * 1.1} 0.8 0.95`, 0.05, 12), dark())
  }
  put(pack, roll(0.32, 2.2, matte('#cdbf9f'), matte('#a99b7d'), [-0.55, 0.55], dark()), { at: [0, 0, 0.25] })
  harness(pack, deep, { top: 3.1, foot: 0.9, out: 0.6, back: -0.5 })
  part(pack, form.tube('-0.22 3.66 -0.3, -0.16 3.9 -0.3, 0.16 3.9 -0.3, 0.22 3.66 -0.3', 0.05, 30), dark())
  return pack
}

function sling(colour) {
  const pack = group()
  const cloth = ripstop(colour, [22, 22])
  const drop = (v) => {
    const wide = closed(v, 0.16, 0.2) * (1 - 0.56 * v ** 1.5)
    return [wide, closed(v, 0.16, 0.12) * (1 - 0.35 * v)]
  }
  part(pack, pod([1.9, 2.7, 0.95], drop, 2.6), cloth)
  part(
    pack,
    pod([1.25, 1.2, 0.4], (v) => [closed(v, 0.3, 0.3), closed(v, 0.3, 0.3)], 2.8),
    matte(shade(colour, -0.16)),
    {
      at: [0, 0.28, 0.34],
    },
  )
  part(pack, form.tube('-0.5 1.14 0.5, 0 1.3 0.54, 0.5 1.14 0.5', 0.028, 30), dark())
  part(
    pack,
    form.tube('-0.74 0.9 0.32, -0.68 1.5 0.36, -0.4 2.1 0.36, 0.05 2.35 0.33, 0.4 2.05 0.36', 0.03, 50),
    dark(),
  )
  part(pack, form.box(0.09, 0.24, 0.05, 0.02), matte('#efe6d2'), { at: [0.43, 1.94, 0.39], turn: [0, 0, -0.5] })
  const path = '0 2.55 -0.1, 0.5 2.72 -0.3, 1.25 2.3 -0.5, 1.5 1.5 -0.5, 1.25 0.7 -0.4, 0.75 0.35 -0.15'
  part(pack, form.tube(path, 0.16, 70), cloth, { scale: [1, 1, 0.55] })
  buckle(pack, { at: [1.3, 0.84, -0.2], turn: [0, 0.3, -0.9] })
  return pack
}

function child(colour) {
  const pack = group()
  const cloth = woven(colour, [40, 40])
  const pale = woven('#efe3cd', [30, 30])
  const puffed = (v) => [closed(v, 0.2, 0.2), closed(v, 0.2, 0.2)]
  part(
    pack,
    pod([2, 2.3, 1.2], (v) => [closed(v, 0.22, 0.62), closed(v, 0.25, 0.42)], 2.8),
    cloth,
  )
  part(
    pack,
    form.tube('-0.96 0.9 0.2, -0.82 1.68 0.22, -0.4 2.1 0.18, 0.4 2.1 0.18, 0.82 1.68 0.22, 0.96 0.9 0.2', 0.04, 60),
    pale,
  )
  part(pack, pod([1.3, 0.95, 0.55], puffed, 3.4), pale, { at: [0, 0.2, 0.46] })
  part(pack, pod([1.36, 0.42, 0.6], puffed, 3.6), cloth, { at: [0, 0.86, 0.47] })
  part(pack, form.cylinder(0.1, 0.1, 0.06, 32), wood(), { at: [0, 0.98, 0.78], turn: [QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    part(pack, pod([0.36, 0.85, 0.6], puffed, 2.8), pale, { at: [side * 0.98, 0.15, 0] })
    const padded = `${side * 0.4} 2.1 -0.35, ${side * 0.72} 2 -0.72, ${side * 0.94} 1.2 -0.8, ${side * 0.85} 0.35 -0.4`
    part(pack, form.tube(padded, 0.13, 50), pale)
  }
  part(pack, form.tube('-0.24 2.24 -0.1, -0.18 2.56 -0.1, 0.18 2.56 -0.1, 0.24 2.24 -0.1', 0.07, 30), pale)
  return pack
}

function childPair(colour) {
  const pair = group()
  put(pair, child(colour))
  put(pair, thermos('#8b9c8f'), { at: [1.6, 0, 0.7], scale: 0.4 })
  return pair
}

export const backpacks = {
  backpack: { build: backpack, yaw: -0.5, pitch: 0.1, again: { build: backpackReady, yaw: 0.4, pitch: 0.16 } },
  'backpack-rolltop': { build: rolltop, yaw: -0.5, pitch: 0.1, again: { yaw: 0.6, pitch: 0.22 }, near: { zoom: 1.7 } },
  'backpack-trek': { build: trek, yaw: -0.45, pitch: 0.1, again: { yaw: 0.75, pitch: 0.2 } },
  'backpack-sling': { build: sling, yaw: -0.25, pitch: 0.1, again: { yaw: 0.7, pitch: 0.2 } },
  'backpack-child': { build: child, yaw: -0.35, pitch: 0.1, again: { build: childPair, yaw: 0.3, pitch: 0.2 } },
}
