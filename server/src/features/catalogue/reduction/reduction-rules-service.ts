import { type CatalogueFault, REDUCTION_LIMITS } from '@sampan/contract/rules'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { refuseOutdated, revisionOf } from '../../../http/revision.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { readCeiling } from '../../setting/setting-value-service.ts'
import { isCategory } from '../category/category-sql.ts'
import {
  type Counts,
  countSkus,
  type Draft,
  hasUnknown,
  lockReduction,
  type Period,
  periodOf,
  type Reduction,
  storeReduction,
  type Terms,
  wantedSkus,
} from './reduction-sql.ts'

/** The version of a reduction that an operator has read. Its state changes by time and is left out. */
export const revisionOfReduction = ({ state: _, ...facts }: Reduction) => revisionOf(facts)

const refuse = (field: string, fault: CatalogueFault): never => {
  throw new Refusal('catalogue_fault', { field, fault })
}

/** The period and the SKUs of a draft, counted. @throws Refusal catalogue_fault. */
export async function measure(
  db: Db,
  reduction_id: string | null,
  terms: Terms,
): Promise<{ period: Period; counts: Counts }> {
  const period = await periodOf(db, terms)
  if (period.is_over) refuse('ends', 'days_not_in_order')
  const sku_ids = terms.prices.map(({ sku_id }) => sku_id)
  if (new Set(sku_ids).size < sku_ids.length) refuse('prices', 'sku_twice')
  if (await hasUnknown(db, terms)) refuse(terms.off_100 === null ? 'prices' : 'product_ids', 'unknown_product')
  const { category } = terms
  if (category !== null && !(await isCategory(db, category))) refuse('category', 'unknown_category')
  const fall_100 = await readCeiling(db, 'price_fall_100')
  const counts = await countSkus(db, wantedSkus(terms), { ...period, reduction_id, fall_100 })
  if (counts.skus > REDUCTION_LIMITS.skus) refuse('category', 'too_many')
  return { period, counts }
}

/**
 * Checks a draft against the stored reduction. Only planned reductions can change.
 * @throws Refusal catalogue_fault, changed_meanwhile, state_changed, id_taken; NotFound.
 */
export async function checkReduction(db: Db, stored: Reduction | undefined, revision: string | null, draft: Draft) {
  refuseOutdated(revision, stored && revisionOfReduction(stored))
  if (stored && stored.state !== 'planned') throw new Refusal('state_changed')
  const { period, counts } = await measure(db, draft.reduction_id, draft)
  if (counts.skus < Math.max(1, draft.prices.length))
    refuse(draft.off_100 === null ? 'prices' : 'product_ids', 'not_lower')
  if (counts.below_cost > 0 && !draft.below_cost) refuse('below_cost', 'below_cost')
  return { period, counts }
}

/** Stores a reduction that needs no second operator any more. @throws as `checkReduction`. */
export async function storeChecked(tx: Tx, revision: string | null, draft: Draft) {
  const stored = await lockReduction(tx, draft.reduction_id)
  const { period, counts } = await checkReduction(tx, stored, revision, draft)
  if (!(await storeReduction(tx, draft, period, stored === undefined))) throw new Refusal('id_taken')
  const { starts_at, ends_at } = period
  return { name: draft.name, off_100: draft.off_100, starts_at, ends_at, skus: counts.skus }
}
