import { shade } from '../../colours.js'
import { matte, plush, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { plaid } from './cloth.js'
import { closed, dark, roll } from './fittings.js'

const { group, part, put, TURN, QUARTER } = form

/**
 * A filled bag lying along z, feet towards the viewer: `width` at each share of its length, chambers stitched across.
 * @param {{ length: number, width: (v: number) => number, height: number, chambers: number, square?: number }} cut
 */
function filled({ length, width, height, chambers, square = 2.6 }) {
  const round = (value) => Math.sign(value) * Math.abs(value) ** (2 / square)
  return form.surface(
    (u, v) => {
      const angle = u * TURN
      const puff = 1 - 0.13 * (1 - Math.abs(Math.sin(v * chambers * Math.PI)) ** 0.6)
      const end = closed(v, 0.05, 0.05)
      const x = (round(Math.cos(angle)) * width(v) * (0.86 + 0.14 * end)) / 2
      const y = (0.5 + 0.5 * round(Math.sin(angle)) * end * puff) * height
      return [x, y, (v - 0.5) * length]
    },
    56,
    chambers * 6,
  )
}

const swell = (v, knots) => {
  const at = Math.min(Math.floor(v * (knots.length - 1)), knots.length - 2)
  const share = v * (knots.length - 1) - at
  const eased = share * share * (3 - 2 * share)
  return knots[at] + (knots[at + 1] - knots[at]) * eased
}

/** The hood: a ring of chambers around the hole for a face, its lining showing. */
function hood(radius, shell, lining) {
  const cap = group()
  form.around(9, (angle) => {
    const place = { at: [Math.cos(angle) * radius * 0.82, 0.3, Math.sin(angle) * radius * 0.74], scale: [1, 0.72, 1] }
    part(cap, form.ball(radius * 0.42), shell, place)
  })
  part(cap, form.ball(radius * 0.8), lining, { at: [0, 0.2, 0], scale: [1, 0.3, 0.9] })
  part(cap, form.ring(radius * 0.56, 0.05), dark(), { at: [0, 0.47, 0], turn: [QUARTER, 0, 0], scale: [1, 0.86, 1] })
  part(cap, form.tube(`0.1 0.46 ${radius * 0.5}, 0.2 0.5 ${radius * 0.9}, 0.16 0.5 ${radius * 1.3}`, 0.03, 20), dark())
  return cap
}

function mummy(colour) {
  const bag = group()
  const shell = matte(colour, { roughness: 0.6 })
  const width = (v) => swell(v, [1.5, 1.86, 1.7, 1.4, 1.12, 1.05])
  part(bag, filled({ length: 4, width, height: 0.72, chambers: 13 }), shell, { at: [0, 0, 0.35] })
  put(bag, hood(0.72, shell, matte('#e3c38c')), { at: [0, 0, -1.9] })
  const zip = [0.04, 0.2, 0.4, 0.6, 0.74].map((v) => [-0.47 * width(v), 0.5, (v - 0.5) * 4 + 0.35])
  part(bag, form.tube(zip, 0.045, 60), matte('#e3c38c'))
  return bag
}

function flannel(colour) {
  const bag = group()
  const lining = plaid('#b5533a', [1.6, 1.6])
  part(
    bag,
    filled({ length: 3.9, width: () => 2.3, height: 0.5, chambers: 7, square: 9 }),
    woven(colour, [60, 60], 0.4),
  )
  part(bag, form.box(2.2, 0.1, 1.2, 0.05), lining, { at: [0, 0.48, -1.35] })
  const fold = form.surface((u, v) => [(u - 0.5) * 2.36, 0.5 + 0.13 * Math.sin(v * Math.PI), -0.85 + v * 0.75], 20, 20)
  part(bag, fold, lining)
  part(bag, form.tube('1.15 0.28 -1.7, 1.17 0.28 0, 1.15 0.28 1.7', 0.04, 20), matte('#d0a45f'))
  return bag
}

function child(colour) {
  const bag = group()
  const shell = woven(colour, [50, 50], 0.4)
  const width = (v) => swell(v, [1.6, 1.9, 1.8, 1.6, 1.4])
  part(bag, filled({ length: 2.7, width, height: 0.66, chambers: 6 }), shell, { at: [0, 0, 0.5] })
  const lining = plush('#f3e6d0')
  const head = put(bag, group(), { at: [0, 0, -1.15] })
  part(head, form.ball(0.92), shell, { at: [0, 0.3, 0], scale: [1, 0.42, 0.92] })
  part(head, form.ball(0.62), lining, { at: [0, 0.52, 0.08], scale: [1, 0.36, 0.88] })
  part(head, form.ring(0.62, 0.1), lining, { at: [0, 0.6, 0.08], turn: [QUARTER, 0, 0], scale: [1, 0.88, 1] })
  for (const side of [-1, 1]) {
    const ear = { at: [side * 0.72, 0.42, -0.66], turn: [-0.5, 0, 0], scale: [1, 1, 0.55] }
    part(head, form.ball(0.34), shell, ear)
    part(head, form.ball(0.2), lining, { ...ear, at: [side * 0.7, 0.52, -0.52] })
  }
  part(bag, form.tube('-0.05 0.66 -0.55, 0 0.7 0.2, 0 0.68 1', 0.04, 30), matte('#efe6d2'))
  part(bag, form.box(0.12, 0.05, 0.26, 0.025), dark(), { at: [0, 0.72, 1.05] })
  return bag
}

function double(colour) {
  const bag = group()
  const [shell, lining] = [woven(colour, [80, 60], 0.4), woven('#e7decf', [40, 12])]
  part(bag, filled({ length: 3.9, width: () => 3.5, height: 0.5, chambers: 8, square: 9 }), shell)
  part(bag, form.box(3.36, 0.1, 1.2, 0.05), lining, { at: [0, 0.47, -1.3] })
  const turnedDown = (u, v) => [(u - 0.5) * 3.56, 0.5 + 0.15 * Math.sin(v * Math.PI), -0.8 + v * 0.7]
  part(bag, form.surface(turnedDown, 20, 20), lining)
  for (const side of [-1, 1]) {
    const pillow = form.bend(form.softBox(1.4, 0.4, 0.75), (x, y, z) => {
      const edge = (1 - Math.abs(x / 0.72) ** 4) * (1 - Math.abs(z / 0.4) ** 4)
      return [x, y * (0.25 + 0.75 * Math.sqrt(Math.max(edge, 0))), z]
    })
    part(bag, pillow, woven(shade(colour, 0.14), [20, 12]), {
      at: [side * 0.82, 0.72, -1.42],
      turn: [0.12, side * 0.06, 0],
    })
    part(bag, form.tube(`${side * 1.75} 0.27 -1.7, ${side * 1.77} 0.27 0, ${side * 1.75} 0.27 1.7`, 0.04, 20), dark())
  }
  return bag
}

function rolled(colour) {
  const bundle = group()
  const cloth = matte(colour, { roughness: 0.62 })
  put(bundle, roll(0.72, 2.5, cloth, matte(shade(colour, -0.15)), [-0.65, 0.65], dark()))
  for (const x of [-1.02, -0.36, 0, 0.36, 1.02])
    part(bundle, form.ring(0.7, 0.045), matte(shade(colour, -0.12)), { at: [x, 0.72, 0], turn: [0, QUARTER, 0] })
  part(bundle, form.tube('-0.65 1.46 0, -0.5 1.82 0, 0.5 1.82 0, 0.65 1.46 0', 0.06, 40), dark())
  return bundle
}

function laidOut(colour) {
  const camp = group()
  const cloth = matte(colour, { roughness: 0.62 })
  const width = (v) => swell(v, [2.2, 2.2, 2.1, 1.8, 1.5])
  part(camp, form.box(1.9, 0.16, 4.1, 0.08), matte('#76804f'), { at: [0, 0.08, -0.1] })
  part(camp, filled({ length: 3.5, width, height: 0.46, chambers: 10, square: 3 }), cloth, { at: [0, 0.14, 0.3] })
  for (const z of [-0.5, 0.9]) part(camp, form.box(2.1, 0.04, 0.14, 0.02), dark(), { at: [0, 0.6, z] })
  put(camp, rolled(shade(colour, -0.02)), { at: [1.9, 0, 1.1], scale: 0.5, turn: [0, 0.9, 0] })
  return camp
}

export const sleepingbags = {
  'sleepingbag-mummy': { build: mummy, yaw: -0.5, pitch: 0.68, again: { yaw: 0.6, pitch: 0.45 } },
  'sleepingbag-flannel': { build: flannel, yaw: -0.7, pitch: 0.5, again: { yaw: 0.5, pitch: 0.7 } },
  'sleepingbag-child': { build: child, yaw: -0.5, pitch: 0.62, again: { yaw: 0.45, pitch: 0.8 } },
  'sleepingbag-double': {
    build: double,
    yaw: -0.55,
    pitch: 0.52,
    again: { yaw: 0.4, pitch: 0.75 },
    near: { zoom: 1.7 },
  },
  'sleepingbag-quilt': { build: rolled, yaw: -0.6, pitch: 0.24, again: { build: laidOut, yaw: -0.6, pitch: 0.5 } },
}
