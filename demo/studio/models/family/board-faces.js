import { shade } from '../../colours.js'
import { drawn, glazed, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'

export const grained = (colour) => wood(colour, shade(colour, -0.26))

/** The ends of the fibres: squares of different lightness with arcs of year rings. */
export function endGrain(colour) {
  const map = drawn(1024, 716, (canvas, width, height) => {
    const [across, down] = [10, 7]
    const [wide, high] = [width / across, height / down]
    for (let row = 0; row < down; row++) {
      for (let column = 0; column < across; column++) {
        canvas.save()
        canvas.beginPath()
        canvas.rect(column * wide, row * high, wide, high)
        canvas.clip()
        const tone = ((row + column) % 2 ? -0.07 : 0.05) + wobble(0.025)
        canvas.fillStyle = shade(colour, tone)
        canvas.fillRect(column * wide, row * high, wide, high)
        canvas.strokeStyle = shade(colour, tone - 0.1)
        canvas.lineWidth = 2.5
        const [x, y] = [column * wide + (random() < 0.5 ? -20 : wide + 20), row * high + random() * high]
        for (let radius = 30; radius < 200; radius += 13) {
          canvas.beginPath()
          canvas.arc(x, y, radius, 0, 7)
          canvas.stroke()
        }
        canvas.restore()
      }
    }
  })
  return glazed('#fff', { map, roughness: 0.6, clearcoat: 0.08 })
}

/** Strips of bamboo, each with its knuckles, and the groove around them. */
export function bambooFace(colour) {
  const map = drawn(1024, 680, (canvas, width, height) => {
    const rows = 11
    for (let row = 0; row < rows; row++) {
      const tone = row % 3 === 1 ? -0.14 : wobble(0.03)
      canvas.fillStyle = shade(colour, tone)
      canvas.fillRect(0, (row * height) / rows, width, height / rows + 1)
      canvas.fillStyle = shade(colour, tone - 0.09)
      canvas.fillRect(0, (row * height) / rows, width, 2)
      for (let x = random() * 260; x < width; x += 210 + random() * 160)
        canvas.fillRect(x, (row * height) / rows, 7, height / rows)
    }
    canvas.strokeStyle = shade(colour, -0.3)
    canvas.lineWidth = 20
    canvas.beginPath()
    canvas.roundRect(70, 62, width - 240, height - 124, 46)
    canvas.stroke()
    canvas.strokeStyle = shade(colour, 0.06)
    canvas.lineWidth = 5
    canvas.beginPath()
    canvas.roundRect(80, 72, width - 260, height - 144, 40)
    canvas.stroke()
  })
  return glazed('#fff', { map, roughness: 0.55, clearcoat: 0.12 })
}
