import { cents } from '@sampan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent, askOf, aVerifier, link } from '../../../../testing/agent/agent-link-world.ts'
import { aBuyer, anUnpaidOrder, pay } from '../../../../testing/order-world.ts'
import { anOperator, aShop, PAYMENT_CODE } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { spendAllowance } from './allowance-service.ts'
import { type AgentLink, linkOfToken } from './link-service.ts'

const shop = await aShop({ max: 40 })
const { db } = shop
const agent = await anAgent(shop)
const PAY = 'dev.ucp.shopping.checkout:pay'
const MANAGE = 'dev.ucp.shopping.checkout:manage'

type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** A shopper whose agent may spend an amount, and the link of the agent's token. */
async function aSpender(allowance_cents = 5_000, scopes: readonly string[] = [MANAGE, PAY]) {
  const buyer = await aBuyer(shop)
  const { access_token } = await link(shop, agent, buyer, { allowance_cents, scopes })
  const spender = await linkOfToken(db, access_token)
  if (!spender) throw new Error('no link')
  return { buyer, spender }
}

async function aCheckout(buyer: Buyer, price_cents: number) {
  const order_id = await anUnpaidOrder(shop, buyer, { price_cents })
  const { checkout_id } = await db
    .selectFrom('shop_order')
    .select('checkout_id')
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  return { order_id, checkout_id, total_cents: cents(price_cents) }
}
type Checkout = Awaited<ReturnType<typeof aCheckout>>

const spend = (spender: AgentLink, { checkout_id, total_cents }: Omit<Checkout, 'order_id'>) =>
  transaction(db, (tx) => spendAllowance(tx, spender, { checkout_id, total_cents }))

const agentOf = async ({ call }: Buyer) => (await call('GET /api/user/agents')).data[0]
const change = async (buyer: Buyer, allowance_cents: number, payment_code?: string) =>
  buyer.call('POST /api/user/agent/allowance', {
    body: { link_id: (await agentOf(buyer))?.link_id ?? '', allowance_cents, ...(payment_code && { payment_code }) },
  })

test('an agent spends up to its allowance, and the shopper is notified of each purchase', async () => {
  const { buyer, spender } = await aSpender(5_000)
  const first = await aCheckout(buyer, 3_000)
  expect(await spend(spender, first)).toBe(true)
  expect(await spend(spender, await aCheckout(buyer, 2_001))).toBe(false)
  expect(await spend(spender, await aCheckout(buyer, 2_000))).toBe(true)
  expect(await spend(spender, await aCheckout(buyer, 1))).toBe(false)
  expect(await agentOf(buyer)).toMatchObject({ allowance_cents: 5_000, spent_cents: 5_000 })
  const { items } = (await buyer.call('GET /api/user/notifications', { query: {} })).data
  const spent = items.filter(({ kind }) => kind === 'agent_spent')
  expect(spent).toHaveLength(2)
  expect(spent[1]).toMatchObject({ link: `/orderInfo/${first.order_id}` })
  expect(spent[1]?.body).toMatch(/^Shopping Pal paid \$30\.00 for order \d+/)
})

test('twenty purchases at the same time never exceed the allowance together', async () => {
  const { buyer, spender } = await aSpender(5_000)
  // At most five unpaid checkouts are allowed, so checkouts are inserted directly.
  const model = await aCheckout(buyer, 700)
  const checkouts = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { rows } = await sql<{ checkout_id: string }>`insert into checkout (user_id, total_cents, expires_at)
        select user_id, total_cents, expires_at from checkout where checkout_id = ${model.checkout_id}
        returning checkout_id`.execute(db)
      return { ...model, checkout_id: rows[0]?.checkout_id ?? '' }
    }),
  )
  await sql`insert into shop_order (user_id, order_number, checkout_id, shop_id, goods_cents, freight_cents,
      discount_cents, total_cents, address, expires_at)
    select user_id, order_number || place, new_checkout, shop_id, goods_cents, freight_cents, discount_cents, total_cents,
      address, expires_at
    from shop_order, unnest(${checkouts.map(({ checkout_id }) => checkout_id)}::uuid[]) with ordinality as made (new_checkout, place)
    where checkout_id = ${model.checkout_id}`.execute(db)
  const results = await Promise.all(checkouts.map((checkout) => spend(spender, checkout)))
  expect(results.filter(Boolean)).toHaveLength(7)
  expect((await agentOf(buyer))?.spent_cents).toBe(4_900)
})

test('the allowance is for the last 30 days at any time, not for a calendar month', async () => {
  const { buyer, spender } = await aSpender(5_000)
  const checkout = await aCheckout(buyer, 5_000)
  expect(await spend(spender, checkout)).toBe(true)
  const age = (interval: string) =>
    sql`update agent_spending set spent_at = now() - ${interval}::interval where checkout_id = ${checkout.checkout_id}`.execute(
      db,
    )
  await age('29 days 23 hours 59 minutes')
  const next = await aCheckout(buyer, 1)
  expect(await spend(spender, next)).toBe(false)
  await age('30 days 1 second')
  expect(await spend(spender, next)).toBe(true)
})

test('refunded amounts do not count any more', async () => {
  const { buyer, spender } = await aSpender(5_000)
  const owner = await anOperator(shop)
  const checkout = await aCheckout(buyer, 5_000)
  expect(await spend(spender, checkout)).toBe(true)
  await pay(buyer, [checkout.order_id])
  expect(await spend(spender, await aCheckout(buyer, 1))).toBe(false)
  const { order_id } = checkout
  const body = { order_id, reason: 'Out of stock' }
  expect(await owner.call('POST /api/admin/order/refund', { body })).toMatchObject({ code: 1 })
  expect((await agentOf(buyer))?.spent_cents).toBe(0)
  expect(await spend(spender, await aCheckout(buyer, 5_000))).toBe(true)
})

test('without the scope, after the end of the link, and by the id of another shopper, nothing is spent', async () => {
  const { buyer, spender } = await aSpender(5_000)
  const other = await aSpender(5_000)
  const checkout = await aCheckout(buyer, 100)
  expect(await spend({ ...spender, scopes: [MANAGE] }, checkout)).toBe(false)
  expect(await spend({ ...spender, link_id: other.spender.link_id }, checkout)).toBe(false)
  const reader = await aSpender(0)
  expect(reader.spender.scopes).toEqual([MANAGE])
  expect(await spend({ ...reader.spender, scopes: [PAY] }, await aCheckout(reader.buyer, 100))).toBe(false)
  await buyer.call('POST /api/user/agent/end', { body: { link_id: spender.link_id } })
  expect(await spend(spender, checkout)).toBe(false)
})

test('negative, empty and fractional prices are bugs, and nothing is booked', async () => {
  const { buyer, spender } = await aSpender(5_000)
  const checkout = await aCheckout(buyer, 100)
  for (const total_cents of [0, -100])
    await expect(spend(spender, { ...checkout, total_cents: cents(total_cents) })).rejects.toThrow(RangeError)
  expect((await agentOf(buyer))?.spent_cents).toBe(0)
  expect(await spend(spender, checkout)).toBe(true)
  await expect(spend(spender, checkout)).rejects.toThrow('agent_spending_pkey')
})

test('a lower allowance needs no code and applies to the next purchase, a higher one needs the code', async () => {
  const { buyer, spender } = await aSpender(5_000)
  expect(await change(buyer, 6_000)).toMatchObject({ code: 0, reason: 'payment_code_wrong', field: 'payment_code' })
  expect(await change(buyer, 6_000, '000000')).toMatchObject({ reason: 'payment_code_wrong' })
  expect(await change(buyer, 5_000)).toMatchObject({ code: 1 })
  expect(await change(buyer, 1_000)).toMatchObject({ code: 1 })
  expect(await spend(spender, await aCheckout(buyer, 1_001))).toBe(false)
  expect(await change(buyer, 5_000)).toMatchObject({ code: 0 })
  expect(await change(buyer, 6_000, PAYMENT_CODE)).toMatchObject({ code: 1 })
  expect(await spend(spender, await aCheckout(buyer, 6_000))).toBe(true)
  expect(await change(buyer, 0)).toMatchObject({ code: 1 })
  expect(await agentOf(buyer)).toMatchObject({ allowance_cents: 0, spent_cents: 6_000 })
})

test('negative and huge allowances are refused', async () => {
  const { buyer } = await aSpender(5_000)
  for (const allowance_cents of [-1, 100_001, 1e15, 0.5])
    expect([allowance_cents, await change(buyer, allowance_cents, PAYMENT_CODE)]).toEqual([
      allowance_cents,
      expect.objectContaining({ code: 400 }),
    ])
  expect(await agentOf(buyer)).toMatchObject({ allowance_cents: 5_000 })
})

test('wrong codes at the consent count towards the limit of the payment code, and no access is given', async () => {
  const buyer = await aBuyer(shop)
  const query = askOf(agent, { code_challenge: aVerifier().code_challenge })
  const { ticket } = (await buyer.call('GET /api/user/agent/request', { query })).data
  const allow = (payment_code: string) =>
    buyer.call('POST /api/user/agent/allow', { body: { ticket, allowance_cents: 5_000, payment_code } })
  for (const tries_left of [4, 3, 2, 1])
    expect(await allow('000000')).toMatchObject({ reason: 'payment_code_wrong', tries_left })
  expect(await allow('000000')).toMatchObject({ reason: 'payment_code_locked' })
  expect(await allow(PAYMENT_CODE)).toMatchObject({ reason: 'payment_code_locked' })
  expect(await agentOf(buyer)).toBeUndefined()
})

test('a later consent without an allowance keeps the old one, and one that asks again replaces it', async () => {
  const { buyer } = await aSpender(5_000)
  await link(shop, agent, buyer, { scopes: [MANAGE] })
  expect(await agentOf(buyer)).toMatchObject({ allowance_cents: 5_000 })
  await link(shop, agent, buyer, { scopes: [MANAGE, PAY], allowance_cents: 2_000 })
  expect(await agentOf(buyer)).toMatchObject({ allowance_cents: 2_000 })
})
