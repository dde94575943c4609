import { inDollars } from '@sampan/contract'
import type { NoticeKind } from '@sampan/contract/rules'
import type { EventOf, Happening, OrderHappening, ShopEvent } from '../../event/events.ts'
import type { NewNotice } from './notice-service.ts'

type Written = Omit<NewNotice, 'event_id' | 'at'>

/**
 * Moves of an order with a notice. Approving a refund has a notice only when goods are to be sent back, because otherwise
 * the notice of the paid refund follows immediately.
 */
const ORDER_KINDS: Partial<Record<OrderHappening, NoticeKind>> = {
  'order.cancelled': 'order_cancelled',
  'order.expired': 'order_expired',
  'order.funded': 'order_funded',
  'order.unfunded': 'order_unfunded',
  'order.shipped': 'order_shipped',
  'order.parcel_shipped': 'order_rest_shipped',
  'order.parcel_lost': 'order_parcel_lost',
  'order.parcel_found': 'order_parcel_found',
  'order.corrected': 'order_corrected',
  'order.readdressed': 'order_readdressed',
  'order.received': 'order_received',
  'order.completed': 'order_completed',
  'order.refund_refused': 'refund_refused',
  'order.refund_lapsed': 'refund_lapsed',
  'order.refunded': 'refund_paid',
  'order.paid_back': 'money_back',
}

const isOrderMove = (event: ShopEvent): event is EventOf<OrderHappening> => event.happening in ORDER_KINDS

/** Events that may have a notice. */
export const NOTICED = [
  ...(Object.keys(ORDER_KINDS) as (keyof typeof ORDER_KINDS)[]), // `Object.keys` returns the keys as strings
  'order.overdue',
  'refund.approved',
  'recharge.credited',
  'recharge.refused',
  'withdrawal.approved',
  'withdrawal.refused',
  'withdrawal.paid',
  'withdrawal.failed',
  'card.way_opened',
  'correction.made',
  'correction.written_off',
  'card.changed',
  'dispute.changed',
  'chat.answered',
  'account.entered',
  'agent.linked',
  'agent.spent',
] as const satisfies readonly Happening[]

/** Evidence of the shop has no notice: the shopper has nothing to do. */
const DISPUTE_KINDS: Partial<Record<EventOf<'dispute.changed'>['data']['status'], NoticeKind>> = {
  open: 'dispute_opened',
  won: 'dispute_won',
  lost: 'dispute_lost',
}

/** Only of money that was on its way, such as from a convenience store: the shopper saw all other failures. */
const hasFailed = ({ was, status }: EventOf<'card.changed'>['data']) =>
  was === 'pending' && (status === 'declined' || status === 'expired' || status === 'cancelled')

const amountIn = ({ amount_cents }: { amount_cents: number }) => ({ amount: inDollars(amount_cents) })
const reasonIn = ({ reason }: { reason: string | null }) => ({ reason: reason ?? '' })

/** The kind of a notice, its details, and the id of its subject if it is not that of the event. */
function contentOf(event: ShopEvent): (Omit<Written, 'user_id' | 'ref_id'> & { ref_id?: string }) | undefined {
  // The shopper's own moves, such as paying, have no notice.
  if (isOrderMove(event)) {
    const { by, details, order_number } = event.data
    const kind = by === 'shopper' ? undefined : details.is_part ? 'order_part_shipped' : ORDER_KINDS[event.happening]
    return kind && { kind, details: { ...details, order_number } }
  }
  switch (event.happening) {
    case 'order.overdue':
      return { kind: 'order_expected', details: { order_number: event.data.order_number } }
    case 'refund.approved': {
      const { has_return, order_id, order_number } = event.data
      return has_return ? { kind: 'refund_agreed', ref_id: order_id, details: { order_number } } : undefined
    }
    case 'recharge.credited':
      return { kind: 'recharge_passed', details: amountIn(event.data) }
    case 'recharge.refused':
      return { kind: 'recharge_refused', details: { ...amountIn(event.data), ...reasonIn(event.data) } }
    case 'withdrawal.approved':
    case 'withdrawal.refused':
    case 'withdrawal.paid':
    case 'withdrawal.failed':
      return contentOfWithdrawal(event)
    case 'card.way_opened':
      return { kind: 'withdrawal_opened', details: amountIn(event.data) }
    case 'correction.made':
      return { kind: 'balance_corrected', details: { ...amountIn(event.data), reason: event.data.reason } }
    case 'correction.written_off':
      return { kind: 'debt_written_off', details: amountIn(event.data) }
    case 'dispute.changed': {
      const kind = DISPUTE_KINDS[event.data.status]
      return kind && { kind, details: amountIn(event.data) }
    }
    case 'card.changed':
      return hasFailed(event.data) ? { kind: 'card_failed', details: amountIn(event.data) } : undefined
    case 'chat.answered':
      return { kind: 'service_reply' }
    case 'account.entered':
      return { kind: 'new_device', details: event.data }
    case 'agent.linked':
      return { kind: 'agent_linked', details: event.data }
    case 'agent.spent': {
      const { agent, order_number } = event.data
      return { kind: 'agent_spent', details: { agent, ...amountIn(event.data), order_number } }
    }
    default:
      return undefined
  }
}

type Withdrawal = EventOf<`withdrawal.${'approved' | 'refused' | 'paid' | 'failed'}`>

/** Returned amounts include the charge, paid amounts do not. The shop's own payouts are announced when they are paid. */
function contentOfWithdrawal({ happening, data }: Withdrawal) {
  const net = { amount: inDollars(data.net_cents) }
  switch (happening) {
    case 'withdrawal.approved':
      // A refund to a card follows within seconds of its approval.
      return data.by_shop || data.to_card ? undefined : { kind: 'withdrawal_passed' as const, details: net }
    case 'withdrawal.paid':
      return { kind: data.to_card ? ('withdrawal_refunded' as const) : ('withdrawal_paid' as const), details: net }
    case 'withdrawal.refused':
      return { kind: 'withdrawal_refused' as const, details: { ...amountIn(data), ...reasonIn(data) } }
    case 'withdrawal.failed':
      return { kind: 'withdrawal_failed' as const, details: { ...amountIn(data), ...reasonIn(data) } }
  }
}

/** The notice of an event; undefined if it has none. */
export function noticeOf(event: ShopEvent): Written | undefined {
  const content = contentOf(event)
  return content && event.user_id !== null ? { user_id: event.user_id, ref_id: event.ref_id, ...content } : undefined
}
