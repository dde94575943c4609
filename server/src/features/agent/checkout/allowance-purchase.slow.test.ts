import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent as aLinkedAgent, link } from '../../../../testing/agent/agent-link-world.ts'
import { anAgent, codesOf, handoverIn, itemsOf, shippingTo } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer, stockOf } from '../../../../testing/order-world.ts'
import { aProduct, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const MANAGE = 'dev.ucp.shopping.checkout:manage'
const PAY = 'dev.ucp.shopping.checkout:pay'

type Granted = { allowance_cents?: number; balance_cents?: number; scopes?: readonly string[]; price_cents?: number }

/** A shopper who linked an agent, and a checkout of that agent for one product. */
async function aLink({
  allowance_cents = 5_000,
  balance_cents,
  scopes = [MANAGE, PAY],
  price_cents = 1000,
}: Granted = {}) {
  const client = await aLinkedAgent(shop)
  const agent = await anAgent(shop, client.host)
  const buyer = await aBuyer(shop, balance_cents)
  const { access_token: bearer } = await link(shop, client, buyer, { allowance_cents, scopes })
  const { sku_id } = await aProduct(shop, { price_cents })
  const create = async (more: object = {}) =>
    (await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), ...more }, { bearer })).data
  const complete = async (id: string) => (await agent.act('complete_checkout', {}, { id, bearer })).data
  const balance = async () => (await buyer.call('GET /api/user/getUserInfo')).data.balance_cents
  return { client, agent, buyer, bearer, sku_id, create, complete, balance }
}

test('within the allowance an agent completes a purchase, which is paid from the balance and sent to the stored address', async () => {
  const { agent, buyer, bearer, create, complete, balance } = await aLink()
  const checkout = await create()
  expect(checkout).toMatchObject({ status: 'ready_for_complete' })
  expect(checkout.fulfillment.methods[0].destinations).toEqual([
    { id: 'saved', type: 'shipping_address', address_country: 'JP' },
  ])
  expect(JSON.stringify(checkout)).not.toContain('Aoyama')
  const completed = await complete(checkout.id)
  expect(completed).toMatchObject({ status: 'completed', order: { id: expect.any(String) } })
  expect(await balance()).toBe(99_000)
  const [order] = (await buyer.call('GET /api/user/order_list', { query: {} })).data.items
  expect(order).toMatchObject({ status: 1, total_cents: 1000 })
  const query = { order_id: order?.order_id ?? '' }
  const expected = { agent: agent.host, is_paid_by_agent: true }
  expect((await buyer.call('GET /api/order/detail', { query })).data).toMatchObject(expected)
  const { items } = (await buyer.call('GET /api/user/notifications', { query: {} })).data
  expect(items.map(({ kind }) => kind)).toContain('agent_spent')
  const again = await agent.act('complete_checkout', {}, { id: checkout.id, bearer })
  expect([again.status, codesOf(again.data)]).toEqual([409, ['checkout_ended']])
  expect(await balance()).toBe(99_000)
})

test('the shopper is notified of each shop’s order with its own total', async () => {
  const { buyer, create, complete } = await aLink()
  const [lamp, kite] = [
    await aProduct(shop, { shop_id: 'notified-a', price_cents: 3000 }),
    await aProduct(shop, { shop_id: 'notified-b', price_cents: 1234 }),
  ]
  const { id } = await create(itemsOf([lamp.sku_id, 1], [kite.sku_id, 1]))
  expect((await complete(id)).status).toBe('completed')
  const orders = (await buyer.call('GET /api/user/order_list', { query: {} })).data.items
  expect(orders.map(({ total_cents }) => total_cents).toSorted()).toEqual([1234, 3000])
  const { items } = (await buyer.call('GET /api/user/notifications', { query: {} })).data
  const spent = items.filter(({ kind }) => kind === 'agent_spent').map(({ body, link }) => ({ body, link }))
  expect(new Set(spent)).toEqual(
    new Set(
      orders.map(({ order_id, order_number, total_cents }) => ({
        body: `Shopping Pal paid $${(total_cents / 100).toFixed(2)} for order ${order_number}.`,
        link: `/orderInfo/${order_id}`,
      })),
    ),
  )
})

test('of ten concurrent completions, one pays', async () => {
  const { create, complete, balance, sku_id } = await aLink()
  const { id } = await create()
  const all = await Promise.all(Array.from({ length: 10 }, () => complete(id)))
  expect(all.filter(({ status }) => status === 'completed')).toHaveLength(1)
  expect(await balance()).toBe(99_000)
  expect(await stockOf(shop, sku_id)).toBe(9)
})

test('concurrent purchases never exceed the allowance together', async () => {
  const { create, complete, balance } = await aLink({ allowance_cents: 2_500 })
  const checkouts = [await create(), await create(), await create(), await create()]
  const all = await Promise.all(checkouts.map(({ id }) => complete(id)))
  expect(all.filter(({ status }) => status === 'completed')).toHaveLength(2)
  expect(await balance()).toBe(98_000)
})

test.each<[string, Granted, string]>([
  ['a too small allowance', { allowance_cents: 999 }, 'allowance'],
  ['no allowance', { allowance_cents: 0 }, 'buyer_address'],
  ['a link that may not pay', { scopes: [MANAGE] }, 'buyer_address'],
  ['a too small balance', { balance_cents: 999 }, 'allowance'],
])('with %s the shopper pays, and only that shopper can open the checkout', async (_name, granted, code) => {
  const { buyer, create, complete, balance } = await aLink(granted)
  const before = await balance()
  const checkout = await create()
  expect([checkout.status, codesOf(checkout)]).toEqual(['requires_escalation', [code]])
  expect((await complete(checkout.id)).status).toBe('requires_escalation')
  expect(await balance()).toBe(before)
  const body = { handover_id: handoverIn(checkout) }
  const other = await aBuyer(shop)
  expect((await other.call('POST /api/checkout/handover', { body })).status).toBe(404)
  expect((await buyer.call('POST /api/checkout/handover', { body })).status).toBe(200)
})

test('an agent cannot send goods that it pays to an address that the shopper did not store', async () => {
  const { create, complete, balance } = await aLink()
  const street = { street_address: '13 Thief Street', postal_code: '107-0062' }
  const checkout = await create(shippingTo('JP', street))
  expect([checkout.status, codesOf(checkout)]).toEqual(['requires_escalation', ['buyer_address']])
  expect((await complete(checkout.id)).status).toBe('requires_escalation')
  expect(await balance()).toBe(100_000)
  // Without its street, an address is not taken for the default address.
  const parts: Record<string, string>[] = [
    { postal_code: '530-0001' },
    { address_locality: 'Osaka' },
    { address_region: 'Osaka' },
  ]
  for (const part of parts) expect((await create(shippingTo('JP', part))).status).toBe('requires_escalation')
  const own = await create(shippingTo('JP', { street_address: '1-2-3 aoyama', postal_code: '1070062' }))
  expect((await complete(own.id)).status).toBe('completed')
})

test('a selected address that is none of the addresses is refused', async () => {
  const { create } = await aLink()
  const { fulfillment } = shippingTo('JP', { id: 'home' })
  const [method] = fulfillment.methods
  const refused = await create({ fulfillment: { methods: [{ ...method, selected_destination_id: 'office' }] } })
  expect(codesOf(refused)).toEqual(['invalid_request'])
  const checkout = await create({ fulfillment: { methods: [{ ...method, selected_destination_id: 'home' }] } })
  expect(checkout.status).toBe('ready_for_complete')
})

test('a price that rose since the last reply is shown before it is paid', async () => {
  const { create, complete, balance, sku_id } = await aLink()
  const { id } = await create()
  await shop.db.updateTable('sku').set({ price_cents: 1500 }).where('sku_id', '=', sku_id).execute()
  const reply = await complete(id)
  expect([reply.status, codesOf(reply)]).toEqual(['ready_for_complete', ['price_changed']])
  expect(await balance()).toBe(100_000)
  expect((await complete(id)).status).toBe('completed')
  expect(await balance()).toBe(98_500)
})

test('payment instruments are ignored with a warning, and the purchase is paid from the allowance', async () => {
  const { agent, bearer, create, balance } = await aLink()
  const { id } = await create()
  const payment = { instruments: [{ id: 'card', type: 'card' }] }
  const { data } = await agent.act('complete_checkout', { payment }, { id, bearer })
  expect([data.status, codesOf(data)]).toEqual(['completed', ['payment_instrument_ignored']])
  expect(await balance()).toBe(99_000)
})

test('of goods that are scarce, the agent is shown what is in stock before it pays that', async () => {
  const { agent, bearer, create, complete, balance, sku_id } = await aLink()
  await shop.db.updateTable('sku').set({ stock: 3 }).where('sku_id', '=', sku_id).execute()
  const { id } = await create(itemsOf([sku_id, 5]))
  const reply = await complete(id)
  expect([reply.status, codesOf(reply)]).toEqual(['ready_for_complete', ['quantity_adjusted']])
  expect(reply.line_items).toMatchObject([{ quantity: 3 }])
  expect(await balance()).toBe(100_000)
  const current = (await agent.act('get_checkout', {}, { id, bearer })).data
  expect([codesOf(current), current.line_items[0].quantity, current.totals.at(-1).amount]).toEqual([[], 3, 3000])
  expect(await complete(id)).toMatchObject({ status: 'completed', line_items: [{ quantity: 3 }] })
  expect(await balance()).toBe(97_000)
  expect(await stockOf(shop, sku_id)).toBe(0)
})

test('goods that sold out are not dropped from a checkout without the agent', async () => {
  const { create, complete, balance, sku_id } = await aLink()
  const { sku_id: unavailable_sku } = await aProduct(shop)
  const { id } = await create(itemsOf([sku_id, 1], [unavailable_sku, 1]))
  await shop.db.updateTable('sku').set({ stock: 0 }).where('sku_id', '=', unavailable_sku).execute()
  for (const _try of [1, 2]) {
    const reply = await complete(id)
    expect([reply.status, codesOf(reply)]).toEqual(['incomplete', ['out_of_stock']])
  }
  expect(await balance()).toBe(100_000)
})

test('freight that rose since the last reply is shown before it is paid', async () => {
  const { create, complete, balance, sku_id } = await aLink()
  const { id } = await create()
  await sql`update freight_rule set base_cents = base_cents + 300 where shop_id in (
    select shop_id from product join sku using (product_id) where sku_id = ${sku_id})`.execute(shop.db)
  expect((await complete(id)).status).toBe('ready_for_complete')
  expect(await balance()).toBe(100_000)
  expect((await complete(id)).status).toBe('completed')
  await sql`update freight_rule set base_cents = 0`.execute(shop.db)
})

test('a completion without the token, or with that of another link, does not pay', async () => {
  const { agent, create, balance } = await aLink()
  const other = await aLink()
  const { id } = await create()
  const anonymous = await agent.act('complete_checkout', {}, { id })
  expect([anonymous.status, codesOf(anonymous.data)]).toEqual([401, ['identity_required']])
  const foreign = await agent.act('complete_checkout', {}, { id, bearer: other.bearer })
  expect([foreign.status, codesOf(foreign.data)]).toEqual([401, ['identity_required']])
  expect((await agent.act('complete_checkout', {}, { id, bearer: 'nonsense' })).status).toBe(401)
  expect(await balance()).toBe(100_000)
})

test('once the shopper opened the checkout, or ended the link, the agent cannot pay it', async () => {
  const opened = await aLink()
  const checkout = await opened.create()
  await opened.buyer.call('POST /api/checkout/handover', { body: { handover_id: handoverIn(checkout) } })
  expect((await opened.complete(checkout.id)).status).toBe('requires_escalation')
  const ended = await aLink()
  const { id } = await ended.create()
  const [agent] = (await ended.buyer.call('GET /api/user/agents')).data
  await ended.buyer.call('POST /api/user/agent/end', { body: { link_id: agent?.link_id ?? '' } })
  expect(codesOf(await ended.complete(id))).toEqual(['identity_required'])
  expect(await ended.balance()).toBe(100_000)
})

/** A cart of a linked agent, converted with the given token. */
async function aConvertedCart(linked: Awaited<ReturnType<typeof aLink>>, first: { bearer?: string }) {
  const { data: cart } = await linked.agent.act('create_cart', itemsOf([linked.sku_id, 1]))
  const convert = (credentials: { bearer?: string }) =>
    linked.agent.act('create_checkout', { cart_id: cart.id, line_items: [] }, credentials)
  return { convert, checkout: (await convert(first)).data }
}

test('a cart that was converted before the shopper linked the agent gets a checkout that the agent can pay', async () => {
  const linked = await aLink()
  const { agent, bearer, complete, balance } = linked
  const { convert, checkout } = await aConvertedCart(linked, {})
  expect(checkout.status).toBe('requires_escalation')
  const own = await convert({ bearer })
  expect([own.status, own.data.status]).toEqual([201, 'ready_for_complete'])
  expect((await agent.act('get_checkout', {}, { id: checkout.id })).data.status).toBe('canceled')
  const again = await convert({ bearer })
  expect([again.status, again.data.id]).toEqual([200, own.data.id])
  expect((await complete(own.data.id)).status).toBe('completed')
  expect(await balance()).toBe(99_000)
})

test('a cart that was converted for one shopper gets another checkout for the next', async () => {
  const linked = await aLink()
  const { convert, checkout } = await aConvertedCart(linked, linked)
  const next = await aBuyer(shop)
  const { access_token } = await link(shop, linked.client, next, { scopes: [MANAGE, PAY] })
  const { status, data } = await convert({ bearer: access_token })
  expect([status, data.status, data.id === checkout.id]).toEqual([201, 'ready_for_complete', false])
  const opened = await linked.buyer.call('POST /api/checkout/handover', { body: { handover_id: handoverIn(data) } })
  expect(opened.status).toBe(404)
})

test('a checkout that a shopper opened stays the checkout of its cart', async () => {
  const linked = await aLink()
  const { convert, checkout } = await aConvertedCart(linked, {})
  const body = { handover_id: handoverIn(checkout) }
  await linked.buyer.call('POST /api/checkout/handover', { body })
  const again = await convert(linked)
  expect([again.status, again.data.id]).toEqual([200, checkout.id])
  expect((await linked.buyer.call('POST /api/checkout/handover', { body })).status).toBe(200)
})
