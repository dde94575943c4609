import { keptList } from '../../session/kept-list.ts'
import { PRIVATE_PREFIX } from '../../session/session.ts'

const MOST = 10
const isWord = (found: unknown): found is string => typeof found === 'string'
const list = keptList(`${PRIVATE_PREFIX}searches`, isWord, MOST)

/** The searches on this device, latest first; deleted when the session ends. */
export const searchHistory = {
  get: list.get,
  none: list.none,
  subscribe: list.subscribe,
  add: (word: string) => list.set([word, ...list.get().filter((other) => other !== word)]),
  clear: () => list.set([]),
}
