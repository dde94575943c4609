import { shade } from '../../colours.js'
import { drawn, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { buttons, cloth, dressModel, flatCut, insideOf, sleeves, tiedEnds, waistband } from './garment.js'

const { group, part } = form

/** A strap from the front over the shoulder to the back, at ±x. */
function straps(whole, material, { x, inner = x - 0.06, from, to, width }) {
  for (const side of [-1, 1]) {
    const strap = form.surface(
      (u, v) => {
        const angle = v * Math.PI
        const [wide, centre] = [(u - 0.5) * width, side * (x + (inner - x) * Math.sin(angle))]
        return [centre + wide, from + (to - from) * Math.sin(angle), 0.07 * Math.cos(angle) * (1 - (2 * u - 1) ** 4)]
      },
      16,
      60,
    )
    part(whole, strap, material)
  }
}

/** Sleeveless linen with wide straps, a flared skirt and four buttons on the bodice. */
function linenDress(colour) {
  const whole = group()
  const linen = woven(colour, [90, 70], 0.25)
  const at = flatCut({
    outline: '0.5 1.28, 1.2 1.02, 2.05 0.62, 2.42 0.52, 2.9 0.58, 3.34 0.54',
    folds: 15,
    depth: 0.06,
    until: 2.3,
    neckline: (angle) => 0.1 * Math.max(0, Math.sin(angle)) ** 2,
  })
  part(whole, cloth(at), linen)
  insideOf(whole, at, matte(shade(colour, -0.2)), 0.12)
  waistband(whole, at, [0.655, 0.7], woven(shade(colour, -0.05), [90, 3], 0.25))
  straps(whole, linen, { x: 0.36, from: 3.24, to: 3.82, width: 0.2 })
  part(whole, cloth(at, [0.235, 0.265], [0.7, 0.985], 1.02, 8, 40), linen)
  buttons(whole, at, [0.74, 0.81, 0.88, 0.95], '#f4eee1', 0.04)
  return whole
}

/** A long silk slip: thin straps, and a neckline that falls in three swags. */
function slipDress(colour) {
  const whole = group()
  const silk = satin(colour, { sheen: 0.7, sheenRoughness: 0.35, roughness: 0.42 })
  const at = flatCut({
    outline: '0.3 0.94, 1.1 0.76, 1.9 0.66, 2.45 0.52, 3.05 0.58, 3.42 0.5',
    folds: 7,
    depth: 0.05,
    until: 2.3,
    neckline: (angle) => 0.26 * Math.max(0, Math.sin(angle)) ** 2,
  })
  part(whole, cloth(at), silk)
  insideOf(whole, at, matte(shade(colour, -0.16)), 0.24)
  for (const [i, drop] of [0.04, 0.15, 0.27].entries()) {
    const swag = [-1, -0.5, 0, 0.5, 1].map((x) => {
      const sag = 1 - x * x
      return [x * 0.43, 3.36 - sag * (0.22 + drop) - 0.03 * i, 0.07 + sag * 0.05]
    })
    part(whole, form.tube(swag, 0.034 - i * 0.004, 60), silk)
  }
  straps(whole, silk, { x: 0.4, inner: 0.3, from: 3.36, to: 3.92, width: 0.034 })
  return whole
}

/** Stripes of the dyed yarn on white, running down the cloth. */
function striped(colour, count) {
  const map = drawn(
    64,
    8,
    (canvas, width, height) => {
      canvas.fillStyle = '#f3eee4'
      canvas.fillRect(0, 0, width, height)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, width * 0.5, height)
    },
    [count, 1],
  )
  return matte('#fff', { map })
}

function shirtCollar(whole, cotton, inside) {
  part(whole, form.ball(1, 40), inside, { at: [0, 3.9, 0.03], scale: [0.22, 0.1, 0.05] })
  part(whole, form.tube('-0.25 3.9 0.05, -0.16 3.99 0, 0 4.02 -0.03, 0.16 3.99 0, 0.25 3.9 0.05', 0.05, 60), cotton)
  for (const side of [-1, 1]) {
    const leaf = form.polygon(`${side * 0.015} -0.02, ${side * 0.24} 0.22, ${side * 0.36} 0.08, ${side * 0.24} -0.22`)
    part(whole, form.slab(leaf, 0.04, 0.016), cotton, { at: [0, 3.8, 0.18], turn: [-0.16, side * 0.06, 0] })
  }
}

function shirtDress(colour, hanging) {
  const whole = group()
  const at = flatCut({
    outline: '0.5 1, 1.5 0.88, 2.42 0.58, 3 0.66, 3.5 0.66, 3.74 0.52, 3.92 0.25',
    folds: 11,
    depth: 0.04,
  })
  const white = matte('#f3eee4')
  part(whole, cloth(at), striped(colour, 40))
  sleeves(whole, striped(colour, 12), '0.17 -1.45, 0.18 -1.3, 0.22 -0.7, 0.27 -0.2, 0.24 0.02, 0.1 0.12', {
    cuff: white,
    out: 0.54,
    up: 3.62,
    hanging,
  })
  part(whole, cloth(at, [0.232, 0.268], [0, 0.96], 1.015, 8, 90), white)
  buttons(whole, at, [0.08, 0.19, 0.3, 0.41, 0.63, 0.73, 0.83], shade(colour, -0.1), 0.036)
  shirtCollar(whole, white, matte(shade(colour, -0.1)))
  const belt = matte(shade(colour, -0.08))
  waistband(whole, at, [0.545, 0.575], belt, 1.05)
  tiedEnds(whole, at(0.25, 0.56, 1.07), belt, { reach: 0.15, fall: 0.62 })
  return whole
}

/** Three gathered tiers, each wider than the one above, under a small bodice with puffed sleeves. */
function tieredDress(colour) {
  const whole = group()
  const gauze = woven(colour, [80, 40], 0.4)
  const seam = matte(shade(colour, -0.07))
  const tiers = ['0.4 1.36, 1.25 1.06', '1.22 1.12, 2.02 0.82', '1.99 0.88, 2.78 0.56']
  for (const [i, outline] of tiers.entries()) {
    const top = form.read(outline)[1]
    const at = flatCut({
      outline,
      folds: 46 - i * 9,
      depth: 0.035,
      until: top[0] + 0.3,
      thick: 0.08 + i * 0.025,
      strength: 0.6,
    })
    part(whole, cloth(at, undefined, undefined, 1, 420, 40), gauze)
  }
  const bodice = flatCut({
    outline: '2.74 0.56, 3.1 0.62, 3.55 0.6, 3.74 0.44',
    depth: 0,
    thick: 0.15,
    neckline: (angle) => 0.2 * Math.max(0, Math.sin(angle)) ** 2,
    strength: 0.5,
  })
  part(whole, cloth(bodice, undefined, undefined, 1, 120, 40), gauze)
  insideOf(whole, bodice, matte(shade(colour, -0.14)), 0.2)
  waistband(whole, bodice, [0, 0.05], seam)
  for (const side of [-1, 1]) {
    const puff = form.surface(
      (u, v) => {
        const [across, forth] = [Math.cos(u * form.TURN), -Math.sin(u * form.TURN)]
        const swell = Math.sin(v * Math.PI) ** 0.6
        const gather = 0.016 * Math.sin(across * 16) * (0.4 + 0.6 * v)
        return [
          side * (0.5 + v * 0.34),
          3.52 - v * 0.2 + across * (0.2 + 0.08 * swell),
          forth * (0.05 + 0.11 * swell) + Math.sign(forth) * gather,
        ]
      },
      120,
      40,
    )
    part(whole, puff, gauze)
    part(whole, form.bar([side * 0.83, 3.13, 0.01], [side * 0.87, 3.5, 0.01], 0.04), seam)
  }
  return whole
}

/** A narrow knitted column with long sleeves and a turned-down roll neck. */
function ribDress(colour, hanging) {
  const whole = group()
  const outline = '0.55 0.66, 1.3 0.66, 2 0.68, 2.55 0.56, 3.05 0.62, 3.5 0.64, 3.76 0.48, 3.92 0.24'
  const at = flatCut({ outline, folds: 4, depth: 0.015, strength: 0.9 })
  part(whole, cloth(at), ribbed(colour, [64, 1], 5))
  const arm = '0.13 -1.66, 0.14 -1.4, 0.18 -0.8, 0.24 -0.2, 0.22 0.02, 0.1 0.12'
  sleeves(whole, ribbed(colour, [18, 1], 5), arm, { lean: 0.26, out: 0.53, up: 3.62, hanging })
  const neck = form.surface(
    (u, v) => {
      const [across, forth] = [Math.cos(u * form.TURN), -Math.sin(u * form.TURN)]
      const swell = 1 + 0.14 * Math.sin(v * Math.PI) ** 0.5
      return [across * 0.25 * swell, 3.84 + v * 0.3 - 0.04 * forth, forth * 0.12 * swell + 0.02]
    },
    100,
    30,
  )
  part(whole, neck, ribbed(shade(colour, -0.03), [40, 1], 5))
  part(whole, form.ball(1, 40), matte(shade(colour, -0.3)), { at: [0, 4.12, 0.02], scale: [0.25, 0.05, 0.11] })
  waistband(whole, at, [0, 0.045], ribbed(shade(colour, -0.06), [64, 1], 5), 1.015)
  return whole
}

export const dresses = {
  dress: dressModel(linenDress, { neck: 3.8, shoulder: 0.5, drop: 0.1 }),
  'dress-slip': dressModel(slipDress, { neck: 3.9, shoulder: 0.5, drop: 0.1, yaw: 0.1 }),
  'dress-shirt': dressModel(shirtDress, { neck: 3.9 }),
  'dress-tiered': dressModel(tieredDress, { neck: 3.74, shoulder: 0.5, yaw: 0.1 }),
  'dress-rib': dressModel(ribDress, { neck: 3.9 }),
}
