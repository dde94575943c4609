import assert from 'node:assert/strict'
import { sumCents } from '@sampan/contract'
import type { Tx } from '../db/transaction.ts'
import { type External, receivableOf, walletOf } from './accounts.ts'
import { lockWallet, movedBy } from './ledger.ts'
import { move, type Transfer } from './transfer.ts'

// The split of these flows depends on what the shopper has and owes at the time. An event that was posted before is split
// as it was then, so that posting it again does nothing.

type Recharge = { recharge_id: string; user_id: string; arrival_cents: number; from: External }

/** A recharge passed its audit: all that arrived goes to the wallet, and debts are paid from it first. */
export async function rechargePassed(tx: Tx, recharge: Recharge): Promise<Transfer[]> {
  const { recharge_id, user_id, arrival_cents, from } = recharge
  const ref = { ref_type: 'recharge', ref_id: recharge_id }
  const wallet = walletOf(user_id)
  const { receivable_cents } = await lockWallet(tx, user_id)
  const before = await movedBy(tx, ref)
  const repaid_cents = before ? (before.repayment ?? 0) : Math.min(arrival_cents, receivable_cents)
  return [
    move({ ...ref, code: 'recharge', debit_account: from, credit_account: wallet, amount_cents: arrival_cents }),
    move({
      ...ref,
      code: 'repayment',
      debit_account: wallet,
      credit_account: receivableOf(user_id),
      amount_cents: repaid_cents,
    }),
  ]
}

type Correction = { correction_id: string; user_id: string; amount_cents: number; to: External }

/** Takes back money that was credited wrongly: from the wallet as far as it can be spent, the rest becomes a debt. */
export async function correction(
  tx: Tx,
  { correction_id, user_id, amount_cents, to }: Correction,
): Promise<Transfer[]> {
  const ref = { ref_type: 'correction', ref_id: correction_id }
  const { balance_cents } = await lockWallet(tx, user_id)
  const before = await movedBy(tx, ref)
  if (before) assert.equal(sumCents(Object.values(before)), amount_cents, 'a correction is made once')
  const taken_cents = before ? (before.correction ?? 0) : Math.min(amount_cents, balance_cents)
  return [
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

/** The shop writes off all that the shopper owes. */
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
