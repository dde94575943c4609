import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { brass, drawn, matte, metal, satin, wood } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { PLAIN } from './parts.js'
import { phoneBack } from './smartphone.js'

const { group, part, put, QUARTER } = form
const FLAT = [-QUARTER, 0, 0]

/** A phone in a pale case, back up, its lower edge towards the viewer, with a loop of card there. */
function phoneLying(parent, place) {
  const lying = put(parent, group(), place)
  const inner = put(lying, group(), { turn: FLAT })
  put(inner, phoneBack(PLAIN), { turn: [0, Math.PI, 0] })
  const rim = form.roundedRectangle(1.64, 3.24, 0.26)
  rim.holes.push(form.roundedRectangle(1.48, 3.08, 0.18))
  part(inner, form.slab(rim, 0.28, 0.06, { bevelSegments: 3, curveSegments: 12 }), matte(goods.snow))
  return lying
}

/** A lobster hook, its eye at the origin, its jaw along -z. */
function hook(material) {
  const whole = group()
  part(whole, form.cylinder(0.1, 0.1, 0.24, 24), material, { at: [0, 0, 0.1], turn: [QUARTER, 0, 0] })
  part(whole, form.ring(0.2, 0.055), material, { at: [0, 0, -0.3], turn: [QUARTER, 0, 0], scale: [0.8, 1.5, 1] })
  part(whole, form.box(0.06, 0.1, 0.26, 0.02), material, { at: [0.16, 0, -0.1], turn: [0, 0.4, 0] })
  return whole
}

/** Rope with flecks of a second tone, spun round it. */
function flecked(colour) {
  const map = drawn(
    64,
    64,
    (canvas, width, height) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, width, height)
      canvas.lineWidth = 7
      canvas.strokeStyle = shade(colour, -0.16)
      for (const x of [-64, -32, 0, 32, 64]) {
        canvas.beginPath()
        canvas.moveTo(x, 0)
        canvas.lineTo(x + 64, 64)
        canvas.stroke()
      }
      canvas.fillStyle = goods.snow
      canvas.fillRect(8, 20, 12, 9)
      canvas.fillRect(40, 46, 12, 9)
    },
    [70, 2],
  )
  return matte('#fff', { map })
}

function rope(colour) {
  const set = group()
  const cordage = flecked(colour)
  phoneLying(set, { at: [-0.3, 0.14, 0.3], turn: [0, 0.15, 0] })
  const way =
    '-0.75 0.14 2.4, -1.1 0.14 2.8, -1.9 0.14 2, -2 0.14 0.2, -1.7 0.14 -1.6, -0.4 0.14 -2.4, 1.2 0.14 -2, 2 0.14 -0.6, 1.5 0.14 0.7, 1.25 0.24 -0.3, 1.9 0.3 -0.8, 2.4 0.16 0.6, 2.1 0.14 2, 1.2 0.14 2.8, 0.5 0.14 2.4'
  part(set, form.tube(way, 0.13, 320, 14), cordage)
  for (const [x, turn] of [
    [-0.68, 0.2],
    [0.42, -0.15],
  ])
    put(set, hook(metal(goods.gold)), { at: [x, 0.16, 2.35], turn: [0, turn, 0] })
  for (const [x, y, z, turn] of [
    [-2.02, 0.14, 0.6, 0],
    [2.28, 0.16, 1.3, 0.2],
  ])
    part(set, form.cylinder(0.21, 0.21, 0.44, 32), matte('#4a3a2e'), { at: [x, y + 0.04, z], turn: [QUARTER, 0, turn] })
  return set
}

/** A loop of folded leather standing on its edge, riveted, with its tab. */
function wristLoop(colour) {
  const set = group()
  const leather = satin(colour, { roughness: 0.65 })
  const loop = '1.2 0.07, 0.4 0.2, -0.8 0.72, -1.8 0.62, -2.3 0, -1.8 -0.62, -0.8 -0.72, 0.4 -0.2, 1.2 -0.07'
  part(set, form.strip(loop, 0.62, 0.12), leather, { at: [0, 0.34, 0], turn: [QUARTER, 0, 0] })
  const thread = matte(goods.oat)
  for (const y of [0.12, 0.56]) {
    for (const side of [-1, 1])
      for (let i = 0; i < 4; i++)
        part(set, form.box(0.16, 0.035, 0.02, 0.008), thread, {
          at: [0.35 + i * 0.24, y, side * (0.29 - i * 0.045)],
          turn: [0, side * 0.18, 0],
        })
  }
  part(set, form.cylinder(0.13, 0.13, 0.46, 32), brass(), { at: [0.95, 0.34, 0], turn: [QUARTER, 0, 0] })
  part(set, form.ring(0.28, 0.05), brass(), { at: [1.4, 0.34, 0], turn: [0, QUARTER * 0.2, 0] })
  return set
}

function wrist(colour) {
  const set = group()
  put(set, wristLoop(colour), { at: [-0.1, 0, 0.5], turn: [0, 0.25, 0], scale: 1.15 })
  const card = form.slab(form.roundedRectangle(0.9, 1.3, 0.12), 0.04, 0.01)
  part(set, card, matte(shade(colour, -0.1)), { at: [2.1, 0.05, 0], turn: [-QUARTER, 0, 1.3] })
  return set
}

function wristOnPhone(colour) {
  const set = group()
  phoneLying(set, { at: [1.3, 0.14, -0.3], turn: [0, QUARTER, 0] })
  put(set, wristLoop(colour), { at: [-1.9, 0, -0.3], turn: [0, 0, 0] })
  return set
}

/** Beads of several sizes and tones on a loop that leaves and meets the phone at [x, z]. */
function beads(parent, colour, [x, z], scale) {
  const tones = [satin(colour), satin(shade(colour, 0.09)), matte(goods.snow), satin(shade(colour, -0.13)), wood()]
  const sizes = [0.2, 0.15, 0.24, 0.15, 0.19]
  const count = 23
  for (let i = 0; i < count; i++) {
    const angle = QUARTER + 0.25 + ((form.TURN - 0.5) * i) / (count - 1)
    const reach = [Math.cos(angle) * 1.25, Math.sin(angle) * 1.75]
    const isBrass = i === 5 || i === 17
    const size = (isBrass ? 0.17 : sizes[i % 5]) * scale
    const at = [x + reach[0], size, z - 1.75 + reach[1]]
    part(parent, form.ball(size, 26), isBrass ? brass() : tones[(i * 3) % 5], {
      at,
      turn: [random() * 3, random() * 3, 0],
    })
  }
  part(parent, form.ring(1, 0.04), matte(goods.oat), {
    at: [x, 0.14, z - 1.75],
    turn: [QUARTER, 0, 0],
    scale: [1.25, 1.75, 1],
  })
  part(parent, form.capsule(0.06, 0.3), metal(goods.gold), { at: [x, 0.16, z + 0.15], turn: [QUARTER, 0, 0] })
}

function bead(colour) {
  const set = group()
  phoneLying(set, { at: [0.9, 0.14, -1], turn: [0, 0.5, 0] })
  const loop = put(set, group(), { at: [1.5, 0, 0.65], turn: [0, 2.5, 0] })
  beads(loop, colour, [0, 0], 1.15)
  return set
}

function beadAlone(colour) {
  const set = group()
  beads(set, colour, [0, 1.8], 1.2)
  return set
}

/** Webbing with stripes along its length. */
function striped(colour) {
  const map = drawn(
    16,
    128,
    (canvas, width, height) => {
      const bands = [colour, goods.oat, colour, shade(colour, -0.12), colour, goods.oat, colour]
      bands.forEach((tone, i) => {
        canvas.fillStyle = tone
        canvas.fillRect(0, (i * height) / 7, width, height / 7 + 1)
      })
    },
    [1, 1],
  )
  return matte('#fff', { map })
}

/** A band `width` wide that lies along a path of [x, y, z] points and faces up, its stripes along it. */
function webbing(path, width, material) {
  const points = form.read(path)
  const edge = (shift) => {
    const line = points.map(([x, y, z], i) => {
      const before = points[Math.max(i - 1, 0)]
      const after = points[Math.min(i + 1, points.length - 1)]
      const [dx, dz] = [after[0] - before[0], after[2] - before[2]]
      const long = Math.hypot(dx, dz)
      return [x - (dz / long) * shift, y, z + (dx / long) * shift]
    })
    const tube = form.tube(line, 0.01, 2, 3)
    return (share) => tube.parameters.path.getPoint(share)
  }
  const [left, right] = [edge(-width / 2), edge(width / 2)]
  const geometry = form.surface((u, v) => left(u).lerp(right(u), v).toArray(), 200, 6)
  const mesh = group()
  part(mesh, geometry, material)
  part(mesh, geometry, matte('#d8cfc0'), { at: [0, -0.03, 0] })
  return mesh
}

function web(colour) {
  const set = group()
  phoneLying(set, { at: [0.1, 0.14, 0.5], turn: [0, -0.12, 0] })
  const band = striped(colour)
  const way =
    '-0.55 0.12 2.6, -1.2 0.1 2.75, -1.9 0.1 2, -1.85 0.1 0.6, -2 0.1 -1, -1.2 0.1 -2, 0.3 0.1 -2.1, 1.7 0.1 -1.7, 2.1 0.1 -0.4, 1.85 0.1 1, 2 0.1 2.1, 1.3 0.1 2.8, 0.6 0.12 2.6'
  put(set, webbing(way, 0.5, band))
  for (const x of [-0.5, 0.6]) {
    part(set, form.box(0.16, 0.1, 0.6, 0.04), metal('#b9b4ab'), { at: [x, 0.14, 2.6], turn: [0, x * 0.3, 0] })
    put(set, hook(metal('#b9b4ab')), { at: [x * 0.75, 0.15, 2.38], turn: [0, x * 0.5, 0] })
  }
  const slider = form.roundedRectangle(0.7, 0.5, 0.08)
  slider.holes.push(form.roundedRectangle(0.5, 0.12, 0.03, 0, 0.1), form.roundedRectangle(0.5, 0.12, 0.03, 0, -0.1))
  part(set, form.slab(slider, 0.08, 0.02, { bevelSegments: 3, curveSegments: 12 }), metal('#b9b4ab'), {
    at: [-1.9, 0.16, 0.2],
    turn: FLAT,
  })
  return set
}

/** Links of a chain along a path of [x, y, z] points, each turned a quarter against the last. */
function chain(parent, path, count, material) {
  const way = form.tube(path, 0.01, 2, 3).parameters.path
  const link = new TorusGeometry(0.15, 0.042, 8, 24)
  for (let i = 0; i < count; i++) {
    const { x, y, z } = way.getPointAt((i + 0.5) / count)
    const heading = way.getTangentAt((i + 0.5) / count)
    const turning = put(parent, group(), { at: [x, y, z], turn: [0, Math.atan2(-heading.z, heading.x), 0] })
    part(turning, link, material, { turn: [i % 2 ? 0.5 : QUARTER + 0.3, 0, 0], scale: [1.35, 1, 1] })
  }
}

function chainStrap(colour) {
  const set = group()
  const links = metal(colour, { roughness: 0.42 })
  phoneLying(set, { at: [0.5, 0.14, 0.5], turn: [0, -0.3, 0] })
  chain(set, '-0.5 0.16 2.5, -1.1 0.16 2.6, -1.7 0.16 1.6, -1.5 0.16 0.3, -2 0.16 -0.7, -1.5 0.16 -1.7', 26, links)
  chain(set, '0.9 0.16 2.6, 1.7 0.16 2.4, 2.2 0.16 1.4, 1.9 0.16 0, 2.1 0.16 -1.1, 1.3 0.16 -1.9', 26, links)
  const pad = '-1.5 0.14 -1.8, -0.9 0.16 -2.3, 0 0.18 -2.45, 0.8 0.16 -2.3, 1.3 0.14 -2'
  put(set, webbing(pad, 0.5, satin('#6e4c3b', { roughness: 0.65 })))
  put(set, hook(links), { at: [-0.3, 0.16, 2.45], turn: [0, -0.5, 0] })
  put(set, hook(links), { at: [0.72, 0.16, 2.45], turn: [0, 0.2, 0] })
  return set
}

export const phonestrapModels = {
  'phonestrap-rope': {
    build: rope,
    yaw: -0.15,
    pitch: 0.85,
    again: { yaw: 0.6, pitch: 0.5 },
    near: { zoom: 3.4, point: [0.69, 0.35] },
  },
  'phonestrap-wrist': { build: wrist, yaw: -0.2, pitch: 0.5, again: { build: wristOnPhone, yaw: -0.25, pitch: 0.7 } },
  'phonestrap-bead': { build: bead, yaw: -0.1, pitch: 0.75, again: { build: beadAlone, yaw: 0.3, pitch: 0.5 } },
  'phonestrap-web': {
    build: web,
    yaw: 0.15,
    pitch: 0.85,
    again: { yaw: -0.6, pitch: 0.5 },
    near: { zoom: 3.4, point: [0.28, 0.37] },
  },
  'phonestrap-chain': {
    build: chainStrap,
    yaw: -0.2,
    pitch: 0.85,
    again: { yaw: 0.5, pitch: 0.5 },
    near: { zoom: 4, point: [0.55, 0.25] },
  },
}
