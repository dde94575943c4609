import { z } from 'zod'
import { desk } from './access.ts'
import { SecurityEvent } from './account/security.ts'
import { Amount, EndlessPaging, type EndpointTable, Id, Text, Time, uncountedListOf } from './endpoint.ts'
import { WaitingProposal } from './operator/proposal.ts'
import { OrderInList } from './order/order.ts'
import { DESK_MONEY_READS, DESK_PROPOSALS, DESK_SHOPPERS } from './stale/desk-reads.ts'
import { LANGUAGE_TAGS } from './text/languages.ts'
import { PayoutDestination } from './wallet/withdrawal.ts'

const ShopperInList = z.object({
  user_id: Id,
  account: z.string(),
  family_name: z.string(),
  given_name: z.string(),
  mobile: z.string().nullable(),
  created_at: Time,
  blocked_at: Time.nullable(),
})
export type ShopperInList = z.output<typeof ShopperInList>

const Block = z.object({
  block_id: Id,
  reason: z.string(),
  blocked_by: z.string(),
  blocked_at: Time,
  lift_reason: z.string().nullable(),
  lifted_by: z.string().nullable(),
  lifted_at: Time.nullable(),
})

const ShopperAtDesk = ShopperInList.extend({
  language: z.enum(LANGUAGE_TAGS),
  deleted_at: Time.nullable(),
  last_seen_at: Time.nullable(),
  balance_cents: Amount,
  held_cents: Amount,
  receivable_cents: Amount,
  payment_code: z.object({
    set: z.boolean(),
    wrong_tries: z.int(),
    locked_until: Time.nullable(),
    must_reset: z.boolean(),
  }),
  /** The invitation of a customer of the shop's former system who has not set a password yet; null for all others. */
  invitation: z.object({ is_due: z.boolean(), sent_at: Time.nullable(), expires_at: Time.nullable() }).nullable(),
  /** Whether the shopper agreed to get news at the shop's former system, and when; null if it is not known. */
  news_consent: z.object({ agreed: z.boolean(), agreed_at: Time }).nullable(),
  /** The pending proposal to pay out the balance of a blocked account. */
  payout_proposal: WaitingProposal.nullable(),
  /** Every block of the account, newest first. */
  blocks: z.array(Block),
  /** The account's sessions, newest first, at most 50. */
  sessions: z.array(
    z.object({ session_id: Id, device: z.string(), ip: z.string(), created_at: Time, last_seen_at: Time }),
  ),
})
export type ShopperAtDesk = z.output<typeof ShopperAtDesk>

const OfShopper = EndlessPaging.extend({ user_id: Id })

const ShopperEvent = z.object({ event_id: Id, event: SecurityEvent, ip: z.string().nullable(), created_at: Time })
export type ShopperEvent = z.output<typeof ShopperEvent>

const Reason = Text(300)

export const shopper_endpoints = {
  'GET /api/admin/shopper/list': {
    summary: 'Shoppers, newest first; with a query, those whose name, e-mail address, mobile number or id matches it',
    access: desk('support', 'finance'),
    query: EndlessPaging.extend({
      /**
       * Search text: parts of the name in any order, any part of a phone number of at least four digits, a part of an e-mail
       * address, or a whole id.
       */
      q: z.string().trim().toLowerCase().max(254).optional(),
      state: z.enum(['all', 'blocked']).optional(),
    }),
    reply: uncountedListOf(ShopperInList).extend({
      /** True if more shoppers match than are listed, so the search should be more specific. */
      is_more: z.boolean(),
    }),
  },
  'GET /api/admin/shopper/detail': {
    summary: 'One shopper: profile, wallet, payment code, sessions and blocks; no secrets',
    access: desk('support', 'finance'),
    query: z.object({ user_id: Id }),
    reply: ShopperAtDesk,
  },
  'GET /api/admin/shopper/orders': {
    summary: 'Orders of one shopper, newest first',
    access: desk('support', 'finance'),
    query: OfShopper,
    reply: uncountedListOf(OrderInList),
  },
  'GET /api/admin/shopper/events': {
    summary: 'Security events of one shopper (log-ins, changes of secrets and more), newest first',
    access: desk('support', 'finance'),
    query: OfShopper,
    reply: uncountedListOf(ShopperEvent),
  },
  'POST /api/admin/shopper/block': {
    summary: 'Block an account: log-in, payment and withdrawal are refused and all sessions end; open orders continue',
    access: desk('support'),
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
    stale: [...DESK_SHOPPERS, 'GET /api/admin/shopper/agents', 'GET /api/admin/extract/detail'],
  },
  'POST /api/admin/shopper/unblock': {
    summary: 'Unblock a shopper',
    access: desk('support'),
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
    stale: [...DESK_SHOPPERS, ...DESK_PROPOSALS, ...DESK_MONEY_READS],
  },
  'POST /api/admin/shopper/unlock_code': {
    summary: 'Unlock a payment code that was locked by wrong tries, after the shopper has proved their identity',
    access: desk('support'),
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
    stale: DESK_SHOPPERS,
  },
  'POST /api/admin/shopper/pay_out': {
    summary: 'Propose to pay out the available balance of a blocked shopper; another operator decides',
    access: desk('finance'),
    body: z.strictObject({ user_id: Id, to: PayoutDestination, reason: Reason }),
    reply: z.object({ proposal_id: Id }),
    stale: [...DESK_SHOPPERS, ...DESK_PROPOSALS, ...DESK_MONEY_READS],
  },
  'POST /api/admin/shopper/invite': {
    summary: 'Mail another invitation to a customer who has not set a password yet, at most one an hour',
    access: desk('support'),
    body: z.strictObject({ user_id: Id }),
    reply: ShopperAtDesk,
    stale: DESK_SHOPPERS,
  },
  'POST /api/admin/shopper/end_sessions': {
    summary: 'End all sessions of a shopper',
    access: desk('support'),
    body: z.strictObject({ user_id: Id }),
    reply: ShopperAtDesk,
    stale: DESK_SHOPPERS,
  },
} as const satisfies EndpointTable
