import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/embedded-postgres.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migration/migrate.ts'

/** The address of this test run's PostgreSQL, and the database to clone. */
export type TestServer = { host: string; port: number; user: string; password?: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    test_server: TestServer
  }
}

/** A temporary server may lose everything in a crash; the shop's must not. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
}
/** Before the process's id; the folders of single tests, which another run may be using, are called otherwise. */
const FOLDER = 'sampan-test-postgres-'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Killed test runs leave their PostgreSQL behind: adopt it, in order to stop it properly. */
async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(FOLDER))) {
    if (isRunning(Number.parseInt(name.slice(FOLDER.length), 10))) continue
    const folder = join(tmpdir(), name)
    const abandoned = await startEmbeddedPostgres(folder, FAST).catch(() => undefined)
    await abandoned?.stop()
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another run clears it at the same moment, or its PostgreSQL still writes: the next run will.
    }
  }
}

async function makeTemplate(server: TestServer): Promise<void> {
  const { template } = server
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  try {
    await admin.query(`create database ${template}`)
    const db = openDatabase({ ...server, database: template })
    // A connection that is open when PostgreSQL is stopped would hide the error of a migration.
    await migrate(db).finally(() => db.destroy())
    await admin.query(`alter database ${template} with is_template true allow_connections false`)
  } finally {
    await admin.end()
  }
}

/** The tests' databases on a PostgreSQL that runs already: `npm run test:postgres`. Its user may create databases. */
async function useElsewhere(project: TestProject, url: string): Promise<() => Promise<void>> {
  const { host, port, user = '', password } = new pg.Client({ connectionString: url })
  const template = `template_shop_${process.pid}`
  const server = { host, port, user, ...(typeof password === 'string' && { password }), template }
  await makeTemplate(server)
  project.provide('test_server', server)
  return async () => {
    const admin = new pg.Client({ ...server, database: 'postgres' })
    await admin.connect()
    await admin.query(`alter database ${template} with is_template false`)
    await admin.query(`drop database ${template}`)
    await admin.end()
  }
}

/** One PostgreSQL for the whole test run, with a migrated database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const elsewhere = process.env.SAMPAN_TEST_DATABASE
  if (elsewhere) return useElsewhere(project, elsewhere)
  await clearAbandoned()
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER}${process.pid}-`))
  // When started by root, PostgreSQL runs as an ordinary user, who needs access.
  chmodSync(folder, 0o755)
  const { host, port, user, stop } = await startEmbeddedPostgres(folder, FAST)
  const tearDown = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const server = { host, port, user, template: 'template_shop' }
  await makeTemplate(server).catch(async (error: unknown) => {
    await tearDown()
    throw error
  })
  project.provide('test_server', server)
  return tearDown
}
