import { hash } from 'node:crypto'
import type { Outcome } from '../../../background/background-loop.ts'
import type { Tx } from '../../../db/transaction.ts'
import { findFalls } from '../price-fall/price-fall-service.ts'
import { findStored, lockStored, type Saving, storeProducts } from '../product/product-desk-sql.ts'
import { factsOf, type ProductDraft, type SkuDraft, type StoredProduct, skuFactsOf } from '../product/product-draft.ts'
import { removeCategories } from './category/category-work.ts'
import { completeStep, recordProgress, type Step } from './import-sql.ts'
import { deleteProducts, findReferred, nextWritten, recordWritten, type WrittenProduct } from './undo-sql.ts'

const UNDONE_AT_ONCE = 50

/** Digest of a product without its pictures, which arrive later, and without its stock, which orders change. */
function revisionOf(product: StoredProduct): string {
  const { images: _, ...facts } = factsOf(product)
  const skus = product.skus.map((sku) => ({ ...skuFactsOf(sku), image: '' }))
  return hash('sha256', JSON.stringify([facts, skus]), 'hex')
}

/** Records the products that a batch of an import has written, so that it can be undone. */
export async function recordForUndo(tx: Tx, import_id: string, savings: readonly Saving[]): Promise<void> {
  const after = await findStored(
    tx,
    savings.map(({ draft }) => draft.product_id),
  )
  const written = savings.flatMap(({ draft, stored }): WrittenProduct[] => {
    const product = after.get(draft.product_id)
    if (!product) return []
    const stock_changes = Object.fromEntries(draft.skus.map(({ sku_id, stock_change }) => [sku_id, stock_change]))
    return [{ product_id: draft.product_id, before: stored ?? null, stock_changes, revision: revisionOf(product) }]
  })
  await recordWritten(tx, import_id, written)
}

/**
 * Undoes the next batch of an import: deletes its new products, and restores the others. Products that were changed
 * later, and prices that would fall further than one operator may lower them, stay as they are.
 */
export async function undoNext(tx: Tx, step: Step): Promise<Outcome> {
  const { import_id, up_to } = step
  const batch = await nextWritten(tx, import_id, up_to ?? '', UNDONE_AT_ONCE)
  const last = batch.at(-1)
  if (!last) {
    await removeCategories(tx, step)
    await completeStep(tx, step)
    return 'more'
  }
  const ids = batch.map(({ product_id }) => product_id)
  const locked = await lockStored(tx, ids)
  const referred = await findReferred(tx, ids)
  const fresh = batch.filter(({ product_id, before }) => !before && locked.has(product_id) && !referred.has(product_id))
  await deleteProducts(
    tx,
    fresh.map(({ product_id }) => product_id),
  )
  const savings = batch.flatMap((written): Saving[] => {
    const stored = locked.get(written.product_id)
    if (!stored || !written.before || revisionOf(stored) !== written.revision) return []
    return [{ draft: restored(written, written.before, stored), stored }]
  })
  const falls = await findFalls(tx, savings)
  const allowed = savings.filter(({ draft }) => !falls.has(draft.product_id))
  await storeProducts(tx, allowed)
  await recordProgress(tx, import_id, {
    up_to: last.product_id,
    applied: -(fresh.length + allowed.length),
    faulty: 0,
  })
  return 'more'
}

function restored({ stock_changes }: WrittenProduct, before: StoredProduct, stored: StoredProduct): ProductDraft {
  const stock = new Map(stored.skus.map((sku) => [sku.sku_id, sku.stock]))
  const skus = before.skus.map((sku): SkuDraft => {
    const stock_change = Math.max(-(stock.get(sku.sku_id) ?? 0), -(stock_changes[sku.sku_id] ?? 0))
    return { ...skuFactsOf(sku), stock_change }
  })
  const ids = new Set(skus.map(({ sku_id }) => sku_id))
  const added = stored.skus.filter(({ sku_id }) => !ids.has(sku_id))
  const off_sale = added.map((sku): SkuDraft => ({ ...skuFactsOf(sku), on_sale: false, stock_change: -sku.stock }))
  return { ...factsOf(before), skus: [...skus, ...off_sale] }
}
