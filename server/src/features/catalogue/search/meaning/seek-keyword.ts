import type { Meant } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../../db/database.ts'
import type { FoundCursor } from '../../listing/list-cursor.ts'
import {
  type KeywordData,
  keywordQuery,
  type MatchKinds,
  matchKinds,
  type ParsedKeyword,
  parseKeyword,
  strictQuery,
  termQueries,
} from '../search-query.ts'
import { findCodes, readKeywordData, type Sought } from '../search-sql.ts'
import { quoted } from '../search-terms.ts'
import { findMeanings } from './meaning-sql.ts'
import { type Meaning, type Mended, mend } from './mend.ts'
import type { Attempt, Dictionary } from './part.ts'

/** With fewer products than this, products of the next meaning follow. */
const FEW = 5

type Keyword = {
  keyword: string
  language: Language
  dictionary: Dictionary | undefined
  as_typed?: boolean | undefined
  /** In a chosen order, products of other meanings would come between those of the first. */
  is_sorted?: boolean
  after?: FoundCursor | undefined
}
type FoundAs = { sought: Sought; meant: Meant | null }

/**
 * Chooses what to search for a keyword: the keyword as typed and, if few products contain it, what it may mean.
 * @returns undefined if the keyword has no searchable character.
 */
export async function seekKeyword(
  db: Db,
  { keyword, language, dictionary, as_typed, is_sorted, after }: Keyword,
): Promise<FoundAs | undefined> {
  const parsed = parseKeyword(keyword, language)
  if (!parsed) return undefined
  const mended = dictionary && !as_typed ? mend(dictionary, keyword, language) : AS_TYPED
  const [known, queryOf] = await Promise.all([
    readKeywordData(db, parsed, after?.[5]),
    mended.is_plenty ? undefined : attemptQueries(db, mended, language),
  ])
  if (!queryOf) return { sought: soughtAs(['typed'], [], { parsed, known, mended }), meant: null }
  const meanings: SearchedMeaning[] = [...mended.meanings, 'loosely']
  const queries = meanings.map((meaning) =>
    meaning === 'typed'
      ? strictQuery(parsed, known.codes)
      : meaning === 'loosely'
        ? keywordQuery(parsed, known.codes)
        : queryOf(meaning),
  )
  const found = after ? after[6] : await choose(db, queries)
  const chosen = is_sorted ? found.slice(0, 1) : found
  const chosen_meanings = meanings.filter((_, place) => chosen.includes(place))
  const sought = soughtAs(chosen_meanings, chosen, { parsed, known, mended, queryOf })
  return { sought, meant: meantOf(chosen_meanings) }
}

/** `loosely`: all parts of the keyword, not necessarily next to each other. */
type SearchedMeaning = Meaning | 'loosely'

const AS_TYPED: Mended = { meanings: ['typed'], kinds: [], is_plenty: true }

async function choose(db: Db, queries: readonly string[]): Promise<number[]> {
  const counts = await findMeanings(db, queries, FEW)
  return counts.flatMap((count, place) => (count > 0 ? [place] : []))
}

/** Reads the codes of all words of the meanings at once. @returns the tsquery of an attempt. */
async function attemptQueries(db: Db, { meanings }: Mended, language: Language) {
  const attempts = meanings.filter((meaning) => meaning !== 'typed')
  const texts = [...new Set(attempts.flatMap((parts) => parts.flatMap((part) => part.texts)))]
  const parsed = texts.flatMap((text) => {
    const one = parseKeyword(text, language)
    return one ? [{ text, one }] : []
  })
  const codes =
    parsed.length > 0
      ? await findCodes(
          db,
          parsed.flatMap(({ one }) => one.terms),
        )
      : []
  const query_of = new Map<string, string>()
  let place = 0
  for (const { text, one } of parsed) {
    query_of.set(text, `(${keywordQuery(one, codes.slice(place, place + one.terms.length))})`)
    place += one.terms.length
  }
  const anyOf = (words: readonly string[]) => words.flatMap((word) => query_of.get(word) ?? []).join(' | ')
  return (attempt: Attempt) =>
    attempt
      .map(({ texts }) => anyOf(texts))
      .filter(Boolean)
      .map((query) => `(${query})`)
      .join(' & ')
}

type Given = {
  parsed: ParsedKeyword
  known: KeywordData
  mended: Mended
  queryOf?: (attempt: Attempt) => string
}

/** The searches of the chosen meanings, one after the other. */
function soughtAs(
  meanings: readonly SearchedMeaning[],
  chosen: number[],
  { parsed, known, mended, queryOf }: Given,
): Sought {
  const typed = matchKinds(parsed, known, mended.kinds)
  const common = { completions: known.completions, chosen, language: parsed.language }
  const isTyped = meanings.every((meaning) => meaning === 'typed')
  if (isTyped || !queryOf) return { ...common, terms: termQueries(parsed, known.codes), matches: typed }
  const matches: MatchKinds = { queries: [], held_at: meanings[0] === 'typed' ? typed.held_at : 0, holds: typed.holds }
  const finds: string[] = []
  for (const meaning of meanings) {
    if (meaning === 'typed' || meaning === 'loosely') {
      const all = keywordQuery(parsed, known.codes)
      matches.queries.push(...(meaning === 'typed' ? typed.queries : [all]))
      finds.push(all)
      continue
    }
    const query = queryOf(meaning)
    const kinds = [...new Set(meaning.flatMap((part) => part.kinds))]
    if (kinds.length > 0) matches.queries.push(`${query} & (${kinds.map(quoted).join(' | ')})`)
    matches.queries.push(query)
    finds.push(query)
  }
  return { ...common, terms: [`(${finds.map((query) => `(${query})`).join(' | ')})`], matches }
}

/** Describes the first meaning besides the keyword as typed, for the reply. */
function meantOf(meanings: readonly SearchedMeaning[]): Meant | null {
  const attempt = meanings.find((meaning) => meaning !== 'typed' && meaning !== 'loosely')
  if (!attempt) return null
  return {
    keyword: attempt.map(({ texts }) => texts[0]).join(' '),
    is_typed_found: meanings.some((meaning) => meaning === 'typed' || meaning === 'loosely'),
  }
}
