import type { NoticeKind } from '@sampan/contract/rules'
import type { Tx } from '../../db/transaction.ts'
import { sendLiveEvents } from '../live/live-service.ts'
import { notify } from '../notice/notice-service.ts'
import type { Actor, OrderEvent } from './order-transitions.ts'

/**
 * Moves that send a notice. Approving a refund sends a notice only when goods are to be sent back
 * (refund-audit-service.ts), because otherwise the notice of the paid refund follows immediately.
 */
const NOTICES: Partial<Record<OrderEvent, NoticeKind>> = {
  cancel: 'order_cancelled',
  expire: 'order_expired',
  funded: 'order_funded',
  unfunded: 'order_unfunded',
  ship: 'order_shipped',
  correct: 'order_corrected',
  readdress: 'order_readdressed',
  receive: 'order_received',
  complete: 'order_completed',
  refund_refuse: 'refund_refused',
  refund_lapse: 'refund_lapsed',
  refund_part: 'refund_paid',
  refund_whole: 'refund_paid',
  cancel_paid: 'money_back',
  give_back_part: 'money_back',
  give_back_whole: 'money_back',
  goodwill: 'money_back',
}

type Moved = { order_id: string; order_number: string }
type MoveNotice = { user_id: string; moved: readonly Moved[]; details: Record<string, string> }

/** Notifies the shopper of moves by operators and timers. The shopper's own moves, such as paying, send nothing. */
export async function sendMoveNotices(tx: Tx, { by }: Actor, event: OrderEvent, moves: MoveNotice): Promise<void> {
  if (by === 'shopper') return
  const { user_id, moved, details } = moves
  const kind = NOTICES[event]
  for (const { order_id, order_number } of kind ? moved : [])
    if (kind) await notify(tx, { user_id, kind, ref_id: order_id, details: { ...details, order_number } })
  await sendLiveEvents(
    tx,
    moved.map(({ order_id }) => ({ user_id, kind: 'order', ref_id: order_id })),
  )
}
