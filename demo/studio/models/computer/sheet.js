import { Vector3 } from 'three'
import { part, roundedRectangle, surface, tube } from '../../shapes.js'

const STEP = 0.004

/** Which way the upper face looks at one point of a sheet. */
function upward(at, x, z) {
  const along = new Vector3(...at(x + STEP, z)).sub(new Vector3(...at(x - STEP, z)))
  const across = new Vector3(...at(x, z + STEP)).sub(new Vector3(...at(x, z - STEP)))
  return across.cross(along).normalize()
}

/**
 * A sheet of felt, leather or cloth with round corners and a round edge. `at` answers where a point of its middle lies,
 * so that it can be rolled or arched; a texture covers the upper face once.
 * @param {{ length: number, width: number, corner: number, thickness: number, at?: (x: number, z: number) => number[],
 *   under?: object, edge?: object, steps?: number[] }} cut
 */
export function sheet(parent, material, cut) {
  const { length, width, corner, thickness, at = (x, z) => [x, thickness / 2, z], steps = [96, 24] } = cut
  const { under = material, edge = material } = cut
  const halfWidth = (x) => {
    const into = Math.max(Math.abs(x) - length / 2 + corner, 0)
    return width / 2 - corner + Math.sqrt(Math.max(corner ** 2 - into ** 2, 0))
  }
  const side = (sign) => (u, v) => {
    const x = (u - 0.5) * length
    const z = (1 - 2 * v) * halfWidth(x)
    const lift = upward(at, x, z).multiplyScalar((sign * thickness) / 2)
    return new Vector3(...at(x, z)).add(lift).toArray()
  }
  part(parent, surface(side(1), ...steps), material)
  part(parent, surface(side(-1), ...steps), under)
  const rim = roundedRectangle(length, width, corner).getSpacedPoints(180)
  part(
    parent,
    tube(
      rim.map((p) => at(p.x, p.y)),
      thickness / 2,
      220,
      10,
    ),
    edge,
  )
}
