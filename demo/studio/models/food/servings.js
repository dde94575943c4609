import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { gloss, matte, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, put } = form

/** Chopsticks lying along x. */
export function chopsticks() {
  const pair = group()
  for (const [z, turn] of [
    [0, 0],
    [0.14, 0.05],
  ]) {
    part(
      pair,
      form.tube(
        [
          [-1.2, 0.05, z],
          [1.2, 0.04, z],
        ],
        0.045,
        4,
      ),
      wood('#8a5f3c', '#5a3a22'),
      { turn: [0, turn, 0] },
    )
  }
  return pair
}

/** Cooked or dried dough: dull, and brighter at its edges, where light comes through. */
export const dough = (colour) => matte(colour, { roughness: 0.72, sheen: 0.5, sheenRoughness: 0.55 })

/** One noodle through points: few sides, because there are many of them. */
export const strand = (points, thickness, steps = points.length * 6) => form.tube(points, thickness, steps, 7)

/** Noodles heaped in a bowl: long strands that lie over one another in bends, every third lifted at one place. */
export function helping(set, colour, radius, height, y, thickness = 0.035) {
  const strands = Array.from({ length: 44 }, (_, n) => {
    const layer = n / 44
    let angle = random() * form.TURN
    const points = Array.from({ length: 9 }, (_, i) => {
      angle += 0.5 + random() * 0.9
      const out = radius * (0.86 - 0.34 * layer) * (0.25 + 0.75 * Math.sqrt(random()))
      const lift = n % 3 === 0 && i === 4 ? height * 0.18 : 0
      const rise = y + height * layer * (1.1 - 0.5 * (out / radius) ** 2) + wobble(thickness) + lift
      return [Math.cos(angle) * out, rise, Math.sin(angle) * out]
    })
    return strand(points, thickness)
  })
  part(set, mergeGeometries(strands), dough(colour))
}

/** A squashed mound of something thick, a curl on top. */
export function dollop(colour, radius) {
  const paste = gloss(colour)
  const heap = group()
  part(heap, form.ball(radius), paste, { scale: [1, 0.3, 1] })
  const curl = Array.from({ length: 30 }, (_, i) => {
    const out = radius * 0.62 * (1 - i / 30)
    return [Math.cos(i * 0.42) * out, radius * (0.22 + i * 0.011), Math.sin(i * 0.42) * out]
  })
  part(heap, form.tube(curl, radius * 0.13, 60), paste)
  return heap
}

/** A chilli lying along x. */
export function chilli(set, at, turn, colour = '#b5301f') {
  const pod = put(set, group(), { at, turn: [0, turn, 0] })
  part(pod, form.tube('0 0.1 0, 0.35 0.1 0.03, 0.65 0.1 0.12, 0.85 0.06 0.24', 0.09, 30), gloss(colour))
  part(pod, form.ball(0.09), gloss(colour), { at: [0, 0.1, 0] })
  part(pod, form.ball(0.06), gloss(colour), { at: [0.87, 0.06, 0.25] })
  part(pod, form.tube('-0.04 0.1 0, -0.2 0.14 -0.02, -0.32 0.2 -0.02', 0.03, 12), matte('#6f7f46'))
}
