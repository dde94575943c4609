import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, type MigrationProvider, type MigrationResult, Migrator } from 'kysely/migration'
import pg from 'pg'
import server_package from '../../../package.json' with { type: 'json' }
import type { Db } from '../database.ts'
import { type Tx, transaction } from '../transaction.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
const UUIDV7 = join(import.meta.dirname, '../../../uuidv7.sql')
const FILE = /^\d{3}-[a-z0-9-]+\.sql$/
const OLDEST_SUPPORTED = 15
const LOCK = 5_348
const LOCK_TIMEOUT_MS = 3_000
/** Errors that end with the transactions of other servers: a lock that is not available, and a deadlock. */
const REPEATED: readonly unknown[] = ['55P03', '40P01']
const TRIES = 20
const AGAIN_MS = 1_000

const filesIn = async (folder: string) => (await readdir(folder)).filter((file) => FILE.test(file))
const nameOf = (file: string) => file.replace('.sql', '')

const plainSqlFiles = (folder: string): MigrationProvider => ({
  async getMigrations() {
    const migrations = (await filesIn(folder)).map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, file), 'utf8')
      return [nameOf(file), { up: (db) => runFile(db, text) }]
    })
    return Object.fromEntries(await Promise.all(migrations))
  },
})

/**
 * Sets a lock timeout for the migration's transaction: while a migration waits for a table, all other sessions that
 * need the table wait behind it.
 */
async function runFile(db: Db, text: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(db)
  await sql.raw(text).execute(db)
}

/** Thrown when the database ran migrations that this version does not have. */
export class OtherVersion extends Error {
  constructor(migration: string) {
    super(
      `This database was made by another version of Sampan (it ran the migration ${migration}) and cannot be opened by ` +
        `version ${server_package.version}: use an empty database, or start the version that made this one.`,
    )
  }
}

async function refuseOtherVersion(tx: Tx, folder: string): Promise<void> {
  const { rows: tables } = await sql<{ is_new: boolean }>`
    select to_regclass('kysely_migration') is null as is_new`.execute(tx)
  if (tables[0]?.is_new) return
  const names = (await filesIn(folder)).map(nameOf)
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration where name <> all (${names}::text[]) order by name limit 1`.execute(tx)
  if (rows[0]) throw new OtherVersion(rows[0].name)
}

/**
 * Creates uuidv7() where PostgreSQL lacks it: before the first migration, or when a database was copied to an older
 * version.
 */
async function prepare(db: Db, folder: string): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await refuseOtherVersion(tx, folder)
    const { rows } = await sql<{
      is_there: boolean
    }>`select to_regprocedure('uuidv7()') is not null as is_there`.execute(tx)
    if (!rows[0]?.is_there) await sql.raw(await readFile(UUIDV7, 'utf8')).execute(tx)
  })
}

async function refuseOldPostgres(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const version = rows[0]?.version ?? 'unknown'
  if (Number.parseInt(version, 10) >= OLDEST_SUPPORTED) return
  throw new Error(`PostgreSQL ${OLDEST_SUPPORTED} or later is needed; this one is ${version}`)
}

/**
 * Runs all pending migrations in `server/migrations`, forward only, in one transaction. Servers that start at the same
 * time wait for each other. When another session has locked a table, or both wait for each other, everything is
 * rolled back and retried, for about a minute.
 * @returns the names of the files that were run.
 * @throws OtherVersion if the database ran other migrations.
 */
export async function migrate(db: Db, folder = MIGRATIONS, again_ms = AGAIN_MS): Promise<string[]> {
  await refuseOldPostgres(db)
  await prepare(db, folder)
  for (let tries = 1; ; tries++) {
    const { error, results = [] } = await new Migrator({ db, provider: plainSqlFiles(folder) }).migrateToLatest()
    if (error === undefined) return results.map((result) => result.migrationName)
    const isLocked = error instanceof pg.DatabaseError && REPEATED.includes(error.code)
    if (!isLocked || tries === TRIES) throw failureOf(error, results)
    await wait(again_ms)
  }
}

function failureOf(error: unknown, results: readonly MigrationResult[]): Error {
  const failed = results.find((result) => result.status === 'Error')
  return new Error(failed ? `migration ${failed.migrationName} failed: ${error}` : `migrating failed: ${error}`, {
    cause: error,
  })
}
