import { metal, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put } = form

/** Clothes hung as if worn: a body from hem (0) to neck (`length`), sleeves, and pieces laid on its front. */

const ease = (from, to, value) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const STEPS = 80

/**
 * A cut is half widths at hem, waist, chest, shoulder and neck, and the half depth of the chest, all in the same units
 * as its length.
 */
export function cutOf({
  length = 2.3,
  hem = 0.92,
  waist = 0.9,
  chest = 0.94,
  shoulder = 0.9,
  neck = 0.29,
  depth = 0.36,
}) {
  const outline = form.curve(
    [
      [hem, 0],
      [waist, length * 0.34],
      [chest, length * 0.66],
      [shoulder, length - 0.3],
      [shoulder * 0.8, length - 0.16],
      [neck, length],
    ],
    STEPS,
  )
  const width = (y) => {
    const above = Math.max(
      1,
      outline.findIndex(([, height]) => height >= y),
    )
    const [[a, low], [b, high]] = [outline[above - 1], outline[above]]
    return a + ((b - a) * (y - low)) / Math.max(high - low, 0.001)
  }
  const deep = (y) => depth * (1 - 0.5 * ease(length * 0.66, length, y))
  const fold = (x, y) => 0.022 * Math.sin(x * 6 + y * 2.2) * (1 - ease(0, length * 0.7, y))
  /** How far the front stands out at a place. */
  const front = (x, y) => {
    const share = Math.min(1, Math.abs(x) / width(Math.min(Math.max(y, 0), length)))
    return deep(y) * (1 - share ** 2.5) ** 0.4 + fold(x, y)
  }
  const body = (u, v) => {
    const place = v * STEPS
    const step = Math.min(STEPS - 1, Math.floor(place))
    const [[a, low], [b, high]] = [outline[step], outline[step + 1]]
    const [w, y] = [a + (b - a) * (place - step), low + (high - low) * (place - step)]
    // Clockwise, so that the surface faces outwards: shadows are cast from a little outside of it.
    const [across, out] = [Math.cos(u * form.TURN), -Math.sin(u * form.TURN)]
    const x = w * Math.sign(across) * Math.abs(across) ** 0.8
    const z = deep(y) * Math.sign(out) * Math.abs(out) ** 0.8
    return [x, y, z + fold(x, y)]
  }
  /** How far the side stands out at a height and a depth. */
  const side = (y, z) => width(y) * (1 - Math.min(1, Math.abs(z) / deep(y)) ** 2.5) ** 0.4
  return { length, shoulder, chest, neck, depth, front, side, body }
}

export function hangBody(parent, cut, cloth) {
  part(parent, form.surface(cut.body, 96, 60), cloth)
}

/** The middle of a sleeve from the shoulder to the wrist, and its half width on the way. */
function sleeveOf(cut, side, { to, wide = 0.27, narrow = 0.17 }) {
  const from = [cut.shoulder - 0.24, cut.length - 0.5]
  const bow = [from[0] + (to[0] - from[0]) * 0.62, from[1] + (to[1] - from[1]) * 0.4]
  return (u, v, swell = 1) => {
    const along = (i) => from[i] * (1 - v) ** 2 + 2 * bow[i] * v * (1 - v) + to[i] * v * v
    const slope = (i) => 2 * (1 - v) * (bow[i] - from[i]) + 2 * v * (to[i] - bow[i])
    const steep = Math.hypot(slope(0), slope(1))
    const head = Math.sqrt(1 - (1 - Math.min(1, v / 0.14)) ** 2)
    const radius = (wide + (narrow - wide) * v ** 0.8 + 0.012 * Math.sin(v * 26) * v) * head * swell
    const across = Math.cos(u * form.TURN) * radius
    return [
      side * (along(0) - (slope(1) / steep) * across),
      along(1) + (slope(0) / steep) * across,
      Math.sin(side * u * form.TURN) * radius * 0.8 + 0.06 * v,
    ]
  }
}

/** Both sleeves; `cuff` is the share of the sleeve, from the wrist, that another cloth covers. */
export function hangSleeves(parent, cut, cloth, { cuff = 0.1, cuffCloth = cloth, ...shape }) {
  for (const side of [-1, 1]) {
    const sleeve = sleeveOf(cut, side, shape)
    part(parent, form.surface(sleeve, 40, 48), cloth)
    if (cuff)
      part(
        parent,
        form.surface((u, v) => sleeve(u, 1 - cuff + (cuff + 0.005) * v, 1.07), 40, 8),
        cuffCloth,
      )
  }
}

/** A piece laid on the front: four corners 'x y' from the lower left, counter-clockwise. Its edges are turned under. */
export function patch(parent, cut, corners, cloth, lift = 0.03) {
  const [a, b, c, d] = form.read(corners)
  const at = (i, u, v) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v
  const edge = (share) => Math.min(1, Math.min(share, 1 - share) / 0.06) ** 0.5
  const piece = form.surface(
    (u, v) => {
      const [x, y] = [at(0, u, v), at(1, u, v)]
      return [x, y, cut.front(x, y) + lift * Math.min(edge(u), edge(v)) - 0.004]
    },
    24,
    24,
  )
  part(parent, piece, cloth)
}

/** The same piece on both sides of the front. */
export function patches(parent, cut, corners, cloth, lift) {
  const [a, b, c, d] = form.read(corners).map(([x, y]) => [-x, y])
  patch(parent, cut, corners, cloth, lift)
  patch(parent, cut, [b, a, d, c], cloth, lift)
}

/** A wooden valet: a round foot, a post and a hanger with its hook. Answers at which height a garment hangs. */
function valet(parent, cut, hem = 0.34, hook = true) {
  const timber = wood()
  const top = hem + cut.length
  part(parent, form.turned(form.curve('0 0, 0.56 0, 0.6 0.05, 0.46 0.11, 0.1 0.17, 0 0.17', 40), 64), timber)
  part(parent, form.bar([0, 0.1, 0], [0, top - 0.3, 0], 0.055), timber)
  if (hook) {
    const curl = [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const angle = -0.9 + i * 0.72
      return [Math.cos(angle) * 0.12, top + 0.32 + Math.sin(angle) * 0.12, 0]
    })
    part(parent, form.tube([[0, top - 0.1, 0], [0, top + 0.14, 0], ...curl], 0.022, 60), metal())
  }
  return hem
}

/** Hangs what `sew` makes of a cut on a valet. */
export function hung(cut, sew, hook = true) {
  const whole = group()
  put(whole, sew(cut), { at: [0, valet(whole, cut, 0.34, hook), 0] })
  return whole
}
