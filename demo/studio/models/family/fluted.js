import * as form from '../../shapes.js'

/** How far a wall stands out, from 0 in a valley to 1 on a ridge, at each angle in half-turns of one rib. */
const waves = {
  petals: (at) => Math.abs(Math.sin(at)),
  flutes: (at) => 1 - Math.abs(Math.sin(at)),
  ribs: (at) => 0.5 - Math.cos(2 * at) / 2,
}

/**
 * A body of revolution whose wall is pressed into `count` ribs, `depth` of its radius deep. `fade` answers from 0 to 1
 * how much of them there is at a height. The seam, where light breaks, is turned to the back.
 */
export function fluted(profile, count, depth, { wave = 'petals', fade = () => 1 } = {}) {
  const sides = Math.min(240, Math.max(120, count * 10))
  const body = form.turned(profile, sides).rotateY(Math.PI)
  return form.bend(body, (x, y, z) => {
    const at = (Math.atan2(x, z) * count) / 2
    const reach = 1 - depth * fade(y) * (1 - waves[wave](at))
    return [x * reach, y, z * reach]
  })
}
