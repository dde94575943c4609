import type { TaxClass } from '@sampan/contract/rules'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { checkFormerPrices } from '../price-fall/former-price-service.ts'
import { proposeFalls } from '../price-fall/price-fall-service.ts'
import { changesOf, turned } from './product-desk-service.ts'
import {
  findLowStockAt,
  findNumberOwners,
  findOwners,
  findStored,
  lockStored,
  storeLowStockAt,
  storeProducts,
} from './product-desk-sql.ts'
import {
  figureFaults,
  numberFaults,
  type ProductDraft,
  revisionOfFacts,
  revisionOfPrice,
  type StoredProduct,
} from './product-draft.ts'

export type SkuEdit = {
  sku_id: string
  price?: { revision: string; price_cents: number } | undefined
  stock_change?: number | undefined
  facts?:
    | {
        revision: string
        article_number?: string | null | undefined
        weight_grams?: number | null | undefined
        net_content?: string | null | undefined
        low_stock_at?: number | null | undefined
      }
    | undefined
}

type EarlierEdit = { product_id: string; revision: string; was_cents: number | null }
type TagsEdit = { product_id: string; revision: string; tags: string[] }
type ClassEdit = { product_id: string; revision: string; tax_class: TaxClass | null }
type Edits = {
  edits: SkuEdit[]
  earlier?: EarlierEdit[] | undefined
  tags?: TagsEdit[] | undefined
  classes?: ClassEdit[] | undefined
  reason?: string | undefined
}

/**
 * Changes prices, stock and numbers of many SKUs, and earlier prices, tags and classes of products, all or none. Prices
 * that fall too far are proposed and keep their current value.
 * @throws NotFound; Refusal catalogue_fault, or changed_meanwhile when a value has changed since it was read. Both
 * name the SKU or, for facts of a product, the product.
 */
export const editSkus = (
  { db, keys }: Context,
  operator: OperatorSession,
  { edits, earlier = [], tags = [], classes = [], reason }: Edits,
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const by_sku = new Map(edits.map((edit) => [edit.sku_id, edit]))
    const by_product = new Map(earlier.map((edit) => [edit.product_id, edit]))
    const owners = await findOwners(tx, [...by_sku.keys()])
    if (by_sku.size < edits.length || owners.size < by_sku.size) throw new NotFound()
    const tags_of = new Map(tags.map((edit) => [edit.product_id, edit]))
    const classes_of = new Map(classes.map((edit) => [edit.product_id, edit]))
    const product_ids = [
      ...new Set([...owners.values(), ...by_product.keys(), ...tags_of.keys(), ...classes_of.keys()]),
    ]
    const locked = await lockStored(tx, product_ids)
    if (by_product.size < earlier.length || tags_of.size < tags.length) throw new NotFound()
    if (classes_of.size < classes.length) throw new NotFound()
    if (locked.size < product_ids.length) throw new NotFound()
    const low_stock = await findLowStockAt(tx, [...by_sku.keys()])
    const drafts = [...locked.values()].map((stored) => ({
      stored,
      draft: withClass(
        withTags(
          withEarlier(edited(stored, by_sku, low_stock), by_product.get(stored.product_id)),
          tags_of.get(stored.product_id),
        ),
        classes_of.get(stored.product_id),
      ),
    }))
    const number_owners = await findNumberOwners(
      tx,
      drafts.map(({ draft }) => draft),
    )
    for (const { stored, draft } of drafts) refuseEdit(draft, stored, number_owners)
    const { savings: allowed, proposed } = await proposeFalls(tx, operator, drafts, { keys, reason })
    const { savings, faults } = await checkFormerPrices(tx, allowed)
    for (const [product_id, [first]] of faults)
      if (first) throw new Refusal('catalogue_fault', { field: product_id, fault: first.fault })
    await storeProducts(tx, savings)
    await storeLowStockAt(tx, lowStockOf(edits))
    for (const { stored, draft } of savings) {
      const { product_id } = draft
      await log({ action: 'skus_edited', ref_type: 'product', ref_id: product_id, details: changesOf(draft, stored) })
    }
    return editedRows(tx, edits, proposed)
  })

const lowStockOf = (edits: readonly SkuEdit[]) =>
  edits.flatMap(({ sku_id, facts }) =>
    facts?.low_stock_at === undefined ? [] : [{ sku_id, low_stock_at: facts.low_stock_at }],
  )

function edited(
  stored: StoredProduct,
  edits: ReadonlyMap<string, SkuEdit>,
  low_stock: ReadonlyMap<string, number | null>,
): ProductDraft {
  const skus = stored.skus.map(({ stock: _, position: __, ...sku }) => {
    const { sku_id } = sku
    const { price, stock_change = 0, facts } = edits.get(sku_id) ?? {}
    if (price) refuseOutdated(price.revision, revisionOfPrice(sku.price_cents), sku_id)
    const now = { ...sku, low_stock_at: low_stock.get(sku_id) ?? null }
    if (facts) refuseOutdated(facts.revision, revisionOfFacts(now), sku_id)
    const {
      article_number = sku.article_number,
      weight_grams = sku.weight_grams,
      net_content = sku.net_content,
    } = facts ?? {}
    const numbers = { article_number, weight_grams, net_content }
    return { ...sku, ...numbers, price_cents: price?.price_cents ?? sku.price_cents, stock_change }
  })
  return { ...turned(stored, stored.on_sale), skus }
}

function withEarlier(draft: ProductDraft, edit: EarlierEdit | undefined): ProductDraft {
  if (!edit) return draft
  refuseOutdated(edit.revision, revisionOfPrice(draft.was_cents), draft.product_id)
  const is_recommended_price = draft.is_recommended_price && edit.was_cents !== null
  return { ...draft, was_cents: edit.was_cents, is_recommended_price }
}

function withTags(draft: ProductDraft, edit: TagsEdit | undefined): ProductDraft {
  if (!edit) return draft
  refuseOutdated(edit.revision, revisionOf(draft.tags), draft.product_id)
  return { ...draft, tags: edit.tags }
}

function withClass(draft: ProductDraft, edit: ClassEdit | undefined): ProductDraft {
  if (!edit) return draft
  refuseOutdated(edit.revision, revisionOf(draft.tax_class), draft.product_id)
  return { ...draft, tax_class: edit.tax_class }
}

function refuseEdit(draft: ProductDraft, stored: StoredProduct, number_owners: ReadonlyMap<string, string>): void {
  const [first] = [...figureFaults(draft, stored), ...numberFaults(draft, stored, { number_owners })]
  if (!first) return
  const field = first.sku_id ?? draft.product_id
  throw new Refusal('catalogue_fault', { field, fault: first.fault })
}

async function editedRows(tx: Tx, edits: SkuEdit[], proposed: ReadonlySet<string>) {
  const owners = await findOwners(
    tx,
    edits.map(({ sku_id }) => sku_id),
  )
  const stored = await findStored(tx, [...new Set(owners.values())])
  const skus = new Map([...stored.values()].flatMap((one) => one.skus.map((sku) => [sku.sku_id, sku])))
  return edits.flatMap(({ sku_id }) => {
    const sku = skus.get(sku_id)
    return sku ? [{ sku_id, price_cents: sku.price_cents, stock: sku.stock, waits: proposed.has(sku_id) }] : []
  })
}
