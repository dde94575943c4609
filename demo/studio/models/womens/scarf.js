import { goods, shade } from '../../colours.js'
import { drawn, knitted, matte, satin } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, put } = form

/** A scarf folded twice and laid flat, two woven bands and a fringe at its ends. */
function scarf(colour) {
  const folded = group()
  const wool = knitted(colour, [13, 20])
  const band = matte(shade(colour, 0.22))
  const thread = matte(shade(colour, 0.05))
  for (const [layer, back] of [0, -0.12, -0.2].entries()) {
    const y = 0.13 + layer * 0.22
    part(folded, form.box(1.75, 0.26, 3, 0.125), wool, { at: [0, y, back] })
    for (const z of [1.02, 1.2]) part(folded, form.box(1.76, 0.268, 0.09, 0.12), band, { at: [0, y, back + z] })
    for (let i = 0; i < 22; i++) {
      const x = -0.8 + i * 0.0762
      const sway = wobble(0.04)
      const path = [
        [x, y, back + 1.42],
        [x + sway, y - 0.02, back + 1.62],
        [x + sway * 2, Math.max(0.04, y - 0.16), back + 1.86],
      ]
      part(folded, form.tube(path, 0.028, 16), thread)
    }
  }
  return folded
}

function scarfPair(colour) {
  const pile = group()
  put(pile, scarf(goods.oat), {})
  put(pile, scarf(colour), { at: [0.05, 0.68, 0], turn: [0, 0.08, 0] })
  return pile
}

/** Dots in the middle, a wide plain border, a fine line between. */
function dottedSilk(colour) {
  const map = drawn(1024, 1024, (canvas, width, height) => {
    canvas.fillStyle = shade(colour, -0.06)
    canvas.fillRect(0, 0, width, height)
    canvas.fillStyle = '#efe6d6'
    canvas.fillRect(112, 112, 800, 800)
    canvas.fillStyle = colour
    canvas.fillRect(126, 126, 772, 772)
    canvas.fillStyle = '#efe6d6'
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9 - (row % 2); column++) {
        canvas.beginPath()
        canvas.arc(176 + column * 84 + (row % 2) * 42, 176 + row * 84, 22, 0, 7)
        canvas.fill()
      }
    }
  })
  return satin('#fff', { map, sheen: 0.5 })
}

/** A silk square laid down, one corner folded over, soft waves in the cloth. */
function silkSquare(colour) {
  const whole = group()
  const rise = (x, z) => 0.09 + 0.05 * Math.sin(x * 2.1 + z) + 0.045 * Math.sin(z * 2.7 - x * 1.3)
  const laid = (u, v, lift = 0) => {
    const [x, z] = [(u - 0.5) * 3, (v - 0.5) * 3]
    // What lies past the fold comes back over it, a little above.
    const past = (x + z - 1.55) / 2
    if (past <= 0) return [x, rise(x, z) + lift, z]
    const curl = Math.min(1, past / 0.22)
    return [x - 2 * past * curl, rise(x, z) + lift + 0.11 * Math.sin(curl * form.QUARTER) + 0.02, z - 2 * past * curl]
  }
  part(
    whole,
    form.surface((u, v) => laid(u, 1 - v), 140, 140),
    dottedSilk(colour),
  )
  const hem = matte(shade(colour, -0.12))
  const along = Array.from({ length: 61 }, (_, i) => i / 60)
  for (const edge of [(t) => [t, 0], (t) => [t, 1], (t) => [0, t], (t) => [1, t]]) {
    part(
      whole,
      form.tube(
        along.map((t) => laid(...edge(t))),
        0.022,
        140,
      ),
      hem,
    )
  }
  return whole
}

/** A ribbed scarf rolled up; its end lies on the ground. */
function rolledScarf(colour) {
  const roll = group()
  const coil = []
  for (let i = 0; i <= 84; i++) {
    const angle = form.QUARTER * 3 - (1 - i / 84) * form.TURN * 3
    const out = 0.16 + (i / 84) * 0.86
    coil.push([Math.cos(angle) * out, 1.14 + Math.sin(angle) * out])
  }
  coil.push([0.5, 0.125], [1.1, 0.12], [1.75, 0.12])
  for (let i = 0; i < 8; i++) {
    const wool = knitted(shade(colour, i % 2 ? -0.03 : 0), [5, 5], 2)
    part(roll, form.strip(coil, 0.2, 0.21, 110), wool, { at: [0, 0, (i - 3.5) * 0.205] })
  }
  return roll
}

/** Broad checks: two dyes crossing on oat. */
function checks(colour) {
  const map = drawn(
    256,
    256,
    (canvas, width, height) => {
      canvas.fillStyle = '#e7decf'
      canvas.fillRect(0, 0, width, height)
      canvas.globalAlpha = 0.62
      for (const [tone, from, wide] of [
        [colour, 24, 100],
        [shade(colour, -0.3), 166, 40],
        [shade(colour, -0.3), 232, 8],
      ]) {
        canvas.fillStyle = tone
        canvas.fillRect(from, 0, wide, height)
        canvas.fillRect(0, from, width, wide)
      }
    },
    [2, 2],
  )
  return matte('#fff', { map, sheen: 0.3 })
}

function fringe(parent, { from, to, count, y, z, thread }) {
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * i) / (count - 1)
    const sway = wobble(0.04)
    const path = [
      [x, y, z],
      [x + sway, y - 0.03, z + 0.16],
      [x + sway * 2, Math.max(0.035, y - 0.3), z + 0.36],
    ]
    part(parent, form.tube(path, 0.027, 12, 8), thread)
  }
}

/** A blanket of a scarf folded to a thick square, its fringe hanging over the front. */
function checkedScarf(colour) {
  const folded = group()
  const wool = checks(colour)
  for (const [layer, wide] of [2.7, 2.66, 2.68].entries()) {
    const place = { at: [layer * 0.02, 0.18 + layer * 0.31, -layer * 0.04], turn: [0, (layer - 1) * 0.015, 0] }
    part(folded, form.box(wide, 0.36, 2.5, 0.17), wool, place)
    const z = 1.2 - layer * 0.04
    fringe(folded, { from: -1.25, to: 1.25, count: 26, y: 0.2 + layer * 0.31, z, thread: matte(shade(colour, 0.12)) })
  }
  return folded
}

/** A loop wound twice, three fat strands twisted into it. */
function snood(colour) {
  const loop = group()
  const core = (t) => {
    const angle = t * 2 * form.TURN
    const out = 1.12 + 0.26 * Math.cos(angle / 2)
    return [Math.cos(angle) * out, 0.72 + 0.34 * Math.sin(angle / 2), Math.sin(angle) * out * 0.86]
  }
  const wool = knitted(colour, [3, 40], 3)
  const strands = 4
  for (let strand = 0; strand < strands; strand++) {
    const path = Array.from({ length: 141 }, (_, i) => {
      const t = i / 140
      const [x, y, z] = core(t)
      const angle = t * 2 * form.TURN
      const twist = t * form.TURN * 11 + (strand / strands) * form.TURN
      const [out, up] = [Math.cos(twist) * 0.2, Math.sin(twist) * 0.2]
      return [x + Math.cos(angle) * out, y + up, z + Math.sin(angle) * out]
    })
    part(loop, form.tube(path, 0.2, 260), wool)
  }
  return loop
}

export const scarves = {
  scarf: { build: scarf, yaw: -0.5, pitch: 0.6, again: { build: scarfPair, yaw: 0.45, pitch: 0.42 } },
  'scarf-silk': { build: silkSquare, yaw: -0.35, pitch: 0.75, again: { yaw: 0.6, pitch: 0.5 } },
  'scarf-cashmere': { build: rolledScarf, yaw: -0.5, pitch: 0.3, again: { yaw: 0.4, pitch: 0.4 } },
  'scarf-check': { build: checkedScarf, yaw: -0.5, pitch: 0.5, again: { yaw: 0.45, pitch: 0.36 } },
  'scarf-snood': { build: snood, yaw: -0.3, pitch: 0.5, again: { yaw: 0.7, pitch: 0.3 } },
}
