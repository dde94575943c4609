import type { Config } from '../config.ts'
import { type DatabaseAddress, type Db, openDatabase, openWithCut } from '../db/database.ts'
import { machineMemory, memorySettings } from '../db/embedded/embedded-memory.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { grantTo, roleOf } from '../db/grants.ts'
import { migrate } from '../db/migrate.ts'
import type { PoolUse } from '../db/pool.ts'

export type OpenDatabase = {
  db: Db
  address: DatabaseAddress
  /** Where the embedded PostgreSQL stores its data; undefined for an external one. */
  folder: string | undefined
  close: () => Promise<void>
  pool: () => PoolUse
}

/** Another server runs on this data already. */
export class AlreadyServed extends Error {}

async function migrateAt(address: DatabaseAddress, role?: string): Promise<void> {
  // A pool of its own: statements that were prepared before a table changed fail afterwards.
  const db = openDatabase({ ...address, max: 2, is_patient: true })
  try {
    await migrate(db)
    if (role && role !== (await roleOf(db))) await grantTo(db, role)
  } finally {
    await db.destroy()
  }
}

/** Where the tables have an owner of their own, the server's role gets its rights after each migration. */
async function openExternal(url: string, migrate_url = url): Promise<OpenDatabase> {
  const address = { connectionString: url }
  const { db, use: pool } = openWithCut(address)
  try {
    const role = await roleOf(db)
    await migrateAt({ connectionString: migrate_url }, role)
    return { db, address, folder: undefined, close: () => db.destroy(), pool }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openEmbedded({ data_folder, database_memory_mb = machineMemory() }: Config): Promise<OpenDatabase> {
  const postgres = await startEmbeddedPostgres(data_folder, memorySettings(database_memory_mb))
  try {
    if (!(await postgres.claim())) throw new AlreadyServed()
    const { host, port, user, database, folder } = postgres
    const address = { host, port, user, database }
    await migrateAt(address)
    const { db, use: pool } = openWithCut(address)
    const close = async () => {
      await db.destroy()
      await postgres.stop()
    }
    return { db, address, folder, close, pool }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** The shop's database, migrated: the external one that DATABASE_URL names, else the embedded one in the data folder. */
export function openShopDatabase(config: Config): Promise<OpenDatabase> {
  const { database_url, migrate_url } = config
  return database_url ? openExternal(database_url, migrate_url) : openEmbedded(config)
}
