import { cents, endpoints, type ProposedChange } from '@sampan/contract'
import { insertDeskLog } from '../operator/log/log-write-sql.ts'
import type { ProposalKind } from '../operator/proposal/proposal-service.ts'
import { checkPromo, storeCheckedPromo } from './promo-check-service.ts'
import { findPromo, type PromoRow } from './promo-desk-sql.ts'

type PromoWish = PromoRow & { revision: string | null }

const textOf = (value: PromoRow[keyof PromoRow] | undefined) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0) ? null : { text: String(value) }
const centsOf = (value: number | undefined) => (value === undefined ? null : { cents: cents(value) })
const offOf = (promo: PromoRow | undefined) =>
  promo && promo.kind === 'percentage' ? { text: `${promo.value / 100}%` } : centsOf(promo?.value)

export const promo_kind: ProposalKind<PromoWish> = {
  name: 'promo_save',
  body: endpoints['POST /api/admin/promo/save'].body.omit({ reason: true }),
  about: async (_db, { code }) => code,
  changes: async (db, { revision, ...draft }) => {
    const stored = await findPromo(db, draft.code)
    await checkPromo(db, stored, revision, draft)
    const changes: ProposedChange[] = [
      { field: 'takes_off', before: offOf(stored), after: offOf(draft) },
      { field: 'minimum', before: centsOf(stored?.minimum_cents), after: centsOf(draft.minimum_cents) },
      { field: 'uses_limit', before: textOf(stored?.uses_limit), after: textOf(draft.uses_limit) },
      { field: 'uses_per_shopper', before: textOf(stored?.uses_per_shopper), after: textOf(draft.uses_per_shopper) },
      { field: 'products', before: textOf(stored?.product_ids), after: textOf(draft.product_ids) },
      { field: 'categories', before: textOf(stored?.categories), after: textOf(draft.categories) },
      { field: 'starts_at', before: textOf(stored?.starts_at), after: textOf(draft.starts_at) },
      { field: 'ends_at', before: textOf(stored?.ends_at), after: textOf(draft.ends_at) },
    ]
    return changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  },
  carryOut: async (tx, { proposer, decider, body: { revision, ...draft } }) => {
    const details = await storeCheckedPromo(tx, revision, draft)
    const { operator_id } = decider
    const about = { ref_type: 'promo', ref_id: draft.code } as const
    const logDetails = { ...details, proposed_by: proposer.operator_account }
    await insertDeskLog(tx, { operator_id, action: 'promo_saved', ...about, details: logDetails })
  },
}
