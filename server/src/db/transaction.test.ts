import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { transaction } from './transaction.ts'

const db = await testDatabase()
await sql`create table purse (name text primary key, cents int not null)`.execute(db)

beforeEach(async () => {
  await sql`truncate purse`.execute(db)
  await sql`insert into purse values ('a', 0), ('b', 0)`.execute(db)
})

const add = (tx: typeof db, name: string) => sql`update purse set cents = cents + 1 where name = ${name}`.execute(tx)
const sum = async () => (await sql<{ cents: number }>`select sum(cents) as cents from purse`.execute(db)).rows[0]?.cents

test('a failure rolls back everything, including a joined transaction', async () => {
  const work = transaction(db, async (tx) => {
    await add(tx, 'a')
    await transaction(tx, (inner) => add(inner, 'b'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await sum()).toBe(0)
})

test('two transactions that deadlock both succeed after a retry', async () => {
  let tries = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const cross = (first: string, second: string) =>
    transaction(db, async (tx) => {
      await add(tx, first)
      // The first two attempts deadlock: each holds the row that the other needs next.
      if (++tries === 2) meet()
      await both
      await add(tx, second)
    })
  await Promise.all([cross('a', 'b'), cross('b', 'a')])
  expect(tries).toBeGreaterThan(2)
  expect(await sum()).toBe(4)
})

test('after a serialization failure a transaction is tried up to three times, after any other error only once', async () => {
  let tries = 0
  const failing = (code: string) =>
    transaction(db, (tx) => {
      tries++
      return sql`do ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(tx)
    })
  await expect(failing('40001')).rejects.toThrow('no')
  expect(tries).toBe(3)
  await expect(failing('23505')).rejects.toThrow('no')
  expect(tries).toBe(4)
})

test('a read issued together with a lock sees the rows that were written while waiting for the lock', async () => {
  let isLocked = () => {}
  const locked = new Promise<void>((resolve) => {
    isLocked = resolve
  })
  const first = transaction(db, async (tx) => {
    await add(tx, 'a')
    isLocked()
    // Long enough for the other transaction to reach the lock.
    await sql`select pg_sleep(0.2)`.execute(tx)
  })
  await locked
  const result = await transaction(db, async (tx) => {
    const lock = sql`select from purse where name = 'a' for update`
    const select = sql<{ cents: number }>`select cents from purse where name = 'a'`
    const [, { rows }] = await Promise.all([lock.execute(tx), select.execute(tx)])
    return rows[0]?.cents
  })
  await first
  expect(result).toBe(1)
})

test('if one of several statements issued together fails, its error is reported and all statements are rolled back', async () => {
  const work = transaction(db, (tx) =>
    Promise.all([add(tx, 'a'), sql`select 1 / 0`.execute(tx), add(tx, 'b'), sql`select 1`.execute(tx)]),
  )
  await expect(work).rejects.toThrow('division by zero')
  expect(await sum()).toBe(0)
})

test('the error that caused other errors is reported, even when it arrives later than those errors', async () => {
  const slowly = async (work: Promise<unknown>) => {
    for (let turn = 0; turn < 50; turn++) await null
    await work.catch(async (error: unknown) => {
      for (let turn = 0; turn < 50; turn++) await null
      throw error
    })
  }
  const work = transaction(db, (tx) =>
    Promise.all([slowly(sql`select 1 / 0`.execute(tx)), sql`select 1`.execute(tx), sql`select ${1}::int`.execute(tx)]),
  )
  await expect(work).rejects.toThrow('division by zero')
})

test('a transaction with a caught statement error is rolled back and fails', async () => {
  const work = transaction(db, async (tx) => {
    await add(tx, 'a')
    await sql`select 1 / 0`.execute(tx).catch(() => {})
  })
  await expect(work).rejects.toThrow('rolled back')
  expect(await sum()).toBe(0)
})

test('a statement issued after the end of the transaction is refused', async () => {
  const late = await transaction(db, async (tx) => () => add(tx, 'a'))
  await expect(late()).rejects.toThrow('after the end')
  expect(await sum()).toBe(0)
})
