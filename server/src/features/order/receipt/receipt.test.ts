import { sumCents } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deleteAccountOf } from '../../../../testing/deletion-world.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, revisionOfOrder } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { aPurchase } from '../../../../testing/purchase-world.ts'
import { anOrderToRefund, requestRefund } from '../../../../testing/refund-world.ts'
import { actionsOn, anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)
const second = await anOperator(shop)

const { data: areas } = await operator.call('GET /api/area', { query: { country: 'JP' } })
const area = [areas[0]?.code ?? '', areas[0]?.children?.[0]?.code ?? '']

const receiptsOf = async ({ call }: Pick<TestShopper, 'call'>, order_id: string) =>
  (await call('GET /api/order/receipts', { query: { order_id } })).data

const EMPTY_SELLER = { legal_name: null, seller_address: null, tax_number: null }
const SELLER = { legal_name: 'Harbour Trading Ltd', seller_address: '1 Pier Road\nSingapore', tax_number: 'GST 4711' }

const sellerOf = async (shop_id: string) => {
  const { items } = (await operator.call('GET /api/admin/shop/sellers', { query: { keyword: shop_id } })).data
  const seller = items.find((one) => one.shop_id === shop_id)
  if (!seller) throw new Error(shop_id)
  return seller
}

async function shopOf(order_id: string) {
  const order = db.selectFrom('shop_order').select('shop_id').where('order_id', '=', order_id)
  return (await order.executeTakeFirstOrThrow()).shop_id
}

/** Pays back a whole order without a request of the shopper. */
async function refundAll(order_id: string) {
  const { data } = await operator.call('POST /api/admin/order/refund', { body: { order_id, reason: 'Sold out' } })
  if (data.outcome === 'proposed') await agreeTo(shop, second, order_id)
}

test('a paid order has a receipt with its seller, buyer, lines and sums', async () => {
  const purchase = await aPurchase(shop, {
    shops: [{ lines: [{ price_cents: 1001, quantity: 3 }], freight: { base_cents: 300 } }],
    promo: { kind: 'fixed', value: 250, minimum_cents: 0 },
  })
  const [order_id = ''] = purchase.order_ids
  const { data: order } = await purchase.buyer.call('GET /api/order/detail', { query: { order_id } })
  const { receipt, credit_notes } = await receiptsOf(purchase.buyer, order_id)
  expect(credit_notes).toEqual([])
  expect(receipt).toMatchObject({
    receipt_id: order_id,
    kind: 'receipt',
    number: `R-${receipt.issued_on.slice(0, 4)}-000001`,
    order_number: order.order_number,
    paid_on: receipt.issued_on,
    seller: { ...EMPTY_SELLER, shop_name: await shopOf(order_id) },
    buyer: { addressee: 'Mei Lin', detailed_address: '1-2-3 Aoyama', postcode: '107-0062', company: null },
    lines: [{ quantity: 3, price_cents: 1001, amount_cents: 3003 }],
    goods_cents: 3003,
    freight_cents: order.freight_cents,
    discount_cents: 250,
    total_cents: order.total_cents,
    promo_code: purchase.code,
  })
  expect(receipt.buyer).not.toHaveProperty('mobile')
})

test('each shop numbers its receipts, and a later reading shows the same number', async () => {
  const purchase = await aPurchase(shop, {
    shops: [{ lines: [{ price_cents: 1000, quantity: 1 }] }, { lines: [{ price_cents: 500, quantity: 1 }] }],
  })
  for (const order_id of purchase.order_ids) {
    const { receipt } = await receiptsOf(purchase.buyer, order_id)
    expect(receipt.number).toMatch(/^R-\d{4}-000001$/)
    expect((await receiptsOf(purchase.buyer, order_id)).receipt).toEqual(receipt)
  }
})

test('later changes of the product, the shop, its seller and the address leave the receipt unchanged', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator)
  const shop_id = await shopOf(order_id)
  const { revision } = await sellerOf(shop_id)
  const before = await receiptsOf(buyer, order_id)
  const new_name = JSON.stringify({ en: 'Renamed' })
  await sql`update product set title = ${new_name}::jsonb, price_cents = 1 where shop_id = ${shop_id}`.execute(db)
  await sql`update sku set price_cents = 1 where sku_id = any(${skus}::text[])`.execute(db)
  await sql`update shop set name = ${new_name}::jsonb where shop_id = ${shop_id}`.execute(db)
  await operator.call('POST /api/admin/shop/seller', { body: { shop_id, revision, ...SELLER } })
  const address = { addressee: 'Kenji Mori', mobile: '+819012345678', area, detailed_address: '9-9-9 Ginza' }
  const readdressed = await operator.call('POST /api/admin/order/readdress', {
    body: { order_id, revision: await revisionOfOrder(operator, order_id), ...address, postcode: '104-0061' },
  })
  expect(readdressed.code).toBe(1)
  expect(await receiptsOf(buyer, order_id)).toEqual(before)
  await refundAll(order_id)
  const { receipt, credit_notes } = await receiptsOf(buyer, order_id)
  expect(receipt).toEqual(before.receipt)
  expect(credit_notes).toMatchObject([
    { seller: { ...SELLER, shop_name: 'Renamed' }, buyer: { addressee: 'Kenji Mori' }, lines: before.receipt.lines },
  ])
})

test('each refund has a credit note with a number of a separate series', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, {
    lines: [
      { price_cents: 1000, quantity: 2 },
      { price_cents: 700, quantity: 1 },
    ],
    freight_cents: 300,
    status: 2,
  })
  const { data: order } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const [line] = order.items
  const items = [{ order_item_id: line?.order_item_id ?? '', quantity: 1 }]
  const { data: request } = await requestRefund(shop, buyer, order_id, { items, amount_cents: 1000 })
  expect((await receiptsOf(buyer, order_id)).credit_notes).toEqual([])
  await operator.call('POST /api/admin/refund/agree', { body: { refund_id: request.refund_id } })
  await refundAll(order_id)
  const { receipt, credit_notes } = await receiptsOf(buyer, order_id)
  expect(receipt).toMatchObject({ total_cents: 3000 })
  const year = receipt.issued_on.slice(0, 4)
  expect(credit_notes).toMatchObject([
    {
      receipt_id: request.refund_id,
      kind: 'credit_note',
      number: `C-${year}-000001`,
      lines: [{ quantity: 1, price_cents: 1000, amount_cents: 1000 }],
      freight_cents: 0,
      total_cents: 1000,
    },
    { number: `C-${year}-000002`, total_cents: 2000, freight_cents: 300 },
  ])
  for (const note of credit_notes)
    expect(sumCents(note.lines.map(({ amount_cents }) => amount_cents))).toBe(note.goods_cents)
})

test('only the shopper and the desk read receipts, and unpaid orders have none', async () => {
  const buyer = await aBuyer(shop)
  const unpaid = await anUnpaidOrder(shop, buyer)
  const paid_id = await aPaidOrder(shop, buyer)
  const query = { order_id: paid_id }
  expect((await buyer.call('GET /api/order/receipts', { query: { order_id: unpaid } })).status).toBe(404)
  expect((await (await aShopper(shop)).call('GET /api/order/receipts', { query })).status).toBe(404)
  const body = { order_id: paid_id, company: 'Other Ltd', company_tax_number: null }
  expect((await (await aShopper(shop)).call('POST /api/order/receipt_company', { body })).status).toBe(404)
  const atDesk = await operator.call('GET /api/admin/order/receipts', { query })
  expect(atDesk.data).toEqual(await receiptsOf(buyer, paid_id))
})

test('the shopper puts a company on the receipt and its credit notes, and removes it', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  await refundAll(order_id)
  const company = { company: 'Mori KK', company_tax_number: 'T7000012050002' }
  const reply = await buyer.call('POST /api/order/receipt_company', { body: { order_id, ...company } })
  expect(reply.data.receipt.buyer).toMatchObject(company)
  expect(reply.data.credit_notes).toMatchObject([{ buyer: company }])
  const none = { company: null, company_tax_number: null }
  const removal = await buyer.call('POST /api/order/receipt_company', { body: { order_id, ...none } })
  expect(removal.data.receipt.buyer).toMatchObject(none)
})

test('a wrong tax number of a company is declined, and a right one stored in its usual form', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const send = (company_tax_number: string) =>
    buyer.call('POST /api/order/receipt_company', { body: { order_id, company: 'Mori KK', company_tax_number } })
  expect(await send('T7000012050003')).toMatchObject({
    reason: 'tax_number_digit',
    field: 'company_tax_number',
  })
  expect(await send('DE12345')).toMatchObject({ reason: 'tax_number_form' })
  for (const [typed, stored] of [
    ['Ｔ７０００－０１２０－５０００２', 'T7000012050002'],
    ['7000012050002', '7000012050002'],
    ['de 136 695 976', 'DE136695976'],
    ['EIN 12-3456789', 'EIN 12-3456789'],
  ] as const)
    expect((await send(typed)).data.receipt.buyer).toMatchObject({ company_tax_number: stored })
})

/** Deletes documents, which the shop never does. */
async function deleteReceipts(order_id: string, kinds: string[]): Promise<void> {
  await sql`alter table receipt disable trigger receipt_is_not_deleted`.execute(db)
  await sql`delete from receipt where order_id = ${order_id} and kind = any(${kinds})`.execute(db)
  await sql`alter table receipt enable trigger receipt_is_not_deleted`.execute(db)
}

test('orders and refunds from before receipts existed get them when they are first read', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  await refundAll(order_id)
  await deleteReceipts(order_id, ['receipt', 'credit_note'])
  await sql`update shop_order set paid_at = '2020-03-01T12:00:00Z' where order_id = ${order_id}`.execute(db)
  const { receipt, credit_notes } = await receiptsOf(buyer, order_id)
  expect(receipt).toMatchObject({ paid_on: '2020-03-01', number: expect.stringMatching(/^R-20[2-9]\d-000001$/) })
  expect(receipt.issued_on > '2026').toBe(true)
  expect(credit_notes).toMatchObject([{ number: expect.stringMatching(/^C-/), total_cents: 2000 }])
})

test('a refund of an order from before receipts existed issues its receipt too, which a credit note never replaces', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  await deleteReceipts(order_id, ['receipt'])
  await refundAll(order_id)
  const receiptsQuery = db.selectFrom('receipt').select('kind').where('order_id', '=', order_id).orderBy('kind', 'desc')
  expect(await receiptsQuery.execute()).toEqual([{ kind: 'receipt' }, { kind: 'credit_note' }])
  await deleteReceipts(order_id, ['receipt'])
  await sql`update user_account set deleted_at = now() where user_id = ${buyer.user_id}`.execute(db)
  expect((await operator.call('GET /api/admin/order/receipts', { query: { order_id } })).status).toBe(404)
})

test('an issued receipt, billed lines and executed refunds cannot be changed or deleted', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  await refundAll(order_id)
  await receiptsOf(buyer, order_id)
  const changes = [
    sql`update receipt set number = number + 1 where order_id = ${order_id}`,
    sql`update receipt set number = null where order_id = ${order_id}`,
    sql`update receipt set goods_cents = goods_cents + 1, total_cents = total_cents + 1 where order_id = ${order_id}`,
    sql`update receipt set buyer = '{}' where order_id = ${order_id}`,
    sql`delete from receipt where order_id = ${order_id}`,
    sql`update order_item set title = '{"en": "Other"}' where order_id = ${order_id}`,
    sql`update refund set amount_cents = amount_cents - 1 where order_id = ${order_id}`,
  ]
  for (const change of changes)
    await expect(change.execute(db)).rejects.toThrow(/a receipt is final|append-only|is part of a receipt/)
})

test('the receipts of a deleted account keep their amounts and numbers, without the buyer', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { buyer: await aBuyer(shop, 2000) })
  const company = { company: 'Mori KK', company_tax_number: 'T7000012050002' }
  const { data: before } = await buyer.call('POST /api/order/receipt_company', { body: { order_id, ...company } })
  await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'Yamato', tracking_number: 'Y-1' } })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  await sql`update shop_order set status = 'completed', auto_complete_at = null, completed_at = now() where order_id = ${order_id}`.execute(
    db,
  )
  expect((await deleteAccountOf(buyer)).code).toBe(1)
  const { data } = await operator.call('GET /api/admin/order/receipts', { query: { order_id } })
  const { buyer: _before, ...receipt } = before.receipt
  expect(data.receipt).toMatchObject(receipt)
  expect(data.receipt.buyer).toMatchObject({ addressee: '', detailed_address: '', company: null, country: 'JP' })
})

test('the desk lists the sellers of shops, and refuses an outdated change of a seller', async () => {
  const { order_id } = await anOrderToRefund(shop, operator)
  const shop_id = await shopOf(order_id)
  const finance = await anOperator(shop, { roles: ['finance'] })
  const { revision } = await sellerOf(shop_id)
  const body = { shop_id, revision, ...SELLER }
  expect((await finance.call('POST /api/admin/shop/seller', { body })).data).toMatchObject({ shop_id, ...SELLER })
  expect(await finance.call('POST /api/admin/shop/seller', { body })).toMatchObject({ reason: 'changed_meanwhile' })
  expect(await actionsOn(shop, shop_id)).toEqual(['seller_set'])
  const { data } = await finance.call('GET /api/admin/shop/sellers', { query: { keyword: shop_id } })
  expect(data.items).toMatchObject([{ shop_id, ...SELLER }])
  const first = (await finance.call('GET /api/admin/shop/sellers', { query: { page_size: '1' } })).data
  const next = { page_size: '1', cursor: first.next_cursor ?? '' }
  const second = (await finance.call('GET /api/admin/shop/sellers', { query: next })).data
  expect((second.items[0]?.shop_id ?? '') > (first.items[0]?.shop_id ?? '')).toBe(true)
  const wrong = { ...body, revision: data.items[0]?.revision ?? '', tax_number: 'DE136695978' }
  expect(await finance.call('POST /api/admin/shop/seller', { body: wrong })).toMatchObject({
    reason: 'tax_number_digit',
    field: 'tax_number',
  })
  const unknown = { ...body, shop_id: 'no-such-shop' }
  expect((await finance.call('POST /api/admin/shop/seller', { body: unknown })).status).toBe(404)
})
