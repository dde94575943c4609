import { satin } from '../../materials.js'
import { grain, mound, strewn } from './packaging.js'

export const riceTints = {
  white: '#f3eee2',
  germ: '#e6d3a0',
  brown: '#c29c6a',
  red: '#9c4a38',
  black: '#4a3440',
  mixed: '#a8856a',
}
export const LONG = [1.7, 0.7, 0.75]
export const SHORT = [1.2, 0.8, 0.85]

/** A heap of raw rice on the ground. */
export function heap(set, colour, [x, z], { count = 260, reach = 0.5, height = 0.24, shape = LONG } = {}) {
  strewn(set, grain(0.045), satin(colour), mound(count, reach, height, [x, 0.03, z], shape))
}
