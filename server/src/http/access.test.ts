import { type EndpointKey, endpoints } from '@sampan/contract'
import { DESK_ROLES, type DeskRole, sessionHeaders } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { anOperator, aShop, aShopper } from '../../testing/world.ts'
import { actAtDesk } from '../features/operator/operator-act-service.ts'

const shop = await aShop()

/** This call is made last, because it ends the session that the other calls need. */
const LAST: EndpointKey = 'POST /api/admin/logout'
const calls = (Object.keys(endpoints) as EndpointKey[]).filter((key) => key.includes(' /api/admin/')) // its keys are the calls
const desk_calls = [...calls.filter((key) => key !== LAST && endpoints[key].access !== 'public'), LAST]

/** Makes the call without input. An allowed call replies with success, or that input is missing. */
async function ask(key: EndpointKey, token?: string) {
  const [method, url] = key.split(' ') as ['GET' | 'POST', string] // every key of the contract has this form
  const reply = await shop.app.inject({ method, url, headers: sessionHeaders(url, token) })
  return reply.json<{ code: number; reason?: string }>()
}

function rolesFor(key: EndpointKey): readonly DeskRole[] {
  const access = endpoints[key].access
  if (typeof access === 'string') throw new Error(`${key} is no call of the desk`)
  return access.desk.length === 0 ? DESK_ROLES : ['owner', ...access.desk]
}

test.each(DESK_ROLES)('the role %s may make its own calls of the desk and no others', async (role) => {
  const { token } = await anOperator(shop, { roles: [role] })
  for (const key of desk_calls) {
    const { code, reason } = await ask(key, token)
    if (rolesFor(key).includes(role)) expect([reason, code], key).not.toContain('role_needed')
    else expect({ code, reason }, key).toEqual({ code: 0, reason: 'role_needed' })
    expect(code, key).not.toBe(401)
  }
})

test('an operator without a role may only log out', async () => {
  const { token } = await anOperator(shop, { roles: [] })
  for (const key of desk_calls) {
    const { reason } = await ask(key, token)
    if (rolesFor(key).length < DESK_ROLES.length) expect(reason, key).toBe('role_needed')
  }
  expect(await ask('GET /api/admin/order/list', token)).toMatchObject({ code: 401 })
})

test('an operator with two roles may make the calls of both', async () => {
  const { call } = await anOperator(shop, { roles: ['support', 'finance'] })
  expect(await call('GET /api/admin/service/chats', { query: {} })).toMatchObject({ code: 1 })
  expect(await call('GET /api/admin/recharge/list', { query: {} })).toMatchObject({ code: 1 })
})

test('visitors and shoppers have no access to the desk', async () => {
  const { token } = await aShopper(shop)
  for (const key of desk_calls) {
    expect(await ask(key), key).toMatchObject({ code: 401 })
    expect(await ask(key, token), key).toMatchObject({ code: 401 })
  }
})

test('a role that is revoked during a call no longer applies to it', async () => {
  const { operator_id, account } = await anOperator(shop, { roles: ['finance', 'support'] })
  const session = { operator_id, operator_account: account, roles: ['finance' as const], token_hash: Buffer.alloc(32) }
  await actAtDesk(shop.db, session, async () => {})
  await shop.db
    .updateTable('operator')
    .set({ roles: ['support'] })
    .where('operator_id', '=', operator_id)
    .execute()
  await expect(actAtDesk(shop.db, session, async () => {})).rejects.toMatchObject({
    reason: 'role_needed',
  })
})

test('the endpoints give finance the calls about money, fulfilment those about parcels, and support those about chats', () => {
  expect(rolesFor('POST /api/admin/recharge/audit')).toEqual(['owner', 'finance'])
  expect(rolesFor('POST /api/admin/extract/payout_file')).toEqual(['owner', 'finance'])
  expect(rolesFor('POST /api/admin/order/ship')).toEqual(['owner', 'fulfilment'])
  expect(rolesFor('POST /api/admin/service/messages')).toEqual(['owner', 'support'])
})

const MONEY = /^POST \/api\/admin\/(recharge|extract|wallet|bank)\//

test('only finance and owners may make the calls that move or match money', () => {
  const money_calls = calls.filter((key) => MONEY.test(key))
  expect(money_calls.length).toBeGreaterThan(10)
  for (const key of money_calls) expect(rolesFor(key), key).toEqual(['owner', 'finance'])
})

/**
 * Calls about signing in and out, the operator's own account, today's work, the shop's setup and the list of
 * categories. Also some calls about settings and proposals: their handlers check the role.
 */
const OPEN_TO_ALL_ROLES = [
  'GET /api/admin/category/list',
  'GET /api/admin/find',
  'GET /api/admin/me',
  'GET /api/admin/proposal/detail',
  'GET /api/admin/proposal/list',
  'GET /api/admin/session/list',
  'GET /api/admin/setup',
  'GET /api/admin/today',
  'POST /api/admin/digest',
  'POST /api/admin/login/code',
  'POST /api/admin/login/password',
  'POST /api/admin/logout',
  'POST /api/admin/name',
  'POST /api/admin/new_work_mail',
  'POST /api/admin/password',
  'POST /api/admin/proposal/withdraw',
  'POST /api/admin/second_factor/begin',
  'POST /api/admin/second_factor/check',
  'POST /api/admin/second_factor/codes',
  'POST /api/admin/second_factor/confirm',
  'POST /api/admin/session/end',
  'POST /api/admin/setting/destination',
  'POST /api/admin/setting/evidence',
  'POST /api/admin/setting/language',
  'POST /api/admin/setting/time',
  'POST /api/admin/setting/time_zone',
]

test('only the listed calls of the desk are open to all roles', () => {
  const open_calls = desk_calls.filter((key) => rolesFor(key).length === DESK_ROLES.length)
  expect(open_calls.toSorted()).toEqual(OPEN_TO_ALL_ROLES)
})
