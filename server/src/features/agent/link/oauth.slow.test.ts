import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  anAgent,
  askOf,
  aVerifier,
  consent,
  exchange,
  link,
  refresh,
  sendForm,
} from '../../../../testing/agent/agent-link-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { deleteDead } from '../../order/order-timers-sql.ts'
import { linkOfToken } from './link-service.ts'

const shop = await aShop()
const { db, app, context } = shop
const agent = await anAgent(shop)
const { config } = context
const READ = 'dev.ucp.shopping.order:read'
const MANAGE = 'dev.ucp.shopping.checkout:manage'
const PAY = 'dev.ucp.shopping.checkout:pay'

const isValid = async (token: string) => (await linkOfToken(db, token)) !== undefined

test('the metadata name the issuer, PKCE, the scopes, and clients without a secret', async () => {
  const reply = await app.inject('/.well-known/oauth-authorization-server')
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json()).toMatchObject({
    issuer: config.public_url,
    authorization_endpoint: `${config.public_url}/oauth/authorize`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
    authorization_response_iss_parameter_supported: true,
    scopes_supported: [READ, MANAGE, PAY],
  })
  const resource = (await app.inject('/.well-known/oauth-protected-resource')).json()
  expect(resource).toMatchObject({ resource: config.public_url, authorization_servers: [config.public_url] })
})

test('a request goes to the consent screen unchanged; a request with an error gets no further than the shop', async () => {
  const query = {
    ...askOf(agent, { code_challenge: aVerifier().code_challenge, state: 's' }),
    response_type: 'code',
    code_challenge_method: 'S256',
  }
  const send = async (changed: Record<string, string>, more = '') => {
    const { statusCode, headers } = await app.inject(
      `/oauth/authorize?${new URLSearchParams({ ...query, ...changed })}${more}`,
    )
    expect(statusCode).toBe(302)
    return String(headers.location)
  }
  expect(await send({})).toBe(`/linkAgent?${new URLSearchParams(query)}`)
  const error = (name: string) => `/linkAgent?error=${name}`
  expect(await send({ response_type: 'token' })).toBe(error('unsupported_response_type'))
  expect(await send({ code_challenge_method: 'plain' })).toBe(error('invalid_request'))
  expect(await send({ code_challenge: '' })).toBe(error('invalid_request'))
  expect(await send({ scope: '' })).toBe(error('invalid_scope'))
  expect(await send({ scope: `${READ} everything` })).toBe(error('invalid_scope'))
  for (const client_id of ['agent', 'http://agent.example/a', 'https://agent.example/', 'javascript:alert(1)', '//x/y'])
    expect(await send({ client_id })).toBe(error('invalid_request'))
  expect(await send({}, '&client_id=https%3A%2F%2Fother.example%2Fa')).toBe(error('invalid_request'))
  expect(await send({}, '&state=other')).toBe(error('invalid_request'))
})

test('a consent gives a code with the issuer, and the code gives tokens that name the shopper', async () => {
  const shopper = await aShopper(shop)
  const { code_verifier, code_challenge } = aVerifier()
  const query = askOf(agent, { code_challenge, state: 'a b&c', scopes: [READ, MANAGE] })
  const { data: request } = await shopper.call('GET /api/user/agent/request', { query })
  expect(request).toMatchObject({ name: 'Shopping Pal', host: agent.host, is_on_device: true, scopes: [READ, MANAGE] })
  const body = { ticket: request.ticket, allowance_cents: 0 }
  const { data } = await shopper.call('POST /api/user/agent/allow', { body })
  const back = new URL(data.redirect_to)
  expect(`${back.origin}${back.pathname}`).toBe(agent.redirect_uri)
  expect(back.searchParams.get('state')).toBe('a b&c')
  expect(back.searchParams.get('iss')).toBe(config.public_url)
  const refused = new URL(request.refused_to).searchParams
  expect(Object.fromEntries(refused)).toEqual({ error: 'access_denied', state: 'a b&c', iss: config.public_url })
  const { client_id, redirect_uri } = agent
  const code = back.searchParams.get('code') ?? ''
  const tokens = await exchange(shop, { code, code_verifier, client_id, redirect_uri })
  expect(tokens).toMatchObject({ status: 200, token_type: 'Bearer', expires_in: 3600, scope: `${READ} ${MANAGE}` })
  expect(tokens.headers['cache-control']).toBe('no-store')
  expect(await linkOfToken(db, tokens.access_token)).toMatchObject({
    user_id: shopper.user_id,
    host: agent.host,
    name: 'Shopping Pal',
    scopes: [READ, MANAGE],
  })
  expect(await isValid(tokens.refresh_token)).toBe(false)
  expect(await isValid(shopper.token)).toBe(false)
})

test('the database stores hashes of codes and tokens only, and an agent’s token opens no session', async () => {
  const shopper = await aShopper(shop)
  const grant = await consent(agent, shopper)
  const tokens = await exchange(shop, grant)
  for (const table of ['agent_grant', 'agent_token', 'agent_link', 'notice', 'security_event', 'keyed_call'])
    for (const secret of [grant.code, tokens.access_token, tokens.refresh_token]) {
      const { rows } = await sql`select from ${sql.table(table)} as one where one::text like ${`%${secret}%`}`.execute(
        db,
      )
      expect(rows).toEqual([])
    }
  const { statusCode } = await app.inject({
    url: '/api/user/getUserInfo',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(statusCode).toBe(401)
})

test('a stolen code is useless without the verifier, to another agent, and for another redirect URI', async () => {
  const shopper = await aShopper(shop)
  const grant = await consent(agent, shopper)
  const other = await anAgent(shop)
  const tries: Record<string, string>[] = [
    { ...grant, code_verifier: aVerifier().code_verifier },
    { ...grant, code_verifier: '' },
    { ...grant, code_verifier: `${grant.code_verifier}x` },
    { ...grant, client_id: other.client_id },
    { ...grant, redirect_uri: `${grant.redirect_uri}/` },
    { ...grant, redirect_uri: `${grant.redirect_uri}?` },
    { ...grant, redirect_uri: grant.redirect_uri.replace('127.0.0.1', 'localhost') },
    { ...grant, redirect_uri: '' },
    { ...grant, code: `${grant.code}x` },
  ]
  for (const form of tries)
    expect([form, await exchange(shop, form)]).toEqual([
      form,
      expect.objectContaining({ status: 400, error: 'invalid_grant' }),
    ])
  // On the shopper's own device the port may differ (RFC 8252, 7.3).
  const redirect_uri = 'http://127.0.0.1:7929/callback'
  expect(await exchange(shop, { ...grant, redirect_uri })).toMatchObject({ status: 200 })
})

test('a code is valid for a minute and once; a second use ends what the first one got', async () => {
  const shopper = await aShopper(shop)
  const late = await consent(agent, shopper)
  await sql`update agent_grant set code_expires_at = now()`.execute(db)
  expect(await exchange(shop, late)).toMatchObject({ error: 'invalid_grant' })
  const grant = await consent(agent, shopper)
  const tokens = await exchange(shop, grant)
  expect(await isValid(tokens.access_token)).toBe(true)
  expect(await exchange(shop, grant)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await isValid(tokens.access_token)).toBe(false)
  expect(await refresh(shop, agent, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
})

test('of twenty exchanges of one code at the same time, at most one gets tokens, and these end', async () => {
  const grant = await consent(agent, await aShopper(shop))
  const all = await Promise.all(Array.from({ length: 20 }, () => exchange(shop, grant)))
  const issued = all.filter(({ status }) => status === 200)
  expect(issued).toHaveLength(1)
  expect(await isValid(issued[0]?.access_token ?? '')).toBe(false)
})

test('refresh tokens rotate, and a used one ends the whole grant and the link', async () => {
  const shopper = await aShopper(shop)
  const first = await link(shop, agent, shopper)
  const second = await refresh(shop, agent, first.refresh_token)
  expect(second).toMatchObject({ status: 200, scope: first.scope })
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await isValid(second.access_token)).toBe(true)
  expect(await refresh(shop, agent, first.refresh_token)).toMatchObject({ status: 400, error: 'invalid_grant' })
  expect(await isValid(second.access_token)).toBe(false)
  expect(await refresh(shop, agent, second.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect((await shopper.call('GET /api/user/agents')).data).toEqual([])
  const { data } = await shopper.call('GET /api/user/security')
  expect(data.events[0]?.event).toBe('agent_ended')
})

test('a refresh gives no scope that the shopper did not allow, and is for the agent only', async () => {
  const shopper = await aShopper(shop)
  const tokens = await link(shop, agent, shopper, { scopes: [READ] })
  const more = (scope: string) => refresh(shop, agent, tokens.refresh_token, { scope })
  expect(await more(`${READ} ${PAY}`)).toMatchObject({ status: 400, error: 'invalid_scope' })
  expect(await more('everything')).toMatchObject({ error: 'invalid_scope' })
  const other = await anAgent(shop)
  expect(await refresh(shop, other, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect(await refresh(shop, agent, tokens.access_token)).toMatchObject({ error: 'invalid_grant' })
  expect(await more(READ)).toMatchObject({ status: 200, scope: READ })
})

test('a later consent adds scopes for its own tokens only', async () => {
  const shopper = await aShopper(shop)
  const first = await link(shop, agent, shopper, { scopes: [READ] })
  const second = await link(shop, agent, shopper, { scopes: [MANAGE] })
  expect((await linkOfToken(db, first.access_token))?.scopes).toEqual([READ])
  expect((await linkOfToken(db, second.access_token))?.scopes).toEqual([MANAGE])
  const { data } = await shopper.call('GET /api/user/agents')
  expect(data).toMatchObject([{ scopes: [READ, MANAGE], allowance_cents: 0 }])
})

test('revocation of a refresh token ends the access; of an access token, only this token', async () => {
  const shopper = await aShopper(shop)
  const revoke = (token: string, client_id = agent.client_id) => sendForm(shop, '/oauth/revoke', { token, client_id })
  const tokens = await link(shop, agent, shopper)
  const other = await anAgent(shop)
  expect(await revoke(tokens.refresh_token, other.client_id)).toMatchObject({ status: 401, error: 'invalid_client' })
  expect(await revoke('unknown')).toMatchObject({ status: 200 })
  expect(await revoke(tokens.access_token)).toMatchObject({ status: 200 })
  expect(await isValid(tokens.access_token)).toBe(false)
  const next = await refresh(shop, agent, tokens.refresh_token)
  expect(await isValid(next.access_token)).toBe(true)
  expect(await revoke(next.refresh_token)).toMatchObject({ status: 200 })
  expect(await isValid(next.access_token)).toBe(false)
  expect((await shopper.call('GET /api/user/agents')).data).toEqual([])
})

test('malformed token requests are refused by the errors of OAuth', async () => {
  const grant = await consent(agent, await aShopper(shop))
  const send = (form: Record<string, string>, headers = {}) => sendForm(shop, '/oauth/token', form, headers)
  const grant_type = 'authorization_code'
  const { client_id: _, ...anonymous } = grant
  expect(await send({ grant_type, ...anonymous })).toMatchObject({ status: 401, error: 'invalid_client' })
  const authorization = 'Basic YTpi'
  expect(await send({ grant_type, ...grant }, { authorization })).toMatchObject({ error: 'invalid_client' })
  expect(await send({ grant_type, ...grant, client_secret: 'x' })).toMatchObject({ error: 'invalid_client' })
  expect(await send({ ...grant })).toMatchObject({ status: 400, error: 'invalid_request' })
  expect(await send({ ...grant, grant_type: 'password' })).toMatchObject({ error: 'unsupported_grant_type' })
  const payload = `${new URLSearchParams({ grant_type, ...grant })}&code=other`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const twice = await app.inject({ method: 'POST', url: '/oauth/token', headers, payload })
  expect(twice.json()).toEqual({ error: 'invalid_request' })
  const json = await app.inject({ method: 'POST', url: '/oauth/token', payload: { grant_type, ...grant } })
  expect(json.statusCode).toBe(400)
})

test('expired codes and tokens are deleted', async () => {
  const shopper = await aShopper(shop)
  const tokens = await link(shop, agent, shopper)
  await sql`update agent_token set expires_at = now()`.execute(db)
  expect(await isValid(tokens.access_token)).toBe(false)
  expect(await refresh(shop, agent, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  await sql`update agent_grant set expires_at = now()`.execute(db)
  await deleteDead(db)
  const { rows } = await sql<{ rows_left: number }>`
    select (select count(*) from agent_token) + (select count(*) from agent_grant) as rows_left`.execute(db)
  expect(rows).toEqual([{ rows_left: 0 }])
})

test('the tokens of a shopper who was blocked end', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const shopper = await aShopper(shop)
  const tokens = await link(shop, agent, shopper)
  const pending = await consent(agent, shopper)
  const { user_id } = shopper
  await support.call('POST /api/admin/shopper/block', { body: { user_id, reason: 'Stolen cards' } })
  expect(await isValid(tokens.access_token)).toBe(false)
  expect(await refresh(shop, agent, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' })
  expect(await exchange(shop, pending)).toMatchObject({ error: 'invalid_grant' })
  await support.call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'Identity proved' } })
  expect(await isValid(tokens.access_token)).toBe(false)
})
