import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { type Db, openDatabase } from '../src/db/database.ts'
import { grantTo } from '../src/db/grants.ts'
import { addressOf } from './database.ts'

/** A connection with the rights of the server's database role in production. The present test closes it. */
export async function asServerRole(db: Db) {
  const role = `server_${crypto.randomUUID().slice(0, 8)}`
  await sql`create role ${sql.id(role)} login`.execute(db)
  await grantTo(db, role)
  const asServer = openDatabase({ ...(await addressOf(db)), user: role })
  onTestFinished(async () => {
    await asServer.destroy()
    await sql`drop owned by ${sql.id(role)}`.execute(db)
    await sql`drop role ${sql.id(role)}`.execute(db)
  })
  return asServer
}
