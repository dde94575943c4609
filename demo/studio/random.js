let state = 1

/** Starts the same sequence again, so that a picture taken twice is the same picture. */
export function reseed(seed = 7) {
  state = seed
}

/** A number from 0 to 1 of the seeded sequence (Park and Miller's generator). */
export function random() {
  state = (state * 16807) % 2147483647
  return state / 2147483647
}

/** A number between -spread and +spread. */
export const wobble = (spread) => (random() * 2 - 1) * spread

/** The n-th point of the Halton sequence: spreads samples evenly without a grid showing. */
export function halton(n, base) {
  let fraction = 1
  let result = 0
  for (let i = n; i > 0; i = Math.floor(i / base)) {
    fraction /= base
    result += fraction * (i % base)
  }
  return result
}
