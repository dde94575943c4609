import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const [mine, other] = await Promise.all([testDatabase(), testDatabase()])

test('each test file has a separate, migrated database', async () => {
  await sql`create table only_mine (id int)`.execute(mine)
  const tables = sql<{
    table_name: string
  }>`select table_name from information_schema.tables where table_schema = 'public'`
  const namesIn = async (db: typeof mine) => (await tables.execute(db)).rows.map((row) => row.table_name)
  expect(await namesIn(mine)).toContain('only_mine')
  expect(await namesIn(other)).toContain('kysely_migration')
  expect(await namesIn(other)).not.toContain('only_mine')
})
