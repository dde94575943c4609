import { glass, gloss, lit, matte, speckled, wood } from '../materials.js'
import { random } from '../random.js'
import * as form from '../shapes.js'
import { books, bowl, cup, plant, stem } from './props.js'

const { group, part, put, QUARTER } = form

export function lamp(colour) {
  const light = group()
  const shell = gloss(colour)
  part(
    light,
    form.turned(form.curve('0 0, 0.62 0, 0.7 0.06, 0.66 0.16, 0.34 0.3, 0.26 0.6, 0.24 1.3, 0.24 1.75, 0.24 1.9', 90)),
    shell,
  )
  part(light, form.turned(form.curve('1.32 1.55, 1.28 1.85, 1.02 2.3, 0.55 2.56, 0 2.64', 60)), shell)
  part(light, form.turned(form.curve('1.29 1.555, 1.24 1.83, 0.98 2.25, 0.5 2.5, 0 2.58', 60)), lit('#ffe9c4'))
  part(light, form.ball(0.27), lit('#fff6e0'), { at: [0, 1.98, 0] })
  part(light, form.ring(1.305, 0.018), shell, { at: [0, 1.555, 0], turn: [QUARTER, 0, 0] })
  return light
}

function lampOnBooks(colour) {
  const shelf = group()
  put(shelf, lamp(colour), { at: [-0.5, 0, 0] })
  put(shelf, books(['#8b9c8f', '#e3d7c2', '#3b474e']), { at: [1.15, 0, 0.75], scale: 0.72 })
  return shelf
}

function teapot(colour) {
  const set = group()
  const clay = speckled(colour)
  part(set, form.turned(form.curve('0 0, 0.7 0, 1.05 0.35, 1.08 0.75, 0.8 1.15, 0.55 1.25')), clay)
  part(set, form.turned(form.curve('0.56 0, 0.5 0.1, 0.2 0.2, 0 0.22')), clay, { at: [0, 1.25, 0] })
  part(set, form.ball(0.12), wood(), { at: [0, 1.55, 0] })
  part(set, form.tube('-0.9 0.45 0, -1.3 0.65 0, -1.5 1.05 0, -1.72 1.2 0', 0.12), clay)
  part(set, form.tube('-0.62 1.15 0, -0.75 2 0, 0 2.35 0, 0.75 2 0, 0.62 1.15 0', 0.055), wood('#b58455'))
  for (const [x, z] of [
    [1.5, 0.75],
    [0.75, 1.4],
  ])
    put(set, cup(clay, '#a98245'), { at: [x, 0, z] })
  return set
}

function bowls(colour) {
  const table = group()
  put(table, bowl(speckled(colour)))
  put(table, bowl(speckled('#e9dfcd')), { at: [0, 0.36, 0] })
  put(table, bowl(speckled(colour)), { at: [1.85, 0, 0.6] })
  chopsticks(table)
  return table
}

function chopsticks(table) {
  for (const i of [0, 1]) {
    const stick = { at: [0.9 + i * 0.14, 0.05, 1.75], turn: [0, 0.12 * i, QUARTER] }
    part(table, form.cylinder(0.03, 0.045, 2.5), wood('#8a5a3a'), stick)
  }
}

function bowlsServed(colour) {
  const table = group()
  put(table, bowl(speckled(colour)))
  part(table, form.ball(0.92), matte('#faf6ec'), { at: [0, 0.72, 0], scale: [1, 0.42, 1] })
  for (let i = 0; i < 26; i++) {
    const [angle, out] = [random() * form.TURN, Math.sqrt(random()) * 0.55]
    const grain = {
      at: [Math.cos(angle) * out, 1.12 - out * out * 0.3, Math.sin(angle) * out],
      turn: [0, angle, 0],
      scale: [1.6, 0.5, 1],
    }
    part(table, form.ball(0.03), matte('#4b4138'), grain)
  }
  put(table, cup(speckled('#e9dfcd'), '#8d9a4b'), { at: [1.6, 0, 0.2], scale: 1.3 })
  chopsticks(put(table, group(), { at: [-0.6, 0, -0.2] }))
  return table
}

function vase(colour) {
  const set = group()
  const profile = '0 0, 0.4 0, 0.72 0.4, 0.8 0.95, 0.5 1.5, 0.26 1.75, 0.3 2, 0.33 2.02, 0.24 1.98, 0.2 1.8'
  part(set, form.turned(form.curve(profile)), speckled(colour, '#ffffff66', 500))
  for (let i = 0; i < 5; i++) put(set, stem(1.25 + random() * 0.5, 0.3 + random() * 0.4, i * 1.3), { at: [0, 1.7, 0] })
  return set
}

function vasePair(colour) {
  const set = group()
  put(set, vase(colour))
  const small = form.curve('0 0, 0.35 0, 0.55 0.3, 0.5 0.65, 0.2 0.85, 0.2 1.02, 0.16 1, 0.15 0.8')
  part(set, form.turned(small), speckled('#efe7d9'), { at: [1.2, 0, 0.55] })
  return set
}

/** Stools are stained, not painted: the vein shows through the colour. */
function stool(colour) {
  const seat = group()
  const timber = wood(colour, '#00000066')
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

function stoolWithPlant(colour) {
  const corner = group()
  put(corner, stool(colour))
  put(corner, plant('#e2d9c8'), { at: [0.1, 2.02, 0] })
  return corner
}

const candleTints = { amber: '#b7793c', fig: '#8a6272', linen: '#cfc6b4' }

function candle(colour) {
  const set = group()
  part(set, form.turned('0 0, 0.7 0, 0.74 0.06, 0.74 1.35, 0.72 1.38, 0.69 1.35, 0.69 0.1'), glass(colour, 0.72))
  part(set, form.cylinder(0.68, 0.68, 0.98), matte('#f2e6cf'), { at: [0, 0.57, 0] })
  part(set, form.cylinder(0.012, 0.012, 0.2), matte('#222'), { at: [0, 1.14, 0] })
  part(set, form.ball(0.07), lit('#fff1c0'), { at: [0, 1.3, 0], scale: [1, 2, 1] })
  part(set, form.wrap(0.75, 0.56, 1.1), matte('#f6f1e6'), { at: [0, 0.66, 0] })
  part(set, form.ball(0.09), matte(colour), { at: [0, 0.72, 0.745], scale: [1, 1, 0.1] })
  part(set, form.box(0.3, 0.025, 0.01, 0.005), matte('#5b5650'), { at: [0, 0.52, 0.752] })
  part(set, form.turned(form.curve('0 0, 0.74 0, 0.77 0.05, 0.77 0.22, 0.72 0.26, 0 0.27', 60)), wood(), {
    at: [1.2, 0, 0.55],
  })
  return set
}

function candleClosed(colour) {
  const set = group()
  put(set, candle(colour))
  const lid = set.children[0].children.at(-1)
  put(set, lid, { at: [0, 1.36, 0] })
  put(set, books(['#e3d7c2', '#8b9c8f']), { at: [-0.2, -0.52, 0] })
  return set
}

export const family = {
  lamp: { build: lamp, yaw: -0.4, pitch: 0.05, again: { build: lampOnBooks, yaw: 0.1, pitch: 0.14 } },
  teapot: { build: teapot, yaw: -0.25, pitch: 0.3, again: { yaw: 0.4, pitch: 0.5 } },
  bowls: { build: bowls, yaw: 0, pitch: 0.4, again: { build: bowlsServed, yaw: 0.2, pitch: 0.5 } },
  vase: { build: vase, yaw: -0.4, pitch: 0.12, again: { build: vasePair, yaw: 0.1, pitch: 0.18 } },
  stool: { build: stool, yaw: -0.4, pitch: 0.2, again: { build: stoolWithPlant, pitch: 0.12 } },
  candle: {
    build: candle,
    yaw: -0.1,
    pitch: 0.2,
    tints: candleTints,
    again: { build: candleClosed, yaw: -0.3, pitch: 0.26 },
  },
}
