import { wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { DARK } from './parts.js'

const { part } = form

/**
 * A hull with its bow at +x: `stern` is the share of the beam that is left at the transom, `sheer` how far the deck
 * rises towards the ends [stern, bow]. It is flat where it would sink below the ground.
 */
export function hull(boat, { long, beam, deep, stern, sheer }, paint, deck) {
  const half = (u) => {
    const t = u * 2 - 1
    return t > 0 ? (beam / 2) * (1 - t ** 2.6) ** 0.75 : (beam / 2) * (1 - (1 - stern) * (-t) ** 2.2)
  }
  const top = (u) => deep + (u < 0.5 ? sheer[0] : sheer[1]) * (u * 2 - 1) ** 2
  const side = (u, angle, share = 1) => {
    const forefoot = u > 0.5 ? 1 - 0.75 * (u * 2 - 1) ** 3 : 1 - 0.3 * (1 - u * 2) ** 3
    const y = top(u) - (top(u) * forefoot + 0.1) * Math.sin(angle) ** 0.55 * share
    return [(u - 0.5) * long, Math.max(y, 0), half(u) * Math.cos(angle)]
  }
  part(
    boat,
    form.surface((u, v) => side(u, v * Math.PI), 64, 40),
    paint,
  )
  part(
    boat,
    form.surface((u, v) => side(0, v * Math.PI, u), 6, 40),
    paint,
  )
  part(
    boat,
    form.surface((u, v) => [(u - 0.5) * long, top(u) - 0.1, half(u) * (1 - 2 * v) * 0.98], 64, 8),
    deck,
  )
  for (const way of [-1, 1]) {
    const rail = Array.from({ length: 24 }, (_, i) => [(i / 23 - 0.5) * long, top(i / 23), way * half(i / 23)])
    part(boat, form.tube(rail, 0.045, 80, 10), wood(DARK))
  }
}
