import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { agreeTo } from '../../../../testing/proposals.ts'
import { requestRefund } from '../../../../testing/refund-world.ts'
import { aClaim, aWithdrawal, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'

const shop = await aShop()
type Operator = Awaited<ReturnType<typeof anOperator>>

/** The daily limit of one operator in these tests, over all shoppers. */
const DAY_CENTS = 25_000
const SUM_CENTS = 10_000

const setDay = (name: string, amount_cents: number) =>
  sql`update amount_limit set amount_cents = ${amount_cents} where name = ${name}`.execute(shop.db)

beforeEach(async () => {
  for (const kind of ['recharge', 'extract', 'refund']) await setDay(`${kind}_operator_day`, DAY_CENTS)
})

const passRecharge = ({ call }: Operator, recharge_id: string) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1 } })
const passWithdrawal = ({ call }: Operator, extract_id: string) =>
  call('POST /api/admin/extract/audit', { body: { extract_id, status: 1 } })
const cancel = ({ call }: Operator, order_id: string) =>
  call('POST /api/admin/order/cancel', { body: { order_id, reason: 'Sold out' } })

/** Each function creates another shopper and returns an action that moves `SUM_CENTS` of this shopper. */
const ACTS = {
  'passing recharges': async () => {
    const recharge_id = await aClaim(shop, await aShopper(shop), SUM_CENTS)
    return (operator: Operator) => passRecharge(operator, recharge_id)
  },
  'passing withdrawals': async () => {
    const extract_id = await aWithdrawal(await aShopper(shop, { balance_cents: 2 * SUM_CENTS }), SUM_CENTS)
    return (operator: Operator) => passWithdrawal(operator, extract_id)
  },
  'cancelling paid orders': async () => {
    const order_id = await aPaidOrder(shop, await aBuyer(shop), { price_cents: SUM_CENTS })
    return (operator: Operator) => cancel(operator, order_id)
  },
  'giving money back': async () => {
    const order_id = await aPaidOrder(shop, await aBuyer(shop), { price_cents: SUM_CENTS })
    return ({ call }: Operator) => call('POST /api/admin/order/refund', { body: { order_id, reason: 'Late' } })
  },
  'agreeing to refunds': async () => {
    const buyer = await aBuyer(shop)
    const order_id = await aPaidOrder(shop, buyer, { price_cents: SUM_CENTS })
    const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
    return async ({ call }: Operator) => {
      return call('POST /api/admin/refund/agree', { body: { refund_id } })
    }
  },
}
const acts = Object.entries(ACTS)
/** Whether the action was proposed, because it exceeds a limit. */
const isProposed = ({ data }: { data: { outcome: string } | null }) => data?.outcome === 'proposed'

test.each(acts)(
  'if one operator is %s of many shoppers, a second operator is needed above the daily limit',
  async (_, begin) => {
    const [thief, second] = [await anOperator(shop), await anOperator(shop)]
    expect((await (await begin())(thief)).code).toBe(1)
    expect((await (await begin())(thief)).code).toBe(1)
    const third = await begin()
    expect(isProposed(await third(thief))).toBe(true)
    expect((await third(thief)).code).toBe(0)
    // The second operator has not reached the daily limit and can therefore act alone.
    const decision = await third(second)
    expect([decision.code, isProposed(decision)]).toEqual([1, false])
  },
)

test.each(acts)('concurrent actions of one operator cannot exceed the daily limit together: %s', async (_, begin) => {
  for (const kind of ['recharge', 'extract', 'refund']) await setDay(`${kind}_operator_day`, SUM_CENTS)
  const thief = await anOperator(shop)
  const begun = [await begin(), await begin(), await begin()]
  const answers = await Promise.all(begun.map((act) => act(thief)))
  expect(answers.map(isProposed).toSorted()).toEqual([false, true, true])
})

test('actions that a second operator approved do not count towards the daily limit, and after a day the limit is free again', async () => {
  await setDay('recharge_operator_day', SUM_CENTS)
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const passAnother = async (operator: Operator) =>
    passRecharge(operator, await aClaim(shop, await aShopper(shop), SUM_CENTS))
  expect((await passAnother(first)).code).toBe(1)
  expect((await passAnother(second)).code).toBe(1)
  const recharge_id = await aClaim(shop, await aShopper(shop), SUM_CENTS)
  await passRecharge(first, recharge_id)
  expect((await agreeTo(shop, second, recharge_id)).code).toBe(1)
  const { rows } = await sql<{ acts: number }>`select count(*)::int as acts from act_alone
    where operator_id in (${first.operator_id}, ${second.operator_id})`.execute(shop.db)
  expect(rows).toEqual([{ acts: 2 }])
  await sql`update act_alone set done_at = done_at - interval '1 day'
    where operator_id = ${first.operator_id}`.execute(shop.db)
  expect((await passAnother(first)).code).toBe(1)
  expect(isProposed(await passAnother(second))).toBe(true)
})

test('operators who were added today share one daily limit', async () => {
  const invented = await Promise.all([1, 2, 3].map(() => anOperator(shop, { is_new: true })))
  const outcomes: unknown[] = []
  for (const operator of invented) {
    const { data } = await passRecharge(operator, await aClaim(shop, await aShopper(shop), SUM_CENTS))
    outcomes.push(data.outcome)
  }
  expect(outcomes).toEqual(['done', 'done', 'proposed'])
})

test('operators see the lowest limit, the used amount and the rest', async () => {
  const operator = await anOperator(shop)
  await passRecharge(operator, await aClaim(shop, await aShopper(shop), 20_000))
  const recharge_id = await aClaim(shop, await aShopper(shop), SUM_CENTS)
  const { data } = await operator.call('GET /api/admin/recharge/detail', { query: { recharge_id } })
  const alone = { because: 'operator', up_to_cents: 5_000, limit_cents: DAY_CENTS, used_cents: 20_000 }
  expect(data.alone).toEqual(alone)

  const rich = await aShopper(shop, { balance_cents: 300_000 })
  const extract_id = await aWithdrawal(rich, 20_000)
  const detail = () => operator.call('GET /api/admin/extract/detail', { query: { extract_id } })
  expect((await detail()).data).toMatchObject({ alone: { because: 'operator', used_cents: 0 } })
  await setDay('extract_operator_day', 300_000)
  expect((await detail()).data).toMatchObject({ alone: { because: 'shopper', limit_cents: 100_000, used_cents: 0 } })

  const order_id = await aPaidOrder(shop, await aBuyer(shop), { price_cents: SUM_CENTS })
  await cancel(operator, order_id)
  const other = await aPaidOrder(shop, await aBuyer(shop), { price_cents: SUM_CENTS })
  const { data: order } = await operator.call('GET /api/admin/order/detail', { query: { order_id: other } })
  expect(order.alone).toMatchObject({ because: 'operator', up_to_cents: 15_000, used_cents: 10_000 })
})

test('a change of the daily limit of operators can be proposed by owners only, and needs a second operator', async () => {
  const [owner, finance] = [await anOperator(shop), await anOperator(shop, { roles: ['finance'] })]
  const { amounts } = (await owner.call('GET /api/admin/setting/list')).data
  const { revision = '' } = amounts.find(({ name }) => name === 'recharge_operator_day') ?? {}
  const input = { name: 'recharge_operator_day', amount_cents: 9_000_000, revision, reason: 'More orders' } as const
  const set = ({ call }: Operator) => call('POST /api/admin/setting/amount', { body: input })
  expect(await set(finance)).toMatchObject({ reason: 'role_needed' })
  expect((await set(owner)).data.outcome).toBe('proposed')
})

test('the default of the daily limit is twenty times the limit per shopper', async () => {
  const fresh = await aShop()
  const { rows } =
    await sql`select name, amount_cents from amount_limit where name in ('recharge_operator_day', 'extract_operator_day', 'refund_operator_day')
    order by name`.execute(fresh.db)
  expect(rows).toEqual(
    ['extract', 'recharge', 'refund'].map((kind) => ({ name: `${kind}_operator_day`, amount_cents: 2_000_000 })),
  )
})

test('the audit of the ledger finds no problem after these tests', async () => {
  expect(await auditBooks(shop.db)).toEqual([])
  expect(await balanceIn(await aShopper(shop))).toBe(0)
})
