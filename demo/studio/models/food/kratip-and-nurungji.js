import { shade } from '../../colours.js'
import { drawn, glazed, gloss, matte, satin, speckled, wood } from '../../materials.js'
import { wobble } from '../../random.js'
import * as form from '../../shapes.js'
import { bowl } from '../props.js'
import { grain, mound, strewn } from './packaging.js'
import { heap, riceTints, SHORT } from './rice-grains.js'

const { group, part, put, QUARTER } = form

/** Plaited bamboo: slanting strips over and under, with bands of a second colour. */
function plaited(colour) {
  const map = drawn(
    128,
    256,
    (canvas) => {
      canvas.fillStyle = '#b08a50'
      canvas.fillRect(0, 0, 128, 256)
      for (let row = 0; row < 16; row++) {
        for (let column = 0; column < 8; column++) {
          const isBand = row === 6 || row === 7 || row === 10
          canvas.fillStyle = (row + column) % 2 ? '#dcbf85' : isBand ? colour : '#c7a468'
          canvas.fillRect(column * 16 + 1, row * 16 + 1, 14, 14)
        }
      }
    },
    [9, 1],
  )
  return glazed('#fff', { map, roughness: 0.75, clearcoat: 0.05 })
}

const basketTints = { white: '#8f5d3c', black: '#4a3440', red: '#9c4a38' }

function kratip(kind, isOpen) {
  const basket = group()
  const bamboo = plaited(basketTints[kind])
  part(basket, form.turned('0 0.24, 0.72 0.24, 0.82 0.34, 0.86 1.45'), bamboo)
  for (const turn of [0.4, 0.4 + QUARTER]) {
    part(basket, form.box(1.5, 0.26, 0.1, 0.03), wood('#c9a062'), { at: [0, 0.13, 0], turn: [0, turn, 0] })
  }
  const lid = put(basket, group(), isOpen ? { at: [1.55, 0.62, 0.75], turn: [Math.PI, 0, 0] } : { at: [0, 1.3, 0] })
  part(lid, form.turned('0.91 0, 0.9 0.5, 0.8 0.62, 0 0.64'), bamboo)
  part(lid, form.ring(0.91, 0.03), wood('#c9a062'), { turn: [QUARTER, 0, 0] })
  part(
    basket,
    form.tube(
      '-0.86 0.5 0, -0.98 1.2 0.05, -0.93 1.75 0, -0.5 2.5 0, 0 2.72 0, 0.5 2.5 0, 0.93 1.75 0, 0.98 1.2 0.05, 0.86 0.5 0',
      0.035,
    ),
    matte('#b5532f'),
  )
  return basket
}

function basketOfRice(colour, kind) {
  const set = group()
  put(set, kratip(kind, false))
  heap(set, colour, [1.35, 0.75], { count: 200, reach: 0.42, shape: SHORT })
  return set
}

function basketOpened(colour, kind) {
  const set = group()
  put(set, kratip(kind, true))
  part(set, form.ball(0.8), matte(colour), { at: [0, 1.28, 0], scale: [1, 0.3, 1] })
  strewn(set, grain(0.075), satin(colour), mound(520, 0.8, 0.26, [0, 1.3, 0], SHORT))
  return set
}

/** A round of scorched rice, its grains standing out. */
function crust(colour, isCovered = false) {
  const round = group()
  part(round, form.cylinder(0.82, 0.82, 0.1), matte(shade(colour, -0.12)), { at: [0, 0.06, 0] })
  const top = mound(isCovered ? 40 : 300, 0.84, 0, [0, 0.11, 0], [1.5, 0.9, 1])
  strewn(
    round,
    grain(0.055),
    satin(colour),
    top.map((place) => ({ ...place, turn: [0, place.turn[1], 0] })),
  )
  const rim = Array.from({ length: 70 }, (_, i) => {
    const angle = (i / 70) * form.TURN
    const out = 0.83 + wobble(0.025)
    return {
      at: [Math.cos(angle) * out, 0.06 + wobble(0.04), Math.sin(angle) * out],
      turn: [0, -angle, 0],
      scale: [1, 0.9, 1.4],
    }
  })
  strewn(round, grain(0.055), satin(colour), rim)
  return round
}

const crustTints = { white: '#e0b878', brown: '#b07d45', mixed: '#7d5a48' }

function nurungji(colour) {
  const set = group()
  for (let i = 0; i < 5; i++)
    put(set, crust(colour, i < 4), { at: [wobble(0.06), i * 0.17, wobble(0.06)], turn: [0, i, 0] })
  for (const turn of [0.5, 0.5 + QUARTER]) {
    part(set, form.box(1.76, 0.03, 0.05, 0.012), matte('#b5532f'), { at: [0, 0.885, 0], turn: [0, turn, 0] })
  }
  put(set, crust(colour), { at: [1.15, 0.78, 0.55], turn: [1.15, 0.2, -0.55] })
  return set
}

function nurungjiPorridge(colour) {
  const set = group()
  const dish = put(set, bowl(speckled('#3b474e', '#ffffff66', 500)), { at: [-0.4, 0, -0.3], scale: 1.05 })
  part(dish, form.cylinder(1.02, 1.02, 0.02), gloss(shade(colour, 0.14)), { at: [0, 0.76, 0] })
  strewn(dish, grain(0.07), satin(shade(colour, 0.1)), mound(160, 0.8, 0.08, [0, 0.76, 0], SHORT))
  put(set, crust(colour), { at: [1.3, 0, 0.9] })
  put(set, crust(colour), { at: [1.4, 0.16, 0.8], turn: [0.06, 1, 0.05] })
  return set
}

export const wovenAndScorchedRice = {
  'rice-basket': {
    build: basketOfRice,
    yaw: -0.1,
    pitch: 0.22,
    tints: riceTints,
    again: { build: basketOpened, yaw: 0.1, pitch: 0.42 },
  },
  'rice-nurungji': {
    build: nurungji,
    yaw: -0.1,
    pitch: 0.36,
    tints: crustTints,
    again: { build: nurungjiPorridge, yaw: 0.1, pitch: 0.42 },
  },
}
