import { type Expression, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whether the work on a row failed and is repeated by a job. Queries for due rows exclude these. */
export const isRetried = (task: string, id: Expression<unknown>) => sql<boolean>`exists (
  select from job where once_key = ${sql.lit(`${task}:`)} || ${id}::text)`

/** Adds the job that repeats the work on a row after a first pause, unless the row has one. */
export async function retryLater(db: Db, task: string, id: string, data: object): Promise<void> {
  await sql`select add_jobs(jsonb_build_array(jsonb_build_object('task', ${task}::text, 'data', ${JSON.stringify(data)}::jsonb,
    'once_key', ${`${task}:${id}`}::text, 'run_at', now() + interval '2 seconds')))`.execute(db)
}
