import { z } from 'zod'
import { SecurityEvent } from '../account/account.ts'
import { Amount, AskedTime, EndlessPaging, Flag, Id, PositiveAmount, Time } from '../endpoint.ts'
import { Alone } from '../operator/alone.ts'
import { Shopper } from '../operator/desk-list.ts'
import { WaitingProposal } from '../operator/proposal-desk.ts'
import { ExtractEntry, RechargeEntry } from './wallet.ts'

/** What narrows the lists of recharges and withdrawals. */
const MoneyFilter = EndlessPaging.extend({
  /** 0 waits, 1 was passed, 2 was refused or came to nothing. Those that wait come oldest first, all others newest first. */
  status: z.enum(['all', '0', '1', '2']).optional(),
  /** The id of a shopper, or their whole e-mail address. */
  shopper: z.string().trim().toLowerCase().max(254).optional(),
  amount_cents: z.coerce.number().pipe(PositiveAmount).optional(),
  /** A bank reference, the shopper's own reference or a transaction id, whole. */
  reference: z.string().trim().max(120).optional(),
  network: z.string().max(40).optional(),
  /** Sent at this time or later. */
  from: AskedTime.optional(),
  /** Sent before this time. */
  to: AskedTime.optional(),
})

export const RechargeFilter = MoneyFilter.extend({
  method: z.enum(['manual', 'chain']).optional(),
  /** Only those that wait and whose picture, bank reference or transaction another recharge bears. */
  flagged: Flag.optional(),
})
export const ExtractFilter = MoneyFilter.extend({
  draw_type: z.enum(['bank', 'chain']).optional(),
  payout_state: z.enum(['none', 'queued', 'sent', 'done', 'failed', 'cancelled']).optional(),
  payout_batch_id: Id.optional(),
})

/** Another recharge that was claimed with the same picture, bank reference or transaction. */
const UsedBefore = z.object({
  sign: z.enum(['picture', 'bank_reference', 'transaction']),
  recharge_id: Id,
  shopper: Shopper,
  amount_cents: Amount,
  status: z.literal([0, 1, 2]),
  created_at: Time,
})

/** A reason that is ready to be sent. */
const ReadyReason = z.object({
  /** In the shopper's language. */
  text: z.string(),
  /** The same in the operator's. */
  meaning: z.string(),
})

export const RechargeAtDesk = RechargeEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  /** What the shopper should write on the transfer. */
  reference: z.string(),
  /** The operator who agreed already, and to which sum, when the recharge needs two operators. */
  first_agreed: z.object({ account: z.string(), arrival_cents: Amount }).nullable(),
  /** On a chain: the shopper's own address, which the tokens were to be sent to. */
  deposit_address: z.string().nullable(),
  /** The account of the operator who passed or refused it. */
  audited_by: z.string().nullable(),
  /** The operator who asks is the shopper: another one has to audit it. */
  is_own: z.boolean(),
  used_before: z.array(UsedBefore),
})

export const ExtractAtDesk = ExtractEntry.extend({
  shopper: Shopper,
  shopper_name: z.string(),
  /** The account of the operator who agreed already, when the withdrawal needs two. */
  first_agreed: z.string().nullable(),
  /** Of a payout that was sent: the account of the operator who said already that it failed, which takes two. */
  first_failed: z.string().nullable(),
  payout_batch_id: Id.nullable(),
  audited_by: z.string().nullable(),
  is_own: z.boolean(),
})

/** One recharge, with what its audit needs. */
export const RechargeToAudit = RechargeAtDesk.extend({
  /** The most that one operator may pass of it now; more takes two. */
  alone_up_to_cents: Amount,
  alone: Alone,
  ready_reasons: z.array(ReadyReason),
  /** To take back what was credited, which waits. */
  proposal: WaitingProposal.nullable(),
})

/**
 * What keeps the money of a withdrawal in the shop; each part is checked when it is passed, queued and paid. The block that two
 * operators paid out in spite of is left out.
 */
const PayoutHold = z.object({
  /** What the shopper owes the shop. */
  receivable_cents: Amount,
  blocked_at: Time.nullable(),
  /** Payouts wait until then, after a change of address or code, or a password that was set by mail. */
  waits_until: Time.nullable(),
  /** Changes of the last seven days, newest first. */
  recent_changes: z.array(z.object({ event: SecurityEvent, created_at: Time })),
})

/** One withdrawal, with what its audit needs. */
export const ExtractToAudit = ExtractAtDesk.extend({
  hold: PayoutHold,
  /** Two operators have to pass it. */
  needs_two: z.boolean(),
  alone: Alone,
  /** For refusing it, and for saying that its payout failed. */
  ready_reasons: z.array(ReadyReason),
  /** To send the payout again, which waits. */
  proposal: WaitingProposal.nullable(),
})
