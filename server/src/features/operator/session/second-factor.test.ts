import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOperator, aShop, callerOf, deskSessionOf, PASSWORD, type TestShop } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { hashOfToken } from '../../../security/tokens.ts'
import { lockSignInState } from '../operator-sql.ts'
import { consumeFreshCode, forgetFactor } from './second-factor-service.ts'
import { codeOf, stepOf } from './totp.ts'

const shop = await aShop()
/** A shop in production mode, in which every operator needs a second factor. */
const strict = await aShop()
strict.context.config.production = true

const NEW_PASSWORD = 'quiet-harbour-lantern'
/** The current code, or the code of a later step. */
const code = (secret: string, later = 0) => codeOf(secret, stepOf(Date.now()) + later)
const signIn = async (at: TestShop, account: string, password = PASSWORD) => {
  const entered = await callerOf(at)('POST /api/admin/login', { body: { account, password } })
  return { ...entered, call: callerOf(at, deskSessionOf(entered)) }
}
/** Makes used codes valid again, as if half a minute had passed. */
const waitForNext = (at: TestShop, operator_id: string) =>
  at.db.updateTable('operator_totp').set({ last_step: 0 }).where('operator_id', '=', operator_id).execute()
const logOf = async (at: TestShop, operator_id: string) => {
  const rows = await at.db
    .selectFrom('desk_log')
    .select('action')
    .where('operator_id', '=', operator_id)
    .orderBy('log_id')
    .execute()
  return rows.map(({ action }) => action)
}

const isSomebodyWaiting = async () => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(shop.db)).rows.length > 0
}

/** Creates a signed-in operator with a second factor. */
async function aCarefulOne(at: TestShop) {
  const operator = await anOperator(at)
  const { data } = await operator.call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const confirmed = await operator.call('POST /api/admin/second_factor/confirm', { body: { code: code(data.secret) } })
  await waitForNext(at, operator.operator_id)
  return { ...operator, secret: data.secret, recovery_codes: confirmed.data.recovery_codes }
}

test('in production the password alone does not sign in: the operator must set up a second factor first', async () => {
  const { account, operator_id } = await anOperator(strict)
  const { call, data } = await signIn(strict, account)
  expect(data).toMatchObject({ awaits: 'setup', has_second_factor: false })
  expect((await call('GET /api/admin/order/list', { query: {} })).status).toBe(401)
  expect((await call('GET /api/admin/session/list')).status).toBe(401)
  expect((await call('GET /api/admin/me')).data.awaits).toBe('setup')
  const { secret, uri } = (await call('POST /api/admin/second_factor/begin', { body: {} })).data
  expect(uri).toContain(secret)
  const wrong = await call('POST /api/admin/second_factor/confirm', { body: { code: code(secret, 5) } })
  expect(wrong).toMatchObject({ reason: 'second_factor_wrong', field: 'code' })
  const confirmed = await call('POST /api/admin/second_factor/confirm', { body: { code: code(secret) } })
  expect(new Set(confirmed.data.recovery_codes).size).toBe(10)
  const inside = callerOf(strict, deskSessionOf(confirmed))
  expect((await inside('GET /api/admin/order/list', { query: {} })).code).toBe(1)
  expect((await inside('GET /api/admin/me')).data).toMatchObject({ awaits: null, recovery_codes: 10 })
  // The session of the previous step has ended.
  expect((await call('GET /api/admin/me')).status).toBe(401)
  expect(await logOf(strict, operator_id)).toEqual(['second_factor_set', 'recovery_codes_made', 'signed_in'])
})

test('an operator with a second factor needs a code at every sign-in, and each code works once', async () => {
  const { account, operator_id, secret } = await aCarefulOne(shop)
  const first = await signIn(shop, account)
  expect(first.data.awaits).toBe('second_factor')
  expect((await first.call('GET /api/admin/order/list', { query: {} })).status).toBe(401)
  expect((await first.call('POST /api/admin/second_factor/begin', { body: {} })).reason).toBe('state_changed')
  const entered = await first.call('POST /api/admin/login/code', { body: { code: code(secret) } })
  expect(entered.data).toMatchObject({ operator_id, awaits: null })
  const second = await signIn(shop, account)
  const again = await second.call('POST /api/admin/login/code', { body: { code: code(secret) } })
  expect(again.reason).toBe('second_factor_wrong')
  expect((await second.call('POST /api/admin/login/code', { body: { code: code(secret, 1) } })).code).toBe(1)
  expect((await second.call('POST /api/admin/login/code', { body: { code: code(secret, 1) } })).status).toBe(401)
})

test('if one code is used for many sign-ins at the same time, exactly one succeeds', async () => {
  const { account, secret } = await aCarefulOne(shop)
  const callers = await Promise.all(Array.from({ length: 5 }, () => signIn(shop, account)))
  const input = code(secret)
  const answers = await Promise.all(
    callers.map(({ call }) => call('POST /api/admin/login/code', { body: { code: input } })),
  )
  expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
})

test('five wrong codes lock the second factor for a quarter of an hour, also against the right code', async () => {
  const { account, operator_id, secret, recovery_codes } = await aCarefulOne(shop)
  const { call } = await signIn(shop, account)
  const guess = (input: string) => call('POST /api/admin/login/code', { body: { code: input } })
  for (let round = 0; round < 4; round++) expect((await guess('abcde-fghij')).reason).toBe('second_factor_wrong')
  const fifth = await guess('abcde-fghij')
  expect(fifth.reason).toBe('too_many_tries')
  const wait_ms = Date.parse(fifth.retry_at ?? '') - Date.now()
  expect(wait_ms).toBeGreaterThan(14 * 60_000)
  expect(wait_ms).toBeLessThanOrEqual(15 * 60_000)
  expect((await guess(code(secret))).reason).toBe('too_many_tries')
  expect((await guess(recovery_codes[0] ?? '')).reason).toBe('too_many_tries')
  expect((await logOf(shop, operator_id)).filter((action) => action === 'second_factor_locked')).toHaveLength(1)
  await sql`update operator_totp set locked_until = now() where operator_id = ${operator_id}`.execute(shop.db)
  expect((await guess(code(secret))).code).toBe(1)
})

test('a recovery code signs in once, with any spacing and case', async () => {
  const { account, recovery_codes } = await aCarefulOne(shop)
  const [spare = ''] = recovery_codes
  const enter = async (input: string) =>
    (await signIn(shop, account)).call('POST /api/admin/login/code', { body: { code: input } })
  expect((await enter(` ${spare.toLowerCase().replace('-', ' ')} `)).data).toMatchObject({ recovery_codes: 9 })
  expect((await enter(spare)).reason).toBe('second_factor_wrong')
})

test('the database contains neither the secret nor recovery codes in plain text', async () => {
  const { operator_id, secret, recovery_codes } = await aCarefulOne(shop)
  const { rows } = await sql`select encode(secret, 'escape') as secret, secret as bytes from operator_totp
    where operator_id = ${operator_id}`.execute(shop.db)
  const codes = await sql`select * from operator_recovery_code where operator_id = ${operator_id}`.execute(shop.db)
  const stored = JSON.stringify([rows, codes.rows])
  for (const hidden of [secret, ...recovery_codes]) expect(stored).not.toContain(hidden)
})

test('setting up a new device needs the password and a code of the old device, and the new device has to be confirmed', async () => {
  const { call, account, operator_id, secret } = await aCarefulOne(shop)
  const begin = (body: { password?: string; code?: string }) => call('POST /api/admin/second_factor/begin', { body })
  expect((await begin({ code: code(secret) })).reason).toBe('password_wrong')
  expect((await begin({ password: PASSWORD })).reason).toBe('second_factor_wrong')
  const { data } = await begin({ password: PASSWORD, code: code(secret) })
  await waitForNext(shop, operator_id)
  expect(
    (await (await signIn(shop, account)).call('POST /api/admin/login/code', { body: { code: code(secret) } })).code,
  ).toBe(1)
  await call('POST /api/admin/second_factor/confirm', { body: { code: code(data.secret) } })
  await waitForNext(shop, operator_id)
  const { call: enter } = await signIn(shop, account)
  expect((await enter('POST /api/admin/login/code', { body: { code: code(secret) } })).reason).toBe(
    'second_factor_wrong',
  )
  expect((await enter('POST /api/admin/login/code', { body: { code: code(data.secret) } })).code).toBe(1)
})

test('a fresh code is valid for five minutes, and the first action that needs a code uses it up', async () => {
  const { call, operator_id, account, token, secret } = await aCarefulOne(shop)
  const session = { operator_id, operator_account: account, roles: ['owner' as const], token_hash: hashOfToken(token) }
  const act = () => transaction(shop.db, (tx) => consumeFreshCode(tx, session))
  const check = (input: string) => call('POST /api/admin/second_factor/check', { body: { code: input } })
  await expect(act()).rejects.toMatchObject({ reason: 'second_factor_needed' })
  expect((await check('000000x')).reason).toBe('second_factor_wrong')
  await expect(act()).rejects.toMatchObject({ reason: 'second_factor_needed' })
  expect((await check(code(secret))).code).toBe(1)
  await act()
  await expect(act()).rejects.toMatchObject({ reason: 'second_factor_needed' })
  expect((await check(code(secret, 1))).code).toBe(1)
  await sql`update operator_session set fresh_until = fresh_until - interval '5 minutes'
    where operator_id = ${operator_id}`.execute(shop.db)
  await expect(act()).rejects.toMatchObject({ reason: 'second_factor_needed' })
  const without = await anOperator(shop)
  await transaction(shop.db, (tx) => consumeFreshCode(tx, { ...session, operator_id: without.operator_id }))
})

test('making new recovery codes invalidates the old recovery codes', async () => {
  const { call, account, secret, recovery_codes } = await aCarefulOne(shop)
  const { data } = await call('POST /api/admin/second_factor/codes', { body: { code: code(secret) } })
  const enter = async (input = '') =>
    (await signIn(shop, account)).call('POST /api/admin/login/code', { body: { code: input } })
  expect((await enter(recovery_codes[0])).reason).toBe('second_factor_wrong')
  expect((await enter(data.recovery_codes[0])).code).toBe(1)
})

test('changing the password ends all other sessions of the operator', async () => {
  const { call, account } = await anOperator(shop)
  const other = await signIn(shop, account)
  const change = (old_password: string, new_password: string) =>
    call('POST /api/admin/password', { body: { old_password, new_password } })
  expect((await change(PASSWORD, 'short')).reason).toBe('desk_password_short')
  expect((await change(PASSWORD, '123qweasdzxc')).reason).toBe('password_common')
  expect((await change('wrong', NEW_PASSWORD)).reason).toBe('old_password_wrong')
  expect((await change(PASSWORD, NEW_PASSWORD)).code).toBe(1)
  expect((await other.call('GET /api/admin/me')).status).toBe(401)
  expect((await call('GET /api/admin/me')).code).toBe(1)
  expect((await signIn(shop, account)).reason).toBe('wrong_account_or_password')
  expect((await signIn(shop, account, NEW_PASSWORD)).code).toBe(1)
})

test('an operator must replace a first password that an owner made before any other action', async () => {
  const { account, operator_id } = await anOperator(strict)
  await strict.db
    .updateTable('operator')
    .set({ password_is_initial: true })
    .where('operator_id', '=', operator_id)
    .execute()
  const { call, data } = await signIn(strict, account)
  expect(data.awaits).toBe('new_password')
  expect((await call('POST /api/admin/second_factor/begin', { body: {} })).reason).toBe('state_changed')
  const replace = (new_password: string) => call('POST /api/admin/login/password', { body: { new_password } })
  expect((await replace(PASSWORD)).reason).toBe('same_password')
  const replaced = await replace(NEW_PASSWORD)
  expect(replaced.data.awaits).toBe('setup')
  expect((await call('GET /api/admin/me')).status).toBe(401)
  expect((await signIn(strict, account, NEW_PASSWORD)).data.awaits).toBe('setup')
})

test('an incomplete sign-in expires after ten minutes', async () => {
  const { account, operator_id } = await anOperator(strict)
  const { call } = await signIn(strict, account)
  await sql`update operator_session set expires_at = expires_at - interval '10 minutes'
    where operator_id = ${operator_id} and awaits is not null`.execute(strict.db)
  expect((await call('GET /api/admin/me')).status).toBe(401)
})

test('each download of a payout file needs a fresh code, also downloading an earlier file again', async () => {
  const { call, secret } = await aCarefulOne(shop)
  const exported = () => call('POST /api/admin/extract/payout_file', { body: {} })
  expect(await exported()).toMatchObject({ reason: 'second_factor_needed' })
  await call('POST /api/admin/second_factor/check', { body: { code: code(secret) } })
  expect((await exported()).code).toBe(1)
  expect(await exported()).toMatchObject({ reason: 'second_factor_needed' })
})

test('changing, proposing and approving money settings each need a fresh code', async () => {
  const at = await aShop()
  const [alone, proved] = [await aCarefulOne(at), { steps: 0 }]
  const prove = ({ call, secret }: typeof alone) =>
    call('POST /api/admin/second_factor/check', { body: { code: code(secret, proved.steps++ % 2) } })
  const lower = async ({ call }: typeof alone) => {
    const { amounts } = (await call('GET /api/admin/setting/list')).data
    const { amount_cents = 0, revision = '' } = amounts.find(({ name }) => name === 'recharge_maximum') ?? {}
    const body = { name: 'recharge_maximum', amount_cents: amount_cents - 100, revision, reason: 'Less' } as const
    return call('POST /api/admin/setting/amount', { body })
  }
  expect(await lower(alone)).toMatchObject({ reason: 'second_factor_needed' })
  await prove(alone)
  expect((await lower(alone)).data.outcome).toBe('changed')
  const other = await aCarefulOne(at)
  await waitForNext(at, alone.operator_id)
  expect(await lower(alone)).toMatchObject({ reason: 'second_factor_needed' })
  await prove(alone)
  const { outcome, settings } = (await lower(alone)).data
  expect(outcome).toBe('proposed')
  const { proposal_id = '' } = settings.proposals[0] ?? {}
  const agree = () => other.call('POST /api/admin/proposal/decide', { body: { proposal_id, agrees: true } })
  expect(await agree()).toMatchObject({ reason: 'second_factor_needed' })
  await prove(other)
  expect((await agree()).data.state).toBe('carried_out')
})

test('refusing a proposal needs no fresh code, because nothing changes', async () => {
  const [proposer, careful] = [await anOperator(shop), await aCarefulOne(shop)]
  const { amounts } = (await proposer.call('GET /api/admin/setting/list')).data
  const { amount_cents = 0, revision = '' } = amounts.find(({ name }) => name === 'recharge_maximum') ?? {}
  const body = { name: 'recharge_maximum', amount_cents: amount_cents - 100, revision, reason: 'Less' } as const
  const { settings } = (await proposer.call('POST /api/admin/setting/amount', { body })).data
  const { proposal_id = '' } = settings.proposals[0] ?? {}
  const decision = { proposal_id, agrees: false, why: 'Not now' } as const
  expect((await careful.call('POST /api/admin/proposal/decide', { body: decision })).data.state).toBe('refused')
})

test('a sign-in with a recovery code waits for a concurrent reset of the second factor, without a deadlock', async () => {
  const { account, operator_id, recovery_codes } = await aCarefulOne(shop)
  const { call: enter } = await signIn(shop, account)
  let entering: ReturnType<typeof enter<'POST /api/admin/login/code'>> | undefined
  await transaction(shop.db, async (tx) => {
    await lockSignInState(tx, operator_id)
    entering = enter('POST /api/admin/login/code', { body: { code: recovery_codes[0] ?? '' } })
    await expect.poll(isSomebodyWaiting).toBe(true)
    await sql`set local lock_timeout = '200ms'`.execute(tx)
    await forgetFactor(tx, operator_id)
  })
  expect(await entering).toMatchObject({ reason: 'second_factor_wrong' })
})
