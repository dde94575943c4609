import { Kysely, PostgresDialect } from 'kysely'
import { type Chunks, copyInto } from './copy.ts'
import type { DatabaseAddress, Db } from './database.ts'
import { Pool } from './pool.ts'
import type { Tables } from './tables.ts'

/** One connection for work of minutes, without the timeouts of requests, that also takes streamed rows. */
export type Bulk = {
  db: Db
  /** Streams rows into a table that was made in the transaction under way. */
  copyIntoNew: (table: string, columns: readonly string[], chunks: Chunks) => Promise<void>
  /** Ends the connection at once. What was not committed is undone. */
  cut: () => void
  close: () => Promise<void>
}

export async function openBulk(address: DatabaseAddress): Promise<Bulk> {
  const pool = new Pool({ ...address, max: 1 })
  const client = await pool.connect()
  const held = { query: client.query.bind(client), release: () => {} }
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect: async () => held, end: async () => {}, options: {} } }),
  })
  return {
    db,
    copyIntoNew: (table, columns, chunks) => copyInto(client, { table, columns, is_new: true }, chunks),
    cut: () => pool.cut(),
    close: async () => {
      await db.destroy()
      client.release(true)
      await pool.end()
    },
  }
}
