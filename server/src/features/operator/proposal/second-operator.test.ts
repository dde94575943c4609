import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { agreeTo, decline } from '../../../../testing/proposals.ts'
import { aClaim, aWithdrawal, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { audit as auditBooks } from '../../../ledger/audit.ts'
import { shipAtDesk } from '../../order/order-act-service.ts'
import { auditRechargeAtDesk } from '../../wallet/recharge/recharge-desk-act-service.ts'

const shop = await aShop()
type Operator = Awaited<ReturnType<typeof anOperator>>

/** Limit above which a second operator must approve, per shopper and day. */
const LIMIT_CENTS = 100_000
const MAXIMUM_CENTS = 5_000_000

const pass = ({ call }: Operator, recharge_id: string, arrival_cents?: number) =>
  call('POST /api/admin/recharge/audit', { body: { recharge_id, status: 1, arrival_cents } })
const block = ({ operator_id }: Operator, blocked_at: string | null = new Date().toISOString()) =>
  shop.db.updateTable('operator').set({ blocked_at }).where('operator_id', '=', operator_id).execute()
const sessionOf = ({ operator_id, account }: Operator) => ({
  operator_id,
  operator_account: account,
  roles: ['owner' as const],
  token_hash: Buffer.alloc(32),
})
const rename = ({ operator_id }: Operator, account: string) =>
  shop.db.updateTable('operator').set({ account }).where('operator_id', '=', operator_id).execute()

test('the proposal of an operator who was blocked later is not carried out', async () => {
  const [thief, honest, third] = [await anOperator(shop), await anOperator(shop), await anOperator(shop)]
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
  expect((await pass(thief, recharge_id)).data.outcome).toBe('proposed')
  await block(thief)
  expect(await agreeTo(shop, honest, recharge_id)).toMatchObject({ reason: 'proposal_outdated' })
  const { data } = await honest.call('GET /api/admin/recharge/list', { query: { status: '0' } })
  expect(data.items.find((item) => item.recharge_id === recharge_id)?.proposal).toBeNull()
  expect((await pass(honest, recharge_id)).data.outcome).toBe('proposed')
  expect(await balanceIn(shopper)).toBe(0)
  expect((await agreeTo(shop, third, recharge_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(LIMIT_CENTS + 1)
})

const later = ({ operator_id }: Operator) =>
  sql`update operator_term set since = since - interval '1 day' where operator_id = ${operator_id}`.execute(shop.db)

/** Actions above the limit of one operator. Each returns the proposing operator's call and the id of the subject. */
const ACTS = {
  'a recharge': async () => {
    const recharge_id = await aClaim(shop, await aShopper(shop), LIMIT_CENTS + 1)
    return { ref_id: recharge_id, act: (operator: Operator) => pass(operator, recharge_id) }
  },
  'a withdrawal': async () => {
    const extract_id = await aWithdrawal(await aShopper(shop, { balance_cents: 2 * LIMIT_CENTS }), LIMIT_CENTS + 1)
    const body = { extract_id, status: 1 } as const
    return { ref_id: extract_id, act: ({ call }: Operator) => call('POST /api/admin/extract/audit', { body }) }
  },
  'money back': async () => {
    await sql`update amount_limit set amount_cents = 0 where name = 'refund_second_operator'`.execute(shop.db)
    const order_id = await aPaidOrder(shop, await aBuyer(shop))
    const body = { order_id, reason: 'Sold out' }
    return { ref_id: order_id, act: ({ call }: Operator) => call('POST /api/admin/order/cancel', { body }) }
  },
}

test.each(Object.entries(ACTS))('an operator added a minute ago is no second operator for %s', async (_, begin) => {
  const [first, newcomer] = [await anOperator(shop), await anOperator(shop, { is_new: true })]
  const { act, ref_id } = await begin()
  expect((await act(first)).data.outcome).toBe('proposed')
  const refused = await agreeTo(shop, newcomer, ref_id)
  expect(refused).toMatchObject({ reason: 'second_too_new' })
  expect(Date.parse(refused.retry_at ?? '')).toBeGreaterThan(Date.now() + 86_000_000)
  await later(newcomer)
  expect((await agreeTo(shop, newcomer, ref_id)).code).toBe(1)
})

test.each(Object.entries(ACTS))('a proposal of %s by a new operator cannot be agreed to', async (_, begin) => {
  const [newcomer, owner, third] = [
    await anOperator(shop, { is_new: true }),
    await anOperator(shop),
    await anOperator(shop),
  ]
  const { act, ref_id } = await begin()
  expect((await act(newcomer)).data.outcome).toBe('proposed')
  expect(await agreeTo(shop, owner, ref_id)).toMatchObject({ reason: 'proposer_too_new' })
  expect((await decline(shop, owner, ref_id)).code).toBe(1)
  expect((await act(owner)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, third, ref_id)).code).toBe(1)
})

test('a support operator who got the fulfilment role a minute ago does not count as a second operator for refunds', async () => {
  const [first, helper] = [await anOperator(shop), await anOperator(shop, { roles: ['support'] })]
  const { act, ref_id } = await ACTS['money back']()
  expect((await act(first)).data.outcome).toBe('proposed')
  const roles = ['support' as const, 'fulfilment' as const]
  await shop.db.updateTable('operator').set({ roles }).where('operator_id', '=', helper.operator_id).execute()
  expect(await agreeTo(shop, helper, ref_id)).toMatchObject({ reason: 'second_too_new' })
})

test('if the proposer is being blocked, a concurrent approval waits for the block and is refused', async () => {
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
  await pass(first, recharge_id)
  const agreeing = await transaction(shop.db, async (tx) => {
    await sql`update operator set blocked_at = now() where operator_id = ${first.operator_id}`.execute(tx)
    const answer = agreeTo(shop, second, recharge_id)
    await Promise.race([answer, new Promise((wake) => setTimeout(wake, 200))])
    return { answer }
  })
  expect(await agreeing.answer).toMatchObject({ reason: 'proposal_outdated' })
  expect(await balanceIn(shopper)).toBe(0)
})

test('if an operator is blocked after the authentication of a request, the action is refused', async () => {
  const operator = await anOperator(shop)
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  const recharge_id = await aClaim(shop, buyer)
  const before = await balanceIn(buyer)
  await block(operator)
  const auditing = auditRechargeAtDesk(shop.context, sessionOf(operator), { recharge_id, status: 1 })
  await expect(auditing).rejects.toMatchObject({ reason: 'account_blocked' })
  const refusing = auditRechargeAtDesk(shop.context, sessionOf(operator), { recharge_id, status: 2, reason: 'x' })
  await expect(refusing).rejects.toMatchObject({ reason: 'account_blocked' })
  const parcel = { order_id, carrier: 'Kite Post', tracking_number: 'KP1' }
  await expect(shipAtDesk(shop.db, sessionOf(operator), parcel)).rejects.toMatchObject({ reason: 'account_blocked' })
  expect((await buyer.call('GET /api/order/detail', { query: { order_id } })).data.status).toBe(1)
  expect(await balanceIn(buyer)).toBe(before)
  expect(await pass(operator, recharge_id)).toMatchObject({ status: 401 })
})

test('approving is refused if the wallet turns out to be the proposer’s own', async () => {
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, LIMIT_CENTS + 1)
  await pass(first, recharge_id)
  await rename(first, shopper.account)
  expect(await agreeTo(shop, second, recharge_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await balanceIn(shopper)).toBe(0)
})

test('crediting more than the claimed amount needs a second operator, however small the difference', async () => {
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const shopper = await aShopper(shop)
  const recharge_id = await aClaim(shop, shopper, 1000)
  expect((await pass(first, recharge_id, 1001)).data.outcome).toBe('proposed')
  expect(await pass(first, recharge_id, 90_000_000_000)).toMatchObject({ reason: 'proposal_open' })
  expect(await balanceIn(shopper)).toBe(0)
  expect((await agreeTo(shop, second, recharge_id)).code).toBe(1)
  expect(await balanceIn(shopper)).toBe(1001)
})

test('crediting more than the maximum of a claim needs a second operator, whatever the daily limit', async () => {
  const [first, second] = [await anOperator(shop), await anOperator(shop)]
  const shopper = await aShopper(shop)
  const limits = shop.db.updateTable('amount_limit')
  await limits
    .set({ amount_cents: MAXIMUM_CENTS * 2 })
    .where('name', '=', 'recharge_second_operator')
    .execute()
  const recharge_id = await aClaim(shop, shopper, MAXIMUM_CENTS)
  await limits
    .set({ amount_cents: MAXIMUM_CENTS - 1 })
    .where('name', '=', 'recharge_maximum')
    .execute()
  expect((await pass(first, recharge_id)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, second, recharge_id)).code).toBe(1)
  await limits.set({ amount_cents: MAXIMUM_CENTS }).where('name', '=', 'recharge_maximum').execute()
  await limits.set({ amount_cents: LIMIT_CENTS }).where('name', '=', 'recharge_second_operator').execute()
  expect(await auditBooks(shop.db)).toEqual([])
})
