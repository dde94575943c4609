import { shade } from '../../colours.js'
import { drawn, knitted, matte, woven } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part } = form

function sunhat(colour) {
  const hat = group()
  const straw = woven(colour, [90, 60], 1.4)
  const brim = form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const out = 0.84 + v * 1.0
      return [Math.cos(angle) * out, 0.14 - 0.1 * v + 0.07 * v * Math.sin(angle * 3 + 0.6), Math.sin(angle) * out]
    },
    160,
    30,
  )
  part(hat, brim, straw)
  part(hat, form.turned(form.curve('0.85 0.1, 0.82 0.5, 0.74 0.84, 0.46 0.98, 0 0.93', 60)), straw)
  part(hat, form.turned('0.862 0.14, 0.842 0.42'), matte('#2f3a3a'))
  const bow = matte('#2f3a3a')
  part(hat, form.ball(0.09), bow, { at: [0.62, 0.28, 0.6] })
  for (const [x, z, y] of form.read('0.82 0.52 0.2, 0.52 0.82 0.2'))
    part(hat, form.ball(0.17), bow, { at: [x, y + 0.06, z], scale: [0.9, 0.7, 0.9] })
  for (const [x, z] of form.read('1 0.75, 0.75 1'))
    part(
      hat,
      form.tube(
        [
          [0.62, 0.28, 0.6],
          [x * 0.85, 0.16, z * 0.85],
          [x * 1.12, 0.13, z * 1.12],
        ],
        0.05,
        30,
      ),
      bow,
    )
  return hat
}

/** A flat or sloping brim of its own thickness, from a radius to another; `drop` is how far its edge hangs. */
function brim(from, to, drop, wave = () => 0) {
  return form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const out = from + v * (to - from)
      return [Math.cos(angle) * out, -drop * v ** 1.3 + v * wave(angle), Math.sin(angle) * out]
    },
    160,
    24,
  )
}

/** Crochet in rounds: a bucket with a short brim that slopes down. */
function bucketHat(colour) {
  const hat = group()
  part(
    hat,
    form.turned(form.curve('0.98 0.5, 0.9 0.9, 0.84 1.2, 0.7 1.4, 0.4 1.46, 0 1.47', 60)),
    knitted(colour, [52, 16], 3),
  )
  part(hat, brim(0.96, 1.5, 0.5), knitted(colour, [80, 8], 3), { at: [0, 0.54, 0] })
  for (const [out, y] of form.read('0.975 0.53, 1.14 0.44, 1.32 0.27, 1.5 0.04')) {
    part(hat, form.ring(out, 0.028), matte(shade(colour, -0.07)), { at: [0, y, 0], turn: [form.QUARTER, 0, 0] })
  }
  for (const [out, y] of form.read('0.92 0.8, 0.86 1.12, 0.71 1.385')) {
    part(hat, form.ring(out, 0.022), matte(shade(colour, -0.05)), { at: [0, y, 0], turn: [form.QUARTER, 0, 0] })
  }
  return hat
}

/** The club's stripes, running around the crown. */
function clubRibbon() {
  const map = drawn(8, 96, (canvas, width) => {
    for (const [i, tone] of ['#33424f', '#e9e0cd', '#8c4a38', '#e9e0cd', '#33424f'].entries()) {
      canvas.fillStyle = tone
      canvas.fillRect(0, i * 19.2, width, 20)
    }
  })
  return matte('#fff', { map })
}

function boater(colour) {
  const hat = group()
  const straw = woven(colour, [110, 40], 1.8)
  const [ribbon, dark] = [clubRibbon(), matte('#33424f')]
  part(hat, form.turned('0.92 0.06, 0.9 0.72, 0.87 0.79, 0.8 0.82, 0 0.83'), straw)
  part(hat, form.turned('0.9 0.03, 1.62 0.03, 1.66 0.06, 1.62 0.09, 0.9 0.09'), straw)
  for (const out of [1.05, 1.2, 1.35, 1.5, 1.62]) {
    part(hat, form.ring(out, 0.012), matte(shade(colour, -0.1)), { at: [0, 0.09, 0], turn: [form.QUARTER, 0, 0] })
  }
  for (const out of [0.25, 0.45, 0.65]) {
    part(hat, form.ring(out, 0.012), matte(shade(colour, -0.1)), { at: [0, 0.825, 0], turn: [form.QUARTER, 0, 0] })
  }
  part(hat, form.turned('0.93 0.12, 0.918 0.46'), ribbon)
  for (const side of [-1, 1]) {
    part(hat, form.box(0.34, 0.26, 0.07, 0.06), ribbon, {
      at: [0.66 + side * 0.14, 0.29, 0.68 - side * 0.14],
      turn: [0, 0.78, side * 0.1],
    })
  }
  part(hat, form.box(0.12, 0.3, 0.1, 0.04), dark, { at: [0.68, 0.29, 0.7], turn: [0, 0.78, 0] })
  return hat
}

/** A brim as wide as a parasol, its wired edge in a darker dye. */
function floppyHat(colour) {
  const hat = group()
  const braid = woven(colour, [90, 40], 1.4)
  const edge = woven(shade(colour, -0.22), [90, 8], 1.4)
  const wave = (angle) => 0.17 * Math.sin(angle * 2 + 0.9) + 0.09 * Math.sin(angle * 5)
  part(hat, brim(0.84, 2.35, 0.24, wave), braid, { at: [0, 0.42, 0] })
  const border = form.surface(
    (u, v) => {
      const angle = u * form.TURN
      const share = 0.86 + v * 0.145
      const out = 0.84 + share * 1.51
      return [Math.cos(angle) * out, 0.426 - 0.24 * share ** 1.3 + share * wave(angle), Math.sin(angle) * out]
    },
    160,
    6,
  )
  part(hat, border, edge)
  part(hat, form.turned(form.curve('0.85 0.38, 0.83 0.8, 0.74 1.12, 0.46 1.26, 0 1.24', 60)), braid)
  part(hat, form.turned('0.858 0.44, 0.85 0.66'), edge)
  return hat
}

/** A peak and a band, open above; the bow is at the back. */
function visor(colour) {
  const hat = group()
  const palm = woven(colour, [70, 10], 2)
  const trim = matte(shade(colour, -0.2))
  const reach = (angle) => Math.max(0, Math.cos(angle * 0.72)) ** 0.6 * 1.15
  const peak = (lift) =>
    form.surface(
      (u, v) => {
        const angle = (u - 0.5) * 4
        const out = 0.93 + v * reach(angle)
        return [Math.sin(angle) * out, 0.42 + lift - 0.36 * v * reach(angle) ** 0.8, Math.cos(angle) * out]
      },
      140,
      24,
    )
  for (const lift of [0, -0.04]) part(hat, peak(lift), woven(colour, [60, 18], 2))
  const edge = Array.from({ length: 41 }, (_, i) => {
    const angle = (i / 40 - 0.5) * 4
    const out = 0.93 + reach(angle)
    return [Math.sin(angle) * out, 0.4 - 0.36 * reach(angle) ** 0.8, Math.cos(angle) * out]
  })
  part(hat, form.tube(edge, 0.035, 140, 10), trim)
  part(hat, form.turned('0.92 0.38, 0.94 0.4, 0.9 0.76, 0.88 0.76, 0.91 0.4', 110), palm)
  for (const y of [0.4, 0.76]) part(hat, form.ring(0.9, 0.03), trim, { at: [0, y, 0], turn: [form.QUARTER, 0, 0] })
  for (const side of [-1, 1]) {
    part(hat, form.ball(0.24), trim, {
      at: [side * 0.22, 0.62, -0.96],
      turn: [0, 0, side * 0.3],
      scale: [1.1, 0.62, 0.4],
    })
    const tail = `${side * 0.05} 0.58 -0.98, ${side * 0.2} 0.3 -1.08, ${side * 0.34} 0.03 -1.2`
    part(hat, form.tube(tail, 0.05, 24, 10), trim)
  }
  part(hat, form.ball(0.1, 20), trim, { at: [0, 0.6, -1] })
  return hat
}

export const sunhats = {
  sunhat: { build: sunhat, yaw: -0.4, pitch: 0.4, again: { yaw: 0.5, pitch: 0.24 }, aside: { pitch: 1 } },
  'sunhat-bucket': { build: bucketHat, yaw: -0.3, pitch: 0.3, again: { yaw: 0.5, pitch: 0.55 }, aside: { pitch: 1 } },
  'sunhat-boater': { build: boater, yaw: -0.5, pitch: 0.34, again: { yaw: 0.3, pitch: 0.55 }, aside: { pitch: 1 } },
  'sunhat-floppy': { build: floppyHat, yaw: -0.3, pitch: 0.42, again: { yaw: 0.8, pitch: 0.26 }, aside: { pitch: 1 } },
  'sunhat-visor': { build: visor, yaw: -0.55, pitch: 0.42, again: { yaw: 2.6, pitch: 0.4 } },
}
