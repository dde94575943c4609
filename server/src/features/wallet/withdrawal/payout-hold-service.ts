import { type Cents, cents } from '@sampan/contract'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'
import { balancesOf } from '../../../ledger/receivables.ts'
import { Refusal } from '../../../refusal/refusal.ts'
import { withdrawalsWait } from '../../account/security/withdrawal-wait-service.ts'
import { findBlockedAt } from './payout-hold-sql.ts'

/** Reasons to keep the money of a withdrawal in the shop, whatever was allowed when it was requested. */
export type PayoutHold = { receivable_cents: Cents; blocked_at: string | null; waits_until: string | null }

/** A withdrawal, as far as a hold depends on it. `despite_block`: two operators agreed to it while the account was blocked. */
export type Draw = { user_id: string; despite_block: boolean }

/** The holds of some shoppers, each with all its parts. */
async function holdsOf(db: Db, user_ids: readonly string[]) {
  const [wallets, blocked_at, waits] = await Promise.all([
    balancesOf(db, user_ids),
    findBlockedAt(db, user_ids),
    withdrawalsWait(db, user_ids),
  ])
  return (user_id: string): PayoutHold => ({
    receivable_cents: wallets.get(user_id)?.receivable_cents ?? cents(0),
    blocked_at: blocked_at.get(user_id) ?? null,
    waits_until: waits.get(user_id) ?? null,
  })
}

const refusalOf = ({ receivable_cents, blocked_at, waits_until }: PayoutHold, { despite_block }: Draw) => {
  if (receivable_cents > 0) return new Refusal('shopper_owes')
  if (despite_block) return undefined
  if (blocked_at) return new Refusal('shopper_blocked')
  return waits_until ? new Refusal('shopper_waits', { retry_at: waits_until }) : undefined
}

/** Reads the debt, the block and the waiting time of a shopper. */
export const payoutHoldOf = async (db: Db, user_id: string): Promise<PayoutHold> =>
  (await holdsOf(db, [user_id]))(user_id)

/**
 * Checked in each transaction that lets money leave or come closer to it. The caller holds the shopper.
 * @throws Refusal shopper_owes, shopper_blocked, shopper_waits.
 */
export async function refuseHeld(tx: Tx, draw: Draw): Promise<void> {
  const refusal = refusalOf(await payoutHoldOf(tx, draw.user_id), draw)
  if (refusal) throw refusal
}

/** The draws whose money may leave now, and those that are held. The caller holds their shoppers. */
export async function splitHeld<Row extends Draw>(
  tx: Tx,
  draws: readonly Row[],
): Promise<{ free: Row[]; held: Row[] }> {
  const holdOf = await holdsOf(tx, [...new Set(draws.map(({ user_id }) => user_id))])
  const isHeld = (draw: Row) => refusalOf(holdOf(draw.user_id), draw) !== undefined
  return { free: draws.filter((draw) => !isHeld(draw)), held: draws.filter(isHeld) }
}
