import type { Tx } from '../db/transaction.ts'
import { type AccountCode, clearingOf, receivableOf, walletOf } from './accounts.ts'
import { lockWallet } from './ledger.ts'
import { repayingDebt } from './repayment.ts'
import { move, type Transfer, type TransferCode } from './transfer.ts'
import { voidUntil, type Withdrawal } from './withdrawal-flows.ts'

/** Changes by a report of the provider or a decision. Amounts are differences in cents: negative when money returns. */
export type DisputeChange = {
  step_id: string
  user_id: string
  provider: 'stripe' | 'paypal'
  /** Taken from the shopper. */
  held_cents: number
  /** Taken by the provider from the money that it holds for the shop. */
  withheld_cents: number
  /** The provider's charge. It is an expense of the shop, not of the shopper. */
  fee_cents: number
  /** Borne by the shop instead of the shopper. */
  loss_cents: number
  /** Withdrawals that can still be voided, in the order in which they are voided. The caller has locked them. */
  open: readonly Withdrawal[]
}

/**
 * A change of a dispute. As in a correction, the money is taken from the spendable balance, then from open withdrawals; the
 * rest becomes a debt. Returned money repays a debt first.
 */
export async function disputeChanged(tx: Tx, change: DisputeChange): Promise<Transfer[]> {
  const { step_id, provider, held_cents, withheld_cents, fee_cents, loss_cents } = change
  const ref = { ref_type: 'dispute', ref_id: step_id }
  const between = (code: TransferCode, from: AccountCode, to: AccountCode, cents: number) => {
    const [debit_account, credit_account] = cents < 0 ? [to, from] : [from, to]
    return move({ ...ref, code, debit_account, credit_account, amount_cents: Math.abs(cents) })
  }
  const clearing = clearingOf(provider)
  return [
    ...(held_cents < 0 ? await returnedToShopper(tx, change) : await takenFromShopper(tx, change)),
    between('dispute_withheld', 'disputes', clearing, withheld_cents),
    between('dispute_fee', 'fees:provider', clearing, fee_cents),
    between('dispute_loss', 'losses', 'disputes', loss_cents),
  ]
}

async function takenFromShopper(tx: Tx, { step_id, user_id, held_cents, open }: DisputeChange): Promise<Transfer[]> {
  if (held_cents === 0) return []
  const ref = { ref_type: 'dispute', ref_id: step_id, credit_account: 'disputes' } as const
  const { transfers, balance_cents } = voidUntil(held_cents, await lockWallet(tx, user_id), open)
  const taken_cents = Math.min(held_cents, balance_cents)
  const owed_cents = held_cents - taken_cents
  return [
    ...transfers,
    move({ ...ref, code: 'dispute', debit_account: walletOf(user_id), amount_cents: taken_cents }),
    move({ ...ref, code: 'dispute_owed', debit_account: receivableOf(user_id), amount_cents: owed_cents }),
  ]
}

function returnedToShopper(tx: Tx, { step_id, user_id, held_cents }: DisputeChange): Promise<Transfer[]> {
  const ref = { ref_type: 'dispute', ref_id: step_id }
  const amount_cents = -held_cents
  const credit_account = walletOf(user_id)
  return repayingDebt(tx, { user_id, ...ref }, [
    move({ ...ref, code: 'dispute_returned', debit_account: 'disputes', credit_account, amount_cents }),
  ])
}
