import { SphereGeometry } from 'three'

/** A ball for what is small and many: petals, leaves, the dots of a relief. */
export const bead = (radius, sides = 14) => new SphereGeometry(radius, sides, Math.ceil(sides * 0.6))
