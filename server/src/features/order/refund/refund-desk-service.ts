import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/askers.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { countedTransaction } from '../../account/counted-try-service.ts'
import { actAtDesk, countedActAtDesk } from '../../operator/operator-act-service.ts'
import { type Gift, giveBack } from './give-back-service.ts'
import {
  type Answer,
  agreeToRefund,
  executeRefund,
  type Less,
  type RefusedRefund,
  refuseRefund,
} from './refund-audit-service.ts'

type Told = { refund_id: string; details?: Record<string, unknown> }

/** Answers a refund and logs it. @returns what came of it. */
const answer = (db: Db, operator: OperatorSession, { refund_id, details }: Told, work: (tx: Tx) => Promise<Answer>) =>
  actAtDesk(db, operator, async (tx, log) => {
    const outcome = await work(tx)
    const about = { ref_type: 'refund', ref_id: refund_id, ...(details && { details }) } as const
    await log({ action: `refund_${outcome}`, ...about })
    return outcome
  })

/** @throws NotFound; BadRequest; Refusal account_blocked, already_audited, second_operator_needed. */
export const agreeAtDesk = (
  db: Db,
  operator: OperatorSession,
  { refund_id, return_address }: { refund_id: string; return_address?: string | undefined },
) =>
  answer(db, operator, { refund_id, details: { return_address } }, (tx) =>
    agreeToRefund(tx, operator, refund_id, return_address),
  )

/** @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed. */
export const refuseAtDesk = (db: Db, operator: OperatorSession, refused: RefusedRefund) => {
  const { refund_id, reason, picture_ids } = refused
  return answer(db, operator, { refund_id, details: { reason, picture_ids } }, (tx) =>
    refuseRefund(tx, operator, refused),
  )
}

/**
 * Gives back what was agreed, or less, and logs it. An agreement in place of one that counts no more is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, state_changed, refund_too_much, second_operator_needed.
 */
export const executeAtDesk = (
  db: Db,
  operator: OperatorSession,
  { refund_id, less }: { refund_id: string; less?: Less | undefined },
) =>
  countedTransaction(db, async (tx) => {
    const told = { refund_id, ...(less && { details: less }) }
    const outcome = await answer(tx, operator, told, (tx) => executeRefund(tx, operator, refund_id, less))
    return outcome === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })

/**
 * Gives money back unasked, and logs it. The first of two words is stored although the call is refused.
 * @throws NotFound; Refusal account_blocked, refund_not_possible, refund_too_much, second_operator_needed.
 */
export const giveBackAtDesk = (db: Db, operator: OperatorSession, gift: Gift) =>
  countedActAtDesk(db, operator, async (tx, log) => {
    const { event, amount_cents } = await giveBack(tx, operator, gift)
    const { order_id, reason } = gift
    const about = { ref_type: 'order', ref_id: order_id, details: { amount_cents, reason } } as const
    await log({ action: `money_back_${event}`, ...about })
    return event === 'agreed' ? new Refusal('second_operator_needed') : undefined
  })
