import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { say } from '../../../testing/chat-world.ts'
import { aBuyer, aPaidOrder } from '../../../testing/order-world.ts'
import { aClaim, aWithdrawal, type walletOf } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../testing/world.ts'
import { runQuickAudit } from '../../ledger/audit.ts'
import { saveAudit } from '../../ledger/audit-state.ts'
import { countDays } from '../../ledger/days.ts'

const shop = await aShop()
const owner = await anOperator(shop)

const today = async ({ call }: Pick<typeof owner, 'call'> = owner) => (await call('GET /api/admin/today')).data
const waiting = async (kind: string, operator = owner) =>
  (await today(operator)).waiting.find((one) => one.kind === kind)
/** The sums of the last two days, because midnight may pass during a test. */
const lastDays = async () => {
  const days = (await today()).days?.slice(-2) ?? []
  const sumOf = (name: 'orders' | 'sales_cents' | 'in_cents' | 'out_cents') =>
    days.reduce((sum, day) => sum + day[name], 0)
  return {
    orders: sumOf('orders'),
    sales_cents: sumOf('sales_cents'),
    in_cents: sumOf('in_cents'),
    out_cents: sumOf('out_cents'),
  }
}

test('the figures include the time at which they were read', async () => {
  const before = Date.now()
  const { as_of } = await today()
  expect(Date.parse(as_of)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(as_of)).toBeLessThanOrEqual(Date.now())
})

test('each queue shows its count, its oldest entry and the number of overdue entries', async () => {
  const shopper = await aShopper(shop)
  await aClaim(shop, shopper)
  const late = await aClaim(shop, shopper)
  await shop.db
    .updateTable('recharge')
    .set({ created_at: new Date('2026-01-02T03:04:05Z').toISOString() })
    .where('recharge_id', '=', late)
    .execute()
  expect(await waiting('recharge')).toEqual({
    kind: 'recharge',
    count: 2,
    is_least: false,
    overdue: 1,
    overdue_after_minutes: 240,
    oldest_at: '2026-01-02T03:04:05.000Z',
  })
  await aPaidOrder(shop, await aBuyer(shop))
  await say(shopper, 'Where is my parcel?')
  expect(await waiting('order')).toMatchObject({ count: 1, overdue: 0 })
  expect(await waiting('message')).toMatchObject({ count: 1 })
  expect(await waiting('refund')).toMatchObject({ count: 0, oldest_at: null })
})

test('the start page counts proposals of other operators, and shows when there is no second finance operator', async () => {
  expect(await waiting('proposal')).toMatchObject({ count: 0 })
  expect((await today()).is_alone).toBe(true)
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect((await today()).is_alone).toBe(false)
  const { amounts } = (await finance.call('GET /api/admin/setting/list')).data
  const { revision = '' } = amounts.find(({ name }) => name === 'unpaid_goods') ?? {}
  const body = { name: 'unpaid_goods', amount_cents: 100_000, revision, reason: 'Less to lose' } as const
  expect((await finance.call('POST /api/admin/setting/amount', { body })).data.outcome).toBe('proposed')
  expect(await waiting('proposal')).toMatchObject({ count: 1, overdue: 0 })
  expect(await waiting('proposal', finance)).toMatchObject({ count: 0 })
  const support = await anOperator(shop, { roles: ['support'] })
  expect(await waiting('proposal', support)).toBeUndefined()
  expect((await today(support)).is_alone).toBe(false)
})

test('above a thousand entries, the start page shows "at least" instead of counting them', async () => {
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper)
  await sql`
    insert into recharge select (jsonb_populate_record(recharge, jsonb_build_object('recharge_id', uuidv7()))).*
    from recharge cross join generate_series(1, 1000) where recharge_id = ${recharge_id}`.execute(shop.db)
  expect(await waiting('recharge')).toMatchObject({ count: 1000, is_least: true })
})

test('an operator sees only the queues of their roles', async () => {
  const kinds = async (operator: typeof owner) => (await today(operator)).waiting.map(({ kind }) => kind)
  const fulfilment = await anOperator(shop, { roles: ['fulfilment'] })
  expect(await kinds(fulfilment)).toContain('order')
  expect(await kinds(fulfilment)).not.toContain('recharge')
  expect(await today(fulfilment)).toMatchObject({ days: null, books: null })
  const finance = await anOperator(shop, { roles: ['finance'] })
  expect(await kinds(finance)).toContain('recharge')
  expect((await today(finance)).books).not.toBeNull()
})

test('if several servers count concurrently, the sales and money of each day are added once', async () => {
  const buyer = await aBuyer(shop, 100_000)
  await aPaidOrder(shop, buyer)
  const { amount_cents } = await walletSums(buyer)
  // Several servers count concurrently.
  const settled = async () => {
    await Promise.all(Array.from({ length: 5 }, () => countDays(shop.db)))
    return await lastDays()
  }
  const { orders, sales, recharged } = await moved()
  expect(amount_cents).toBe(99_000)
  await expect.poll(settled).toMatchObject({
    orders,
    sales_cents: sales,
    in_cents: recharged,
    out_cents: 0,
  })
  for (let round = 0; round < 4; round++) await settled()
  expect(await lastDays()).toMatchObject({ orders, sales_cents: sales, in_cents: recharged })
  expect((await today()).days).toHaveLength(30)
})

const walletSums = async (buyer: Parameters<typeof walletOf>[0]) => {
  const { data } = await buyer.call('GET /api/user/getUserInfo')
  return { amount_cents: data.balance_cents }
}

/** Calculates the same figures from the transfers. */
async function moved() {
  const { rows } = await sql<{ orders: number; sales: number; recharged: number }>`
    select count(*) filter (where code = 'payment')::int as orders,
      coalesce(sum(amount_cents) filter (where code = 'payment'), 0)::bigint as sales,
      coalesce(sum(amount_cents) filter (where code = 'recharge'), 0)::bigint as recharged
    from ledger_transfer where phase in ('single', 'post')`.execute(shop.db)
  return rows[0] ?? { orders: 0, sales: 0, recharged: 0 }
}

test('the start page shows the last audit of the ledger, balances held elsewhere and money held for withdrawals', async () => {
  expect((await today()).books?.audited_at).toBeNull()
  await saveAudit(shop.db, (await runQuickAudit(shop.db)).length)
  const shopper = await aBuyer(shop, 20_000)
  await aWithdrawal(shopper, 5_000)
  const { books } = await today()
  expect(books).toMatchObject({ audited_at: expect.any(String), problems: 0 })
  expect(books?.holds).toEqual({ count: 1, is_least: false, amount_cents: 5_000 })
  const bank = books?.balances.find(({ account }) => account === 'external:bank')
  expect(bank?.balance_cents).toBe((await moved()).recharged)
})
