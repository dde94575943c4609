import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  AskedDay,
  areDistinct,
  Day,
  EndlessPaging,
  type EndpointTable,
  Id,
  SingleLine,
  Time,
  uncountedListOf,
} from '../endpoint.ts'
import { ActOutcome, WaitingProposal } from '../operator/proposal.ts'
import { DESK_MOVEMENTS, DESK_PROPOSALS } from '../stale/desk-reads.ts'
import { REMITTANCE_LIMITS } from './remittance-rules.ts'
import { Country } from './tax-rule.ts'

const TaxKind = z.enum(['tax', 'duty', 'charge'])

const OwedTax = z.object({
  country: Country,
  kind: TaxKind,
  /** Negative if refunds returned more than was owed. */
  owed_cents: Amount,
  /** The part that was collected until the asked day. */
  due_cents: Amount,
})

const Line = z.strictObject({ country: Country, kind: TaxKind, amount_cents: Amount })

export const RemittanceBody = z.strictObject({
  /** Chosen by the caller, so that a repeated call is recorded once. */
  remittance_id: Id,
  paid_on: AskedDay,
  /** Dollars that left the bank; negative if the authority paid back. */
  bank_cents: Amount,
  reference: SingleLine(REMITTANCE_LIMITS.reference),
  lines: z
    .array(Line)
    .min(1)
    .max(REMITTANCE_LIMITS.lines)
    .refine((lines) => areDistinct(lines.map(({ country, kind }) => `${country} ${kind}`))),
})
export type RemittanceBody = z.output<typeof RemittanceBody>

const Remittance = z.object({
  remittance_id: Id,
  paid_on: Day,
  bank_cents: Amount,
  reference: z.string(),
  /** The payment that this entry reverses. */
  reverses_id: Id.nullable(),
  is_reversed: z.boolean(),
  recorded_by: z.string(),
  proposed_by: z.string().nullable(),
  created_at: Time,
  lines: z.array(Line),
})

const TAX_MONEY_READS = ['GET /api/admin/tax/owed', 'GET /api/admin/tax/remittance/list', ...DESK_MOVEMENTS] as const

export const remittance_endpoints = {
  'GET /api/admin/tax/owed': {
    summary: 'Collected taxes that the shop owes, by country and kind, and open requests to record payments',
    access: desk('finance'),
    query: z.object({
      until: AskedDay.optional().describe('`due_cents` is the part collected until the end of this day'),
    }),
    reply: z.object({ taxes: z.array(OwedTax), proposals: z.array(WaitingProposal) }),
  },
  'GET /api/admin/tax/remittance/list': {
    summary: 'Payments of collected taxes, newest first',
    access: desk('finance'),
    query: EndlessPaging,
    reply: uncountedListOf(Remittance),
  },
  'POST /api/admin/tax/remit': {
    summary:
      'Record a payment of collected taxes from the bank, or propose it if there is a second operator. Other refusals: remittance_above_owed, remittance_differs',
    access: desk('finance'),
    body: RemittanceBody,
    reply: z.object({ outcome: ActOutcome }),
    stale: [...TAX_MONEY_READS, ...DESK_PROPOSALS],
  },
  'POST /api/admin/tax/remittance/reverse': {
    summary: 'Reverse a payment that was recorded by mistake: its taxes are owed again',
    access: desk('finance'),
    body: z.strictObject({ remittance_id: Id, reason: SingleLine(300) }),
    reply: z.object({ outcome: ActOutcome }),
    stale: [...TAX_MONEY_READS, ...DESK_PROPOSALS],
  },
} as const satisfies EndpointTable
