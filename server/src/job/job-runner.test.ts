import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, testDatabase } from '../../testing/database.ts'
import { openRecordingDatabase } from '../../testing/plans/plans-sql.ts'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { startRunner } from './job-runner.ts'
import { addJobs, claimJobs, extendLeases, failJob, finishJobs, type NewJob, postponeJob } from './job-sql.ts'
import type { Task } from './task.ts'

const add = (db: Db, ...jobs: NewJob[]) => transaction(db, (tx) => addJobs(tx, jobs))
const numbered = (count: number, options: Partial<NewJob> = {}): NewJob[] =>
  Array.from({ length: count }, (_, n) => ({ task: 'test', data: { n }, ...options }))
const jobsLeft = (db: Db) => db.selectFrom('job').select(['job_id', 'dead_at', 'last_error']).execute()

function aRunner(db: Db, task: Partial<Task> & Pick<Task, 'run'>, lease_s = 30) {
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  const runner = startRunner(db, [{ name: 'test', concurrency: 5, ...task }], { fault, poll_ms: 20, lease_s })
  onTestFinished(() => runner.stop())
  return { ...runner, faults }
}

test('jobs of a rolled back transaction do not run; those of a committed one run once, and are deleted', async () => {
  const db = await testDatabase()
  const ran: unknown[] = []
  const run: Task['run'] = async ({ data }) => void ran.push(data)
  aRunner(db, { run })
  aRunner(db, { run })
  await transaction(db, async (tx) => {
    await addJobs(tx, numbered(3))
    throw new Error('rolled back')
  }).catch(() => {})
  await add(db, ...numbered(40))
  await expect.poll(() => jobsLeft(db)).toEqual([])
  expect(ran).toHaveLength(40)
})

test('jobs that always fail do not delay others; after their last attempt they are dead, with their error', async () => {
  const db = await testDatabase()
  let good = 0
  const { faults } = aRunner(db, {
    run: async ({ data }) => {
      if ((data as { is_bad?: true }).is_bad) throw new Error('bad job')
      good += 1
      return undefined
    },
    pause_s: (attempts) => (attempts < 3 ? 0 : null),
  })
  await add(db, ...numbered(5, { data: { is_bad: true } }), ...numbered(50))
  await expect.poll(() => good).toBe(50)
  await expect.poll(async () => (await jobsLeft(db)).filter(({ dead_at }) => dead_at !== null).length).toBe(5)
  expect((await jobsLeft(db)).map(({ last_error }) => last_error)).toEqual(Array(5).fill('bad job'))
  expect(faults).toHaveLength(15)
})

test('jobs of a lane run in their order, one at a time, on two servers; a failing head holds its lane, a dead one does not', async () => {
  const db = await testDatabase()
  const ran: Record<string, number[]> = {}
  const running = new Set<string>()
  let failures = 0
  const task = {
    run: async ({ data, lane }: { data: unknown; lane: string | null }) => {
      const { n } = data as { n: number }
      expect(running.has(lane ?? '')).toBe(false)
      running.add(lane ?? '')
      await wait(1)
      running.delete(lane ?? '')
      if (lane === 'order:0' && n === 0 && ++failures < 3) throw new Error('not yet')
      if (lane === 'order:1' && n === 4) throw new Error('never')
      ran[lane ?? ''] = [...(ran[lane ?? ''] ?? []), n]
      return undefined
    },
    pause_s: (attempts: number) => (attempts < 3 ? 0.02 : null),
  }
  aRunner(db, task)
  aRunner(db, task)
  for (let n = 0; n < 20; n++)
    await add(db, ...['0', '1', '2', '3'].map((lane) => ({ task: 'test', lane: `order:${lane}`, data: { n } })))
  await expect.poll(async () => (await jobsLeft(db)).length).toBe(1)
  const all = Array.from({ length: 20 }, (_, n) => n)
  expect(ran).toEqual({
    'order:0': all,
    'order:1': all.filter((n) => n !== 4),
    'order:2': all,
    'order:3': all,
  })
})

test('a job does not wait for thousands of another lane', async () => {
  const db = await testDatabase()
  const ran: (string | null)[] = []
  await add(db, ...numbered(3_000, { lane: 'shopper:many' }))
  aRunner(db, {
    run: async ({ lane }) => {
      ran.push(lane)
      await wait(5)
      return undefined
    },
  })
  await expect.poll(() => ran.length).toBeGreaterThan(3)
  const before = ran.length
  await add(db, { task: 'test', lane: 'shopper:one', data: {} })
  await expect.poll(() => ran.includes('shopper:one')).toBe(true)
  expect(ran.indexOf('shopper:one') - before).toBeLessThan(1_000)
})

test('priority, a later time, expiry and a second job with the same key', async () => {
  const db = await testDatabase()
  const ran: string[] = []
  const expired: string[] = []
  const aJob = (name: string, options: Partial<NewJob> = {}): NewJob => ({ task: 'test', data: { name }, ...options })
  const { rows } = await sql<{ soon: string; past: string }>`
    select now() + interval '300 ms' as soon, now() - interval '1 minute' as past`.execute(db)
  const [{ soon, past } = { soon: '', past: '' }] = rows
  await add(
    db,
    aJob('last', { priority: 1 }),
    aJob('later', { run_at: soon }),
    aJob('outdated', { expires_at: past }),
    aJob('first', { once_key: 'key' }),
    aJob('again', { once_key: 'key' }),
  )
  const nameOf = (data: unknown) => (data as { name: string }).name
  aRunner(db, {
    concurrency: 1,
    run: async ({ data }) => void ran.push(nameOf(data)),
    expired: ({ data }) => void expired.push(nameOf(data)),
  })
  await expect.poll(() => jobsLeft(db)).toEqual([])
  expect(ran.filter((name) => name !== 'later')).toEqual(['first', 'last'])
  expect(ran.at(-1)).toBe('later')
  expect(expired).toEqual(['outdated'])
})

test('a job joins one of its lane that has not begun, and not one that runs or is dead', async () => {
  const db = await testDatabase()
  const joining: NewJob = { task: 'test', lane: 'one', data: {}, joins_waiting: true }
  const claim = () => claimJobs(db, ['test'], [5], [false], 30)
  await add(db, joining)
  await add(db, joining, { ...joining, lane: 'two' }, { ...joining, lane: 'three', joins_waiting: false })
  expect(await jobsLeft(db)).toHaveLength(3)
  const [first] = (await claim()).filter(({ lane }) => lane === 'one')
  await Promise.all([add(db, joining), add(db, joining)])
  expect(await jobsLeft(db)).toHaveLength(4)
  if (!first) throw new Error('no job was claimed')
  await failJob(db, first, 'a fault', null)
  // The second job of the lane is due, and has not begun.
  await add(db, joining)
  expect(await jobsLeft(db)).toHaveLength(4)
  expect((await claim()).map(({ lane }) => lane)).toEqual(['one'])
})

test('a job that another one joins begins after the commit of the other', async () => {
  const db = await testDatabase()
  const joining: NewJob = { task: 'test', lane: 'one', data: {}, joins_waiting: true }
  const claim = () => claimJobs(db, ['test'], [5], [false], 30)
  await add(db, joining)
  await transaction(db, async (tx) => {
    await addJobs(tx, [joining])
    expect(await claim()).toEqual([])
  })
  expect(await claim()).toHaveLength(1)
})

test('a postponed job runs at its time, and the delay is no attempt', async () => {
  const db = await testDatabase()
  const attempts: number[] = []
  aRunner(db, {
    run: async (job) => {
      attempts.push(job.attempts)
      if (attempts.length > 3) return undefined
      const { rows } = await sql<{ until: string }>`select now() + interval '10 ms' as until`.execute(db)
      return { until: rows[0]?.until ?? '' }
    },
  })
  await add(db, ...numbered(1))
  await expect.poll(() => jobsLeft(db)).toEqual([])
  expect(attempts).toEqual([1, 1, 1, 1])
})

test('a job that is postponed to a time that has passed is due a second later', async () => {
  const db = await testDatabase()
  await add(db, ...numbered(1))
  const [job] = await claimJobs(db, ['test'], [5], [false], 30)
  if (!job) throw new Error('no job was claimed')
  const now = async () => (await sql<{ at: string }>`select now() as at`.execute(db)).rows[0]?.at ?? ''
  const before = await now()
  await postponeJob(db, job, '2001-01-01T00:00:00Z')
  const { run_at } = await db.selectFrom('job').select('run_at').executeTakeFirstOrThrow()
  expect(Date.parse(run_at ?? '') - Date.parse(before)).toBeGreaterThanOrEqual(1000)
})

test('a server whose lease ended can neither finish, fail nor extend the job that another server has claimed', async () => {
  const db = await testDatabase()
  await add(db, ...numbered(1))
  const [slow] = await claimJobs(db, ['test'], [1], [false], 0)
  const [fast] = await claimJobs(db, ['test'], [1], [false], 60)
  expect(fast?.job_id).toBe(slow?.job_id)
  if (!slow || !fast) throw new Error('both claim it')
  await finishJobs(db, [slow])
  await failJob(db, slow, 'too slow', null)
  await extendLeases(db, [slow], 3_600)
  expect(await jobsLeft(db)).toEqual([{ job_id: fast.job_id, dead_at: null, last_error: null }])
  await finishJobs(db, [fast])
  expect(await jobsLeft(db)).toEqual([])
})

test('a runner claims again when a job ends only if more jobs may be due, without waiting for its next look', async () => {
  const { db, take } = openRecordingDatabase(await addressOf(await testDatabase()))
  onTestFinished(() => db.destroy())
  const ends: (() => void)[] = []
  const endAll = () => {
    for (const end of ends.splice(0)) end()
  }
  const run: Task['run'] = () => new Promise((resolve) => ends.push(() => resolve(undefined)))
  const tasks = [
    { name: 'test', concurrency: 3, run },
    { name: 'alone', concurrency: 3, is_alone: true, run },
  ]
  const options = { fault: (error: unknown) => expect.unreachable(String(error)), poll_ms: 60_000 }
  const runner = startRunner(db, tasks, options)
  onTestFinished(() => {
    endAll()
    return runner.stop()
  })
  const claims = () => take().filter(({ text }) => text.includes('claim_jobs')).length
  await expect.poll(claims).toBe(1)
  await add(db, ...numbered(2))
  runner.wake()
  await expect.poll(() => ends.length).toBe(2)
  endAll()
  await expect.poll(() => jobsLeft(db)).toEqual([])
  expect(claims()).toBe(1)
  // More jobs than places, jobs of one lane, and jobs of three shoppers of a task that runs alone.
  const shoppers = Array.from({ length: 3 }, () => ({ task: 'alone', data: {}, user_id: randomUUID() }))
  await add(db, ...numbered(4), ...numbered(2, { lane: 'one' }), ...shoppers)
  runner.wake()
  await expect
    .poll(async () => {
      endAll()
      return jobsLeft(db)
    })
    .toEqual([])
})

test('the lease of a job that runs long is extended, so that no other server runs it', async () => {
  const db = await testDatabase()
  let runs = 0
  const task = {
    run: async () => {
      runs += 1
      await wait(2_500)
      return undefined
    },
  }
  aRunner(db, task, 1)
  aRunner(db, task, 1)
  await add(db, ...numbered(1))
  await expect.poll(() => jobsLeft(db)).toEqual([])
  expect(runs).toBe(1)
})

test('a job that ends its process each time is dead after its attempts', async () => {
  const db = await testDatabase()
  await add(db, ...numbered(1))
  await sql`update job set attempts = 10`.execute(db)
  let runs = 0
  aRunner(db, { run: async () => void runs++ })
  await expect.poll(async () => (await jobsLeft(db))[0]?.last_error).toBe('the server ended while the job ran')
  expect(runs).toBe(0)
})

test('a runner that stops waits for its running jobs, and leaves the others', async () => {
  const db = await testDatabase()
  let ended = 0
  const runner = aRunner(db, {
    run: async () => {
      await wait(100)
      ended += 1
      return undefined
    },
  })
  await add(db, ...numbered(20))
  await expect.poll(() => jobsLeft(db).then((jobs) => jobs.length)).toBeLessThan(20)
  await runner.stop()
  expect(ended + (await jobsLeft(db)).length).toBe(20)
  expect(await jobsLeft(db)).not.toEqual([])
})
