import { z } from 'zod'
import { desk } from '../access.ts'
import {
  Amount,
  EndlessPaging,
  type EndpointTable,
  endlessListOf,
  Id,
  Revision,
  SingleLine,
  Slug,
  Text,
  Time,
} from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { isWallTime, REDUCTION_LIMITS } from './reduction-rules.ts'
import { Price } from './sku.ts'
import { StoredTexts } from './texts.ts'

/** A time in the shop's time zone, such as `2026-12-06T24:00`. */
const WallTime = z.string().max(16).refine(isWallTime, 'no date and time such as 2026-12-06T24:00')

const ReductionTerms = {
  starts: WallTime,
  ends: WallTime,
  /** Basis points off the regular price; null if `prices` has the reduced prices. */
  off_100: z.int().min(1).max(9_999).nullable(),
  prices: z
    .array(z.strictObject({ sku_id: Slug, price_cents: Price }))
    .max(REDUCTION_LIMITS.prices)
    .default([]),
  /** With `off_100`: the SKUs of these products, in addition to those of `category`. */
  product_ids: z.array(Slug).max(REDUCTION_LIMITS.products).default([]),
  category: Slug.nullable(),
  takes_codes: z.boolean().describe('Whether promo codes reduce the reduced prices further'),
}

/** Number of SKUs, and how many of them need attention. */
const Counts = z.object({
  skus: z.int(),
  products: z.int(),
  below_cost: z.int().describe('SKUs whose reduced price is below their cost'),
  without_cost: z.int().describe('SKUs without a known cost'),
  overlapping: z.int().describe('SKUs with another reduction in the same time; the lower price counts'),
  too_low: z.int().describe('SKUs whose price falls further than one operator may lower it'),
})

const ReductionLine = z.object({
  sku_id: Slug,
  product_id: Slug,
  title: StoredTexts,
  axis_values: z.array(z.object({ axis: z.string(), value_key: z.string() })),
  image: z.string(),
  /** The regular price. */
  price_cents: Amount,
  reduced_cents: Amount,
  /** Lowest price of the 30 days before the start, shown struck out if it is higher. */
  former_cents: Amount.nullable(),
  cost_cents: Amount.nullable(),
})

const Preview = z.object({
  time_zone: z.string(),
  starts_at: Time,
  ends_at: Time,
  counts: Counts,
  /** The first lines, those with the lowest margin first. */
  lines: z.array(ReductionLine),
})

const ReductionFacts = z.object({
  reduction_id: Id,
  revision: Revision,
  name: z.string(),
  state: z.enum(['planned', 'running', 'ended', 'cancelled']),
  starts_at: Time,
  ends_at: Time,
  off_100: z.int().nullable(),
  product_ids: z.array(Slug),
  category: Slug.nullable(),
  takes_codes: z.boolean(),
})

const ReductionInFull = ReductionFacts.extend({
  time_zone: z.string(),
  /** Start and end in the shop's time zone. */
  starts: z.string(),
  ends: z.string(),
  prices: z.array(z.object({ sku_id: Slug, price_cents: Amount })),
  counts: Counts,
  lines: z.array(ReductionLine),
  proposal: WaitingProposal.nullable(),
})

const REDUCTION_READS = ['GET /api/admin/reduction/list', 'GET /api/admin/reduction/detail'] as const

export const reduction_endpoints = {
  'GET /api/admin/reduction/list': {
    summary: 'Price reductions, latest start first',
    access: desk('catalogue'),
    query: EndlessPaging,
    reply: endlessListOf(ReductionFacts.extend({ skus: z.int() }))
      .omit({ total: true })
      .extend({
        time_zone: z.string(),
        /** New reductions that wait for approval; `ref_id` is the reduction. */
        proposals: z.array(WaitingProposal),
      }),
  },
  'GET /api/admin/reduction/detail': {
    summary: 'One price reduction with its SKUs',
    access: desk('catalogue'),
    query: z.object({ reduction_id: Id }),
    reply: ReductionInFull,
  },
  'POST /api/admin/reduction/preview': {
    summary: 'The SKUs and prices that a reduction would have; nothing is stored',
    access: desk('catalogue'),
    body: z.strictObject({ ...ReductionTerms, reduction_id: Id.nullable() }),
    reply: Preview,
    reads: true,
  },
  'POST /api/admin/reduction/save': {
    summary:
      'Plan a price reduction or change a planned one, or propose it if prices fall further than one operator may lower them',
    access: desk('catalogue'),
    body: z.strictObject({
      /** Chosen by the caller, so that a repeated call plans nothing twice. */
      reduction_id: Id,
      /** Null for a new reduction. */
      revision: Revision.nullable(),
      name: SingleLine(REDUCTION_LIMITS.name),
      ...ReductionTerms,
      below_cost: z.boolean().describe('Confirms prices below cost, which are refused otherwise'),
      /** The reason shown to the operator who approves. Required if approval is needed. */
      reason: Text(300).optional(),
    }),
    reply: z.object({ outcome: z.enum(['saved', 'proposed']), reduction_id: Id }),
    stale: REDUCTION_READS,
  },
  'POST /api/admin/reduction/stop': {
    summary: 'End a running price reduction now, or cancel a planned one',
    access: desk('catalogue'),
    body: z.strictObject({ reduction_id: Id, revision: Revision }),
    reply: z.object({ state: z.enum(['ended', 'cancelled']) }),
    stale: REDUCTION_READS,
  },
} as const satisfies EndpointTable
