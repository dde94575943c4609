import { shade } from '../../colours.js'
import { matte, ribbed, speckled, woven } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { folded, sheet, spiral, striped } from './cloth.js'

const { group, part, put, QUARTER } = form

/** A mat rolled up, its last turn a little loose, held by two straps. */
function yogamat(colour) {
  const mat = group()
  const turns = 5.2
  const spiral = []
  for (let i = 0; i <= 120; i++) {
    const angle = (i / 120) * turns * form.TURN
    const out = 0.1 + (0.72 * i) / 120
    spiral.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  spiral.push([1.05, -0.72], [1.5, -0.77], [2.0, -0.78])
  part(mat, form.strip(spiral, 2.9, 0.085, 500), ribbed(colour, [10, 10], 0.6), { at: [0, 0.82, 0] })
  const strap = matte('#b58455')
  for (const z of [-0.85, 0.85])
    part(mat, form.cylinder(0.9, 0.9, 0.14), strap, { at: [0, 0.85, z], turn: [QUARTER, 0, 0] })
  return mat
}

function yogamatWithBlock(colour) {
  const set = group()
  put(set, yogamat(colour))
  part(set, form.box(1.1, 0.62, 1.9, 0.08), matte('#e3d3b4'), { at: [-1.75, 0.31, 0.6], turn: [0, 0.35, 0] })
  return set
}

/** A roll whose tail lies open: the rubber is outside, the cork inside. */
function corkMat(colour) {
  const mat = group()
  const cork = speckled('#c69b6a', '#6b4526aa', 1600)
  cork.setValues({ roughness: 0.9, clearcoat: 0 })
  const back = spiral(4.4, 0.16, 0.74, form.read('0.5 -0.745, 1.2 -0.75, 2.1 -0.75, 3 -0.75'))
  const face = spiral(4.4, 0.1, 0.68, form.read('0.5 -0.685, 1.2 -0.69, 2.1 -0.69, 3 -0.69'))
  part(mat, sheet(back, 2.6, 0.07, 500), matte(colour), { at: [0, 0.785, 0] })
  part(mat, sheet(face, 2.58, 0.06, 500), cork, { at: [0, 0.785, 0] })
  return mat
}

function corkMatOpen(colour) {
  const set = group()
  put(set, corkMat(colour))
  part(set, form.box(1.5, 0.7, 1, 0.1), speckled('#c69b6a', '#6b4526aa', 1600), {
    at: [1.9, 0.45, 0.25],
    turn: [0, 0.4, 0],
  })
  return set
}

/** Seven layers laid to and fro, the last one not quite down. */
function foldedMat(colour) {
  const mat = group()
  const path = folded(7, 2.6, 0.15)
  path.splice(-2, 2, [0, 0.98], [1.2, 1.22])
  part(mat, sheet(path, 2.1, 0.125, 420), ribbed(colour, [120, 1], 0.7), { at: [0, 0.07, 0] })
  return mat
}

function foldedMatStrapped(colour) {
  const set = group()
  part(set, sheet(folded(7, 2.6, 0.15), 2.1, 0.125, 420), ribbed(colour, [120, 1], 0.7), { at: [0, 0.07, 0] })
  for (const z of [-0.55, 0.55]) part(set, form.box(2.76, 1.12, 0.22, 0.1), matte('#3b3f3e'), { at: [0, 0.53, z] })
  return set
}

/** A quilted round mat: rings stand proud of the seams between them. */
function roundMat(colour) {
  const mat = group()
  const profile = [[0, 0]]
  for (let i = 0; i <= 90; i++) {
    const out = 2.1 * (1 - i / 90)
    profile.push([out, out > 2.08 ? 0.1 : 0.17 + 0.035 * Math.abs(Math.sin((out / 0.3) * Math.PI))])
  }
  profile[0] = [2.08, 0]
  part(mat, form.turned(profile, 96), woven(colour, [60, 30], 0.6))
  part(mat, form.ring(2.08, 0.09), matte(shade(colour, -0.1)), { at: [0, 0.1, 0], turn: [QUARTER, 0, 0] })
  return mat
}

/** A cushion whose wall is pleated all the way round. */
function pleatedCushion(colour) {
  const cushion = group()
  const wall = form.turned(form.curve('0.95 0, 1.12 0.14, 1.18 0.4, 1.12 0.66, 0.95 0.8', 30), 288)
  form.bend(wall, (x, y, z) => {
    const angle = Math.atan2(z, x)
    const pleat = 1 + 0.028 * Math.cos(angle * 36) * Math.sin((y / 0.8) * Math.PI)
    return [x * pleat, y, z * pleat]
  })
  part(cushion, wall, woven(colour, [60, 8], 0.5))
  part(
    cushion,
    form.turned(form.curve('0.96 0.79, 0.8 0.86, 0.4 0.88, 0 0.86', 30)),
    woven(shade(colour, 0.04), [30, 10], 0.5),
  )
  part(cushion, form.ring(0.96, 0.035), matte(shade(colour, -0.1)), { at: [0, 0.8, 0], turn: [QUARTER, 0, 0] })
  part(cushion, form.ball(0.09), matte(shade(colour, -0.12)), { at: [0, 0.87, 0], scale: [1, 0.5, 1] })
  part(cushion, form.ring(0.22, 0.045, Math.PI), matte(shade(colour, -0.12)), {
    at: [0, 0.42, 1.16],
    turn: [QUARTER - 0.5, 0, Math.PI],
  })
  return cushion
}

function meditation(colour) {
  const set = group()
  put(set, roundMat(colour))
  put(set, pleatedCushion(shade(colour, -0.07)), { at: [0, 0.18, -0.35] })
  return set
}

function cushionBeside(colour) {
  const set = group()
  put(set, roundMat(colour), { at: [0, 2.14, -0.6], turn: [QUARTER - 0.28, 0, 0] })
  put(set, pleatedCushion(shade(colour, -0.07)), { at: [0.4, 0, 0.95] })
  return set
}

/** Broad and narrow stripes of one hue on undyed cotton. */
function rugCloth(colour) {
  const [plain, pale, dark] = ['#ece2d0', shade(colour, 0.14), shade(colour, -0.14)]
  const stripes = []
  for (let i = 0; i < 6; i++) stripes.push([colour, 5], [plain, 1], [dark, 1], [plain, 1], [pale, 3], [plain, 2])
  const { bumpMap } = woven(colour, [220, 24])
  return striped(stripes, { bumpMap, bumpScale: 0.8 })
}

function tassels(colour, x, width, lean) {
  const fringe = group()
  for (let i = 0; i < 13; i++) {
    const z = (i / 12 - 0.5) * (width - 0.1)
    part(fringe, form.ball(0.045), matte('#ece2d0'), { at: [x + lean * 0.05, 0.06, z] })
    part(
      fringe,
      form.bar([x, 0.06, z], [x + lean * 0.36, 0.03, z + wobble(0.05)], 0.03),
      matte(i % 3 ? '#ece2d0' : colour),
    )
  }
  return fringe
}

function rug(colour) {
  const whole = group()
  const path = spiral(3.2, 0.16, 0.66, form.read('0.5 -0.67, 1.2 -0.68, 2 -0.67, 2.7 -0.68'))
  part(whole, sheet(path, 2.5, 0.1, 420), rugCloth(colour), { at: [0, 0.73, 0] })
  put(whole, tassels(colour, 2.7, 2.5, 1))
  return whole
}

function rugFolded(colour) {
  const whole = group()
  const path = folded(4, 2.6, 0.17)
  part(whole, sheet(path, 2, 0.13, 360), rugCloth(colour), { at: [0, 0.08, 0] })
  put(whole, tassels(colour, -1.12, 2, -1), { at: [0, 0.52, 0] })
  return whole
}

export const yogaMats = {
  yogamat: { build: yogamat, yaw: -0.75, pitch: 0.32, again: { build: yogamatWithBlock, yaw: 0.7, pitch: 0.34 } },
  'yogamat-cork': { build: corkMat, yaw: -0.55, pitch: 0.4, again: { build: corkMatOpen, yaw: 0.55, pitch: 0.42 } },
  'yogamat-folding': {
    build: foldedMat,
    yaw: -0.6,
    pitch: 0.4,
    again: { build: foldedMatStrapped, yaw: 0.5, pitch: 0.36 },
    near: { zoom: 1.7 },
  },
  'yogamat-round': {
    build: meditation,
    yaw: 0,
    pitch: 0.44,
    again: { build: cushionBeside, yaw: 0.3, pitch: 0.26 },
    aside: { pitch: 0.1 },
  },
  'yogamat-woven': { build: rug, yaw: -0.5, pitch: 0.42, again: { build: rugFolded, yaw: 0.55, pitch: 0.44 } },
}
