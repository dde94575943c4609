import { Shape } from 'three'
import { shade } from '../../colours.js'
import { gloss, matte, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { hull } from './hull.js'
import { junkModel } from './junk.js'
import { COARSE, CREAM, DARK, halfRing, hoop, PALE } from './parts.js'

const { group, part, put, QUARTER } = form

/** The shop's own boat: a sampan with an arched roof and an oarsman. */
function boat(colour) {
  const toy = group()
  const hull = new Shape()
  hull.moveTo(-2, 0.95)
  hull.bezierCurveTo(-1.5, 0.1, -0.8, 0, 0, 0)
  hull.bezierCurveTo(0.8, 0, 1.5, 0.1, 2, 0.95)
  hull.bezierCurveTo(1.2, 0.62, -1.2, 0.62, -2, 0.95)
  part(toy, form.slab(hull, 1.3, 0.1, { bevelOffset: 0, bevelSegments: 8, curveSegments: 48 }), wood('#c9986a'), {
    at: [0, 0.1, 0],
  })
  part(toy, halfRing(0.75, 0.62, 1.55), satin(colour), { at: [-0.15, 0.72, 0], turn: [0, QUARTER, 0] })
  part(toy, form.cylinder(0.17, 0.23, 0.36), matte('#5f7480'), { at: [1.15, 0.86, 0] })
  part(toy, form.ball(0.2), wood('#e2c49a'), { at: [1.15, 1.2, 0] })
  part(toy, form.turned(form.curve('0.34 0, 0.2 0.1, 0 0.2', 20)), wood('#d8b67e'), { at: [1.15, 1.28, 0] })
  part(toy, form.bar([1.02, 1.35, 0.3], [1.95, 0.12, 0.95], 0.035), wood('#a97c50'))
  part(toy, form.ball(0.13), wood('#a97c50'), { at: [1.95, 0.14, 0.95], scale: [1, 1.5, 0.4] })
  return toy
}

/** A sail of three corners that bellies out: its luff from (x, y) upwards, its foot towards -x. */
function sail(boat, { x, y, high, foot, rake = 0 }, cloth) {
  const shape = (u, v) => {
    const belly = Math.sin(u * Math.PI) * (1 - v) * 0.22
    return [x - rake * v - u * foot * (1 - v), y + high * v + u * (1 - v) * 0.06, belly]
  }
  part(boat, form.surface(shape, 30, 30), cloth)
}

function sailing(colour) {
  const boat = group()
  const yacht = put(boat, group(), { at: [0, 0.5, 0] })
  hull(yacht, { long: 3.2, beam: 1, deep: 0.6, stern: 0.55, sheer: [0.06, 0.16] }, satin(colour), wood(PALE))
  part(boat, form.slab(form.polygon('-0.5 0.62, 0.5 0.62, 0.3 0.14, -0.35 0.14'), 0.12, 0.03, COARSE), matte('#5c5650'))
  part(yacht, form.bar([0.3, 0.5, 0], [0.3, 4.1, 0], 0.045), wood(DARK))
  part(yacht, form.bar([0.3, 0.92, 0], [-1.35, 0.98, 0.02], 0.035), wood(DARK))
  const cloth = woven('#f4ecdb', [22, 22], 0.3)
  sail(yacht, { x: 0.24, y: 1, high: 2.95, foot: 1.5 }, cloth)
  sail(
    yacht,
    { x: 1.55, y: 0.86, high: 2.6, foot: 1.02, rake: 1.2 },
    woven(shade(colour, colour === '#f2eee7' ? -0.16 : 0.12), [16, 16], 0.3),
  )
  part(yacht, form.slab(form.polygon('0 0, 0 0.26, -0.4 0.13'), 0.02, 0.005, COARSE), matte('#c4704f'), {
    at: [0.3, 3.9, 0],
  })
  part(boat, form.box(1.8, 0.12, 0.9, 0.04), wood(), { at: [0, 0.06, 0] })
  for (const x of [-0.8, 0.8]) {
    for (const z of [-0.36, 0.36])
      part(boat, form.capsule(0.055, 0.62), wood(), { at: [x, 0.42, z], turn: [z * 0.4, 0, 0] })
  }
  return boat
}

function tug(colour) {
  const boat = group()
  hull(boat, { long: 3, beam: 1.5, deep: 0.8, stern: 0.75, sheer: [0.08, 0.42] }, satin(colour), wood(PALE))
  part(boat, form.box(1.1, 0.62, 0.9, 0.1), matte(CREAM), { at: [0.2, 1.02, 0] })
  part(boat, form.box(0.7, 0.6, 0.76, 0.1), matte(CREAM), { at: [0.36, 1.6, 0] })
  part(boat, form.box(0.9, 0.12, 0.94, 0.05), matte(shade(colour, -0.12)), { at: [0.36, 1.94, 0] })
  const pane = gloss('#3b474e')
  for (const z of [-0.38, 0.38]) part(boat, form.box(0.36, 0.28, 0.03, 0.06), pane, { at: [0.36, 1.66, z] })
  for (const z of [-0.18, 0.18]) part(boat, form.box(0.03, 0.28, 0.26, 0.06), pane, { at: [0.715, 1.66, z] })
  for (const x of [-0.12, 0.5]) {
    for (const z of [-0.455, 0.455]) {
      part(boat, hoop(0.12, 0.03), wood(DARK), { at: [x, 1.06, z] })
      part(boat, form.cylinder(0.11, 0.11, 0.02, 32), pane, { at: [x, 1.06, z], turn: [QUARTER, 0, 0] })
    }
  }
  part(boat, form.cylinder(0.26, 0.29, 1.1, 48), satin(colour), { at: [-0.56, 1.5, 0] })
  part(boat, form.cylinder(0.27, 0.275, 0.2, 48), matte(CREAM), { at: [-0.56, 1.72, 0] })
  part(boat, hoop(0.25, 0.04), matte('#3b3733'), { at: [-0.56, 2.05, 0], turn: [QUARTER, 0, 0] })
  const tyre = matte('#3b3733')
  for (const x of [-0.85, -0.1, 0.6]) {
    for (const way of [-1, 1]) {
      const z = way * (x > 0.5 ? 0.7 : 0.78)
      part(boat, hoop(0.2, 0.08), tyre, { at: [x, 0.6, z], turn: [0, x > 0.5 ? way * 0.25 : 0, 0] })
    }
  }
  for (const i of [0, 1, 2])
    part(boat, hoop(0.26 - i * 0.03, 0.05), matte('#e3d3b0'), {
      at: [-1.12, 0.84 + i * 0.08, 0],
      turn: [QUARTER, 0, 0],
    })
  return boat
}

function car(colour) {
  const toy = group()
  const body = form.outline('-0.5 0.12, 0.5 0.12, 0.52 0.3, 0.3 0.38, 0.16 0.6, -0.24 0.6, -0.42 0.4, -0.52 0.34')
  part(toy, form.slab(body, 0.46, 0.07, COARSE), matte(colour))
  for (const x of [-0.28, 0.28]) {
    for (const z of [-0.22, 0.22])
      part(toy, form.cylinder(0.13, 0.13, 0.1, 32), wood(DARK), { at: [x, 0.13, z], turn: [QUARTER, 0, 0] })
  }
  part(toy, form.cylinder(0.1, 0.1, 0.48, 24), wood(PALE), { at: [-0.02, 0.44, 0], turn: [QUARTER, 0, 0] })
  return toy
}

/** The bow is square and open: cars drive over the ramp at +x. */
function ferry(colour, ramp = 0.75) {
  const boat = group()
  const plan = new Shape()
  plan.moveTo(2, -0.85)
  plan.lineTo(2, 0.85)
  plan.lineTo(-1.5, 0.85)
  plan.bezierCurveTo(-2.3, 0.8, -2.3, -0.8, -1.5, -0.85)
  plan.closePath()
  part(boat, form.slab(plan, 0.56, 0.1, { curveSegments: 24 }), satin(colour), {
    at: [0, 0.28, 0],
    turn: [QUARTER, 0, 0],
  })
  part(boat, form.slab(plan, 0.1, 0.03, { curveSegments: 24 }), wood(PALE), {
    at: [0, 0.58, 0],
    turn: [QUARTER, 0, 0],
    scale: [0.94, 0.9, 1],
  })
  for (const z of [-0.78, 0.78]) part(boat, form.box(3.3, 0.4, 0.12, 0.05), matte(CREAM), { at: [0.2, 0.74, z] })
  const gate = put(boat, group(), { at: [1.96, 0.56, 0], turn: [0, 0, ramp] })
  part(gate, form.box(1, 0.1, 1.4, 0.04), wood(DARK), { at: [0.5, 0, 0] })
  for (const x of [0.25, 0.5, 0.75]) part(gate, form.box(0.05, 0.04, 1.2, 0.015), wood(PALE), { at: [x, 0.06, 0] })
  part(boat, form.box(0.9, 0.86, 1.3, 0.1), matte(CREAM), { at: [-1.35, 1.02, 0] })
  part(boat, form.box(0.8, 0.56, 1.7, 0.08), matte(colour), { at: [-1.25, 1.7, 0] })
  part(boat, form.box(1, 0.1, 1.86, 0.04), wood(DARK), { at: [-1.25, 2.02, 0] })
  for (const z of [-0.55, 0, 0.55]) {
    part(boat, form.cylinder(0.17, 0.17, 0.03, 32), gloss('#3b474e'), { at: [-0.85, 1.72, z], turn: [0, 0, QUARTER] })
  }
  part(boat, form.cylinder(0.14, 0.16, 0.5, 32), matte(shade(colour, -0.14)), { at: [-1.6, 2.28, 0] })
  return boat
}

function ferryLoaded(colour) {
  const scene = put(group(), ferry(colour)).parent
  put(scene, car('#c4704f'), { at: [1.1, 0.62, 0.12], scale: 1.15 })
  put(scene, car('#dfc182'), { at: [-0.2, 0.62, -0.1], scale: 1.15 })
  return scene
}

function ferryLanding(colour) {
  const scene = put(group(), ferry(colour, -0.5)).parent
  put(scene, car('#dfc182'), { at: [0.6, 0.62, 0], scale: 1.15 })
  put(scene, car('#c4704f'), { at: [3.6, 0, 0.5], turn: [0, -0.5, 0], scale: 1.15 })
  return scene
}

export const boatModels = {
  boat: { build: boat, yaw: -0.5, pitch: 0.24, again: { yaw: 0.6, pitch: 0.34 } },
  'boat-sail': { build: sailing, yaw: -0.4, pitch: 0.12, again: { yaw: 0.7, pitch: 0.16 } },
  'boat-tug': { build: tug, yaw: -0.5, pitch: 0.24, again: { yaw: 2.5, pitch: 0.3 } },
  'boat-ferry': { build: ferryLoaded, yaw: -0.6, pitch: 0.3, again: { build: ferryLanding, yaw: -0.85, pitch: 0.4 } },
  'boat-junk': junkModel,
}
