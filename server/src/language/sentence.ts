import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_TAGS, type Language } from '@sampan/contract/rules'
import english from './catalogue/en.json' with { type: 'json' }

/** A sentence in every language of the shop. */
export type Sentence = Record<Language, string>

/** The id of a sentence: its key in the catalogues, which are in `catalogue`, one file per language. */
export type SentenceId = keyof typeof english

/** The last part of the ids that begin with a prefix: `NameIn<'error'>` is `'busy' | 'malformed' | …`. */
export type NameIn<Prefix extends string, Id extends string = SentenceId> = Id extends `${Prefix}.${infer Name}`
  ? Name
  : never

const inEachLanguage = (text: (language: Language) => string): Sentence =>
  Object.fromEntries(LANGUAGE_TAGS.map((language) => [language, text(language)])) as Sentence // has every language

type Catalogue = Partial<Record<SentenceId, string>>

const catalogues = new Map(
  LANGUAGE_TAGS.map((language): [Language, Catalogue] => {
    const path = join(import.meta.dirname, 'catalogue', `${language}.json`)
    return [language, JSON.parse(readFileSync(path, 'utf8'))]
  }),
)

const sentences = new Map<string, Sentence>(
  Object.entries(english).map(([id, text]) => [
    id,
    inEachLanguage((language) => catalogues.get(language)?.[id as SentenceId] ?? text), // a key of `english`
  ]),
)

/** The sentence with this id, or undefined. For ids that are known only at run time. */
export const findSentence = (id: string): Sentence | undefined => sentences.get(id)

/** The sentence with this id. A text that a catalogue lacks is in English. */
export function sentence(id: SentenceId): Sentence {
  const texts = sentences.get(id)
  if (!texts) throw new Error(`no sentence has the id ${id}`)
  return texts
}

/** The sentence with each of its texts changed. */
export const mapSentence = (texts: Sentence, change: (text: string) => string): Sentence =>
  inEachLanguage((language) => change(texts[language]))
