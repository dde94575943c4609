import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aShop, aShopper, callerOf, PASSWORD } from '../../../../testing/world.ts'

const shop = await aShop()

/** Creates a shopper who is signed in on three devices. */
async function onThreeDevices() {
  const shopper = await aShopper(shop)
  const devices = []
  for (const device of ['Phone', 'Tablet']) {
    const body = { account: shopper.account, password: PASSWORD }
    const { data } = await callerOf(shop)('POST /api/user/login', { body }, { headers: { 'user-agent': device } })
    devices.push(callerOf(shop, data.userinfo.token))
  }
  return { ...shopper, devices }
}

test('sessions have the name of their device, and the current session is marked', async () => {
  const { call } = await onThreeDevices()
  const { data } = await call('GET /api/user/sessions')
  expect(data.map(({ device }) => device)).toEqual(expect.arrayContaining(['Phone', 'Tablet']))
  expect(data.filter(({ current }) => current)).toHaveLength(1)
  expect(data[0]).toMatchObject({ ip: '127.0.0.1' })
})

test('a shopper ends a session by its id, and cannot see other shoppers’ sessions', async () => {
  const { call, devices } = await onThreeDevices()
  const { data } = await call('GET /api/user/sessions')
  const session_id = data.find(({ device }) => device === 'Phone')?.session_id ?? ''
  const stranger = await aShopper(shop)
  const end = (caller: typeof call, body: object) => caller('POST /api/user/sessions/end', { body })
  expect((await end(stranger.call, { session_id })).status).toBe(404)
  expect((await end(stranger.call, { session_id: randomUUID() })).status).toBe(404)
  expect((await end(stranger.call, { session_id: 'mine' })).status).toBe(404)
  expect(await end(call, { session_id })).toMatchObject({ code: 1, data: null })
  expect((await devices[0]?.('GET /api/user/sessions'))?.status).toBe(401)
  expect((await devices[1]?.('GET /api/user/sessions'))?.data).toHaveLength(2)
})

test('a shopper can end all other sessions with one call', async () => {
  const { call, devices } = await onThreeDevices()
  const bystander = await aShopper(shop)
  expect(await call('POST /api/user/sessions/end', { body: { others: true } })).toMatchObject({ code: 1 })
  for (const device of devices) expect((await device('GET /api/user/sessions')).status).toBe(401)
  expect((await call('GET /api/user/sessions')).data).toHaveLength(1)
  expect((await bystander.call('GET /api/user/sessions')).status).toBe(200)
  const { events } = (await call('GET /api/user/security')).data
  expect(events[0]).toMatchObject({ event: 'other_sessions_ended', ip: '127.0.0.1' })
})

test.each([{}, { others: false }, { others: true, session_id: randomUUID() }])('%o ends nothing', async (body) => {
  const { call } = await aShopper(shop)
  expect((await call('POST /api/user/sessions/end', { body })).status).toBe(400)
  expect((await call('GET /api/user/sessions')).status).toBe(200)
})

test('a session ends after three days', async () => {
  const { call, user_id } = await aShopper(shop)
  const { expires_at } = await shop.db
    .selectFrom('session')
    .select('expires_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect((Date.parse(expires_at) - Date.now()) / 86_400_000).toBeCloseTo(3, 2)
  await shop.db
    .updateTable('session')
    .set({ expires_at: new Date().toISOString() })
    .where('user_id', '=', user_id)
    .execute()
  expect((await call('GET /api/user/sessions')).status).toBe(401)
})

test('a new account has no payment code and one security event', async () => {
  const { call } = await aShopper(shop, { payment_code: null })
  expect((await call('GET /api/user/security')).data).toMatchObject({
    payment_code: { set: false, locked_until: null, must_reset: false },
    events: [{ event: 'signed_in' }],
  })
})
