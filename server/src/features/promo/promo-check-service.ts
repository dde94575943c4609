import type { CatalogueFault, Category } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated, seenOf } from '../../http/seen.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import type { Saving } from '../catalogue/product/product-desk-sql.ts'
import type { DraftFault, ProductDraft, StoredProduct } from '../catalogue/product/product-draft.ts'
import { readCeiling } from '../setting/setting-value-service.ts'
import { isWithinShare } from './promo-ceiling.ts'
import { findCodesOf, findProducts, findPromo, lockPromo, type PromoRow, storePromo } from './promo-desk-sql.ts'

export type StoredPromo = PromoRow & { uses: number }

/** The version of a code that an operator has seen. Excludes `uses`, whose changes would make every save outdated. */
const seenPromo = ({ uses: _, ...promo }: StoredPromo) => seenOf(promo)

export const promoAtDesk = (promo: StoredPromo) => ({
  ...promo,
  categories: promo.categories as Category[], // the desk stores only known categories
  seen: seenPromo(promo),
})

/** One promo code. @throws NotFound. */
export async function readPromo(db: Db, code: string) {
  const promo = await findPromo(db, code)
  if (!promo) throw new NotFound()
  return promoAtDesk(promo)
}

const BASIS_POINTS = 10_000

const refuse = (field: string, fault: CatalogueFault) => {
  throw new Refusal('catalogue_fault', { field, fault })
}

/** Checks a draft against the stored code. @throws Refusal state_changed, catalogue_fault; NotFound. */
export async function checkPromo(db: Db, stored: StoredPromo | undefined, seen: string | null, draft: PromoRow) {
  const { kind, value, starts_at, ends_at, uses_limit, product_ids } = draft
  refuseOutdated(seen, stored && seenPromo(stored))
  if (kind === 'percentage' && value > BASIS_POINTS) refuse('value', 'not_a_number')
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) refuse('ends_at', 'days_not_in_order')
  if (uses_limit !== null && uses_limit < (stored?.uses ?? 0)) refuse('uses_limit', 'limit_below_uses')
  if ((await findProducts(db, product_ids)).length < new Set(product_ids).size) refuse('product_ids', 'unknown_product')
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

/**
 * Stores a promo code. Does not check whether a second operator must approve it: the caller must do that first.
 * @returns the details for the log.
 * @throws the errors of `checkPromo`; Refusal id_taken.
 */
export async function storeCheckedPromo(tx: Tx, seen: string | null, draft: PromoRow) {
  const { code, kind, value, ends_at, uses_limit } = draft
  const stored = await lockPromo(tx, code)
  await checkPromo(tx, stored, seen, draft)
  if (!(await storePromo(tx, draft, stored))) throw new Refusal('id_taken', { field: 'code' })
  return { kind, value, ends_at, uses_limit }
}
