import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, Id, Text, Time } from '../endpoint.ts'
import { WaitingProposal } from '../operator/proposal.ts'
import { OrderInList } from '../order/order.ts'
import { LANGUAGE_TAGS } from '../rules.ts'
import { PayoutDestination } from '../wallet/withdrawal.ts'
import { SecurityEvent } from './account.ts'

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
  /** The operator's account. */
  blocked_by: z.string(),
  blocked_at: Time,
  lift_reason: z.string().nullable(),
  lifted_by: z.string().nullable(),
  lifted_at: Time.nullable(),
})

const ShopperAtDesk = ShopperInList.extend({
  /** The language in which the shopper reads. */
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
  /** To pay out the balance of a blocked account, which waits. */
  payout_proposal: WaitingProposal.nullable(),
  /** The latest first. */
  blocks: z.array(Block),
  /** The latest 50 at most. */
  sessions: z.array(
    z.object({ session_id: Id, device: z.string(), ip: z.string(), created_at: Time, last_seen_at: Time }),
  ),
})
export type ShopperAtDesk = z.output<typeof ShopperAtDesk>

const OfShopper = EndlessPaging.extend({ user_id: Id })

const goesOn = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() })

const ShopperEvent = z.object({ event_id: Id, event: SecurityEvent, ip: z.string().nullable(), created_at: Time })
export type ShopperEvent = z.output<typeof ShopperEvent>

const Reason = Text(300)

/** Shoppers at the desk. */
export const shopper_endpoints = {
  'GET /api/admin/shopper/list': {
    summary: 'Shoppers, the newest first; or those whose e-mail address, mobile number or id begins as asked',
    query: EndlessPaging.extend({
      /** The beginning of an e-mail address or of a number in digits, the end of a number, or a whole id. */
      q: z.string().trim().toLowerCase().max(254).optional(),
      state: z.enum(['all', 'blocked']).optional(),
    }),
    reply: goesOn(ShopperInList).extend({
      /** More were found than are listed: the search should say more. */
      is_more: z.boolean(),
    }),
  },
  'GET /api/admin/shopper/detail': {
    summary: 'One shopper: profile, wallet, payment code, sessions and blocks; no secrets',
    query: z.object({ user_id: Id }),
    reply: ShopperAtDesk,
  },
  'GET /api/admin/shopper/orders': {
    summary: "One shopper's orders, the latest first",
    query: OfShopper,
    reply: goesOn(OrderInList),
  },
  'GET /api/admin/shopper/events': {
    summary: "What happened to one shopper's account: log-ins, changes of secrets and more, the latest first",
    query: OfShopper,
    reply: goesOn(ShopperEvent),
  },
  'POST /api/admin/shopper/block': {
    summary: 'Block an account: no log-in, payment or withdrawal any more, sessions end at once, open orders go on',
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
  },
  'POST /api/admin/shopper/unblock': {
    summary: 'Let a blocked shopper in again',
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
  },
  'POST /api/admin/shopper/unlock_code': {
    summary: 'Unlock a payment code that wrong tries have locked, once the shopper has shown who they are',
    body: z.strictObject({ user_id: Id, reason: Reason }),
    reply: ShopperAtDesk,
  },
  'POST /api/admin/shopper/pay_out': {
    summary: 'Propose to pay out all that a blocked shopper can spend; another operator decides',
    body: z.strictObject({ user_id: Id, to: PayoutDestination, reason: Reason }),
    reply: z.object({ proposal_id: Id }),
  },
  'POST /api/admin/shopper/end_sessions': {
    summary: 'Log a shopper out everywhere',
    body: z.strictObject({ user_id: Id }),
    reply: ShopperAtDesk,
  },
} as const satisfies Record<string, Endpoint>
