import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase } from '../src/db/database.ts'
import { cleanUp } from './clean-up.ts'

/**
 * Creates a database for the calling test file, and drops it afterwards: migrated and without rows, or without tables.
 * @param max number of connections; the test server has 400 for all files together
 */
export async function testDatabase({ max = 10, is_empty = false } = {}): Promise<Db> {
  const server = inject('test_server')
  const database = `t_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  await admin.query(
    `create database ${database} template ${is_empty ? 'template0' : server.template} strategy file_copy`,
  )
  const db = openDatabase({ ...server, database, max })
  cleanUp(async () => {
    await db.destroy()
    await admin.query(`drop database ${database} with (force)`)
    await admin.end()
  })
  return db
}

/** The address of a test database, for code that opens connections itself. */
export async function addressOf(db: Db) {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
  const { host, port, user } = inject('test_server')
  return { host, port, user, database: rows[0]?.database ?? '' }
}
