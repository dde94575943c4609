import { cents, sumCents } from '@sampan/contract'
import { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Operator } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { insertDeskLog } from '../../operator/log/log-write-sql.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import type { ProposalKind } from '../../operator/proposal/proposal-service.ts'
import { hasPayment } from '../chain/payout/payment-sql.ts'
import { isHeld } from './payout-hold-service.ts'
import {
  lockRequestForAudit,
  lockWithdrawalForDesk,
  passWithdrawal,
  readSent,
  recordPayout,
} from './withdrawal-audit-service.ts'
import { findParts, findWithdrawal, findWithdrawer } from './withdrawal-sql.ts'

type Withdrawal = { extract_id: string }
type Failed = Withdrawal & { reason: string }

/** Kinds of proposals about a sent payout: recording it as failed, or queueing it again. */
export const PAYOUT_PROPOSALS = ['payout_failed', 'payout_requeue'] as const

const accountOf = async (db: Db, { extract_id }: Withdrawal) => (await findWithdrawer(db, extract_id))?.account ?? null

/** The kind of proposal that approves a withdrawal above a limit. */
export const pass_kind: ProposalKind<Withdrawal> = {
  name: 'withdrawal_pass',
  is_audit: true,
  body: z.object({ extract_id: z.uuid() }),
  about: accountOf,
  concerns: accountOf,
  changes: async (db, { extract_id }) => {
    const withdrawal = await findWithdrawal(db, extract_id)
    if (!withdrawal) throw new NotFound()
    if (withdrawal.status !== 'auditing') throw new Refusal('already_audited')
    const { request_id } = withdrawal
    const parts = request_id === null ? [withdrawal] : await findParts(db, request_id)
    return [{ field: 'queued', before: null, after: { cents: sumCents(parts.map(({ net_cents }) => net_cents)) } }]
  },
  isHeld: async (db, { extract_id }) => {
    const withdrawal = await findWithdrawal(db, extract_id)
    return withdrawal !== undefined && isHeld(db, withdrawal)
  },
  carryOut: async (tx, { proposer, decider, body: { extract_id } }) => {
    const parts = await lockRequestForAudit(tx, extract_id, proposer, decider)
    for (const part of parts) await passWithdrawal(tx, decider, part)
    await endPassProposals(
      tx,
      decider,
      parts.filter((part) => part.extract_id !== extract_id),
    )
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'withdrawal_passed',
      ref_type: 'withdrawal',
      ref_id: extract_id,
      details: { proposed_by: proposer.operator_account },
    })
  },
}

/** Ends proposals to approve withdrawals that were just decided. */
export async function endPassProposals(tx: Tx, operator: Operator, parts: readonly Withdrawal[]): Promise<void> {
  for (const { extract_id } of parts)
    await endChangedProposals(tx, operator, { kinds: [pass_kind.name], ref_id: extract_id })
}

/**
 * The kind of proposal that returns the money of a sent payout. The bank may still carry out the payout, so a second
 * operator has to confirm that it failed.
 */
export const failed_kind: ProposalKind<Failed> = {
  name: 'payout_failed',
  is_audit: true,
  body: z.object({ extract_id: z.uuid(), reason: z.string() }),
  about: accountOf,
  concerns: accountOf,
  changes: async (db, { extract_id }) => {
    const { amount_cents } = await readSent(db, extract_id)
    return [{ field: 'to_balance', before: null, after: { cents: cents(amount_cents) } }]
  },
  carryOut: async (tx, { proposer, decider, body: { extract_id, reason } }) => {
    const withdrawal = await lockWithdrawalForDesk(tx, extract_id, proposer, decider)
    if (withdrawal.payout_state !== 'sent') throw new Refusal('state_changed')
    // The payment may be on the chain: the shopper would get the money twice.
    if (await hasPayment(tx, extract_id, ['waiting', 'unknown_payer'])) throw new Refusal('payment_waiting')
    await recordPayout(tx, decider, withdrawal, { extract_id, payout_state: 'failed', reason })
    await endChangedProposals(tx, decider, { kinds: ['payout_requeue'], ref_id: extract_id })
    await insertDeskLog(tx, {
      operator_id: decider.operator_id,
      action: 'payout_failed',
      ref_type: 'withdrawal',
      ref_id: extract_id,
      details: { reason, proposed_by: proposer.operator_account },
    })
  },
}
