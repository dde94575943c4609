import type { Endpoints } from '@sampan/contract'
import { AUDIT_STATUS } from '@sampan/contract/rules'
import type { z } from 'zod'
import type { Db } from '../../../db/database.ts'
import { sendTogether } from '../../../db/send-together.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../refusal/refusal.ts'
import { lockShopper } from '../../account/lock-shopper-sql.ts'
import { startWaiting } from '../../order/wait/order-wait-service.ts'
import { lockUnpaid } from '../../order/wait/order-wait-sql.ts'
import { amountLimits } from '../../setting/amount-limit-sql.ts'
import { readNeedsEvidence } from '../../setting/setting-value-service.ts'
import { attachFiles } from '../../upload/upload-service.ts'
import { chosenNetwork, type ShopperAndKeys } from '../chain/chain-network-service.ts'
import { rechargeReference } from './recharge-reference.ts'
import { hasClaimed, insertEvidence, insertRecharge, isOpenBankAccount, type Origin } from './recharge-sql.ts'

type Claim = z.output<Endpoints['POST /api/user/recharge']['body']>

/**
 * Creates a recharge: the shopper claims that money was sent, with pictures of the receipt where they are needed. No
 * money moves until an operator confirms that it arrived, or a line of the bank's statement does. Unpaid orders that the amount would cover get a later expiry, if they may wait
 * (see `startWaiting`).
 * @throws Refusal recharge_amount, evidence_missing, network_missing, chain_address_invalid, transaction_used; NotFound
 * for a closed bank account or a picture that may not be used.
 */
export const claimRecharge = (db: Db, caller: ShopperAndKeys, claim: Claim) =>
  transaction(db, async (tx) => {
    const { user_id } = caller
    await sendTogether(tx, [(tx) => lockShopper(tx, user_id), (tx) => lockUnpaid(tx, user_id)])
    const { amount_cents, evidence_ids } = claim
    const { recharge_minimum, recharge_maximum } = await amountLimits(tx, 'recharge_minimum', 'recharge_maximum')
    if (amount_cents < recharge_minimum || amount_cents > recharge_maximum)
      throw new Refusal('recharge_amount', { field: 'amount_cents' })
    if (evidence_ids.length === 0 && (await needsEvidence(tx, claim)))
      throw new Refusal('evidence_missing', { field: 'evidence_ids' })
    const reference = rechargeReference(caller.keys, user_id)
    const origin = await originOf(tx, caller, claim)
    const recharge_id = await insertRecharge(tx, { user_id, amount_cents, reference, ...origin })
    await attachFiles(tx, { user_id, file_ids: evidence_ids, purpose: 'evidence', used_by: `recharge:${recharge_id}` })
    await insertEvidence(tx, { user_id, recharge_id, file_ids: evidence_ids })
    await startWaiting(tx, user_id)
    return { recharge_id, status: AUDIT_STATUS.auditing }
  })

/** A bank transfer needs no picture of the receipt where statements of the bank confirm transfers (a setting). */
const needsEvidence = async (tx: Tx, { method }: Claim) => method === 'chain' || readNeedsEvidence(tx)

async function originOf(tx: Tx, caller: ShopperAndKeys, claim: Claim): Promise<Origin> {
  if (claim.method === 'manual') {
    const { method, bank_account_id, bank_reference } = claim
    if (!(await isOpenBankAccount(tx, bank_account_id))) throw new NotFound()
    return { method, bank_account_id, bank_reference: bank_reference || null }
  }
  const { method, transaction_hash = null } = claim
  const way = await chosenNetwork(tx, caller, claim, 'takes_recharges')
  if (transaction_hash && (await hasClaimed(tx, { user_id: caller.user_id, network: way.network, transaction_hash })))
    throw new Refusal('transaction_used', { field: 'transaction_hash' })
  return { method, transaction_hash, ...way }
}
