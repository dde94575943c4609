import { goods, shade } from '../../colours.js'
import { drawn, gloss, landscape, lit, matte, metal, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'

const { around, group, part, put, QUARTER } = form

const watchFace = () => landscape(500, 600, ['#f0dcc4', '#c98c6a', '#35434b', '#fbf3e4'])

/** Where a strap goes from the case's edge, `reach` above or below the middle, around the wrist. */
const strapPath = (side, reach = 0.68) =>
  `0.62 ${1.5 + side * reach}, 0.42 ${1.5 + side * 1.1}, -0.15 ${1.5 + side * 1.3}, -0.72 ${1.5 + side * 1.06}, -0.98 ${1.5 + side * 0.42}, -1.02 1.5`

/** Both halves of a strap, as if round a wrist. */
function strap(parent, width, thickness, material, reach, steps) {
  for (const side of [-1, 1])
    part(parent, form.strip(strapPath(side, reach), width, thickness, steps), material, { turn: [0, -QUARTER, 0] })
}

/** Where the case sits, its face along z. */
const caseIn = (parent) => put(parent, group(), { at: [0, 1.5, 0.62], turn: [-0.12, 0, 0] })

/** Hands that point at [angle, length, width], in the face's plane. */
function hands(parent, list, material, z) {
  for (const [turn, length, width] of list)
    part(parent, form.box(width, length, 0.01, 0.004), material, {
      at: [Math.sin(turn) * length * 0.5, Math.cos(turn) * length * 0.5, z],
      turn: [0, 0, -turn],
    })
}

function watch(colour) {
  const set = group()
  const body = caseIn(set)
  part(body, form.slab(form.roundedRectangle(1.3, 1.55, 0.38), 0.36, 0.12), metal('#d8d2c8'))
  part(body, form.slab(form.roundedRectangle(1.16, 1.41, 0.32), 0.39, 0.04), gloss('#14181a'))
  part(body, form.face(1.04, 1.28, 0.27), lit('#fff', { map: watchFace() }), { at: [0, 0, 0.197] })
  hands(
    body,
    [
      [-0.9, 0.3, 0.05],
      [1, 0.46, 0.035],
    ],
    lit('#35434b'),
    0.204,
  )
  part(body, form.cylinder(0.1, 0.1, 0.12), metal('#d8d2c8'), { at: [0.7, 0.25, 0], turn: [0, 0, QUARTER] })
  part(body, form.box(0.05, 0.36, 0.1, 0.02), metal('#d8d2c8'), { at: [0.655, -0.22, 0] })
  strap(set, 0.86, 0.1, satin(colour))
  return set
}

/** Three arcs that fill as the day goes, over a dark dial. */
const rings = () =>
  drawn(512, 512, (canvas, width) => {
    const middle = width / 2
    canvas.fillStyle = '#171c1f'
    canvas.fillRect(0, 0, width, width)
    canvas.lineWidth = 26
    canvas.lineCap = 'round'
    ;[
      ['#d98a5f', 205, 4.4],
      ['#dfc182', 165, 3.2],
      ['#8fb5a5', 125, 5.2],
    ].forEach(([tone, radius, arc]) => {
      canvas.strokeStyle = tone
      canvas.beginPath()
      canvas.arc(middle, middle, radius, -1.57, -1.57 + arc)
      canvas.stroke()
    })
  })

function sport(colour) {
  const set = group()
  const body = caseIn(set)
  const turn = [QUARTER, 0, 0]
  part(body, form.turned('0 -0.2, 0.72 -0.2, 0.8 -0.1, 0.8 0.12, 0 0.12', 80), matte('#3f4646'), { turn })
  part(body, form.turned('0.6 0.24, 0.64 0.27, 0.8 0.22, 0.86 0.12, 0.84 0.06, 0.6 0.06', 80), metal('#9a9c99'), {
    turn,
  })
  around(24, (angle) => {
    const at = [Math.cos(angle) * 0.84, Math.sin(angle) * 0.84, 0.14]
    part(body, form.box(0.1, 0.07, 0.14, 0.03), metal('#9a9c99'), { at, turn: [0, 0, angle] })
  })
  part(body, form.face(1.22, 1.22, 0.61), lit('#fff', { map: rings() }), { at: [0, 0, 0.235] })
  for (const y of [0.32, -0.32])
    part(body, form.cylinder(0.1, 0.1, 0.16, 24), satin(goods.honey), { at: [0.84, y, 0], turn: [0, 0, QUARTER] })
  strap(set, 0.9, 0.13, matte(colour), 0.62)
  for (let i = 0; i < 4; i++) {
    for (const x of [-0.2, 0.2]) {
      const at = [x, 0.62 - i * 0.1, 0.5 - i * 0.19]
      part(set, form.cylinder(0.06, 0.06, 0.1, 16), matte(shade(colour, -0.28)), { at, turn: [1.15 - i * 0.28, 0, 0] })
    }
  }
  return set
}

function mesh(colour) {
  const set = group()
  const body = caseIn(set)
  const turn = [QUARTER, 0, 0]
  const steel = metal(colour)
  part(body, form.turned('0 -0.12, 0.66 -0.12, 0.74 -0.04, 0.74 0.08, 0.68 0.13, 0.64 0.1, 0 0.1', 96), steel, { turn })
  part(body, form.cylinder(0.64, 0.64, 0.01, 72), matte('#f4f0e8'), { at: [0, 0, 0.105], turn })
  around(12, (angle) => {
    const at = [Math.cos(angle) * 0.54, Math.sin(angle) * 0.54, 0.112]
    part(body, form.box(0.12, 0.025, 0.012, 0.005), steel, { at, turn: [0, 0, angle] })
  })
  part(body, form.ring(0.16, 0.01), steel, { at: [0, -0.27, 0.112] })
  hands(
    body,
    [
      [-0.95, 0.34, 0.04],
      [1.05, 0.5, 0.028],
    ],
    matte('#3a3f40'),
    0.122,
  )
  const small = put(body, group(), { at: [0, -0.27, 0] })
  hands(small, [[2.4, 0.13, 0.02]], matte(goods.brick), 0.12)
  part(body, form.cylinder(0.07, 0.07, 0.12, 24), steel, { at: [0.78, 0, 0], turn: [0, 0, QUARTER] })
  const net = metal(shade(colour, -0.04), { bumpMap: woven(colour, [3, 3]).bumpMap, bumpScale: 1.6, roughness: 0.46 })
  strap(set, 0.74, 0.07, net, 0.6)
  for (const y of [-1, 1]) part(body, form.box(0.8, 0.16, 0.12, 0.05), steel, { at: [0, y * 0.72, -0.04] })
  return set
}

const bars = () =>
  drawn(160, 420, (canvas, width, height) => {
    canvas.fillStyle = '#15191b'
    canvas.fillRect(0, 0, width, height)
    ;[
      ['#d98a5f', 0.62],
      ['#dfc182', 0.4],
      ['#8fb5a5', 0.78],
    ].forEach(([tone, share], i) => {
      const long = height * 0.72 * share
      canvas.fillStyle = tone
      canvas.fillRect(26 + i * 40, height * 0.86 - long, 26, long)
    })
  })

/** One unbroken loop, narrow, that swells a little to hold the screen. */
function band(colour) {
  const set = group()
  strap(set, 0.56, 0.14, matte(colour), 0.5, 64)
  const body = caseIn(set)
  part(body, form.slab(form.roundedRectangle(0.64, 1.5, 0.3), 0.2, 0.08), matte(colour))
  part(body, form.slab(form.roundedRectangle(0.5, 1.32, 0.24), 0.23, 0.03), gloss('#14181a'))
  part(body, form.face(0.42, 1.16, 0.18), lit('#fff', { map: bars() }), { at: [0, 0, 0.118] })
  return set
}

function bandPair(colour) {
  const set = group()
  put(set, band(colour), { at: [-0.65, 0, -0.3], turn: [0, 0.3, 0] })
  put(set, band(shade(colour, -0.1)), { at: [0.75, 0, 0.4], turn: [0, -0.2, 0] })
  return set
}

/** A face with two eyes, cheeks and a smile. */
const smile = () =>
  drawn(320, 320, (canvas, width) => {
    canvas.fillStyle = '#f3dfae'
    canvas.fillRect(0, 0, width, width)
    const dot = (x, y, radius, tone) => {
      canvas.fillStyle = tone
      canvas.beginPath()
      canvas.arc(x, y, radius, 0, 7)
      canvas.fill()
    }
    for (const x of [100, 220]) dot(x, 130, 20, '#3a3f40')
    for (const x of [70, 250]) dot(x, 190, 26, '#e2a58c')
    canvas.strokeStyle = '#3a3f40'
    canvas.lineWidth = 14
    canvas.lineCap = 'round'
    canvas.beginPath()
    canvas.arc(160, 170, 56, 0.5, 2.64)
    canvas.stroke()
  })

function kids(colour) {
  const set = group()
  const body = caseIn(set)
  part(body, form.slab(form.roundedRectangle(1.62, 1.62, 0.44), 0.5, 0.16), satin(colour))
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      part(body, form.ball(0.34, 32), matte(shade(colour, -0.14)), { at: [x * 0.62, y * 0.62, 0], scale: [1, 1, 0.85] })
  part(body, form.slab(form.roundedRectangle(1.2, 1.2, 0.26), 0.55, 0.04), gloss('#2b3032'))
  part(body, form.face(1.04, 1.04, 0.2), lit('#fff', { map: smile() }), { at: [0, 0, 0.28] })
  part(body, form.cylinder(0.16, 0.16, 0.16, 32), satin(goods.brick), { at: [0.86, 0.1, 0], turn: [0, 0, QUARTER] })
  strap(set, 0.96, 0.12, woven(shade(colour, 0.06), [2.4, 2.4], 1.4), 0.72)
  return set
}

export const watchModels = {
  watch: { build: watch, yaw: -0.45, pitch: 0.12, again: { yaw: 0.55, pitch: 0.2 } },
  'watch-sport': { build: sport, yaw: -0.45, pitch: 0.12, again: { yaw: 0.55, pitch: 0.24 } },
  'watch-mesh': { build: mesh, yaw: -0.5, pitch: 0.14, again: { yaw: 0.6, pitch: 0.3 } },
  'watch-band': { build: band, yaw: -0.6, pitch: 0.16, again: { build: bandPair, yaw: -0.2, pitch: 0.24 } },
  'watch-kids': { build: kids, yaw: -0.4, pitch: 0.14, again: { yaw: 0.5, pitch: 0.26 } },
}
