import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { refuseOwn } from '../../operator/own-money-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { endLinksOf } from '../linked-app/linked-app-service.ts'
import { forgetTriesOfLocked } from '../payment-code/payment-code-sql.ts'
import { deleteSessionsOf } from '../session/session-sql.ts'
import { insertBlock, liftBlock, lockShopper, setBlocked } from './shopper-sql.ts'

type ShopperAndReason = { user_id: string; reason: string }

/**
 * Locks the shopper. Refuses operators who want to change their own account.
 * @throws NotFound; Refusal second_operator_needed.
 */
async function lock(tx: Tx, user_id: string, operator: OperatorSession) {
  const shopper = await lockShopper(tx, user_id)
  if (!shopper) throw new NotFound()
  refuseOwn(shopper.account, operator)
  return { ...shopper, is_blocked: shopper.blocked_at !== null }
}

/**
 * Blocks an account: its sessions and its agents' access end, and log-in, payment and withdrawal are refused. Its orders continue.
 * @throws NotFound; the refusals of `actAtDesk`; Refusal second_operator_needed for the operator's own account,
 * state_changed when the account is already blocked.
 */
export const blockShopper = (db: Db, operator: OperatorSession, { user_id, reason }: ShopperAndReason) =>
  actAtDesk(db, operator, async (tx, log) => {
    if ((await lock(tx, user_id, operator)).is_blocked) throw new Refusal('state_changed')
    await setBlocked(tx, user_id, true)
    await insertBlock(tx, { user_id, reason, blocked_by: operator.operator_id })
    await deleteSessionsOf(tx, user_id)
    await endLinksOf(tx, user_id)
    await log({ action: 'shopper_blocked', ref_type: 'shopper', ref_id: user_id, details: { reason } })
  })

/**
 * Unblocks an account.
 * @throws NotFound; the refusals of `actAtDesk`; Refusal second_operator_needed for the operator's own account,
 * state_changed when the account is not blocked.
 */
export const unblockShopper = (db: Db, operator: OperatorSession, { user_id, reason }: ShopperAndReason) =>
  actAtDesk(db, operator, async (tx, log) => {
    if (!(await lock(tx, user_id, operator)).is_blocked) throw new Refusal('state_changed')
    await setBlocked(tx, user_id, false)
    await liftBlock(tx, { user_id, lift_reason: reason, lifted_by: operator.operator_id })
    // A log-in that ran concurrently with the block may have left a session.
    await deleteSessionsOf(tx, user_id)
    await endChangedProposals(tx, operator, { kinds: ['shopper_payout'], ref_id: user_id })
    await log({ action: 'shopper_unblocked', ref_type: 'shopper', ref_id: user_id, details: { reason } })
  })

/**
 * Resets the wrong tries of the payment code and unlocks it. A code that must be set again is not changed.
 * @throws NotFound; the refusals of `actAtDesk`; Refusal second_operator_needed for the operator's own account,
 * state_changed when there is nothing to reset.
 */
export const unlockCodeAtDesk = (db: Db, operator: OperatorSession, { user_id, reason }: ShopperAndReason) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lock(tx, user_id, operator)
    if (!(await forgetTriesOfLocked(tx, user_id))) throw new Refusal('state_changed')
    await log({ action: 'payment_code_unlocked', ref_type: 'shopper', ref_id: user_id, details: { reason } })
  })

/**
 * Ends all sessions of a shopper.
 * @throws NotFound; the refusals of `actAtDesk`; Refusal second_operator_needed for the operator's own account.
 */
export const endSessionsAtDesk = (db: Db, operator: OperatorSession, user_id: string) =>
  actAtDesk(db, operator, async (tx, log) => {
    await lock(tx, user_id, operator)
    await deleteSessionsOf(tx, user_id)
    await log({ action: 'sessions_ended', ref_type: 'shopper', ref_id: user_id })
  })
