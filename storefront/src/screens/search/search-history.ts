import { storedList } from '../../device/stored-list.ts'
import { PRIVATE_PREFIX } from '../../session/session.ts'

const MOST = 10
const isKeyword = (value: unknown): value is string => typeof value === 'string'
const list = storedList(`${PRIVATE_PREFIX}searches`, isKeyword, MOST)

/** Recent searches on this device, latest first. Deleted when the session ends. */
export const searchHistory = {
  get: list.get,
  none: list.none,
  subscribe: list.subscribe,
  add: (word: string) => list.set([word, ...list.get().filter((other) => other !== word)]),
  clear: () => list.set([]),
}
