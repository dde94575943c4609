import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

const { first: findParent } = prepared((db, category: string) =>
  db.selectFrom('category').select('parent').where('category', '=', category),
)

type Level = { category?: string | undefined; subcategory?: string | undefined }

/** The filter with the category of a subcategory, as listings have them. An unknown category is returned unchanged. */
export async function withLevel<Filter extends Level>(db: Db, filter: Filter): Promise<Filter> {
  const { category } = filter
  const parent = category === undefined ? undefined : (await findParent(db, category))?.parent
  return parent ? { ...filter, category: parent, subcategory: category } : filter
}

/** The category with its subcategories. */
export const withSubcategories = async (db: Db, category: string): Promise<string[]> => {
  const rows = await db.selectFrom('category').select('category').where('parent', '=', category).execute()
  return [category, ...rows.map((row) => row.category)]
}

/** Whether the shop has the category. */
export const isCategory = async (db: Db, category: string): Promise<boolean> =>
  (await findParent(db, category)) !== undefined

/** The ids of the categories that the shop shows, without subcategories. */
export const findMainCategories = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('category')
    .select('category')
    .where('parent', 'is', null)
    .where('is_hidden', '=', false)
    .orderBy('position')
    .orderBy('category')
    .execute()
  return rows.map(({ category }) => category)
}
