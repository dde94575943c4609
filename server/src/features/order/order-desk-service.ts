import { DESK_COUNT_LIMIT, type Endpoints } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import type { z } from 'zod'
import { countedTo } from '../../db/count-up-to.ts'
import type { Db } from '../../db/database.ts'
import type { PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'
import { recordEvents } from '../../event/event-sql.ts'
import { NotFound, Refusal } from '../../refusal/refusal.ts'
import { readAllowance } from '../operator/proposal/act-alone-service.ts'
import { type OperatorWithRoles, waitingProposals } from '../operator/proposal/proposal-service.ts'
import {
  countOrdersAtDesk,
  type DeskOrderFilter,
  deleteParcelEvent,
  findDeskSide,
  findOrdersAtDesk,
  findToShip,
  insertParcelEvent,
  type OrderToShip,
} from './order-desk-sql.ts'
import { searchOrders } from './order-find-service.ts'
import { addListDetails, readFullOrder } from './order-read-service.ts'
import { findOrderKey } from './order-sql.ts'
import { orderInFull, revisionOfOrder } from './order-view.ts'
import { historyTextAtDesk, parcelEventWords } from './order-words.ts'
import { findPurchase } from './refund/purchase-sql.ts'
import { aloneOfOrder, aloneTo } from './refund/refund-alone-service.ts'
import { toPayOf } from './refund/refund-amount-service.ts'
import { refund_proposals } from './refund/refund-proposals-service.ts'
import { refundView } from './refund/refund-view.ts'
import { findParcels } from './shipment/parcel-sql.ts'

type OrderAtDesk = z.input<Endpoints['GET /api/admin/order/detail']['reply']>

/** A page of all shoppers' orders, each with its shopper. */
export async function listOrdersAtDesk(
  db: Db,
  language: Language,
  { find, product_id, ...filter }: DeskOrderFilter & { find?: string | undefined; product_id?: string | undefined },
  start: PageStart,
) {
  const order_ids = await searchOrders(db, { find, product_id }, language)
  const list_filter = order_ids === undefined ? filter : { ...filter, order_ids }
  const [{ items, next_cursor }, count] = await Promise.all([
    findOrdersAtDesk(db, language, list_filter, start),
    countOrdersAtDesk(db, list_filter, DESK_COUNT_LIMIT + 1),
  ])
  const detailedItems = await addListDetails(db, language, items)
  const desk_items = items.flatMap(({ user_id, account, overdue, address }, at) => {
    const order = detailedItems[at]
    return order ? [{ ...order, overdue, addressee: address.addressee, shopper: { user_id, account } }] : []
  })
  return { items: desk_items, next_cursor, ...countedTo(count), page: start.page, page_size: start.page_size }
}

/** One order with the additional data that only operators see. @throws NotFound. */
export async function readOrderAtDesk(
  db: Db,
  operator: OperatorWithRoles,
  language: Language,
  order_id: string,
): Promise<OrderAtDesk> {
  const { row, details } = await readFullOrder(db, language, { order_id })
  const [side, purchase, toShopper, [proposal = null]] = await Promise.all([
    findDeskSide(db, row.user_id, order_id),
    findPurchase(db, row),
    readAllowance(db, operator.operator_id, 'refund').then((allowance) => aloneTo(db, allowance, [row.user_id])),
    waitingProposals(db, operator, refund_proposals, [order_id]),
  ])
  if (!side) throw new NotFound()
  const { overdue, shop_return_address } = side
  const order = orderInFull(row, details, language)
  const { history, parcel_events, refunds } = details
  return {
    ...order,
    shopper: { user_id: row.user_id, account: row.account },
    overdue,
    revision: revisionOfOrder({ address: row.address, parcels: details.parcels }),
    refunds: refunds.map((refund) => ({
      ...refundView(refund),
      to_pay_cents: toPayOf(refund, { order: row, parts: refund.items, purchase }),
    })),
    history: history.map((move) => ({
      at: move.created_at,
      event: move.event,
      by: move.by_whom,
      text: historyTextAtDesk(move, language),
      operator: move.operator,
    })),
    parcel_events: parcel_events.map(({ code, text, ...event }) => ({
      ...event,
      ...parcelEventWords({ code, text }, language),
    })),
    shop_return_address,
    alone: aloneOfOrder(row, toShopper(row.user_id)),
    proposal,
  }
}

/** Orders to ship, by ids or numbers. Unknown orders are left out. */
export const readToShip = (db: Db, which: { order_ids?: string[]; order_numbers?: string[] }): Promise<OrderToShip[]> =>
  findToShip(db, which)

export type NewParcelEvent = {
  order_id: string
  parcel_id?: string | undefined
  event_id: string
  happened_at: string
  place?: string | null | undefined
  text: string
}

/**
 * Adds a carrier's report about a parcel, the first one if no parcel is named, and updates the shopper's open screens.
 * @returns the position of the parcel, or undefined when the report was already stored.
 * @throws NotFound for an unknown order, or another order's parcel; Refusal state_changed when the order was never
 * shipped.
 */
export async function addParcelEvent(tx: Tx, operator_id: string, event: NewParcelEvent): Promise<number | undefined> {
  const { order_id, place = null, ...parcel_event } = event
  const { user_id, parcels } = await parcelsOf(tx, order_id)
  if (parcels.length === 0) throw new Refusal('state_changed', { order_ids: [order_id] })
  const parcel = event.parcel_id ? parcels.find(({ parcel_id }) => parcel_id === event.parcel_id) : parcels[0]
  if (!parcel) throw new NotFound()
  const { parcel_id, position } = parcel
  const row = { ...parcel_event, user_id, order_id, parcel_id, operator_id, place }
  if (!(await insertParcelEvent(tx, row))) return undefined
  const data = { is_removed: false, parcel: { parcel_id, position } }
  await recordEvents(tx, [{ happening: 'order.reported', ref_id: order_id, user_id, data }])
  return position
}

/**
 * Removes a carrier's report.
 * @returns the removed report, or undefined when the report does not exist (any more).
 * @throws NotFound for an unknown order.
 */
export async function removeParcelEvent(tx: Tx, { order_id, event_id }: { order_id: string; event_id: string }) {
  const { user_id, parcels } = await parcelsOf(tx, order_id)
  const row = await deleteParcelEvent(tx, { user_id, order_id, event_id })
  const parcel = parcels.find(({ parcel_id }) => parcel_id === row?.parcel_id)
  if (!row || !parcel) return undefined
  const { parcel_id, ...parcelEvent } = row
  const { position } = parcel
  const data = { is_removed: true, parcel: { parcel_id, position } }
  await recordEvents(tx, [{ happening: 'order.reported', ref_id: order_id, user_id, data }])
  return { ...parcelEvent, parcel: position }
}

async function parcelsOf(tx: Tx, order_id: string) {
  const key = await findOrderKey(tx, order_id)
  if (!key) throw new NotFound()
  return { user_id: key.user_id, parcels: await findParcels(tx, [key]) }
}
