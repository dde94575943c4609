import { goods, shade } from '../../colours.js'
import { drawn, gloss, matte, metal, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { CREAM, DARK, hoop, PALE } from './parts.js'

const { group, part, put, QUARTER, TURN } = form

/** A spinning top, its point at the ground. */
function spinner(colour, accent, sides = 128) {
  const toy = group()
  const paint = satin(colour)
  part(
    toy,
    form.turned(
      form.curve('0 0, 0.05 0.04, 0.18 0.3, 0.62 0.62, 0.8 0.86, 0.74 1.04, 0.4 1.14, 0 1.16', Math.round(sides * 0.7)),
      sides,
    ),
    paint,
  )
  part(toy, form.turned('0.785 0.8, 0.808 0.86, 0.795 0.95', sides), satin(accent))
  part(toy, form.turned('0.6 1.093, 0.48 1.13', sides), satin(accent))
  part(toy, form.cylinder(0.08, 0.1, 0.5, sides > 100 ? 72 : 20), wood(), { at: [0, 1.38, 0] })
  part(toy, form.ball(0.13, sides > 100 ? 48 : 16), wood(), { at: [0, 1.65, 0] })
  return toy
}

function top(colour) {
  const set = group()
  put(set, spinner(colour, CREAM), { at: [0, 0, 0], turn: [0.08, 0, -0.16], scale: 1.25 })
  put(set, spinner(CREAM, colour), { at: [0.95, 0.02, 1.15], turn: [0, -0.5, -0.82], scale: 0.85 })
  put(set, spinner(shade(colour, 0.14), goods.wood), { at: [-0.75, 0.02, 1.2], turn: [0, 2.5, -0.82], scale: 0.72 })
  return set
}

/** Tinplate printed with rays that grow narrow towards the axis, and two bands. */
function tinplate(colour) {
  const map = drawn(1024, 256, (canvas, width, height) => {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, width, height)
    const rays = 24
    for (let i = 0; i < rays; i += 2) {
      canvas.fillStyle = i % 4 ? shade(colour, 0.16) : CREAM
      canvas.fillRect((i / rays) * width, 0, width / rays, height)
    }
    for (const [y, tone] of [
      [0.5, shade(colour, -0.16)],
      [0.58, CREAM],
    ]) {
      canvas.fillStyle = tone
      canvas.fillRect(0, y * height, width, height * 0.06)
    }
  })
  return gloss('#fff', { map })
}

function humming(colour) {
  const toy = group()
  const body = put(toy, group(), { turn: [0.06, 0, -0.1] })
  part(body, form.turned('0 0, 0.06 0.02, 0.1 0.3, 0.12 0.42, 0 0.42', 32), metal('#9a948c'))
  const shell = '0.1 0.36, 0.5 0.5, 1.1 0.84, 1.4 1.14, 1.44 1.26, 1.38 1.38, 1.05 1.6, 0.55 1.84, 0.16 1.95'
  part(body, form.turned(form.curve(shell, 70)), tinplate(colour))
  part(body, form.ring(1.44, 0.04), metal('#b9b2a6'), { at: [0, 1.26, 0], turn: [QUARTER, 0, 0] })
  part(body, form.turned('0 0.2, 0.16 0.18, 0.26 0, 0 0', 40), metal('#b9b2a6'), { at: [0, 1.92, 0] })
  part(body, form.cylinder(0.05, 0.05, 0.9, 24), metal('#9a948c'), { at: [0, 2.4, 0] })
  part(body, form.turned(form.curve('0 0, 0.12 0, 0.14 0.12, 0.3 0.34, 0.3 0.52, 0.16 0.62, 0 0.64', 40), 48), wood(), {
    at: [0, 2.75, 0],
  })
  return toy
}

/** A pear on a steel point, the cord wound from the point upwards. */
function pear(colour, wound) {
  const toy = group()
  const profile = form.curve('0.05 0.24, 0.16 0.3, 0.42 0.66, 0.74 1.12, 0.84 1.5, 0.7 1.86, 0.36 2.04, 0 2.06', 40)
  part(toy, form.turned(profile, 64), wood(colour, '#00000044'))
  part(toy, form.turned('0 0, 0.03 0.02, 0.07 0.26, 0 0.26', 24), metal('#9a948c'))
  for (const [y, r] of [
    [1.5, 0.845],
    [1.66, 0.82],
  ])
    part(toy, hoop(r, 0.02), matte(CREAM), { at: [0, y, 0], turn: [QUARTER, 0, 0] })
  part(toy, form.cylinder(0.12, 0.14, 0.16, 32), wood(DARK), { at: [0, 2.1, 0] })
  if (wound) {
    const winding = Array.from({ length: 120 }, (_, i) => {
      const [angle, share] = [(i / 120) * TURN * 7, i / 119]
      const radius = 0.19 + share * 0.5
      return [Math.cos(angle) * radius, 0.34 + share * 0.62, Math.sin(angle) * radius]
    })
    part(toy, form.tube(winding, 0.05, 260, 8), matte('#efe6d4'))
  }
  return toy
}

const looseCord = (from) =>
  form.tube([from, [1.2, 0.06, 1.1], [0.3, 0.06, 1.7], [-0.6, 0.06, 1.2], [-1.3, 0.06, 1.6]], 0.05, 120, 10)

function throwing(colour) {
  const scene = group()
  put(scene, pear(colour, true), { at: [0, 0.02, 0], turn: [0.12, 0, -0.3] })
  part(scene, looseCord([0.75, 0.75, 0.35]), matte('#efe6d4'))
  part(scene, form.cylinder(0.16, 0.16, 0.12, 32), wood(DARK), { at: [-1.36, 0.08, 1.62] })
  return scene
}

function throwingFour(colour) {
  const scene = group()
  const tones = [colour, shade(colour, 0.14), goods.clay, goods.sage]
  tones.forEach((tone, i) => {
    const lying = i % 2 === 1
    const place = {
      at: [-2 + i * 1.35, lying ? 0.62 : 0.02, (i % 3) * 0.5],
      turn: lying ? [1.25, 0.6, 0] : [0.1, 0, 0.2],
    }
    put(scene, pear(tone, !lying), place)
  })
  return scene
}

/** A flat top whose stem ends in a dish for the point of the next. */
function stacking(colour, accent) {
  const toy = group()
  part(
    toy,
    form.turned(form.curve('0 0, 0.05 0.03, 0.3 0.3, 0.86 0.44, 1 0.56, 0.94 0.7, 0.4 0.78, 0.2 0.84', 60), 80),
    matte(colour),
  )
  part(toy, form.turned('0.99 0.52, 1.012 0.57, 0.985 0.63', 80), matte(accent))
  part(toy, form.turned('0.2 0.8, 0.14 1, 0.15 1.2, 0.24 1.34, 0.22 1.38, 0 1.3', 40), wood(PALE))
  return toy
}

function stack(colour, _variant, count = 5) {
  const tower = group()
  const tones = [colour, CREAM, shade(colour, 0.14), goods.wood, shade(colour, -0.12)]
  let y = 0.02
  tones.slice(0, count).forEach((tone, i) => {
    const scale = 1.15 - i * 0.17
    put(tower, stacking(tone, i % 2 ? colour : CREAM), {
      at: [Math.sin(i * 2) * 0.02, y, 0],
      turn: [0, 0, i % 2 ? 0.03 : -0.03],
      scale,
    })
    y += 1.31 * scale
  })
  tones.slice(count).forEach((tone, i) => {
    const scale = 1.15 - (count + i) * 0.17
    put(tower, stacking(tone, CREAM), { at: [1.3 - i * 2.6, 0.05, 1], turn: [0, i * 2 - 0.4, -0.62], scale })
  })
  return tower
}

function battle(colour) {
  const arena = group()
  part(arena, form.turned(form.curve('0 0, 1.5 0, 2.1 0.2, 2.45 0.62, 2.5 0.8', 50)), matte(colour))
  part(
    arena,
    form.turned(form.curve('2.5 0.8, 2.42 0.86, 2.34 0.78, 2 0.4, 1.2 0.2, 0 0.14', 50)),
    wood('#dcb98a', '#a97c50'),
  )
  const tones = [colour, CREAM, goods.ink, shade(colour, 0.14), goods.wood, goods.moss]
  tones.forEach((tone, i) => {
    const angle = i * 1.05
    const out = i === 0 ? 0.1 : 1.1
    const place = { at: [Math.cos(angle) * out, i === 0 ? 0.15 : 0.24, Math.sin(angle) * out], scale: 0.5 }
    const lean = i === 4 ? -0.85 : Math.sin(i * 2.3) * 0.14
    put(arena, spinner(tone, i % 2 ? goods.clay : CREAM, 48), { ...place, turn: [0, i, lean] })
  })
  return arena
}

export const topModels = {
  top: { build: top, yaw: -0.1, pitch: 0.26, again: { yaw: 0.6, pitch: 0.45 } },
  'top-humming': { build: humming, yaw: 0.1, pitch: 0.22, again: { yaw: 0.8, pitch: 0.5 } },
  'top-string': { build: throwing, yaw: 0, pitch: 0.22, again: { build: throwingFour, yaw: 0, pitch: 0.3 } },
  'top-stack': { build: stack, yaw: 0, pitch: 0.12, again: { build: (colour) => stack(colour, '', 3), pitch: 0.26 } },
  'top-bowl': { build: battle, yaw: 0.2, pitch: 0.52, again: { yaw: 1.4, pitch: 0.34 } },
}
