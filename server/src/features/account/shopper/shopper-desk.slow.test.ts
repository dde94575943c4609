import { randomUUID } from 'node:crypto'
import { LANGUAGE_TAGS } from '@sampan/contract/rules'
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay } from '../../../../testing/order-world.ts'
import { draw } from '../../../../testing/wallet-world.ts'
import {
  anOperator,
  aShop,
  aShopper,
  callerOf,
  PASSWORD,
  PAYMENT_CODE,
  type TestShop,
} from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { blockShopper } from './shopper-desk-service.ts'
import { findShoppers, findShoppersByAccount, findShoppersByPart, lockShopper } from './shopper-sql.ts'

const shop = await aShop()
const support = await anOperator(shop, { roles: ['support'] })
const visitor = callerOf(shop)

type Operator = Awaited<ReturnType<typeof anOperator>>
const block = ({ call }: Operator, user_id: string, reason = 'Stolen cards') =>
  call('POST /api/admin/shopper/block', { body: { user_id, reason } })
const unblock = ({ call }: Operator, user_id: string) =>
  call('POST /api/admin/shopper/unblock', { body: { user_id, reason: 'Cleared' } })
const find = async (q: string, more: { state?: 'blocked'; page_size?: number } = {}) =>
  (await support.call('GET /api/admin/shopper/list', { query: { q, ...more } })).data
const accountsFor = async (q: string) => (await find(q)).items.map(({ account }) => account)
const login = (account: string, options = {}) =>
  visitor('POST /api/user/login', { body: { account, password: PASSWORD } }, options)
const logOf = ({ db }: TestShop, ref_id: string) =>
  db.selectFrom('desk_log').select(['action', 'details', 'operator_id']).where('ref_id', '=', ref_id).execute()

const aNamedShopper = async (account: string, mobile: string | null = null) => {
  const shopper = await aShopper(shop)
  await shop.db.updateTable('user_account').set({ account, mobile }).where('user_id', '=', shopper.user_id).execute()
  return { ...shopper, account }
}

test('shoppers are found by the beginning of the e-mail address or mobile number, by its last digits, and by id', async () => {
  const mei = await aNamedShopper('mei_%.lin@search.example', '+8613800138000')
  await aNamedShopper('mei_x@search.example', '+66812345678')
  expect(await accountsFor('mei_%')).toEqual([mei.account])
  expect(await accountsFor('MEI_')).toEqual([mei.account, 'mei_x@search.example'])
  for (const q of ['+86 138-0013', '8613800138000', '138 0013 8000', '8000', mei.user_id])
    expect(await accountsFor(q), q).toEqual([mei.account])
  expect(await accountsFor('081 234 5678')).toEqual(['mei_x@search.example'])
  expect(await accountsFor('000')).toEqual([])
  expect(await accountsFor(randomUUID())).toEqual([])
  expect(await find('mei_', { page_size: 1 })).toMatchObject({ items: [{ account: mei.account }], is_more: true })
})

test.each([
  ['Petrova', 'Nina', ['nina', 'NINA petrova', 'petrovanina', 'trov', 'ninapet']],
  ['佐藤', '花子', ['佐藤', '花子', '佐藤花子', '花子 佐藤', '藤花', '子']],
  ['王', '小明', ['王', '小明', '王小', '小明王']],
  ['김', '민준', ['김민준', '민준', '준']],
  ['ใจดี', 'สมชาย', ['สมชาย', 'ใจดี', 'สมชาย ใจดี', 'มชา']],
])('a shopper called %s %s is found by each part of the name', async (family_name, given_name, words) => {
  const { user_id, account } = await aNamedShopper(`zz-${randomUUID()}@named.example`, '+66812345678')
  await shop.db.updateTable('user_account').set({ family_name, given_name }).where('user_id', '=', user_id).execute()
  for (const q of words) expect(await accountsFor(q), q).toEqual([account])
  for (const q of [`${given_name} x9`, `${given_name}${given_name}`]) expect(await accountsFor(q), q).toEqual([])
})

test('a shopper is found by any four digits of the mobile number, in any spelling', async () => {
  const { account } = await aNamedShopper('inside@search.example', '+4917655512399')
  for (const q of ['5551', '0176 555', '176-5551-2', '(0176) 55512399', '１７６５５５'])
    expect(await accountsFor(q), q).toEqual([account])
  for (const q of ['555', '5599', '1765551230']) expect(await accountsFor(q), q).toEqual([])
})

test('the list of shoppers is paged by cursor, newest first, and can be filtered to blocked shoppers', async () => {
  const shoppers = [await aShopper(shop), await aShopper(shop), await aShopper(shop)].map(({ user_id }) => user_id)
  const page = async (query: { state?: 'blocked'; page_size?: number; cursor?: string }) =>
    (await support.call('GET /api/admin/shopper/list', { query })).data
  const first = await page({ page_size: 2 })
  const second = await page({ page_size: 1, cursor: first.next_cursor ?? '' })
  expect([...first.items, ...second.items].map(({ user_id }) => user_id)).toEqual(shoppers.reverse())
  const [user_id = ''] = shoppers
  await block(support, user_id)
  const blocked = await page({ state: 'blocked' })
  expect(blocked.items.map((shopper) => shopper.user_id)).toEqual([user_id])
  expect((await find(user_id, { state: 'blocked' })).items).toHaveLength(1)
  await unblock(support, user_id)
  expect((await find(user_id, { state: 'blocked' })).items).toEqual([])
})

test('searching and listing shoppers uses an index, for any number of shoppers', async () => {
  // A statement is transformed after the subqueries in it, and before its result.
  let latest: RootOperationNode | undefined
  const statements: RootOperationNode[] = []
  const noting = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      latest = node
      return node
    },
    transformResult: async ({ result }) => {
      if (latest) statements.push(latest)
      return result
    },
  })
  const search = { state: 'all', limit: 21 } as const
  await findShoppersByAccount(noting, 'mei', search)
  await findShoppersByPart(noting, ['13800138'], search)
  await findShoppers(noting, 'all', { page: 1, page_size: 20, cursor: `1577900000000000.${randomUUID()}` })
  await findShoppers(noting, 'blocked', { page: 1, page_size: 20 })
  // The table gets enough rows for the query plan of a large shop.
  await sql`insert into user_account (account, password_hash, family_name, given_name, mobile, created_at, blocked_at)
    select 'many-' || n || '@search.example', '', 'Lin', 'Mei', '+8613' || (900000000 + n), '2020-01-01'::timestamptz + n * interval '1 minute',
      case when n % 10 = 0 then '2020-01-01'::timestamptz + n * interval '1 minute' end
    from generate_series(1, 20000) as n`.execute(shop.db)
  await sql`analyze user_account`.execute(shop.db)
  const plans: string[] = []
  for (const node of statements) {
    const query = shop.db.getExecutor().compileQuery(node, createQueryId())
    const explained = CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters])
    plans.push(JSON.stringify((await shop.db.executeQuery(explained)).rows))
  }
  const indexes = ['by_address', 'by_part', 'by_time', 'blocked'].map((name) => `user_account_${name} `)
  expect(plans.map((plan, at) => plan.includes(indexes[at] ?? '?'))).toEqual(indexes.map(() => true))
  // Only rows with the same time are sorted, by id.
  for (const [at, plan] of plans.entries())
    if (indexes[at] !== 'user_account_by_part ')
      expect(plan.replaceAll('Incremental Sort', '')).not.toContain('Sort  (')
})

test('operators see a shopper’s profile, log-ins and orders, and no secrets', async () => {
  const buyer = await aBuyer(shop, 5000)
  const order_id = await aPaidOrder(shop, buyer)
  const finance = await anOperator(shop, { roles: ['finance'] })
  const { user_id } = buyer
  const detail = await finance.call('GET /api/admin/shopper/detail', { query: { user_id } })
  expect(detail.data).toMatchObject({
    account: buyer.account,
    language: 'en',
    balance_cents: 4000,
    held_cents: 0,
    receivable_cents: 0,
    blocked_at: null,
    payment_code: { set: true, wrong_tries: 0, locked_until: null, must_reset: false },
    blocks: [],
    sessions: [{ ip: '127.0.0.1' }],
  })
  const stored = await shop.db
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(detail.data)).not.toContain(stored.token_hash.toString('hex'))
  expect(Object.keys(detail.data)).not.toContain('password_hash')
  const orders = await finance.call('GET /api/admin/shopper/orders', { query: { user_id } })
  expect(orders.data).toMatchObject({ items: [{ order_id, status: 1 }], next_cursor: null })
  const events = await finance.call('GET /api/admin/shopper/events', { query: { user_id } })
  expect(events.data.items).toMatchObject([{ event: 'signed_in', ip: '127.0.0.1' }])
  const unknown = { query: { user_id: randomUUID() } }
  expect(await finance.call('GET /api/admin/shopper/detail', unknown)).toMatchObject({ status: 404 })
  expect(await block(finance, user_id)).toMatchObject({ reason: 'role_needed' })
})

test('blocking a shopper ends the sessions; the refusal explains the block in each language, and open orders continue', async () => {
  const buyer = await aBuyer(shop)
  const { user_id, account } = buyer
  const [unpaid, paid] = [await anUnpaidOrder(shop, buyer), await aPaidOrder(shop, buyer)]
  const { data } = await block(support, user_id)
  expect(data).toMatchObject({ sessions: [], blocks: [{ reason: 'Stolen cards', blocked_by: support.account }] })
  expect(data.blocked_at).not.toBeNull()
  expect((await buyer.call('GET /api/user/getUserInfo')).status).toBe(401)
  expect((await pay(buyer, [unpaid])).status).toBe(401)
  expect((await draw(buyer)).status).toBe(401)
  const refusals = await Promise.all(LANGUAGE_TAGS.map((language) => login(account, { language })))
  expect(refusals.map(({ reason }) => reason)).toEqual(refusals.map(() => 'account_blocked'))
  expect(new Set(refusals.map(({ msg }) => msg)).size).toBe(5)
  const owner = await anOperator(shop)
  const parcel = { carrier: 'DHL', tracking_number: '12345' }
  const shipped = await owner.call('POST /api/admin/order/ship', { body: { order_id: paid, ...parcel } })
  expect(shipped.data.status).toBe(2)

  expect((await unblock(support, user_id)).data).toMatchObject({
    blocked_at: null,
    blocks: [{ lift_reason: 'Cleared', lifted_by: support.account }],
  })
  expect((await buyer.call('GET /api/user/getUserInfo')).status).toBe(401)
  const again = callerOf(shop, (await login(account)).data.userinfo.token)
  expect((await pay({ call: again }, [unpaid])).code).toBe(1)
  expect(await logOf(shop, user_id)).toMatchObject([
    { action: 'shopper_blocked', operator_id: support.operator_id, details: { reason: 'Stolen cards' } },
    { action: 'shopper_unblocked', details: { reason: 'Cleared' } },
  ])
})

const waits = async () => {
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  while ((await waiting.execute(shop.db)).rows[0]?.count === 0);
}

test.each([
  ['payment', (buyer: Awaited<ReturnType<typeof aBuyer>>, order_id: string) => pay(buyer, [order_id])],
  ['withdrawal', (buyer: Awaited<ReturnType<typeof aBuyer>>) => draw(buyer)],
])('a %s concurrent with the block is refused', async (_name, move) => {
  const buyer = await aBuyer(shop)
  const { user_id } = buyer
  const order_id = await anUnpaidOrder(shop, buyer)
  const { operator_id, account } = support
  const session = { operator_id, operator_account: account, roles: ['support' as const], token_hash: Buffer.alloc(0) }
  // Locks the account and its code in the same order as the block, and continues once the call waits for a lock.
  const answer = await transaction(shop.db, async (tx) => {
    await lockShopper(tx, user_id)
    await tx.selectFrom('payment_code').select('mac').where('user_id', '=', user_id).forUpdate().execute()
    const moving = move(buyer, order_id)
    await waits()
    await blockShopper(tx, session, { user_id, reason: 'Stolen cards' })
    return { moving }
  })
  expect((await answer.moving).reason).toBe('account_blocked')
  expect((await support.call('GET /api/admin/shopper/detail', { query: { user_id } })).data).toMatchObject({
    balance_cents: 100_000,
    held_cents: 0,
  })
})

test('if two operators block or unblock a shopper at the same time, exactly one succeeds', async () => {
  const { user_id } = await aShopper(shop)
  const second = await anOperator(shop, { roles: ['support'] })
  for (const act of [block, unblock]) {
    const answers = await Promise.all([act(support, user_id), act(second, user_id)])
    expect(answers.map(({ code, reason }) => reason ?? code).sort()).toEqual([1, 'state_changed'])
  }
  expect(await logOf(shop, user_id)).toHaveLength(2)
})

test('operators unlock a payment code that was locked by typing errors, but not a code that must be set again', async () => {
  const shopper = await aShopper(shop)
  const { user_id, call } = shopper
  const guess = (payment_code: string) => call('POST /api/user/verify_pay', { body: { payment_code } })
  const unlock = () =>
    support.call('POST /api/admin/shopper/unlock_code', { body: { user_id, reason: 'Called from her number' } })
  expect(await unlock()).toMatchObject({ reason: 'state_changed' })
  for (let round = 0; round < 5; round++) await guess('918273')
  expect((await guess(PAYMENT_CODE)).reason).toBe('payment_code_locked')
  expect((await unlock()).data.payment_code).toMatchObject({ wrong_tries: 0, locked_until: null })
  expect((await guess(PAYMENT_CODE)).code).toBe(1)
  await shop.db
    .updateTable('payment_code')
    .set({ wrong_tries: 10, must_reset: true })
    .where('user_id', '=', user_id)
    .execute()
  expect(await unlock()).toMatchObject({ reason: 'state_changed' })
  expect(await logOf(shop, user_id)).toMatchObject([{ action: 'payment_code_unlocked' }])
})

test('operators can end all sessions of a shopper', async () => {
  const { user_id, account, call } = await aShopper(shop)
  const other = callerOf(shop, (await login(account)).data.userinfo.token)
  const { data } = await support.call('POST /api/admin/shopper/end_sessions', { body: { user_id } })
  expect(data.sessions).toEqual([])
  for (const asking of [call, other]) expect((await asking('GET /api/user/sessions')).status).toBe(401)
  expect((await login(account)).code).toBe(1)
  expect(await logOf(shop, user_id)).toMatchObject([{ action: 'sessions_ended' }])
})

test('operators cannot unblock their own account, not even owners', async () => {
  const owner = await anOperator(shop, { roles: ['owner'] })
  const { user_id } = await aNamedShopper(owner.account)
  expect((await block(support, user_id)).code).toBe(1)
  expect(await unblock(owner, user_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await owner.call('POST /api/admin/shopper/unlock_code', { body: { user_id, reason: 'Mine' } })).toMatchObject({
    reason: 'second_operator_needed',
  })
  expect((await login(owner.account)).reason).toBe('account_blocked')
  expect((await unblock(support, user_id)).code).toBe(1)
})
