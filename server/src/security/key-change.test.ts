import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { completeOrder, deleteAccountOf } from '../../testing/deletion-world.ts'
import { aMailedCode } from '../../testing/mail/mailed-code.ts'
import { aBuyer, anUnpaidOrder, buy, pay } from '../../testing/order-world.ts'
import { aClaim, aWithdrawal, CARD_NUMBER } from '../../testing/wallet-world.ts'
import { anOperator, aProduct, aShop, aShopper, callerOf, PASSWORD, PAYMENT_CODE } from '../../testing/world.ts'
import { type Keys, keysFrom, readKeys } from './keys.ts'

const shop = await aShop()
const operator = await anOperator(shop)
const [OLD, NEW] = [Buffer.alloc(32, 7), Buffer.alloc(32, 9)]

/** Replaces the server's keys as after a restart, and restores them after the test. */
function startWith(keys: Keys): void {
  const before = shop.context.keys
  shop.context.keys = keys
  onTestFinished(() => {
    shop.context.keys = before
  })
}
const verify = async ({ call }: Pick<Awaited<ReturnType<typeof aShopper>>, 'call'>, payment_code: string) =>
  (await call('POST /api/user/verify_pay', { body: { payment_code } })).reason ?? 'right'

test('payment codes work after a key change, and need the former key only until they are entered once', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  startWith(keysFrom(NEW, OLD))
  expect(await verify(shopper, '000001')).toBe('payment_code_wrong')
  expect(await verify(shopper, PAYMENT_CODE)).toBe('right')
  expect((await other.call('GET /api/user/security')).data.payment_code.must_reset).toBe(false)
  startWith(keysFrom(NEW))
  expect(await verify(shopper, PAYMENT_CODE)).toBe('right')
  expect(await verify(other, PAYMENT_CODE)).toBe('payment_code_must_reset')
  expect((await other.call('GET /api/user/security')).data.payment_code.must_reset).toBe(true)
})

test('a bank card encrypted with a former key is in the file for the bank', async () => {
  const shopper = await aShopper(shop, { balance_cents: 10_000 })
  const extract_id = await aWithdrawal(shopper)
  await operator.call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
  startWith(keysFrom(NEW, OLD))
  const { data } = await operator.call('POST /api/admin/extract/payout_file', { body: {} })
  expect(data).toMatchObject({ lines: 1, text: expect.stringContaining(CARD_NUMBER.replace(/.{4}(?=.)/g, '$& ')) })
})

test('the reference for a shopper’s transfers stays the same', async () => {
  const shopper = await aShopper(shop)
  await aClaim(shop, shopper)
  const reference = async () => (await shopper.call('GET /api/user/recharge')).data.reference
  const before = await reference()
  startWith(keysFrom(NEW, OLD))
  expect(await reference()).toBe(before)
})

test('a mailed code stays valid, and a repeated send gets its stored reply', async () => {
  const buyer = await aBuyer(shop)
  const [order_id, key] = [await anUnpaidOrder(shop, buyer), randomUUID()]
  const first = await pay(buyer, [order_id], key)
  const mailed = await aMailedCode(shop, buyer.account)
  startWith(keysFrom(NEW, OLD))
  expect(await pay(buyer, [order_id], key)).toMatchObject({ code: 1, data: first.data })
  const body = { ...mailed, account: buyer.account, new_password: 'brisk-otter-9', confirm_password: 'brisk-otter-9' }
  const reset = await callerOf(shop)('POST /api/user/resetpwd', { body })
  expect(reset.code).toBe(1)
})

test('a once-per-person code stays used for the address of a deleted account', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'ONCE', kind: 'fixed', value: 1000 }).execute()
  const buyer = await aBuyer(shop, 1)
  const { sku_id } = await aProduct(shop, { price_cents: 1001 })
  const [order_id = ''] = (await buy(buyer, { sku_id, total_cents: 1, promo_code: 'ONCE' })).data.order_ids
  await pay(buyer, [order_id])
  await completeOrder(shop, operator, buyer, order_id)
  expect((await deleteAccountOf(buyer)).code).toBe(1)
  startWith(keysFrom(NEW, OLD))
  const form = { password: PASSWORD, confirm_password: PASSWORD, family_name: 'A', given_name: 'B' }
  const { token } = (await callerOf(shop)('POST /api/user/register', { body: { account: buyer.account, ...form } }))
    .data.userinfo
  const quote = { sku_id, quantity: 1, promo_code: 'ONCE' }
  const { promo } = (await callerOf(shop, token)('POST /api/checkout/quote', { body: quote })).data
  expect(promo).toMatchObject({ applied: false, reason: 'promo_used_up' })
})

test('the list of former keys is read with the latest first, and each former key is validated like the current key', () => {
  const own_key = { SAMPAN_KEY: NEW.toString('base64') }
  const env = {
    ...own_key,
    SAMPAN_FORMER_KEYS: `${OLD.toString('base64')}, ${Buffer.alloc(32, 5).toString('base64')},`,
  }
  expect(readKeys(env, '/nowhere', true).former.map(({ key_id }) => key_id)).toEqual(
    [OLD, Buffer.alloc(32, 5)].map((secret) => keysFrom(secret).key_id),
  )
  expect(readKeys(own_key, '/nowhere', true).former).toEqual([])
  expect(() => readKeys({ ...own_key, SAMPAN_FORMER_KEYS: 'short' }, '/nowhere', true)).toThrow('SAMPAN_FORMER_KEYS')
})
