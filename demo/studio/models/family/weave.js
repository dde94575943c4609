import { NoColorSpace } from 'three'
import { shade } from '../../colours.js'
import { drawn, matte } from '../../materials.js'
import { random } from '../../random.js'
import { curve, part, turned } from '../../shapes.js'

/** Draws strands that go over and under each other; `paint` answers a colour for a strand's place and lightness. */
function plait([across, up], paint) {
  return drawn(1024, 1024, (canvas, width, height) => {
    const [cellWidth, cellHeight] = [width / across, height / up]
    for (let row = 0; row < up; row++) {
      for (let column = 0; column < across; column++) {
        const over = (row + column) % 2 === 0
        const strand = canvas.createLinearGradient(column * cellWidth, 0, (column + 1) * cellWidth, 0)
        const tones = over ? [-0.06, 0.05, -0.06] : [-0.3, -0.16, -0.3]
        tones.forEach((tone, i) => {
          strand.addColorStop(i / 2, paint(1 - (row + 0.5) / up, tone + random() * 0.03))
        })
        canvas.fillStyle = paint(1 - (row + 0.5) / up, -0.34)
        canvas.fillRect(column * cellWidth, row * cellHeight, cellWidth + 1, cellHeight + 1)
        canvas.fillStyle = strand
        const gap = cellHeight * (over ? 0.07 : 0.16)
        canvas.fillRect(column * cellWidth, row * cellHeight + gap, cellWidth + 1, cellHeight - gap * 2)
      }
    }
  })
}

/**
 * Basketry. `tone` is a colour, or answers the colour of a strand by its height from 0 to 1; `strands` is how many there
 * are [across, up].
 */
export function wicker(tone, strands = [64, 24], depth = 3) {
  const toneAt = typeof tone === 'function' ? tone : () => tone
  const map = plait(strands, (height, lightness) => shade(toneAt(height), lightness))
  const bumpMap = plait(strands, (_, lightness) => {
    const grey = Math.max(0, Math.round(200 + lightness * 560))
    return `rgb(${grey},${grey},${grey})`
  })
  bumpMap.colorSpace = NoColorSpace
  return matte('#fff', { map, bumpMap, bumpScale: depth })
}

/** A rope of grass or cane: slanting strands around a bar. `repeat` is the number of strands [along, around]. */
export function rope(colour, repeat = [60, 2], depth = 2) {
  const draw = (dark, light) =>
    drawn(
      64,
      64,
      (canvas, width, height) => {
        canvas.fillStyle = dark
        canvas.fillRect(0, 0, width, height)
        canvas.strokeStyle = light
        canvas.lineWidth = 30
        for (const x of [-64, 0, 64, 128]) {
          canvas.beginPath()
          canvas.moveTo(x - 10, height + 10)
          canvas.lineTo(x + 54, -10)
          canvas.stroke()
        }
      },
      repeat,
    )
  const bumpMap = draw('#333', '#ccc')
  bumpMap.colorSpace = NoColorSpace
  return matte('#fff', { map: draw(shade(colour, -0.12), colour), bumpMap, bumpScale: depth })
}

/** A woven body of revolution with an inside of another colour. */
export function wound(parent, profile, material, inside) {
  const wall = curve(profile, 70)
  part(parent, turned(wall), material)
  part(parent, turned(wall.map(([radius, y]) => [Math.max(radius - 0.05, 0), y + 0.02])), matte(inside))
}
