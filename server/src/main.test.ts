import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')
const OPEN = /open at (http:\/\/localhost:\d+)/

const data = mkdtempSync(join(tmpdir(), 'sampan-main-'))
chmodSync(data, 0o755)
const children: ChildProcess[] = []

/** Runs the server as its own process, until it is open or has ended. */
async function run(env: Record<string, string> = {}) {
  const inherited = { ...process.env, NODE_ENV: 'development', DATABASE_URL: undefined, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [MAIN], { env: { ...inherited, SAMPAN_DATA: data, PORT: '0', ...env } })
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
  // Whatever a failed test left running is adopted, and closed with this one.
  const last = await run()
  last.child.kill('SIGTERM')
  await last.exited
  rmSync(data, { recursive: true, force: true })
})

test('it opens, says where and with which accounts, and closes whole on Ctrl-C, which npm passes on', async () => {
  const server = await run()
  expect(server.said()).toContain('demo@sampan.example')
  expect(server.said()).toContain(data)
  expect(await isOpen(server.url)).toBe(true)
  // The terminal tells it and npm tells it again, a moment later.
  const again = setInterval(() => server.child.kill('SIGINT'), 1)
  server.child.kill('SIGINT')
  setTimeout(() => clearInterval(again), 50)
  expect(await server.exited).toBe(0)
  expect(existsSync(join(data, 'pg/postmaster.pid'))).toBe(false)
  expect(existsSync(join(data, 'server.json'))).toBe(false)
})

test('a second one on the same data says where the first is, and leaves it alone', async () => {
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

test('told to end while it still opens, it leaves no database behind', async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'sampan-main-'))
  chmodSync(fresh, 0o755)
  const opening = run({ SAMPAN_DATA: fresh })
  await expect.poll(() => existsSync(join(fresh, 'pg/postmaster.pid')), { timeout: 20_000 }).toBe(true)
  children.at(-1)?.kill('SIGTERM')
  const server = await opening
  expect(await server.exited).toBe(0)
  expect(existsSync(join(fresh, 'pg/postmaster.pid'))).toBe(false)
  rmSync(fresh, { recursive: true, force: true })
})

test('a port that is taken is named, and the database does not stay behind', async () => {
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
])('settings that make no sense are refused in a sentence: %o', async (env, word) => {
  const server = await run(env)
  expect(await server.exited).toBe(1)
  expect(server.said()).toContain(word)
  expect(server.said()).not.toContain('at ')
})
