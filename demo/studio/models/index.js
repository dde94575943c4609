import { computer } from './computer.js'
import { electrical } from './electrical.js'
import { family } from './family.js'
import { food } from './food.js'
import { health } from './health.js'
import { mens } from './mens.js'
import { outdoors } from './outdoors.js'
import { phone } from './phone.js'
import { toys } from './toys.js'
import { womens } from './womens.js'

/**
 * Every product's model, in the order of the shop's lists.
 * @typedef {object} Model
 * @property {(colour: string, variant: string) => import('three').Object3D} build
 * @property {number} [yaw] turn of the object in radians
 * @property {number} [pitch] height of the camera in radians
 * @property {Record<string, string>} [tints] colours of variants that are not colours
 * @property {{ left: number, right: number, top: number, bottom: number }} [room] part of the picture that it may fill
 * @property {Partial<Model>} [again] what the fourth picture does otherwise
 * @property {Partial<Model>} [aside] what the fifth picture does otherwise than views.js: the other side
 * @property {Partial<Model> & { zoom?: number, point?: number[] }} [near] what the sixth picture does otherwise: the close-up
 */
export const models = {
  ...computer,
  ...electrical,
  ...outdoors,
  ...family,
  ...health,
  ...mens,
  ...womens,
  ...food,
  ...phone,
  ...toys,
}
