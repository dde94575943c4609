import { shade } from '../../colours.js'
import { matte, metal, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { guyLine } from './fittings.js'

const { group, part, QUARTER, TURN } = form
const power = (value, exponent) => Math.sign(value) * Math.abs(value) ** exponent

/** A point of the dome's skin, `lift` above it: all around with u, from the ground to the top with v. */
function skin(u, v, lift = 0) {
  const angle = u * TURN
  const rise = v * QUARTER
  const out = (1.75 + lift) * Math.cos(rise) ** 0.72
  const [x, z] = [power(Math.cos(angle), 0.62) * out, power(Math.sin(angle), 0.62) * out]
  const sag = 0.07 * Math.cos(2 * angle) ** 2 * Math.sin(v * Math.PI)
  return [x * (1 - sag), (1.75 + lift) * Math.sin(rise) ** 1.05, z * (1 - sag)]
}

/** A patch of the dome between the angles `from` and `to`, in turns, up to the height `top`. */
const patch = (from, to, top, lift) =>
  form.surface((u, v) => skin(from + (to - from) * (0.5 + (u - 0.5) * Math.sqrt(1 - v ** 3)), v * top, lift), 30, 30)

export function dome(colour) {
  const camp = group()
  const trim = matte(shade(colour, -0.25))
  part(
    camp,
    form.surface((u, v) => skin(u, v), 96, 40),
    woven(colour, [80, 40], 0.4),
  )
  part(
    camp,
    form.surface((u, v) => skin(u, v * 0.1, 0.02), 96, 6),
    trim,
  )
  for (const turn of [0.125, 0.375]) {
    const path = []
    for (let i = 0; i <= 20; i++) path.push(i <= 10 ? skin(turn, i / 10, 0.03) : skin(turn + 0.5, 2 - i / 10, 0.03))
    part(camp, form.tube(path, 0.045, 80), metal('#8b9094'))
  }
  part(camp, patch(0.18, 0.32, 0.66, 0.03), matte('#f1e7d2'))
  part(camp, patch(0.2, 0.3, 0.58, 0.045), matte('#4a4640'))
  part(
    camp,
    form.tube(
      [0.15, 0.18, 0.2].map((u, i) => skin(u, 0.2 + i * 0.12, 0.06)),
      0.09,
      20,
    ),
    matte('#f1e7d2'),
  )
  for (const turn of [0.125, 0.375, 0.625, 0.875]) {
    const [x, , z] = skin(turn, 0)
    guyLine(camp, skin(turn, 0.42, 0.03), [x * 1.28, 0, z * 1.28])
  }
  return camp
}

const HOOPS = [
  [-1.5, 0.95],
  [-0.15, 1.4],
  [1.25, 1.55],
]

/** How high the tunnel stands at the place z: full at its hoops, a little less between them. */
function rise(z) {
  const [[first, low], [second, middle], [third, high]] = HOOPS
  const [from, to, at] =
    z < second ? [low, middle, (z - first) / (second - first)] : [middle, high, (z - second) / (third - second)]
  return from + (to - from) * at - 0.07 * Math.sin(at * Math.PI)
}

const arch = (u, z, height) => [Math.cos(u * Math.PI) * (0.55 + height * 0.5), Math.sin(u * Math.PI) ** 0.8 * height, z]

export function tunnel(colour) {
  const camp = group()
  const cloth = woven(colour, [60, 80], 0.4)
  const [first, , third] = HOOPS.map(([z]) => z)
  const along = (v) => first + (third - first) * v
  part(
    camp,
    form.surface((u, v) => arch(u, along(v), rise(along(v))), 40, 60),
    cloth,
  )
  part(
    camp,
    form.surface((u, v) => arch(u, first - 0.6 * (1 - v), 0.95 * v ** 0.6 + 0.001), 40, 16),
    cloth,
  )
  part(
    camp,
    form.surface((u, v) => arch(u, third + 0.85 * (1 - v), 1.55 * v ** 0.62 + 0.001), 40, 20),
    cloth,
  )
  for (const [z, height] of HOOPS) {
    const path = Array.from({ length: 17 }, (_, i) => arch(i / 16, z, height + 0.02))
    part(camp, form.tube(path, 0.06, 60), matte('#e0a95c'))
  }
  const door = (u, v) => arch(0.5 + (u - 0.5) * 0.5, third + 0.85 * (1 - v) + 0.02, 1.6 * v ** 0.62 + 0.03)
  part(camp, form.surface(door, 20, 20), matte(shade(colour, -0.22)))
  for (const edge of [0, 1]) {
    const zip = Array.from({ length: 9 }, (_, i) => door(edge, i / 8))
    part(camp, form.tube(zip, 0.03, 30), matte('#efe6d2'))
  }
  for (const side of [-1, 1]) {
    guyLine(camp, [side * 1.1, 1, third], [side * 1.75, 0, third + 0.5])
    guyLine(camp, [side * 0.75, 0.7, first], [side * 1.3, 0, first - 0.5])
  }
  return camp
}

/** A point of the bell's cloth: a low wall, eaves, and a roof that sags to its top. */
function bellSkin(turn, v) {
  const angle = turn * TURN
  const seam = Math.abs(Math.sin(angle * 7))
  const roof = Math.max(0, (v - 0.25) / 0.75)
  const slack = 0.05 * seam * Math.sin(roof * Math.PI)
  const out = v < 0.25 ? 2 - 0.03 * seam : 2.1 * (1 - roof) ** 1.12 - slack
  const y = v < 0.25 ? v * 3.4 : 0.85 + 2.35 * roof - slack
  return [Math.cos(angle) * out, y, Math.sin(angle) * out]
}

/** The cloth between two angles, in turns, from the share `low` of its height upwards. */
const canvas = (from, to, low, across) =>
  form.surface((u, v) => bellSkin(from + (to - from) * u, low + (1 - low) * v), across, 40)

const DOOR = [0.2, 0.3]

export function bell(colour) {
  const camp = group()
  const cloth = woven(colour, [90, 40], 0.5)
  const [left, right] = DOOR
  part(camp, canvas(right, left + 1, 0, 120), cloth)
  part(camp, canvas(left, right, 0.62, 20), cloth)
  part(camp, form.cylinder(1.96, 1.96, 0.03, 64), matte('#b9a98a'), { at: [0, 0.02, 0] })
  part(camp, form.bar([0, 0, 0], [0, 3.1, 0], 0.05), wood('#b98b5c'))
  for (const [turn, aside] of [
    [left, 1],
    [right, -1],
  ]) {
    const edge = [0, 0.12, 0.25, 0.4, 0.62].map((v) => bellSkin(turn, v))
    part(camp, form.tube(edge, 0.05, 40), wood('#b98b5c'))
    const flap = [0.02, 0.14, 0.25, 0.4, 0.56].map((v) => bellSkin(turn - aside * 0.02, v))
    part(camp, form.tube(flap, 0.13, 40), woven(shade(colour, 0.05), [30, 4]))
    part(camp, form.ring(0.14, 0.03), matte('#8a5a3a'), {
      at: bellSkin(turn - aside * 0.02, 0.2),
      turn: [QUARTER, 0, 0],
    })
  }
  part(camp, form.turned('0.14 -0.1, 0.16 0, 0.05 0.16, 0 0.2', 32), matte(shade(colour, -0.25)), { at: [0, 3.15, 0] })
  form.around(14, (angle) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    if (z < 0.96) guyLine(camp, [x * 2.06, 0.88, z * 2.06], [x * 2.5, 0, z * 2.5])
  })
  return camp
}

/** Half the tarp's width at u (-1 to 1 along the ridge): widest at its corners, drawn in between them. */
function halfWidth(u) {
  const out = Math.abs(u)
  if (out <= 0.5) return 2.05 - 0.32 * (1 - (2 * out) ** 2)
  return 2.05 * ((1 - out) / 0.5) ** 1.35
}

export function tarp(colour) {
  const cloth = group()
  const wing = (lift) => (u, v) => {
    const [along, across] = [u * 2 - 1, v * 2 - 1]
    const ridge = 2.36 - 0.22 * (1 - along ** 2)
    const half = halfWidth(along)
    const fall = (1.22 * Math.abs(across) * half) / 2.05 - 0.06 * Math.sin(Math.abs(across) * Math.PI)
    return [across * half, ridge - fall - lift, along * 2.6]
  }
  part(cloth, form.surface(wing(0), 60, 30), woven(colour, [80, 60], 0.4))
  part(cloth, form.surface(wing(0.03), 60, 30), matte(shade(colour, -0.22)))
  for (const side of [0, 1]) {
    const hem = Array.from({ length: 41 }, (_, i) => wing(0)(i / 40, side))
    part(cloth, form.tube(hem, 0.03, 120), matte(shade(colour, -0.2)))
  }
  return cloth
}
