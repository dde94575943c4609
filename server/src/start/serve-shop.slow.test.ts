import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { DATABASE_USER } from '../../../scripts/embedded-postgres/embedded-cluster.ts'
import { PORT as DATABASE_PORT, prepare } from '../../../scripts/embedded-postgres/embedded-installation.ts'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres/embedded-postgres.ts'
import server_package from '../../package.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../../..')
const PROGRAM = ['--import', join(ROOT, 'scripts/embedded-postgres/provide.ts'), join(ROOT, 'demo/start.ts')]
const OPEN = /open at (http:\/\/localhost:\d+)/

const data = mkdtempSync(join(tmpdir(), 'sampan-main-'))
chmodSync(data, 0o755)
const children: ChildProcess[] = []

/** Runs the server as a separate process, until it is open or has exited. */
async function run(env: Record<string, string> = {}) {
  const inherited = { ...process.env, NODE_ENV: 'development', DATABASE_URL: undefined, LOG_LEVEL: 'silent' }
  const own = { SAMPAN_DATA: data, PORT: '0', DATABASE_MEMORY_MB: '512' }
  const child = spawn(process.execPath, PROGRAM, { env: { ...inherited, ...own, ...env } })
  children.push(child)
  let said = ''
  const exited = once(child, 'exit').then(([code]: unknown[]) => code)
  const opened = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (bytes) => {
        said += bytes
        if (OPEN.test(said)) done()
      })
    }
  })
  await Promise.race([opened, exited])
  return { child, exited, said: () => said, url: OPEN.exec(said)?.[1] ?? '' }
}

const isOpen = (url: string) =>
  fetch(`${url}/api/user/self`).then(
    () => true,
    () => false,
  )

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  // If a failed test left PostgreSQL running, this start adopts it and stops it with the server.
  const last = await run()
  last.child.kill('SIGTERM')
  await last.exited
  rmSync(data, { recursive: true, force: true })
})

test('the shop opens, prints its URL and the accounts of the demo, and closes cleanly on Ctrl-C, which npm forwards', async () => {
  const server = await run()
  expect(server.said()).toContain('demo@sampan.example')
  expect(server.said()).toContain(data)
  expect(server.said()).toContain(`mail      ${join(data, 'mail')}`)
  expect(await isOpen(server.url)).toBe(true)
  // The signal comes from the terminal, and shortly after again from npm.
  const again = setInterval(() => server.child.kill('SIGINT'), 1)
  server.child.kill('SIGINT')
  setTimeout(() => clearInterval(again), 50)
  expect(await server.exited).toBe(0)
  expect(existsSync(join(data, 'pg/postmaster.pid'))).toBe(false)
  expect(existsSync(join(data, 'server.json'))).toBe(false)
})

/** Another client's connection to the database of the running shop. */
async function besideIt(): Promise<pg.Client> {
  const host = prepare(data).socket_folder
  const client = new pg.Client({ host, port: DATABASE_PORT, user: DATABASE_USER, database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Whether a new connection is accepted. Kept-alive connections do not count. */
const isListening = (url: string) =>
  new Promise<boolean>((told) => {
    const socket = connect(Number(new URL(url).port), 'localhost')
    socket.on('connect', () => told(true)).on('error', () => told(false))
    socket.on('connect', () => socket.destroy())
  })

/** How long the audit of the test takes: longer than closing does on a busy machine. */
const AUDIT_S = 50

test('closing during an audit of the ledger stops accepting connections and takes only seconds', async () => {
  const first = await run()
  const slow = `alter function ledger_audit_quick rename to ledger_audit_quick_really;
    create function ledger_audit_quick() returns table (problem text, account text, found bigint, expected bigint)
    language sql as $$ select 'slow', '', 0::bigint, 0::bigint from pg_sleep(${AUDIT_S}) $$`
  await (await besideIt()).query(slow)
  first.child.kill('SIGTERM')
  await first.exited

  const server = await run()
  const beside = await besideIt()
  await beside.query(`update job set run_at = now() where task = 'cron' and data ->> 'name' = 'ledger_audit'`)
  const audits = `select from pg_stat_activity where query like '%ledger_audit_quick%' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await beside.query(audits)).rowCount).toBe(1)
  await beside.query(`drop function ledger_audit_quick;
    alter function ledger_audit_quick_really rename to ledger_audit_quick`)
  const told_at = Date.now()
  server.child.kill('SIGTERM')
  await expect.poll(() => isListening(server.url), { interval: 20 }).toBe(false)
  expect(await server.exited).toBe(0)
  expect(Date.now() - told_at).toBeLessThan(AUDIT_S * 1_000)
})

test('closing waits for a running request', async () => {
  const server = await run()
  const client = await besideIt()
  await client.query('begin; lock table user_account in access exclusive mode')
  const body = JSON.stringify({ account: 'demo@sampan.example', password: 'sampan-demo-1' })
  const headers = { 'content-type': 'application/json' }
  const answer = fetch(`${server.url}/api/user/login`, { method: 'POST', headers, body })
  // The server's own jobs wait for the table too. A transaction would see one state of the activity only.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%password_hash%'`
  const beside = await besideIt()
  await expect.poll(async () => (await beside.query(waiting)).rowCount).toBeGreaterThan(0)
  server.child.kill('SIGTERM')
  await expect.poll(() => isListening(server.url), { interval: 20 }).toBe(false)
  await client.query('commit')
  expect(await (await answer).json()).toMatchObject({ code: 1 })
  expect(await server.exited).toBe(0)
})

test('a second server on the same data reports the address of the first and does not disturb it', async () => {
  const first = await run()
  const second = await run()
  expect(await second.exited).toBe(1)
  expect(second.said()).toContain(first.url)
  expect(await isOpen(first.url)).toBe(true)
})

test('after a kill the next start opens the shop again', async () => {
  const killed = await run()
  killed.child.kill('SIGKILL')
  await killed.exited
  const next = await run()
  expect(await isOpen(next.url)).toBe(true)
})

test('closing during the start leaves no database running', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'sampan-main-'))
  chmodSync(fresh, 0o755)
  const opening = run({ SAMPAN_DATA: fresh })
  await expect.poll(() => existsSync(join(fresh, 'pg/postmaster.pid'))).toBe(true)
  children.at(-1)?.kill('SIGTERM')
  const server = await opening
  expect(await server.exited).toBe(0)
  expect(existsSync(join(fresh, 'pg/postmaster.pid'))).toBe(false)
  rmSync(fresh, { recursive: true, force: true })
})

test('a port in use is reported, and no database is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''
  const server = await run({ PORT: port })
  expect(await server.exited).toBe(1)
  expect(server.said()).toContain(`Port ${port} is taken`)
  expect(existsSync(join(data, 'pg/postmaster.pid'))).toBe(false)
  other.close()
})

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ NODE_ENV: 'production' }, 'DATABASE_URL'],
  [{ NODE_ENV: 'production' }, 'SMTP_URL'],
])('invalid settings are refused with an error message: %o', async (env, word) => {
  const server = await run(env)
  expect(await server.exited).toBe(1)
  expect(server.said()).toContain(word)
  expect(server.said()).not.toContain('at ')
})

test('data of another version are refused in one sentence, which names their folder, and are left unchanged', async () => {
  const other = mkdtempSync(join(tmpdir(), 'sampan-main-'))
  chmodSync(other, 0o755)
  const inOther = async (text: string) => {
    const { host, port, user, database, stop } = await startEmbeddedPostgres(other)
    const client = new pg.Client({ host, port, user, database })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    await stop()
    return rows
  }
  await inOther(`create table kysely_migration (name text primary key, timestamp text not null);
    insert into kysely_migration values ('000-baseline', 'then'), ('470-webhooks-of-events', 'then')`)
  const server = await run({ SAMPAN_DATA: other })
  expect(await server.exited).toBe(1)
  expect(server.said()).toBe(
    `The data in ${other} was made by another version of Sampan and cannot be opened by version ${server_package.version}: ` +
      'rename or delete this folder, then start again.\n',
  )
  expect(existsSync(join(other, 'pg/postmaster.pid'))).toBe(false)
  expect(await inOther('select name from kysely_migration order by name')).toHaveLength(2)
  rmSync(other, { recursive: true, force: true })
})
