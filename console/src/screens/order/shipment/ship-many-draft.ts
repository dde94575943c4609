import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { isCarrierName, isRounded, isTrackingNumber } from '@sampan/contract/shipment-cells'
import type { PastedParcel } from './pasted-parcels.ts'

/** Tracking numbers by order id, the carrier of all orders, and carriers of single orders (`carrierOf`). */
export type Draft = Record<string, string>
type Order = { order_id: string }
export type Shipment = { order_id: string; carrier: string; tracking_number: string; is_shared?: boolean }

/** Name of the field for the carrier of one order, which a paste may set. */
export const carrierOf = (order_id: string) => `carrier ${order_id}`

export const shipmentsOf = (draft: Draft, orders: readonly Order[]): Shipment[] =>
  orders.map(({ order_id }) => ({
    order_id,
    carrier: (draft[carrierOf(order_id)] || draft.carrier || '').trim(),
    tracking_number: (draft[order_id] ?? '').trim(),
  }))

export function shipmentFaults(draft: Draft, orders: readonly Order[], i18n: I18n): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { order_id, carrier, tracking_number } of shipmentsOf(draft, orders)) {
    const field = draft[carrierOf(order_id)] ? carrierOf(order_id) : 'carrier'
    if (carrier === '') faults[field] = t(i18n)`Enter the carrier`
    else if (!isCarrierName(carrier)) faults[field] = t(i18n)`Enter the carrier’s name, not a number`
    if (tracking_number === '') faults[order_id] = t(i18n)`Enter the tracking number`
    else if (isWrongNumber(tracking_number)) faults[order_id] = t(i18n)`Not a tracking number`
  }
  return faults
}

/** A date, an amount or a rounded number. A word such as “courier” may be typed instead of a number. */
const isWrongNumber = (text: string) => /\d/.test(text) && (isRounded(text) || !isTrackingNumber(text))

/** The fields that pasted parcels fill. A carrier that all orders have in common fills the field of all orders. */
export function pastedFields(parcels: readonly PastedParcel[], orders: readonly Order[]): Draft {
  const numbers = parcels.map(({ order_id, tracking_number }) => [order_id, tracking_number])
  const [carrier, second] = new Set(parcels.map((parcel) => parcel.carrier))
  const isCommon = carrier !== undefined && second === undefined && parcels.length === orders.length
  const carriers = isCommon
    ? [...(carrier === '' ? [] : [['carrier', carrier]]), ...orders.map(({ order_id }) => [carrierOf(order_id), ''])]
    : parcels.map((parcel) => [carrierOf(parcel.order_id), parcel.carrier])
  return Object.fromEntries([...numbers, ...carriers])
}
