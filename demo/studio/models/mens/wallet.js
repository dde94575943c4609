import { BoxGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { brass, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { striped } from './cloths.js'
import { stitch } from './trimmings.js'

const { group, part, put, QUARTER } = form

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

/** A row of stitches along [x, y] points, standing on z. */
function threadRow(parent, path, z, colour) {
  const thread = matte(shade(colour, 0.22))
  path.forEach(([x, y], i) => {
    const [p, q] = path[i + 1] ?? path[i]
    if (!path[i + 1]) return
    const count = Math.max(1, Math.round(Math.hypot(p - x, q - y) / 0.09))
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count
      part(parent, stitch(0.055), thread, {
        at: [x + (p - x) * t, y + (q - y) * t, z],
        turn: [0, 0, Math.atan2(q - y, p - x)],
      })
    }
  })
}

/** An upright sleeve of three pockets, each lower than the one behind, cards standing out of it in a fan. */
function cardSleeve(colour) {
  const whole = group()
  const sleeve = put(whole, group(), { at: [0, 0.03, 0], turn: [-0.16, 0, 0] })
  const leather = satin(colour)
  part(sleeve, form.slab(form.roundedRectangle(2.1, 1.5, 0.14, 0, 0.75), 0.09, 0.03), leather, { at: [0, 0, -0.12] })
  CARDS.forEach((tone, i) => {
    const card = form.slab(form.roundedRectangle(1.78, 1.14, 0.1), 0.03, 0.01)
    part(sleeve, card, satin(tone), {
      at: [i * 0.05 - 0.05, 1.32 - i * 0.2, -0.06 + i * 0.075],
      turn: [0, 0, 0.07 - i * 0.06],
    })
    const high = 1.28 - i * 0.24
    const pocket = form.roundedRectangle(2.1, high, 0.12, 0, high / 2)
    part(sleeve, form.slab(pocket, 0.06, 0.025), satin(shade(colour, i % 2 ? -0.05 : 0)), {
      at: [0, 0, -0.02 + i * 0.075],
    })
  })
  const z = 0.168
  part(sleeve, form.cylinder(0.24, 0.24, 0.012, 48), satin(CARDS[2]), {
    at: [0, 0.8, 0.155],
    turn: [QUARTER, 0, 0],
    scale: [1, 1, 0.72],
  })
  threadRow(
    sleeve,
    [
      [-0.96, 0.74],
      [-0.96, 0.08],
      [0.96, 0.08],
      [0.96, 0.74],
    ],
    z,
    colour,
  )
  return whole
}

/** A long wallet lying closed, its zip round three sides, the braided lanyard before it. */
function longWallet(colour) {
  const whole = group()
  const leather = satin(colour)
  const zip = matte(shade(colour, -0.2))
  for (const y of [0.13, 0.4]) part(whole, form.box(3.2, 0.22, 1.7, 0.1), leather, { at: [0, y, 0] })
  part(whole, form.box(3.14, 0.14, 1.64, 0.05), zip, { at: [0, 0.265, 0] })
  const edge = [
    [-1.5, 0.82],
    [1.5, 0.82],
    [1.59, 0.7],
    [1.59, -0.7],
    [1.5, -0.82],
    [-1.5, -0.82],
  ]
  for (let i = 1; i < edge.length; i++) {
    const [[x, z], [p, q]] = [edge[i - 1], edge[i]]
    const count = Math.max(1, Math.round(Math.hypot(p - x, q - z) / 0.075))
    for (let k = 0; k < count; k++) {
      const t = k / count
      part(whole, new BoxGeometry(0.04, 0.06, 0.05), brass(), { at: [x + (p - x) * t, 0.265, z + (q - z) * t] })
    }
  }
  part(whole, form.box(0.14, 0.06, 0.14, 0.02), brass(), { at: [-1.2, 0.27, 0.88] })
  part(whole, form.box(0.44, 0.035, 0.13, 0.015), leather, { at: [-1.46, 0.24, 1], turn: [0, 0.7, -0.1] })
  const top = put(whole, group(), { at: [0, 0.512, 0], turn: [-QUARTER, 0, 0] })
  threadRow(top, form.read('-1.48 -0.73, 1.48 -0.73, 1.48 0.73, -1.48 0.73, -1.48 -0.73'), 0, colour)
  const cord = Array.from({ length: 60 }, (_, i) => {
    const t = i / 59
    return [
      1.62 - 3 * t + 0.5 * Math.sin(t * 7),
      0.07 + 0.2 * (1 - t) ** 6,
      1.05 + 0.55 * Math.sin(t * Math.PI) + 0.12 * Math.sin(t * 9),
    ]
  })
  for (const phase of [0, 2.1, 4.2]) {
    const strand = cord.map(([x, y, z], i) => [
      x + Math.cos(i * 0.9 + phase) * 0.03,
      y + Math.sin(i * 0.9 + phase) * 0.03,
      z + Math.cos(i * 0.9 + phase) * 0.03,
    ])
    part(whole, form.tube(strand, 0.04, 90), satin(shade(colour, phase ? 0.03 : -0.05)))
  }
  part(whole, form.ring(0.13, 0.035), brass(), { at: [1.66, 0.27, 0.98], turn: [QUARTER, 0.3, 0] })
  part(whole, form.ring(0.17, 0.04), brass(), { at: cord.at(-1), turn: [QUARTER, 0, 0], scale: [1.4, 0.8, 1] })
  return whole
}

const HORSESHOE = form.polygon(
  Array.from({ length: 41 }, (_, i) => {
    const angle = (i / 40) * Math.PI
    return [Math.cos(angle) * 1.05, Math.sin(angle) * 1.1 + 0.5]
  }).concat([
    [-1.05, 0.3],
    [-0.95, 0.05],
    [-0.8, 0],
    [0.8, 0],
    [0.95, 0.05],
    [1.05, 0.3],
  ]),
)

/** The two halves of a horseshoe purse, moulded: a belly below, the lid over it. */
function coinCase(colour) {
  const purse = group()
  const leather = satin(colour)
  const tilt = { turn: [-QUARTER, 0, 0] }
  part(purse, form.slab(HORSESHOE, 0.34, 0.15), leather, { at: [0, 0.17, 0.8], ...tilt })
  part(purse, form.slab(HORSESHOE, 0.28, 0.13), leather, { at: [0, 0.46, 0.78], ...tilt, scale: [1.02, 1.02, 1] })
  part(purse, form.slab(HORSESHOE, 0.06, 0.02), matte(shade(colour, -0.2)), { at: [0, 0.31, 0.8], ...tilt })
  const tongue = form.roundedRectangle(0.42, 0.6, 0.18)
  part(purse, form.slab(tongue, 0.06, 0.025), leather, { at: [0, 0.42, 0.9], turn: [-0.35, 0, 0] })
  part(purse, form.cylinder(0.085, 0.09, 0.05, 32), brass(), { at: [0, 0.34, 0.98], turn: [QUARTER - 0.35, 0, 0] })
  const arch = Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * Math.PI
    return [Math.cos(angle) * 0.9, 0.28 - Math.sin(angle) * 0.95]
  })
  const row = put(purse, group(), { at: [0, 0.604, 0], turn: [QUARTER, 0, 0] })
  threadRow(row, arch, 0, colour)
  return purse
}

/** Opened: the lid thrown back and the coins on the tray. */
function coinCaseOpen(colour) {
  const purse = group()
  const leather = satin(colour)
  part(purse, form.slab(HORSESHOE, 0.3, 0.13), leather, { at: [0, 0.15, 0.8], turn: [-QUARTER, 0, 0] })
  part(purse, form.slab(HORSESHOE, 0.05, 0.02), matte(shade(colour, -0.2)), {
    at: [0, 0.29, 0.76],
    turn: [-QUARTER, 0, 0],
    scale: [0.88, 0.88, 1],
  })
  part(purse, form.slab(HORSESHOE, 0.28, 0.13), leather, { at: [0, 0.2, -0.78], turn: [-0.5, 0, 0] })
  part(purse, form.slab(HORSESHOE, 0.04, 0.02), matte(shade(colour, -0.16)), {
    at: [0, 0.34, -0.68],
    turn: [-0.5, 0, 0],
    scale: [0.86, 0.86, 1],
  })
  for (const [i, [x, z]] of form
    .read('-0.4 0.3, 0.1 0.42, 0.5 0.2, -0.1 -0.05, 0.32 -0.2, -0.45 -0.15, 0.1 0.16')
    .entries()) {
    const coin = { at: [x, 0.34 + (i % 3) * 0.035, z], turn: [0.05 * (i % 2), 0, 0.06 * ((i % 3) - 1)] }
    part(purse, form.cylinder(0.2 - (i % 2) * 0.04, 0.2 - (i % 2) * 0.04, 0.04, 40), i % 3 ? brass() : metal(), coin)
  }
  return purse
}

/** Striped cloth folded round felt, a passport standing out at the edge and a band about it. */
function passport(colour) {
  const whole = group()
  const cloth = () => striped(colour, shade(colour, 0.26), [9, 1], 0.36)
  const felt = matte('#8d8578')
  part(whole, form.box(1.9, 0.1, 2.7, 0.04), cloth(), { at: [0, 0.06, 0] })
  part(whole, form.box(1.8, 0.06, 2.6, 0.02), felt, { at: [0, 0.13, 0] })
  part(whole, form.box(1.66, 0.12, 2.44, 0.03), satin('#5b3340'), { at: [0.16, 0.21, 0.02] })
  part(whole, form.box(1.6, 0.08, 2.4, 0.01), matte('#f3ecdd'), { at: [0.17, 0.21, 0.02] })
  part(whole, form.box(1.5, 0.03, 0.9, 0.01), matte('#f6f1e6'), { at: [0.1, 0.29, -1.05], turn: [0, 0.05, 0] })
  part(whole, form.box(1.8, 0.06, 2.6, 0.02), felt, { at: [0, 0.31, 0] })
  part(whole, form.box(1.9, 0.1, 2.7, 0.04), cloth(), { at: [0, 0.38, 0], turn: [0, 0, 0.012] })
  part(whole, form.capsule(0.21, 2.28), woven(colour, [12, 30], 0.4), {
    at: [-0.86, 0.22, 0],
    turn: [QUARTER, 0, 0],
    scale: [0.7, 1, 1],
  })
  for (const y of [0.445, 0]) part(whole, form.box(0.12, 0.03, 2.74, 0.012), matte(goods.ink), { at: [0.62, y, 0] })
  part(whole, form.box(0.12, 0.47, 0.03, 0.012), matte(goods.ink), { at: [0.62, 0.22, 1.37] })
  part(whole, form.box(0.44, 0.02, 0.3, 0.008), satin('#b98a55'), { at: [-0.3, 0.438, 0.9] })
  return whole
}

export const wallets = {
  wallet: { build: wallet, yaw: -0.45, pitch: 0.55, again: { build: walletOpen, yaw: 0.15, pitch: 0.24 } },
  'wallet-card': { build: cardSleeve, yaw: -0.35, pitch: 0.24, again: { yaw: 0.5, pitch: 0.4 }, near: { zoom: 1.7 } },
  'wallet-long': { build: longWallet, yaw: -0.35, pitch: 0.55, again: { yaw: 0.5, pitch: 0.35 } },
  'wallet-coin': { build: coinCase, yaw: -0.35, pitch: 0.6, again: { build: coinCaseOpen, yaw: 0.25, pitch: 0.55 } },
  'wallet-passport': { build: passport, yaw: 0.45, pitch: 0.62, again: { yaw: -0.5, pitch: 0.45 } },
}
