import { goods } from '../../colours.js'
import * as form from '../../shapes.js'
import { disc, polygon, roundedRectangle } from '../../shapes.js'
import { between, blade, bow, CHALK, laid, mirrored } from './cut-board.js'

/** Marks of shops named after hills, trees and leaves. */

export function mountain() {
  return laid(
    [disc(0.42, 0.85, 1.05), goods.butter],
    [polygon('-1.7 -1, 0.9 -1, -0.4 1.1'), goods.sage],
    [polygon('-0.3 -1, 1.7 -1, 0.7 0.5'), goods.ink, 1],
    [polygon('-0.72 0.58, -0.08 0.58, -0.4 1.1'), CHALK, 1],
  )
}

export function teaLeaf() {
  return laid(
    [form.outline('0 -1.3, 0.85 -0.5, 0.95 0.4, 0 1.6, -0.95 0.4, -0.85 -0.5'), goods.sage],
    [roundedRectangle(0.1, 2.3, 0.05, 0, -0.5), CHALK, 1],
    [polygon('0 -0.5, 0.62 0.02, 0.58 0.1, 0 -0.36'), CHALK, 1],
    [polygon('0 -0.1, -0.6 0.42, -0.56 0.5, 0 0.04'), CHALK, 1],
  )
}

/** A tall cedar on a hill, and the path that winds down past it. */
export function cedarAndTrail() {
  const tier = (y, wide, tall, height) => {
    const side = bow([
      [0, y + tall],
      [wide * 0.36, y + tall * 0.42],
      [wide, y],
    ])
    const hem = bow([
      [wide, y],
      [wide * 0.5, y - 0.1],
      [0, y - 0.02],
    ])
    return [mirrored([...side, ...hem.slice(1)], -0.45), goods.moss, height]
  }
  return laid(
    [roundedRectangle(0.3, 0.8, 0.05, -0.45, -0.7), goods.cocoa],
    tier(-0.55, 1.02, 1.05, 0.5),
    tier(0.1, 0.82, 0.95, 1.1),
    tier(0.7, 0.6, 0.9, 1.7),
    [
      between('-1.75 -1.55, -1.1 -1, -0.2 -0.78, 0.7 -0.42, 1.3 -0.62, 1.75 -1.55', '1.75 -1.55, -1.75 -1.55'),
      goods.sage,
      1,
    ],
    [
      between('0.62 -0.5, 0.98 -0.7, 0.4 -0.98, -0.2 -1.52', '0.6 -1.52, 0.86 -1.08, 1.36 -0.72, 0.84 -0.48'),
      goods.butter,
      2,
    ],
  )
}

/** Two stalks and a younger one, with leaves at their joints. */
export function bambooStalks() {
  const stalk = (x, width, lengths, colour) => {
    let y = -1.65
    return lengths.flatMap((length) => {
      y += length
      const joint = roundedRectangle(width + 0.12, 0.13, 0.06, x, y)
      return [
        [roundedRectangle(width, length, 0.05, x, y - length / 2), colour],
        [joint, colour, 0.6],
      ]
    })
  }
  const leaves = [
    [[-0.72, 0.62], 1.05, 0.36, 0.62],
    [[-0.72, 0.62], 0.95, 0.34, -0.2],
    [[-1.2, -0.25], 0.72, 0.3, 2.7],
    [[1.1, 0], 0.82, 0.34, 0.8],
    [[1.1, 0], 0.8, 0.32, 0],
  ]
  return laid(
    ...stalk(-0.95, 0.54, [0.95, 1, 0.9, 0.5], goods.moss),
    ...stalk(0.06, 0.4, [0.7, 0.8, 0.5], goods.butter),
    ...stalk(0.9, 0.54, [0.65, 0.95, 0.95], goods.sage),
    ...leaves.map(([foot, length, width, angle], i) => [blade(foot, length, width, angle), goods.ink, 1 + i * 0.05]),
  )
}

const MAPLE_HALF = form.read(
  '0 0.58, 0.22 0.2, 0.44 0.31, 0.35 -0.24, 0.63 0.04, 0.73 -0.16, 1.06 -0.1, 0.95 -0.42, 1.1 -0.57, 0.52 -0.98, 0.58 -1.2, 0.08 -1.12, 0.08 -1.5',
)

/** A maple leaf under a gable. */
export function mapleUnderGable() {
  return laid(
    [polygon('-1.3 -1.65, 1.3 -1.65, 1.3 0.45, 0 1.55, -1.3 0.45'), CHALK],
    [polygon('-1.75 0.28, 0 1.78, 1.75 0.28, 1.55 0.02, 0 1.34, -1.55 0.02'), goods.brick, 1],
    [mirrored(MAPLE_HALF), goods.honey, 1],
  )
}
