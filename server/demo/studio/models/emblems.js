import { goods } from '../colours.js'
import { matte } from '../materials.js'
import * as form from '../shapes.js'

const { disc, group, part } = form

/** The six shops' marks, cut from board and laid on paper: seen from above, without letters. */

/** Lays down a mark drawn upright. */
function laid(...layers) {
  const mark = group()
  const drawing = group()
  layers.forEach(([shape, colour, height = 0], i) => {
    part(drawing, form.slab(shape, 0.16, 0.04), matte(colour), { at: [0, 0, 0.08 + height * 0.16 + i * 0.002] })
  })
  drawing.rotation.x = -Math.PI / 2
  return mark.add(drawing)
}

/** A wavy band, 3.2 long. */
function wave(y) {
  const edge = (lift) => Array.from({ length: 41 }, (_, i) => [-1.6 + i * 0.08, y + lift + 0.13 * Math.sin(i * 0.4712)])
  return form.polygon([...edge(0), ...edge(0.22).reverse()])
}

function lanternAndTide() {
  return laid(
    [form.roundedRectangle(1.3, 1.5, 0.5, 0, 0.62), goods.clay],
    [form.roundedRectangle(0.7, 0.2, 0.06, 0, 1.42), goods.ink, 1],
    [form.roundedRectangle(0.7, 0.2, 0.06, 0, -0.16), goods.ink, 1],
    [wave(-0.75), goods.ink],
    [wave(-1.2), goods.mist],
  )
}

function mountain() {
  return laid(
    [disc(0.42, 0.85, 1.05), goods.butter],
    [form.polygon('-1.7 -1, 0.9 -1, -0.4 1.1'), goods.sage],
    [form.polygon('-0.3 -1, 1.7 -1, 0.7 0.5'), goods.ink, 1],
    [form.polygon('-0.72 0.58, -0.08 0.58, -0.4 1.1'), '#f3ead8', 1],
  )
}

function leaf() {
  return laid(
    [form.outline('0 -1.3, 0.85 -0.5, 0.95 0.4, 0 1.6, -0.95 0.4, -0.85 -0.5'), goods.sage],
    [form.roundedRectangle(0.1, 2.3, 0.05, 0, -0.5), '#f3ead8', 1],
    [form.polygon('0 -0.5, 0.62 0.02, 0.58 0.1, 0 -0.36'), '#f3ead8', 1],
    [form.polygon('0 -0.1, -0.6 0.42, -0.56 0.5, 0 0.04'), '#f3ead8', 1],
  )
}

function cup() {
  const handle = disc(0.55, 0.95, 0.05)
  handle.holes.push(disc(0.32, 0.95, 0.05))
  return laid(
    [handle, goods.clay],
    [form.polygon('-1.05 0.7, 0.95 0.7, 0.82 -0.5, 0.5 -0.95, -0.6 -0.95, -0.92 -0.5'), goods.clay, 0.5],
    [form.roundedRectangle(2.6, 0.2, 0.09, 0, -1.2), goods.ink],
    [form.outline('-0.45 0.95, -0.3 1.2, -0.45 1.5, -0.32 1.5, -0.16 1.2, -0.32 0.95'), goods.sand],
    [form.outline('0.2 0.95, 0.35 1.2, 0.2 1.5, 0.33 1.5, 0.49 1.2, 0.33 0.95'), goods.sand],
  )
}

function stitch() {
  const button = disc(1.2, 0, 0)
  for (const [x, y] of form.read('-0.32 -0.32, 0.32 -0.32, -0.32 0.32, 0.32 0.32')) button.holes.push(disc(0.15, x, y))
  const rim = disc(1.2, 0, 0)
  rim.holes.push(disc(0.95, 0, 0))
  const mark = laid([button, goods.brick], [rim, goods.brick, 0.6])
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

function block() {
  const arch = form.roundedRectangle(1.3, 1.3, 0.06, -0.75, -0.72)
  arch.holes.push(disc(0.36, -0.75, -0.72))
  return laid(
    [arch, goods.butter],
    [form.roundedRectangle(1.3, 1.3, 0.06, 0.75, -0.72), goods.ink],
    [form.polygon('-1.4 0.05, -0.1 0.05, -0.75 1.25'), goods.clay],
    [disc(0.62, 0.75, 0.67), goods.sage],
  )
}

export const emblems = [lanternAndTide, mountain, leaf, cup, stitch, block]
