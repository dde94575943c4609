import { shade } from '../../colours.js'
import { matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { cutAway, halfWidth, last, pairOf, plate, seam, strap, upper } from './shoe.js'

const { group, part } = form

function bow(shoe, [x, y, z], material) {
  for (const side of [-1, 1]) {
    const loop = { at: [x, y + 0.02, z + side * 0.13], turn: [side * 0.25, 0, 0], scale: [0.6, 0.45, 1] }
    part(shoe, form.ball(0.14, 20), material, loop)
    const tail = [
      [x, y, z],
      [x + 0.12, y - 0.01, z + side * 0.1],
      [x + 0.26, y - 0.09, z + side * 0.14],
    ]
    part(shoe, form.tube(tail, 0.022, 20, 8), material)
  }
  part(shoe, form.ball(0.055, 20), material, { at: [x, y + 0.03, z] })
}

function ballet(colour) {
  const shoe = group()
  const trim = matte(shade(colour, -0.14))
  const at = last({ base: 0.12, heel: 0.62, waist: 0.46, toe: 0.3 })
  plate(shoe, matte('#6b5344'), { top: 0.13, thick: 0.1, grow: 0.01 })
  plate(shoe, satin('#e6d3bb'), { top: 0.17, thick: 0.05, grow: -0.06 })
  part(shoe, form.box(0.7, 0.09, 0.62, 0.04), matte('#4d3b30'), { at: [0.42, 0.05, 0] })
  upper(shoe, at, cutAway(0.78, 0.19), { cloth: satin(colour), binding: trim, throat: 0.78 })
  bow(shoe, at(0.765, 0.5, 1.05), trim)
  return shoe
}

function maryJane(colour) {
  const shoe = group()
  const velvet = matte(colour, { sheen: 1, sheenRoughness: 0.35, sheenColor: shade(colour, 0.2) })
  const at = last({ base: 0.22, heel: 0.74, waist: 0.58, toe: 0.4 })
  plate(shoe, matte('#efe8da'), { top: 0.22, thick: 0.2, grow: 0.05, bevel: 0.06 })
  plate(shoe, matte('#b99c7d'), { top: 0.27, thick: 0.05, grow: -0.06 })
  upper(shoe, at, cutAway(0.66), { cloth: velvet, binding: satin(shade(colour, -0.16)), throat: 0.66, bound: 0.04 })
  part(shoe, strap(at, 0.38, 0.47, 1.06), velvet)
  for (const u of [0.38, 0.47]) {
    const edge = Array.from({ length: 25 }, (_, i) => at(u, 0.06 + (i / 24) * 0.88, 1.065))
    part(shoe, form.tube(edge, 0.02, 60, 8), satin(shade(colour, -0.16)))
  }
  part(shoe, form.ball(0.085, 20), satin('#d9b36c'), { at: at(0.425, 0.2, 1.1) })
  return shoe
}

/** Nothing behind the arch: a pointed vamp over a padded footbed. */
function mule(colour) {
  const shoe = group()
  const suede = matte(colour, { sheen: 0.6, sheenRoughness: 0.5 })
  const at = last({ base: 0.24, point: 0.85, waist: 0.82, toe: 0.24 })
  plate(shoe, matte('#5e4737'), { point: 0.85, top: 0.16, thick: 0.09, grow: 0.01 })
  plate(shoe, satin('#d9bd9a'), { point: 0.85, top: 0.28, thick: 0.14, grow: -0.015, bevel: 0.05 })
  part(shoe, form.box(0.66, 0.16, 0.66, 0.06), matte('#4d3b30'), { at: [0.42, 0.08, 0] })
  const vamp = form.surface((u, v) => at(0.44 + 0.07 * Math.sin(v * Math.PI) + u * 0.49, v), 70, 60)
  part(shoe, vamp, suede)
  const mouth = Array.from({ length: 41 }, (_, i) => at(0.44 + 0.07 * Math.sin((i / 40) * Math.PI), i / 40))
  part(shoe, form.tube(mouth, 0.03, 90, 10), matte(shade(colour, -0.14)))
  const toe = form.surface((u, v) => at(0.99 * (0.93 + u * 0.07), v), 20, 50)
  part(shoe, toe, suede)
  return shoe
}

/** The moccasin seam on the toes, the saddle with its slot, and a tongue above. */
function loaferDetails(shoe, at, colour) {
  const leather = satin(shade(colour, -0.06))
  const apron = Array.from({ length: 41 }, (_, i) => {
    const share = i / 40
    const reach = Math.sin(share * Math.PI) ** 0.6
    return at(0.6 + 0.28 * reach, 0.26 + 0.48 * share, 1.02)
  })
  part(shoe, form.tube(apron, 0.035, 100, 10), leather)
  part(shoe, strap(at, 0.58, 0.69, 1.035, 0.02), leather)
  part(shoe, strap(at, 0.625, 0.645, 1.05, 0.42), matte(shade(colour, -0.3)))
  for (const u of [0.585, 0.685]) {
    const edge = Array.from({ length: 25 }, (_, i) => at(u, 0.03 + (i / 24) * 0.94, 1.04))
    seam(shoe, edge, colour)
  }
  const [x, y] = at(0.56, 0.5)
  const tongue = form.slab(form.roundedRectangle(0.62, 0.62, 0.2), 0.07, 0.03)
  part(shoe, tongue, leather, { at: [x - 0.08, y + 0.02, 0], turn: [0, form.QUARTER, 0.75] })
}

function loafer(colour) {
  const shoe = group()
  const leather = satin(colour)
  const at = last({ base: 0.46, heel: 0.86, waist: 0.74, toe: 0.46 })
  plate(shoe, matte('#3d3732'), { top: 0.42, thick: 0.4, grow: 0.05, bevel: 0.07 })
  plate(shoe, matte('#d8c7ac'), { top: 0.48, thick: 0.07, grow: 0.07 })
  plate(shoe, matte('#a98863'), { top: 0.53, thick: 0.05, grow: -0.06 })
  upper(shoe, at, cutAway(0.6, 0.22), {
    cloth: leather,
    binding: satin(shade(colour, -0.1)),
    throat: 0.6,
    bound: 0.045,
  })
  loaferDetails(shoe, at, colour)
  part(shoe, form.box(0.05, 0.62, 0.2, 0.02), satin(shade(colour, -0.06)), { at: [0.0, 0.8, 0], turn: [0, 0, -0.06] })
  return shoe
}

/** Rope wound around the sole, cloth sewn to it with a thick thread. */
function espadrille(colour) {
  const shoe = group()
  const at = last({ base: 0.34, heel: 0.66, waist: 0.58, toe: 0.34 })
  const cotton = woven(colour, [40, 24], 1.2)
  const jute = woven('#c9a774', [60, 3], 2)
  plate(shoe, matte('#5d5148'), { top: 0.08, thick: 0.07, grow: 0.03 })
  plate(shoe, matte('#bf9c69'), { top: 0.35, thick: 0.28 })
  for (const y of [0.12, 0.2, 0.28, 0.355]) {
    const round = Array.from({ length: 121 }, (_, i) => {
      const t = i / 60
      const u = 0.5 - 0.5 * Math.cos(Math.PI * t)
      return [u * 3, y, (t <= 1 ? 1 : -1) * (halfWidth(u) + 0.025)]
    })
    part(shoe, form.tube(round, 0.05, 140, 8), jute)
  }
  plate(shoe, matte('#d8bd8f'), { top: 0.4, thick: 0.05, grow: -0.06 })
  upper(shoe, at, cutAway(0.66, 0.22), { cloth: cotton, binding: matte(shade(colour, -0.12)), throat: 0.66 })
  for (let i = 1; i < 26; i++) {
    const u = 0.03 + i * 0.036
    for (const side of [0, 1]) {
      const [low, high] = [0.004, 0.055].map((v) => at(u, side ? 1 - v : v, 1.03))
      part(shoe, form.bar([low[0], low[1] - 0.04, low[2]], high, 0.016), matte('#f1e9d9'))
    }
  }
  return shoe
}

const view = { yaw: -0.85, pitch: 0.46, again: { yaw: 0.6, pitch: 0.4 } }

export const flats = {
  'flats-ballet': { build: pairOf(ballet), ...view },
  'flats-maryjane': { build: pairOf(maryJane), ...view },
  'flats-mule': { build: pairOf(mule), ...view },
  'flats-loafer': { build: pairOf(loafer), ...view, pitch: 0.36 },
  'flats-espadrille': { build: pairOf(espadrille), ...view },
}
