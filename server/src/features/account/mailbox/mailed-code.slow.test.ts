import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import { aShop, callerOf, PASSWORD } from '../../../../testing/world.ts'

const shop = await aShop({ limits: true })
const visitor = callerOf(shop)
const NEW = 'battery-staple'
const pair = { new_password: NEW, confirm_password: NEW }

let people = 0
/** Creates a shopper with a network address that no other test uses. */
async function anOwner() {
  people += 1
  const account = `owner-${people}@example.com`
  const remote_address = `198.51.${people}.1`
  const body = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'A', given_name: 'B' }
  const { data } = await visitor('POST /api/user/register', { body }, { remote_address })
  return { account, remote_address, device_token: data.device_token, token: data.userinfo.token }
}
const stranger = (number: number) => `203.0.${number}.7`

type Typed = { code: string; request_token: string }
const recover = (account: string, code: Typed, remote_address: string) =>
  visitor('POST /api/user/resetpwd', { body: { account, ...code, ...pair } }, { remote_address })
const send = (account: string, remote_address: string, device_token?: string) =>
  visitor('POST /api/user/send_code', { body: { account, purpose: 'password', device_token } }, { remote_address })
const wrong = (code: Typed) => ({ ...code, code: another(code.code) })
/** Deletes the counts of a limit, as if its period had ended. */
const forget = (limit: string) => sql`delete from rate_limit_counter where key like ${`${limit}:%`}`.execute(shop.db)

test('a code has eight digits and is mailed; the response contains only the request token', async () => {
  const { account, remote_address } = await anOwner()
  const answer = await send(account, remote_address)
  expect(answer).toMatchObject({ code: 1, data: { request_token: expect.stringMatching(/^[\w-]{43}$/) } })
  expect(Object.keys(answer.data)).toEqual(['request_token'])
  expect(shop.mails.at(-1)).toMatchObject({ to: account, text: expect.stringMatching(/^\d{8}$/m) })
})

test('a stranger’s wrong guesses do not invalidate the owner’s code', async () => {
  const { account, remote_address } = await anOwner()
  const own = await aMailedCode(shop, account, { remote_address })
  const strange = await aMailedCode(shop, account, { remote_address: stranger(1) })
  for (let guess = 0; guess < 6; guess++) {
    const { reason } = await recover(account, { ...strange, code: '00000000' }, stranger(1))
    expect(reason).toBe(guess < 5 ? 'one_time_code_wrong' : 'one_time_code_expired')
    const { reason: without } = await recover(account, { request_token: '', code: '00000000' }, stranger(1))
    expect(without).toBe('one_time_code_expired')
  }
  expect(await recover(account, own, remote_address)).toMatchObject({ code: 1 })
})

test('a code works only with its request token, account and purpose', async () => {
  const [one, other] = [await anOwner(), await anOwner()]
  const own = await aMailedCode(shop, one.account, one)
  const others = await aMailedCode(shop, other.account, other)
  const strange = await aMailedCode(shop, one.account, { remote_address: stranger(2) })
  const for_payment = await aMailedCode(shop, one.account, { ...one, purpose: 'payment_code' })
  const mixed = { code: own.code, request_token: strange.request_token }
  const tried = (code: Typed, account = one.account) => recover(account, code, one.remote_address)
  expect(await tried(mixed)).toMatchObject({ reason: 'one_time_code_wrong' })
  expect(await tried(others)).toMatchObject({ reason: 'one_time_code_expired' })
  expect(await tried(own, other.account)).toMatchObject({ reason: 'one_time_code_expired' })
  expect(await tried(for_payment)).toMatchObject({ reason: 'one_time_code_expired' })
  expect(await tried(own)).toMatchObject({ code: 1 })
})

test('a right code invalidates all codes of the account and purpose, also if several are sent at the same time', async () => {
  const { account, remote_address } = await anOwner()
  const first = await aMailedCode(shop, account, { remote_address })
  await forget('mail_pause')
  const second = await aMailedCode(shop, account, { remote_address })
  const answers = await Promise.all(
    [first, second, first, second].map((code) => recover(account, code, remote_address)),
  )
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  for (const code of [first, second])
    expect(await recover(account, code, remote_address)).toMatchObject({ reason: 'one_time_code_expired' })
})

test('each network and device gets one mail a minute; a stranger’s mails do not delay the owner', async () => {
  const { account, remote_address, device_token } = await anOwner()
  expect(await send(account, stranger(3))).toMatchObject({ code: 1 })
  expect(await send(account, remote_address)).toMatchObject({ code: 1 })
  expect(await send(account, remote_address, device_token)).toMatchObject({ code: 1 })
  const refused = await send(account, remote_address)
  expect(refused).toMatchObject({ code: 0, reason: 'too_many_tries' })
  expect(Date.parse(refused.retry_at ?? '') - Date.now()).toBeGreaterThan(50_000)
})

test('an account gets three mails an hour per network and twenty in all; known devices have a separate limit', async () => {
  const { account, remote_address, device_token } = await anOwner()
  let mailed = 0
  for (let network = 10; network < 20; network++)
    for (let round = 0; round < 4; round++) {
      await forget('mail_pause')
      const answer = await send(account, stranger(network))
      if (answer.code === 1) mailed += 1
      else expect(answer.reason).toBe('too_many_tries')
      if (network === 10) expect(answer.code).toBe(round < 3 ? 1 : 0)
    }
  expect(mailed).toBe(20)
  expect(await send(account, remote_address)).toMatchObject({ reason: 'too_many_tries' })
  expect(await send(account, remote_address, 'a-token-nobody-has')).toMatchObject({ reason: 'too_many_tries' })
  const someone = await anOwner()
  expect(await send(account, remote_address, someone.device_token)).toMatchObject({ reason: 'too_many_tries' })
  const own = await aMailedCode(shop, account, { remote_address, device_token })
  expect(await recover(account, own, remote_address)).toMatchObject({ code: 1 })
})

test('for an unknown account, asking for a code has the same replies and limits, but no mail is sent', async () => {
  const { account } = await anOwner()
  const answers = async (to: string, network: number) => {
    const replies = []
    for (let round = 0; round < 5; round++) {
      const { status, code, reason, data } = await send(to, stranger(network))
      replies.push({ status, code, reason, token: data?.request_token?.length })
      if (round > 0) await forget('mail_pause')
    }
    return replies
  }
  const expected = await answers(account, 30)
  expect(await answers('nobody@example.com', 31)).toEqual(expected)
  expect(expected.map(({ code }) => code)).toEqual([1, 0, 1, 1, 0])
  expect(shop.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false)
  const code = await aMailedCode(shop, 'nobody-2@example.com', { remote_address: stranger(32) })
  const guess = () => recover('nobody-2@example.com', code, stranger(32))
  const reasons = []
  for (let round = 0; round < 6; round++) reasons.push((await guess()).reason)
  expect(reasons).toEqual([...Array(5).fill('one_time_code_wrong'), 'one_time_code_expired'])
})

test('a network can enter thirty wrong codes an hour over all accounts, also if they are concurrent', async () => {
  const { account, remote_address } = await anOwner()
  const own = await aMailedCode(shop, account, { remote_address })
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      recover(`victim-${index}@example.com`, { code: '12345678', request_token: 'x' }, stranger(40)),
    ),
  )
  expect(guesses.filter(({ reason }) => reason === 'one_time_code_expired')).toHaveLength(30)
  expect(guesses.filter(({ reason }) => reason === 'too_many_tries')).toHaveLength(30)
  expect(await recover(account, own, stranger(40))).toMatchObject({ reason: 'too_many_tries' })
  expect(await recover(account, own, remote_address)).toMatchObject({ code: 1 })
})

test('right codes and attempts that are refused for another reason are not counted as wrong codes', async () => {
  const { account, remote_address } = await anOwner()
  const code = await aMailedCode(shop, account, { remote_address })
  const same = { account, ...code, new_password: PASSWORD, confirm_password: PASSWORD }
  for (let round = 0; round < 35; round++)
    expect(await visitor('POST /api/user/resetpwd', { body: same }, { remote_address })).toMatchObject({
      reason: 'same_password',
    })
  expect(await recover(account, code, remote_address)).toMatchObject({ code: 1 })
})

test('wrong mailed codes of a signed-in shopper are counted too', async () => {
  const { account, remote_address, token } = await anOwner()
  const call = callerOf(shop, token)
  const set = { payment_code: '815293', confirm_payment_code: '815293', password: PASSWORD }
  await call('POST /api/user/resetPay', { body: set })
  const code = await aMailedCode(shop, account, { remote_address, purpose: 'payment_code' })
  const body = { ...set, payment_code: '739154', confirm_payment_code: '739154', ...wrong(code) }
  const reasons = []
  for (let round = 0; round < 31; round++)
    reasons.push((await call('POST /api/user/resetPay', { body }, { remote_address: stranger(50) })).reason)
  expect(reasons.slice(0, 6)).toEqual([...Array(5).fill('one_time_code_wrong'), 'one_time_code_expired'])
  expect(reasons.at(-1)).toBe('too_many_tries')
})
