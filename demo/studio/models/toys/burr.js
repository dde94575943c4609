import { shade } from '../../colours.js'
import * as form from '../../shapes.js'
import { COARSE, grain, timbers } from './parts.js'

const { group, part, put, QUARTER } = form

/** Six bars that cross in the middle, two along each of the three directions, stood on three of its ends. */
function burr(colour) {
  const knot = group()
  const woods = [colour, shade(colour, 0.05), shade(colour, -0.06)].map(grain)
  const bar = () => form.box(2.7, 0.49, 0.49, 0.05)
  for (const side of [-0.25, 0.25]) {
    part(knot, bar(), woods[0], { at: [0, 0, side] })
    part(knot, bar(), woods[1], { at: [side, 0, 0], turn: [0, 0, QUARTER] })
    part(knot, bar(), woods[2], { at: [0, side, 0], turn: [0, QUARTER, 0] })
  }
  const tilted = put(group(), knot, { turn: [0, 0, Math.PI / 4] }).parent
  return put(group(), tilted, { turn: [0.6155, 0, 0] }).parent
}

const notched = [
  '-1.35 -0.24, 1.35 -0.24, 1.35 0.24, 0.5 0.24, 0.5 0, -0.5 0, -0.5 0.24, -1.35 0.24',
  '-1.35 -0.24, 1.35 -0.24, 1.35 0.24, 0.25 0.24, 0.25 0, -0.5 0, -0.5 0.24, -1.35 0.24',
  '-1.35 -0.24, 1.35 -0.24, 1.35 0.24, 0.5 0.24, 0.5 0, 0.25 0, 0.25 0.24, -0.25 0.24, -0.25 0, -0.5 0, -0.5 0.24, -1.35 0.24',
]

function burrApart(colour) {
  const floor = group()
  const places = [
    { at: [-1.1, 0.24, -0.8], turn: [0, 0.3, 0] },
    { at: [1.2, 0.24, -0.9], turn: [0, -0.5, 0] },
    { at: [-1.3, 0.24, 1], turn: [0, -0.2, 0] },
    { at: [1.4, 0.24, 0.9], turn: [0, 0.5, 0] },
    { at: [0.1, 0.24, 0.1], turn: [0, 1.3, 0] },
    { at: [0, 0.73, -0.1], turn: [0, 0.1, 0] },
  ]
  places.forEach((place, i) => {
    part(
      floor,
      form.slab(form.polygon(notched[i % 3]), 0.49, 0.03, COARSE),
      grain(shade(colour, (i % 3) * 0.05 - 0.05)),
      place,
    )
  })
  return floor
}

export const burrModel = {
  build: burr,
  yaw: 0.3,
  pitch: 0.2,
  tints: timbers,
  again: { build: burrApart, yaw: -0.2, pitch: 0.4 },
}
