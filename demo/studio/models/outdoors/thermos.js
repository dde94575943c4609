import { shade } from '../../colours.js'
import { glass, gloss, matte, metal, ribbed, satin, speckled } from '../../materials.js'
import * as form from '../../shapes.js'
import { campmug } from './campmug.js'
import { DARK, dark, leather } from './fittings.js'

const { group, part, put, QUARTER } = form

export function thermos(colour) {
  const flask = group()
  const black = gloss('#2c3234')
  const shoulder = form.curve('0.7 2.45, 0.68 2.65, 0.5 2.85, 0.46 2.95', 20)
  part(flask, form.turned([...form.read('0 0, 0.6 0, 0.68 0.08, 0.7 0.2'), ...shoulder]), satin(colour))
  part(flask, form.turned('0.712 0.2, 0.712 0.34'), metal())
  part(flask, form.cylinder(0.48, 0.48, 0.12), metal(), { at: [0, 3, 0] })
  part(flask, form.turned('0 0.55, 0.36 0.55, 0.45 0.48, 0.48 0.4, 0.48 0'), black, { at: [0, 3.05, 0] })
  part(flask, form.ring(0.28, 0.06, Math.PI), matte('#2c3234'), { at: [0, 3.56, 0] })
  return flask
}

function thermosPoured(colour) {
  const rest = group()
  put(rest, thermos(colour))
  put(rest, campmug('#e7decf'), { at: [1.25, 0, 0.85], scale: 0.72, turn: [0, -0.6, 0] })
  return rest
}

const steelCup = (parent, place) =>
  part(parent, form.turned('0.5 0, 0.52 0.5, 0.5 0.56, 0.46 0.6, 0 0.6', 64), metal(), place)

function flask(colour, capped = true) {
  const whole = group()
  const paint = speckled(colour, shade(colour, -0.35), 4200)
  part(whole, form.turned('0 0, 0.7 0, 0.76 0.06, 0.76 0.2', 72), metal())
  part(
    whole,
    form.turned(
      [
        ...Array.from({ length: 24 }, (_, i) => [0.775, 0.2 + i * 0.09]),
        ...form.curve('0.78 2.3, 0.76 2.5, 0.6 2.7, 0.52 2.78', 20),
      ],
      96,
    ),
    paint,
  )
  part(whole, form.cylinder(0.52, 0.52, 0.12, 64), metal(), { at: [0, 2.82, 0] })
  if (capped) steelCup(whole, { at: [0, 2.88, 0], scale: [1.12, 1.15, 1.12] })
  else part(whole, form.turned('0.4 0, 0.4 0.2, 0.3 0.26, 0 0.26', 48), dark(), { at: [0, 2.88, 0] })
  for (const y of [0.85, 2.05])
    part(whole, form.turned(`0.79 ${y}, 0.8 ${y + 0.02}, 0.8 ${y + 0.16}, 0.79 ${y + 0.18}`, 72), dark())
  const grip = form.strip('0.76 2.14, 1.2 2.14, 1.32 1.95, 1.32 1.1, 1.2 0.94, 0.76 0.94', 0.28, 0.12)
  part(whole, grip, dark())
  return whole
}

function flaskPoured(colour) {
  const rest = group()
  put(rest, flask(colour, false))
  const cup = put(rest, group(), { at: [1.7, 0, 0.9] })
  part(cup, form.turned('0 0, 0.5 0, 0.56 0.05, 0.58 0.66, 0.54 0.66, 0.5 0.08, 0 0.08', 64), metal())
  part(cup, form.cylinder(0.53, 0.53, 0.02, 48), matte('#6b3f24'), { at: [0, 0.5, 0] })
  return rest
}

function jarBody(jar, colour) {
  part(jar, form.turned(form.curve('0 0, 0.85 0, 0.98 0.12, 1 0.5, 0.98 1.2, 0.86 1.42', 60), 96), satin(colour))
  part(jar, form.turned('0.86 1.4, 0.88 1.4, 0.88 1.56, 0.8 1.56, 0.8 1.2', 72), metal())
}

function spoon() {
  const whole = group()
  part(whole, form.ball(0.3), metal(), { scale: [1, 0.22, 0.72] })
  part(whole, form.box(1.3, 0.05, 0.16, 0.025), metal(), { at: [0.85, 0.06, 0] })
  return whole
}

function jar(colour) {
  const whole = group()
  jarBody(whole, colour)
  part(whole, form.turned('0.88 1.58, 0.98 1.6, 1 1.68, 1 2, 0.92 2.12, 0 2.16', 96), matte('#efe9dc'))
  part(whole, form.cylinder(1.012, 1.012, 0.28, 96), ribbed('#e3dbca', [60, 1], 4), { at: [0, 1.83, 0] })
  part(whole, form.tube('-1 1.78 0, -0.9 2.5 0, 0 2.75 0, 0.9 2.5 0, 1 1.78 0', 0.07, 60), dark())
  return whole
}

function jarOpened(colour) {
  const rest = group()
  jarBody(rest, colour)
  part(rest, form.cylinder(0.8, 0.8, 0.02, 64), matte('#c98a45'), { at: [0, 1.34, 0] })
  form.around(7, (angle, i) => {
    const green = i % 2 ? '#7d8f4f' : '#efe0b0'
    const place = { at: [Math.cos(angle) * 0.42, 1.36, Math.sin(angle) * 0.42], scale: [1, 0.4, 1] }
    part(rest, form.ball(0.12), matte(green), place)
  })
  part(rest, form.turned('0 0.1, 0.92 0.1, 1 0.18, 1 0.5, 0.92 0.5, 0.9 0.2, 0 0.2', 72), matte('#efe9dc'), {
    at: [1.75, 0, 0.7],
  })
  put(rest, spoon(), { at: [1.2, 0.1, 1.75], turn: [0, 0.25, 0] })
  return rest
}

function tumbler(colour) {
  const cup = group()
  part(cup, form.turned('0 0, 0.52 0, 0.56 0.05, 0.58 0.9, 0.62 1.05, 0.86 1.3, 0.92 2.9, 0.9 2.96', 96), satin(colour))
  part(cup, form.turned('0.57 0.06, 0.575 0.2', 72), metal())
  part(cup, form.turned('0.9 2.94, 0.93 2.98, 0.93 3.08, 0.84 3.12, 0.8 3.08, 0 3.06', 72), matte('#efe9dc'))
  part(cup, form.box(0.5, 0.06, 0.3, 0.03), matte(shade(colour, -0.2)), { at: [-0.1, 3.12, 0.1] })
  part(cup, form.bar([0.2, 2.9, -0.05], [0.52, 4.15, -0.15], 0.085), glass('#f6f1e6', 0.75))
  part(
    cup,
    form.strip('0.86 2.62, 1.5 2.66, 1.66 2.46, 1.6 1.7, 1.45 1.46, 0.84 1.46', 0.34, 0.14),
    matte(shade(colour, -0.16)),
  )
  return cup
}

function slim(colour) {
  const bottle = group()
  part(bottle, form.turned('0 0, 0.44 0, 0.5 0.06, 0.5 1.7', 72), metal())
  part(bottle, form.turned('0.505 1.68, 0.515 1.72, 0.515 2.9, 0.48 2.98', 72), satin(colour))
  part(bottle, form.turned('0.49 3.02, 0.5 3.04, 0.5 3.5, 0.44 3.6, 0 3.62', 72), satin(shade(colour, -0.12)))
  part(bottle, form.cylinder(0.47, 0.47, 0.06, 48), metal(), { at: [0, 3, 0] })
  part(bottle, form.cylinder(0.1, 0.1, 0.12, 24), matte(DARK), { at: [0.5, 3.3, 0], turn: [0, 0, QUARTER] })
  part(
    bottle,
    form.tube(
      '0.54 3.3 0, 0.86 3.1 0.08, 0.98 2.5 0.12, 0.82 2.15 0.1, 0.7 2.5 0.06, 0.72 3.05 0.02, 0.54 3.3 0',
      0.05,
      70,
    ),
    leather(),
  )
  return bottle
}

function slimPair(colour) {
  const pair = group()
  put(pair, slim(colour), { turn: [0, 0.3, 0] })
  put(pair, slim(shade(colour, -0.14)), { at: [1.5, 0.52, 0.9], turn: [0, 0.5, QUARTER], scale: [1, 0.8, 1] })
  return pair
}

export const thermoses = {
  thermos: { build: thermos, yaw: 0.3, pitch: 0.1, again: { build: thermosPoured, yaw: 0, pitch: 0.22 } },
  'thermos-flask': {
    build: (colour) => flask(colour),
    yaw: -0.4,
    pitch: 0.1,
    again: { build: flaskPoured, yaw: 0, pitch: 0.24 },
  },
  'thermos-food': { build: jar, yaw: 0.4, pitch: 0.16, again: { build: jarOpened, yaw: 0, pitch: 0.42 } },
  'thermos-tumbler': { build: tumbler, yaw: -0.4, pitch: 0.1, again: { yaw: 0.5, pitch: 0.34 } },
  'thermos-slim': { build: slim, yaw: -0.3, pitch: 0.1, again: { build: slimPair, yaw: 0, pitch: 0.3 } },
}
