import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Texts } from '../../../language/text-in.ts'

const CATEGORY = ['category', 'parent', 'position', 'name', 'image', 'is_hidden'] as const
export type CategoryRow = {
  category: string
  parent: string | null
  position: number
  name: Texts
  image: string
  is_hidden: boolean
}

/** All categories and subcategories, each level in its order. */
export const findCategories = (db: Db) =>
  db
    .selectFrom('category')
    .select(CATEGORY)
    .select(sql<boolean>`exists (select from product where product.category = category.category)`.as('has_products'))
    .orderBy('position')
    .orderBy('category')
    .execute()

/** The categories of the first level, or the subcategories of a category, in their order. */
export const findSubcategories = (db: Db, parent: string | null): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .select(CATEGORY)
    .where('parent', 'is not distinct from', parent)
    .orderBy('position')
    .orderBy('category')
    .execute()

export const findKinds = (db: Db) =>
  db
    .selectFrom('kind')
    .select(['kind', 'category', 'position', 'name', 'other_names'])
    .orderBy('position')
    .orderBy('kind')
    .execute()

/** Lets one operator at a time change categories, because an order and a nesting concern several rows. Reads go on. */
export async function lockCategories(tx: Tx): Promise<void> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
}

export const lockCategory = (tx: Tx, category: string): Promise<CategoryRow | undefined> =>
  tx.selectFrom('category').select(CATEGORY).where('category', '=', category).forUpdate().executeTakeFirst()

export async function countCategories(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from category`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The position after the last category of a level. */
export async function nextPosition(tx: Tx, parent: string | null): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position) + 1, 0) as position from category where parent is not distinct from ${parent}`.execute(
    tx,
  )
  return rows[0]?.position ?? 0
}

/** Numbers the categories of a level in this order. */
export async function storeOrder(tx: Tx, ordered: readonly string[]): Promise<void> {
  await sql`
    update category set position = place - 1 from unnest(${ordered}::text[]) with ordinality as ordered (category, place)
    where category.category = ordered.category`.execute(tx)
}

/**
 * Moves the products and kinds of a category to another category, behind its kinds. One statement, because a product and
 * its kind have the same category at the end of each statement.
 * @returns the number of moved products.
 */
export async function moveProducts(tx: Tx, category: string, move_to: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with moved_kinds as (
      update kind set category = ${move_to}, position = position
        + (select coalesce(max(position) + 1, 0) from kind as other where other.category = ${move_to})
      where category = ${category}
    ), moved as (update product set category = ${move_to} where category = ${category} returning product_id)
    select count(*)::int as count from moved`.execute(tx)
  return rows[0]?.count ?? 0
}

export const lockKind = (tx: Tx, kind: string) =>
  tx
    .selectFrom('kind')
    .select(['kind', 'category', 'position', 'name', 'other_names'])
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

/** @returns true when the category was inserted; false when its id already exists. */
export async function insertCategory(tx: Tx, { name, ...row }: CategoryRow): Promise<boolean> {
  const inserted_category = await tx
    .insertInto('category')
    .values({ ...row, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('category')
    .executeTakeFirst()
  return inserted_category !== undefined
}

export async function updateCategory(tx: Tx, { category, name, ...facts }: CategoryRow): Promise<void> {
  await tx
    .updateTable('category')
    .set({ ...facts, name: JSON.stringify(name) })
    .where('category', '=', category)
    .execute()
}

/** Whether a product or a kind belongs to the category. */
export async function isCategoryUsed(tx: Tx, category: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from kind where category = ${category})
      or exists (select from product where category = ${category}) as is_used`.execute(tx)
  return rows[0]?.is_used ?? false
}

export async function deleteCategory(tx: Tx, category: string): Promise<void> {
  await tx.deleteFrom('category').where('category', '=', category).execute()
}

export type KindRow = { kind: string; category: string; position: number; name: Texts; other_names: Texts }

const kindValues = ({ name, other_names, ...row }: KindRow) => ({
  ...row,
  name: JSON.stringify(name),
  other_names: JSON.stringify(other_names),
})

/** @returns true when the kind was inserted; false when its id already exists. */
export async function insertKind(tx: Tx, row: KindRow): Promise<boolean> {
  const inserted_kind = await tx
    .insertInto('kind')
    .values(kindValues(row))
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return inserted_kind !== undefined
}

export async function updateKind(tx: Tx, row: KindRow): Promise<void> {
  await tx.updateTable('kind').set(kindValues(row)).where('kind', '=', row.kind).execute()
}

/** Whether the kind has products or a size guide. */
export async function isKindUsed(tx: Tx, kind: string): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from product where kind = ${kind}) or exists (select from size_guide where kind = ${kind})
      as is_used`.execute(tx)
  return rows[0]?.is_used ?? false
}

export async function deleteKind(tx: Tx, kind: string): Promise<void> {
  await tx.deleteFrom('kind').where('kind', '=', kind).execute()
}

type OptionValue = { value_key: string; value: Texts; other_names: Texts }
export type OptionRow = { axis: string; name: Texts; must_choose: boolean; values: OptionValue[] }

/** All options with their values, or only the option with the key `axis`. */
export async function findOptions(db: Db, axis?: string): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select axis, name, must_choose, coalesce((
      select jsonb_agg(jsonb_build_object('value_key', value_key, 'value', value, 'other_names', other_names) order by value_key)
      from axis_value where axis_value.axis = axis.axis), '[]') as values
    from axis ${axis === undefined ? sql`` : sql`where axis = ${axis}`} order by axis`.execute(db)
  return rows
}

export async function lockOption(tx: Tx, axis: string): Promise<OptionRow | undefined> {
  await tx.selectFrom('axis').select('axis').where('axis', '=', axis).forUpdate().execute()
  return (await findOptions(tx, axis))[0]
}

/** Stores an option. @returns false when `is_new` is set and the id already exists. */
export async function storeOption(tx: Tx, { axis, name, must_choose, values }: OptionRow, is_new: boolean) {
  const facts = { name: JSON.stringify(name), must_choose }
  if (is_new) {
    const making = tx.insertInto('axis').values({ axis, ...facts })
    const option = await making
      .onConflict((conflict) => conflict.doNothing())
      .returning('axis')
      .executeTakeFirst()
    if (!option) return false
  } else await tx.updateTable('axis').set(facts).where('axis', '=', axis).execute()
  await sql`
    insert into axis_value (axis, value_key, value, other_names)
    select ${axis}, value_key, value, other_names
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as draft (value_key text, value jsonb, other_names jsonb)
    on conflict (axis, value_key) do update set value = excluded.value, other_names = excluded.other_names
    where (axis_value.value, axis_value.other_names) is distinct from (excluded.value, excluded.other_names)`.execute(
    tx,
  )
  return true
}
