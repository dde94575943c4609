import { brass, drawn, glazed, gloss, metal, satin } from '../../materials.js'
import * as form from '../../shapes.js'

const { group, part, QUARTER } = form

function shades(colour) {
  const pair = group()
  const frame = gloss(colour)
  for (const side of [-1, 1]) {
    part(pair, form.ring(0.62, 0.09), frame, { at: [side * 0.82, 0.7, 0], scale: [1, 0.88, 1] })
    const lens = glazed('#2c3533', { transparent: true, opacity: 0.82, clearcoat: 1 })
    part(pair, form.cylinder(0.6, 0.6, 0.02), lens, {
      at: [side * 0.82, 0.7, 0],
      turn: [QUARTER, 0, 0],
      scale: [1, 1, 0.88],
    })
    part(
      pair,
      form.tube(
        `${side * 1.45} 0.85 0, ${side * 1.52} 0.9 -0.5, ${side * 1.5} 0.88 -1.5, ${side * 1.46} 0.55 -2`,
        0.06,
      ),
      frame,
    )
    part(pair, form.ball(0.04), brass(), { at: [side * 1.44, 0.86, 0.08] })
  }
  part(pair, form.tube('-0.26 0.85 0, 0 0.98 0.08, 0.26 0.85 0', 0.07), frame)
  return pair
}

const dark = () => glazed('#2c3533', { transparent: true, opacity: 0.84, clearcoat: 1 })

/** The points of an outline drawn for the right eye, mirrored for the left and made larger or smaller about its middle. */
function eye(outline, side, grow = 1) {
  const points = form.read(outline)
  const [cx, cy] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length)
  const placed = points.map(([x, y]) => [side * (cx + (x - cx) * grow), cy + (y - cy) * grow])
  return side < 0 ? placed.reverse() : placed
}

/** The arms, folding back from the corners of a front. */
function arms(pair, material, x, y, radius) {
  for (const side of [-1, 1]) {
    const arm = `${side * x} ${y} 0, ${side * (x + 0.07)} ${y + 0.03} -0.4, ${side * (x + 0.05)} ${y + 0.02} -1.5, ${side * (x - 0.02)} ${y - 0.36} -2.05`
    part(pair, form.tube(arm, radius), material)
  }
}

/** A front cut from a plate of acetate: two rims with lenses in them, and the bridge. */
function acetateFront(pair, { outline, rim, frame, lens, bridge, thick = 0.16 }) {
  for (const side of [-1, 1]) {
    const shape = form.outline(eye(outline, side).map(([x, y]) => [x, y, 0]))
    shape.holes.push(form.outline(eye(outline, side, rim).map(([x, y]) => [x, y, 0])))
    part(pair, form.slab(shape, thick, 0.05), frame)
    part(pair, form.slab(form.outline(eye(outline, side, rim + 0.03).map(([x, y]) => [x, y, 0])), 0.03, 0), lens)
  }
  part(pair, form.tube(bridge, 0.085), frame)
}

function catEye(colour) {
  const pair = form.group()
  const frame = gloss(colour)
  const outline = '0.19 0.92, 0.46 1.17, 1.0 1.28, 1.62 1.52, 1.66 1.32, 1.5 0.84, 1.14 0.5, 0.66 0.42, 0.3 0.6'
  acetateFront(pair, { outline, rim: 0.77, frame, lens: dark(), bridge: '-0.26 0.96 0, 0 1.05 0.06, 0.26 0.96 0' })
  arms(pair, frame, 1.54, 1.34, 0.06)
  for (const side of [-1, 1]) {
    part(pair, form.ball(0.042, 20), brass(), { at: [side * 1.5, 1.42, 0.09] })
  }
  return pair
}

/** Lenses in a wire: the wire runs once around each, and two bars join them. */
function wireFront(pair, { outline, wire, lens, bars }) {
  for (const side of [-1, 1]) {
    const rim = form.outline(eye(outline, side).map(([x, y]) => [x, y, 0]))
    const path = rim.getSpacedPoints(90).map(({ x, y }) => [x, y, 0])
    part(pair, form.tube([...path, path[0]], 0.038, 160, 10), wire)
    part(pair, form.slab(rim, 0.03, 0), lens)
    const pad = { at: [side * 0.2, 0.62, -0.14], turn: [0, side * 0.5, side * -0.2], scale: [0.4, 1, 0.6] }
    part(pair, form.ball(0.1, 20), satin('#efe9df'), pad)
  }
  for (const path of bars) part(pair, form.tube(path, 0.036), wire)
}

function aviator(colour) {
  const pair = form.group()
  const wire = metal(colour, { roughness: 0.34 })
  const outline =
    '0.2 1.0, 0.34 1.24, 0.9 1.32, 1.4 1.22, 1.54 0.92, 1.42 0.46, 1.08 0.12, 0.72 0.1, 0.42 0.36, 0.24 0.72'
  const bars = ['-0.3 1.22 0, 0 1.26 0.05, 0.3 1.22 0', '-0.22 0.9 0, 0 0.99 0.07, 0.22 0.9 0']
  wireFront(pair, { outline, wire, lens: dark(), bars })
  arms(pair, wire, 1.5, 1.08, 0.036)
  return pair
}

/** Dark above and nearly clear below. */
function fadingLens() {
  const map = drawn(8, 256, (canvas, width, height) => {
    const fade = canvas.createLinearGradient(0, 0, 0, height)
    fade.addColorStop(0, '#2d2b29')
    fade.addColorStop(0.45, '#5f5851')
    fade.addColorStop(1, '#cdbfae')
    canvas.fillStyle = fade
    canvas.fillRect(0, 0, width, height)
  })
  return glazed('#fff', { map, transparent: true, opacity: 0.86, clearcoat: 1 })
}

function bigSquare(colour) {
  const pair = form.group()
  const frame = gloss(colour)
  for (const side of [-1, 1]) {
    const shape = form.roundedRectangle(1.62, 1.5, 0.34, side * 0.92, 0.8)
    shape.holes.push(form.roundedRectangle(1.18, 1.06, 0.2, side * 0.92, 0.82))
    part(pair, form.slab(shape, 0.26, 0.08), frame)
    part(pair, form.face(1.22, 1.1, 0.2), fadingLens(), { at: [side * 0.92, 0.82, 0] })
    for (const y of [1.18, 1.32]) part(pair, form.ball(0.036, 20), brass(), { at: [side * 1.64, y, 0.13] })
  }
  part(pair, form.tube('-0.2 1.02 0, 0 1.12 0.06, 0.2 1.02 0', 0.13), frame)
  arms(pair, frame, 1.64, 1.2, 0.1)
  return pair
}

function hexagon(colour) {
  const pair = form.group()
  const wire = brass()
  for (const side of [-1, 1]) {
    const corners = [0, 1, 2, 3, 4, 5].map((i) => {
      const angle = (i / 6) * form.TURN
      return [side * 0.84 + Math.cos(angle) * 0.68, 0.66 + Math.sin(angle) * 0.63]
    })
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % 6]
      part(pair, form.bar([...corner, 0], [...next, 0], 0.042), wire)
      part(pair, form.ball(0.046, 20), wire, { at: [...corner, 0] })
    })
    const lens = glazed(colour, { transparent: true, opacity: 0.72, clearcoat: 1 })
    part(pair, form.slab(form.polygon(corners), 0.03, 0), lens)
    part(pair, form.ball(0.1, 20), satin('#efe9df'), { at: [side * 0.24, 0.5, -0.14], scale: [0.4, 1, 0.6] })
  }
  part(pair, form.tube('-0.3 0.86 0, 0 1.0 0.06, 0.3 0.86 0', 0.04), wire)
  arms(pair, wire, 1.5, 0.68, 0.04)
  return pair
}

const across = { yaw: 0.5, pitch: 0.2 }

export const sunglasses = {
  shades: { build: shades, yaw: -0.45, pitch: 0.3, again: across },
  'shades-cateye': { build: catEye, yaw: -0.4, pitch: 0.26, again: across },
  'shades-aviator': { build: aviator, yaw: -0.4, pitch: 0.26, again: across },
  'shades-square': { build: bigSquare, yaw: -0.4, pitch: 0.26, again: across },
  'shades-hexagon': { build: hexagon, yaw: -0.4, pitch: 0.26, again: across },
}
