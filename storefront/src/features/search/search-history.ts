import { PRIVATE_PREFIX } from '../../session/session.ts'

const KEY = `${PRIVATE_PREFIX}searches`
const MOST = 10
const NONE: readonly string[] = []

let known: { text: string | null; words: readonly string[] } = { text: null, words: NONE }
const listeners = new Set<() => void>()

/** The storage is looked at each time: the end of a session empties it behind our back. */
function get(): readonly string[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(KEY)
  } catch {
    // A device that forbids storage remembers no searches.
  }
  if (text !== known.text) known = { text, words: wordsIn(text) }
  return known.words
}

function wordsIn(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter((word) => typeof word === 'string').slice(0, MOST) : NONE
  } catch {
    return NONE
  }
}

function keep(words: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    // Without room the latest search is not remembered.
  }
  for (const listener of listeners) listener()
}

/** What was searched for on this device, the latest first; it goes when the session ends. */
export const searchHistory = {
  get,
  /** What the server renders: it does not know the device. */
  none: () => NONE,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  add: (word: string) => keep([word, ...get().filter((other) => other !== word)].slice(0, MOST)),
  clear: () => keep(NONE),
}
