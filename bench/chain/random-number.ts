import { randomNumbers } from '../scale/random-numbers.ts'

/** A whole number from 0 to below the limit. */
export type RandomNumber = (limit: number) => number

/** @param seed the same seed gives the same numbers */
export function wholeNumbers(seed: number): RandomNumber {
  const random = randomNumbers(seed)
  return (limit) => Math.floor(random() * limit)
}
