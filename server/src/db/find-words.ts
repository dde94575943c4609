import { asciiDigits } from '@sampan/contract/ascii-digits'
import { normalised } from '@sampan/contract/normalised'
import { type RawBuilder, sql } from 'kysely'

/** Only digits and the characters that people put between the groups of a number. */
const NUMBER = /^\+?[\d\s().-]+$/
/** Shortest part of a number that is searched. Fewer digits are part of too many numbers. */
const DIGITS_AT_LEAST = 4
const WORDS_LIMIT = 12

/** The digits of a typed number without the zeros of a trunk prefix, or undefined if the text is no number. */
function digitsIn(input: string): string | undefined {
  const text = asciiDigits(input).trim()
  if (!NUMBER.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= DIGITS_AT_LEAST ? digits : undefined
}

/** The words of a search. Each result contains all of them. A number in groups is one word. */
export function findWords(input: string): string[] {
  const digits = digitsIn(input)
  if (digits !== undefined) return [digits]
  return normalised(input, 'NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, WORDS_LIMIT)
}

/**
 * A condition on a text that is indexed by `find_pieces`: it contains all words. False if no word is long enough for the
 * index, which would read all rows.
 */
export function containsWords(text: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> {
  const pieces = sql`(select coalesce(array_agg(distinct piece), '{}')
    from unnest(${words}::text[]) as word, unnest(find_pieces(word)) as piece)`
  return sql<boolean>`((select cardinality(${pieces}) > 0) and find_pieces(${text}) @> ${pieces}
    and not exists (select from unnest(${words}::text[]) as word where strpos(${text}, word) = 0))`
}
