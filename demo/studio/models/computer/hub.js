import * as THREE from 'three'
import { goods, shade } from '../../colours.js'
import { lit, matte, metal, plush, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { stick } from './drive.js'
import { keyboard } from './keyboard.js'
import { laptop } from './laptop.js'
import { monitor } from './monitor.js'
import { sockets } from './sockets.js'

const { group, part, put, QUARTER } = form

/** A USB-C plug that points along -x, its cable end at x = 0. */
function plug(sleeve) {
  const end = group()
  part(end, form.box(0.5, 0.17, 0.3, 0.07), sleeve, { at: [-0.25, 0, 0] })
  part(end, form.box(0.24, 0.09, 0.2, 0.04), metal('#cfcdc7'), { at: [-0.6, 0, 0] })
  return end
}

function slimHub(colour) {
  const hub = group()
  const shell = metal(colour, { roughness: 0.44, metalness: 0.6 })
  part(hub, form.box(4.2, 0.4, 1.15, 0.17), shell, { at: [0, 0.22, 0] })
  part(hub, form.box(3.6, 0.02, 0.03, 0.008), matte(shade(colour, -0.2)), { at: [0, 0.42, 0.36] })
  sockets(hub, ['a', 'a', 'c', 'hdmi', 'card', 'card'], { at: [-1.55, 0.22, 0.575], step: 0.62 })
  part(hub, form.ball(0.035, 14), lit('#f6fbf4'), { at: [1.8, 0.41, 0] })
  part(hub, form.cylinder(0.13, 0.17, 0.34, 32), matte('#34393a'), { at: [-2.2, 0.22, 0], turn: [0, 0, QUARTER] })
  const tail = '-2.3 0.22 0, -2.9 0.26 0.05, -3.5 0.2 0.5, -3.5 0.12 1.2, -2.9 0.1 1.55, -2.1 0.1 1.6'
  part(hub, form.tube(tail, 0.085, 110), matte('#34393a'))
  put(hub, plug(shell), { at: [-2.15, 0.11, 1.6], turn: [0, Math.PI, 0], scale: 1.1 })
  return hub
}

function slimHubAtWork(colour) {
  const desk = group()
  put(desk, laptop('#c9c9c6'), { at: [0.6, 0, -0.5] })
  put(desk, slimHub(colour), { at: [-1.9, 0, 1.4], turn: [0, 0.5, 0], scale: 0.42 })
  return desk
}

function puckHub(colour) {
  const hub = group()
  part(
    hub,
    form.turned(form.curve('0 0, 1.2 0, 1.36 0.04, 1.42 0.16, 1.42 0.62, 1.36 0.74, 1.22 0.76', 30)),
    satin(colour),
  )
  part(hub, form.turned('0 0.8, 1.14 0.8, 1.22 0.76, 1.22 0.7', 96), plush(shade(colour, -0.1), [8, 2], 0.8))
  const kinds = ['a', 'c', 'a', 'c', 'a']
  kinds.forEach((kind, i) => {
    const angle = -1.1 + i * 0.52
    sockets(hub, [kind], { at: [Math.sin(angle) * 1.415, 0.4, Math.cos(angle) * 1.415], step: 0, turn: [0, angle, 0] })
  })
  const cord = '-1.2 0.3 -0.75, -1.8 0.12 -0.9, -2.3 0.07 -0.3, -2.2 0.07 0.8, -1.4 0.07 1.8, -0.4 0.07 2.1'
  part(hub, form.tube(cord, 0.065, 130), matte(shade(colour, -0.24)))
  put(hub, plug(satin(shade(colour, -0.24))), { at: [-0.42, 0.09, 2.1], turn: [0, Math.PI - 0.15, 0] })
  return hub
}

function puckHubAtWork(colour) {
  const hub = puckHub(colour)
  part(hub, form.ring(0.26, 0.045), metal('#c9a063'), { at: [-0.35, 0.85, 0.3], turn: [QUARTER, 0, 0] })
  for (const [x, z] of [
    [0.3, -0.1],
    [0.62, 0.3],
  ]) {
    part(hub, form.ball(0.2), satin('#f2eee7'), { at: [x, 0.98, z], scale: [1, 0.9, 1.2] })
    part(hub, form.capsule(0.07, 0.36), satin('#f2eee7'), {
      at: [x + 0.16, 0.88, z + 0.24],
      turn: [QUARTER - 0.1, 0.5, 0],
    })
  }
  put(hub, stick('#c9c9c6', 0), { at: [1.45, 0.18, 1.5], turn: [0, 2.34, 0], scale: 0.5 })
  return hub
}

function towerHub(colour) {
  const hub = group()
  part(hub, form.box(1.7, 0.2, 1.5, 0.09), wood('#7d563a', '#3f2716'), { at: [0, 0.1, 0] })
  part(hub, form.box(1.24, 2.8, 1.1, 0.24), satin(colour), { at: [0, 1.6, 0] })
  part(hub, form.slab(form.roundedRectangle(0.84, 2.3, 0.16), 0.05, 0.02), matte('#34393a'), { at: [0, 1.58, 0.55] })
  const column = ['card', 'audio', 'c', 'c', 'a', 'a']
  column.forEach((kind, i) => {
    sockets(hub, [kind], { at: [0, 2.5 - i * 0.36, 0.585], step: 0 })
  })
  for (let i = 0; i < 7; i++) {
    part(hub, form.box(0.03, 0.05, 0.6, 0.01), matte(shade(colour, -0.24)), { at: [0.62, 2.3 - i * 0.13, 0] })
  }
  const cords = [
    '0.3 1 -0.5, 0.4 0.8 -1, 0.9 0.07 -1.2, 1.7 0.06 -0.6',
    '-0.1 0.7 -0.5, 0 0.5 -1, 0.7 0.06 -1.5, 1.8 0.06 -1.1',
  ]
  for (const cord of cords) part(hub, form.tube(cord, 0.06, 60), matte(goods.ink))
  return hub
}

function towerHubAtWork(colour) {
  const desk = group()
  put(desk, towerHub(colour), { at: [-2.3, 0, 0.4], turn: [0, 0.3, 0], scale: 0.55 })
  put(desk, monitor('#e7decf'), { at: [0.9, 0, -0.4] })
  return desk
}

function barHub(colour, isBusy = false) {
  const hub = group()
  part(hub, form.box(5.4, 0.62, 1.5, 0.22), satin(colour), { at: [0, 0.33, 0] })
  part(hub, form.box(5.1, 0.04, 1.2, 0.02), matte(shade(colour, -0.16)), { at: [0, 0.635, 0] })
  for (let i = 0; i < 7; i++) {
    const x = -2.1 + i * 0.7
    sockets(hub, ['a'], { at: [x, 0.66, -0.22], step: 0, turn: [-QUARTER, 0, QUARTER] })
    const isOn = i % 3 !== 2
    part(hub, form.box(0.36, 0.16, 0.26, 0.05), satin(isOn ? '#d98a5f' : '#efe9dd'), {
      at: [x, 0.68, 0.3],
      turn: [isOn ? 0.16 : -0.16, 0, 0],
    })
    part(hub, form.ball(0.03, 14), lit(isOn ? '#9fe0b4' : '#5c6462'), { at: [x, 0.655, 0.52] })
  }
  part(
    hub,
    form.tube('-2.6 0.3 0, -3.2 0.24 0, -3.6 0.08 0.5, -3.3 0.07 1.3, -2.2 0.07 1.6', 0.08, 90),
    matte('#34393a'),
  )
  if (isBusy) {
    for (const [i, tint] of [
      [0, goods.clay],
      [1, goods.silver],
      [3, goods.sage],
    ]) {
      part(hub, form.box(0.26, 0.9, 0.56, 0.09), satin(tint), { at: [-2.1 + i * 0.7, 1.2, -0.22] })
    }
  }
  return hub
}

/** Wood whose grain runs along a bent board: a cut shape's texture counts in its own units, so it has to repeat. */
function board(colour) {
  const plank = wood(colour, shade(colour, -0.28))
  plank.map.wrapS = plank.map.wrapT = THREE.RepeatWrapping
  plank.map.repeat.set(0.35, 0.7)
  return plank
}

const BENT_SHELF =
  '-2.7 0.06, -2.62 0.5, -2.55 0.86, -2.4 1.06, -2.1 1.12, -1 1.12, 0 1.12, 1 1.12, 2.1 1.12, 2.4 1.06, 2.55 0.86, 2.62 0.5, 2.7 0.06'

function riserHub(colour) {
  const shelf = group()
  part(shelf, form.strip(BENT_SHELF, 2.1, 0.16), board(colour))
  part(shelf, form.box(2.2, 0.24, 0.4, 0.06), matte('#34393a'), { at: [0, 0.93, 0.88] })
  sockets(shelf, ['a', 'a', 'c', 'c'], { at: [-0.66, 0.93, 1.085], step: 0.44 })
  part(shelf, form.ball(0.03, 14), lit('#9fe0b4'), { at: [0.96, 0.93, 1.08] })
  for (const x of [-2.68, 2.68]) part(shelf, form.box(0.2, 0.06, 2, 0.03), matte('#34393a'), { at: [x, 0.03, 0] })
  return shelf
}

function riserHubAtWork(colour) {
  const desk = riserHub(colour)
  put(desk, monitor('#e7decf'), { at: [0, 1.2, 0], scale: 0.95 })
  put(desk, keyboard('#8b9c8f'), { at: [0, 0.12, 1.1], scale: 0.7 })
  return desk
}

export const hubs = {
  'hub-slim': {
    build: slimHub,
    yaw: -0.75,
    pitch: 0.6,
    again: { build: slimHubAtWork, yaw: 0.3, pitch: 0.4 },
  },
  'hub-puck': {
    build: puckHub,
    yaw: 0.3,
    pitch: 0.42,
    again: { build: puckHubAtWork, yaw: -0.3, pitch: 0.55 },
    aside: { pitch: 1 },
  },
  'hub-tower': { build: towerHub, yaw: -0.45, pitch: 0.18, again: { build: towerHubAtWork, yaw: 0.2, pitch: 0.16 } },
  'hub-bar': {
    build: (colour) => barHub(colour),
    yaw: -0.55,
    pitch: 0.6,
    again: { build: (colour) => barHub(colour, true), yaw: 0.55, pitch: 0.4 },
  },
  'hub-riser': {
    build: riserHub,
    yaw: -0.5,
    pitch: 0.2,
    again: { build: riserHubAtWork, yaw: 0.35, pitch: 0.22 },
  },
}
