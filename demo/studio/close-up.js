import * as THREE from 'three'

/** Looks for the part of a picture that shows most of the material, on a small draft of it. */

const DRAFT = 96
/** Enlargements to try, until the object fills enough of the close-up. */
const ZOOMS = [2.4, 3, 3.8, 5]
const ENOUGH = 0.7

/** The draft's pixels, on a transparent background: alpha says where the object is. */
function draft({ renderer }, { scene, paper }, camera) {
  const target = new THREE.WebGLRenderTarget(DRAFT, DRAFT)
  const pixels = new Uint8Array(DRAFT * DRAFT * 4)
  paper.visible = false
  renderer.setRenderTarget(target)
  renderer.setClearColor('#000', 0)
  renderer.clear()
  renderer.render(scene, camera)
  renderer.readRenderTargetPixels(target, 0, 0, DRAFT, DRAFT, pixels)
  paper.visible = true
  target.dispose()
  return pixels
}

/** Sums over rectangles from the upper left, so that the sum of any window takes four look-ups. */
function sums(value) {
  const total = new Float64Array((DRAFT + 1) ** 2)
  for (let y = 0; y < DRAFT; y++)
    for (let x = 0; x < DRAFT; x++) {
      const at = (y + 1) * (DRAFT + 1) + x + 1
      total[at] = value(x, y) + total[at - 1] + total[at - DRAFT - 1] - total[at - DRAFT - 2]
    }
  return (x, y, side) => {
    const at = y * (DRAFT + 1) + x
    const below = at + side * (DRAFT + 1)
    return (total[below + side] - total[below] - total[at + side] + total[at]) / side ** 2
  }
}

/**
 * The window of a close-up: its enlargement and its upper left corner, as shares of the picture. Most of it shows the
 * object, and of these windows it is the one with the most pattern. `point` names its middle instead.
 */
export function closeUp(studio, set, camera, { zoom, point } = {}) {
  if (point) return { zoom, x: point[0] - 0.5 / zoom, y: point[1] - 0.5 / zoom }
  const pixels = draft(studio, set, camera)
  // The pixels come from the bottom row up.
  const channel = (x, y, i) => pixels[((DRAFT - 1 - y) * DRAFT + x) * 4 + i]
  const isObject = (x, y) => (x < DRAFT && y < DRAFT && channel(x, y, 3) > 127 ? 1 : 0)
  const change = (x, y, right, below) =>
    isObject(right, below)
      ? [0, 1, 2].reduce((sum, i) => sum + Math.abs(channel(x, y, i) - channel(right, below, i)), 0)
      : 0
  const covered = sums(isObject)
  const pattern = sums((x, y) => (isObject(x, y) ? Math.min(change(x, y, x + 1, y) + change(x, y, x, y + 1), 120) : 0))
  let best = null
  for (const enlargement of zoom ? [zoom] : ZOOMS) {
    const side = Math.round(DRAFT / enlargement)
    best = null
    for (let y = 0; y + side <= DRAFT; y++)
      for (let x = 0; x + side <= DRAFT; x++) {
        const share = covered(x, y, side)
        const score = Math.min(share, 0.95) ** 2 * (8 + pattern(x, y, side))
        if (!best || score > best.score) best = { score, share, zoom: DRAFT / side, x: x / DRAFT, y: y / DRAFT }
      }
    if (best.share >= ENOUGH) break
  }
  return best
}
