import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Flag, Nothing, SingleLine, Time } from '../endpoint.ts'
import { DESK_SYNONYMS } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { SYNONYM_LIMIT } from './catalogue-rules.ts'

const SynonymLanguage = z.enum(LANGUAGE_TAGS).describe('the language of the readers whose searches use it')

const SynonymKey = z.strictObject({
  language: SynonymLanguage,
  word: SingleLine(SYNONYM_LIMIT).describe('the word that shoppers search for'),
  meaning: SingleLine(SYNONYM_LIMIT).describe('the word that is searched too'),
})

const Synonym = SynonymKey.extend({
  is_both: z.boolean().describe('whether a search for `meaning` also searches `word`'),
  changed_by: z.string(),
  changed_at: Time,
})
export type Synonym = z.output<typeof Synonym>

const MissedSearch = z.object({
  keyword: z.string(),
  searches: z.int(),
  has_synonym: z.boolean().describe('whether a synonym was added since'),
})
export type MissedSearch = z.output<typeof MissedSearch>

/** Synonyms, and searches that found nothing. */
export const synonym_endpoints = {
  'GET /api/admin/synonym/list': {
    summary: 'Synonyms of a language',
    access: desk('catalogue'),
    query: z.object({ language: SynonymLanguage }),
    reply: z.array(Synonym),
  },
  'POST /api/admin/synonym/save': {
    summary: 'Add a synonym, or change its direction; searches use it within seconds',
    access: desk('catalogue'),
    body: SynonymKey.extend({ is_both: z.boolean() }),
    reply: Nothing,
    stale: DESK_SYNONYMS,
  },
  'POST /api/admin/synonym/remove': {
    summary: 'Remove a synonym',
    access: desk('catalogue'),
    body: SynonymKey,
    reply: Nothing,
    stale: DESK_SYNONYMS,
  },
  'GET /api/admin/search/missed': {
    summary: 'The most frequent keywords of a week that found no product',
    access: desk('catalogue'),
    query: z.object({
      language: z.enum(LANGUAGE_TAGS).describe('the language of the readers who searched'),
      is_last_week: Flag.optional().describe('last week instead of this week'),
    }),
    reply: z.array(MissedSearch),
  },
} as const satisfies EndpointTable
