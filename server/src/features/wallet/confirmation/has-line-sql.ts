import { sql } from 'kysely'

/**
 * Whether an open line of a bank statement names the reference of a waiting bank transfer and has its amount. A line that fits
 * several waiting transfers, or is one of several, is decided by an operator all the same.
 */
export const HAS_LINE = sql<boolean>`recharge.status = 'auditing' and recharge.method = 'manual'
  and exists (select from bank_line as line
    where line.named @> array[bare_reference(recharge.reference)] and line.amount_cents = recharge.amount_cents
      and line.amount_cents > 0 and line.matched_how is null and line.note is null)`
