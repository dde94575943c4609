// A new shop as docs/operations.md describes its first day. The commands are read from that file.

import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/embedded-postgres.ts'
import { codeOf, stepOf } from '../server/src/features/operator/session/totp.ts'
import { freePort } from '../server/src/start/free-port.ts'
import type { Desk } from './desk.ts'
import { complaintsOf, WAIT_MS } from './open-browser.ts'
import { untilReady } from './open-shop.ts'

const ROOT = join(import.meta.dirname, '..')
const DOCS = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')
const PASSWORD = 'quiet-harbour-lantern'

/** The SQL and shell commands in the instructions for the first day. */
const [, ROLES = ''] = DOCS.match(/```sql\n([\s\S]*?)```/) ?? []
const [, OPERATOR = '', ACCOUNT_IN_DOCS = ''] = DOCS.match(/`npm run (operator -- add (\S+@\S+)[^`]*)`/) ?? []
export const ACCOUNT = ACCOUNT_IN_DOCS

/** An empty PostgreSQL server with the roles and the database that the instructions for the first day create. */
async function anEmptyDatabase(folder: string) {
  const cluster = await startEmbeddedPostgres(folder)
  const { host, port, user } = cluster
  const admin = new pg.Client({ host, port, user, database: 'postgres' })
  await admin.connect()
  for (const statement of ROLES.replaceAll('…', PASSWORD).split(/;.*\n/))
    if (statement.trim()) await admin.query(statement)
  await admin.end()
  const urlOf = (role: string) => `postgres://${role}:${PASSWORD}@/sampan?host=${encodeURIComponent(host)}&port=${port}`
  return { stop: cluster.stop, env: { DATABASE_URL: urlOf('sampan_app'), MIGRATE_URL: urlOf('sampan_owner') } }
}

/**
 * Starts a new shop with `npm run serve` on an empty database, with the settings that "First day" in docs/operations.md
 * requires. `close` stops it.
 */
export async function openFirstDay() {
  const folder = mkdtempSync(join(tmpdir(), 'sampan-first-sale-'))
  chmodSync(folder, 0o755)
  const database = await anEmptyDatabase(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    ...database.env,
    NODE_ENV: '',
    SAMPAN_KEY: randomBytes(32).toString('base64'),
    PUBLIC_URL: url,
    SMTP_URL: 'smtp://localhost:9',
    MAIL_FROM: 'Sampan <shop@example.com>',
    SAMPAN_DATA: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'error',
  }
  const server = spawn('npm', ['run', 'serve'], { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  await untilReady(server, port)
  return {
    url,
    /** Adds the first operator. Answers the command's question for the password as a person would in a terminal. */
    addOperator: () =>
      execFileSync('npm', ['run', '--silent', ...OPERATOR.split(' ')], {
        cwd: ROOT,
        env: { ...env, SAMPAN_DESK_PASSWORD: PASSWORD },
        encoding: 'utf8',
      }),
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
      await ended
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function aBrowserAtTheDesk(browser: Browser, url: string): Promise<Desk> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(WAIT_MS)
  const page = await context.newPage()
  return { page, context, complaints: await complaintsOf(page) }
}

/**
 * The first sign-in: password, second factor and recovery codes.
 * @param look called at each step with its name
 * @returns a function that returns a code that was not used yet: the code of the next half minute, which the server
 * accepts too.
 */
export async function signInFirst(
  { page }: Desk,
  look: (step: string) => Promise<unknown> = async () => {},
): Promise<() => Promise<string>> {
  await page.goto('/console')
  await look('the sign-in')
  await page.getByRole('textbox', { name: 'Email' }).fill(ACCOUNT)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Set up' }).waitFor()
  await look('the question for a second factor')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.locator('code').waitFor()
  await look('the code for the device')
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  let last_step = 0
  const freshCode = async () => {
    last_step = Math.max(stepOf(Date.now()), last_step + 1)
    return codeOf(secret, last_step)
  }
  await page.getByRole('textbox', { name: 'Code' }).fill(await freshCode())
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'I’ve saved them' }).waitFor()
  await look('the recovery codes')
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  return freshCode
}
