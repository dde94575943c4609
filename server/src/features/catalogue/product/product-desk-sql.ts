import { endpoints } from '@sampan/contract'
import { sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findMakerIds } from '../maker/maker-sql.ts'
import { type ChangedStock, recordLowStock } from './low-stock-service.ts'
import {
  type DraftReferences,
  optionKey,
  type ProductDraft,
  priceOf,
  type StoredProduct,
  type StoredSku,
  skusAfter,
} from './product-draft.ts'

/** The columns of `product` that a draft has: all its fields except these. */
const { revision: _, reason: __, skus: SKUS, ...FIELDS } = endpoints['POST /api/admin/product/save'].body.shape
const FACTS = Object.keys(FIELDS) as (keyof typeof FIELDS)[] // the schema's own keys
const PRODUCT = [...FACTS, 'sales', 'created_at'] as const
const { stock_change: ___, ...SKU_FIELDS } = SKUS.element.shape
const SKU_FACTS = Object.keys(SKU_FIELDS) as (keyof typeof SKU_FIELDS)[] // the schema's own keys
const SKU = [...SKU_FACTS, 'product_id', 'position', 'stock'] as const

const findRows = (db: Db, product_ids: readonly string[]) =>
  db.selectFrom('product').select(PRODUCT).where('product_id', '=', anyOf(product_ids)).orderBy('product_id')

const findSkus = (db: Db, product_ids: readonly string[]) =>
  db.selectFrom('sku').select(SKU).where('product_id', '=', anyOf(product_ids)).orderBy('sku_id')

export async function findStored(db: Db, product_ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  const [rows, skus] = await Promise.all([findRows(db, product_ids).execute(), findSkus(db, product_ids).execute()])
  return assembled(rows, skus)
}

/**
 * Reads and locks products, then their SKUs, each in the order of their ids. Checkouts lock SKUs only, so they wait at
 * most for one batch of an import.
 */
export async function lockStored(tx: Tx, product_ids: readonly string[]): Promise<Map<string, StoredProduct>> {
  const rows = await findRows(tx, product_ids).forNoKeyUpdate().execute()
  return assembled(rows, await findSkus(tx, product_ids).forNoKeyUpdate().execute())
}

type Row = Omit<StoredProduct, 'skus'>

function assembled(rows: Row[], skus: (StoredSku & { product_id: string })[]): Map<string, StoredProduct> {
  const of = Map.groupBy(skus, ({ product_id }) => product_id)
  const inOrder = (product_id: string) =>
    (of.get(product_id) ?? [])
      .toSorted((a, b) => a.position - b.position || (a.sku_id < b.sku_id ? -1 : 1))
      .map(({ product_id: _, ...sku }) => sku)
  return new Map(rows.map((row) => [row.product_id, { ...row, skus: inOrder(row.product_id) }]))
}

export async function findOwners(db: Db, sku_ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('sku')
    .select(['sku_id', 'product_id'])
    .where('sku_id', '=', anyOf(sku_ids))
    .execute()
  return new Map(rows.map(({ sku_id, product_id }) => [sku_id, product_id]))
}

export async function findNumberOwners(db: Db, drafts: readonly ProductDraft[]): Promise<Map<string, string>> {
  const numbers = drafts.flatMap(({ skus }) =>
    skus.flatMap(({ article_number }) => article_number?.toLowerCase() ?? []),
  )
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('sku')
    .select(['sku_id', sql<string>`lower(article_number)`.as('number')])
    .where(sql<boolean>`lower(article_number) = any (${numbers}::text[])`)
    .execute()
  return new Map(rows.map(({ sku_id, number }) => [number, sku_id]))
}

/** The existing rows that drafts refer to. Pictures are not included. */
export async function findKnown(db: Db, drafts: readonly ProductDraft[]): Promise<Omit<DraftReferences, 'pictures'>> {
  const distinct = (values: readonly string[]) => [...new Set(values)]
  const shop_ids = distinct(drafts.map(({ shop_id }) => shop_id))
  const category_ids = distinct(drafts.map(({ category }) => category))
  const axes = distinct(drafts.flatMap(({ skus }) => skus.flatMap((sku) => sku.axis_values.map(({ axis }) => axis))))
  const sku_ids = drafts.flatMap(({ skus }) => skus.map(({ sku_id }) => sku_id))
  const maker_ids = distinct(drafts.flatMap(({ maker }) => maker ?? []))
  const [shops, categories, kinds, options, makers, sku_owners, number_owners] = await Promise.all([
    db.selectFrom('shop').select('shop_id').where('shop_id', '=', anyOf(shop_ids)).execute(),
    // The lock keeps a category from being deleted before its new product is stored.
    db.selectFrom('category').select('category').where('category', '=', anyOf(category_ids)).forKeyShare().execute(),
    db.selectFrom('kind').select(['kind', 'category']).execute(),
    db.selectFrom('axis_value').select(['axis', 'value_key']).where('axis', '=', anyOf(axes)).execute(),
    findMakerIds(db, maker_ids),
    findOwners(db, sku_ids),
    findNumberOwners(db, drafts),
  ])
  return {
    shops: new Set(shops.map(({ shop_id }) => shop_id)),
    categories: new Set(categories.map(({ category }) => category)),
    kinds: new Map(kinds.map(({ kind, category }) => [kind, category])),
    options: new Set(options.map(optionKey)),
    makers: new Set(makers.map(({ maker }) => maker)),
    sku_owners,
    number_owners,
  }
}

/** Returns those of the given picture URLs that operators uploaded. */
export async function findSentPictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('catalogue_picture')
    .select('address')
    .where('address', '=', anyOf(addresses))
    .execute()
  return rows.map(({ address }) => address)
}

type NewPicture = { address: string; operator_id: string; width: number; height: number; bytes: number }

export async function recordSentPicture(db: Db, picture: NewPicture): Promise<void> {
  await db
    .insertInto('catalogue_picture')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A valid draft with the stored and locked state of its product. */
export type Saving = { draft: ProductDraft; stored: StoredProduct | undefined }

/**
 * Stores new and changed products with the SKUs in their drafts. Stock changes by `stock_change`.
 * @returns the ids of products and SKUs that a concurrent transaction created. The caller then rolls back.
 */
export async function storeProducts(tx: Tx, savings: readonly Saving[]): Promise<string[]> {
  const rows = savings.map(({ draft, stored }) => ({
    ...draft,
    skus: undefined,
    price_cents: priceOf(skusAfter(draft, stored)),
  }))
  const [fresh, changed] = [rows.filter((_, at) => !savings[at]?.stored), rows.filter((_, at) => savings[at]?.stored)]
  const inserted_ids = fresh.length > 0 ? await insertProducts(tx, JSON.stringify(fresh)) : []
  if (inserted_ids.length < fresh.length) {
    const inserted = new Set(inserted_ids)
    return fresh.flatMap(({ product_id }) => (inserted.has(product_id) ? [] : [product_id]))
  }
  if (changed.length > 0) await updateProducts(tx, JSON.stringify(changed))
  return storeSkus(tx, savings)
}

const NAMES = [...FACTS, 'price_cents']
const COLUMNS = sql.raw(NAMES.join(', '))
const CHANGES = sql.raw(
  NAMES.filter((name) => name !== 'product_id')
    .map((name) => `${name} = draft.${name}`)
    .join(', '),
)
/** Rows of drafts with the types of the table. */
const rowsOf = (drafts: string) => sql`jsonb_populate_recordset(null::product, ${drafts}::jsonb) as draft`

async function insertProducts(tx: Tx, drafts: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    insert into product (${COLUMNS})
    select ${COLUMNS} from ${rowsOf(drafts)} order by product_id
    on conflict do nothing returning product_id`.execute(tx)
  return rows.map(({ product_id }) => product_id)
}

const updateProducts = (tx: Tx, drafts: string) =>
  sql`update product set ${CHANGES}
    from ${rowsOf(drafts)}
    where product.product_id = draft.product_id`.execute(tx)

async function storeSkus(tx: Tx, savings: readonly Saving[]): Promise<string[]> {
  const [fresh, changed]: object[][] = [[], []]
  const fresh_ids: string[] = []
  for (const { draft, stored } of savings) {
    const stored_ids = new Set(stored?.skus.map(({ sku_id }) => sku_id))
    draft.skus.forEach(({ stock_change: stock, ...sku }, position) => {
      const row = { ...sku, stock, product_id: draft.product_id, position }
      if (stored_ids.has(sku.sku_id)) changed?.push(row)
      else {
        fresh?.push(row)
        fresh_ids.push(sku.sku_id)
      }
    })
  }
  const inserted_ids = fresh?.length ? new Set(await insertSkus(tx, JSON.stringify(fresh))) : new Set<string>()
  if (changed?.length) await updateSkus(tx, JSON.stringify(changed))
  return fresh_ids.filter((sku_id) => !inserted_ids.has(sku_id))
}

const SKU_NAMES = [...SKU_FACTS, 'product_id', 'position']
const SKU_COLUMNS = sql.raw(SKU_NAMES.join(', '))
const SKU_CHANGES = sql.raw(
  SKU_NAMES.filter((name) => name !== 'sku_id' && name !== 'product_id')
    .map((name) => `${name} = draft.${name}`)
    .join(', '),
)
/** SKUs of drafts with the types of the table. `stock` is the change of the stock. */
const skuRowsOf = (drafts: string) => sql`jsonb_populate_recordset(null::sku, ${drafts}::jsonb) as draft`

async function insertSkus(tx: Tx, drafts: string): Promise<string[]> {
  const { rows } = await sql<{ sku_id: string }>`
    insert into sku (${SKU_COLUMNS}, stock)
    select ${SKU_COLUMNS}, stock from ${skuRowsOf(drafts)} order by sku_id
    on conflict do nothing returning sku_id`.execute(tx)
  return rows.map(({ sku_id }) => sku_id)
}

async function updateSkus(tx: Tx, drafts: string): Promise<void> {
  // SKUs may exchange their article numbers. Each number is free before another SKU gets it.
  await sql`update sku set article_number = null from ${skuRowsOf(drafts)}
    where sku.sku_id = draft.sku_id and sku.article_number <> coalesce(draft.article_number, '')`.execute(tx)
  const { rows } = await sql<ChangedStock & { was_on_sale: boolean; on_sale: boolean }>`
    update sku set ${SKU_CHANGES}, stock = sku.stock + draft.stock
    from ${skuRowsOf(drafts)}
    where sku.sku_id = draft.sku_id
    returning sku.sku_id, sku.product_id, sku.stock, sku.on_sale,
      is_low_stock(sku.stock, sku.low_stock_at) as is_low,
      is_low_stock(sku.stock - draft.stock, sku.low_stock_at) as was_low,
      (select on_sale from sku as before where before.sku_id = sku.sku_id) as was_on_sale`.execute(tx)
  await recordLowStock(
    tx,
    rows.filter(({ was_on_sale, on_sale }) => was_on_sale && on_sale),
  )
}

/** From how many pieces on the stock of SKUs is low; null for the number of the settings. */
export async function findLowStockAt(db: Db, sku_ids: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('sku')
    .select(['sku_id', 'low_stock_at'])
    .where('sku_id', '=', anyOf(sku_ids))
    .execute()
  return new Map(rows.map(({ sku_id, low_stock_at }) => [sku_id, low_stock_at]))
}

export async function storeLowStockAt(
  tx: Tx,
  skus: readonly { sku_id: string; low_stock_at: number | null }[],
): Promise<void> {
  if (skus.length === 0) return
  await sql`update sku set low_stock_at = wanted.low_stock_at
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as wanted (sku_id text, low_stock_at int)
    where sku.sku_id = wanted.sku_id`.execute(tx)
}
