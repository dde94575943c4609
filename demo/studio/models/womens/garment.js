import { matte, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

/** What dresses and skirts are shown on, and the cloth they are cut from. */

export function dressForm() {
  const dummy = group()
  const linen = woven('#e9dfcd', [20, 20])
  part(
    dummy,
    form.turned(form.curve('0.5 0, 0.6 0.3, 0.58 0.55, 0.62 0.8, 0.42 1.02, 0.2 1.12, 0.17 1.42, 0 1.44', 44), 72),
    linen,
    { at: [0, 2.85, 0], scale: [1, 1, 0.72] },
  )
  part(dummy, form.turned(form.curve('0.19 0, 0.19 0.06, 0.1 0.14, 0.05 0.22, 0 0.24', 16), 40), wood(), {
    at: [0, 4.28, 0],
  })
  part(dummy, form.bar([0, 0.1, 0], [0, 2.9, 0], 0.06), wood())
  part(dummy, form.turned(form.curve('0 0, 0.62 0, 0.66 0.05, 0.5 0.12, 0.1 0.2, 0 0.2', 24), 64), wood())
  return dummy
}

/** A form that ends above the waist, for skirts. */
export function waistForm() {
  const dummy = group()
  part(
    dummy,
    form.turned(
      form.curve('0 0, 0.5 0, 0.62 0.3, 0.56 0.62, 0.47 0.85, 0.5 1.05, 0.58 1.3, 0.54 1.42, 0 1.44', 44),
      72,
    ),
    woven('#e9dfcd', [20, 20]),
    { at: [0, 1.95, 0], scale: [1, 1, 0.74] },
  )
  part(dummy, form.turned(form.curve('0.24 0, 0.24 0.05, 0.1 0.1, 0.05 0.2, 0 0.22', 16), 40), wood(), {
    at: [0, 3.38, 0],
  })
  part(dummy, form.bar([0, 0.1, 0], [0, 2, 0], 0.06), wood())
  part(dummy, form.turned(form.curve('0 0, 0.62 0, 0.66 0.05, 0.5 0.12, 0.1 0.2, 0 0.2', 24), 64), wood())
  return dummy
}

/** The radius at a height: a smooth line through the points of a list of [height, radius], highest last. */
function radiusAt(outline, y) {
  const last = outline.length - 1
  const i = Math.min(
    last,
    Math.max(
      1,
      outline.findIndex(([height]) => height >= y),
    ),
  )
  const slope = (n) => {
    const [before, after] = [outline[Math.max(0, n - 1)], outline[Math.min(last, n + 1)]]
    return (after[1] - before[1]) / (after[0] - before[0])
  }
  const [[low, from], [high, to]] = [outline[i - 1], outline[i]]
  const [t, span] = [(y - low) / (high - low), high - low]
  const bend = t * t * (3 - 2 * t)
  return from + (to - from) * bend + span * (slope(i - 1) * t * (1 - t) ** 2 - slope(i) * t * t * (1 - t))
}

/**
 * A point of a garment hung around the form. `outline` lists [height, radius] from hem to top; `folds` is their number,
 * `depth` how deep they are at the hem, `until` the height where they end; `neckline` lowers the top by the angle.
 */
export function hung({ outline, folds = 9, depth = 0.06, until = 2.4, flat = 0.76, neckline, wave = smooth }) {
  const lines = form.read(outline)
  const [low, high] = [lines[0][0], lines.at(-1)[0]]
  return (u, v, swell = 1) => {
    const angle = u * form.TURN
    const y = low + v * (high - low) - (neckline ? neckline(angle) * v ** 4 : 0)
    const deep = depth * Math.max(0, (until - y) / (until - low)) ** 0.9
    const radius = (radiusAt(lines, y) + deep * wave(angle, folds)) * swell
    const hem = 0.03 * (1 - v) * Math.sin(angle * 5)
    return [Math.cos(angle) * radius, y + hem, Math.sin(angle) * radius * (flat + 0.1 * (1 - v))]
  }
}

const smooth = (angle, folds) => Math.sin(angle * folds + Math.sin(angle * 2) * 1.3)

/** Knife pleats: each rises slowly and falls at once. */
export function pleat(angle, folds) {
  const share = ((angle / form.TURN) * folds) % 1
  return share < 0.75 ? share / 0.75 : (1 - share) / 0.25
}

/** Cloth over part of the garment: u from 0 to 1 around it (a quarter is the front), v from hem to top. */
export const cloth = (at, [fromU, toU] = [0, 1], [fromV, toV] = [0, 1], swell = 1, across = 200, along = 60) =>
  form.surface((u, v) => at(fromU + u * (toU - fromU), fromV + v * (toV - fromV), swell), across, along)

/** A sleeve hanging from the shoulder; its profile is of [radius, height] with the cuff first and the shoulder at 0. */
export function sleeves(parent, material, profile, { out = 0.56, up = 3.68, lean = 0.3, cuff } = {}) {
  for (const side of [-1, 1]) {
    const arm = put(parent, group(), { at: [side * out, up, 0], turn: [0, 0, side * lean], scale: [1, 1, 0.82] })
    part(arm, form.turned(form.curve(profile, 50), 56), material)
    const [radius, height] = form.read(profile)[0]
    part(arm, form.ring(radius, 0.03), cuff ?? material, { at: [0, height, 0], turn: [QUARTER, 0, 0] })
  }
}

/** A row of round buttons down the front of a garment, at these shares of its height. */
export function buttons(parent, at, shares, colour = '#f4eee1', size = 0.042) {
  for (const v of shares) {
    part(parent, form.ball(size, 16), matte(colour), { at: at(0.25, v, 1.02), scale: [1, 1, 0.5] })
  }
}

/** A band around the waist at a height. */
export function waistband(parent, radius, y, material, thickness = 0.055, flat = 0.8) {
  part(parent, form.ring(radius, thickness), material, { at: [0, y, 0], turn: [QUARTER, 0, 0], scale: [1, flat, 1.3] })
}
