import type { Brand } from '@sampan/contract'
import { withTimes } from '@sampan/contract/article-text'
import { naming } from '@sampan/contract/brand-name'
import { durationText } from '@sampan/contract/duration-text'
import { LANGUAGE_TAGS, type Language, SHIPPED_COUNTRIES, TOKEN_DAYS } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { readBrand } from '../brand/brand-service.ts'
import { notationTexts } from '../setting/country/notation-service.ts'
import { findDestinations } from '../setting/destination-sql.ts'
import { findTimes } from '../setting/setting-sql.ts'
import { type ArticleKey, type Collection, findOwnTexts, lockArticle } from './article-sql.ts'
import { articlesInAllLanguages } from './articles.ts'

export type { ArticleKey, Collection } from './article-sql.ts'

const COMES_WITH_THE_SHOP = { help: articlesInAllLanguages('help'), law: articlesInAllLanguages('law') }

/** Times of the settings that a page can mention as `{order_expiry}`, so that the page follows the setting. */
const TIMES: ReadonlySet<string> = new Set([
  'order_expiry',
  'order_wait',
  'order_auto_confirm',
  'order_auto_complete',
  'order_review',
  'refund_return',
  'payment_code_lock',
  'one_time_code',
  'extract_wait',
  'notice',
  'product_view',
  'security_event',
  'session',
])

const COOKIE_SECONDS = TOKEN_DAYS * 86_400

const DAY_S = 86_400

type Time = Awaited<ReturnType<typeof findTimes>>[number]
type Terms = { times: readonly Time[]; destinations: Awaited<ReturnType<typeof findDestinations>> }

async function readTerms(db: Db): Promise<Terms> {
  const [times, destinations] = await Promise.all([findTimes(db), findDestinations(db)])
  return { times, destinations }
}

/** Times, and countries with longer refunds, that a page in this language can mention. */
function timesIn(language: Language, { times, destinations }: Terms): Record<string, string> {
  const known_times = times.filter(({ name }) => TIMES.has(name))
  const general_s = times.find(({ name }) => name === 'order_auto_complete')?.seconds ?? 0
  return {
    longer_refunds: longerRefundsText(language, destinations, general_s),
    ...timeTexts(language, known_times),
  }
}

/** For example "14 days: Germany and Spain". */
function longerRefundsText(language: Language, destinations: Terms['destinations'], general_s: number): string {
  const nameOf = new Intl.DisplayNames(language, { type: 'region' })
  const longer = destinations.filter(
    ({ country, refund_days }) => SHIPPED_COUNTRIES.includes(country) && refund_days * DAY_S > general_s,
  )
  const groups = Map.groupBy(longer, ({ refund_days }) => refund_days)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const texts = [...groups].map(([days, rows]) => {
    const names = rows.map(({ country }) => nameOf.of(country) ?? country)
    return `${durationText(days * DAY_S, language)}: ${list.format(names)}`
  })
  return texts.join('; ') || '–'
}

function timeTexts(language: Language, times: readonly Time[]): Record<string, string> {
  return Object.fromEntries(
    times.map(({ name, seconds }) => {
      // The cookie of a session ends after a fixed time, even if the session could last longer.
      const shown_seconds = name === 'session' ? Math.min(seconds, COOKIE_SECONDS) : seconds
      return [name, durationText(shown_seconds, language)]
    }),
  )
}

type Text = { title: string; body_markdown: string }

function filled({ title, body_markdown }: Text, brand: Brand, times: Record<string, string>, language: Language): Text {
  const name = naming(brand, language)
  const fill = (text: string) => name(withTimes(text, times))
  return { title: fill(title), body_markdown: fill(body_markdown) }
}

/**
 * The pages of a language: the shopkeeper's own text where it exists, otherwise the text that comes with the shop. Legal
 * texts end with the notations of the business, each in the language of its country.
 */
export async function readArticles(db: Db, collection: Collection, language: Language) {
  const [brand, texts, rows, notations] = await Promise.all([
    readBrand(db),
    findOwnTexts(db, collection, language),
    readTerms(db),
    collection === 'law' ? notationTexts(db) : [],
  ])
  const times = timesIn(language, rows)
  const own = new Map(texts.map((one) => [one.slug, one]))
  const articles = COMES_WITH_THE_SHOP[collection][language].map((article) => {
    return { slug: article.slug, ...filled(own.get(article.slug) ?? article, brand, times, language) }
  })
  return [...articles, ...notations]
}

/**
 * The pages of all languages, for the operators' desk. Placeholders are not replaced, because operators edit the texts
 * that contain them.
 */
export async function listAllArticles(db: Db, collection: Collection) {
  const own = await findOwnTexts(db, collection)
  const rows = await readTerms(db)
  return LANGUAGE_TAGS.flatMap((language) => {
    const times = timesIn(language, rows)
    return COMES_WITH_THE_SHOP[collection][language].map((article) => {
      const own_article = own.find((one) => one.slug === article.slug && one.language === language)
      const { title, body_markdown } = own_article ?? article
      return {
        collection,
        slug: article.slug,
        language,
        title,
        body_markdown,
        is_own: own_article !== undefined,
        times,
      }
    })
  })
}

/** Locks a page until the transaction ends and returns it. @throws NotFound. */
export async function lockExistingArticle(tx: Tx, key: ArticleKey) {
  await lockArticle(tx, key)
  const article = (await listAllArticles(tx, key.collection)).find(
    ({ slug, language }) => slug === key.slug && language === key.language,
  )
  if (!article) throw new NotFound()
  return article
}
