import * as THREE from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { matte, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER, TURN } = form

export const PAPER = '#f3ead8'

/** A leaf, 1 long, its stalk down: the mark on tea and coffee. */
export function leaf(colour) {
  const blade = form.outline('0 -0.5, 0.24 -0.15, 0.22 0.2, 0 0.5, -0.22 0.2, -0.24 -0.15')
  const mark = group()
  part(mark, form.slab(blade, 0.02, 0.006), matte(colour))
  part(mark, form.box(0.03, 0.8, 0.024, 0.01), matte(PAPER), { at: [0, -0.05, 0.004] })
  return mark
}

/** Many copies of one small thing in one shape: grains, flakes, buttons. */
export function strewn(parent, geometry, material, places) {
  const stand = new THREE.Object3D()
  const copies = places.map(({ at, turn = [0, 0, 0], scale = [1, 1, 1] }) => {
    stand.position.set(...at)
    stand.rotation.set(...turn)
    stand.scale.set(...scale)
    stand.updateMatrix()
    return geometry.clone().applyMatrix4(stand.matrix)
  })
  return part(parent, mergeGeometries(copies), material)
}

/** Shapes of few triangles, for things of which there are hundreds. */
export const grain = (radius) => new THREE.SphereGeometry(radius, 7, 5)
export const chip = (radius, height, sides = 14) => new THREE.CylinderGeometry(radius, radius, height, sides)
export const hoop = (radius, thickness, arc = TURN) => new THREE.TorusGeometry(radius, thickness, 5, 30, arc)

const anyTurn = () => [random() * TURN, random() * TURN, random() * TURN]

/** Places in a mound on the ground, higher in the middle. */
export function mound(count, reach, height, [x, y, z] = [0, 0, 0], scale = [1, 1, 1]) {
  return Array.from({ length: count }, () => {
    const [angle, out] = [random() * TURN, Math.sqrt(random())]
    const rise = height * (1 - out ** 2) * Math.sqrt(random())
    const at = [x + Math.cos(angle) * out * reach, y + rise, z + Math.sin(angle) * out * reach]
    return { at, turn: anyTurn(), scale }
  })
}

/** Places just inside the wall of a round vessel and on top of what it holds: all that can be seen through its glass. */
export function filling(count, radius, height, foot = 0, scale = [1, 1, 1]) {
  return Array.from({ length: count }, (_, i) => {
    const isOnTop = i < count / 6
    const [angle, out] = [random() * TURN, isOnTop ? Math.sqrt(random()) * radius : radius]
    const y = foot + (isOnTop ? height + wobble(0.04) : random() * height)
    return { at: [Math.cos(angle) * out, y, Math.sin(angle) * out], turn: anyTurn(), scale }
  })
}

/** A stand-up pouch: full at the foot, flat and sealed at the top, a strip for tearing. */
export function pouch(width, height, depth, material) {
  const bag = group()
  const skin = form.bend(form.softBox(width, height, depth), (x, y, z) => {
    const t = Math.max(0, (y + height / 2) / height)
    const flat = 1 - 0.93 * t ** 1.5
    const belly = 1 + 0.12 * Math.sin(t * Math.PI) * Math.cos((x / width) * 2.8)
    const foot = 1 - 0.3 * Math.max(0, 0.12 - t) * 8 * (x / width) ** 2
    return [x * (1 - 0.04 * Math.sin(t * Math.PI)), y, z * flat * belly * foot + 0.015 * Math.sin(y * 6 + x * 3)]
  })
  part(bag, skin, material, { at: [0, height / 2, 0] })
  part(bag, form.box(width, 0.2, depth * 0.08, 0.02), material, { at: [0, height + 0.06, 0] })
  return bag
}

/** Something soft that stands by itself, from a profile of [radius, height], pleated where it is drawn together. */
export function soft(profile, material, { pleats = 11, depth = 0.1, squash = 1 } = {}) {
  const line = form.curve(profile, 80)
  const widest = Math.max(...line.map(([radius]) => radius))
  const skin = form.surface(
    (u, v) => {
      const [below, above] = [line[Math.floor(v * 80)], line[Math.ceil(v * 80)]].map((p) => p ?? line[80])
      const between = v * 80 - Math.floor(v * 80)
      const [radius, y] = below.map((from, i) => from + (above[i] - from) * between)
      const angle = u * TURN
      const fold = 1 + depth * (1 - radius / widest) * Math.sin(angle * pleats) + 0.012 * Math.sin(angle * 3 + y * 4)
      return [Math.cos(angle) * radius * fold, y, Math.sin(angle) * radius * fold * squash]
    },
    132,
    80,
  )
  return part(group(), skin, material).parent
}

/** An open box of four walls and a floor. */
export function tray(width, height, depth, material, wall = 0.06) {
  const whole = group()
  part(whole, form.box(width, wall, depth, 0.02), material, { at: [0, wall / 2, 0] })
  for (const side of [-1, 1]) {
    part(whole, form.box(wall, height, depth, 0.02), material, { at: [(side * (width - wall)) / 2, height / 2, 0] })
    part(whole, form.box(width, height, wall, 0.02), material, { at: [0, height / 2, (side * (depth - wall)) / 2] })
  }
  return whole
}

/** A spoon that lies along x, its bowl at the right, 1.6 long. */
export function spoon(material = wood('#b58455')) {
  const tool = group()
  const dish = form.turned(form.curve('0 0, 0.16 0.03, 0.26 0.14, 0.24 0.15, 0.14 0.06, 0 0.04', 40), 48)
  part(tool, dish, material, { at: [0.6, 0, 0], scale: [1.25, 1, 1] })
  part(tool, form.tube('0.34 0.12 0, -0.1 0.15 0, -0.7 0.1 0', 0.045, 30), material, { scale: [1, 1, 1.5] })
  return tool
}

/** A paper label on a round body: its ground, a disc and a line, in place of words. */
export function roundLabel(parent, radius, [y, height, arc], colour, ground = PAPER) {
  part(parent, form.wrap(radius, height, arc), matte(ground), { at: [0, y, 0] })
  part(parent, form.cylinder(height * 0.2, height * 0.2, 0.014, 40), matte(colour), {
    at: [0, y + height * 0.1, radius],
    turn: [QUARTER, 0, 0],
  })
  part(parent, form.box(height * 0.55, 0.03, 0.02, 0.008), matte('#6b665e'), { at: [0, y - height * 0.3, radius] })
}

/** A paper label on a flat face, facing the viewer. */
export function flatLabel(parent, [width, height], place, colour, ground = PAPER) {
  const label = put(parent, group(), place)
  part(label, form.slab(form.roundedRectangle(width, height, 0.05), 0.02, 0.006), matte(ground))
  part(label, form.cylinder(height * 0.2, height * 0.2, 0.014, 40), matte(colour), {
    at: [0, height * 0.12, 0.012],
    turn: [QUARTER, 0, 0],
  })
  part(label, form.box(width * 0.45, 0.03, 0.02, 0.008), matte('#6b665e'), { at: [0, -height * 0.28, 0.01] })
  return label
}

/** A bow of cord: two loops and two ends, its knot at the origin. */
export function bow(material, size = 1, thickness = 0.03) {
  const knot = group()
  for (const side of [-1, 1]) {
    const loop = [
      [0, 0, 0],
      [side * 0.28, 0.16, 0.05],
      [side * 0.42, 0.02, 0.06],
      [side * 0.24, -0.08, 0.04],
      [0, 0, 0],
    ]
    const end = [
      [0, 0, 0],
      [side * 0.12, -0.2, 0.05],
      [side * 0.22, -0.42, 0.03],
    ]
    for (const path of [loop, end]) {
      const points = path.map(([x, y, z]) => [x * size, y * size, z])
      part(knot, form.tube(points, thickness, 40), material)
    }
  }
  part(knot, form.ball(thickness * 2), material)
  return knot
}
