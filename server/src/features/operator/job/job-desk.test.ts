import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actionsOn, anOperator, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { addCronEntries } from '../../../job/cron-sql.ts'
import { addJobs, claimJobs, failJob, finishJobs } from '../../../job/job-sql.ts'
import { isRetried, retryLater } from '../../../job/row-work-sql.ts'

const shop = await aShop()
const owner = await anOperator(shop)

async function aDeadJob(): Promise<number> {
  await transaction(shop.db, (tx) => addJobs(tx, [{ task: 'test', data: { secret: 'text' } }]))
  const { rows } = await sql<{ job_id: number }>`update job set run_at = null, dead_at = now(), attempts = 10,
    last_error = 'the last error' where dead_at is null and task = 'test' returning job_id`.execute(shop.db)
  return rows[0]?.job_id ?? 0
}

test('an owner sees dead jobs with their error, and runs one again or deletes it', async () => {
  const [first, second] = [await aDeadJob(), await aDeadJob()]
  const { data } = await owner.call('GET /api/admin/job/dead')
  expect(data.total).toBe(2)
  expect(data.jobs.map(({ job_id, task, row, error }) => [job_id, task, row, error])).toEqual([
    [second, 'test', null, 'the last error'],
    [first, 'test', null, 'the last error'],
  ])
  expect(JSON.stringify(data)).not.toContain('text')
  expect((await owner.call('POST /api/admin/job/retry', { body: { job_id: first } })).code).toBe(1)
  expect((await owner.call('POST /api/admin/job/delete', { body: { job_id: second } })).code).toBe(1)
  expect((await owner.call('GET /api/admin/job/dead')).data).toEqual({ jobs: [], total: 0, periodic: [] })
  const { rows } = await sql`select job_id, attempts, run_at <= now() as is_due from job`.execute(shop.db)
  expect(rows).toEqual([{ job_id: first, attempts: 0, is_due: true }])
  expect([await actionsOn(shop, String(first)), await actionsOn(shop, String(second))]).toEqual([
    ['job_retried'],
    ['job_deleted'],
  ])
})

test('an owner sees the row whose work failed, and the row is tried again after the job is deleted', async () => {
  await sql`delete from job`.execute(shop.db)
  await retryLater(shop.db, 'chain_credit:main', '0xab:1', { secret: 'text' })
  await sql`update job set run_at = null, dead_at = now(), last_error = 'no reply'`.execute(shop.db)
  const { data } = await owner.call('GET /api/admin/job/dead')
  expect(data.jobs).toMatchObject([{ task: 'chain_credit:main', row: '0xab:1', error: 'no reply' }])
  const id = sql`'0xab:1'`
  const isLeftOut = async () =>
    (await sql<{ is_left_out: boolean }>`select ${isRetried('chain_credit:main', id)} as is_left_out`.execute(shop.db))
      .rows[0]?.is_left_out
  expect(await isLeftOut()).toBe(true)
  await owner.call('POST /api/admin/job/delete', { body: { job_id: data.jobs[0]?.job_id ?? 0 } })
  expect(await isLeftOut()).toBe(false)
})

test('a job of a lane that is run again waits for the job of the lane that is due', async () => {
  await sql`delete from job`.execute(shop.db)
  const lane = 'order:1'
  const jobs = [1, 2, 3].map((n) => ({ task: 'test', lane, data: { n } }))
  await transaction(shop.db, (tx) => addJobs(tx, jobs))
  const claimed = async () => {
    const [job] = await claimJobs(shop.db, ['test'], [5], [false], 60)
    return job
  }
  const [first, others] = [await claimed(), await claimed()]
  if (!first || others) throw new Error('the first job of the lane runs alone')
  await failJob(shop.db, first, 'broken', null)
  const second = await claimed()
  await owner.call('POST /api/admin/job/retry', { body: { job_id: first.job_id } })
  expect(await claimed()).toBeUndefined()
  if (second) await finishJobs(shop.db, [second])
  expect((await claimed())?.job_id).toBe(first.job_id)
  await sql`delete from job`.execute(shop.db)
})

test('an owner sees the last success and the last error of periodic work, failing work first', async () => {
  await addCronEntries(shop.db, [
    { name: 'broken', every_s: 60 },
    { name: 'audit', every_s: 600 },
  ])
  await sql`update job set attempts = 3, last_error = 'broken: out of order' where data ->> 'name' = 'broken'`.execute(
    shop.db,
  )
  await sql`update job set succeeded_at = '2026-11-20T08:00:00Z' where data ->> 'name' = 'audit'`.execute(shop.db)
  const { data } = await owner.call('GET /api/admin/job/dead')
  expect(data.periodic).toEqual([
    { name: 'broken', every_s: 60, succeeded_at: null, failures: 3, error: 'broken: out of order' },
    {
      name: 'audit',
      every_s: 600,
      succeeded_at: expect.stringMatching(/^2026-11-20T08:00:00/),
      failures: 0,
      error: null,
    },
  ])
})

test('a job that is not dead can be neither retried nor deleted, and other roles may do neither', async () => {
  const job_id = await aDeadJob()
  const clerk = await anOperator(shop, { roles: ['support'] })
  expect((await clerk.call('GET /api/admin/job/dead')).reason).toBe('role_needed')
  await owner.call('POST /api/admin/job/retry', { body: { job_id } })
  for (const call of ['POST /api/admin/job/retry', 'POST /api/admin/job/delete'] as const)
    expect((await owner.call(call, { body: { job_id } })).status).toBe(404)
})
