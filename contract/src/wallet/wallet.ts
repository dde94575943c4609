import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, endlessListOf, Id, listOf, Paging, Text, Time } from '../endpoint.ts'
import {
  ADDRESSEE_LIMIT,
  AUDIT_STATUSES,
  bareCardNumber,
  CARD_NUMBER_PATTERN,
  EVIDENCE_LIMIT,
  NAME_LIMIT,
  PAYMENT_CODE_LENGTH,
} from '../rules.ts'
import { bareTransactionHash, TRANSACTION_HASH_PATTERN } from './chain.ts'

export const File = z.object({ file_id: Id, url: z.string(), width: z.int(), height: z.int() })
export type File = z.output<typeof File>

/** Any text: whether it names an open network or an address of it, the shop says by its reason. */
const ChainText = (maximum: number) => z.string().trim().max(maximum)
/** With or without 0x. */
export const TransactionHash = z
  .string()
  .max(80)
  .transform(bareTransactionHash)
  .pipe(z.string().regex(TRANSACTION_HASH_PATTERN))

const Audit = z.literal(AUDIT_STATUSES)
/** What is audited, narrowed to what waits (0), passed (1) or was refused (2). */
const status = z.enum(['all', '0', '1', '2']).optional()

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

const claim = { amount_cents: z.int(), evidence_ids: z.array(Id).max(EVIDENCE_LIMIT) }
const RechargeRequest = z.discriminatedUnion('method', [
  z.strictObject({
    ...claim,
    method: z.literal('manual'),
    bank_account_id: Id,
    bank_reference: z.string().trim().max(80).optional(),
  }),
  z.strictObject({
    ...claim,
    method: z.literal('chain'),
    network: ChainText(40),
    /** Where it was sent from. */
    address: ChainText(120),
    transaction_hash: TransactionHash.optional(),
  }),
])

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

/** A network that tokens can be sent on. */
export const DepositNetwork = z.object({
  network: z.string(),
  name: z.string(),
  token: z.string(),
  /** The asker's own. */
  address: z.string(),
  minimum_cents: Amount,
  confirmations: z.int(),
  warning: z.string(),
})
export type DepositNetwork = z.output<typeof DepositNetwork>

const Charge = z.object({ rate_bp: z.int(), fixed_cents: Amount })

/** Any number of cents: the shop says by its reason what is wrong with 0, less, or too much. */
const DrawAmount = z.int()
const PaymentCode = z.string().max(PAYMENT_CODE_LENGTH.maximum)
const to_bank = {
  draw_type: z.literal('bank'),
  bank_name: Text(NAME_LIMIT),
  /** As people write it: blanks and hyphens are taken out. */
  bank_card_number: z.string().max(80).transform(bareCardNumber).pipe(z.string().regex(CARD_NUMBER_PATTERN)),
  account_name: Text(ADDRESSEE_LIMIT),
}
const to_chain = { draw_type: z.literal('chain'), network: ChainText(40), address: ChainText(120) }
/** Where money is paid out to. */
export const PayoutPlace = z.discriminatedUnion('draw_type', [z.strictObject(to_bank), z.strictObject(to_chain)])
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

export const wallet_endpoints = {
  'GET /api/user/recharge': { summary: 'How to top up, and the bank accounts to send to', reply: RechargeOptions },
  'POST /api/user/recharge': {
    summary: 'Tell of a transfer, with pictures of its receipt; an operator checks it',
    body: RechargeRequest,
    reply: z.object({ recharge_id: Id, status: Audit }),
    keyed: true,
  },
  'GET /api/user/recharge_log': {
    summary: "The shopper's recharges, the latest first",
    query: EndlessPaging.extend({ status }),
    reply: endlessListOf(RechargeEntry),
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
    query: Paging.extend({ status, cursor: Id.optional() }),
    reply: listOf(ExtractEntry).extend({ next_cursor: Id.nullable() }),
  },
  'GET /api/user/getBlockchain': {
    summary: 'Networks for an on-chain recharge; empty where none is configured',
    reply: z.array(DepositNetwork),
  },
} as const satisfies Record<string, Endpoint>
