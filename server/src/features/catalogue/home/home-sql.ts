import type { MainShelf } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export const findCategories = (db: Db, language: Language) =>
  db
    .selectFrom('category')
    .select(['category', sql<string>`worded(name, ${language})`.as('name'), 'image'])
    .where('parent', 'is', null)
    .where('is_hidden', '=', false)
    .orderBy('position')
    .orderBy('category')
    .execute()

type ShelfRow = Omit<MainShelf, 'subcategories'> & { parent: string | null }

/**
 * Categories with their subcategories and kinds, each kind with the picture of its best seller. Kinds without products on
 * sale are left out.
 */
export async function findShelves(db: Db, language: Language): Promise<MainShelf[]> {
  const { rows } = await sql<ShelfRow>`
    select category, parent, worded(name, ${language}) as name, image, is_hidden, coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind.kind, 'name', worded(kind.name, ${language}), 'image', best.image)
        order by kind.position, kind.kind)
      from kind cross join lateral (
        select images[1] as image from listing join product using (product_id) where listing.kind = kind.kind
          and on_sale
        order by listing.sales desc, product_id desc limit 1) as best
      where kind.category = category.category), '[]') as kinds
    from category order by position, category`.execute(db)
  const children = Map.groupBy(rows, ({ parent }) => parent)
  return (children.get(null) ?? []).map(({ parent: _, ...shelf }) => {
    const subcategories = (children.get(shelf.category) ?? []).map(({ parent: _, ...one }) => one)
    return { ...shelf, kinds: [shelf, ...subcategories].flatMap(({ kinds }) => kinds), subcategories }
  })
}

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
