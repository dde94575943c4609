import { goods, shade } from '../../colours.js'
import { brass, drawn, glazed, matte, metal, satin, wood } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { timber, timbers } from '../electrical/parts.js'
import { clamped, PLAIN, phoneFront } from './parts.js'

const { group, part, put, QUARTER } = form

/** A stand bent from one board, with a phone resting on it. */
function phonestand(colour, variant) {
  const stand = group()
  const material = variant === 'wood' ? wood() : satin(colour)
  part(stand, form.strip('0.1 0.56, 0.24 0.36, 0.36 0.4, 0.42 0.56', 1.3, 0.1), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.strip('0.14 0.5, -0.35 1.95', 1.3, 0.11), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.strip('-0.06 1.1, -0.62 0.5, -0.9 0.07', 1.1, 0.1), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.slab(form.roundedRectangle(1.5, 1.75, 0.2), 0.1, 0.04), material, {
    at: [0, 0.06, -0.2],
    turn: [QUARTER, 0, 0],
  })
  part(stand, form.bar([0, 0.08, 0.22], [0, 0.5, 0.22], 0.1), material)
  return stand
}

function phonestandInUse(colour, variant) {
  const stand = group()
  put(stand, phonestand(colour, variant))
  put(stand, phoneFront('#cfc8bd'), { at: [0, 1.72, -0.1], turn: [-0.32, 0, 0], scale: 0.82 })
  return stand
}

/** An arm that bends to `path`, on a disc; the phone turns by `turn` at its end. */
function arm(path, turn) {
  return (colour) => {
    const stand = group()
    const paint = satin(colour)
    const way = form.read(path)
    part(stand, form.turned('0 0, 1.1 0, 1.18 0.05, 1.16 0.16, 1.06 0.22, 0 0.24', 96), paint)
    part(stand, form.tube(way, 0.1, 140), paint)
    part(stand, form.cylinder(0.17, 0.2, 0.4, 32), metal('#b9b4ab'), { at: [way[0][0], 0.4, way[0][2]] })
    const [x, y, z] = way.at(-1)
    part(stand, form.ball(0.19, 32), metal('#b9b4ab'), { at: [x, y, z] })
    const held = put(stand, group(), { at: [x, y, z], turn })
    put(held, clamped(paint), { at: [0, 0, 0.4], turn: [0, 0, QUARTER], scale: 0.85 })
    return stand
  }
}

const upright = arm(
  '-0.3 0.2 -0.4, -0.4 1.2 -0.55, -0.7 2.2 -0.6, -0.55 3.1 -0.45, 0.05 3.5 0, 0.3 3.3 0.35',
  [-0.15, -0.1, 0],
)
const overhead = arm('-0.3 0.2 -0.4, -0.6 1.3 -0.6, -0.75 2.4 -0.5, -0.3 3.2 0, 0.7 3.3 0.5, 1.3 3 0.8', [1.15, 0, 0])

/** A plate with round corners, hinged at the origin and lying along -z. */
function plate(parent, width, length, material, place) {
  const leaf = put(parent, group(), place)
  part(leaf, form.slab(form.roundedRectangle(width, length, 0.14, 0, length / 2), 0.1, 0.035), material, {
    turn: [-QUARTER, 0, 0],
  })
  return leaf
}

function foldStand(colour) {
  const stand = group()
  const sheet = metal(colour, { roughness: 0.45 })
  const rubber = matte('#4a4f4e')
  plate(stand, 1.5, 2, sheet, { at: [0, 0.08, 1] })
  for (const x of [-0.55, 0.55])
    part(stand, form.cylinder(0.13, 0.13, 0.3, 32), sheet, { at: [x, 0.16, -0.9], turn: [0, 0, QUARTER] })
  const riser = plate(stand, 0.78, 1.5, sheet, { at: [0, 0.16, -0.9], turn: [2.05, 0, 0] })
  part(riser, form.cylinder(0.13, 0.13, 0.9, 32), metal('#b9b4ab'), { at: [0, 0, -1.5], turn: [0, 0, QUARTER] })
  const tray = plate(stand, 1.5, 1.7, sheet, { at: [0, 0.95, 0.2], turn: [1.15, 0, 0] })
  part(tray, form.box(1.1, 0.04, 0.26, 0.02), rubber, { at: [0, 0.06, -1.3] })
  for (const x of [-0.45, 0.45]) {
    part(tray, form.box(0.36, 0.42, 0.1, 0.04), sheet, { at: [x, 0.2, -0.02] })
    part(tray, form.box(0.3, 0.3, 0.04, 0.015), rubber, { at: [x, 0.22, -0.09] })
  }
  return stand
}

function foldStandInUse(colour) {
  const stand = foldStand(colour)
  put(stand, phoneFront(PLAIN), { at: [0, 2.18, -0.22], turn: [-0.42, 0, 0], scale: 0.84 })
  return stand
}

/** Marble chips of four tones in cement. */
function terrazzo(colour) {
  const tones = [goods.snow, shade(colour, -0.22), '#8a6f5c', '#6f7a78']
  const chips = (canvas, width) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, width, width)
    for (let i = 0; i < 110; i++) {
      const [x, y, reach] = [random() * width, random() * width, 8 + random() * 22]
      canvas.fillStyle = tones[i % 4]
      canvas.beginPath()
      for (let corner = 0; corner < 5; corner++) {
        const angle = (corner / 5) * form.TURN + random() * 0.9
        const out = reach * (0.6 + random() * 0.4)
        canvas.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
      }
      canvas.fill()
    }
  }
  return glazed('#fff', { map: drawn(512, 512, chips, [0.7, 0.7]), roughness: 0.5 })
}

function stone(colour) {
  const stand = group()
  const body = terrazzo(colour)
  const half = form.outline('-1.5 0, -1.44 0.5, -1.1 1, -0.5 1.28, 0.5 1.28, 1.1 1, 1.44 0.5, 1.5 0, 0 0')
  part(stand, form.slab(half, 0.62, 0.08), body, { at: [0, 0.06, -0.62] })
  const low = form.outline('-1.5 0, -1.46 0.3, -1.2 0.46, 0 0.5, 1.2 0.46, 1.46 0.3, 1.5 0, 0 0')
  part(stand, form.slab(low, 0.8, 0.08), body, { at: [0, 0.06, 0.42] })
  part(stand, form.box(2.9, 0.2, 0.6, 0.05), body, { at: [0, 0.12, -0.15] })
  part(stand, form.ring(0.2, 0.035), brass(), { at: [0.95, 0.58, 0.45], turn: [QUARTER, 0, 0] })
  put(stand, phoneFront(PLAIN), { at: [-0.15, 1.62, -0.26], turn: [-0.16, 0, 0], scale: 0.9 })
  return stand
}

function stoneAlone(colour) {
  const stand = stone(colour)
  stand.remove(stand.children.at(-1))
  return stand
}

function hornBlock(colour) {
  const stand = group()
  const block = timber(colour)
  part(stand, form.box(2.4, 1.25, 1.5, 0.16), block, { at: [0, 0.63, 0] })
  part(stand, form.box(1.5, 0.03, 0.26, 0.01), matte('#2f2a26'), { at: [0, 1.255, -0.4] })
  const bell = form.curve(
    '0.22 -0.5, 0.26 -0.1, 0.38 0.3, 0.66 0.62, 1.02 0.8, 1.06 0.84, 1.02 0.86, 0.62 0.68, 0.34 0.36, 0.2 0',
    70,
  )
  part(stand, form.turned(bell, 96), metal('#c9a063', { roughness: 0.4 }), {
    at: [0, 0.98, 0.62],
    turn: [QUARTER - 0.25, 0, 0],
    scale: 0.88,
  })
  part(stand, form.ball(0.24, 32), matte('#4a3824'), { at: [0, 0.96, 0.72] })
  return stand
}

function horn(colour) {
  const stand = hornBlock(colour)
  put(stand, phoneFront(PLAIN), { at: [0, 2.55, -0.42], turn: [-0.06, 0, 0], scale: 0.9 })
  return stand
}

export const phonestandModels = {
  phonestand: { build: phonestandInUse, yaw: -0.5, pitch: 0.14, again: { build: phonestand, yaw: -0.6, pitch: 0.24 } },
  'phonestand-arm': { build: upright, yaw: -0.4, pitch: 0.14, again: { build: overhead, yaw: -0.5, pitch: 0.2 } },
  'phonestand-fold': {
    build: foldStandInUse,
    yaw: -0.75,
    pitch: 0.16,
    again: { build: foldStand, yaw: -0.5, pitch: 0.28 },
  },
  'phonestand-stone': { build: stone, yaw: -0.35, pitch: 0.2, again: { build: stoneAlone, yaw: 0.4, pitch: 0.4 } },
  'phonestand-horn': {
    build: horn,
    yaw: -0.35,
    pitch: 0.12,
    tints: timbers,
    again: { build: hornBlock, yaw: 0.5, pitch: 0.26 },
  },
}
