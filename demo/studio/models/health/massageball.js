import { shade } from '../../colours.js'
import { matte, metal, plush, ribbed, satin, wood } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, put, QUARTER } = form

const timbers = { beech: '#d9b486', teak: '#ad7443', walnut: '#6f4a33' }

/** A peanut roller, a ridged ball and a small smooth one. */
function massageball(colour) {
  const set = group()
  const rubber = matte(colour)
  const peanut = form.turned(form.curve('0 -1.02, 0.4 -0.94, 0.6 -0.52, 0.42 0, 0.6 0.52, 0.4 0.94, 0 1.02'))
  part(set, peanut, rubber, { at: [0, 0.6, -0.35], turn: [0, 0.25, QUARTER] })
  part(set, form.ball(0.42), matte(shade(colour, 0.12)), { at: [1.15, 0.42, 0.75] })
  const ridged = put(set, group(), { at: [-0.45, 0.5, 0.95] })
  part(ridged, form.ball(0.42), matte(shade(colour, -0.08)))
  for (let i = 0; i < 70; i++) {
    const y = 1 - (2 * i + 1) / 70
    const out = Math.sqrt(1 - y * y)
    const at = [Math.cos(i * 2.4) * out, y, Math.sin(i * 2.4) * out].map((v) => v * 0.43)
    part(ridged, form.ball(0.065), matte(shade(colour, -0.08)), { at })
  }
  return set
}

/** The tread from end to end: three wide pads and two bands of narrow ribs. */
function tread() {
  const widths = [0.42, 0.12, 0.12, 0.12, 0.62, 0.12, 0.12, 0.12, 0.42]
  const profile = [[0.66, 0]]
  let y = 0
  for (const width of widths) {
    profile.push([0.74, y], [0.82, y + 0.03], [0.82, y + width - 0.03], [0.74, y + width], [0.74, y + width + 0.08])
    y += width + 0.08
  }
  return [...profile.slice(0, -1), [0.66, y - 0.08], [0.56, y - 0.08]]
}

/** A hollow roller standing on its end; `height` is 2.82. */
function foamRoller(colour) {
  const roller = group()
  part(roller, form.turned(tread(), 72), matte(colour))
  part(
    roller,
    form.turned('0.56 0, 0.67 0, 0.67 -0.02, 0.55 -0.02, 0.55 2.84, 0.67 2.84, 0.67 2.82', 72),
    satin('#2f3436'),
  )
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * form.TURN
    for (const y of [0.2, 1.41, 2.6]) {
      const at = [Math.cos(angle) * 0.78, y, Math.sin(angle) * 0.78]
      part(roller, form.box(0.12, 0.3, 0.06, 0.02), matte(shade(colour, -0.12)), { at, turn: [0, QUARTER - angle, 0] })
    }
  }
  return roller
}

function rollerLying(colour) {
  const set = group()
  put(set, foamRoller(colour), { at: [-1.41, 0.82, 0], turn: [0, 0, -QUARTER] })
  return set
}

function rollerPacked(colour) {
  const set = group()
  put(set, foamRoller(colour), { at: [0, 0.02, 0] })
  part(set, form.capsule(0.5, 1.6), plush('#efe7d8', [6, 6]), { at: [0, 2.45, 0] })
  return set
}

/** A stick along x: grips at the ends and nine rollers between. */
function stick(colour) {
  const whole = group()
  part(whole, form.bar([-1.6, 0, 0], [1.6, 0, 0], 0.12), metal())
  const roller = form.turned(form.curve('0.1 -0.145, 0.28 -0.14, 0.35 -0.07, 0.35 0.07, 0.28 0.14, 0.1 0.145', 30), 40)
  for (let i = 0; i < 9; i++) {
    part(whole, roller, satin(i === 4 ? shade(colour, 0.14) : colour), {
      at: [-1.2 + i * 0.3, 0, 0],
      turn: [0, 0, QUARTER],
    })
  }
  for (const side of [-1, 1]) {
    const grip = { at: [side * 1.95, 0, 0], turn: [0, 0, QUARTER] }
    part(whole, form.capsule(0.27, 0.6), ribbed('#343a3b', [1, 14], 2), grip)
    part(whole, form.cylinder(0.33, 0.33, 0.1), satin(colour), { at: [side * 1.44, 0, 0], turn: [0, 0, QUARTER] })
  }
  return whole
}

function stickOnBlock(colour) {
  const set = group()
  part(set, form.box(1.5, 0.9, 2, 0.12), matte('#d8c3a0'), { at: [-0.6, 0.45, 0.1] })
  put(set, stick(colour), { at: [0.1, 0.97, 0.2], turn: [0, 0.5, -0.35] })
  return set
}

function sticks(colour) {
  const set = group()
  put(set, stick(colour), { at: [0, 0.35, -0.5], turn: [0, 0.12, 0] })
  put(set, stick(shade(colour, -0.08)), { at: [0.1, 0.35, 0.75], turn: [0, -0.1, 0], scale: [0.78, 1, 1] })
  return set
}

/** A spindle along z with ridges, as long as the frame is wide. */
function spindle(material) {
  const profile = [[0, -0.78]]
  for (let i = 0; i <= 48; i++) profile.push([0.19 + 0.05 * Math.cos(i * 1.05), -0.78 + (i / 48) * 1.56])
  return [form.turned([...profile, [0, 0.78]], 40), material]
}

function footRoller(colour) {
  const frame = group()
  const pale = wood(shade(colour, 0.06), shade(colour, -0.14))
  const dark = wood(colour, shade(colour, -0.18))
  const arch = form.outline(
    '-1.9 0, -1.86 0.34, -1 0.74, 0 0.88, 1 0.74, 1.86 0.34, 1.9 0, 1.5 0, 0.8 0.2, 0 0.28, -0.8 0.2, -1.5 0',
  )
  for (const z of [-0.9, 0.9]) part(frame, form.slab(arch, 0.2, 0.05), dark, { at: [0, 0, z] })
  for (const [x, y] of form.read('-1.36 0.4, -0.7 0.6, 0 0.67, 0.7 0.6, 1.36 0.4')) {
    part(frame, ...spindle(pale), { at: [x, y, 0], turn: [QUARTER, 0, 0] })
    for (const z of [-1.01, 1.01])
      part(frame, form.cylinder(0.09, 0.09, 0.03, 24), pale, { at: [x, y - 0.06, z], turn: [QUARTER, 0, 0] })
  }
  return frame
}

function coldCup(colour) {
  const cup = group()
  const profile = '0 0, 0.62 0, 0.7 0.06, 0.6 0.3, 0.5 0.55, 0.62 0.85, 0.86 1.1, 0.9 1.24, 0.84 1.28, 0.78 1.2, 0 1'
  part(cup, form.turned(form.curve(profile, 100)), matte(colour))
  part(cup, form.ring(0.87, 0.05), satin(shade(colour, 0.1)), { at: [0, 1.24, 0], turn: [QUARTER, 0, 0] })
  for (let i = 0; i < 4; i++) {
    part(cup, form.ring(0.53 + i * 0.012, 0.02), matte(shade(colour, -0.1)), {
      at: [0, 0.5 + i * 0.07, 0],
      turn: [QUARTER, 0, 0],
    })
  }
  return cup
}

const steelBall = () => metal('#dcdcda', { roughness: 0.34 })

function coldRoller(colour) {
  const set = group()
  put(set, coldCup(colour))
  part(set, form.ball(0.78), steelBall(), { at: [0, 1.48, 0] })
  return set
}

function coldRollerApart(colour) {
  const set = group()
  put(set, coldCup(colour))
  part(set, form.ball(0.78), steelBall(), { at: [1.65, 0.78, 0.5] })
  return set
}

export const massageTools = {
  massageball: { build: massageball, yaw: -0.3, pitch: 0.34, again: { yaw: 0.5, pitch: 0.5 } },
  'massageball-roller': {
    build: rollerLying,
    yaw: -0.5,
    pitch: 0.34,
    again: { build: rollerPacked, yaw: 0.2, pitch: 0.34 },
    aside: { pitch: 1 },
  },
  'massageball-stick': { build: stickOnBlock, yaw: 0.1, pitch: 0.36, again: { build: sticks, yaw: -0.4, pitch: 0.5 } },
  'massageball-wood': {
    build: footRoller,
    yaw: -0.45,
    pitch: 0.42,
    tints: timbers,
    again: { yaw: 0.6, pitch: 0.6 },
  },
  'massageball-cold': {
    build: coldRoller,
    yaw: 0,
    pitch: 0.24,
    again: { build: coldRollerApart, yaw: 0.1, pitch: 0.4 },
    aside: { pitch: 1 },
  },
}
