import { BoxGeometry, SphereGeometry } from 'three'
import { shade } from '../../colours.js'
import { matte, satin } from '../../materials.js'
import * as form from '../../shapes.js'

const { part, QUARTER } = form

/** What is sewn to the clothes of `garment.js`: necklines, armholes, collars, seams and buttons. */

/** Small things of which there are many: a thread's stitch and a bead, of few faces. */
export const stitch = (length, thread = 0.014) => new BoxGeometry(length, thread, thread)
export const bead = (radius) => new SphereGeometry(radius, 14, 10)

/** The inside of the back, seen through the neck; `drop` is how far the neckline falls at the front. */
export function neckline(parent, cut, colour, rim, drop = 0.2, thickness = 0.045) {
  const edge = Array.from({ length: 41 }, (_, i) => {
    const angle = (i / 40) * Math.PI
    const [x, y] = [Math.cos(angle) * cut.neck, cut.length - 0.01 - Math.sin(angle) * drop]
    return [x, y, cut.front(x, Math.min(y, cut.length - 0.03)) + 0.012]
  })
  const back = edge.map(([x], i) => [x, cut.length + 0.015 - 0.035 * Math.sin((i / 40) * Math.PI), -0.01])
  const inside = form.surface(
    (u, v) => {
      const i = Math.round(u * 40)
      const [[x, low, near], [, high, far]] = [edge[i], back[i]]
      return [x, low + (high - low) * v, near + (far - near) * v ** 0.6 + 0.016 * (1 - v)]
    },
    40,
    10,
  )
  part(parent, inside, matte(shade(colour, -0.2)))
  if (drop > 0.09) {
    const label = { at: [0, cut.length - 0.09, 0.035], turn: [-0.3, 0, 0] }
    part(parent, form.box(0.17, 0.075, 0.012, 0.004), satin('#efe7d6'), label)
  }
  part(parent, form.tube([...edge, ...back.slice(1, -1).reverse()], thickness * 0.8, 120), rim)
}

/** The edge of an arm's hole without a sleeve, along the outline of the body. */
export function armholes(parent, cut, rim, thickness = 0.04) {
  const from = cut.length * 0.64
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 25 }, (_, i) => {
      const y = from + (i / 24) * (cut.length - 0.17 - from)
      return [side * (cut.width(y) - 0.01), y, 0.02]
    })
    part(parent, form.tube(edge, thickness, 60), rim, { scale: [1, 1, 1.3] })
  }
}

/** A turned-down collar: a leaf on either side of the neck, higher behind than before. */
export function collar(parent, cut, cloth, { reach = 0.3, spread = 0.4, open = 0.06, fall = 0.15 } = {}) {
  const rise = (angle) => cut.length + 0.09 - 0.11 * (1 + Math.sin(angle))
  const at = (angle, out) => [Math.cos(angle) * cut.neck * out, Math.sin(angle) * cut.depth * 0.62 * out]
  for (const side of [-1, 1]) {
    const leaf = (share, v) => {
      const u = side > 0 ? 1 - share : share
      const angle = QUARTER - side * (open + u * (Math.PI - open))
      const point = Math.max(0, 1 - u / 0.42) ** 1.5
      const [x, z] = at(angle, 1.04 + v * (0.26 + point * spread))
      const y = rise(angle) - v * (fall + point * reach)
      const laid = u < 0.45 ? cut.front(x, Math.min(y, cut.length - 0.04)) + 0.06 : z
      return [x, y + 0.03 * Math.sin(v * Math.PI), z + (Math.max(laid, z) - z) * v]
    }
    part(parent, form.surface(leaf, 48, 14), cloth)
    const front = side > 0 ? 1 : 0
    const edge = [0, 0.25, 0.5, 0.75].map((v) => leaf(front, v))
    for (let i = 0; i <= 24; i++) edge.push(leaf(Math.abs(front - i / 24), 1))
    part(parent, form.tube(edge, 0.022, 60), cloth)
  }
  const stand = form.surface(
    (u, v) => {
      const angle = -u * form.TURN
      const [x, z] = at(angle, 0.98 + 0.06 * v)
      return [x, rise(angle) - 0.14 * (1 - v), z]
    },
    48,
    4,
  )
  part(parent, stand, cloth)
}

/** A thread or cord laid over the front along 'x y' points. */
export function seam(parent, cut, path, material, thickness = 0.009, lift = 0.012) {
  const points = form.read(path)
  const fine = points.flatMap(([x, y], i) => {
    const [p, q] = points[i + 1] ?? [x, y]
    return [0, 0.25, 0.5, 0.75].slice(0, points[i + 1] ? 4 : 1).map((t) => [x + (p - x) * t, y + (q - y) * t])
  })
  const laid = fine.map(([x, y]) => [x, y, cut.front(x, y) + lift])
  part(parent, form.tube(laid, thickness, laid.length * 4), material)
}

export function buttons(parent, cut, x, heights, material = satin('#f7f2e8'), radius = 0.04, lift = 0.045) {
  for (const y of heights) {
    const place = { at: [x, y, cut.front(x, y) + lift], turn: [QUARTER, 0, 0] }
    part(parent, form.cylinder(radius, radius, 0.025, 24), material, place)
  }
}
