import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { replacedMigrations } from '../../../testing/schema/before-baseline.ts'
import { schemaOf } from '../../../testing/schema/schema-listing.ts'
import { aProduct, aShop, aShopper } from '../../../testing/world.ts'
import { audit } from '../../ledger/audit.ts'
import type { Db } from '../database.ts'
import { grantTo } from '../grants.ts'
import { migrate } from './migrate.ts'

const folder = replacedMigrations()
const old = await testDatabase({ is_empty: true })
await migrate(old, folder)

const executedIn = async (db: Db) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows.map(
    ({ name }) => name,
  )
const replaced = await executedIn(old)
const last = replaced.at(-1) ?? ''

test('a database that lacks some of the replaced migrations is refused and left unchanged', async () => {
  const { rows } = await sql<{ timestamp: string }>`
    delete from kysely_migration where name = ${last} returning timestamp`.execute(old)
  const before = await schemaOf(old)
  await expect(migrate(old)).rejects.toThrow(`up to ${replaced.at(-2)}, but this version opens`)
  expect(await schemaOf(old)).toEqual(before)
  expect(await executedIn(old)).toEqual(replaced.slice(0, -1))
  await sql`insert into kysely_migration values (${last}, ${rows[0]?.timestamp})`.execute(old)
})

test('a database with an unknown migration is refused', async () => {
  await sql`insert into kysely_migration values ('299-unknown', 'now')`.execute(old)
  await expect(migrate(old)).rejects.toThrow('up to 299-unknown, but this version opens')
  await sql`delete from kysely_migration where name = '299-unknown'`.execute(old)
})

test('a shop of the last version before the baseline adopts the baseline and runs the later migrations', async () => {
  await sql`insert into brand (name) values ('Before') on conflict (is_only) do update set name = excluded.name`.execute(
    old,
  )
  const [first, ...later] = await executedIn(await testDatabase())
  expect(first).toBe('000-baseline')
  expect(await Promise.all([migrate(old), migrate(old)])).toContainEqual(later)
  expect(await executedIn(old)).toEqual([first, ...later])

  const shop = await aShop({ on: old })
  await aProduct(shop, { price_cents: 1000 })
  const shopper = await aShopper(shop, { balance_cents: 500 })
  expect((await shopper.call('GET /api/user/getUserInfo')).data).toMatchObject({ balance_cents: 500 })
  expect((await sql`select name from brand`.execute(old)).rows).toEqual([{ name: 'Before' }])
  expect(await audit(old)).toEqual([])
})

test('the baseline creates the same schema as the migrations it replaced: tables, constraints, indexes, functions, rights and first rows', async () => {
  const [replaced_one, new_one] = await Promise.all([testDatabase({ is_empty: true }), testDatabase()])
  await migrate(replaced_one, folder)
  await migrate(replaced_one)
  const role = `role_${randomBytes(6).toString('hex')}`
  await sql`create role ${sql.id(role)}`.execute(new_one)
  for (const db of [replaced_one, new_one]) await grantTo(db, role)
  const [before, after] = await Promise.all([schemaOf(replaced_one), schemaOf(new_one)])
  expect(after).toEqual(before)
  expect(after.length).toBeGreaterThan(2_000)
  for (const db of [replaced_one, new_one]) await sql`drop owned by ${sql.id(role)}`.execute(db)
  await sql`drop role ${sql.id(role)}`.execute(new_one)
})

test('the schema comparison finds a different constraint, index, default or right', async () => {
  const db = await testDatabase()
  const before = await schemaOf(db)
  const differencesAfter = async (statement: string) => {
    await sql.raw(statement).execute(db)
    const after = await schemaOf(db)
    return [...after.filter((line) => !before.includes(line)), ...before.filter((line) => !after.includes(line))]
  }
  expect(await differencesAfter('alter table shop_order drop constraint no_over_release')).toHaveLength(1)
  expect(await differencesAfter('drop index refund_by_id')).toHaveLength(2)
  expect(await differencesAfter('alter table shop alter fans set default 1')).toHaveLength(4)
  expect(await differencesAfter('revoke execute on function ledger_post from public')).toHaveLength(5)
})
