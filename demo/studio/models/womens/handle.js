import * as form from '../../shapes.js'

/** An arch that stands flat to the front, its feet at 0: handles of webbing and leather, arches of clay. */
export function archBand(width, height, band, depth = 0.06, bevel = 0.02) {
  const line = (x, y) =>
    Array.from({ length: 41 }, (_, i) => {
      const angle = (Math.PI * i) / 40
      return [-Math.cos(angle) * x, Math.sin(angle) * y]
    })
  const shape = form.polygon([...line(width, height), ...line(width - band, height - band).reverse()])
  return form.slab(shape, depth, bevel, { bevelSegments: 3 })
}
