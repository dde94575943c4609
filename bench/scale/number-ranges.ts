/** Numbers from `first` (inclusive) to `end` (exclusive). */
export type NumberRange = { first: number; end: number }

/** The numbers below `wanted` that are in no range of `made`, in ranges of at most `size`. */
export function missingRanges(made: readonly NumberRange[], wanted: number, size: number): NumberRange[] {
  const missing: NumberRange[] = []
  let at = 0
  const cut = (end: number) => {
    for (; at < end; at = Math.min(at + size, end)) missing.push({ first: at, end: Math.min(at + size, end) })
  }
  for (const { first, end } of made.toSorted((one, other) => one.first - other.first)) {
    cut(Math.min(first, wanted))
    at = Math.max(at, end)
  }
  cut(wanted)
  return missing
}
