import type { Db } from '../../../db/database.ts'
import { isWithinShare } from '../../promo/promo-ceiling-rules.ts'
import { findCodesOf, type PromoRow } from '../../promo/promo-desk-sql.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import type { Saving } from '../product/product-desk-sql.ts'
import type { DraftFault, ProductDraft, StoredProduct } from '../product/product-draft.ts'

/** Whether moving all products of a category gives one of them a discount above the ceiling that it did not have. */
export async function isMoveGenerous(db: Db, category: string, move_to: string): Promise<boolean> {
  const [off_100_cents, codes] = await Promise.all([readCeiling(db, 'promo_off_100'), findCodesOf(db, [move_to])])
  return codes.some((code) => !code.categories.includes(category) && !isWithinShare(code, { off_100_cents }))
}

/**
 * Finds products that a draft moves into a category whose promo code is above the ceiling: a second operator approved
 * that code for other goods. New products are not limited, because one operator sets their price as well.
 * @returns a fault for each product.
 */
export async function findGenerousMoves(db: Db, savings: readonly Saving[]): Promise<Map<string, DraftFault[]>> {
  const moves = savings.filter(({ draft, stored }) => stored && stored.category !== draft.category)
  if (moves.length === 0) return new Map()
  const [off_100_cents, codes] = await Promise.all([
    readCeiling(db, 'promo_off_100'),
    findCodesOf(db, [...new Set(moves.map(({ draft }) => draft.category))]),
  ])
  const generous = codes.filter((code) => !isWithinShare(code, { off_100_cents }))
  const isFor = (code: PromoRow, { product_id, category }: ProductDraft | StoredProduct) =>
    code.product_ids.includes(product_id) || code.categories.includes(category)
  const faulty = moves.filter(({ draft, stored }) =>
    generous.some((code) => isFor(code, draft) && stored && !isFor(code, stored)),
  )
  return new Map(
    faulty.map(({ draft }) => [draft.product_id, [{ field: 'category', fault: 'category_of_promo' } as const]]),
  )
}
