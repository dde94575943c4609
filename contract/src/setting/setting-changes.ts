import { z } from 'zod'
import { SHIPPED_COUNTRIES } from '../address/address-rules.ts'
import { Amount, Id, Name, Revision, Text } from '../endpoint.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { NAME_LIMIT } from '../text/text-rules.ts'
import { TimeZone } from '../text/time-zone.ts'
import { BANK_CURRENCIES } from '../wallet/bank-currency.ts'
import { AMOUNT_SETTINGS, TIME_SETTINGS } from './setting-names.ts'

const revision = Revision

/** The reason shown to the operator who approves. Required if approval is needed. */
const reason = Text(300).optional()

const NotesWritten = z.partialRecord(z.enum(LANGUAGE_TAGS), Text(300))

export const AmountChange = z.strictObject({ name: z.enum(AMOUNT_SETTINGS), amount_cents: Amount, revision, reason })

export const TimeChange = z.strictObject({ name: z.enum(TIME_SETTINGS), seconds: z.int(), revision })

export const BankZoneChange = z.strictObject({ time_zone: TimeZone, revision })

export const DefaultLanguageChange = z.strictObject({ language: z.enum(LANGUAGE_TAGS), revision })

export const EvidenceChange = z.strictObject({ needs_evidence: z.boolean(), revision })

export const DestinationChange = z.strictObject({
  country: z.literal(SHIPPED_COUNTRIES),
  refund_days: z.int().min(1).max(90),
  has_lowest_price: z.boolean(),
  /** Null for a country without own terms. */
  revision: Revision.nullable(),
})

export const NetworkChange = z.strictObject({ network: z.string().max(40), is_open: z.boolean(), revision, reason })

export const NewBankAccount = z.strictObject({
  bank_name: Name(NAME_LIMIT),
  account_name: Name(NAME_LIMIT),
  /** The account number in the format of the bank; may be an IBAN. */
  account_number: z
    .string()
    .trim()
    .max(60)
    .regex(/^[0-9A-Za-z][0-9A-Za-z -]{2,58}[0-9A-Za-z]$/),
  swift: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
  country: z.string().regex(/^[A-Z]{2}$/),
  /** The currency of the account’s statements. Only dollars are compared with the ledger by themselves. */
  currency: z.enum(BANK_CURRENCIES).default('USD'),
  note: NotesWritten,
  reason,
})

export const BankAccountChange = z.strictObject({
  bank_account_id: Id,
  revision,
  is_open: z.boolean(),
  /** Sort order of the open accounts for shoppers, lowest first. */
  position: z.int().min(0).max(1_000),
  note: NotesWritten,
  reason,
})
