import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { aShop } from '../../testing/world.ts'
import { cronTask } from '../job/cron.ts'
import { addCronEntries } from '../job/cron-sql.ts'
import { startRunner } from '../job/job-runner.ts'
import { cronEntries } from './cron-entries.ts'

test('each entry of the shop runs without an error, and no two have the same name', async () => {
  const { db, context } = await aShop()
  const entries = cronEntries(context)
  const names = entries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const faults: unknown[] = []
  const fault = (error: unknown) => void faults.push(error)
  await addCronEntries(db, entries)
  const runner = startRunner(db, [cronTask(entries, () => fault)], { fault, poll_ms: 20 })
  onTestFinished(() => runner.stop())
  const succeeded = async () => {
    const { rows } = await sql<{ name: string }>`select data ->> 'name' as name from job
      where task = 'cron' and succeeded_at is not null order by name`.execute(db)
    return rows.map(({ name }) => name)
  }
  await expect.poll(succeeded).toEqual(names.toSorted())
  expect(faults).toEqual([])
})
