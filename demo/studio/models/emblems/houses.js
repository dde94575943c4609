import { goods } from '../../colours.js'
import { disc, outline, polygon, roundedRectangle } from '../../shapes.js'
import { band, blade, bow, CHALK, hoop, laid } from './cut-board.js'

/** Marks of shops named after a gate or a house. */

/** A garden wall with a round gate, the moon behind it. */
export function moonGate() {
  const wall = roundedRectangle(3.1, 2.35, 0.05, 0, -0.2)
  wall.holes.push(disc(0.95, 0, -0.38))
  return laid(
    [disc(0.36, 0.34, 0), goods.butter],
    [blade([-0.55, -1.3], 1.05, 0.36, 1.35), goods.sage],
    [blade([-0.55, -1.3], 1, 0.34, 0.75), goods.moss, 0.3],
    [wall, CHALK, 0.5],
    [hoop(1.08, 1.08, 0.15, 0, -0.38), goods.stone, 1.2],
    [band('-1.9 1.3, -1.5 1.1, 0 1.06, 1.5 1.1, 1.9 1.3', 0.34), goods.ink, 1.5],
    [roundedRectangle(2.5, 0.2, 0.08, 0, 1.36), goods.ink, 1],
    [roundedRectangle(3.4, 0.24, 0.05, 0, -1.46), goods.ink, 2],
  )
}

/** A tiled roof with raised corners over a larder of jars. */
export function hanokRoof() {
  const roof = polygon([
    ...bow('-1.95 0.72, -1.45 0.8, -1.05 1.42'),
    ...bow('1.05 1.42, 1.45 0.8, 1.95 0.72'),
    ...bow('1.95 0.72, 1.3 0.34, 0 0.22, -1.3 0.34, -1.95 0.72'),
  ])
  const tiles = [-1.3, -0.88, -0.44, 0, 0.44, 0.88, 1.3].map((x) => [disc(0.13, x, 0.27 + 0.06 * x * x), goods.oat, 2])
  const jar = (x, y, size) =>
    outline(
      [
        [-0.3, 0],
        [-0.58, 0.62],
        [-0.34, 1.1],
        [0.34, 1.1],
        [0.58, 0.62],
        [0.3, 0],
      ].map(([dx, dy]) => [x + dx * size, y + dy * size]),
    )
  return laid(
    [roundedRectangle(0.26, 1.8, 0.04, -1.18, -0.5), goods.wood],
    [roundedRectangle(0.26, 1.8, 0.04, 1.18, -0.5), goods.wood],
    [jar(-0.34, -1.28, 1.05), goods.brick, 0.2],
    [jar(0.5, -1.28, 0.7), goods.cocoa, 0.6],
    [roundedRectangle(0.9, 0.18, 0.07, -0.34, -0.1), goods.cocoa, 1],
    [roundedRectangle(0.62, 0.15, 0.06, 0.5, -0.48), goods.brick, 1.4],
    [roof, goods.ink, 1],
    [roundedRectangle(2.3, 0.24, 0.1, 0, 1.46), goods.fog, 1.6],
    ...tiles,
    [roundedRectangle(3.2, 0.24, 0.06, 0, -1.42), goods.stone, 1],
  )
}
