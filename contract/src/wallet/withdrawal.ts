import { z } from 'zod'
import { SecurityEvent } from '../account/account.ts'
import { Amount, EndlessPaging, type Endpoint, Id, Line, listOf, Paging, Text, Time } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { deskListOf, Shopper } from '../operator/desk-list.ts'
import { ActOutcome, Proposed, WaitingProposal } from '../operator/proposal.ts'
import { ADDRESSEE_LIMIT, bareCardNumber, CARD_NUMBER_PATTERN, NAME_LIMIT, PAYMENT_CODE_LENGTH } from '../rules.ts'
import { Audit, askedStatus, ChainText, MoneyFilter, ReadyReason } from './audit.ts'

const Charge = z.object({ rate_bp: z.int(), fixed_cents: Amount })

/** Any number of cents: the shop says by its reason what is wrong with 0, less, or too much. */
const DrawAmount = z.int()
const PaymentCode = z.string().max(PAYMENT_CODE_LENGTH.maximum)
const to_bank = {
  draw_type: z.literal('bank'),
  bank_name: Line(NAME_LIMIT),
  /** As people write it: blanks and hyphens are taken out. */
  bank_card_number: z.string().max(80).transform(bareCardNumber).pipe(z.string().regex(CARD_NUMBER_PATTERN)),
  account_name: Line(ADDRESSEE_LIMIT),
}
const to_chain = { draw_type: z.literal('chain'), network: ChainText(40), address: ChainText(120) }
/** Where money is paid out to. */
export const PayoutDestination = z.discriminatedUnion('draw_type', [z.strictObject(to_bank), z.strictObject(to_chain)])
const drawn = { amount_cents: DrawAmount, payment_code: PaymentCode }
const ExtractRequest = z.discriminatedUnion('draw_type', [
  z.strictObject({ ...to_bank, ...drawn }),
  z.strictObject({ ...to_chain, ...drawn }),
])

export const ExtractEntry = z.object({
  extract_id: Id,
  draw_type: z.enum(['bank', 'chain']),
  amount_cents: Amount,
  service_charge_cents: Amount,
  /** What arrives. */
  net_cents: Amount,
  bank_name: z.string().nullable(),
  /** Its last four characters. */
  bank_card_number: z.string().nullable(),
  account_name: z.string().nullable(),
  network: z.string().nullable(),
  address: z.string().nullable(),
  status: Audit,
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']),
  audit_reason: z.string().nullable(),
  /** By which the shopper's bank finds the transfer. */
  bank_reference: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  created_at: Time,
  audited_at: Time.nullable(),
  paid_at: Time.nullable(),
})
export type ExtractEntry = z.output<typeof ExtractEntry>

export const ExtractOptions = z.object({
  balance_cents: Amount,
  /** What the shopper owes the shop: nothing can be withdrawn until it is paid. */
  receivable_cents: Amount,
  minimum_cents: Amount,
  maximum_cents: Amount,
  charges: z.object({ bank: Charge, chain: Charge }),
  networks: z.array(z.string()),
  /** Withdrawals wait until then, because the password was set by mail or the payment code was set not long ago. */
  waits_until: Time.nullable(),
  has_payment_code: z.boolean(),
  /** False until the shopper confirmed the address of the account by a mailed code: then a withdrawal asks for one. */
  email_verified: z.boolean(),
  /** Until when the payment code is locked. */
  locked_until: Time.nullable(),
})
export type ExtractOptions = z.output<typeof ExtractOptions>

export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

export const ExtractAtDesk = ExtractEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  payout_batch_id: Id.nullable(),
  audited_by: z.string().nullable(),
  is_own: z.boolean(),
  /** To pass it or, of a payout that was sent, to record that it failed or to send it again. */
  proposals: z.array(WaitingProposal),
})

/**
 * What keeps the money of a withdrawal in the shop; each part is checked when it is passed, queued and paid. The block that two
 * operators paid out in spite of is left out.
 */
const PayoutHold = z.object({
  /** What the shopper owes the shop. */
  receivable_cents: Amount,
  blocked_at: Time.nullable(),
  /** Payouts wait until then, after a change of address or code, or a password that was set by mail. */
  waits_until: Time.nullable(),
  /** Changes of the last seven days, newest first. */
  recent_changes: z.array(z.object({ event: SecurityEvent, created_at: Time })),
})

/** One withdrawal, with what its audit needs. */
export const ExtractToAudit = ExtractAtDesk.extend({
  hold: PayoutHold,
  /** Two operators have to pass it. */
  needs_two: z.boolean(),
  alone: Alone,
  /** For refusing it, and for saying that its payout failed. */
  ready_reasons: z.array(ReadyReason),
})

/** A file of payouts that one operator took out for the bank, or for whoever holds the shop's tokens. */
const PayoutFile = z.object({
  payout_batch_id: Id,
  draw_type: z.enum(['bank', 'chain']),
  operator: z.string(),
  lines: z.int(),
  net_cents: Amount,
  /** How many of its payouts are neither paid nor failed. */
  open_lines: z.int(),
  /** It is too old to be had again. */
  is_expired: z.boolean(),
  created_at: Time,
})

/** Withdrawals of the shopper; their audit and payout at the desk. The specification calls them extracts. */
export const withdrawal_endpoints = {
  'GET /api/user/extract': { summary: 'What can be withdrawn, and what it costs', reply: ExtractOptions },
  'POST /api/user/extract': {
    summary: 'Ask for a withdrawal; its sum is held at once, and an operator checks it',
    body: ExtractRequest,
    reply: z.object({ extract_id: Id, status: Audit, service_charge_cents: Amount, net_cents: Amount }),
    keyed: true,
  },
  'POST /api/user/extract_cancel': {
    summary: 'Cancel a withdrawal that is not audited yet',
    body: z.strictObject({ extract_id: Id }),
    reply: ExtractEntry,
    keyed: true,
  },
  'GET /api/user/extract_log': {
    summary: "The shopper's withdrawals, the latest first",
    query: Paging.extend({ status: askedStatus, cursor: Id.optional() }),
    reply: listOf(ExtractEntry).extend({ next_cursor: Id.nullable() }),
  },
  'GET /api/admin/extract/list': {
    summary: 'Withdrawals: those that wait oldest first, others newest first',
    query: ExtractFilter,
    reply: deskListOf(ExtractAtDesk),
  },
  'GET /api/admin/extract/detail': {
    summary: 'One withdrawal',
    query: z.object({ extract_id: Id }),
    reply: ExtractToAudit,
  },
  'POST /api/admin/extract/audit': {
    summary:
      'Pass a withdrawal, so that it is paid out, which is proposed to another operator above a limit; or refuse it with a reason',
    body: z.discriminatedUnion('status', [
      z.strictObject({ extract_id: Id, status: z.literal(1) }),
      z.strictObject({ extract_id: Id, status: z.literal(2), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk.extend({ outcome: ActOutcome }),
  },
  'POST /api/admin/extract/payout': {
    summary:
      'Say how the payout of a passed withdrawal went: with a proof when it was paid, with a reason when it failed, which is proposed to another operator once it was sent',
    body: z.discriminatedUnion('payout_state', [
      z.strictObject({ extract_id: Id, payout_state: z.literal('sent') }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('done'), reference: Line(120) }),
      z.strictObject({ extract_id: Id, payout_state: z.literal('failed'), reason: Text(300) }),
    ]),
    reply: ExtractAtDesk.extend({ outcome: ActOutcome }),
  },
  'POST /api/admin/extract/payout_file': {
    summary: 'A file with all queued payouts to banks or on chains, which count as sent then; or an earlier file again',
    body: z.strictObject({ payout_batch_id: Id.optional(), draw_type: z.enum(['bank', 'chain']).optional() }),
    reply: z.object({
      payout_batch_id: Id,
      draw_type: z.enum(['bank', 'chain']),
      text: z.string(),
      lines: z.int(),
      /** Withdrawals of the operator's own, which somebody else has to export. */
      left_out: z.int(),
      /** Payouts that are not in the file because of a debt, a block or a recent change of the account. */
      held: z.int(),
    }),
  },
  'POST /api/admin/extract/requeue': {
    summary: 'Propose to return a payout that the bank never carried out to the queue; another operator decides',
    body: z.strictObject({ extract_id: Id, reason: Text(300) }),
    reply: Proposed,
  },
  'GET /api/admin/extract/payout_files': {
    summary: 'The payout files, newest first',
    query: EndlessPaging,
    reply: deskListOf(PayoutFile).omit({ total: true, total_is_least: true }),
  },
} as const satisfies Record<string, Endpoint>
