import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import { anAddress, buy } from '../../../../testing/order-world.ts'
import { draw, walletOf } from '../../../../testing/wallet-world.ts'
import {
  anOperator,
  aProduct,
  aShop,
  aShopper,
  callerOf,
  PASSWORD,
  type TestShopper,
} from '../../../../testing/world.ts'

const shop = await aShop({ max: 40 })
const visitor = callerOf(shop)

const stranger = (fields: { balance_cents?: number; payment_code?: null } = {}) =>
  aShopper(shop, { is_verified: false, ...fields })
const codeFor = ({ account, token }: TestShopper) => aMailedCode(shop, account, { purpose: 'verify', token })
const verify = ({ call }: TestShopper, body: Awaited<ReturnType<typeof codeFor>>) =>
  call('POST /api/user/verify_email', { body })
const isVerified = async ({ call }: TestShopper) => (await call('GET /api/user/extract')).data.email_verified
const mailsTo = (account: string) => shop.mails.filter(({ to }) => to === account)

const form = (account: string) => ({
  account,
  password: PASSWORD,
  confirm_password: PASSWORD,
  family_name: 'Lin',
  given_name: 'Mei',
})
const register = (account: string, code?: Awaited<ReturnType<typeof codeFor>>) =>
  visitor('POST /api/user/register', { body: { ...form(account), ...code } })

test('the first withdrawal needs a mailed code, which verifies the mailbox', async () => {
  const shopper = await stranger({ balance_cents: 20_000 })
  expect(await draw(shopper)).toMatchObject({ code: 0, reason: 'code_needed' })
  expect(await walletOf(shopper)).toEqual({ balance_cents: 20_000, held_cents: 0 })
  expect(await isVerified(shopper)).toBe(false)
  expect((await verify(shopper, await codeFor(shopper))).code).toBe(1)
  expect(await isVerified(shopper)).toBe(true)
  for (const _ of [1, 2]) expect((await draw(shopper)).code).toBe(1)
})

test('a once-per-person promo code needs a verified mailbox, and the refusal leaves the stock unchanged', async () => {
  const shopper = await stranger({ balance_cents: 5000 })
  const buyer = { ...shopper, address_id: await anAddress(shop, shopper) }
  const { sku_id } = await aProduct(shop, { price_cents: 1000, stock: 1 })
  await shop.db.insertInto('promo_code').values({ code: 'WELCOME', kind: 'fixed', value: 100 }).execute()
  const input = { sku_id, total_cents: 900, promo_code: 'WELCOME' }
  expect(await buy(buyer, input)).toMatchObject({ reason: 'code_needed', field: 'promo_code' })
  await verify(shopper, await codeFor(shopper))
  expect((await buy(buyer, input)).code).toBe(1)
})

test('a shopper with an unverified mailbox can buy immediately', async () => {
  const shopper = await stranger({ balance_cents: 5000 })
  const buyer = { ...shopper, address_id: await anAddress(shop, shopper) }
  const { sku_id } = await aProduct(shop, { price_cents: 1000 })
  expect((await buy(buyer, { sku_id, total_cents: 1000 })).code).toBe(1)
})

test('wrong codes are counted and do not verify a mailbox; neither do codes of another purpose or shopper', async () => {
  const [shopper, other] = [await stranger(), await stranger()]
  const code = await codeFor(shopper)
  const wrong = { ...code, code: another(code.code) }
  for (const _ of [1, 2, 3, 4, 5]) expect((await verify(shopper, wrong)).reason).toBe('one_time_code_wrong')
  expect((await verify(shopper, code)).reason).toBe('one_time_code_expired')
  const of_other = await codeFor(other)
  expect((await verify(shopper, of_other)).reason).toBe('one_time_code_expired')
  const of_password = await aMailedCode(shop, other.account, { purpose: 'password' })
  expect((await verify(other, of_password)).reason).toBe('one_time_code_expired')
  expect([await isVerified(shopper), await isVerified(other)]).toEqual([false, false])
})

test('if many wrong codes are sent at the same time, at most five are checked; after that the right code is refused too', async () => {
  const shopper = await stranger()
  const code = await codeFor(shopper)
  const wrong = (at: number) => String((Number(code.code) + at) % 100_000_000).padStart(8, '0')
  const guesses = Array.from({ length: 15 }, (_, at) => ({ ...code, code: wrong(at + 1) }))
  const answers = await Promise.all(guesses.map((body) => verify(shopper, body)))
  expect(answers.filter(({ reason }) => reason === 'one_time_code_wrong')).toHaveLength(5)
  expect((await verify(shopper, code)).reason).toBe('one_time_code_expired')
  expect(await isVerified(shopper)).toBe(false)
})

test('a code verifies only the address that it was mailed to', async () => {
  const shopper = await stranger()
  const code = await codeFor(shopper)
  const email = `moved-${shopper.account}`
  const { account } = shopper
  await shop.db.updateTable('user_account').set({ account: email }).where('account', '=', account).execute()
  expect((await verify(shopper, code)).reason).toBe('one_time_code_expired')
  expect(await isVerified(shopper)).toBe(false)
})

test.each(['password', 'email', 'login'] as const)(
  'a mailed code for %s verifies the mailbox as well',
  async (purpose) => {
    const shopper = await stranger()
    const account = purpose === 'email' ? `new-${shopper.account}` : shopper.account
    const code = await aMailedCode(shop, account, { purpose, token: shopper.token })
    const passwords = { new_password: 'other-secret-1', confirm_password: 'other-secret-1' }
    const uses = {
      password: () => visitor('POST /api/user/resetpwd', { body: { account, ...code, ...passwords } }),
      email: () =>
        shopper.call('POST /api/user/change_email', { body: { email: account, password: PASSWORD, ...code } }),
      login: () => visitor('POST /api/user/login', { body: { account, password: PASSWORD, ...code } }),
    }
    expect((await uses[purpose]()).code).toBe(1)
    const row = shop.db.selectFrom('user_account').select('email_verified_at').where('account', '=', account)
    expect((await row.executeTakeFirstOrThrow()).email_verified_at).not.toBeNull()
  },
)

test('registering an operator’s address needs a code from its mailbox', async () => {
  const { account } = await anOperator(shop)
  expect(await register(account)).toMatchObject({ reason: 'code_needed', field: 'account' })
  const code = await aMailedCode(shop, account, { purpose: 'verify' })
  expect((await register(account, { ...code, code: another(code.code) })).reason).toBe('one_time_code_wrong')
  const { data } = await register(account.toUpperCase(), code)
  expect(data.userinfo.account).toBe(account)
  expect((await callerOf(shop, data.userinfo.token)('GET /api/user/extract')).data.email_verified).toBe(true)
  expect((await register(account)).reason).toBe('account_exists')
})

test('asking for a code reveals nothing to a stranger and mails no unnecessary code', async () => {
  const { account } = await anOperator(shop)
  const nobody = 'nobody-at-all@example.com'
  const answers = await Promise.all(
    [account, nobody].map((one) => visitor('POST /api/user/send_code', { body: { account: one, purpose: 'verify' } })),
  )
  for (const { status, data } of answers) expect([status, Object.keys(data)]).toEqual([200, ['request_token']])
  expect(mailsTo(nobody)).toEqual([])
  expect(mailsTo(account)).toHaveLength(1)
  expect(mailsTo(account)[0]?.text).not.toMatch(/operator|desk/i)
})
