import { BoxGeometry, TorusGeometry } from 'three'
import { shade } from '../../colours.js'
import { glass, gloss, lit, matte, metal, satin, speckled } from '../../materials.js'
import * as form from '../../shapes.js'
import { FACING, knob, mist, pea, signal, timber, timbers } from './parts.js'

const { group, part, put } = form

function drop(colour) {
  const whole = group()
  part(
    whole,
    form.turned(form.curve('0 0, 0.85 0, 1.12 0.12, 1.3 0.55, 1.3 0.72', 40), 96),
    satin(shade(colour, -0.08)),
  )
  part(whole, new TorusGeometry(1.285, 0.025, 10, 96), satin(shade(colour, -0.22)), { at: [0, 0.74, 0], turn: FACING })
  part(
    whole,
    form.turned(form.curve('1.3 0.76, 1.28 1.1, 1.05 1.7, 0.62 2.3, 0.3 2.8, 0.17 3.1', 60), 96),
    satin(shade(colour, 0.05), { roughness: 0.75 }),
  )
  part(whole, form.turned('0.17 3.08, 0.2 3.12, 0.18 3.2, 0.1 3.2, 0.08 3.06', 48), satin(shade(colour, -0.16)))
  part(whole, form.cylinder(0.15, 0.15, 0.03, 40), matte(shade(colour, -0.22)), {
    at: [0, 0.42, 1.25],
    turn: [FACING[0] + 0.2, 0, 0],
  })
  put(whole, mist(1.1, 0.55), { at: [0, 3.2, 0] })
  return whole
}

function vase(colour) {
  const whole = group()
  const clay = speckled(colour, '#2a1c1466', 1500)
  part(whole, form.turned(form.curve('0 0, 0.92 0, 0.96 0.06, 0.96 0.24, 0.9 0.3', 20), 72), timber(timbers.beech))
  part(
    whole,
    form.turned(
      form.curve(
        '0.9 0.3, 1.12 0.5, 1.3 1.05, 1.14 1.65, 0.6 2.1, 0.36 2.4, 0.34 2.95, 0.46 3.12, 0.4 3.14, 0.28 2.95',
        90,
      ),
      112,
    ),
    clay,
  )
  for (let i = 0; i < 7; i++) {
    const y = 0.72 + i * 0.13
    const radius = 1.21 + Math.sin(((y - 0.5) / 1.2) * Math.PI) * 0.085 - (y > 1.2 ? (y - 1.2) * 0.12 : 0)
    part(whole, new TorusGeometry(radius, 0.035, 8, 96), clay, { at: [0, y, 0], turn: FACING })
  }
  signal(whole, [0, 0.15, 0.97], '#f6e7c4', 0.05)
  put(whole, mist(1.2, 0.6), { at: [0, 3.1, 0] })
  return whole
}

function carafe(colour) {
  const whole = group()
  const oiled = timber(colour)
  part(whole, form.turned('0 0, 1.16 0, 1.22 0.05, 1.22 1.0, 1.16 1.08, 0.86 1.1, 0.82 1.0', 96), oiled)
  for (let i = 0; i < 22; i++) {
    const angle = -1.05 + i * 0.1
    part(whole, new BoxGeometry(0.05, 0.42, 0.05), matte('#3a2f28'), {
      at: [Math.sin(angle) * 1.21, 0.58, Math.cos(angle) * 1.21],
      turn: [0, angle, 0],
    })
  }
  const jug = '0.5 0.9, 0.56 1.15, 0.9 1.5, 1.05 1.95, 1.05 2.75, 0.92 2.96, 0 3'
  part(
    whole,
    form.turned(form.curve('0 0.95, 0.48 0.95, 0.55 1.2, 0.86 1.52, 0.99 1.95, 1 2.36, 0 2.36', 50), 72),
    glass('#8fb9c4', 0.4),
  )
  part(whole, form.turned(form.curve(jug, 60), 96), glass('#f2f8f8', 0.24))
  part(whole, new TorusGeometry(0.6, 0.05, 10, 72), metal('#c9a063'), { at: [0, 1.14, 0], turn: FACING })
  put(whole, knob(0.13, 0.1, metal('#c9a063'), '#33383a'), { at: [0, 0.2, 1.21] })
  return whole
}

function tower(colour) {
  const whole = group()
  const shell = satin(colour)
  const dark = satin(shade(colour, -0.2))
  part(whole, form.turned(form.curve('0 0, 1.1 0, 1.14 0.06, 1.08 0.14, 0.86 0.16', 30), 80), dark)
  part(whole, form.turned(form.curve('0.9 0.14, 0.98 0.3, 0.93 2.2, 0.79 4.6, 0.74 5', 50), 96), shell)
  part(
    whole,
    form.turned(form.curve('0.75 4.98, 0.76 5.08, 0.7 5.2, 0.36 5.26, 0.3 5.38, 0.22 5.38, 0.2 5.24', 40), 80),
    dark,
  )
  part(whole, form.box(0.2, 2, 0.06, 0.03), gloss('#dfe9ea'), { at: [0, 2, 0.915], turn: [-0.06, 0, 0] })
  part(whole, form.box(0.13, 1.1, 0.07, 0.03), gloss('#8fb9c4'), { at: [0, 1.6, 0.945], turn: [-0.06, 0, 0] })
  part(whole, form.cylinder(0.4, 0.4, 0.05, 64), gloss('#23282a'), {
    at: [0, 4.2, 0.79],
    turn: [FACING[0] - 0.08, 0, 0],
  })
  part(whole, new TorusGeometry(0.4, 0.05, 12, 64), metal('#c9c6bf'), { at: [0, 4.2, 0.82], turn: [-0.08, 0, 0] })
  for (let i = 0; i < 7; i++) {
    const angle = -1.5 + i * 0.5
    part(whole, pea(0.028), lit(i < 4 ? '#9fd0d8' : '#5d6668'), {
      at: [Math.sin(angle) * 0.27, 4.2 + Math.cos(angle) * 0.27, 0.825],
    })
  }
  put(whole, mist(1.3, 0.8), { at: [0, 5.35, 0] })
  return whole
}

/** Where the spots of the cap are: turns around it and heights along its slope. */
const SPOTS = [
  [0.1, 0.55, 0.24],
  [0.95, 0.3, 0.19],
  [-0.75, 0.26, 0.22],
  [0.5, 0.93, 0.17],
  [-0.4, 0.97, 0.16],
  [1.75, 0.6, 0.22],
  [-1.6, 0.66, 0.2],
  [2.6, 0.4, 0.22],
  [-2.5, 0.4, 0.22],
  [3.1, 0.9, 0.18],
]

function mushroom(colour) {
  const whole = group()
  part(
    whole,
    form.turned(form.curve('0 0, 0.95 0, 1.02 0.08, 0.92 0.5, 0.72 1.0, 0.66 1.45', 40), 80),
    satin('#f3ebdc'),
  )
  part(whole, form.turned(form.curve('0.6 1.42, 1.0 1.36, 1.5 1.3', 16), 80), matte('#f7efdf'))
  const height = (tilt) => [Math.cos(tilt) * 1.55, 1.32 + Math.sin(tilt) * 1.15]
  const cap = Array.from({ length: 24 }, (_, i) => height((i / 23) * form.QUARTER))
  part(whole, form.turned([[1.5, 1.28], ...cap], 96), gloss(colour))
  for (const [turn, tilt, size] of SPOTS) {
    const [out, up] = height(tilt)
    const spot = put(whole, group(), { at: [Math.sin(turn) * out, up, Math.cos(turn) * out], turn: [0, turn, 0] })
    part(spot, pea(size), satin('#fbf3df'), {
      turn: [-Math.atan2(Math.sin(tilt) * 1.55, Math.cos(tilt) * 1.15), 0, 0],
      scale: [1, 1, 0.22],
    })
  }
  part(whole, new TorusGeometry(0.86, 0.06, 10, 72), lit('#ffe2a6'), { at: [0, 1.36, 0], turn: FACING })
  signal(whole, [0, 0.32, 0.96], '#e9a25a', 0.05)
  return whole
}

function mushroomMisting(colour) {
  const whole = group()
  put(whole, mushroom(colour))
  put(whole, mist(0.7, 0.8), { at: [1.2, 1.1, 0.9] })
  return whole
}

export const humidifierModels = {
  'humidifier-drop': {
    build: drop,
    yaw: -0.3,
    pitch: 0.14,
    again: { yaw: 0.7, pitch: 0.34 },
    aside: { pitch: 1 },
  },
  'humidifier-vase': { build: vase, yaw: -0.3, pitch: 0.14, again: { yaw: 0.6, pitch: 0.32 }, aside: { pitch: 1 } },
  'humidifier-carafe': {
    build: carafe,
    tints: timbers,
    yaw: -0.3,
    pitch: 0.16,
    again: { yaw: 0.5, pitch: 0.34 },
    aside: { pitch: 1 },
  },
  'humidifier-tower': { build: tower, yaw: -0.4, pitch: 0.12, again: { yaw: 0.4, pitch: 0.3 } },
  'humidifier-mushroom': {
    build: mushroom,
    yaw: -0.3,
    pitch: 0.12,
    again: { build: mushroomMisting, yaw: 0.4, pitch: 0.28 },
  },
}
