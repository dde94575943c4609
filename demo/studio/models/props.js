import { matte, speckled } from '../materials.js'
import { random } from '../random.js'
import { around, ball, box, curve, cylinder, group, part, ring, tube, turned } from '../shapes.js'

/** Small things that keep the goods company; some are goods themselves. */

/** A handleless cup, 0.8 wide, with what it holds. */
export function cup(material, drink) {
  const vessel = group()
  part(
    vessel,
    turned(curve('0 0, 0.22 0, 0.34 0.06, 0.4 0.25, 0.41 0.5, 0.38 0.5, 0.37 0.25, 0.3 0.08, 0 0.05', 60)),
    material,
  )
  if (drink) part(vessel, cylinder(0.37, 0.37, 0.01), matte(drink), { at: [0, 0.4, 0] })
  return vessel
}

export function mug(material, drink) {
  const vessel = group()
  part(vessel, turned('0 0, 0.5 0, 0.58 0.05, 0.6 0.14, 0.6 1.1, 0.575 1.13, 0.55 1.1, 0.55 0.12, 0 0.1'), material)
  part(vessel, ring(0.32, 0.085, Math.PI), material, { at: [0.57, 0.58, 0], turn: [0, 0, -Math.PI / 2] })
  if (drink) part(vessel, cylinder(0.55, 0.55, 0.02), matte(drink), { at: [0, 0.94, 0] })
  return vessel
}

export function bowl(material) {
  const profile = '0 0, 0.42 0, 0.46 0.12, 0.95 0.5, 1.12 0.92, 1.07 0.92, 0.88 0.52, 0.35 0.2, 0 0.18'
  return part(group(), turned(curve(profile, 70)), material).parent
}

export function saucer(material) {
  return part(
    group(),
    turned(curve('0 0, 0.5 0, 0.86 0.07, 0.98 0.14, 0.96 0.17, 0.8 0.12, 0.4 0.06, 0 0.06', 60)),
    material,
  ).parent
}

/** A dry grass stem with small leaves, from the mouth of a vase upwards. */
export function stem(height, lean, angle) {
  const plant = group()
  const reach = (share) => [Math.cos(angle) * lean * share ** 2, height * share, Math.sin(angle) * lean * share ** 2]
  part(plant, tube([0, 0.35, 0.7, 1].map(reach), 0.018, 30), matte('#8a7a55'))
  for (let i = 0; i < 14; i++) {
    const [x, y, z] = reach(0.42 + i * 0.043)
    const side = i % 2 ? 1 : -1
    const place = { at: [x + side * 0.08, y, z], turn: [random(), random() * 3, side * 0.6], scale: [1, 0.55, 0.35] }
    part(plant, ball(0.085), matte(i % 2 ? '#a7a97c' : '#8f9868'), place)
  }
  return plant
}

/** A round-leaved plant in a stoneware pot. */
export function plant(potColour) {
  const whole = group()
  part(whole, turned(curve('0 0, 0.3 0, 0.42 0.25, 0.34 0.55, 0.24 0.62, 0.2 0.58', 50)), speckled(potColour))
  around(7, (angle, i) => {
    const [x, y, z] = [Math.cos(angle) * 0.6, 1.1 + (i % 3) * 0.17, Math.sin(angle) * 0.6]
    part(
      whole,
      tube(
        [
          [0, 0.5, 0],
          [x * 0.4, 0.95, z * 0.4],
          [x, y, z],
        ],
        0.02,
        24,
      ),
      matte('#6f7f56'),
    )
    const leaf = { at: [x, y, z], turn: [0, -angle, 0.5], scale: [1.3, 0.28, 0.85] }
    part(whole, ball(0.18), matte(i % 2 ? '#7f9063' : '#94a274'), leaf)
  })
  return whole
}

/** A stack of closed books, bottom first. */
export function books(colours) {
  const stack = group()
  colours.forEach((colour, i) => {
    const turn = [0, i * 0.16 - 0.1, 0]
    part(stack, box(1.9, 0.26, 1.35, 0.03), matte(colour), { at: [0, 0.13 + i * 0.26, 0], turn })
    part(stack, box(1.86, 0.18, 1.32, 0.01), matte('#f4eee2'), { at: [0.04, 0.13 + i * 0.26, 0.02], turn })
  })
  return stack
}
