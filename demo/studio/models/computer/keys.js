import { box, part } from '../../shapes.js'

const KEY_ROWS = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.6],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.1],
  [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.8],
  [1.2, 1.2, 1.2, 5.6, 1.2, 1.2, 2],
]

/** Lays rows of keys over a width, the middle row at z = 0; `paint` chooses a key's material by its width and place. */
export function layKeys(parent, { width, pitch, height, radius, paint, y, rows = KEY_ROWS }) {
  rows.forEach((row, line) => {
    const unit = width / row.reduce((sum, key) => sum + key)
    let x = -width / 2
    row.forEach((key, i) => {
      const cap = box(key * unit - pitch * 0.13, height, pitch * 0.86, radius)
      part(parent, cap, paint(key, line, i), { at: [x + (key * unit) / 2, y, (line - (rows.length - 1) / 2) * pitch] })
      x += key * unit
    })
  })
}
