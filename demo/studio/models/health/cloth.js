import * as THREE from 'three'
import { shade } from '../../colours.js'
import { drawn, matte } from '../../materials.js'
import { random } from '../../random.js'
import { read, surface } from '../../shapes.js'

/** Points along each face of a soft sheet, so that it can be uneven across its width. */
const ACROSS = 26

/**
 * The outline of a sheet cut across, as [share of the width, share of the thickness], its edges round; `across` is the
 * number of points between the edges on each face.
 */
function section(width, thickness, across) {
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
    for (let i = 1; i < across; i++) loop.push([side * (0.5 - round) * (1 - (2 * i) / across), side / 2])
  }
  return [...loop, loop[0]]
}

/**
 * Cloth along a path of [x, y] points, as wide along z. Its texture runs along the path with u and across it with v,
 * the same on both faces. `soft` is how far it swells, sags and wanders at its edges, as a share of its thickness.
 */
export function sheet(path, width, thickness, steps = 200, soft = 0) {
  const spline = new THREE.SplineCurve(read(path).map(([x, y]) => new THREE.Vector2(x, y)))
  const middle = spline.getSpacedPoints(steps)
  const loop = section(width, thickness, soft > 0 ? ACROSS : 1)
  const pace = spline.getLength() / steps
  const amount = soft * thickness
  const swell = (s, z) =>
    Math.sin(s * 3.7 + z * 2.1) * 0.6 + Math.sin(s * 1.9 - z * 4.3 + 1) * 0.5 + Math.sin(s * 8.3 + z * 6.7) * 0.25
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
      const along = at * pace
      const z = across * width
      const off = out * (thickness + amount * swell(along, z + out)) * fullness(at)
      const sag =
        -amount * 0.8 * Math.max(0, Math.abs(across) - 0.3) * (1.2 + Math.sin(along * 2.7 + Math.sign(across)))
      const wander =
        Math.sign(across) * amount * 0.5 * Math.sin(along * 4.1 + Math.sign(across) * 2) * Math.abs(across * 2) ** 3
      return [middle[at].x + x * off, middle[at].y + y * off + sag, z + wander]
    },
    steps,
    loop.length - 1,
  )
  const { position, uv } = geometry.attributes
  for (let i = 0; i < position.count; i++) uv.setY(i, position.getZ(i) / width + 0.5)
  geometry.computeVertexNormals()
  return geometry
}

/** Terry: a pile of small loops, whose shadows make the cloth uneven in tone. `repeat` is the tiles [along, across]. */
export function looped(colour, repeat, depth = 1) {
  const loops = (ground, dark, light, count) =>
    drawn(
      256,
      256,
      (canvas, width, height) => {
        canvas.fillStyle = ground
        canvas.fillRect(0, 0, width, height)
        canvas.lineWidth = 3
        for (let i = 0; i < count; i++) {
          canvas.strokeStyle = i % 2 ? light : dark
          canvas.globalAlpha = 0.25 + random() * 0.4
          const [x, y] = [random() * width, random() * height]
          // Drawn again at the opposite edges, so that the tile has no seam.
          for (const [left, top] of [
            [0, 0],
            [width, 0],
            [-width, 0],
            [0, height],
            [0, -height],
          ]) {
            canvas.beginPath()
            canvas.arc(x + left, y + top, 3 + random() * 2, random() * 6, random() * 6 + 4)
            canvas.stroke()
          }
        }
      },
      repeat,
    )
  const bumpMap = loops('#555', '#111', '#eee', 1500)
  bumpMap.colorSpace = THREE.NoColorSpace
  const map = loops(colour, shade(colour, -0.1), shade(colour, 0.05), 700)
  return matte('#fff', { map, bumpMap, bumpScale: 2.4 * depth, roughness: 1, sheen: 0.5, sheenRoughness: 0.9 })
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
