import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type Collection = 'help' | 'law'

/** Pages in the shopkeeper's own words: of one language, or of all. */
export const findOwnTexts = (db: Db, collection: Collection, language?: Language) =>
  db
    .selectFrom('article_text')
    .select(['slug', 'language', 'title', 'body_markdown'])
    .where('collection', '=', collection)
    .$if(language !== undefined, (rows) => rows.where('language', '=', language ?? 'en'))
    .execute()

export type ArticleKey = { collection: Collection; slug: string; language: Language }

/** Nobody else saves the page until the transaction ends, whether it has own words or not. */
export async function lockArticle(tx: Tx, { collection, slug, language }: ArticleKey): Promise<void> {
  const name = `article ${collection} ${slug} ${language}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Gives a page own words, or those back that come with the shop. */
export async function storeOwnText(tx: Tx, key: ArticleKey, own: { title: string; body_markdown: string } | null) {
  const { collection, slug, language } = key
  if (!own) {
    await tx
      .deleteFrom('article_text')
      .where('collection', '=', collection)
      .where('slug', '=', slug)
      .where('language', '=', language)
      .execute()
    return
  }
  await tx
    .insertInto('article_text')
    .values({ ...key, ...own })
    .onConflict((conflict) =>
      conflict.columns(['collection', 'slug', 'language']).doUpdateSet({ ...own, saved_at: sql<string>`now()` }),
    )
    .execute()
}
