import { sessionHeaders } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOperator, aShop } from '../../../testing/world.ts'
import { buildApp } from '../../app.ts'

const shop = await aShop()
const { call, token } = await anOperator(shop)

/** Replaces the audit's query, to simulate problems in the ledger and a long duration. */
const findInstead = (rows: string) =>
  sql`create or replace function ledger_audit()
    returns table (problem text, account text, found_cents bigint, expected_cents bigint) language sql as
    $$ ${sql.raw(rows)} $$`.execute(shop.db)

const running = sql`select from pg_stat_activity where datname = current_database() and query like '%ledger_audit()%'
  and pid <> pg_backend_pid() and state = 'active'`
const countRunning = async () => (await running.execute(shop.db)).rows.length

test('if the audit finds a million problems, it returns a thousand and reports that there are more', async () => {
  await findInstead(`select 'wrong', 'user:' || n, n::bigint, 0::bigint from generate_series(1, 1000000) as n`)
  const { data } = await call('GET /api/admin/ledger/audit')
  expect([data.problems.length, data.truncated]).toEqual([1000, true])
  await findInstead(`select 'wrong', 'user:' || n, n::bigint, 0::bigint from generate_series(1, 1000) as n`)
  const whole = await call('GET /api/admin/ledger/audit')
  expect([whole.data.problems.length, whole.data.truncated]).toEqual([1000, false])
})

test('while an audit of the whole ledger runs, a second audit gets 503 with Retry-After', async () => {
  await findInstead(`select 'slow', '', 0::bigint, 0::bigint from pg_sleep(1)`)
  const first = call('GET /api/admin/ledger/audit')
  await expect.poll(countRunning).toBe(1)
  const second = await call('GET /api/admin/ledger/audit')
  expect(second).toMatchObject({ status: 503, code: 503, msg: expect.stringContaining('busy') })
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect((await first).data.problems).toHaveLength(1)
  expect((await call('GET /api/admin/ledger/audit')).code).toBe(1)
})

test('closing the server cancels a running audit', async () => {
  await findInstead(`select 'slow', '', 0::bigint, 0::bigint from pg_sleep(50)`)
  const app = await buildApp(shop.context)
  const headers = sessionHeaders('/api/admin/', token)
  const response = app.inject({ url: '/api/admin/ledger/audit', headers })
  await expect.poll(countRunning).toBe(1)
  await app.close()
  expect((await response).statusCode).toBe(503)
  expect(await countRunning()).toBe(0)
})
