import type { Redirect } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'

export type Move = { path: string; target: string }

/** Old paths in their order, that begin with a text and follow another path. */
export async function findRedirects(db: Db, beginning: string, after: string, limit: number): Promise<Redirect[]> {
  const { rows } = await sql<Redirect>`
    select path, target, uses, last_used_at, operator.account as changed_by, changed_at
    from redirect join operator on operator_id = changed_by
    where path >= ${beginning} and path < ${`${beginning}\u{10FFFF}`} and path > ${after}
    order by path limit ${limit}`.execute(db)
  return rows
}

/** Counts a use of the first of some paths that has a redirect. */
export const { first: useRedirect } = prepared(
  (_db, exact: string, rough: string) => sql<{ path: string; target: string }>`
    update redirect set uses = uses + 1, last_used_at = now()
    where path = (select path from redirect where path in (${exact}, ${rough}) order by path = ${exact} desc limit 1)
    returning path, target`,
)

export async function findTargets(db: Db, paths: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<Move>`
    select path, target from redirect where path = any(${paths}::text[])`.execute(db)
  return new Map(rows.map(({ path, target }) => [path, target]))
}

/** Locks the table, so that two operators do not make a circle together. @returns the number of old paths */
export async function lockAndCountRedirects(tx: Tx): Promise<number> {
  await sql`lock table redirect in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from redirect`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function storeRedirects(tx: Tx, moves: readonly Move[], operator_id: string): Promise<void> {
  await sql`
    insert into redirect (path, target, changed_by)
    select path, target, ${operator_id}::uuid
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as one (path text, target text)
    order by path
    on conflict (path) do update set target = excluded.target, changed_by = excluded.changed_by, changed_at = now()
    where redirect.target <> excluded.target`.execute(tx)
}

/** @returns whether the old path existed */
export async function deleteRedirect(tx: Tx, path: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('redirect').where('path', '=', path).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ids of products by their own id, by the id of a SKU and by its article number, in lower case. */
export async function findProductsNamed(db: Db, names: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; product_id: string }>`
    with asked as (select name from unnest(${names}::text[]) as name)
    select name, product_id from asked join product on product_id = name
    union all
    select name, sku.product_id from asked join sku on sku_id = name
    union all
    select name, sku.product_id from asked join sku on lower(article_number) = name`.execute(db)
  // A product's own id counts before the id of a SKU, and that before an article number.
  return new Map(rows.toReversed().map(({ name, product_id }) => [name, product_id]))
}

export async function findShopsNamed(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ shop_id: string }>`
    select shop_id from shop where shop_id = any(${ids}::text[])`.execute(db)
  return new Set(rows.map(({ shop_id }) => shop_id))
}
