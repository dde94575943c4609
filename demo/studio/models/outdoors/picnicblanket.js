import { shade } from '../../colours.js'
import { matte, metal, wood, woven } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { campmug } from './campmug.js'
import { patchwork, plaid, ripstop, rush, striped } from './cloth.js'
import { closed, dark, leather, pod, roll, winding } from './fittings.js'
import { thermos } from './thermos.js'

const { group, part, put, QUARTER } = form

/** Cloth lying on grass: never quite flat. */
function lying(width, depth, rumple = 0.05) {
  return form.surface(
    (u, v) => {
      const [x, z] = [(u - 0.5) * width, (v - 0.5) * depth]
      const y = 0.04 + rumple * (1 + Math.sin(x * 2.1 + z * 0.7) * Math.sin(z * 1.7 - x * 0.4))
      return [x + 0.05 * Math.sin(z * 3), y, z + 0.05 * Math.sin(x * 2.6)]
    },
    60,
    60,
  )
}

/** Square-cornered layers of folded cloth, the folds round at the front. */
function folded(width, depth, layers, cloth, thickness = 0.24) {
  const pile = group()
  for (let i = 0; i < layers; i++) {
    const size = [width - random() * 0.06, thickness, depth - random() * 0.06]
    part(pile, form.box(...size, thickness / 2), cloth, {
      at: [random() * 0.04, thickness * (i + 0.5), random() * 0.04],
    })
  }
  return pile
}

function carried(colour) {
  const rug = group()
  put(rug, roll(0.78, 2.7, plaid(colour, [5, 5]), matte(shade(colour, -0.1)), [-0.7, 0.7]))
  part(rug, form.tube('-0.7 1.6 0, -0.62 1.9 0, -0.4 2.02 0, 0.4 2.02 0, 0.62 1.9 0, 0.7 1.6 0', 0.075, 50), leather())
  const end = Array.from({ length: 24 }, (_, i) => -1.3 + (i / 23) * 2.6)
  for (const x of end) part(rug, form.bar([x, 0.5, 0.74], [x + random() * 0.05, 0.2, 0.84], 0.025), matte('#efe5d0'))
  return rug
}

function woolSpread(colour) {
  const rug = group()
  part(rug, lying(4, 3.2), plaid(colour, [6, 5]))
  for (const side of [-1, 1])
    for (let i = 0; i < 40; i++) {
      const z = -1.55 + (i / 39) * 3.1
      part(rug, form.bar([side * 1.98, 0.08, z], [side * 2.24, 0.03, z + 0.03], 0.025), matte('#efe5d0'))
    }
  put(rug, thermos('#8b9c8f'), { at: [0.9, 0.08, -0.5], scale: 0.36 })
  put(rug, campmug('#e7decf'), { at: [0.3, 0.08, 0.1], scale: 0.3, turn: [0, -0.6, 0] })
  return rug
}

/** The corner beyond this line, from [x, z] to [x, z], is turned over. */
const FOLD = [
  [-2, 0.3],
  [-0.6, 1.7],
]

/** Spread out, one corner turned over so that the coated back shows. */
function stripeSpread(colour) {
  const rug = group()
  const [[left, back], [right, front]] = FOLD
  const cut = form.bend(lying(4, 3.4), (x, y, z) => {
    const beyond = Math.max(0, (z - back - (x - left)) / 2)
    return [x + beyond, y, z - beyond]
  })
  part(rug, cut, striped(colour, 6, true))
  const corner = (u, v) => {
    const [x, z] = [left + (right - left) * u, back + (front - back) * u]
    return [x + (right - x) * v, 0.1 + 0.16 * Math.sin(v * Math.PI * 0.8 + 0.3), z + (back - z) * v]
  }
  part(rug, form.surface(corner, 24, 24), matte('#59635f'))
  put(rug, folded(1.15, 0.8, 2, striped(colour, 3), 0.2), { at: [0.85, 0.12, -0.7], turn: [0, 0.4, 0] })
  return rug
}

function stripePack(colour) {
  const pack = group()
  put(pack, folded(2.7, 0.8, 1, striped(colour, 4, true), 0.5), {
    turn: [QUARTER, 0, 0],
    at: [0, 1, 0],
    scale: [1, 1, 2.4],
  })
  part(pack, form.box(2.74, 0.86, 0.56, 0.12), woven(colour, [30, 10]), { at: [0, 1.6, 0.27] })
  part(pack, form.box(0.7, 0.1, 0.03, 0.015), dark(), { at: [0, 1.24, 0.56] })
  for (const z of [0.08, 0.46])
    part(pack, form.tube(`-0.6 1.9 ${z}, -0.5 2.6 ${z}, 0.5 2.6 ${z}, 0.6 1.9 ${z}`, 0.07, 50), matte('#efe5d0'))
  return pack
}

/** A mat half unrolled: the roll at the back, the flat part before it. */
function rushMat(colour) {
  const mat = group()
  const straw = rush(colour)
  part(mat, form.box(2.6, 0.07, 2.9, 0.03), straw, { at: [0, 0.05, 0.75] })
  for (const side of [-1, 1])
    part(mat, form.box(0.22, 0.1, 2.92, 0.04), woven(colour, [4, 40]), { at: [side * 1.3, 0.06, 0.75] })
  part(mat, form.box(2.82, 0.1, 0.22, 0.04), woven(colour, [40, 4]), { at: [0, 0.06, 2.12] })
  const bundle = put(mat, group(), { at: [0, 0.52, -0.75] })
  part(bundle, form.cylinder(0.5, 0.5, 2.6, 72), rush(colour, [1, 1]), { turn: [0, 0, QUARTER] })
  for (const side of [-1, 1]) {
    part(bundle, form.cylinder(0.52, 0.52, 0.22, 64), woven(colour, [40, 3]), {
      at: [side * 1.3, 0, 0],
      turn: [0, 0, QUARTER],
    })
    part(bundle, winding(0.46, 4, 0.04), matte('#b9a565'), { at: [side * 1.42, 0, 0], turn: [0, side * QUARTER, 0] })
  }
  return mat
}

function rushRolled(colour) {
  const mat = group()
  part(mat, form.cylinder(0.62, 0.62, 2.6, 72), rush(colour, [1, 1]), { at: [0, 0.64, 0], turn: [0, 0, QUARTER] })
  for (const side of [-1, 1]) {
    const place = { at: [side * 1.3, 0.64, 0], turn: [0, 0, QUARTER] }
    part(mat, form.cylinder(0.64, 0.64, 0.22, 64), woven(colour, [40, 3]), place)
    part(mat, winding(0.58, 5, 0.045), matte('#b9a565'), { at: [side * 1.42, 0.64, 0], turn: [0, side * QUARTER, 0] })
    const ribbon = { at: [side * 0.5, 0.64, 0], turn: [0, QUARTER, 0] }
    part(mat, form.ring(0.64, 0.035), matte(shade(colour, -0.1)), ribbon)
    for (const way of [-1, 1])
      part(mat, form.ring(0.16, 0.035), matte(shade(colour, -0.1)), {
        at: [side * 0.5 + way * 0.18, 1.34, 0.1],
        turn: [0.6, 0, 0],
        scale: [1, 0.7, 1],
      })
  }
  return mat
}

function quiltFolded(colour) {
  const pile = group()
  const cloth = patchwork(colour, 5)
  put(pile, folded(3, 2.4, 4, cloth, 0.3))
  part(
    pile,
    form.surface(
      (u, v) => [(u - 0.5) * 2.9, 1.29 + 0.04 * Math.sin(u * 15) * Math.sin(v * 12), (v - 0.5) * 2.3],
      50,
      50,
    ),
    cloth,
  )
  return pile
}

function quiltSpread(colour) {
  const rug = group()
  const edge = form.surface((u, v) => [(u - 0.5) * 4.1, 0.03, (v - 0.5) * 4.1], 4, 4)
  part(rug, edge, matte(shade(colour, -0.2)))
  part(
    rug,
    form.surface(
      (u, v) => [
        (u - 0.5) * 4,
        0.1 + 0.05 * Math.abs(Math.sin(u * 6 * Math.PI) * Math.sin(v * 6 * Math.PI)),
        (v - 0.5) * 4,
      ],
      72,
      72,
    ),
    patchwork(colour, 6),
  )
  put(rug, campmug('#e7decf'), { at: [0.9, 0.14, -0.8], scale: 0.34, turn: [0, -0.6, 0] })
  part(rug, form.box(1.1, 0.1, 0.75, 0.04), wood(), { at: [0.1, 0.2, -0.3], turn: [0, 0.4, 0] })
  part(rug, form.ball(0.2), matte('#b5533a'), { at: [0.1, 0.42, -0.3] })
  return rug
}

/** A soft bag tied at its neck, standing a little crooked. */
function pouch(colour) {
  const bag = group()
  const shape = (v) => {
    if (v > 0.82) return [0.3 + (v - 0.82) * 1.5, 0.34 + (v - 0.82) * 1.2]
    const round = closed(v, 0.16, 0.42)
    return [round * 0.94 + 0.06, round * 0.9 + 0.1]
  }
  const skin = form.bend(pod([1.5, 1.5, 0.95], shape, 2.7), (x, y, z) => {
    const crease = 0.014 * Math.sin(x * 9 + y * 4) * Math.sin(y * 7)
    return [x + 0.1 * y + crease, y, z + crease]
  })
  part(bag, skin, ripstop(colour, [12, 8]))
  part(bag, form.ring(0.22, 0.05), matte('#efe5d0'), { at: [0.12, 1.23, 0], turn: [QUARTER, 0, 0], scale: [1, 0.8, 1] })
  part(bag, form.tube('0.3 1.24 0.1, 0.55 1.05 0.4, 0.62 0.6 0.56', 0.035, 24), matte('#efe5d0'))
  part(bag, form.box(0.14, 0.2, 0.12, 0.05), dark(), { at: [0.6, 0.74, 0.54] })
  return bag
}

function pocketSpread(colour) {
  const sheet = group()
  part(sheet, lying(3.6, 3.2, 0.09), ripstop(colour, [14, 12]))
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const corner = { at: [x * 1.6, 0.16, z * 1.4], turn: [0, x * z * 0.78, 0], scale: [1, 0.42, 0.8] }
      part(sheet, form.ball(0.34), matte(shade(colour, -0.22)), corner)
      part(sheet, form.ring(0.1, 0.03), matte('#efe5d0'), { at: [x * 1.88, 0.1, z * 1.68], turn: [QUARTER, 0, 0] })
      part(sheet, form.bar([x * 1.9, 0.34, z * 1.7], [x * 1.96, 0, z * 1.76], 0.035), metal())
    }
  put(sheet, pouch(shade(colour, -0.1)), { at: [0.3, 0.16, 0.1], scale: 0.62 })
  return sheet
}

function pocketPacked(colour) {
  const rest = group()
  put(rest, pouch(colour), { scale: 1.1 })
  put(rest, folded(1.7, 1.2, 3, ripstop(colour, [8, 6]), 0.14), { at: [1.55, 0, 0.7], turn: [0, -0.3, 0] })
  for (const z of [0, 0.16]) part(rest, form.bar([-0.3, 0.04, 1.2 + z], [0.6, 0.04, 1.35 + z], 0.035), metal())
  return rest
}

export const picnicblankets = {
  'picnicblanket-wool': { build: carried, yaw: -0.5, pitch: 0.2, again: { build: woolSpread, yaw: -0.3, pitch: 0.7 } },
  'picnicblanket-stripe': {
    build: stripeSpread,
    yaw: -0.35,
    pitch: 0.62,
    again: { build: stripePack, yaw: -0.4, pitch: 0.2 },
  },
  'picnicblanket-rush': {
    build: rushMat,
    yaw: -0.6,
    pitch: 0.44,
    again: { build: rushRolled, yaw: -0.4, pitch: 0.24 },
  },
  'picnicblanket-quilt': {
    build: quiltFolded,
    yaw: -0.6,
    pitch: 0.4,
    again: { build: quiltSpread, yaw: -0.3, pitch: 0.7 },
  },
  'picnicblanket-pocket': {
    build: pocketSpread,
    yaw: -0.5,
    pitch: 0.6,
    again: { build: pocketPacked, yaw: 0, pitch: 0.3 },
  },
}
