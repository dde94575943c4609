/**
 * The pictures of one product. 1 to 3 show its three variants from the front, so that each variant has its own; the
 * others show the first variant: 4 in use or in another arrangement, 5 from the other side, 6 its material from near.
 */

/** A camera above this angle looks down on something that lies flat. */
const FROM_ABOVE = 0.5
const HALF_TURN = 2.75

/** A little more than half way around, and higher; lower if the front is already seen from above. */
function otherSide({ yaw = -0.4, pitch = 0.24 }) {
  return { yaw: yaw + HALF_TURN, pitch: pitch > FROM_ABOVE ? 0.3 : Math.max(pitch + 0.14, 0.36) }
}

/** From the front, turned a little the other way and seen from higher. */
function nearView({ yaw = -0.4, pitch = 0.24 }) {
  return { yaw: yaw - Math.sign(yaw || 1) * 0.5, pitch: Math.max(pitch, 0.34) }
}

/** Number of the variant and what the camera does for picture `number` of a model. */
export function viewOf({ again, aside, near, tints, ...front }, number) {
  if (number <= 3) return { place: number - 1, ...front }
  if (number === 4) return { place: 0, ...front, ...again }
  if (number === 5) return { place: 0, ...front, ...otherSide(front), ...aside }
  return { place: 0, ...front, ...nearView(front), ...near, near: { zoom: near?.zoom, point: near?.point } }
}
