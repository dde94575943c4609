import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aFormerCustomer, completeOrder, deleteAccountOf, tablesWith } from '../../../../testing/deletion-world.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, buy, pay } from '../../../../testing/order-world.ts'
import { aClaim, aPicture, aWithdrawal } from '../../../../testing/wallet-world.ts'
import {
  anOperator,
  aProduct,
  aShop,
  aShopper,
  callerOf,
  PASSWORD,
  type TestShopper,
} from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { ANONYMISED_TABLES, DELETED_TABLES, SEPARATELY_DELETED_TABLES } from './deletion-sql.ts'

const shop = await aShop({ max: 40 })
const { db } = shop
const operator = await anOperator(shop)
const visitor = callerOf(shop)

const obstaclesOf = async ({ call }: TestShopper) => (await call('GET /api/user/delete_account')).data.obstacles

test('the deletion covers every table with shoppers’ rows, and these tables refuse rows of deleted accounts', async () => {
  const { rows } = await sql<{ table_name: string }>`select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' and table_name <> 'user_account'`.execute(db)
  expect([...DELETED_TABLES, ...SEPARATELY_DELETED_TABLES, ...ANONYMISED_TABLES].sort()).toEqual(
    rows.map((row) => row.table_name).sort(),
  )
  const unguarded = await sql<{ child: string }>`select conrelid::regclass::text as child from pg_constraint
    where contype = 'f' and confrelid = 'user_account'::regclass and not exists (
      select from pg_trigger where tgrelid = conrelid and tgname = 'of_no_deleted_account')`.execute(db)
  // Corrections and disputes are allowed, because their money is taken back even after the deletion.
  expect(unguarded.rows.map(({ child }) => child).toSorted()).toEqual(['correction', 'provider_dispute'])
})

test('a shopper without a payment code deletes the account with the password alone', async () => {
  const shopper = await aShopper(shop, { payment_code: null })
  expect((await shopper.call('GET /api/user/delete_account')).data).toEqual({ obstacles: [], has_payment_code: false })
  const { call } = shopper
  expect((await call('POST /api/user/delete_account', { body: { password: PASSWORD } })).code).toBe(1)
  expect((await call('GET /api/user/security')).status).toBe(401)
})

test('deletion needs the right password and payment code, and wrong codes are counted', async () => {
  const shopper = await aShopper(shop)
  const { call } = shopper
  expect(await deleteAccountOf(shopper, { password: 'wrong-horse' })).toMatchObject({
    reason: 'password_wrong',
    field: 'password',
  })
  expect((await call('POST /api/user/delete_account', { body: { password: PASSWORD } })).status).toBe(400)
  for (let round = 0; round < 4; round++)
    expect(await deleteAccountOf(shopper, { payment_code: '918273' })).toMatchObject({
      reason: 'payment_code_wrong',
      field: 'payment_code',
    })
  expect((await deleteAccountOf(shopper, { payment_code: '918273' })).reason).toBe('payment_code_locked')
  expect((await deleteAccountOf(shopper)).reason).toBe('payment_code_locked')
  expect((await call('GET /api/user/getUserInfo')).data.account).toBe(shopper.account)
})

test('a balance, held money and unfinished orders, refunds and recharges prevent deletion, and the refusal lists them', async () => {
  const rich = await aShopper(shop, { balance_cents: 5000 })
  const refused = await deleteAccountOf(rich)
  expect(refused).toMatchObject({ code: 0, reason: 'account_not_empty', obstacles: ['balance'] })
  expect(refused.msg).toBe('You can’t delete your account while you still have a balance.')
  await aWithdrawal(rich, 5000)
  expect(await deleteAccountOf(rich)).toMatchObject({ obstacles: ['hold', 'withdrawal'] })

  const buyer = await aBuyer(shop, 0)
  await anUnpaidOrder(shop, buyer)
  expect(await obstaclesOf(buyer)).toEqual(['order'])

  const paying = await aBuyer(shop, 1000)
  const order_id = await aPaidOrder(shop, paying)
  expect(await obstaclesOf(paying)).toEqual(['order'])
  const { file_id } = await aPicture(shop, paying, 'refund')
  const { items } = (await paying.call('GET /api/order/detail', { query: { order_id } })).data
  await paying.call('POST /api/order/refund', {
    body: {
      ...{ order_id, type: 'refund_only', product_status: 'not_received', amount_cents: 1000, reason: 'not_received' },
      ...{ explanation: 'It never came.', attachment_ids: [file_id] },
      items: items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    },
  })
  expect(await deleteAccountOf(paying)).toMatchObject({ obstacles: ['order', 'refund'] })

  const claiming = await aShopper(shop)
  await aClaim(shop, claiming)
  expect(await deleteAccountOf(claiming)).toMatchObject({ obstacles: ['recharge'] })
})

test('a debt to the shop prevents deletion', async () => {
  const shopper = await aShopper(shop)
  const transfer = {
    ...{ transfer_id: crypto.randomUUID(), code: 'correction_owed', phase: 'single', amount_cents: 300 },
    ...{ debit_account: `receivable:${shopper.user_id}`, credit_account: 'external:bank' },
    ...{ ref_type: 'correction', ref_id: crypto.randomUUID() },
  }
  await sql`select ledger_post('test', ${JSON.stringify([transfer])}::jsonb)`.execute(db)
  expect(await deleteAccountOf(shopper)).toMatchObject({ obstacles: ['receivable'] })
})

const MARK = 'Zaubermeise'

test('after the deletion no table contains the shopper’s name or address, and the ledger is complete', async () => {
  const buyer = await aFormerCustomer(shop, operator, MARK)
  const { user_id, account, product_id, shop_id } = buyer
  expect(await tablesWith(shop, MARK)).toEqual(
    expect.arrayContaining([
      'address',
      'order_history',
      'recharge',
      'review',
      'shop_order',
      'user_account',
      'withdrawal',
    ]),
  )
  const files = await db.selectFrom('uploaded_file').select('file_name').where('user_id', '=', user_id).execute()
  expect(files.length).toBeGreaterThan(3)
  const reviewsOf = async () => (await visitor('GET /api/product/reviews', { query: { product_id } })).data
  expect((await reviewsOf()).items[0]?.pictures).toHaveLength(1)
  const fans = async () =>
    (await db.selectFrom('shop').select('fans').where('shop_id', '=', shop_id).executeTakeFirst())?.fans
  const fans_before = (await fans()) ?? 0

  expect(await obstaclesOf(buyer)).toEqual([])
  expect((await deleteAccountOf(buyer)).code).toBe(1)

  for (const trace of [MARK, account, '+819087654321']) expect(await tablesWith(shop, trace)).toEqual([])
  for (const table of [...DELETED_TABLES, ...SEPARATELY_DELETED_TABLES]) {
    const remaining = await sql`select from ${sql.table(table)} where user_id = ${user_id}`.execute(db)
    expect([table, remaining.rows.length]).toEqual([table, 0])
  }
  const file = (file_name: string) => readFile(join(shop.context.config.data_folder, 'files', file_name))
  for (const { file_name } of files) await expect(file(file_name)).rejects.toThrow('ENOENT')
  expect((await reviewsOf()).items[0]).toMatchObject({ author: '***', content: 'As pictured.', pictures: [] })
  expect((await visitor('GET /api/product/detail', { query: { product_id } })).data.review_summary).toMatchObject({
    count: 1,
    with_pictures: 0,
  })
  expect(await fans()).toBe(fans_before - 1)
  const orders = await db
    .selectFrom('shop_order')
    .select(['total_cents', 'address'])
    .where('user_id', '=', user_id)
    .execute()
  expect(orders.map((order) => order.total_cents).sort()).toEqual([1000, 1000, 900].sort())
  expect(orders[0]?.address).toMatchObject({ addressee: '', country: 'JP' })
  expect(await audit(db)).toEqual([])
  expect(shop.mails.findLast(({ to }) => to === account)?.subject).toBe('Your Sampan account was deleted')
  expect((await visitor('POST /api/user/login', { body: { account, password: PASSWORD } })).reason).toBe(
    'wrong_account_or_password',
  )
  const desk = await operator.call('GET /api/admin/order/list', { query: {} })
  expect(desk.status).toBe(200)
})

test('a promo code with one use per person cannot be used again by a new account with the same e-mail address', async () => {
  await db.insertInto('promo_code').values({ code: 'WELCOME', kind: 'fixed', value: 100 }).execute()
  const buyer = await aBuyer(shop, 900)
  const { sku_id } = await aProduct(shop)
  const { data } = await buy(buyer, { sku_id, total_cents: 900, promo_code: 'WELCOME' })
  const [order_id = ''] = data.order_ids
  await pay(buyer, [order_id])
  await completeOrder(shop, operator, buyer, order_id)
  expect((await deleteAccountOf(buyer)).code).toBe(1)
  expect(await tablesWith(shop, buyer.account)).toEqual([])

  const form = {
    account: buyer.account,
    password: PASSWORD,
    confirm_password: PASSWORD,
    family_name: 'A',
    given_name: 'B',
  }
  const again = (await visitor('POST /api/user/register', { body: form })).data.userinfo
  const quote = { sku_id, quantity: 1, promo_code: 'WELCOME' }
  const { promo } = (await callerOf(shop, again.token)('POST /api/checkout/quote', { body: quote })).data
  expect(promo).toMatchObject({ applied: false, reason: 'promo_used_up', used_by_shopper: true })
  const other = await aShopper(shop)
  expect((await other.call('POST /api/checkout/quote', { body: quote })).data.promo).toMatchObject({ applied: true })
})
