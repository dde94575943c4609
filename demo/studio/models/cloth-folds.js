import { random, wobble } from '../random.js'
import { bend, softBox } from '../shapes.js'

/**
 * Folds of cloth as a height over a flat piece. A fold is a ridge along a line from one point to another, with a
 * hollow next to it: high in the middle, or at its first point if it begins at an edge.
 * @typedef {{ from: number[], to: number[], height?: number, width?: number, open?: boolean }} Fold
 */

function foldHeight({ from: [ax, ay], to: [bx, by], height = 0.03, width = 0.07, open = false }) {
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const long = Math.sqrt(square)
  const reach = width * 5 + 0.05
  return (x, y) => {
    const straight = ((x - ax) * dy - (y - ay) * dx) / long
    if (straight > reach || straight < -reach) return 0
    const along = ((x - ax) * dx + (y - ay) * dy) / square
    if (along < -0.15 || along > 1.15) return 0
    const t = Math.min(1, Math.max(0, along))
    const side = straight + 0.05 * Math.sin(t * 5 + ax * 7)
    const wide = width * (open ? 1.5 - 0.8 * t : 0.6 + 0.8 * Math.sin(t * Math.PI))
    const ridge = Math.exp(-((side / wide) ** 2)) - 0.55 * Math.exp(-(((side - 1.7 * wide) / wide) ** 2))
    const ends = along < 0 ? 1 + along / 0.15 : along > 1 ? 1 - (along - 1) / 0.15 : 1
    const strength = open ? (1 - t) ** 0.8 : Math.sin(t * Math.PI) ** 0.7
    return height * ridge * strength * ends
  }
}

/** The height of all folds at a point, on cloth that is never quite flat. */
export function foldsOf(folds, unevenness = 0.012) {
  const [a, b, c] = [random() * 6, random() * 6, random() * 6]
  const heights = folds.map(foldHeight)
  return (x, y) => {
    const swell =
      Math.sin(x * 3.1 + y * 1.7 + a) + Math.sin(x * -2.3 + y * 3.9 + b) + Math.sin(y * 6.1 + x * 4 + c) * 0.5
    let height = unevenness * swell
    for (const heightAt of heights) height += heightAt(x, y)
    return height
  }
}

/** Folds of a top: drawn from the armpits, and falling to the hem. */
export function foldsOfTop({ length, chest, hem, strength = 1 }) {
  const armpit = length * 0.66
  const folds = []
  for (const side of [-1, 1]) {
    for (const [x, y, height] of [
      [0.36, 0.5, 0.042],
      [0.2, 0.36, 0.046],
      [0.42, 0.8, 0.03],
      [0.62, 0.3, 0.036],
    ]) {
      folds.push({
        from: [side * chest * 0.97, armpit - 0.05 + wobble(0.05)],
        to: [side * (chest * x + wobble(0.08)), length * y + wobble(0.1)],
        height: height * strength,
        width: 0.06 + random() * 0.03,
      })
    }
  }
  for (const x of [-0.72, -0.36, 0.05, 0.4, 0.76]) {
    folds.push({
      from: [hem * x + wobble(0.08), -0.02],
      to: [hem * x * 0.9 + wobble(0.2), length * (0.34 + random() * 0.2)],
      height: 0.05 * strength * (0.7 + random() * 0.5),
      width: 0.075 + random() * 0.04,
      open: true,
    })
  }
  for (let i = 0; i < 3; i++) {
    const y = length * (0.2 + 0.17 * i) + wobble(0.06)
    const side = i % 2 ? 1 : -1
    folds.push({
      from: [side * chest * 0.9, y],
      to: [side * chest * 0.1, y - 0.22 + wobble(0.1)],
      height: 0.02 * strength,
      width: 0.06,
    })
  }
  return foldsOf(folds)
}

/** Folds across a sleeve or a leg, in shares of its width (-1 to 1) and of its length (0 to 1 at the end). */
export function foldsOfLimb(count = 6, strength = 1) {
  const folds = Array.from({ length: count }, (_, i) => {
    const t = 0.16 + (i / count) * 0.78 + wobble(0.03)
    const side = i % 2 ? 1 : -1
    return {
      from: [side * 1.05, t],
      to: [side * (-0.2 + wobble(0.5)), t + 0.1 + wobble(0.05)],
      height: 0.026 * strength * (0.7 + random() * 0.5),
      width: 0.045 + random() * 0.02,
    }
  })
  folds.push({ from: [wobble(0.3), 0.08], to: [wobble(0.5), 0.62], height: 0.02 * strength, width: 0.2 })
  return foldsOf(folds, 0.006)
}

/** One layer of folded cloth: a flat cushion whose edges wander and whose top is uneven. */
export function softFold(width, height, depth, seed = 0) {
  const wave = (x, z) =>
    Math.sin(x * 3.1 + seed) * Math.sin(z * 2.3 + seed * 1.7) + 0.5 * Math.sin(x * 7 - z * 5 + seed)
  return bend(softBox(width, height, depth), (x, y, z) => {
    const [a, b, c] = [(2 * x) / width, (2 * y) / height, (2 * z) / depth]
    const round = (p, q) => Math.sqrt(Math.max(0, 1 - 0.3 * (Math.abs(p) ** 14 + Math.abs(q) ** 14)))
    const inX =
      width * 0.012 * Math.sin(z * 4 + seed * 3) + (height / 2) * (Math.sqrt(Math.max(0, 1 - 0.75 * b * b)) - 1)
    const inZ = depth * 0.01 * Math.sin(x * 5 + seed) + (height / 2) * (Math.sqrt(Math.max(0, 1 - 0.75 * b * b)) - 1)
    const sink = round(a, c)
    return [
      x + Math.sign(x) * Math.abs(a) ** 8 * inX,
      y * sink + (b > 0 ? 1 : 0.4) * 0.02 * wave(x, z) * sink,
      z + Math.sign(z) * Math.abs(c) ** 8 * inZ,
    ]
  })
}
