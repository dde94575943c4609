import type { Tables } from '../../../db/tables.ts'
import type { Tx } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import type { Happening } from '../../../event/events.ts'

type WithdrawalHappening = Extract<Happening, `withdrawal.${string}`>
type Recorded = Pick<Tables['withdrawal'], 'user_id' | 'amount_cents' | 'net_cents'> & {
  extract_id: string
  by_shop: boolean
  to_card: boolean
  reason: string | null
}

export const recordWithdrawal = (
  tx: Tx,
  happening: WithdrawalHappening,
  { extract_id, user_id, ...withdrawal }: Recorded,
) => {
  const { amount_cents, net_cents, by_shop, to_card, reason } = withdrawal
  return recordEvents(tx, [
    { happening, ref_id: extract_id, user_id, data: { amount_cents, net_cents, by_shop, to_card, reason } },
  ])
}

/** The event that each state of a payout records for listeners. */
export const WITHDRAWAL_HAPPENINGS = {
  queued: 'withdrawal.approved',
  sent: 'withdrawal.sent',
  done: 'withdrawal.paid',
  failed: 'withdrawal.failed',
  cancelled: 'withdrawal.cancelled',
  none: 'withdrawal.refused',
} as const satisfies Record<string, WithdrawalHappening>

/** Records that payouts were sent in a batch. */
export const recordSent = (tx: Tx, rows: Omit<Recorded, 'reason' | 'to_card'>[]): Promise<void> =>
  recordEvents(
    tx,
    rows.map(({ extract_id, user_id, amount_cents, net_cents, by_shop }) => ({
      happening: 'withdrawal.sent',
      ref_id: extract_id,
      user_id,
      data: { amount_cents, net_cents, by_shop, to_card: false, reason: null },
    })),
  )
