import { shade } from '../../colours.js'
import { matte, satin, speckled } from '../../materials.js'
import * as form from '../../shapes.js'
import { grain, mound, strewn } from './packaging.js'
import { chilli, dollop } from './servings.js'

const { group, part, put } = form

const curryTints = { red: '#b5432a', green: '#7f9a45', yellow: '#d9a02f' }

/** A low tub heaped with paste, its lid leaning on it. */
function curryTub(colour) {
  const tub = group()
  part(tub, form.turned('0 0, 0.86 0, 0.92 0.05, 1.05 0.8, 1.02 0.84, 0.98 0.8, 0.9 0.6, 0 0.6'), satin('#f2eee7'))
  part(tub, form.turned('0.945 0.2, 1.025 0.64'), satin(colour))
  put(tub, dollop(colour, 0.92), { at: [0, 0.64, 0] })
  strewn(tub, grain(0.03), matte(shade(colour, -0.25)), mound(50, 0.7, 0.1, [0, 0.84, 0], [1.6, 0.5, 0.7]))
  const lid = put(tub, group(), { at: [0.85, 0.66, -0.75], turn: [1.15, 0, -0.3] })
  part(lid, form.turned(form.curve('1.08 -0.14, 1.1 0, 1.0 0.05, 0 0.06', 40)), satin(colour))
  return tub
}

function curry(colour) {
  const set = group()
  put(set, curryTub(colour))
  chilli(set, [-1.2, 0, 0.95], 0.2, colour)
  part(set, form.tube('0.5 0.07 1.5, 1.1 0.07 1.2, 1.8 0.08 1.0', 0.075, 24), matte('#c9cf9a'))
  part(set, form.tube('0.7 0.07 1.65, 1.3 0.07 1.4, 2.0 0.08 1.25', 0.065, 24), matte('#b7c48a'))
  return set
}

function curryPounded(colour) {
  const set = group()
  const granite = speckled('#8f9090', '#00000088', 1800)
  part(
    set,
    form.turned(
      form.curve('0 0, 0.62 0, 0.66 0.14, 0.5 0.3, 0.98 0.66, 1.12 1.25, 1.04 1.32, 0.92 1.1, 0.6 0.62, 0 0.5', 90),
    ),
    granite,
  )
  put(set, dollop(colour, 0.82), { at: [0, 0.98, 0] })
  const pestle = put(set, group(), { at: [0.15, 1.15, 0.1], turn: [0.15, 0, -0.75] })
  part(pestle, form.turned(form.curve('0 0, 0.26 0.06, 0.28 0.3, 0.16 0.7, 0.17 1.6, 0.2 1.85, 0 1.95', 60)), granite)
  chilli(set, [0.9, 0, 1.15], 0.1, colour)
  part(set, form.tube('-1.5 0.07 1.1, -0.9 0.07 1.3, -0.2 0.08 1.35', 0.075, 24), matte('#c9cf9a'))
  return set
}

export const curryPastes = {
  'sauce-curry': {
    build: curry,
    yaw: -0.1,
    pitch: 0.42,
    tints: curryTints,
    again: { build: curryPounded, yaw: 0, pitch: 0.36 },
  },
}
