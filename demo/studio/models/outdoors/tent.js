import { shade } from '../../colours.js'
import { matte, wood, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { campstool } from './campstool.js'
import { guyLine, LEATHER } from './fittings.js'
import { lantern } from './lantern.js'
import { bell, dome, tarp, tunnel } from './tent-shapes.js'

const { group, part, put } = form

/** A ridge tent: two slopes that sag a little, a front with an opening folded back. */
function tent(colour) {
  const camp = group()
  const cloth = woven(colour, [60, 60], 0.6)
  const inside = matte(shade(colour, -0.3))
  const [half, height, length] = [1.45, 1.9, 1.5]
  for (const side of [-1, 1]) {
    const slope = (u, v) => {
      const sag = 0.12 * Math.sin(v * Math.PI) + 0.05 * Math.sin(u * Math.PI)
      return [side * (half * (1 - v) - sag), height * v - sag * 0.5 + 0.06 * (2 * u - 1) ** 2 * v, (u * 2 - 1) * length]
    }
    part(camp, form.surface(slope, 40, 40), cloth)
    part(camp, form.bar([side * half, 0.03, -length], [side * half, 0.03, length], 0.035), matte(shade(colour, -0.12)))
    part(
      camp,
      form.tube(`${side * 1.3} 0.02 ${length}, ${side * 0.6} 1 ${length}, 0 ${height + 0.03} ${length}`, 0.035),
      wood('#b98b5c'),
    )
    part(
      camp,
      form.slab(form.polygon(`0 1.86, ${side * 1.42} 0.02, ${side * 0.62} 0.02, ${side * 0.4} 0.6`), 0.05, 0.015),
      cloth,
      { at: [0, 0, length - 0.05] },
    )
    part(camp, form.ball(0.11), matte(LEATHER), { at: [side * 0.53, 0.85, length + 0.02], scale: [1, 1, 0.5] })
  }
  part(camp, form.slab(form.polygon(`-${half} 0, ${half} 0, 0 ${height}`), 0.04, 0.01), inside, {
    at: [0, 0, -length + 0.05],
  })
  part(camp, form.box(2.8, 0.05, 2.9, 0.02), matte('#cdbf9f'), { at: [0, 0.03, 0] })
  part(camp, form.bar([0, height + 0.04, -length - 0.1], [0, height + 0.04, length + 0.12], 0.045), wood('#b98b5c'))
  return camp
}

function tentAtNight(colour) {
  const camp = group()
  put(camp, tent(colour))
  put(camp, lantern('#3b474e'), { at: [1.35, 0, 2.05], scale: 0.42 })
  return camp
}

/** The tarp's corners are held by lines, its ridge by a pole at each end. */
function tarpPitched(colour) {
  const camp = group()
  put(camp, tarp(colour))
  for (const end of [-1, 1]) {
    part(camp, form.bar([0, 0, end * 2.6], [0, 2.42, end * 2.6], 0.05), wood('#b98b5c'))
    guyLine(camp, [0, 2.36, end * 2.6], [0, 0, end * 3.9])
    for (const side of [-1, 1]) guyLine(camp, [side * 2.05, 1.12, end * 1.3], [side * 2.8, 0, end * 1.75])
  }
  return camp
}

function tarpFurnished(colour) {
  const camp = group()
  put(camp, tarpPitched(colour))
  put(camp, campstool('#c4704f'), { at: [0.4, 0, 0.3], scale: 0.5, turn: [0, 0.5, 0] })
  put(camp, lantern('#3b474e'), { at: [-0.7, 0, 0.6], scale: 0.4 })
  return camp
}

export const tents = {
  tent: { build: tent, yaw: -0.5, pitch: 0.14, again: { build: tentAtNight, yaw: 0.45, pitch: 0.22 } },
  'tent-dome': { build: dome, yaw: -0.45, pitch: 0.14, again: { yaw: 0.75, pitch: 0.26 } },
  'tent-tunnel': { build: tunnel, yaw: -0.75, pitch: 0.16, again: { yaw: 0.9, pitch: 0.3 } },
  'tent-bell': { build: bell, yaw: -0.3, pitch: 0.12, again: { yaw: 0.5, pitch: 0.24 } },
  'tent-tarp': { build: tarpPitched, yaw: -0.85, pitch: 0.16, again: { build: tarpFurnished, yaw: 0.8, pitch: 0.2 } },
}
