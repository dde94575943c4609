// Price reductions: rules for server and desk. Browsers load this file, so it imports no schema library.

export const REDUCTION_LIMITS = { name: 80, products: 500, prices: 500, skus: 100_000 } as const

const WALL_TIME = /^(2\d{3}-\d\d-\d\d)T(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/

/** Whether a text is a date and time such as `2026-12-06T18:30`. The end of a day is `24:00` or the next day's `00:00`. */
export function isWallTime(text: string): boolean {
  const [, day] = WALL_TIME.exec(text) ?? []
  if (day === undefined) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
