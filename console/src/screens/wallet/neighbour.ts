/**
 * The id after or before the open one. Where the open one has left the list, or is its last, the next is the first of
 * the others.
 */
export function neighbour(ids: readonly string[], open: string, by: 1 | -1): string | undefined {
  const at = ids.indexOf(open)
  if (at < 0) return by > 0 ? ids[0] : undefined
  return ids[at + by] ?? (by > 0 ? ids.find((id) => id !== open) : undefined)
}
