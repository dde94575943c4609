import * as THREE from 'three'
import { goods, shade } from '../../colours.js'
import { drawn, matte, plush, satin, speckled } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { keyboard } from './keyboard.js'
import { mouse } from './mouse.js'
import { sheet } from './sheet.js'

const { group, part, put, QUARTER } = form

/** Rolls a flat sheet up from `start` on; the next layer lies on the one before. */
const rolled = (start, radius, thickness) => (x, z) => {
  if (x <= start) return [x, thickness / 2, z]
  const angle = (x - start) / radius
  const reach = radius * (1 - 0.035 * angle)
  return [start + Math.sin(angle) * reach, thickness / 2 + radius - Math.cos(angle) * reach, z]
}

/** Short stitches along a line of points on a mat. */
function stitches(parent, from, to, count, colour, y) {
  const thread = matte(colour)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count
    const [x, z] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    part(parent, form.cylinder(0.015, 0.015, 0.08, 6), thread, { at: [x, y - 0.004, z], turn: [0, -angle, QUARTER] })
  }
}

function feltMat(colour, at) {
  const mat = group()
  const felt = plush(colour, [18, 9], 0.9)
  sheet(mat, felt, {
    length: 5.4,
    width: 2.5,
    corner: 0.16,
    thickness: 0.11,
    at: at ?? rolled(1.25, 0.3, 0.11),
    steps: [180, 12],
  })
  const leather = satin('#9a6238')
  part(mat, form.box(0.42, 0.05, 2.5, 0.02), leather, { at: [-2.3, 0.125, 0] })
  for (const x of [-2.45, -2.15]) stitches(mat, [x, -1.18], [x, 1.18], 22, '#f0e4cf', 0.15)
  part(mat, form.box(0.46, 0.07, 0.14, 0.03), satin('#7f4f2c'), { at: [-2.3, 0.19, 0.5] })
  part(mat, form.capsule(0.065, 1.1), matte(goods.ink), { at: [-2.3, 0.23, 0.35], turn: [QUARTER, 0, 0] })
  return mat
}

/** A mat with a keyboard and a mouse on it, as a desk has them. */
function laid(mat, height, tint = goods.oat) {
  const desk = group()
  put(desk, mat, {})
  put(desk, keyboard(tint), { at: [-0.35, height + 0.11, 0.1], scale: 0.58 })
  put(desk, mouse(tint), { at: [1.72, height, 0.2], turn: [0, -0.2, 0], scale: 0.36 })
  return desk
}

/** The right end turned back over itself, so that the underside shows. */
function turnedBack(x, z) {
  const [start, radius] = [0.95, 0.26]
  if (x <= start) return [x, 0.05, z]
  const along = x - start
  if (along < Math.PI * radius) {
    const angle = along / radius
    return [start + Math.sin(angle) * radius, 0.05 + radius - Math.cos(angle) * radius, z]
  }
  const over = along - Math.PI * radius
  return [start - over, 0.05 + 2 * radius - Math.min(over * 0.16, 0.3), z]
}

function cork(colour = '#c79c6a') {
  const material = speckled(colour, '#6b452455', 1600)
  material.roughness = 0.9
  material.clearcoat = 0
  return material
}

function leatherMat(colour, at = turnedBack) {
  const mat = group()
  const hide = satin(colour, { roughness: 0.5, clearcoat: 0.25 })
  sheet(mat, hide, {
    length: 4.9,
    width: 2.4,
    corner: 0.2,
    thickness: 0.1,
    at,
    under: cork(),
    edge: matte(shade(colour, -0.2)),
    steps: [180, 8],
  })
  const right = at === turnedBack ? 0.9 : 2.3
  for (const z of [-1.08, 1.08]) stitches(mat, [-2.24, z], [right, z], at === turnedBack ? 30 : 44, '#ecd9b6', 0.105)
  stitches(mat, [-2.33, -1], [-2.33, 1], 20, '#ecd9b6', 0.105)
  if (at !== turnedBack) stitches(mat, [2.33, -1], [2.33, 1], 20, '#ecd9b6', 0.105)
  return mat
}

function corkMat(colour) {
  const mat = group()
  part(mat, form.turned('0 0, 1.76 0, 1.8 0.06, 1.76 0.12, 1.5 0.12, 1.5 0', 128), matte(colour))
  part(mat, form.cylinder(1.5, 1.5, 0.13, 128), cork('#cda673'), { at: [0, 0.062, 0] })
  part(mat, form.ring(1.5, 0.016), matte(shade(colour, -0.2)), { at: [0, 0.125, 0], turn: [QUARTER, 0, 0] })
  return mat
}

/** Two discs, one leaning on its edge against the air, so that its round shape and thickness show. */
function corkMats(colour) {
  const pair = group()
  put(pair, corkMat(colour), {})
  put(pair, mouse('#e7decf'), { at: [0.1, 0.12, 0.1], turn: [0, 0.3, 0], scale: 0.62 })
  return pair
}

function hillsPicture(colour) {
  return drawn(1400, 640, (canvas, width, height) => {
    canvas.fillStyle = shade(colour, 0.3)
    canvas.fillRect(0, 0, width, height)
    canvas.fillStyle = '#f6e8cf'
    canvas.beginPath()
    canvas.arc(width * 0.72, height * 0.32, height * 0.17, 0, 7)
    canvas.fill()
    for (let line = 0; line < 4; line++) {
      canvas.fillStyle = shade(colour, 0.18 - line * 0.13)
      canvas.beginPath()
      canvas.moveTo(0, height)
      for (let x = 0; x <= width; x += 10) {
        const wave = Math.sin(x / (210 - line * 22) + line * 2.1) + 0.5 * Math.sin(x / 97 + line)
        canvas.lineTo(x, height * (0.4 + line * 0.15) - wave * height * 0.075)
      }
      canvas.lineTo(width, height)
      canvas.fill()
    }
  })
}

function hillsMat(colour, at) {
  const mat = group()
  const cloth = matte('#fff', { map: hillsPicture(colour) })
  const seam = matte(shade(colour, -0.24))
  sheet(mat, cloth, {
    length: 5.2,
    width: 2.4,
    corner: 0.22,
    thickness: 0.09,
    at,
    under: matte('#34393a'),
    edge: seam,
    steps: [80, 10],
  })
  return mat
}

/** A slow wave, as a mat has that has just been unrolled. */
const waving = (x, z) => [x, 0.05 + Math.max(0, x - 1.1) ** 2 * 0.42, z]

/** Diamonds of quilting: low along two crossing families of lines. */
function quilt(x, z) {
  const [a, b] = [(x + z) * 4.6, (x - z) * 4.6]
  return [x, 0.1 + 0.11 * (Math.abs(Math.sin(a)) * Math.abs(Math.sin(b))) ** 0.5, z]
}

function pencils(parent) {
  const tints = [goods.clay, goods.butter, goods.sage]
  tints.forEach((tint, i) => {
    const place = { at: [-1.6 + i * 0.28, 0.3, -1.25 - random() * 0.15], turn: [QUARTER, 0, 0.04 * (i - 1)] }
    part(parent, form.cylinder(0.06, 0.06, 1.1, 6), matte(tint), place)
  })
}

function quiltedMat(colour) {
  const mat = group()
  const canvas = matte(colour, { side: THREE.DoubleSide })
  sheet(mat, canvas, { length: 4.8, width: 2.4, corner: 0.14, thickness: 0.09, at: quilt, steps: [120, 60] })
  part(
    mat,
    form.tube(
      form
        .roundedRectangle(4.78, 2.38, 0.16)
        .getSpacedPoints(80)
        .map((p) => [p.x, 0.1, p.y]),
      0.075,
      220,
    ),
    matte(shade(colour, -0.2)),
  )
  pencils(mat)
  for (const [x, width] of [
    [-1.35, 1.3],
    [0.2, 1.4],
    [1.55, 1.0],
  ]) {
    part(mat, form.box(width, 0.12, 0.62, 0.05), matte(shade(colour, -0.1)), { at: [x, 0.3, -0.78] })
    stitches(
      mat,
      [x - width / 2 + 0.06, -0.52],
      [x + width / 2 - 0.06, -0.52],
      Math.round(width * 9),
      shade(colour, 0.14),
      0.365,
    )
  }
  part(mat, form.box(0.9, 0.1, 1, 0.05), satin(goods.ink), { at: [0.2, 0.28, -1] })
  return mat
}

const wide = { yaw: -0.75, pitch: 0.72 }
const corkPair = { build: corkMats, yaw: 0.4, pitch: 0.5 }

export const deskMats = {
  'desk-mat-felt': {
    build: (colour) => feltMat(colour),
    ...wide,
    again: {
      build: (colour) =>
        laid(
          feltMat(colour, (x, z) => [x, 0.055, z]),
          0.11,
        ),
      yaw: 0.72,
      pitch: 0.8,
    },
  },
  'desk-mat-leather': {
    build: (colour) => leatherMat(colour),
    yaw: -0.7,
    pitch: 0.72,
    again: {
      build: (colour) =>
        laid(
          leatherMat(colour, (x, z) => [x, 0.05, z]),
          0.1,
        ),
      yaw: 0.72,
      pitch: 0.8,
    },
  },
  'desk-mat-cork': { build: corkMat, yaw: 0, pitch: 0.6, again: corkPair, aside: { pitch: 0.1 } },
  'desk-mat-hills': {
    build: (colour) => hillsMat(colour, waving),
    yaw: -0.66,
    pitch: 0.82,
    again: { build: (colour) => laid(hillsMat(colour), 0.09), yaw: 0.72, pitch: 0.8 },
  },
  'desk-mat-quilted': { build: quiltedMat, yaw: -0.7, pitch: 0.8, again: { yaw: 0.7, pitch: 0.6 } },
}
