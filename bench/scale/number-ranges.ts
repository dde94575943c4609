/** Numbers from `first` (inclusive) to `end` (exclusive). */
export type NumberRange = { first: number; end: number }

/** The numbers below `wanted` that are in no range of `made`, in ranges of at most `size`. */
export function missingRanges(finishedRanges: readonly NumberRange[], count: number, size: number): NumberRange[] {
  const gaps: NumberRange[] = []
  let at = 0
  const cut = (end: number) => {
    for (; at < end; at = Math.min(at + size, end)) gaps.push({ first: at, end: Math.min(at + size, end) })
  }
  for (const { first, end } of finishedRanges.toSorted((one, other) => one.first - other.first)) {
    cut(Math.min(first, count))
    at = Math.max(at, end)
  }
  cut(count)
  return gaps
}
