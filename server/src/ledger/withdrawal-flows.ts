import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../refusal/refusal.ts'
import { type Clearing, type External, walletOf } from './accounts.ts'
import { lockWallet, type Wallet } from './ledger.ts'
import { repayingDebt, repaymentOf } from './repayment.ts'
import { hold, type Movement, move, postHold, type Transfer, voidHold } from './transfer.ts'

export type Withdrawal = {
  withdrawal_id: string
  user_id: string
  /** The amount that is paid out. */
  net_cents: number
  service_charge_cents: number
  /** A refund to a card leaves from the money that the provider holds. */
  to: External | Clearing
}

/** The charge comes first, so that the bill of the net amount shows the balance after both. */
function movementsOf(withdrawal: Withdrawal): Movement[] {
  const both = { debit_account: walletOf(withdrawal.user_id), ref_type: 'withdrawal', ref_id: withdrawal.withdrawal_id }
  const { net_cents, service_charge_cents, to } = withdrawal
  return [
    { ...both, code: 'withdrawal_fee', credit_account: 'fees:withdrawal', amount_cents: service_charge_cents },
    { ...both, code: 'withdrawal', credit_account: to, amount_cents: net_cents },
  ]
}

/**
 * A withdrawal was requested: the money can no longer be spent, but has not left yet.
 * @throws Refusal receivable_open while the shopper has a debt
 */
export async function holdForWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<Transfer[]> {
  const { receivable_cents } = await lockWallet(tx, withdrawal.user_id)
  if (receivable_cents > 0) throw new Refusal('receivable_open')
  return movementsOf(withdrawal).map(hold)
}

/** Posts the held money of a withdrawal that was paid out. This is final. */
export const postWithdrawal = (withdrawal: Withdrawal): Transfer[] => movementsOf(withdrawal).map(postHold)

const voidsOf = (withdrawal: Withdrawal): Transfer[] => movementsOf(withdrawal).map(voidHold)
const refOf = ({ withdrawal_id }: Withdrawal) => ({ ref_type: 'withdrawal', ref_id: withdrawal_id })

/**
 * Voids a withdrawal that was refused or cancelled, or whose payout failed: an open debt is repaid from the money
 * first, and the rest can be spent again.
 */
export const voidWithdrawal = (tx: Tx, withdrawal: Withdrawal): Promise<Transfer[]> =>
  repayingDebt(tx, { user_id: withdrawal.user_id, ...refOf(withdrawal) }, voidsOf(withdrawal))

/**
 * The card's bank sent a refund back after it was posted: the money is on the balance again, less an open debt. Refunds have no
 * charge.
 */
export const returnRefund = (tx: Tx, { withdrawal_id, user_id, net_cents, to }: Withdrawal): Promise<Transfer[]> => {
  const ref = { ref_type: 'withdrawal', ref_id: withdrawal_id }
  const credit_account = walletOf(user_id)
  return repayingDebt(tx, { user_id, ...ref }, [
    move({ ...ref, code: 'withdrawal_returned', debit_account: to, credit_account, amount_cents: net_cents }),
  ])
}

/**
 * Voids withdrawals in the given order until the balance reaches a sum. The caller has locked the wallet.
 * @returns the transfers and the balance after them.
 */
export function voidUntil(
  wanted_cents: number,
  { balance_cents, receivable_cents }: Pick<Wallet, 'balance_cents' | 'receivable_cents'>,
  open: readonly Withdrawal[],
): { transfers: Transfer[]; balance_cents: number } {
  const transfers: Transfer[] = []
  let free_cents: number = balance_cents
  let owed_cents: number = receivable_cents
  for (const withdrawal of open) {
    if (free_cents >= wanted_cents) break
    const returned_cents = withdrawal.net_cents + withdrawal.service_charge_cents
    const repaid_cents = Math.min(returned_cents, owed_cents)
    transfers.push(...voidsOf(withdrawal), repaymentOf(withdrawal.user_id, refOf(withdrawal), repaid_cents))
    owed_cents -= repaid_cents
    free_cents += returned_cents - repaid_cents
  }
  return { transfers, balance_cents: free_cents }
}
