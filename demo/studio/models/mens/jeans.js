import { shade } from '../../colours.js'
import { brass, matte, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { softFold } from '../cloth-folds.js'
import { denim } from './cloths.js'
import { cutOf, flatPair, laid, onSeat, trouserModel } from './trouser-cut.js'

const { group, part, put, QUARTER } = form

const WASHES = { raw: '#34415c', rinsed: '#4d6485', faded: '#93aac2' }

/** Jeans with yellow thread, a leather patch behind and turned hems that show the selvedge. */
function jeans(colour) {
  const cut = cutOf({ waist: 3.1, crotch: 2.2, waistWide: 0.6, hip: 0.74, hem: 0.27, strength: 0.9 })
  const piece = denim(shade(colour, -0.03), [40, 4])
  const pair = flatPair(cut, denim(colour, [22, 40]), { turnUp: 0.045, band: piece })
  const thread = matte('#d69a4a')
  const row = (places, front = 1) =>
    part(
      pair,
      form.tube(
        places.map(([u, v]) => onSeat(cut, u, v, 0.008 * front)),
        0.009,
        60,
      ),
      thread,
    )
  for (const u of [0.2, 0.3])
    row([
      [u, 0.82],
      [u < 0.25 ? 0.17 : 0.33, 0.7],
      [u < 0.25 ? 0.1 : 0.4, 0.56],
      [u < 0.25 ? 0.06 : 0.44, 0.5],
    ])
  row([
    [0.25, 0.84],
    [0.25, 0.5],
    [0.25, 0.2],
    [0.25, 0.06],
  ])
  row([
    [0.235, 0.84],
    [0.234, 0.5],
    [0.24, 0.28],
    [0.25, 0.22],
  ])
  for (const side of [-1, 1]) {
    const pocket = laid(cut.seat, side > 0 ? [0.8, 0.9] : [0.6, 0.7], [0.22, 0.66], 0.05)
    part(pair, pocket, denim(shade(colour, -0.03), [4, 4]))
    const [from, to] = side > 0 ? [0.81, 0.89] : [0.61, 0.69]
    row(
      [
        [from, 0.46],
        [from + (to - from) * 0.5, 0.4],
        [to, 0.46],
      ],
      -4.5,
    )
    row(
      [
        [from, 0.61],
        [(from + to) / 2, 0.61],
        [to, 0.61],
      ],
      -4.5,
    )
    const hem = [0.06, 0.15, 0.25, 0.35, 0.44].map((u) => {
      const [x, y, z] = cut.half(side)(u, 0.04)
      return [x, y, z + 0.028]
    })
    part(pair, form.tube(hem, 0.008, 40), matte('#b3392e'))
  }
  part(pair, laid(cut.seat, [0.63, 0.69], [0.87, 1], 0.07), satin('#b98a55'))
  for (const u of [0.205, 0.295]) part(pair, form.ball(0.022, 16), brass(), { at: onSeat(cut, u, 0.74, 0.012) })
  part(pair, form.cylinder(0.05, 0.05, 0.03, 24), brass(), {
    at: onSeat(cut, 0.25, 0.94, 0.035),
    turn: [QUARTER, 0, 0],
  })
  return pair
}

/** Folded jeans of every wash, the chosen one on top with its back pocket. */
function selvedgePile(colour, variant) {
  const pile = group()
  const others = Object.entries(WASHES).filter(([name]) => name !== variant)
  for (const [i, tone] of [...others.map(([, other]) => other), colour].entries()) {
    for (const layer of [0, 1, 2]) {
      const place = { at: [i * 0.05, 0.1 + i * 0.6 + layer * 0.19, layer * 0.02], turn: [0, i * 0.05 - 0.03, 0] }
      part(pile, softFold(2.04 - layer * 0.03, 0.22, 2.46 - layer * 0.05, i * 3 + layer), denim(tone, [16, 16]), place)
    }
  }
  const top = put(pile, group(), { at: [0.1, 1.79, 0], turn: [0, 0.07, 0] })
  const piece = denim(shade(colour, -0.03), [5, 5])
  part(top, form.box(1.9, 0.05, 0.28, 0.025), piece, { at: [0, 0.01, -0.98] })
  for (const x of [-0.7, 0.1, 0.84]) part(top, form.box(0.12, 0.05, 0.36, 0.02), piece, { at: [x, 0.04, -0.98] })
  part(top, form.box(0.56, 0.03, 0.34, 0.012), satin('#b98a55'), { at: [0.46, 0.045, -0.95] })
  const pocket = form.polygon('-0.46 0.5, 0.46 0.5, 0.42 -0.34, 0 -0.56, -0.42 -0.34')
  part(top, form.slab(pocket, 0.05, 0.02), denim(shade(colour, -0.03), [3, 3]), {
    at: [-0.2, 0.02, 0.15],
    turn: [-QUARTER, 0, 0],
  })
  const thread = matte('#d69a4a')
  for (const path of [
    '-0.62 0.05 -0.27, -0.2 0.05 -0.27, 0.22 0.05 -0.27',
    '-0.6 0.05 0.17, -0.4 0.05 0.07, -0.2 0.05 0.21, 0 0.05 0.07, 0.2 0.05 0.17',
  ])
    part(top, form.tube(path, 0.012, 40), thread)
  return pile
}

export const selvedge = trouserModel(jeans, {
  waist: 3.1,
  half: 0.6,
  tints: WASHES,
  again: { build: selvedgePile, yaw: 0.45, pitch: 0.42 },
})
