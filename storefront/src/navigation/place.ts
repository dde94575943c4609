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
