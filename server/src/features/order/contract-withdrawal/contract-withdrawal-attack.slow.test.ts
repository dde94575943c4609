import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf } from '../../../../testing/refund-world.ts'
import { anOperator, aShop, aShopper, callerOf } from '../../../../testing/world.ts'
import { runDueJobs } from '../../../event/finish-work.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'

const shop = await aShop({ max: 40 })
const operator = await anOperator(shop)
const visitor = callerOf(shop)
const DECLARE = 'POST /api/order/contract_withdrawal'

async function aVictim() {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const { order_number, items } = await orderOf(buyer, order_id)
  return { buyer, order_id, order_number, items }
}

const rowsOf = (email: string) =>
  shop.db.selectFrom('contract_withdrawal').select(['status', 'order_id', 'part']).where('email', '=', email).execute()

async function mailsTo(email: string) {
  while (await runDueJobs(shop.db, [mailQueue(shop.context, shop.context.mailer).task]));
  return shop.mails.filter(({ to }) => to === email)
}

test('a stranger with many order numbers around a real one gets equal replies, and is attached to none', async () => {
  const { order_number } = await aVictim()
  const stranger = await aShopper(shop)
  const email = stranger.account
  const numbers = Array.from({ length: 10 }, (_, at) => String(BigInt(order_number) + BigInt(at - 5)))
  expect(numbers).toContain(order_number)
  const replies = await Promise.all(
    numbers.map((number) => stranger.call(DECLARE, { body: { name: 'A Stranger', order_number: number, email } })),
  )
  const forms = replies.map(({ status, code, data }) => JSON.stringify({ status, code, keys: Object.keys(data) }))
  expect(new Set(forms).size).toBe(1)
  const rows = await rowsOf(email)
  expect(rows).toHaveLength(numbers.length)
  expect(rows.filter(({ status, order_id }) => status !== 'unmatched' || order_id !== null)).toEqual([])
})

test('the mail to the mailbox of the order contains no titles and no address for a caller without its account', async () => {
  const { buyer, order_id, order_number, items } = await aVictim()
  const body = { name: 'Mei Lin', order_number, email: buyer.account }
  const [{ order_item_id, title } = { order_item_id: '', title: '' }] = items
  await visitor(DECLARE, { body: { ...body, items: [{ order_item_id, quantity: 1 }] } })
  const texts = (await mailsTo(buyer.account)).map(({ text }) => text).filter((text) => text.includes('Mei Lin'))
  expect(texts).toHaveLength(1)
  expect(texts[0]).not.toContain(title)
  expect(texts[0]).not.toContain('Aoyama')
  expect(await rowsOf(buyer.account)).toMatchObject([{ status: 'attached', order_id }])
})

test('the same declaration sent at once and again is one row and one mail, and ends no order by itself', async () => {
  const { buyer, order_id, order_number } = await aVictim()
  const send = () => visitor(DECLARE, { body: { name: 'Mei Lin', order_number, email: buyer.account } })
  const replies = await Promise.all([1, 2, 3, 4].map(send))
  replies.push(await send())
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill(1))
  expect(await rowsOf(buyer.account)).toHaveLength(1)
  const mails = await mailsTo(buyer.account)
  expect(mails.filter(({ text }) => text.includes('Mei Lin'))).toHaveLength(1)
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 1, refunded_cents: 0 })
})

test('texts beyond their limits, unknown fields and other shapes are rejected without a row or a mail', async () => {
  const email = 'huge@example.com'
  const body = { name: 'Mei', order_number: '2026010100000001', email }
  const item = { order_item_id: '00000000-0000-4000-8000-000000000001', quantity: 1 }
  const shapes: Record<string, unknown>[] = [
    { ...body, name: 'n'.repeat(81) },
    { ...body, order_number: '1'.repeat(41) },
    { ...body, part: 'p'.repeat(301) },
    { ...body, part: 'p'.repeat(500_000) },
    { ...body, items: Array(10_000).fill(item) },
    { ...body, items: [item, item] },
    { ...body, items: [item], part: 'both' },
    { ...body, user_id: item.order_item_id },
    { ...body, email: [email, 'other@example.com'] },
  ]
  for (const shape of shapes) {
    const reply = await visitor(DECLARE, { body: shape as never }) // shapes that the types forbid
    expect([400, 413], JSON.stringify(shape).slice(0, 200)).toContain(reply.status)
  }
  expect(await rowsOf(email)).toEqual([])
  expect(await mailsTo(email)).toEqual([])
})
