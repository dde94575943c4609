import { Shape } from 'three'
import { shade } from '../../colours.js'
import { drawn, gloss, matte, plush, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, cord, DARK, PALE, wheels } from './parts.js'

const { group, part } = form

/** A festive cloth: bands, and a row of lozenges between them. */
function blanketCloth() {
  const map = drawn(256, 256, (canvas, width, height) => {
    canvas.fillStyle = '#a8452f'
    canvas.fillRect(0, 0, width, height)
    for (const [y, tone] of [
      [0, '#e0b25c'],
      [36, '#f1e4c6'],
      [196, '#f1e4c6'],
      [224, '#e0b25c'],
    ]) {
      canvas.fillStyle = tone
      canvas.fillRect(0, y, width, y === 0 || y === 224 ? 32 : 14)
    }
    canvas.fillStyle = '#e0b25c'
    for (let x = 32; x < 256; x += 64) {
      canvas.beginPath()
      for (const [dx, dy] of [
        [0, -44],
        [24, 0],
        [0, 44],
        [-24, 0],
      ])
        canvas.lineTo(x + dx, 123 + dy)
      canvas.fill()
    }
  })
  return matte('#fff', { map })
}

function body() {
  const side = new Shape()
  side.moveTo(-0.95, 0.66)
  side.lineTo(-0.42, 0.66)
  side.bezierCurveTo(-0.4, 1.05, -0.3, 1.2, 0, 1.2)
  side.bezierCurveTo(0.3, 1.2, 0.42, 1.05, 0.44, 0.66)
  side.lineTo(0.98, 0.66)
  side.bezierCurveTo(1.02, 1.2, 1.12, 1.5, 1.06, 1.9)
  side.bezierCurveTo(1, 2.5, 0.4, 2.66, -0.1, 2.62)
  side.bezierCurveTo(-0.7, 2.6, -1.05, 2.3, -1.06, 1.8)
  side.bezierCurveTo(-1.05, 1.4, -0.96, 1.1, -0.95, 0.66)
  return form.slab(side, 1.1, 0.24, { bevelSegments: 8, curveSegments: 20 })
}

function elephant(colour) {
  const toy = group()
  const paint = satin(colour)
  part(toy, form.box(2.9, 0.22, 1.3, 0.08), wood(PALE), { at: [-0.1, 0.55, 0] })
  wheels(toy, [-1.1, 0.9], 0.4, 0.62)
  part(toy, body(), paint)
  part(toy, form.ball(0.72, 48), paint, { at: [-1.18, 2.2, 0], scale: [0.95, 1, 0.9] })
  const trunk = '-1.6 2.05 0, -1.95 1.75 0, -2.1 1.35 0, -2.4 1.2 0, -2.68 1.4 0, -2.66 1.75 0'
  part(toy, form.tube(trunk, 0.19, 70, 24), paint)
  part(toy, form.ball(0.19, 24), paint, { at: [-2.66, 1.75, 0] })
  for (const z of [-1, 1]) {
    const ear = form.outline('0 0.55, 0.5 0.5, 0.72 0, 0.5 -0.55, 0.15 -0.62, -0.08 -0.2')
    const felt = plush(shade(colour, -0.1), [3, 3], 1)
    part(toy, form.slab(ear, 0.12, 0.05, COARSE), felt, { at: [-1.12, 2.2, z * 0.66], turn: [0, z * -0.3, 0] })
    part(toy, form.ball(0.075, 20), gloss('#2a2523'), { at: [-1.68, 2.36, z * 0.44] })
    part(
      toy,
      form.tube(`-1.6 1.86 ${z * 0.34}, -1.86 1.66 ${z * 0.42}, -2.04 1.72 ${z * 0.42}`, 0.065, 24, 14),
      matte('#f6efdf'),
    )
    part(toy, form.ball(0.065, 16), matte('#f6efdf'), { at: [-2.04, 1.72, z * 0.42] })
  }
  const saddle = form.box(1.12, 0.1, 1.16, 0.05)
  part(toy, saddle, matte('#a8452f'), { at: [0.16, 2.62, 0], turn: [0, 0, -0.06] })
  for (const z of [-1, 1]) {
    part(toy, form.face(1.1, 0.95, 0.08), blanketCloth(), { at: [0.16, 2.14, z * 0.565] })
    for (let i = 0; i < 6; i++) {
      part(toy, form.ball(0.05, 12), matte('#e0b25c'), { at: [-0.32 + i * 0.19, 1.64, z * 0.57] })
    }
  }
  part(toy, form.tube('1.04 2.1 0, 1.24 1.9 0, 1.26 1.5 0', 0.05, 24, 12), paint)
  part(toy, form.ball(0.1, 20), matte(CREAM), { at: [1.26, 1.46, 0] })
  part(toy, form.ball(0.08, 20), wood(DARK), { at: [-1.58, 0.55, 0] })
  cord(toy, [-1.6, 0.55, 0])
  return toy
}

export const elephantModel = { build: elephant, yaw: 0.5, pitch: 0.16, again: { yaw: 1, pitch: 0.24 } }
