import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { shade } from '../../colours.js'
import { drawn, glazed, gloss, matte, satin, speckled } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl } from '../props.js'
import { chip, mound, strewn, tray } from './packaging.js'
import { chopsticks, dough, helping, strand } from './servings.js'

const { group, part, put, QUARTER } = form

const nestTints = { plain: '#e0b65a', spinach: '#8f9c55', pumpkin: '#d98a35' }

/** Dried noodles wound to a nest: strands that circle at slightly different heights and widths. */
function nest(colour) {
  const coil = group()
  const strands = Array.from({ length: 16 }, (_, n) => {
    const start = random() * form.TURN
    const [width, lean] = [0.2 + 0.22 * Math.sqrt(random()), random() * form.TURN]
    const points = Array.from({ length: 15 }, (_, i) => {
      const angle = start + i * 0.6
      const out = width + wobble(0.045) + 0.03 * Math.sin(i * 0.9 + n)
      const y = 0.05 + (n / 16) * 0.27 + 0.05 * Math.sin(angle + lean) + wobble(0.02) - 0.25 * (out - 0.3) ** 2
      return [Math.cos(angle) * out, Math.max(y, 0.035), Math.sin(angle) * out]
    })
    return strand(points, 0.031, 80)
  })
  part(coil, mergeGeometries(strands), dough(colour))
  return coil
}

function nests(colour) {
  const set = group()
  put(set, tray(3.9, 0.34, 2.9, matte('#e7decf'), 0.06))
  for (let i = 0; i < 12; i++) {
    put(set, nest(shade(colour, wobble(0.02))), {
      at: [-1.38 + (i % 4) * 0.92, 0.08, -0.9 + Math.floor(i / 4) * 0.9],
      turn: [0, i, 0],
    })
  }
  return set
}

function nestsServed(colour) {
  const set = group()
  const soup = put(set, bowl(speckled('#e7decf')), { at: [0.3, 0, -0.2], scale: 1.15 })
  part(soup, form.cylinder(1.02, 1.02, 0.02), gloss('#c98f3c'), { at: [0, 0.74, 0] })
  helping(soup, colour, 0.9, 0.12, 0.68, 0.034)
  part(soup, form.ball(0.26), satin('#fbf7ee'), { at: [0.42, 0.82, 0.25], scale: [1, 0.6, 0.8] })
  part(soup, form.ball(0.13), satin('#e09a2d'), { at: [0.42, 0.92, 0.28], scale: [1, 0.6, 1] })
  strewn(soup, chip(0.05, 0.03, 10), matte('#6f8a4a'), mound(16, 0.5, 0.05, [-0.3, 0.92, 0.1]))
  put(set, nest(colour), { at: [1.7, 0, 0.9] })
  put(set, nest(colour), { at: [-1.15, 0, 1.05] })
  return set
}

const brothTints = { anchovy: '#5f7489', mushroom: '#8a6a4c', chilli: '#b0432e' }

/** A paper cup with a wave around it, wider at the top. */
function paperCup(colour, isOpen) {
  const set = group()
  const map = drawn(1024, 256, (canvas, width, height) => {
    canvas.fillStyle = '#f6f1e6'
    canvas.fillRect(0, 0, width, height)
    canvas.fillStyle = colour
    canvas.beginPath()
    canvas.moveTo(0, height)
    for (let x = 0; x <= width; x += 8) canvas.lineTo(x, height * (0.52 + 0.12 * Math.sin((x / width) * form.TURN * 6)))
    canvas.lineTo(width, height)
    canvas.fill()
  })
  part(set, form.cylinder(1, 0.74, 1.5), glazed('#fff', { map, roughness: 0.95, clearcoat: 0 }), { at: [0, 0.77, 0] })
  part(set, form.ring(1, 0.05), matte('#f6f1e6'), { at: [0, 1.52, 0], turn: [QUARTER, 0, 0] })
  if (isOpen) {
    part(set, form.cylinder(0.96, 0.96, 0.02), gloss('#c98f3c'), { at: [0, 1.45, 0] })
    helping(set, '#efe0bd', 0.85, 0.1, 1.42, 0.05)
    strewn(set, chip(0.06, 0.03, 10), matte('#6f8a4a'), mound(22, 0.6, 0.03, [0, 1.62, 0]))
    const path = '-0.2 0, 0.1 0.12, 0.5 0.5, 0.75 1.0'
    part(set, form.strip(path, 1.3, 0.03), matte(colour), {
      at: [-1.05, 1.55, 0],
      turn: [0, Math.PI, 0],
      scale: [0.9, 0.9, 1],
    })
  } else {
    part(set, form.cylinder(1.02, 1.02, 0.04), matte(colour), { at: [0, 1.56, 0] })
    part(set, form.cylinder(0.5, 0.5, 0.01), matte('#f6f1e6'), { at: [0, 1.585, 0] })
    part(set, form.box(0.3, 0.03, 0.36, 0.012), matte(colour), { at: [0.2, 1.55, 1.08] })
  }
  return set
}

function cupNoodles(colour) {
  const set = group()
  put(set, paperCup(colour, false))
  put(set, chopsticks(), { at: [0.1, 1.6, 0.1], turn: [0, 0.5, 0] })
  return set
}

function cupOpened(colour) {
  const set = group()
  put(set, paperCup(colour, true))
  put(set, chopsticks(), { at: [1.1, 0, 1.1], turn: [0, 0.35, 0] })
  return set
}

export const soupNoodles = {
  'noodles-nests': {
    build: nests,
    yaw: -0.35,
    pitch: 0.65,
    tints: nestTints,
    again: { build: nestsServed, yaw: 0.1, pitch: 0.46 },
  },
  'noodles-cup': {
    build: cupNoodles,
    yaw: -0.2,
    pitch: 0.3,
    tints: brothTints,
    again: { build: cupOpened, yaw: 0.1, pitch: 0.44 },
  },
}
