import { CatmullRomCurve3 } from 'three'
import { goods, shade } from '../../colours.js'
import { gloss, matte, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'
import { sheet } from './sheet.js'

const { group, part, QUARTER, TURN } = form

/** The back of a mouse: an egg, higher behind, flat below. */
function mouseShell(width, height, length) {
  return form.surface((u, v) => {
    const z = (u * 2 - 1) * 0.9999
    const side = Math.sqrt(1 - Math.abs(z) ** 2.6)
    const rise = Math.sqrt(1 - Math.abs(z * 0.9 - 0.1) ** 2.4)
    const angle = v * Math.PI
    return [
      -Math.cos(angle) * width * side,
      Math.max(Math.sin(angle), 0) ** 0.8 * height * rise * side ** 0.35,
      z * length,
    ]
  })
}

export function mouse(colour) {
  const body = group()
  part(body, mouseShell(0.72, 0.56, 1.15), satin(colour), { at: [0, 0.08, 0] })
  part(body, form.cylinder(0.7, 0.66, 0.09), matte(shade(colour, -0.2)), { at: [0, 0.05, 0], scale: [1, 1, 1.6] })
  const seam = matte(shade(colour, -0.22))
  part(body, form.tube('0 0.3 -1.02, 0 0.52 -0.72, 0 0.62 -0.35, 0 0.645 -0.05', 0.014), seam)
  part(
    body,
    form.tube('-0.66 0.34 -0.02, -0.42 0.55 -0.04, 0 0.645 -0.05, 0.42 0.55 -0.04, 0.66 0.34 -0.02', 0.01),
    seam,
  )
  part(body, form.ring(0.13, 0.055), matte('#2e3231'), {
    at: [0, 0.5, -0.56],
    turn: [0, QUARTER, 0],
    scale: [1, 1, 1.4],
  })
  body.rotation.y = Math.PI
  return group().add(body)
}

/** Height, half width and half length of the upright mouse, from the desk upwards. */
const UPRIGHT = new CatmullRomCurve3(
  form
    .read(
      '0 0.7 1.16, 0.05 0.74 1.2, 0.2 0.7 1.17, 0.5 0.62 1.13, 0.85 0.57 1.08, 1.2 0.5 0.98, 1.5 0.38 0.8, 1.66 0.2 0.5, 1.7 0 0',
    )
    .map((p) => form.point(...p)),
)

/**
 * A point of the upright mouse: `turn` goes round from the right hand side, `share` upwards. The thumb's side is
 * hollow; on the right a lip keeps the little finger off the desk.
 */
function uprightSkin(turn, share, out = 0) {
  const { x: height, y: width, z: length } = UPRIGHT.getPoint(share)
  const [side, ahead] = [Math.cos(turn), Math.sin(turn)]
  const hollow = Math.max(-side, 0) ** 2 * Math.exp(-(((height - 0.66) / 0.3) ** 2)) * 0.24
  const lip = Math.max(side, 0) ** 1.5 * Math.exp(-((height / 0.15) ** 2)) * 0.3
  return [
    side * (width + out) + hollow + lip - 0.42 * height,
    height * (1 - 0.13 * ahead * Math.min(length, 1)) + out,
    ahead * (length + out),
  ]
}

/** A panel laid on the skin between two angles and two heights. */
const panel = ([from, to], [low, high]) =>
  form.surface((u, v) => uprightSkin(from + u * (to - from), low + v * (high - low), 0.012), 40, 30)

function uprightMouse(colour) {
  const body = group()
  part(
    body,
    form.surface((u, v) => uprightSkin(u * TURN, v), 96, 80),
    satin(colour),
  )
  const dark = matte('#34393a')
  const keys = satin(shade(colour, 0.12))
  part(body, panel([0.1, 1.3], [0.55, 0.74]), keys)
  part(body, panel([0.1, 1.3], [0.34, 0.53]), keys)
  part(body, panel([Math.PI - 0.7, Math.PI + 0.8], [0.22, 0.5]), dark)
  const [x, y, z] = uprightSkin(0.95, 0.645)
  part(body, form.ring(0.13, 0.075), dark, { at: [x - 0.05, y, z - 0.03], turn: [QUARTER, 0.3, 0] })
  part(body, form.ball(0.04, 14), matte('#f0c49d'), { at: uprightSkin(0.5, 0.84) })
  for (const turn of [Math.PI - 0.28, Math.PI + 0.22]) {
    part(body, form.capsule(0.075, 0.3), keys, { at: uprightSkin(turn, 0.6), turn: [QUARTER - 0.1, 0, 0] })
  }
  return body
}

/** One of the four keys around the ball: a square with a bite out of the corner. */
function cornerKey() {
  const [inner, outer, bite] = [0.05, 1.2, 0.9]
  const from = Math.asin(inner / bite)
  const arc = Array.from({ length: 17 }, (_, i) => from + ((QUARTER - 2 * from) * i) / 16)
  return form.slab(
    form.polygon([
      ...arc.map((a) => [Math.cos(a) * bite, Math.sin(a) * bite]),
      [inner, outer],
      [1.06, outer],
      [outer, 1.06],
      [outer, inner],
    ]),
    0.14,
    0.04,
  )
}

function trackball(colour, variant) {
  const body = group()
  part(body, form.box(2.6, 0.5, 2.6, 0.2), satin(colour), { at: [0, 0.36, 0] })
  const keys = cornerKey()
  for (let i = 0; i < 4; i++) {
    const material = satin(shade(colour, i % 2 ? 0.1 : 0.04))
    part(body, keys, material, { at: [0, 0.64, 0], turn: [-QUARTER, 0, i * QUARTER] })
  }
  part(body, form.ring(0.78, 0.09), metal('#b9b4ab'), { at: [0, 0.68, 0], turn: [QUARTER, 0, 0] })
  part(body, form.cylinder(0.72, 0.72, 0.1), matte('#2a2e2d'), { at: [0, 0.64, 0] })
  part(body, form.ball(0.68), gloss(variant === 'brick' ? '#eadfca' : '#b5492f'), { at: [0, 0.86, 0] })
  const lean = group()
  body.rotation.x = 0.12
  lean.add(body)
  part(lean, form.box(2.6, 0.3, 0.86, 0.15), matte('#3a4042'), { at: [0, 0.15, 1.78] })
  return lean
}

/** Bends a flat length into the arch of the travel mouse: front low, middle high, tail down to the desk. */
function arch(x, z) {
  const share = x / 2.7 + 0.5
  const angle = -0.75 + share * 1.75
  return [Math.sin(angle) * 1.55, Math.cos(angle) * 1.55 - 0.84, z]
}

function bentMouse(colour, at = arch) {
  const body = group()
  sheet(body, satin(colour), { length: 2.7, width: 1.2, corner: 0.42, thickness: 0.16, at, under: matte('#4b4f50') })
  const [x, y, z] = at(-0.12, 0)
  const over = (from, to) =>
    Array.from({ length: 9 }, (_, i) => {
      const [px, py, pz] = at(from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8)
      return [px, py + 0.079, pz]
    })
  const dark = matte(shade(colour, -0.2))
  part(body, form.tube(over([-0.12, -0.58], [-0.12, 0.58]), 0.013, 24), dark)
  part(body, form.tube(over([-1.1, 0], [-0.62, 0]), 0.03, 20), metal('#b9b4ab'))
  part(body, form.ball(0.035, 14), matte('#f4efe6'), { at: [x + 0.2, y + 0.06, z] })
  return body
}

function bentMice(colour) {
  const pair = group()
  pair.add(bentMouse(colour))
  const flat = bentMouse(colour, (x, z) => [x, 0.09, z])
  flat.position.set(0.3, 0, -1.75)
  flat.rotation.y = 0.25
  return pair.add(flat)
}

const SQUARE_SIDE =
  '-1.1 0.02, 1.1 0.02, 1.16 0.12, 1.12 0.42, 0.95 0.6, 0.3 0.78, -0.5 0.8, -1.05 0.66, -1.16 0.4, -1.16 0.1'

function squareMouse(colour) {
  const body = group()
  part(body, form.slab(form.polygon(SQUARE_SIDE), 1.36, 0.1), satin(colour))
  for (const side of [-1, 1]) {
    part(body, form.box(0.86, 0.16, 0.56, 0.05), satin(shade(colour, -0.12)), {
      at: [0.66, 0.66, side * 0.34],
      turn: [0, 0, -0.3],
    })
  }
  part(body, form.cylinder(0.17, 0.17, 0.13), matte('#2e3231'), { at: [0.5, 0.73, 0], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 3; i++) {
    part(body, form.box(0.03, 0.04, 0.9, 0.01), matte(shade(colour, -0.22)), {
      at: [-0.55 - i * 0.12, 0.805 - i * 0.025, 0],
    })
  }
  const tail = '1.1 0.3 0, 1.5 0.26 0, 1.95 0.08 -0.25, 2.1 0.06 -0.9, 1.3 0.06 -1.45, 0.2 0.06 -1.35, -0.6 0.06 -1.5'
  part(body, form.tube(tail, 0.05, 140), matte(goods.oat))
  part(body, form.box(0.42, 0.16, 0.24, 0.06), matte(goods.oat), { at: [-0.78, 0.09, -1.53], turn: [0, 0.15, 0] })
  part(body, form.box(0.2, 0.08, 0.16, 0.03), metal(), { at: [-1.05, 0.09, -1.57], turn: [0, 0.15, 0] })
  part(body, form.cylinder(0.08, 0.1, 0.24, 24), matte(goods.oat), { at: [1.2, 0.3, 0], turn: [0, 0, QUARTER] })
  return body
}

export const mice = {
  mouse: { build: mouse, yaw: -0.6, pitch: 0.42, again: { yaw: 0.75, pitch: 0.3 } },
  'mouse-vertical': { build: uprightMouse, yaw: 0.75, pitch: 0.3, again: { yaw: -0.95, pitch: 0.34 } },
  'mouse-trackball': { build: trackball, yaw: -0.5, pitch: 0.48, again: { yaw: 0.6, pitch: 0.3 } },
  'mouse-travel': {
    build: (colour) => bentMouse(colour),
    yaw: -2.3,
    pitch: 0.3,
    again: { build: bentMice, yaw: 0.4, pitch: 0.5 },
    near: { zoom: 1.7 },
  },
  'mouse-wired': { build: squareMouse, yaw: -2.6, pitch: 0.5, again: { yaw: -0.7, pitch: 0.35 } },
}
