import { randomInt } from 'node:crypto'

const RANDOM_DIGITS = 8

/**
 * Sixteen digits, read out in fours: the day (UTC) and a random number, which tells nobody how many orders there are.
 * Whether it is free is for the table to say.
 */
export function newOrderNumber(now = new Date()): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return day + String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
}
