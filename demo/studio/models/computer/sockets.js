import { matte, metal } from '../../materials.js'
import { group, part, put, roundedRectangle, slab } from '../../shapes.js'

/** Width, height and roundness of each kind of socket, seen from the front. */
const OPENINGS = {
  a: [0.34, 0.15, 0.02],
  c: [0.24, 0.09, 0.045],
  hdmi: [0.36, 0.13, 0.04],
  card: [0.42, 0.06, 0.02],
  lan: [0.32, 0.26, 0.03],
  audio: [0.12, 0.12, 0.06],
}

/** Few steps to a corner: a hub has dozens of them, each a few pixels wide. */
const COARSE = { bevelSegments: 1, curveSegments: 5 }

/** One socket in a wall that faces the viewer, its rim just before z = 0. */
export function socket(kind) {
  const [width, height, radius] = OPENINGS[kind]
  const hole = group()
  part(hole, slab(roundedRectangle(width + 0.05, height + 0.05, radius + 0.02), 0.02, 0.006, COARSE), metal('#a7a59f'))
  part(hole, slab(roundedRectangle(width, height, radius), 0.03, 0.004, COARSE), matte('#1a1d1e'))
  if (kind === 'a') {
    part(hole, slab(roundedRectangle(0.26, 0.045, 0.01), 0.034, 0.004, COARSE), matte('#e9e6de'), { at: [0, 0.03, 0] })
  }
  return hole
}

/** Sockets side by side, `step` apart, the first at `at`. */
export function sockets(parent, kinds, { at: [x, y, z], step, turn }) {
  kinds.forEach((kind, i) => {
    put(parent, socket(kind), { at: [x + i * step, y, z], turn })
  })
}
