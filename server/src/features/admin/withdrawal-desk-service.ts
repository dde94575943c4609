import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { OperatorSession } from '../../http/askers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Keys } from '../../security/keys.ts'
import { countedTransaction } from '../account/counted-try-service.ts'
import { useFreshCode } from '../desk-rights/second-factor-service.ts'
import { makePayoutFile } from '../wallet/payout-file-service.ts'
import { auditWithdrawal, tellOfPayout } from '../wallet/withdrawal-audit-service.ts'
import { refuseBlocked } from './admin-service.ts'
import { insertDeskLog } from './admin-sql.ts'

type Audit = Parameters<typeof auditWithdrawal>[2]
type Payout = Parameters<typeof tellOfPayout>[2]

/**
 * Audits a withdrawal and logs it. The first of two agreements is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed.
 */
export const auditWithdrawalAtDesk = (db: Db, operator: OperatorSession, audit: Audit) =>
  countedTransaction(db, async (tx) => {
    await refuseBlocked(tx, operator)
    const event = await auditWithdrawal(tx, operator, audit)
    const { extract_id, status, ...details } = audit
    const about = { ref_type: 'withdrawal', ref_id: extract_id, details } as const
    await insertDeskLog(tx, { operator_id: operator.operator_id, action: `withdrawal_${event}`, ...about })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })

/** @throws NotFound; Refusal account_blocked, state_changed, second_operator_needed. */
export const tellOfPayoutAtDesk = (db: Db, operator: OperatorSession, payout: Payout) =>
  transaction(db, async (tx) => {
    await refuseBlocked(tx, operator)
    await tellOfPayout(tx, operator, payout)
    const { extract_id, payout_state, ...details } = payout
    const about = { ref_type: 'withdrawal', ref_id: extract_id, details } as const
    await insertDeskLog(tx, { operator_id: operator.operator_id, action: `payout_${payout_state}`, ...about })
  })

type FileWish = Parameters<typeof makePayoutFile>[3]

/** The payout file. Who had it is logged, because card numbers are whole in it. @throws NotFound; Refusal account_blocked, second_factor_needed. */
export const payoutFileAtDesk = (db: Db, keys: Keys, operator: OperatorSession, wish: FileWish) =>
  transaction(db, async (tx) => {
    await refuseBlocked(tx, operator)
    await useFreshCode(tx, operator)
    const file = await makePayoutFile(tx, keys, operator, wish)
    const about = { ref_type: 'payout_batch', ref_id: file.payout_batch_id, details: { lines: file.lines } } as const
    await insertDeskLog(tx, { operator_id: operator.operator_id, action: 'payout_file', ...about })
    return file
  })
