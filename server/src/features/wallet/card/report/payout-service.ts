import type { Db } from '../../../../db/database.ts'
import { type Tx, transaction } from '../../../../db/transaction.ts'
import { post } from '../../../../ledger/ledger.ts'
import { payoutPaid, payoutReturned } from '../../../../ledger/provider-flows.ts'
import type { ProviderName, ProviderPayout } from '../../../../provider/provider.ts'
import { lockDays } from '../../bank/bank-day-sql.ts'
import { matchUnambiguous } from '../../bank/bank-match-service.ts'
import { daysOfUnmatched, lockPayout, updatePayout } from './payout-sql.ts'

/**
 * Applies what a provider reports of a payout. A report may be old or repeated: a payout moves to the bank once, and back
 * at most once.
 */
export const applyPayout = (db: Db, provider: ProviderName, reported: ProviderPayout): Promise<void> =>
  transaction(db, async (tx) => {
    const payout = await lockPayout(tx, provider, reported)
    const { payout_id, booked_at, returned_at } = payout
    // A payout that was returned has ended: the provider pays the money out again under another id.
    if (returned_at !== null) return
    if (reported.status === 'paid' && booked_at === null) {
      await post(tx, 'system', [payoutPaid(payout)])
      return updatePayout(tx, payout_id, reported, { is_booked: true })
    }
    if (reported.status === 'failed' && booked_at !== null) {
      await post(tx, 'system', [payoutReturned(payout)])
      return updatePayout(tx, payout_id, reported, { is_returned: true })
    }
    // A payout that was paid is not on its way again: the report is old.
    if (booked_at === null) await updatePayout(tx, payout_id, reported)
  })

/** Matches payouts with lines of bank statements that were imported before the payout was booked. */
export const matchPayouts = (db: Db): Promise<number> =>
  transaction(db, async (tx: Tx) => {
    const days = await daysOfUnmatched(tx)
    if (days.length === 0) return 0
    const closed_days = await lockDays(tx, days)
    return matchUnambiguous(
      tx,
      days.filter((day) => !closed_days.includes(day)),
    )
  })
