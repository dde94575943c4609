import assert from 'node:assert/strict'
import { sumCents } from '@sampan/contract'
import type { Tx } from '../db/transaction.ts'
import { type Clearing, type External, receivableOf, walletOf } from './accounts.ts'
import { lockWallet, movedBy } from './ledger.ts'
import { repayingDebt } from './repayment.ts'
import { move, type Transfer } from './transfer.ts'
import { voidUntil, type Withdrawal } from './withdrawal-flows.ts'

// The flows of this file split an amount between wallet and debt, depending on the shopper's balance and debt at that
// time. If an event was posted before, its amount is split in the same way again, so that posting it again has no
// effect.

type Recharge = { recharge_id: string; user_id: string; arrival_cents: number; from: External | Clearing }

/** A recharge was approved: the whole amount goes to the wallet, and an open debt is repaid from it first. */
export function rechargePassed(tx: Tx, recharge: Recharge): Promise<Transfer[]> {
  const { recharge_id, user_id, arrival_cents, from } = recharge
  const ref = { ref_type: 'recharge', ref_id: recharge_id }
  const credit_account = walletOf(user_id)
  return repayingDebt(tx, { user_id, ...ref }, [
    move({ ...ref, code: 'recharge', debit_account: from, credit_account, amount_cents: arrival_cents }),
  ])
}

type Correction = {
  correction_id: string
  user_id: string
  amount_cents: number
  to: External | Clearing
  /** Withdrawals that can still be voided, in the order in which they are voided. The caller has locked them. */
  open?: readonly Withdrawal[]
}

/**
 * Takes back money that was credited by mistake: first the spendable balance, then whole open withdrawals, which are
 * voided. The rest becomes a debt.
 */
export async function correction(tx: Tx, input: Correction): Promise<Transfer[]> {
  const { correction_id, user_id, amount_cents, to, open = [] } = input
  const ref = { ref_type: 'correction', ref_id: correction_id }
  const wallet = await lockWallet(tx, user_id)
  const before = await movedBy(tx, ref)
  if (before) assert.equal(sumCents(Object.values(before)), amount_cents, 'a correction is made once')
  const returned = voidUntil(amount_cents, wallet, before ? [] : open)
  const taken_cents = before ? (before.correction ?? 0) : Math.min(amount_cents, returned.balance_cents)
  return [
    ...returned.transfers,
    move({
      ...ref,
      code: 'correction',
      debit_account: walletOf(user_id),
      credit_account: to,
      amount_cents: taken_cents,
    }),
    move({
      ...ref,
      code: 'correction_owed',
      debit_account: receivableOf(user_id),
      credit_account: to,
      amount_cents: amount_cents - taken_cents,
    }),
  ]
}

export async function writeOff(tx: Tx, debt: { write_off_id: string; user_id: string }): Promise<Transfer> {
  const ref = { ref_type: 'write_off', ref_id: debt.write_off_id }
  const { receivable_cents } = await lockWallet(tx, debt.user_id)
  const before = await movedBy(tx, ref)
  return move({
    ...ref,
    code: 'write_off',
    debit_account: 'losses',
    credit_account: receivableOf(debt.user_id),
    amount_cents: before?.write_off ?? receivable_cents,
  })
}
