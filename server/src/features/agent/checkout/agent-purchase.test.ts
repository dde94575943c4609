import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProfile, aProfileServer, callAsAgent } from '../../../../testing/agent/agent-world.ts'
import { handoverIn, itemsOf } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer, pay } from '../../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const { url: profile } = await aProfileServer(aProfile())

const send = (path: string, body: object, key: string = randomUUID()) =>
  callAsAgent(shop, path, body, { profile, headers: { 'idempotency-key': key } })
const read = (path: string) => callAsAgent(shop, path, undefined, { profile, method: 'GET' })

test('an agent fills a cart, begins its checkout, hands it over, and reads that the shopper paid', async () => {
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const cart = await send('/carts', itemsOf([sku_id, 2]))
  expect(cart).toMatchObject({ status: 201, body: { ucp: { status: 'success' } } })
  const checkout = await send('/checkout-sessions', { cart_id: cart.body.id, line_items: [] })
  expect(checkout).toMatchObject({ status: 201, body: { status: 'requires_escalation' } })
  expect(Object.keys(checkout.body.ucp.capabilities).toSorted()).toEqual([
    'dev.ucp.shopping.checkout',
    'dev.ucp.shopping.discount',
    'dev.ucp.shopping.fulfillment',
  ])
  const path = `/checkout-sessions/${checkout.body.id}`
  expect((await send(`${path}/complete`, { payment: { instruments: [] } })).body.status).toBe('requires_escalation')

  const handover_id = handoverIn(checkout.body)
  await buyer.call('POST /api/checkout/handover', { body: { handover_id } })
  const body = { handover_id, address_id: buyer.address_id, total_cents: 2000 }
  const { data } = await buyer.call('POST /api/order/create', { body })
  await pay(buyer, data.order_ids)

  const completed = await read(path)
  expect(completed.body).toMatchObject({ status: 'completed', order: { id: data.checkout_id } })
  // The profile of the platform is no secret, so the order needs more.
  const order = await read(`/orders/${completed.body.order.id}`)
  expect(order).toMatchObject({ status: 401, body: { code: 'identity_required' } })
  expect((await send(`${path}/cancel`, {})).status).toBe(409)
})

test('a repeated key makes one checkout; with other goods it is refused', async () => {
  const { sku_id } = await aProduct(shop)
  const key = randomUUID()
  const [first, second] = [
    await send('/checkout-sessions', itemsOf([sku_id, 1]), key),
    await send('/checkout-sessions', itemsOf([sku_id, 1]), key),
  ]
  expect([second.status, second.body.id]).toEqual([201, first.body.id])
  expect((await send('/checkout-sessions', itemsOf([sku_id, 2]), key)).status).toBe(409)
})

test.each([
  ['/checkout-sessions', {}],
  ['/checkout-sessions', { line_items: [] }],
  ['/checkout-sessions', itemsOf(['lamp', -1])],
  ['/carts', itemsOf(['lamp', 2.5])],
  ['/carts', { line_items: Array.from({ length: 51 }, (_, index) => ({ item: { id: `sku-${index}` }, quantity: 1 })) }],
])('%s with %j is malformed', async (path, body) => {
  expect(await send(path, body)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
})

test('a checkout of unknown goods is refused', async () => {
  const { status, body } = await send('/checkout-sessions', itemsOf(['no-such-thing', 1]))
  expect(status).toBe(200)
  expect(body).toMatchObject({ ucp: { status: 'error' }, messages: [{ code: 'item_unavailable' }] })
  expect(body).not.toHaveProperty('id')
})
