/**
 * The id after the open id (`by` is 1) or before it (`by` is -1). After the last id, or if the open id has left the
 * list, the next id is the first of the other ids. Before the first id there is none.
 */
export function neighbourId(ids: readonly string[], open: string, by: 1 | -1): string | undefined {
  const at = ids.indexOf(open)
  if (at < 0) return by > 0 ? ids[0] : undefined
  return ids[at + by] ?? (by > 0 ? ids.find((id) => id !== open) : undefined)
}
