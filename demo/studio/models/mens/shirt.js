import { goods, shade } from '../../colours.js'
import { matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { checked, leafy, striped } from './cloths.js'
import { cutOf, hangBody, hangSleeves, hung, patch, patches } from './garment.js'
import { buttons, collar, neckline, seam } from './trimmings.js'

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

/** Striped, folded narrow around a card, its collar points buttoned and a cuff laid across. */
function oxford(colour) {
  const folded = group()
  const cloth = striped(goods.snow, colour, [16, 1], 0.42)
  const piece = striped(goods.snow, colour, [5, 1], 0.42)
  const leaves = striped(goods.snow, colour, [7, 1], 0.42)
  const pearl = satin('#fbf7ee')
  part(folded, form.box(2, 0.22, 2.9, 0.1), cloth, { at: [0, 0.11, 0] })
  part(folded, form.box(1.94, 0.22, 2.84, 0.1), cloth, { at: [0, 0.29, 0.01] })
  part(folded, form.box(0.3, 0.03, 2.1, 0.012), matte(goods.snow), { at: [0, 0.4, 0.36] })
  for (let i = 0; i < 5; i++)
    part(folded, form.cylinder(0.05, 0.05, 0.03, 32), pearl, { at: [0, 0.425, -0.46 + i * 0.42] })
  part(folded, form.turned('0.42 0, 0.46 0.12, 0.44 0.3, 0.39 0.3, 0.37 0.05'), leaves, {
    at: [0, 0.36, -1.02],
    turn: [0.12, 0, 0],
    scale: [1, 1, 0.82],
  })
  part(folded, form.cylinder(0.39, 0.37, 0.02), matte(shade(colour, -0.2)), {
    at: [0, 0.46, -1.02],
    scale: [1, 1, 0.82],
  })
  for (const side of [-1, 1]) {
    const turn = [-QUARTER + 0.24, side * 0.14, 0]
    put(folded, collarLeaf(side, striped(goods.snow, colour, [7, 7], 0.42)), { at: [0, 0.56, -0.66], turn })
    part(folded, form.cylinder(0.035, 0.035, 0.03, 24), pearl, {
      at: [side * 0.55, 0.545, -0.44],
      turn: [0.2, 0, -side * 0.1],
    })
  }
  const cuff = put(folded, group(), { at: [0.52, 0.43, 0.98], turn: [0, -0.5, 0] })
  part(cuff, form.box(0.95, 0.09, 0.52, 0.045), piece)
  part(cuff, form.cylinder(0.045, 0.045, 0.03, 24), pearl, { at: [-0.34, 0.055, 0.12] })
  return folded
}

function oxfordPile(colour) {
  const pile = group()
  for (const [i, tone] of [goods.mist, goods.butter].entries()) {
    part(pile, form.box(2 - i * 0.04, 0.34, 2.88, 0.15), striped(goods.snow, tone, [16, 1], 0.42), {
      at: [i * 0.05, 0.17 + i * 0.33, 0],
    })
  }
  put(pile, oxford(colour), { at: [0, 0.66, 0], turn: [0, 0.05, 0] })
  return pile
}

/** A big check with two flapped pockets, the tails rounded. */
function flannel(colour) {
  return hung(cutOf({ length: 2.4, hem: 0.88, waist: 0.9, chest: 0.95 }), (cut) => {
    const top = group()
    const check = (repeat) => checked(colour, goods.snow, repeat)
    hangBody(top, cut, check([12, 7]))
    hangSleeves(top, cut, check([4, 6]), { to: [1.26, 0.28], wide: 0.28, cuff: 0.13, cuffCloth: check([4, 1]) })
    patch(top, cut, '-0.09 0.02, 0.09 0.02, 0.09 2.2, -0.09 2.2', check([0.6, 6]), 0.03)
    patches(top, cut, '0.24 1.3, 0.66 1.3, 0.66 1.66, 0.24 1.66', check([1.4, 1.2]), 0.045)
    patches(top, cut, '0.22 1.6, 0.68 1.6, 0.68 1.8, 0.22 1.8', check([1.4, 0.7]), 0.06)
    neckline(top, cut, colour, check([2, 1]), 0.16)
    collar(top, cut, check([3, 1]), { reach: 0.26, spread: 0.44 })
    buttons(top, cut, 0, [0.3, 0.66, 1.02, 1.38, 1.74, 2.08], satin('#efe7d6'), 0.042)
    for (const x of [-0.45, 0.45]) buttons(top, cut, x, [1.64], satin('#efe7d6'), 0.036, 0.07)
    return top
  })
}

/** No collar but a band, a placket half way and sleeves turned up to the elbow. */
function bandCollar(colour) {
  return hung(cutOf({ length: 2.45, hem: 0.98, waist: 0.96, chest: 0.97, neck: 0.27 }), (cut) => {
    const top = group()
    const linen = woven(colour, [60, 44], 0.25)
    const piece = woven(shade(colour, 0.02), [8, 30], 0.5)
    const edge = matte(shade(colour, -0.16))
    hangBody(top, cut, linen)
    hangSleeves(top, cut, woven(colour, [20, 20], 0.25), {
      to: [1.14, 1.02],
      wide: 0.3,
      narrow: 0.25,
      cuff: 0.2,
      cuffCloth: piece,
    })
    patch(top, cut, '-0.1 1.28, 0.1 1.28, 0.1 2.3, -0.1 2.3', piece, 0.035)
    seam(top, cut, '-0.1 1.4, 0.1 1.4', edge, 0.01, 0.04)
    seam(top, cut, '-0.97 0.1, 0 0.1, 0.97 0.1', edge)
    neckline(top, cut, colour, piece, 0.13, 0.075)
    buttons(top, cut, 0, [1.5, 1.74, 1.98, 2.2], satin('#6b4a32'), 0.044)
    for (const side of [-1, 1])
      seam(
        top,
        cut,
        [
          [side * 0.9, 0.02],
          [side * 0.9, 0.4],
        ],
        edge,
        0.016,
      )
    return top
  })
}

/** Short wide sleeves, an open collar and leaves all over. */
function camp(colour) {
  return hung(cutOf({ length: 2.2, hem: 0.98, waist: 0.97, chest: 0.98, neck: 0.3 }), (cut) => {
    const top = group()
    const leaf = '#5d7a62'
    const print = (repeat) => leafy(colour, leaf, repeat)
    hangBody(top, cut, print([8, 4]))
    hangSleeves(top, cut, print([4, 1.4]), {
      to: [1.2, 1.18],
      wide: 0.3,
      narrow: 0.33,
      cuff: 0.12,
      cuffCloth: print([3, 0.3]),
    })
    patch(top, cut, '-0.012 0.02, 0.012 0.02, 0.012 1.56, -0.012 1.56', matte(shade(colour, -0.2)), 0.02)
    patch(top, cut, '0.24 1.06, 0.66 1.06, 0.66 1.5, 0.24 1.5', print([1.2, 1.2]), 0.035)
    patch(top, cut, '-0.01 1.5, 0.01 1.5, 0.26 2.1, -0.26 2.1', matte(shade(colour, -0.3)), 0.016)
    neckline(top, cut, colour, print([2, 0.3]), 0.14)
    patches(top, cut, '0 1.5, 0.06 1.46, 0.5 1.82, 0.2 2.02', print([1, 1]), 0.06)
    collar(top, cut, print([2, 0.6]), { reach: 0.14, spread: 0.52 })
    buttons(top, cut, 0.06, [0.36, 0.78, 1.2], satin('#f4eee1'), 0.045, 0.03)
    return top
  })
}

const hanging = { yaw: -0.35, pitch: 0.08, again: { yaw: 0.5, pitch: 0.12 } }

export const shirts = {
  shirt: { build: shirt, yaw: -0.4, pitch: 0.75, again: { build: shirtStack, yaw: 0.45, pitch: 0.5 } },
  'shirt-stripe': { build: oxford, yaw: 0.4, pitch: 0.7, again: { build: oxfordPile, yaw: -0.45, pitch: 0.5 } },
  'shirt-flannel': { ...hanging, build: flannel },
  'shirt-band': { ...hanging, build: bandCollar, yaw: 0.3, again: { yaw: -0.55, pitch: 0.12 } },
  'shirt-camp': { ...hanging, build: camp, yaw: -0.25 },
}
