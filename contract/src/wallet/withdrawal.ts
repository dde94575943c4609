import { z } from 'zod'
import { desk } from '../access.ts'
import { PAYMENT_CODE_LENGTH } from '../account/account-rules.ts'
import { CodeLength } from '../account/payment-code.ts'
import { SecurityEvent } from '../account/security.ts'
import { ADDRESSEE_LIMIT } from '../address/address-rules.ts'
import { Amount, type EndpointTable, Id, listOf, Name, Paging, Text, Time } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS, DESK_WITHDRAWALS } from '../stale/desk-reads.ts'
import { WITHDRAWALS } from '../stale/shop-reads.ts'
import { NAME_LIMIT } from '../text/text-rules.ts'
import { Audit, askedStatus, ChainText, MoneyFilter, ReadyReason } from './audit.ts'
import { bareCardNumber, isCardNumber } from './card-number.ts'
import { CardInstrument, CardRefund } from './card-refund.ts'
import { CHAIN_KINDS, PAYOUT_PAYMENT_STATES, PAYOUT_PROBLEMS } from './chain.ts'

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
  /** What paid the top-up that is refunded. */
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

export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain', 'card']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

export const ExtractAtDesk = ExtractEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  payout_batch_id: Id.nullable(),
  audited_by: z.string().nullable(),
  is_own: z.boolean(),
  /**
   * Pending proposals to approve the withdrawal or, for a payout that was sent, to record its failure or send it again.
   */
  proposals: z.array(WaitingProposal),
})

/**
 * Conditions that stop the payout of a withdrawal; checked when it is approved, queued and paid. A block of the account
 * is left out if a second operator approved the payout in spite of the block.
 */
const PayoutHold = z.object({
  /** The shopper's debt to the shop. */
  receivable_cents: Amount,
  /** Whether a payment of the shopper by card is disputed, and not decided. */
  is_disputed: z.boolean(),
  blocked_at: Time.nullable(),
  /**
   * Payouts are stopped until this time, after the e-mail address or the payment code was changed, or the password was
   * reset by mail.
   */
  waits_until: Time.nullable(),
  /** The address on the chain is not valid on its network, or belongs to the shop or to a token. */
  is_address_refused: z.boolean(),
  /** Changes of the last seven days, newest first. */
  recent_changes: z.array(z.object({ event: SecurityEvent, created_at: Time })),
})

/** A withdrawal to an address that looks like another one, but is not the same. */
const SimilarExtract = z.object({
  extract_id: Id,
  address: z.string(),
  shopper: Shopper,
  /** Whether the same shopper made it. */
  is_same_shopper: z.boolean(),
  created_at: Time,
})

/** A transaction that an operator entered for the payout. */
const PayoutPayment = z.object({
  transaction_hash: z.string(),
  state: z.enum(PAYOUT_PAYMENT_STATES),
  problem: z.enum(PAYOUT_PROBLEMS).nullable(),
  /** The address that the tokens come from, once the payment was found. */
  payer: z.string().nullable(),
  explorer_url: z.string().nullable(),
  entered_by: z.string(),
  /** Whether this operator entered it. */
  is_mine: z.boolean(),
  entered_at: Time,
})

export const ExtractToAudit = ExtractAtDesk.extend({
  /** Whether the server verifies the payment on the chain, so that a transaction closes the withdrawal. */
  is_verified: z.boolean(),
  /** The newest first. */
  payments: z.array(PayoutPayment),
  hold: PayoutHold,
  /**
   * Withdrawals of this shopper, and recent withdrawals of others, whose address has the same first and last characters. An
   * attacker may have sent the shopper tokens from a similar address, so that the shopper copies it by mistake.
   */
  similar: z.array(SimilarExtract),
  alone: Alone,
  /** The parts of the request, this one included; empty for a request without parts. */
  parts: z.array(
    ExtractEntry.pick({
      extract_id: true,
      draw_type: true,
      amount_cents: true,
      net_cents: true,
      payout_state: true,
      card: true,
    }),
  ),
  /** The refund at the provider; null before the approval, and for other withdrawals. */
  refund: CardRefund.nullable(),
  /** Predefined reasons for refusing the withdrawal, and for recording that its payout failed. */
  ready_reasons: z.array(ReadyReason),
})

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
