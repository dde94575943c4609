/** Where the reader is, and how they came there. */
export type Place = {
  path: string
  search: string
  /** Decides the scroll position: Back restores it, a forward step starts at the top. */
  how: 'first' | 'push' | 'replace' | 'pop'
  visit: number
  /**
   * The number of the history entry; undefined if the app did not create the entry, such as for a link to a fragment.
   */
  step: number | undefined
}

/** Whether the new screen lies after or before the old one in the history; undefined if neither does. */
export function directionOf(from: Place, to: Place): 'forward' | 'back' | undefined {
  if (from.path === to.path || to.how === 'first' || to.how === 'replace') return undefined
  return to.how === 'pop' && Number(to.step) < Number(from.step) ? 'back' : 'forward'
}
