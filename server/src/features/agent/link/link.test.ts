import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAgent, askOf, aVerifier, link } from '../../../../testing/agent/agent-link-world.ts'
import { deleteAccountOf } from '../../../../testing/deletion-world.ts'
import { aMailedCode } from '../../../../testing/mail/mailed-code.ts'
import {
  anOperator,
  aShop,
  aShopper,
  callerOf,
  PASSWORD,
  PAYMENT_CODE,
  type TestShopper,
} from '../../../../testing/world.ts'
import { linkOfToken, recordUse } from './link-service.ts'

const shop = await aShop()
const { db } = shop
const agent = await anAgent(shop)
const READ = 'dev.ucp.shopping.order:read'

const isValid = async (token: string) => (await linkOfToken(db, token)) !== undefined
const { code_challenge } = aVerifier()
const ask = ({ call }: TestShopper, changed: Record<string, string> = {}) =>
  call('GET /api/user/agent/request', { query: { ...askOf(agent, { code_challenge }), ...changed } })
const unknown = { code: 0, reason: 'agent_unknown' }

test('redirect URIs that are not in the agent’s document, or on another host, are refused', async () => {
  const shopper = await aShopper(shop)
  const own = `http://${agent.host}/back`
  agent.serve({
    redirect_uris: [agent.redirect_uri, 'http://[::1]/cb', own, 'https://other.example/cb', 'javascript:1'],
  })
  const accepted = [agent.redirect_uri, 'http://127.0.0.1:40123/callback', 'http://[::1]:7/cb', own]
  for (const redirect_uri of accepted) expect(await ask(shopper, { redirect_uri })).toMatchObject({ code: 1 })
  const refused = [
    'https://other.example/cb',
    'https://evil.example/callback',
    'http://127.0.0.1/callback/',
    'http://127.0.0.1/callback?next=//evil.example',
    'http://127.0.0.1/callback#x',
    'http://127.0.0.1/x/../callback',
    'http://127.0.0.1@evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost/callback',
    'https://127.0.0.1/callback',
    'javascript:1',
    '/callback',
  ]
  for (const redirect_uri of refused)
    expect([redirect_uri, await ask(shopper, { redirect_uri })]).toEqual([
      redirect_uri,
      expect.objectContaining(unknown),
    ])
})

test('a document that is missing, redirects, is too long, or describes another agent is refused', async () => {
  const shopper = await aShopper(shop)
  const refuses = async (...served: Parameters<typeof agent.serve>) => {
    agent.serve(...served)
    expect([served, await ask(shopper)]).toEqual([served, expect.objectContaining(unknown)])
  }
  await refuses({}, 404)
  await refuses({}, 302)
  await refuses('no JSON')
  await refuses('[]')
  await refuses({ padding: 'x'.repeat(40_000) })
  await refuses({ client_id: 'http://127.0.0.1:1/agent.json' })
  await refuses({ redirect_uris: [] })
  await refuses({ token_endpoint_auth_method: 'client_secret_basic' })
  await refuses({ token_endpoint_auth_method: 'private_key_jwt' })
  await refuses({ token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [] } })
  await refuses({ token_endpoint_auth_method: 'private_key_jwt', jwks_uri: 'http://pal.example/keys' })
  agent.serve({ token_endpoint_auth_method: 'none' })
  expect(await ask(shopper)).toMatchObject({ code: 1 })
})

test('a request for an unknown scope is refused', async () => {
  const shopper = await aShopper(shop)
  for (const scope of ['everything', `${READ} everything`])
    expect([scope, await ask(shopper, { scope })]).toEqual([scope, expect.objectContaining(unknown)])
})

test('documents on internal networks are not read', async () => {
  const shopper = await aShopper(shop)
  agent.serve({})
  shop.context.config.agent_loopback = false
  expect(await ask(shopper)).toMatchObject(unknown)
  shop.context.config.agent_loopback = true
  for (const client_id of [
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/a',
    'https://localhost/a',
  ])
    expect([client_id, await ask(shopper, { client_id })]).toEqual([client_id, expect.objectContaining(unknown)])
})

test('a name is one line without invisible characters, and a document without one is called by its host', async () => {
  const shopper = await aShopper(shop)
  agent.serve({ client_name: `  Sam\u202epan\nOfficial${'!'.repeat(100)}` })
  expect((await ask(shopper)).data.name).toBe(`Sampan Official${'!'.repeat(45)}`)
  agent.serve({ client_name: '\u200b' })
  expect((await ask(shopper)).data.name).toBe(agent.host)
  agent.serve({})
})

test('a consent is for the shopper and the request that were shown', async () => {
  const shopper = await aShopper(shop)
  const other = await aShopper(shop)
  const { ticket } = (await ask(shopper)).data
  const allow = ({ call }: TestShopper, sealed: string) =>
    call('POST /api/user/agent/allow', { body: { ticket: sealed, allowance_cents: 0 } })
  expect(await allow(other, ticket)).toMatchObject({ code: 404 })
  expect(await allow(shopper, `${ticket.slice(0, -4)}AAAA`)).toMatchObject({ code: 404 })
  expect(await allow(shopper, '')).toMatchObject({ code: 404 })
  expect(await callerOf(shop)('POST /api/user/agent/allow', { body: { ticket, allowance_cents: 0 } })).toMatchObject({
    status: 401,
  })
  expect(await allow(shopper, ticket)).toMatchObject({ code: 1 })
})

test('a shopper gets a notice of a link, and only this shopper lists and ends it', async () => {
  const shopper = await aShopper(shop)
  const other = await aShopper(shop)
  const tokens = await link(shop, agent, shopper, { allowance_cents: 5_000 })
  const [listed] = (await shopper.call('GET /api/user/agents')).data
  expect(listed).toMatchObject({ name: 'Shopping Pal', host: agent.host, allowance_cents: 5_000, spent_cents: 0 })
  expect(listed?.last_used_at).toBeNull()
  expect(await isValid(tokens.access_token)).toBe(true)
  await recordUse(db, tokens.access_token, 'other.example')
  expect((await shopper.call('GET /api/user/agents')).data[0]?.last_used_at).toBeNull()
  await recordUse(db, tokens.access_token, agent.host)
  expect((await shopper.call('GET /api/user/agents')).data[0]?.last_used_at).not.toBeNull()
  const { items } = (await shopper.call('GET /api/user/notifications', { query: {} })).data
  expect(items[0]).toMatchObject({ kind: 'agent_linked', link: '/security' })
  expect(items[0]?.body).toContain(agent.host)
  const body = { link_id: listed?.link_id ?? '' }
  expect(await other.call('POST /api/user/agent/end', { body })).toMatchObject({ code: 404 })
  expect(await shopper.call('POST /api/user/agent/end', { body })).toMatchObject({ code: 1 })
  expect(await isValid(tokens.access_token)).toBe(false)
  expect((await shopper.call('GET /api/user/agents')).data).toEqual([])
  expect(await shopper.call('POST /api/user/agent/end', { body })).toMatchObject({ code: 404 })
})

test('an operator of customer service sees the agents of a shopper and ends one, with a reason in the log', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const catalogue = await anOperator(shop, { roles: ['catalogue'] })
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  const tokens = await link(shop, agent, shopper)
  const [desk_link] = (await support.call('GET /api/admin/shopper/agents', { query: { user_id } })).data
  expect(desk_link).toMatchObject({ name: 'Shopping Pal', ended_at: null })
  const body = { user_id, link_id: desk_link?.link_id ?? '', reason: 'The shopper asked by phone' }
  expect(await catalogue.call('POST /api/admin/shopper/end_agent', { body })).toMatchObject({ reason: 'role_needed' })
  const wrong = { ...body, link_id: randomUUID() }
  expect(await support.call('POST /api/admin/shopper/end_agent', { body: wrong })).toMatchObject({ code: 404 })
  const { data } = await support.call('POST /api/admin/shopper/end_agent', { body })
  expect(data).toMatchObject([{ allowance_cents: 0, ended_at: expect.any(String) }])
  expect(await isValid(tokens.access_token)).toBe(false)
  const log = (await db.selectFrom('desk_log').selectAll().where('action', '=', 'agent_ended').execute())[0]
  expect(log).toMatchObject({ ref_type: 'shopper', ref_id: user_id })
})

test('a new password or address and the deletion of the account end the access of agents', async () => {
  const changed = await aShopper(shop)
  const first = await link(shop, agent, changed)
  const passwords = { old_password: PASSWORD, new_password: 'quite-another', confirm_password: 'quite-another' }
  expect(await changed.call('POST /api/user/resetpwd', { body: passwords })).toMatchObject({ code: 1 })
  expect(await isValid(first.access_token)).toBe(false)

  const recovered = await aShopper(shop)
  const second = await link(shop, agent, recovered)
  const { account } = recovered
  const mailed = await aMailedCode(shop, account)
  const { old_password: _, ...new_passwords } = passwords
  const recovery = { account, ...mailed, ...new_passwords }
  expect(await callerOf(shop)('POST /api/user/resetpwd', { body: recovery })).toMatchObject({ code: 1 })
  expect(await isValid(second.access_token)).toBe(false)

  const deleted = await aShopper(shop)
  const third = await link(shop, agent, deleted)
  expect(await deleteAccountOf(deleted, { payment_code: PAYMENT_CODE })).toMatchObject({ code: 1 })
  expect(await isValid(third.access_token)).toBe(false)
  expect(await db.selectFrom('agent_link').selectAll().where('user_id', '=', deleted.user_id).execute()).toEqual([])
})

test('the export contains the agents, without client secrets or tokens', async () => {
  const shopper = await aShopper(shop)
  await link(shop, agent, shopper, { scopes: [READ] })
  const reply = await shop.app.inject({
    url: '/api/user/export',
    headers: { authorization: `Bearer ${shopper.token}` },
  })
  const { agents } = reply.json<{ agents: object[] }>()
  expect(agents).toMatchObject([
    { client_id: agent.client_id, name: 'Shopping Pal', scopes: [READ], allowance_cents: 0 },
  ])
})

test('an agent of a blocked host gets no access, and none while the shop serves no agents', async () => {
  const shopper = await aShopper(shop)
  const { operator_id } = await anOperator(shop)
  const profile_url = `http://${agent.host}/profile.json`
  const blocked = { blocked_at: new Date().toISOString(), blocked_by: operator_id }
  const platform = { profile_url, host: agent.host, version: '2026-08-25', ...blocked }
  await db.insertInto('agent_platform').values(platform).execute()
  expect(await ask(shopper)).toMatchObject(unknown)
  await db.deleteFrom('agent_platform').where('profile_url', '=', profile_url).execute()
  expect(await ask(shopper)).toMatchObject({ code: 1 })
  await sql`update shop_choice set value = 'off' where name = 'agents'`.execute(db)
  expect(await ask(shopper)).toMatchObject(unknown)
  await sql`update shop_choice set value = 'on' where name = 'agents'`.execute(db)
})
