import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { prepared } from './prepared.ts'
import { transaction } from './transaction.ts'

const db = await testDatabase()
const limitNamed = prepared((from, name: string, least: number) =>
  from.selectFrom('amount_limit').select('name').where('amount_cents', '>=', least).where('name', '=', name),
)

test('each call sends its own arguments, whatever their order in the statement', async () => {
  expect(await limitNamed.first(db, 'recharge_minimum', 1)).toEqual({ name: 'recharge_minimum' })
  expect(await limitNamed.first(db, 'recharge_maximum', 1)).toEqual({ name: 'recharge_maximum' })
  expect(await limitNamed.all(db, 'recharge_minimum', 1_000_000)).toEqual([])
})

test('a prepared statement runs inside the transaction that it is called with', async () => {
  const transacted = transaction(db, async (tx) => {
    await sql`update amount_limit set amount_cents = 7 where name = 'recharge_minimum'`.execute(tx)
    expect(await limitNamed.all(tx, 'recharge_minimum', 8)).toEqual([])
    throw new Error('undo')
  })
  await expect(transacted).rejects.toThrow('undo')
  expect(await limitNamed.all(db, 'recharge_minimum', 8)).toHaveLength(1)
})

test('a builder that changes an argument instead of passing it on is rejected', async () => {
  const wrong = prepared((from, name: string) => from.selectFrom('amount_limit').where('name', '=', `${name}!`))
  await expect(wrong.all(db, 'recharge')).rejects.toThrow('an argument is no parameter')
})
