import type { Meant } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../../../db/database.ts'
import { BadRequest } from '../../../../refusal/refusal.ts'
import {
  type KeywordData,
  keywordQuery,
  type MatchKinds,
  matchKinds,
  type ParsedKeyword,
  parseKeyword,
  wholeWords,
  wordQueries,
} from '../search-query.ts'
import { findCodes, readKeywordData, type Sought } from '../search-sql.ts'
import { lettersIn, normalise, quoted } from '../search-terms.ts'
import {
  AS_TYPED,
  type ChosenMeanings,
  chosenIn,
  fitting,
  type SearchedMeaning,
  type SearchedTerm,
  type StoredMeanings,
  stored,
} from './chosen-meanings.ts'
import { interpretKeyword } from './interpret-keyword.ts'
import { findMeanings, findWithoutMark } from './meaning-sql.ts'
import { isExact } from './measures.ts'
import { tongueOf } from './runs.ts'
import type { Dictionary } from './term.ts'

/** With fewer products than this, products of the next meaning follow. */
const FEW = 5

type Keyword = {
  keyword: string
  language: Language
  dictionary: Dictionary | undefined
  as_typed?: boolean | undefined
  /** In a chosen order, products of other meanings would come between those of the first. */
  is_sorted?: boolean
  /** Stored in the cursor of the page before. */
  before?: { completions: string[]; meanings: StoredMeanings } | undefined
}
type FoundAs = { sought: Sought; meant: Meant | null }

/**
 * Chooses what to search for a keyword: the keyword as typed and, if few products contain it, what it may mean.
 * @returns undefined if the keyword has no searchable character.
 * @throws BadRequest for a forged cursor.
 */
export async function seekKeyword(
  db: Db,
  { keyword, language: readers, dictionary, as_typed, is_sorted, before }: Keyword,
): Promise<FoundAs | undefined> {
  const language = tongueOf(keyword, readers)
  const parsed = parseKeyword(keyword, language)
  if (!parsed) return undefined
  const interpreted = before || !dictionary || as_typed ? undefined : interpretKeyword(dictionary, keyword, language)
  const possible = interpreted && !interpreted.is_plenty ? interpreted : undefined
  const interpretations = possible && fitting(possible.meanings)
  const previous = chosenIn(before?.meanings ?? AS_TYPED)
  const kinds = interpreted?.kinds ?? previous.kinds
  const [keywordData, textQueries] = await Promise.all([
    readKeywordData(db, parsed, before?.completions),
    findTextQueries(db, interpretations ?? previous.meanings, language),
  ])
  const queryOf = (meaning: SearchedMeaning) =>
    meaning === 'typed' ? keywordQuery(parsed, keywordData.codes) : termsQuery(meaning, textQueries)
  const wider = interpretations?.find((meaning) => meaning === possible?.wider)
  const used_meanings = interpretations
    ? await choose(db, { meanings: interpretations, wider }, queryOf)
    : previous.meanings
  if (before && used_meanings.some((meaning) => queryOf(meaning) === ''))
    throw new BadRequest('cursor: not one of this list')
  const isWider = used_meanings[0] === 'typed' && used_meanings[1] !== undefined && used_meanings[1] === wider
  const meanings = is_sorted && !before ? used_meanings.slice(0, isWider ? 2 : 1) : used_meanings
  // The first page has the same limits as the cursors after it.
  const searched = chosenIn(stored({ meanings, kinds }))
  return { sought: soughtAs(searched, { parsed, data: keywordData, queryOf }), meant: meantOf(searched.meanings) }
}

/**
 * A keyword with words that name filters. Products contain it as typed if they contain these words whole, and words that
 * begin with those in `rest`.
 */
type TypedFilters = { keyword: string; rest: string; readers: Language }

/** Whether products contain the keyword as typed. */
export async function isFoundAsTyped(db: Db, filters: TypedFilters): Promise<boolean> {
  const query = await typedQuery(db, filters)
  return query !== '' && ((await findMeanings(db, [query], 1))[0] ?? 0) > 0
}

/** Whether one of the first products that contain the keyword as typed has none of the marks; null without products. */
export async function isFoundWithout(db: Db, filters: TypedFilters, marks: readonly string[]): Promise<boolean | null> {
  const query = await typedQuery(db, filters)
  return query === '' ? null : findWithoutMark(db, query, marks)
}

async function typedQuery(db: Db, { keyword, rest, readers }: TypedFilters): Promise<string> {
  const parsed = parseKeyword(keyword, tongueOf(keyword, readers))
  if (!parsed) return ''
  const begun = new Set(lettersIn(normalise(rest)))
  const whole = wholeWords(parsed, begun)
  const [codes = []] = await findCodes(db, [whole])
  return keywordQuery(whole, codes)
}

type QueryOf = (meaning: SearchedMeaning) => string

type Meanings = { meanings: readonly SearchedMeaning[]; wider: SearchedMeaning | undefined }

async function choose(db: Db, { meanings, wider }: Meanings, queryOf: QueryOf): Promise<SearchedMeaning[]> {
  const [counts, [isWider = 0]] = await Promise.all([
    findMeanings(db, meanings.map(queryOf), FEW),
    wider === undefined ? [] : findMeanings(db, [queryOf(wider)], 1),
  ])
  return meanings.filter((one, place) => (counts[place] ?? 0) > 0 || (isWider > 0 && one === wider))
}

/** Reads the codes of all words of the meanings at once. @returns the tsquery of each text that can be searched. */
async function findTextQueries(
  db: Db,
  meanings: readonly SearchedMeaning[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const interpretations = meanings.filter((meaning) => typeof meaning !== 'string')
  const texts = [...new Set(interpretations.flatMap((terms) => terms.flatMap((term) => term.texts)))]
  const parsed = texts.flatMap((text) => {
    const one = parseKeyword(text, language)
    return one ? [{ text, one }] : []
  })
  const codes = await findCodes(
    db,
    parsed.map(({ one }) => one),
  )
  return new Map(
    parsed.map(({ text, one }, at) => {
      const exact = one.beginnings.letters.map(quoted).join(' & ')
      return [text, `(${isExact(text) ? exact : keywordQuery(one, codes[at] ?? [])})`]
    }),
  )
}

/** A tsquery that matches all terms, each by one of its texts. */
const termsQuery = (terms: readonly SearchedTerm[], query_of: ReadonlyMap<string, string>) =>
  terms
    .map(({ texts }) => texts.flatMap((text) => query_of.get(text) ?? []).join(' | '))
    .filter(Boolean)
    .map((query) => `(${query})`)
    .join(' & ')

type Given = { parsed: ParsedKeyword; data: KeywordData; queryOf: QueryOf }

/** The searches of the chosen meanings, one after the other. */
function soughtAs(searched: ChosenMeanings, { parsed, data, queryOf }: Given): Sought {
  const { meanings } = searched
  const as_typed = matchKinds(parsed, data, searched.kinds)
  const common = { completions: data.completions, meanings: stored(searched), language: parsed.language }
  // Nothing was found: the keyword as typed finds nothing either.
  if (meanings.every((meaning) => meaning === 'typed'))
    return { ...common, terms: wordQueries(parsed, data.codes), matches: as_typed }
  const matches: MatchKinds = {
    queries: [],
    substring_from: meanings[0] === 'typed' ? as_typed.substring_from : 0,
    containing: as_typed.containing,
  }
  const finds: string[] = []
  for (const meaning of meanings) {
    if (meaning === 'typed') {
      matches.queries.push(...as_typed.queries)
      finds.push(queryOf(meaning))
      continue
    }
    const query = queryOf(meaning)
    const kinds = [...new Set(meaning.flatMap((term) => term.kinds))]
    if (kinds.length > 0) matches.queries.push(`${query} & (${kinds.map(quoted).join(' | ')})`)
    matches.queries.push(query)
    finds.push(query)
  }
  return { ...common, terms: [`(${finds.map((query) => `(${query})`).join(' | ')})`], matches }
}

/** Describes the first meaning besides the keyword as typed, for the reply. */
function meantOf(meanings: readonly SearchedMeaning[]): Meant | null {
  const interpretation = meanings.find((meaning) => meaning !== 'typed')
  if (!interpretation) return null
  return {
    keyword: interpretation.map(({ texts }) => texts[0]).join(' '),
    is_typed_found: meanings.includes('typed'),
  }
}
