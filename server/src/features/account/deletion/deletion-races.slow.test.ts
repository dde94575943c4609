import { expect, test } from 'vitest'
import { completeOrder, deleteAccountOf, tablesWith } from '../../../../testing/deletion-world.ts'
import { aBuyer, aPaidOrder, buy } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { anOperator, aProduct, aShop, aShopper, callerOf, PASSWORD } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'

const shop = await aShop({ max: 40 })
const { db } = shop
const operator = await anOperator(shop)
const visitor = callerOf(shop)
const MARK = 'Zaubermeise'

test('if an order is placed while the account is deleted, either the deletion or the order is refused', async () => {
  const { sku_id } = await aProduct(shop, { stock: 1000 })
  for (let round = 0; round < 12; round++) {
    const buyer = await aBuyer(shop, 0)
    const [placed, removed, claimed] = await Promise.all([
      buy(buyer, { sku_id, total_cents: 1000 }),
      deleteAccountOf(buyer),
      buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 } }),
    ])
    const orders = await db.selectFrom('shop_order').select('order_id').where('user_id', '=', buyer.user_id).execute()
    expect(orders).toHaveLength(placed.code === 1 ? 1 : 0)
    expect([placed.code === 1, removed.code === 1].filter(Boolean)).toHaveLength(1)
    for (const { status, reason } of [placed, claimed])
      expect([200, 401, 404]).toContain(reason === undefined || reason === 'account_deleted' ? status : reason)
    if (removed.code !== 1) expect(removed).toMatchObject({ obstacles: ['order'] })
    else {
      const cart = await db.selectFrom('cart_item').select('sku_id').where('user_id', '=', buyer.user_id).execute()
      expect(cart).toEqual([])
    }
  }
})

test('if a log-in, a new address and a profile change run while the account is deleted, no rows of them remain', async () => {
  for (let round = 0; round < 6; round++) {
    const shopper = await aShopper(shop)
    const { user_id, account, call } = shopper
    const form = {
      addressee: MARK,
      mobile: '+819012345678',
      tag: 'home' as const,
      country: 'SG',
      area: [] as string[],
      detailed_address: MARK,
    }
    const [removed] = await Promise.all([
      deleteAccountOf(shopper),
      visitor('POST /api/user/login', { body: { account, password: PASSWORD } }),
      call('POST /api/user/address_add', { body: form }),
      call('POST /api/user/profile', { body: { given_name: MARK } }),
    ])
    expect(removed.code).toBe(1)
    for (const table of ['session', 'address', 'security_event'] as const)
      expect(await db.selectFrom(table).select('user_id').where('user_id', '=', user_id).execute()).toEqual([])
    expect(await tablesWith(shop, MARK)).toEqual([])
  }
})

test('a deleted account gets no refund, also from a proposal made before the deletion', async () => {
  const buyer = await aBuyer(shop, 1000)
  const order_id = await aPaidOrder(shop, buyer)
  await completeOrder(shop, operator, buyer, order_id)
  const input = { order_id, amount_cents: 100, reason: 'Goodwill' }
  const second = await anOperator(shop)
  expect(await operator.call('POST /api/admin/order/refund', { body: input })).toMatchObject({
    data: { outcome: 'proposed' },
  })
  expect((await deleteAccountOf(buyer)).code).toBe(1)
  expect((await agreeTo(shop, second, order_id)).reason).toBe('proposal_outdated')
  expect((await operator.call('POST /api/admin/order/refund', { body: input })).reason).toBe('account_deleted')
  expect(await audit(db)).toEqual([])
})
