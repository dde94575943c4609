import { z } from 'zod'
import { Amount, EndlessPaging, type Endpoint, Id, Text, Time } from '../endpoint.ts'
import { deskListOf } from '../operator/desk-list.ts'
import { ExtractToAudit, RechargeToAudit } from './money-rows.ts'
import { Proposed } from './wallet-desk.ts'

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

/** The money of the desk, beside the older calls in admin.ts. */
export const desk_money_endpoints = {
  'GET /api/admin/recharge/detail': {
    summary: 'One recharge, with others that bear the same picture, bank reference or transaction',
    query: z.object({ recharge_id: Id }),
    reply: RechargeToAudit,
  },
  'GET /api/admin/extract/detail': {
    summary: 'One withdrawal',
    query: z.object({ extract_id: Id }),
    reply: ExtractToAudit,
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
