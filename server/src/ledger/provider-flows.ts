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

type Payout = { payout_id: string; provider: 'stripe' | 'paypal'; amount_cents: number }

/** Moves money between the bank and a provider: to the bank if the amount is positive. */
const toBank = (code: 'provider_payout' | 'provider_payout_back', { payout_id, provider, amount_cents }: Payout) => {
  const [from, to] = [clearingOf(provider), 'external:bank'] as const
  return move({
    code,
    debit_account: amount_cents > 0 ? to : from,
    credit_account: amount_cents > 0 ? from : to,
    amount_cents: Math.abs(amount_cents),
    ref_type: 'provider_payout',
    ref_id: payout_id,
  })
}

/** A provider has paid out to the bank, or taken a negative amount from it. */
export const payoutPaid = (payout: Payout): Transfer => toBank('provider_payout', payout)

/** The bank did not take a payout that was booked: the provider has the money again. */
export const payoutReturned = (payout: Payout): Transfer =>
  toBank('provider_payout_back', { ...payout, amount_cents: -payout.amount_cents })

type ReportedFee = { explanation_id: string; provider: 'stripe' | 'paypal'; fee_cents: number }

/** Books a fee that only the provider's report has, or a negative one that the provider gave back. */
export const feeInReport = ({ explanation_id, provider, fee_cents }: ReportedFee): Transfer => {
  const [expense, clearing] = ['fees:provider', clearingOf(provider)] as const
  return move({
    code: 'provider_fee',
    debit_account: fee_cents > 0 ? expense : clearing,
    credit_account: fee_cents > 0 ? clearing : expense,
    amount_cents: Math.abs(fee_cents),
    ref_type: 'report_explanation',
    ref_id: explanation_id,
  })
}
