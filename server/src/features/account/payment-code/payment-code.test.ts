import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import { aShop, aShopper, PASSWORD, PAYMENT_CODE, type TestShopper } from '../../../../testing/world.ts'
import { keysFrom } from '../../../security/keys.ts'
import { checkPaymentCode } from './payment-code-service.ts'

const shop = await aShop()
const WRONG = '493716'
const NEW = '815293'

const verify = ({ call }: TestShopper, payment_code: string) =>
  call('POST /api/user/verify_pay', { body: { payment_code } })
const outcomes = async (shopper: TestShopper, ...codes: string[]) => {
  const reasons = []
  for (const code of codes) reasons.push((await verify(shopper, code)).reason ?? 'right')
  return reasons
}
const triesOf = async ({ user_id }: TestShopper) =>
  (await shop.db.selectFrom('payment_code').select('wrong_tries').where('user_id', '=', user_id).executeTakeFirst())
    ?.wrong_tries
const lockEnds = ({ user_id }: TestShopper) =>
  shop.db
    .updateTable('payment_code')
    .set({ locked_until: new Date().toISOString() })
    .where('user_id', '=', user_id)
    .execute()
const change = ({ call }: TestShopper, body: object) =>
  call('POST /api/user/resetPay', {
    body: { payment_code: NEW, confirm_payment_code: NEW, password: PASSWORD, ...body },
  })

test('without a payment code every entered code is refused', async () => {
  expect(await outcomes(await aShopper(shop, { payment_code: null }), PAYMENT_CODE)).toEqual(['payment_code_missing'])
})

test('a right code resets the count of four wrong codes', async () => {
  const shopper = await aShopper(shop)
  const wrong = 'payment_code_wrong'
  expect(await outcomes(shopper, WRONG, WRONG, WRONG, WRONG, PAYMENT_CODE, WRONG)).toEqual([
    ...[wrong, wrong, wrong, wrong],
    'right',
    wrong,
  ])
  expect(await triesOf(shopper)).toBe(1)
})

test('a wrong code says how many tries are left until the code is locked, later until it must be set again', async () => {
  const shopper = await aShopper(shop)
  const triesLeft = async () => (await verify(shopper, WRONG)).tries_left
  expect([await triesLeft(), await triesLeft(), await triesLeft(), await triesLeft(), await triesLeft()]).toEqual([
    4,
    3,
    2,
    1,
    undefined,
  ])
  await lockEnds(shopper)
  expect(await triesLeft()).toBe(4)
})

test('the length of a payment code is known once it is set, for an older code after its next correct use', async () => {
  const shopper = await aShopper(shop)
  const length = async () => (await shopper.call('GET /api/user/extract')).data.payment_code_length
  expect(await length()).toBe(PAYMENT_CODE.length)
  await shop.db.updateTable('payment_code').set({ code_length: null }).where('user_id', '=', shopper.user_id).execute()
  await verify(shopper, `${WRONG}1`)
  expect(await length()).toBeNull()
  await verify(shopper, PAYMENT_CODE)
  expect(await length()).toBe(PAYMENT_CODE.length)
})

test('after the fifth wrong code, the payment code is locked for half an hour, and the right code is refused too', async () => {
  const shopper = await aShopper(shop)
  const reasons = await outcomes(shopper, WRONG, WRONG, WRONG, WRONG, WRONG, PAYMENT_CODE)
  expect(reasons.slice(4)).toEqual(['payment_code_locked', 'payment_code_locked'])
  const { retry_at = '' } = await verify(shopper, PAYMENT_CODE)
  expect(Date.parse(retry_at) - Date.now()).toBeGreaterThan(29 * 60_000)
  expect(Date.parse(retry_at) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  expect((await shopper.call('GET /api/user/security')).data).toMatchObject({
    payment_code: { set: true, locked_until: retry_at, must_reset: false },
    events: [{ event: 'payment_code_locked' }, { event: 'signed_in' }],
  })
})

test('after ten wrong codes the payment code must be reset by mail', async () => {
  const shopper = await aShopper(shop)
  await outcomes(shopper, WRONG, WRONG, WRONG, WRONG, WRONG)
  await lockEnds(shopper)
  const reasons = await outcomes(shopper, WRONG, WRONG, WRONG, WRONG, WRONG, PAYMENT_CODE)
  expect(reasons.slice(3)).toEqual(['payment_code_wrong', 'payment_code_must_reset', 'payment_code_must_reset'])
  expect(await change(shopper, { old_payment_code: PAYMENT_CODE })).toMatchObject({ reason: 'payment_code_must_reset' })

  const code = await aMailedCode(shop, shopper.account, { purpose: 'payment_code' })
  expect(await change(shopper, { ...code, code: another(code.code) })).toMatchObject({
    reason: 'one_time_code_wrong',
  })
  expect(await change(shopper, code)).toMatchObject({ code: 1 })
  expect(await outcomes(shopper, NEW, PAYMENT_CODE)).toEqual(['right', 'payment_code_wrong'])
})

test('if a hundred wrong codes are sent at the same time, only five are checked', async () => {
  const shopper = await aShopper(shop)
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(shopper, WRONG)))
  expect(answers.filter(({ reason }) => reason === 'payment_code_wrong')).toHaveLength(4)
  expect(answers.filter(({ reason }) => reason === 'payment_code_locked')).toHaveLength(96)
  expect(await triesOf(shopper)).toBe(5)
})

test('a code made with a lost key must be reset', async () => {
  const { user_id } = await aShopper(shop)
  const other_keys = keysFrom(Buffer.alloc(32, 8))
  await expect(checkPaymentCode(shop.db, other_keys, user_id, PAYMENT_CODE)).rejects.toMatchObject({
    reason: 'payment_code_must_reset',
  })
})

test('setting the first payment code needs the password; changing the payment code also needs the old code', async () => {
  const shopper = await aShopper(shop, { payment_code: null })
  expect(await change(shopper, { password: 'wrong' })).toMatchObject({
    reason: 'password_wrong',
    field: 'password',
  })
  expect(await change(shopper, {})).toMatchObject({ code: 1, data: null })
  const other = { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE }
  expect(await change(shopper, other)).toMatchObject({ reason: 'old_payment_code_required', field: 'old_payment_code' })
  expect(await change(shopper, { ...other, old_payment_code: WRONG })).toMatchObject({
    reason: 'payment_code_wrong',
    field: 'old_payment_code',
  })
  expect(await triesOf(shopper)).toBe(1)
  expect(await change(shopper, { ...other, old_payment_code: NEW })).toMatchObject({ code: 1 })
  expect(await outcomes(shopper, PAYMENT_CODE)).toEqual(['right'])
})

test.each([
  [{ payment_code: '123456', confirm_payment_code: '123456' }, { reason: 'payment_code_common' }],
  [{ confirm_payment_code: WRONG }, { reason: 'payment_codes_differ', field: 'confirm_payment_code' }],
  [
    { payment_code: '73915', confirm_payment_code: '73915' },
    { reason: 'password_too_short', field: 'payment_code' },
  ],
  [{ payment_code: '73915a', confirm_payment_code: '73915a' }, { status: 400 }],
  [{ payment_code: '７３９１５４', confirm_payment_code: '７３９１５４' }, { status: 400 }],
  [{ payment_code: NEW, old_payment_code: NEW }, { reason: 'payment_code_wrong' }],
  [
    { payment_code: PAYMENT_CODE, confirm_payment_code: PAYMENT_CODE, old_payment_code: PAYMENT_CODE },
    { reason: 'same_password' },
  ],
  [{ code: '00000000' }, { reason: 'one_time_code_expired', field: 'code' }],
  [{ code: '000000' }, { status: 400 }],
])('%o is refused', async (body, refusal) => {
  expect(await change(await aShopper(shop), body)).toMatchObject(refusal)
})
