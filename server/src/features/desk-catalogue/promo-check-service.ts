import type { CatalogueFault, Category } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { Tx } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/refusal.ts'
import { refuseUnseen, seenOf } from '../../http/seen.ts'
import { findProducts, findPromo, lockPromo, type PromoRow, storePromo } from './promo-desk-sql.ts'

export type StoredPromo = PromoRow & { uses: number }

/** Uses change all day: they are no part of what was seen. */
const seenPromo = ({ uses: _, ...promo }: StoredPromo) => seenOf(promo)

export const promoAtDesk = (promo: StoredPromo) => ({
  ...promo,
  categories: promo.categories as Category[], // the desk stores no others
  seen: seenPromo(promo),
})

/** @throws NotFound */
export async function readPromo(db: Db, code: string) {
  const promo = await findPromo(db, code)
  if (!promo) throw new NotFound()
  return promoAtDesk(promo)
}

const BASIS_POINTS = 10_000

const refuse = (field: string, fault: CatalogueFault) => {
  throw new Refusal('catalogue_fault', { field, fault })
}

/** @throws Refusal state_changed, catalogue_fault; NotFound. */
export async function checkPromo(db: Db, stored: StoredPromo | undefined, seen: string | null, draft: PromoRow) {
  const { kind, value, starts_at, ends_at, uses_limit, product_ids } = draft
  refuseUnseen(seen, stored && seenPromo(stored))
  if (kind === 'percentage' && value > BASIS_POINTS) refuse('value', 'not_a_number')
  if (ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) refuse('ends_at', 'days_not_in_order')
  if (uses_limit !== null && uses_limit < (stored?.uses ?? 0)) refuse('uses_limit', 'limit_below_uses')
  if ((await findProducts(db, product_ids)).length < new Set(product_ids).size) refuse('product_ids', 'unknown_product')
}

/** Stores a code whose ceilings the caller has checked. @returns what the log says. @throws as `checkPromo`; Refusal id_taken. */
export async function storeChecked(tx: Tx, seen: string | null, draft: PromoRow) {
  const { code, kind, value, ends_at, uses_limit } = draft
  const stored = await lockPromo(tx, code)
  await checkPromo(tx, stored, seen, draft)
  if (!(await storePromo(tx, draft, stored))) throw new Refusal('id_taken', { field: 'code' })
  return { kind, value, ends_at, uses_limit }
}
