import { goods, shade } from '../../colours.js'
import { drawn, lit, matte, metal, satin, wood, woven } from '../../materials.js'
import { random } from '../../random.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

function drive(colour) {
  const set = group()
  const disk = group()
  const shell = satin(colour)
  part(disk, form.box(1.5, 2.1, 0.34, 0.15), shell, { at: [0, 1.05, 0] })
  for (let i = 0; i < 9; i++) {
    part(disk, form.box(1.1, 0.035, 0.05, 0.017), matte(shade(colour, -0.14)), { at: [0, 0.62 + i * 0.1, 0.165] })
  }
  part(disk, form.cylinder(0.035, 0.035, 0.01), lit('#f2efe6'), { at: [0.5, 1.86, 0.172], turn: [QUARTER, 0, 0] })
  part(disk, form.box(0.34, 0.2, 0.16, 0.05), metal('#b9b4ab'), { at: [0, 2.16, 0] })
  put(set, disk, { turn: [-0.04, 0, 0] })
  const cord =
    '0 2.2 0, 0.02 2.5 0.02, 0.4 2.62 0.15, 0.92 2.1 0.35, 1.08 0.7 0.5, 1.02 0.1 0.8, 0.5 0.07 1.1, -0.3 0.07 1.1'
  part(set, form.tube(cord, 0.06, 160), matte('#d8cfc0'))
  part(set, form.box(0.4, 0.14, 0.22, 0.06), matte('#d8cfc0'), { at: [-0.48, 0.08, 1.09], turn: [0, 0.05, 0] })
  part(set, form.box(0.18, 0.07, 0.15, 0.02), metal(), { at: [-0.74, 0.08, 1.1] })
  return set
}

/** A stick that lies along x: USB-C at the left end, USB-A at the right, a metal cap that swings round `swing`. */
export function stick(colour, swing = 0.95) {
  const thing = group()
  part(thing, form.box(1.9, 0.26, 0.66, 0.1), satin('#ece7dc'), { at: [0, 0.22, 0] })
  part(thing, form.box(0.62, 0.19, 0.5, 0.03), metal('#cfcdc7'), { at: [1.16, 0.22, 0] })
  for (const z of [-0.12, 0.12]) {
    part(thing, form.box(0.1, 0.02, 0.1, 0.004), matte('#2a2e2d'), { at: [1.24, 0.31, z] })
  }
  part(thing, form.box(0.34, 0.13, 0.34, 0.06), metal('#cfcdc7'), { at: [-1.06, 0.22, 0] })
  const cap = put(thing, group(), { at: [-0.25, 0, 0], turn: [0, swing, 0] })
  const shell = metal(colour, { roughness: 0.42 })
  const plate = form.slab(form.roundedRectangle(2.3, 0.74, 0.3, 0.75), 0.05, 0.015)
  for (const y of [0.05, 0.39]) part(cap, plate, shell, { at: [0, y, 0], turn: [-QUARTER, 0, 0] })
  part(cap, form.box(0.05, 0.36, 0.5, 0.02), shell, { at: [1.88, 0.22, 0] })
  part(cap, form.cylinder(0.13, 0.13, 0.05, 40), metal('#8f8c86'), { at: [0, 0.42, 0] })
  const loop =
    '1.86 0.22 0.1, 2.2 0.14 0.3, 2.75 0.05 0.2, 2.95 0.05 -0.15, 2.6 0.05 -0.4, 2.2 0.14 -0.25, 1.86 0.22 -0.1'
  part(cap, form.tube(loop, 0.035, 90), matte('#3b474e'))
  return thing
}

function sticks(colour) {
  const pair = group()
  put(pair, stick(colour, 0), {})
  put(pair, stick(colour, 2.3), { at: [0.3, 0, 1.7], turn: [0, 0.3, 0] })
  return pair
}

/** Wool of lighter and darker threads. */
export function tweed(colour, repeat = [1, 1]) {
  const map = drawn(
    512,
    512,
    (canvas, width, height) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, width, height)
      for (let i = 0; i < 5200; i++) {
        canvas.fillStyle = shade(colour, i % 2 ? 0.14 : -0.16)
        canvas.globalAlpha = 0.25 + random() * 0.5
        const isAcross = (i >> 1) % 2
        canvas.fillRect(random() * width, random() * height, isAcross ? 13 : 5, isAcross ? 5 : 13)
      }
    },
    repeat,
  )
  const wool = woven('#fff', [26, 34], 1.6)
  wool.map = map
  return wool
}

function tower(colour) {
  const box = group()
  const walnut = wood('#7d563a', '#3f2716')
  part(box, form.box(1.9, 0.22, 1.5, 0.1), walnut, { at: [0, 0.11, 0] })
  part(box, form.box(1.7, 2.5, 1.3, 0.26), tweed(colour), { at: [0, 1.42, 0] })
  part(box, form.box(1.2, 0.05, 0.8, 0.02), satin(shade(colour, -0.16)), { at: [0, 2.67, 0] })
  part(box, form.box(0.36, 0.16, 0.04, 0.015), matte('#7d563a'), { at: [0.52, 0.5, 0.655] })
  part(box, form.ball(0.03, 14), lit('#fff6e4'), { at: [-0.58, 0.36, 0.655] })
  part(
    box,
    form.tube('0.5 0.4 -0.6, 0.7 0.3 -0.9, 1.2 0.06 -0.9, 1.55 0.05 -0.2, 1.5 0.05 0.7', 0.045, 90),
    matte(goods.ink),
  )
  return box
}

/** A bare disk standing in its slot: tin, a blank label and a green board's edge. */
function bareDisk(width, height, depth) {
  const disk = group()
  part(disk, form.box(width, height, depth, 0.05), metal('#bcbbb6'), { at: [0, height / 2, 0] })
  part(disk, form.box(width * 0.72, height * 0.5, 0.02, 0.01), matte('#f1ede3'), { at: [0, height * 0.56, depth / 2] })
  part(disk, form.box(width * 0.5, height * 0.06, 0.03, 0.01), matte('#8b9c8f'), {
    at: [-width * 0.1, height * 0.7, depth / 2],
  })
  for (const x of [-1, 1]) {
    part(disk, form.cylinder(0.04, 0.04, 0.02, 20), matte('#6d6f6c'), {
      at: [x * width * 0.42, height * 0.9, depth / 2],
      turn: [QUARTER, 0, 0],
    })
  }
  return disk
}

function dock(colour, isLoaded = true) {
  const base = group()
  const shell = satin(colour)
  part(base, form.box(3, 1.05, 1.9, 0.2), shell, { at: [0, 0.56, 0] })
  part(base, form.box(2.6, 0.06, 1.5, 0.03), matte('#24292b'), { at: [0, 1.07, 0] })
  for (const z of [-0.38, 0.38]) {
    part(base, form.box(2.1, 0.1, 0.5, 0.04), matte(shade(colour, -0.18)), { at: [-0.1, 1.09, z] })
    part(base, form.box(1.9, 0.11, 0.32, 0.02), matte('#121516'), { at: [-0.1, 1.095, z] })
    part(base, form.box(0.22, 0.14, 0.4, 0.05), satin('#d98a5f'), { at: [1.16, 1.13, z] })
  }
  part(base, form.cylinder(0.16, 0.16, 0.06, 48), metal('#bdb7ad'), { at: [0.95, 0.55, 0.95], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 4; i++)
    part(base, form.box(0.14, 0.05, 0.03, 0.01), lit(i < 3 ? '#9fe0b4' : '#6f7a74'), {
      at: [-1.05 + i * 0.22, 0.55, 0.95],
    })
  if (isLoaded) {
    put(base, bareDisk(1.76, 2.1, 0.3), { at: [-0.1, 0.7, -0.38] })
    put(base, bareDisk(1.2, 1.4, 0.16), { at: [-0.35, 0.75, 0.38] })
  }
  return base
}

function fieldDrive(colour) {
  const set = group()
  const rubber = matte(colour, { roughness: 0.7 })
  part(set, form.box(1.9, 0.46, 2.9, 0.2), rubber, { at: [0, 0.26, 0] })
  for (const z of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      part(set, form.box(2.04, 0.56, 0.16, 0.08), rubber, { at: [0, 0.28, z * (0.72 + i * 0.2)] })
    }
  }
  part(set, form.box(1.4, 0.06, 0.96, 0.03), metal('#b4b4b0'), { at: [0, 0.5, 0] })
  for (const [x, z] of form.read('-0.58 -0.36, 0.58 -0.36, -0.58 0.36, 0.58 0.36')) {
    part(set, form.cylinder(0.05, 0.05, 0.03, 6), matte('#4c5152'), { at: [x, 0.53, z] })
  }
  part(set, form.box(0.5, 0.22, 0.1, 0.04), matte('#2e3334'), { at: [0, 0.27, 1.46] })
  const strap =
    '0.5 0.3 -1.3, 0.6 0.4 -1.7, 0.3 0.3 -2.3, -0.2 0.2 -2.45, -0.6 0.26 -2.1, -0.55 0.36 -1.6, -0.5 0.3 -1.3'
  part(set, form.tube(strap, 0.08, 120), matte('#2e3334'))
  return set
}

function fieldDriveStanding(colour) {
  const set = group()
  put(set, fieldDrive(colour), { turn: [QUARTER - 0.12, 0, 0], at: [0, 1.5, 0] })
  return set
}

export const drives = {
  drive: { build: drive, yaw: -0.3, pitch: 0.2, again: { yaw: 0.5, pitch: 0.3 } },
  'drive-stick': {
    build: (colour) => stick(colour),
    yaw: 0.35,
    pitch: 0.6,
    again: { build: sticks, yaw: -0.3, pitch: 0.7 },
  },
  'drive-tower': { build: tower, yaw: -0.5, pitch: 0.18, again: { yaw: 0.6, pitch: 0.3 }, near: { zoom: 5 } },
  'drive-dock': {
    build: (colour) => dock(colour),
    yaw: -0.5,
    pitch: 0.26,
    again: { build: (colour) => dock(colour, false), yaw: 0.5, pitch: 0.5 },
  },
  'drive-rugged': {
    build: fieldDrive,
    yaw: -0.6,
    pitch: 0.55,
    again: { build: fieldDriveStanding, yaw: 0.3, pitch: 0.14 },
    near: { zoom: 1.7 },
  },
}
