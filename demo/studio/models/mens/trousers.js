import { goods, shade } from '../../colours.js'
import { brass, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { selvedge } from './jeans.js'
import { cutOf, flatPair, laid, onSeat, trouserModel } from './trouser-cut.js'

const { part, QUARTER } = form

/** Wide, pleated, with a crease and turn-ups. */
function pleated(colour) {
  const cut = cutOf({ waist: 3.1, crotch: 2.05, waistWide: 0.6, hip: 0.84, hem: 0.38, pleat: 0.02, creased: true })
  const pair = flatPair(cut, woven(colour, [50, 70], 0.2), {
    turnUp: 0.055,
    band: woven(shade(colour, -0.03), [40, 4], 0.2),
  })
  const edge = matte(shade(colour, -0.14))
  for (const u of [0.15, 0.19, 0.31, 0.35]) {
    const path = [0.86, 0.7, 0.5, 0.3].map((v) => onSeat(cut, u, v, 0.012))
    part(pair, form.tube(path, 0.014, 24), edge)
  }
  for (const [u, v, w] of [
    [0.1, 0.82, 0.44],
    [0.4, 0.82, 0.44],
  ]) {
    const path = [0, 0.5, 1].map((t) => onSeat(cut, u + (u < 0.25 ? -0.055 : 0.055) * t, v + (w - v) * t, 0.012))
    part(pair, form.tube(path, 0.014, 20), edge)
  }
  part(pair, form.cylinder(0.05, 0.05, 0.03, 24), satin('#4a3a30'), {
    at: onSeat(cut, 0.25, 0.94, 0.05),
    turn: [QUARTER, 0, 0],
  })
  return pair
}

/** Bellows pockets at the thighs, darted knees and drawn hems. */
function cargo(colour) {
  const cut = cutOf({ waist: 3, crotch: 2, waistWide: 0.62, hip: 0.8, hem: 0.28, ruck: 0.014 })
  const cloth = woven(colour, [34, 46], 0.3)
  const pair = flatPair(cut, cloth)
  const piece = woven(shade(colour, -0.03), [10, 10], 0.3)
  const edge = matte(shade(colour, -0.16))
  for (const side of [-1, 1]) {
    const leg = cut.half(side)
    part(pair, laid(leg, [0.02, 0.15], [0.36, 0.56], 0.11, side), piece)
    part(pair, laid(leg, [0.016, 0.156], [0.51, 0.58], 0.15, side), piece)
    for (const u of [0.07, 0.11]) {
      const [x, y, z] = leg(u, 0.53)
      const at = [x, y, z + 0.08]
      part(pair, form.ball(0.04), brass(), { at, scale: [0.8, 1, 0.8] })
    }
    part(pair, laid(leg, [0.1, 0.4], [0.22, 0.34], 0.035, side), piece)
    const cuff = Array.from({ length: 33 }, (_, i) => leg(i / 32, 0.02))
    part(pair, form.tube(cuff, 0.03, 64), edge)
    const mouth = [0, 0.5, 1].map((t) => onSeat(cut, 0.25 - side * (0.19 - 0.08 * t), 0.4 + 0.4 * t, 0.025))
    part(pair, form.tube(mouth, 0.016, 20), edge)
  }
  const fly = [0.84, 0.6, 0.36, 0.2].map((v, i) => onSeat(cut, 0.25 - (i > 2 ? 0 : 0.012), v, 0.012))
  part(pair, form.tube(fly, 0.012, 24), edge)
  part(pair, form.cylinder(0.05, 0.05, 0.03, 24), brass(), { at: onSeat(cut, 0.25, 0.93, 0.05), turn: [QUARTER, 0, 0] })
  return pair
}

/** Wide short legs under a gathered waist, the cord hanging in front. */
function shorts(colour) {
  const cut = cutOf({ waist: 1.85, crotch: 0.95, waistWide: 0.68, hip: 0.92, hem: 0.48 })
  const pair = flatPair(cut, woven(colour, [50, 34], 0.5), {
    turnUp: 0.1,
    band: woven(shade(colour, -0.02), [40, 4], 0.5),
  })
  part(pair, laid(cut.seat, [0, 1], [0.84, 1.01], 0.05), ribbed(shade(colour, -0.03), [70, 1], 4))
  const cord = matte(goods.snow)
  for (const side of [-1, 1]) {
    const [x, y, z] = [side * 0.06, cut.waist - 0.09, 0.13]
    part(
      pair,
      form.tube(
        [
          [x, y, z],
          [x + side * 0.05, y - 0.22, z + 0.05],
          [x + side * 0.12, y - 0.5, z + 0.04],
        ],
        0.024,
        24,
      ),
      cord,
    )
    part(pair, form.ball(0.045), cord, { at: [x + side * 0.12, y - 0.52, z + 0.04] })
    const pocket = [0, 0.5, 1].map((t) => onSeat(cut, (side > 0 ? 0.1 : 0.4) - side * 0.05 * t, 0.8 - 0.4 * t, 0.016))
    part(pair, form.tube(pocket, 0.016, 20), matte(shade(colour, -0.14)))
  }
  part(pair, form.ball(0.055), cord, { at: [0, cut.waist - 0.09, 0.14], scale: [1.3, 1, 0.8] })
  return pair
}

/** Corduroy with slanted pockets and a tab at the waist. */
function corduroy(colour) {
  const cut = cutOf({ waist: 3.1, crotch: 2.15, waistWide: 0.6, hip: 0.76, hem: 0.3, strength: 0.8 })
  const pair = flatPair(cut, ribbed(colour, [64, 1], 4), { band: ribbed(shade(colour, -0.04), [70, 1], 3) })
  const edge = matte(shade(colour, -0.16))
  const line = (places, thickness = 0.011) =>
    part(
      pair,
      form.tube(
        places.map(([u, v]) => onSeat(cut, u, v, 0.008)),
        thickness,
        40,
      ),
      edge,
    )
  for (const side of [-1, 1])
    line([
      [0.25 - side * 0.1, 0.84],
      [0.25 - side * 0.14, 0.62],
      [0.25 - side * 0.2, 0.42],
    ])
  line([
    [0.25, 0.84],
    [0.25, 0.5],
    [0.25, 0.1],
  ])
  line(
    [
      [0.235, 0.84],
      [0.235, 0.5],
      [0.245, 0.24],
    ],
    0.007,
  )
  part(pair, laid(cut.seat, [0.21, 0.28], [0.88, 0.98], 0.07), ribbed(shade(colour, -0.06), [4, 1], 3))
  part(pair, form.cylinder(0.045, 0.045, 0.03, 24), satin('#3d3029'), {
    at: onSeat(cut, 0.23, 0.93, 0.06),
    turn: [QUARTER, 0, 0],
  })
  for (const from of [0.62, 0.8]) {
    line([
      [from, 0.52],
      [from + 0.05, 0.52],
      [from + 0.1, 0.52],
    ])
    part(pair, form.cylinder(0.036, 0.036, 0.02, 24), satin('#3d3029'), {
      at: onSeat(cut, from + 0.05, 0.46, -0.01),
      turn: [QUARTER, 0, 0],
    })
  }
  return pair
}

export const trousers = {
  'trousers-selvedge': selvedge,
  'trousers-pleat': trouserModel(pleated, { waist: 3.1, half: 0.6, yaw: 0.1 }),
  'trousers-cargo': trouserModel(cargo, { waist: 3, half: 0.62 }),
  'trousers-cord': trouserModel(corduroy, { waist: 3.1, half: 0.6, yaw: 0.1 }),
  'trousers-shorts': trouserModel(shorts, { waist: 1.85, half: 0.68 }),
}
