import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actionsOn, anOperator, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { addCronEntries } from '../../../job/cron-sql.ts'
import { addJobs } from '../../../job/job-sql.ts'

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
  expect(data.jobs.map(({ job_id, task, error }) => [job_id, task, error])).toEqual([
    [second, 'test', 'the last error'],
    [first, 'test', 'the last error'],
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
