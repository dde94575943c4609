import type { CatalogueFault } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuseOutdated, revisionOf } from '../../http/revision.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { findProducts, findPromo, hasUnknownCategory, lockPromo, type PromoRow, storePromo } from './promo-desk-sql.ts'

export type StoredPromo = PromoRow & { uses: number }

/** The version of a code that an operator has read. Excludes `uses`, whose changes would make every save outdated. */
const revisionOfPromo = ({ uses: _, ...promo }: StoredPromo) => revisionOf(promo)

export const promoAtDesk = (promo: StoredPromo) => ({
  ...promo,
  revision: revisionOfPromo(promo),
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

/** Checks a draft against the stored code. @throws Refusal changed_meanwhile, catalogue_fault; NotFound. */
export async function checkPromo(db: Db, stored: StoredPromo | undefined, revision: string | null, draft: PromoRow) {
  const { kind, value, starts_at, ends_at, uses_limit, product_ids, categories } = draft
  refuseOutdated(revision, stored && revisionOfPromo(stored))
  if (kind === 'percentage' && value > BASIS_POINTS) refuse('value', 'not_a_number')
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) refuse('ends_at', 'days_not_in_order')
  if (uses_limit !== null && uses_limit < (stored?.uses ?? 0)) refuse('uses_limit', 'limit_below_uses')
  if ((await findProducts(db, product_ids)).length < new Set(product_ids).size) refuse('product_ids', 'unknown_product')
  if (await hasUnknownCategory(db, categories)) refuse('categories', 'unknown_category')
}

/**
 * Stores a promo code. Does not check whether a second operator must approve it: the caller must do that first.
 * @returns the details for the log.
 * @throws the errors of `checkPromo`; Refusal id_taken.
 */
export async function storeCheckedPromo(tx: Tx, revision: string | null, draft: PromoRow) {
  const { code, kind, value, ends_at, uses_limit } = draft
  const stored = await lockPromo(tx, code)
  await checkPromo(tx, stored, revision, draft)
  if (!(await storePromo(tx, draft, stored))) throw new Refusal('id_taken', { field: 'code' })
  return { kind, value, ends_at, uses_limit }
}
