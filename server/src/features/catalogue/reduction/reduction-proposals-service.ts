import { cents, endpoints, type ProposedChange } from '@sampan/contract'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { checkReduction, storeChecked } from './reduction-rules-service.ts'
import { type Draft, findReduction } from './reduction-sql.ts'

type ReductionWish = Draft & { revision: string | null }

const textOf = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? null : { text: String(value) }
const offOf = (off_100: number | null | undefined) => textOf(off_100 && `${off_100 / 100}%`)

export const reduction_kind: ProposalKind<ReductionWish> = {
  name: 'reduction_save',
  body: endpoints['POST /api/admin/reduction/save'].body.omit({ reason: true }),
  about: async (_db, { name }) => name,
  changes: async (db, { revision, ...draft }) => {
    const stored = await findReduction(db, draft.reduction_id)
    const { period } = await checkReduction(db, stored, revision, draft)
    const changes: ProposedChange[] = [
      { field: 'takes_off', before: offOf(stored?.off_100), after: offOf(draft.off_100) },
      { field: 'products', before: textOf(stored?.product_ids), after: textOf(draft.product_ids) },
      { field: 'categories', before: textOf(stored?.category), after: textOf(draft.category) },
      { field: 'starts_at', before: textOf(stored?.starts_at), after: textOf(period.planned_at) },
      { field: 'ends_at', before: textOf(stored?.ends_at), after: textOf(period.ends_at) },
    ]
    const prices = draft.prices.map(
      ({ sku_id, price_cents }): ProposedChange => ({
        ...{ field: 'price', sku_id, before: null },
        after: { cents: cents(price_cents) },
      }),
    )
    return [...changes, ...prices].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  },
  carryOut: async (tx, { proposer, decider, body: { revision, ...draft } }) => {
    const details = await storeChecked(tx, revision, draft)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'reduction_saved',
      ref_type: 'reduction',
      ref_id: draft.reduction_id,
      details: { ...details, proposed_by: proposer.operator_account },
    })
  },
}
