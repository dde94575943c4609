import { shade } from '../../colours.js'
import { drawn, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { buttons, cloth, hung, pleat, waistband, waistForm } from './garment.js'

const { group, part, put } = form

const WAIST = 2.82

function onForm() {
  return put(group(), waistForm()).parent
}

/** Knife pleats from a flat waistband to below the knee. */
function pleatedSkirt(colour) {
  const whole = onForm()
  const outline = '0.62 1.16, 1.6 0.86, 2.35 0.62, 2.82 0.48'
  const at = hung({ outline, folds: 40, depth: 0.13, until: 2.9, wave: pleat })
  part(whole, cloth(at, undefined, undefined, 1, 320, 30), satin(colour, { sheen: 0.5 }))
  part(whole, form.turned('0.505 0, 0.5 0.16', 80), matte(shade(colour, -0.08)), {
    at: [0, WAIST - 0.06, 0],
    scale: [1, 1, 0.82],
  })
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
  const whole = onForm()
  const at = hung({ outline: '0.4 0.86, 1.4 0.78, 2.3 0.66, 2.84 0.5', folds: 5, depth: 0.045 })
  const cotton = woven(colour, [60, 40], 0.7)
  const band = hemBand(colour)
  part(whole, cloth(at), cotton)
  part(whole, cloth(at, [0, 1], [0.02, 0.16], 1.012, 160, 8), band)
  // The outer end of the cloth lies over the front and leaves an edge from waist to hem.
  part(whole, cloth(at, [0.19, 0.5], [0, 1], 1.04, 80, 60), cotton)
  part(whole, cloth(at, [0.19, 0.5], [0.02, 0.16], 1.052, 80, 8), band)
  const edge = Array.from({ length: 24 }, (_, i) => at(0.19, i / 23, 1.03))
  part(whole, form.tube(edge, 0.024, 60, 8), matte(shade(colour, -0.12)))
  waistband(whole, 0.53, WAIST, matte(shade(colour, -0.1)), 0.06)
  const knot = at(0.19, 0.98, 1.1)
  part(whole, form.ball(0.09, 20), matte(shade(colour, -0.1)), { at: knot })
  for (const sway of [-0.1, 0.12]) {
    const [x, y, z] = knot
    const end = [knot, [x + sway, y - 0.3, z + 0.12], [x + sway * 1.6, y - 0.75, z + 0.14]]
    part(whole, form.tube(end, 0.035, 24, 10), matte(shade(colour, -0.1)))
  }
  return whole
}

/** A patch pocket follows the skirt it is sewn on. */
function patchPocket(whole, at, from, twill, thread) {
  part(whole, cloth(at, [from, from + 0.075], [0.3, 0.66], 1.03, 20, 20), twill)
  const rim = [0, 0.25, 0.5, 0.75, 1].map((t) => at(from + t * 0.075, 0.66, 1.035))
  part(whole, form.tube(rim, 0.022, 24, 8), thread)
  for (const side of [0, 0.075]) {
    const seam = [0.3, 0.42, 0.54, 0.66].map((v) => at(from + side, v, 1.03))
    part(whole, form.tube(seam, 0.012, 20, 8), thread)
  }
}

function twillSkirt(colour) {
  const whole = onForm()
  const at = hung({ outline: '1.62 0.92, 2.2 0.72, 2.82 0.5', folds: 4, depth: 0.03 })
  const twill = woven(colour, [50, 26], 1)
  const thread = matte(shade(colour, -0.12))
  part(whole, cloth(at), twill)
  part(whole, cloth(at, [0.232, 0.268], [0, 1], 1.02, 8, 40), twill)
  buttons(whole, at, [0.1, 0.27, 0.44, 0.61, 0.78, 0.94], '#5b4030', 0.055)
  for (const from of [0.315, 0.11]) patchPocket(whole, at, from, twill, thread)
  const hem = Array.from({ length: 49 }, (_, i) => at(i / 48, 0.05, 1.01))
  part(whole, form.tube(hem, 0.012, 120, 8), thread)
  part(whole, form.turned('0.53 0, 0.525 0.17', 80), twill, { at: [0, WAIST - 0.08, 0], scale: [1, 1, 0.82] })
  for (const u of [0.07, 0.43, 0.57, 0.93]) {
    const angle = u * form.TURN
    const place = { at: [Math.cos(angle) * 0.54, WAIST, Math.sin(angle) * 0.44], turn: [0, -angle, 0] }
    part(whole, form.box(0.035, 0.24, 0.08, 0.012), thread, place)
  }
  return whole
}

function tieredSkirt(colour) {
  const whole = onForm()
  const voile = woven(colour, [80, 20], 0.6)
  const tiers = ['0.16 1.62, 0.82 1.24', '0.79 1.32, 1.5 0.96', '1.47 1.03, 2.16 0.72', '2.13 0.78, 2.84 0.47']
  for (const [i, outline] of tiers.entries()) {
    const top = form.read(outline)[1]
    const at = hung({ outline, folds: 30 - i * 5, depth: 0.08, until: top[0] + 0.2, flat: 0.8 })
    part(whole, cloth(at, undefined, undefined, 1, 240, 14), voile)
    if (i < 3) waistband(whole, top[1] + 0.03, top[0] - 0.02, matte(shade(colour, -0.08)), 0.026, 0.83)
  }
  waistband(whole, 0.5, WAIST, voile, 0.06)
  for (const side of [-1, 1]) {
    const end = `0 ${WAIST} 0.44, ${side * 0.1} 2.6 0.58, ${side * 0.12} 2.25 0.74`
    part(whole, form.tube(end, 0.022, 24, 8), matte(shade(colour, -0.14)))
    const tassel = form.turned('0.02 0, 0.05 -0.06, 0.07 -0.26, 0 -0.26', 24)
    part(whole, tassel, matte(shade(colour, -0.14)), { at: [side * 0.12, 2.26, 0.74], turn: [-0.25, 0, 0] })
  }
  return whole
}

function ribSkirt(colour) {
  const whole = onForm()
  const at = hung({ outline: '0.75 0.56, 1.4 0.6, 2.15 0.7, 2.82 0.5', folds: 3, depth: 0.015 })
  part(whole, cloth(at, undefined, undefined, 1, 160, 70), ribbed(colour, [52, 1], 5))
  const fold = form.curve('0.51 0, 0.545 0.02, 0.54 0.26, 0.5 0.3, 0.48 0.26', 30)
  part(whole, form.turned(fold, 90), ribbed(shade(colour, -0.05), [52, 1], 5), {
    at: [0, WAIST - 0.2, 0],
    scale: [1, 1, 0.83],
  })
  part(whole, cloth(at, [0, 1], [0, 0.035], 1.015, 120, 4), matte(shade(colour, -0.06)))
  return whole
}

const turnedRound = { yaw: 0.65, pitch: 0.14 }

export const skirts = {
  'skirt-pleated': { build: pleatedSkirt, yaw: -0.3, pitch: 0.08, again: turnedRound },
  'skirt-wrap': { build: wrapSkirt, yaw: -0.15, pitch: 0.08, again: { yaw: 0.5, pitch: 0.14 } },
  'skirt-twill': { build: twillSkirt, yaw: -0.25, pitch: 0.1, again: turnedRound },
  'skirt-tiered': { build: tieredSkirt, yaw: -0.3, pitch: 0.1, again: turnedRound },
  'skirt-rib': { build: ribSkirt, yaw: -0.35, pitch: 0.08, again: { yaw: 0.9, pitch: 0.16 } },
}
