import type { Endpoints } from '@sampan/contract'
import { type Arrival, arrivalOf, arrivalOfShipped } from '@sampan/contract/delivery'
import type { RefundConditions } from '@sampan/contract/refund-deduction'
import { type Language, ORDER_STATUS } from '@sampan/contract/rules'
import { trackingLink } from '@sampan/contract/tracking'
import type { z } from 'zod'
import { revisionOf } from '../../http/revision.ts'
import type { HistoryRow, ItemRow, OrderRow, ParcelEventRow } from './order-read-sql.ts'
import { isOpenToShopper } from './order-transitions.ts'
import { historyText, logisticsText } from './order-words.ts'
import type { RefundRow } from './refund/refund-read-sql.ts'
import { canAsk, refundableOf, refundView } from './refund/refund-view.ts'
import type { ParcelRow } from './shipment/parcel-sql.ts'

export type OrderReply = z.input<Endpoints['GET /api/order/detail']['reply']>
type OrderInListReply = z.input<Endpoints['GET /api/user/order_list']['reply']>['items'][number]

export function orderInList(row: OrderRow, { items, refunds, parcels }: Bought): OrderInListReply {
  const lines = items.filter((item) => item.order_id === row.order_id)
  const own_refunds = refunds.filter((refund) => refund.order_id === row.order_id)
  const { shop_id, shop_name, shop_logo, is_open, address, user_id, account, carrier_link, ...order } = row
  const { tracking_number } = order
  return {
    ...order,
    status: ORDER_STATUS[order.status],
    tracking_link: carrier_link && tracking_number ? trackingLink(carrier_link, tracking_number) : null,
    arrival: arrivalFor(row),
    shop: { shop_id, name: shop_name, logo: shop_logo },
    items: lines,
    parcels: parcels.filter((parcel) => parcel.order_id === row.order_id).map(parcelView),
    refunds: own_refunds.map(refundView),
    refundable: refundableOf(row, lines),
    can: {
      // An expired order cannot be paid, even if the timer has not closed it yet.
      pay: isOpenToShopper('pay', row.status) && is_open,
      cancel: isOpenToShopper('cancel', row.status),
      receive: isOpenToShopper('receive', row.status),
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
  has_contract_withdrawal: boolean
}

type Correctable = Pick<OrderRow, 'address' | 'carrier' | 'tracking_number'>
/** The revision of the address and the parcel, which operators correct. Status and money are not part of it, because they change without operators. */
export const revisionOfOrder = ({ address, carrier, tracking_number }: Correctable): string =>
  revisionOf([address, carrier, tracking_number])

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
    return text === undefined ? [] : [{ at: move.created_at, place: null, text }]
  })
  const events = parcel_events.map(({ happened_at, place, text }) => ({ at: happened_at, place, text }))
  return [...events, ...moves].sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

/** The days on which the order will arrive. Null without delivery days, and when no parcel is expected any more. */
export function arrivalFor(row: OrderRow): Arrival | null {
  const { status, handling_days, transit_days_min, transit_days_max, shipped_at, paid_at, read_at } = row
  if (handling_days === null || transit_days_min === null || transit_days_max === null) return null
  const days = { handling_days, transit_days_min, transit_days_max }
  if (status === 'shipped' && shipped_at) return arrivalOfShipped(days, Date.parse(shipped_at))
  if (status === 'paid' && paid_at) return arrivalOf(days, Date.parse(paid_at))
  return status === 'unpaid' ? arrivalOf(days, Date.parse(read_at)) : null
}
