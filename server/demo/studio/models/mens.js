import { goods, shade } from '../colours.js'
import { brass, knitted, matte, ribbed, satin, woven } from '../materials.js'
import * as form from '../shapes.js'
import { sneakers } from './sneaker.js'

const { group, part, put, QUARTER } = form

/** Half of a shirt collar, lying open; `side` is -1 or 1. */
function collarLeaf(side, cloth) {
  const leaf = form.polygon([
    [side * 0.03, -0.06],
    [side * 0.3, 0.5],
    [side * 0.62, 0.56],
    [side * 0.66, -0.3],
  ])
  return part(group(), form.slab(leaf, 0.07, 0.025), cloth).parent
}

function shirt(colour) {
  const folded = group()
  const cloth = woven(colour, [60, 70], 0.6)
  const edge = matte(shade(colour, -0.12))
  part(folded, form.box(2.2, 0.2, 2.85, 0.1), cloth, { at: [0, 0.1, 0] })
  part(folded, form.box(2.12, 0.2, 2.8, 0.1), cloth, { at: [0.02, 0.27, 0.01] })
  part(folded, form.box(0.3, 0.03, 2.2, 0.012), cloth, { at: [0, 0.375, 0.32] })
  for (let i = 0; i < 5; i++)
    part(folded, form.cylinder(0.05, 0.05, 0.03, 32), satin('#f7f2e8'), { at: [0, 0.395, -0.5 + i * 0.44] })
  part(folded, form.slab(form.polygon('-0.3 0.3, 0.3 0.3, 0.3 -0.25, 0 -0.38, -0.3 -0.25'), 0.03, 0.01), cloth, {
    at: [0.6, 0.38, -0.1],
    turn: [-QUARTER, 0, 0],
  })
  part(folded, form.box(0.6, 0.012, 0.02, 0.005), edge, { at: [0.6, 0.402, -0.32] })
  part(folded, form.turned('0.42 0, 0.45 0.1, 0.43 0.24, 0.38 0.24, 0.36 0.05'), cloth, {
    at: [0, 0.34, -1.02],
    turn: [0.12, 0, 0],
    scale: [1, 1, 0.82],
  })
  part(folded, form.cylinder(0.38, 0.36, 0.02), matte(shade(colour, -0.25)), {
    at: [0, 0.42, -1.02],
    scale: [1, 1, 0.82],
  })
  for (const side of [-1, 1]) {
    put(folded, collarLeaf(side, cloth), { at: [0, 0.5, -0.68], turn: [-QUARTER + 0.22, side * 0.16, 0] })
  }
  return folded
}

function shirtStack(colour) {
  const pile = group()
  ;[goods.oat, goods.sage].forEach((tone, i) => {
    part(pile, form.box(2.2 - i * 0.06, 0.34, 2.85, 0.15), woven(tone, [60, 70], 0.6), {
      at: [i * 0.05, 0.17 + i * 0.33, 0],
    })
  })
  put(pile, shirt(colour), { at: [0, 0.66, 0], turn: [0, 0.05, 0] })
  return pile
}

/** A crew-neck jumper folded to a square: two layers of body, sleeves beneath, the ribbed neck on top. */
function knit(colour) {
  const folded = group()
  const wool = knitted(colour)
  const rib = ribbed(shade(colour, -0.05), [70, 1])
  part(folded, form.box(2.3, 0.34, 2.2, 0.165), wool, { at: [0, 0.17, 0] })
  part(folded, form.box(2.26, 0.36, 2.16, 0.17), wool, { at: [0.02, 0.47, 0.01] })
  part(folded, form.ring(0.5, 0.085), rib, {
    at: [0, 0.645, -0.62],
    turn: [QUARTER - 0.06, 0, 0],
    scale: [1.12, 0.86, 1],
  })
  part(folded, form.cylinder(0.48, 0.48, 0.02), matte(shade(colour, -0.2)), {
    at: [0, 0.645, -0.62],
    scale: [1.12, 1, 0.86],
  })
  part(folded, form.box(0.3, 0.02, 0.2, 0.005), matte('#f4eee1'), { at: [0, 0.665, -0.86] })
  return folded
}

/** The jumpers beneath are plain: from this near to their edge, stitches would only be noise. */
function knitStack(colour) {
  const pile = group()
  ;[goods.oat, goods.sage].forEach((tone, i) => {
    for (const layer of [0, 1]) {
      const place = { at: [i * 0.04, 0.17 + i * 0.6 + layer * 0.3, 0], turn: [0, i * 0.03, 0] }
      part(pile, form.box(2.3 - layer * 0.04, 0.34, 2.2, 0.165), woven(tone, [26, 20]), place)
    }
  })
  put(pile, knit(colour), { at: [0, 1.2, 0], turn: [0, -0.04, 0] })
  return pile
}

/** The peak of a cap: an arc that leaves the crown and falls away at its sides. */
function peak(lift) {
  return form.surface(
    (u, v) => {
      const angle = (u - 0.5) * 2.3
      const [x, z] = [Math.sin(angle) * 0.99, Math.cos(angle) * 0.99]
      const reach = v * 0.92 * Math.cos(angle * 0.98) ** 0.75
      return [x * (1 + v * 0.04), 0.06 + lift - 0.16 * v - 0.3 * x * x * (0.35 + v * 0.65), z + reach]
    },
    60,
    30,
  )
}

function cap(colour) {
  const hat = group()
  const cloth = woven(colour, [40, 24])
  const crown = '1 0, 1 0.3, 0.94 0.62, 0.74 0.92, 0.42 1.08, 0 1.13'
  part(hat, form.turned(form.curve(crown)), cloth)
  form.around(
    6,
    (angle) => {
      const path = form
        .curve(crown, 20)
        .map(([out, y]) => [Math.cos(angle) * out * 1.004, y * 1.004, Math.sin(angle) * out * 1.004])
      part(hat, form.tube(path, 0.016, 60), matte(shade(colour, -0.08)))
      part(hat, form.ball(0.035), matte(shade(colour, -0.14)), {
        at: [Math.cos(angle + 0.5) * 0.84, 0.78, Math.sin(angle + 0.5) * 0.84],
      })
    },
    QUARTER,
  )
  part(hat, form.ball(0.09), cloth, { at: [0, 1.13, 0], scale: [1, 0.5, 1] })
  for (const lift of [0, -0.05]) part(hat, peak(lift), cloth)
  for (const v of [0.35, 0.6, 0.85]) {
    const seam = Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 24 - 0.5) * 2.2
      const [x, z] = [Math.sin(angle) * 0.99, Math.cos(angle) * 0.99]
      return [
        x * (1 + v * 0.04),
        0.066 - 0.16 * v - 0.3 * x * x * (0.35 + v * 0.65),
        z + v * 0.92 * Math.cos(angle * 0.98) ** 0.75,
      ]
    })
    part(hat, form.tube(seam, 0.006, 60), matte(shade(colour, -0.08)))
  }
  return hat
}

/** A belt rolled up and stood on its edge, the buckle end drawn out. */
function belt(colour) {
  const roll = group()
  const coil = []
  for (let i = 0; i <= 60; i++) {
    const angle = 0.6 + (i / 60) * 3.15 * form.TURN
    const out = 0.42 + 0.62 * (i / 60)
    coil.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  const [x, y] = coil.at(-1)
  const along = [-y / Math.hypot(x, y), x / Math.hypot(x, y)]
  coil.push([x + along[0] * 0.5, y + along[1] * 0.5], [x + along[0] * 1.1, y + along[1] * 1.1])
  part(roll, form.strip(coil, 0.56, 0.075, 400), satin(colour), { at: [0, 0.28, 0], turn: [-QUARTER, 0, 0] })
  const end = coil.at(-1)
  const buckle = put(roll, group(), { at: [end[0], 0.28, -end[1]], turn: [0, Math.atan2(along[1], along[0]), 0] })
  const frame = form.roundedRectangle(0.62, 0.82, 0.14)
  frame.holes.push(form.roundedRectangle(0.44, 0.64, 0.08))
  part(buckle, form.slab(frame, 0.1, 0.035), brass(), { at: [0.24, 0, 0] })
  part(buckle, form.bar([-0.04, 0, 0.06], [0.52, 0, 0.08], 0.035), brass())
  return roll
}

const CARDS = ['#e7decf', '#8b9c8f', '#dfc182']

function stitches(parent, width, depth, y, colour) {
  const thread = matte(shade(colour, 0.22))
  const outline = form.roundedRectangle(width, depth, 0.14).getSpacedPoints(64)
  outline.forEach((p, i) => {
    const next = outline[(i + 1) % outline.length]
    const turn = [0, -Math.atan2(next.y - p.y, next.x - p.x), 0]
    part(parent, form.box(0.055, 0.012, 0.016, 0.005), thread, { at: [p.x, y, p.y], turn })
  })
}

function wallet(colour) {
  const fold = group()
  const leather = satin(colour)
  part(fold, form.box(2.3, 0.15, 1.75, 0.07), leather, { at: [0, 0.08, 0] })
  part(fold, form.box(2.22, 0.1, 1.6, 0.02), matte(shade(colour, -0.12)), { at: [0, 0.19, 0] })
  part(fold, form.box(2.3, 0.15, 1.75, 0.07), leather, { at: [0, 0.3, 0], turn: [0.03, 0, 0] })
  part(fold, form.capsule(0.17, 1.95), leather, { at: [0, 0.19, -0.78], turn: [0, 0, QUARTER] })
  CARDS.forEach((tone, i) => {
    part(fold, form.box(1.9, 0.035, 1.2, 0.015), satin(tone), {
      at: [0.42 + i * 0.02, 0.14 + i * 0.05, 0.12 - i * 0.05],
      turn: [0, 0.03 * i, 0],
    })
  })
  stitches(fold, 2.1, 1.5, 0.385, colour)
  part(fold, form.cylinder(0.07, 0.07, 0.02), brass(), { at: [0.78, 0.385, 0.5] })
  return fold
}

/** The same wallet standing open like a book, its cards to the front. */
function walletOpen(colour) {
  const open = group()
  const leather = satin(colour)
  for (const side of [-1, 1]) {
    const half = put(open, group(), { turn: [0, -side * 0.42, 0] })
    part(half, form.box(2, 1.6, 0.1, 0.045), leather, { at: [side * 1, 0.8, 0] })
    for (let i = 0; i < 3; i++) {
      part(half, form.box(1.6, 0.9, 0.03, 0.012), satin(CARDS[i]), {
        at: [side * 1, 1.12 - i * 0.26, 0.07 + i * 0.035],
      })
      part(half, form.box(1.78, 0.72 - i * 0.04, 0.04, 0.015), satin(shade(colour, -0.03)), {
        at: [side * 1, 0.86 - i * 0.26, 0.085 + i * 0.035],
      })
    }
  }
  return open
}

export const mens = {
  shirt: { build: shirt, yaw: -0.4, pitch: 0.75, again: { build: shirtStack, yaw: 0.45, pitch: 0.5 } },
  knit: { build: knit, yaw: -0.45, pitch: 0.6, again: { build: knitStack, yaw: 0.45, pitch: 0.42 } },
  cap: { build: cap, yaw: -0.6, pitch: 0.26, again: { yaw: 0.35, pitch: 0.5 } },
  belt: { build: belt, yaw: 0.5, pitch: 0.5, again: { yaw: -0.6, pitch: 0.35 } },
  wallet: { build: wallet, yaw: -0.45, pitch: 0.55, again: { build: walletOpen, yaw: 0.15, pitch: 0.24 } },
  sneakers,
}
