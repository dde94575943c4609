import { CatmullRomCurve3, Shape, Vector3 } from 'three'
import { matte } from '../../materials.js'
import * as form from '../../shapes.js'

/** Marks cut from board and laid on paper: drawn upright, seen from above, without letters. */

/** The tone of a window, a label or foam. */
export const CHALK = '#f3ead8'

/** Lays down a mark drawn upright: layers of [shape, colour, how many boards lie below it]. */
export function laid(...layers) {
  const mark = form.group()
  const drawing = form.group()
  layers.forEach(([shape, colour, height = 0], i) => {
    form.part(drawing, form.slab(shape, 0.16, 0.04), matte(colour), { at: [0, 0, 0.08 + height * 0.16 + i * 0.002] })
  })
  drawing.rotation.x = -Math.PI / 2
  return mark.add(drawing)
}

/** Points of an open spline through [x, y] points. */
export function bow(path, steps = 40) {
  const spline = new CatmullRomCurve3(
    form.read(path).map(([x, y]) => new Vector3(x, y, 0)),
    false,
    'centripetal',
  )
  return spline.getPoints(steps).map(({ x, y }) => [x, y])
}

/** What lies between two open splines, the second drawn back to where the first began. */
export const between = (there, back) => form.polygon([...bow(there), ...bow(back)])

/** A shape that is the same on both sides of the line x = 0, from the points of its right half. */
export const mirrored = (half, cx = 0) =>
  form.polygon([...half.map(([x, y]) => [cx + x, y]), ...half.map(([x, y]) => [cx - x, y]).reverse()])

/** A strip of even width along a spline. */
export function band(path, width) {
  const middle = bow(path)
  const edge = (side) =>
    middle.map(([x, y], i) => {
      const [before, after] = [middle[Math.max(i - 1, 0)], middle[Math.min(i + 1, middle.length - 1)]]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const half = ((side * width) / 2) * (1 / Math.hypot(dx, dy))
      return [x - dy * half, y + dx * half]
    })
  return form.polygon([...edge(1), ...edge(-1).reverse()])
}

export function ellipse(across, up, cx = 0, cy = 0) {
  const shape = new Shape()
  shape.absellipse(cx, cy, across, up, 0, form.TURN)
  return shape
}

/** An ellipse with a smaller one cut out of it. */
export function hoop(across, up, width, cx = 0, cy = 0) {
  const shape = ellipse(across, up, cx, cy)
  shape.holes.push(ellipse(across - width, up - width, cx, cy))
  return shape
}

/** A leaf or petal, pointed at both ends, from its foot at [x, y] in the direction of `angle`. */
export function blade([x, y], length, width, angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const edge = (side) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24
      const [along, out] = [t * length, ((side * width) / 2) * Math.sin(t ** 0.85 * Math.PI)]
      return [x + along * c - out * s, y + along * s + out * c]
    })
  return form.polygon([...edge(1), ...edge(-1).slice(1, -1).reverse()])
}

/** A wavy band, 3.2 long. */
export function wave(y) {
  const edge = (lift) => Array.from({ length: 41 }, (_, i) => [-1.6 + i * 0.08, y + lift + 0.13 * Math.sin(i * 0.4712)])
  return form.polygon([...edge(0), ...edge(0.22).reverse()])
}
