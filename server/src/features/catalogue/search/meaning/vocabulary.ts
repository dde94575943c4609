import type { Language } from '@sampan/contract/rules'
import { KeyTable, type KeyTableData } from './key-table.ts'
import { TextList, type TextListData } from './text-list.ts'

/** The role of a word. Names of kinds count most; names of options, categories and shops count least. */
export const ROLE = { option: 0, title: 1, other_name: 2, kind: 3 } as const
export type Role = (typeof ROLE)[keyof typeof ROLE]

export type VocabularyData = {
  language: Language
  words: TextListData
  roles: Uint8Array
  /** The number of products that have each word. */
  counts: Uint32Array
  /** The codes of the kinds that have exactly this name, by place of the word. */
  kinds: ReadonlyMap<number, readonly string[]>
  /** The synonyms that operators added, by place of the word. */
  synonyms: ReadonlyMap<number, readonly string[]>
  /** The options that have exactly this name or other name, such as `colour:brick`. */
  options: ReadonlyMap<string, readonly string[]>
  /** The places of words in Latin letters, sorted by word. */
  latin: Uint32Array
  spellings: KeyTableData
  /** Pinyin and romaji. */
  sounds: KeyTableData
  /** First letters of the pinyin of each character. */
  initials: KeyTableData
  /** Korean words as syllables. */
  syllables: KeyTableData
}

export type Word = {
  word: string
  role: number
  count: number
  kinds: readonly string[]
  synonyms: readonly string[]
}

/** The texts to search for a word: itself, if products or names have it, and its synonyms. */
export const textsOf = ({ word, count, synonyms }: Pick<Word, 'word' | 'count' | 'synonyms'>): readonly string[] =>
  synonyms.length > 0 && count === 0 ? synonyms : [word, ...synonyms]

/** The words of the shop in one language. */
export class Vocabulary {
  readonly language: Language
  readonly spellings: KeyTable
  readonly sounds: KeyTable
  readonly initials: KeyTable
  readonly syllables: KeyTable
  readonly #data: VocabularyData
  readonly #words: TextList

  constructor(data: VocabularyData) {
    this.language = data.language
    this.#data = data
    this.#words = new TextList(data.words)
    this.spellings = new KeyTable(data.spellings)
    this.sounds = new KeyTable(data.sounds)
    this.initials = new KeyTable(data.initials)
    this.syllables = new KeyTable(data.syllables)
  }

  get size(): number {
    return this.#words.length
  }

  wordAt(place: number): Word {
    const { roles, counts, kinds, synonyms } = this.#data
    return {
      word: this.#words.at(place),
      role: roles[place] ?? ROLE.option,
      count: counts[place] ?? 0,
      kinds: kinds.get(place) ?? [],
      synonyms: synonyms.get(place) ?? [],
    }
  }

  /** The options with this name or other name, such as `colour:brick`. */
  optionsNamed(name: string): readonly string[] {
    return this.#data.options.get(name) ?? []
  }

  /** Whether some word in Latin letters begins with this text. */
  begins(text: string): boolean {
    const { latin } = this.#data
    const wordOf = (at: number) => this.#words.at(latin[at] ?? 0)
    let [low, high] = [0, latin.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (wordOf(middle) < text) low = middle + 1
      else high = middle
    }
    return low < latin.length && wordOf(low).startsWith(text)
  }
}

export type Vocabularies = Readonly<Record<Language, Vocabulary>>
