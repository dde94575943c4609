import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addressOf, testDatabase } from '../../testing/database.ts'
import { transaction } from '../db/transaction.ts'
import { recordEvents } from './event-sql.ts'

const EVENTS = 600
const KILLS = 5
/** Jobs that a server runs at the same time. */
const AT_ONCE = 4
const ORDERS = 7

const db = await testDatabase()
const database = JSON.stringify(await addressOf(db))
const PROGRAM = join(import.meta.dirname, '../../testing/process/run-jobs.ts')
let running: ChildProcess | undefined
afterAll(() => running?.kill('SIGKILL'))

const numberOf = async (what: 'noted' | 'job') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(what)}`.execute(db)).rows[0]?.n ?? 0

test('however often the server is killed, each event gets its job, and the jobs of one order stay in their order', async () => {
  await sql`create table noted (id int generated always as identity, event_id bigint, ref_id text)`.execute(db)
  const writing = (async () => {
    for (let n = 0; n < EVENTS; n++) {
      const data = { amount_cents: n, method: 'manual', reason: null }
      await transaction(db, (tx) =>
        recordEvents(tx, [{ happening: 'recharge.credited', ref_id: String(n % ORDERS), user_id: null, data }]),
      )
      if (n % 20 === 0) await wait(5)
    }
  })()
  for (let kill = 1; kill <= KILLS; kill++) {
    running = spawn(process.execPath, [PROGRAM, database], { stdio: 'inherit' })
    const target = Math.ceil((kill * EVENTS) / (KILLS + 1))
    await expect.poll(() => numberOf('noted'), { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(target)
    running.kill('SIGKILL')
    await once(running, 'exit')
    // The leases of the killed server end.
    await sql`update job set run_at = now() where run_at > now()`.execute(db)
  }
  await writing
  running = spawn(process.execPath, [PROGRAM, database], { stdio: 'inherit' })
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ is_read: boolean }>`select not has_unread_events('listeners') as is_read`.execute(
          db,
        )
        return rows[0]?.is_read && (await numberOf('job')) === 0
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  const { rows } = await sql<{ event_id: number; ref_id: string }>`
    select event_id, ref_id from noted order by id`.execute(db)
  expect(new Set(rows.map(({ event_id }) => event_id)).size).toBe(EVENTS)
  expect(rows.length).toBeLessThanOrEqual(EVENTS + KILLS * AT_ONCE)
  const last = new Map<string, number>()
  for (const { event_id, ref_id } of rows) {
    expect(event_id).toBeGreaterThanOrEqual(last.get(ref_id) ?? 0)
    last.set(ref_id, event_id)
  }
}, 300_000)
