import { goods, shade } from '../colours.js'
import { gloss, landscape, lit, matte, metal, satin, wood } from '../materials.js'
import * as form from '../shapes.js'

const { group, part, put, QUARTER } = form
const LENSES = '0.17 1.28, 0.47 1.28, 0.17 0.98'

const wallpaper = () => landscape(512, 1100, ['#c9d8d4', '#7fa39c', '#2f6a66', '#f3c9a4'])

function phoneBody(colour) {
  const body = group()
  part(body, form.box(1.5, 3.1, 0.17, 0.085), metal('#cfc8bd'))
  part(body, form.box(1.46, 3.06, 0.18, 0.09), gloss(colour))
  for (const y of [0.75, 0.4]) part(body, form.box(0.03, 0.28, 0.06, 0.012), metal('#cfc8bd'), { at: [0.755, y, 0] })
  return body
}

function phoneFront(colour) {
  const front = phoneBody(colour)
  part(front, form.face(1.4, 3, 0.17), lit('#101413'), { at: [0, 0, 0.092] })
  part(front, form.face(1.34, 2.94, 0.15), lit('#fff', { map: wallpaper() }), { at: [0, 0, 0.094] })
  part(front, form.face(0.34, 0.09, 0.044), lit('#101413'), { at: [0, 1.34, 0.096] })
  return front
}

/** The two lenses and the lamp of a phone's back, seen from behind. */
function phoneCamera(body, colour, depth) {
  part(body, form.box(0.68, 0.68, 0.08, 0.04), gloss(shade(colour, 0.04)), { at: [0.32, 1.13, -depth] })
  for (const [x, y] of form.read(LENSES)) {
    part(body, form.cylinder(0.125, 0.125, 0.07), metal('#8d8a84'), {
      at: [x, y, -depth - 0.05],
      turn: [QUARTER, 0, 0],
    })
    part(body, form.cylinder(0.1, 0.1, 0.08), gloss('#1a2126'), { at: [x, y, -depth - 0.05], turn: [QUARTER, 0, 0] })
  }
  part(body, form.cylinder(0.04, 0.04, 0.06), lit('#f6ead0'), {
    at: [0.47, 0.98, -depth - 0.03],
    turn: [QUARTER, 0, 0],
  })
}

function phoneBack(colour) {
  const back = phoneBody(colour)
  phoneCamera(back, colour, 0.1)
  return back
}

function smartphone(colour) {
  const pair = group()
  put(pair, phoneBack(colour), { at: [-0.75, 1.55, -0.45], turn: [0, Math.PI + 0.18, 0] })
  put(pair, phoneFront(colour), { at: [0.62, 1.55, 0.2], turn: [0, -0.12, 0] })
  return pair
}

function smartphoneLying(colour) {
  const table = group()
  put(table, phoneBack(colour), { at: [0, 0.12, 0], turn: [QUARTER, 0, 0] })
  const buds = put(table, group(), { at: [1.6, 0, -0.2], scale: 0.6 })
  part(buds, form.box(2.1, 1, 1.5, 0.45), gloss(goods.oat), { at: [0, 0.5, 0] })
  part(buds, form.slab(form.roundedRectangle(2.105, 1.505, 0.45), 0.02, 0.005), matte('#b8b0a4'), {
    at: [0, 0.62, 0],
    turn: [QUARTER, 0, 0],
  })
  return table
}

/** A phone's case seen from behind: a soft back with a window for the lenses. */
function caseShell(colour) {
  const shell = group()
  const back = form.roundedRectangle(1.62, 3.22, 0.24)
  back.holes.push(form.roundedRectangle(0.74, 0.74, 0.18, -0.32, 1.13))
  const rubber = matte(colour)
  part(shell, form.slab(back, 0.08, 0.03), rubber)
  const rim = form.roundedRectangle(1.62, 3.22, 0.24)
  rim.holes.push(form.roundedRectangle(1.5, 3.1, 0.18))
  part(shell, form.slab(rim, 0.26, 0.01), rubber, { at: [0, 0, -0.12] })
  return shell
}

function phonecase(colour) {
  const set = group()
  put(set, caseShell(colour), { at: [-0.7, 1.62, -0.35], turn: [0, 0.16, 0] })
  const worn = put(set, group(), { at: [0.8, 1.62, 0.35], turn: [0, -0.14, 0] })
  put(worn, caseShell(colour))
  put(worn, phoneBack('#dcd7cd'), { at: [0, 0, -0.08], turn: [0, Math.PI, 0] })
  return set
}

function phonecases(colour) {
  const set = group()
  ;[goods.oat, shade(colour, 0.14), colour].forEach((tone, i) => {
    const turn = [-QUARTER, 0, 0.5 - i * 0.42]
    put(set, caseShell(tone), { at: [i * 0.5, 0.08 + i * 0.3, 0], turn })
  })
  return set
}

function bank(colour) {
  const pack = group()
  part(pack, form.box(1.3, 2.2, 0.5, 0.2), satin(colour), { at: [0, 1.1, 0] })
  for (let i = 0; i < 4; i++) {
    part(pack, form.cylinder(0.032, 0.032, 0.02), lit(i < 3 ? '#f2efe6' : '#8f8f88'), {
      at: [-0.3 + i * 0.13, 1.86, 0.245],
      turn: [QUARTER, 0, 0],
    })
  }
  part(pack, form.box(0.36, 0.04, 0.16, 0.018), matte('#3a3f3e'), { at: [0.2, 2.19, 0] })
  part(pack, form.slab(form.roundedRectangle(0.5, 0.5, 0.25), 0.012, 0.004), satin(shade(colour, 0.05)), {
    at: [0, 0.85, 0.248],
  })
  return pack
}

function powerbank(colour) {
  const set = group()
  put(set, bank(colour), { turn: [0, 0.15, 0] })
  part(set, form.box(0.24, 0.2, 0.14, 0.04), matte('#d8cfc0'), { at: [0.22, 2.26, 0] })
  part(
    set,
    form.tube(
      '0.22 2.3 0, 0.3 2.75 0.1, 1 2.7 0.5, 1.35 1.5 0.8, 1.3 0.3 1, 0.9 0.07 1.3, -0.2 0.06 1.25, -0.9 0.06 1.05',
      0.05,
      140,
    ),
    matte('#d8cfc0'),
  )
  part(set, form.box(0.3, 0.1, 0.18, 0.04), matte('#d8cfc0'), { at: [-1.02, 0.06, 1.02], turn: [0, -0.3, 0] })
  part(set, form.box(0.16, 0.05, 0.13, 0.02), metal(), { at: [-1.22, 0.06, 0.96], turn: [0, -0.3, 0] })
  return set
}

function powerbankWithPhone(colour) {
  const set = group()
  put(set, bank(colour), { at: [0.9, 0.26, 0.1], turn: [-QUARTER, 0, 0] })
  put(set, phoneFront('#cfc8bd'), { at: [-1.1, 0.1, -1], turn: [-QUARTER, 0, 0] })
  part(
    set,
    form.tube(
      '1.1 0.25 -2.15, 1.1 0.2 -2.6, 0.2 0.06 -2.9, -0.2 0.06 -1.4, -0.1 0.06 0.6, -0.6 0.06 1.1, -1.05 0.1 0.95, -1.1 0.1 0.6',
      0.05,
      140,
    ),
    matte('#d8cfc0'),
  )
  return set
}

/** A wall charger with its two pins, and a coiled cable. */
function charger(colour) {
  const set = group()
  const cube = put(set, group(), { at: [0, 0.65, 0] })
  part(cube, form.box(1.2, 1.3, 1.2, 0.24), gloss(colour))
  part(cube, form.box(0.36, 0.13, 0.03, 0.06), matte('#3a3f3e'), { at: [0, 0.12, 0.6] })
  part(cube, form.box(0.36, 0.13, 0.03, 0.06), matte('#3a3f3e'), { at: [0, -0.14, 0.6] })
  for (const z of [-0.22, 0.22])
    part(cube, form.capsule(0.055, 0.5), metal(), { at: [-0.8, 0, z], turn: [0, 0, QUARTER] })
  const cord = matte(shade(colour, -0.06))
  const coil = []
  for (let i = 0; i <= 90; i++) {
    const angle = (i / 90) * 3.2 * form.TURN
    coil.push([
      1.55 + Math.cos(angle) * (0.42 + i * 0.0025),
      0.08 + i * 0.0022,
      0.75 + Math.sin(angle) * (0.42 + i * 0.0025),
    ])
  }
  part(set, form.tube([...coil, [1.7, 0.12, 1.5], [0.9, 0.1, 1.55], [0.55, 0.1, 1.4]], 0.062, 420), cord)
  part(set, form.box(0.34, 0.15, 0.22, 0.06), cord, { at: [0.4, 0.11, 1.32], turn: [0, -0.5, 0] })
  part(set, form.box(0.16, 0.07, 0.16, 0.02), metal(), { at: [0.2, 0.11, 1.21], turn: [0, -0.5, 0] })
  return set
}

const watchFace = () => landscape(500, 600, ['#f0dcc4', '#c98c6a', '#35434b', '#fbf3e4'])

function watch(colour) {
  const set = group()
  const body = put(set, group(), { at: [0, 1.5, 0.62], turn: [-0.12, 0, 0] })
  part(body, form.slab(form.roundedRectangle(1.3, 1.55, 0.38), 0.36, 0.12), metal('#d8d2c8'))
  part(body, form.slab(form.roundedRectangle(1.16, 1.41, 0.32), 0.39, 0.04), gloss('#14181a'))
  part(body, form.face(1.04, 1.28, 0.27), lit('#fff', { map: watchFace() }), { at: [0, 0, 0.197] })
  for (const [turn, length, width] of [
    [-0.9, 0.3, 0.05],
    [1, 0.46, 0.035],
  ]) {
    part(body, form.box(width, length, 0.01, 0.004), lit('#35434b'), {
      at: [Math.sin(turn) * length * 0.5, Math.cos(turn) * length * 0.5, 0.204],
      turn: [0, 0, -turn],
    })
  }
  part(body, form.cylinder(0.1, 0.1, 0.12), metal('#d8d2c8'), { at: [0.7, 0.25, 0], turn: [0, 0, QUARTER] })
  part(body, form.box(0.05, 0.36, 0.1, 0.02), metal('#d8d2c8'), { at: [0.655, -0.22, 0] })
  for (const side of [-1, 1]) {
    const path = `0.62 ${1.5 + side * 0.68}, 0.42 ${1.5 + side * 1.1}, -0.15 ${1.5 + side * 1.3}, -0.72 ${1.5 + side * 1.06}, -0.98 ${1.5 + side * 0.42}, -1.02 1.5`
    part(set, form.strip(path, 0.86, 0.1), satin(colour), { turn: [0, -QUARTER, 0] })
  }
  return set
}

/** A stand bent from one board, with a phone resting on it. */
function phonestand(colour, variant) {
  const stand = group()
  const material = variant === 'wood' ? wood() : satin(colour)
  part(stand, form.strip('0.1 0.56, 0.24 0.36, 0.36 0.4, 0.42 0.56', 1.3, 0.1), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.strip('0.14 0.5, -0.35 1.95', 1.3, 0.11), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.strip('-0.06 1.1, -0.62 0.5, -0.9 0.07', 1.1, 0.1), material, { turn: [0, -QUARTER, 0] })
  part(stand, form.slab(form.roundedRectangle(1.5, 1.75, 0.2), 0.1, 0.04), material, {
    at: [0, 0.06, -0.2],
    turn: [QUARTER, 0, 0],
  })
  part(stand, form.bar([0, 0.08, 0.22], [0, 0.5, 0.22], 0.1), material)
  return stand
}

function phonestandInUse(colour, variant) {
  const stand = group()
  put(stand, phonestand(colour, variant))
  put(stand, phoneFront('#cfc8bd'), { at: [0, 1.72, -0.1], turn: [-0.32, 0, 0], scale: 0.82 })
  return stand
}

export const phone = {
  smartphone: { build: smartphone, yaw: -0.35, pitch: 0.06, again: { build: smartphoneLying, yaw: -0.5, pitch: 0.6 } },
  phonecase: { build: phonecase, yaw: -0.3, pitch: 0.06, again: { build: phonecases, yaw: -0.2, pitch: 0.62 } },
  powerbank: {
    build: powerbank,
    yaw: -0.25,
    pitch: 0.16,
    again: { build: powerbankWithPhone, yaw: -0.3, pitch: 0.66 },
  },
  charger: { build: charger, yaw: -0.25, pitch: 0.3, again: { yaw: 0.7, pitch: 0.34 } },
  watch: { build: watch, yaw: -0.45, pitch: 0.12, again: { yaw: 0.55, pitch: 0.2 } },
  phonestand: { build: phonestandInUse, yaw: -0.5, pitch: 0.14, again: { build: phonestand, yaw: -0.6, pitch: 0.24 } },
}
