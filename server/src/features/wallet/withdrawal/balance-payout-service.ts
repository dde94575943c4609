import type { Tx } from '../../../db/transaction.ts'
import { lockWallet, post } from '../../../ledger/ledger.ts'
import { holdForWithdrawal } from '../../../ledger/withdrawal-flows.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { inBooks, type PayoutPlace } from './withdrawal-service.ts'
import { insertWithdrawal, moveWithdrawal, noteFirstAgreement } from './withdrawal-sql.ts'

type Payout = { user_id: string; amount_cents: number; to: PayoutPlace; agreed_by: readonly [string, string] }

/**
 * Pays out all that a shopper can spend, as two operators agreed: a withdrawal that has passed and waits in the queue, held
 * in the books like every other. The shop asks for it, so it takes no charge.
 * @returns its id. @throws Refusal receivable_open; state_changed when the balance is another by now.
 */
export async function payOutBalance(tx: Tx, { user_id, amount_cents, to, agreed_by }: Payout): Promise<string> {
  const { balance_cents, receivable_cents } = await lockWallet(tx, user_id)
  if (receivable_cents > 0) throw new Refusal('receivable_open')
  if (balance_cents !== amount_cents) throw new Refusal('state_changed')
  const [first, second] = agreed_by
  const sums = { user_id, amount_cents, service_charge_cents: 0, net_cents: amount_cents }
  const extract_id = await insertWithdrawal(tx, { ...sums, ...to, despite_block: true })
  await noteFirstAgreement(tx, extract_id, { first_operator_id: first })
  await moveWithdrawal(tx, extract_id, { status: 1, payout_state: 'queued', audited_by: second })
  await post(tx, `operator:${second}`, await holdForWithdrawal(tx, inBooks({ ...sums, ...to, extract_id })))
  return extract_id
}
