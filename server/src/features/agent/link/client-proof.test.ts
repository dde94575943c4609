import { randomUUID, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { anAgent, consent, exchange, refresh, sendForm } from '../../../../testing/agent/agent-link-world.ts'
import { type AgentKey, aKey, aServer } from '../../../../testing/agent/agent-world.ts'
import { aShop, aShopper } from '../../../../testing/world.ts'
import { linkOfToken } from './link-service.ts'

const shop = await aShop()
const { db, context } = shop
const key = aKey('k1')
const METHOD = { token_endpoint_auth_method: 'private_key_jwt' }
const agent = await anAgent(shop, { ...METHOD, jwks: { keys: [key.jwk] } })
const { client_id } = agent
const audience = `${context.config.public_url}/oauth/token`

const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const seconds = () => Math.floor(Date.now() / 1000)

/** A proof of the agent; `claims` and `header` change it. */
function aProof(claims: object = {}, header: object = {}, by: AgentKey = key) {
  const usual = { iss: client_id, sub: client_id, aud: audience, exp: seconds() + 60, jti: randomUUID() }
  const signed = `${inBase64({ alg: 'ES256', kid: by.kid, ...header })}.${inBase64({ ...usual, ...claims })}`
  const signature = sign('sha256', Buffer.from(signed), { key: by.private_key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const asserted = (client_assertion = aProof()) => ({
  client_assertion,
  client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
})

const isValid = async (token: string) => (await linkOfToken(db, token)) !== undefined

test('an agent with a key proves itself when it exchanges a code, refreshes and revokes', async () => {
  const grant = await consent(agent, await aShopper(shop))
  const first = await exchange(shop, { ...grant, ...asserted() })
  expect(first).toMatchObject({ status: 200 })
  const issuer = asserted(aProof({ aud: [context.config.public_url] }, { kid: undefined }))
  const second = await refresh(shop, agent, first.refresh_token, issuer)
  expect(second).toMatchObject({ status: 200 })
  const token = second.refresh_token
  expect(await sendForm(shop, '/oauth/revoke', { token, ...asserted() })).toMatchObject({ status: 200 })
  expect(await isValid(second.access_token)).toBe(false)
  expect(await sendForm(shop, '/oauth/revoke', { token, ...asserted() })).toMatchObject({ status: 200 })
})

test('a proof counts once, also for another request and without an id', async () => {
  const shopper = await aShopper(shop)
  for (const jti of [randomUUID(), undefined]) {
    const grant = await consent(agent, shopper)
    const proof = asserted(aProof({ jti }))
    const first = await exchange(shop, { ...grant, ...proof })
    expect(first.status).toBe(200)
    const refused = { status: 401, error: 'invalid_client' }
    expect(await refresh(shop, agent, first.refresh_token, proof)).toMatchObject(refused)
    expect(await sendForm(shop, '/oauth/revoke', { token: first.refresh_token, ...proof })).toMatchObject(refused)
    if (jti) expect(await refresh(shop, agent, first.refresh_token, asserted(aProof({ jti })))).toMatchObject(refused)
    const fresh = asserted()
    const replies = await Promise.all([
      sendForm(shop, '/oauth/revoke', { token: first.access_token, ...fresh }),
      sendForm(shop, '/oauth/revoke', { token: first.access_token, ...fresh }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toContain(200)
    expect(await refresh(shop, agent, first.refresh_token, asserted())).toMatchObject({ status: 200 })
  }
})

test('without the proof, or with a wrong one, a stolen code or refresh token is useless, and its agent is not disturbed', async () => {
  const grant = await consent(agent, await aShopper(shop))
  const thief = aKey('k1')
  const [head = '', claims = ''] = aProof().split('.')
  const wrong: Record<string, string>[] = [
    {},
    asserted(''),
    asserted('a.b.c'),
    asserted(`${head}.${claims}.`),
    asserted(`${head}.${claims}.AAAA`),
    asserted(aProof({}, {}, thief)),
    asserted(aProof({}, { alg: 'none' })),
    asserted(aProof({}, { alg: 'HS256' })),
    asserted(aProof({}, { alg: 'ES384' })),
    asserted(aProof({}, { kid: 'other' })),
    asserted(aProof({ iss: 'https://other.example/a' })),
    asserted(aProof({ sub: 'https://other.example/a' })),
    asserted(aProof({ aud: 'https://other.example/oauth/token' })),
    asserted(aProof({ aud: [] })),
    asserted(aProof({ exp: seconds() - 120 })),
    asserted(aProof({ exp: seconds() + 86_400 })),
    asserted(aProof({ exp: undefined })),
    asserted(aProof({ nbf: seconds() + 3_600 })),
    { ...asserted(), client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:saml2-bearer' },
  ]
  const refused = expect.objectContaining({ status: 401, error: 'invalid_client' })
  for (const proof of wrong) expect([proof, await exchange(shop, { ...grant, ...proof })]).toEqual([proof, refused])
  const tokens = await exchange(shop, { ...grant, ...asserted() })
  expect(tokens.status).toBe(200)
  expect(await exchange(shop, grant)).toMatchObject({ status: 401, error: 'invalid_client' })
  expect(await isValid(tokens.access_token)).toBe(true)
  for (const proof of wrong)
    expect([proof, await refresh(shop, agent, tokens.refresh_token, proof)]).toEqual([proof, refused])
  expect(await sendForm(shop, '/oauth/revoke', { token: tokens.refresh_token, client_id })).toMatchObject({
    status: 401,
  })
  expect(await refresh(shop, agent, tokens.refresh_token, asserted())).toMatchObject({ status: 200 })
})

test('a key that was removed from the document proves nothing any more; keys may be at their own address', async () => {
  const grant = await consent(agent, await aShopper(shop))
  const tokens = await exchange(shop, { ...grant, ...asserted() })
  const next = aKey('k2')
  const { origin, requests } = await aServer((_request, reply) => reply.end(JSON.stringify({ keys: [next.jwk] })))
  agent.serve({ ...METHOD, jwks: undefined, jwks_uri: `${origin}/keys.json` })
  expect(await refresh(shop, agent, tokens.refresh_token, asserted())).toMatchObject({ error: 'invalid_client' })
  const by_next = asserted(aProof({}, {}, next))
  expect(await refresh(shop, agent, tokens.refresh_token, by_next)).toMatchObject({ status: 200 })
  const before = requests.length
  expect(await exchange(shop, { ...grant, code: 'unknown', ...by_next })).toMatchObject({ error: 'invalid_grant' })
  expect(requests).toHaveLength(before)
  agent.serve({})
})

test('after many wrong proofs for one link the document of the agent is no longer read', async () => {
  const limited = await aShop({ limits: true })
  const one = await anAgent(limited, { ...METHOD, jwks: { keys: [key.jwk] } })
  const { origin, requests } = await aServer((_request, reply) => reply.end(JSON.stringify({ keys: [key.jwk] })))
  one.serve({ ...METHOD, jwks: undefined, jwks_uri: `${origin}/keys.json` })
  const grant = await consent(one, await aShopper(limited))
  const claims = { iss: one.client_id, sub: one.client_id, aud: `${limited.context.config.public_url}/oauth/token` }
  const wrong = asserted(aProof(claims, {}, aKey('k1')))
  for (let tries = 0; tries < 30; tries++)
    expect(await exchange(limited, { ...grant, ...wrong })).toMatchObject({ status: 401 })
  const reads = requests.length
  expect(await exchange(limited, { ...grant, ...wrong })).toMatchObject({ status: 429 })
  expect(requests).toHaveLength(reads)
  const other = await consent(one, await aShopper(limited))
  expect(await exchange(limited, { ...other, ...asserted(aProof(claims)) })).toMatchObject({ status: 200 })
})
