import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { migrate, OtherVersion } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'sampan-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

/** A database without recorded migrations. */
async function unmigrated() {
  const db = await testDatabase()
  await sql`drop table kysely_migration, kysely_migration_lock`.execute(db)
  return db
}

write('001-first.sql', 'create table first_made (id int); insert into first_made values (1);')
write('002-second.sql', 'create table second_made (id int);\ncreate index on second_made (id);')
write('notes.txt', 'not a migration')

test('migration files run once, in the order of their names', async () => {
  const db = await unmigrated()
  expect(await migrate(db, folder)).toEqual(['001-first', '002-second'])
  expect(await migrate(db, folder)).toEqual([])
  expect((await sql`select id from first_made`.execute(db)).rows).toEqual([{ id: 1 }])
})

test('if several servers start at the same time, the migrations run once', async () => {
  const db = await unmigrated()
  const runs = await Promise.all([migrate(db, folder), migrate(db, folder), migrate(db, folder)])
  expect(runs.flat()).toHaveLength(2)
})

test('a failing migration is rolled back, and the error names the file', async () => {
  const db = await unmigrated()
  write('003-broken.sql', 'create table half_made (id int); select nonsense;')
  await expect(migrate(db, folder)).rejects.toThrow(/003-broken.*nonsense/)
  rmSync(join(folder, '003-broken.sql'))
  const { rows } = await sql`select to_regclass('half_made') as half, to_regclass('first_made') as first`.execute(db)
  expect(rows).toEqual([{ half: null, first: null }])
})

test('a migration that needs a locked table does not block other sessions, and succeeds once the lock is released', async () => {
  const db = await unmigrated()
  await migrate(db, folder)
  write('004-alter.sql', 'create table another_made (id int); alter table first_made add column name text;')
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = db.transaction().execute(async (tx) => {
    await sql`select from first_made`.execute(tx)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const migrated = migrate(db, folder, 10)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isWaiting = async () => (await waiting.execute(db)).rows.length > 0
  await expect.poll(isWaiting).toBe(true)
  const waits_since = performance.now()
  // The lock timeout of the migration lets this query through; without it, the query would wait behind the migration.
  await sql`select from first_made`.execute(db)
  expect(performance.now() - waits_since).toBeLessThan(20_000)
  release.resolve()
  await holder
  expect(await migrated).toEqual(['004-alter'])
  rmSync(join(folder, '004-alter.sql'))
})

test('a migration that deadlocks with another session is repeated', async () => {
  const db = await unmigrated()
  await migrate(db, folder)
  // PostgreSQL ends the transaction whose wait first reaches its `deadlock_timeout`: the migration, not the other session.
  write('005-two.sql', 'alter table first_made add column two int; alter table second_made add column two int;')
  const locked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = db.transaction().execute(async (tx) => {
    await sql`set local deadlock_timeout = '1min'`.execute(tx)
    await sql`select from second_made`.execute(tx)
    locked.resolve()
    await release.promise
    await sql`select from first_made`.execute(tx)
  })
  await locked.promise
  const migrated = migrate(db, folder, 10)
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isWaiting = async () => (await waiting.execute(db)).rows.length > 0
  await expect.poll(isWaiting).toBe(true)
  release.resolve()
  expect(await migrated).toEqual(['005-two'])
  await holder
  rmSync(join(folder, '005-two.sql'))
})

test('every table has a primary key, and no index is a prefix of another', async () => {
  const db = await testDatabase()
  const keyless = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`.execute(db)
  expect(keyless.rows).toEqual([])
  const repeated = async () =>
    (
      await sql<{ name: string }>`
        select one.indexrelid::regclass::text as name from pg_index as one join pg_index as other using (indrelid)
        where not one.indisunique and num_nonnulls(one.indpred, other.indpred, one.indexprs, other.indexprs) = 0
          and other.indkey::text like one.indkey::text || ' %' and other.indoption::text like one.indoption::text || ' %'
          and one.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(db)
    ).rows.map(({ name }) => name)
  expect(await repeated()).toEqual([])
  await sql`create index product_by_shop on product (shop_id)`.execute(db)
  expect(new Set(await repeated())).toEqual(new Set(['product_by_shop']))
})

test('the foreign key from favourite_change to product is covered by an index', async () => {
  const { rows } = await sql<{ indexed: boolean }>`
    select exists (select from pg_index where indrelid = 'favourite_change'::regclass
      and indkey[0] = (select attnum from pg_attribute where attrelid = 'favourite_change'::regclass and attname = 'product_id')
    ) as indexed`.execute(await testDatabase())
  expect(rows).toEqual([{ indexed: true }])
})

test('the test template has run all migration files of the shop', async () => {
  expect(await migrate(await testDatabase())).toEqual([])
})

test('no two migrations have the same number', async () => {
  const files = await readdir(join(import.meta.dirname, '../../../migrations'))
  expect(files.every((file) => /^\d{3}-[a-z0-9-]+\.sql$/.test(file))).toBe(true)
  expect(new Set(files.map((file) => file.slice(0, 3))).size).toBe(files.length)
})

test('a database that ran migrations of another version is refused and left unchanged', async () => {
  const db = await unmigrated()
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
  await sql`insert into kysely_migration values ('000-baseline', 'then'), ('202-refund-proposals', 'then')`.execute(db)
  const refusal = 'This database was made by another version of Sampan (it ran the migration 000-baseline)'
  await expect(migrate(db)).rejects.toThrow(refusal)
  await expect(migrate(db, folder)).rejects.toThrow(OtherVersion)
  expect((await sql`select name from kysely_migration order by name`.execute(db)).rows).toEqual([
    { name: '000-baseline' },
    { name: '202-refund-proposals' },
  ])
  expect((await sql`select to_regclass('first_made') as first`.execute(db)).rows).toEqual([{ first: null }])
})

test('a database of a later version is refused', async () => {
  const db = await testDatabase()
  await sql`insert into kysely_migration values ('999-later', 'then')`.execute(db)
  await expect(migrate(db)).rejects.toThrow('it ran the migration 999-later')
})

test('the uuidv7() for older PostgreSQL versions returns ordered UUIDv7 with the current time', async () => {
  const db = await testDatabase()
  await sql.raw(await readFile(join(import.meta.dirname, '../../../uuidv7.sql'), 'utf8')).execute(db)
  const { rows } = await sql<{ id: string; at_ms: string }>`
    select public.uuidv7() as id, extract(epoch from clock_timestamp()) * 1000 as at_ms from generate_series(1, 1000)`.execute(
    db,
  )
  for (const { id, at_ms } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - Number(at_ms))).toBeLessThan(1_000)
  }
  const ids = rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(1000)
  expect(ids).toEqual(ids.toSorted())
})
