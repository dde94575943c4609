import { shade } from '../../colours.js'
import { drawn, matte, ribbed, satin, woven } from '../../materials.js'
import * as form from '../../shapes.js'
import { buttons, cloth, dressForm, hung, sleeves, waistband } from './garment.js'

const { group, part, put, QUARTER } = form

/** Radius of the dress at a height (0 hem, 1 neckline) and how deep its folds are there. */
function dressCut(v) {
  const skirt = 1.22 - 0.72 * Math.min(1, v / 0.6) ** 0.8
  const bodice = v > 0.6 ? 0.16 * Math.sin(((v - 0.6) / 0.4) * Math.PI * 0.5) : 0
  return { out: skirt + bodice, fold: 0.085 * Math.max(0, 1 - v / 0.58) ** 0.9 }
}

function dressCloth(u, v) {
  const angle = u * form.TURN
  const { out, fold } = dressCut(v)
  const radius = out + fold * Math.sin(angle * 11 + Math.sin(angle * 2) * 1.3)
  const y = 0.75 + v * 2.75 + 0.03 * (1 - v) * Math.sin(angle * 5)
  return [Math.cos(angle) * radius, y, Math.sin(angle) * radius * (0.74 + 0.12 * (1 - v))]
}

/** A sleeveless dress on a dressmaker's dummy. */
function linenDress(colour) {
  const whole = group()
  const linen = matte(colour)
  put(whole, dressForm())
  part(whole, form.surface(dressCloth, 220, 80), linen)
  const waist = dressCut(0.6).out
  part(whole, form.ring(waist + 0.015, 0.05), matte(shade(colour, -0.14)), {
    at: [0, 0.75 + 0.6 * 2.75, 0],
    turn: [QUARTER, 0, 0],
    scale: [1, 0.8, 1],
  })
  for (const side of [-1, 1]) {
    part(
      whole,
      form.tube(
        `${side * 0.42} 3.44 0.38, ${side * 0.44} 3.7 0.2, ${side * 0.4} 3.84 0, ${side * 0.42} 3.6 -0.3, ${side * 0.4} 3.4 -0.38`,
        0.085,
      ),
      linen,
    )
  }
  for (let i = 0; i < 4; i++)
    part(whole, form.ball(0.045), satin('#f4eee1'), { at: [0, 2.58 + i * 0.2, 0.42 + i * 0.045], scale: [1, 1, 0.5] })
  return whole
}

/** A long silk slip: thin straps, and a neckline that falls in three swags. */
function slipDress(colour) {
  const whole = group()
  const silk = satin(colour, { sheen: 0.7, sheenRoughness: 0.35 })
  put(whole, dressForm())
  const at = hung({
    outline: '0.3 0.84, 1.1 0.68, 1.9 0.64, 2.55 0.52, 3.15 0.63, 3.56 0.66',
    folds: 7,
    depth: 0.075,
    until: 2.3,
    neckline: (angle) => 0.34 * Math.max(0, Math.sin(angle)) ** 2,
  })
  part(whole, cloth(at), silk)
  for (const [i, drop] of [0.02, 0.12, 0.23].entries()) {
    const swag = [-1, -0.5, 0, 0.5, 1].map((x) => {
      const sag = 1 - x * x
      return [x * 0.5, 3.5 - sag * (0.24 + drop) - 0.03 * i, 0.33 + sag * (0.2 + 0.015 * i)]
    })
    part(whole, form.tube(swag, 0.05 - i * 0.006, 40), silk)
  }
  for (const side of [-1, 1]) {
    const strap = `${side * 0.47} 3.5 0.34, ${side * 0.43} 3.76 0.2, ${side * 0.38} 3.88 0, ${side * 0.4} 3.7 -0.28, ${side * 0.42} 3.5 -0.36`
    part(whole, form.tube(strap, 0.022), silk)
  }
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

function shirtCollar(whole, cotton) {
  part(whole, form.turned('0.25 0, 0.27 0.13, 0.24 0.13', 60), cotton, { at: [0, 3.93, 0], scale: [1, 1, 0.85] })
  for (const side of [-1, 1]) {
    const leaf = form.polygon(`${side * 0.02} 0, ${side * 0.26} 0.2, ${side * 0.36} 0.02, ${side * 0.22} -0.26`)
    part(whole, form.slab(leaf, 0.05, 0.02), cotton, { at: [0, 3.93, 0.29], turn: [-0.62, side * 0.3, 0] })
  }
}

function shirtDress(colour) {
  const whole = group()
  put(whole, dressForm())
  const at = hung({
    outline: '0.5 0.92, 1.5 0.82, 2.42 0.57, 3.0 0.66, 3.62 0.68, 3.86 0.46, 3.97 0.25',
    folds: 8,
    depth: 0.06,
  })
  const white = matte('#f3eee4')
  part(whole, cloth(at), striped(colour, 44))
  sleeves(whole, striped(colour, 12), '0.17 -1.45, 0.19 -1.3, 0.22 -0.7, 0.25 -0.2, 0.2 0.08, 0 0.16', { cuff: white })
  part(whole, cloth(at, [0.236, 0.264], [0, 0.985], 1.012, 6, 60), white)
  buttons(whole, at, [0.1, 0.22, 0.34, 0.46, 0.66, 0.77, 0.88], shade(colour, -0.1))
  shirtCollar(whole, white)
  waistband(whole, 0.59, 2.42, matte(shade(colour, -0.08)), 0.05)
  for (const side of [-1, 1]) {
    const end = `0 2.42 0.5, ${side * 0.1} 2.2 0.58, ${side * 0.14} 1.8 0.66`
    part(whole, form.tube(end, 0.032, 24, 10), matte(shade(colour, -0.08)))
  }
  part(whole, form.ball(0.075, 20), matte(shade(colour, -0.08)), { at: [0, 2.42, 0.5], scale: [1.1, 1, 0.7] })
  return whole
}

/** Three gathered tiers, each wider than the one above, under a small bodice with puffed sleeves. */
function tieredDress(colour) {
  const whole = group()
  const gauze = woven(colour, [70, 30], 0.8)
  put(whole, dressForm())
  const bodice = hung({
    outline: '2.75 0.6, 3.1 0.66, 3.55 0.67, 3.78 0.55',
    depth: 0,
    neckline: (angle) => 0.16 * Math.max(0, Math.sin(angle)) ** 2,
  })
  part(whole, cloth(bodice, undefined, undefined, 1, 90, 24), gauze)
  const tiers = ['0.4 1.5, 1.25 1.12', '1.22 1.2, 2.02 0.84', '1.99 0.92, 2.78 0.58']
  for (const [i, outline] of tiers.entries()) {
    const top = form.read(outline)[1]
    const at = hung({ outline, folds: 26 - i * 5, depth: 0.075, until: top[0] + 0.25, flat: 0.8 })
    part(whole, cloth(at, undefined, undefined, 1, 240, 16), gauze)
    waistband(whole, top[1] + 0.02, top[0] - 0.02, matte(shade(colour, -0.07)), 0.028, 0.84)
  }
  for (const side of [-1, 1]) {
    part(whole, form.ball(0.3), gauze, {
      at: [side * 0.66, 3.56, 0],
      turn: [0, 0, side * 0.4],
      scale: [0.82, 1.05, 0.9],
    })
    part(whole, form.ring(0.2, 0.035), matte(shade(colour, -0.07)), {
      at: [side * 0.78, 3.29, 0],
      turn: [QUARTER, side * -0.4, 0],
    })
  }
  return whole
}

/** A narrow knitted column with long sleeves and a turned-down roll neck. */
function ribDress(colour) {
  const whole = group()
  const outline = '0.55 0.62, 1.3 0.62, 2.0 0.66, 2.55 0.53, 3.05 0.63, 3.62 0.68, 3.86 0.47, 3.98 0.24'
  const at = hung({ outline, folds: 4, depth: 0.02 })
  put(whole, dressForm())
  part(whole, cloth(at, undefined, undefined, 1, 140, 64), ribbed(colour, [64, 1], 5))
  const arm = '0.13 -1.62, 0.145 -1.4, 0.17 -0.8, 0.22 -0.2, 0.19 0.08, 0 0.16'
  sleeves(whole, ribbed(colour, [18, 1], 5), arm, { lean: 0.24 })
  const neck = form.curve('0.24 0, 0.22 0.1, 0.215 0.3, 0.25 0.36, 0.29 0.3, 0.3 0.12, 0.28 0.08', 40)
  part(whole, form.turned(neck, 80), ribbed(shade(colour, -0.03), [40, 1], 5), { at: [0, 3.93, 0], scale: [1, 1, 0.9] })
  part(whole, cloth(at, [0, 1], [0, 0.05], 1.012, 120, 4), ribbed(shade(colour, -0.06), [64, 1], 5))
  return whole
}

const turnedRound = { yaw: 0.7, pitch: 0.12 }

export const dresses = {
  dress: { build: linenDress, yaw: -0.2, pitch: 0.06, again: turnedRound },
  'dress-slip': { build: slipDress, yaw: -0.3, pitch: 0.06, again: turnedRound },
  'dress-shirt': { build: shirtDress, yaw: -0.3, pitch: 0.06, again: turnedRound },
  'dress-tiered': { build: tieredDress, yaw: -0.25, pitch: 0.08, again: turnedRound },
  'dress-rib': { build: ribDress, yaw: -0.35, pitch: 0.06, again: { yaw: 0.6, pitch: 0.14 } },
}
