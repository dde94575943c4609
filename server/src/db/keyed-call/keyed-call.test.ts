import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShop, aShopper, PAYMENT_CODE } from '../../../testing/world.ts'
import { checkPaymentCode } from '../../features/account/payment-code/payment-code-service.ts'
import { deleteDead } from '../../features/order/order-timers-sql.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { Db } from '../database.ts'
import { transaction } from '../transaction.ts'
import { executeOnce } from './keyed-call.ts'
import { shopperKey } from './shopper-key-sql.ts'

const shop = await aShop()
await sql`create table coin (user_id uuid not null, note text)`.execute(shop.db)

type Answer = { answer: unknown } | { refused: string }
type Shopper = { user_id: string }
type CallOptions = {
  key?: string
  call?: string
  body?: string
  gate?: (tx: Db) => Promise<void>
  work?: (tx: Db) => Promise<unknown>
  keys_limit?: number
}

const coinsOf = async ({ user_id }: Shopper) =>
  (await sql`select from coin where user_id = ${user_id}`.execute(shop.db)).rows.length
const giveCoin =
  ({ user_id }: Shopper) =>
  (tx: Db) =>
    sql`insert into coin values (${user_id})`.execute(tx)

/**
 * Sends a call with an Idempotency-Key that gives the shopper a coin. The reply is different each time the work
 * actually runs.
 */
const send = (
  shopper: Shopper,
  { key = randomUUID(), call = 'POST coin', body = '', gate, work, keys_limit = 1000 }: CallOptions = {},
) =>
  executeOnce<Answer>(shop.db, {
    key: shopperKey({
      user_id: shopper.user_id,
      key,
      call,
      body_mac: shop.context.keys.mac('keyed call', body),
      isSameBody: (stored) => stored.equals(shop.context.keys.mac('keyed call', body)),
      keys_limit,
    }),
    ...(gate && { gate }),
    work: async (tx) => {
      await giveCoin(shopper)(tx)
      return { answer: work ? await work(tx) : randomUUID() }
    },
    answerTo: (error) => (error instanceof Refusal ? { refused: error.reason } : undefined),
  })
const refuse = async () => {
  throw new Refusal('out_of_stock')
}

test('a call that is sent twenty times concurrently with one key has one effect and one reply', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(shopper, { key })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await coinsOf(shopper)).toBe(1)
  expect(await send(shopper, { key })).toEqual(answers[0])
})

test('keys are scoped to a shopper: two shoppers may use the same key', async () => {
  const [one, other] = [await aShopper(shop), await aShopper(shop)]
  const key = randomUUID()
  expect(await send(one, { key })).not.toEqual(await send(other, { key }))
  expect([await coinsOf(one), await coinsOf(other)]).toEqual([1, 1])
})

test('a key that is sent again with another body or call is refused and has no effect', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  const first = await send(shopper, { key, body: 'one' })
  await expect(send(shopper, { key, body: 'two' })).rejects.toMatchObject({ reason: 'idempotency_key_reused' })
  await expect(send(shopper, { key, body: 'one', call: 'POST other' })).rejects.toMatchObject({
    reason: 'idempotency_key_reused',
  })
  expect(await send(shopper, { key, body: 'one' })).toEqual(first)
  expect(await coinsOf(shopper)).toBe(1)
})

test('a refusal rolls back the work and is replayed for the same key', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  expect(await send(shopper, { key, work: refuse })).toEqual({ refused: 'out_of_stock' })
  // The work would succeed now, but the stored refusal is replayed.
  expect(await send(shopper, { key })).toEqual({ refused: 'out_of_stock' })
  expect(await coinsOf(shopper)).toBe(0)
  expect(await send(shopper)).toHaveProperty('answer')
})

test('when `gate` refuses a call, its writes are committed and `work` does not start', async () => {
  const shopper = await aShopper(shop)
  const gate = async (tx: Db) => {
    await giveCoin(shopper)(tx)
    await refuse()
  }
  expect(await send(shopper, { gate })).toEqual({ refused: 'out_of_stock' })
  expect(await coinsOf(shopper)).toBe(1)
})

test('when `work` refuses a call, the writes of `gate` are committed', async () => {
  const shopper = await aShopper(shop)
  const gate = async (tx: Db) => void (await giveCoin(shopper)(tx))
  expect(await send(shopper, { gate, work: refuse })).toEqual({ refused: 'out_of_stock' })
  expect(await coinsOf(shopper)).toBe(1)
})

test('if a hundred wrong payment codes are sent concurrently, five are counted', async () => {
  const shopper = await aShopper(shop)
  const gateWith = (code: string) => (tx: Db) => checkPaymentCode(tx, shop.context.keys, shopper.user_id, code)
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(shopper, { gate: gateWith('493716') })))
  const refusals = answers.map((answer) => ('refused' in answer ? answer.refused : 'done'))
  expect(refusals.filter((reason) => reason === 'payment_code_wrong')).toHaveLength(4)
  expect(refusals.filter((reason) => reason === 'payment_code_locked')).toHaveLength(96)
  const { wrong_tries } = await shop.db
    .selectFrom('payment_code')
    .select('wrong_tries')
    .where('user_id', '=', shopper.user_id)
    .executeTakeFirstOrThrow()
  expect(wrong_tries).toBe(5)
  expect(await send(shopper, { gate: gateWith(PAYMENT_CODE) })).toEqual({ refused: 'payment_code_locked' })
  expect(await coinsOf(shopper)).toBe(0)
})

test('a wrong code that is sent again with the same key counts once', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  const gate = (tx: Db) => checkPaymentCode(tx, shop.context.keys, shopper.user_id, '493716')
  for (let number = 0; number < 8; number++)
    expect(await send(shopper, { key, gate })).toEqual({ refused: 'payment_code_wrong' })
})

test('an unexpected error stores nothing, so the key can be sent again', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  const bug = async () => {
    throw new Error('bug')
  }
  await expect(send(shopper, { key, work: bug })).rejects.toThrow('bug')
  expect(await coinsOf(shopper)).toBe(0)
  expect(await send(shopper, { key })).toHaveProperty('answer')
  expect(await coinsOf(shopper)).toBe(1)
})

test('if two calls deadlock, both succeed and each takes effect once', async () => {
  const [one, other] = [await aShopper(shop), await aShopper(shop)]
  let tries = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const cross = (first: Shopper, second: Shopper) => async (tx: Db) => {
    await sql`update user_account set mobile = mobile where user_id = ${first.user_id}`.execute(tx)
    if (++tries === 2) meet()
    await both
    await sql`update user_account set mobile = mobile where user_id = ${second.user_id}`.execute(tx)
    return 'done'
  }
  const calls = [send(one, { work: cross(one, other) }), send(other, { work: cross(other, one) })]
  expect(await Promise.all(calls)).toEqual([{ answer: 'done' }, { answer: 'done' }])
  expect(tries).toBeGreaterThanOrEqual(3) // on a busy machine the calls may deadlock again
  expect([await coinsOf(one), await coinsOf(other)]).toEqual([1, 1])
})

test('a key can be reused after a day', async () => {
  const shopper = await aShopper(shop)
  const key = randomUUID()
  const first = await send(shopper, { key })
  await sql`update keyed_call set created_at = now() - interval '25 hours' where key = ${key}`.execute(shop.db)
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(shopper, { key, body: 'another' })))
  expect(answers[0]).not.toEqual(first)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await coinsOf(shopper)).toBe(2)
})

test('the request body is not stored in readable form', async () => {
  const shopper = await aShopper(shop)
  await send(shopper, { body: JSON.stringify({ payment_code: PAYMENT_CODE }) })
  const stored = await shop.db.selectFrom('keyed_call').selectAll().where('user_id', '=', shopper.user_id).execute()
  expect(JSON.stringify(stored)).not.toContain(PAYMENT_CODE)
})

test('a call whose reply cannot be stored is rolled back', async () => {
  const shopper = await aShopper(shop)
  // PostgreSQL cannot store JSON that contains a NUL character.
  await expect(send(shopper, { work: async () => 'a\0b' })).rejects.toThrow('unsupported Unicode')
  expect(await coinsOf(shopper)).toBe(0)
})

test('a call whose transaction cannot be committed fails', async () => {
  const shopper = await aShopper(shop)
  // A deferred constraint is checked by the commit.
  await sql`create table seat (number int primary key deferrable initially deferred)`.execute(shop.db)
  const work = async (tx: Db) => void (await sql`insert into seat values (1), (1)`.execute(tx))
  await expect(send(shopper, { work })).rejects.toThrow('duplicate key')
  expect(await coinsOf(shopper)).toBe(0)
})

test('a statement that the work issues after the end of the call is refused', async () => {
  const shopper = await aShopper(shop)
  let late: Promise<unknown> | undefined
  const work = async (tx: Db) => {
    late = giveCoin(shopper)(tx).then(() => giveCoin(shopper)(tx))
    late.catch(() => {})
    await refuse()
  }
  expect(await send(shopper, { work })).toEqual({ refused: 'out_of_stock' })
  await expect(late).rejects.toThrow('after the end')
  expect(await coinsOf(shopper)).toBe(0)
})

test('the number of keys per shopper is limited: stored replies are still returned, and expired keys make room for new keys', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const keys = [randomUUID(), randomUUID(), randomUUID()]
  const answers = []
  for (const key of keys) answers.push(await send(shopper, { key, keys_limit: 3 }))
  const refused = await send(shopper, { keys_limit: 3 }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ reason: 'too_many_tries', details: { retry_at: expect.stringMatching(/^20.*Z$/) } })
  expect(await coinsOf(shopper)).toBe(3)
  expect(await send(shopper, { key: keys[1] ?? '', keys_limit: 3 })).toEqual(answers[1])
  expect(await send(other, { keys_limit: 3 })).toHaveProperty('answer')
  await sql`update keyed_call set created_at = now() - interval '25 hours' where key = ${keys[0]}`.execute(shop.db)
  await deleteDead(shop.db)
  expect(await send(shopper, { keys_limit: 3 })).toHaveProperty('answer')
})

test('expired keys are deleted in batches, and locked rows are skipped', async () => {
  const shopper = await aShopper(shop)
  const locked_key = randomUUID()
  await send(shopper, { key: locked_key })
  await sql`insert into keyed_call (user_id, key, call, body_mac)
    select ${shopper.user_id}, gen_random_uuid(), 'POST coin', '' from generate_series(1, 1200)`.execute(shop.db)
  await sql`update keyed_call set created_at = now() - interval '25 hours' where user_id = ${shopper.user_id}`.execute(
    shop.db,
  )
  const count = async () =>
    (await sql`select from keyed_call where user_id = ${shopper.user_id}`.execute(shop.db)).rows.length
  await transaction(shop.db, async (tx) => {
    await sql`select from keyed_call where key = ${locked_key} for update`.execute(tx)
    expect(await deleteDead(shop.db)).toBe('more')
    expect(await deleteDead(shop.db)).toBe('done')
    expect(await count()).toBe(1)
  })
  expect(await deleteDead(shop.db)).toBe('done')
  expect(await count()).toBe(0)
})
