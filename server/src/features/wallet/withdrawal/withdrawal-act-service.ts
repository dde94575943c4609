import type { Db } from '../../../db/database.ts'
import type { OperatorSession } from '../../../http/askers.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { actAtDesk, countedActAtDesk } from '../../operator/operator-act-service.ts'
import { endMoved } from '../../operator/proposal/proposal-outdated-service.ts'
import { useFreshCode } from '../../operator/session/second-factor-service.ts'
import { makePayoutFile } from './payout-file-service.ts'
import { auditWithdrawal, tellOfPayout } from './withdrawal-audit-service.ts'

type Audit = Parameters<typeof auditWithdrawal>[2]
type Payout = Parameters<typeof tellOfPayout>[2]

/**
 * Audits a withdrawal and logs it. The first of two agreements is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed.
 */
export const auditWithdrawalAtDesk = (db: Db, operator: OperatorSession, audit: Audit) =>
  countedActAtDesk(db, operator, async (tx, log) => {
    const event = await auditWithdrawal(tx, operator, audit)
    const { extract_id, status, ...details } = audit
    const about = { ref_type: 'withdrawal', ref_id: extract_id, details } as const
    await log({ action: `withdrawal_${event}`, ...about })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })

/**
 * Says how a payout went and logs it. The first of two who say that it failed is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, state_changed, second_operator_needed, transaction_missing.
 */
export const tellOfPayoutAtDesk = (db: Db, operator: OperatorSession, payout: Payout) =>
  countedActAtDesk(db, operator, async (tx, log) => {
    const event = await tellOfPayout(tx, operator, payout)
    const { extract_id, payout_state: _, ...details } = payout
    const about = { ref_type: 'withdrawal', ref_id: extract_id, details } as const
    await log({ action: `payout_${event}`, ...about })
    if (event === 'failed_agreed') return new Refusal('second_operator_needed')
    await endMoved(tx, operator, { kinds: ['payout_requeue'], ref_id: extract_id })
    return undefined
  })

type FileWish = Parameters<typeof makePayoutFile>[3]

/** The payout file. Who had it is logged, because card numbers are whole in it. @throws NotFound; Refusal account_blocked, second_factor_needed. */
export const payoutFileAtDesk = (db: Db, keys: Keys, operator: OperatorSession, wish: FileWish) =>
  actAtDesk(db, operator, async (tx, log) => {
    await useFreshCode(tx, operator)
    const file = await makePayoutFile(tx, keys, operator, wish)
    const about = { ref_type: 'payout_batch', ref_id: file.payout_batch_id, details: { lines: file.lines } } as const
    await log({ action: 'payout_file', ...about })
    return file
  })
