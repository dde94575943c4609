import { goods } from '../../colours.js'
import * as form from '../../shapes.js'
import { around, disc, polygon, roundedRectangle } from '../../shapes.js'
import { band, between, blade, bow, CHALK, hoop, laid, wave } from './cut-board.js'

/** Marks of shops named after the sea, a river, a spring. */

export function lanternAndTide() {
  return laid(
    [roundedRectangle(1.3, 1.5, 0.5, 0, 0.62), goods.clay],
    [roundedRectangle(0.7, 0.2, 0.06, 0, 1.42), goods.ink, 1],
    [roundedRectangle(0.7, 0.2, 0.06, 0, -0.16), goods.ink, 1],
    [wave(-0.75), goods.ink],
    [wave(-1.2), goods.mist],
  )
}

/** A patch pocket `inset` from its edge, as points. */
const pocketEdge = (inset) => {
  const [side, low] = [1.15 - inset, 1.7 - inset * 1.1]
  return form.read(`${-side} ${0.2 - inset}, ${side} ${0.2 - inset}, ${side} -1.15, 0 ${-low}, ${-side} -1.15`)
}

/** A breaker that rises out of a patch pocket. */
export function pocketAndTide() {
  const breaker = between(
    '-1 -0.2, -0.95 0.4, -0.6 1.05, 0 1.45, 0.6 1.4, 0.98 1.05, 1 0.72',
    '1 0.72, 0.68 1, 0.26 0.94, 0.05 0.66, 0.3 0.38, 0.95 0.34, 0.95 -0.2',
  )
  const seam = polygon(pocketEdge(0.16))
  seam.holes.push(polygon(pocketEdge(0.27)))
  return laid(
    [breaker, goods.denim],
    [band('-0.72 0.4, -0.42 0.92, 0.06 1.2, 0.52 1.18', 0.14), CHALK, 1],
    [disc(0.13, 1.24, 1.08), CHALK],
    [polygon(pocketEdge(0)), goods.sand, 1],
    [seam, goods.cocoa, 1.5],
    [roundedRectangle(2.46, 0.42, 0.08, 0, 0.1), goods.sand, 2],
  )
}

/** A drop above the rings it made. */
export function dropAndRings() {
  const drop = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * form.TURN
    return [0.86 * Math.sin(angle) * Math.sin(angle / 2) ** 1.4, 0.62 + 0.98 * Math.cos(angle)]
  })
  return laid(
    [polygon(drop), goods.denim, 1],
    [hoop(1.7, 0.74, 0.22, 0, -0.82), goods.mist],
    [hoop(1, 0.4, 0.2, 0, -0.78), goods.denim],
  )
}

/** A well seen from above: a ring of stones, and a lotus on the water. */
export function lotusInWell() {
  const stones = []
  around(10, (angle) => {
    const arc = (radius, inset) =>
      Array.from({ length: 9 }, (_, i) => {
        const at = angle + (i / 8 - 0.5) * (form.TURN / 10 - inset)
        return [Math.cos(at) * radius, Math.sin(at) * radius]
      })
    stones.push([polygon([...arc(1.65, 0.06), ...arc(1.28, 0.08).reverse()]), goods.stone, 0.6])
  })
  const petals = (count, length, width, colour, height, start) =>
    Array.from({ length: count }, (_, i) => {
      const angle = start + (i / count) * form.TURN
      return [blade([Math.cos(angle) * 0.1, Math.sin(angle) * 0.1], length, width, angle), colour, height + i * 0.02]
    })
  return laid(
    [disc(1.34), goods.ink],
    ...stones,
    ...petals(8, 1.05, 0.52, goods.rose, 1, 0.39),
    ...petals(8, 0.76, 0.4, goods.snow, 1.6, 0),
    [disc(0.24), goods.butter, 2.3],
  )
}

/** Three mooring posts with a rope slung between them. */
export function mooringPosts() {
  const post = (x, top) => [
    [roundedRectangle(0.52, top + 1.15, 0.06, x, (top - 1.15) / 2), goods.wood],
    [roundedRectangle(0.66, 0.28, 0.08, x, top), goods.ink, 0.8],
    [roundedRectangle(0.6, 0.2, 0.05, x, top - 0.62), goods.oat, 1],
  ]
  return laid(
    ...post(-1.15, 1.3),
    ...post(0, 0.95),
    ...post(1.15, 1.45),
    [band('-1.1 0.66, -0.62 0.28, -0.05 0.32', 0.13), goods.oat, 1],
    [band('0.05 0.32, 0.62 0.36, 1.1 0.82', 0.13), goods.oat, 1],
    [wave(-0.95), goods.denim, 1],
    [wave(-1.42), goods.mist, 0.5],
  )
}

/** A market boat with two full baskets and the seller under a straw hat. */
export function marketBoat() {
  const edge = (low, rise, power) =>
    Array.from({ length: 41 }, (_, i) => [-1.8 + i * 0.09, low + rise * Math.abs(i / 20 - 1) ** power])
  const basket = (x, fruit) => [
    ...[-0.24, 0, 0.24].map((dx) => [disc(0.2, x + dx, 0.5 + (dx === 0 ? 0.2 : 0)), fruit, dx === 0 ? 0 : 0.4]),
    [
      polygon([
        [x - 0.48, 0.42],
        [x + 0.48, 0.42],
        [x + 0.32, -0.4],
        [x - 0.32, -0.4],
      ]),
      goods.sand,
      1,
    ],
    [roundedRectangle(1.02, 0.17, 0.07, x, 0.4), goods.cocoa, 1.4],
  ]
  return laid(
    ...basket(-0.95, goods.clay),
    ...basket(0.08, goods.moss),
    [form.outline('0.72 -0.4, 0.78 0.35, 1.02 0.62, 1.28 0.35, 1.3 -0.4'), goods.ink],
    [
      polygon([...bow('0.4 0.6, 1.02 0.52, 1.64 0.6'), ...bow('1.64 0.6, 1.3 0.82, 1.02 1.22, 0.74 0.82, 0.4 0.6')]),
      goods.butter,
      1,
    ],
    [polygon([...edge(-0.3, 0.62, 3), ...edge(-0.95, 1.1, 2).reverse()]), goods.brick, 2],
    [wave(-1.42), goods.denim, 0.5],
  )
}
