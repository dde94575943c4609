import { expect, test } from 'vitest'
import { aProfile, aProfileServer, callAsAgent } from '../../../testing/agent/agent-world.ts'
import { actionsOn, anOperator, aShop } from '../../../testing/world.ts'

const shop = await aShop()
shop.context.config.agent_loopback = true
const owner = await anOperator(shop)
const agent = await aProfileServer(aProfile())
const search = () => callAsAgent(shop, '/catalog/search', { query: 'x' }, { profile: agent.url })

test('an owner switches all agents off and on, and the log says so', async () => {
  expect((await search()).status).toBe(200)
  const off = await owner.call('POST /api/admin/agent/switch', { body: { is_on: false } })
  expect(off.data).toMatchObject({ is_on: false, changed_by: owner.account })
  expect((await search()).status).toBe(403)
  expect((await shop.app.inject('/.well-known/ucp')).statusCode).toBe(404)
  await owner.call('POST /api/admin/agent/switch', { body: { is_on: false } })
  await owner.call('POST /api/admin/agent/switch', { body: { is_on: true } })
  expect((await search()).status).toBe(200)
  expect(await actionsOn(shop, 'agents')).toEqual(['agents_switched', 'agents_switched'])
})

test('an owner sees the platforms that called, and blocks one', async () => {
  await search()
  const { data } = await owner.call('GET /api/admin/agent/platforms', { query: {} })
  expect(data.items[0]).toMatchObject({ profile_url: agent.url, version: '2026-08-25', is_blocked: false })
  const platform_id = data.items[0]?.platform_id ?? ''
  const blocked = await owner.call('POST /api/admin/agent/block', { body: { platform_id, is_blocked: true } })
  expect(blocked.data).toMatchObject({ is_blocked: true, blocked_by: owner.account })
  expect((await search()).body.code).toBe('profile_not_trusted')
  await owner.call('POST /api/admin/agent/block', { body: { platform_id, is_blocked: false } })
  expect((await search()).status).toBe(200)
  expect(await actionsOn(shop, platform_id)).toEqual(['agent_blocked', 'agent_unblocked'])
})

test('an unknown platform cannot be blocked, and only owners may block', async () => {
  const body = { platform_id: owner.operator_id, is_blocked: true }
  expect((await owner.call('POST /api/admin/agent/block', { body })).status).toBe(404)
  const { call } = await anOperator(shop, { roles: ['support'] })
  expect((await call('POST /api/admin/agent/block', { body })).reason).toBe('role_needed')
  expect((await call('POST /api/admin/agent/switch', { body: { is_on: false } })).reason).toBe('role_needed')
})
