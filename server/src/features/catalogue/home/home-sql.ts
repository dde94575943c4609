import type { KindTile } from '@sampan/contract'
import type { Category, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const categoriesIn = (db: Db, language: Language) =>
  db
    .selectFrom('category')
    .select([
      sql<Category>`category.category`.as('category'),
      sql<string>`worded(category.name, ${language})`.as('name'),
      'category.image',
    ])
    .orderBy('category.position')

export const findCategories = (db: Db, language: Language) => categoriesIn(db, language).execute()

/**
 * Categories with their kinds, each with the picture of its best seller. Kinds without products on sale are left out.
 */
export const findShelves = (db: Db, language: Language) =>
  categoriesIn(db, language)
    .select(
      sql<KindTile[]>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind.kind, 'name', worded(kind.name, ${language}), 'image', best.image)
          order by kind.position, kind.kind)
        from kind cross join lateral (
          select images[1] as image from listing join product using (product_id) where listing.kind = kind.kind
            and on_sale
          order by listing.sales desc, product_id desc limit 1) as best
        where kind.category = category.category), '[]')`.as('kinds'),
    )
    .execute()

export const findBanners = (db: Db, language: Language) =>
  db
    .selectFrom('banner')
    .select([
      'image',
      sql<string>`worded(link, ${language})`.as('link'),
      sql<string>`worded(eyebrow, ${language})`.as('eyebrow'),
      sql<string>`worded(title, ${language})`.as('title'),
      sql<string>`worded(title, ${language})`.as('alt'),
      sql<string>`worded(action, ${language})`.as('action'),
    ])
    .orderBy('position')
    .execute()

export async function findPopularSearches(db: Db, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('popular_search')
    .select('word')
    .where('language', '=', language)
    .orderBy('position')
    .execute()
  return rows.map(({ word }) => word)
}
