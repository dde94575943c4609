import { randomInt } from 'node:crypto'
import { clock } from '../../clock.ts'

const RANDOM_DIGITS = 8

/**
 * Generates sixteen digits, displayed in groups of four: the day (UTC) and a random number, which does not reveal the
 * number of orders. The unique index of the table detects a number that is taken.
 */
export function newOrderNumber(now = new Date(clock.now_ms())): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return day + String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
}
