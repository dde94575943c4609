import { Color } from 'three'
import { shade } from '../../colours.js'
import { matte, wood } from '../../materials.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, halfRing, pegDoll } from './parts.js'

const { group, part, put, QUARTER } = form

const rainbowTints = {
  clay: ['#c4704f', '#dba57a', CREAM, '#8b9c8f', '#5f7480'],
  sage: ['#6f8a78', '#9db09c', CREAM, '#d9b98a', '#b98468'],
  butter: ['#dfc182', '#d99a62', CREAM, '#b4c3c8', '#7f98a0'],
}

function rainbow(_, variant) {
  const stack = group()
  rainbowTints[variant].forEach((tone, i) => {
    part(stack, halfRing(1.9 - i * 0.34, 1.58 - i * 0.34, 0.62), matte(tone))
  })
  part(stack, form.ball(0.26), wood(), { at: [1.2, 0.26, 1.15] })
  return stack
}

function rainbowPlayed(_, variant) {
  const floor = group()
  const tones = rainbowTints[variant]
  tones.slice(0, 3).forEach((tone, i) => {
    part(floor, halfRing(1.9 - i * 0.34, 1.58 - i * 0.34, 0.62), matte(tone))
  })
  part(floor, halfRing(0.88, 0.56, 0.62), matte(tones[3]), { at: [1.75, 0, 1.25], turn: [0, 0.5, 0] })
  part(floor, halfRing(0.54, 0.22, 0.62), matte(tones[4]), { at: [-0.35, 0.54, 1.3], turn: [0, 0.4, Math.PI] })
  return floor
}

/** What a larger rainbow begins and ends with; cream lies between them. */
const ends = {
  denim: ['#5f7489', '#d79f86'],
  plum: ['#6f4d5c', '#dfc182'],
  moss: ['#76804f', '#b4c3c8'],
  butter: ['#dfc182', '#c4704f'],
  blush: ['#d79f93', '#5f7489'],
  sage: ['#7f9788', '#d9b98a'],
  honey: ['#c98f3c', '#8b9c8f'],
  mist: ['#9fb4bb', '#c98f3c'],
  clay: ['#c4704f', '#5f7489'],
}

function tonesOf(variant, count) {
  const [from, to] = ends[variant].map((tone) => new Color(tone))
  const middle = new Color(CREAM)
  return Array.from({ length: count }, (_, i) => {
    const share = (i / (count - 1)) * 2
    const tone = share < 1 ? from.clone().lerp(middle, share * 0.85) : to.clone().lerp(middle, (2 - share) * 0.85)
    return `#${tone.getHexString()}`
  })
}

function largeRainbow(_, variant) {
  const stack = group()
  tonesOf(variant, 10).forEach((tone, i) => {
    part(stack, halfRing(2.4 - i * 0.215, 2.2 - i * 0.215, 0.7, COARSE), matte(tone))
  })
  return stack
}

/** The ten arches one behind the other: a tunnel that widens. */
function rainbowTunnel(_, variant) {
  const floor = group()
  tonesOf(variant, 10).forEach((tone, i) => {
    const outer = 2.4 - i * 0.215
    const place = { at: [Math.sin(i * 0.5) * 0.3, 0, i * 0.72 - 3.2], turn: [0, 0.12 - i * 0.02, 0] }
    part(floor, halfRing(outer, outer - 0.2, 0.66, COARSE), matte(tone), place)
  })
  part(floor, form.ball(0.26), wood(), { at: [1.2, 0.26, 3.4] })
  return floor
}

/** A gabled frame open below, of half width `w`, height `h` and a wall `thick`; without one it is solid. */
function gabled(w, h, thick) {
  const wall = h * 0.5
  const outer = `${-w} 0, ${-w} ${wall}, 0 ${h}, ${w} ${wall}, ${w} 0`
  const [inW, inH] = [w - thick, h - thick * 1.45]
  const inner = `${inW} 0, ${inW} ${wall - thick * 0.45}, 0 ${inH}, ${-inW} ${wall - thick * 0.45}, ${-inW} 0`
  return form.slab(form.polygon(thick ? `${outer}, ${inner}` : outer), 0.8, 0.035, COARSE)
}

const nested = (i) => gabled(1.65 - i * 0.27, 3.3 - i * 0.46, i === 5 ? 0 : 0.23)

function nestedHouses(_, variant) {
  const street = group()
  tonesOf(variant, 6).forEach((tone, i) => {
    part(street, nested(i), matte(tone), { at: [0, 0, i * 0.02] })
  })
  return street
}

const street = [
  [-1.1, 0, 0],
  [2, 0, 0.1],
  [2.05, 0, 0.2],
  [0.5, 0, 1.5],
  [-2.3, 0, 1.3],
  [0.5, 0, 1.6],
]

function houseStreet(_, variant) {
  const houses = group()
  tonesOf(variant, 6).forEach((tone, i) => {
    part(houses, nested(i), matte(tone), { at: street[i], turn: [0, street[i][0] * -0.1, 0] })
  })
  return houses
}

const fatRing = (radius) =>
  form.turned(form.curve(`0.2 0.02, ${radius - 0.18} 0, ${radius} 0.2, ${radius - 0.18} 0.4, 0.2 0.38`, 40), 64)

const rockingBase = (toy) =>
  part(toy, form.turned(form.curve('0 0, 0.4 0.02, 0.95 0.2, 1.16 0.42, 1.1 0.54, 0.5 0.56, 0 0.56', 50), 96), wood())

function rings(_, variant) {
  const toy = group()
  rockingBase(toy)
  const tones = tonesOf(variant, 7)
  tones.forEach((tone, i) => {
    part(toy, fatRing(1.12 - i * 0.095), matte(tone), { at: [0, 0.56 + i * 0.39, 0] })
  })
  part(toy, form.ball(0.36), matte(tones[0]), { at: [0, 3.6, 0] })
  return toy
}

function ringsApart(_, variant) {
  const floor = group()
  const tones = tonesOf(variant, 7)
  rockingBase(floor)
  part(floor, form.capsule(0.16, 2.7), wood(), { at: [0, 1.9, 0] })
  for (const i of [0, 1, 2]) part(floor, fatRing(1.12 - i * 0.095), matte(tones[i]), { at: [0, 0.56 + i * 0.39, 0] })
  part(floor, fatRing(0.84), matte(tones[3]), { at: [1.7, 0, 0.7] })
  part(floor, fatRing(0.74), matte(tones[4]), { at: [1.78, 0.4, 0.75] })
  part(floor, fatRing(0.65), matte(tones[5]), { at: [-1.35, 0.65, 1.2], turn: [QUARTER, 0, 0.4] })
  part(floor, form.ball(0.36), matte(tones[0]), { at: [0.5, 0.36, 1.8] })
  return floor
}

const smallArch = (i) => halfRing(1.75 - i * 0.38, 1.4 - i * 0.38, 0.6, COARSE)

function people(yard, tones, stands) {
  tones.forEach((tone, i) => {
    put(yard, pegDoll(tone, shade(tone, -0.1)), { at: stands[i], scale: 1.1 })
  })
}

function rainbowPeople(_, variant) {
  const yard = group()
  const tones = tonesOf(variant, 5)
  for (const i of [0, 1, 2, 3]) part(yard, smallArch(i), matte(tones[i]))
  const stands = tones.map((_tone, i) => [-1.8 + i * 0.85, 0, 1 + Math.sin(i * 1.9) * 0.18])
  people(yard, tones, stands)
  return yard
}

/** The arches apart: a gate, a cradle, a bridge and a seat, with the people on and under them. */
function peopleAtPlay(_, variant) {
  const yard = group()
  const tones = tonesOf(variant, 5)
  part(yard, smallArch(0), matte(tones[0]))
  part(yard, smallArch(1), matte(tones[1]), { at: [2.1, 1.37, 1], turn: [0, 0.3, Math.PI] })
  part(yard, smallArch(2), matte(tones[2]), { at: [-2.1, 0, 1], turn: [0, 0.3, 0] })
  part(yard, smallArch(3), matte(tones[3]), { at: [0.3, 0, 1.6], turn: [0, -0.3, 0] })
  people(yard, tones, [
    [-0.5, 0, 0.1],
    [0.4, 0, 0.3],
    [0, 1.75, 0],
    [2.1, 0.35, 1],
    [-2.1, 0, 1.8],
  ])
  return yard
}

export const rainbowModels = {
  rainbow: {
    build: rainbow,
    yaw: -0.35,
    pitch: 0.16,
    tints: rainbowTints,
    again: { build: rainbowPlayed, yaw: 0.2, pitch: 0.3 },
  },
  'rainbow-large': {
    build: largeRainbow,
    yaw: 0.4,
    pitch: 0.18,
    again: { build: rainbowTunnel, yaw: -0.5, pitch: 0.35 },
  },
  'rainbow-houses': {
    build: nestedHouses,
    yaw: -0.45,
    pitch: 0.2,
    again: { build: houseStreet, yaw: 0.1, pitch: 0.28 },
  },
  'rainbow-rings': { build: rings, yaw: 0, pitch: 0.16, again: { build: ringsApart, yaw: 0, pitch: 0.3 } },
  'rainbow-people': {
    build: rainbowPeople,
    yaw: -0.2,
    pitch: 0.22,
    again: { build: peopleAtPlay, yaw: 0.1, pitch: 0.2 },
  },
}
