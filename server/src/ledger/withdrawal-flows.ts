import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { type External, walletOf } from './accounts.ts'
import { lockWallet } from './ledger.ts'
import { hold, type Movement, postHold, type Transfer, voidHold } from './transfer.ts'

export type Withdrawal = {
  withdrawal_id: string
  user_id: string
  /** The sum that is paid out. */
  net_cents: number
  service_charge_cents: number
  to: External
}

/** The charge comes first: then the bill of the net sum has the balance after both. */
function movementsOf(withdrawal: Withdrawal): Movement[] {
  const both = { debit_account: walletOf(withdrawal.user_id), ref_type: 'withdrawal', ref_id: withdrawal.withdrawal_id }
  const { net_cents, service_charge_cents, to } = withdrawal
  return [
    { ...both, code: 'withdrawal_fee', credit_account: 'fees:withdrawal', amount_cents: service_charge_cents },
    { ...both, code: 'withdrawal', credit_account: to, amount_cents: net_cents },
  ]
}

/**
 * Applied for: the money can no longer be spent, but has not left yet.
 * @throws Refusal receivable_open while the shopper owes the shop
 */
export async function holdForWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<Transfer[]> {
  const { receivable_cents } = await lockWallet(tx, withdrawal.user_id)
  if (receivable_cents > 0) throw new Refusal('receivable_open')
  return movementsOf(withdrawal).map(hold)
}

/** Paid out for good. */
export const postWithdrawal = (withdrawal: Withdrawal): Transfer[] => movementsOf(withdrawal).map(postHold)

/** Refused, cancelled, or the payout failed: the money can be spent again. */
export const voidWithdrawal = (withdrawal: Withdrawal): Transfer[] => movementsOf(withdrawal).map(voidHold)
