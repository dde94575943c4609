import { shade } from '../../colours.js'
import { drawn, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { buttons, cloth, flatCut, insideOf, pleat, skirtModel, tiedEnds, waistband } from './garment.js'

const { group, part } = form

const WAIST = 2.82

/** Knife pleats from a flat waistband to below the knee. */
function pleatedSkirt(colour) {
  const whole = group()
  const outline = '0.62 1.24, 1.6 0.96, 2.35 0.68, 2.82 0.5'
  const at = flatCut({ outline, folds: 44, depth: 0.07, until: 2.95, wave: pleat, strength: 0.5 })
  part(whole, cloth(at, undefined, undefined, 1, 620, 60), satin(colour, { sheen: 0.5 }))
  waistband(whole, at, [0.945, 1], matte(shade(colour, -0.06)), 1.08)
  insideOf(whole, at, matte(shade(colour, -0.2)))
  return whole
}

/** The woven band at the foot of the cloth: diamonds between lines. */
function hemBand(colour) {
  const map = drawn(
    128,
    128,
    (canvas, width, height) => {
      canvas.fillStyle = shade(colour, -0.16)
      canvas.fillRect(0, 0, width, height)
      canvas.fillStyle = '#e7d3a8'
      for (const y of [6, 112]) canvas.fillRect(0, y, width, 10)
      canvas.translate(width / 2, height / 2)
      canvas.rotate(Math.PI / 4)
      canvas.fillRect(-24, -24, 48, 48)
      canvas.fillStyle = shade(colour, -0.05)
      canvas.fillRect(-10, -10, 20, 20)
    },
    [26, 1],
  )
  return matte('#fff', { map })
}

function wrapSkirt(colour) {
  const whole = group()
  const at = flatCut({ outline: '0.4 0.98, 1.4 0.88, 2.3 0.7, 2.84 0.52', folds: 6, depth: 0.03 })
  const cotton = woven(colour, [60, 40], 0.4)
  const band = hemBand(colour)
  part(whole, cloth(at), cotton)
  part(whole, cloth(at, [0, 1], [0.02, 0.16], 1.012, 260, 20), band)
  // The outer end of the cloth lies over the front and leaves an edge from waist to hem.
  part(whole, cloth(at, [0.19, 0.5], [0, 1], 1.03, 160, 120), cotton)
  part(whole, cloth(at, [0.19, 0.5], [0.02, 0.16], 1.042, 160, 20), band)
  const edge = Array.from({ length: 40 }, (_, i) => at(0.19, i / 39, 1.02))
  part(whole, form.tube(edge, 0.02, 100, 10), matte(shade(colour, -0.12)))
  const tape = matte(shade(colour, -0.1))
  waistband(whole, at, [0.94, 1], tape, 1.06)
  insideOf(whole, at, matte(shade(colour, -0.2)))
  tiedEnds(whole, at(0.19, 0.97, 1.1), tape, { reach: 0.17, fall: 0.85 })
  return whole
}

/** A patch pocket follows the skirt it is sewn on. */
function patchPocket(whole, at, [from, to], twill, thread) {
  part(whole, cloth(at, [from, to], [0.3, 0.66], 1.025, 30, 40), twill)
  const rim = [0, 0.25, 0.5, 0.75, 1].map((t) => at(from + t * (to - from), 0.66, 1.03))
  part(whole, form.tube(rim, 0.018, 24, 8), thread)
  const line = [
    [from, 0.66],
    [from, 0.48],
    [from, 0.3],
    [(from + to) / 2, 0.3],
    [to, 0.3],
    [to, 0.48],
    [to, 0.66],
  ]
  part(
    whole,
    form.tube(
      line.map(([u, v]) => at(u, v, 1.025)),
      0.01,
      90,
      8,
    ),
    thread,
  )
}

function twillSkirt(colour) {
  const whole = group()
  const at = flatCut({ outline: '1.2 0.98, 1.9 0.8, 2.4 0.66, 2.82 0.54', folds: 4, depth: 0.015, strength: 0.5 })
  const twill = woven(colour, [80, 46], 0.5)
  const thread = matte(shade(colour, -0.14))
  part(whole, cloth(at), twill)
  part(whole, cloth(at, [0.232, 0.268], [0, 1], 1.018, 12, 80), twill)
  for (const pocket of [
    [0.31, 0.39],
    [0.11, 0.19],
  ])
    patchPocket(whole, at, pocket, twill, thread)
  const hem = Array.from({ length: 81 }, (_, i) => at(i / 80, 0.045, 1.006))
  part(whole, form.tube(hem, 0.008, 200, 8), thread)
  waistband(whole, at, [0.9, 1], twill, 1.05)
  insideOf(whole, at, matte(shade(colour, -0.2)))
  for (const u of [0.1, 0.4, 0.6, 0.9]) part(whole, cloth(at, [u - 0.012, u + 0.012], [0.88, 1.01], 1.08, 6, 12), twill)
  buttons(whole, at, [0.09, 0.26, 0.43, 0.6, 0.77], '#5b4030', 0.05)
  part(whole, form.ball(0.05, 20), matte('#5b4030'), { at: at(0.25, 0.95, 1.09), scale: [1, 1, 0.45] })
  return whole
}

function tieredSkirt(colour) {
  const whole = group()
  const voile = woven(colour, [90, 24], 0.35)
  const tiers = ['0.16 1.5, 0.82 1.2', '0.79 1.26, 1.5 0.96', '1.47 1.02, 2.16 0.74', '2.13 0.78, 2.84 0.5']
  let top = null
  for (const [i, outline] of tiers.entries()) {
    const until = form.read(outline)[1][0] + 0.3
    const at = flatCut({ outline, folds: 50 - i * 8, depth: 0.035, until, thick: 0.07 + i * 0.025, strength: 0.5 })
    part(whole, cloth(at, undefined, undefined, 1, 460, 36), voile)
    top = at
  }
  waistband(whole, top, [0.88, 1], ribbed(shade(colour, -0.04), [70, 1], 4), 1.04)
  insideOf(whole, top, matte(shade(colour, -0.2)))
  tiedEnds(whole, top(0.25, 0.94, 1.08), matte(shade(colour, -0.14)), { reach: 0.13, fall: 0.6, thickness: 0.02 })
  return whole
}

function ribSkirt(colour) {
  const whole = group()
  const at = flatCut({ outline: '0.75 0.6, 1.4 0.64, 2.15 0.72, 2.82 0.54', folds: 3, depth: 0.01, strength: 0.8 })
  part(whole, cloth(at), ribbed(colour, [52, 1], 5))
  waistband(whole, at, [0.86, 1], ribbed(shade(colour, -0.05), [52, 1], 5), 1.06)
  waistband(whole, at, [0, 0.035], ribbed(shade(colour, -0.06), [52, 1], 5), 1.02)
  insideOf(whole, at, matte(shade(colour, -0.2)))
  return whole
}

const hung = { waist: WAIST, half: 0.52 }

export const skirts = {
  'skirt-pleated': skirtModel(pleatedSkirt, hung),
  'skirt-wrap': skirtModel(wrapSkirt, { ...hung, yaw: 0.1 }),
  'skirt-twill': skirtModel(twillSkirt, hung),
  'skirt-tiered': skirtModel(tieredSkirt, { ...hung, yaw: 0.1 }),
  'skirt-rib': skirtModel(ribSkirt, { ...hung, near: { zoom: 2.6, point: [0.5, 0.2] } }),
}
