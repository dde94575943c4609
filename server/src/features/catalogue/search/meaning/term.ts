import type { Language } from '@sampan/contract/rules'
import { singularFirst, singularsOf } from './plurals.ts'
import type { Run, Script } from './runs.ts'
import { fromTaiwan, joined, keyOf, simplified } from './spelling.ts'
import { ROLE, textsOf, type Vocabularies, type Vocabulary } from './vocabulary.ts'

/** The words of a shop. */
export type Dictionary = { vocabularies: Vocabularies }

/** The words of a shop as they were last loaded; undefined before the first time. */
export type ShopWords = { dictionary: Dictionary | undefined }

declare module '../../../../context.ts' {
  interface Context {
    /** The words by which keywords are corrected. Without them, keywords are searched as typed. */
    words?: ShopWords
  }
}

/** A term of a query with the words that it may mean. A product matches the term if it matches one of the words. */
export type Term = {
  texts: readonly string[]
  /** The codes of kinds that have one of the words as their name. */
  kinds: readonly string[]
  role: number
  count: number
  /** Set if the words are the typed text itself. */
  is_exact?: boolean
  /** Set if a word has synonyms of operators. */
  is_wider?: boolean
  /** Set if the words are spelt differently from the typed text. */
  is_guess?: boolean
  /** The number of edits between the typed text and the words. */
  edits?: number
  /** The words that are about equally near. */
  even?: readonly string[]
}

/** Products match an interpretation if they match all its terms. */
export type Interpretation = readonly Term[]

/** Maximum number of words that a term may mean. */
export const MEANINGS = 4
/** Maximum number of words with their synonyms. Each is an index lookup. */
const TEXTS_MAX = 8

/** The vocabularies to look a word up in, in order. */
export function vocabulariesFor({ vocabularies }: Dictionary, { script, text }: Run, language: Language): Vocabulary[] {
  const { en, 'zh-CN': zh, ja, ko, th } = vocabularies
  if (script === 'hangul') return [ko]
  if (script === 'thai') return [th]
  if (script === 'latin') return language === 'en' ? [en] : [vocabularies[language], en]
  if (language === 'ja') return [ja, zh]
  return /[\u3041-\u30fa]/.test(text) ? [ja] : [zh, ja]
}

/** Makes a term of the most important of these words, in order of importance. */
export function termOf(vocabulary: Vocabulary, places: readonly number[], most = MEANINGS): Term {
  const words = places.map((place) => vocabulary.wordAt(place)).sort((a, b) => b.role - a.role || b.count - a.count)
  const best_words = words.slice(0, most)
  return {
    texts: singularFirst([...new Set(best_words.flatMap(textsOf))]).slice(0, TEXTS_MAX),
    kinds: [...new Set(best_words.flatMap(({ kinds }) => kinds))],
    role: words[0]?.role ?? ROLE.option,
    count: words[0]?.count ?? 0,
    ...(best_words.some(({ synonyms }) => synonyms.length > 0) && { is_wider: true }),
  }
}

/** The text as a vocabulary writes it: the Chinese vocabulary has simplified characters. */
export const spelt = (vocabulary: Vocabulary, text: string, script: Script) =>
  vocabulary.language === 'zh-CN' && script === 'cjk' ? simplified(text) : text

/** Scripts whose keys leave out signs that distinguish words: accents and tone marks. */
const SIGNED: ReadonlySet<Script> = new Set(['latin', 'thai'])

/** The places of the words with the key of a text. `others`: words that differ from it in accents or tone marks. */
function wordsLike(vocabulary: Vocabulary, text: string, script: Script) {
  const key = keyOf(text, script)
  const places = vocabulary.spellings.find(key) ?? []
  if (!SIGNED.has(script)) return { own: places, others: [] }
  const others = new Set(
    places.filter((place) => {
      const word = joined(vocabulary.wordAt(place).word)
      return word !== text && keyOf(word, script) === key
    }),
  )
  return { own: places.filter((place) => !others.has(place)), others: [...others] }
}

/**
 * The term that means exactly this run. A word with exactly these signs has a separate count, and `others` are the words with
 * other accents or tone marks. A text without signs means all of them if no word is spelt like it.
 */
export function exactly(
  dictionary: Dictionary,
  run: Run,
  language: Language,
): (Term & { others?: Term | undefined }) | undefined {
  const { script, text } = run
  for (const vocabulary of vocabulariesFor(dictionary, run, language)) {
    const plain = spelt(vocabulary, text, script)
    const isChinese = vocabulary.language === 'zh-CN' && script === 'cjk'
    const singulars = script === 'latin' ? singularsOf(plain) : isChinese ? [fromTaiwan(text)] : []
    for (const one of [plain, ...singulars]) {
      const { own, others } = wordsLike(vocabulary, one, script)
      const places = own.length > 0 ? own : others
      if (places.length === 0) continue
      const term = termOf(vocabulary, places)
      const alike = own.length > 0 && others.length > 0 ? termOf(vocabulary, others) : undefined
      return { ...term, is_exact: term.texts.includes(text), others: alike }
    }
  }
  return undefined
}
