import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addressOf, testDatabase } from '../../testing/database.ts'
import { transaction } from '../db/transaction.ts'
import { recordEvents } from '../event/event-sql.ts'

const db = await testDatabase()
const { host, port, user, database } = await addressOf(db)
const DATABASE_URL = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
const data = mkdtempSync(join(tmpdir(), 'sampan-role-'))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

async function start(role: 'web' | 'jobs') {
  const own = { NODE_ENV: 'development', DATABASE_URL, SAMPAN_DATA: data, PORT: '0', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, ...own, SAMPAN_ROLE: role },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let output = ''
  const url = await new Promise<string>((opened) => {
    child.stdout.on('data', (bytes) => {
      output += bytes
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address) opened(address)
    })
  })
  return { child, url, output }
}

const hasUnread = async () =>
  (await sql<{ has_unread: boolean }>`select has_unread_events('listeners') as has_unread`.execute(db)).rows[0]
    ?.has_unread

test('a web process answers requests and runs no jobs; a job process runs them, and answers only for its health', async () => {
  const web = await start('web')
  expect(web.output).toContain('Sampan is open at')
  expect((await fetch(`${web.url}/api/brand`)).status).toBe(200)
  await transaction(db, (tx) =>
    recordEvents(tx, [{ happening: 'chat.written', ref_id: 'message', user_id: null, data: {} }]),
  )
  await wait(1_500)
  expect(await hasUnread()).toBe(true)

  const jobs = await start('jobs')
  expect(jobs.output).toContain('Sampan runs jobs')
  await expect.poll(hasUnread).toBe(false)
  const statuses = ['/healthz', '/readyz', '/metrics', '/api/user/self', '/'].map(
    async (path) => (await fetch(jobs.url + path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404])
  // Periodic work is due for a moment each second.
  await expect.poll(async () => (await fetch(`${jobs.url}/metrics`)).text()).toMatch(/^jobs_due 0$/m)
  jobs.child.kill('SIGTERM')
  expect((await once(jobs.child, 'exit'))[0]).toBe(0)
})
