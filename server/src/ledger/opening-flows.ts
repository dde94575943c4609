import type { Tx } from '../db/transaction.ts'
import { walletOf } from './accounts.ts'
import { repayingDebt } from './repayment.ts'
import { move, type Transfer } from './transfer.ts'

type OpeningBalance = { balance_id: string; user_id: string; amount_cents: number }

/** A shopper had money at the shop's former system, which the shop now owes: it first repays an open debt. */
export function openingBalance(tx: Tx, { balance_id, user_id, amount_cents }: OpeningBalance): Promise<Transfer[]> {
  const ref = { ref_type: 'opening_balance', ref_id: balance_id }
  const credit_account = walletOf(user_id)
  return repayingDebt(tx, { user_id, ...ref }, [
    move({ ...ref, code: 'opening_balance', debit_account: 'opening', credit_account, amount_cents }),
  ])
}
