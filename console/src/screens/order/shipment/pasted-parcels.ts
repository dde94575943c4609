import { shortCsvRows } from '@sampan/contract/csv-rows'
import { isShopOrderNumber, orderNumberIn } from '@sampan/contract/shipment-cells'
import { readShipmentLines, type ShipmentLineFault } from '@sampan/contract/shipment-lines'

export type PasteFault = ShipmentLineFault | 'not_selected' | 'too_many'
/** A pasted line that fills no field. */
export type UnusedLine = { line: number; order_number: string; fault: PasteFault; cell?: string }
export type PastedParcel = { order_id: string; carrier: string; tracking_number: string }
type Order = { order_id: string; order_number: string }

/**
 * Parcels in a pasted text. Lines with order numbers belong to these orders; a column of tracking numbers belongs to
 * the orders from index `from` on, in their sequence.
 * @returns undefined for a single number, which the field accepts by itself.
 */
export function parcelsIn(text: string, orders: readonly Order[], from: number) {
  const ids = new Map(orders.map(({ order_id, order_number }) => [orderNumberIn(order_number), order_id]))
  const rows = shortCsvRows(text)
  const { lines, hasOrders } = readShipmentLines(rows, (number) => ids.has(number) || isShopOrderNumber(number))
  if (!hasOrders && rows.length < 2 && !text.includes('\t')) return undefined
  const parcels: PastedParcel[] = []
  const unused: UnusedLine[] = []
  // An empty line between tracking numbers is an order without one.
  const first = lines[0]?.line ?? 0
  for (const { line, order_number, carrier, tracking_number, fault, cell } of lines) {
    const order_id = hasOrders ? ids.get(order_number) : orders[from + line - first]?.order_id
    if (fault) unused.push({ line, order_number, fault, ...(cell !== undefined && { cell }) })
    else if (order_id !== undefined) parcels.push({ order_id, carrier, tracking_number })
    else unused.push({ line, order_number, fault: hasOrders ? 'not_selected' : 'too_many', cell: tracking_number })
  }
  return { parcels, unused }
}
