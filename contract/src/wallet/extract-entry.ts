import { z } from 'zod'
import { Amount, Id, Time } from '../endpoint.ts'
import { Audit } from './audit.ts'
import { CardInstrument } from './card-refund.ts'

export const ExtractEntry = z.object({
  extract_id: Id,
  /** Equal for the parts of one request, which are approved, refused or cancelled together; null for a request without parts. */
  request_id: Id.nullable(),
  /** `card`: the refund of an instant top-up, without a charge. */
  draw_type: z.enum(['bank', 'chain', 'card']),
  amount_cents: Amount,
  service_charge_cents: Amount,
  /** The amount that arrives. */
  net_cents: Amount,
  bank_name: z.string().nullable(),
  /** The last four characters of the card number. */
  bank_card_number: z.string().nullable(),
  account_name: z.string().nullable(),
  network: z.string().nullable(),
  /** The name of the network, such as Ethereum. Null for networks that the server does not read. */
  network_name: z.string().nullable(),
  /** The symbol of the token that is paid, such as USDT. */
  token: z.string().nullable(),
  address: z.string().nullable(),
  /** The card of the refunded top-up. */
  card: CardInstrument.nullable(),
  status: Audit,
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']),
  audit_reason: z.string().nullable(),
  /** The reference with which the shopper's bank finds the transfer. */
  bank_reference: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  created_at: Time,
  audited_at: Time.nullable(),
  paid_at: Time.nullable(),
})
export type ExtractEntry = z.output<typeof ExtractEntry>
