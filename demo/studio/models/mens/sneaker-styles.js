import { goods, shade } from '../../colours.js'
import { brass, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { chequered, denim } from './cloths.js'
import { ease, halfWidth, LENGTH, panel, sole, upper } from './sneaker-last.js'
import { bead } from './trimmings.js'

const { group, part, QUARTER, TURN } = form
const FLAT = { turn: [QUARTER, 0, 0] }
const DARK = '#2f3432'

/** Cords across the instep from one place along the shoe to another. */
function laced(shoe, high, [from, to], count, cord, spread = 0.2) {
  for (let i = 0; i < count; i++) {
    const u = from + ((to - from) * i) / (count - 1)
    const path = [-1, -0.6, 0, 0.6, 1].map((side) => upper(u, 0.5 + side * spread, 1.045, high))
    part(shoe, form.tube(path, 0.04, 14), cord)
  }
}

/** A bow of two loops over the topmost cord. */
function bow(shoe, [x, y], cord) {
  for (const side of [-1, 1]) {
    const loop = [
      [x, y, 0],
      [x + 0.06, y + 0.14, side * 0.16],
      [x + 0.14, y + 0.06, side * 0.34],
      [x + 0.06, y, side * 0.14],
      [x, y, 0],
    ]
    part(shoe, form.tube(loop, 0.03, 24), cord)
    part(
      shoe,
      form.tube(
        [
          [x, y, 0],
          [x + 0.12, y - 0.05, side * 0.2],
          [x + 0.14, y - 0.3, side * 0.34],
        ],
        0.03,
        40,
      ),
      cord,
    )
  }
}

/** The rim of the shoe's mouth and the dark within it. */
function mouth(shoe, at, radius, material, tilt = 0.04) {
  part(shoe, form.ring(radius, 0.085), material, { at, turn: [QUARTER, tilt, 0], scale: [1.5, 0.8, 1] })
  part(shoe, form.cylinder(radius, radius, 0.05), matte(DARK), { at, turn: [0, 0, -tilt], scale: [1.48, 1, 0.78] })
}

const ankleHigh = (u) => 2 - 1.22 * ease(0.27, 0.62, u) - 0.3 * ease(0.62, 1, u)

/** Denim to above the ankle, a rubber toe and brass eyelets. */
export function highTop(colour) {
  const shoe = group()
  const rubber = satin('#f3ede1')
  const cloth = denim(colour, [20, 16])
  part(shoe, sole(), rubber, { at: [0, 0.17, 0], ...FLAT })
  for (const y of [0.1, 0.27]) {
    const line = Array.from({ length: 61 }, (_, i) => {
      const angle = (i / 60) * TURN
      const u = 0.5 - Math.cos(angle) * 0.5
      return [
        u * LENGTH + (u - 0.5) * 0.16,
        y,
        (halfWidth(Math.min(0.995, Math.max(0.005, u))) + 0.135) * Math.sign(Math.sin(angle) || 1),
      ]
    })
    part(shoe, form.tube(line, 0.014, 80), matte(colour))
  }
  part(shoe, panel(0, 1, 0, 1, 1, ankleHigh, 44), cloth)
  part(shoe, panel(0.8, 1, 0, 1, 1.04, ankleHigh, 24), rubber)
  part(shoe, panel(0, 0.06, 0.02, 0.98, 1.03, ankleHigh, 24), denim(shade(colour, -0.06), [2, 12]))
  const stay = denim(shade(colour, -0.05), [5, 5])
  for (const [low, high] of [
    [0.24, 0.42],
    [0.58, 0.76],
  ])
    part(shoe, panel(0.34, 0.72, low, high, 1.02, ankleHigh, 24), stay)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const [x, y, z] = upper(0.355 + i * 0.05, 0.5 + side * 0.19, 1.035, ankleHigh)
      part(shoe, bead(0.04), brass(), { at: [x, y, z], scale: [1, 1, 0.7] })
    }
    const [x, y, z] = upper(0.2, 0.5 - side * 0.36, 1.02, ankleHigh)
    part(shoe, form.cylinder(0.2, 0.2, 0.04, 40), rubber, { at: [x, y, z], turn: [QUARTER - side * 0.16, 0, 0] })
  }
  const cord = matte('#f6f1e7')
  laced(shoe, ankleHigh, [0.36, 0.66], 7, cord, 0.18)
  bow(shoe, upper(0.36, 0.5, 1.05, ankleHigh), cord)
  mouth(shoe, [0.5, 2.2, 0], 0.29, denim(shade(colour, -0.06), [12, 2]), 0.03)
  return shoe
}

const low = (u) =>
  1 - 0.1 * Math.sin(ease(0.02, 0.4, u) * Math.PI) - 0.34 * ease(0.3, 0.66, u) - 0.26 * ease(0.74, 1, u)

/** Squares of two tones, elastic at both sides of the tongue, nothing to tie. */
export function slipOn(colour) {
  const shoe = group()
  const other = colour === goods.snow ? goods.ink : goods.snow
  part(shoe, sole(), satin('#f3ede1'), { at: [0, 0.17, 0], ...FLAT })
  part(shoe, panel(0, 1, 0, 1, 1, low, 44), chequered(colour, other, [6, 4]))
  part(shoe, panel(0, 0.12, 0.02, 0.98, 1.02, low, 24), matte(shade(colour, -0.16)))
  const elastic = ribbed('#4a4d4c', [12, 1], 4)
  for (const [from, to] of [
    [0.16, 0.34],
    [0.66, 0.84],
  ])
    part(shoe, panel(0.37, 0.47, from, to, 1.025, low, 24), elastic)
  const seam = Array.from({ length: 31 }, (_, i) => upper(0.5, 0.06 + (i / 30) * 0.88, 1.015, low))
  part(shoe, form.tube(seam, 0.014, 30), matte(shade(colour, -0.2)))
  mouth(shoe, [0.72, 1.16, 0], 0.4, woven(shade(colour, -0.16), [30, 4]), 0.12)
  return shoe
}

/** A thick wedge of foam under mesh, with a sweeping stripe and a heel counter. */
export function runner(colour) {
  const shoe = group()
  const lift = 0.28
  const wedge = (x, y) => y * (1.5 - 0.55 * (x / LENGTH)) + 0.16 * Math.max(0, x / LENGTH - 0.72) ** 1.3
  const foam = form.bend(sole().rotateX(QUARTER).translate(0, 0.17, 0), (x, y, z) => [
    x + (x < 0.3 ? -0.1 * (0.34 - y) : 0),
    wedge(x, y) + 0.1,
    z * (1.1 - 0.16 * y),
  ])
  const tread = form.bend(sole().rotateX(QUARTER).translate(0, 0.17, 0), (x, y, z) => [
    x,
    y * 0.42 + 0.16 * Math.max(0, x / LENGTH - 0.72) ** 1.3,
    z * 1.07,
  ])
  part(shoe, foam, matte('#f6f2ea'))
  part(shoe, tread, matte(shade(colour, -0.3)))
  const top = group()
  part(top, panel(0, 1, 0, 1, 1, undefined, 44), woven(colour, [70, 44], 1.6))
  part(top, panel(0, 0.17, 0.02, 0.98, 1.03, undefined, 24), satin(shade(colour, -0.18)))
  part(top, panel(0.86, 1, 0, 1, 1.025, undefined, 24), satin(shade(colour, -0.14)))
  const flash = satin(shade(colour, -0.34))
  for (const flip of [0, 1]) {
    for (const shift of [0, 0.09]) {
      const sweep = Array.from({ length: 25 }, (_, i) => {
        const t = i / 24
        const v = 0.05 + 0.24 * t ** 1.4
        return upper(0.72 - shift - 0.5 * t, flip ? 1 - v : v, 1.025)
      })
      part(top, form.tube(sweep, 0.034, 26), flash)
    }
  }
  const cord = matte('#f6f1e7')
  laced(top, undefined, [0.44, 0.66], 5, cord)
  bow(top, upper(0.44, 0.5, 1.05), cord)
  mouth(top, [0.66, 1.33, 0], 0.36, woven(shade(colour, -0.1), [30, 4]))
  part(top, form.box(0.1, 0.42, 0.22, 0.05), satin(shade(colour, -0.3)), { at: [0.05, 1.36, 0], turn: [0, 0, 0.12] })
  part(top, form.slab(form.roundedRectangle(0.46, 0.6, 0.16), 0.1, 0.04), matte(shade(colour, -0.08)), {
    at: [1.12, 1.4, 0],
    turn: [0, QUARTER, 0.5],
  })
  top.position.y = lift
  top.rotation.z = -0.03
  shoe.add(top)
  return shoe
}

/** Smooth leather on gum rubber, two broad straps over the tongue. */
export function strapped(colour) {
  const shoe = group()
  const leather = satin(colour, { roughness: 0.46 })
  const trim = satin(shade(colour, colour === goods.snow ? -0.1 : 0.12))
  const thread = matte(shade(colour, colour === goods.snow ? -0.14 : 0.2))
  part(shoe, sole(), satin('#bd8850'), { at: [0, 0.17, 0], ...FLAT })
  part(shoe, panel(0, 1, 0, 1, 1, undefined, 44), leather)
  part(shoe, panel(0, 0.1, 0.04, 0.96, 1.03, undefined, 24), trim)
  const toe = Array.from({ length: 31 }, (_, i) => upper(0.76, 0.03 + (i / 30) * 0.94, 1.012))
  part(shoe, form.tube(toe, 0.013, 28), thread)
  for (const u of [0.86, 0.9])
    for (let i = -2; i <= 2; i++) {
      part(shoe, bead(0.022), matte(DARK), { at: upper(u, 0.5 + i * 0.07, 1.004) })
    }
  for (const from of [0.42, 0.57]) {
    part(shoe, panel(from, from + 0.11, 0.1, 0.84, 1.06, undefined, 24), trim)
    part(shoe, panel(from - 0.012, from + 0.122, 0.64, 0.86, 1.085, undefined, 24), trim)
    for (const u of [from + 0.01, from + 0.1]) {
      const row = Array.from({ length: 21 }, (_, i) => upper(u, 0.12 + (i / 20) * 0.66, 1.065))
      part(shoe, form.tube(row, 0.009, 20), thread)
    }
  }
  mouth(shoe, [0.66, 1.33, 0], 0.36, satin(shade(colour, -0.06)))
  part(shoe, form.slab(form.roundedRectangle(0.5, 0.66, 0.16), 0.12, 0.05), leather, {
    at: [1.12, 1.42, 0],
    turn: [0, QUARTER, 0.5],
  })
  return shoe
}
