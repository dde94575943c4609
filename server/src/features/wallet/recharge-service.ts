import type { Db } from '../../db/database.ts'
import { inOrder } from '../../db/in-order.ts'
import { transaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/refusal.ts'
import { holdShopper } from '../cart/cart-service.ts'
import { beginToWait, holdUnpaidOrders } from '../order/order-wait-service.ts'
import { useFiles } from '../upload/upload-service.ts'
import { insertEvidence, insertRecharge, isOpenBankAccount } from './recharge-sql.ts'
import { amountLimits } from './wallet-sql.ts'

type Claim = {
  amount_cents: number
  evidence_ids: readonly string[]
  bank_account_id: string
  bank_reference?: string | undefined
}

/**
 * Claims that money was sent, with pictures of the receipt. No money moves until an operator has seen it arrive;
 * meanwhile unpaid orders that it would cover wait for it.
 * @throws Refusal recharge_amount, evidence_missing; NotFound for a closed bank account or a picture that may not be used.
 */
export const claimRecharge = (db: Db, user_id: string, claim: Claim) =>
  transaction(db, async (tx) => {
    await inOrder(tx, [(tx) => holdShopper(tx, user_id), (tx) => holdUnpaidOrders(tx, user_id)])
    const { amount_cents, evidence_ids, bank_account_id, bank_reference } = claim
    const { recharge_minimum, recharge_maximum } = await amountLimits(tx, 'recharge_minimum', 'recharge_maximum')
    if (amount_cents < recharge_minimum || amount_cents > recharge_maximum)
      throw new Refusal('recharge_amount', { field: 'amount_cents' })
    if (evidence_ids.length === 0) throw new Refusal('evidence_missing', { field: 'evidence_ids' })
    if (!(await isOpenBankAccount(tx, bank_account_id))) throw new NotFound()
    const recharge = { user_id, bank_account_id, bank_reference: bank_reference || null, amount_cents }
    const recharge_id = await insertRecharge(tx, recharge)
    await useFiles(tx, { user_id, file_ids: evidence_ids, purpose: 'evidence', used_by: `recharge:${recharge_id}` })
    await insertEvidence(tx, { user_id, recharge_id, file_ids: evidence_ids })
    await beginToWait(tx, user_id)
    return { recharge_id, status: 0 as const }
  })
