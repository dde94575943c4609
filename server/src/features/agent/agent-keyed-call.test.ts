import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShop } from '../../../testing/world.ts'
import type { Db } from '../../db/database.ts'
import { executeOnce } from '../../db/keyed-call/keyed-call.ts'
import { agentKey, deleteOldAgentCalls, type StoredAnswer } from './agent-key-sql.ts'
import { savePlatform } from './agent-sql.ts'
import { AgentRefusal } from './operation.ts'

const { db } = await aShop()
const aPlatform = () => {
  const profile_url = `https://agent.example/${randomUUID()}`
  return savePlatform(db, { profile_url, host: 'agent.example', version: '2026-08-25', calls: 1 })
}
const platform_id = await aPlatform()
const digestOf = (input: string) => createHash('sha256').update(input).digest()

let runs = 0
const count = async (_tx: Db) => ({ status: 201, body: { run: ++runs } })
type KeyOptions = Partial<Parameters<typeof agentKey>[0]>
type CallOptions = Partial<Pick<Parameters<typeof executeOnce<StoredAnswer>>[1], 'work' | 'answerTo'>>
const send = (key: string, { work = count, answerTo = () => undefined, ...options }: KeyOptions & CallOptions = {}) =>
  executeOnce<StoredAnswer>(db, {
    key: agentKey({ platform_id, operation: 'create_cart', key, digest: digestOf('input'), ...options }),
    work,
    answerTo,
  })

test('a repeated key gets the first reply, also when both are sent at the same time', async () => {
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(key)))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await send(key)).toEqual(replies[0])
  expect(replies[0]?.status).toBe(201)
})

test('a key with another input is refused, and does not run', async () => {
  const key = randomUUID()
  await send(key)
  const before = runs
  await expect(send(key, { digest: digestOf('other') })).rejects.toMatchObject({ code: 'idempotency_conflict' })
  expect(runs).toBe(before)
})

test('a key belongs to one platform and one operation', async () => {
  const key = randomUUID()
  const first = await send(key)
  expect(await send(key, { platform_id: await aPlatform() })).not.toEqual(first)
  expect(await send(key, { operation: 'update_cart' })).not.toEqual(first)
})

test('an expected no rolls its work back and is repeated; any other error stores nothing', async () => {
  const key = randomUUID()
  const work = async (tx: Db) => {
    await savePlatform(tx, { profile_url: `https://undone.example/${key}`, host: 'undone', version: 'x', calls: 1 })
    throw new AgentRefusal([])
  }
  const answerTo = (error: unknown) => (error instanceof AgentRefusal ? { status: 200, body: { no: 1 } } : undefined)
  expect(await send(key, { work, answerTo })).toEqual({ status: 200, body: { no: 1 } })
  expect(await send(key, { answerTo })).toEqual({ status: 200, body: { no: 1 } })
  const platforms = await db.selectFrom('agent_platform').select('host').where('host', '=', 'undone').execute()
  expect(platforms).toEqual([])
  const other = randomUUID()
  await expect(send(other, { work: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken')
  expect((await send(other)).status).toBe(201)
})

test('after 48 hours a key is new, and its reply is deleted', async () => {
  const key = randomUUID()
  const first = await send(key)
  const age = () =>
    sql`update agent_keyed_call set created_at = now() - interval '49 hours' where key = ${key}`.execute(db)
  await age()
  expect(await send(key)).not.toEqual(first)
  await age()
  expect(await deleteOldAgentCalls(db, 100)).toBe(1)
  expect(await deleteOldAgentCalls(db, 100)).toBe(0)
})
