import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { StoredProduct } from '../product/product-draft.ts'

export type WrittenProduct = {
  product_id: string
  /** The product before the import; null for a new one. */
  before: StoredProduct | null
  /** Pieces that the import added, by SKU. */
  stock_changes: Record<string, number>
  /** Digest of the product after the import. */
  revision: string
}

export async function recordWritten(tx: Tx, import_id: string, products: readonly WrittenProduct[]): Promise<void> {
  await sql`insert into catalogue_import_product (import_id, product_id, before, stock_changes, revision)
    select ${import_id}::uuid, product_id, nullif(before, 'null'), stock_changes, revision
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb)
      as written (product_id text, before jsonb, stock_changes jsonb, revision text)
    on conflict do nothing`.execute(tx)
}

export async function nextWritten(tx: Tx, import_id: string, up_to: string, limit: number): Promise<WrittenProduct[]> {
  const rows = await tx
    .selectFrom('catalogue_import_product')
    .select(['product_id', 'before', 'stock_changes', 'revision'])
    .where('import_id', '=', import_id)
    .where('product_id', '>', up_to)
    .orderBy('product_id')
    .limit(limit)
    .execute()
  return rows as WrittenProduct[] // `before` is a product, as recordWritten has stored it
}

/** Whether something of an import was ordered since it was uploaded. */
export async function isSoldSince(db: Db, import_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from catalogue_import join catalogue_import_product using (import_id) join order_item using (product_id)
      join shop_order using (user_id, order_id)
    where import_id = ${import_id} and shop_order.created_at >= catalogue_import.created_at limit 1`.execute(db)
  return rows.length > 0
}

/** Ids of those products that orders, reviews or chats refer to, so that they cannot be deleted. */
export async function findReferred(tx: Tx, product_ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ product_id: string }>`
    select product_id from unnest(${[...product_ids]}::text[]) as product_id
    where exists (select from order_item where order_item.product_id = product_id)`.execute(tx)
  return new Set(rows.map(({ product_id }) => product_id))
}

/** Deletes products that were never sold, with their SKUs, and takes them out of carts and favourites. */
export async function deleteProducts(tx: Tx, product_ids: readonly string[]): Promise<void> {
  if (product_ids.length === 0) return
  await sql`delete from cart_item using sku where cart_item.sku_id = sku.sku_id and ${isOf(product_ids)}`.execute(tx)
  for (const table of REFERRING)
    await sql`delete from ${sql.table(table)} where product_id = ${anyOf(product_ids)}`.execute(tx)
  await sql`update chat_message set product_id = null where product_id = ${anyOf(product_ids)}`.execute(tx)
  await sql`delete from sku where ${isOf(product_ids)}`.execute(tx)
  await sql`delete from product where product_id = ${anyOf(product_ids)}`.execute(tx)
}

const REFERRING = ['product_like', 'product_view', 'review_count'] as const
const isOf = (product_ids: readonly string[]) => sql`sku.product_id = ${anyOf(product_ids)}`
