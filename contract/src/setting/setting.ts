import { z } from 'zod'
import { desk, owners } from '../access.ts'
import { Amount, Day, EndlessPaging, type EndpointTable, Id, Revision, Time, uncountedListOf } from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { DESK_SETTINGS, DESK_SETUP, DESK_STATEMENTS } from '../stale/desk-reads.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { BANK_CURRENCIES } from '../wallet/bank-currency.ts'
import {
  AmountChange,
  BankAccountChange,
  BankZoneChange,
  DefaultLanguageChange,
  DestinationChange,
  EvidenceChange,
  NetworkChange,
  NewBankAccount,
  TimeChange,
} from './setting-changes.ts'
import { AMOUNT_SETTINGS, TIME_SETTINGS } from './setting-names.ts'

/** The revision of a setting, and the operator and time of the last change; null for default values. */
const lastChange = { revision: Revision, changed_by: z.string().nullable(), changed_at: Time.nullable() }

const AmountSetting = z.object({
  name: z.enum(AMOUNT_SETTINGS),
  amount_cents: Amount,
  minimum_cents: Amount,
  maximum_cents: Amount,
  /** True if only an owner may change the amount. */
  is_owners: z.boolean(),
  /** A raised amount, and the time from which it applies. */
  later: z.object({ amount_cents: Amount, counts_from: Time }).nullable(),
  ...lastChange,
})

const TimeSetting = z.object({
  name: z.enum(TIME_SETTINGS),
  seconds: z.int(),
  minimum_s: z.int(),
  maximum_s: z.int(),
  ...lastChange,
})

const NetworkSetting = z.object({
  network: z.string(),
  /**
   * The token of the network. Null for a network that this version does not support, and that therefore cannot be used.
   */
  token: z.string().nullable(),
  is_open: z.boolean(),
  is_demo: z.boolean(),
  ...lastChange,
})

const Note = z.partialRecord(z.enum(LANGUAGE_TAGS), z.string())

const BankAccountSetting = z.object({
  bank_account_id: Id,
  bank_name: z.string(),
  account_name: z.string(),
  account_number: z.string(),
  swift: z.string(),
  country: z.string(),
  currency: z.enum(BANK_CURRENCIES),
  /** Note for shoppers next to the account, in some languages. */
  note: Note,
  position: z.int(),
  is_open: z.boolean(),
  is_demo: z.boolean(),
  ...lastChange,
})
export type BankAccountSetting = z.output<typeof BankAccountSetting>

const BankZoneSetting = z.object({
  /** The time zone in which the bank's days are counted. */
  time_zone: z.string(),
  /** The first day counted in this time zone; null when it applies to all days. */
  counts_from: Day.nullable(),
  /** The day after the last closed day, from which a new time zone would apply; null while no day is closed. */
  next_from: Day.nullable(),
  ...lastChange,
})

/** Terms of a country whose law asks for more than the general terms. */
const DestinationSetting = z.object({
  country: z.string(),
  /** Days after receipt in which a refund can be requested. The general time applies if it is longer. */
  refund_days: z.int(),
  /** Whether a struck-out price must be the lowest price of the last 30 days. */
  has_lowest_price: z.boolean(),
  ...lastChange,
})

const EvidenceSetting = z.object({
  /** Whether a recharge by bank transfer needs a picture of the receipt. */
  needs_evidence: z.boolean(),
  /** Whether a bank statement was imported, without which the receipt cannot become optional. */
  has_statements: z.boolean(),
  ...lastChange,
})

const DefaultLanguageSetting = z.object({ language: z.enum(LANGUAGE_TAGS), ...lastChange })

export const Settings = z.object({
  /**
   * True if there is a second operator. Changes of payment destinations and of approval limits then need that
   * operator's approval.
   */
  needs_second: z.boolean(),
  /**
   * Pending proposals to change settings; `ref_id` names the amount or the network, or is the id of the bank account.
   */
  proposals: z.array(WaitingProposal),
  amounts: z.array(AmountSetting),
  times: z.array(TimeSetting),
  bank_zone: BankZoneSetting,
  /** The language for readers whose request prefers none of the shop’s languages. */
  default_language: DefaultLanguageSetting,
  evidence: EvidenceSetting,
  /** Countries with their own terms; the general terms apply to all others. */
  destinations: z.array(DestinationSetting),
  networks: z.array(NetworkSetting),
  bank_accounts: z.array(BankAccountSetting),
})
export type Settings = z.output<typeof Settings>

/** Result of a change: it applies now, a raised amount applies later, or a second operator must approve it first. */
const Changed = z.object({ outcome: z.enum(['changed', 'later', 'proposed']), settings: Settings })

const SettingChange = z.object({
  log_id: Id,
  /**
   * The changed setting, for example `amount:recharge_minimum`, `time:session`, `choice:bank_time_zone`,
   * `destination:DE`, `network:demo` or `bank_account:…`.
   */
  setting: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  counts_from: Time.nullable(),
  operator: z.string(),
  /** The operator who proposed the change, if a second operator approved it. */
  proposed_by: z.string().nullable(),
  created_at: Time,
})
export type SettingChange = z.output<typeof SettingChange>

export const setting_endpoints = {
  'GET /api/admin/setting/list': {
    summary: 'Every setting of the shop with its bounds and last change',
    access: desk('finance'),
    reply: Settings,
  },
  'GET /api/admin/setting/history': {
    summary: 'History of settings: operator, old and new value, newest first',
    access: desk('finance'),
    query: EndlessPaging,
    reply: uncountedListOf(SettingChange),
  },
  'POST /api/admin/setting/amount': {
    summary: 'Set a limit, a fee or an approval threshold; a raised amount applies after 24 hours',
    // Each setting defines whether only an owner may change it.
    access: desk('finance'),
    body: AmountChange,
    reply: Changed,
    stale: DESK_SETTINGS,
  },
  'POST /api/admin/setting/time': {
    summary: 'Set a duration',
    access: desk(),
    body: TimeChange,
    reply: Changed,
    stale: DESK_SETTINGS,
  },
  'POST /api/admin/setting/time_zone': {
    summary: "Set the time zone for the bank's days; closed and earlier days keep theirs",
    access: desk(),
    body: BankZoneChange,
    reply: Changed,
    stale: [...DESK_SETTINGS, ...DESK_STATEMENTS, DESK_SETUP],
  },
  'POST /api/admin/setting/language': {
    summary: 'Set the default language, for readers whose request prefers none of the shop’s languages',
    access: desk(),
    body: DefaultLanguageChange,
    reply: Changed,
    stale: [...DESK_SETTINGS, DESK_SETUP],
  },
  'POST /api/admin/setting/evidence': {
    summary:
      'Set whether a recharge by bank transfer needs a picture of the receipt; it can be optional once a bank statement was imported',
    access: desk(),
    body: EvidenceChange,
    reply: Changed,
    stale: DESK_SETTINGS,
  },
  'POST /api/admin/setting/destination': {
    summary:
      'Set the terms of a country: its refund window, and whether struck-out prices must be the lowest of 30 days',
    access: desk(),
    body: DestinationChange,
    reply: Changed,
    stale: DESK_SETTINGS,
  },
  'POST /api/admin/setting/test_mail': {
    summary: 'Send a test mail to the owner who calls, and report what the mail server answers',
    access: owners,
    limits: ['test_mail'],
    reply: z.object({
      to: z.string(),
      /** `stored`: without a mail server, the mail is a file in the data folder. */
      outcome: z.enum(['accepted', 'refused', 'log_in_failed', 'unreachable', 'failed', 'stored']),
      /** The answer of the mail server, without names and passwords; null if it gave none. */
      answer: z.string().nullable(),
    }),
    stale: [],
  },
  'POST /api/admin/setting/network': {
    summary: 'Open or close a network for recharges and withdrawals; its keys are environment variables',
    access: desk('finance'),
    body: NetworkChange,
    reply: Changed,
    stale: DESK_SETTINGS,
  },
  'POST /api/admin/setting/bank_account_add': {
    summary: 'Add a bank account that shoppers send money to',
    access: desk('finance'),
    body: NewBankAccount,
    reply: Changed,
    stale: [...DESK_SETTINGS, DESK_SETUP],
  },
  'POST /api/admin/setting/bank_account': {
    summary: 'Open or close a bank account, or change its position or note; its number never changes',
    access: desk('finance'),
    body: BankAccountChange,
    reply: Changed,
    stale: [...DESK_SETTINGS, DESK_SETUP],
  },
} as const satisfies EndpointTable
