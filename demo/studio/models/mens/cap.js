import { shade } from '../../colours.js'
import { brass, matte, ribbed, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { denim, herringbone } from './cloths.js'

const { group, part, put, QUARTER, TURN } = form

/** The peak of a cap: an arc that leaves the crown and falls away at its sides. */
function peak(lift) {
  return form.surface(
    (u, v) => {
      const angle = (u - 0.5) * 2.3
      const [x, z] = [Math.sin(angle) * 0.99, Math.cos(angle) * 0.99]
      const reach = v * 0.92 * Math.cos(angle * 0.98) ** 0.75
      return [x * (1 + v * 0.04), 0.06 + lift - 0.16 * v - 0.3 * x * x * (0.35 + v * 0.65), z + reach]
    },
    60,
    30,
  )
}

function cap(colour) {
  const hat = group()
  const cloth = woven(colour, [40, 24])
  const crown = '1 0, 1 0.3, 0.94 0.62, 0.74 0.92, 0.42 1.08, 0 1.13'
  part(hat, form.turned(form.curve(crown)), cloth)
  form.around(
    6,
    (angle) => {
      const path = form
        .curve(crown, 20)
        .map(([out, y]) => [Math.cos(angle) * out * 1.004, y * 1.004, Math.sin(angle) * out * 1.004])
      part(hat, form.tube(path, 0.016, 60), matte(shade(colour, -0.08)))
      part(hat, form.ball(0.035), matte(shade(colour, -0.14)), {
        at: [Math.cos(angle + 0.5) * 0.84, 0.78, Math.sin(angle + 0.5) * 0.84],
      })
    },
    QUARTER,
  )
  part(hat, form.ball(0.09), cloth, { at: [0, 1.13, 0], scale: [1, 0.5, 1] })
  for (const lift of [0, -0.05]) part(hat, peak(lift), cloth)
  for (const v of [0.35, 0.6, 0.85]) {
    const seam = Array.from({ length: 25 }, (_, i) => {
      const angle = (i / 24 - 0.5) * 2.2
      const [x, z] = [Math.sin(angle) * 0.99, Math.cos(angle) * 0.99]
      return [
        x * (1 + v * 0.04),
        0.066 - 0.16 * v - 0.3 * x * x * (0.35 + v * 0.65),
        z + v * 0.92 * Math.cos(angle * 0.98) ** 0.75,
      ]
    })
    part(hat, form.tube(seam, 0.006, 60), matte(shade(colour, -0.08)))
  }
  return hat
}

/** Corduroy in one broad panel before and four behind, a flat peak and a strap with a toggle. */
function fivePanel(colour) {
  const hat = group()
  const cords = ribbed(colour, [64, 1], 5)
  const edge = matte(shade(colour, -0.12))
  const crown = '0.98 0, 1 0.34, 0.98 0.66, 0.86 0.9, 0.5 1, 0 1.02'
  part(hat, form.turned(form.curve(crown)), cords)
  for (const angle of [0.62, 2.52, 3.7, 4.71, 5.72]) {
    const path = form
      .curve(crown, 20)
      .map(([out, y]) => [Math.cos(angle) * out * 1.006, y * 1.004, Math.sin(angle) * out * 1.006])
    part(hat, form.tube(path, 0.018, 60), edge)
  }
  part(hat, form.ball(0.08), cords, { at: [0, 1.02, 0], scale: [1, 0.5, 1] })
  for (const x of [-0.62, 0.62])
    for (const y of [0.5, 0.66]) {
      part(hat, form.ring(0.035, 0.014), brass(), { at: [Math.sign(x) * 0.985, y, 0.12], turn: [0, QUARTER, 0] })
    }
  const brim = (lift) =>
    form.surface(
      (u, v) => {
        const angle = (u - 0.5) * 2.05
        const [x, z] = [Math.sin(angle) * 0.98, Math.cos(angle) * 0.98]
        return [x * (1 + v * 0.1), 0.07 + lift - 0.03 * v - 0.1 * x * x, z + v * 0.92 * Math.cos(angle * 1.02) ** 0.55]
      },
      48,
      20,
    )
  for (const lift of [0, -0.06]) part(hat, brim(lift), lift ? edge : ribbed(colour, [34, 1], 4))
  const rim = Array.from({ length: 41 }, (_, i) => {
    const angle = (i / 40 - 0.5) * 2.05
    const [x, z] = [Math.sin(angle) * 0.98, Math.cos(angle) * 0.98]
    return [x * 1.1, 0.01 - 0.1 * x * x, z + 0.92 * Math.cos(angle * 1.02) ** 0.55]
  })
  part(hat, form.tube(rim, 0.036, 80), edge)
  part(hat, form.ring(0.99, 0.03), edge, { at: [0, 0.02, 0], turn: [QUARTER, 0, 0] })
  part(hat, form.box(0.5, 0.13, 0.03, 0.012), matte('#efe6d4'), { at: [0, 0.1, -1.01] })
  part(hat, form.capsule(0.05, 0.14), wood(), { at: [0.2, 0.1, -1.05] })
  return hat
}

/** A low cap whose top falls forward on to its short peak. */
function flatCap(colour) {
  const hat = group()
  const tweed = herringbone(colour, [11, 7])
  const edge = matte(shade(colour, -0.16))
  const top = form.surface(
    (u, v) => {
      const [across, forth] = [Math.cos(-u * TURN), Math.sin(-u * TURN)]
      const up = Math.sin(v * QUARTER)
      const out = Math.cos(v * QUARTER) ** 0.62
      const ahead = Math.max(0, forth)
      const high = 0.86 - 0.3 * forth * out
      const bulge = 1 + 0.12 * Math.sin(v * Math.PI)
      return [
        across * out * 1.02 * bulge,
        0.1 + up * high - 0.06 * ahead * (1 - v),
        forth * out * (1.06 + 0.3 * ahead) * bulge,
      ]
    },
    110,
    50,
  )
  part(hat, top, tweed)
  const peaked = (lift) =>
    form.surface(
      (u, v) => {
        const angle = (u - 0.5) * 2.2
        const [x, z] = [Math.sin(angle) * 1, Math.cos(angle) * 1.3]
        return [
          x * (1 + v * 0.05),
          0.12 + lift - 0.12 * v - 0.12 * x * x * (0.3 + v),
          z + v * 0.42 * Math.cos(angle) ** 0.8,
        ]
      },
      40,
      14,
    )
  for (const lift of [0, -0.06]) part(hat, peaked(lift), lift ? edge : herringbone(colour, [5, 1.4]))
  part(hat, form.ball(0.085), tweed, { at: [0, 0.97, 0.02], scale: [1, 0.55, 1] })
  const band = Array.from({ length: 41 }, (_, i) => {
    const [x, z] = [Math.cos((i / 40) * TURN), Math.sin((i / 40) * TURN)]
    return [x * 1.0, 0.06, z * (1.04 + 0.28 * Math.max(0, z))]
  })
  part(hat, form.tube(band, 0.05, 90), edge)
  return hat
}

/** A ribbed hat with a deep turned cuff, its crown drawn in by eight seams. */
function watchCap(colour) {
  const hat = group()
  const ribs = ribbed(colour, [64, 1], 6)
  const dome = form.surface(
    (u, v) => {
      const angle = -u * TURN
      const gather = Math.max(0, v - 0.62) / 0.38
      const out =
        (v < 0.62 ? 1 - 0.03 * v : 0.98 * Math.cos(gather * QUARTER) ** 0.8) *
        (1 - 0.07 * gather * (0.5 + 0.5 * Math.cos(angle * 8)))
      const y = v < 0.62 ? v * 1.72 : 1.066 + Math.sin(gather * QUARTER) * 0.52
      return [Math.cos(angle) * out, y, Math.sin(angle) * out * 0.94]
    },
    160,
    50,
  )
  part(hat, dome, ribs)
  const cuff = '1.03 0.02, 1.12 0.06, 1.13 0.3, 1.12 0.58, 1.05 0.64, 0.99 0.6'
  part(hat, form.turned(form.curve(cuff, 40), 160), ribbed(shade(colour, -0.03), [68, 1], 7), { scale: [1, 1, 0.94] })
  part(hat, form.box(0.3, 0.2, 0.03, 0.012), satin('#b98a55'), { at: [0.32, 0.3, 1.02], turn: [0, 0.3, 0] })
  return hat
}

function watchCaps(colour) {
  const pair = group()
  put(pair, watchCap(colour), { at: [0, 0, 0] })
  put(pair, watchCap('#8b9c8f'), { at: [1.5, 0, -1.5], turn: [0, 0.4, 0] })
  return pair
}

/** A denim bucket: sloping brim with rows of stitching, a band seam and eyelets. */
function bucket(colour) {
  const hat = group()
  const cloth = denim(colour, [26, 10])
  const thread = matte('#d8a860')
  const wave = (angle, v) => 0.05 * v * Math.sin(angle * 3 + 0.8)
  const slope = (angle, v) => [1.0 + v * 0.52, 0.56 - v * 0.5 + wave(angle, v)]
  part(hat, form.turned(form.curve('1 0.54, 0.97 0.84, 0.9 1.24, 0.86 1.34, 0.78 1.37, 0.4 1.39, 0 1.39', 50)), cloth)
  part(
    hat,
    form.surface(
      (u, v) => {
        const angle = -u * TURN
        const [out, y] = slope(angle, v)
        return [Math.cos(angle) * out, y, Math.sin(angle) * out]
      },
      120,
      24,
    ),
    cloth,
  )
  const circle = (place, thickness, material) => {
    const path = Array.from({ length: 73 }, (_, i) => {
      const angle = (i / 72) * TURN
      const [out, y] = place(angle)
      return [Math.cos(angle) * out, y, Math.sin(angle) * out]
    })
    part(hat, form.tube(path, thickness, 72), material)
  }
  for (let row = 1; row <= 8; row++) {
    circle((angle) => slope(angle, row / 8.6).map((at, i) => (i ? at + 0.012 : at)), 0.009, thread)
  }
  circle((angle) => slope(angle, 1), 0.03, denim(shade(colour, -0.06), [30, 1]))
  circle(() => [1.01, 0.56], 0.022, matte(shade(colour, -0.14)))
  circle(() => [0.87, 1.345], 0.02, matte(shade(colour, -0.14)))
  for (const angle of [0.35, 0.6, 2.6, 2.85]) {
    part(hat, form.ring(0.05, 0.018), brass(), {
      at: [Math.cos(angle) * 0.955, 1, Math.sin(angle) * 0.955],
      turn: [0, QUARTER - angle, 0],
    })
  }
  return hat
}

export const caps = {
  cap: { build: cap, yaw: -0.6, pitch: 0.26, again: { yaw: 0.35, pitch: 0.5 }, near: { zoom: 1.7 } },
  'cap-cord': { build: fivePanel, yaw: 0.55, pitch: 0.3, again: { yaw: -0.4, pitch: 0.5 } },
  'cap-flat': { build: flatCap, yaw: -0.65, pitch: 0.32, again: { yaw: 0.5, pitch: 0.5 } },
  'cap-watch': {
    build: watchCap,
    yaw: -0.3,
    pitch: 0.16,
    again: { build: watchCaps, yaw: 0.2, pitch: 0.24 },
    aside: { pitch: 1 },
  },
  'cap-bucket': { build: bucket, yaw: -0.4, pitch: 0.28, again: { yaw: 0.6, pitch: 0.55 }, aside: { pitch: 1 } },
}
