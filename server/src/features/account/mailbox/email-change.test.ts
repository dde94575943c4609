import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import {
  anOperator,
  aShop,
  aShopper,
  callerOf,
  PASSWORD,
  PAYMENT_CODE,
  type TestShopper,
} from '../../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)

let count = 0
const newAddress = () => `new-address-${++count}@example.com`
const login = (account: string) => visitor('POST /api/user/login', { body: { account, password: PASSWORD } })
const mailsTo = (account: string) => shop.mails.filter(({ to }) => to === account)

/** Requests a code as the shopper and reads it from the mail to the address. */
const codeFor = ({ token }: TestShopper, email: string) => aMailedCode(shop, email, { purpose: 'email', token })
type Typed = Awaited<ReturnType<typeof codeFor>>
const change = ({ call }: TestShopper, email: string, code: Typed, password = PASSWORD) =>
  call('POST /api/user/change_email', { body: { email, ...code, password } })

test('the code from the new mailbox and the password change the account’s address', async () => {
  const shopper = await aShopper(shop)
  const email = newAddress()
  const other = (await login(shopper.account)).data.userinfo.token
  const answer = await change(shopper, email.toUpperCase(), await codeFor(shopper, email))
  expect(answer).toMatchObject({ code: 1, data: { account: email, email } })
  expect((await shopper.call('GET /api/user/getUserInfo')).data).toMatchObject({ account: email, email })
  expect((await login(shopper.account)).reason).toBe('wrong_account_or_password')
  expect((await login(email)).code).toBe(1)
  expect((await callerOf(shop, other)('GET /api/user/security')).status).toBe(401)
  expect((await shopper.call('GET /api/user/security')).data.events.map(({ event }) => event)).toContain(
    'email_changed',
  )
})

test('the old address is notified of the change without learning the new address', async () => {
  const shopper = await aShopper(shop)
  const email = newAddress()
  await change(shopper, email, await codeFor(shopper, email))
  const notice = mailsTo(shopper.account).at(-1)
  expect(notice?.subject).toBe('The email address of your Sampan account was changed')
  expect(notice?.text).not.toContain(email)
})

test.each([
  ['a wrong code', { wrong_code: true }, 'one_time_code_wrong'],
  ['a wrong password', { password: 'wrong-horse' }, 'password_wrong'],
] as const)(
  '%s leaves the address unchanged',
  async (_what, fault: { wrong_code?: boolean; password?: string }, reason) => {
    const shopper = await aShopper(shop)
    const email = newAddress()
    const code = await codeFor(shopper, email)
    const input = fault.wrong_code ? { ...code, code: another(code.code) } : code
    expect((await change(shopper, email, input, fault.password)).reason).toBe(reason)
    expect((await login(shopper.account)).code).toBe(1)
    expect((await login(email)).reason).toBe('wrong_account_or_password')
  },
)

test('a code works only for its address and its purpose', async () => {
  const shopper = await aShopper(shop)
  const [email, other] = [newAddress(), newAddress()]
  const code = await codeFor(shopper, email)
  expect((await change(shopper, other, code)).reason).toBe('one_time_code_expired')
  const form = { account: shopper.account, new_password: 'battery-staple', confirm_password: 'battery-staple' }
  expect((await visitor('POST /api/user/resetpwd', { body: { ...form, ...code } })).reason).toBe(
    'one_time_code_expired',
  )
})

test('an operator’s address cannot be changed, and no shopper can change to it, so that the desk recognises own wallets', async () => {
  const rename = (operator_id: string, account: string) =>
    shop.db.updateTable('operator').set({ account }).where('operator_id', '=', operator_id).execute()
  const shopper = await aShopper(shop)
  const [own, others] = [await anOperator(shop), await anOperator(shop)]
  await rename(own.operator_id, shopper.account)
  const email = newAddress()
  const code_of_own = await codeFor(shopper, email)
  expect(await change(shopper, email, code_of_own)).toMatchObject({ reason: 'account_at_desk', field: 'email' })
  expect((await login(shopper.account)).code).toBe(1)

  await rename(own.operator_id, own.account)
  const first_code = await codeFor(shopper, others.account)
  expect((await change(shopper, others.account, { ...first_code, code: another(first_code.code) })).reason).toBe(
    'one_time_code_wrong',
  )
  expect(await change(shopper, others.account, first_code)).toMatchObject({ reason: 'account_at_desk', field: 'email' })
  expect((await login(shopper.account)).code).toBe(1)
})

test('asking for a code does not reveal whether an address has an account: only the owner is notified, by mail', async () => {
  const [owner, requester] = [await aShopper(shop), await aShopper(shop)]
  const ask = async (account: string) => {
    const { code, reason, msg, data } = await requester.call('POST /api/user/send_code', {
      body: { account, purpose: 'email' },
    })
    return { code, reason, msg, fields: Object.keys(data) }
  }
  expect(await ask(owner.account)).toEqual(await ask(newAddress()))
  const mail = mailsTo(owner.account).at(-1)
  expect(mail?.subject).toBe('Someone entered your email address at Sampan')
  expect(mail?.text).not.toMatch(/\d{8}/)
  const code = { code: '12345678', request_token: (await codeFor(requester, owner.account)).request_token }
  expect((await change(requester, owner.account, code)).reason).toBe('one_time_code_wrong')
})

test('if an account is registered with the new address before the code is entered, the change is refused', async () => {
  const shopper = await aShopper(shop)
  const email = newAddress()
  const code = await codeFor(shopper, email)
  const form = { account: email, password: PASSWORD, confirm_password: PASSWORD, family_name: 'A', given_name: 'B' }
  await visitor('POST /api/user/register', { body: form })
  expect(await change(shopper, email, code)).toMatchObject({ reason: 'account_exists', field: 'email' })
  expect((await login(shopper.account)).code).toBe(1)
})

test('if two shoppers have codes for one address, only one gets the address', async () => {
  const shoppers = [await aShopper(shop), await aShopper(shop)]
  const email = newAddress()
  const answers = await Promise.all(
    shoppers.map(async (shopper) => change(shopper, email, await codeFor(shopper, email))),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test('a visitor cannot send mails to arbitrary addresses', async () => {
  const body = { account: newAddress(), purpose: 'email' } as const
  expect((await visitor('POST /api/user/send_code', { body })).status).toBe(401)
  expect(mailsTo(body.account)).toEqual([])
})

test.each(['nobody', 'a@b'])('%s is not a valid address', async (email) => {
  const shopper = await aShopper(shop)
  const code = { code: '12345678', request_token: 'x' }
  expect(await change(shopper, email, code)).toMatchObject({ reason: 'account_invalid', field: 'email' })
})

test('changing to the account’s current address is refused', async () => {
  const shopper = await aShopper(shop)
  const code = { code: '12345678', request_token: 'x' }
  expect(await change(shopper, shopper.account, code)).toMatchObject({ reason: 'account_exists', field: 'email' })
})

test('for a day after the change, withdrawals wait and mail to the new address cannot reset the payment code', async () => {
  const shopper = await aShopper(shop, { balance_cents: 5_000 })
  const email = newAddress()
  await change(shopper, email, await codeFor(shopper, email))
  expect((await shopper.call('GET /api/user/extract')).data.waits_until).toEqual(expect.any(String))
  const code = await aMailedCode(shop, email, { purpose: 'payment_code' })
  const input = { payment_code: '815293', confirm_payment_code: '815293', password: PASSWORD }
  const refused = await shopper.call('POST /api/user/resetPay', { body: { ...input, ...code } })
  expect(refused).toMatchObject({ reason: 'email_is_new', field: 'code', retry_at: expect.any(String) })
  const changed = await shopper.call('POST /api/user/resetPay', { body: { ...input, old_payment_code: PAYMENT_CODE } })
  expect(changed.code).toBe(1)
})
