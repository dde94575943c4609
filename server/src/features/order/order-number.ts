import { randomInt } from 'node:crypto'

const RANDOM_DIGITS = 8

/**
 * Sixteen digits, shown in groups of four: the day (UTC) and a random number, which does not reveal how many orders
 * there are. The table's unique index decides whether it is free.
 */
export function newOrderNumber(now = new Date()): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '')
  return day + String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')
}
