import type { Language } from '@sampan/contract/rules'
import { pinyin } from 'pinyin-pro'
import { normalise } from '../search-terms.ts'
import { KeyTableMaker } from './key-table.ts'
import { singularsOf } from './plurals.ts'
import type { ReadingsOf } from './readings/readings.ts'
import { romajiOf } from './romaji.ts'
import { isKana, namesIn, runsOf, scriptOf } from './runs.ts'
import { inHiragana, joined, keyOf, simplified } from './spelling.ts'
import { packTexts } from './text-list.ts'
import { ROLE, type Role, type VocabularyData } from './vocabulary.ts'

/** Parts of words that no word begins with: the dictionary has split a word. */
const BROKEN =
  /^[ー\u3041\u3043\u3045\u3047\u3049っゃゅょん\u30a1\u30a3\u30a5\u30a7\u30a9ッャュョン\u0e30-\u0e3a\u0e45-\u0e4e]/

/** Maximum number of synonyms of a word that are searched. */
const SYNONYMS_MAX = 8

/** Collects the words of a language. Runs in the thread that makes vocabularies, because pinyin takes time. */
export class VocabularyMaker {
  readonly #language: Language
  readonly #readingsOf: ReadingsOf
  readonly #words: { word: string; role: Role; count: number }[] = []
  readonly #places = new Map<string, number>()
  readonly #kinds = new Map<number, string[]>()
  readonly #synonyms = new Map<number, string[]>()
  readonly #options = new Map<string, string[]>()
  readonly #spellings = new KeyTableMaker()
  readonly #sounds = new KeyTableMaker()
  readonly #initials = new KeyTableMaker()
  readonly #syllables = new KeyTableMaker()

  /** @param readingsOf the readings of Japanese words. */
  constructor(language: Language, readingsOf: ReadingsOf = () => []) {
    this.#language = language
    this.#readingsOf = readingsOf
  }

  /** Adds a word of titles or other names, as the dictionary has split it. @param count the products that have it. */
  addWord(text: string, role: Role, count: number): void {
    for (const { script, text: word } of runsOf(text)) {
      const isWord = script === 'latin' || script === 'hangul' || ([...word].length > 1 && !BROKEN.test(word))
      if (isWord) this.#add(word, role, count)
    }
  }

  /** Adds the name of a kind, an option or a category. */
  addName(text: string, role: Role, count: number, kind?: string): void {
    for (const name of namesIn(text, this.#language, true)) this.#addWhole(name, role, count, kind)
  }

  /** Adds the other names of a kind or option. */
  addOtherNames(text: string, role: Role, count: number, kind?: string): void {
    const names = namesIn(text, this.#language, false)
    for (const name of names) this.#addWhole(name, role, count, kind)
    // The other names in English are single words, so that names of two words are neighbours.
    if (this.#language !== 'en') return
    for (const [at, name] of names.entries()) {
      const next = names[at + 1]
      if (next !== undefined) this.#add(`${name} ${next}`, ROLE.title, count, kind)
    }
  }

  /** Adds the names by which a keyword may name an option, such as `colour:brick`. */
  addOption(option: string, name: string | undefined, other_names: string | undefined): void {
    const names = [normalise(name ?? '').trim(), ...namesIn(other_names ?? '', this.#language, false)]
    for (const one of new Set(names)) if (one) this.#options.set(one, [...(this.#options.get(one) ?? []), option])
  }

  /** Adds a synonym of an operator. Call it after all words are added, because the word gets the kinds of its meaning. */
  addSynonym(word: string, meaning: string): void {
    this.#add(word, ROLE.other_name, 0)
    const place = this.#places.get(word)
    if (place === undefined) return
    this.#synonyms.set(place, [...(this.#synonyms.get(place) ?? []), meaning].slice(0, SYNONYMS_MAX))
    const kinds = [...this.#kinds].flatMap(([at, kinds]) => {
      const name = this.#words[at]?.word ?? ''
      return name === meaning || singularsOf(name).includes(meaning) ? kinds : []
    })
    if (kinds.length > 0) this.#kinds.set(place, [...new Set([...(this.#kinds.get(place) ?? []), ...kinds])])
  }

  #addWhole(name: string, role: Role, count: number, kind?: string): void {
    this.#add(name, role, count, kind)
    if (name.includes(' '))
      for (const word of name.split(' ')) this.#add(word, Math.min(role, ROLE.title) as Role, count) // a lower role is a role
  }

  #add(word: string, role: Role, count: number, kind?: string): void {
    const script = scriptOf(word)
    if (!script) return
    const existing = this.#places.get(word)
    const place = existing ?? this.#words.push({ word, role, count: 0 }) - 1
    const entry = this.#words[place]
    if (!entry) return
    if (role > entry.role) entry.role = role
    entry.count += count
    if (kind !== undefined) this.#kinds.set(place, [...new Set([...(this.#kinds.get(place) ?? []), kind])])
    if (existing !== undefined) return
    this.#places.set(word, place)
    const plain = this.#language === 'zh-CN' && script === 'cjk' ? simplified(word) : word
    this.#spellings.add(keyOf(joined(plain), script), place)
    if (script === 'latin') for (const one of singularsOf(word)) this.#spellings.add(keyOf(joined(one), script), place)
    if (script === 'hangul' && word.length > 2) this.#syllables.add(word.replaceAll(' ', ''), place)
    if (script === 'cjk') this.#addSounds(plain, place)
  }

  #addSounds(word: string, place: number): void {
    if (this.#language === 'zh-CN') {
      const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
      this.#sounds.add(syllables.join('').toLowerCase(), place)
      const initials = syllables.map((one) => one.slice(0, 1)).join('')
      if (syllables.length > 1) this.#initials.add(initials.toLowerCase(), place)
    }
    if (this.#language === 'ja') {
      for (const reading of isKana(word) ? [word] : this.#readingsOf(word)) {
        this.#sounds.add(romajiOf(reading), place)
        if (reading !== word) this.#spellings.add(inHiragana(reading), place)
      }
    }
  }

  finish(): VocabularyData {
    const words = this.#words.map(({ word }) => word)
    const latin = [...words.keys()]
      .filter((place) => scriptOf(words[place] ?? '') === 'latin')
      .sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
    return {
      language: this.#language,
      words: packTexts(words),
      roles: Uint8Array.from(this.#words, ({ role }) => role),
      counts: Uint32Array.from(this.#words, ({ count }) => Math.max(0, count)),
      kinds: this.#kinds,
      synonyms: this.#synonyms,
      options: this.#options,
      latin: Uint32Array.from(latin),
      spellings: this.#spellings.finish(),
      sounds: this.#sounds.finish(),
      initials: this.#initials.finish(),
      syllables: this.#syllables.finish(),
    }
  }
}
