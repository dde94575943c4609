import { cents, endpoints } from '@sampan/contract'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import {
  anyKind,
  type OperatorWithRoles,
  type ProposalKind,
  propose,
  waitingProposals,
} from '../../operator/proposal/proposal-service.ts'
import { recharge_kind } from '../recharge/recharge-proposals-service.ts'
import { payout_proposals } from '../withdrawal/shopper-payout-service.ts'
import { accountOfPayout, readSent, requeuePayout } from '../withdrawal/withdrawal-audit-service.ts'
import { failed_kind, pass_kind } from '../withdrawal/withdrawal-proposals-service.ts'
import {
  accountOfRecharge,
  accountOfShopper,
  checkCorrection,
  checkDebt,
  correctWallet,
  writeOffDebt,
} from './correction-service.ts'
import { findConcernsOf } from './money-proposals-sql.ts'

// A proposal that changes a shopper's money needs a second operator. Both operators need the finance role, and neither
// of them may be the shopper.

const correct_body = endpoints['POST /api/admin/wallet/correct'].body
const write_off_body = endpoints['POST /api/admin/wallet/write_off'].body
const requeue_body = endpoints['POST /api/admin/extract/requeue'].body
type Correcting = z.output<typeof correct_body>
type WritingOff = z.output<typeof write_off_body>
type Requeuing = z.output<typeof requeue_body>

type MoneyKind<Body> = ProposalKind<Body> & {
  refOf: (body: Body) => string
}
type Parts<Body> = Omit<MoneyKind<Body>, 'about' | 'concerns'> & {
  /** The account name of the shopper who owns the money; undefined if the recharge or payout does not exist. */
  shopperOf: (db: Db, body: Body) => Promise<string | undefined>
}

const kindOf = <Body>({ shopperOf, ...parts }: Parts<Body>): MoneyKind<Body> => {
  const about = async (db: Db, body: Body) => (await shopperOf(db, body)) ?? null
  return { ...parts, about, concerns: about }
}

const correction_kind = kindOf<Correcting>({
  name: 'wallet_correction',
  body: correct_body,
  refOf: ({ recharge_id }) => recharge_id,
  shopperOf: (db, { recharge_id }) => accountOfRecharge(db, recharge_id),
  changes: async (db, correcting) => {
    const { left_cents } = await checkCorrection(db, correcting)
    const after = { cents: cents(left_cents - correcting.amount_cents) }
    return [{ field: 'credited', before: { cents: left_cents }, after }]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const correction = await correctWallet(tx, { proposer, decider }, body)
    const { correction_id, user_id, taken_cents, owed_cents } = correction
    // Open proposals of these kinds end, because they contain the balance or debt from before the correction.
    await endChangedProposals(tx, decider, { kinds: ['debt_write_off', 'shopper_payout'], ref_id: user_id })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'wallet_corrected',
      ref_type: 'correction',
      ref_id: correction_id,
      details: { ...body, taken_cents, owed_cents, proposed_by: proposer.operator_account },
    })
  },
})

const write_off_kind = kindOf<WritingOff>({
  name: 'debt_write_off',
  body: write_off_body,
  refOf: ({ user_id }) => user_id,
  shopperOf: (db, { user_id }) => accountOfShopper(db, user_id),
  changes: async (db, { user_id, receivable_cents }) => {
    await checkDebt(db, user_id, receivable_cents)
    return [{ field: 'receivable', before: { cents: receivable_cents }, after: { cents: cents(0) } }]
  },
  carryOut: async (tx, { proposer, decider, body }) => {
    const { correction_id } = await writeOffDebt(tx, { proposer, decider }, body)
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'debt_written_off',
      ref_type: 'correction',
      ref_id: correction_id,
      details: { ...body, proposed_by: proposer.operator_account },
    })
  },
})

const requeue_kind = kindOf<Requeuing>({
  name: 'payout_requeue',
  body: requeue_body,
  refOf: ({ extract_id }) => extract_id,
  shopperOf: (db, { extract_id }) => accountOfPayout(db, extract_id),
  changes: async (db, { extract_id }) => {
    const { net_cents } = await readSent(db, extract_id)
    return [{ field: 'queued', before: null, after: { cents: cents(net_cents) } }]
  },
  carryOut: async (tx, { proposer, decider, body: { extract_id, reason } }) => {
    await requeuePayout(tx, { proposer, decider }, extract_id)
    await endChangedProposals(tx, decider, { kinds: ['payout_failed'], ref_id: extract_id })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'payout_requeued',
      ref_type: 'withdrawal',
      ref_id: extract_id,
      details: { reason, proposed_by: proposer.operator_account },
    })
  },
})

export const money_proposals: readonly ProposalKind[] = [
  anyKind(recharge_kind),
  anyKind(pass_kind),
  anyKind(failed_kind),
  anyKind(correction_kind),
  anyKind(write_off_kind),
  anyKind(requeue_kind),
]

/** Open proposals about a shopper's wallet, recharges and payouts. */
export async function waitingOfShopper(db: Db, operator: OperatorWithRoles, user_id: string) {
  const ref_ids = await findConcernsOf(db, user_id)
  return ref_ids.length === 0 ? [] : waitingProposals(db, operator, [...money_proposals, ...payout_proposals], ref_ids)
}

/** Open proposals about recharges or withdrawals, grouped by their id. */
export async function waitingAbout(db: Db, operator: OperatorWithRoles, ref_ids: readonly string[]) {
  const open_proposals = ref_ids.length === 0 ? [] : await waitingProposals(db, operator, money_proposals, ref_ids)
  const by_ref = Map.groupBy(open_proposals, ({ ref_id }) => ref_id)
  return (ref_id: string) => by_ref.get(ref_id) ?? []
}

/** Adds to each debt the open proposal to write it off. */
export async function withWriteOffs<Debt extends { user_id: string }>(
  db: Db,
  operator: OperatorWithRoles,
  debts: Debt[],
) {
  const ids = debts.map(({ user_id }) => user_id)
  const waiting = await waitingProposals(db, operator, [anyKind(write_off_kind)], ids)
  return debts.map((debt) => ({ ...debt, proposal: waiting.find(({ ref_id }) => ref_id === debt.user_id) ?? null }))
}

/**
 * Proposes a change of a shopper's money.
 * @throws NotFound; Refusal second_operator_needed when the wallet is the operator's own; also the errors of `propose`.
 */
const proposed =
  <Body extends { reason: string }>(kind: MoneyKind<Body>) =>
  ({ db, keys }: DbAndKeys, operator: OperatorSession, body: Body) =>
    actAtDesk(db, operator, async (tx) => {
      const account = await kind.about(tx, body)
      if (!account) throw new NotFound()
      refuseOwn(account, operator)
      const proposal = { kind, ref_id: kind.refOf(body), body, reason: body.reason, keys }
      return { proposal_id: await propose(tx, operator, proposal) }
    })

export const proposeCorrection = proposed(correction_kind)
export const proposeWriteOff = proposed(write_off_kind)
export const proposeRequeue = proposed(requeue_kind)
