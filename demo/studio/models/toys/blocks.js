import { ConvexGeometry } from 'three/examples/jsm/geometries/ConvexGeometry.js'
import { shade } from '../../colours.js'
import { matte, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { COARSE, CREAM, family, halfRing, PALE } from './parts.js'
import { townModels } from './town.js'

const { group, part, put, point, QUARTER } = form

function blocks(colour) {
  const [main, light, cream, dark] = family(colour).map((tone) => matte(tone))
  const pile = group()
  const timber = wood()
  for (const x of [-0.95, 0.95]) part(pile, form.box(0.6, 1.2, 0.7, 0.05), x < 0 ? main : timber, { at: [x, 0.6, 0] })
  part(pile, form.box(2.7, 0.34, 0.7, 0.05), cream, { at: [0, 1.37, 0] })
  part(pile, halfRing(0.62, 0.32, 0.68), main, { at: [-0.55, 1.55, 0] })
  part(pile, form.box(0.62, 0.62, 0.62, 0.05), dark, { at: [0.8, 1.86, 0], turn: [0, 0.2, 0] })
  part(pile, form.slab(form.polygon('-0.48 0, 0.48 0, 0 0.56'), 0.6, 0.04), light, {
    at: [0.8, 2.18, 0],
    turn: [0, 0.2, 0],
  })
  part(pile, form.cylinder(0.3, 0.3, 0.7), timber, { at: [0, 0.35, 0.1] })
  part(pile, form.box(0.6, 0.6, 0.6, 0.05), light, { at: [1.5, 0.3, 1.15], turn: [0, 0.5, 0] })
  part(pile, form.cylinder(0.32, 0.32, 0.6), dark, { at: [-0.5, 0.32, 1.3], turn: [QUARTER, 0, 0.7] })
  return pile
}

function blocksTower(colour) {
  const [main, light, cream, dark] = family(colour).map((tone) => matte(tone))
  const tower = group()
  part(tower, form.box(0.8, 0.8, 0.8, 0.05), main, { at: [0, 0.4, 0], turn: [0, 0.2, 0] })
  part(tower, form.box(0.72, 0.72, 0.72, 0.05), cream, { at: [0.03, 1.16, 0], turn: [0, -0.15, 0] })
  part(tower, form.cylinder(0.33, 0.33, 0.66), wood(), { at: [0, 1.85, 0] })
  part(tower, form.box(0.6, 0.6, 0.6, 0.05), dark, { at: [0, 2.48, 0], turn: [0, 0.5, 0] })
  part(tower, form.turned('0 0.7, 0.02 0.68, 0.42 0.02, 0.4 0, 0 0'), light, { at: [0, 2.78, 0] })
  part(tower, halfRing(0.7, 0.36, 0.6), light, { at: [1.25, 0, 0.6], turn: [0, 0.3, 0] })
  part(tower, form.box(0.6, 0.6, 0.6, 0.05), wood(), { at: [-1.05, 0.3, 0.8], turn: [0, 0.6, 0] })
  return tower
}

const plank = () => form.box(1.8, 0.12, 0.36, 0.02)

/** Planks in pairs, each pair turned a little further: a tower that twists as it rises. */
function plankTower(colour) {
  const tower = group()
  const timbers = [matte(colour), wood(PALE), matte(shade(colour, 0.16))]
  for (let i = 0; i < 26; i++) {
    const layer = put(group(), group()).parent
    const across = (i % 2) * QUARTER
    const apart = 0.66 - i * 0.008
    for (const side of [-1, 1]) part(layer, plank(), timbers[(i >> 1) % 3], { at: [0, 0, side * apart] })
    put(tower, layer, { at: [0, 0.06 + i * 0.12, 0], turn: [0, across + i * 0.06, 0] })
  }
  part(tower, plank(), timbers[1], { at: [1.9, 0.06, 0.9], turn: [0, 0.5, 0] })
  part(tower, plank(), timbers[0], { at: [2, 0.18, 0.95], turn: [0, -0.5, 0] })
  return tower
}

/** Piers of planks and a deck: a bridge. */
function plankBridge(colour) {
  const bridge = group()
  const timbers = [matte(colour), wood(PALE), matte(shade(colour, 0.16))]
  for (const x of [-2.4, 0, 2.4]) {
    for (let i = 0; i < 10; i++) {
      for (const side of [-1, 1]) {
        const along = i % 2 ? { turn: [0, QUARTER, 0] } : {}
        const at = i % 2 ? [x + side * 0.66, 0.06 + i * 0.12, 0] : [x, 0.06 + i * 0.12, side * 0.66]
        part(bridge, plank(), timbers[i % 3], { at, ...along })
      }
    }
  }
  for (let i = 0; i < 16; i++) {
    part(bridge, plank(), timbers[i % 2], { at: [-3 + i * 0.4, 1.26, 0], turn: [0, QUARTER, 0] })
  }
  return bridge
}

function crenellated(width, height) {
  const teeth = Math.round(width / 0.4)
  const step = width / (teeth * 2 - 1)
  const top = Array.from({ length: teeth }, (_, i) => {
    const x = width / 2 - i * 2 * step
    return `${x} ${height}, ${x - step} ${height}${i < teeth - 1 ? `, ${x - step} ${height - 0.24}, ${x - 2 * step} ${height - 0.24}` : ''}`
  })
  return form.slab(form.polygon(`${-width / 2} 0, ${width / 2} 0, ${top.join(', ')}`), 0.56, 0.03, COARSE)
}

function roundTower(castle, [x, z], height, paints) {
  const [stone, roof] = paints
  part(castle, form.cylinder(0.5, 0.5, height, 48), stone, { at: [x, height / 2, z] })
  part(castle, form.cylinder(0.62, 0.56, 0.24, 48), stone, { at: [x, height + 0.12, z] })
  part(castle, form.turned('0 1.2, 0.04 1.18, 0.66 0.06, 0.66 0, 0 0', 48), roof, { at: [x, height + 0.24, z] })
  part(castle, form.ball(0.1, 20), wood(PALE), { at: [x, height + 1.48, z] })
  for (const turn of [-0.1, 0.9]) {
    const slit = { at: [x + Math.sin(turn) * 0.48, height * 0.68, z + Math.cos(turn) * 0.48], turn: [0, turn, 0] }
    part(castle, form.box(0.13, 0.4, 0.06, 0.03), matte('#5a4636'), slit)
  }
}

function castle(colour) {
  const fort = group()
  const [main, light, cream, dark] = family(colour).map((tone) => matte(tone))
  const timber = wood(PALE)
  roundTower(fort, [-1.6, 0], 2.1, [main, dark])
  roundTower(fort, [1.6, 0], 1.6, [light, dark])
  part(fort, form.box(0.44, 1, 0.56, 0.04), timber, { at: [-0.72, 0.5, 0] })
  part(fort, form.box(0.44, 1, 0.56, 0.04), timber, { at: [0.72, 0.5, 0] })
  part(fort, halfRing(0.92, 0.5, 0.56), main, { at: [0, 1, 0] })
  part(fort, crenellated(1.9, 0.55), cream, { at: [0, 1.92, 0] })
  part(fort, crenellated(1.5, 0.9), cream, { at: [-1.9, 0, 1.1], turn: [0, QUARTER + 0.5, 0] })
  part(fort, form.slab(form.polygon('-0.4 0, 0.4 0, 0 0.5'), 0.5, 0.04, COARSE), dark, {
    at: [1.2, 0, 1.25],
    turn: [0, 0.5, 0],
  })
  part(fort, form.cylinder(0.22, 0.22, 0.8, 40), timber, { at: [2.1, 0.22, 1.1], turn: [QUARTER, 0, 0.6] })
  return fort
}

/** A faceted stone with a flat head and foot, `r` wide and `h` high. */
function stone(r, h) {
  const ring = (count, y, radius) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + random() * 0.5) / count) * form.TURN
      return point(Math.cos(angle) * radius * (1.15 + wobble(0.1)), y, Math.sin(angle) * radius)
    })
  const waist = ring(7, 0, r).map((p) => p.setY(wobble(h * 0.18)))
  const facets = new ConvexGeometry([...ring(6, -h / 2, r * 0.8), ...waist, ...ring(5, h / 2, r * 0.74)])
  return facets.translate(0, h / 2, 0)
}

function stoneMaterials(colour) {
  return [colour, shade(colour, 0.1), CREAM, shade(colour, -0.1), PALE].map((tone) =>
    matte(tone, { flatShading: true }),
  )
}

function cairn(pile, sizes, paints, [x, z]) {
  let y = 0
  sizes.forEach(([r, h], i) => {
    part(pile, stone(r, h), paints[i % 5], { at: [x + wobble(0.06), y, z], turn: [0, random() * 3, 0] })
    y += h
  })
}

function stones(colour) {
  const pile = group()
  const paints = stoneMaterials(colour)
  const tall = [
    [1.05, 0.74],
    [0.84, 0.66],
    [0.92, 0.5],
    [0.6, 0.62],
    [0.68, 0.42],
    [0.38, 0.5],
  ]
  cairn(pile, tall, paints, [0, 0])
  part(pile, stone(0.62, 0.6), paints[3], { at: [1.7, 0, 0.6] })
  part(pile, stone(0.42, 0.42), paints[2], { at: [-1.5, 0, 0.9] })
  part(pile, stone(0.34, 0.36), paints[1], { at: [0.9, 0, 1.4] })
  return pile
}

function stonesSpread(colour) {
  const pile = group()
  const paints = stoneMaterials(colour)
  const low = [
    [0.9, 0.6],
    [0.7, 0.6],
    [0.45, 0.5],
  ]
  cairn(pile, low, paints, [-1.3, -0.3])
  cairn(pile, low.slice(1), [...paints].reverse(), [1.1, -0.5])
  cairn(pile, low.slice(2), paints.slice(2).concat(paints), [0.1, 1.2])
  part(pile, stone(0.6, 0.5), paints[3], { at: [1.5, 0, 1.2] })
  part(pile, stone(0.4, 0.4), paints[1], { at: [-1.2, 0, 1.4] })
  return pile
}

export const blocksModels = {
  blocks: { build: blocks, yaw: -0.4, pitch: 0.2, again: { build: blocksTower, yaw: 0.2, pitch: 0.2 } },
  'blocks-planks': { build: plankTower, yaw: 0.3, pitch: 0.2, again: { build: plankBridge, yaw: -0.5, pitch: 0.3 } },
  'blocks-castle': { build: castle, yaw: -0.25, pitch: 0.18, again: { yaw: 0.5, pitch: 0.34 } },
  'blocks-stones': { build: stones, yaw: 0, pitch: 0.16, again: { build: stonesSpread, yaw: 0.2, pitch: 0.3 } },
  ...townModels,
}
