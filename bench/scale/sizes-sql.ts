import pg from 'pg'
import type { Address } from './address.ts'

const SETTINGS = ['shared_buffers', 'effective_cache_size', 'work_mem', 'maintenance_work_mem', 'max_wal_size']
type Named = { name: string; value: string }

/** Size of the database and of its largest tables, including indexes, and PostgreSQL's memory settings. */
export async function sizesOf(address: Address) {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const database = await client.query<Named>(
      `select 'all' as name, pg_size_pretty(pg_database_size(current_database())) as value`,
    )
    const tables = await client.query<Named>(
      `select oid::regclass::text as name,
        pg_size_pretty(pg_total_relation_size(oid)) || ' (indexes ' || pg_size_pretty(pg_indexes_size(oid)) || ')' as value
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc limit 5`,
    )
    const settings = await client.query<Named>(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [SETTINGS],
    )
    return { sizes: [...database.rows, ...tables.rows], settings: settings.rows }
  } finally {
    await client.end()
  }
}
