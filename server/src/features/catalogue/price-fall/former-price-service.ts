import { SHIPPED_COUNTRIES } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Saving } from '../product/product-desk-sql.ts'
import { type DraftFault, priceOf, skusAfter } from '../product/product-draft.ts'
import { type FormerPrices, findFormerPrices, findStrictShops } from './former-price-sql.ts'

// A struck-out price is a price at which the product was sold. For countries whose law asks for it, it is at most the
// lowest price of the 30 days before the reduction. Recommended prices are labelled as recommended, so they are not checked.

type History = ReadonlyMap<string, FormerPrices>

const hasNewFormerPrice = ({ draft, stored }: Saving) =>
  !stored || draft.was_cents !== stored.was_cents || draft.is_recommended_price !== stored.is_recommended_price

/** Whether a SKU becomes visible, or gets another price. */
function changesPrices({ draft, stored }: Saving): boolean {
  const before = new Map(stored?.skus.map((sku) => [sku.sku_id, sku]))
  return draft.skus.some(({ sku_id, price_cents, on_sale }) => {
    const sku = before.get(sku_id)
    return sku?.price_cents !== price_cents || (on_sale && !sku.on_sale)
  })
}

const isConcerned = (saving: Saving) =>
  saving.draft.was_cents !== null &&
  !saving.draft.is_recommended_price &&
  (hasNewFormerPrice(saving) || changesPrices(saving))

/** Whether a SKU costs this amount, or has cost it. */
const wasSoldAt = ({ stored }: Saving, cents: number, history: History) =>
  stored?.skus.some((sku) => sku.price_cents === cents || history.get(sku.sku_id)?.prices.includes(cents)) === true

/**
 * The highest struck-out price that is lawful for all SKUs on sale below `was_cents`: the lowest price of each in the 30
 * days before its price was reduced. A price that was never another one is not reduced.
 */
function highestLawful({ draft, stored }: Saving, was_cents: number, history: History): number {
  const before = new Map(stored?.skus.map((sku) => [sku.sku_id, sku.price_cents]))
  const lowest = skusAfter(draft, stored).flatMap(({ sku_id, price_cents, on_sale }) => {
    if (!on_sale || price_cents >= was_cents) return []
    const [stored_cents, former] = [before.get(sku_id), history.get(sku_id)]
    if (stored_cents === undefined) return [price_cents]
    if (stored_cents === price_cents) return [former?.lowest_before ?? price_cents]
    return [Math.min(stored_cents, former?.lowest_now ?? stored_cents)]
  })
  return Math.min(was_cents, ...lowest)
}

/**
 * Checks the struck-out prices of drafts. A new one that the product was not sold at, or that is higher than the law of
 * a country allows, is a fault. One that stays while prices change is lowered to the lawful price, or removed if that is
 * not above the price.
 */
export async function checkFormerPrices(
  db: Db,
  savings: readonly Saving[],
): Promise<{ savings: Saving[]; faults: Map<string, DraftFault[]> }> {
  const concerned = savings.filter(isConcerned)
  const faults = new Map<string, DraftFault[]>()
  if (concerned.length === 0) return { savings: [...savings], faults }
  const sku_ids = concerned.flatMap(({ stored }) => stored?.skus.map(({ sku_id }) => sku_id) ?? [])
  const shop_ids = [...new Set(concerned.map(({ draft }) => draft.shop_id))]
  const [history, strict] = await Promise.all([
    findFormerPrices(db, sku_ids),
    findStrictShops(db, shop_ids, SHIPPED_COUNTRIES),
  ])
  const lawful = savings.map((saving): Saving => {
    const { was_cents } = saving.draft
    if (was_cents === null || !isConcerned(saving)) return saving
    const highest_cents = strict.has(saving.draft.shop_id) ? highestLawful(saving, was_cents, history) : was_cents
    if (!hasNewFormerPrice(saving)) return withFormerPrice(saving, highest_cents)
    const fault = !wasSoldAt(saving, was_cents, history)
      ? ('was_not_sold' as const)
      : highest_cents < was_cents && ('was_above_lowest' as const)
    if (fault) faults.set(saving.draft.product_id, [{ field: 'was_cents', fault }])
    return saving
  })
  return { savings: lawful, faults }
}

function withFormerPrice({ draft, stored }: Saving, was_cents: number): Saving {
  const isAbovePrice = was_cents > priceOf(skusAfter(draft, stored))
  return { stored, draft: { ...draft, was_cents: isAbovePrice ? was_cents : null } }
}
