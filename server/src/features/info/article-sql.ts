import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'

export type Collection = 'help' | 'law'

/** Texts that the shopkeeper wrote, in one language or in all. */
export const findOwnTexts = (db: Db, collection: Collection, language?: Language) =>
  db
    .selectFrom('article_text')
    .select(['slug', 'language', 'title', 'body_markdown'])
    .where('collection', '=', collection)
    .$if(language !== undefined, (rows) => rows.where('language', '=', language ?? 'en'))
    .execute()

export type ArticleKey = { collection: Collection; slug: string; language: Language }

/**
 * Locks a page until the transaction ends. Uses an advisory lock, because a page without its own text has no row to
 * lock.
 */
export async function lockArticle(tx: Tx, { collection, slug, language }: ArticleKey): Promise<void> {
  const name = `article ${collection} ${slug} ${language}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Stores the shopkeeper's text of a page. With null, the page returns to the text that comes with the shop. */
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
