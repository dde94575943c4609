import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Db } from '../db/database.ts'
import { type CronEntry, cronTask } from './cron.ts'
import { addCronEntries } from './cron-sql.ts'
import { startRunner } from './job-runner.ts'

/** A server that runs the entries. */
function aServer(db: Db, entries: readonly CronEntry[], lease_s = 30) {
  const faults: [entry: string, error: unknown][] = []
  const faultOf = (name: string) => (error: unknown) => void faults.push([name, error])
  const runner = startRunner(db, [cronTask(entries, faultOf)], { fault: faultOf('runner'), poll_ms: 20, lease_s })
  onTestFinished(() => runner.stop())
  return { faults, stop: () => runner.stop() }
}

type Row = { name: string; attempts: number; last_error: string | null; is_done: boolean; is_dead: boolean }
const rowsOf = async (db: Db) =>
  (
    await sql<Row>`select data ->> 'name' as name, attempts, last_error, succeeded_at is not null as is_done,
      dead_at is not null as is_dead from job where task = 'cron' order by name`.execute(db)
  ).rows
/** Makes the next round of each entry due, unless a server runs it. */
const passPauses = (db: Db) => sql`update job set run_at = now() where task = 'cron' and not is_running`.execute(db)

test('two servers run an entry in turns, never at the same time', async () => {
  const db = await testDatabase()
  let [running, most, rounds] = [0, 0, 0]
  const entry: CronEntry = {
    name: 'slow',
    every_s: 0,
    work: async () => {
      running += 1
      most = Math.max(most, running)
      await sql`select pg_sleep(0.02)`.execute(db)
      running -= 1
      rounds += 1
      return rounds % 3 === 0 ? 'more' : 'done'
    },
  }
  await Promise.all([addCronEntries(db, [entry]), addCronEntries(db, [entry])])
  for (let server = 0; server < 2; server++) aServer(db, [entry])
  await expect.poll(() => rounds).toBeGreaterThan(10)
  expect(most).toBe(1)
  expect(await rowsOf(db)).toHaveLength(1)
})

test('an entry that fails is reported with its name and tried again, never dead, and delays no other entry', async () => {
  const db = await testDatabase()
  let [is_broken, others] = [true, 0]
  const work = async () => {
    others += 1
    return 'done' as const
  }
  const entries: CronEntry[] = [
    {
      name: 'broken',
      every_s: 1,
      work: async () => {
        if (is_broken) throw new Error('out of order')
        return 'done'
      },
    },
    { name: 'sound', every_s: 1, work },
  ]
  await addCronEntries(db, entries)
  const { faults } = aServer(db, entries)
  for (let failures = 1; failures <= 12; failures++) {
    await expect.poll(() => faults.length).toBeGreaterThanOrEqual(failures)
    await passPauses(db)
  }
  expect(new Set(faults.map(([name]) => name))).toEqual(new Set(['broken']))
  expect(others).toBeGreaterThan(5)
  const [broken] = await rowsOf(db)
  expect(broken).toMatchObject({ name: 'broken', last_error: 'broken: out of order', is_done: false, is_dead: false })
  is_broken = false
  await expect
    .poll(() => passPauses(db).then(() => rowsOf(db)))
    .toMatchObject([{ attempts: 0, last_error: null, is_done: true }, { is_done: true }])
})

test('the round of a killed server starts again after its lease, and a closing server ends its round for the next', async () => {
  const db = await testDatabase()
  const started: string[] = []
  const on = (server: string): CronEntry => ({
    name: 'long',
    every_s: 0,
    work: (signal) => {
      started.push(server)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve('more')))
    },
  })
  await addCronEntries(db, [on('')])
  // A killed server neither finishes nor extends its lease.
  await sql`update job set is_running = true, claims = 7, attempts = 1, run_at = now() + interval '1 second'`.execute(
    db,
  )
  const second = aServer(db, [on('second')])
  await expect.poll(() => started).toEqual(['second'])
  await second.stop()
  aServer(db, [on('third')])
  await expect.poll(() => started).toEqual(['second', 'third'])
})

test('a server drops an entry that it does not have, and a server that has it adds it again with its pause', async () => {
  const db = await testDatabase()
  const entry = (every_s: number): CronEntry => ({ name: 'new', every_s, work: async () => 'done' })
  await addCronEntries(db, [entry(5)])
  const { faults } = aServer(db, [])
  await sql`select pg_sleep(0.1)`.execute(db)
  expect(await rowsOf(db)).toHaveLength(1) // a server without entries claims none
  const other = aServer(db, [{ ...entry(1), name: 'other' }])
  await expect.poll(() => rowsOf(db)).toEqual([])
  await other.stop()
  await addCronEntries(db, [entry(5)])
  await addCronEntries(db, [entry(9)])
  expect((await sql`select data from job`.execute(db)).rows).toEqual([{ data: { name: 'new', every_s: 9 } }])
  expect([...faults, ...other.faults]).toEqual([])
})
