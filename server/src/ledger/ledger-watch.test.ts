import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aWallet, testLedger } from '../../testing/ledger-world.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { lastAudit } from './audit-state.ts'
import { auditLedger, makeCheckpointAlone } from './ledger-watch.ts'

const config = readConfig({ NODE_ENV: 'test' })
const CHECKPOINT_LOCK = 5_349

const checkpointsIn = async (db: Db) =>
  (await sql<{ count: number }>`select count(*)::int as count from ledger_checkpoint`.execute(db)).rows[0]?.count

async function problemsIn(db: Db): Promise<number | undefined> {
  await auditLedger({ db, config }, new AbortController().signal)
  return (await lastAudit(db))?.problems
}

test('an audit of an intact ledger reports no problems', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  expect(await problemsIn(db)).toBe(0)
})

test('rows that were altered with triggers disabled are reported', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  await sql`alter table ledger_balance disable trigger user`.execute(db)
  await sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 1`.execute(db)
  expect(await problemsIn(db)).toBeGreaterThan(0)
})

test('an audit ends when the server closes, and stores no result', async () => {
  const db = await testLedger()
  await sql`create or replace function ledger_audit_quick()
    returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql as
    $$ select 'slow', '', 0::bigint, 0::bigint from pg_sleep(50) $$`.execute(db)
  const closing = new AbortController()
  const audit = expect(auditLedger({ db, config }, closing.signal)).rejects.toThrow()
  const audits = sql`select from pg_stat_activity where datname = current_database() and query like '%ledger_audit_quick%'
    and pid <> pg_backend_pid() and state = 'active'`
  await expect.poll(async () => (await audits.execute(db)).rows.length).toBe(1)
  closing.abort()
  await audit
  await expect.poll(async () => (await audits.execute(db)).rows.length).toBe(0)
  expect(await lastAudit(db)).toBeUndefined()
})

test('no checkpoint is written while another server writes one', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(${sql.lit(CHECKPOINT_LOCK)})`.execute(other)
    await makeCheckpointAlone(db)
    await sql`select pg_advisory_unlock(${sql.lit(CHECKPOINT_LOCK)})`.execute(other)
  })
  expect(await checkpointsIn(db)).toBe(0)
  // Open transactions of other test files may delay a checkpoint.
  const { rows } = await sql`select from ledger_account where mode = 'summed'`.execute(db)
  await expect.poll(() => makeCheckpointAlone(db).then(() => checkpointsIn(db))).toBe(rows.length)
})
