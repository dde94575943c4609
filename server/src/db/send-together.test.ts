import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { sendTogether } from './send-together.ts'
import { transaction } from './transaction.ts'
import type { Tx } from './transaction-handle.ts'

const db = await testDatabase({ max: 2 })
await sql`create table cup (tea int not null)`.execute(db)
await sql`insert into cup values (0)`.execute(db)

const pour = (tx: Tx) => sql`update cup set tea = tea + 1`.execute(tx)
const teaIn = async (tx: Tx) => (await sql<{ tea: number }>`select tea from cup`.execute(tx)).rows[0]?.tea

test('a statement sees the effects of the statements before it, and results come in the same order', async () => {
  const answers = await transaction(db, (tx) => sendTogether(tx, [pour, teaIn, pour, teaIn]))
  expect([answers[1], answers[3]]).toEqual([1, 2])
})

test('a failed statement fails the statements after it and rolls back those before it', async () => {
  const before = await transaction(db, teaIn)
  const fail = (tx: Tx) => sql`select 1 / 0`.execute(tx)
  await expect(transaction(db, (tx) => sendTogether(tx, [pour, fail, pour]))).rejects.toThrow('division by zero')
  expect(await transaction(db, teaIn)).toBe(before)
})
