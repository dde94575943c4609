import * as THREE from 'three'
import { shade } from '../../colours.js'
import { drawn, matte } from '../../materials.js'
import { read, surface } from '../../shapes.js'

/** The outline of a sheet cut across, as [share of the width, share of the thickness], its edges round. */
function section(width, thickness) {
  const round = Math.min(thickness / width, 0.5) / 2
  const loop = []
  for (const [side, start] of [
    [1, -90],
    [-1, 90],
  ]) {
    for (let i = 0; i <= 6; i++) {
      const angle = ((start + i * 30) * Math.PI) / 180
      loop.push([side * (0.5 - round) + Math.cos(angle) * round, Math.sin(angle) / 2])
    }
  }
  return [...loop, loop[0]]
}

/**
 * Cloth along a path of [x, y] points, as wide along z. Its texture runs along the path with u and across it with v,
 * the same on both faces.
 */
export function sheet(path, width, thickness, steps = 200) {
  const spline = new THREE.SplineCurve(read(path).map(([x, y]) => new THREE.Vector2(x, y)))
  const middle = spline.getSpacedPoints(steps)
  const loop = section(width, thickness)
  const pace = spline.getLength() / steps
  // Both ends are rounded off, which also closes them.
  const fullness = (at) => {
    const near = Math.min((Math.min(at, steps - at) * pace * 2) / thickness, 1)
    return Math.sqrt(1 - (1 - near) ** 2)
  }
  const geometry = surface(
    (u, v) => {
      const at = Math.min(Math.max(Math.round(u * steps), 0), steps)
      const before = middle[Math.max(at - 1, 0)]
      const after = middle[Math.min(at + 1, steps)]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const [across, out] = loop[Math.min(Math.max(Math.round(v * (loop.length - 1)), 0), loop.length - 1)]
      const [x, y] = [-(after.y - before.y) / length, (after.x - before.x) / length]
      const off = out * thickness * fullness(at)
      return [middle[at].x + x * off, middle[at].y + y * off, across * width]
    },
    steps,
    loop.length - 1,
  )
  const { position, uv } = geometry.attributes
  for (let i = 0; i < position.count; i++) uv.setY(i, position.getZ(i) / width + 0.5)
  geometry.computeVertexNormals()
  return geometry
}

/** A path that winds up from `inner` to `outer` in `turns` turns and ends at the bottom, or goes on over `tail`. */
export function spiral(turns, inner, outer, tail = []) {
  const path = []
  const steps = Math.round(turns * 24)
  for (let i = 0; i <= steps; i++) {
    const angle = -Math.PI / 2 + (i / steps - 1) * turns * Math.PI * 2
    const out = inner + ((outer - inner) * i) / steps
    path.push([Math.cos(angle) * out, Math.sin(angle) * out])
  }
  return [...path, ...tail]
}

/** A path laid to and fro in `layers` layers, `gap` apart, from the bottom one up. */
export function folded(layers, length, gap) {
  const path = []
  for (let i = 0; i < layers; i++) {
    const side = i % 2 ? -1 : 1
    const reach = length / 2 - gap
    path.push([-side * reach, i * gap], [0, i * gap], [side * reach, i * gap])
    if (i < layers - 1) path.push([side * (reach + gap * 0.5), (i + 0.5) * gap])
  }
  return path
}

/** Cloth in stripes across its length; each is a colour and a share. */
export function striped(stripes, options = {}) {
  const whole = stripes.reduce((sum, [, share]) => sum + share, 0)
  const map = drawn(1024, 8, (canvas, width, height) => {
    let x = 0
    for (const [colour, share] of stripes) {
      canvas.fillStyle = colour
      canvas.fillRect(x, 0, (share / whole) * width + 1, height)
      x += (share / whole) * width
    }
  })
  return matte('#fff', { map, ...options })
}

/** Cloth in checks: bands of colour along and across over a ground, darker where they cross. */
export function checked(ground, bands, repeat) {
  const map = drawn(
    256,
    256,
    (canvas, width, height) => {
      canvas.fillStyle = ground
      canvas.fillRect(0, 0, width, height)
      canvas.globalAlpha = 0.55
      for (const [colour, from, to] of bands) {
        canvas.fillStyle = colour
        canvas.fillRect(from * width, 0, (to - from) * width, height)
        canvas.fillRect(0, from * height, width, (to - from) * height)
      }
    },
    repeat,
  )
  return matte('#fff', { map })
}

/** Cloth woven in deep squares; `repeat` is the number of squares [along, across]. */
export function waffled(colour, repeat) {
  const squares = (ridge, well) =>
    drawn(
      64,
      64,
      (canvas, width, height) => {
        canvas.fillStyle = ridge
        canvas.fillRect(0, 0, width, height)
        canvas.fillStyle = well
        canvas.fillRect(10, 10, width - 20, height - 20)
      },
      repeat,
    )
  const bumpMap = squares('#fff', '#000')
  bumpMap.colorSpace = THREE.NoColorSpace
  return matte('#fff', { map: squares(shade(colour, 0.03), shade(colour, -0.12)), bumpMap, bumpScale: 3 })
}
