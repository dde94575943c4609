import { randomNumbers } from '../scale/random-numbers.ts'

/** A whole number from 0 to below the limit. */
export type RandomNumber = (limit: number) => number

/** Creates a generator of whole numbers below a limit. Generators with the same seed give the same numbers. */
export function wholeNumbers(seed: number): RandomNumber {
  const random = randomNumbers(seed)
  return (limit) => Math.floor(random() * limit)
}
