import { brass, matte, metal } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, QUARTER, TURN } = form

/** What bags, tents and rugs are fastened with, and the soft body most of them have. */

export const LEATHER = '#8a5a3a'
export const DARK = '#2f3537'
export const leather = () => matte(LEATHER)
export const dark = () => matte(DARK)

const power = (value, exponent) => Math.sign(value) * Math.abs(value) ** exponent

/**
 * A stuffed body that stands on y = 0. `shape(v)` answers how wide and deep it is, in shares, at the height v (0 to 1);
 * `square` is 2 for a round one and more for one with corners.
 */
export function pod([width, height, depth], shape, square = 3.4, [across, along] = [56, 44]) {
  return form.surface(
    (u, v) => {
      const [wide, deep, rise = v] = shape(v)
      const angle = u * TURN
      const x = (power(Math.cos(angle), 2 / square) * width * wide) / 2
      const z = (power(Math.sin(angle), 2 / square) * depth * deep) / 2
      return [x, rise * height, z]
    },
    across,
    along,
  )
}

/** How a stuffed body closes at both ends, in a share of its height. */
export function closed(v, low = 0.08, high = 0.08) {
  const round = (share) => Math.sqrt(Math.max(0, 1 - (1 - Math.min(share, 1)) ** 2))
  return Math.min(round(v / low), round((1 - v) / high))
}

/** A snap buckle, or one of brass. */
export function buckle(parent, place, material = dark()) {
  part(parent, form.box(0.26, 0.2, 0.08, 0.03), material, place)
}

/** The winding seen at the end of something rolled, facing +z. */
export function winding(radius, turns, thickness) {
  const path = []
  const steps = turns * 16
  for (let i = 0; i <= steps; i++) {
    const angle = (i / 16) * TURN
    const out = radius * (0.06 + 0.94 * (i / steps))
    path.push([Math.cos(angle) * out, Math.sin(angle) * out, 0])
  }
  return form.tube(path, thickness, steps)
}

/** A roll along x, standing on y = 0, with its winding at both ends and straps at the given places. */
export function roll(radius, length, cloth, edge, straps = [], strap = leather()) {
  const whole = group()
  const body = form.turned(form.curve(rollProfile(radius, length), 40), 64)
  part(whole, body, cloth, { at: [-length / 2, radius, 0], turn: [0, 0, -QUARTER] })
  for (const side of [-1, 1]) {
    const place = { at: [(side * length) / 2, radius, 0], turn: [0, side * QUARTER, 0] }
    part(whole, winding(radius * 0.9, 5, radius * 0.075), edge, place)
    part(whole, form.cylinder(radius * 0.9, radius * 0.9, 0.02, 48), edge, {
      at: [(side * (length - 0.04)) / 2, radius, 0],
      turn: [0, 0, QUARTER],
    })
  }
  for (const x of straps) {
    const band = form.turned(
      `${radius + 0.01} -0.1, ${radius + 0.045} -0.1, ${radius + 0.045} 0.1, ${radius + 0.01} 0.1`,
    )
    part(whole, band, strap, { at: [x, radius, 0], turn: [0, 0, QUARTER] })
    part(whole, form.box(0.3, 0.22, 0.07, 0.03), brass(), {
      at: [x, radius * 1.35, radius * 0.98],
      turn: [-0.35, 0, 0],
    })
  }
  return whole
}

function rollProfile(radius, length) {
  const inset = radius * 0.12
  return `${radius - inset} 0, ${radius} ${inset * 0.6}, ${radius} ${length * 0.3}, ${radius} ${length * 0.7}, ${radius} ${length - inset * 0.6}, ${radius - inset} ${length}`
}

/** A tent peg with its line from [x, y, z] to the ground. */
export function guyLine(parent, from, to) {
  part(parent, form.bar(from, to, 0.016), matte('#efe6d2'))
  const [x, , z] = to
  part(parent, form.bar([x, 0.16, z], [x * 1.02, -0.02, z * 1.02], 0.03), metal())
}
