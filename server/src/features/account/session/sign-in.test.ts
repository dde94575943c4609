import { expect, test } from 'vitest'
import { aShop, aShopper, callerOf, PASSWORD } from '../../../../testing/world.ts'

const shop = await aShop()
const visitor = callerOf(shop)
const form = (account: string) => ({
  account,
  password: PASSWORD,
  confirm_password: PASSWORD,
  family_name: '林',
  given_name: '美',
})
const register = (changes: object, account = 'new@example.com') =>
  visitor('POST /api/user/register', { body: { ...form(account), ...changes } })
const login = (account: string, password: string, options = {}) =>
  visitor('POST /api/user/login', { body: { account, password } }, options)

test('registration signs the shopper in, and later log-ins ignore upper and lower case', async () => {
  const { data } = await register({}, ' Mei.Lin@Example.com ')
  expect(data.userinfo.account).toBe('mei.lin@example.com')
  const again = await login('MEI.LIN@example.com', PASSWORD)
  expect(again).toMatchObject({ code: 1, status: 200, data: { userinfo: { user_id: data.userinfo.user_id } } })
  const { status } = await callerOf(shop, again.data.userinfo.token)('GET /api/user/sessions')
  expect(status).toBe(200)
})

test.each([
  [{ account: 'nobody' }, { reason: 'account_invalid', field: 'account' }],
  [{ account: 'a@b' }, { reason: 'account_invalid' }],
  [{ account: 'a@b.com\n' + 'x@y.com' }, { reason: 'account_invalid' }],
  [
    { password: 'short', confirm_password: 'short' },
    { reason: 'password_too_short', field: 'password' },
  ],
  [
    { password: 'iloveyou', confirm_password: 'iloveyou' },
    { reason: 'password_common', field: 'password' },
  ],
  [{ confirm_password: 'other-horse' }, { reason: 'passwords_differ', field: 'confirm_password' }],
  [{ mobile: '12345' }, { reason: 'mobile_invalid', field: 'mobile' }],
  [{ family_name: '  ', given_name: '' }, { reason: 'name_missing' }],
  [{ family_name: 'x'.repeat(61) }, { status: 400 }],
  [{ given_name: 'nul\u0000' }, { status: 400 }],
  [{ password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) }, { status: 400 }],
  [{ role: 'operator' }, { status: 400 }],
])('a registration with %o is refused', async (changes, refusal) => {
  expect(await register(changes)).toMatchObject(refusal)
})

test('concurrent registrations of one address create one account', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => register({}, 'twice@example.com')))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(answers.filter(({ reason }) => reason === 'account_exists')).toHaveLength(7)
})

test('a log-in to an unknown account gets the same reply as a wrong password, after a similar time', async () => {
  const { account } = await aShopper(shop)
  let attempts = 0
  const timed = async (name: string) => {
    // Each password is different, because tests cache the results of password comparisons.
    const password = `wrong-horse-${++attempts}`
    const start = performance.now()
    const { code, reason, msg } = await login(name, password)
    return { answer: { code, reason, msg }, took_ms: performance.now() - start }
  }
  await timed('warm-up@example.com')
  const with_account: Awaited<ReturnType<typeof timed>>[] = []
  const unknown: typeof with_account = []
  const quickest = (runs: typeof with_account) => Math.min(...runs.map(({ took_ms }) => took_ms))
  const ratio = () => quickest(unknown) / quickest(with_account)
  const isAlike = () => ratio() > 0.6 && ratio() < 1.7
  // Known and unknown accounts alternate, so that other load on the machine slows both. If the machine is busy, more
  // rounds are run, until both have been measured in a round without other load.
  for (let run = 0; run < 12 || (run < 100 && !isAlike()); run++) {
    with_account.push(await timed(account))
    unknown.push(await timed('nobody@example.com'))
  }
  expect(unknown[0]?.answer).toEqual(with_account[0]?.answer)
  expect(with_account[0]?.answer.reason).toBe('wrong_account_or_password')
  expect(ratio()).toBeGreaterThan(0.6)
  expect(ratio()).toBeLessThan(1.7)
})

test('only the right password reveals that an account is blocked, and its sessions have ended', async () => {
  const shopper = await aShopper(shop)
  await shop.db
    .updateTable('user_account')
    .set({ blocked_at: new Date().toISOString() })
    .where('user_id', '=', shopper.user_id)
    .execute()
  expect(await login(shopper.account, 'wrong-horse')).toMatchObject({ reason: 'wrong_account_or_password' })
  expect(await login(shopper.account, PASSWORD)).toMatchObject({ reason: 'account_blocked' })
  expect(await shopper.call('GET /api/user/sessions')).toMatchObject({ status: 401, code: 401 })
})

test('a session token is accepted only in the Authorization header', async () => {
  const { token } = await aShopper(shop)
  const ask = (headers: Record<string, string>) => visitor('GET /api/user/sessions', undefined, { headers })
  expect((await ask({ authorization: `Bearer ${token}` })).status).toBe(200)
  const others: Record<string, string>[] = [
    { cookie: `Admin-Token=${token}` },
    { cookie: `Authorization=Bearer ${token}; token=${token}` },
    { authorization: token },
    { authorization: `Basic ${token}` },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${token.slice(1)}A` },
  ]
  for (const headers of others) expect(await ask(headers)).toMatchObject({ status: 401, code: 401 })
})

test('logging out ends only the current session, and succeeds with an invalid token too', async () => {
  const { account, call } = await aShopper(shop)
  const { data } = await login(account, PASSWORD)
  const other = callerOf(shop, data.userinfo.token)
  expect(await call('POST /api/user/logout', { query: { lang: 'zh-cn' } })).toMatchObject({ code: 1, data: null })
  expect((await call('GET /api/user/sessions')).status).toBe(401)
  expect(await call('POST /api/user/logout', { query: {} })).toMatchObject({ code: 1, data: null })
  expect(await visitor('POST /api/user/logout', { query: {} })).toMatchObject({ code: 1 })
  expect((await other('GET /api/user/sessions')).status).toBe(200)
})

test('the session token is not stored in plain text', async () => {
  const { token } = await aShopper(shop)
  const sessions = await shop.db.selectFrom('session').selectAll().execute()
  expect(JSON.stringify(sessions)).not.toContain(token)
  expect(sessions.some(({ token_hash }) => token_hash.toString('base64url').includes(token))).toBe(false)
})
