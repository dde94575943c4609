import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import { transaction } from './transaction.ts'

const GRANTS = join(import.meta.dirname, '../../grants.sql')
const LOCK = 5_347

export async function roleOf(db: Db): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return rows[0]?.role ?? ''
}

/**
 * Grants the server's role only the rights it needs (`server/grants.sql`). An advisory lock serializes servers that
 * start at the same time.
 */
export async function grantTo(owner: Db, role: string): Promise<void> {
  const text = (await readFile(GRANTS, 'utf8')).replaceAll(':"app"', pg.escapeIdentifier(role))
  await transaction(owner, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    await sql.raw(text).execute(tx)
  })
}
