import type { Tx } from '../db/transaction.ts'
import { clearingOf } from './accounts.ts'
import { rechargePassed } from './receivable-flows.ts'
import { move, type Transfer } from './transfer.ts'

type Payment = {
  payment_id: string
  recharge_id: string
  user_id: string
  provider: 'stripe' | 'paypal'
  amount_cents: number
}

/**
 * A provider has received a shopper's payment: the provider now holds the money for the shop, and the whole amount goes to the
 * wallet, where it first repays an open debt.
 */
export const paymentArrived = (
  tx: Tx,
  { recharge_id, user_id, provider, amount_cents }: Payment,
): Promise<Transfer[]> =>
  rechargePassed(tx, { recharge_id, user_id, arrival_cents: amount_cents, from: clearingOf(provider) })

/** The provider keeps its fee for a payment. It is an expense of the shop, not of the shopper. */
export const providerFee = ({ payment_id, provider }: Payment, fee_cents: number): Transfer =>
  move({
    code: 'provider_fee',
    debit_account: 'fees:provider',
    credit_account: clearingOf(provider),
    amount_cents: fee_cents,
    ref_type: 'provider_payment',
    ref_id: payment_id,
  })
