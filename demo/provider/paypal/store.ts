// Objects of the stand-in in PayPal's own shape.
import { openStore, randomId } from '../stand-in/store.ts'
import { deliverSoon, type World as StandInWorld } from '../stand-in/world.ts'

export type Money = { currency_code: string; value: string }
type Link = { href: string; rel: string; method: string }

export type Refund = {
  id: string
  status: 'COMPLETED' | 'FAILED'
  amount: Money
  custom_id?: string
  invoice_id?: string
  create_time: string
  update_time: string
  links: Link[]
}

export type Capture = {
  id: string
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  status_details?: { reason: string }
  amount: Money
  custom_id?: string
  invoice_id?: string
  final_capture: boolean
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money }
  processor_response?: { response_code: string }
  supplementary_data: { related_ids: { order_id?: string } }
  create_time: string
  update_time: string
  links: Link[]
}

export type Source = {
  paypal?: { account_id: string; email_address: string; account_status: 'VERIFIED' }
  card?: { last_digits: string; brand: string; type: string }
}

export type Order = {
  id: string
  intent: 'CAPTURE'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  payment_source?: Source
  purchase_units: [
    {
      reference_id: string
      amount: Money
      custom_id?: string
      invoice_id?: string
      description?: string
      payments?: { captures: Omit<Capture, 'supplementary_data'>[]; refunds?: Refund[] }
    },
  ]
  create_time: string
  update_time: string
  links: Link[]
}

type Movement = {
  affected_party: 'SELLER'
  amount: Money
  initiated_time: string
  type: 'DEBIT' | 'CREDIT'
  reason: 'DISPUTE_SETTLEMENT' | 'CHARGEBACK_FEE'
}

export type Dispute = {
  /** Equal to `dispute_id`; not a part of PayPal's shape. */
  id: string
  dispute_id: string
  create_time: string
  update_time: string
  disputed_transactions: { seller_transaction_id: string; gross_amount: Money; custom?: string }[]
  reason: string
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  dispute_amount: Money
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK'
  dispute_outcome?: { outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'ACCEPTED' }
  money_movements?: Movement[]
  seller_response_due_date?: string
}

/** A movement on the balance: the columns of a report, in US cents. */
export type Transaction = {
  id: string
  code: string
  cents: number
  fee_cents: number
  status: 'S' | 'P' | 'V'
  at: string
  reference?: string
  custom?: string
}

type Event = {
  id: string
  create_time: string
  resource_type: string
  event_version: string
  event_type: string
  summary: string
  resource_version: string
  resource: object
  links: Link[]
}

export type Kinds = {
  order: Order
  capture: Capture
  refund: Refund
  dispute: Dispute
  transaction: Transaction
  event: Event
}
export type World = StandInWorld<Kinds>

const KINDS = ['order', 'capture', 'refund', 'dispute', 'transaction', 'event'] as const
const ID_LENGTH = 17

export const newId = (prefix = ''): string => prefix + randomId('', ID_LENGTH).toUpperCase()
export const now = (): string => new Date().toISOString()
export const openPayPalStore = (file: string | undefined) => openStore<Kinds>(KINDS, file)

/** Stores an event with the present state of the object, and delivers it. */
export function emit(world: World, event_type: string, resource: object): void {
  const event: Event = {
    id: newId('WH-'),
    create_time: now(),
    resource_type: event_type.startsWith('CHECKOUT')
      ? 'checkout-order'
      : (event_type.split('.')[1] ?? '').toLowerCase(),
    event_version: '1.0',
    event_type,
    summary: event_type,
    resource_version: '2.0',
    resource: structuredClone(resource),
    links: [],
  }
  world.store.add('event', event)
  deliverSoon(world, event.id)
}

export const moneyOf = (cents: number, currency_code = 'USD'): Money => ({
  currency_code,
  value: (cents / 100).toFixed(2),
})
export const centsOf = ({ value }: Money): number => Math.round(Number(value) * 100)
