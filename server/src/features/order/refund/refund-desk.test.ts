import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeDue, stockOf } from '../../../../testing/order-world.ts'
import { agreeTo, decline, openProposal } from '../../../../testing/proposals.ts'
import { anOrderToRefund, orderOf, requestRefund, setRefundLimit } from '../../../../testing/refund-world.ts'
import { balanceIn } from '../../../../testing/wallet-world.ts'
import { actionsOn, anOperator, aShop } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { runDueTimers } from '../order-timers.ts'

const shop = await aShop({ max: 40 })
const [first, second] = [await anOperator(shop), await anOperator(shop)]
type Operator = typeof first
const fail = (error: unknown) => {
  throw error
}

const agree = ({ call }: Operator, refund_id: string) => call('POST /api/admin/refund/agree', { body: { refund_id } })
const execute = ({ call }: Operator, refund_id: string) =>
  call('POST /api/admin/refund/execute', { body: { refund_id } })
const refundDirectly = ({ call }: Operator, order_id: string, input: object = {}) =>
  call('POST /api/admin/order/refund', { body: { order_id, reason: 'Lost on the way.', ...input } })
/**
 * Blocks or unblocks an operator. Unblocking starts new terms; they are backdated, so that the operator counts as a
 * second operator immediately.
 */
async function block({ operator_id }: Operator, blocked_at: string | null) {
  await shop.db.updateTable('operator').set({ blocked_at }).where('operator_id', '=', operator_id).execute()
  await sql`update operator_term set since = since - interval '2 days'
    where operator_id = ${operator_id} and until is null`.execute(shop.db)
}

test('a refund above the daily limit is paid after a second operator approves', async () => {
  await setRefundLimit(shop, 3000)
  const { buyer, order_id } = await anOrderToRefund(shop, first)
  const other = await anOrderToRefund(shop, first, { buyer })
  const { data } = await requestRefund(shop, buyer, order_id)
  expect((await agree(first, data.refund_id)).data).toMatchObject({ state: 'executed', outcome: 'done' })
  // $20 and $20 exceed the limit of $30, so splitting a refund does not avoid it.
  const { refund_id } = (await requestRefund(shop, buyer, other.order_id)).data
  expect((await agree(first, refund_id)).data).toMatchObject({
    state: 'applied',
    outcome: 'proposed',
    proposal: { kind: 'refund_pay', proposed_by: first.account, changes: [{ after: { cents: 2000 } }] },
  })
  expect(await agree(first, refund_id)).toMatchObject({ reason: 'proposal_open' })
  expect(await balanceIn(buyer)).toBe(98_000)
  await block(first, new Date().toISOString())
  expect(await agreeTo(shop, second, refund_id)).toMatchObject({ reason: 'proposal_outdated' })
  await block(first, null)
  expect((await agree(second, refund_id)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, first, refund_id)).code).toBe(1)
  expect((await orderOf(buyer, other.order_id)).refunds).toMatchObject([{ state: 'executed' }])
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await actionsOn(shop, refund_id)).toEqual(['refund_executed'])
  await setRefundLimit(shop, 1_000_000)
})

test('the list and the detail of refunds show the goods in the operator’s language', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first)
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  const titles = { en: 'Oak lamp', th: 'โคมไฟไม้โอ๊ก' }
  // Titles of ordered lines never change otherwise.
  await sql`alter table order_item disable trigger billed_line_is_final`.execute(shop.db)
  await sql`update order_item set title = ${JSON.stringify(titles)} where order_id = ${order_id}`.execute(shop.db)
  await sql`alter table order_item enable trigger billed_line_is_final`.execute(shop.db)
  const image = (await orderOf(buyer, order_id)).items[0]?.image
  for (const language of ['en', 'th'] as const) {
    const list = await first.call('GET /api/admin/refund/list', { query: {} }, { language })
    const detail = await first.call('GET /api/admin/refund/detail', { query: { refund_id } }, { language })
    for (const refund of [list.data.items.find((one) => one.refund_id === refund_id), detail.data])
      expect(refund?.items).toMatchObject([{ title: titles[language], values: [], image, quantity: 2 }])
  }
})

test('customer service can only propose the refund of returned goods, which is paid after a second operator approves', async () => {
  const support = await anOperator(shop, { roles: ['support'] })
  const { buyer, order_id } = await anOrderToRefund(shop, first, { status: 2 })
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund', reason: 'unwanted' }))
    .data
  await support.call('POST /api/admin/refund/agree', { body: { refund_id, return_address: 'Dock 1' } })
  const aloneOf = async ({ call }: Operator) =>
    (await call('GET /api/admin/refund/detail', { query: { refund_id } })).data.alone
  expect(await aloneOf(support)).toMatchObject({ because: 'role', up_to_cents: 0 })
  expect(await aloneOf(first)).toMatchObject({ because: 'shopper' })
  expect((await execute(support, refund_id)).data).toMatchObject({ state: 'agreed', outcome: 'proposed' })
  expect(await agreeTo(shop, support, refund_id)).toMatchObject({ reason: 'role_needed' })
  expect((await agreeTo(shop, first, refund_id)).code).toBe(1)
  expect((await orderOf(buyer, order_id)).refunds).toMatchObject([{ state: 'executed' }])
})

test('if customer service approves a refund above the limit, the refund is proposed, and a second operator can refuse it', async () => {
  await setRefundLimit(shop, 1000)
  const support = await anOperator(shop, { roles: ['support'] })
  const { buyer, order_id } = await anOrderToRefund(shop, first)
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  expect((await agree(support, refund_id)).data.outcome).toBe('proposed')
  const proposal_id = await openProposal(shop, refund_id)
  const helper = await anOperator(shop, { roles: ['support'] })
  expect((await helper.call('GET /api/admin/proposal/detail', { query: { proposal_id } })).status).toBe(404)
  const { data } = await support.call('GET /api/admin/proposal/detail', { query: { proposal_id } })
  expect(data).toMatchObject({ cannot_agree: 'own', may_withdraw: true })
  const body = { refund_id, reason: 'Not ours' }
  expect((await first.call('POST /api/admin/refund/refuse', { body })).data).toMatchObject({
    state: 'refused',
    proposal: null,
  })
  expect(await openProposal(shop, refund_id)).toBe('')
  expect(await balanceIn(buyer)).toBe(98_000)
  await setRefundLimit(shop, 1_000_000)
})

test('returned goods above the limit are refunded after a second operator approves, no matter who approved the return', async () => {
  await setRefundLimit(shop, 1000)
  const leaving = await anOperator(shop)
  const { buyer, order_id } = await anOrderToRefund(shop, first, { status: 2 })
  const { refund_id } = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).data
  const to = { refund_id, return_address: 'Dock 1' }
  expect((await leaving.call('POST /api/admin/refund/agree', { body: to })).data).toMatchObject({ state: 'agreed' })
  const { return_until } = (await orderOf(buyer, order_id)).refunds[0] ?? {}
  await buyer.call('POST /api/order/refund_return', { body: { refund_id, carrier: 'Yamato', tracking_number: '9' } })
  await block(leaving, new Date().toISOString())
  expect((await execute(first, refund_id)).data.outcome).toBe('proposed')
  expect(await execute(first, refund_id)).toMatchObject({ reason: 'proposal_open' })
  expect(await balanceIn(buyer)).toBe(98_000)
  expect((await orderOf(buyer, order_id)).refunds).toMatchObject([{ state: 'returning', return_until }])
  expect((await agreeTo(shop, second, refund_id)).code).toBe(1)
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await actionsOn(shop, refund_id)).toEqual(['refund_agreed', 'refund_executed'])
  await setRefundLimit(shop, 1_000_000)
})

test('if an operator approves a refund while the shopper withdraws it, exactly one succeeds', async () => {
  await setRefundLimit(shop, 1000)
  for (let round = 0; round < 4; round++) {
    const { buyer, order_id } = await anOrderToRefund(shop, first)
    const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
    await agree(first, refund_id)
    const before = await balanceIn(buyer)
    const [agreed, withdrawReply] = await Promise.all([
      agreeTo(shop, second, refund_id),
      buyer.call('POST /api/order/refund_withdraw', { body: { refund_id } }),
    ])
    expect([agreed.code, withdrawReply.code].toSorted(), `round ${round}`).toEqual([0, 1])
    expect(await balanceIn(buyer)).toBe(before + (agreed.code === 1 ? 2000 : 0))
  }
  await setRefundLimit(shop, 1_000_000)
  expect(await audit(shop.db)).toEqual([])
})

test('an operator can neither decide refund requests for the operator’s own orders nor refund these orders', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first)
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  const rename = (account: string) =>
    shop.db.updateTable('operator').set({ account }).where('operator_id', '=', first.operator_id).execute()
  await rename(buyer.account)
  expect(await agree(first, refund_id)).toMatchObject({ reason: 'second_operator_needed' })
  expect(await refundDirectly(first, order_id)).toMatchObject({ reason: 'second_operator_needed' })
  await rename(first.account)
  expect((await agree(first, refund_id)).code).toBe(1)
})

test('cancelling a paid order refunds all money and returns all pieces to stock; cancelling with a partial refund is refused', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, first, { freight_cents: 300 })
  expect(await refundDirectly(first, order_id, { amount_cents: 100 })).toMatchObject({ reason: 'refund_not_possible' })
  const { data } = await refundDirectly(first, order_id, { reason: 'Sold out.' })
  expect(data).toMatchObject({ status: -1, refund_label: 'refunded', refunds: [{ by: 'operator', state: 'executed' }] })
  expect(data.history.at(-1)?.text).toBe('The shop cancelled the order and refunded $23.00: Sold out.')
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await stockOf(shop, skus[0] ?? '')).toBe(10)
  expect(await refundDirectly(first, order_id)).toMatchObject({ reason: 'refund_not_possible' })
  expect(await audit(shop.db)).toEqual([])
})

test('an operator refunds a lost parcel in part and then completely; pieces return to stock only if they were sent back', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, first, { status: 2, freight_cents: 300 })
  const [item] = (await orderOf(buyer, order_id)).items
  const items = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
  const part = await refundDirectly(first, order_id, { items, goods_back: true })
  expect(part.data).toMatchObject({ status: 2, refund_label: 'refunded', refunded_cents: 1000 })
  expect(await stockOf(shop, skus[0] ?? '')).toBe(9)
  expect((await refundDirectly(first, order_id)).data).toMatchObject({ status: -1, refunded_cents: 2300 })
  expect(await stockOf(shop, skus[0] ?? '')).toBe(9)
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await audit(shop.db)).toEqual([])
})

test('when no piece is left, the freight can still be refunded, but only completely', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first, { status: 3, freight_cents: 300 })
  const items = (await orderOf(buyer, order_id)).items.map(({ order_item_id, quantity }) => ({
    order_item_id,
    quantity,
  }))
  expect((await refundDirectly(first, order_id, { items, amount_cents: 2000, goods_back: true })).code).toBe(1)
  await makeDue(shop, 'auto_complete_at', order_id)
  await runDueTimers(shop.db, fail)
  expect(await refundDirectly(first, order_id, { amount_cents: 200 })).toMatchObject({ reason: 'refund_too_much' })
  expect((await refundDirectly(first, order_id)).data.outcome).toBe('proposed')
  expect((await agreeTo(shop, second, order_id)).code).toBe(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 4, refunded_cents: 2300 })
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await audit(shop.db)).toEqual([])
})

test('while the shopper’s request is open, an operator cannot refund the order otherwise', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first, { status: 2 })
  await requestRefund(shop, buyer, order_id)
  expect(await refundDirectly(first, order_id)).toMatchObject({ reason: 'refund_not_possible' })
})

test('a goodwill refund of a completed order is always proposed, and paid after a second operator approves', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first, { status: 3 })
  await makeDue(shop, 'auto_complete_at', order_id)
  await runDueTimers(shop.db, fail)
  expect(await requestRefund(shop, buyer, order_id, { items: [], amount_cents: 1 })).toMatchObject({ status: 400 })
  expect((await refundDirectly(first, order_id, { amount_cents: 500 })).data).toMatchObject({
    outcome: 'proposed',
    alone: { because: 'completed', up_to_cents: 0 },
    proposal: { kind: 'money_back', proposed_by: first.account, changes: [{ after: { cents: 500 } }, {}, {}, {}] },
  })
  // Another amount needs another proposal, so the open proposal is refused first.
  expect(await refundDirectly(second, order_id, { amount_cents: 600 })).toMatchObject({ reason: 'proposal_open' })
  await decline(shop, second, order_id)
  await refundDirectly(second, order_id, { amount_cents: 600 })
  expect(await balanceIn(buyer)).toBe(98_000)
  expect((await agreeTo(shop, first, order_id)).code).toBe(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 4, refunded_cents: 600 })
  expect(await balanceIn(buyer)).toBe(98_600)
  expect(await refundDirectly(first, order_id, { amount_cents: 1401 })).toMatchObject({ reason: 'refund_too_much' })
  await refundDirectly(first, order_id)
  expect((await agreeTo(shop, second, order_id)).code).toBe(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 4, refunded_cents: 2000 })
  expect(await refundDirectly(second, order_id)).toMatchObject({ reason: 'refund_not_possible' })
  expect(await audit(shop.db)).toEqual([])
})

test('exactly one succeeds if a refund is concurrently approved, refused and withdrawn, or requested while the order is shipped', async () => {
  const wins = (answers: { code: number }[]) => answers.filter(({ code }) => code === 1).length
  const many = [1, 2, 3, 4, 5, 6]
  for (const _ of many) {
    const { buyer, order_id } = await anOrderToRefund(shop, first)
    const requests = await Promise.all(many.map(() => requestRefund(shop, buyer, order_id)))
    expect(wins(requests)).toBe(1)
    const refund_id = requests.find(({ code }) => code === 1)?.data.refund_id ?? ''
    const answers = await Promise.all([
      ...many.map((index) => agree(index % 2 ? first : second, refund_id)),
      buyer.call('POST /api/order/refund_withdraw', { body: { refund_id } }),
      first.call('POST /api/admin/refund/refuse', { body: { refund_id, reason: 'No.' } }),
    ])
    expect(wins(answers)).toBe(1)
  }
  for (const _ of many) {
    const { buyer, order_id } = await anOrderToRefund(shop, first)
    const parcel = { order_id, carrier: 'Yamato', tracking_number: '1' }
    const [request, shipReply] = await Promise.all([
      requestRefund(shop, buyer, order_id, { attachment_ids: [] }),
      first.call('POST /api/admin/order/ship', { body: parcel }),
    ])
    // If the shipment comes first, the request is refused: it has no proof and claims unsent goods.
    expect(wins([request, shipReply])).toBe(1)
    const { status } = await orderOf(buyer, order_id)
    expect(status).toBe(request.code === 1 ? -4 : 2)
  }
  expect(await audit(shop.db)).toEqual([])
})

test('the list of open refunds is sorted oldest first; the list of all refunds is sorted newest first', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, first)
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  const list = async (state: 'open' | 'all') =>
    (await first.call('GET /api/admin/refund/list', { query: { state, page_size: 100 } })).data.items
  expect((await list('open')).at(-1)).toMatchObject({ refund_id, shopper: { account: buyer.account } })
  await buyer.call('POST /api/order/refund_withdraw', { body: { refund_id } })
  expect((await list('open')).some((refund) => refund.refund_id === refund_id)).toBe(false)
  expect((await list('all'))[0]).toMatchObject({ refund_id, state: 'withdrawn' })
})
