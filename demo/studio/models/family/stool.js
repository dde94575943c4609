import { shade } from '../../colours.js'
import { drawn, matte, ribbed, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { books, plant } from '../props.js'
import { rope, wicker } from './weave.js'

const { group, part, put, QUARTER } = form

/** Stools are stained, not painted: the vein shows through the colour. */
const stained = (colour) => wood(colour, '#00000066')

function threeLegged(colour) {
  const seat = group()
  const timber = stained(colour)
  part(seat, form.turned(form.curve('0 0, 1 0, 1.06 0.08, 1.02 0.17, 0.6 0.12, 0 0.1', 60)), timber, {
    at: [0, 1.9, 0],
  })
  form.around(
    3,
    (angle) => {
      const foot = [Math.cos(angle) * 0.95, 0, Math.sin(angle) * 0.95]
      part(seat, form.bar([foot[0] * 0.58, 1.92, foot[2] * 0.58], foot, 0.09), timber)
    },
    0.5,
  )
  part(seat, form.ring(0.72, 0.04), timber, { at: [0, 0.75, 0], turn: [QUARTER, 0, 0] })
  return seat
}

function threeLeggedWithPlant(colour) {
  const corner = group()
  put(corner, threeLegged(colour))
  put(corner, plant('#e2d9c8'), { at: [0.1, 2.02, 0] })
  return corner
}

/** A tread with round corners, grooved along its front; `slot` cuts the hole that is the handle. */
function tread(seat, colour, { y, z, depth, slot }) {
  const timber = stained(colour)
  const top = form.roundedRectangle(1.9, depth, 0.1)
  if (slot) top.holes.push(form.roundedRectangle(0.6, 0.16, 0.08))
  part(seat, form.slab(top, 0.14, 0.04), timber, { at: [0, y, z], turn: [QUARTER, 0, 0] })
  for (const i of [0, 1, 2]) {
    const groove = { at: [0, y + 0.071, z + depth / 2 - 0.12 - i * 0.08] }
    part(seat, form.box(1.6, 0.03, 0.03, 0.005), matte(shade(colour, -0.18)), groove)
  }
}

function stepStool(colour) {
  const seat = group()
  const timber = stained(colour)
  const side = form.polygon(
    '-0.86 0, -0.62 0, -0.42 0.36, 0.42 0.36, 0.62 0, 0.9 0, 0.86 0.95, 0.1 0.98, -0.02 1.9, -0.68 1.9',
  )
  for (const x of [-0.82, 0.82]) {
    part(seat, form.slab(side, 0.13, 0.03), timber, { at: [x, 0, 0], turn: [0, -QUARTER, 0] })
  }
  tread(seat, colour, { y: 1.96, z: -0.36, depth: 0.84, slot: true })
  tread(seat, colour, { y: 1.02, z: 0.5, depth: 0.82, slot: false })
  part(seat, form.box(1.6, 0.28, 0.1, 0.03), timber, { at: [0, 0.66, -0.55] })
  return seat
}

function stepStoolWithBooks(colour) {
  const corner = group()
  put(corner, stepStool(colour))
  put(corner, books(['#c4704f', '#e3d7c2']), { at: [0, 2.03, -0.36], scale: 0.6 })
  put(corner, plant('#e2d9c8'), { at: [-0.4, 1.09, 0.5], scale: 0.55 })
  return corner
}

/** Poles that cross over as they rise stand closer together at the waist. */
function rattanStool(colour) {
  const seat = group()
  const cane = rope(colour, [40, 1], 1)
  for (const way of [-1, 1]) {
    form.around(14, (start) => {
      const end = start + way * 1.7
      const [x, z, toX, toZ] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)]
      part(seat, form.bar([x * 0.92, 0.08, z * 0.92], [toX * 0.92, 1.72, toZ * 0.92], 0.05), cane)
    })
  }
  for (const [radius, y, thickness] of [
    [0.94, 0.08, 0.08],
    [0.68, 0.84, 0.05],
    [0.68, 0.96, 0.05],
    [0.96, 1.72, 0.09],
  ])
    part(seat, form.ring(radius, thickness), cane, { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  const top = form.curve('0 0.14, 0.5 0.13, 0.88 0.08, 1 0, 0.96 -0.08, 0.8 -0.1', 50)
  part(seat, form.turned(top), wicker(colour, [90, 30], 2), { at: [0, 1.8, 0] })
  return seat
}

function rattanPair(colour) {
  const corner = group()
  put(corner, rattanStool(colour), { at: [-0.7, 0, 0] })
  put(corner, rattanStool(colour), { at: [1.25, 0, 0.8], scale: 0.78 })
  put(corner, books(['#8b9c8f', '#e3d7c2']), { at: [-0.7, 1.94, 0], scale: 0.55 })
  return corner
}

/** Paper cord wound from the four sides meets in the seat's diagonals. */
function cordSeat() {
  const map = drawn(512, 512, (canvas, width, height) => {
    canvas.fillStyle = '#d8bd8c'
    canvas.fillRect(0, 0, width, height)
    const line = (from, to) => {
      canvas.beginPath()
      canvas.moveTo(...from)
      canvas.lineTo(...to)
      canvas.stroke()
    }
    canvas.strokeStyle = '#a98a58'
    canvas.lineWidth = 3
    for (let i = 0; i <= 256; i += 11) {
      line([i, i], [512 - i, i])
      line([i, 512 - i], [512 - i, 512 - i])
      line([i, i], [i, 512 - i])
      line([512 - i, i], [512 - i, 512 - i])
    }
    canvas.strokeStyle = '#8f7347'
    line([0, 0], [512, 512])
    line([512, 0], [0, 512])
  })
  return matte('#fff', { map, bumpMap: map, bumpScale: 2 })
}

function counterStool(colour) {
  const seat = group()
  const timber = stained(colour)
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x, z]))
  for (const [x, z] of corners) {
    const top = z < 0 ? 3.25 : 2.42
    part(seat, form.bar([x * 0.7, top, z * 0.6 - (z < 0 ? 0.12 : 0)], [x * 0.84, 0, z * 0.74], 0.085), timber)
    part(seat, form.ball(0.085), timber, { at: [x * 0.7, top, z * 0.6 - (z < 0 ? 0.12 : 0)] })
  }
  for (const [y, wide] of [
    [0.7, 0.8],
    [1.15, 0.77],
  ]) {
    for (const z of [-0.66, 0.68]) part(seat, form.bar([-wide, y, z], [wide, y, z], 0.055), timber)
    for (const x of [-wide, wide]) part(seat, form.bar([x, y + 0.2, -0.66], [x, y + 0.2, 0.68], 0.055), timber)
  }
  part(seat, form.box(1.56, 0.2, 1.34, 0.09), cordSeat(), { at: [0, 2.3, 0] })
  const back = form.tube('-0.74 3.2 -0.68, -0.4 3.22 -0.84, 0 3.23 -0.88, 0.4 3.22 -0.84, 0.74 3.2 -0.68', 0.075)
  part(
    seat,
    form.bend(back, (x, y, z) => [x, 3.2 + (y - 3.2) * 2.4, z]),
    timber,
  )
  return seat
}

const RIBS = [70, 1]

function paddedStool(colour) {
  const seat = group()
  const side = form.curve('0 0.94, 0.7 0.93, 1.02 0.86, 1.14 0.66, 1.1 0.5', 50)
  const under = form.curve('1.1 0.5, 1.14 0.34, 1.02 0.12, 0.7 0.04, 0 0.03', 50)
  for (const half of [side, under]) part(seat, form.turned(half), ribbed(colour, RIBS, 4), { at: [0, 0.7, 0] })
  part(seat, form.ring(1.11, 0.05), matte(shade(colour, -0.12)), { at: [0, 1.2, 0], turn: [QUARTER, 0, 0] })
  part(seat, form.ball(0.11), matte(shade(colour, -0.08)), { at: [0, 1.64, 0], scale: [1, 0.4, 1] })
  form.around(
    4,
    (angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      const leg = { at: [x * 0.72, 0.37, z * 0.72], turn: [z * 0.14, 0, -x * 0.14] }
      part(seat, form.cylinder(0.12, 0.065, 0.76, 32), wood('#a97c4f'), leg)
    },
    QUARTER / 2,
  )
  return seat
}

function paddedWithBooks(colour) {
  const corner = group()
  put(corner, paddedStool(colour))
  put(corner, books(['#e3d7c2', '#5f7489', '#c98f3c']), { at: [1.75, 0, 0.7], turn: [0, 0.4, 0], scale: 0.6 })
  return corner
}

export const stoolModels = {
  stool: {
    build: threeLegged,
    yaw: -0.4,
    pitch: 0.2,
    again: { build: threeLeggedWithPlant, pitch: 0.12 },
    aside: { pitch: 1 },
  },
  'stool-step': {
    build: stepStool,
    yaw: -0.6,
    pitch: 0.3,
    again: { build: stepStoolWithBooks, yaw: 0.55, pitch: 0.26 },
  },
  'stool-rattan': {
    build: rattanStool,
    yaw: -0.2,
    pitch: 0.24,
    again: { build: rattanPair, yaw: 0, pitch: 0.24 },
    aside: { pitch: 1 },
  },
  'stool-counter': { build: counterStool, yaw: -0.5, pitch: 0.22, again: { yaw: 2.6, pitch: 0.2 } },
  'stool-padded': {
    build: paddedStool,
    yaw: -0.3,
    pitch: 0.24,
    again: { build: paddedWithBooks, yaw: 0.2, pitch: 0.3 },
    aside: { pitch: 1 },
  },
}
