import { gloss, matte, satin, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { hoop, strewn } from './packaging.js'

const { group, part, put, QUARTER } = form

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

/** Noodles heaped in a bowl: loops at every angle. */
export function helping(set, colour, radius, height, y, thickness = 0.035) {
  const loops = Array.from({ length: 46 }, () => ({
    at: [wobble(radius * 0.5), y + random() * height, wobble(radius * 0.5)],
    turn: [QUARTER + wobble(0.5), wobble(0.5), random() * 6],
    scale: [0.7 + random() * 0.4, 0.7 + random() * 0.4, 1],
  }))
  strewn(set, hoop(radius * 0.52, thickness), satin(colour), loops)
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
