import { z } from 'zod'
import { desk } from '../access.ts'
import { PAYMENT_CODE_LENGTH } from '../account/account-rules.ts'
import { CodeLength } from '../account/payment-code.ts'
import { ADDRESSEE_LIMIT } from '../address/address-rules.ts'
import { Amount, type EndpointTable, Id, listOf, Name, Paging, Text, Time } from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { ActOutcome } from '../operator/proposal.ts'
import { DESK_PROPOSALS, DESK_WITHDRAWALS } from '../stale/desk-reads.ts'
import { WITHDRAWALS } from '../stale/shop-reads.ts'
import { NAME_LIMIT } from '../text/text-rules.ts'
import { Audit, askedStatus, ChainText } from './audit.ts'
import { bareCardNumber, isCardNumber } from './card-number.ts'
import { CardInstrument } from './card-refund.ts'
import { CHAIN_KINDS } from './chain.ts'
import { ExtractEntry } from './extract-entry.ts'
import { ExtractAtDesk, ExtractFilter, ExtractToAudit } from './withdrawal-at-desk.ts'

const Charge = z.object({ rate_bp: z.int(), fixed_cents: Amount })

/** The schema allows any integer, because a refusal explains what is wrong with zero, negative or too large amounts. */
const DrawAmount = z.int()
const PaymentCode = z.string().max(PAYMENT_CODE_LENGTH.maximum)
const to_bank = {
  draw_type: z.literal('bank'),
  bank_name: Name(NAME_LIMIT),
  /** The card or account number, or IBAN, as typed: spaces and hyphens are removed. */
  bank_card_number: z.string().max(80).transform(bareCardNumber).pipe(z.string().refine(isCardNumber)),
  account_name: Name(ADDRESSEE_LIMIT),
}
const to_chain = {
  draw_type: z.literal('chain'),
  network: ChainText(40),
  /** The token that the form showed. If the network pays another one now, the request is refused (`state_changed`). */
  token: ChainText(20),
  address: ChainText(120),
}
export const PayoutDestination = z.discriminatedUnion('draw_type', [z.strictObject(to_bank), z.strictObject(to_chain)])
const drawFields = {
  amount_cents: DrawAmount,
  payment_code: PaymentCode,
  /**
   * The part that goes back to cards, as the form showed it. If it differs now, the request is refused (`state_changed`).
   */
  card_cents: Amount.optional(),
}
const ExtractRequest = z.discriminatedUnion('draw_type', [
  z.strictObject({ ...to_bank, ...drawFields }),
  z.strictObject({ ...to_chain, ...drawFields }),
  /** Without a destination: all of it goes back to cards, or the request is refused (`card_rest`). */
  z.strictObject({ draw_type: z.literal('card'), ...drawFields }),
])

/** A network to which shoppers can withdraw, and the token that it pays. */
const ExtractNetwork = z.object({
  network: z.string(),
  /** The name for shoppers, such as Ethereum. */
  name: z.string(),
  /** Null for networks that the server does not read. */
  kind: z.enum(CHAIN_KINDS).nullable(),
  /** The id of the token, such as usdt. */
  token: z.string(),
  /** The name of the token for shoppers, such as USDT. */
  symbol: z.string(),
})
export type ExtractNetwork = z.output<typeof ExtractNetwork>

export const ExtractOptions = z.object({
  balance_cents: Amount,
  /** The shopper's debt to the shop: withdrawals are blocked until it is paid. */
  receivable_cents: Amount,
  /** Whether a payment by card is disputed: withdrawals are blocked until it is decided. */
  is_disputed: z.boolean(),
  minimum_cents: Amount,
  maximum_cents: Amount,
  charges: z.object({ bank: Charge, chain: Charge }),
  /** Payments to which a withdrawal goes back first, in this order; `splitForCards` splits an amount. */
  cards: z.array(
    CardInstrument.extend({
      payment_id: Id,
      left_cents: Amount,
      /** Whether the provider refused a refund. The team decides how this money can leave. */
      is_blocked: z.boolean(),
    }),
  ),
  networks: z.array(ExtractNetwork),
  /** Addresses of the shopper's earlier withdrawals on chains, the newest first. */
  earlier_addresses: z.array(z.string()),
  /**
   * Withdrawals are blocked until this time, because the password was reset by mail or the payment code was set
   * recently.
   */
  waits_until: Time.nullable(),
  has_payment_code: z.boolean(),
  /**
   * False until the shopper confirmed the account's address with a mailed code; until then a withdrawal requires a
   * code.
   */
  email_verified: z.boolean(),
  locked_until: Time.nullable(),
  payment_code_length: CodeLength,
})
export type ExtractOptions = z.output<typeof ExtractOptions>

/** Withdrawals of the shopper, and their audit at the operators' desk; payout.ts has their payouts. The specification calls them extracts. */
export const withdrawal_endpoints = {
  'GET /api/user/extract': {
    summary: 'The amount that can be withdrawn, and the fees',
    access: 'shopper',
    reply: ExtractOptions,
  },
  'POST /api/user/extract': {
    summary:
      'Request a withdrawal, which goes back to the cards of recent top-ups first; its amount is held immediately, and an operator checks it',
    access: 'shopper',
    body: ExtractRequest,
    reply: z.object({
      /** The part to a bank or a chain, otherwise the first part to a card. */
      extract_id: Id,
      status: Audit,
      /** The sums of all parts. */
      service_charge_cents: Amount,
      net_cents: Amount,
      parts: z.array(ExtractEntry.pick({ extract_id: true, draw_type: true, amount_cents: true, net_cents: true })),
    }),
    keyed: true,
    stale: WITHDRAWALS,
  },
  'POST /api/user/extract_cancel': {
    summary: 'Cancel a withdrawal that is not audited yet, with the other parts of its request',
    access: 'shopper',
    body: z.strictObject({ extract_id: Id }),
    reply: ExtractEntry,
    keyed: true,
    stale: WITHDRAWALS,
  },
  'GET /api/user/extract_log': {
    summary: "The shopper's withdrawals, newest first",
    access: 'shopper',
    query: Paging.extend({ status: askedStatus, cursor: Id.optional() }),
    reply: listOf(ExtractEntry).extend({ next_cursor: Id.nullable() }),
  },
  'GET /api/admin/extract/list': {
    summary: 'Withdrawals: waiting ones oldest first, others newest first',
    access: desk('finance'),
    query: ExtractFilter,
    reply: deskListOf(ExtractAtDesk),
  },
  'GET /api/admin/extract/detail': {
    summary: 'One withdrawal',
    access: desk('finance'),
    query: z.object({ extract_id: Id }),
    reply: ExtractToAudit,
  },
  'POST /api/admin/extract/audit': {
    summary:
      'Approve a withdrawal for payout, which is proposed to another operator above a limit; or refuse it with a reason; in both cases with the other parts of its request',
    access: desk('finance'),
    body: z.discriminatedUnion('status', [
      z.strictObject({ extract_id: Id, status: z.literal(1) }),
      z.strictObject({ extract_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk.extend({ outcome: ActOutcome }),
    stale: [...DESK_WITHDRAWALS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
