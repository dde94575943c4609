import { expect, test } from 'vitest'
import { aMailedCode } from '../../../testing/mail/mailed-code.ts'
import { type aBuyer, anAddress, buy } from '../../../testing/order-world.ts'
import { aProduct, aShop, callerOf, PASSWORD, type TestShopper } from '../../../testing/world.ts'
import { markVerified } from '../account/account-sql.ts'

const shop = await aShop()
const visitor = callerOf(shop)
const { sku_id } = await aProduct(shop, { price_cents: 1000, stock: 1000 })

let count = 0
async function aCode(uses_per_shopper = 1): Promise<string> {
  const code = `MAILBOX${++count}`
  await shop.db.insertInto('promo_code').values({ code, kind: 'fixed', value: 100, uses_per_shopper }).execute()
  return code
}
type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** Creates a shopper whose e-mail address belongs to this mailbox. */
async function readerOf(account: string): Promise<Buyer> {
  const form = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'Lin', given_name: 'Mei' }
  const { userinfo } = (await visitor('POST /api/user/register', { body: form })).data
  const { user_id, token } = userinfo
  await markVerified(shop.db, user_id)
  return { user_id, account, token, call: callerOf(shop, token), address_id: await anAddress(shop, { user_id }) }
}

async function moveTo({ call, token }: TestShopper, email: string) {
  const mailed_code = await aMailedCode(shop, email, { purpose: 'email', token })
  expect(
    (await call('POST /api/user/change_email', { body: { email, ...mailed_code, password: PASSWORD } })).code,
  ).toBe(1)
}
const use = (buyer: Buyer, promo_code: string) => buy(buyer, { sku_id, total_cents: 900, promo_code })
const cancel = ({ call }: Buyer, order_id = '') => call('POST /api/order/cancel', { body: { order_id } })

/** Ends the orders without cancelling them, so that the code remains used and the account can be deleted. */
async function finish({ user_id }: Buyer) {
  await shop.db.updateTable('shop_order').set({ status: 'cancelled' }).where('user_id', '=', user_id).execute()
}

test('if a shopper uses a promo code and then changes the mailbox, a new account of the old mailbox cannot use the code', async () => {
  const promo_code = await aCode()
  const first = await readerOf('mover@example.com')
  expect((await use(first, promo_code)).code).toBe(1)
  await moveTo(first, 'mover-2@example.com')
  expect((await use(await readerOf('mover@example.com'), promo_code)).reason).toBe('promo_used_up')
})

test('a promo code remains used after the shopper changes the mailbox and deletes the account', async () => {
  const promo_code = await aCode()
  const first = await readerOf('leaver@example.com')
  expect((await use(first, promo_code)).code).toBe(1)
  await moveTo(first, 'leaver-2@example.com')
  await finish(first)
  const deletion = await first.call('POST /api/user/delete_account', {
    body: { password: PASSWORD },
  })
  expect(deletion.code).toBe(1)
  expect((await use(await readerOf('leaver@example.com'), promo_code)).reason).toBe('promo_used_up')
})

test('deleting an account keeps all its uses of a code counted', async () => {
  const promo_code = await aCode(2)
  const outcomes: unknown[] = []
  for (const _ of [1, 2, 3]) {
    const buyer = await readerOf('returner@example.com')
    for (const _ of [1, 2]) outcomes.push((await use(buyer, promo_code)).reason ?? 'made')
    await finish(buyer)
    await buyer.call('POST /api/user/delete_account', { body: { password: PASSWORD } })
    if (outcomes.length === 2) expect(outcomes).toEqual(['made', 'made'])
  }
  expect(outcomes.slice(2)).toEqual(Array(4).fill('promo_used_up'))
})

test.each([
  ['tagger@example.com', 'tagger+2@example.com'],
  ['tagged+1@example.com', 'tagged+2@example.com'],
  ['dotted.name@gmail.com', 'dottedname+x@googlemail.com'],
])('%s and %s are one mailbox: a code counts for both', async (one, other) => {
  const promo_code = await aCode()
  const [first, second] = [await readerOf(one), await readerOf(other)]
  const { data } = await use(first, promo_code)
  expect(data.order_ids).toHaveLength(1)
  expect((await use(second, promo_code)).reason).toBe('promo_used_up')
  // The unpaid order is cancelled, which returns the use.
  await cancel(first, data.order_ids[0])
  expect((await use(second, promo_code)).code).toBe(1)
})

test('accounts with several addresses of one mailbox can use a promo code once in total, also at the same time', async () => {
  const promo_code = await aCode()
  const buyers = await Promise.all(Array.from({ length: 10 }, (_, at) => readerOf(`crowd+${at}@example.com`)))
  const answers = await Promise.all(buyers.map((buyer) => use(buyer, promo_code)))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'promo_used_up')).toHaveLength(9)
})

test('for other providers than Google, addresses with different dots are different mailboxes, which can all use a code', async () => {
  const promo_code = await aCode()
  for (const account of ['a.person@example.com', 'aperson@example.com', 'a.person@example.org'])
    expect((await use(await readerOf(account), promo_code)).code).toBe(1)
})
