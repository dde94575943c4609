import type { Endpoints } from '@sampan/contract'
import { type Arrival, arrivalOf, arrivalOfShipped } from '@sampan/contract/delivery'
import type { RefundConditions } from '@sampan/contract/refund-deduction'
import { hasLostPieces, isPartlySent } from '@sampan/contract/refund-sums'
import { type Language, ORDER_STATUS } from '@sampan/contract/rules'
import { trackingLink } from '@sampan/contract/tracking'
import type { z } from 'zod'
import { revisionOf } from '../../http/revision.ts'
import type { HistoryRow, ItemRow, OrderRow, ParcelEventRow } from './order-read-sql.ts'
import { isOpenToShopper } from './order-transitions.ts'
import { historyText, logisticsText, parcelEventWords } from './order-words.ts'
import type { RefundRow } from './refund/refund-read-sql.ts'
import { canAsk, refundableOf, refundView } from './refund/refund-view.ts'
import type { ParcelRow } from './shipment/parcel-sql.ts'

export type OrderReply = z.input<Endpoints['GET /api/order/detail']['reply']>
type OrderInListReply = z.input<Endpoints['GET /api/user/order_list']['reply']>['items'][number]

export function orderInList(row: OrderRow, { items, refunds, parcels }: Bought): OrderInListReply {
  const lines = items.filter((item) => item.order_id === row.order_id)
  const own_parcels = parcels.filter((parcel) => parcel.order_id === row.order_id)
  const bought = { items: lines, parcels: own_parcels }
  const later_parcel = own_parcels.slice(1).at(-1)
  const own_refunds = refunds.filter((refund) => refund.order_id === row.order_id)
  const { shop_id, shop_name, shop_logo, is_open, address, user_id, account, carrier_link, ...order } = row
  const { tracking_number } = order
  return {
    ...order,
    status: ORDER_STATUS[order.status],
    tracking_link: carrier_link && tracking_number ? trackingLink(carrier_link, tracking_number) : null,
    arrival: arrivalFor({ ...row, shipped_at: later_parcel?.shipped_at ?? row.shipped_at }),
    shop: { shop_id, name: shop_name, logo: shop_logo },
    items: lines,
    parcels: own_parcels.map(parcelView),
    refunds: own_refunds.map(refundView),
    refundable: refundableOf(row, lines),
    can: {
      // An expired order cannot be paid, even if the timer has not closed it yet.
      pay: isOpenToShopper('pay', row.status) && is_open,
      cancel: isOpenToShopper('cancel', row.status),
      receive: isOpenToShopper('receive', row.status) && !isPartlySent({ items: lines }) && !hasLostPieces(bought),
      review: row.is_to_review,
      refund: canAsk(row, lines, own_refunds),
    },
  }
}

const parcelView = ({ order_id: _, ...parcel }: ParcelRow) => parcel

type Bought = { items: ItemRow[]; refunds: RefundRow[]; parcels: ParcelRow[] }
type OrderDetails = Bought & {
  refund_conditions: RefundConditions
  discount_ended_by: OrderReply['discount_ended_by']
  agent: OrderReply['agent']
  is_paid_by_agent: boolean
  history: HistoryRow[]
  parcel_events: ParcelEventRow[]
  address: OrderReply['address']
  taxes: OrderReply['taxes']
  company: OrderReply['company']
  has_contract_withdrawal: boolean
}

type Correctable = Pick<OrderRow, 'address'> & { parcels: readonly ShownParcel[] }
type ShownParcel = Pick<ParcelRow, 'carrier' | 'tracking_number' | 'lost_at'>
/** The revision of the address and the parcels, which operators change. Status and money are not part of it, because they change without operators. */
export const revisionOfOrder = ({ address, parcels }: Correctable): string =>
  revisionOf([address, parcels.map(({ carrier, tracking_number, lost_at }) => [carrier, tracking_number, lost_at])])

/** The whole order: its history oldest first, the parcel's events newest first. */
export function orderInFull(row: OrderRow, details: OrderDetails, language: Language): OrderReply {
  const {
    items,
    refunds,
    parcels,
    history,
    address,
    refund_conditions,
    discount_ended_by,
    agent,
    is_paid_by_agent,
    taxes,
    company,
    has_contract_withdrawal,
  } = details
  return {
    ...orderInList(row, { items, refunds, parcels }),
    address,
    refund_conditions,
    review_seconds: row.review_seconds,
    discount_ended_by,
    agent,
    is_paid_by_agent,
    taxes,
    company,
    has_contract_withdrawal,
    history: history.map((move) => ({
      at: move.created_at,
      event: move.event,
      by: move.by_whom,
      text: historyText(move, language),
    })),
    logistics: logisticsOf(details, language),
  }
}

/** The status changes of the order that concern its parcel, and the carrier's reports, newest first. */
function logisticsOf({ history, parcel_events }: OrderDetails, language: Language): OrderReply['logistics'] {
  const moves = history.toReversed().flatMap((move) => {
    const text = logisticsText(move, language)
    return text === undefined
      ? []
      : [{ at: move.created_at, place: null, text, note: null, offset_minutes: null, parcel: parcelOf(move) }]
  })
  const events = parcel_events.map((event) => {
    const { happened_at: at, place, offset_minutes, position: parcel } = event
    return { at, place, offset_minutes, parcel, ...parcelEventWords(event, language) }
  })
  return [...events, ...moves].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

const OF_PARCELS: ReadonlySet<string> = new Set(['ship', 'ship_next', 'correct', 'lose', 'find'])

/** The position of the parcel that a move concerns; null for a move of the whole order. */
const parcelOf = ({ event, details }: HistoryRow): number | null =>
  OF_PARCELS.has(event) ? Number(details.parcel ?? 1) : null

/** The days on which the order will arrive. Null without delivery days, and when no parcel is expected any more. */
export function arrivalFor(row: OrderRow): Arrival | null {
  const { status, handling_days, transit_days_min, transit_days_max, shipped_at, paid_at, read_at } = row
  if (handling_days === null || transit_days_min === null || transit_days_max === null) return null
  const days = { handling_days, transit_days_min, transit_days_max }
  if (status === 'shipped' && shipped_at) return arrivalOfShipped(days, Date.parse(shipped_at))
  if (status === 'paid' && paid_at) return arrivalOf(days, Date.parse(paid_at))
  return status === 'unpaid' ? arrivalOf(days, Date.parse(read_at)) : null
}
