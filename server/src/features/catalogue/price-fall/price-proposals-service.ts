import { Amount, cents, Slug } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { refuseOutdated } from '../../../http/revision.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { findStored, lockStored, storeProducts } from '../product/product-desk-sql.ts'
import { factsOf, revisionOfPrice, type StoredProduct } from '../product/product-draft.ts'
import { checkFormerPrices } from './former-price-service.ts'

const body = z.strictObject({
  product_id: Slug,
  skus: z.array(z.strictObject({ sku_id: Slug, revision: z.string(), price_cents: Amount })).min(1),
})
type Falls = z.output<typeof body>

/**
 * The current prices of the SKUs.
 * @throws NotFound; Refusal changed_meanwhile when a price has changed since the proposal.
 */
function pricesAsProposed(stored: StoredProduct, { skus }: Falls): ReadonlyMap<string, number> {
  const prices = new Map(stored.skus.map(({ sku_id, price_cents }) => [sku_id, price_cents]))
  for (const { sku_id, revision } of skus) {
    const price_cents = prices.get(sku_id)
    refuseOutdated(revision, price_cents === undefined ? undefined : revisionOfPrice(price_cents))
  }
  return prices
}

const readOne = async (db: Db, product_id: string) => (await findStored(db, [product_id])).get(product_id)

export const price_kind: ProposalKind<Falls> = {
  name: 'price_fall',
  body,
  about: async (db, { product_id }) => (await readOne(db, product_id))?.title.en ?? null,
  changes: async (db, falls) => {
    const stored = await readOne(db, falls.product_id)
    if (!stored) throw new NotFound()
    const prices = pricesAsProposed(stored, falls)
    return falls.skus.map(({ sku_id, price_cents }) => {
      return {
        field: 'price',
        sku_id,
        before: { cents: cents(prices.get(sku_id) ?? 0) },
        after: { cents: price_cents },
      }
    })
  },
  carryOut: async (tx, { proposer, decider, body: falls }) => {
    const { product_id } = falls
    const stored = (await lockStored(tx, [product_id])).get(product_id)
    if (!stored) throw new NotFound()
    const before = pricesAsProposed(stored, falls)
    const lower = new Map(falls.skus.map(({ sku_id, price_cents }) => [sku_id, price_cents]))
    const skus = stored.skus.map(({ stock: _, position: __, ...sku }) => {
      return { ...sku, price_cents: cents(lower.get(sku.sku_id) ?? sku.price_cents), stock_change: 0 }
    })
    const { savings } = await checkFormerPrices(tx, [{ stored, draft: { ...factsOf(stored), skus } }])
    await storeProducts(tx, savings)
    const prices = falls.skus.map(({ sku_id, price_cents }) => ({
      sku_id,
      from_cents: before.get(sku_id),
      price_cents,
    }))
    const details = { skus: prices, proposed_by: proposer.operator_account }
    const { operator_id } = decider
    await insertDeskLog(tx, { operator_id, action: 'skus_edited', ref_type: 'product', ref_id: product_id, details })
  },
}
