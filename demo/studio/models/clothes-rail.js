import { metal, wood } from '../materials.js'
import * as form from '../shapes.js'

const { bar, group, part, put, QUARTER, tube } = form

/** How clothes are pictured: laid on the paper, face up or face down, and hanging from a rail. All face along z. */

/** Thickness that lies under the middle of a flat piece. */
const UNDER = 0.1

export function laidFlat(garment) {
  const whole = group()
  put(whole, garment, { at: [0, UNDER, 0], turn: [-QUARTER, 0, 0] })
  return whole
}

export function faceDown(garment) {
  const whole = group()
  const turned = put(whole, group(), { at: [0, UNDER, 0], turn: [-QUARTER, 0, 0] })
  put(turned, garment, { turn: [0, Math.PI, 0] })
  return whole
}

/** Wider than the picture, which shows only the part above the garment. */
function rail(height) {
  const frame = group()
  const steel = metal('#4a4b4c', { roughness: 0.5 })
  const half = 2.1
  part(frame, bar([-half, height, 0], [half, height, 0], 0.035), steel)
  for (const side of [-1, 1]) {
    part(frame, bar([side * half, 0.05, 0], [side * half, height, 0], 0.035), steel)
    part(frame, bar([side * half, 0.04, -0.5], [side * half, 0.04, 0.5], 0.04), steel)
  }
  for (const mesh of frame.children) mesh.userData.isBeyond = true
  return frame
}

/** A hook over a rail at y 0.1; the hanger's neck is at the origin. */
function hook(parent) {
  const curl = Array.from({ length: 9 }, (_, i) => {
    const angle = -QUARTER + (i / 8) * 4
    return [0, 0.34 + Math.sin(angle) * 0.1, -Math.cos(angle) * 0.1]
  })
  part(parent, tube([[0, 0, 0], [0, 0.12, 0], ...curl], 0.018, 60), metal())
}

/** Arms of wood that fall with the shoulders. */
function shoulderHanger(shoulder, drop) {
  const hanger = group()
  const arms = [-1, -0.5, -0.12, 0, 0.12, 0.5, 1].map((x) => [
    x * shoulder * 0.86,
    -0.03 - drop * 0.86 * Math.abs(x) ** 1.1,
    -0.02,
  ])
  part(hanger, tube(arms, 0.05, 80), wood('#b98a5b'))
  hook(hanger)
  return hanger
}

/** A bar with two clips at the given distance from its middle. */
function clipHanger(half) {
  const hanger = group()
  part(hanger, bar([-half * 1.05, -0.04, 0], [half * 1.05, -0.04, 0], 0.03), wood('#b98a5b'))
  for (const side of [-1, 1]) {
    for (const z of [-0.09, 0.09])
      part(hanger, form.box(0.16, 0.3, 0.05, 0.02), metal('#b9b6ae'), { at: [side * half * 0.82, -0.14, z] })
  }
  hook(hanger)
  return hanger
}

const RAIL_ABOVE = 0.34

/** On a hanger under its shoulders; `neck` is the height of the garment's neck, `drop` how far its shoulders fall. */
export function onShoulderHanger(garment, { neck, shoulder, drop = 0.2 }) {
  const whole = group()
  const low = 0.55
  put(whole, rail(low + neck + RAIL_ABOVE))
  put(whole, shoulderHanger(shoulder, drop), { at: [0, low + neck, 0] })
  put(whole, garment, { at: [0, low, 0] })
  return whole
}

/** Held at its waist by two clips. */
export function onClips(garment, { waist, half }) {
  const whole = group()
  const low = 0.45
  put(whole, rail(low + waist + RAIL_ABOVE))
  put(whole, clipHanger(half), { at: [0, low + waist + 0.04, 0] })
  put(whole, garment, { at: [0, low, 0] })
  return whole
}
