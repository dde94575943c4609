import * as THREE from 'three'
import { goods, shade } from '../../colours.js'
import { gloss, knitted, matte, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { checked, dotted, patterned } from './cloths.js'
import { bead, stitch } from './trimmings.js'

const { group, part, QUARTER, TURN } = form

/** Two narrow stripes on the slant; the tile repeats without a seam. */
const slanted = (colour, repeat) =>
  patterned((fill, canvas, size) => {
    fill(colour, 0, 0, 1, 1)
    for (const [offset, tone, wide] of [
      [0, goods.butter, 0.1],
      [0.22, shade(colour, 0.3), 0.05],
    ]) {
      canvas.strokeStyle = tone
      canvas.lineWidth = wide * size
      for (const shift of [-1, 0, 1, 2]) {
        canvas.beginPath()
        canvas.moveTo((shift + offset - 0.2) * size, 1.2 * size)
        canvas.lineTo((shift + offset + 1.2) * size, -0.2 * size)
        canvas.stroke()
      }
    }
  }, repeat)

/**
 * A flat blade from its narrow end (v 0) to its tip (v 1) along a path of [x, y, z] points. `wide` answers the half width
 * at v; `tip` is how far the point runs out beyond the last place, 0 for a square end.
 */
function blade(path, wide, { tip = 0, up = [0, 1, 0], thick = 0.05 } = {}) {
  const spline = new THREE.CatmullRomCurve3(form.read(path).map((p) => form.point(...p)))
  const high = form.point(...up)
  return form.surface(
    (u, v) => {
      const middle = spline.getPoint(v)
      const ahead = spline.getTangent(v).normalize()
      const aside = ahead.clone().cross(high).normalize()
      const over = aside.clone().cross(ahead)
      const angle = u * TURN
      const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.7
      const point = tip * (1 - Math.abs(across)) * Math.max(0, (v - 0.8) / 0.2)
      const place = middle
        .addScaledVector(aside, across * wide(v))
        .addScaledVector(over, Math.sin(angle) * thick * 0.5)
        .addScaledVector(ahead, point)
      return [place.x, place.y, place.z]
    },
    36,
    140,
  )
}

/** A tie rolled up on its side, the broad end drawn out over the paper. */
function rolled(colour) {
  const whole = group()
  const silk = slanted(colour, [1, 1.1])
  const coil = Array.from({ length: 70 }, (_, i) => {
    const [angle, out] = [(i / 69) * 3.25 * TURN + 1.6, 0.16 + 0.62 * (i / 69)]
    return [Math.cos(angle) * out, Math.sin(angle) * out + 0.78]
  })
  const strip = form.strip(coil, 0.86, 0.07, 360)
  part(whole, strip, silk)
  part(whole, form.strip(coil.slice(0, 60), 0.9, 0.03, 300), matte(shade(colour, -0.1)))
  const laid = '0.1 0.05 0, 0.9 0.06 0.05, 1.7 0.05 0.2, 2.4 0.05 0.42'
  part(
    whole,
    blade(laid, (v) => 0.43 + 0.12 * v, { tip: 0.5, thick: 0.08 }),
    slanted(colour, [2, 2.6]),
  )
  return whole
}

/** Tied and laid flat: the loop of the neck, the knot, the broad blade over the narrow one. */
function tied(cloth, small, { wide, under, tip = 0.5 }) {
  const whole = group()
  const loop = Array.from({ length: 25 }, (_, i) => {
    const angle = QUARTER + 0.2 + (i / 24) * (TURN - 0.4)
    return [
      Math.cos(angle) * (0.62 + 0.1 * Math.sin(angle * 2)),
      0.1 + 0.3 * Math.max(0, -Math.sin(angle)),
      Math.sin(angle) * 0.66 - 1.28,
    ]
  })
  part(
    whole,
    blade(loop, () => 0.17, { up: [0, 1, 0], thick: 0.09 }),
    small,
  )
  const narrow = '0.03 0.06 -0.5, 0.1 0.05 0.4, 0.3 0.05 1.7'
  part(
    whole,
    blade(narrow, (v) => 0.1 + v * 0.14, { tip: tip * 0.4 }),
    under,
  )
  const broad = '0 0.14 -0.62, -0.02 0.2 -0.1, -0.05 0.15 0.9, -0.1 0.12 2.3'
  part(
    whole,
    blade(broad, (v) => 0.13 + (wide - 0.13) * v ** 0.7, { tip, thick: 0.1 }),
    cloth,
  )
  const knot = form.surface(
    (u, v) => {
      const angle = -u * TURN
      const w = 0.3 - 0.13 * v + 0.03 * Math.sin(v * Math.PI)
      return [Math.cos(angle) * w, 0.17 + Math.sin(angle) * 0.15, -0.82 + v * 0.5]
    },
    40,
    20,
  )
  part(whole, knot, small)
  part(whole, form.ball(0.14), small, { at: [0, 0.17, -0.34], scale: [1.15, 0.95, 0.5] })
  part(whole, form.ball(0.28), small, { at: [0, 0.17, -0.82], scale: [1.07, 0.53, 0.3] })
  return whole
}

/** Knitted narrow, its end cut square, dots in rows down the blade. */
function knittedTie(colour) {
  const wool = (repeat) => knitted(colour, repeat, 2)
  const whole = tied(wool([12, 40]), wool([8, 8]), { wide: 0.27, tip: 0, under: wool([6, 20]) })
  const dot = matte(goods.oat)
  for (let row = 0; row < 8; row++) {
    const z = 0 + row * 0.29
    for (const aside of row % 2 ? [0] : [-0.1, 0.1]) {
      const place = { at: [aside - 0.025 - row * 0.009, 0.24 - Math.max(0, z - 0.2) * 0.026, z], scale: [1, 0.4, 1] }
      part(whole, bead(0.042), dot, place)
    }
  }
  part(whole, form.box(0.56, 0.12, 0.08, 0.035), matte(shade(colour, -0.1)), { at: [-0.1, 0.12, 2.28] })
  return whole
}

/** Plain silk whose slubs run across. */
function slubbed(colour, repeat) {
  return patterned(
    (fill, canvas, size) => {
      fill(colour, 0, 0, 1, 1)
      for (let i = 0; i < 26; i++) {
        canvas.globalAlpha = 0.4 + (i % 4) * 0.12
        canvas.fillStyle = shade(colour, i % 2 ? 0.14 : -0.12)
        canvas.fillRect(((i * 37) % 26) * (size / 26) - 20, i * (size / 26), size * 0.5, 2 + (i % 3))
      }
    },
    repeat,
    { roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.4 },
  )
}

const thaiSilk = (colour) =>
  tied(slubbed(colour, [1, 3]), slubbed(colour, [1, 1]), { wide: 0.44, under: gloss(shade(colour, -0.12)) })

/** Checked cloth folded in four, its point uppermost and the loop's button behind. */
function foldedTie(colour) {
  const whole = group()
  const check = (repeat) => checked(colour, goods.snow, repeat)
  const wide = (v) => 0.4 + 0.05 * v
  for (const [i, far] of [1.5, 1.42, 1.36].entries()) {
    const y = 0.07 + i * 0.13
    const path = [
      [-0.04 * i, y, -far],
      [0.02 * i, y, 0],
      [0.03 * i, y, far - 0.2],
    ]
    part(
      whole,
      blade(path, () => 0.34 + i * 0.03, { thick: 0.13 }),
      check([2, 6]),
    )
    part(whole, form.capsule(0.075, 0.62), check([1, 2]), {
      at: [0.03 * i, y + 0.06, (i % 2 ? -1 : 1) * (far - 0.1)],
      turn: [0, 0, QUARTER],
    })
  }
  const top = '0.04 0.46 -1.4, 0.06 0.47 -0.6, 0.08 0.46 0.4, 0.12 0.43 1.2'
  part(whole, blade(top, wide, { tip: 0.5, thick: 0.1 }), check([2, 6]))
  const thread = matte(goods.snow)
  for (let i = 0; i < 15; i++)
    part(whole, stitch(0.07, 0.016), thread, { at: [0.07, 0.522, -1.2 + i * 0.15], turn: [0, QUARTER, 0] })
  return whole
}

/** A dotted bow with its band behind, standing. */
function bow(colour) {
  const whole = group()
  const cloth = (repeat) => dotted(colour, goods.snow, repeat, 0.15)
  for (const [layer, swell] of [
    [0, 1],
    [1, 0.92],
  ]) {
    for (const side of [-1, 1]) {
      const wing = form.surface(
        (u, v) => {
          const angle = -u * TURN
          const tall = (0.2 + 0.5 * v ** 0.8) * swell
          const puff = 0.1 + 0.16 * Math.sin(Math.min(1, v * 1.1) * Math.PI) * (1 - layer * 0.4)
          const crease = 1 - 0.34 * (1 - v) * Math.abs(Math.cos(angle * 3))
          const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.86) / 0.14) ** 2))
          return [
            side * (0.1 + v * 1.16 * (layer ? 0.88 : 1)),
            0.74 -
              layer * 0.03 +
              Math.sign(Math.sin(angle)) * Math.abs(Math.sin(angle)) ** 0.7 * tall * (0.85 + 0.15 * round),
            (layer ? 0.14 : -0.1) + Math.cos(angle) * puff * crease * (0.3 + 0.7 * round),
          ]
        },
        60,
        40,
      )
      part(whole, wing, cloth([5, 4]))
    }
  }
  part(whole, form.box(0.42, 0.56, 0.5, 0.16), cloth([1.2, 1.6]), { at: [0, 0.72, 0.06] })
  for (const x of [-0.08, 0.07])
    part(whole, form.bar([x, 0.52, 0.315], [x * 0.7, 0.92, 0.315], 0.012), matte(shade(colour, -0.16)))
  const band = Array.from({ length: 41 }, (_, i) => {
    const angle = QUARTER + (i / 40) * TURN
    return [Math.cos(angle) * 1.05, Math.sin(angle) * 0.85 - 0.9]
  })
  part(whole, form.strip(band, 0.22, 0.04, 160), matte(shade(colour, -0.08)), {
    at: [0, 0.6, 0],
    turn: [QUARTER, 0, 0],
  })
  part(whole, form.box(0.3, 0.26, 0.06, 0.02), satin('#c9c7c1'), { at: [1.02, 0.6, -0.9], turn: [0, QUARTER, 0] })
  return whole
}

const flat = { yaw: -0.3, pitch: 0.7, again: { yaw: 0.5, pitch: 0.5 } }

export const ties = {
  'tie-stripe': { build: rolled, yaw: -0.6, pitch: 0.3, again: { yaw: 0.4, pitch: 0.5 } },
  'tie-knit': { ...flat, build: knittedTie, yaw: 0.3, again: { yaw: -0.6, pitch: 0.5 } },
  'tie-thaisilk': { ...flat, build: thaiSilk },
  'tie-bow': { build: bow, yaw: -0.3, pitch: 0.14, again: { yaw: 0.6, pitch: 0.3 } },
  'tie-check': { ...flat, build: foldedTie, yaw: 0.5, again: { yaw: -0.5, pitch: 0.42 } },
}
