import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aProduct, aShop, aShopper } from '../../testing/world.ts'
import { audit } from '../ledger/audit.ts'
import { isBusy } from './busy.ts'
import { transaction } from './transaction.ts'

const shop = await aShop({ max: 8 })
const { db } = shop

/** Locks the shopper's account row, as a hanging call would. */
async function hold(user_id: string) {
  let let_go = () => {}
  let is_held = () => {}
  const locked = new Promise<void>((resolve) => (is_held = resolve))
  const over = new Promise<void>((resolve) => (let_go = resolve))
  const holding = transaction(db, async (tx) => {
    await sql`select from user_account where user_id = ${user_id} for update`.execute(tx)
    is_held()
    await over
  })
  await locked
  return async () => {
    let_go()
    await holding
  }
}

test('every statement of a request has a timeout', async () => {
  const { rows } = await sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as
    statement, current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
  expect(rows).toEqual([{ lock: '5s', statement: '15s', idle: '30s' }])
})

test('a call with an Idempotency-Key that exceeds the lock timeout gets 503 with Retry-After, has no effect, and succeeds when sent again', async () => {
  const shopper = await aShopper(shop)
  const { sku_id } = await aProduct(shop)
  const letGo = await hold(shopper.user_id)
  const key = randomUUID()
  const asked_at = Date.now()
  const busy = await shopper.call('POST /api/cart/add', { key, body: { sku_id, quantity: 2 } }, { language: 'th' })
  // The statement timeout ends a call after 15 s.
  expect(Date.now() - asked_at).toBeLessThan(14_000)
  expect(busy).toMatchObject({ status: 503, code: 503, msg: expect.stringMatching(/\p{Script=Thai}/u) })
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0)
  await letGo()
  expect(await db.selectFrom('keyed_call').selectAll().where('key', '=', key).execute()).toEqual([])
  const again = await shopper.call('POST /api/cart/add', { key, body: { sku_id, quantity: 2 } })
  expect(again.data.groups[0]?.items[0]?.quantity).toBe(2)
  expect(await audit(db)).toEqual([])
})

test('an idle transaction is ended, and its locks are released', async () => {
  const { user_id } = await aShopper(shop)
  const alone = transaction(db, async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 100`.execute(tx)
    await sql`select from user_account where user_id = ${user_id} for update`.execute(tx)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await sql`select 1`.execute(tx)
  })
  const failure = await alone.catch((error: unknown) => error)
  expect(failure instanceof Error && isBusy(failure), String(failure)).toBe(true)
  const letGo = await hold(user_id)
  await letGo()
})
