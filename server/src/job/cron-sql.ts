import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** The task of periodic work. */
export const CRON = 'cron'

/** Adds the jobs of entries that have none. */
export async function addCronEntries(db: Db, entries: readonly { name: string; every_s: number }[]): Promise<void> {
  await sql`insert into job (task, data, run_at, once_key)
    select ${sql.lit(CRON)}, jsonb_build_object('name', name, 'every_s', every_s), now(), ${sql.lit(CRON)} || ':' || name
    from unnest(${entries.map(({ name }) => name)}::text[], ${entries.map(({ every_s }) => every_s)}::int[])
      as entry (name, every_s)
    on conflict (once_key) do update set data = excluded.data where job.data <> excluded.data`.execute(db)
}
