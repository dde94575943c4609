import * as form from '../../shapes.js'

/** The last over which the sneakers are made: the shape of the foot, and the pieces cut to it. */

/** A shoe is 3 long, heel at 0; `u` runs from heel to toe. */
export const LENGTH = 3

export const ease = (from, to, u) => {
  const t = Math.min(1, Math.max(0, (u - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Half the width of the foot: narrow at the heel and the arch, wide at the ball, round at both ends. */
export const halfWidth = (u) => {
  const foot = 0.43 + 0.14 * ease(0.3, 0.72, u) - 0.03 * Math.sin(u * 6.3)
  const round = Math.max(0, 1 - Math.abs(u * 2 - 1) ** 7) ** 0.5
  return foot * round
}

/** How high the shoe stands above its sole: collar, slope of the laces, toe. */
const rise = (u) =>
  1.12 - 0.16 * Math.sin(ease(0.02, 0.4, u) * Math.PI) - 0.62 * ease(0.38, 0.74, u) - 0.22 * ease(0.78, 1, u)

/** A point of the upper; `v` runs from the left edge of the sole over the foot to the right edge. */
export function upper(u, v, swell = 1, high = rise) {
  const angle = v * Math.PI
  const up = Math.max(Math.sin(angle), 0) ** 0.62
  const lean = 1 - 0.36 * up * (1 - ease(0.35, 0.75, u))
  const wide = halfWidth(u) * lean * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8
  return [u * LENGTH, 0.3 + high(u) * up * swell, wide * swell]
}

export const panel = (from, to, low, high, swell, tall, fine = 60) =>
  form.surface((u, v) => upper(from + u * (to - from), low + v * (high - low), swell, tall), fine, fine)

export function sole() {
  const left = []
  for (let i = 0; i <= 60; i++) left.push([(i / 60) * LENGTH, halfWidth(i / 60) + 0.05])
  const right = left.map(([x, z]) => [x, -z]).reverse()
  return form.slab(form.polygon([...left, ...right]), 0.34, 0.08, { bevelOffset: 0 })
}
