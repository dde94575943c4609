import { shade } from '../../colours.js'
import { matte, metal, satin, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bambooFace, endGrain, grained } from './board-faces.js'

const { group, part, put, QUARTER } = form
const timbers = {
  acacia: '#7d4b2c',
  teak: '#9b6a3c',
  mango: '#c59a62',
  maple: '#dcbd8e',
  walnut: '#6f4a30',
  cherry: '#a5623c',
  beech: '#d0a577',
  oak: '#c39a66',
}

/** Lays a texture flat over a board [width, depth], seen from its face. */
function laid(geometry, width, depth) {
  const { position, uv } = geometry.attributes
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / depth + 0.5)
  return geometry
}

/** A board's outline with a handle that grows out of a round plate; the hole is cut near its end. */
function paddle() {
  const half = '0.24 2.02, 0.28 1.72, 0.32 1.42, 0.62 1.18, 1.08 0.78, 1.33 0.1, 1.22 -0.55, 0.8 -1.06'
  const right = form.read(half)
  const left = right.map(([x, y]) => [-x, y]).reverse()
  const shape = form.outline([...right, [0, -1.33], ...left, [0, 2.24]])
  shape.holes.push(form.disc(0.1, 0, 1.95))
  return laid(form.slab(shape, 0.2, 0.06), 2.7, 3.6)
}

function roundBoard(colour) {
  const board = group()
  part(board, paddle(), grained(colour))
  const loop = form.tube(
    '0 1.95 0.06, 0.1 2.2 0.16, 0.16 2.62 0.06, 0 2.8 0, -0.16 2.62 -0.06, -0.1 2.2 -0.16, 0 1.95 -0.06',
    0.035,
    60,
  )
  part(board, loop, satin('#5f3d27'))
  return board
}

function roundStanding(colour) {
  const stand = group()
  put(stand, roundBoard(colour), { at: [0, 1.31, 0], turn: [-0.2, 0, 0] })
  return stand
}

/** A wedge of cheese with its rind at the back. */
function wedge() {
  const cheese = group()
  part(cheese, form.slab(form.polygon('0 0, 1 -0.36, 1.06 0, 1 0.36'), 0.46, 0.03), satin('#e6c068'), {
    turn: [-QUARTER, 0, 0],
  })
  part(cheese, form.box(0.06, 0.48, 0.74, 0.02), satin('#c98f3c'), { at: [1.03, 0, 0] })
  return cheese
}

function roundServed(colour) {
  const table = group()
  put(table, roundBoard(colour), { at: [0, 0.1, 0], turn: [-QUARTER, 0, 0.7] })
  put(table, wedge(), { at: [-0.55, 0.45, 0.3], turn: [0, 0.5, 0] })
  for (let i = 0; i < 15; i++) {
    const at = [0.42 + wobble(0.3), 0.33 + random() * 0.22, -0.45 + wobble(0.26)]
    part(table, form.ball(0.15), satin(i % 3 ? '#6f4d5c' : '#5b3d50'), { at })
  }
  return table
}

function block(colour) {
  const board = group()
  const body = laid(form.slab(form.roundedRectangle(3.4, 2.4, 0.14), 0.56, 0.05), 3.4, 2.4)
  part(board, body, endGrain(colour), { at: [0, 0.4, 0], turn: [-QUARTER, 0, 0] })
  for (const x of [-1, 1]) {
    const groove = { at: [x * 1.7, 0.34, 0], scale: [0.32, 0.5, 1] }
    part(board, form.capsule(0.16, 1.1).rotateX(QUARTER), matte(shade(colour, -0.3)), groove)
    for (const z of [-0.9, 0.9])
      part(board, form.cylinder(0.14, 0.16, 0.14, 32), matte('#3a3733'), { at: [x * 1.4, 0.07, z] })
  }
  return board
}

function knife() {
  const tool = group()
  const blade = form.outline([
    [0, 0.2],
    [0.7, 0.22],
    [1.4, 0.12],
    [1.75, -0.06],
    [1.4, -0.18],
    [0.7, -0.2],
    [0, -0.2],
  ])
  part(tool, form.slab(blade, 0.035, 0.012), metal('#c6c6c2'), { turn: [-QUARTER, 0, 0] })
  const grip = form.capsule(0.12, 0.9).rotateZ(QUARTER)
  part(tool, grip, wood('#4b3426', '#2c1d14'), { at: [-0.6, 0, 0], scale: [1, 0.7, 1] })
  return tool
}

function blockInUse(colour) {
  const table = block(colour)
  put(table, knife(), { at: [0.35, 0.74, 0.72], turn: [0, 0.18, 0] })
  for (const [x, z] of [
    [-0.75, -0.35],
    [-0.1, -0.6],
  ]) {
    part(table, form.ball(0.36), satin('#c0472f'), { at: [x, 0.98, z], scale: [1, 0.86, 1] })
    part(table, form.ball(0.07), matte('#64853f'), { at: [x, 1.28, z], scale: [1.6, 0.5, 1.6] })
  }
  for (let i = 0; i < 5; i++) {
    const slice = { at: [0.5 + i * 0.2, 0.72 + i * 0.03, -0.3 - i * 0.05], turn: [0, 0, 0.16] }
    part(table, form.cylinder(0.33, 0.33, 0.07, 40), satin(i % 2 ? '#cf5a3d' : '#d96a4b'), slice)
  }
  return table
}

function bambooBoard(colour) {
  const shape = form.roundedRectangle(3.3, 2.2, 0.26)
  shape.holes.push(form.roundedRectangle(0.2, 0.9, 0.1, 1.4, 0))
  return part(group(), laid(form.slab(shape, 0.19, 0.05), 3.3, 2.2), bambooFace(colour)).parent
}

function bambooStanding(colour) {
  const stand = group()
  put(stand, bambooBoard(colour), { at: [0, 1.08, 0], turn: [-0.2, 0, 0] })
  return stand
}

function bambooInUse(colour) {
  const table = group()
  put(table, bambooBoard(colour), { at: [0, 0.1, 0], turn: [-QUARTER, 0, 0] })
  part(table, form.ball(0.34), satin('#dfb83f'), { at: [-0.85, 0.5, -0.3], scale: [1.25, 1, 1] })
  for (let i = 0; i < 4; i++) {
    const slice = { at: [-0.15 + i * 0.3, 0.24 + i * 0.02, 0.12 - i * 0.06], turn: [0, 0, 0.1] }
    part(table, form.cylinder(0.3, 0.3, 0.06, 40), satin('#dfb83f'), slice)
    part(table, form.cylinder(0.25, 0.25, 0.065, 40), satin('#f3e2a0'), slice)
  }
  put(table, knife(), { at: [0, 0.24, 0.7], turn: [0, 0.1, 0], scale: 0.8 })
  return table
}

/** Four boards, pale to deep, standing in the slots of a rack. */
function rack(colour, taken = false) {
  const set = group()
  const timber = grained('#d0a577')
  for (const x of [-0.75, 0.75]) part(set, form.box(0.3, 0.34, 2, 0.08), timber, { at: [x, 0.17, 0] })
  for (const z of [-0.9, 0.9]) part(set, form.box(1.7, 0.14, 0.16, 0.05), timber, { at: [0, 0.1, z] })
  const tones = [shade(colour, 0.22), shade(colour, 0.1), colour, shade(colour, -0.16)]
  tones.forEach((tone, i) => {
    const shape = form.roundedRectangle(2.9, 2.1, 0.22)
    shape.holes.push(form.disc(0.13, 1.12, 0.72))
    const board = form.slab(shape, 0.09, 0.035)
    if (taken && i === 3) part(set, board, satin(tone), { at: [0.5, 0.05, 2.4], turn: [-QUARTER, 0, 0.15] })
    else part(set, board, satin(tone), { at: [(i - 1.5) * 0.16, 1.24, (i - 1.5) * 0.5], turn: [-0.07, 0, 0] })
  })
  return set
}

function rackInUse(colour) {
  const set = rack(colour, true)
  for (let i = 0; i < 5; i++) {
    const carrot = { at: [0.05 + i * 0.22, 0.18, 2.4], turn: [0, 0, 0.3] }
    part(set, form.cylinder(0.19 - i * 0.012, 0.19 - i * 0.012, 0.08, 32), satin('#d5813a'), carrot)
  }
  return set
}

function breadBoard(colour) {
  const board = group()
  const timber = grained(colour)
  part(board, form.box(3.6, 0.1, 2.3, 0.04), matte(shade(colour, -0.24)), { at: [0, 0.12, 0] })
  for (const z of [-1.1, 1.1]) part(board, form.box(3.6, 0.42, 0.14, 0.06), timber, { at: [0, 0.27, z] })
  for (const x of [-1.74, 1.74]) part(board, form.box(0.14, 0.42, 2.3, 0.06), timber, { at: [x, 0.27, 0] })
  for (let i = 0; i < 9; i++) {
    part(board, form.box(3.3, 0.12, 0.14, 0.05), grained(shade(colour, 0.04)), { at: [0, 0.45, -0.88 + i * 0.22] })
  }
  return board
}

function breadServed(colour) {
  const table = breadBoard(colour)
  part(table, form.capsule(0.5, 1.1).rotateZ(QUARTER), matte('#b0743a'), {
    at: [-0.35, 0.88, -0.2],
    turn: [0, 0.2, 0],
    scale: [1, 0.85, 1],
  })
  for (let i = 0; i < 3; i++) {
    const cut = { at: [-0.85 + i * 0.45, 1.27, -0.1 - i * 0.1], turn: [0, 0.7, 0] }
    part(table, form.capsule(0.05, 0.5).rotateX(QUARTER), matte('#e2c08d'), cut)
  }
  for (const [i, x] of [0.95, 1.2].entries()) {
    const slice = { at: [x, 0.84 - i * 0.06, 0], turn: [0, 0.2, -0.35 - i * 0.3] }
    part(table, form.cylinder(0.44, 0.44, 0.12, 48).rotateZ(QUARTER), matte('#b0743a'), slice)
    part(table, form.cylinder(0.39, 0.39, 0.13, 48).rotateZ(QUARTER), matte('#f0dcb4'), slice)
  }
  put(table, knife(), { at: [0, 0.54, 0.72], turn: [0, 0.05, 0] })
  return table
}

export const cuttingboardModels = {
  'cuttingboard-round': {
    build: roundStanding,
    yaw: -0.35,
    pitch: 0.12,
    tints: timbers,
    again: { build: roundServed, yaw: 0, pitch: 0.6 },
    near: { zoom: 1.7 },
  },
  'cuttingboard-block': {
    build: block,
    yaw: -0.45,
    pitch: 0.44,
    tints: timbers,
    again: { build: blockInUse, yaw: 0.15, pitch: 0.46 },
  },
  'cuttingboard-bamboo': {
    build: bambooStanding,
    yaw: -0.35,
    pitch: 0.12,
    again: { build: bambooInUse, yaw: -0.2, pitch: 0.6 },
  },
  'cuttingboard-rack': {
    build: (colour) => rack(colour),
    yaw: -0.6,
    pitch: 0.22,
    again: { build: rackInUse, yaw: -0.5, pitch: 0.36 },
    near: { zoom: 1.7 },
  },
  'cuttingboard-bread': {
    build: breadBoard,
    yaw: -0.45,
    pitch: 0.42,
    tints: timbers,
    again: { build: breadServed, yaw: 0.25, pitch: 0.4 },
  },
}
