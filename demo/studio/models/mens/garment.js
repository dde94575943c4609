import * as form from '../../shapes.js'
import { foldsOfLimb, foldsOfTop } from '../cloth-folds.js'
import { faceDown, laidFlat, onShoulderHanger } from '../clothes-rail.js'

const { part } = form

/** Clothes lying flat: a body from hem (0) to neck (`length`), sleeves, and pieces laid on its front. */

const ease = (from, to, value) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const STEPS = 80

/**
 * A cut is half widths at hem, waist, chest, shoulder and neck, and the thickness of the front at the chest, all in the
 * same units as its length. `strength` of the folds is 1 for a shirt, less for stiff cloth.
 */
function cutOf({
  length = 2.3,
  hem = 0.9,
  waist = 0.87,
  chest = 0.9,
  shoulder = 0.84,
  neck = 0.27,
  depth = 0.12,
  strength = 1,
}) {
  const outline = form.curve(
    [
      [hem, 0],
      [waist, length * 0.34],
      [chest, length * 0.66],
      [shoulder, length - 0.24],
      [shoulder * 0.72, length - 0.11],
      [neck, length],
    ],
    STEPS,
  )
  const width = (y) => {
    // The outline's heights rise evenly enough to begin the search near the place.
    let above = Math.min(STEPS, Math.max(1, Math.floor((y / length) * STEPS) - 12))
    while (above < STEPS && outline[above][1] < y) above++
    while (above > 1 && outline[above - 1][1] >= y) above--
    const [[a, low], [b, high]] = [outline[above - 1], outline[above]]
    return a + ((b - a) * (y - low)) / Math.max(high - low, 0.001)
  }
  const front_folds = foldsOfTop({ length, chest, hem, strength })
  const back_folds = foldsOfTop({ length, chest, hem, strength: strength * 0.8 })
  const deep = (y) => depth * (1 - 0.45 * ease(length * 0.6, length, y)) * (0.55 + 0.45 * ease(0, 0.3, y))
  const round = (share) => (1 - Math.min(1, share) ** 5) ** 0.5
  const height = (folds, x, y) => {
    const share = Math.abs(x) / width(Math.min(Math.max(y, 0), length))
    return (deep(y) + folds(x, y)) * round(share)
  }
  /** How far the front stands out at a place. */
  const front = (x, y) => height(front_folds, x, y)
  const body = (u, v) => {
    const place = v * STEPS
    const step = Math.min(STEPS - 1, Math.floor(place))
    const [[a, low], [b, high]] = [outline[step], outline[step + 1]]
    const [w, y] = [a + (b - a) * (place - step), low + (high - low) * (place - step)]
    // Clockwise, so that the surface faces outwards: shadows are cast from a little outside of it.
    const [across, out] = [Math.cos(u * form.TURN), -Math.sin(u * form.TURN)]
    const x = w * Math.sign(across) * Math.abs(across) ** 0.9
    const hang = 0.016 * Math.sin(x * 7 + Math.sign(out)) * (1 - ease(0, 0.25, y))
    if (Math.abs(out) < 1e-6) return [x, y + hang, 0]
    return [x, y + hang, out > 0 ? front(x, y) : -0.7 * height(back_folds, -x, y)]
  }
  return { length, shoulder, chest, neck, depth, strength, width, front, body, isHanging: false }
}

export function hangBody(parent, cut, cloth) {
  part(parent, form.surface(cut.body, 200, 120), cloth)
}

/** On a hanger a sleeve falls next to the body; laid flat it is spread a little further. */
function wristOf(cut, [x, y]) {
  const [sx, sy] = [cut.shoulder, cut.length - 0.24]
  const angle = cut.isHanging ? -0.16 : 0.02
  const [dx, dy] = [x - sx, y - sy]
  return [sx + dx * Math.cos(angle) - dy * Math.sin(angle), sy + dx * Math.sin(angle) + dy * Math.cos(angle)]
}

/** A flat sleeve between the shoulder and the armpit at one end and the wrist at the other. */
function sleeveOf(cut, side, { to, wide = 0.27, narrow = 0.17 }) {
  const wrist = wristOf(cut, to)
  const tip = [cut.width(cut.length - 0.17) - 0.05, cut.length - 0.19]
  const pit = [cut.width(cut.length * 0.64) - 0.06, cut.length * 0.64 - (wide - 0.27) * 0.6]
  const [dx, dy] = [wrist[0] - (tip[0] + pit[0]) / 2, wrist[1] - (tip[1] + pit[1]) / 2]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / long, dx / long]
  const outer = [wrist[0] + nx * narrow, wrist[1] + ny * narrow]
  const inner = [wrist[0] - nx * narrow, wrist[1] - ny * narrow]
  const folds = foldsOfLimb(6, cut.strength)
  return (u, v, swell = 1) => {
    const [across, out] = [Math.cos(u * form.TURN), Math.sin(u * form.TURN) * side]
    const share = Math.sign(across) * Math.abs(across) ** 0.9 * swell
    const s = (share + 1) / 2
    const bow = 0.05 * Math.sin(v * Math.PI)
    const at = (i, n) =>
      (pit[i] + (inner[i] - pit[i]) * v) * (1 - s) + (tip[i] + (outer[i] - tip[i]) * v) * s + n * bow * (s - 0.2)
    const thick = cut.depth * 0.85 * swell
    const round = (1 - Math.min(1, Math.abs(share) / swell) ** 5) ** 0.5
    const z = (thick + folds(share, v)) * round * ease(-0.06, 0.07, v)
    return [side * at(0, nx), at(1, ny), Math.abs(out) < 1e-6 ? 0 : out > 0 ? z : -0.65 * z]
  }
}

/** Both sleeves; `cuff` is the share of the sleeve, from the wrist, that another cloth covers. */
export function hangSleeves(parent, cut, cloth, { cuff = 0.1, cuffCloth = cloth, ...shape }) {
  for (const side of [-1, 1]) {
    const sleeve = sleeveOf(cut, side, shape)
    part(parent, form.surface(sleeve, 80, 100), cloth)
    if (cuff)
      part(
        parent,
        form.surface((u, v) => sleeve(u, 1 - cuff + (cuff + 0.005) * v, 1.06), 80, 16),
        cuffCloth,
      )
  }
}

/** A piece laid on the front: four corners 'x y' from the lower left, counter-clockwise. Its edges are turned under. */
export function patch(parent, cut, corners, cloth, lift = 0.03) {
  const [a, b, c, d] = form.read(corners)
  const at = (i, u, v) => (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v
  const edge = (share) => Math.min(1, Math.min(share, 1 - share) / 0.06) ** 0.5
  const raised = lift * 0.6
  const piece = form.surface(
    (u, v) => {
      const [x, y] = [at(0, u, v), at(1, u, v)]
      return [x, y, cut.front(x, y) + raised * Math.min(edge(u), edge(v)) - 0.003]
    },
    40,
    60,
  )
  part(parent, piece, cloth)
}

/** The same piece on both sides of the front. */
export function patches(parent, cut, corners, cloth, lift) {
  const [a, b, c, d] = form.read(corners).map(([x, y]) => [-x, y])
  patch(parent, cut, corners, cloth, lift)
  patch(parent, cut, [b, a, d, c], cloth, lift)
}

/** A band around the body between two shares of its height, a little wider than it: ribs, stripes. */
export function bandAround(parent, cut, cloth, from, to, swell = 1.02) {
  const band = form.surface(
    (u, v) => {
      const [x, y, z] = cut.body(u, from + (to - from) * v)
      return [x * swell, y, z * (1 + (swell - 1) * 5) + Math.sign(z) * 0.006]
    },
    180,
    Math.max(8, Math.round((to - from) * 120)),
  )
  part(parent, band, cloth)
}

const FROM_ABOVE = 1.34
/** Clothes are wide: they may fill more of the picture than other goods. */
const FLAT_ROOM = { left: 0.08, right: 0.92, top: 0.12, bottom: 0.88 }
const RAIL_ROOM = { left: 0.12, right: 0.88, top: 0.09, bottom: 0.86 }

/** A garment laid flat (1 to 3), on a rail (4), face down (5) and from near (6); `sew` answers it for a cut and a colour. */
export function clothing(sew, measures, { yaw = -0.1, again, aside, near, ...model } = {}) {
  const sewn = (colour, variant, isHanging) => sew({ ...cutOf(measures), isHanging }, colour, variant)
  const hanging = (colour, variant) => {
    const { length, shoulder } = cutOf(measures)
    return onShoulderHanger(sewn(colour, variant, true), { neck: length, shoulder })
  }
  return {
    build: (colour, variant) => laidFlat(sewn(colour, variant, false)),
    yaw,
    room: FLAT_ROOM,
    pitch: FROM_ABOVE,
    again: { build: hanging, yaw: yaw < 0 ? 0.42 : -0.42, pitch: 0.06, room: RAIL_ROOM, ...again },
    aside: {
      build: (colour, variant) => faceDown(sewn(colour, variant, false)),
      yaw: -yaw,
      pitch: FROM_ABOVE,
      ...aside,
    },
    near: { yaw: yaw < 0 ? 0.3 : -0.3, pitch: 0.86, ...near },
    ...model,
  }
}
