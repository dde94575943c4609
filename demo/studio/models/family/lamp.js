import { goods, shade } from '../../colours.js'
import { brass, gloss, lit, matte, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { books, plant } from '../props.js'
import { fluted } from './fluted.js'

const { group, part, put, QUARTER } = form

function mushroomLamp(colour) {
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

function mushroomOnBooks(colour) {
  const shelf = group()
  put(shelf, mushroomLamp(colour), { at: [-0.5, 0, 0] })
  put(shelf, books(['#8b9c8f', '#e3d7c2', '#3b474e']), { at: [1.15, 0, 0.75], scale: 0.72 })
  return shelf
}

/** A joint: a short brass axle that looks to the front. */
const joint = (light, at) => part(light, form.cylinder(0.13, 0.13, 0.3, 40), brass(), { at, turn: [QUARTER, 0, 0] })

function shadeOfArm(colour) {
  const head = group()
  part(head, form.turned(form.curve('0.2 0.72, 0.26 0.7, 0.34 0.5, 0.66 0, 0.69 -0.05', 50)), gloss(colour))
  part(head, form.turned(form.curve('0.18 0.7, 0.3 0.48, 0.62 0, 0.655 -0.05', 40)), lit('#ffedcd'))
  part(head, form.cylinder(0.2, 0.24, 0.26), gloss(colour), { at: [0, 0.8, 0] })
  part(head, form.ball(0.2), gloss(colour), { at: [0, 0.92, 0], scale: [1, 0.5, 1] })
  part(head, form.ball(0.24), lit('#fff6e0'), { at: [0, 0.16, 0] })
  return head
}

/** `bent` is how far the arms lean out, lower and upper. */
function armLamp(colour, bent = [0.42, 0.95]) {
  const light = group()
  part(light, form.turned(form.curve('0 0, 0.78 0, 0.84 0.06, 0.8 0.15, 0.2 0.2, 0 0.2', 60)), gloss(colour))
  const [low, high] = bent
  const root = [0, 0.34, 0]
  const elbow = [-Math.sin(low) * 1.75, 0.34 + Math.cos(low) * 1.75, 0]
  const tip = [elbow[0] + Math.sin(high) * 1.75, elbow[1] + Math.cos(high) * 1.75, 0]
  part(light, form.cylinder(0.12, 0.15, 0.3, 40), gloss(colour), { at: [0, 0.28, 0] })
  for (const z of [-0.07, 0.07])
    part(light, form.bar([...root.slice(0, 2), z], [...elbow.slice(0, 2), z], 0.04), brass())
  part(light, form.bar(elbow, tip, 0.06), gloss(colour))
  for (const at of [root, elbow, tip]) joint(light, at)
  put(light, shadeOfArm(colour), { at: [tip[0] + 0.22, tip[1] - 0.82, 0], turn: [0, 0, 0.32] })
  return light
}

function armAtWork(colour) {
  const desk = group()
  put(desk, armLamp(colour, [0.1, 1.25]), { at: [-0.8, 0, -0.3] })
  part(desk, form.box(1.5, 0.05, 1.1, 0.02), matte('#f6f1e7'), { at: [0.95, 0.03, 0.35], turn: [0, 0.15, 0] })
  part(desk, form.box(1.5, 0.04, 1.1, 0.02), matte(goods.sage), { at: [0.98, 0, 0.38], turn: [0, 0.1, 0] })
  part(desk, form.cylinder(0.035, 0.035, 1, 24), wood('#c98f3c'), { at: [1.05, 0.1, 0.5], turn: [QUARTER, 0, 0.7] })
  return desk
}

/** Paper over bamboo rings: the globe is drawn in a little at each of them. */
function paperLamp(colour) {
  const light = group()
  const glow = { emissive: colour, emissiveIntensity: 0.32, roughness: 0.95 }
  const rings = (x, y, z) => {
    const drawnIn =
      1 - 0.035 * Math.abs(Math.cos((Math.acos(Math.min(Math.max(y / 1.15, -1), 1)) / Math.PI) * 13 * Math.PI))
    return [x * drawnIn, y * 0.94, z * drawnIn]
  }
  const globe = form.curve(
    [...Array(33)].map((_, i) => {
      const angle = 0.16 + (i / 32) * (Math.PI - 0.32)
      return [Math.sin(angle) * 1.15, -Math.cos(angle) * 1.15]
    }),
    200,
  )
  part(light, form.bend(form.turned(globe, 72).rotateY(Math.PI), rings), matte(colour, glow), { at: [0, 1.75, 0] })
  const timber = wood('#c9a878')
  form.around(
    3,
    (angle) => {
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      part(light, form.bar([x * 0.36, 0.86, z * 0.36], [x * 0.92, 0, z * 0.92], 0.06), timber)
    },
    0.55,
  )
  part(light, form.ring(0.36, 0.06), timber, { at: [0, 0.84, 0], turn: [QUARTER, 0, 0] })
  return light
}

function paperWithPlant(colour) {
  const corner = group()
  put(corner, paperLamp(colour))
  put(corner, plant('#c4704f'), { at: [1.6, 0, 0.5], scale: 0.8 })
  return corner
}

/** Where the bell of rattan stands out at a share of its height, from the top. */
const bell = (share) => [0.16 + 1.06 * Math.sin(Math.min(share * 1.25, 1) * QUARTER), 2.75 - share * 1.35]

function rattanLamp(colour) {
  const light = group()
  const cane = satin(colour)
  for (const way of [-1, 1]) {
    form.around(18, (start) => {
      const path = [0, 0.16, 0.33, 0.5, 0.66, 0.83, 1].map((share) => {
        const [radius, y] = bell(share)
        const angle = start + way * share * 1.25
        return [Math.cos(angle) * radius, y, Math.sin(angle) * radius]
      })
      part(light, form.tube(path, 0.022, 22), cane)
    })
  }
  for (const share of [0, 0.3, 0.62, 1]) {
    const [radius, y] = bell(share)
    part(light, form.ring(radius, share === 1 ? 0.06 : 0.035), cane, { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  }
  const foot =
    '0 0, 0.6 0, 0.66 0.06, 0.62 0.14, 0.24 0.22, 0.12 0.4, 0.17 0.7, 0.1 1, 0.1 1.5, 0.18 1.56, 0.18 1.7, 0 1.72'
  part(light, form.turned(form.curve(foot, 100), 64), wood('#8f5f38', '#5a3820'))
  part(light, form.ball(0.27), lit('#fff0cf'), { at: [0, 1.95, 0] })
  return light
}

function rattanWithBooks(colour) {
  const shelf = group()
  put(shelf, rattanLamp(colour), { at: [-0.5, 0, 0] })
  put(shelf, books([goods.oat, goods.clay]), { at: [1.2, 0, 0.6], turn: [0, -0.3, 0], scale: 0.7 })
  return shelf
}

function pleatedLamp(colour) {
  const light = group()
  const body =
    '0 0.04, 0.42 0.04, 0.5 0, 0.56 0.06, 0.82 0.4, 0.86 0.72, 0.66 1.06, 0.42 1.24, 0.5 1.42, 0.46 1.62, 0.22 1.78, 0.16 1.84, 0 1.85'
  part(light, form.turned(form.curve(body, 110)), gloss(colour))
  part(light, form.cylinder(0.07, 0.09, 0.3, 32), brass(), { at: [0, 1.96, 0] })
  const cloth = matte('#efe6d4', { emissive: '#efdcb8', emissiveIntensity: 0.3 })
  const skirt = [
    [1.32, 1.86],
    [1.22, 2.1],
    [0.96, 2.74],
    [0.84, 3],
  ]
  part(light, fluted(form.curve(skirt, 20), 60, 0.075, { wave: 'ribs' }), cloth)
  for (const [radius, y] of [
    [1.3, 1.87],
    [0.83, 2.99],
  ])
    part(light, form.ring(radius, 0.03), matte(shade(colour, -0.06)), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(light, form.ball(0.25), lit('#fff4dc'), { at: [0, 2.3, 0] })
  part(light, form.ball(0.07), brass(), { at: [0, 3.12, 0] })
  part(light, form.cylinder(0.02, 0.02, 0.2, 16), brass(), { at: [0, 3.02, 0] })
  return light
}

function pleatedWithBowl(colour) {
  const shelf = group()
  put(shelf, pleatedLamp(colour), { at: [-0.4, 0, 0] })
  const dish = form.turned(form.curve('0 0, 0.3 0, 0.34 0.06, 0.62 0.26, 0.7 0.42, 0.66 0.42, 0.5 0.2, 0 0.1', 60))
  part(shelf, dish, gloss(colour), { at: [1.25, 0, 0.7] })
  return shelf
}

export const lampModels = {
  lamp: {
    build: mushroomLamp,
    yaw: -0.4,
    pitch: 0.05,
    again: { build: mushroomOnBooks, yaw: 0.1, pitch: 0.14 },
    near: { zoom: 1.7 },
  },
  'lamp-arm': {
    build: (colour) => armLamp(colour),
    yaw: -0.35,
    pitch: 0.1,
    again: { build: armAtWork, yaw: 0.15, pitch: 0.24 },
  },
  'lamp-paper': {
    build: paperLamp,
    yaw: -0.3,
    pitch: 0.1,
    again: { build: paperWithPlant, yaw: 0, pitch: 0.16 },
    aside: { pitch: 1 },
    near: { zoom: 1.7 },
  },
  'lamp-rattan': {
    build: rattanLamp,
    yaw: -0.2,
    pitch: 0.06,
    again: { build: rattanWithBooks, yaw: 0.1, pitch: 0.16 },
    aside: { pitch: 1 },
  },
  'lamp-pleat': {
    build: pleatedLamp,
    yaw: -0.3,
    pitch: 0.08,
    again: { build: pleatedWithBowl, yaw: 0.2, pitch: 0.18 },
    aside: { pitch: 1 },
  },
}
