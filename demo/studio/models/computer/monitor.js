import { goods, shade } from '../../colours.js'
import { gloss, landscape, lit, matte, metal, satin, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { keyboard } from './keyboard.js'
import { laptop } from './laptop.js'
import { mouse } from './mouse.js'
import { editing, page } from './screens.js'
import { sheet } from './sheet.js'

const { group, part, put, QUARTER } = form

export function monitor(colour) {
  const screen = group()
  const shell = satin(colour)
  part(screen, form.box(4, 2.4, 0.16, 0.08), shell, { at: [0, 2.1, 0] })
  part(screen, form.face(3.84, 2.24, 0.05), gloss('#15191a'), { at: [0, 2.1, 0.082] })
  const picture = landscape(1280, 720, ['#ead9c6', '#c98c6a', '#3d5a57', '#f7efdf'])
  part(screen, form.face(3.74, 2.12, 0.03), lit('#fff', { map: picture }), { at: [0, 2.11, 0.086] })
  part(screen, form.box(1.6, 1, 0.3, 0.14), shell, { at: [0, 1.95, -0.14] })
  part(screen, form.cylinder(0.16, 0.18, 1.9), metal('#b9b4ab'), { at: [0, 1, -0.34] })
  part(screen, form.cylinder(0.94, 1, 0.1), shell, { at: [0, 0.05, -0.2] })
  return screen
}

function monitorAtWork(colour) {
  const desk = group()
  put(desk, monitor(colour), {})
  put(desk, keyboard(colour), { at: [-0.15, 0.15, 1.6], scale: 0.5 })
  put(desk, mouse(colour), { at: [1.45, 0, 1.65], scale: 0.32 })
  return desk
}

const BEND = 4.6

/** The wide screen's middle surface: an arc round the viewer; `forward` steps towards them. */
const curved = (forward) => (x, y) => {
  const angle = x / BEND
  return [Math.sin(angle) * (BEND - forward), 2 - y, BEND - Math.cos(angle) * (BEND - forward)]
}

function wideMonitor(colour) {
  const screen = group()
  const shell = satin(colour)
  sheet(screen, gloss('#15191a'), {
    length: 5.6,
    width: 2.5,
    corner: 0.1,
    thickness: 0.16,
    at: curved(0),
    under: shell,
    edge: shell,
  })
  const picture = landscape(1720, 720, ['#d9dfe3', '#9fb2b4', '#465b68', '#f1d9b4'])
  const lay = curved(0.09)
  const glow = form.surface((u, v) => lay((u - 0.5) * 5.4, (0.5 - v) * 2.3), 80, 4)
  part(screen, glow, lit('#fff', { map: picture }))
  part(screen, form.box(1.3, 1.1, 0.3, 0.14), shell, { at: [0, 1.9, -0.2] })
  part(screen, form.box(0.34, 1.9, 0.16, 0.07), shell, { at: [0, 1, -0.36] })
  for (const x of [-1, 1]) {
    part(screen, form.bar([0, 0.08, -0.4], [x * 1.25, 0.08, 0.75], 0.08), shell)
    part(screen, form.ball(0.08), shell, { at: [x * 1.25, 0.08, 0.75] })
  }
  part(screen, form.cylinder(0.24, 0.26, 0.16), shell, { at: [0, 0.08, -0.38] })
  return screen
}

function wideMonitorAtWork(colour) {
  const desk = group()
  put(desk, wideMonitor(colour), {})
  put(desk, keyboard(colour), { at: [-0.2, 0.12, 1.75], scale: 0.46 })
  put(desk, mouse(colour), { at: [1.4, 0, 1.8], scale: 0.3 })
  return desk
}

function travelMonitor(colour) {
  const set = group()
  const cloth = woven(colour, [50, 32], 0.7)
  const leaning = put(set, group(), { at: [0, 0.06, 0], turn: [-0.36, 0, 0] })
  part(leaning, form.box(3.5, 2.3, 0.09, 0.044), cloth, { at: [0, 1.15, -0.08] })
  part(leaning, form.box(3.34, 2.14, 0.1, 0.05), metal('#4a5052'), { at: [0, 1.15, 0] })
  part(leaning, form.face(3.28, 2.08, 0.05), gloss('#15191a'), { at: [0, 1.15, 0.051] })
  const picture = landscape(1200, 750, ['#dfe6df', '#a3b7a1', '#5f7a63', '#f2d3a0'])
  part(leaning, form.face(3.14, 1.94, 0.02), lit('#fff', { map: picture }), { at: [0, 1.16, 0.055] })
  part(set, form.box(3.5, 0.08, 1.05, 0.038), cloth, { at: [0, 0.045, 0.5] })
  part(set, form.box(3.5, 1.42, 0.07, 0.034), cloth, { at: [0, 0.66, -1.12], turn: [0.42, 0, 0] })
  part(set, form.capsule(0.06, 3.3), matte(shade(colour, -0.2)), { at: [0, 0.07, 0], turn: [0, 0, QUARTER] })
  part(
    set,
    form.tube('1.62 0.34 -0.1, 2 0.3 -0.05, 2.1 0.06 0.3, 1.9 0.05 1.1, 2.2 0.05 1.6', 0.035, 70),
    matte(goods.oat),
  )
  return set
}

function travelMonitorAtWork(colour) {
  const desk = group()
  put(desk, laptop('#c9c9c6'), { at: [-2, 0, 0.2], turn: [0, 0.22, 0] })
  put(desk, travelMonitor(colour), { at: [1.75, 0, -0.2], turn: [0, -0.22, 0] })
  return desk
}

function paperMonitor(colour) {
  const screen = group()
  const shell = satin(colour)
  const beech = wood('#d9b68a', '#a87f52')
  const leaning = put(screen, group(), { at: [0, 0.5, 0], turn: [-0.16, 0, 0] })
  part(leaning, form.box(2.2, 2.9, 0.16, 0.08), shell, { at: [0, 1.45, 0] })
  part(leaning, form.face(1.86, 2.5, 0.03), matte('#fff', { map: page(744, 1000) }), { at: [0, 1.5, 0.083] })
  part(screen, form.box(2.2, 0.1, 0.46, 0.05), beech, { at: [0, 0.5, 0.14] })
  part(screen, form.box(2.2, 0.14, 0.06, 0.03), beech, { at: [0, 0.58, 0.36] })
  part(screen, form.bar([0, 0.05, -0.45], [0, 1.6, -0.28], 0.09), metal('#a9a6a0'))
  part(screen, form.slab(form.roundedRectangle(1.7, 1.2, 0.2), 0.08, 0.03), shell, {
    at: [0, 0.04, -0.1],
    turn: [-QUARTER, 0, 0],
  })
  part(screen, form.bar([-0.5, 0.58, 0.2], [0.35, 0.58, 0.24], 0.045), matte('#c4704f'))
  return screen
}

/** A low bench with an arm clamped to its edge, reaching from the foot to `reach`. */
export function clampArm(colour, elbow, reach) {
  const arm = group()
  const [shell, steel] = [satin(colour), metal('#a9a6a0')]
  const plank = wood('#d3b088', '#a07a50')
  part(arm, form.box(2.6, 0.2, 1.7, 0.05), plank, { at: [0.5, 0.5, 0.3] })
  part(arm, form.box(0.22, 0.32, 1.6, 0.04), plank, { at: [1.55, 0.3, 0.3] })
  part(arm, form.box(0.34, 0.62, 0.4, 0.07), steel, { at: [-0.76, 0.48, 0] })
  part(arm, form.box(0.8, 0.1, 0.46, 0.04), steel, { at: [-0.45, 0.66, 0] })
  part(arm, form.box(0.6, 0.1, 0.4, 0.04), steel, { at: [-0.52, 0.2, 0] })
  part(arm, form.cylinder(0.07, 0.07, 0.2, 24), steel, { at: [-0.34, 0.34, 0] })
  part(arm, form.cylinder(0.17, 0.2, 0.5, 40), shell, { at: [-0.45, 0.92, 0] })
  part(arm, form.cylinder(0.24, 0.24, 0.12), matte('#3a4042'), { at: [-0.45, 1.2, 0] })
  part(arm, form.bar([-0.45, 1.28, 0], elbow, 0.13), shell)
  part(arm, form.ball(0.2), matte('#3a4042'), { at: elbow })
  part(arm, form.bar(elbow, reach, 0.11), shell)
  part(arm, form.ball(0.17), matte('#3a4042'), { at: reach })
  return arm
}

function armMonitor(colour) {
  const set = clampArm(colour, [-0.9, 2.5, -0.55], [0.9, 2.95, 0.35])
  const screen = put(set, group(), { at: [0.9, 2.95, 0.6], turn: [-0.06, 0.06, 0] })
  part(screen, form.box(3.6, 2.1, 0.14, 0.07), satin(colour))
  part(screen, form.face(3.48, 1.98, 0.04), gloss('#15191a'), { at: [0, 0, 0.072] })
  part(screen, form.face(3.38, 1.88, 0.03), lit('#fff', { map: editing(1280, 720) }), { at: [0, 0, 0.076] })
  part(screen, form.box(0.8, 0.8, 0.14, 0.06), satin(colour), { at: [0, 0, -0.1] })
  return set
}

export const monitors = {
  monitor: {
    build: monitor,
    yaw: -0.35,
    pitch: 0.14,
    again: { build: monitorAtWork, yaw: 0.3, pitch: 0.28 },
    near: { zoom: 1.7 },
  },
  'monitor-wide': {
    build: wideMonitor,
    yaw: -0.42,
    pitch: 0.2,
    again: { build: wideMonitorAtWork, yaw: 0.25, pitch: 0.34 },
    near: { zoom: 1.7 },
  },
  'monitor-portable': {
    build: travelMonitor,
    yaw: -0.55,
    pitch: 0.26,
    again: { build: travelMonitorAtWork, yaw: 0, pitch: 0.32 },
    near: { zoom: 1.7 },
  },
  'monitor-paper': { build: paperMonitor, yaw: -0.4, pitch: 0.16, again: { yaw: 0.6, pitch: 0.3 } },
  'monitor-arm': {
    build: armMonitor,
    yaw: -0.3,
    pitch: 0.14,
    again: { yaw: 2.6, pitch: 0.2 },
  },
}
