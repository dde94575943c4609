import { sumCents } from '@sampan/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import { receivableOf, walletOf } from './accounts.ts'
import { lockWallet } from './ledger.ts'
import { move, type Ref, type Transfer } from './transfer.ts'

/** Moves a part of an event's credit from the wallet to the debt of the same shopper. */
export const repaymentOf = (user_id: string, ref: Ref, amount_cents: number): Transfer =>
  move({
    ...ref,
    code: 'repayment',
    debit_account: walletOf(user_id),
    credit_account: receivableOf(user_id),
    amount_cents,
  })

/**
 * Appends the repayment of an open debt to the credits, so that a debtor can spend only the rest. Every flow that
 * credits a wallet goes through this function; the audit reports a debtor with a balance.
 * @param credits the transfers of one event that increase the balance
 */
export async function repayingDebt(
  tx: Tx,
  { user_id, ref_type, ref_id }: Ref & { user_id: string },
  credits: Transfer[],
): Promise<Transfer[]> {
  const { receivable_cents } = await lockWallet(tx, user_id)
  const ref = { ref_type, ref_id }
  const credited_cents = sumCents(credits.map(({ amount_cents }) => amount_cents))
  const repaid_cents = (await repaidBefore(tx, ref, credits)) ?? Math.min(credited_cents, receivable_cents)
  return [...credits, repaymentOf(user_id, ref, repaid_cents)]
}

/** The repayment that was posted earlier with the same credits; undefined when they were not posted. */
async function repaidBefore(tx: Tx, { ref_type, ref_id }: Ref, credits: Transfer[]): Promise<number | undefined> {
  const ids = credits.map(({ transfer_id }) => transfer_id)
  const { rows } = await sql<{ code: string; amount_cents: number }>`
    select code, amount_cents from ledger_transfer where ref_type = ${ref_type} and ref_id = ${ref_id}
      and (transfer_id = any (${ids}::uuid[]) or code = 'repayment')`.execute(tx)
  if (rows.length === 0) return undefined
  return rows.find(({ code }) => code === 'repayment')?.amount_cents ?? 0
}
