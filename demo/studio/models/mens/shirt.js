import { goods, shade } from '../../colours.js'
import { matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { softFold } from '../cloth-folds.js'
import { checked, leafy, striped } from './cloths.js'
import { clothing, hangBody, hangSleeves, patch, patches } from './garment.js'
import { buttons, collar, neckline, seam } from './trimmings.js'

const { group, part, put, QUARTER } = form

const pearl = () => satin('#f7f2e8')

/** What a plain shirt and a striped one share: placket, collar, cuffs, seven buttons and a pocket. */
function sewShirt(cut, colour, [body, sleeve, piece, stand]) {
  const top = group()
  const thread = matte(shade(colour, -0.12))
  hangBody(top, cut, body)
  hangSleeves(top, cut, sleeve, { to: [1.4, 0.42], wide: 0.28, narrow: 0.16, cuff: 0.11, cuffCloth: piece })
  patch(top, cut, '-0.075 0.02, 0.075 0.02, 0.075 2.28, -0.075 2.28', piece, 0.03)
  for (const x of [-0.055, 0.055])
    seam(
      top,
      cut,
      [
        [x, 0.04],
        [x, 1.1],
        [x, 2.1],
      ],
      thread,
      0.005,
      0.02,
    )
  patch(top, cut, '0.27 1.42, 0.62 1.42, 0.62 1.82, 0.27 1.82', piece, 0.035)
  seam(top, cut, '0.28 1.75, 0.61 1.75', thread, 0.005, 0.024)
  seam(top, cut, '-0.86 0.07, -0.4 0.07, 0 0.07, 0.4 0.07, 0.86 0.07', thread, 0.005, 0.006)
  neckline(top, cut, colour, stand, 0.15)
  collar(top, cut, stand, { reach: 0.24, spread: 0.44 })
  buttons(top, cut, 0, [0.36, 0.68, 1, 1.32, 1.64, 1.96], pearl(), 0.034, 0.026)
  return top
}

function shirt(cut, colour) {
  const cloth = (repeat) => woven(colour, repeat, 0.3)
  return sewShirt(cut, colour, [cloth([90, 50]), cloth([30, 40]), cloth([8, 40]), cloth([16, 8])])
}

/** Stripes down the body and along the sleeves; the collar is buttoned to the points. */
function oxford(cut, colour) {
  const cloth = (count) => striped(goods.snow, colour, [count, 1], 0.42)
  const top = sewShirt(cut, colour, [cloth(44), cloth(14), cloth(4), cloth(12)])
  for (const x of [-0.32, 0.32]) buttons(top, cut, x, [cut.length - 0.42], pearl(), 0.024, 0.08)
  return top
}

/** Shirts folded around a card, the topmost with its collar and buttons to the front. */
function foldedPile(tones, clothOf, collarCloth) {
  const pile = group()
  tones.forEach((tone, i) => {
    const cloth = clothOf(tone)
    for (const layer of [0, 1]) {
      const place = { at: [0.03 * i, 0.13 + i * 0.42 + layer * 0.2, 0.02 * layer], turn: [0, i * 0.05 - 0.05, 0] }
      part(pile, softFold(1.95 - layer * 0.05, 0.24, 2.7 - layer * 0.06, i * 5 + layer * 2), cloth, place)
    }
  })
  const y = 0.13 + (tones.length - 1) * 0.42 + 0.33
  const cloth = collarCloth(tones.at(-1))
  const top = put(pile, group(), { at: [0.04, y, 0], turn: [0, 0.05, 0] })
  part(top, form.box(0.2, 0.02, 2, 0.008), cloth, { at: [0, 0, 0.3] })
  for (let i = 0; i < 5; i++)
    part(top, form.cylinder(0.036, 0.036, 0.025, 32), pearl(), { at: [0, 0.018, -0.5 + i * 0.4] })
  part(top, form.turned('0.36 0, 0.4 0.06, 0.39 0.16, 0.34 0.16, 0.33 0.05'), cloth, {
    at: [0, -0.03, -0.98],
    scale: [1, 1, 0.7],
  })
  part(top, form.cylinder(0.35, 0.35, 0.02), matte(shade(tones.at(-1), -0.2)), {
    at: [0, 0.06, -0.98],
    scale: [1, 1, 0.7],
  })
  for (const side of [-1, 1]) {
    const leaf = form.polygon([
      [side * 0.02, -0.02],
      [side * 0.26, 0.4],
      [side * 0.48, 0.42],
      [side * 0.5, -0.22],
    ])
    put(top, part(group(), form.slab(leaf, 0.05, 0.02), cloth).parent, {
      at: [0, 0.09, -0.7],
      turn: [-QUARTER + 0.14, side * 0.14, 0],
    })
  }
  return pile
}

const shirtStack = (colour) =>
  foldedPile(
    [goods.oat, goods.sage, colour],
    (tone) => woven(tone, [60, 70], 0.3),
    (tone) => woven(tone, [8, 20], 0.3),
  )
const oxfordPile = (colour) =>
  foldedPile(
    [goods.mist, goods.butter, colour],
    (tone) => striped(goods.snow, tone, [18, 1], 0.42),
    (tone) => striped(goods.snow, tone, [4, 1], 0.42),
  )

/** A big check with two flapped pockets, the tails rounded. */
function flannel(cut, colour) {
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
}

/** No collar but a band, a placket half way and sleeves turned up to the elbow. */
function bandCollar(cut, colour) {
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
}

/** Short wide sleeves, an open collar and leaves all over. */
function camp(cut, colour) {
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
}

const measures = { length: 2.35, hem: 0.86, waist: 0.85, chest: 0.89 }

export const shirts = {
  shirt: clothing(shirt, measures, { again: { build: shirtStack, yaw: 0.45, pitch: 0.5 } }),
  'shirt-stripe': clothing(oxford, measures, { yaw: 0.1, again: { build: oxfordPile, yaw: -0.45, pitch: 0.5 } }),
  'shirt-flannel': clothing(flannel, { length: 2.4, hem: 0.86, waist: 0.88, chest: 0.92 }),
  'shirt-band': clothing(bandCollar, { length: 2.4, hem: 0.94, waist: 0.92, chest: 0.93, neck: 0.26 }, { yaw: 0.1 }),
  'shirt-camp': clothing(camp, { length: 2.2, hem: 0.94, waist: 0.93, chest: 0.94, neck: 0.29 }),
}
