import { DESK_HEADER } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOperator, aShop, callerOf, deskSessionOf, PASSWORD } from '../../../../testing/world.ts'

const shop = await aShop()

const enter = (account: string, options = {}) =>
  callerOf(shop)('POST /api/admin/login', { body: { account, password: PASSWORD } }, options)
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['set-cookie'])
/** Lets time pass for one operator's sessions. */
const wait = (operator_id: string, minutes: number) =>
  sql`update operator_session set created_at = created_at - ${minutes} * interval '1 minute',
    last_used_at = last_used_at - ${minutes} * interval '1 minute', expires_at = expires_at - ${minutes} * interval '1 minute'
    where operator_id = ${operator_id}`.execute(shop.db)
const lastUse = (operator_id: string) =>
  shop.db
    .selectFrom('operator_session')
    .select('last_used_at')
    .where('operator_id', '=', operator_id)
    .executeTakeFirst()

test('the session token is only in a cookie, which is HttpOnly, SameSite and limited to the desk’s path', async () => {
  const { account } = await anOperator(shop)
  const entered = await enter(account)
  const token = deskSessionOf(entered)
  expect(cookieOf(entered)).toBe(`sampan_desk=${token}; Path=/api/admin; HttpOnly; SameSite=Strict`)
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(entered.data)).not.toContain(token)
  const reply = await callerOf(shop, token)('POST /api/admin/logout')
  expect(cookieOf(reply)).toBe('sampan_desk=; Path=/api/admin; HttpOnly; SameSite=Strict; Max-Age=0')
})

test('the cookie is Secure, except on the server’s own machine', async () => {
  const { account } = await anOperator(shop)
  expect(cookieOf(await enter(account, { remote_address: '203.0.113.9' }))).toMatch(/; Secure$/)
  expect(cookieOf(await enter(account, { headers: { 'x-forwarded-for': '203.0.113.9' } }))).toMatch(/; Secure$/)
  const { config } = shop.context
  const { public_url } = config
  config.public_url = 'https://shop.example.com'
  expect(cookieOf(await enter(account))).toMatch(/; Secure$/)
  config.public_url = public_url
})

test('a call of the desk needs a header that other sites cannot send, and a bearer token is refused', async () => {
  const { token } = await anOperator(shop)
  const ask = (headers: Record<string, string>) => shop.app.inject({ url: '/api/admin/me', headers })
  const cookie = `other=1; sampan_desk=${token}; more=2`
  expect((await ask({ cookie, [DESK_HEADER]: '1' })).json()).toMatchObject({ code: 1 })
  expect((await ask({ cookie })).json()).toMatchObject({ code: 400, msg: expect.stringContaining(DESK_HEADER) })
  expect((await ask({ authorization: `Bearer ${token}`, [DESK_HEADER]: '1' })).statusCode).toBe(401)
  expect((await ask({ cookie: `xsampan_desk=${token}`, [DESK_HEADER]: '1' })).statusCode).toBe(401)
})

test('another site cannot sign an operator in', async () => {
  const { account } = await anOperator(shop)
  const url = '/api/admin/login'
  const reply = await shop.app.inject({ method: 'POST', url, payload: { account, password: PASSWORD } })
  expect(reply.statusCode).toBe(400)
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test('an operator’s session ends after half an hour without use, or after twelve hours', async () => {
  const idle = await anOperator(shop)
  await wait(idle.operator_id, 29)
  expect((await idle.call('GET /api/admin/me')).code).toBe(1)
  await wait(idle.operator_id, 29)
  expect((await idle.call('GET /api/admin/me')).code).toBe(1)
  await wait(idle.operator_id, 31)
  expect((await idle.call('GET /api/admin/me')).status).toBe(401)

  const busy = await anOperator(shop)
  for (let hours = 0; hours < 23; hours++) {
    await wait(busy.operator_id, 29)
    expect((await busy.call('GET /api/admin/me')).code, `after ${hours} rounds`).toBe(1)
  }
  for (let rounds = 0; rounds < 3; rounds++) {
    await wait(busy.operator_id, 20)
    await busy.call('GET /api/admin/me')
  }
  expect((await busy.call('GET /api/admin/me')).status).toBe(401)
})

test('a session’s time of last use is written at most once a minute, and not for background calls', async () => {
  const { operator_id, call } = await anOperator(shop)
  const first = await lastUse(operator_id)
  await call('GET /api/admin/me')
  expect(await lastUse(operator_id)).toEqual(first)
  await wait(operator_id, 10)
  const waited = await lastUse(operator_id)
  await call('GET /api/admin/me', undefined, { headers: { [DESK_HEADER]: 'background' } })
  expect(await lastUse(operator_id)).toEqual(waited)
  await call('GET /api/admin/me')
  expect(await lastUse(operator_id)).not.toEqual(waited)
})

test('operators see all their sessions and can end each of them', async () => {
  const { account, call } = await anOperator(shop)
  const phone = callerOf(shop, deskSessionOf(await enter(account, { headers: { 'user-agent': 'Phone' } })))
  const other = callerOf(shop, deskSessionOf(await enter(account)))
  const { sessions } = (await phone('GET /api/admin/session/list')).data
  expect(sessions).toHaveLength(3)
  const [mine] = sessions.filter(({ is_current }) => is_current)
  expect(mine).toMatchObject({ device: 'Phone', ip: '127.0.0.1' })
  const stranger = await anOperator(shop)
  const session_id = mine?.session_id ?? ''
  expect((await stranger.call('POST /api/admin/session/end', { body: { session_id } })).status).toBe(404)
  expect((await call('POST /api/admin/session/end', { body: { session_id } })).code).toBe(1)
  expect((await phone('GET /api/admin/me')).status).toBe(401)
  await call('POST /api/admin/session/end', { body: { all_others: true } })
  expect((await other('GET /api/admin/me')).status).toBe(401)
  expect((await call('GET /api/admin/session/list')).data.sessions).toHaveLength(1)
})

test('operators see their roles, and whether they are the only operator', async () => {
  const other_shop = await aShop()
  const { call, operator_id, account } = await anOperator(other_shop, { roles: ['owner'] })
  expect((await call('GET /api/admin/me')).data).toEqual({
    ...{ operator_id, account, name: '', roles: ['owner'], is_alone: true },
    ...{ awaits: null, has_second_factor: false, recovery_codes: 0 },
    ...{ has_digest: false, has_new_work_mail: false },
  })
  const second = await anOperator(other_shop, { roles: ['support'] })
  expect((await call('GET /api/admin/me')).data.is_alone).toBe(false)
  const blocked_at = new Date().toISOString()
  await other_shop.db
    .updateTable('operator')
    .set({ blocked_at })
    .where('operator_id', '=', second.operator_id)
    .execute()
  expect((await call('GET /api/admin/me')).data.is_alone).toBe(true)
})
