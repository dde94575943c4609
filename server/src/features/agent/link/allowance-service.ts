import type { Cents } from '@sampan/contract'
import { PAY_SCOPE } from '@sampan/contract/rules'
import { countedTransaction } from '../../../db/counted-transaction.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { ShopperSession } from '../../../http/authenticators.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import type { Keys } from '../../../security/keys.ts'
import type { Caller } from '../../account/caller.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { tryPaymentCode } from '../../account/payment-code/payment-code-service.ts'
import { insertSecurityEvent } from '../../account/security/security-sql.ts'
import { findPurchasedOrders } from '../order/purchase-sql.ts'
import type { AgentLink } from './link-service.ts'
import { changeLink, insertSpending, lockAllowanceOf, lockLink } from './link-sql.ts'

type Purchase = { checkout_id: string; total_cents: Cents }

/**
 * Books a purchase on the allowance of a link, in the transaction that pays for it, and notifies the shopper of each order.
 * The link stays locked until the transaction ends, so that purchases at the same time cannot exceed the allowance
 * together. The allowance is for the last 30 days, at any time; what is refunded of a purchase does not count any more.
 *
 * The caller has locked the shopper, and not yet the checkout (see "Money" in docs/architecture.md).
 * @param link the link of the access token that makes the purchase
 * @returns false when the link has ended, the token may not pay, or too little is left: the shopper has to pay.
 */
export async function spendAllowance(
  tx: Tx,
  link: Pick<AgentLink, 'user_id' | 'link_id' | 'scopes'>,
  { checkout_id, total_cents }: Purchase,
): Promise<boolean> {
  if (total_cents <= 0) throw new RangeError(`no price: ${total_cents}`)
  const allowance = link.scopes.includes(PAY_SCOPE) ? await lockAllowanceOf(tx, link) : undefined
  if (!allowance || total_cents > allowance.left_cents) return false
  const { user_id, link_id } = link
  await insertSpending(tx, { user_id, link_id, checkout_id, spent_cents: total_cents })
  for (const order of await findPurchasedOrders(tx, { user_id, checkout_id })) {
    const { order_id, order_number } = order
    const data = { agent: allowance.name, amount_cents: order.total_cents, order_number }
    await recordEvents(tx, [{ happening: 'agent.spent', ref_id: order_id, user_id, data }])
  }
  return true
}

type Change = { allowance_cents: Cents; payment_code?: string | undefined }

/**
 * Checks the payment code of a shopper who lets agents spend more, or elsewhere. A missing code counts as a wrong one.
 * @returns the refusal of a wrong code, after which the caller commits the count.
 */
export async function provePaymentCode(
  tx: Tx,
  keys: Keys,
  { user_id, payment_code }: { user_id: string; payment_code: string | undefined },
): Promise<Refusal | undefined> {
  const refusal = await tryPaymentCode(tx, keys, user_id, payment_code ?? '')
  return refusal && new Refusal(refusal.reason, { ...refusal.details, field: 'payment_code' })
}

/**
 * Changes the allowance of a link. A lower one applies to the next purchase; only a higher one needs the payment code.
 * @throws NotFound; Refusal state_changed when the link may not pay; the refusals of a wrong payment code.
 */
export async function changeAllowance(
  { link_id, allowance_cents, payment_code }: Change & { link_id: string },
  { user_id }: Pick<ShopperSession, 'user_id'>,
  { db, context, request }: Caller,
): Promise<void> {
  await countedTransaction(db, async (tx) => {
    await lockShopper(tx, user_id)
    const key = { user_id, link_id }
    // Read before the payment code is checked, because the link is locked after the code. The shopper's lock keeps
    // other changes out.
    const before = await lockLink(tx, key)
    if (!before) throw new NotFound()
    if (!before.scopes.includes(PAY_SCOPE)) throw new Refusal('state_changed')
    if (allowance_cents > before.allowance_cents) {
      const refusal = await provePaymentCode(tx, context.keys, { user_id, payment_code })
      if (refusal) return refusal
    }
    await changeLink(tx, key, { allowance_cents })
    await insertSecurityEvent(tx, { user_id, event: 'agent_allowance_changed', ip: request.ip })
    return undefined
  })
}
