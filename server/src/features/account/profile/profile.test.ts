import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aProduct, aShop, aShopper, callerOf, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const infoOf = async ({ call }: TestShopper) => (await call('GET /api/user/getUserInfo')).data
const change = ({ call }: TestShopper, body: object) => call('POST /api/user/profile', { body })

/** Inserts the row of an uploaded picture. */
async function aPicture({ user_id }: TestShopper, purpose: 'avatar' | 'evidence' = 'avatar') {
  const file_name = `${randomUUID()}.webp`
  const { file_id } = await db
    .insertInto('uploaded_file')
    .values({ user_id, purpose, file_name, width: 8, height: 8, bytes: 99, used_by: null })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return { file_id, file_name }
}

test('a new shopper has an empty profile', async () => {
  const shopper = await aShopper(shop, { payment_code: null, language: 'th' })
  expect(await infoOf(shopper)).toEqual({
    user_id: shopper.user_id,
    account: shopper.account,
    email: shopper.account,
    mobile: null,
    family_name: 'Lin',
    given_name: 'Mei',
    avatar_url: null,
    balance_cents: 0,
    held_cents: 0,
    receivable_cents: 0,
    disputed_cents: 0,
    has_payment_code: false,
    unread_count: 0,
    unread_messages: 0,
    cart_count: 0,
    counts: { likes: 0, follows: 0, history: 0 },
    order_counts: { '0': 0, '1': 0, '2': 0, '3': 0, '4': 0, '-1': 0, '-4': 0 },
    lang: { language_name: 'ไทย', chinese_name: '泰语', file_name: 'tai' },
    is_language_chosen: false,
  })
})

test('balance and counts include only the shopper’s own rows', async () => {
  const [shopper, other] = [await aShopper(shop, { balance_cents: 12_345 }), await aShopper(shop)]
  const product = await aProduct(shop, { skus: 2 })
  const { user_id } = shopper
  for (const sku_id of product.sku_ids)
    await db.insertInto('cart_item').values({ user_id, sku_id, quantity: 3 }).execute()
  await db.insertInto('product_like').values({ user_id, product_id: product.product_id }).execute()
  await db.insertInto('shop_follow').values({ user_id, shop_id: product.shop_id }).execute()
  await anOrder(user_id, product.shop_id, 'unpaid')
  await anOrder(user_id, product.shop_id, 'unpaid')
  await anOrder(user_id, product.shop_id, 'after_sale')
  expect(await infoOf(shopper)).toMatchObject({
    balance_cents: 12_345,
    has_payment_code: true,
    cart_count: 2,
    counts: { likes: 1, follows: 1 },
    order_counts: { '0': 2, '1': 0, '-4': 1 },
  })
  expect(await infoOf(other)).toMatchObject({ balance_cents: 0, cart_count: 0, counts: { likes: 0 } })
})

async function anOrder(user_id: string, shop_id: string, status: 'unpaid' | 'after_sale'): Promise<void> {
  const expires_at = new Date(Date.now() + 60_000).toISOString()
  const { checkout_id } = await db
    .insertInto('checkout')
    .values({ user_id, total_cents: 100, promo_code: null, expires_at })
    .returning('checkout_id')
    .executeTakeFirstOrThrow()
  const cents = { goods_cents: 100, freight_cents: 0, discount_cents: 0, total_cents: 100 }
  const order = { user_id, checkout_id, shop_id, status, ...cents, address: '{}', expires_at }
  const none = { promo_code: null, notes: null, carrier: null, tracking_number: null, cancel_reason: null }
  const never = {
    ...{ paid_at: null, shipped_at: null, auto_confirm_at: null, auto_complete_at: null },
    ...{ received_at: null, completed_at: null, cancelled_at: null },
  }
  const paused = status === 'after_sale' ? { paused_status: 'paid' as const, paused_at: expires_at } : {}
  await db
    .insertInto('shop_order')
    .values({ order_number: randomUUID(), ...order, ...none, ...never, ...paused })
    .execute()
}

test('a profile change changes the given fields only', async () => {
  const shopper = await aShopper(shop)
  const changed = await change(shopper, { given_name: ' 美 ', mobile: '+819012345678' })
  expect(changed.data).toMatchObject({
    family_name: 'Lin',
    given_name: '美',
    mobile: '+819012345678',
    avatar_url: null,
  })
  expect((await change(shopper, { mobile: '' })).data).toMatchObject({ given_name: '美', mobile: null })
  expect((await change(shopper, {})).data).toMatchObject({ family_name: 'Lin', given_name: '美' })
})

test.each([
  [{ mobile: '12' }, { reason: 'mobile_invalid', field: 'mobile' }],
  [{ family_name: '<b>' }, { status: 400 }],
  [
    { family_name: ' ', given_name: '' },
    { reason: 'name_missing', field: 'family_name' },
  ],
  [{ account: 'other@example.com' }, { status: 400 }],
  [{ is_demo: true }, { status: 400 }],
  [{ avatar_id: randomUUID() }, { status: 404 }],
  [{ avatar_id: 'x' }, { status: 404 }],
])('a profile with %o is refused completely', async (body, refusal) => {
  const shopper = await aShopper(shop)
  expect(await change(shopper, { given_name: 'Changed', ...body })).toMatchObject(refusal)
  expect(await infoOf(shopper)).toMatchObject({ given_name: 'Mei', mobile: null })
})

test('an avatar must be the shopper’s own upload for this purpose, and an upload can be used once', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { file_id, file_name } = await aPicture(shopper)
  expect((await change(other, { avatar_id: file_id })).status).toBe(404)
  expect((await change(shopper, { avatar_id: (await aPicture(shopper, 'evidence')).file_id })).status).toBe(404)
  expect((await change(shopper, { avatar_id: file_id })).data.avatar_url).toContain(file_name)
  expect((await infoOf(shopper)).avatar_url).toContain(file_name)
  // The form sends the unchanged picture again with another change.
  expect((await change(shopper, { avatar_id: file_id, given_name: 'Mia' })).data.avatar_url).toContain(file_name)
  expect((await change(shopper, { avatar_id: null })).data.avatar_url).toBeNull()
  expect((await change(shopper, { avatar_id: file_id })).status).toBe(404)
})

test('the profile lists the five languages, and the chosen language is stored with the account', async () => {
  const shopper = await aShopper(shop)
  const { data } = await callerOf(shop)('GET /api/user/language_list')
  expect(data.map(({ file_name }) => file_name)).toEqual(['en', 'zh-CN', 'ri', 'han', 'tai'])
  expect((await infoOf(shopper)).is_language_chosen).toBe(false)
  const choice = await shopper.call('GET /api/user/set_language', { query: { file_name: 'ri' } })
  expect(choice.data).toEqual({ language_name: '日本語', chinese_name: '日语', file_name: 'ri' })
  expect(await infoOf(shopper)).toMatchObject({ lang: choice.data, is_language_chosen: true })
  const french = 'fr' as 'en' // not one of the five languages
  expect((await shopper.call('GET /api/user/set_language', { query: { file_name: french } })).status).toBe(400)
})

test('the language of the registration counts as chosen only after the shopper has chosen it', async () => {
  const shopper = await aShopper(shop, { language: 'ja' })
  expect(await infoOf(shopper)).toMatchObject({ lang: { file_name: 'ri' }, is_language_chosen: false })
  await shopper.call('GET /api/user/set_language', { query: { file_name: 'ri' } })
  expect(await infoOf(shopper)).toMatchObject({ lang: { file_name: 'ri' }, is_language_chosen: true })
  const { data } = await shopper.call('GET /api/user/security')
  expect(JSON.stringify(data)).not.toContain('language_changed')
})

test('every path under /api/user/ needs a session', async () => {
  const visitor = callerOf(shop)
  expect(await visitor('GET /api/user/getUserInfo')).toMatchObject({
    status: 401,
    code: 401,
    msg: 'Please login first',
  })
  expect((await shop.app.inject({ url: '/api/user/none' })).statusCode).toBe(401)
})
