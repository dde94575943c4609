import { z } from 'zod'
import { desk } from '../access.ts'
import { TAX_CLASSES } from '../catalogue/trade-numbers.ts'
import {
  Amount,
  AskedDay,
  Day,
  type EndpointTable,
  Paging,
  PositiveAmount,
  SingleLine,
  Text,
  Time,
} from '../endpoint.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { ExceededLimit } from './tax-estimate.ts'
import { Country, RuleId, TaxRule, TaxRuleFields } from './tax-rule.ts'
import { TAX_BUYERS, TAX_GAPS, TAX_LIMITS, TAX_NAMES, TAX_RULE_KINDS } from './tax-rules.ts'

const StoredRule = TaxRuleFields.extend({
  valid_from: Day,
  valid_until: Day.nullable(),
  revision: z.int(),
  is_removed: z.boolean(),
  changed_by: z.string(),
  changed_at: Time,
})
export type StoredTaxRule = z.output<typeof StoredRule>

const Difference = z.object({
  rule_id: z.string(),
  /** Texts of the rule; null before a rule is added. */
  before: z.string().nullable(),
  after: z.string(),
})

const Preview = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  faults: z.array(z.object({ line: z.int(), rule_id: z.string(), column: z.string() })),
  differences: z.array(Difference),
})
export type TaxFilePreview = z.output<typeof Preview>

const Csv = z.string().min(1).max(TAX_LIMITS.file_characters)
const reason = Text(300).optional()
const Asked = z.string().regex(/^\d{6,10}$/)

const Part = z.object({
  kind: z.enum(['tax', 'duty', 'charge']),
  name: z.enum(TAX_NAMES),
  at: z.enum(['checkout', 'arrival']),
  rule_id: z.string(),
  revision: z.int(),
  rate_1000: z.int().nullable(),
  amount_cents: Amount,
  /** The shares of a tax on goods, freight, and charges with duty. */
  goods_cents: Amount,
  freight_cents: Amount,
  charges_cents: Amount,
  /** The part that is added to the price at checkout; 0 on arrival, and less than the amount if the price contains the tax. */
  added_cents: Amount,
  /** The value of which it is a rate, without a tax that the price contains. Null for charges and in steps of customs. */
  value_cents: Amount.nullable(),
})
export type TaxPart = z.output<typeof Part>

const Quote = z.object({
  outcome: z.enum(['nothing', 'about', 'unknown']),
  /** Why something is due on arrival; or why a company pays no tax. */
  why: z.enum(['above_limit', 'business', 'border', 'exempt', 'reverse_charge']).nullable(),
  /** The limit that the value exceeds. */
  limit: ExceededLimit.nullable(),
  gaps: z.array(z.object({ line: z.int(), gap: z.enum(TAX_GAPS) })),
  lines: z.array(
    z.object({
      goods_cents: Amount,
      discount_cents: Amount,
      net_cents: Amount,
      freight_cents: Amount,
      parts: z.array(Part),
    }),
  ),
  /** Goods and freight with the taxes that are added at checkout. */
  checkout_cents: Amount,
  added_cents: Amount,
  included_cents: Amount,
  /** Null if it cannot be told. */
  arrival_cents: Amount.nullable(),
  total_cents: Amount.nullable(),
})
export type TaxQuote = z.output<typeof Quote>

const RULE_READS = ['GET /api/admin/tax/list', 'GET /api/admin/tax/history', 'GET /api/admin/tax/export'] as const

export const tax_endpoints = {
  'GET /api/admin/tax/list': {
    summary: 'Current rules of taxes and duties by id, and the open requests to change them',
    access: desk('finance', 'catalogue'),
    query: Paging.omit({ page: true }).extend({
      cursor: RuleId.optional(),
      country: Country.optional().describe('the destination; EU for rules of all its members'),
      kind: z.enum(TAX_RULE_KINDS).optional().describe('only rules of this kind'),
      find: SingleLine(80).optional().describe('a part of the id, the HS code or the source'),
      day: AskedDay.optional().describe('only rules that apply on this day'),
    }),
    reply: z.object({
      items: z.array(StoredRule),
      next_cursor: z.string().nullable(),
      proposals: z.array(WaitingProposal),
      countries: z.array(z.object({ country: z.string(), rules: z.int() })),
    }),
  },
  'GET /api/admin/tax/history': {
    summary: 'All revisions of a rule, newest first',
    access: desk('finance', 'catalogue'),
    query: z.object({ rule_id: RuleId }),
    reply: z.object({ items: z.array(StoredRule) }),
  },
  'GET /api/admin/tax/export': {
    summary: 'The current rules as a CSV text, which can be imported again',
    access: desk('finance', 'catalogue'),
    query: z.object({ country: Country.optional().describe('only rules of this destination') }),
    reply: z.object({ text: z.string() }),
  },
  'POST /api/admin/tax/save': {
    summary: 'Add a rule or a new revision of it, or propose it if there is a second operator',
    access: desk('finance'),
    body: z.strictObject({ rule: TaxRule, revision: z.int().nullable(), reason }),
    reply: z.object({ outcome: ActOutcome }),
    stale: [...RULE_READS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/tax/remove': {
    summary: 'Remove a rule, or propose it if there is a second operator. Its history stays',
    access: desk('finance'),
    body: z.strictObject({ rule_id: RuleId, revision: z.int(), reason }),
    reply: z.object({ outcome: ActOutcome }),
    stale: [...RULE_READS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/tax/preview': {
    summary: 'What a CSV text would add and change. Stores nothing',
    access: desk('finance'),
    body: z.strictObject({ csv: Csv }),
    reply: Preview,
    reads: true,
  },
  'POST /api/admin/tax/import': {
    summary: 'Store the rules of a CSV text, or propose them if there is a second operator. Other rules stay',
    access: desk('finance'),
    body: z.strictObject({ csv: Csv, reason }),
    reply: z.object({ outcome: ActOutcome }),
    stale: [...RULE_READS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/tax/try': {
    summary: 'Taxes, duties and charges of a consignment by the current rules',
    access: desk('finance', 'catalogue', 'support'),
    body: z.strictObject({
      country: Country,
      region: SingleLine(40).nullable(),
      day: AskedDay,
      buyer: z.enum(TAX_BUYERS),
      freight_cents: Amount,
      discount_cents: Amount,
      lines: z
        .array(
          z.strictObject({
            goods_cents: PositiveAmount,
            quantity: z.int().min(1).max(9_999),
            hs_code: Asked.nullable(),
            /** Null: it follows from the HS code. */
            tax_class: z.enum(TAX_CLASSES).nullable(),
            origin: Country.nullable(),
            weight_grams: z.int().min(0).max(10_000_000).nullable(),
          }),
        )
        .min(1)
        .max(TAX_LIMITS.lines),
    }),
    reply: Quote,
    reads: true,
  },
} as const satisfies EndpointTable
