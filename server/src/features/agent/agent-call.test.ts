import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aKey, aProfile, aProfileServer, signedHeaders } from '../../../testing/agent/agent-world.ts'
import { aShop } from '../../../testing/world.ts'
import { Refusal } from '../../refusal/refusal.ts'
import { type AgentRequest, answerAgent } from './agent-call-service.ts'
import { Agents } from './agents.ts'
import { AgentRefusal, type Operation, operation } from './operation.ts'

const { context } = await aShop()
context.config.agent_loopback = true
const source = { context, agents: new Agents(context) }
const key = aKey()
const unsigned = await aProfileServer(aProfile())
const signing = await aProfileServer(aProfile({ keys: [key.jwk] }))

let runs = 0
const write = (more: Partial<Operation> = {}): Operation =>
  operation({
    tool: 'write',
    title: 'Write',
    description: 'Writes',
    capability: 'dev.ucp.shopping.catalog.search',
    method: 'POST',
    path: '/write',
    status: 201,
    input: z.object({ text: z.string() }),
    keyed: 'accepted',
    run: async () => ({ body: { run: ++runs } }),
    ...more,
  })

const requestOf = (more: Partial<AgentRequest> = {}): AgentRequest => ({
  profile_url: unsigned.url,
  id: '',
  body: { text: 'a' },
  idempotency_key: randomUUID(),
  bearer: undefined,
  language: 'en',
  ip: '203.0.113.9',
  signed: {
    method: 'POST',
    authorities: ['localhost:8080'],
    path: '/ucp/write',
    query: '',
    headers: {},
    body: Buffer.alloc(0),
  },
  ...more,
})

test('a repeated key gets the same reply; another input, shopper or resource is a conflict', async () => {
  const request = requestOf()
  const first = await answerAgent(source, write(), request)
  expect(first).toMatchObject({ status: 201, body: { ucp: { status: 'success' }, run: runs } })
  expect(await answerAgent(source, write(), request)).toEqual(first)
  for (const change of [{ body: { text: 'b' } }, { id: 'other' }, { bearer: 'token-of-a-shopper' }])
    await expect(answerAgent(source, write(), { ...request, ...change })).rejects.toMatchObject({
      code: 'idempotency_conflict',
      status: 409,
    })
})

test.each(['short', 'x'.repeat(256), 'with a space in the key', 'key-with-a-\0-in-it-1234'])(
  'the key %j is refused',
  async (idempotency_key) => {
    await expect(answerAgent(source, write(), requestOf({ idempotency_key }))).rejects.toMatchObject({ status: 400 })
  },
)

test('an operation that needs a key is refused without one', async () => {
  const request = requestOf({ idempotency_key: undefined })
  await expect(answerAgent(source, write({ keyed: 'needed' }), request)).rejects.toMatchObject({ status: 400 })
  expect(await answerAgent(source, write(), request)).toMatchObject({ status: 201 })
})

test('a platform with keys signs what it writes', async () => {
  const request = requestOf({ profile_url: signing.url })
  await expect(answerAgent(source, write(), request)).rejects.toMatchObject({ code: 'signature_missing', status: 401 })
  const with_token = { ...request, bearer: 'token-of-a-shopper' }
  await expect(answerAgent(source, write(), with_token)).rejects.toMatchObject({ code: 'signature_missing' })
  const body = '{"text":"a"}'
  const headers = signedHeaders({ path: '/write', body, profile: signing.url, key })
  const signed = { ...request.signed, headers, body: Buffer.from(body) }
  expect(await answerAgent(source, write(), { ...request, idempotency_key: randomUUID(), signed })).toMatchObject({
    status: 201,
  })
})

test('refusals of the shop are messages in the language of the context', async () => {
  const run = () => Promise.reject(new Refusal('insufficient_funds'))
  const request = requestOf({ body: { text: 'a', context: { language: 'ja' } } })
  const { status, body } = await answerAgent(source, write({ run }), request)
  expect([status, body]).toMatchObject([
    200,
    {
      ucp: { status: 'error' },
      messages: [{ type: 'error', code: 'insufficient_funds', content: expect.stringMatching(/[ぁ-ん]/) }],
    },
  ])
  const refuse = () => Promise.reject(new AgentRefusal([], 409))
  expect(await answerAgent(source, write({ run: refuse }), requestOf())).toMatchObject({ status: 409 })
})

test('an unexpected error stores nothing', async () => {
  const request = requestOf()
  const run = () => Promise.reject(new Error('broken'))
  await expect(answerAgent(source, write({ run }), request)).rejects.toThrow('broken')
  expect(await answerAgent(source, write(), request)).toMatchObject({ status: 201 })
})
