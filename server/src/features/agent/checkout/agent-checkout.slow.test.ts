import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent, codesOf, handoverIn, itemsOf, shippingTo } from '../../../../testing/agent/shopping-agent-world.ts'
import { aBuyer, pay, stockOf } from '../../../../testing/order-world.ts'
import { aProduct, aShop, aShopper } from '../../../../testing/world.ts'
import { deleteExpired } from './agent-checkout-sql.ts'
import { totalsOf } from './agent-checkout-view.ts'

const shop = await aShop()
const SHOWN = { language: 'en', public_url: 'https://shop.example' } as const

const aPromo = (code: string, fields: object = {}) =>
  shop.db
    .insertInto('promo_code')
    .values({ code, kind: 'percentage', value: 1000, uses_limit: null, uses_per_shopper: 1, ends_at: null, ...fields })
    .execute()

const amountOf = (data: { totals: { type: string; amount: number }[] }, type: string) =>
  data.totals.find((total) => total.type === type)?.amount

test('a cart has the shop’s prices, is replaced as a whole, and is gone once it is canceled', async () => {
  const agent = await anAgent(shop)
  const [lamp, kite] = [await aProduct(shop, { price_cents: 1500 }), await aProduct(shop, { price_cents: 700 })]
  const cart = await agent.act('create_cart', itemsOf([lamp.sku_id, 2], [kite.sku_id, 1]))
  expect(cart.status).toBe(201)
  expect(cart.data).toMatchObject({ currency: 'USD', line_items: [{ quantity: 2 }, { item: { price: 700 } }] })
  expect(amountOf(cart.data, 'total')).toBe(3700)
  const { id } = cart.data
  await agent.act('update_cart', itemsOf([kite.sku_id, 3]), { id })
  const { data } = await agent.act('get_cart', {}, { id })
  expect(data.line_items).toMatchObject([{ id: kite.sku_id, quantity: 3 }])
  expect((await agent.act('cancel_cart', {}, { id })).data).toMatchObject({ id, line_items: data.line_items })
  expect(codesOf((await agent.act('get_cart', {}, { id })).data)).toEqual(['not_found'])
})

test('a cart becomes one checkout with its goods and promo code; a second conversion returns that checkout', async () => {
  const agent = await anAgent(shop)
  const [lamp, kite] = [await aProduct(shop), await aProduct(shop)]
  await aPromo('CARTCODE')
  const goods = { ...itemsOf([lamp.sku_id, 2]), discounts: { codes: ['cartcode'] } }
  const { data: cart } = await agent.act('create_cart', goods)
  const first = await agent.act('create_checkout', { cart_id: cart.id, ...itemsOf([kite.sku_id, 9]) })
  expect(first.status).toBe(201)
  expect(first.data.line_items).toMatchObject([{ id: lamp.sku_id, quantity: 2 }])
  expect(amountOf(first.data, 'discount')).toBe(-200)
  const second = await agent.act('create_checkout', { cart_id: cart.id, line_items: [] })
  expect([second.status, second.data.id]).toEqual([200, first.data.id])
})

test('without a link every checkout asks the shopper to review and pay, at an address of the shop in their language', async () => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  const { data } = await agent.act('create_checkout', itemsOf([sku_id, 1]), { language: 'ja' })
  expect(data).toMatchObject({ status: 'requires_escalation', messages: [{ severity: 'requires_buyer_input' }] })
  expect(data.continue_url).toMatch(/^http.*\/checkout\?handover=handover_[\w-]{32}&lang=ja$/)
  const street = { street_address: '1-2-3 Aoyama', postal_code: '107-0062' }
  const input = { ...itemsOf([sku_id, 1]), ...shippingTo('JP', street) }
  const updated = await agent.act('update_checkout', input, { id: data.id })
  expect(updated.data.messages).toMatchObject([{ severity: 'requires_buyer_review' }])
  expect(updated.data.fulfillment.methods[0]).toMatchObject({
    selected_destination_id: 'home',
    destinations: [{ id: 'home', type: 'shipping_address', ...street }],
    groups: [{ selected_option_id: 'standard', options: [{ id: 'standard' }] }],
  })
  const completed = await agent.act('complete_checkout', { payment: { instruments: [] } }, { id: data.id })
  expect([completed.status, completed.data.status]).toEqual([200, 'requires_escalation'])
})

test('the agent chooses a delivery service for each shop; one that is not offered is named, and the cheapest applies', async () => {
  const agent = await anAgent(shop)
  const { sku_id, shop_id } = await aProduct(shop, { shop_id: 'sender' })
  const express = { service: 'express' as const, country: '*', base_cents: 2500, each_further_cents: 0 }
  await shop.db
    .insertInto('freight_rule')
    .values({ shop_id, ...express })
    .execute()
  const goods = { ...itemsOf([sku_id, 1]), ...shippingTo('JP') }
  const choose = (selected_option_id: string) => {
    const [method] = goods.fulfillment.methods
    return { ...goods, fulfillment: { methods: [{ ...method, groups: [{ id: shop_id, selected_option_id }] }] } }
  }
  const { data } = await agent.act('create_checkout', goods)
  expect(data.fulfillment.methods[0].groups).toMatchObject([
    {
      id: shop_id,
      selected_option_id: 'standard',
      options: [{ id: 'standard' }, { id: 'express', title: 'Express delivery' }],
    },
  ])
  const chosen = await agent.act('update_checkout', choose('express'), { id: data.id })
  expect(chosen.data.fulfillment.methods[0].groups[0].selected_option_id).toBe('express')
  expect(amountOf(chosen.data, 'fulfillment')).toBe(2500)
  const other = await agent.act('update_checkout', choose('economy'), { id: data.id })
  expect(codesOf(other.data)).toContain('fulfillment_option_unavailable')
  expect(amountOf(other.data, 'fulfillment')).toBe(0)
})

test('goods that are sold out, hidden or scarce are left out or reduced, each with a message', async () => {
  const agent = await anAgent(shop)
  const [scarce, empty, hidden] = [
    await aProduct(shop, { stock: 3 }),
    await aProduct(shop, { stock: 0 }),
    await aProduct(shop),
  ]
  await shop.db.updateTable('product').set({ on_sale: false }).where('product_id', '=', hidden.product_id).execute()
  const input = itemsOf([empty.sku_id, 1], [scarce.sku_id, 5], [hidden.sku_id, 1], ['no-such-thing', 1])
  const { data } = await agent.act('create_checkout', input)
  expect(data.line_items).toMatchObject([{ id: scarce.sku_id, quantity: 3 }])
  expect(data.messages).toMatchObject([
    { code: 'out_of_stock', severity: 'recoverable' },
    { code: 'quantity_adjusted', path: '$.line_items[0].quantity' },
    { code: 'item_unavailable', severity: 'recoverable' },
    { code: 'item_unavailable', severity: 'recoverable' },
    { severity: 'requires_buyer_input' },
  ])
  const none = await agent.act('create_checkout', itemsOf([empty.sku_id, 1]))
  expect(none).toMatchObject({ status: 200, data: { messages: [{ code: 'out_of_stock', severity: 'unrecoverable' }] } })
  expect(none.data.id).toBeUndefined()
})

test('a price that changed since the last reply is announced', async () => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const { data } = await agent.act('create_checkout', itemsOf([sku_id, 1]))
  await shop.db.updateTable('sku').set({ price_cents: 1200 }).where('sku_id', '=', sku_id).execute()
  const current = await agent.act('get_checkout', {}, { id: data.id })
  expect(current.data.messages[0]).toMatchObject({ code: 'price_changed', path: '$.line_items[0].item.price' })
  expect(amountOf(current.data, 'total')).toBe(1200)
})

test('a shop that does not ship to the country is named as a fault of the address', async () => {
  const agent = await anAgent(shop)
  const { sku_id, shop_id } = await aProduct(shop, { shop_id: 'domestic' })
  await shop.db.updateTable('freight_rule').set({ country: 'JP' }).where('shop_id', '=', shop_id).execute()
  const { data } = await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), ...shippingTo('TH') })
  expect(codesOf(data)).toEqual(['address_undeliverable', 'buyer_address'])
  const full_name = await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), ...shippingTo('Thailand') })
  expect(full_name.data.messages[0]).toMatchObject({
    code: 'address_undeliverable',
    path: '$.fulfillment.methods[0].destinations[0].address_country',
  })
})

test.each([0, -1, 1.5, 1_000_001, '2', Number.NaN])('a quantity of %s is refused', async (quantity) => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  for (const tool of ['create_cart', 'create_checkout']) {
    await expect(agent.act(tool, { line_items: [{ item: { id: sku_id }, quantity }] })).rejects.toThrow(/quantity/)
  }
})

test('an order uses one promo code; codes without an effect are named with their place', async () => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 2000 })
  await aPromo('FIRST1')
  await aPromo('SECOND2')
  await aPromo('LARGE3', { minimum_cents: 100_000 })
  const codes = ['nothing', 'LARGE3', 'first1', 'SECOND2', 'NEVER4']
  const { data } = await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), discounts: { codes } })
  expect(data.discounts).toMatchObject({ codes, applied: [{ code: 'FIRST1', amount: 200 }] })
  expect(data.messages).toMatchObject([
    { code: 'discount_code_invalid', path: '$.discounts.codes[0]', content: expect.stringMatching(/^nothing: ./) },
    { code: 'discount_code_minimum_not_met', path: '$.discounts.codes[1]' },
    { code: 'discount_code_combination_disallowed', path: '$.discounts.codes[3]' },
    { code: 'discount_code_invalid', path: '$.discounts.codes[4]' },
    { severity: 'requires_buyer_input' },
  ])
  const cleared = await agent.act(
    'update_checkout',
    { ...itemsOf([sku_id, 1]), discounts: { codes: [] } },
    { id: data.id },
  )
  expect(cleared.data.discounts).toEqual({ codes: [], applied: [] })
})

test.each(['create_cart', 'create_checkout'])('%s ignores claims of benefits, with warnings', async (tool) => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  const context = { eligibility: ['com.example.member', 'com.example.student'] }
  const { data } = await agent.act(tool, { ...itemsOf([sku_id, 1]), context })
  const content = 'com.example.member: We don’t offer any benefits for this.'
  expect(data.messages.slice(0, 2)).toEqual([
    { type: 'warning', code: 'eligibility_not_accepted', path: '$.context.eligibility[0]', content },
    expect.objectContaining({ code: 'eligibility_not_accepted', path: '$.context.eligibility[1]' }),
  ])
  const malformed = await agent.act(tool, { ...itemsOf([sku_id, 1]), context: { eligibility: 'member' } })
  expect(codesOf(malformed.data)).not.toContain('eligibility_not_accepted')
})

test('after 30 unknown promo codes an hour, the codes of an agent’s host are no longer looked up', async () => {
  const limited = await aShop({ limits: true, on: shop.db })
  const agent = await anAgent(limited)
  const { sku_id } = await aProduct(shop)
  await aPromo('SECRET9')
  for (let round = 0; round < 6; round++) {
    const codes = Array.from({ length: 5 }, (_, index) => `GUESS${round}${index}`)
    const { data } = await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), discounts: { codes } })
    expect(codesOf(data)).not.toContain('discount_code_rate_limited')
  }
  const { data } = await agent.act('create_checkout', { ...itemsOf([sku_id, 1]), discounts: { codes: ['SECRET9'] } })
  expect(data.discounts.applied).toEqual([])
  expect(codesOf(data)).toContain('discount_code_rate_limited')
})

test('another agent can neither read, change, complete nor cancel a cart or checkout', async () => {
  const [agent, other] = [await anAgent(shop), await anAgent(shop)]
  const { sku_id } = await aProduct(shop)
  const { data: cart } = await agent.act('create_cart', itemsOf([sku_id, 1]))
  const { data: checkout } = await agent.act('create_checkout', itemsOf([sku_id, 1]))
  const calls = [
    ['get_cart', {}, cart.id],
    ['update_cart', itemsOf([sku_id, 2]), cart.id],
    ['cancel_cart', {}, cart.id],
    ['get_checkout', {}, checkout.id],
    ['update_checkout', itemsOf([sku_id, 2]), checkout.id],
    ['complete_checkout', {}, checkout.id],
    ['cancel_checkout', {}, checkout.id],
  ] as const
  for (const [tool, body, id] of calls) {
    expect(codesOf((await other.act(tool, body, { id })).data), tool).toEqual(['not_found'])
  }
  expect(codesOf((await other.act('create_checkout', { cart_id: cart.id, line_items: [] })).data)).toEqual([
    'not_found',
  ])
  expect((await agent.act('get_checkout', {}, { id: checkout.id })).data.line_items).toMatchObject([{ quantity: 1 }])
})

test('a canceled or expired checkout can no longer be changed, completed or opened', async () => {
  const agent = await anAgent(shop)
  const shopper = await aShopper(shop)
  const { sku_id } = await aProduct(shop)
  const [{ data: canceled }, { data: expired }] = [
    await agent.act('create_checkout', itemsOf([sku_id, 1])),
    await agent.act('create_checkout', itemsOf([sku_id, 1])),
  ]
  expect((await agent.act('cancel_checkout', {}, { id: canceled.id })).data.status).toBe('canceled')
  await sql`update agent_checkout set expires_at = now() where agent_checkout_id = ${expired.id}`.execute(shop.db)
  for (const { id, continue_url } of [canceled, expired]) {
    const current = await agent.act('get_checkout', {}, { id })
    expect([current.data.status, current.data.continue_url]).toEqual(['canceled', undefined])
    for (const [tool, body] of [
      ['complete_checkout', {}],
      ['cancel_checkout', {}],
      ['update_checkout', itemsOf([sku_id, 2])],
    ] as const) {
      const refused = await agent.act(tool, body, { id })
      expect([refused.status, codesOf(refused.data)]).toEqual([409, ['checkout_ended']])
    }
    const body = { handover_id: handoverIn({ continue_url }) }
    expect((await shopper.call('POST /api/checkout/handover', { body })).status).toBe(404)
  }
})

test('expired carts and checkouts are deleted; a checkout stays readable for a day', async () => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  const { data: cart } = await agent.act('create_cart', itemsOf([sku_id, 1]))
  const { data: checkout } = await agent.act('create_checkout', itemsOf([sku_id, 1]))
  const age = (by: string) =>
    Promise.all([
      sql`update agent_cart set expires_at = now() - ${by}::interval where cart_id = ${cart.id}`.execute(shop.db),
      sql`update agent_checkout set expires_at = now() - ${by}::interval
        where agent_checkout_id = ${checkout.id}`.execute(shop.db),
    ])
  await age('1 second')
  await deleteExpired(shop.db)
  expect(codesOf((await agent.act('get_cart', {}, { id: cart.id })).data)).toEqual(['not_found'])
  expect((await agent.act('get_checkout', {}, { id: checkout.id })).data.status).toBe('canceled')
  await age('25 hours')
  await deleteExpired(shop.db)
  expect(codesOf((await agent.act('get_checkout', {}, { id: checkout.id })).data)).toEqual(['not_found'])
})

test('a payment code that an agent sends is stored nowhere', async () => {
  const agent = await anAgent(shop)
  const { sku_id } = await aProduct(shop)
  const secret = { payment_code: '739154', pay: '739154' }
  const body = { ...itemsOf([sku_id, 1]), ...secret, payment: { ...secret, instruments: [{ credential: secret }] } }
  const { data } = await agent.act('create_checkout', body)
  const completed = await agent.act('complete_checkout', body, { id: data.id })
  expect(completed.data.status).toBe('requires_escalation')
  expect(codesOf(completed.data)).toContain('payment_instrument_ignored')
  const { rows } = await sql<{ row: string }>`select agent_checkout::text as row from agent_checkout
    where agent_checkout_id = ${data.id}`.execute(shop.db)
  expect(JSON.stringify([rows, completed.data])).not.toContain('739154')
})

test('for any sums, the entries before the total add up to it', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.boolean(), (goods, freight, discount, freight_is_known) => {
      const freight_cents = freight_is_known ? freight : 0
      const discount_cents = Math.min(discount, goods)
      const total_cents = goods + freight_cents - discount_cents
      const sums = { goods_cents: goods, freight_cents, discount_cents, total_cents } as Parameters<typeof totalsOf>[0]
      const totals = totalsOf(sums, SHOWN, { freight_is_known })
      const parts = totals.filter(({ type }) => type !== 'total').reduce((sum, part) => sum + part.amount, 0)
      expect(parts).toBe(totals.at(-1)?.amount)
      expect(totals.map(({ type }) => type).filter((type) => type === 'subtotal' || type === 'total')).toHaveLength(2)
    }),
  )
})

test('sums of goods of several shops with freight and a promo code are those of the shop’s own checkout', async () => {
  const agent = await anAgent(shop)
  const buyer = await aBuyer(shop)
  await aPromo('SUMS10', { includes_freight: true })
  const goods = [
    await aProduct(shop, { shop_id: 'sums-a', price_cents: 999 }),
    await aProduct(shop, { shop_id: 'sums-b', price_cents: 333 }),
  ]
  await sql`update freight_rule set base_cents = 450, each_further_cents = 35 where shop_id like 'sums-%'`.execute(
    shop.db,
  )
  const input = { ...itemsOf([goods[0]?.sku_id ?? '', 3], [goods[1]?.sku_id ?? '', 7]), ...shippingTo('JP') }
  const { data } = await agent.act('create_checkout', { ...input, discounts: { codes: ['SUMS10'] } })
  const body = { handover_id: handoverIn(data) }
  const opened = await buyer.call('POST /api/checkout/handover', { body })
  expect(opened.data).toMatchObject({ agent: agent.host, promo_code: 'SUMS10', order_ids: [] })
  const quote = await buyer.call('POST /api/checkout/quote', {
    body: { ...body, address_id: buyer.address_id, promo_code: 'SUMS10' },
  })
  const { goods_cents, freight_cents, discount_cents, total_cents } = quote.data
  expect(data.totals.map(({ amount }: { amount: number }) => amount)).toEqual([
    goods_cents,
    -discount_cents,
    freight_cents,
    total_cents,
  ])
})

async function aHandover() {
  const agent = await anAgent(shop)
  const buyer = await aBuyer(shop)
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  const { data } = await agent.act('create_checkout', { ...itemsOf([sku_id, 2]), ...shippingTo('JP') })
  const handover_id = handoverIn(data)
  const open = () => buyer.call('POST /api/checkout/handover', { body: { handover_id } })
  const order = () =>
    buyer.call('POST /api/order/create', { body: { handover_id, address_id: buyer.address_id, total_cents: 2000 } })
  const read = async () => (await agent.act('get_checkout', {}, { id: data.id })).data
  return { agent, buyer, sku_id, id: data.id, handover_id, open, order, read }
}

test('a handover is ordered once; after the payment the checkout is completed with the order', async () => {
  const { buyer, sku_id, open, order, read } = await aHandover()
  await open()
  const { data: order_ids_and_total } = await order()
  expect(await read()).toMatchObject({ status: 'requires_escalation', messages: [{ code: 'payment_pending' }] })
  expect((await order()).status).toBe(404)
  expect((await open()).data).toMatchObject({ order_ids: order_ids_and_total.order_ids, is_payable: true })
  await pay(buyer, order_ids_and_total.order_ids)
  expect(await read()).toMatchObject({
    status: 'completed',
    order: {
      id: order_ids_and_total.checkout_id,
      permalink_url: expect.stringContaining(`/orderInfo/${order_ids_and_total.order_ids[0]}`),
    },
    line_items: [{ id: sku_id, quantity: 2 }],
  })
  expect(JSON.stringify(await read())).not.toContain('Aoyama')
  expect((await open()).data).toMatchObject({ order_ids: order_ids_and_total.order_ids, is_payable: false })
  expect((await order()).status).toBe(404)
  expect(await stockOf(shop, sku_id)).toBe(8)
})

test('of ten concurrent orders of a handover, one succeeds', async () => {
  const { open, order, sku_id } = await aHandover()
  await open()
  const all = await Promise.all(Array.from({ length: 10 }, order))
  expect(all.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(await stockOf(shop, sku_id)).toBe(8)
})

test.each([
  ['山田', '花子', '山田花子'],
  ['Srisai', 'Nina', 'Nina Srisai'],
])(
  'the address of a handover names %s %s in the order of the shop’s own names',
  async (last_name, first_name, addressee) => {
    const agent = await anAgent(shop)
    const buyer = await aBuyer(shop)
    const { sku_id } = await aProduct(shop)
    const input = { ...itemsOf([sku_id, 1]), ...shippingTo('JP', { last_name, first_name }) }
    const { data } = await agent.act('create_checkout', input)
    const opened = await buyer.call('POST /api/checkout/handover', { body: { handover_id: handoverIn(data) } })
    expect(opened.data.address).toMatchObject({ addressee })
  },
)

test('a handover belongs to the shopper who opens it first', async () => {
  const { open, handover_id } = await aHandover()
  const others = [await aBuyer(shop), await aBuyer(shop)]
  await open()
  for (const { call, address_id } of others) {
    expect((await call('POST /api/checkout/handover', { body: { handover_id } })).status).toBe(404)
    expect((await call('POST /api/checkout/quote', { body: { handover_id } })).status).toBe(404)
    const body = { handover_id, address_id, total_cents: 2000 }
    expect((await call('POST /api/order/create', { body })).status).toBe(404)
  }
  expect((await open()).status).toBe(200)
})

test('of many shoppers who open a handover at the same time, one gets it', async () => {
  const { handover_id } = await aHandover()
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(shop)))
  const opened = await Promise.all(
    shoppers.map(({ call }) => call('POST /api/checkout/handover', { body: { handover_id } })),
  )
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('without opening it, a handover can be neither quoted nor ordered', async () => {
  const { buyer, order, handover_id } = await aHandover()
  expect((await buyer.call('POST /api/checkout/quote', { body: { handover_id } })).status).toBe(404)
  expect((await order()).status).toBe(404)
})

test('the goods of an opened handover no longer change, but the agent can cancel it', async () => {
  const { agent, open, order, id, sku_id, read } = await aHandover()
  await open()
  const updated = await agent.act('update_checkout', itemsOf([sku_id, 9]), { id })
  expect(codesOf(updated.data)).toContain('checkout_opened')
  expect((await read()).line_items).toMatchObject([{ quantity: 2 }])
  expect((await agent.act('cancel_checkout', {}, { id })).data.status).toBe('canceled')
  expect((await order()).status).toBe(404)
})

test('an ordered handover that expires unpaid is canceled', async () => {
  const { buyer, open, order, read } = await aHandover()
  await open()
  const { data: purchase } = await order()
  await buyer.call('POST /api/order/cancel', { body: { order_id: purchase.order_ids[0] ?? '', reason: '' } })
  expect((await read()).status).toBe('canceled')
})
