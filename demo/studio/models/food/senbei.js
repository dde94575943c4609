import { matte, satin, speckled, wood } from '../../materials.js'
import { random, wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { cup } from '../props.js'
import { grain, mound, strewn, tray } from './packaging.js'

const { group, part, put } = form

const senbeiTints = { soy: '#a8692c', nori: '#c79450', chilli: '#b5562c' }

/** A blistered round; with a sheet of nori across it, or flecks. */
function senbei(colour, flavour) {
  const cracker = group()
  const blistered = form.bend(
    form.turned(form.curve('0 -0.06, 0.6 -0.06, 0.7 0, 0.6 0.08, 0 0.08', 40), 72),
    (x, y, z) => {
      const swell = 0.022 * Math.sin(x * 11 + 1) * Math.sin(z * 9) + 0.01 * Math.sin(x * 23 + z * 17)
      return [x * (1 + 0.02 * Math.sin(z * 8)), y + swell, z * (1 + 0.02 * Math.sin(x * 7))]
    },
  )
  part(cracker, blistered, satin(colour))
  if (flavour === 'nori') part(cracker, form.box(0.6, 0.3, 1.46, 0.06), matte('#27332b'), { scale: [1, 0.8, 1] })
  const flecks = { soy: '#5f3515', nori: '#7a4f22', chilli: '#7a1d12' }
  strewn(cracker, grain(0.03), matte(flecks[flavour]), mound(26, 0.58, 0.01, [0, 0.1, 0], [1.3, 0.6, 0.8]))
  return cracker
}

function senbeiStack(colour, flavour) {
  const set = group()
  for (let i = 0; i < 6; i++)
    put(set, senbei(colour, flavour), { at: [wobble(0.07), 0.1 + i * 0.2, wobble(0.07)], turn: [0, i * 1.3, 0] })
  put(set, senbei(colour, flavour), { at: [0.85, 0.62, 0.5], turn: [1.2, 0.3, -0.5] })
  return set
}

function senbeiServed(colour, flavour) {
  const set = group()
  put(set, tray(2.9, 0.16, 2.1, wood('#8a5f3c', '#5a3a22'), 0.08))
  for (const [x, z, y] of form.read('-0.65 -0.35 0.16, 0.6 -0.4 0.16, 0 0.35 0.3'))
    put(set, senbei(colour, flavour), { at: [x, y, z], turn: [0.08, random() * 6, 0.05] })
  put(set, cup(speckled('#e9dfcd'), '#8aa04a'), { at: [1.0, 0.06, 0.5], scale: 0.95 })
  return set
}

export const crackers = {
  'cookies-senbei': {
    build: senbeiStack,
    yaw: -0.1,
    pitch: 0.34,
    tints: senbeiTints,
    again: { build: senbeiServed, yaw: 0.2, pitch: 0.45 },
  },
}
