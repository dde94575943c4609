import { shade } from '../colours.js'
import { brass, glass, gloss, lit, matte, metal, satin, speckled, wood, woven } from '../materials.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form
const LEATHER = '#8a5a3a'

export function lantern(colour) {
  const lamp = group()
  const shell = satin(colour)
  part(lamp, form.turned(form.curve('0 0, 0.75 0, 0.82 0.1, 0.8 0.35, 0.62 0.45', 50)), shell)
  part(lamp, form.turned('0.55 0.45, 0.6 0.6, 0.6 1.55, 0.55 1.7'), glass())
  part(lamp, form.cylinder(0.2, 0.24, 0.9), lit('#ffe6b5'), { at: [0, 1, 0] })
  form.around(
    4,
    (angle) => {
      const [x, z] = [Math.cos(angle) * 0.66, Math.sin(angle) * 0.66]
      part(lamp, form.bar([x, 0.42, z], [x, 1.7, z], 0.03), metal())
    },
    0.78,
  )
  part(lamp, form.turned(form.curve('0.7 0, 0.66 0.14, 0.4 0.34, 0.2 0.4, 0 0.42', 50)), shell, { at: [0, 1.68, 0] })
  part(lamp, form.cylinder(0.08, 0.08, 0.06), brass(), { at: [0, 0.24, 0.8], turn: [QUARTER, 0, 0] })
  part(lamp, form.ring(0.62, 0.035, Math.PI), metal(), { at: [0, 1.75, 0], turn: [0, 0.3, 0] })
  return lamp
}

function strap(pack, x) {
  part(pack, form.box(0.16, 1.2, 0.05, 0.02), matte(LEATHER), { at: [x, 1.7, 0.53] })
  part(pack, form.box(0.24, 0.2, 0.06, 0.03), brass(), { at: [x, 1.28, 0.56] })
}

export function backpack(colour) {
  const pack = group()
  const cloth = woven(colour, [50, 50])
  part(pack, form.box(1.9, 2.4, 0.95, 0.42), cloth, { at: [0, 1.25, 0] })
  part(pack, form.box(1.5, 1.05, 0.42, 0.2), cloth, { at: [0, 0.72, 0.5] })
  part(pack, form.box(1.3, 0.03, 0.03, 0.015), matte(shade(colour, -0.18)), { at: [0, 1.08, 0.7] })
  part(pack, form.box(1.96, 0.62, 1, 0.26), cloth, { at: [0, 2.14, 0.02] })
  for (const side of [-1, 1]) {
    strap(pack, side * 0.45)
    part(pack, form.box(0.34, 0.95, 0.6, 0.16), cloth, { at: [side * 1.02, 0.65, 0] })
    part(
      pack,
      form.tube(
        `${side * 0.5} 2.3 -0.4, ${side * 0.62} 1.9 -0.75, ${side * 0.7} 1 -0.8, ${side * 0.8} 0.3 -0.45`,
        0.09,
      ),
      cloth,
    )
  }
  part(pack, form.tube('-0.28 2.4 -0.2, -0.2 2.75 -0.2, 0.2 2.75 -0.2, 0.28 2.4 -0.2', 0.06), matte(LEATHER))
  return pack
}

function backpackReady(colour) {
  const trail = group()
  put(trail, backpack(colour))
  put(trail, thermos('#e7decf'), { at: [1.7, 0, 0.75], scale: 0.52 })
  return trail
}

export function thermos(colour) {
  const flask = group()
  const dark = gloss('#2c3234')
  const shoulder = form.curve('0.7 2.45, 0.68 2.65, 0.5 2.85, 0.46 2.95', 20)
  part(flask, form.turned([...form.read('0 0, 0.6 0, 0.68 0.08, 0.7 0.2'), ...shoulder]), satin(colour))
  part(flask, form.turned('0.712 0.2, 0.712 0.34'), metal())
  part(flask, form.cylinder(0.48, 0.48, 0.12), metal(), { at: [0, 3, 0] })
  part(flask, form.turned('0 0.55, 0.36 0.55, 0.45 0.48, 0.48 0.4, 0.48 0'), dark, { at: [0, 3.05, 0] })
  part(flask, form.ring(0.28, 0.06, Math.PI), matte('#2c3234'), { at: [0, 3.56, 0] })
  return flask
}

function thermosPoured(colour) {
  const rest = group()
  put(rest, thermos(colour))
  put(rest, campmug('#e7decf'), { at: [1.25, 0, 0.85], scale: 0.72, turn: [0, -0.6, 0] })
  return rest
}

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

function campmug(colour) {
  const vessel = group()
  const enamel = speckled(colour, '#ffffff88', 500)
  part(vessel, form.turned(form.curve('0 0.02, 0.74 0, 0.83 0.08, 0.86 0.25', 30)), enamel)
  part(vessel, form.turned('0.86 0.25, 0.88 1.5, 0.84 1.5, 0.83 0.2, 0 0.12'), enamel)
  part(vessel, form.ring(0.87, 0.04), gloss('#3b474e'), { at: [0, 1.5, 0], turn: [QUARTER, 0, 0] })
  const handle = form.strip('0.84 1.3, 1.2 1.36, 1.42 1.1, 1.36 0.65, 1.1 0.38, 0.84 0.36', 0.2, 0.06)
  part(vessel, handle, enamel)
  return vessel
}

function campmugPair(colour) {
  const pair = group()
  const tea = put(pair, campmug(colour), { turn: [0, -0.5, 0] })
  part(tea, form.cylinder(0.83, 0.83, 0.02), matte('#6b3f24'), { at: [0, 1.24, 0] })
  put(pair, campmug('#e7decf'), { at: [-1.75, 0, 0.9], turn: [0, 2.4, 0] })
  return pair
}

/** A folding stool: two crossed pairs of legs under a hanging seat. */
function campstool(colour) {
  const stool = group()
  const timber = wood('#b98b5c')
  for (const z of [-0.75, 0.75]) {
    const near = z * 0.92
    part(stool, form.bar([-0.95, 0.06, z], [0.95, 1.72, z], 0.075), timber)
    part(stool, form.bar([0.95, 0.06, near], [-0.95, 1.72, near], 0.075), timber)
    part(stool, form.cylinder(0.06, 0.06, 0.34), brass(), { at: [0, 0.89, z * 0.96], turn: [QUARTER, 0, 0] })
  }
  for (const side of [-1, 1]) {
    part(stool, form.bar([side * 0.95, 1.72, -0.9], [side * 0.95, 1.72, 0.9], 0.085), timber)
    part(stool, form.bar([side * 0.95, 0.09, -0.85], [side * 0.95, 0.09, 0.85], 0.07), timber)
  }
  part(
    stool,
    form.strip(
      '-1.06 1.66, -1.03 1.8, -0.9 1.82, -0.45 1.66, 0 1.61, 0.45 1.66, 0.9 1.82, 1.03 1.8, 1.06 1.66',
      1.42,
      0.05,
    ),
    woven(colour, [4, 4]),
  )
  return stool
}

export const outdoors = {
  lantern: { build: lantern, yaw: -0.4, pitch: 0.14, again: { yaw: 0.5, pitch: 0.3 } },
  backpack: { build: backpack, yaw: -0.5, pitch: 0.1, again: { build: backpackReady, yaw: 0.4, pitch: 0.16 } },
  thermos: { build: thermos, yaw: 0.3, pitch: 0.1, again: { build: thermosPoured, yaw: 0, pitch: 0.22 } },
  tent: { build: tent, yaw: -0.5, pitch: 0.14, again: { build: tentAtNight, yaw: 0.45, pitch: 0.22 } },
  campmug: { build: campmug, yaw: -0.5, pitch: 0.3, again: { build: campmugPair, yaw: 0, pitch: 0.4 } },
  campstool: { build: campstool, yaw: -0.55, pitch: 0.2, again: { yaw: 0.5, pitch: 0.36 } },
}
