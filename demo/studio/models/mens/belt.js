import * as THREE from 'three'
import { shade } from '../../colours.js'
import { brass, gloss, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { stitch } from './trimmings.js'

const { group, part, put, QUARTER, TURN } = form

/** A belt rolled up and stood on its edge, the buckle end drawn out. */
function belt(colour) {
  const roll = group()
  const coil = []
  for (let i = 0; i <= 60; i++) {
    const angle = 0.6 + (i / 60) * 3.15 * form.TURN
    const out = 0.42 + 0.62 * (i / 60)
    coil.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  const [x, y] = coil.at(-1)
  const along = [-y / Math.hypot(x, y), x / Math.hypot(x, y)]
  coil.push([x + along[0] * 0.5, y + along[1] * 0.5], [x + along[0] * 1.1, y + along[1] * 1.1])
  part(roll, form.strip(coil, 0.56, 0.075, 400), satin(colour), { at: [0, 0.28, 0], turn: [-QUARTER, 0, 0] })
  const end = coil.at(-1)
  const buckle = put(roll, group(), { at: [end[0], 0.28, -end[1]], turn: [0, Math.atan2(along[1], along[0]), 0] })
  const frame = form.roundedRectangle(0.62, 0.82, 0.14)
  frame.holes.push(form.roundedRectangle(0.44, 0.64, 0.08))
  part(buckle, form.slab(frame, 0.1, 0.035), brass(), { at: [0.24, 0, 0] })
  part(buckle, form.bar([-0.04, 0, 0.06], [0.52, 0, 0.08], 0.035), brass())
  return roll
}

/** A flat band bent along [x, y] points and stood on its edge. */
const stoodBand = (parent, path, width, thickness, material, steps = 240) =>
  part(parent, form.strip(path, width, thickness, steps), material, { at: [0, width / 2, 0], turn: [-QUARTER, 0, 0] })

/** Webbing rolled flat, the pale stripe along its middle, two rings at the end. */
function webbing(colour) {
  const roll = group()
  const coil = Array.from({ length: 81 }, (_, i) => {
    const [angle, out] = [(i / 80) * 4.2 * TURN, 0.16 + 0.74 * (i / 80)]
    return [Math.cos(angle) * out, Math.sin(angle) * out]
  })
  const [x, y] = coil.at(-1)
  const along = [-y / Math.hypot(x, y), x / Math.hypot(x, y)]
  const end = [x + along[0] * 1.2, y + along[1] * 1.2]
  coil.push([x + along[0] * 0.6, y + along[1] * 0.6], end)
  stoodBand(roll, coil, 0.76, 0.07, woven(colour, [3, 3], 1.4), 420)
  const stripe = matte(shade(colour, 0.34))
  part(roll, form.strip(coil, 0.2, 0.076, 420), stripe, { at: [0, 0.38, 0], turn: [-QUARTER, 0, 0] })
  const rings = put(roll, group(), { at: [end[0], 0.38, -end[1]], turn: [0, Math.atan2(along[1], along[0]), 0] })
  part(rings, form.box(0.26, 0.78, 0.12, 0.04), woven(shade(colour, -0.08), [3, 6]), { at: [-0.02, 0, 0] })
  for (const [turn, out] of [
    [0.16, 0.16],
    [-0.2, 0.22],
  ]) {
    part(rings, form.ring(0.44, 0.055), metal('#bdbab2'), {
      at: [out, 0, turn * 0.4],
      turn: [0, turn, 0],
      scale: [0.6, 1, 1],
    })
  }
  return roll
}

/** A braid of broad strands: each crosses over its neighbours in turn, all of them round an oval. */
function braided(colour) {
  const belt = group()
  const [wide, deep] = [1.45, 1]
  const strands = 7
  const oval = (angle, out) => [Math.cos(angle) * (wide + out), Math.sin(angle) * (deep + out)]
  for (let strand = 0; strand < strands; strand++) {
    const tone = satin(shade(colour, strand % 2 ? 0 : -0.04))
    const path = Array.from({ length: 201 }, (_, i) => {
      const angle = (i / 200) * (TURN - 0.3) + 0.15
      const phase = angle * 9 + (strand / strands) * TURN
      const [x, z] = oval(angle, Math.cos(phase * 2) * 0.05)
      return [x, 0.36 + Math.sin(phase) * 0.27, z]
    })
    part(belt, form.tube(path, 0.085, 170), tone)
  }
  const leather = satin(shade(colour, -0.06))
  for (const side of [-1, 1]) {
    const tab = put(belt, group(), { at: [wide - 0.02, 0.36, side * 0.24], turn: [0, QUARTER - side * 0.1, 0] })
    part(tab, form.box(0.5, 0.6, 0.1, 0.04), leather)
    part(tab, form.box(0.03, 0.5, 0.11, 0.012), matte(shade(colour, 0.2)), { at: [side * 0.14, 0, 0.002] })
  }
  buckled(belt, { at: [wide + 0.06, 0.36, 0], turn: [0, QUARTER, 0] }, brass())
  return belt
}

/** A square frame with its prong. */
function buckled(parent, place, material, frame = form.roundedRectangle(0.64, 0.86, 0.2)) {
  const buckle = put(parent, group(), place)
  frame.holes.push(form.roundedRectangle(0.44, 0.64, 0.12))
  part(buckle, form.slab(frame, 0.1, 0.035), material)
  part(buckle, form.bar([-0.26, 0, 0.06], [0.28, 0, 0.07], 0.035), material)
  return buckle
}

/** A narrow shining loop, its point drawn through an oval buckle and two keepers. */
function dress(colour) {
  const belt = group()
  const leather = gloss(colour, { clearcoat: 0.5 })
  const loop = Array.from({ length: 61 }, (_, i) => {
    const angle = (i / 60) * TURN * 0.985 - QUARTER
    return [Math.cos(angle) * 1.5, Math.sin(angle) * 1.02]
  })
  stoodBand(belt, loop, 0.46, 0.06, leather, 300)
  const point = [
    [-0.2, -1.06],
    [0.25, -1.1],
    [0.7, -1.02],
    [1.05, -0.84],
  ]
  stoodBand(belt, point, 0.46, 0.05, leather, 60)
  const oval = new THREE.Shape()
  oval.absellipse(0, 0, 0.42, 0.36, 0, TURN)
  const hole = new THREE.Path()
  hole.absellipse(0, 0, 0.31, 0.25, 0, TURN)
  oval.holes.push(hole)
  const silver = metal('#c9c7c1')
  const buckle = put(belt, group(), { at: [-0.12, 0.23, 1.12] })
  part(buckle, form.slab(oval, 0.08, 0.03), silver)
  part(buckle, form.bar([-0.36, 0, 0.05], [0.3, 0, 0.06], 0.026), silver)
  for (const [x, z, turn] of [
    [0.42, 1.08, 0.1],
    [0.66, 1.03, 0.2],
  ]) {
    part(belt, form.box(0.11, 0.52, 0.15, 0.03), leather, { at: [x, 0.23, z], turn: [0, turn, 0] })
  }
  for (let i = 0; i < 3; i++) {
    part(belt, form.ball(0.025), matte('#1f1c1a'), {
      at: [0.82 + i * 0.09, 0.23, 1.015 - i * 0.042],
      scale: [1, 1, 0.3],
    })
  }
  return belt
}

/** A wide buckled loop, two rows of eyelets all the way round between two rows of stitches. */
function work(colour) {
  const belt = group()
  const leather = satin(colour)
  const eye = metal('#c3bfb4')
  const thread = matte('#f2eadb')
  const [wide, deep, high] = [1.4, 1.05, 0.86]
  const oval = (angle, out) => [Math.cos(angle) * (wide + out), Math.sin(angle) * (deep + out)]
  const loop = Array.from({ length: 81 }, (_, i) => oval((i / 80) * TURN - QUARTER, 0))
  stoodBand(belt, loop, high, 0.11, leather, 320)
  const facing = (angle) => Math.atan2(Math.cos(angle) / wide, Math.sin(angle) / deep)
  const outside = (geometry, material, angle, y, out) => {
    const [x, z] = oval(angle, out)
    part(belt, geometry, material, { at: [x, y, z], turn: [0, facing(angle), 0] })
  }
  form.around(26, (angle) => {
    for (const y of [0.29, 0.57]) {
      outside(new THREE.TorusGeometry(0.055, 0.022, 8, 20), eye, angle, y, 0.09)
      outside(new THREE.CircleGeometry(0.045, 16), matte('#1f1c1a'), angle, y, 0.09)
    }
  })
  form.around(90, (angle) => {
    for (const y of [0.08, 0.78]) outside(stitch(0.055), thread, angle, y, 0.088)
  })
  const tail = Array.from({ length: 21 }, (_, i) => oval(-QUARTER - 0.1 + (i / 20) * 0.95, 0.12))
  stoodBand(belt, tail, high, 0.1, leather, 80)
  for (const angle of [1.02, 0.86]) {
    for (const y of [0.29, 0.57]) outside(new THREE.TorusGeometry(0.055, 0.022, 8, 20), eye, angle, y, 0.205)
  }
  outside(form.box(0.2, high + 0.08, 0.1, 0.04), satin(shade(colour, -0.06)), 1.25, high / 2, 0.16)
  const frame = form.roundedRectangle(0.8, 0.96, 0.12)
  frame.holes.push(form.roundedRectangle(0.58, 0.76, 0.06))
  const buckle = put(belt, group(), { at: [-0.16, 0.47, deep + 0.22] })
  part(buckle, form.slab(frame, 0.12, 0.04), eye)
  for (const y of [-0.14, 0.14]) part(buckle, form.bar([-0.34, y, 0.07], [0.38, y, 0.08], 0.04), eye)
  return belt
}

export const belts = {
  belt: { build: belt, yaw: 0.5, pitch: 0.5, again: { yaw: -0.6, pitch: 0.35 } },
  'belt-webbing': { build: webbing, yaw: -0.5, pitch: 0.45, again: { yaw: 0.6, pitch: 0.35 } },
  'belt-braided': { build: braided, yaw: -1.05, pitch: 0.42, again: { yaw: -0.4, pitch: 0.6 } },
  'belt-dress': { build: dress, yaw: -0.35, pitch: 0.4, again: { yaw: 0.35, pitch: 0.6 } },
  'belt-work': { build: work, yaw: -0.4, pitch: 0.36, again: { yaw: 0.7, pitch: 0.55 } },
}
