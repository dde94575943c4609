import { shade } from '../../colours.js'
import { matte, speckled, wood } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { bow, grain, mound, strewn } from './packaging.js'

const { group, part, put, QUARTER } = form

const coinTints = { '1y': '#6c7448', '3y': '#5f4632', '5y': '#332622' }

/** A pressed coin of tea lying flat, a hole in its middle. */
function coin(colour) {
  const pressed = form.bend(form.turned('0.09 0, 0.33 0, 0.37 0.05, 0.33 0.11, 0.09 0.11, 0.09 0', 40), (x, y, z) => [
    x * (1 + 0.02 * Math.sin(z * 20)),
    y + 0.012 * Math.sin(x * 26) * Math.sin(z * 22),
    z,
  ])
  const whole = group()
  part(whole, pressed, matte(colour))
  strewn(whole, grain(0.025), matte(shade(colour, 0.09)), mound(16, 0.3, 0, [0, 0.11, 0], [2.4, 0.4, 0.6]))
  return whole
}

/** Coins threaded on a cord laid in a ring, two loose ones beside it. */
function coins(colour) {
  const set = group()
  form.around(
    15,
    (angle) => {
      const at = [Math.cos(angle) * 1.0, 0.36, Math.sin(angle) * 0.8]
      put(set, coin(shade(colour, wobble(0.02))), { at, turn: [0, -angle, QUARTER + 0.2] })
    },
    0.9,
  )
  part(
    set,
    form.tube('0.62 0.4 0.7, 0.5 0.6 0.95, 0.2 0.3 1.2, 0.3 0.04 1.5, 0.8 0.04 1.55', 0.03, 50),
    matte('#b5532f'),
  )
  part(
    set,
    form.tube('0.5 0.4 0.75, 0.4 0.62 0.9, -0.1 0.3 1.15, -0.2 0.04 1.4, -0.6 0.04 1.5', 0.03, 50),
    matte('#b5532f'),
  )
  put(set, bow(matte('#b5532f'), 0.7), { at: [0.5, 0.62, 0.92] })
  put(set, coin(colour), { at: [1.35, 0, 1.15] })
  put(set, coin(colour), { at: [1.2, 0.1, 1.3], turn: [0.25, 0, 0.1] })
  return set
}

function coinsServed(colour) {
  const set = group()
  part(set, form.box(3.1, 0.12, 1.9, 0.06), wood('#8a5f3c', '#5a3a22'), { at: [0, 0.06, 0] })
  for (let i = 0; i < 6; i++)
    put(set, coin(shade(colour, wobble(0.02))), { at: [-0.85 + wobble(0.05), 0.12 + i * 0.115, -0.1 + wobble(0.05)] })
  put(set, coin(colour), { at: [-0.32, 0.45, 0.25], turn: [0.4, 0, -1.1] })
  put(set, cup(speckled('#8b9c8f'), shade(colour, 0.12)), { at: [0.85, 0.12, 0.2], scale: 1.2 })
  return set
}

export const coinTeas = {
  'tea-coins': {
    build: coins,
    yaw: 0,
    pitch: 0.5,
    tints: coinTints,
    again: { build: coinsServed, yaw: -0.2, pitch: 0.36 },
  },
}
