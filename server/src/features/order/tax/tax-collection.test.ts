import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anAddress, buy, makeDue, pay, revisionOfOrder } from '../../../../testing/order-world.ts'
import { orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { clock } from '../../../clock.ts'
import { audit, summedBalanceOf } from '../../../ledger/audit.ts'
import { runDueTimers } from '../order-timers.ts'

// The rules of the examples change with the day.
clock.now_ms = () => Date.UTC(2026, 9, 15, 12)

const shop = await aShop()
const owner = await anOperator(shop)
const csv = (await readFile(new URL('../../../../testing/tax/example-rules.csv', import.meta.url), 'utf8'))
  // British prices contain the tax.
  .replace(/^(gb-sale,.*)tax_freight tax_duty registration/m, '$1prices tax_freight tax_duty registration')
await owner.call('POST /api/admin/tax/import', { body: { csv } })

/** Two keyboards at $40 each, sent without freight. */
async function aTaxedOrder(country: string) {
  const buyer = await aBuyer(shop)
  const address_id = await anAddress(shop, buyer, country)
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 4_000 })
  const facts = { hs_code: '847160', origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const body = { sku_id, quantity: 2, address_id }
  const { total_cents } = (await buyer.call('POST /api/checkout/quote', { body })).data
  const taxed = { ...buyer, address_id }
  const { data } = await buy(taxed, { sku_id, quantity: 2, total_cents })
  const [order_id = ''] = data.order_ids
  const before_cents = await balanceIn(buyer)
  await pay(buyer, [order_id])
  return { buyer: taxed, order_id, total_cents, before_cents }
}

const ship = (order_id: string) =>
  owner.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number: order_id } })

async function balances() {
  const accounts = sql<{ code: string }>`select code from ledger_account where code like 'taxes:%' order by code`
  const { rows } = await accounts.execute(shop.db)
  return Object.fromEntries(
    await Promise.all(rows.map(async ({ code }) => [code, await summedBalanceOf(shop.db, code)] as const)),
  )
}

/** The change of the accounts of taxes by a step. */
async function changeOf(step: () => Promise<unknown>) {
  const before = await balances()
  await step()
  const after = await balances()
  return Object.fromEntries(
    Object.entries(after).flatMap(([code, cents]) => {
      const change = cents - (before[code] ?? 0)
      return change === 0 ? [] : [[code, change]]
    }),
  )
}

test('the payment of an order has its taxes, which are owed by country and kind', async () => {
  let order: Awaited<ReturnType<typeof aTaxedOrder>> | undefined
  const change = await changeOf(async () => {
    order = await aTaxedOrder('DE')
  })
  // EUR 3 for the item, and 19 % of $83.48.
  expect(change).toEqual({ 'taxes:DE:charge': 348, 'taxes:DE:tax': 1_586 })
  const { buyer, order_id, total_cents, before_cents } = order as NonNullable<typeof order>
  expect(total_cents).toBe(8_000 + 348 + 1_586)
  expect(await balanceIn(buyer)).toBe(before_cents - total_cents)
  expect(await orderOf(buyer, order_id)).toMatchObject({ tax_cents: 1_934, paid_cents: 8_000, total_cents })
  const { receipt } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
  expect(receipt).toMatchObject({ goods_cents: 8_000, tax_cents: 1_934, total_cents })
  expect(await audit(shop.db)).toEqual([])
})

test('a tax that the price contains leaves the total as it is, and is no sale', async () => {
  const { buyer, order_id, total_cents } = await aTaxedOrder('GB')
  expect(total_cents).toBe(8_000)
  // 20 of 120 parts.
  expect(await orderOf(buyer, order_id)).toMatchObject({ tax_cents: 0, included_tax_cents: 1_333 })
  const sales_cents = await summedBalanceOf(shop.db, 'sales')
  await ship(order_id)
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  await makeDue(shop, 'auto_complete_at', order_id)
  await runDueTimers(shop.db, (error) => {
    throw error
  })
  expect((await summedBalanceOf(shop.db, 'sales')) - sales_cents).toBe(8_000 - 1_333)
  expect(await audit(shop.db)).toEqual([])
})

test('the refund of a piece returns its share of the tax, the last piece the rest, and no charges', async () => {
  const { buyer, order_id, before_cents, total_cents } = await aTaxedOrder('DE')
  await ship(order_id)
  const { items, taxes } = await orderOf(buyer, order_id)
  const [line] = items
  // 19 % of $80 goods, and of the charge.
  expect(taxes?.collected.map(({ kind, goods_cents, amount_cents }) => [kind, goods_cents, amount_cents])).toEqual([
    ['charge', 0, 348],
    ['tax', 1_520, 1_586],
  ])
  const one = [{ order_item_id: line?.order_item_id ?? '', quantity: 1 }]
  const refundOne = async () => {
    const refund = await requestRefund(shop, buyer, order_id, {
      ...{ items: one, type: 'refund_only', reason: 'unwanted', product_status: 'received', amount_cents: 4_000 },
    })
    expect(refund).toMatchObject({ code: 1, data: { amount_cents: 4_000, tax_cents: 760 } })
    const body = { refund_id: refund.data.refund_id }
    expect((await owner.call('POST /api/admin/refund/agree', { body })).data.state).toBe('executed')
  }
  expect(await changeOf(refundOne)).toEqual({ 'taxes:DE:tax': -760 })
  expect(await balanceIn(buyer)).toBe(before_cents - total_cents + 4_760)
  expect(await changeOf(refundOne)).toEqual({ 'taxes:DE:tax': -760 })
  expect(await balanceIn(buyer)).toBe(before_cents - total_cents + 9_520)
  const { credit_notes } = (await buyer.call('GET /api/order/receipts', { query: { order_id } })).data
  expect(credit_notes).toMatchObject([
    { tax_cents: 760, total_cents: 4_760 },
    { tax_cents: 760, total_cents: 4_760 },
  ])
  expect(await audit(shop.db)).toEqual([])
})

test.each(['DE', 'GB'])('a cancelled order to %s gives everything back', async (country) => {
  const { buyer, order_id, before_cents } = await aTaxedOrder(country)
  const collected = await changeOf(() =>
    owner.call('POST /api/admin/order/cancel', { body: { order_id, reason: 'Sold out.' } }),
  )
  expect(collected).toEqual(
    country === 'DE' ? { 'taxes:DE:charge': -348, 'taxes:DE:tax': -1_586 } : { 'taxes:GB:tax': -1_333 },
  )
  expect(await balanceIn(buyer)).toBe(before_cents)
  expect(await audit(shop.db)).toEqual([])
})

test('a refund of money only returns the share of the tax in it', async () => {
  const { buyer, order_id } = await aTaxedOrder('DE')
  await ship(order_id)
  const body = { order_id, reason: 'Scratched.', amount_cents: 1_000 }
  const before_cents = await balanceIn(buyer)
  expect(await owner.call('POST /api/admin/order/refund', { body })).toMatchObject({ code: 1 })
  // 1,520 × 1,000 / 8,000.
  expect(await balanceIn(buyer)).toBe(before_cents + 1_000 + 190)
  expect(await audit(shop.db)).toEqual([])
})

test('an order is refused if the total is that without taxes', async () => {
  const buyer = await aBuyer(shop)
  const { product_id, sku_id } = await aProduct(shop, { price_cents: 4_000 })
  const facts = { hs_code: '847160', origin_country: 'CN' }
  await shop.db.updateTable('product').set(facts).where('product_id', '=', product_id).execute()
  const taxed = { ...buyer, address_id: await anAddress(shop, buyer, 'DE') }
  expect(await buy(taxed, { sku_id, total_cents: 4_000 })).toMatchObject({ reason: 'price_changed' })
})

test('a corrected address does not change the taxes of an order', async () => {
  const { buyer, order_id } = await aTaxedOrder('DE')
  const { taxes, tax_cents, total_cents } = await orderOf(buyer, order_id)
  const { data: states } = await owner.call('GET /api/area', { query: { country: 'DE' } })
  const address = { addressee: 'Mei Lin', mobile: '+819012345678', area: [states[0]?.code ?? ''], city: 'Berlin' }
  const revision = await revisionOfOrder(owner, order_id)
  const body = { order_id, revision, postcode: '10115', detailed_address: 'Torstr. 9', ...address }
  expect(await owner.call('POST /api/admin/order/readdress', { body })).toMatchObject({ code: 1, msg: 'OK' })
  expect(await orderOf(buyer, order_id)).toMatchObject({ taxes, tax_cents, total_cents })
})
