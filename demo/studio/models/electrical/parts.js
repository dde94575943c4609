import { SphereGeometry, TorusGeometry } from 'three'
import { shade } from '../../colours.js'
import { drawn, lit, matte, metal, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, QUARTER } = form

/** Parts that several appliances have. What has a face looks along z. */

/** What the wooden goods wear; the keys are the values of the wood axis in axes-words.ts. */
export const timbers = {
  walnut: '#7a5138',
  oak: '#c7a272',
  beech: '#d6ac7c',
  cherry: '#a9633f',
  maple: '#e2c79c',
  teak: '#b07d45',
}

export const timber = (colour) => wood(colour, shade(colour, -0.16))

/** Turns what stands along y to face along z. */
export const FACING = [QUARTER, 0, 0]

/** A small ball, of few faces. */
export const pea = (radius) => new SphereGeometry(radius, 20, 14)

/** Sheet metal or plastic with rows of round holes; `repeat` is the number of holes [across, up]. */
export function perforated(colour, repeat, hole = shade(colour, -0.3)) {
  const map = drawn(
    64,
    64,
    (canvas, width, height) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, width, height)
      canvas.fillStyle = hole
      canvas.beginPath()
      canvas.arc(width / 2, height / 2, width * 0.27, 0, 7)
      canvas.fill()
    },
    repeat,
  )
  return matte('#fff', { map, roughness: 0.6 })
}

/** A round knob with a rim to hold and a mark that shows where it points. */
export function knob(radius, depth, material, mark = '#f4eee2') {
  const turning = group()
  const profile = [
    [radius, 0],
    [radius * 1.02, depth * 0.3],
    [radius * 0.96, depth * 0.85],
    [radius * 0.86, depth],
    [0, depth],
  ]
  part(turning, form.turned(profile, 48), material, { turn: FACING })
  const line = form.box(radius * 0.12, radius * 0.5, 0.012, 0.005)
  part(turning, line, matte(mark), { at: [0, radius * 0.52, depth + 0.004] })
  return turning
}

/** A loudspeaker: a ring, a soft surround, a paper cone and its cap. */
export function loudspeaker(radius, paper = '#3a3d3d', cap = shade(paper, 0.12)) {
  const driver = group()
  const shares = (list) => list.map(([out, up]) => [out * radius, up * radius])
  const frame = shares([
    [1.1, 0],
    [1.1, 0.09],
    [1.05, 0.13],
    [0.94, 0.13],
  ])
  const funnel = form.curve(
    shares([
      [0, 0.02],
      [0.32, 0.03],
      [0.8, 0.11],
    ]),
    20,
  )
  part(driver, form.turned(frame, 56), matte('#4a4d4c'), { turn: FACING })
  part(driver, form.turned(funnel, 56), matte(paper), { turn: FACING })
  part(driver, new TorusGeometry(radius * 0.87, radius * 0.09, 10, 56), matte('#232627'), { at: [0, 0, radius * 0.1] })
  part(driver, pea(radius * 0.3), matte(cap), { at: [0, 0, radius * 0.03], scale: [1, 1, 0.4] })
  return driver
}

/** A small signal light. */
export const signal = (parent, at, colour = '#9fd8b0', radius = 0.035) =>
  part(parent, form.cylinder(radius, radius, 0.02, 20), lit(colour), { at, turn: FACING })

/** A telescopic aerial from the origin upwards. */
export function aerial(length) {
  const rod = group()
  for (let i = 0; i < 4; i++) {
    const thickness = 0.045 - i * 0.009
    part(rod, form.cylinder(thickness, thickness, length / 4, 16), metal(), { at: [0, (length * (i + 0.5)) / 4, 0] })
  }
  part(rod, pea(0.05), metal(), { at: [0, length, 0] })
  return rod
}

/** A thread of mist that widens and drifts as it rises from the origin. */
export function mist(height, width) {
  const cloud = group()
  const haze = lit('#ffffff', { transparent: true, opacity: 0.09, depthWrite: false })
  for (let i = 0; i < 26; i++) {
    const share = i / 25
    const reach = width * (0.2 + share * 0.8)
    const at = [share ** 2 * width * 0.9 + wobble(reach * 0.25), share * height, wobble(reach * 0.25)]
    part(cloud, pea(1), haze, { at, scale: [reach * 0.5, reach * 0.62, reach * 0.5] })
  }
  return cloud
}

/** Roasted beans heaped in a round vessel: `count` of them within `radius`, up to `height`. */
export function beans(count, radius, height) {
  const heap = group()
  const roast = matte('#4a2e1f', { roughness: 0.6 })
  for (let i = 0; i < count; i++) {
    const angle = random() * form.TURN
    const out = Math.sqrt(random()) * radius
    const at = [Math.cos(angle) * out, random() * height, Math.sin(angle) * out]
    part(heap, new SphereGeometry(0.085, 12, 8), roast, {
      at,
      turn: [random() * 3, random() * 3, random() * 3],
      scale: [1, 0.62, 0.7],
    })
  }
  return heap
}
