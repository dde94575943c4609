import server_package from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { type DatabaseAddress, type Db, openDatabase, openDatabaseWithCut } from '../db/database.ts'
import { grantTo, roleOf } from '../db/grants.ts'
import { migrate, OtherVersion } from '../db/migration/migrate.ts'
import type { PoolUse } from '../db/pool.ts'
import { CannotOpen, startOwnDatabase } from './own-database.ts'

export type OpenDatabase = {
  db: Db
  address: DatabaseAddress
  /** Data folder of the embedded database; undefined for an external database. */
  folder: string | undefined
  close: () => Promise<void>
  pool: () => PoolUse
}

/**
 * The sentence for the person at the terminal. It names the folder of an embedded database, because its owner may not
 * know that there is a database.
 */
function explain(error: unknown, folder?: string): unknown {
  if (!(error instanceof OtherVersion)) return error
  if (folder === undefined) return new CannotOpen(error.message)
  return new CannotOpen(
    `The data in ${folder} was made by another version of Sampan and cannot be opened by version ${server_package.version}: ` +
      'rename or delete this folder, then start again.',
  )
}

async function migrateAt(address: DatabaseAddress, role?: string): Promise<void> {
  // A separate pool, because statements that were prepared before a migration altered a table fail afterwards.
  const db = openDatabase({ ...address, max: 2, is_patient: true })
  try {
    await migrate(db)
    if (role && role !== (await roleOf(db))) await grantTo(db, role)
  } finally {
    await db.destroy()
  }
}

/** With a separate owner of the tables, the server's role gets its rights after each migration. */
async function openExternal(url: string, migrate_url = url): Promise<OpenDatabase> {
  const address = { connectionString: url }
  const { db, use: pool } = openDatabaseWithCut(address)
  try {
    const role = await roleOf(db)
    await migrateAt({ connectionString: migrate_url }, role)
    return { db, address, folder: undefined, close: () => db.destroy(), pool }
  } catch (error) {
    await db.destroy()
    throw explain(error)
  }
}

async function openOwn(config: Config): Promise<OpenDatabase> {
  const { address, folder, stop } = await startOwnDatabase(config)
  try {
    await migrateAt(address)
    const { db, use: pool } = openDatabaseWithCut(address)
    const close = async () => {
      await db.destroy()
      await stop()
    }
    return { db, address, folder, close, pool }
  } catch (error) {
    await stop()
    throw explain(error, folder)
  }
}

/**
 * Opens and migrates the shop's database: the external database of DATABASE_URL, otherwise an embedded one.
 * @throws CannotOpen when another process serves the data, or another version made them.
 */
export function openShopDatabase(config: Config): Promise<OpenDatabase> {
  const { database_url, migrate_url } = config
  return database_url ? openExternal(database_url, migrate_url) : openOwn(config)
}
