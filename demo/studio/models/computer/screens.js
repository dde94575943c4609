import { shade } from '../../colours.js'
import { drawn } from '../../materials.js'

/** What stands on the screens. No letters, so that it needs no language. */

function paper(canvas, colour, width, height) {
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, width, height)
}

/** Tracks of sound and film under a still: an editor at work. */
export function editing(width, height) {
  return drawn(width, height, (canvas) => {
    paper(canvas, '#2a3236', width, height)
    const still = canvas.createLinearGradient(0, 0, 0, height * 0.5)
    still.addColorStop(0, '#e9c9a4')
    still.addColorStop(1, '#8fa9a5')
    canvas.fillStyle = still
    canvas.fillRect(width * 0.28, height * 0.06, width * 0.68, height * 0.46)
    canvas.fillStyle = '#3d5a57'
    canvas.beginPath()
    canvas.ellipse(width * 0.7, height * 0.56, width * 0.3, height * 0.17, 0, Math.PI, 0)
    canvas.fill()
    for (let i = 0; i < 5; i++) {
      canvas.fillStyle = i % 2 ? '#3b464b' : '#445157'
      canvas.fillRect(width * 0.04, height * (0.06 + i * 0.095), width * 0.2, height * 0.08)
    }
    const tracks = ['#c98c6a', '#7d9a8c', '#dfc182', '#8a9fb0']
    tracks.forEach((colour, line) => {
      canvas.fillStyle = colour
      const y = height * (0.6 + line * 0.095)
      for (let at = 0.04, i = 0; at < 0.9; i++) {
        const long = 0.08 + ((i * 7 + line * 5) % 9) * 0.02
        canvas.fillRect(width * at, y, width * (Math.min(at + long, 0.96) - at), height * 0.075)
        at += long + 0.008
      }
    })
    canvas.fillStyle = '#f4efe6'
    canvas.fillRect(width * 0.46, height * 0.57, width * 0.004, height * 0.4)
  })
}

/** A page of prose from a distance: grey lines, a wider one above them. */
export function page(width, height) {
  return drawn(width, height, (canvas) => {
    paper(canvas, '#dedbd2', width, height)
    canvas.fillStyle = '#5c5b57'
    canvas.fillRect(width * 0.12, height * 0.09, width * 0.5, height * 0.026)
    for (let i = 0; i < 21; i++) {
      const isLast = i % 7 === 6
      canvas.fillRect(width * 0.12, height * (0.17 + i * 0.037), width * (isLast ? 0.42 : 0.76), height * 0.009)
    }
  })
}

/** A still life in three flat shades: a bowl, two pears and a leaf, as an illustrator would lay them in. */
export function stillLife(width, height, [ground, bowl, fruit, leaf]) {
  return drawn(width, height, (canvas) => {
    paper(canvas, ground, width, height)
    const unit = Math.min(width, height)
    const [x, y] = [width * 0.54, height * 0.62]
    for (const [dx, lean, tone] of [
      [-0.15, -0.12, shade(fruit, -0.14)],
      [0.14, 0.14, fruit],
    ]) {
      canvas.save()
      canvas.translate(x + dx * unit, y - unit * 0.12)
      canvas.rotate(lean)
      canvas.fillStyle = tone
      for (const [dy, wide, tall] of [
        [0, 0.15, 0.14],
        [-0.12, 0.085, 0.12],
      ]) {
        canvas.beginPath()
        canvas.ellipse(0, dy * unit, wide * unit, tall * unit, 0, 0, 7)
        canvas.fill()
      }
      canvas.fillStyle = leaf
      canvas.fillRect(-unit * 0.008, -unit * 0.31, unit * 0.016, unit * 0.08)
      canvas.restore()
    }
    canvas.fillStyle = leaf
    canvas.beginPath()
    canvas.ellipse(x + unit * 0.3, y - unit * 0.42, unit * 0.1, unit * 0.035, -0.4, 0, 7)
    canvas.fill()
    canvas.fillStyle = bowl
    canvas.beginPath()
    canvas.arc(x, y - unit * 0.04, unit * 0.33, 0, Math.PI)
    canvas.fill()
    canvas.fillRect(x - unit * 0.12, y + unit * 0.26, unit * 0.24, unit * 0.05)
  })
}
