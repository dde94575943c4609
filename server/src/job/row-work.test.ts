import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { passPauses } from '../../testing/job-world.ts'
import { runDueJobs } from '../event/finish-work.ts'
import { claimJobs } from './job-sql.ts'
import { type RowWork, retryTask, workOnRows } from './row-work.ts'
import { isRetried } from './row-work-sql.ts'

type Row = { id: string }
const rowsOf = (...ids: string[]): Row[] => ids.map((id) => ({ id }))

async function aWork() {
  const db = await testDatabase()
  const broken = new Set(['poison'])
  const done: string[] = []
  const faults: unknown[] = []
  const work: RowWork<Row> = {
    task: 'test',
    idOf: ({ id }) => id,
    work: async ({ id }) => {
      if (broken.has(id)) throw new Error(`${id} failed`)
      done.push(id)
      return true
    },
  }
  const fault = (error: unknown) => void faults.push(error)
  return {
    ...{ db, broken, done, faults, work },
    round: (rows: readonly Row[], signal?: AbortSignal) => workOnRows(db, work, { rows, fault, signal }),
    /** The rows of which a query for due rows finds those without a job. */
    findDue: async (...ids: string[]): Promise<Row[]> =>
      (
        await sql<Row>`select id from unnest(${ids}::text[]) as id where not ${isRetried('test', sql.ref('id'))}`.execute(
          db,
        )
      ).rows,
    retry: async () => {
      await passPauses(db)
      await runDueJobs(db, [retryTask(work)])
    },
    jobs: async () =>
      (
        await sql<{
          once_key: string
          is_dead: boolean
        }>`select once_key, dead_at is not null as is_dead from job`.execute(db)
      ).rows,
  }
}

test('a row that fails does not block the rows behind it, gets one job, and is left out by later rounds', async () => {
  const { round, findDue, jobs, done, faults } = await aWork()
  expect(await round(rowsOf('poison', 'sound'))).toBe(1)
  expect(await round(rowsOf('poison'))).toBe(0)
  expect(done).toEqual(['sound'])
  expect(faults.map(String)).toEqual(Array(2).fill('Error: test poison failed and will be tried again'))
  expect(await jobs()).toEqual([{ once_key: 'test:poison', is_dead: false }])
  expect(await findDue('poison', 'sound')).toEqual(rowsOf('sound'))
})

test('the job of a row tries again until it succeeds; then rounds find the row again', async () => {
  const { round, findDue, retry, jobs, broken, done } = await aWork()
  await round(rowsOf('poison'))
  await expect(retry()).rejects.toThrow('will be tried again')
  broken.clear()
  await retry()
  expect(done).toEqual(['poison'])
  expect(await jobs()).toEqual([])
  expect(await findDue('poison')).toEqual(rowsOf('poison'))
})

test('after its attempts the job is dead, and the row is left out until an owner retries or deletes the job', async () => {
  const { db, round, findDue, retry, jobs, broken, done } = await aWork()
  await round(rowsOf('poison'))
  for (let attempts = 1; attempts <= 10; attempts++) await expect(retry()).rejects.toThrow()
  expect(await jobs()).toEqual([{ once_key: 'test:poison', is_dead: true }])
  expect(await findDue('poison')).toEqual([])
  await sql`delete from job`.execute(db)
  broken.clear()
  await round(await findDue('poison'))
  expect(done).toEqual(['poison'])
})

test('the row of a server that dies during its work is due for the next server', async () => {
  const { db, round, retry, broken, done } = await aWork()
  await round(rowsOf('poison'))
  await passPauses(db)
  expect(await claimJobs(db, ['test'], [1], [false], 60)).toHaveLength(1)
  broken.clear()
  await retry()
  expect(done).toEqual(['poison'])
})

test('a failure of the database, or after the end of the server, is no failure of the row', async () => {
  const { db, work, round, jobs } = await aWork()
  const lost = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED' })
  const fault = () => expect.unreachable()
  const busy = { ...work, work: () => Promise.reject(lost) }
  await expect(workOnRows(db, busy, { rows: rowsOf('a'), fault })).rejects.toBe(lost)
  const ending = new AbortController()
  const ended = {
    ...work,
    work: () => {
      ending.abort()
      return Promise.reject(new Error('ended'))
    },
  }
  expect(await workOnRows(db, ended, { rows: rowsOf('a', 'b'), fault, signal: ending.signal })).toBe(0)
  expect(await round(rowsOf('c'), ending.signal)).toBe(0)
  expect(await jobs()).toEqual([])
})
