import { matte } from '../../materials.js'
import * as form from '../../shapes.js'
import { foldsOf, foldsOfLimb } from '../cloth-folds.js'
import { faceDown, laidFlat, onClips, onShoulderHanger } from '../clothes-rail.js'

const { part, QUARTER, TURN } = form

/** Dresses and skirts lying flat: the cloth they are cut from, and what is sewn to it. */

/** The half width at a height: a smooth line through the points of a list of [height, half width], highest last. */
function halfWidthAt(outline, y) {
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

/** Folds that fall from the waist or the shoulders to the hem, and a few across. */
function fallingFolds(lines, strength) {
  const [[low, hem], [high]] = [lines[0], lines.at(-1)]
  const long = high - low
  const folds = []
  for (const [i, x] of [-0.78, -0.45, -0.1, 0.28, 0.6, 0.86].entries()) {
    const start = [hem * x, low - 0.02]
    const end = [hem * x * (0.5 + 0.06 * (i % 3)), low + long * (0.5 + 0.12 * (i % 3))]
    folds.push({ from: start, to: end, height: 0.05 * strength, width: 0.08, open: true })
  }
  for (const [i, share] of [0.3, 0.42, 0.55, 0.68].entries()) {
    const side = i % 2 ? 1 : -1
    const [y, wide] = [low + long * share, halfWidthAt(lines, low + long * share)]
    folds.push({ from: [side * wide, y], to: [side * wide * 0.1, y - 0.24], height: 0.018 * strength, width: 0.085 })
  }
  return foldsOf(folds, 0.01 * strength)
}

/**
 * A point of a garment laid flat, u around it (a quarter is the middle of the front) and v from hem to top. `outline`
 * lists [height, half width] from hem to top; `folds` is the number of its gathers, `depth` how deep they are at the
 * hem, `until` the height where they end; `neckline` lowers the top by the angle.
 */
export function flatCut({
  outline,
  folds = 9,
  depth = 0.06,
  until = 2.4,
  neckline,
  wave = smooth,
  thick = 0.1,
  strength = 1,
}) {
  const lines = form.read(outline)
  const [low, high] = [lines[0][0], lines.at(-1)[0]]
  const falling = fallingFolds(lines, strength)
  return (u, v, swell = 1) => {
    const angle = u * TURN
    const [across, out] = [Math.cos(angle), Math.sin(angle)]
    const y = low + v * (high - low) - (neckline ? neckline(angle) * v ** 4 : 0)
    const share = Math.sign(across) * Math.abs(across) ** 0.9
    const gather = wave((1 + share) * QUARTER, folds) * Math.max(0, (until - y) / (until - low)) ** 0.9
    const wide = halfWidthAt(lines, y)
    const x = wide * share * (1 + (swell - 1) * 0.3)
    const round = (1 - Math.abs(share) ** 6) ** 0.5
    const under = out < 0 ? -0.7 : 1
    const height = thick + depth * gather + falling(under * x, y) + (swell - 1) * 0.9
    const hem = (0.02 * Math.sin(share * 8) + depth * 0.35 * gather) * (1 - v) ** 3
    return [x, y + hem, Math.abs(out) < 1e-6 ? 0 : under * height * round]
  }
}

const smooth = (angle, folds) => Math.sin(angle * folds + Math.sin(angle * 2) * 1.3)

/** Knife pleats: each rises slowly and falls at once. */
export function pleat(angle, folds) {
  const share = ((angle / TURN) * folds) % 1
  return share < 0.75 ? share / 0.75 : (1 - share) / 0.25
}

/** Cloth over part of the garment: u from 0 to 1 around it (a quarter is the front), v from hem to top. */
export const cloth = (at, [fromU, toU] = [0, 1], [fromV, toV] = [0, 1], swell = 1, across = 320, along = 120) =>
  form.surface((u, v) => at(toU - u * (toU - fromU), fromV + v * (toV - fromV), swell), across, along)

/** The inside of the back, seen over the front at the top. */
export function insideOf(parent, at, material, rise = 0.05) {
  const inside = form.surface(
    (u, v) => {
      const [x, y, z] = at(0.02 + u * 0.46, 1)
      return [x * 0.99, y + v * rise * Math.sin(u * Math.PI) ** 0.4, z * (1 - v) - 0.02 * v]
    },
    60,
    8,
  )
  part(parent, inside, material)
}

/** A flat sleeve from the shoulder; its profile is of [half width, height] with the cuff first and the shoulder at 0. */
export function sleeves(parent, material, profile, { out = 0.56, up = 3.68, lean = 0.3, cuff, hanging } = {}) {
  const line = form.curve(profile, 60)
  for (const side of [-1, 1]) {
    const folds = foldsOfLimb(6, 0.9)
    const turn = side * (hanging ? lean * 0.45 : lean)
    const place = (u, v, swell = 1) => {
      const step = Math.min(59, Math.max(0, Math.floor(v * 60)))
      const [radius, height] = line[step].map((from, i) => from + (line[step + 1][i] - from) * (v * 60 - step))
      const [across, forth] = [Math.cos(u * TURN), -Math.sin(u * TURN)]
      const share = Math.sign(across) * Math.abs(across) ** 0.9
      const round = (1 - Math.abs(share) ** 5) ** 0.5
      const z = (0.075 * swell + folds(share, 1 - v)) * round * Math.min(1, radius / 0.08)
      return [share * radius * swell, height, Math.abs(forth) < 1e-6 ? 0 : forth > 0 ? z : -0.65 * z]
    }
    const at = { at: [side * out, up, 0], turn: [0, 0, turn] }
    part(parent, form.surface(place, 100, 60), material, at)
    if (cuff)
      part(
        parent,
        form.surface((u, v) => place(u, v * 0.07, 1.08), 80, 6),
        cuff,
        at,
      )
  }
}

/** A row of round buttons down the front of a garment, at these shares of its height. */
export function buttons(parent, at, shares, colour = '#f4eee1', size = 0.042) {
  for (const v of shares) {
    part(parent, form.ball(size, 20), matte(colour), { at: at(0.25, v, 1.03), scale: [1, 1, 0.45] })
  }
}

/** A band around the garment between two shares of its height, gathered if `ribs` is more than 0. */
export function waistband(parent, at, [from, to], material, swell = 1.035) {
  part(parent, cloth(at, [0, 1], [from, to], swell, 240, 12), material)
  for (const v of [from, to]) {
    const edge = Array.from({ length: 81 }, (_, i) => at(i / 80, v, swell))
    part(parent, form.tube(edge, 0.014, 160, 10), material)
  }
}

/** Two ends of a tied band, falling from a knot at a place of the front. */
export function tiedEnds(parent, [x, y, z], material, { reach = 0.16, fall = 0.7, thickness = 0.03 } = {}) {
  part(parent, form.ball(thickness * 2.2, 24), material, { at: [x, y, z + 0.02], scale: [1.2, 1, 0.6] })
  for (const side of [-1, 1]) {
    const loop = [
      [x, y, z + 0.03],
      [x + side * reach, y + 0.08, z + 0.05],
      [x + side * reach * 1.2, y - 0.05, z + 0.04],
      [x, y, z + 0.02],
    ]
    part(parent, form.tube(loop, thickness, 50, 12), material, { scale: [1, 1, 1] })
    const end = [
      [x, y, z + 0.02],
      [x + side * reach * 0.5, y - fall * 0.45, z + 0.045],
      [x + side * reach * 0.75, y - fall, z + 0.04],
    ]
    part(parent, form.tube(end, thickness, 40, 12), material)
  }
}

const FROM_ABOVE = 1.34
const FLAT_ROOM = { left: 0.1, right: 0.9, top: 0.08, bottom: 0.92 }

function pictured(sew, hang, { yaw = -0.1, again, aside, near, ...model }) {
  return {
    build: (colour) => laidFlat(sew(colour, false)),
    yaw,
    pitch: FROM_ABOVE,
    room: FLAT_ROOM,
    again: { build: (colour) => hang(sew(colour, true)), yaw: yaw < 0 ? 0.4 : -0.4, pitch: 0.06, ...again },
    aside: { build: (colour) => faceDown(sew(colour, false)), yaw: -yaw, pitch: FROM_ABOVE, ...aside },
    near: { yaw: yaw < 0 ? 0.3 : -0.3, pitch: 0.9, ...near },
    ...model,
  }
}

/** A dress laid flat (1 to 3), on a hanger (4), face down (5) and from near (6); `neck` is the height of its shoulders. */
export const dressModel = (sew, { neck, shoulder = 0.56, drop = 0.14, ...model }) =>
  pictured(sew, (dress) => onShoulderHanger(dress, { neck, shoulder, drop }), model)

/** The same of a skirt, which hangs from two clips at its waist. */
export const skirtModel = (sew, { waist, half, ...model }) =>
  pictured(sew, (skirt) => onClips(skirt, { waist, half }), model)
