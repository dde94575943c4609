import type { Tx } from '../../../db/transaction.ts'
import { lockWallet, post } from '../../../ledger/ledger.ts'
import { holdForWithdrawal } from '../../../ledger/withdrawal-flows.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { ledgerWithdrawal, type PayoutDestination } from './withdrawal-service.ts'
import { insertWithdrawal, moveWithdrawal } from './withdrawal-sql.ts'

/** `decided_by`: the second operator, who approved the proposal. */
type Payout = { user_id: string; amount_cents: number; to: PayoutDestination; decided_by: string }

/**
 * Pays out the whole available balance after a second operator approved. Creates a withdrawal that is already approved
 * and queued, and holds its sum. The withdrawal has no charge, because the shop initiates it.
 * @returns the withdrawal's id.
 * @throws Refusal receivable_open; state_changed when the balance has changed.
 */
export async function payOutBalance(tx: Tx, { user_id, amount_cents, to, decided_by }: Payout): Promise<string> {
  const { balance_cents, receivable_cents } = await lockWallet(tx, user_id)
  if (receivable_cents > 0) throw new Refusal('receivable_open')
  if (balance_cents !== amount_cents) throw new Refusal('state_changed')
  const sums = { user_id, amount_cents, service_charge_cents: 0, net_cents: amount_cents }
  const extract_id = await insertWithdrawal(tx, { ...sums, ...to, despite_block: true })
  await moveWithdrawal(tx, extract_id, { status: 'approved', payout_state: 'queued', audited_by: decided_by })
  await post(
    tx,
    `operator:${decided_by}`,
    await holdForWithdrawal(tx, ledgerWithdrawal({ ...sums, ...to, extract_id })),
  )
  return extract_id
}
