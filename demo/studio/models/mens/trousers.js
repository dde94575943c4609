import { goods, shade } from '../../colours.js'
import { brass, matte, ribbed, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { denim } from './cloths.js'
import { cutOf, laid, onSeat, standing } from './trouser-cut.js'

const { group, part, put, QUARTER, TURN } = form

/** Wide, pleated, with a crease and turn-ups. */
function pleated(colour) {
  const cut = cutOf({ waist: 3.1, crotch: 2.05, waistWide: 0.6, hip: 0.84, hem: 0.38, pleat: 0.02, creased: true })
  const pair = standing(cut, woven(colour, [50, 70], 0.2), {
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
  const pair = standing(cut, cloth)
  const piece = woven(shade(colour, -0.03), [10, 10], 0.3)
  const edge = matte(shade(colour, -0.16))
  for (const side of [-1, 1]) {
    const leg = cut.half(side)
    part(pair, laid(leg, [-0.1, 0.12], [0.36, 0.56], 0.11, side), piece)
    part(pair, laid(leg, [-0.112, 0.132], [0.51, 0.58], 0.15, side), piece)
    for (const u of [-0.04, 0.06]) {
      const [x, y, z] = leg(u, 0.53)
      const at = [x + side * Math.cos(u * TURN) * 0.155, y, z + Math.sin(u * TURN) * 0.155]
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
  const pair = standing(cut, woven(colour, [50, 34], 0.5), {
    turnUp: 0.1,
    band: woven(shade(colour, -0.02), [40, 4], 0.5),
  })
  part(pair, laid(cut.seat, [0, 1], [0.84, 1.01], 0.05), ribbed(shade(colour, -0.03), [70, 1], 4))
  const cord = matte(goods.snow)
  for (const side of [-1, 1]) {
    const [x, y, z] = [side * 0.06, cut.waist - 0.09, 0.44]
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
  part(pair, form.ball(0.055), cord, { at: [0, cut.waist - 0.09, 0.45], scale: [1.3, 1, 0.8] })
  return pair
}

const WASHES = { raw: '#34415c', rinsed: '#4d6485', faded: '#93aac2' }

/** Jeans folded in three with the back pocket, its patch and the turned hem on top. */
function selvedge(colour) {
  const pile = group()
  const cloth = denim(colour, [16, 16])
  const piece = denim(shade(colour, -0.02), [5, 5])
  const thread = matte('#d69a4a')
  for (const [i, wide] of [2.06, 2.02, 2].entries()) {
    part(pile, form.box(wide, 0.2, 2.5 - i * 0.08, 0.1), cloth, { at: [0.02 * i, 0.1 + i * 0.18, 0.02 * i] })
  }
  part(pile, form.box(1.98, 0.06, 0.3, 0.03), piece, { at: [0.03, 0.57, -1.02] })
  for (const x of [-0.75, 0.05, 0.85]) part(pile, form.box(0.13, 0.05, 0.4, 0.02), piece, { at: [x, 0.6, -1.02] })
  part(pile, form.box(0.62, 0.035, 0.4, 0.015), satin('#b98a55'), { at: [0.5, 0.605, -1] })
  const pocket = form.polygon('-0.46 0.5, 0.46 0.5, 0.42 -0.34, 0 -0.56, -0.42 -0.34')
  part(pile, form.slab(pocket, 0.06, 0.025), denim(shade(colour, -0.02), [3, 3]), {
    at: [-0.2, 0.575, 0.1],
    turn: [-QUARTER, 0, 0],
  })
  const row = (path) => part(pile, form.tube(path, 0.014, 40), thread)
  row([
    [-0.62, 0.612, -0.32],
    [-0.2, 0.614, -0.32],
    [0.22, 0.612, -0.32],
  ])
  row([
    [-0.6, 0.612, 0.12],
    [-0.4, 0.614, 0.02],
    [-0.2, 0.614, 0.16],
    [0, 0.614, 0.02],
    [0.2, 0.612, 0.12],
  ])
  row([
    [-0.96, 0.59, -0.86],
    [0, 0.606, -0.86],
    [0.98, 0.59, -0.86],
  ])
  for (const x of [-0.6, 0.2]) part(pile, form.cylinder(0.035, 0.035, 0.03, 20), brass(), { at: [x, 0.61, -0.34] })
  const inside = denim(shade(colour, 0.24), [8, 3])
  part(pile, form.box(1, 0.09, 0.46, 0.045), inside, { at: [0.48, 0.59, 0.92], turn: [0.02, 0.05, 0] })
  for (const z of [0.8, 1.04])
    part(pile, form.box(0.98, 0.012, 0.03, 0.005), matte(z < 1 ? '#b3392e' : '#f2eee7'), {
      at: [0.48, 0.637, z],
      turn: [0.02, 0.05, 0],
    })
  return pile
}

function selvedgePile(colour, variant) {
  const pile = group()
  for (const [i, [name, tone]] of Object.entries(WASHES)
    .filter(([name]) => name !== variant)
    .entries()) {
    const place = { at: [name ? i * 0.05 : 0, i * 0.56, 0], turn: [0, i * 0.05 - 0.03, 0] }
    for (const layer of [0, 1, 2])
      part(put(pile, group(), place), form.box(2.04, 0.2, 2.46, 0.1), denim(tone, [16, 16]), {
        at: [0, 0.1 + layer * 0.18, 0],
      })
  }
  put(pile, selvedge(colour), { at: [0, 1.12, 0], turn: [0, -0.04, 0] })
  return pile
}

/** Corduroy folded over the bar of a standing hanger. */
function corduroy(colour) {
  const whole = group()
  const timber = wood()
  const cords = ribbed(colour, [22, 1], 5)
  for (const side of [-1, 1]) {
    part(whole, form.bar([side * 1.05, 0.08, 0], [side * 1.05, 2.7, 0], 0.06), timber)
    part(whole, form.bar([side * 1.05, 0.07, -0.5], [side * 1.05, 0.07, 0.5], 0.07), timber)
    part(whole, form.ball(0.09), timber, { at: [side * 1.05, 2.74, 0] })
  }
  part(whole, form.bar([-1.05, 2.5, 0], [1.05, 2.5, 0], 0.055), timber)
  const drape = (thick, low, front) =>
    form.surface(
      (u, v) => {
        const over = v * Math.PI
        const hang = v < 0.3 ? (0.3 - v) / 0.3 : v > 0.7 ? (v - 0.7) / 0.3 : 0
        const turn = Math.min(1, Math.max(0, (v - 0.3) / 0.4)) * Math.PI
        const bulge = thick * (1 + 0.5 * hang * Math.sin(hang * 3))
        const y = 2.5 + Math.sin(turn) * thick - hang * (v < 0.5 ? front : low)
        return [(u - 0.5) * (1.24 + 0.05 * Math.sin(over)), y, Math.cos(turn) * bulge]
      },
      60,
      80,
    )
  for (const [i, thick] of [0.1, 0.16, 0.22, 0.28].entries())
    part(whole, drape(thick, 1.7 - i * 0.04, 2.02 - i * 0.05), cords)
  for (const side of [-1, 1]) {
    const edge = [0.1, 0.28].map((z) => [side * 0.62, 2.0, z])
    part(whole, form.bar(edge[0], edge[1], 0.02), matte(shade(colour, -0.1)))
  }
  part(whole, form.box(1.26, 0.2, 0.34, 0.06), ribbed(shade(colour, -0.05), [22, 1], 4), { at: [0, 0.56, 0.26] })
  part(whole, form.cylinder(0.05, 0.05, 0.03, 24), satin('#3d3029'), { at: [0.45, 0.56, 0.45], turn: [QUARTER, 0, 0] })
  for (const x of [-0.35, 0.2])
    part(whole, form.box(0.1, 0.3, 0.03, 0.012), matte(shade(colour, -0.08)), { at: [x, 0.56, 0.44] })
  return whole
}

const view = { yaw: -0.35, pitch: 0.12, again: { yaw: 0.6, pitch: 0.16 } }

export const trousers = {
  'trousers-selvedge': {
    build: selvedge,
    yaw: -0.4,
    pitch: 0.65,
    tints: WASHES,
    again: { build: selvedgePile, yaw: 0.45, pitch: 0.42 },
  },
  'trousers-pleat': { ...view, build: pleated },
  'trousers-cargo': { ...view, build: cargo, yaw: -0.5, again: { yaw: 0.9, pitch: 0.14 } },
  'trousers-cord': { ...view, build: corduroy, yaw: -0.45 },
  'trousers-shorts': { ...view, build: shorts, pitch: 0.2, again: { yaw: 0.5, pitch: 0.34 } },
}
