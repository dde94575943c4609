import { z } from 'zod'
import { isStorable } from '../../../../db/storable.ts'
import type { Meaning } from './mend.ts'
import type { Part } from './part.ts'

/** `loosely`: all parts of the keyword, not necessarily next to each other. */
export type SearchedMeaning = 'typed' | 'loosely' | readonly SearchedPart[]
export type SearchedPart = Pick<Part, 'texts' | 'kinds'>

/** What the first page of a list took a keyword to mean. `kinds`: the codes of the kinds that the keyword names. */
export type ChosenMeanings = { meanings: readonly SearchedMeaning[]; kinds: readonly string[] }

const Words = z.array(z.string().max(100).refine(isStorable)).max(8)
const PARTS_MAX = 40

/**
 * The chosen meanings in a cursor. Later pages search them again, even if the words of the shop changed, so that no
 * product is listed twice or left out. Meanings have common parts, so each is a list of places in `parts`.
 */
export const StoredMeanings = z.object({
  kinds: Words,
  parts: z.array(z.tuple([Words, Words])).max(PARTS_MAX),
  meanings: z
    .array(z.union([z.literal(['typed', 'loosely']), z.array(z.int().min(0).max(PARTS_MAX)).min(1).max(8)]))
    .min(1)
    .max(8),
})
export type StoredMeanings = z.output<typeof StoredMeanings>

export const AS_TYPED: StoredMeanings = { kinds: [], parts: [], meanings: ['typed'] }

const NAMES_MAX = 8
/** Maximum number of letters in a cursor's words, because cursors are part of addresses. */
const LETTERS_MAX = 400
const lettersOf = (words: readonly string[]) => words.join('').length

/** Leaves out the last meanings if there are too many words for a cursor, and of the first one the additional words. */
export function fitting(meanings: readonly Meaning[]): SearchedMeaning[] {
  const parts = new Set<SearchedPart>()
  let left = LETTERS_MAX
  const fit: SearchedMeaning[] = []
  for (const meaning of meanings) {
    if (meaning !== 'typed')
      for (const part of meaning) {
        if (!parts.has(part)) left -= lettersOf(part.texts) + lettersOf(part.kinds.slice(0, NAMES_MAX))
        parts.add(part)
      }
    if (left >= 0) fit.push(meaning)
    else if (fit.length === 0 && meaning !== 'typed')
      fit.push(meaning.map(({ texts }) => ({ texts: texts.slice(0, 1), kinds: [] })))
    else break
  }
  return fit
}

export function stored({ meanings, kinds }: ChosenMeanings): StoredMeanings {
  const parts = [...new Set(meanings.flatMap((meaning) => (typeof meaning === 'string' ? [] : meaning)))]
  return {
    kinds: kinds.slice(0, NAMES_MAX),
    parts: parts.map((part) => [part.texts.slice(0, NAMES_MAX), part.kinds.slice(0, NAMES_MAX)]),
    meanings: meanings.map((meaning) =>
      typeof meaning === 'string' ? meaning : meaning.map((part) => parts.indexOf(part)),
    ),
  }
}

export function chosenIn({ kinds, parts, meanings }: StoredMeanings): ChosenMeanings {
  const known = parts.map(([texts, kinds]): SearchedPart => ({ texts, kinds }))
  return {
    kinds,
    meanings: meanings.map((meaning) =>
      typeof meaning === 'string' ? meaning : meaning.flatMap((place) => known[place] ?? []),
    ),
  }
}
