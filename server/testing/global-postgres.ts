import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/embedded-postgres.ts'
import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migration/migrate.ts'

/** The address of this test run's PostgreSQL, and the template database to clone. */
export type TestServer = { host: string; port: number; user: string; password?: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    test_server: TestServer
  }
}

/** Settings without durability: a temporary server may lose everything in a crash. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  // Keeps the log of changes small, because it is in memory.
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  // Two test files at a time, some of which run several servers with a pool each.
  max_connections: '400',
}
/**
 * Prefix of the data folder, followed by the process id. Folders of single tests have other names, because another run
 * may be using them.
 */
const FOLDER = 'sampan-test-postgres-'

/** A folder in memory on Linux: cloning the template, which has 1,400 files, takes a tenth of the CPU time there. */
const MEMORY = '/dev/shm'
/** A run uses up to 1 GB. Containers often have a memory folder of 64 MB. */
const SPACE_BYTES = 2 * 1024 ** 3

const freeBytes = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** The folder for the data: in memory if there is space. */
const parentFolder = () => (existsSync(MEMORY) && freeBytes(MEMORY) > SPACE_BYTES ? MEMORY : tmpdir())

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Killed test runs leave their PostgreSQL running. Adopts it, in order to stop it properly. */
async function clearAbandoned(): Promise<void> {
  const folders = [tmpdir(), MEMORY]
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => basename(folder).startsWith(FOLDER))
  for (const folder of folders) {
    if (isRunning(Number.parseInt(basename(folder).slice(FOLDER.length), 10))) continue
    const abandoned = await startEmbeddedPostgres(folder, FAST).catch(() => undefined)
    await abandoned?.stop()
    try {
      rmSync(folder, { recursive: true, force: true })
    } catch {
      // Another run is clearing the folder, or its PostgreSQL is still writing: the next run will clear it.
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
    // The connection is closed in any case: stopping PostgreSQL with an open connection would hide the error of a
    // migration.
    await migrate(db).finally(() => db.destroy())
    await admin.query(`alter database ${template} with is_template true allow_connections false`)
  } finally {
    await admin.end()
  }
}

/** Uses an external PostgreSQL for the tests: `npm run test:postgres`. Its user must be allowed to create databases. */
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

/** Starts one PostgreSQL for the whole test run, with a migrated template database that each test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const elsewhere = process.env.SAMPAN_TEST_DATABASE
  if (elsewhere) return useElsewhere(project, elsewhere)
  await clearAbandoned()
  const folder = mkdtempSync(join(parentFolder(), `${FOLDER}${process.pid}-`))
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
