import * as THREE from 'three'
import { ParametricGeometry } from 'three/examples/jsm/geometries/ParametricGeometry.js'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'

/** @typedef {{ at?: number[], turn?: number[], scale?: number | number[] }} Place where a thing stands, radians, size */

export const TURN = Math.PI * 2
export const QUARTER = Math.PI / 2

export const group = () => new THREE.Group()
export const point = (x, y, z = 0) => new THREE.Vector3(x, y, z)

/** Points are written as text, 'x y, x y' or 'x y z, x y z', as in a drawing's path; computed ones come as arrays. */
export const read = (path) =>
  typeof path === 'string' ? path.split(',').map((pair) => pair.trim().split(/\s+/).map(Number)) : path
const points = (path) => read(path).map((p) => point(...p))
const flatPoints = (path) => read(path).map((p) => new THREE.Vector2(p[0], p[1]))

/** Stands a finished object in a group. */
export function put(parent, child, { at = [0, 0, 0], turn = [0, 0, 0], scale = 1 } = {}) {
  child.position.set(...at)
  child.rotation.set(...turn)
  child.scale.set(...(Array.isArray(scale) ? scale : [scale, scale, scale]))
  parent.add(child)
  return child
}

/** Adds one shape of one material to a group. Clear glass casts no shadow: it would be as black as a wall's. */
export function part(parent, geometry, material, place) {
  const mesh = new THREE.Mesh(geometry, material)
  mesh.castShadow = !(material.transparent && material.opacity < 0.6)
  mesh.receiveShadow = true
  return put(parent, mesh, place)
}

export const box = (width, height, depth, radius = 0.1) =>
  new RoundedBoxGeometry(width, height, depth, radius < 0.1 ? 3 : 5, Math.min(radius, width / 2, height / 2, depth / 2))
export const cylinder = (top, bottom, height, sides = 72) => new THREE.CylinderGeometry(top, bottom, height, sides)
/** `sides` may be fewer for small things, of which there are many. */
export const ball = (radius, sides = 48) => new THREE.SphereGeometry(radius, sides, Math.round(sides / 1.5))
export const ring = (radius, thickness, arc = TURN) => new THREE.TorusGeometry(radius, thickness, 18, 96, arc)
export const capsule = (radius, length) => new THREE.CapsuleGeometry(radius, length, 12, 40)

/** A profile of [radius, height] points, drawn through by a spline. */
export function curve(profile, steps = 80) {
  const spline = new THREE.SplineCurve(flatPoints(profile))
  return spline.getPoints(steps).map((p) => [Math.max(p.x, 0), p.y])
}

/** A body of revolution from a profile of [radius, height] points. */
export const turned = (profile, sides = 128) => new THREE.LatheGeometry(flatPoints(profile), sides)

/** A round bar along a path of [x, y, z] points. */
export const tube = (path, radius, steps = 96, sides = 20) =>
  new THREE.TubeGeometry(new THREE.CatmullRomCurve3(points(path)), steps, radius, sides)

/** A label wrapped around a jar, facing the front and `arc` radians long. */
export const wrap = (radius, height, arc) =>
  new THREE.CylinderGeometry(radius, radius, height, 64, 1, true, -arc / 2, arc)

/** A straight bar from one point to another. */
export const bar = (from, to, radius) =>
  new THREE.TubeGeometry(new THREE.LineCurve3(point(...from), point(...to)), 1, radius, 24)

/** A rectangle with round corners, its middle at [cx, cy]. */
export function roundedRectangle(width, height, radius, cx = 0, cy = 0) {
  const [x, y] = [width / 2 - radius, height / 2 - radius]
  const outline = new THREE.Shape()
  outline.absarc(cx + x, cy - y, radius, -QUARTER, 0)
  outline.absarc(cx + x, cy + y, radius, 0, QUARTER)
  outline.absarc(cx - x, cy + y, radius, QUARTER, Math.PI)
  outline.absarc(cx - x, cy - y, radius, Math.PI, 3 * QUARTER)
  outline.closePath()
  return outline
}

export function disc(radius, cx = 0, cy = 0) {
  const outline = new THREE.Shape()
  outline.absarc(cx, cy, radius, 0, TURN)
  return outline
}

/** An outline drawn through points by a spline and closed. */
export const outline = (list) =>
  new THREE.Shape(new THREE.CatmullRomCurve3(points(list), true, 'centripetal').getPoints(160))

export const polygon = (list) => new THREE.Shape(flatPoints(list))

/** A plate cut from an outline, `depth` thick in all, its edge rounded by `bevel`, centred on z. */
export function slab(shape, depth, bevel = 0.03, options = {}) {
  const core = Math.max(depth - 2 * bevel, 0.001)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: core,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 6,
    curveSegments: 40,
    ...options,
  })
  return geometry.translate(0, 0, -core / 2)
}

/** A flat face with rounded corners whose texture covers it once: screens, labels. */
export function face(width, height, radius) {
  const geometry = new THREE.ShapeGeometry(roundedRectangle(width, height, radius), 24)
  const { position, uv } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    uv.setXY(i, position.getX(i) / width + 0.5, position.getY(i) / height + 0.5)
  }
  return geometry
}

/** A strip of cloth or leather: a path of [x, y] points given a thickness and drawn out along z. */
export function strip(path, width, thickness, steps = 160) {
  const spline = new THREE.SplineCurve(flatPoints(path))
  const middle = spline.getSpacedPoints(steps)
  const side = (sign) =>
    middle.map((p, i) => {
      const t = spline.getTangentAt(i / steps)
      return new THREE.Vector2(p.x - t.y * sign * thickness * 0.5, p.y + t.x * sign * thickness * 0.5)
    })
  const bevel = Math.min(thickness * 0.3, 0.03)
  return slab(new THREE.Shape([...side(1), ...side(-1).reverse()]), width, bevel, { bevelOffset: 0 })
}

/** A surface from a function of u and v (0 to 1) that answers [x, y, z]. */
export const surface = (shape, across = 96, along = 96) =>
  new ParametricGeometry((u, v, target) => target.set(...shape(u, v)), across, along)

/** Moves every point of a geometry by a function of [x, y, z]; for cloth that sags and boxes that bulge. */
export function bend(geometry, move) {
  const { position } = geometry.attributes
  for (let i = 0; i < position.count; i++) {
    position.setXYZ(i, ...move(position.getX(i), position.getY(i), position.getZ(i)))
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A box with enough points on its faces to be bent. */
export const softBox = (width, height, depth) => new THREE.BoxGeometry(width, height, depth, 40, 40, 20)

/** Calls back for each of `count` angles around the circle. */
export function around(count, callback, start = 0) {
  for (let i = 0; i < count; i++) callback(start + (i / count) * TURN, i)
}
