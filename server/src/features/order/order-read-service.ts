import type { Language } from '@sampan/contract/rules'
import type { Db } from '../../db/database.ts'
import type { PageStart } from '../../db/newest-first.ts'
import { NotFound } from '../../refusal/refusal.ts'
import { withAreaText } from '../address/area-service.ts'
import { isRequiredIn } from '../setting/country/country-sql.ts'
import { findCompanyOf } from './company/order-company-sql.ts'
import { findAgentOf } from './order-agent-sql.ts'
import {
  countOrders,
  findHistory,
  findItems,
  findOrder,
  findOwnOrders,
  findParcelEvents,
  type OrderFilter,
  type OrderRow,
} from './order-read-sql.ts'
import type { WhichOrder } from './order-service.ts'
import { type OrderReply, orderInFull, orderInList } from './order-view.ts'
import { readConditions } from './refund/deduction-service.ts'
import { findDeductedFrom } from './refund/purchase-sql.ts'
import { findRefundsOf } from './refund/refund-read-sql.ts'
import { findParcels } from './shipment/parcel-sql.ts'
import { findCollected, findOrderTaxes } from './tax/order-tax-sql.ts'

// Re-exported for other features, which import services only.
export { arrivalFor } from './order-view.ts'

/** One order with its history in the reader's language. @throws NotFound for another shopper's order. */
export async function readOrder(db: Db, language: Language, which: WhichOrder): Promise<OrderReply> {
  const { row, details } = await readFullOrder(db, language, which)
  return orderInFull(row, details, language)
}

/** All data of one order. @throws NotFound for another shopper's order. */
export async function readFullOrder(db: Db, language: Language, which: WhichOrder) {
  const row = await findOrder(db, language, which)
  if (!row) throw new NotFound()
  const [
    items,
    history,
    refunds,
    parcels,
    parcel_events,
    refund_conditions,
    discount_ended_by,
    agent,
    taxes,
    company,
    isForWithdrawal,
  ] = await Promise.all([
    findItems(db, language, [row]),
    findHistory(db, row.user_id, row.order_id),
    findRefundsOf(db, [row]),
    findParcels(db, [row]),
    findParcelEvents(db, row.user_id, row.order_id),
    readConditions(db, row),
    row.ended_discount_cents > 0 ? findDeductedFrom(db, row) : [],
    findAgentOf(db, row),
    readOrderTaxes(db, row),
    findCompanyOf(db, row),
    isRequiredIn(db, { country: row.address.country, requirement: 'contract_withdrawal' }),
  ])
  const address = withAreaText(row.address, language)
  return {
    row,
    details: {
      items,
      history,
      refunds,
      parcels,
      parcel_events,
      refund_conditions,
      discount_ended_by,
      ...agent,
      address,
      taxes,
      company: company ?? null,
      has_contract_withdrawal: row.paid_at !== null && isForWithdrawal,
    },
  }
}

async function readOrderTaxes(db: Db, row: OrderRow): Promise<OrderReply['taxes']> {
  const isCollected = row.tax_cents > 0 || row.included_tax_cents > 0
  const [taxes, collected] = await Promise.all([findOrderTaxes(db, row), isCollected ? findCollected(db, row) : []])
  return taxes ? { ...taxes, collected } : null
}

export async function listOwnOrders(
  db: Db,
  language: Language,
  filter: OrderFilter & { user_id: string },
  start: PageStart,
) {
  const [{ items, next_cursor }, total] = await Promise.all([
    findOwnOrders(db, language, filter, start),
    countOrders(db, filter),
  ])
  const { page, page_size } = start
  return { items: await addListDetails(db, language, items), next_cursor, total, page, page_size }
}

/** A page of a shopper's orders for the operators' desk, without a total count. */
export async function listOrdersOf(db: Db, language: Language, user_id: string, start: PageStart) {
  const { items, next_cursor } = await findOwnOrders(db, language, { user_id }, start)
  return { items: await addListDetails(db, language, items), next_cursor }
}

/** Adds items and refunds to the orders of a list. */
export async function addListDetails(db: Db, language: Language, rows: OrderRow[]) {
  const [items, refunds, parcels] = await Promise.all([
    findItems(db, language, rows),
    findRefundsOf(db, rows),
    findParcels(db, rows),
  ])
  return rows.map((row) => orderInList(row, { items, refunds, parcels }))
}
