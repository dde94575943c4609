import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { aWallet, testLedger } from '../../testing/ledger-world.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { watchLedger } from './ledger-watch.ts'

const config = readConfig({ NODE_ENV: 'test' })
const CHECKPOINT_LOCK = 5_349

const checkpointsIn = async (db: Db) =>
  (await sql<{ made: number }>`select count(*) as made from ledger_checkpoint`.execute(db)).rows[0]?.made

/** The number of ledger problems in `/metrics` after the first audit. */
async function problemsToldOf(db: Db): Promise<number> {
  const metrics = new Registry()
  const watch = watchLedger({ db, config, metrics })
  await expect.poll(() => metrics.metrics()).toMatch(/^ledger_audited_at_seconds [1-9]/m)
  await watch.stop()
  return Number(/^ledger_problems (\d+)$/m.exec(await metrics.metrics())?.[1])
}

/** Repeats the watch until a checkpoint is written, because open transactions of other test files may delay it. */
async function watchUntilCheckpoint(db: Db): Promise<void> {
  const deadline = Date.now() + 10_000
  while ((await checkpointsIn(db)) === 0 && Date.now() < deadline) await watchLedger({ db, config }).stop()
}

test('for an intact ledger the metrics report no problems, and a checkpoint is written', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  expect(await problemsToldOf(db)).toBe(0)
  await watchUntilCheckpoint(db)
  expect(await checkpointsIn(db)).toBe(6) // one for each summed account
})

test('rows that were altered with triggers disabled are reported', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  await sql`alter table ledger_balance disable trigger user`.execute(db)
  await sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 1`.execute(db)
  expect(await problemsToldOf(db)).toBeGreaterThan(0)
})

test('an audit is aborted when the server closes, without an error in the log', async () => {
  const db = await testLedger()
  await sql`create or replace function ledger_audit_quick()
    returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql as
    $$ select 'slow', '', 0::bigint, 0::bigint from pg_sleep(50) $$`.execute(db)
  const metrics = new Registry()
  const watch = watchLedger({ db, config, metrics })
  const audits = sql`select from pg_stat_activity where datname = current_database() and query like '%ledger_audit_quick%'
    and pid <> pg_backend_pid() and state = 'active'`
  await expect.poll(async () => (await audits.execute(db)).rows.length).toBe(1)
  const told_at = Date.now()
  await watch.stop()
  expect(Date.now() - told_at).toBeLessThan(3_000)
  expect((await audits.execute(db)).rows).toEqual([])
  expect(await metrics.metrics()).toContain('ledger_audited_at_seconds 0')
})

test('audits of two servers run one after the other, and a server writes no checkpoint while another server writes one', async () => {
  const db = await testLedger()
  await aWallet(db, 500)
  await db.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(${sql.lit(CHECKPOINT_LOCK)})`.execute(other)
    expect(await Promise.all([problemsToldOf(db), problemsToldOf(db)])).toEqual([0, 0])
    await sql`select pg_advisory_unlock(${sql.lit(CHECKPOINT_LOCK)})`.execute(other)
  })
  expect(await checkpointsIn(db)).toBe(0)
  await watchUntilCheckpoint(db)
  expect(await checkpointsIn(db)).toBe(6)
})
