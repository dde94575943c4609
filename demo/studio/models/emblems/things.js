import { goods } from '../../colours.js'
import { matte } from '../../materials.js'
import * as form from '../../shapes.js'
import { disc, part, polygon, roundedRectangle } from '../../shapes.js'
import { band, between, bow, CHALK, ellipse, hoop, laid, mirrored } from './cut-board.js'

/** Marks of shops named after a thing one holds, wears or hangs up. */

export function cup() {
  const handle = disc(0.55, 0.95, 0.05)
  handle.holes.push(disc(0.32, 0.95, 0.05))
  return laid(
    [handle, goods.clay],
    [polygon('-1.05 0.7, 0.95 0.7, 0.82 -0.5, 0.5 -0.95, -0.6 -0.95, -0.92 -0.5'), goods.clay, 0.5],
    [roundedRectangle(2.6, 0.2, 0.09, 0, -1.2), goods.ink],
    [form.outline('-0.45 0.95, -0.3 1.2, -0.45 1.5, -0.32 1.5, -0.16 1.2, -0.32 0.95'), goods.sand],
    [form.outline('0.2 0.95, 0.35 1.2, 0.2 1.5, 0.33 1.5, 0.49 1.2, 0.33 0.95'), goods.sand],
  )
}

export function button() {
  const plate = disc(1.2, 0, 0)
  for (const [x, y] of form.read('-0.32 -0.32, 0.32 -0.32, -0.32 0.32, 0.32 0.32')) plate.holes.push(disc(0.15, x, y))
  const rim = disc(1.2, 0, 0)
  rim.holes.push(disc(0.95, 0, 0))
  const mark = laid([plate, goods.brick], [rim, goods.brick, 0.6])
  for (const side of [-1, 1]) {
    part(
      mark,
      form.tube(
        [
          [-0.32, 0.1, side * 0.32],
          [0, 0.26, 0],
          [0.32, 0.1, side * -0.32],
        ],
        0.075,
        30,
      ),
      matte(goods.oat),
    )
  }
  return mark
}

export function toyBlocks() {
  const arch = roundedRectangle(1.3, 1.3, 0.06, -0.75, -0.72)
  arch.holes.push(disc(0.36, -0.75, -0.72))
  return laid(
    [arch, goods.butter],
    [roundedRectangle(1.3, 1.3, 0.06, 0.75, -0.72), goods.ink],
    [polygon('-1.4 0.05, -0.1 0.05, -0.75 1.25'), goods.clay],
    [disc(0.62, 0.75, 0.67), goods.sage],
  )
}

/** An inkstone as it was found, with a bed to grind on and a full pool, and the brush beside it. */
export function inkstone() {
  const stone = form.outline(
    '-1.6 -0.7, -1.5 0.5, -1.2 1.3, -0.3 1.5, 0.42 1.1, 0.5 0.1, 0.38 -1, -0.4 -1.55, -1.3 -1.35',
  )
  stone.holes.push(roundedRectangle(1.42, 1.95, 0.34, -0.52, 0))
  return laid(
    [roundedRectangle(1.6, 2.1, 0.34, -0.52, 0), '#aeb2b3'],
    [between('-1.3 -0.3, -0.85 -0.12, -0.3 0.5, 0.26 0.68', '0.26 1.02, -1.3 1.02'), '#20282c', 0.3],
    [stone, '#666b73', 0.9],
    [roundedRectangle(0.28, 1.85, 0.1, 1.15, 0.68), goods.clay],
    [roundedRectangle(0.38, 0.28, 0.05, 1.15, -0.3), goods.butter, 0.5],
    [mirrored(bow('0.14 -0.42, 0.26 -0.75, 0.18 -1.1, 0.01 -1.5'), 1.15), goods.ink],
  )
}

/** A broad-shouldered celadon vase with a small house inlaid. */
export function celadonVase() {
  const half = bow('0.56 -1.6, 0.58 -1.1, 0.78 -0.4, 1.06 0.35, 1.04 0.86, 0.66 1.2, 0.34 1.32, 0.4 1.6', 80)
  return laid(
    [mirrored(half), '#a3b8a4'],
    [polygon('-0.56 0.1, 0 0.64, 0.56 0.1, 0.4 0.1, 0.4 -0.42, -0.4 -0.42, -0.4 0.1'), CHALK, 1],
    [roundedRectangle(0.22, 0.34, 0.04, 0, -0.25), goods.ink, 1.6],
    [band('-0.74 0.9, 0 0.84, 0.74 0.9', 0.12), CHALK, 1],
    [band('-0.4 -0.94, 0 -0.98, 0.4 -0.94', 0.12), CHALK, 1],
    [band('-0.36 -1.21, 0 -1.25, 0.36 -1.21', 0.12), CHALK, 1],
  )
}

/** Jeans turned up at the hem, so that the selvedge shows. */
export function selvedgeJeans() {
  const leg = (side) => [
    [roundedRectangle(0.98, 0.42, 0.06, side * 0.66, -1.38), CHALK, 1],
    [roundedRectangle(0.9, 0.12, 0.04, side * 0.66, -1.36), goods.brick, 1.4],
    [band(`${side * 0.88} 1.06, ${side * 0.64} 0.8, ${side * 0.3} 0.74`, 0.11), goods.butter, 1],
  ]
  const half = form.read('0.84 1.5, 1.02 0.6, 1.1 -1.4, 0.22 -1.4, 0.06 0.2')
  return laid(
    [mirrored(half), goods.denim],
    ...leg(-1),
    ...leg(1),
    [roundedRectangle(1.8, 0.3, 0.05, 0, 1.48), goods.ink, 1],
    [disc(0.11, 0, 1.48), goods.gold, 2],
    [band('0 1.26, 0.02 0.8, 0.02 0.34', 0.11), goods.butter, 1],
  )
}

/** A round silk lantern with its ribs and tassel. */
export function silkLantern() {
  return laid(
    [hoop(0.22, 0.22, 0.09, 0, 1.5), goods.gold],
    [ellipse(1.4, 0.92, 0, 0.35), goods.plum],
    [ellipse(0.96, 0.9, 0, 0.35), goods.rose, 0.5],
    [ellipse(0.46, 0.88, 0, 0.35), goods.blush, 0.9],
    [roundedRectangle(0.95, 0.26, 0.08, 0, 1.2), goods.gold, 1.4],
    [roundedRectangle(0.95, 0.26, 0.08, 0, -0.5), goods.gold, 1.4],
    [disc(0.16, 0, -0.82), goods.gold],
    [polygon('-0.12 -0.95, 0.12 -0.95, 0.3 -1.65, -0.3 -1.65'), goods.clay, 0.3],
  )
}
