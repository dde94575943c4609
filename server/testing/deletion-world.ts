import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { completeOrder as complete } from '../src/features/order/order-service.ts'
import { aBuyer, anUnpaidOrder, pay } from './order-world.ts'
import { aClaim, aPicture, draw } from './wallet-world.ts'
import { type anOperator, aProduct, PASSWORD, PAYMENT_CODE, type TestShop, type TestShopper } from './world.ts'

type Operator = Awaited<ReturnType<typeof anOperator>>
type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Proof = { password?: string; payment_code?: string }

export const deleteAccountOf = ({ call }: Pick<TestShopper, 'call'>, proof: Proof = {}) =>
  call('POST /api/user/delete_account', { body: { password: PASSWORD, payment_code: PAYMENT_CODE, ...proof } })

/** The names of the tables with a row that contains the text in any column. */
export async function tablesWith({ db }: TestShop, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const columns: string[] = []
  for (const { name } of rows) {
    const hits = await sql`select from ${sql.table(name)} as searched
      where searched::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (hits.rows.length > 0) columns.push(name)
  }
  return columns
}

/** Ships a paid order, confirms its receipt, reviews it with a picture, and ends its refund window. */
export async function completeOrder(shop: TestShop, operator: Operator, buyer: Buyer, order_id: string): Promise<void> {
  const { call } = buyer
  await operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Yamato', tracking_number: order_id.slice(-12) },
  })
  await call('POST /api/order/receive', { body: { order_id } })
  const { items } = (await call('GET /api/order/detail', { query: { order_id } })).data
  const { file_id } = await aPicture(shop, buyer, 'review')
  const opinion = { product_score: 5, content: 'As pictured.', picture_ids: [file_id] }
  const lines = items.map(({ order_item_id }) => ({ order_item_id, ...opinion }))
  await call('POST /api/order/review', { body: { order_id, service_score: 5, postage_score: 5, items: lines } })
  await complete(shop.db, { by: 'system' }, { order_id })
}

/**
 * A shopper who has used every feature and has no money or open orders left. Every text of the shopper contains `mark`.
 */
export async function aFormerCustomer(shop: TestShop, operator: Operator, mark: string) {
  const { db } = shop
  const buyer = await aBuyer(shop, 1900)
  const { call, address_id } = buyer
  const avatar = await aPicture(shop, buyer, 'avatar')
  const names = { family_name: mark, given_name: mark, mobile: '+819087654321', avatar_id: avatar.file_id }
  await call('POST /api/user/profile', { body: names })
  const address = { addressee: mark, mobile: '+819087654321', detailed_address: mark }
  await db.updateTable('address').set(address).where('id', '=', address_id).execute()
  const { extract_id } = (await draw(buyer, { amount_cents: 1900, account_name: mark })).data
  await call('POST /api/user/extract_cancel', { body: { extract_id } })
  const product = await aProduct(shop)
  const { product_id, sku_id, shop_id } = product
  await call('POST /api/product/like', { body: { product_ids: [product_id], liked: true } })
  await call('POST /api/shop/follow', { body: { shop_ids: [shop_id], followed: true } })
  await call('POST /api/user/history', { body: { product_id } })
  await call('POST /api/user/notifications/choose', { body: { topic: 'favourite', in_app: false } })
  const consent = {
    user_id: buyer.user_id,
    agreed: true,
    source: 'imported',
    agreed_at: '2026-01-01T00:00:00Z',
  } as const
  await db.insertInto('news_consent').values(consent).execute()
  await call('POST /api/cart/add', { body: { sku_id, quantity: 1 } })
  const { file_id } = await aPicture(shop, buyer, 'chat')
  const message = { client_id: randomUUID(), text: `${mark} asks`, file_id, product_id }
  await call('POST /api/service/messages', { body: message })
  const unpaid = await anUnpaidOrder(shop, buyer)
  await call('POST /api/order/cancel', { body: { order_id: unpaid, reason: `${mark} does not want it` } })
  await db.insertInto('promo_code').values({ code: 'ONCE', kind: 'fixed', value: 100 }).execute()
  const input = { address_id, sku_id, quantity: 1, total_cents: 900, promo_code: 'ONCE', notes: `for ${mark}` }
  const company = { company: mark, company_tax_number: `1 ${mark}` }
  const [order_id = ''] = (await call('POST /api/order/create', { body: { ...input, ...company } })).data.order_ids
  const other_id = await anUnpaidOrder(shop, buyer)
  for (const bought of [order_id, other_id]) {
    await pay(buyer, [bought])
    await completeOrder(shop, operator, buyer, bought)
  }
  const { order_number } = (await call('GET /api/order/detail', { query: { order_id } })).data
  for (const number of [order_number, `${mark}1`]) {
    const body = { name: mark, order_number: number, email: buyer.account }
    await call('POST /api/order/contract_withdrawal', { body })
  }
  const { user_id } = buyer
  const agent = { user_id, client_id: `https://${mark}.example/agent`, name: mark, scopes: [] }
  const { link_id } = await db.insertInto('agent_link').values(agent).returning('link_id').executeTakeFirstOrThrow()
  await sql`insert into agent_spending (user_id, checkout_id, link_id, spent_cents)
    select user_id, checkout_id, ${link_id}, total_cents from checkout where user_id = ${user_id} limit 1`.execute(db)
  const recharge_id = await aClaim(shop, buyer)
  await db.updateTable('recharge').set({ bank_reference: mark }).where('recharge_id', '=', recharge_id).execute()
  const refused = { recharge_id, status: 2, reason: 'Nothing arrived.' } as const
  await operator.call('POST /api/admin/recharge/audit', { body: refused })
  return { ...buyer, ...product }
}
