import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Tx } from '../../../db/transaction.ts'

export type AloneKind = 'recharge' | 'extract' | 'refund' | 'promo'
/**
 * The actions to add up: those of one operator. If the operator is new (`is_new`), those of all new operators count
 * too.
 */
export type CountedAct = { operator_id: string; kind: AloneKind; is_new: boolean }

/** Serialises transactions that count the same actions. */
export async function lockCount(tx: Tx, { operator_id, kind, is_new }: CountedAct): Promise<void> {
  const name = `act_alone:${kind}:${is_new ? 'newcomers' : operator_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * The limit and the sum of the last 24 hours. The last 24 hours are counted and not the calendar day, which would allow
 * twice the limit around midnight.
 */
export async function findAllowance(db: Db, { operator_id, kind, is_new }: CountedAct) {
  const { rows } = await sql<{ limit_cents: number; used_cents: number }>`
    select amount_cents as limit_cents, coalesce((select sum(amount_cents) from act_alone
      where act_alone.kind = ${kind} and done_at > now() - interval '1 day'
        and (operator_id = ${operator_id} or (${is_new} and is_new))), 0)::bigint as used_cents
    from amount_limit where name = ${`${kind}_operator_day`}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no amount limit: ${kind}_operator_day`)
  return row
}

export async function insertActAlone(
  tx: Tx,
  act: CountedAct & { ref_id: string; amount_cents: number },
): Promise<void> {
  await tx.insertInto('act_alone').values(act).execute()
}
