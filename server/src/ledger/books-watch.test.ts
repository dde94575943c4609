import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { aWallet, testBooks } from '../../testing/books.ts'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { watchBooks } from './books-watch.ts'

const config = readConfig({ NODE_ENV: 'test' })
const CHECKPOINT_LOCK = 5_349

const checkpointsIn = async (db: Db) =>
  (await sql<{ made: number }>`select count(*) as made from ledger_checkpoint`.execute(db)).rows[0]?.made

/** What `/metrics` says of the books once the first audit is over. */
async function problemsToldOf(db: Db): Promise<number> {
  const metrics = new Registry()
  const watch = watchBooks({ db, config, metrics })
  await watch.stop() // waits for the first round
  return Number(/^ledger_problems (\d+)$/m.exec(await metrics.metrics())?.[1])
}

/** A transaction of another test file may keep a checkpoint from being settled for a while; the next try is as good. */
async function watchUntilCheckpoint(db: Db): Promise<void> {
  const deadline = Date.now() + 10_000
  while ((await checkpointsIn(db)) === 0 && Date.now() < deadline) await watchBooks({ db, config }).stop()
}

test('sound books are told as such, and get a checkpoint', async () => {
  const db = await testBooks()
  await aWallet(db, 500)
  expect(await problemsToldOf(db)).toBe(0)
  await watchUntilCheckpoint(db)
  expect(await checkpointsIn(db)).toBe(6) // one for each summed account
})

test('books that somebody altered behind the back of their guards are told', async () => {
  const db = await testBooks()
  await aWallet(db, 500)
  await sql`alter table ledger_balance disable trigger user`.execute(db)
  await sql`update ledger_balance set posted_credits_cents = posted_credits_cents + 1`.execute(db)
  expect(await problemsToldOf(db)).toBeGreaterThan(0)
})

test('two servers watch in turn, and a checkpoint that another is at is left to it', async () => {
  const db = await testBooks()
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
