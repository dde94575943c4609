import { expect, test } from 'vitest'
import { addressOf } from '../../testing/database.ts'
import { anOperator, aShop, callerOf, deskSessionOf, PASSWORD } from '../../testing/world.ts'
import { codeOf, stepOf } from '../features/operator/session/totp.ts'
import { runOperator } from './run-operator.ts'

const shop = await aShop()
const { host, port, user, database } = await addressOf(shop.db)
const DATABASE_URL = `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
const OWN_PASSWORD = 'quiet-harbour-lantern'

/**
 * Runs one command of the command line for this shop.
 * @returns the output of the terminal.
 */
async function run(argv: string[], password = OWN_PASSWORD) {
  const lines: string[] = []
  const say = (text: string) => void lines.push(text)
  const env = { DATABASE_URL, LOG_LEVEL: 'silent', SAMPAN_DESK_PASSWORD: password }
  const exit_code = await runOperator(argv, { env, ask: async () => '', say, complain: say })
  return { exit_code, text: lines.join('\n') }
}
const signIn = async (account: string, password: string) => {
  const entered = await callerOf(shop)('POST /api/admin/login', { body: { account, password } })
  return { ...entered, call: callerOf(shop, deskSessionOf(entered)) }
}
const logOf = async (operator_id: string) =>
  await shop.db
    .selectFrom('desk_log')
    .select(['operator_id', 'action', 'details'])
    .where('ref_id', '=', operator_id)
    .where('action', 'like', 'operator_%')
    .execute()

test('the first owner is added on the command line, is listed, and can sign in', async () => {
  expect((await run(['list'])).text).toContain('There is no operator yet')
  const added = await run(['add', 'Owner@Example.com', 'Olive', 'Tan'])
  expect(added).toEqual({ exit_code: 0, text: 'owner@example.com can sign in at the desk now, as an owner.' })
  const { data } = await signIn('owner@example.com', OWN_PASSWORD)
  expect(data).toMatchObject({ name: 'Olive Tan', roles: ['owner'], awaits: null })
  expect((await run(['list'])).text).toMatch(/owner@example\.com +Olive Tan +owner +off +20\d\d-/)
  expect(await logOf(data.operator_id)).toEqual([
    { operator_id: data.operator_id, action: 'operator_added', details: { at_machine: true } },
  ])
})

test('the command restores access after a forgotten password, a block or a lost role', async () => {
  const { account, operator_id, call } = await anOperator(shop, { roles: ['support'] })
  const blocked_at = new Date().toISOString()
  await shop.db
    .updateTable('operator')
    .set({ blocked_at, name: 'May' })
    .where('operator_id', '=', operator_id)
    .execute()
  expect((await run(['add', account])).exit_code).toBe(0)
  expect((await call('GET /api/admin/me')).status).toBe(401)
  expect((await signIn(account, PASSWORD)).reason).toBe('wrong_account_or_password')
  expect((await signIn(account, OWN_PASSWORD)).data).toMatchObject({ name: 'May', roles: ['owner', 'support'] })
})

test('the second factor of the only owner can be removed after losing the phone, and this is logged', async () => {
  const { account, operator_id, call } = await anOperator(shop)
  expect(await run(['reset-factor', account])).toEqual({ exit_code: 1, text: `${account} has no second factor.` })
  const begun = await call('POST /api/admin/second_factor/begin', { body: { password: PASSWORD } })
  const code = codeOf(begun.data.secret, stepOf(Date.now()))
  await call('POST /api/admin/second_factor/confirm', { body: { code } })
  expect((await signIn(account, PASSWORD)).data.awaits).toBe('second_factor')
  expect((await run(['reset-factor', account.toUpperCase()])).exit_code).toBe(0)
  expect((await call('GET /api/admin/me')).status).toBe(401)
  expect((await signIn(account, PASSWORD)).data).toMatchObject({ awaits: null, recovery_codes: 0 })
  expect(await logOf(operator_id)).toEqual([
    { operator_id, action: 'operator_factor_reset', details: { at_machine: true } },
  ])
})

test.each([
  [['add'], 'Say whose e-mail address'],
  [['add', 'nobody'], 'Say whose e-mail address'],
  [['owner@example.com'], 'is no command'],
  [['reset-factor', 'nobody@example.com'], 'There is no operator nobody@example.com'],
])('the wrong arguments %j are answered with the correct usage', async (argv, usage) => {
  expect(await run(argv)).toEqual({ exit_code: 1, text: expect.stringContaining(usage) })
})

test('a weak password is refused', async () => {
  expect((await run(['add', 'weak@example.com'], 'short')).text).toContain('at least 12 characters')
  expect((await run(['list'])).text).not.toContain('weak@example.com')
})
