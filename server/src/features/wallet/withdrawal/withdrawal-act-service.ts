import assert from 'node:assert/strict'
import { type Endpoints, sumCents } from '@sampan/contract'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { DbAndKeys } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import type { Keys } from '../../../security/keys.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { countAlone, lockAllowance } from '../../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { propose } from '../../operator/proposal/proposal-service.ts'
import { consumeFreshCode } from '../../operator/session/second-factor-service.ts'
import { isReadNetwork } from '../chain/chain-network-sql.ts'
import { enterPayment } from './payment-service.ts'
import { makePayoutFile } from './payout-file-service.ts'
import { refuseHeld } from './payout-hold-service.ts'
import {
  aloneWith,
  lockRequestForAudit,
  lockWithdrawalForDesk,
  passWithdrawal,
  recordPayout,
  refuseWithdrawal,
} from './withdrawal-audit-service.ts'
import { endPassProposals, failed_kind, PAYOUT_PROPOSALS, pass_kind } from './withdrawal-proposals-service.ts'
import type { LockedWithdrawal } from './withdrawal-sql.ts'

type WithdrawalAudit = z.output<Endpoints['POST /api/admin/extract/audit']['body']>
type Payout = z.output<Endpoints['POST /api/admin/extract/payout']['body']>
/**
 * Approves or refuses a withdrawal with the other parts of its request. An amount above a limit is proposed to a second operator.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed when the withdrawal is the
 * operator's own, proposal_open; when approving, also the refusals of `refuseHeld`.
 */
export const auditWithdrawalAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, audit: WithdrawalAudit) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { extract_id } = audit
    const parts = await lockRequestForAudit(tx, extract_id, operator)
    const about = { ref_type: 'withdrawal', ref_id: extract_id } as const
    if (audit.status === AUDIT_STATUS.refused) {
      for (const part of parts) await refuseWithdrawal(tx, operator, part, audit.reason)
      await log({ action: 'withdrawal_refused', ...about, details: { reason: audit.reason } })
    } else {
      for (const part of parts) await refuseHeld(tx, part)
      if (!(await isAlone(tx, operator, parts))) {
        await propose(tx, operator, {
          kind: pass_kind,
          ref_id: extract_id,
          body: { extract_id },
          reason: undefined,
          keys,
        })
        return 'proposed' as const
      }
      for (const part of parts) await passWithdrawal(tx, operator, part)
      await log({ action: 'withdrawal_passed', ...about })
    }
    await endPassProposals(tx, operator, parts)
    return 'done' as const
  })

/**
 * Counts the parts of a request towards the operator's limit if one operator may approve them together.
 * @returns false when a second operator is needed.
 */
async function isAlone(tx: Tx, { operator_id }: OperatorSession, parts: LockedWithdrawal[]): Promise<boolean> {
  const [first] = parts
  assert(first, 'a request has a part')
  const allowance = await lockAllowance(tx, operator_id, 'extract')
  const sum_cents = sumCents(parts.map(({ amount_cents }) => amount_cents))
  if (sum_cents > (await aloneWith(tx, allowance, first)).up_to_cents) return false
  for (const { extract_id, amount_cents } of parts)
    await countAlone(tx, allowance, { ref_id: extract_id, amount_cents })
  return true
}

/**
 * Records the outcome of a payout. A failure of a sent payout is always proposed, because the bank may still pay it. On
 * networks that the server reads, a payment is verified before it closes the withdrawal.
 * @throws NotFound; Refusal account_blocked, second_operator_needed when the payout is the operator's own,
 * proposal_open; also the refusals of `recordPayout`.
 */
export const recordPayoutAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, payout: Payout) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { extract_id, payout_state, ...details } = payout
    const withdrawal = await lockWithdrawalForDesk(tx, extract_id, operator)
    if (payout.payout_state === 'failed' && withdrawal.payout_state === 'sent' && withdrawal.draw_type !== 'card') {
      const { reason } = payout
      const proposal = { kind: failed_kind, ref_id: extract_id, body: { extract_id, reason }, reason, keys }
      await propose(tx, operator, proposal)
      return 'proposed' as const
    }
    const { network } = withdrawal
    if (payout.payout_state === 'done' && network && (await isReadNetwork(tx, network))) {
      const transaction_hash = await enterPayment(tx, operator, { ...withdrawal, network }, payout.reference)
      const about = { ref_type: 'withdrawal', ref_id: extract_id, details: { transaction_hash } } as const
      await log({ action: 'payment_entered', ...about })
      return 'checking' as const
    }
    await recordPayout(tx, operator, withdrawal, payout)
    await log({ action: `payout_${payout_state}`, ref_type: 'withdrawal', ref_id: extract_id, details })
    await endChangedProposals(tx, operator, { kinds: PAYOUT_PROPOSALS, ref_id: extract_id })
    return 'done' as const
  })

type PayoutChoice = Parameters<typeof makePayoutFile>[3]

/**
 * Makes the payout file and logs who downloaded it, because it contains full card numbers.
 * @throws NotFound; Refusal account_blocked, second_factor_needed.
 */
export const payoutFileAtDesk = (db: Db, keys: Keys, operator: OperatorSession, choice: PayoutChoice) =>
  actAtDesk(db, operator, async (tx, log) => {
    await consumeFreshCode(tx, operator)
    const file = await makePayoutFile(tx, keys, operator, choice)
    const about = { ref_type: 'payout_batch', ref_id: file.payout_batch_id, details: { lines: file.lines } } as const
    await log({ action: 'payout_file', ...about })
    return file
  })
