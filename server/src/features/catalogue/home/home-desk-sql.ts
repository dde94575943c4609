import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Texts } from '../../../language/text-in.ts'

/** Lock for saving banners and popular searches: each save replaces a whole list, so two saves must not run concurrently. */
const FRONT_LOCK = 7_262_067

export async function lockHome(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(FRONT_LOCK)})`.execute(tx)
}

export type Banner = { image: string; eyebrow: Texts; title: Texts; action: Texts; link: Texts }

export const findBanners = (db: Db): Promise<Banner[]> =>
  db.selectFrom('banner').select(['image', 'eyebrow', 'title', 'action', 'link']).orderBy('position').execute()

export async function replaceBanners(tx: Tx, banners: Banner[]): Promise<void> {
  await tx.deleteFrom('banner').execute()
  if (banners.length === 0) return
  const rows = banners.map(({ image, eyebrow, title, action, link }, position) => ({
    position,
    image,
    eyebrow: JSON.stringify(eyebrow),
    title: JSON.stringify(title),
    action: JSON.stringify(action),
    link: JSON.stringify(link),
  }))
  await tx.insertInto('banner').values(rows).execute()
}

export async function findPopularSearchesAtDesk(db: Db): Promise<Record<string, string[]>> {
  const rows = await db
    .selectFrom('popular_search')
    .select(['language', 'word'])
    .orderBy('language')
    .orderBy('position')
    .execute()
  const of = Map.groupBy(rows, ({ language }) => language)
  return Object.fromEntries([...of].map(([language, words]) => [language, words.map(({ word }) => word)]))
}

export async function replacePopularSearches(tx: Tx, words: Record<string, string[]>): Promise<void> {
  await tx.deleteFrom('popular_search').execute()
  const rows = Object.entries(words).flatMap(([language, list]) =>
    list.map((word, position) => ({ language, position, word })),
  )
  if (rows.length > 0) await tx.insertInto('popular_search').values(rows).execute()
}
