import { z } from 'zod'
import { Amount, AskedTime, type Endpoint, Id, listOf, Paging, Text, Time } from './endpoint.ts'
import {
  ADDRESSEE_LIMIT,
  AUDIT_STATUSES,
  bareCardNumber,
  CARD_NUMBER_PATTERN,
  EVIDENCE_LIMIT,
  NAME_LIMIT,
  PAYMENT_CODE_LENGTH,
} from './rules.ts'

export const File = z.object({ file_id: Id, url: z.string(), width: z.int(), height: z.int() })
export type File = z.output<typeof File>

const Audit = z.literal(AUDIT_STATUSES)
const AuditFilter = Paging.extend({ status: z.enum(['all', '0', '1', '2']).optional() })

export const BankAccount = z.object({
  bank_account_id: Id,
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  swift: z.string(),
  country: z.string(),
  note: z.string(),
})
export type BankAccount = z.output<typeof BankAccount>

export const RechargeOptions = z.object({
  methods: z.array(z.enum(['manual', 'chain'])),
  minimum_cents: Amount,
  maximum_cents: Amount,
  bank_accounts: z.array(BankAccount),
  /** What the shopper writes on the transfer, so that the shop can match it. */
  reference: z.string(),
})
export type RechargeOptions = z.output<typeof RechargeOptions>

const RechargeRequest = z.strictObject({
  method: z.literal('manual'),
  amount_cents: z.int(),
  evidence_ids: z.array(Id).max(EVIDENCE_LIMIT),
  bank_account_id: Id,
  bank_reference: z.string().trim().max(80).optional(),
})

export const RechargeEntry = z.object({
  recharge_id: Id,
  method: z.enum(['manual', 'chain']),
  network: z.string().nullable(),
  address: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  bank_name: z.string().nullable(),
  bank_reference: z.string().nullable(),
  amount_cents: Amount,
  arrival_cents: Amount.nullable(),
  evidence: z.array(File),
  status: Audit,
  audit_reason: z.string().nullable(),
  created_at: Time,
  audited_at: Time.nullable(),
})
export type RechargeEntry = z.output<typeof RechargeEntry>

const Charge = z.object({ rate_bp: z.int(), fixed_cents: Amount })

/** Any number of cents: the shop says by its reason what is wrong with 0, less, or too much. */
const DrawAmount = z.int()
const PaymentCode = z.string().max(PAYMENT_CODE_LENGTH.maximum)
const ExtractRequest = z.discriminatedUnion('draw_type', [
  z.strictObject({
    draw_type: z.literal('bank'),
    amount_cents: DrawAmount,
    payment_code: PaymentCode,
    bank_name: Text(NAME_LIMIT),
    /** As people write it: blanks and hyphens are taken out. */
    bank_card_number: z.string().max(80).transform(bareCardNumber).pipe(z.string().regex(CARD_NUMBER_PATTERN)),
    account_name: Text(ADDRESSEE_LIMIT),
  }),
  z.strictObject({
    draw_type: z.literal('chain'),
    amount_cents: DrawAmount,
    payment_code: PaymentCode,
    network: z.string().trim().max(40),
    address: z.string().trim().max(120),
  }),
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
  /** Until when the payment code is locked. */
  locked_until: Time.nullable(),
})
export type ExtractOptions = z.output<typeof ExtractOptions>

const BILL_KINDS = ['recharge', 'withdrawal', 'withdrawal_returned', 'payment', 'refund', 'correction'] as const
/** Sixteen digits: larger numbers are no safe integers, and no wallet has so many lines. */
const BillId = z.string().regex(/^[1-9]\d{0,15}$/)
export const BillLine = z.object({
  bill_id: BillId,
  kind: z.enum(BILL_KINDS),
  /** Whether the money of a withdrawal is still `held`, was paid out (`done`) or came back (`returned`). */
  state: z.enum(['held', 'done', 'returned']),
  amount_cents: Amount,
  balance_after_cents: Amount,
  ref_type: z.string(),
  ref_id: z.string(),
  /** The order that was paid or refunded; null for all else. */
  order_id: z.string().nullable(),
  /** By which the shopper knows that order. */
  order_number: z.string().nullable(),
  created_at: Time,
})
export type BillLine = z.output<typeof BillLine>

/** From and including `from`, before `to`. */
const BillFilter = z.object({
  kind: z.enum(BILL_KINDS).optional(),
  from: AskedTime.optional(),
  to: AskedTime.optional(),
})
const isForward = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)
const FORWARD = { message: 'from must not be after to', path: ['from'] }

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
/** A name of the IANA database, such as Asia/Bangkok. An offset is none: PostgreSQL reads its sign the other way round. */
const TimeZone = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/)
  .refine(isTimeZone, 'no time zone of that name')

export const wallet_endpoints = {
  'GET /api/user/recharge': { summary: 'How to top up, and the bank accounts to send to', reply: RechargeOptions },
  'POST /api/user/recharge': {
    summary: 'Tell of a transfer, with pictures of its receipt; an operator checks it',
    body: RechargeRequest,
    reply: z.object({ recharge_id: Id, status: Audit }),
    keyed: true,
  },
  'GET /api/user/recharge_log': {
    summary: "The shopper's recharges",
    query: AuditFilter,
    reply: listOf(RechargeEntry),
  },
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
    query: AuditFilter.extend({ cursor: Id.optional() }),
    reply: listOf(ExtractEntry).extend({ next_cursor: Id.nullable() }),
  },
  'GET /api/user/getBlockchain': {
    summary: 'Networks for an on-chain recharge; empty where none is configured',
    reply: z.array(
      z.object({
        network: z.string(),
        name: z.string(),
        token: z.string(),
        address: z.string(),
        minimum_cents: Amount,
        confirmations: z.int(),
        warning: z.string(),
      }),
    ),
  },
  'GET /api/user/bill': {
    summary: 'Every change of what can be spent, the latest first',
    query: Paging.extend({ ...BillFilter.shape, cursor: BillId.optional() }).refine(isForward, FORWARD),
    reply: listOf(BillLine).extend({
      /** There are more than `total` says. */
      total_is_least: z.literal(true).optional(),
      next_cursor: BillId.nullable(),
    }),
  },
  'GET /api/user/bill_summary': {
    summary: 'What came in and went out in each month that has bills; what is held or came back did neither',
    query: BillFilter.extend({ from: AskedTime, to: AskedTime, time_zone: TimeZone }).refine(isForward, FORWARD),
    reply: z.array(z.object({ month: z.string(), in_cents: Amount, out_cents: Amount })),
  },
  'GET /api/user/bill_detail': {
    summary: 'One bill',
    query: z.object({ bill_id: BillId }),
    reply: BillLine,
  },
  'GET /api/user/bill_csv': {
    summary: 'The latest 10,000 bills as the text of a CSV file, in the language of the asker',
    query: BillFilter.extend({ time_zone: TimeZone }).refine(isForward, FORWARD),
    reply: z.object({ text: z.string(), lines: z.int(), is_whole: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>
