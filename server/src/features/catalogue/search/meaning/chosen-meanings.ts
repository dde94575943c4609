import { z } from 'zod'
import { isStorable } from '../../../../db/storable.ts'
import type { Meaning } from './interpret-keyword.ts'
import type { Term } from './term.ts'

export type SearchedMeaning = 'typed' | readonly SearchedTerm[]
export type SearchedTerm = Pick<Term, 'texts' | 'kinds'>

/** The meanings of a keyword on the first page of a list. `kinds`: the codes of the kinds that the keyword names. */
export type ChosenMeanings = { meanings: readonly SearchedMeaning[]; kinds: readonly string[] }

/** Maximum number of letters in the words of a cursor, because cursors are part of addresses. */
const LETTERS_MAX = 400
const TEXTS_MAX = 8
const KINDS_MAX = 24
const PARTS_MAX = 40

const Words = z.array(z.string().min(1).max(LETTERS_MAX).refine(isStorable))
const Kinds = Words.max(KINDS_MAX)

/**
 * The chosen meanings in a cursor. Later pages search them again, even if the words of the shop changed, so that no
 * product is listed twice or left out. Meanings have common terms, so each is a list of places in `parts`.
 */
export const StoredMeanings = z.object({
  kinds: Kinds,
  parts: z.array(z.tuple([Words.max(TEXTS_MAX), Kinds])).max(PARTS_MAX),
  meanings: z
    .array(z.union([z.literal('typed'), z.array(z.int().min(0).max(PARTS_MAX)).min(1).max(8)]))
    .min(1)
    .max(8),
})
export type StoredMeanings = z.output<typeof StoredMeanings>

export const AS_TYPED: StoredMeanings = { kinds: [], parts: [], meanings: ['typed'] }

const lettersOf = (words: readonly string[]) => words.join('').length
const firstNames = ({ texts, kinds }: SearchedTerm): SearchedTerm => ({
  texts: texts.slice(0, TEXTS_MAX),
  kinds: kinds.slice(0, KINDS_MAX),
})

/** Shortens meanings for which a cursor has no room to one word for each term, or leaves them out. */
export function fitting(meanings: readonly Meaning[]): SearchedMeaning[] {
  const parts = new Set<SearchedTerm>()
  const isFit = (meaning: readonly SearchedTerm[]) => {
    const all = [...parts, ...meaning.filter((term) => !parts.has(term))].map(firstNames)
    return lettersOf(all.flatMap(({ texts, kinds }) => [...texts, ...kinds])) <= LETTERS_MAX
  }
  return meanings.flatMap((meaning): SearchedMeaning[] => {
    if (meaning === 'typed') return [meaning]
    const short = meaning.map(({ texts }): SearchedTerm => ({ texts: texts.slice(0, 1), kinds: [] }))
    const fit = [meaning, short].find(isFit)
    for (const term of fit ?? []) parts.add(term)
    return fit ? [fit] : []
  })
}

export function stored({ meanings, kinds }: ChosenMeanings): StoredMeanings {
  const parts = [...new Set(meanings.flatMap((meaning) => (typeof meaning === 'string' ? [] : meaning)))]
  return {
    kinds: kinds.slice(0, KINDS_MAX),
    parts: parts.map(firstNames).map(({ texts, kinds }) => [[...texts], [...kinds]]),
    meanings: meanings.map((meaning) =>
      typeof meaning === 'string' ? meaning : meaning.map((term) => parts.indexOf(term)),
    ),
  }
}

export function chosenIn({ kinds, parts, meanings }: StoredMeanings): ChosenMeanings {
  const terms = parts.map(([texts, kinds]): SearchedTerm => ({ texts, kinds }))
  return {
    kinds,
    meanings: meanings.map((meaning) =>
      typeof meaning === 'string' ? meaning : meaning.flatMap((place) => terms[place] ?? []),
    ),
  }
}
