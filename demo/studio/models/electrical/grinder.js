import { TorusGeometry } from 'three'
import { goods, shade } from '../../colours.js'
import { brass, glass, lit, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { beans, FACING, knob, signal, timber, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

const METALS = [goods.silver, goods.rose]
const skin = (colour) => (METALS.includes(colour) ? metal(colour) : satin(colour))
const ground = () => matte('#5a3a26')

/** A handle that turns about y, its knob `length` away from the axis. */
function crank(length, steel, grip) {
  const arm = group()
  part(arm, form.cylinder(0.14, 0.14, 0.14, 32), steel)
  part(
    arm,
    form.tube(
      [
        [0, 0.05, 0],
        [length * 0.5, 0.14, 0],
        [length, 0.1, 0],
      ],
      0.06,
      32,
    ),
    steel,
  )
  part(arm, form.cylinder(0.04, 0.04, 0.3, 16), steel, { at: [length, 0.22, 0] })
  part(arm, form.turned(form.curve('0 0, 0.12 0, 0.2 0.16, 0.2 0.3, 0.1 0.42, 0 0.44', 24), 40), grip, {
    at: [length, 0.26, 0],
  })
  return arm
}

function handGrinder(colour) {
  const mill = group()
  const shell = skin(colour)
  const walnut = timber(timbers.walnut)
  part(mill, form.turned('0 0, 0.56 0, 0.6 0.05, 0.6 1.35, 0.58 1.4', 80), shell)
  part(mill, form.turned('0.58 1.4, 0.64 1.44, 0.64 1.72, 0.58 1.76', 80), metal('#6f6e6a'))
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * form.TURN
    part(mill, form.box(0.045, 0.26, 0.04, 0.01), metal('#8d8b86'), {
      at: [Math.cos(angle) * 0.645, 1.58, Math.sin(angle) * 0.645],
      turn: [0, -angle, 0],
    })
  }
  part(mill, form.turned('0.58 1.76, 0.61 1.8, 0.61 3.1, 0.57 3.16, 0 3.16', 80), shell)
  part(mill, form.turned(form.curve('0.54 3.14, 0.5 3.24, 0.2 3.3, 0 3.3', 20), 64), metal('#6f6e6a'))
  for (let i = 0; i < 3; i++)
    part(mill, new TorusGeometry(0.612, 0.016, 8, 72), metal('#6f6e6a'), { at: [0, 2.1 + i * 0.12, 0], turn: FACING })
  put(mill, crank(1.5, metal(), walnut), { at: [0, 3.36, 0], turn: [0, 0.35, 0] })
  return mill
}

function handGrinderOpened(colour) {
  const table = group()
  put(table, handGrinder(colour))
  const glassful = put(table, group(), { at: [1.3, 0, 1] })
  part(glassful, form.turned('0 0, 0.56 0, 0.6 0.05, 0.6 0.8, 0.55 0.82, 0.52 0.1, 0 0.08', 64), skin(colour))
  part(glassful, form.turned(form.curve('0 0.86, 0.3 0.76, 0.54 0.64', 16), 48), ground())
  put(table, beans(14, 0.5, 0.02), { at: [0.2, 0.06, 1.6] })
  return table
}

function boxMill(colour) {
  const mill = group()
  const oiled = timber(colour)
  const edge = timber(shade(colour, -0.1))
  part(mill, form.box(2.3, 0.18, 2.3, 0.07), edge, { at: [0, 0.09, 0] })
  part(mill, form.box(2, 1.7, 2, 0.05), oiled, { at: [0, 1, 0] })
  part(mill, form.box(2.3, 0.18, 2.3, 0.07), edge, { at: [0, 1.92, 0] })
  part(mill, form.box(1.5, 0.62, 0.1, 0.04), edge, { at: [0, 0.6, 0.99] })
  part(mill, form.ball(0.13), brass(), { at: [0, 0.6, 1.13] })
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      part(mill, form.box(0.16, 0.16, 0.03, 0.01), edge, { at: [side * 0.93, 0.5 + i * 0.34, 0.995] })
  }
  part(mill, form.turned(form.curve('0.95 2, 0.92 2.2, 0.72 2.6, 0.4 2.86, 0.18 2.92', 40), 80), brass())
  part(mill, new TorusGeometry(0.95, 0.05, 12, 72), brass(), { at: [0, 2.03, 0], turn: FACING })
  part(mill, form.box(0.7, 0.5, 0.06, 0.03), metal('#8a6a35'), { at: [0.12, 2.45, 0.69], turn: [-0.62, 0, 0] })
  part(mill, form.cylinder(0.08, 0.08, 0.4, 24), metal('#4a4744'), { at: [0, 3.0, 0] })
  put(mill, crank(1.45, metal('#4a4744'), oiled), { at: [0, 3.16, 0], turn: [0, 0.5, 0] })
  return mill
}

function boxMillWithDrawerOut(colour) {
  const table = group()
  put(table, boxMill(colour))
  part(table, form.box(1.4, 0.5, 0.9, 0.04), timber(shade(colour, -0.1)), { at: [0, 0.58, 1.4] })
  part(table, form.box(1.24, 0.1, 0.7, 0.05), ground(), { at: [0, 0.82, 1.4] })
  part(table, form.box(1.5, 0.62, 0.1, 0.04), timber(shade(colour, -0.1)), { at: [0, 0.6, 1.86] })
  part(table, form.ball(0.13), brass(), { at: [0, 0.6, 2] })
  return table
}

function hopperGrinder(colour) {
  const mill = group()
  const shell = satin(colour)
  const black = satin('#2b2f31')
  part(mill, form.box(1.75, 0.35, 2.4, 0.14), shell, { at: [0, 0.18, 0.15] })
  part(mill, form.box(1.75, 1.9, 1.15, 0.2), shell, { at: [0, 1.2, -0.45] })
  part(mill, form.box(1.75, 1.1, 2.2, 0.24), shell, { at: [0, 2.35, 0.05] })
  part(mill, form.box(1.3, 1.15, 0.95, 0.12), glass('#8a8078', 0.42), { at: [0, 0.95, 0.72] })
  part(mill, form.box(1.16, 0.42, 0.82, 0.1), ground(), { at: [0, 0.62, 0.72] })
  part(mill, form.box(0.4, 0.12, 0.16, 0.05), black, { at: [0, 1.2, 1.24] })
  put(mill, knob(0.3, 0.16, metal(), '#33383a'), { at: [-0.35, 2.35, 1.14] })
  part(mill, form.cylinder(0.14, 0.14, 0.06, 32), black, { at: [0.42, 2.35, 1.16], turn: FACING })
  signal(mill, [0.42, 2.68, 1.152], '#9fd8b0')
  part(mill, form.cylinder(0.72, 0.66, 0.24, 64), black, { at: [0, 3, 0] })
  part(mill, form.turned(form.curve('0.66 3.1, 0.7 3.2, 1.0 4.1, 1.0 4.4', 30), 80), glass('#8a8078', 0.34))
  part(mill, form.turned('0.62 3.12, 0.86 3.78, 0 3.82', 48), matte('#3d2718'))
  put(mill, beans(70, 0.78, 0.14), { at: [0, 3.8, 0] })
  part(mill, form.turned(form.curve('1.04 4.38, 1.04 4.48, 0.6 4.56, 0.2 4.58, 0.2 4.7, 0 4.7', 30), 72), black)
  return mill
}

function bladeMill(colour) {
  const mill = group()
  const shell = satin(colour)
  part(mill, form.turned(form.curve('0 0, 0.9 0, 0.98 0.08, 0.98 0.4, 0.84 1.3, 0.86 1.7, 0.95 1.9', 50), 96), shell)
  part(mill, new TorusGeometry(0.94, 0.04, 12, 80), metal(), { at: [0, 1.92, 0], turn: FACING })
  part(mill, form.turned('0 1.95, 0.8 1.95, 0.86 2.4, 0.82 2.42', 64), metal())
  put(mill, beans(80, 0.72, 0.2), { at: [0, 2.32, 0] })
  part(mill, form.turned(form.curve('0.93 1.95, 0.93 2.7, 0.86 3.05, 0.5 3.24, 0 3.28', 50), 80), glass('#e6eceb', 0.3))
  part(mill, form.box(0.5, 0.2, 0.26, 0.08), satin(shade(colour, -0.16)), { at: [0, 1.98, 0.94] })
  part(mill, form.turned(form.curve('0.55 3.2, 0.5 3.3, 0 3.32', 12), 48), satin(shade(colour, -0.16)))
  signal(mill, [0, 0.5, 0.965], '#f6e7c4', 0.05)
  return mill
}

function bladeMillWithCup(colour) {
  const table = group()
  put(table, bladeMill(colour))
  put(table, cup(satin('#f4eee2'), '#4a2c1b'), { at: [1.3, 0, 1], scale: 1.2 })
  put(table, beans(16, 0.55, 0.02), { at: [-0.4, 0.06, 1.6] })
  return table
}

function singleDoseGrinder(colour) {
  const mill = group()
  const shell = satin(colour)
  const black = satin('#2b2f31')
  part(mill, form.slab(form.roundedRectangle(1.7, 2.6, 0.4), 0.24, 0.08), shell, { at: [0, 0.12, 0.1], turn: FACING })
  part(mill, form.box(0.95, 2.2, 0.5, 0.2), shell, { at: [0, 1.25, -0.75], turn: [0.12, 0, 0] })
  const head = put(mill, group(), { at: [0, 2.45, 0.05], turn: [0.42, 0, 0] })
  part(head, form.cylinder(0.78, 0.78, 2, 72), shell, { turn: FACING })
  part(head, form.turned(form.curve('0.78 0, 0.72 0.12, 0 0.16', 16), 64), shell, {
    at: [0, 0, -1],
    turn: [-QUARTER, 0, 0],
  })
  part(head, form.cylinder(0.84, 0.84, 0.3, 72), metal('#8d8b86'), { at: [0, 0, 0.82], turn: FACING })
  part(head, form.turned(form.curve('0.8 0, 0.74 0.1, 0 0.14', 16), 64), black, { at: [0, 0, 0.97], turn: FACING })
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * form.TURN
    part(head, form.box(0.05, 0.05, 0.26, 0.01), metal(), {
      at: [Math.cos(angle) * 0.85, Math.sin(angle) * 0.85, 0.82],
    })
  }
  const funnel = put(head, group(), { at: [0, 0.72, 0.2], turn: [-0.42, 0, 0] })
  part(funnel, form.turned('0.34 0, 0.36 0.3, 0.56 0.5, 0.56 0.56', 56), metal())
  for (let i = 0; i < 4; i++)
    part(funnel, new TorusGeometry(0.48 - i * 0.02, 0.1, 12, 56), matte('#6b4630'), {
      at: [0, 0.62 + i * 0.16, 0],
      turn: FACING,
    })
  part(funnel, form.turned(form.curve('0.46 1.2, 0.3 1.34, 0 1.36', 12), 48), timber(timbers.walnut))
  part(mill, form.cylinder(0.16, 0.2, 0.5, 32), metal(), { at: [0, 1.5, 0.85] })
  part(mill, form.turned('0 0.24, 0.46 0.24, 0.5 0.3, 0.5 1.0, 0.46 1.02, 0.44 0.4, 0 0.36', 64), metal('#b9b6ae'), {
    at: [0, 0, 0.85],
  })
  part(mill, form.box(0.2, 0.34, 0.06, 0.03), lit('#f6e7c4'), { at: [0.3, 1.5, -0.36] })
  return mill
}

export const grinderModels = {
  'grinder-hand': {
    build: handGrinder,
    yaw: -0.3,
    pitch: 0.16,
    again: { build: handGrinderOpened, yaw: 0.2, pitch: 0.3 },
  },
  'grinder-box': {
    build: boxMill,
    tints: timbers,
    yaw: -0.45,
    pitch: 0.2,
    again: { build: boxMillWithDrawerOut, yaw: 0.4, pitch: 0.34 },
  },
  'grinder-hopper': { build: hopperGrinder, yaw: -0.5, pitch: 0.14, again: { yaw: 0.55, pitch: 0.26 } },
  'grinder-blade': {
    build: bladeMill,
    yaw: -0.3,
    pitch: 0.16,
    again: { build: bladeMillWithCup, yaw: 0.2, pitch: 0.34 },
    aside: { pitch: 1 },
  },
  'grinder-single': { build: singleDoseGrinder, yaw: -0.75, pitch: 0.14, again: { yaw: 0.7, pitch: 0.22 } },
}
