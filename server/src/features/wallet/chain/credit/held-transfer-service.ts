import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { findHeld, lockTransfer, setTransferState, type TransferKey } from './chain-credit-sql.ts'
import { centsIn } from './token-amount.ts'

/** What operators credit by hand: a transfer, its shopper, and the amount. */
export type ByHand = TransferKey & { user_id: string; amount_cents: number }

/**
 * Refuses to credit a transfer by hand, unless the server reads the network and holds the transfer for this shopper. The
 * server credits all other transfers by itself.
 * @throws Refusal transfer_not_held; recharge_amount when the amount exceeds what arrived.
 */
export async function refuseUnlessHeld(db: Db, by_hand: ByHand): Promise<void> {
  const held = await findHeld(db, by_hand)
  if (held?.user_id !== by_hand.user_id) throw new Refusal('transfer_not_held', { field: 'transaction_hash' })
  if (BigInt(by_hand.amount_cents) > centsIn(BigInt(held.units), held.decimals).cents)
    throw new Refusal('recharge_amount', { field: 'arrival_cents' })
}

/**
 * Marks a held transfer as credited by hand. The caller has locked the shopper, and moves the money.
 * @throws the refusals of `refuseUnlessHeld`.
 */
export async function takeHeld(tx: Tx, by_hand: ByHand): Promise<void> {
  await lockTransfer(tx, by_hand)
  await refuseUnlessHeld(tx, by_hand)
  await setTransferState(tx, by_hand, { state: 'by_hand' })
}
