import { shade } from '../../colours.js'
import { matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put } = form

/** A shoe is 3 long, heel at 0; `u` runs from heel to toe. */
const LENGTH = 3

const ease = (from, to, u) => {
  const t = Math.min(1, Math.max(0, (u - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Half the width of the foot: narrow at the heel and the arch, wide at the ball, round at both ends. */
const halfWidth = (u) => {
  const foot = 0.43 + 0.14 * ease(0.3, 0.72, u) - 0.03 * Math.sin(u * 6.3)
  const round = Math.max(0, 1 - Math.abs(u * 2 - 1) ** 7) ** 0.5
  return foot * round
}

/** How high the shoe stands above its sole: collar, slope of the laces, toe. */
const rise = (u) =>
  1.12 - 0.16 * Math.sin(ease(0.02, 0.4, u) * Math.PI) - 0.62 * ease(0.38, 0.74, u) - 0.22 * ease(0.78, 1, u)

/** A point of the upper; `v` runs from the left edge of the sole over the foot to the right edge. */
function upper(u, v, swell = 1) {
  const angle = v * Math.PI
  const up = Math.max(Math.sin(angle), 0) ** 0.62
  const lean = 1 - 0.36 * up * (1 - ease(0.35, 0.75, u))
  const wide = halfWidth(u) * lean * Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.8
  return [u * LENGTH, 0.3 + rise(u) * up * swell, wide * swell]
}

const panel = (from, to, low, high, swell) =>
  form.surface((u, v) => upper(from + u * (to - from), low + v * (high - low), swell), 60, 60)

function sole() {
  const left = []
  for (let i = 0; i <= 60; i++) left.push([(i / 60) * LENGTH, halfWidth(i / 60) + 0.05])
  const right = left.map(([x, z]) => [x, -z]).reverse()
  return form.slab(form.polygon([...left, ...right]), 0.34, 0.08, { bevelOffset: 0 })
}

function laces(shoe) {
  const cord = matte('#f6f1e7')
  for (let i = 0; i < 5; i++) {
    const u = 0.43 + i * 0.058
    const path = [0.3, 0.38, 0.5, 0.62, 0.7].map((v) => upper(u, v, 1.035))
    part(shoe, form.tube(path, 0.042, 40), cord)
  }
  const [x, y] = upper(0.43, 0.5, 1.04)
  for (const side of [-1, 1]) {
    part(
      shoe,
      form.tube(
        [
          [x, y, 0],
          [x + 0.08, y + 0.14, side * 0.16],
          [x + 0.14, y + 0.06, side * 0.34],
          [x + 0.06, y, side * 0.14],
          [x, y, 0],
        ],
        0.032,
        50,
      ),
      cord,
    )
    part(
      shoe,
      form.tube(
        [
          [x, y, 0],
          [x + 0.12, y - 0.06, side * 0.22],
          [x + 0.1, y - 0.28, side * 0.36],
        ],
        0.032,
        40,
      ),
      cord,
    )
  }
}

function sneaker(colour) {
  const shoe = group()
  const suede = matte(shade(colour, -0.1))
  part(shoe, sole(), satin('#f3ede1'), { at: [0, 0.17, 0], turn: [Math.PI / 2, 0, 0] })
  part(shoe, panel(0, 1, 0, 1), woven(colour, [50, 30]))
  part(shoe, panel(0.8, 1, 0, 1, 1.02), suede)
  part(shoe, panel(0, 0.13, 0.02, 0.98, 1.025), suede)
  for (const [low, high] of [
    [0.2, 0.4],
    [0.6, 0.8],
  ])
    part(shoe, panel(0.4, 0.72, low, high, 1.02), suede)
  const opening = { at: [0.66, 1.33, 0], turn: [Math.PI / 2, 0.04, 0] }
  part(shoe, form.ring(0.36, 0.085), woven(shade(colour, -0.04), [30, 4]), { ...opening, scale: [1.55, 0.74, 1] })
  part(shoe, form.cylinder(0.36, 0.36, 0.05), matte('#2f3432'), { at: [0.66, 1.33, 0], scale: [1.52, 1, 0.72] })
  part(shoe, form.slab(form.roundedRectangle(0.46, 0.62, 0.16), 0.09, 0.04), woven(colour, [4, 4]), {
    at: [1.13, 1.4, 0],
    turn: [0, Math.PI / 2, 0.5],
  })
  laces(shoe)
  return shoe
}

function pair(colour) {
  const shoes = group()
  put(shoes, sneaker(colour), { at: [0, 0, 0.72] })
  put(shoes, sneaker(colour), { at: [0.35, 0, -0.72], turn: [0, 0.16, 0] })
  return shoes
}

export const sneakers = {
  sneakers: { build: pair, yaw: -0.5, pitch: 0.3, again: { yaw: -1.1, pitch: 0.4 } },
}
