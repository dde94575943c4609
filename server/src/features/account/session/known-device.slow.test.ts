import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aMailedCode, another } from '../../../../testing/mail/mailed-code.ts'
import { aShop, callerOf, PASSWORD } from '../../../../testing/world.ts'
import { countTry, fromNetwork } from '../../../http/rate-limits.ts'

const shop = await aShop({ limits: true })
const visitor = callerOf(shop)
const NEW = 'battery-staple'

/** An address in an IPv6 network. One /48 block contains 65,536 networks. */
const network = (number: number, block = 1) => `2001:db8:${block.toString(16)}:${number.toString(16)}::7`
const HOME = '198.51.100.7'

let people = 0
async function anOwner(device_token?: string) {
  people += 1
  const account = `owner-${people}@example.com`
  const body = {
    account,
    password: PASSWORD,
    confirm_password: PASSWORD,
    family_name: 'A',
    given_name: 'B',
    device_token,
  }
  await sql`delete from rate_limit_counter where key like 'registration%'`.execute(shop.db)
  const { data } = await visitor('POST /api/user/register', { body }, { remote_address: HOME })
  return { account, ...data }
}
type More = { device_token?: string; code?: string; request_token?: string }
const login = (account: string, password: string, remote_address: string, more: More = {}) =>
  visitor('POST /api/user/login', { body: { account, password, ...more } }, { remote_address })
const wrongFrom = async (account: string, networks: number, block: number) =>
  await Promise.all(
    Array.from({ length: networks }, (_, number) => login(account, `wrong-${number}`, network(number, block))),
  )

test('if wrong passwords come from sixty networks, twenty are checked; after that a log-in needs a mailed code', async () => {
  const { account } = await anOwner()
  const tries = await wrongFrom(account, 60, 1)
  expect(tries.filter(({ reason }) => reason === 'wrong_account_or_password')).toHaveLength(20)
  expect(tries.filter(({ reason }) => reason === 'code_needed')).toHaveLength(40)
  expect(await login(account, PASSWORD, network(99))).toMatchObject({ status: 200, code: 0, reason: 'code_needed' })
})

test('for an unknown account, a log-in needs a mailed code after the same number of wrong passwords', async () => {
  const tries = await wrongFrom('nobody@example.com', 30, 2)
  expect(tries.filter(({ reason }) => reason === 'code_needed')).toHaveLength(10)
})

test('the owner signs in from any network with the mailed code and the password', async () => {
  const { account } = await anOwner()
  await wrongFrom(account, 21, 3)
  const code = await aMailedCode(shop, account, { purpose: 'login', remote_address: network(98, 4) })
  const from = network(98, 4)
  const wrong = { ...code, code: another(code.code) }
  expect(await login(account, PASSWORD, from, wrong)).toMatchObject({ reason: 'one_time_code_wrong', field: 'code' })
  expect(await login(account, 'wrong', from, code)).toMatchObject({ reason: 'wrong_account_or_password' })
  expect(await login(account, PASSWORD, from, code)).toMatchObject({ code: 1 })
  expect(await login(account, PASSWORD, from, code)).toMatchObject({ reason: 'one_time_code_expired' })
  expect(await login(account, PASSWORD, from)).toMatchObject({ reason: 'code_needed' })
})

test('a code that was mailed for a new password is refused for a log-in', async () => {
  const { account } = await anOwner()
  const code = await aMailedCode(shop, account, { remote_address: network(97, 4) })
  expect(await login(account, PASSWORD, network(97, 4), code)).toMatchObject({ reason: 'one_time_code_expired' })
})

test('a known device never needs a code, even if strangers in its own network guess passwords', async () => {
  const { account, device_token } = await anOwner()
  await wrongFrom(account, 30, 5)
  for (let round = 0; round < 12; round++) await login(account, 'wrong', HOME)
  expect(await login(account, PASSWORD, HOME)).toMatchObject({ code: 0 })
  expect(await login(account, PASSWORD, HOME, { device_token })).toMatchObject({ code: 1, data: { device_token } })
  expect(await login(account, PASSWORD, network(96, 6), { device_token })).toMatchObject({ code: 1 })
})

test('a known device can try ten wrong passwords in a quarter of an hour, over all networks', async () => {
  const { account, device_token } = await anOwner()
  const guess = (number: number) => login(account, `wrong-${number}`, network(number, 7), { device_token })
  const tries = await Promise.all(Array.from({ length: 15 }, (_, number) => guess(number)))
  expect(tries.filter(({ reason }) => reason === 'wrong_account_or_password')).toHaveLength(10)
  expect(tries.filter(({ reason }) => reason === 'too_many_tries')).toHaveLength(5)
})

test('a device of another account and a made-up token count as unknown', async () => {
  const [{ account }, other] = [await anOwner(), await anOwner()]
  await wrongFrom(account, 21, 8)
  for (const device_token of [other.device_token, 'made-up', ''])
    expect(await login(account, PASSWORD, HOME, { device_token })).toMatchObject({ reason: 'code_needed' })
})

test('a device that several accounts use has one token, and a made-up token is replaced', async () => {
  const first = await anOwner()
  const second = await anOwner(first.device_token)
  expect(second.device_token).toBe(first.device_token)
  await wrongFrom(first.account, 21, 9)
  expect(await login(first.account, PASSWORD, HOME, { device_token: second.device_token })).toMatchObject({ code: 1 })
  const made_up = await anOwner('made-up')
  expect(made_up.device_token).toMatch(/^[\w-]{43}$/)
})

test('device tokens are not stored in plain text', async () => {
  const { device_token } = await anOwner()
  const rows = await shop.db.selectFrom('known_device').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some(({ device_hash }) => device_hash.toString('base64url').includes(device_token))).toBe(false)
})

test.each(['changed', 'recovered'])('a %s password forgets every device except the one it was set on', async (how) => {
  const { account, userinfo, device_token } = await anOwner()
  const { data } = await login(account, PASSWORD, HOME)
  expect(data.device_token).not.toBe(device_token)
  const pair = { new_password: NEW, confirm_password: NEW, device_token }
  const from = { remote_address: network(how.length, 10) }
  const body =
    how === 'changed'
      ? { old_password: PASSWORD, ...pair }
      : { account, ...(await aMailedCode(shop, account, from)), ...pair }
  expect(await callerOf(shop, userinfo.token)('POST /api/user/resetpwd', { body }, from)).toMatchObject({ code: 1 })
  await wrongFrom(account, 21, 11)
  expect(await login(account, NEW, HOME, { device_token })).toMatchObject({ code: 1 })
  expect(await login(account, NEW, HOME, { device_token: data.device_token })).toMatchObject({ reason: 'code_needed' })
})

test('if strangers’ wrong passwords have reached the limit, a password recovery resets the count', async () => {
  const { account } = await anOwner()
  await wrongFrom(account, 21, 12)
  const from = { remote_address: network(95, 13) }
  const code = await aMailedCode(shop, account, from)
  const body = { account, ...code, new_password: NEW, confirm_password: NEW }
  expect(await visitor('POST /api/user/resetpwd', { body }, from)).toMatchObject({ code: 1 })
  expect(await login(account, NEW, network(95, 13))).toMatchObject({ code: 1 })
})

test('after three hundred wrong passwords from one network block, log-ins from the block are refused for every account', async () => {
  const { account } = await anOwner()
  // Hashing that many passwords takes long, so only the 300th is a real log-in. All others are counted directly.
  for (let round = 0; round < 299; round++) await countTry(shop.context, fromNetwork('password', network(round, 14))[1])
  expect(await login('guess@example.com', 'wrong', network(300, 14))).toMatchObject({
    reason: 'wrong_account_or_password',
  })
  expect(await login(account, PASSWORD, network(4_000, 14))).toMatchObject({ reason: 'too_many_tries' })
  expect(await login(account, PASSWORD, network(4_000, 15))).toMatchObject({ code: 1 })
})

test('a thief of a session can guess ten passwords over all networks, and does not lock out other sessions', async () => {
  const { account, userinfo } = await anOwner()
  const other = callerOf(shop, (await login(account, PASSWORD, HOME)).data.userinfo.token)
  const guess = (number: number) =>
    callerOf(shop, userinfo.token)(
      'POST /api/user/resetpwd',
      { body: { old_password: `wrong-${number}`, new_password: NEW, confirm_password: NEW } },
      { remote_address: network(number, 16) },
    )
  const tries = await Promise.all(Array.from({ length: 30 }, (_, number) => guess(number)))
  expect(tries.filter(({ reason }) => reason === 'old_password_wrong')).toHaveLength(10)
  expect(tries.filter(({ reason }) => reason === 'too_many_tries')).toHaveLength(20)
  const body = { old_password: PASSWORD, new_password: NEW, confirm_password: NEW }
  expect(await other('POST /api/user/resetpwd', { body })).toMatchObject({ code: 1 })
})

test('only the last fifty devices of an account are stored, so that clients without a token do not fill the table', async () => {
  const { account, userinfo, device_token } = await anOwner()
  const countDevices = async () => {
    const { devices } = await shop.db
      .selectFrom('known_device')
      .select(({ fn }) => fn.countAll().as('devices'))
      .where('user_id', '=', userinfo.user_id)
      .executeTakeFirstOrThrow()
    return Number(devices)
  }
  await sql`insert into known_device (user_id, device_hash, last_used_at)
    select ${userinfo.user_id}, sha256(number::text::bytea), now() - number * interval '1 day'
    from generate_series(1, 80) as number`.execute(shop.db)
  const last = await login(account, PASSWORD, HOME)
  expect(await countDevices()).toBe(50)
  for (const token of [device_token, last.data.device_token]) {
    await wrongFrom(account, 21, 9)
    expect(await login(account, PASSWORD, network(99, 9), { device_token: token })).toMatchObject({ code: 1 })
  }
  expect(await countDevices()).toBe(50)
})
