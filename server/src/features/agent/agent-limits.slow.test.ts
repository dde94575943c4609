import { expect, onTestFinished, test } from 'vitest'
import { aProfile, aProfileServer, callAsAgent } from '../../../testing/agent/agent-world.ts'
import { anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop({ limits: true })
shop.context.config.agent_loopback = true
const [agent, other] = [await aProfileServer(aProfile()), await aProfileServer(aProfile())]
const operator = await anOperator(shop)
const search = (profile: string, remote_address = '203.0.113.5') =>
  callAsAgent(shop, '/catalog/search', { query: 'x' }, { profile, remote_address })

test('a thousand calls of a platform are cut off, with the time to wait, and others are served', async () => {
  const statuses = new Map<number, number>()
  for (let call = 0; call < 1_000; call += 50) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => search(agent.url, '127.0.0.1')))
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 300, 429: 700 })
  const { headers, body } = await search(agent.url, '127.0.0.1')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body.code).toBe('rate_limited')
  expect((await search(other.url, '127.0.0.1')).status).toBe(200)
  // A stranger who names the same profile has used up only the calls of the own network.
  expect((await search(agent.url, '198.51.100.7')).status).toBe(200)
})

test('an operator’s block of a platform ends its calls and those of its whole host', async () => {
  const { url } = await aProfileServer(aProfile())
  expect((await search(url)).status).toBe(200)
  const block = (blocked_at: string | null, blocked_by: string | null) =>
    shop.db.updateTable('agent_platform').set({ blocked_at, blocked_by }).where('profile_url', '=', url).execute()
  await block(new Date().toISOString(), operator.operator_id)
  shop.app.agents?.forget()
  expect(await search(url)).toMatchObject({ status: 403, body: { code: 'profile_not_trusted' } })
  expect(await search(url.replace('profile', 'other'))).toMatchObject({ status: 403 })
  await block(null, null)
  shop.app.agents?.forget()
  expect((await search(url)).status).toBe(200)
})

test('when operators switch agents off, the profile is gone and calls are refused', async () => {
  const set = async (value: string) => {
    await shop.db.updateTable('shop_choice').set({ value }).where('name', '=', 'agents').execute()
    shop.app.agents?.forget()
  }
  onTestFinished(() => set('on'))
  for (const value of ['off', 'nonsense']) {
    await set(value)
    expect((await shop.app.inject('/.well-known/ucp')).statusCode, value).toBe(404)
    expect((await shop.app.inject('/ucp/2026-04-08/.well-known/ucp')).statusCode, value).toBe(404)
    expect(await search(other.url), value).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  }
})
