import { type Cents, cents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balancesOf } from '../../../ledger/receivables.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { withdrawalsWait } from '../../account/security/withdrawal-wait-service.ts'
import { findDisputing } from '../card/dispute/dispute-sql.ts'
import { type PayoutAddress, refusedAddresses } from '../chain/payout/payout-address-service.ts'
import { findBlockedAt } from './payout-hold-sql.ts'

/** Reasons to keep the money of a withdrawal in the shop, even if the request was allowed. */
export type PayoutHold = {
  receivable_cents: Cents
  /** Whether a payment of the shopper is disputed, and not decided. */
  is_disputed: boolean
  blocked_at: string | null
  waits_until: string | null
  /** Whether the address on the chain cannot be paid; see `refusedAddresses`. */
  is_address_refused: boolean
}

/**
 * The columns of a withdrawal that decide whether it is held. `despite_block_at`: the start of the block that was
 * overridden for this payout, with a second operator's approval; null when the shopper requested the withdrawal.
 */
export type HoldColumns = {
  user_id: string
  created_at: string
  despite_block_at: string | null
  network: string | null
  address: string | null
}

const isOnChain = (withdrawal: HoldColumns): withdrawal is HoldColumns & PayoutAddress =>
  withdrawal.network !== null && withdrawal.address !== null

/** Reads the holds of withdrawals. A hold that does not apply to a withdrawal is left out. */
async function holdsOf(db: Db, withdrawals: readonly HoldColumns[]) {
  const user_ids = [...new Set(withdrawals.map(({ user_id }) => user_id))]
  const on_chain = withdrawals.filter(isOnChain)
  const [wallets, disputing, blocked_at, waits, refusedRows] = await Promise.all([
    balancesOf(db, user_ids),
    findDisputing(db, user_ids),
    findBlockedAt(db, user_ids),
    withdrawalsWait(db, user_ids),
    refusedAddresses(db, on_chain),
  ])
  return (withdrawal: HoldColumns): PayoutHold => {
    const { user_id, created_at, despite_block_at } = withdrawal
    const block = blocked_at.get(user_id) ?? null
    const change = waits.get(user_id)
    // The operators who decided to pay out despite a block knew the block and earlier changes, so these do not hold the
    // payout. A later block or change does.
    const wasKnown = despite_block_at !== null && change !== undefined && change.created_at < created_at
    return {
      receivable_cents: wallets.get(user_id)?.receivable_cents ?? cents(0),
      is_disputed: disputing.has(user_id),
      blocked_at: block === despite_block_at ? null : block,
      waits_until: wasKnown ? null : (change?.ends_at ?? null),
      is_address_refused: isOnChain(withdrawal) && refusedRows.has(withdrawal),
    }
  }
}

const refusalOf = ({ receivable_cents, is_disputed, blocked_at, waits_until, is_address_refused }: PayoutHold) => {
  if (receivable_cents > 0) return new Refusal('shopper_owes')
  if (is_disputed) return new Refusal('shopper_disputes')
  if (blocked_at) return new Refusal('shopper_blocked')
  if (is_address_refused) return new Refusal('payout_address')
  return waits_until ? new Refusal('shopper_waits', { retry_at: waits_until }) : undefined
}

export const payoutHoldOf = async (db: Db, withdrawal: HoldColumns): Promise<PayoutHold> =>
  (await holdsOf(db, [withdrawal]))(withdrawal)

/** Whether the withdrawal is held now, so that `refuseHeld` would throw. */
export const isHeld = async (db: Db, withdrawal: HoldColumns): Promise<boolean> =>
  refusalOf(await payoutHoldOf(db, withdrawal)) !== undefined

/**
 * Refuses a withdrawal that is held. Called in each transaction that approves, sends or pays a withdrawal. The caller
 * has locked the shopper.
 * @throws Refusal shopper_owes, shopper_disputes, shopper_blocked, payout_address, shopper_waits.
 */
export async function refuseHeld(tx: Tx, withdrawal: HoldColumns): Promise<void> {
  const refusal = refusalOf(await payoutHoldOf(tx, withdrawal))
  if (refusal) throw refusal
}

/** Splits withdrawals into those that may be paid now and those that are held. The caller has locked the shoppers. */
export async function splitHeld<Row extends HoldColumns>(
  tx: Tx,
  withdrawals: readonly Row[],
): Promise<{ free: Row[]; held_rows: Row[] }> {
  const holdOf = await holdsOf(tx, withdrawals)
  const isFree = (withdrawal: Row) => refusalOf(holdOf(withdrawal)) === undefined
  return { free: withdrawals.filter(isFree), held_rows: withdrawals.filter((withdrawal) => !isFree(withdrawal)) }
}
