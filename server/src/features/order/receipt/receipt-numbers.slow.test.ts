import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addressOf } from '../../../../testing/database.ts'
import { aBuyer, anUnpaidOrder, buy, pay } from '../../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { lockSeries } from './receipt-number-sql.ts'
import { numberDueReceipts } from './receipt-number-work.ts'
import { insertReceipts } from './receipt-sql.ts'

const shop = await aShop({ max: 30 })
const { db } = shop
const PROGRAM = join(import.meta.dirname, '../../../../testing/process/number-receipts.ts')

let count = 0
const newShop = () => `numbering-${++count}`

const numberDue = () =>
  numberDueReceipts(db, (error) => {
    throw error
  })

const numbersOf = async (shop_id: string): Promise<(number | null)[]> => {
  const rows = await db
    .selectFrom('receipt')
    .select('number')
    .where('shop_id', '=', shop_id)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** Unpaid orders of one product, each of another shopper. */
async function unpaidOrders(shop_id: string, count: number) {
  const { sku_id } = await aProduct(shop, { shop_id, stock: count })
  return Promise.all(
    Array.from({ length: count }, async () => {
      const buyer = await aBuyer(shop)
      const { data } = await buy(buyer, { sku_id, total_cents: 1000 })
      return { buyer, order_id: data.order_ids[0] ?? '' }
    }),
  )
}

test('concurrent payments, rolled back payments, readers and workers leave no gap and no double number', async () => {
  const shop_id = newShop()
  const orders = await unpaidOrders(shop_id, 24)
  await Promise.all(
    orders.map(async ({ buyer, order_id }, at) => {
      if (at % 4 === 0)
        await transaction(db, async (tx) => {
          await sql`update shop_order set paid_at = now() where order_id = ${order_id}`.execute(tx)
          await insertReceipts(tx, buyer.user_id, [order_id])
          throw new Error('rolled back')
        }).catch(() => {})
      await pay(buyer, [order_id])
      if (at % 3 === 0) await buyer.call('GET /api/order/receipts', { query: { order_id } })
      if (at % 2 === 0) await numberDue()
    }),
  )
  await numberDue()
  expect(await numbersOf(shop_id)).toEqual(upTo(24))
})

test('payments do not wait while the numbers of their shop are assigned', async () => {
  const shop_id = newShop()
  const [first, second] = await unpaidOrders(shop_id, 2)
  if (!first || !second) throw new Error('two orders')
  await pay(first.buyer, [first.order_id])
  await numberDue()
  const year = new Date().getUTCFullYear()
  await transaction(db, async (tx) => {
    expect(await lockSeries(tx, { shop_id, kind: 'receipt', year }, false)).toBe(true)
    expect((await pay(second.buyer, [second.order_id])).code).toBe(1)
    // Another server skips the locked series.
    expect(await numberDue()).toBe('done')
    expect(await numbersOf(shop_id)).toEqual([1, null])
  })
  const { data } = await second.buyer.call('GET /api/order/receipts', { query: { order_id: second.order_id } })
  expect(data.receipt.number).toBe(`R-${year}-000002`)
})

test('a new year begins with the number 1', async () => {
  const shop_id = newShop()
  const buyer = await aBuyer(shop)
  for (const year of [2031, 2032]) {
    const { sku_id } = await aProduct(shop, { shop_id })
    const { data } = await buy(buyer, { sku_id, total_cents: 1000 })
    const [order_id = ''] = data.order_ids
    await pay(buyer, [order_id])
    await sql`alter table receipt disable trigger receipt_is_final`.execute(db)
    await sql`update receipt set issued_on = make_date(${year}, 1, 1) where order_id = ${order_id}`.execute(db)
    await sql`alter table receipt enable trigger receipt_is_final`.execute(db)
    const { receipt } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
    expect(receipt.number).toBe(`R-${year}-000001`)
  }
})

let running: ChildProcess | undefined
afterAll(() => running?.kill('SIGKILL'))

test('however often servers are killed while they number, no number is skipped or given twice', async () => {
  const address = JSON.stringify(await addressOf(db))
  const shop_id = newShop()
  const orders = await unpaidOrders(shop_id, 40)
  const numbered = async () => (await numbersOf(shop_id)).filter((number) => number !== null).length
  for (let round = 0; round < 4; round++) {
    const server = spawn(process.execPath, [PROGRAM, address], { stdio: 'inherit' })
    running = server
    const before = await numbered()
    await Promise.all(orders.slice(round * 10, round * 10 + 10).map(({ buyer, order_id }) => pay(buyer, [order_id])))
    await expect.poll(numbered).toBeGreaterThan(before)
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  await numberDue()
  expect(await numbersOf(shop_id)).toEqual(upTo(40))
})

test('a receipt of an unpaid order is never inserted', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await transaction(db, (tx) => insertReceipts(tx, buyer.user_id, [order_id]))
  expect(await db.selectFrom('receipt').select('number').where('order_id', '=', order_id).execute()).toEqual([])
})
