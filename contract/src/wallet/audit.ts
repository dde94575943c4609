import { z } from 'zod'
import { AskedTime, EndlessPaging, PositiveAmount } from '../endpoint.ts'
import { AUDIT_STATUSES } from '../rules.ts'

// What audits of recharges and of withdrawals share.

export const Audit = z.literal(AUDIT_STATUSES)

/** Narrows a shopper's list to what waits (0), passed (1) or was refused (2). */
export const askedStatus = z.enum(['all', '0', '1', '2']).optional()

/** What narrows the lists of recharges and withdrawals. */
export const MoneyFilter = EndlessPaging.extend({
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

/** A reason that is ready to be sent. */
export const ReadyReason = z.object({
  /** In the shopper's language. */
  text: z.string(),
  /** The same in the operator's. */
  meaning: z.string(),
})

/** Any text: a refusal says whether it names an open network or an address of it. */
export const ChainText = (maximum: number) => z.string().trim().max(maximum)
