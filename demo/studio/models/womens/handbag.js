import { shade } from '../../colours.js'
import { brass, matte, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { archBand } from './handle.js'

const { group, part, put, QUARTER } = form

/** A half moon of soft leather under a broad strap. */
function crescent(colour) {
  const bag = group()
  const leather = satin(colour)
  const seam = matte(shade(colour, -0.16))
  const moon =
    '-1.42 1.5 0, -1.36 0.92 0, -0.95 0.34 0, -0.35 0.06 0, 0.35 0.06 0, 0.95 0.34 0, 1.36 0.92 0, 1.42 1.5 0, 1.2 1.5 0, 0.7 1.32 0, 0 1.25 0, -0.7 1.32 0, -1.2 1.5 0'
  part(bag, form.slab(form.outline(moon), 0.72, 0.24, { bevelSegments: 12 }), leather)
  part(bag, archBand(1.44, 1.4, 0.17, 0.24, 0.05), leather, { at: [0, 1.36, 0] })
  const zip = '-1.14 1.47 0, -0.7 1.34 0, 0 1.27 0, 0.7 1.34 0, 1.14 1.47 0'
  part(bag, form.tube(zip, 0.055, 60, 10), matte('#5a4b40'))
  part(bag, form.tube('1.02 1.44 0.05, 1.05 1.36 0.24, 1.05 1.1 0.4', 0.03, 20, 10), brass())
  for (const face of [-1, 1]) {
    const stitched = `-1.22 1.1 ${face * 0.345}, -0.86 0.5 ${face * 0.365}, -0.3 0.26 ${face * 0.365}, 0.3 0.26 ${face * 0.365}, 0.86 0.5 ${face * 0.365}, 1.22 1.1 ${face * 0.345}`
    part(bag, form.tube(stitched, 0.014, 80, 8), seam)
  }
  for (const x of [-1.36, 1.36]) {
    part(bag, form.ring(0.11, 0.03), brass(), { at: [x, 1.44, 0.14], turn: [0, x * 0.2, 0] })
  }
  return bag
}

/** A small case with a flap, a lock and one round handle. */
function boxBag(colour) {
  const bag = group()
  const [leather, edge] = [satin(colour), matte(shade(colour, -0.14))]
  part(bag, form.box(2.4, 1.7, 0.95, 0.1), leather, { at: [0, 0.91, 0] })
  const flap = form.polygon('-1.22 0, 1.22 0, 1.22 -0.6, 1.02 -0.82, 0.4 -0.98, -0.4 -0.98, -1.02 -0.82, -1.22 -0.6')
  part(bag, form.slab(flap, 0.09, 0.035), leather, { at: [0, 1.78, 0.51] })
  part(bag, form.box(2.45, 0.1, 1.08, 0.05), leather, { at: [0, 1.77, 0.015] })
  const rim =
    '-1.17 1.7 0.565, -1.17 1.2 0.565, -0.98 1.01 0.565, -0.38 0.86 0.565, 0.38 0.86 0.565, 0.98 1.01 0.565, 1.17 1.2 0.565, 1.17 1.7 0.565'
  part(bag, form.tube(rim, 0.014, 120, 8), edge)
  part(bag, form.box(0.4, 0.26, 0.05, 0.04), brass(), { at: [0, 0.98, 0.57] })
  part(bag, form.box(0.1, 0.2, 0.09, 0.04), brass(), { at: [0, 0.98, 0.6] })
  part(bag, form.tube('-0.62 1.8 0, -0.6 2.16 0, -0.3 2.48 0, 0.3 2.48 0, 0.6 2.16 0, 0.62 1.8 0', 0.095), leather)
  for (const x of [-0.62, 0.62]) {
    part(bag, form.box(0.3, 0.06, 0.4, 0.03), edge, { at: [x, 1.84, 0] })
    part(bag, form.ring(0.12, 0.03), brass(), { at: [x, 1.94, 0], turn: [0, QUARTER, 0] })
  }
  for (const [x, z] of form.read('-1 0.34, 1 0.34, -1 -0.34, 1 -0.34')) {
    part(bag, form.cylinder(0.07, 0.07, 0.08, 24), brass(), { at: [x, 0.04, z] })
  }
  for (const side of [-1, 1]) part(bag, form.box(0.04, 1.4, 0.7, 0.02), edge, { at: [side * 1.2, 0.9, 0] })
  return bag
}

/** Where the leather of the bucket is: u around it, v from the base to the mouth. */
function bucketAt(u, v) {
  const angle = u * form.TURN
  const drawn = Math.max(0, v - 0.62) / 0.38
  const radius = 0.92 + 0.14 * v - 0.36 * drawn ** 1.6 + 0.085 * drawn * Math.sin(angle * 8)
  return [Math.cos(angle) * radius, 0.06 + v * 2.05, Math.sin(angle) * radius * 0.86]
}

function bucket(colour) {
  const bag = group()
  const [leather, dark] = [satin(colour), matte(shade(colour, -0.18))]
  part(bag, form.surface(bucketAt, 180, 50), leather)
  part(bag, form.turned('0 0.04, 0.9 0.04, 0.95 0.1, 0.955 0.3', 90), dark, { scale: [1, 1, 0.87] })
  part(bag, form.turned('0 1.45, 0.8 1.6', 60), matte('#4b3a2e'), { scale: [1, 1, 0.86] })
  const cord = []
  for (let i = 0; i <= 96; i++) {
    const [x, y, z] = bucketAt(i / 96 + 0.25, 0.8)
    cord.push([x * 1.03, y, z * 1.03])
  }
  part(bag, form.tube(cord, 0.035, 200, 10), dark)
  for (let i = 0; i < 8; i++) {
    const u = (i + 0.25) / 8
    const [x, y, z] = bucketAt(u, 0.8)
    part(bag, form.ring(0.07, 0.026), brass(), { at: [x * 1.03, y, z * 1.03], turn: [0, QUARTER - u * form.TURN, 0] })
  }
  for (const side of [-1, 1]) {
    const end = `${side * 0.05} 1.7 0.82, ${side * 0.14} 1.45 1.0, ${side * 0.16} 1.0 1.0`
    part(bag, form.tube(end, 0.035, 24, 10), dark)
    part(bag, form.turned('0.03 0, 0.07 -0.06, 0.09 -0.34, 0 -0.34', 24), dark, { at: [side * 0.16, 1.04, 1.0] })
  }
  part(bag, form.ball(0.1, 20), dark, { at: [0, 1.7, 0.84] })
  part(bag, archBand(0.98, 1.5, 0.06, 0.22, 0.02), leather, { at: [0, 1.72, 0] })
  for (const x of [-0.95, 0.95]) part(bag, form.box(0.06, 0.5, 0.24, 0.02), leather, { at: [x, 1.6, 0] })
  return bag
}

/** Silk gathered on to two rings of bamboo. */
function bambooBag(colour) {
  const bag = group()
  const silk = satin(colour, { sheen: 0.7, sheenRoughness: 0.4 })
  const sack = form.bend(form.softBox(2, 1.7, 0.8), (x, y, z) => {
    const t = Math.max(0, (y + 0.85) / 1.7)
    const wide = x * (1.32 - 0.62 * t ** 1.5) * (0.72 + 0.28 * Math.min(1, t * 3.2) ** 0.5)
    const belly = z * (0.5 + 0.7 * Math.sin(Math.min(1, t * 1.5) * QUARTER) - 0.75 * t ** 2)
    return [wide, y, belly + Math.sign(z) * 0.045 * t * Math.sin(x * 26)]
  })
  part(bag, sack, silk, { at: [0, 0.86, 0] })
  const bamboo = wood('#d2a96a', '#9a6b35')
  for (const face of [-1, 1]) {
    const hoop = put(bag, group(), { at: [0, 2.2, face * 0.12], turn: [face * 0.1, 0, 0] })
    part(hoop, form.ring(0.68, 0.07), bamboo)
    form.around(7, (angle) => {
      const node = { at: [Math.cos(angle) * 0.68, Math.sin(angle) * 0.68, 0], turn: [0, 0, angle] }
      part(hoop, form.cylinder(0.08, 0.08, 0.035, 24), matte('#a97a42'), node)
    })
    part(bag, form.box(1.3, 0.16, 0.1, 0.05), silk, { at: [0, 1.66, face * 0.14] })
  }
  return bag
}

/** A rounded little box on a striped guitar strap. */
function cameraBag(colour) {
  const bag = group()
  const [leather, edge] = [woven(colour, [60, 40], 0.5), matte(shade(colour, -0.16))]
  part(bag, form.box(2.4, 1.6, 0.8, 0.36), leather, { at: [0, 0.8, 0] })
  part(bag, form.slab(form.roundedRectangle(1.9, 0.92, 0.26), 0.2, 0.08), leather, { at: [0, 0.68, 0.42] })
  part(bag, form.box(1.6, 0.05, 0.03, 0.012), matte('#4a4541'), { at: [0, 1.02, 0.53] })
  part(bag, form.box(0.07, 0.3, 0.04, 0.02), brass(), { at: [0.72, 0.9, 0.55] })
  part(bag, form.tube('-1.1 1.42 0, -0.9 1.58 0, 0 1.605 0, 0.9 1.58 0, 1.1 1.42 0', 0.045, 80, 10), matte('#4a4541'))
  part(bag, form.box(0.3, 0.06, 0.12, 0.03), brass(), { at: [0.95, 1.62, 0] })
  const loop = '-1.22 1.2, -1.34 1.7, -1.1 2.5, -0.5 2.98, 0.15 3.04, 0.85 2.7, 1.28 2.0, 1.22 1.2'
  for (const [i, tone] of ['#efe7d8', colour, '#3f4a4f', colour, '#efe7d8'].entries()) {
    part(bag, form.strip(loop, 0.115, 0.05, 60), woven(tone, [20, 4]), { at: [0, 0, (i - 2) * 0.115] })
  }
  for (const x of [-1.22, 1.22]) {
    part(bag, form.ring(0.16, 0.035), brass(), { at: [x, 1.16, 0], turn: [0, QUARTER, 0] })
    part(bag, form.box(0.08, 0.34, 0.24, 0.03), edge, { at: [x * 0.99, 0.96, 0] })
  }
  return bag
}

export const handbags = {
  'handbag-crescent': {
    build: crescent,
    yaw: -0.35,
    pitch: 0.14,
    again: { yaw: 0.6, pitch: 0.28 },
    near: { zoom: 1.7 },
  },
  'handbag-box': { build: boxBag, yaw: -0.45, pitch: 0.18, again: { yaw: 0.5, pitch: 0.3 }, near: { zoom: 1.7 } },
  'handbag-bucket': { build: bucket, yaw: -0.3, pitch: 0.22, again: { yaw: 0.5, pitch: 0.4 } },
  'handbag-bamboo': { build: bambooBag, yaw: -0.35, pitch: 0.12, again: { yaw: 0.5, pitch: 0.24 } },
  'handbag-camera': { build: cameraBag, yaw: -0.5, pitch: 0.18, again: { yaw: 0.55, pitch: 0.3 }, near: { zoom: 1.7 } },
}
