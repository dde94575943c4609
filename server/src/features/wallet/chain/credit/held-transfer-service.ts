import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import { Refusal } from '../../../../refusal/refusal.ts'
import { type LockedTransfer, lockTransfer, setTransferState, type TransferKey } from './chain-credit-sql.ts'
import { findHeld, wasPassedElsewhere } from './held-transfer-sql.ts'
import { centsIn } from './token-amount.ts'

/** A credit by hand: the transfer, its shopper, and the amount. */
export type ByHand = TransferKey & { user_id: string; amount_cents: number }

/**
 * Refuses to credit a transfer by hand, unless the server reads the network and holds the transfer for this shopper.
 * @throws Refusal transfer_not_held; network_stopped, because the transfer may be in no block any more; transaction_used
 * when its transaction was credited in another block; recharge_amount when the amount exceeds what arrived.
 */
export async function refuseUnlessHeld(db: Db, by_hand: ByHand): Promise<void> {
  const transfer = await findHeld(db, by_hand)
  if (transfer?.user_id !== by_hand.user_id) throw new Refusal('transfer_not_held', { field: 'transaction_hash' })
  if (transfer.stopped_at !== null) throw new Refusal('network_stopped')
  if (await wasPassedElsewhere(db, by_hand, transfer.block_hash))
    throw new Refusal('transaction_used', { field: 'transaction_hash' })
  if (BigInt(by_hand.amount_cents) > centsIn(BigInt(transfer.units), transfer.decimals).cents)
    throw new Refusal('recharge_amount', { field: 'arrival_cents' })
}

/**
 * Marks a held transfer as credited by hand. The caller has locked the shopper, and moves the money.
 * @returns the locked transfer, whose token may differ from that of a claim.
 * @throws the refusals of `refuseUnlessHeld`.
 */
export async function takeHeld(tx: Tx, by_hand: ByHand): Promise<LockedTransfer> {
  const lockedTransfer = await lockTransfer(tx, by_hand)
  await refuseUnlessHeld(tx, by_hand)
  if (!lockedTransfer) throw new Refusal('transfer_not_held', { field: 'transaction_hash' })
  await setTransferState(tx, by_hand, { state: 'by_hand' })
  return lockedTransfer
}
