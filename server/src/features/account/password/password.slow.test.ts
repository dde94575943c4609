import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import { aShop, aShopper, callerOf, PASSWORD } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { hashPassword } from '../../../security/passwords.ts'

const shop = await aShop()
const visitor = callerOf(shop)
const NEW = 'battery-staple'
const pair = { new_password: NEW, confirm_password: NEW }

const login = (account: string, password: string) => visitor('POST /api/user/login', { body: { account, password } })
const mailTo = (account: string) => shop.mails.findLast((mail) => mail.to === account)
const mailed = (account: string) => aMailedCode(shop, account)
type Mailed = Awaited<ReturnType<typeof mailed>>
const recover = (account: string, code: Mailed, changes: object = {}) =>
  visitor('POST /api/user/resetpwd', { body: { account, ...code, ...pair, ...changes } })
const expire = (account: string) =>
  sql`update one_time_code set expires_at = now() where account = ${account}`.execute(shop.db)

test('changing the password ends every session, including the current one', async () => {
  const { account, call } = await aShopper(shop)
  const other = callerOf(shop, (await login(account, PASSWORD)).data.userinfo.token)
  const answer = await call('POST /api/user/resetpwd', { body: { old_password: PASSWORD, ...pair } })
  expect(answer).toMatchObject({ code: 1, data: null })
  for (const session of [call, other]) expect((await session('GET /api/user/sessions')).status).toBe(401)
  expect(await login(account, PASSWORD)).toMatchObject({ reason: 'wrong_account_or_password' })
  expect(await login(account, NEW)).toMatchObject({ code: 1 })
})

test.each([
  [{ old_password: 'wrong-horse' }, { reason: 'old_password_wrong', field: 'old_password' }],
  [
    { new_password: PASSWORD, confirm_password: PASSWORD },
    { reason: 'same_password', field: 'new_password' },
  ],
  [
    { new_password: 'short', confirm_password: 'short' },
    { reason: 'password_too_short', field: 'new_password' },
  ],
  [{ confirm_password: PASSWORD }, { reason: 'passwords_differ', field: 'confirm_password' }],
  [
    { new_password: 'QwErTy123', confirm_password: 'QwErTy123' },
    { reason: 'password_common', field: 'new_password' },
  ],
])('a change with %o is refused and leaves the session', async (changes, refusal) => {
  const { call } = await aShopper(shop)
  const body = { old_password: PASSWORD, ...pair, ...changes }
  expect(await call('POST /api/user/resetpwd', { body })).toMatchObject(refusal)
  expect((await call('GET /api/user/sessions')).status).toBe(200)
})

test('changing the password with the old password needs a session', async () => {
  expect(await visitor('POST /api/user/resetpwd', { body: { old_password: PASSWORD, ...pair } })).toMatchObject({
    status: 401,
  })
})

test('if a password is changed twice at the same time, exactly one change succeeds', async () => {
  const { call } = await aShopper(shop)
  const change = (password: string) =>
    call('POST /api/user/resetpwd', {
      body: { old_password: PASSWORD, new_password: password, confirm_password: password },
    })
  const answers = await Promise.all([change('first-choice'), change('second-choice')])
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
})

test.each([0, 4, 12])(
  'recovering a password wins over a concurrent change that started %i ms earlier',
  async (lead_ms) => {
    const THIEFS = 'stolen-goods'
    for (let round = 0; round < 5; round++) {
      const { account, call } = await aShopper(shop)
      const code = await mailed(account)
      const body = { old_password: PASSWORD, new_password: THIEFS, confirm_password: THIEFS }
      const changed = call('POST /api/user/resetpwd', { body })
      await wait(lead_ms)
      const recovered = await recover(account, code)
      await changed
      expect(recovered).toMatchObject({ code: 1 })
      expect(await login(account, THIEFS)).toMatchObject({ reason: 'wrong_account_or_password' })
      expect(await login(account, NEW)).toMatchObject({ code: 1 })
      expect((await call('GET /api/user/sessions')).status).toBe(401)
    }
  },
)

test('a password change that runs during a recovery does not replace the recovered password', async () => {
  for (let round = 0; round < 5; round++) {
    const { account, call } = await aShopper(shop)
    const code = await mailed(account)
    const recovered = recover(account, code)
    await wait(round * 4)
    const body = { old_password: PASSWORD, new_password: 'stolen-goods', confirm_password: 'stolen-goods' }
    await call('POST /api/user/resetpwd', { body })
    expect(await recovered).toMatchObject({ code: 1 })
    expect(await login(account, NEW)).toMatchObject({ code: 1 })
  }
})

test('hashing a password does not occupy a database connection', async () => {
  const small = await aShop({ max: 1 })
  const { account } = await aShopper(small)
  const code = await aMailedCode(small, account)
  // Fills the hashing queue with different passwords, so that the recovery waits in it for the duration of the test.
  const queue = Promise.all(Array.from({ length: 60 }, (_, number) => hashPassword(`${NEW}-${number}`)))
  let is_recovered = false
  const recovered = callerOf(small)('POST /api/user/resetpwd', { body: { account, ...code, ...pair } }).finally(() => {
    is_recovered = true
  })
  await wait(100)
  await sql`select 1`.execute(small.db)
  expect(is_recovered).toBe(false)
  expect(await recovered).toMatchObject({ code: 1 })
  await queue
})

test('setting a payment code is refused if the password is recovered concurrently', async () => {
  const { account, call } = await aShopper(shop, { payment_code: null })
  const set = { payment_code: '815293', confirm_payment_code: '815293', password: PASSWORD }
  // Simulates a recovery of the password: the new password is stored after the change of the payment code was allowed.
  const new_hash = await hashPassword(NEW)
  const answer = await transaction(shop.db, async (tx) => {
    await sql`update user_account set password_hash = ${new_hash} where account = ${account}`.execute(tx)
    const change = call('POST /api/user/resetPay', { body: set })
    await wait(300)
    return { asked: change }
  })
  expect(await answer.asked).toMatchObject({ reason: 'password_wrong' })
})

test('a mailed code can set a new password only once', async () => {
  const { account, call } = await aShopper(shop)
  const code = await mailed(account)
  expect(await recover(account.toUpperCase(), code)).toMatchObject({ code: 1, data: null })
  expect((await call('GET /api/user/sessions')).status).toBe(401)
  expect(await login(account, NEW)).toMatchObject({ code: 1 })
  expect(await recover(account, code, { new_password: 'third-time', confirm_password: 'third-time' })).toMatchObject({
    reason: 'one_time_code_expired',
  })
})

test('a refused recovery does not use up the code', async () => {
  const { account } = await aShopper(shop)
  const code = await mailed(account)
  const same = { new_password: PASSWORD, confirm_password: PASSWORD }
  expect(await recover(account, code, same)).toMatchObject({ reason: 'same_password' })
  expect(await recover(account, code)).toMatchObject({ code: 1 })
})

test('after five wrong mailed codes the right code is refused too; if many are sent at the same time, five are checked', async () => {
  const { account } = await aShopper(shop)
  const code = await mailed(account)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => recover(account, { ...code, code: another(code.code) })),
  )
  expect(answers.filter(({ reason }) => reason === 'one_time_code_wrong')).toHaveLength(5)
  expect(answers.filter(({ reason }) => reason === 'one_time_code_expired')).toHaveLength(15)
  expect(await recover(account, code)).toMatchObject({ reason: 'one_time_code_expired', field: 'code' })
})

test('a mailed code is valid for ten minutes', async () => {
  const { account } = await aShopper(shop)
  const code = await mailed(account)
  await expire(account)
  expect(await recover(account, code)).toMatchObject({ reason: 'one_time_code_expired' })
  expect(await recover(account, await mailed(account))).toMatchObject({ code: 1 })
})

test.each([
  ['en', /new password/],
  ['zh-CN', /验证码/],
  ['ja', /認証コード/],
  ['ko', /인증 코드/],
  ['th', /รหัส/],
] as const)('the mail is written in %s', async (language, words) => {
  const { account } = await aShopper(shop)
  await visitor('POST /api/user/send_code', { body: { account, purpose: 'password' } }, { language })
  expect(mailTo(account)?.text).toMatch(words)
})

test('codes and passwords are not stored in plain text', async () => {
  const { account } = await aShopper(shop)
  const { code, request_token } = await mailed(account)
  const rows = await shop.db.selectFrom('one_time_code').selectAll().where('account', '=', account).execute()
  expect(rows).toHaveLength(1)
  for (const secret of [code, request_token]) expect(JSON.stringify(rows)).not.toContain(secret)
  expect(rows[0]?.mac.toString('latin1')).not.toContain(code)
  const { password_hash } = await shop.db
    .selectFrom('user_account')
    .select('password_hash')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
