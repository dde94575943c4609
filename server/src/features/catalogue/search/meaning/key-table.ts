import { countEdits } from './edits.ts'
import { packTexts, TextList, type TextListData } from './text-list.ts'

/** A table in the form in which a thread hands it over. */
export type KeyTableData = {
  keys: TextListData
  words: Uint32Array
  exact: Float64Array
  shortened: Float64Array
  signs: Int32Array
}

/** Longer keys are only found exactly. */
const LONGEST = 24
/** A number holds a hash of 32 bits and the place of a key in 20 bits. */
const PLACES = 2 ** 20
const [HASH_START, HASH_PRIME] = [0x811c9dc5, 0x01000193]

function hashOf(text: string): number {
  let hash = HASH_START
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), HASH_PRIME)
  return hash >>> 0
}

const shortenedBy1 = (key: string) =>
  Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1))

/** A bit for each letter that a key contains, to skip most keys before comparing them. */
function signOf(key: string): number {
  let sign = 0
  for (let at = 0; at < key.length; at++) sign |= 1 << (key.charCodeAt(at) % 31)
  return sign
}

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Collects keys with the places of their words. Several words may have the same key. */
export class KeyTableMaker {
  readonly #keys: string[] = []
  readonly #words: number[] = []
  readonly #seen = new Set<string>()

  add(key: string, word: number): void {
    const pair = `${word} ${key}`
    if (key === '' || this.#seen.has(pair) || this.#keys.length >= PLACES) return
    this.#seen.add(pair)
    this.#keys.push(key)
    this.#words.push(word)
  }

  finish(): KeyTableData {
    const [exact, shortened]: [number[], number[]] = [[], []]
    for (const [place, key] of this.#keys.entries()) {
      exact.push(hashOf(key) * PLACES + place)
      if (key.length > LONGEST) continue
      for (const shorter of new Set(shortenedBy1(key))) shortened.push(hashOf(shorter) * PLACES + place)
    }
    return {
      keys: packTexts(this.#keys),
      words: Uint32Array.from(this.#words),
      exact: Float64Array.from(exact).sort(),
      shortened: Float64Array.from(shortened).sort(),
      signs: Int32Array.from(this.#keys, signOf),
    }
  }
}

export type NearKey = { key: string; word: number; edits: number }

/**
 * Finds words by keys. For near keys, it stores the hashes of all keys, and of all keys without one letter, as sorted
 * numbers: shortening the typed key as well covers every insert, delete, replacement and swap. 50,000 words take 4 MB
 * and 0.02 ms, where a map of shortened keys takes 54 MB.
 */
export class KeyTable {
  readonly #keys: TextList
  readonly #data: KeyTableData

  constructor(data: KeyTableData) {
    this.#keys = new TextList(data.keys)
    this.#data = data
  }

  /** The words with exactly this key; undefined if there are none. */
  find(key: string): number[] | undefined {
    const places: number[] = []
    collect(this.#data.exact, key, (place) => {
      if (this.#keys.at(place) === key) places.push(place)
    })
    if (places.length === 0) return undefined
    return places.sort((a, b) => a - b).map((place) => this.#wordOf(place))
  }

  /** The words whose key is at most one edit away. @param is_longer whether only keys with one more letter count. */
  near(key: string, is_longer = false): NearKey[] {
    if (key.length > LONGEST) return []
    const places = new Set<number>()
    const add = (place: number) => void places.add(place)
    collect(this.#data.exact, key, add)
    collect(this.#data.shortened, key, add)
    if (!is_longer)
      for (const shorter of shortenedBy1(key)) {
        collect(this.#data.exact, shorter, add)
        collect(this.#data.shortened, shorter, add)
      }
    return this.#within([...places], key, 1)
  }

  /** The words with the same first letter whose key is at most this number of edits away. Compares all keys. */
  scan(key: string, most: number): NearKey[] {
    const sign = signOf(key)
    const places: number[] = []
    const { signs } = this.#data
    for (let place = 0; place < signs.length; place++)
      if (countBits((signs[place] ?? 0) ^ sign) <= 2 * most) places.push(place)
    return this.#within(
      places.filter((place) => this.#keys.at(place)[0] === key[0]),
      key,
      most,
    )
  }

  #within(places: readonly number[], key: string, most: number): NearKey[] {
    return places.flatMap((place) => {
      const other = this.#keys.at(place)
      const edits = countEdits(key, other, most)
      return edits <= most ? [{ key: other, word: this.#wordOf(place), edits }] : []
    })
  }

  #wordOf(place: number): number {
    return this.#data.words[place] ?? 0
  }
}

/** Passes on the places of the keys with the hash of this text. Other texts may have the same hash. */
function collect(table: Float64Array, text: string, add: (place: number) => void): void {
  const from = hashOf(text) * PLACES
  let [low, high] = [0, table.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((table[middle] ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (; low < table.length; low++) {
    const place = (table[low] ?? 0) - from
    if (place >= PLACES) return
    add(place)
  }
}
