import { shade } from '../../colours.js'
import { matte, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { panel, sole, upper } from './sneaker-last.js'
import { highTop, runner, slipOn, strapped } from './sneaker-styles.js'

const { group, part, put } = form

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

function pair(shoe, colour) {
  const shoes = group()
  put(shoes, shoe(colour), { at: [0, 0, 0.72] })
  put(shoes, shoe(colour), { at: [0.35, 0, -0.72], turn: [0, 0.16, 0] })
  return shoes
}

const shod = (shoe) => ({
  build: (colour) => pair(shoe, colour),
  yaw: -0.5,
  pitch: 0.3,
  again: { yaw: -1.1, pitch: 0.4 },
})

export const sneakers = {
  sneakers: shod(sneaker),
  'sneakers-high': { ...shod(highTop), yaw: -0.45, pitch: 0.22 },
  'sneakers-slip': { ...shod(slipOn), yaw: -0.6, pitch: 0.4 },
  'sneakers-runner': { ...shod(runner), yaw: -0.4, pitch: 0.26 },
  'sneakers-strap': { ...shod(strapped), yaw: -0.65, pitch: 0.36 },
}
