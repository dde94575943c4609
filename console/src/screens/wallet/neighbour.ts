/**
 * The id after or before the open one. If the open id has left the list, or is the last one, the first of the other
 * ids.
 */
export function neighbour(ids: readonly string[], open: string, by: 1 | -1): string | undefined {
  const at = ids.indexOf(open)
  if (at < 0) return by > 0 ? ids[0] : undefined
  return ids[at + by] ?? (by > 0 ? ids.find((id) => id !== open) : undefined)
}
