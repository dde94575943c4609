import { expect, test } from 'vitest'
import { makeDue, stockOf } from '../../../../testing/order-world.ts'
import { anOrderToRefund, orderOf, requestRefund } from '../../../../testing/refund-world.ts'
import { aPicture, balanceIn } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk } from '../../../../testing/world.ts'
import { audit } from '../../../ledger/audit.ts'
import { runDueTimers } from '../order-timers.ts'

const shop = await aShop({ max: 40 })
const operator = await anOperator(shop)
const SHIP = { carrier: 'Yamato', tracking_number: '1' }
const fail = (error: unknown) => {
  throw error
}

const agree = (refund_id: string, return_address?: string) =>
  operator.call('POST /api/admin/refund/agree', { body: { refund_id, ...(return_address && { return_address }) } })
const refuse = (refund_id: string, reason = 'Not as you say.') =>
  operator.call('POST /api/admin/refund/refuse', { body: { refund_id, reason } })
const execute = (refund_id: string) => operator.call('POST /api/admin/refund/execute', { body: { refund_id } })

test('a full refund of an unshipped order needs no proof, and after the approval all money and pieces are returned', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { freight_cents: 300 })
  expect(await orderOf(buyer, order_id)).toMatchObject({
    can: { refund: true },
    refundable: { goods_cents: 2000, freight_cents: 300, items: [{ quantity: 2, cents: 2000 }] },
  })
  const { data } = await requestRefund(shop, buyer, order_id, { reason: 'unwanted', attachment_ids: [] })
  expect(data).toMatchObject({ state: 'applied', amount_cents: 2300, freight_cents: 300, by: 'shopper' })
  expect(await orderOf(buyer, order_id)).toMatchObject({
    status: -4,
    refund_label: 'apply',
    can: { refund: false, review: false },
    refunds: [{ refund_id: data.refund_id }],
  })
  expect((await agree(data.refund_id)).data).toMatchObject({ state: 'executed', shopper: { account: buyer.account } })
  const after = await orderOf(buyer, order_id)
  expect(after).toMatchObject({ status: -1, refund_label: 'refunded', cancelled_at: expect.any(String) })
  expect(after.history.map(({ event }) => event)).toEqual([
    'create',
    'pay',
    'refund_apply',
    'refund_agree',
    'refund_whole',
  ])
  expect(after.items).toMatchObject([{ refunded_cents: 2000, refunded_quantity: 2 }])
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await stockOf(shop, skus[0] ?? '')).toBe(10)
  expect(await audit(shop.db)).toEqual([])
})

test('the wallet entry of a refund shows the order number in the list, the detail and the exported file', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const { order_number } = await orderOf(buyer, order_id)
  const { refund_id } = (await requestRefund(shop, buyer, order_id)).data
  await agree(refund_id)
  const [bill] = (await buyer.call('GET /api/user/bill', { query: {} })).data.items
  expect(bill).toMatchObject({ kind: 'refund', ref_type: 'refund', ref_id: refund_id, order_id, order_number })
  const { data } = await buyer.call('GET /api/user/bill_detail', { query: { bill_id: bill?.bill_id ?? '' } })
  expect(data).toEqual(bill)
  const file = await buyer.call('GET /api/user/bill_csv', { query: { kind: 'refund', time_zone: 'UTC' } })
  expect(file.data.text).toContain(`Order ${order_number}`)
})

test('a part of an unshipped order can be refunded with proof; the rest is shipped and completed', async () => {
  const lines = [
    { price_cents: 1000, quantity: 3 },
    { price_cents: 500, quantity: 1 },
  ]
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines, freight_cents: 300 })
  const [first] = (await orderOf(buyer, order_id)).items
  const part = { items: [{ order_item_id: first?.order_item_id ?? '', quantity: 1 }], amount_cents: 1000 }
  expect(await requestRefund(shop, buyer, order_id, { ...part, attachment_ids: [] })).toMatchObject({
    reason: 'proof_missing',
  })
  // Freight is not refunded while something is still to be sent.
  expect(await requestRefund(shop, buyer, order_id, { ...part, amount_cents: 1300 })).toMatchObject({
    reason: 'refund_too_much',
  })
  const { data } = await requestRefund(shop, buyer, order_id, part)
  const shipping = operator.call('POST /api/admin/order/ship', { body: { order_id, ...SHIP, is_shared: true } })
  expect(await shipping).toMatchObject({ reason: 'state_changed' })
  await agree(data.refund_id)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refund_label: 'refunded', refunded_cents: 1000 })
  expect(await stockOf(shop, skus[0] ?? '')).toBe(8)
  await operator.call('POST /api/admin/order/ship', { body: { order_id, ...SHIP, is_shared: true } })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  await makeDue(shop, 'auto_complete_at', order_id)
  await runDueTimers(shop.db, fail)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 4, refund_label: 'refunded' })
  expect(await balanceIn(buyer)).toBe(100_000 - 3800 + 1000)
  expect(await audit(shop.db)).toEqual([])
})

test('a parcel that never arrived is refunded without proof; received goods need proof', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 2, freight_cents: 300 })
  const bare = { attachment_ids: [], reason: 'not_received' as const }
  const here = { ...bare, product_status: 'received' as const }
  expect(await requestRefund(shop, buyer, order_id, here)).toMatchObject({ reason: 'proof_missing' })
  const late = { ...bare, reason: 'other' as const, product_status: 'not_received' as const, amount_cents: 2000 }
  expect(await requestRefund(shop, buyer, order_id, late)).toMatchObject({ reason: 'proof_missing' })
  const { data } = await requestRefund(shop, buyer, order_id, { ...bare, product_status: 'not_received' })
  expect(data).toMatchObject({ state: 'applied', amount_cents: 2300, attachments: [] })
})

test('the shopper sends goods back to the given address; after their arrival money and stock are returned', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { status: 3, freight_cents: 300 })
  const returnTerms = { type: 'return_and_refund', reason: 'unwanted' } as const
  const most = await requestRefund(shop, buyer, order_id, returnTerms)
  expect(most).toMatchObject({ reason: 'refund_too_much', limit_cents: 2000 })
  const { data } = await requestRefund(shop, buyer, order_id, { ...returnTerms, amount_cents: 2000 })
  const { refund_id } = data
  const parcel = { refund_id, carrier: ' Sagawa ', tracking_number: '77' }
  const send = (body = parcel) => buyer.call('POST /api/order/refund_return', { body })
  expect(await send()).toMatchObject({ reason: 'state_changed' })
  expect((await agree(refund_id)).status).toBe(400)
  const agreed = await agree(refund_id, 'Pier 4, Hong Kong')
  expect(agreed.data).toMatchObject({
    state: 'agreed',
    return_address: 'Pier 4, Hong Kong',
    return_until: expect.any(String),
  })
  expect(await agree(refund_id, 'Pier 4')).toMatchObject({ reason: 'already_audited' })
  expect(await balanceIn(buyer)).toBe(97_700)
  expect((await send()).data).toMatchObject({ state: 'returning', carrier: 'Sagawa', tracking_number: '77' })
  expect((await send({ ...parcel, tracking_number: '78' })).data).toMatchObject({ tracking_number: '78' })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -4, refund_label: 'refunding', carrier: 'Yamato' })
  expect((await execute(refund_id)).data).toMatchObject({ state: 'executed' })
  expect(await execute(refund_id)).toMatchObject({ reason: 'state_changed' })
  // The shop is not at fault, so the freight is not refunded.
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 3, refund_label: 'refunded', can: { refund: false } })
  expect(await balanceIn(buyer)).toBe(99_700)
  expect(await stockOf(shop, skus[0] ?? '')).toBe(10)
  expect(await audit(shop.db)).toEqual([])
})

test('if the shop is at fault, the freight is refunded with the last line, and only as a whole', async () => {
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { status: 2, freight_cents: 300 })
  const lossTerms = { reason: 'not_received', product_status: 'not_received' } as const
  const partly = await requestRefund(shop, buyer, order_id, { ...lossTerms, amount_cents: 2100 })
  expect(partly).toMatchObject({ reason: 'refund_too_much', limit_cents: 2000 })
  const { data } = await requestRefund(shop, buyer, order_id, { ...lossTerms, amount_cents: 2300 })
  await agree(data.refund_id)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refund_label: 'refunded', refunded_cents: 2300 })
  // Lost pieces do not return to stock.
  expect(await stockOf(shop, skus[0] ?? '')).toBe(8)
  expect(await audit(shop.db)).toEqual([])
})

test('after a refund is withdrawn or refused, the order has its former status, and its timer continues with the time left', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 2 })
  const timer = async () => {
    const row = await shop.db
      .selectFrom('shop_order')
      .select(['auto_confirm_at', 'paused_at'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow()
    return Date.parse(row.auto_confirm_at ?? '')
  }
  const before = await timer()
  const { data } = await requestRefund(shop, buyer, order_id)
  await makeDue(shop, 'auto_confirm_at', order_id)
  await runDueTimers(shop.db, fail)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -4 })
  const hours_ago = new Date(Date.now() - 5 * 3_600_000).toISOString()
  const pause = { paused_at: hours_ago, auto_confirm_at: new Date(before).toISOString() }
  await shop.db.updateTable('shop_order').set(pause).where('order_id', '=', order_id).execute()
  const withdrawReply = await buyer.call('POST /api/order/refund_withdraw', { body: { refund_id: data.refund_id } })
  expect(withdrawReply.data).toMatchObject({ state: 'withdrawn', resolved_at: expect.any(String) })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, refund_label: 'none', can: { refund: true } })
  expect(Math.round(((await timer()) - before) / 60_000)).toBe(5 * 60)
  const again = await requestRefund(shop, buyer, order_id)
  expect((await refuse(again.data.refund_id)).data).toMatchObject({
    state: 'refused',
    refusal_reason: 'Not as you say.',
  })
  expect(await refuse(again.data.refund_id)).toMatchObject({ reason: 'already_audited' })
  const order = await orderOf(buyer, order_id)
  expect(order).toMatchObject({ status: 2, refund_label: 'none', refunded_cents: 0 })
  expect(order.history.at(-1)?.text).toBe('The shop declined the refund: Not as you say.')
  expect(await balanceIn(buyer)).toBe(98_000)
})

test('a refund is refused if the returned goods are not as claimed, and the label still shows earlier refunds', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  const [item] = (await orderOf(buyer, order_id)).items
  const one = { items: [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }], amount_cents: 1000 }
  await agree((await requestRefund(shop, buyer, order_id, one)).data.refund_id)
  const { data } = await requestRefund(shop, buyer, order_id, { ...one, type: 'return_and_refund' })
  await agree(data.refund_id, 'Pier 4')
  await refuse(data.refund_id, 'Worn.')
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 3, refund_label: 'refunded', refunded_cents: 1000 })
})

test('a refund ends when its goods are not sent back in time', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  const { data } = await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })
  const { refund_id } = data
  await agree(refund_id, 'Pier 4')
  await runDueTimers(shop.db, fail)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -4 })
  const past = new Date(Date.now() - 60_000).toISOString()
  await shop.db.updateTable('refund').set({ return_until: past }).where('refund_id', '=', refund_id).execute()
  await Promise.all([1, 2, 3].map(() => runDueTimers(shop.db, fail)))
  const order = await orderOf(buyer, order_id)
  expect(order).toMatchObject({ status: 3, refund_label: 'none', refunds: [{ state: 'withdrawn' }] })
  expect(order.history.filter(({ event }) => event === 'refund_lapse')).toHaveLength(1)
  // A refund whose parcel is on its way does not lapse.
  const next = (await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).data.refund_id
  await agree(next, 'Pier 4')
  await buyer.call('POST /api/order/refund_return', { body: { refund_id: next, ...SHIP } })
  await shop.db.updateTable('refund').set({ return_until: past }).where('refund_id', '=', next).execute()
  await runDueTimers(shop.db, fail)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -4 })
})

test('a shopper can request three refunds of an order, one at a time', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 2 })
  for (const _ of [1, 2, 3]) {
    const { data } = await requestRefund(shop, buyer, order_id)
    const everything = {
      items: data.items.map(({ order_item_id }) => ({ order_item_id, quantity: 1 })),
      amount_cents: 1,
    }
    expect(await requestRefund(shop, buyer, order_id, everything)).toMatchObject({ reason: 'refund_open' })
    await refuse(data.refund_id)
  }
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, can: { refund: false } })
  expect(await requestRefund(shop, buyer, order_id)).toMatchObject({ reason: 'refund_too_many' })
})

test('partial refunds of a discounted line add up to the cent, because the last piece gets the remainder', async () => {
  await shop.db.insertInto('promo_code').values({ code: 'THIRD', kind: 'fixed', value: 100 }).execute()
  const lines = [{ price_cents: 367, quantity: 3 }]
  const purchase = { lines, promo_code: 'THIRD', total_cents: 1001, status: 3 } as const
  const { buyer, order_id } = await anOrderToRefund(shop, operator, purchase)
  const limits: number[] = []
  for (const _ of [1, 2, 3]) {
    const [item] = (await orderOf(buyer, order_id)).items
    const one = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
    const too_much = await requestRefund(shop, buyer, order_id, { items: one, amount_cents: 335 })
    expect(too_much.reason).toBe('refund_too_much')
    const { limit_cents = 0 } = too_much
    const { data } = await requestRefund(shop, buyer, order_id, { items: one, amount_cents: limit_cents })
    await agree(data.refund_id)
    limits.push(limit_cents)
  }
  expect(limits).toEqual([333, 334, 334])
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 1001 })
  expect(await balanceIn(buyer)).toBe(100_000)
  expect(await audit(shop.db)).toEqual([])
})

test('a partial amount for goods that the shopper keeps is a refund of money only, split to the cent', async () => {
  const lines = [
    { price_cents: 1000, quantity: 2 },
    { price_cents: 333, quantity: 1 },
  ]
  const { buyer, order_id, skus } = await anOrderToRefund(shop, operator, { lines, status: 3 })
  await agree((await requestRefund(shop, buyer, order_id, { amount_cents: 100 })).data.refund_id)
  const order = await orderOf(buyer, order_id)
  expect(order.items).toMatchObject([
    { refunded_cents: 86, refunded_quantity: 0 },
    { refunded_cents: 14, refunded_quantity: 0 },
  ])
  expect(order.refundable).toMatchObject({ goods_cents: 2233, items: [{ cents: 1914 }, { cents: 319 }] })
  expect(await stockOf(shop, skus[0] ?? '')).toBe(8)
  await agree((await requestRefund(shop, buyer, order_id)).data.refund_id)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: -1, refunded_cents: 2333 })
  expect(await audit(shop.db)).toEqual([])
})

test('a refund request with an invalid amount, line, order status or place of the goods is refused', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const [item] = (await orderOf(buyer, order_id)).items
  const order_item_id = item?.order_item_id ?? ''
  const line = (quantity: number) => [{ order_item_id, quantity }]
  for (const amount_cents of [0, -1, 1.5, 2 ** 53])
    expect((await requestRefund(shop, buyer, order_id, { amount_cents })).status).toBe(400)
  expect((await requestRefund(shop, buyer, order_id, { items: [] })).status).toBe(400)
  expect((await requestRefund(shop, buyer, order_id, { items: [...line(1), ...line(1)] })).status).toBe(400)
  expect((await requestRefund(shop, buyer, order_id, { explanation: ' \u200b ' })).status).toBe(400)
  expect((await requestRefund(shop, buyer, order_id, { type: 'return_and_refund' })).status).toBe(400)
  expect(await requestRefund(shop, buyer, order_id, { items: line(3) })).toMatchObject({ reason: 'refund_too_much' })
  expect(await requestRefund(shop, buyer, order_id, { amount_cents: 2001 })).toMatchObject({ limit_cents: 2000 })
  expect(await requestRefund(shop, buyer, order_id, { product_status: 'received' })).toMatchObject({
    reason: 'refund_not_possible',
  })
  const receivedOrder = await anOrderToRefund(shop, operator, { status: 3 })
  const nothing_came = { product_status: 'not_received', reason: 'not_received' } as const
  expect(await requestRefund(shop, receivedOrder.buyer, receivedOrder.order_id, nothing_came)).toMatchObject({
    reason: 'refund_not_possible',
  })
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunds: [] })
})

test('another shopper’s order, line, refund or picture is not found', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator, { status: 3 })
  const stranger = await anOrderToRefund(shop, operator, { status: 3 })
  const thief = await aShopper(shop)
  const [item] = (await orderOf(buyer, order_id)).items
  const items = [{ order_item_id: item?.order_item_id ?? '', quantity: 1 }]
  const input = { items, amount_cents: 1000 }
  expect((await requestRefund(shop, stranger.buyer, stranger.order_id, input)).status).toBe(404)
  const picture = await aPicture(shop, buyer, 'refund')
  const not_theirs = await requestRefund(shop, stranger.buyer, stranger.order_id, { attachment_ids: [picture.file_id] })
  expect(not_theirs.status).toBe(404)
  const evidence = await aPicture(shop, buyer, 'evidence')
  expect((await requestRefund(shop, buyer, order_id, { attachment_ids: [evidence.file_id] })).status).toBe(404)
  expect(await orderOf(stranger.buyer, stranger.order_id)).toMatchObject({ status: 3, refunds: [] })
  const { data } = await requestRefund(shop, buyer, order_id, { attachment_ids: [picture.file_id] })
  const { refund_id } = data
  const body = { order_id, ...input, type: 'refund_only', product_status: 'received', reason: 'other' } as const
  const stolen = await thief.call('POST /api/order/refund', {
    body: { ...body, explanation: 'Mine.', attachment_ids: [] },
  })
  expect(stolen.status).toBe(404)
  expect((await thief.call('POST /api/order/refund_withdraw', { body: { refund_id } })).status).toBe(404)
  expect((await thief.call('POST /api/order/refund_return', { body: { refund_id, ...SHIP } })).status).toBe(404)
  const get = (token: string) =>
    shop.app
      .inject({ url: picture.url, headers: { authorization: `Bearer ${token}` } })
      .then((reply) => reply.statusCode)
  expect(await Promise.all([buyer.token, operator.token, thief.token].map(get))).toEqual([200, 404, 404])
  expect(await readAtDesk(shop, picture.url, operator)).toBe(200)
})

test('if the same refund request is sent twice, one refund is created', async () => {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const key = crypto.randomUUID()
  const whole = { attachment_ids: [], key }
  const order = await orderOf(buyer, order_id)
  const items = order.refundable.items.map(({ order_item_id, quantity }) => ({ order_item_id, quantity }))
  const input = { ...whole, items, amount_cents: 2000, product_status: 'not_received' } as const
  const [one, two] = await Promise.all([
    requestRefund(shop, buyer, order_id, input),
    requestRefund(shop, buyer, order_id, input),
  ])
  expect(one.data.refund_id).toBe(two.data.refund_id)
  expect((await orderOf(buyer, order_id)).refunds).toHaveLength(1)
})
