import { goods, shade } from '../../colours.js'
import { brass, matte, metal, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { denim } from './cloths.js'
import { clothing, hangBody, hangSleeves, patch, patches } from './garment.js'
import { armholes, buttons, collar, neckline, seam } from './trimmings.js'

const { group, part } = form

/** Short denim, its yoke, the V of its seams and its waistband stitched in yellow. */
function trucker(cut, colour) {
  const coat = group()
  const cloth = denim(colour, [26, 18])
  const piece = denim(shade(colour, -0.03), [3, 3])
  const thread = matte('#d8a860')
  hangBody(coat, cut, cloth)
  hangSleeves(coat, cut, denim(colour, [10, 14]), { to: [1.3, 0.12], cuff: 0.12, cuffCloth: piece })
  patch(coat, cut, '-0.78 0, 0.78 0, 0.8 0.2, -0.8 0.2', piece, 0.05)
  patch(coat, cut, '-0.07 0.2, 0.07 0.2, 0.07 1.9, -0.07 1.9', piece, 0.04)
  patches(coat, cut, '0.22 1.28, 0.66 1.28, 0.66 1.46, 0.22 1.46', piece, 0.055)
  patches(coat, cut, '0.44 1.17, 0.46 1.17, 0.66 1.29, 0.22 1.29', piece, 0.055)
  for (const side of [-1, 1]) {
    const mirrored = (path) => form.read(path).map(([x, y]) => [side * x, y])
    seam(coat, cut, mirrored('0.1 1.47, 0.82 1.47'), thread)
    seam(coat, cut, mirrored('0.24 1.27, 0.14 0.2'), thread)
    seam(coat, cut, mirrored('0.64 1.27, 0.4 0.2'), thread)
    seam(coat, cut, mirrored('0.09 0.22, 0.09 1.86'), thread, 0.008, 0.04)
  }
  seam(coat, cut, '-0.78 0.21, 0 0.21, 0.78 0.21', thread, 0.008, 0.04)
  neckline(coat, cut, colour, piece, 0.14)
  collar(coat, cut, piece, { reach: 0.22, spread: 0.42 })
  buttons(coat, cut, 0, [0.1, 0.42, 0.74, 1.06, 1.38, 1.66], brass(), 0.045, 0.06)
  for (const x of [-0.44, 0.44]) buttons(coat, cut, x, [1.24], brass(), 0.035, 0.07)
  return coat
}

/** A long straight coat with three patch pockets. */
function chore(cut, colour) {
  const coat = group()
  const piece = woven(shade(colour, -0.02), [10, 10], 0.15)
  const thread = matte(shade(colour, 0.12))
  hangBody(coat, cut, woven(colour, [70, 50], 0.2))
  hangSleeves(coat, cut, woven(colour, [20, 40], 0.2), {
    to: [1.34, 0.3],
    wide: 0.3,
    narrow: 0.2,
    cuff: 0.09,
    cuffCloth: piece,
  })
  patch(coat, cut, '-0.1 0.02, 0.08 0.02, 0.08 2.4, -0.1 2.4', piece, 0.03)
  for (const corners of ['0.2 0.2, 0.78 0.2, 0.78 0.86, 0.2 0.86', '-0.78 0.2, -0.2 0.2, -0.2 0.86, -0.78 0.86']) {
    patch(coat, cut, corners, piece, 0.055)
  }
  patch(coat, cut, '0.26 1.46, 0.68 1.46, 0.68 1.9, 0.26 1.9', piece, 0.055)
  for (const path of ['0.2 0.78, 0.78 0.78', '-0.2 0.78, -0.78 0.78', '0.26 1.84, 0.68 1.84'])
    seam(coat, cut, path, thread, 0.008, 0.055)
  neckline(coat, cut, colour, piece, 0.16)
  collar(coat, cut, piece, { reach: 0.3, spread: 0.46 })
  buttons(coat, cut, -0.01, [0.5, 0.9, 1.3, 1.7, 2.1], satin('#3d3029'), 0.058, 0.045)
  return coat
}

/** Two buttons, notched lapels and patch pockets over a plain white tee. */
function blazer(cut, colour) {
  const coat = group()
  const piece = woven(shade(colour, 0.02), [12, 12], 0.15)
  const edge = matte(shade(colour, -0.14))
  const horn = satin('#4a3a30')
  hangBody(coat, cut, woven(colour, [70, 50], 0.2))
  hangSleeves(coat, cut, woven(colour, [20, 40], 0.2), { to: [1.28, 0.22], wide: 0.29, narrow: 0.18, cuff: 0 })
  const shirt = woven(goods.snow, [12, 12], 0.15)
  patch(coat, cut, '-0.02 1.08, 0.02 1.08, 0.29 2.36, -0.29 2.36', shirt, 0.014)
  neckline(coat, cut, goods.snow, shirt, 0.16)
  patches(coat, cut, '0.02 1.06, 0.05 1.02, 0.56 1.9, 0.22 2.02', piece, 0.07)
  patches(coat, cut, '0.21 1.99, 0.42 1.98, 0.36 2.3, 0.27 2.36', piece, 0.085)
  seam(coat, cut, '0.02 1.06, 0.04 0.5, 0.16 0.02', edge, 0.014)
  patches(coat, cut, '0.34 0.34, 0.8 0.34, 0.8 0.88, 0.34 0.92', piece, 0.05)
  patch(coat, cut, '0.36 1.56, 0.66 1.6, 0.66 1.68, 0.36 1.64', piece, 0.04)
  buttons(coat, cut, 0.02, [0.98, 0.66], horn, 0.06, 0.03)
  return coat
}

/** A smock with its hood up, a half zip and one wide pocket. */
function anorak(cut, colour) {
  const coat = group()
  const shell = satin(colour, { roughness: 0.7 })
  const dark = matte(shade(colour, -0.2))
  hangBody(coat, cut, shell)
  hangSleeves(coat, cut, shell, {
    to: [1.32, 0.1],
    wide: 0.31,
    narrow: 0.18,
    cuff: 0.08,
    cuffCloth: ribbed(shade(colour, -0.1), [40, 1]),
  })
  patch(coat, cut, '-0.72 0.5, 0.72 0.5, 0.66 1.08, -0.66 1.08', shell, 0.07)
  patch(coat, cut, '-0.7 0.92, 0.7 0.92, 0.66 1.1, -0.66 1.1', matte(shade(colour, -0.1)), 0.1)
  seam(coat, cut, '-0.94 0.08, 0 0.08, 0.94 0.08', dark, 0.012)
  seam(coat, cut, '0 1.3, 0 2.2', metal('#8d8d88'), 0.03, 0.03)
  part(coat, form.capsule(0.03, 0.12), brass(), { at: [0, 1.26, cut.front(0, 1.26) + 0.05] })
  const hood = (u, v) => {
    const [turn, up] = [u * form.TURN, v * Math.PI]
    const face = Math.max(0, Math.sin(turn)) * Math.sin(up)
    return [
      Math.cos(turn) * Math.sin(up) * 0.46,
      cut.length + 0.34 - Math.cos(up) * 0.52,
      Math.sin(turn) * Math.sin(up) * 0.5 * (1 - 0.35 * face) + 0.02,
    ]
  }
  part(coat, form.surface(hood, 60, 40), shell)
  const place = { at: [0, cut.length + 0.3, 0.27], turn: [-0.12, 0, 0] }
  part(coat, form.ball(0.3), matte(shade(colour, -0.34)), { ...place, scale: [0.96, 1.22, 0.3] })
  part(coat, form.ring(0.31, 0.055), shell, { ...place, at: [0, cut.length + 0.3, 0.3], scale: [0.98, 1.24, 1] })
  for (const side of [-1, 1]) {
    const cord = [
      [side * 0.12, cut.length - 0.06, 0.36],
      [side * 0.14, cut.length - 0.3, 0.37],
      [side * 0.15, cut.length - 0.5, 0.42],
    ]
    part(coat, form.tube(cord, 0.018, 20), matte(goods.snow))
    part(coat, form.capsule(0.03, 0.05), dark, { at: cord[2] })
  }
  return coat
}

/** A waistcoat quilted in diamonds, bound all round, without sleeves or collar. */
function gilet(cut, colour) {
  const vest = group()
  const swell = (x, y) => {
    const across = (s) => Math.abs(Math.sin((x * 1.15 + s * y) * 5))
    return 0.05 * (across(1) * across(-1)) ** 0.5
  }
  const puffed = { ...cut, front: (x, y) => cut.front(x, y) + swell(x, y) }
  const shell = satin(colour, { roughness: 0.66 })
  const quilt = form.surface(
    (u, v) => {
      const [x, y, z] = cut.body(u, v)
      return [x, y, z + Math.sign(z) * swell(x, y)]
    },
    130,
    90,
  )
  part(vest, quilt, shell)
  const binding = matte(shade(colour, -0.16))
  for (const x of [-0.03, 0.03])
    seam(
      vest,
      puffed,
      [
        [x, 0.02],
        [x, 1],
        [x, 2.02],
      ],
      binding,
      0.026,
      0.01,
    )
  armholes(vest, cut, binding)
  for (const side of [-1, 1]) {
    seam(
      vest,
      puffed,
      [
        [side * 0.3, 0.5],
        [side * 0.72, 0.62],
      ],
      binding,
      0.024,
      0.02,
    )
  }
  const hem = Array.from({ length: 60 }, (_, i) => cut.body(i / 59, 0))
  part(vest, form.tube(hem, 0.04, 120), binding)
  neckline(vest, cut, colour, binding, 0.42)
  buttons(vest, puffed, 0, [0.3, 0.74, 1.18, 1.6], metal('#b9b6ae'), 0.05, 0.03)
  return vest
}

export const jackets = {
  'jacket-trucker': clothing(trucker, { length: 2.05, hem: 0.8, waist: 0.86, chest: 0.92, strength: 0.8 }),
  'jacket-chore': clothing(
    chore,
    { length: 2.5, hem: 0.96, waist: 0.93, chest: 0.95, shoulder: 0.88, strength: 0.8 },
    { yaw: 0.1 },
  ),
  'jacket-blazer': clothing(blazer, { length: 2.4, hem: 0.94, waist: 0.83, chest: 0.92, shoulder: 0.9, strength: 0.6 }),
  'jacket-anorak': clothing(
    anorak,
    { length: 2.3, hem: 0.94, waist: 0.97, chest: 0.97, shoulder: 0.86, neck: 0.32, depth: 0.16, strength: 1.2 },
    { yaw: 0.1 },
  ),
  'jacket-gilet': clothing(gilet, {
    length: 2.2,
    hem: 0.9,
    waist: 0.9,
    chest: 0.9,
    shoulder: 0.7,
    depth: 0.2,
    strength: 0.5,
  }),
}
