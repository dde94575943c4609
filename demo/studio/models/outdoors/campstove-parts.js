import { brass, lit, matte, metal, satin, wood } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'
import { dark } from './fittings.js'

const { group, part, put, QUARTER } = form
export const SOOT = '#3a3d3e'

/** A squat gas cartridge with the valve of a burner on it. */
export function cartridge() {
  const can = group()
  part(
    can,
    form.turned(form.curve('0 0, 0.9 0, 1 0.08, 1.02 0.3, 1.02 0.7, 0.98 0.92, 0.7 1.14, 0.3 1.2', 60), 72),
    satin('#c9c5bb'),
  )
  part(can, form.cylinder(0.26, 0.3, 0.2, 48), metal(), { at: [0, 1.26, 0] })
  return can
}

/** The ring of small holes where the gas burns. */
export function crown(parent, radius, y, colour = brass()) {
  part(
    parent,
    form.turned(`0 0, ${radius * 0.5} 0, ${radius} 0.16, ${radius} 0.28, ${radius * 0.8} 0.34, 0 0.3`, 64),
    colour,
    { at: [0, y, 0] },
  )
  form.around(12, (angle) => {
    const [x, z] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    part(parent, form.cylinder(0.035, 0.035, 0.02, 12), matte(SOOT), {
      at: [x, y + 0.22, z],
      turn: [0, -angle, QUARTER],
    })
  })
}

export const pan = (colour) => {
  const pot = group()
  part(pot, form.turned('0 0, 0.98 0, 1.08 0.08, 1.12 0.7, 1.06 0.72, 1.02 0.12, 0 0.1', 72), satin(colour))
  part(pot, form.ball(0.95), matte('#e7b15a'), { at: [0, 0.42, 0], scale: [1, 0.16, 1] })
  part(pot, form.box(1.5, 0.1, 0.26, 0.05), wood(), { at: [1.8, 0.62, 0] })
  return pot
}

/** The iron cross a pot stands on, with the burner below it. */
export function hob(parent, place, size = 1) {
  const ringOf = put(parent, group(), { ...place, scale: size })
  part(ringOf, form.turned('0.6 0.02, 0.66 0.06, 0.78 0.06, 0.84 0', 64), metal('#8f9290'))
  crown(ringOf, 0.36, -0.06, matte(SOOT))
  form.around(
    4,
    (angle) => {
      const arm = put(ringOf, group(), { turn: [0, -angle, 0] })
      part(arm, form.box(0.56, 0.09, 0.09, 0.03), matte(SOOT), { at: [0.62, 0.34, 0] })
      part(arm, form.box(0.09, 0.34, 0.09, 0.03), matte(SOOT), { at: [0.84, 0.18, 0] })
    },
    Math.PI / 4,
  )
  return ringOf
}

export const knob = (parent, place) => {
  const handle = put(parent, group(), place)
  part(handle, form.cylinder(0.24, 0.26, 0.16, 48), dark(), { turn: [QUARTER, 0, 0] })
  part(handle, form.box(0.07, 0.42, 0.1, 0.03), matte('#e9e4d8'), { at: [0, 0, 0.09] })
}

export function flames(parent, y) {
  for (let i = 0; i < 9; i++) {
    const [angle, out, tall] = [i * 2.4, 0.12 + random() * 0.42, 0.5 + random() * 0.55]
    const flame = form.turned(form.curve(`0 0, 0.14 0.12, 0.12 ${tall * 0.4}, 0 ${tall}`, 20), 24)
    part(parent, flame, lit(i % 3 ? '#f2a542' : '#ffd98a'), { at: [Math.cos(angle) * out, y, Math.sin(angle) * out] })
  }
}

export function twigs(parent) {
  for (let i = 0; i < 7; i++) {
    const angle = i * 0.95
    const foot = [Math.cos(angle) * 0.5, 0.9, Math.sin(angle) * 0.5]
    part(
      parent,
      form.bar(foot, [-foot[0] * 0.9, 1.95 + random() * 0.3, -foot[2] * 0.9], 0.055),
      matte(i % 2 ? '#6e4c3b' : '#8a6a4c'),
    )
  }
}
