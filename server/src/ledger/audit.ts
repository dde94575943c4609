import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { longRead } from '../db/long-read.ts'
import { transaction } from '../db/transaction.ts'
import { Busy } from '../refusal/refusal.ts'
import { saveAudit } from './audit-state.ts'

export type Problem = { problem: string; account: string; found_cents: number | null; expected_cents: number | null }

/** Maximum number of reported problems, because one wrong account can cause a million. */
const PROBLEMS_LIMIT = 1_000

/**
 * Audits all ledger rows.
 * @returns the problems, at most one more than the limit; empty for an intact ledger.
 */
export async function audit(db: Db): Promise<Problem[]> {
  return (await sql<Problem>`select * from ledger_audit() limit ${sql.lit(PROBLEMS_LIMIT + 1)}`.execute(db)).rows
}

/**
 * A quick audit, cheap enough for every few minutes. It reads balances, their last entries, and checkpoints with the
 * transfers after them.
 */
export async function runQuickAudit(db: Db): Promise<Problem[]> {
  return (await sql<Problem>`select * from ledger_audit_quick() limit ${sql.lit(PROBLEMS_LIMIT + 1)}`.execute(db)).rows
}

/** Time limit of a full audit. Only one runs at a time, because it reads all rows. */
const WHOLE_AUDIT_LIMIT_MS = 60_000
const WHOLE_AUDIT_LOCK = 5_350

type Whole = { problems: Problem[]; truncated: boolean; audited_at: string }

/**
 * Runs a full audit and stores its result.
 * @throws Busy while another full audit is running, and when the signal aborts it.
 */
export async function runFullAudit(db: Db, signal: AbortSignal): Promise<Whole> {
  const problems = await longRead(db, { limit_ms: WHOLE_AUDIT_LIMIT_MS, signal }, async (tx) => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(WHOLE_AUDIT_LOCK)}) as is_mine`.execute(tx)
    if (!rows[0]?.is_mine) throw new Busy('another audit is under way')
    return audit(tx)
  })
  const audited_at = await saveAudit(db, problems.length)
  return { problems: problems.slice(0, PROBLEMS_LIMIT), truncated: problems.length > PROBLEMS_LIMIT, audited_at }
}

/** Balance of a summed account such as `orders:escrow`: credits minus debits. */
export async function summedBalanceOf(db: Db, code: string): Promise<number> {
  const { rows } = await sql<{ balance_cents: number | null }>`
    select ledger_summed_balance(${code}) as balance_cents`.execute(db)
  return rows[0]?.balance_cents ?? 0
}

const CHECKPOINT_LIMIT_MS = 60_000
const PATIENCE_MS = 1_000
const BETWEEN_LOOKS_MS = 20

/**
 * A sequence number up to which no transfer is missing: transactions from before have ended. Must not be called inside a
 * transaction, because it would wait for that transaction to end.
 * @returns undefined when older transactions stay open for `patience_ms`. The caller can retry later.
 */
export async function settledMark(db: Db, patience_ms: number): Promise<number | undefined> {
  const marked = await sql<{ up_to: number; marked_by: string }>`
    select up_to_sequence as up_to, marked_by::text from ledger_mark()`.execute(db)
  const mark = marked.rows[0]
  for (let waited_ms = 0; mark && waited_ms <= patience_ms; waited_ms += BETWEEN_LOOKS_MS) {
    const { rows } = await sql<{ settled: boolean }>`
      select ledger_is_settled(${mark.marked_by}::xid8) as settled`.execute(db)
    if (rows[0]?.settled) return mark.up_to
    await wait(BETWEEN_LOOKS_MS)
  }
  return undefined
}

/**
 * Writes a checkpoint of the summed accounts, so that later sums only add up newer transfers. Must not be called inside a
 * transaction.
 * @returns false, without writing, when older transactions stay open for a second.
 */
export async function makeCheckpoint(db: Db): Promise<boolean> {
  const up_to = await settledMark(db, PATIENCE_MS)
  if (up_to === undefined) return false
  await transaction(db, async (tx) => {
    await sql`set local statement_timeout = ${sql.lit(CHECKPOINT_LIMIT_MS)}`.execute(tx)
    await sql`select ledger_checkpoint(${up_to}::bigint)`.execute(tx)
  })
  return true
}

const BOOKS = ['account', 'balance', 'transfer', 'entry', 'checkpoint'].map((table) => `ledger_${table}`)

/**
 * Whether the role of this connection could alter ledger rows: directly, as their owner, or through its own function
 * that `ledger_post` would call. In production it must not: it may only call `post`.
 */
export async function canRewriteLedger(db: Db): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`
    select has_schema_privilege('public', 'create') or bool_or(pg_has_role(relowner, 'member')
      or has_table_privilege(oid, 'insert, update, delete, truncate')) as allowed
    from pg_class where oid = any (${BOOKS}::regclass[])`.execute(db)
  return rows[0]?.allowed ?? true
}
