import { z } from 'zod'
import { AskedTime, EndlessPaging, PositiveAmount } from '../endpoint.ts'
import { AUDIT_STATUSES } from './wallet-rules.ts'

// The audits of recharges and of withdrawals share these schemas.

export const Audit = z.literal(AUDIT_STATUSES)

/** Filters a shopper's list: waiting (0), approved (1) or refused (2). */
export const askedStatus = z.enum(['all', '0', '1', '2']).optional()

/** Filters of the lists of recharges and withdrawals. */
export const MoneyFilter = EndlessPaging.extend({
  /** 0: waiting, oldest first; 1: approved, newest first; 2: refused or failed, newest first. */
  status: z.enum(['all', '0', '1', '2']).optional(),
  /** The id of a shopper, or the whole e-mail address. */
  shopper: z.string().trim().toLowerCase().max(254).optional(),
  amount_cents: z.coerce.number().pipe(PositiveAmount).optional(),
  /** A complete bank reference, shopper's reference or transaction id. */
  reference: z.string().trim().max(120).optional(),
  network: z.string().max(40).optional(),
  /** Submission time; `from` is inclusive, `to` exclusive. */
  from: AskedTime.optional(),
  to: AskedTime.optional(),
})

/** A predefined reason for a refusal. */
export const ReadyReason = z.object({
  /** The reason in the shopper's language. */
  text: z.string(),
  /** The reason in the operator's language. */
  meaning: z.string(),
})

/** The schema allows any text, so that a refusal can state whether the network is unknown or the address is invalid. */
export const ChainText = (maximum: number) => z.string().trim().max(maximum)
