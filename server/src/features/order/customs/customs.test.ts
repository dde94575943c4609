import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, buy, pay } from '../../../../testing/order-world.ts'
import { anOrderToRefund, orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { insertParcel } from '../shipment/parcel-sql.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const ABROAD = 'CH'

type Lines = { price_cents: number; quantity: number }[]
async function anOrder(lines: Lines) {
  const order = await anOrderToRefund(shop, operator, { lines, buyer: await aBuyer(shop, 1_000_000) })
  const detail = await orderOf(order.buyer, order.order_id)
  return { ...order, ...detail }
}
const call = (order_ids: string[], sender_country = ABROAD) =>
  operator.call('GET /api/admin/order/customs', { query: { order_ids: order_ids.join(), sender_country } })
const formsOf = async (order_ids: string[]) => (await call(order_ids)).data.forms

/** Enters what customs ask for, for the first line of an order. */
async function enterCustomsData({ items: [item] }: Awaited<ReturnType<typeof anOrder>>) {
  const data = { hs_code: '691110', origin_country: 'VN' }
  await shop.db
    .updateTable('sku')
    .set({ weight_grams: 250 })
    .where('sku_id', '=', item?.sku_id ?? '')
    .execute()
  await shop.db
    .updateTable('product')
    .set(data)
    .where('product_id', '=', item?.product_id ?? '')
    .execute()
}

test('a declaration has sender, recipient and, by line, pieces, HS code, origin, weight and value after discount', async () => {
  const order = await anOrder([
    { price_cents: 1000, quantity: 3 },
    { price_cents: 500, quantity: 1 },
  ])
  await enterCustomsData(order)
  const seller = { legal_name: 'Harbour Ltd', seller_address: '1 Pier Road\nZürich', tax_number: 'CHE-1' }
  await shop.db.updateTable('shop').set(seller).where('shop_id', '=', order.shop.shop_id).execute()
  const [form] = await formsOf([order.order_id])
  expect(form).toMatchObject({
    ...{ form: 'CN22', order_number: order.order_number, parcel: null, tracking_number: null },
    sender: { name: 'Harbour Ltd', address: '1 Pier Road\nZürich', tax_number: 'CHE-1', country_name: 'Switzerland' },
    recipient: { addressee: order.address.addressee, detailed_address: order.address.detailed_address },
    ...{ value_cents: 3500, weight_grams: null, gross_weight_grams: null },
  })
  expect(form?.lines).toMatchObject([
    { quantity: 3, hs_code: '691110', origin_country: 'VN', weight_grams: 750, value_cents: 3000, is_readable: true },
    { quantity: 1, hs_code: null, origin_country: null, weight_grams: null, value_cents: 500 },
  ])
})

test('a title that has no Latin letters is marked', async () => {
  const { product_id, sku_id } = await aProduct(shop)
  const title = JSON.stringify({ en: '陶器のマグ' })
  await shop.db.updateTable('product').set({ title }).where('product_id', '=', product_id).execute()
  const buyer = await aBuyer(shop)
  const order_ids = (await buy(buyer, { sku_id, total_cents: 1000 })).data.order_ids
  await pay(buyer, order_ids)
  expect((await formsOf(order_ids))[0]?.lines).toMatchObject([{ title: '陶器のマグ', is_readable: false }])
})

test('the value of a split line is exact: parcels that were sent and the waiting pieces add up to its price', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'THIRDS', kind: 'fixed', value: 2000 }).execute()
  const options = { lines: [{ price_cents: 1000, quantity: 3 }], promo_code: 'THIRDS', total_cents: 1000 }
  const { buyer, order_id } = await anOrderToRefund(shop, operator, options)
  const order_item_id = (await orderOf(buyer, order_id)).items[0]?.order_item_id ?? ''
  const key = { user_id: buyer.user_id, order_id }
  const parcel = {
    carrier: 'Swiss Post',
    tracking_number: 'RR1',
    weight_grams: 300,
    items: [{ order_item_id, quantity: 1 }],
  }
  await transaction(shop.db, (tx) => insertParcel(tx, key, parcel))
  expect(await formsOf([order_id])).toMatchObject([
    { parcel: 1, tracking_number: 'RR1', gross_weight_grams: 300, value_cents: 333, lines: [{ quantity: 1 }] },
    { parcel: null, tracking_number: null, gross_weight_grams: null, value_cents: 667, lines: [{ quantity: 2 }] },
  ])
})

test('a parcel above 300 SDR, above 2 kg or with more lines than the label has is declared with CN23', async () => {
  const at_limit = await anOrder([{ price_cents: 40_970, quantity: 1 }])
  const above = await anOrder([{ price_cents: 40_971, quantity: 1 }])
  const heavy = await anOrder([{ price_cents: 100, quantity: 9 }])
  await enterCustomsData(heavy)
  const long = await anOrder(Array.from({ length: 5 }, () => ({ price_cents: 100, quantity: 1 })))
  const forms = await formsOf([at_limit, above, heavy, long].map(({ order_id }) => order_id))
  expect(forms.map(({ form }) => form)).toEqual(['CN22', 'CN23', 'CN23', 'CN23'])
})

test('orders inside the country or the European Union, unpaid and unknown orders have no form and are listed', async () => {
  const order = await anOrder([{ price_cents: 1000, quantity: 1 }])
  const unpaid = await anUnpaidOrder(shop, await aBuyer(shop))
  const unknown = randomUUID()
  const home = await call([order.order_id, unpaid, unknown], order.address.country)
  expect(home.data.forms).toEqual([])
  expect(home.data.notes.map(({ note }) => note)).toEqual(['inside', 'state', 'unknown'])
  const stored = await shop.db
    .selectFrom('shop_order')
    .select('address')
    .where('order_id', '=', order.order_id)
    .executeTakeFirstOrThrow()
  const address = JSON.stringify({ ...stored.address, country: 'FR', area: [], city: 'Lyon' })
  await shop.db.updateTable('shop_order').set({ address }).where('order_id', '=', order.order_id).execute()
  expect((await call([order.order_id], 'DE')).data.notes).toMatchObject([{ note: 'inside' }])
  expect((await call([order.order_id], 'CH')).data.forms).toMatchObject([{ recipient: { country_name: 'France' } }])
})
