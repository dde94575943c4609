import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { isoNow } from '../../clock.ts'
import type { Tx } from '../transaction.ts'

/** The folder with the schema for new databases: one migration, whose name sorts before all others. */
export const BASELINE = '000-baseline'
/** The last migration that the baseline replaced, and the SHA-256 of the names of all replaced migrations. */
const LAST_REPLACED = '210-unused-indexes'
const REPLACED = '6ad622db7638407a81e496241115a90ce6c8a8e9de55d7ba21bb4c88b8a8f64b'

/**
 * A migration that temporarily had the name `from`. Databases that recorded this name get the name `to`, because Kysely
 * refuses a database if the file of an executed migration is missing.
 */
const RENAMED = { from: '211-refund-proposals', to: '202-refund-proposals' }

const restoreName = async (tx: Tx): Promise<void> => {
  await sql`update kysely_migration set name = ${RENAMED.to} where name = ${RENAMED.from}`.execute(tx)
}

/**
 * Records the baseline as executed in a database that ran exactly the replaced migrations, because it has the same
 * schema.
 * @throws if a database ran only some of the replaced migrations, or other migrations.
 */
export async function adoptBaseline(tx: Tx): Promise<void> {
  const { rows: tables } = await sql<{ is_new: boolean }>`
    select to_regclass('kysely_migration') is null as is_new`.execute(tx)
  if (tables[0]?.is_new) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(tx)
  const names = rows.map(({ name }) => name)
  if (names.length === 0) return
  if (names.includes(BASELINE)) {
    // Writes only if a name must change. Without MIGRATE_URL this runs with the server's role, which has no right to
    // write this table.
    if (names.includes(RENAMED.from)) await restoreName(tx)
    return
  }
  if (createHash('sha256').update(names.join('\n')).digest('hex') !== REPLACED)
    throw new Error(
      `this database ran ${names.length} migrations up to ${names.at(-1)}, but this version opens new databases and those ` +
        `that ran all migrations up to ${LAST_REPLACED}. Start the last version before the baseline on it once, then this ` +
        'version (docs/recover.md, From before the baseline)',
    )
  await sql`delete from kysely_migration`.execute(tx)
  await sql`insert into kysely_migration (name, timestamp) values (${BASELINE}, ${isoNow()})`.execute(tx)
}
