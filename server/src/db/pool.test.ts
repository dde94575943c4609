import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, testDatabase } from '../../testing/database.ts'
import { Pool } from './pool.ts'
import { transaction } from './transaction.ts'

// A pool of one connection, so that the tests can observe its state.
const db = await testDatabase({ max: 1 })
await sql`create table thing (id int primary key, name text)`.execute(db)

const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
const findThing = () => sql`select * from thing where id = ${1}`.execute(db)

test('column values are converted to the types that the API sends', async () => {
  const { rows } =
    await sql`select 9007199254740991::bigint as big, array[1, 2]::bigint[] as bigs, 12.5::numeric as rate,
    timestamptz '2026-02-03 04:05:06.7891+07' as at, date '2026-02-03' as day, null::bigint as nothing`.execute(db)
  const at = '2026-02-02T21:05:06.789Z'
  expect(rows).toEqual([{ big: 9007199254740991, bigs: [1, 2], rate: 12.5, at, day: '2026-02-03', nothing: null }])
})

test('a bigint outside the safe integer range is an error, not a rounded number', async () => {
  await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow('9007199254740993')
  await expect(sql`select array[1, null]::bigint[] as bigs`.execute(db)).rejects.toThrow()
})

test('a statement is parsed once per connection', async () => {
  await findThing()
  await findThing()
  const prepared = sql<{
    calls: number
  }>`select (generic_plans + custom_plans)::int as calls from pg_prepared_statements
    where statement like 'select * from thing%'`
  expect((await prepared.execute(db)).rows).toEqual([{ calls: 2 }])
})

test('the columns of a statement are described at its first execution on a connection only', async () => {
  const pool = new Pool({ ...(await addressOf(db)), max: 1 })
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  let descriptions = 0
  client.connection.on('rowDescription', () => void descriptions++)
  const find = (id: number) => client.query('select $1::bigint as big, now() as at where $1::bigint < 10', [id])
  const add = (id: number) => client.query('insert into thing values ($1, null)', [id])
  const at = expect.stringMatching(/Z$/)
  expect((await find(1)).rows).toEqual([{ big: 1, at }])
  const results = await Promise.all([find(2), find(11), find(3), add(100), add(101)])
  expect(results.map(({ rows }) => rows)).toEqual([[{ big: 2, at }], [], [{ big: 3, at }], [], []])
  expect((await add(102)).rowCount).toBe(1)
  await expect(add(102)).rejects.toThrow('duplicate key')
  expect((await find(4)).rows).toEqual([{ big: 4, at }])
  await client.query('delete from thing where id >= $1', [100])
  expect(descriptions).toBe(1)
  client.release()
})

test('a prepared statement fails once after its table was altered, then works again', async () => {
  await findThing()
  await sql`alter table thing add column extra int`.execute(db)
  await expect(findThing()).rejects.toThrow('cached plan')
  await expect(findThing()).resolves.toMatchObject({ rows: [] })
})

test('a prepared statement in a transaction fails once after its table was altered, then works again', async () => {
  await findThing()
  await sql`alter table thing drop column extra`.execute(db)
  const find = () => transaction(db, (tx) => sql`select * from thing where id = ${1}`.execute(tx))
  await expect(find()).rejects.toThrow('cached plan')
  await expect(find()).resolves.toMatchObject({ rows: [] })
})

test('a broken connection is replaced, whether idle or in use', async () => {
  const first = await backend()
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)).rejects.toThrow()
  const second = await backend()
  expect(second).not.toBe(first)
  const killed = transaction(db, async (tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx).catch(() => {})
    return sql`select 1`.execute(tx)
  })
  await expect(killed).rejects.toThrow()
  expect(await backend()).not.toBe(second)
})

test('begin is sent with the first statement of a transaction, and a failing first statement fails the transaction', async () => {
  await transaction(db, async () => {}) // no statement inside
  const broken = transaction(db, (tx) => sql`select * from nowhere where id = ${1}`.execute(tx))
  await expect(broken).rejects.toThrow('nowhere')
  const result = await transaction(db, async (tx) => {
    await sql`insert into thing (id, name) values (${1}, 'first')`.execute(tx)
    return sql<{ id: number }>`select id from thing`.execute(tx)
  })
  expect(result.rows).toEqual([{ id: 1 }])
})

test('a savepoint is sent with its first statement, and rolling back to it undoes only that statement', async () => {
  const tx = await db.startTransaction().execute()
  await sql`insert into thing (id, name) values (${2}, 'second')`.execute(tx)
  const inside = await tx.savepoint('work').execute()
  await expect(sql`insert into thing (id, name) values (${2}, 'again')`.execute(inside)).rejects.toThrow('duplicate')
  await inside.rollbackToSavepoint('work').execute()
  await (await tx.savepoint('more').execute()).releaseSavepoint('more').execute()
  await tx.commit().execute()
  expect((await sql`select id, name from thing where id = ${2}`.execute(db)).rows).toEqual([{ id: 2, name: 'second' }])
})
