import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anAgent, codesOf, handoverIn, itemsOf, shippingTo } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer, anUnpaidOrder, pay, revisionOfOrder } from '../../../../testing/order-world.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const operator = await anOperator(shop)
/** The call of a platform that signs it with a key of its profile. */
const SIGNED = { has_keys: true, is_signed: true }

/** A purchase of two shops' goods that an agent prepared, paid by its shopper. */
async function aPurchase() {
  const agent = await anAgent(shop)
  const buyer = await aBuyer(shop)
  const goods = [
    await aProduct(shop, { price_cents: 1000, shop_id: `harbour-${randomUUID().slice(0, 8)}` }),
    await aProduct(shop, { price_cents: 700, shop_id: `river-${randomUUID().slice(0, 8)}` }),
  ] as const
  const input = itemsOf([goods[0].sku_id, 2], [goods[1].sku_id, 1])
  const { data: checkout } = await agent.act('create_checkout', { ...input, ...shippingTo('JP') })
  const handover_id = handoverIn(checkout)
  await buyer.call('POST /api/checkout/handover', { body: { handover_id } })
  const { data: purchase } = await buyer.call('POST /api/order/create', {
    body: { handover_id, address_id: buyer.address_id, total_cents: 2700 },
  })
  const id = purchase.checkout_id
  const read = async () => (await agent.act('get_order', {}, { id, ...SIGNED })).data
  return { agent, buyer, goods, checkout, id, order_ids: purchase.order_ids, read }
}

test('an order is shown once it is paid, with one parcel for each shop and without the shopper’s name or street', async () => {
  const { agent, buyer, goods, checkout, id, order_ids, read } = await aPurchase()
  expect(codesOf(await read())).toEqual(['not_found'])
  await pay(buyer, order_ids)
  const order = await read()
  expect(order).toMatchObject({
    id,
    checkout_id: checkout.id,
    currency: 'USD',
    line_items: [
      { id: goods[0].sku_id, quantity: { original: 2, total: 2, fulfilled: 0 }, status: 'processing' },
      { id: goods[1].sku_id, quantity: { original: 1, total: 1, fulfilled: 0 }, status: 'processing' },
    ],
    fulfillment: {
      expectations: [
        { line_items: [{ id: goods[0].sku_id, quantity: 2 }], destination: { address_country: 'JP' } },
        { line_items: [{ id: goods[1].sku_id, quantity: 1 }], method_type: 'shipping' },
      ],
      events: [{ type: 'processing' }, { type: 'processing' }],
    },
    adjustments: [],
  })
  expect(order.totals.at(-1)).toMatchObject({ type: 'total', amount: 2700 })
  for (const order_id of order_ids) expect(order.permalink_url).toContain(order_id)
  for (const secret of ['Aoyama', 'Mei', '+8190', buyer.account, buyer.user_id])
    expect(JSON.stringify(order)).not.toContain(secret)
  expect((await agent.act('get_checkout', {}, { id: checkout.id })).data.order.id).toBe(id)
  const query = { order_id: order_ids[0] ?? '' }
  expect((await buyer.call('GET /api/order/detail', { query })).data.agent).toBe(agent.host)
  expect((await operator.call('GET /api/admin/order/detail', { query })).data.agent).toBe(agent.host)
})

test('shipment, the carrier’s reports and the receipt are events of the parcel; the log only grows', async () => {
  const { buyer, goods, order_ids, read } = await aPurchase()
  const [order_id = ''] = order_ids
  await pay(buyer, order_ids)
  const parcel = { carrier: 'Yamato', tracking_number: randomUUID().slice(0, 12) }
  await operator.call('POST /api/admin/order/ship', { body: { order_id, ...parcel } })
  const event = {
    order_id,
    event_id: randomUUID(),
    happened_at: new Date().toISOString(),
    place: 'Aoyama 1-2-3',
    text: 'Left with Mei',
  }
  await operator.call('POST /api/admin/order/event', { body: event })
  const shipped = await read()
  expect(shipped.line_items).toMatchObject([
    { quantity: { fulfilled: 2 }, status: 'fulfilled' },
    { status: 'processing' },
  ])
  const corrected = { carrier: 'Sagawa', tracking_number: randomUUID().slice(0, 12) }
  await operator.call('POST /api/admin/order/correct', {
    body: { order_id, revision: await revisionOfOrder(operator, order_id), ...corrected },
  })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  const { events } = (await read()).fulfillment
  expect(events.slice(0, shipped.fulfillment.events.length)).toEqual(shipped.fulfillment.events)
  expect(events.slice(2)).toMatchObject([
    { type: 'shipped', ...parcel, line_items: [{ id: goods[0].sku_id, quantity: 2 }] },
    { type: 'in_transit', ...parcel, line_items: [{ quantity: 2 }] },
    { type: 'shipped', ...corrected },
    { type: 'delivered', ...corrected },
  ])
  for (const secret of [event.place, event.text]) expect(JSON.stringify(events)).not.toContain(secret)
})

test('a carrier’s report has the pieces and the number of its parcel', async () => {
  const { buyer, goods, order_ids, read } = await aPurchase()
  const [order_id = ''] = order_ids
  await pay(buyer, order_ids)
  const [item] = (await buyer.call('GET /api/order/detail', { query: { order_id } })).data.items
  const items = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
  const numbers = [randomUUID().slice(0, 12), randomUUID().slice(0, 12)]
  for (const tracking_number of numbers)
    await operator.call('POST /api/admin/order/ship', {
      body: { order_id, carrier: 'Yamato', tracking_number, items },
    })
  const { parcels } = (await operator.call('GET /api/admin/order/detail', { query: { order_id } })).data
  for (const { parcel_id } of parcels)
    await operator.call('POST /api/admin/order/event', {
      body: { order_id, parcel_id, event_id: randomUUID(), happened_at: new Date().toISOString(), text: 'Customs' },
    })
  const { events } = (await read()).fulfillment
  expect(events.filter(({ type }: { type: string }) => type === 'in_transit')).toMatchObject(
    numbers.map((tracking_number) => ({ tracking_number, line_items: [{ id: goods[0].sku_id, quantity: 1 }] })),
  )
})

test('a refund is an adjustment with negative amounts; refunded lines stay in the order', async () => {
  const { buyer, goods, order_ids, read } = await aPurchase()
  await pay(buyer, order_ids)
  const body = { order_id: order_ids[1] ?? '', reason: 'Sold out' }
  await operator.call('POST /api/admin/order/refund', { body })
  const order = await read()
  expect(order.adjustments).toMatchObject([
    {
      type: 'refund',
      status: 'completed',
      line_items: [{ id: goods[1].sku_id, quantity: -1 }],
      totals: [{ type: 'total', amount: -700 }],
    },
  ])
  expect(order.line_items).toMatchObject([
    { status: 'processing' },
    { quantity: { original: 1, total: 0 }, status: 'removed' },
  ])
  expect(order.fulfillment.expectations).toHaveLength(1)
  expect(order.totals.at(-1).amount).toBe(2700)
})

test('other agents, and calls without a signature and a token, get no order', async () => {
  const { agent, buyer, id, order_ids } = await aPurchase()
  await pay(buyer, order_ids)
  const other = await anAgent(shop)
  expect(codesOf((await other.act('get_order', {}, { id, ...SIGNED })).data)).toEqual(['not_found'])
  expect(codesOf((await agent.act('get_order', {}, { id: order_ids[0] ?? '', ...SIGNED })).data)).toEqual(['not_found'])
  expect(codesOf((await agent.act('get_order', {}, { id: 'nonsense', ...SIGNED })).data)).toEqual(['not_found'])
  expect((await agent.act('get_order', {}, { id, has_keys: true })).status).toBe(401)
  for (const can_link of [true, false]) {
    const refused = await agent.act('get_order', {}, { id, can_link })
    expect([refused.status, codesOf(refused.data)]).toEqual([401, ['identity_required']])
  }
  expect((await agent.act('get_order', {}, { id, ...SIGNED })).status).toBe(200)
})

test('a purchase without an agent is shown to none', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await pay(buyer, [order_id])
  const { checkout_id } = await shop.db
    .selectFrom('shop_order')
    .select('checkout_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const agent = await anAgent(shop)
  expect(codesOf((await agent.act('get_order', {}, { id: checkout_id, ...SIGNED })).data)).toEqual(['not_found'])
})
