import type { Category, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { type CardFilter, cardsIn, narrowed } from './card-sql.ts'

/** More kinds of one category than this are not offered to filter by. */
const KINDS_LIMIT = 100

/** What a list can be narrowed by, with counts. A filter does not count for its own facet. */
export async function findFacets(db: Db, filter: CardFilter, language: Language) {
  const [found, kinds] = await Promise.all([countCategories(db, filter, language), countKinds(db, filter, language)])
  const categories = found.map(({ category, name, count }) => ({ category: category as Category, name, count })) // the table holds these only
  if (found.length === 0) return { categories, kinds, min_cents: null, max_cents: null }
  return {
    categories,
    kinds,
    min_cents: Math.min(...found.map((one) => one.min_cents)),
    max_cents: Math.max(...found.map((one) => one.max_cents)),
  }
}

/** The number of products in each category and their price range, without the category, kind and price filters. */
const countCategories = (db: Db, { keyword, shop_id, in_stock }: CardFilter, language: Language) =>
  narrowed(cardsIn(db, language), { keyword, shop_id, in_stock }, language)
    .clearSelect()
    .innerJoin('category', 'category.category', 'product.category')
    .groupBy(['category.category', 'category.position', 'category.name'])
    .orderBy('category.position')
    .select(['category.category', sql<string>`worded(category.name, ${language})`.as('name')])
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('product.price_cents').as('min_cents'),
      fn.max('product.price_cents').as('max_cents'),
    ])
    .execute()

/** The number of products of each kind of the chosen category, without the kind and price filters. */
async function countKinds(db: Db, { keyword, shop_id, in_stock, category }: CardFilter, language: Language) {
  if (category === undefined) return []
  return narrowed(cardsIn(db, language), { keyword, shop_id, in_stock, category }, language)
    .clearSelect()
    .innerJoin('kind', 'kind.kind', 'product.kind')
    .groupBy(['kind.kind', 'kind.position', 'kind.name'])
    .orderBy('kind.position')
    .orderBy('kind.kind')
    .select(['kind.kind', sql<string>`worded(kind.name, ${language})`.as('name')])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .limit(KINDS_LIMIT)
    .execute()
}
