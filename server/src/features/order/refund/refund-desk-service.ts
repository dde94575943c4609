import type { Alone } from '@sampan/contract'
import type { DbAndKeys } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { OperatorSession } from '../../../http/authenticators.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import { actAtDesk } from '../../operator/operator-act-service.ts'
import { countAlone, lockAllowance } from '../../operator/proposal/act-alone-service.ts'
import { endChangedProposals } from '../../operator/proposal/proposal-outdated-service.ts'
import { propose } from '../../operator/proposal/proposal-service.ts'
import { type DirectRefund, executeDirectRefund, lockOrderForDesk, planDirectRefund } from './direct-refund-service.ts'
import { aloneOfOrder, aloneOfRefund, aloneTo } from './refund-alone-service.ts'
import { amountToPay, type Reduction } from './refund-amount-service.ts'
import {
  agreeToRefund,
  type LockedRefund,
  lockRefundForDesk,
  payRefund,
  type RefusedRefund,
  refuseRefund,
} from './refund-audit-service.ts'
import { bodyOf, money_back_kind, refund_kind } from './refund-proposals-service.ts'
import { stateChanged } from './refund-service.ts'

/**
 * Approves a refund. Without a return it is paid immediately or, above a limit, proposed to a second operator.
 * @throws NotFound; BadRequest; Refusal account_blocked, already_audited, second_operator_needed for the operator's own
 * refund, proposal_open.
 */
export const agreeAtDesk = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { refund_id, return_address }: { refund_id: string; return_address?: string | undefined },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const lockedRefund = await lockRefundForDesk(tx, refund_id, operator)
    const about = { ref_type: 'refund', ref_id: refund_id } as const
    if (lockedRefund.refund.state !== 'applied') throw new Refusal('already_audited')
    if (lockedRefund.refund.type === 'return_and_refund') {
      await agreeToRefund(tx, operator, lockedRefund, return_address)
      await log({ action: 'refund_agreed', ...about, details: { return_address } })
      return 'done' as const
    }
    const outcome = await payOrPropose(tx, operator, lockedRefund, { keys })
    if (outcome === 'done') await log({ action: 'refund_executed', ...about })
    return outcome
  })

/**
 * Refuses a refund.
 * @throws NotFound; Refusal account_blocked, already_audited, second_operator_needed for the operator's own refund.
 */
export const refuseAtDesk = (db: Db, operator: OperatorSession, refusal: RefusedRefund) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { refund_id, reason, picture_ids } = refusal
    await refuseRefund(tx, operator, await lockRefundForDesk(tx, refund_id, operator), refusal)
    await log({ action: 'refund_refused', ref_type: 'refund', ref_id: refund_id, details: { reason, picture_ids } })
    await endChangedProposals(tx, operator, { kinds: [refund_kind.name], ref_id: refund_id })
  })

/**
 * Pays an approved refund, or less than the approved amount. Above a limit the payment is proposed to a second
 * operator; customer service proposes every amount.
 * @throws NotFound; Refusal account_blocked, state_changed when the refund is not approved, second_operator_needed for
 * the operator's own refund, proposal_open; and the refusals of `amountToPay`.
 */
export const executeAtDesk = (
  { db, keys }: DbAndKeys,
  operator: OperatorSession,
  { refund_id, less }: { refund_id: string; less?: Reduction | undefined },
) =>
  actAtDesk(db, operator, async (tx, log) => {
    const lockedRefund = await lockRefundForDesk(tx, refund_id, operator)
    if (lockedRefund.refund.state === 'applied') throw stateChanged(lockedRefund.key)
    const outcome = await payOrPropose(tx, operator, lockedRefund, { keys, less })
    const about = { ref_type: 'refund', ref_id: refund_id, ...(less && { details: less }) } as const
    if (outcome === 'done') await log({ action: 'refund_executed', ...about })
    return outcome
  })

async function payOrPropose(
  tx: Tx,
  operator: OperatorSession,
  lockedRefund: LockedRefund,
  { keys, less }: { keys: Keys; less?: Reduction | undefined },
) {
  const { user_id, order_id, refund_id } = lockedRefund.key
  const amount_cents = await amountToPay(tx, lockedRefund.key, lockedRefund.refund, less)
  const aloneOf = (to_shopper: Alone) => aloneOfRefund(operator, lockedRefund.refund, to_shopper)
  if (!(await isAlone(tx, operator, { user_id, order_id, amount_cents, aloneOf }))) {
    const body = { refund_id, amount_cents, ...(less && { less }) }
    await propose(tx, operator, { kind: refund_kind, ref_id: refund_id, body, reason: less?.reason, keys })
    return 'proposed' as const
  }
  await payRefund(tx, operator, lockedRefund, less)
  await endChangedProposals(tx, operator, { kinds: [refund_kind.name], ref_id: refund_id })
  return 'done' as const
}

type Sum = { user_id: string; order_id: string; amount_cents: number; aloneOf: (to_shopper: Alone) => Alone }

/**
 * Counts an amount towards the operator's limits, unless it exceeds one of them.
 * @returns whether the amount was counted, so that no second operator is needed.
 */
async function isAlone(tx: Tx, { operator_id }: OperatorSession, { user_id, order_id, amount_cents, aloneOf }: Sum) {
  const allowance = await lockAllowance(tx, operator_id, 'refund')
  const toShopper = await aloneTo(tx, allowance, [user_id])
  if (amount_cents > aloneOf(toShopper(user_id)).up_to_cents) return false
  await countAlone(tx, allowance, { ref_id: order_id, amount_cents })
  return true
}

/**
 * Refunds without a request, or cancels a paid order. Above a limit, and as goodwill for a completed order, the refund
 * is proposed to a second operator.
 * @throws NotFound; Refusal account_blocked, second_operator_needed for the operator's own order, proposal_open; and
 * the refusals of `planDirectRefund`.
 */
export const refundDirectlyAtDesk = ({ db, keys }: DbAndKeys, operator: OperatorSession, input: DirectRefund) =>
  actAtDesk(db, operator, async (tx, log) => {
    const { order_id, reason, cancels } = input
    const lockedOrder = await lockOrderForDesk(tx, order_id, operator)
    const plan = await planDirectRefund(tx, lockedOrder, input)
    const { user_id } = lockedOrder.key
    const aloneOf = (to_shopper: Alone) => aloneOfOrder(lockedOrder.order, to_shopper)
    if (!(await isAlone(tx, operator, { user_id, order_id, amount_cents: plan.paid_cents, aloneOf }))) {
      const body = bodyOf(input, plan, lockedOrder.order)
      await propose(tx, operator, { kind: money_back_kind, ref_id: order_id, body, reason, keys })
      return 'proposed' as const
    }
    const amount_cents = await executeDirectRefund(tx, operator, lockedOrder, plan, input)
    const action = cancels ? 'order_cancelled' : 'money_back_executed'
    await log({ action, ref_type: 'order', ref_id: order_id, details: { amount_cents, reason } })
    await endChangedProposals(tx, operator, { kinds: [money_back_kind.name], ref_id: order_id })
    return 'done' as const
  })
