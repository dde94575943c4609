import { cents } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { post } from '../../../../ledger/ledger.ts'
import { feeInReport } from '../../../../ledger/provider-flows.ts'
import { NotFound, Refusal } from '../../../../refusal/refusal.ts'
import { insertDeskLog } from '../../../operator/log/log-write-sql.ts'
import { refuseOwn } from '../../../operator/own-money-service.ts'
import { anyKind, type ProposalKind } from '../../../operator/proposal/proposal-service.ts'
import { findItem, type ItemRow, insertExplanation, lockItem, setExplained } from './report-desk-sql.ts'
import { compareItems } from './report-item-sql.ts'

const Body = z.object({
  item_id: z.uuid(),
  /** Books less report, as the proposer saw it. */
  difference_cents: z.int(),
  is_fee: z.boolean(),
  reason: z.string(),
})
type Body = z.output<typeof Body>

/**
 * The item of an explanation.
 * @throws NotFound; Refusal state_changed when the difference is another one, or needs no explanation.
 */
async function differentItem(db: Db, { item_id, difference_cents }: Body): Promise<ItemRow> {
  const item = await findItem(db, item_id)
  if (!item) throw new NotFound()
  const { state, known_because } = item
  const waits = state === 'known' && (known_because === 'held' || known_because === 'on_its_way')
  if (state === 'equal' || state === 'explained' || waits || item.difference_cents !== difference_cents)
    throw new Refusal('state_changed')
  return item
}

const accountOf: ProposalKind<Body>['concerns'] = async (db, { item_id }) =>
  (await findItem(db, item_id))?.account ?? null

/** The kind of proposal that explains a difference between the books and a provider's report. */
export const difference_kind: ProposalKind<Body> = {
  name: 'report_difference',
  body: Body,
  about: async (db, { item_id }) => (await findItem(db, item_id))?.key ?? null,
  concerns: accountOf,
  changes: async (db, body) => {
    const { key, difference_cents } = await differentItem(db, body)
    return [
      { field: 'difference', before: { cents: cents(difference_cents) }, after: { cents: cents(0) } },
      { field: 'transaction', before: null, after: { text: key } },
      // The books have too much: the provider took it.
      ...(body.is_fee
        ? [{ field: 'provider_fee' as const, before: { cents: cents(0) }, after: { cents: cents(difference_cents) } }]
        : []),
    ]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const row = await lockItem(tx, body.item_id)
    if (!row) throw new NotFound()
    await compareItems(tx, row.provider, [body.item_id])
    const item = await differentItem(tx, body)
    refuseOwn(item.account ?? '', proposer, decider)
    const operators = { explained_by: proposer.operator_id, approved_by: decider.operator_id }
    await explain(tx, item, body, operators)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'report_difference_explained',
      ref_type: 'report_item',
      ref_id: item.item_id,
      details: {
        ...{ provider: item.provider, amount_cents: item.difference_cents, reason: body.reason },
        ...(body.is_fee && { is_fee: true }),
        proposed_by: proposer.operator_account,
      },
    })
  },
}

async function explain(
  tx: Tx,
  { item_id, provider, difference_cents }: ItemRow,
  { is_fee, reason }: Body,
  operators: { explained_by: string; approved_by: string },
): Promise<void> {
  const fee_cents = is_fee ? difference_cents : 0
  const explanation = { item_id, difference_cents, booked_fee_cents: fee_cents, reason, ...operators }
  const explanation_id = await insertExplanation(tx, explanation)
  if (fee_cents !== 0) {
    const transfer = feeInReport({ explanation_id, provider, fee_cents })
    await post(tx, `operator:${operators.approved_by}`, [transfer])
    await compareItems(tx, provider, [item_id])
  }
  await setExplained(tx, item_id)
}

export const report_proposals: readonly ProposalKind[] = [anyKind(difference_kind)]
