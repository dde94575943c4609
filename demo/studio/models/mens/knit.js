import { goods, shade } from '../../colours.js'
import { knitted, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { argyle, banded } from './cloths.js'
import { cutOf, hangBody, hangSleeves, hung, patch, patches } from './garment.js'
import { armholes, buttons, neckline, seam } from './trimmings.js'

const { group, part, put, QUARTER } = form

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

/** Three cables on a folded body, each of two cords that cross, and a collar folded over. */
function cable(colour) {
  const folded = group()
  const wool = knitted(colour, [22, 18])
  const rib = ribbed(shade(colour, -0.04), [46, 1], 4)
  part(folded, form.box(2.35, 0.42, 2.3, 0.2), wool, { at: [0, 0.21, 0] })
  part(folded, form.box(2.3, 0.44, 2.24, 0.21), wool, { at: [0.02, 0.58, 0.02] })
  const cord = matte(colour, { sheen: 0.4 })
  for (const x of [-0.68, 0, 0.68]) {
    for (const phase of [0, Math.PI]) {
      const path = Array.from({ length: 41 }, (_, i) => {
        const turn = (i / 40) * Math.PI * 5 + phase
        const z = -0.3 + (i / 40) * 1.36
        const sink = Math.max(0, z - 0.9) ** 2 * 2.4
        return [x + Math.sin(turn) * 0.11, 0.815 + Math.cos(turn) * 0.035 - sink, z]
      })
      part(folded, form.tube(path, 0.075, 90), cord)
    }
    for (const side of [-0.24, 0.24]) {
      part(folded, form.bar([x + side, 0.795, -0.3], [x + side, 0.79, 1], 0.028), cord)
    }
  }
  const neck = { at: [0, 0.72, -0.66], scale: [1.15, 1, 0.8] }
  part(
    folded,
    form.turned(form.curve('0.46 0, 0.5 0.1, 0.48 0.36, 0.54 0.44, 0.63 0.38, 0.64 0.16, 0.56 0.06', 40), 96),
    rib,
    neck,
  )
  part(folded, form.cylinder(0.47, 0.47, 0.02), matte(shade(colour, -0.22)), { ...neck, at: [0, 1.02, -0.66] })
  return folded
}

function cablePile(colour) {
  const pile = group()
  for (const layer of [0, 1]) {
    part(pile, form.box(2.34 - layer * 0.04, 0.42, 2.28, 0.2), knitted(goods.fog, [22, 18]), {
      at: [0, 0.21 + layer * 0.38, 0],
    })
  }
  put(pile, cable(colour), { at: [0, 0.8, 0], turn: [0, 0.05, 0] })
  return pile
}

/** A boat neck, the shoulders plain, stripes from the chest down. */
function breton(colour) {
  return hung(cutOf({ length: 2.2, hem: 0.86, waist: 0.88, chest: 0.92, neck: 0.42 }), (cut) => {
    const top = group()
    const stripes = banded(goods.snow, colour, [1, 14], 0.4)
    hangBody(top, cut, matte(goods.snow))
    const band = (u, v) => {
      const [x, y, z] = cut.body(u, v * 0.76)
      return [x * 1.006, y, z * 1.02]
    }
    part(top, form.surface(band, 90, 50), stripes)
    hangSleeves(top, cut, banded(goods.snow, colour, [1, 11], 0.4), {
      to: [1.28, 0.34],
      wide: 0.25,
      narrow: 0.16,
      cuff: 0.06,
      cuffCloth: matte(goods.snow),
    })
    neckline(top, cut, colour, matte(goods.snow), 0.07, 0.035)
    return top
  })
}

/** A shawl collar over a deep V, five buttons and two knitted pockets. */
function cardigan(colour) {
  return hung(cutOf({ length: 2.4, hem: 0.92, waist: 0.94, chest: 0.97, depth: 0.4 }), (cut) => {
    const coat = group()
    const rib = ribbed(shade(colour, 0.03), [10, 1], 4)
    const across = ribbed(shade(colour, 0.03), [90, 1], 3)
    hangBody(coat, cut, ribbed(colour, [110, 1], 2.6))
    hangSleeves(coat, cut, ribbed(colour, [34, 1], 2.6), {
      to: [1.3, 0.22],
      wide: 0.3,
      narrow: 0.2,
      cuff: 0.16,
      cuffCloth: ribbed(shade(colour, -0.06), [34, 1], 4),
    })
    part(
      coat,
      form.surface((u, v) => cut.body(u, v * 0.1).map((at, i) => (i === 1 ? at : at * 1.03)), 90, 6),
      across,
    )
    patch(coat, cut, '-0.02 1.2, 0.02 1.2, 0.3 2.36, -0.3 2.36', matte(shade(colour, -0.32)), 0.012)
    patch(coat, cut, '-0.11 0.02, 0.11 0.02, 0.11 1.28, -0.11 1.28', rib, 0.05)
    patches(coat, cut, '0.3 0.42, 0.76 0.42, 0.76 0.98, 0.3 0.98', ribbed(colour, [14, 1], 3), 0.05)
    patches(coat, cut, '0.29 0.9, 0.77 0.9, 0.77 1, 0.29 1', matte(shade(colour, -0.08)), 0.065)
    neckline(coat, cut, colour, matte(shade(colour, -0.08)), 0.1)
    for (const side of [-1, 1]) {
      const path = [
        [0, 1.16, 0.44],
        [0.2, 1.6, 0.47],
        [0.36, 2.05, 0.38],
        [0.34, 2.42, 0.1],
        [0.16, 2.5, -0.22],
        [0, 2.51, -0.27],
      ]
      const roll = form.tube(
        path.map(([x, y, z]) => [side * x, y, z]),
        0.13,
        60,
      )
      part(coat, roll, ribbed(shade(colour, 0.03), [1, 8], 3))
    }
    buttons(coat, cut, 0, [0.18, 0.42, 0.66, 0.9, 1.12], satin('#5b4333'), 0.055, 0.06)
    return coat
  })
}

/** A V neck without sleeves, diamonds across the chest. */
function argyleVest(colour) {
  return hung(cutOf({ length: 2.15, hem: 0.78, waist: 0.84, chest: 0.88, shoulder: 0.74, depth: 0.38 }), (cut) => {
    const vest = group()
    const rib = ribbed(shade(colour, -0.1), [80, 1], 3)
    const trim = matte(shade(colour, -0.1))
    hangBody(vest, cut, knitted(colour, [90, 34]))
    const chest = (u, v) => cut.body(u, 0.2 + v * 0.24).map((at) => at * 1.004)
    part(
      vest,
      form.surface((u, v) => cut.body(u, v * 0.1).map((at, i) => (i === 1 ? at : at * 1.03)), 90, 6),
      rib,
    )
    part(vest, form.surface(chest, 90, 30), argyle(colour, goods.oat, shade(colour, -0.2), [14, 1.5]))
    patch(vest, cut, '-0.02 1.32, 0.02 1.32, 0.29 2.12, -0.29 2.12', matte(shade(colour, -0.34)), 0.02)
    neckline(vest, cut, shade(colour, -0.05), trim, 0.1, 0.045)
    for (const side of [-1, 1])
      seam(
        vest,
        cut,
        [
          [0, 1.3],
          [side * 0.16, 1.74],
          [side * 0.29, 2.1],
        ],
        trim,
        0.045,
        0.02,
      )
    armholes(vest, cut, colour, trim)
    return vest
  })
}

const hanging = { yaw: -0.35, pitch: 0.08, again: { yaw: 0.5, pitch: 0.12 } }

export const knits = {
  knit: { build: knit, yaw: -0.45, pitch: 0.6, again: { build: knitStack, yaw: 0.45, pitch: 0.42 } },
  'knit-cable': { build: cable, yaw: 0.4, pitch: 0.6, again: { build: cablePile, yaw: -0.4, pitch: 0.42 } },
  'knit-breton': { ...hanging, build: breton },
  'knit-cardigan': { ...hanging, build: cardigan, yaw: 0.3, again: { yaw: -0.55, pitch: 0.12 } },
  'knit-vest': { ...hanging, build: argyleVest, yaw: -0.25 },
}
