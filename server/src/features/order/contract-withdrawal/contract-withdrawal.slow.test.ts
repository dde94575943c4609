import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOrderToRefund, orderOf } from '../../../../testing/refund-world.ts'
import { actionsOn, anOperator, aShop, aShopper, callerOf } from '../../../../testing/world.ts'
import { runDueJobs } from '../../../event/finish-work.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'
import { deleteOldWithdrawals } from './contract-withdrawal-sql.ts'

const shop = await aShop({ max: 40 })
const operator = await anOperator(shop)
const visitor = callerOf(shop)
const DECLARE = 'POST /api/order/contract_withdrawal'
const UNKNOWN = '2026010100000001'

/** Sends the queued mails, as a worker does. */
async function sendMails(one = shop): Promise<void> {
  while (await runDueJobs(one.db, [mailQueue(one.context, one.context.mailer).task]));
}
const mailsTo = (email: string) => shop.mails.filter(({ to }) => to === email)
const openList = async (status?: 'all' | 'unmatched' | 'attached') =>
  (
    await operator.call('GET /api/admin/contract_withdrawal/list', {
      query: { page_size: 100, ...(status && { status }) },
    })
  ).data.items
const withdrawalOf = async (email: string) => (await openList('all')).filter((one) => one.email === email)

let count = 0
const aMailbox = () => `stranger-${++count}@example.com`
const declare = (order_number: string, email: string, more: { part?: string; name?: string } = {}) =>
  visitor(DECLARE, { body: { name: 'Mei Lin', order_number, email, ...more } })

async function aPaidOrder() {
  const { buyer, order_id } = await anOrderToRefund(shop, operator)
  const { order_number, items } = await orderOf(buyer, order_id)
  return { buyer, order_id, order_number, items }
}

test('a visitor withdraws with number and mailbox of an order: it is attached, and acknowledged with date and time', async () => {
  const { buyer, order_id, order_number } = await aPaidOrder()
  const spaced = order_number.replace(/(.{4})/g, '$1 ')
  expect(await declare(spaced, buyer.account.toUpperCase())).toMatchObject({ status: 200 })
  const [stored] = await withdrawalOf(buyer.account)
  expect(stored).toMatchObject({
    status: 'attached',
    order_id,
    order_number,
    items: null,
    part: null,
    is_overdue: false,
  })
  expect(Date.parse(stored?.due_at ?? '') - Date.parse(stored?.declared_at ?? '')).toBe(14 * 24 * 3_600_000)
  await sendMails()
  expect(mailsTo(buyer.account).filter(({ subject }) => /withdrawal/.test(subject))).toHaveLength(1)
  const text = mailsTo(buyer.account).at(-1)?.text ?? ''
  expect(text).toContain('The whole order')
  expect(text).toContain(order_number)
  expect(text).toMatch(/Received on.*\d{4}.*\(UTC\)/s)
})

test('known, unknown, unpaid and other orders get equal replies and mails of equal form', async () => {
  const { buyer, order_number } = await aPaidOrder()
  const stranger = aMailbox()
  const other = await aShopper(shop)
  const replies = [
    await declare(order_number, buyer.account),
    await declare(order_number, stranger),
    await declare(UNKNOWN, stranger),
    await declare(UNKNOWN, buyer.account, { part: 'the blue one' }),
    await other.call(DECLARE, { body: { name: 'Mei Lin', order_number, email: other.account } }),
    await declare("'; drop table shop_order; --", stranger),
  ]
  const forms = replies.map(({ status, headers, data, ...rest }) => {
    const { date: _, 'x-request-id': __, ...plain } = headers
    return JSON.stringify({ status, plain, keys: Object.keys(data), rest: { ...rest, request_id: '' } })
  })
  expect(new Set(forms).size).toBe(1)
  expect((await withdrawalOf(stranger)).map(({ status, shopper }) => ({ status, shopper }))).toEqual(
    Array(3).fill({ status: 'unmatched', shopper: null }),
  )
  expect((await withdrawalOf(other.account))[0]).toMatchObject({ status: 'unmatched' })
  const formOf = (text = '') => text.replaceAll(/[\w-]+@example\.com/g, 'M').replaceAll(/\d[\d: ,]*/g, '0')
  await sendMails()
  expect(mailsTo(stranger).length).toBe(3)
  await sendMails()
  expect(mailsTo(buyer.account).filter(({ subject }) => /withdrawal/.test(subject)).length).toBe(2)
  const whole = mailsTo(buyer.account).find(({ text }) => text.includes(order_number))
  const foreign = mailsTo(stranger).find(({ text }) => text.includes(order_number))
  expect(formOf(foreign?.text)).toBe(formOf(whole?.text))
})

test('a shopper chooses lines and pieces; more pieces or lines than the order has are not attached', async () => {
  const { buyer, order_number, items } = await aPaidOrder()
  const order_item_id = items[0]?.order_item_id ?? ''
  const choose = (quantity: number, id = order_item_id) =>
    buyer.call(DECLARE, {
      body: { name: 'Mei', order_number, email: buyer.account, items: [{ order_item_id: id, quantity }] },
    })
  expect((await choose(1)).status).toBe(200)
  expect((await choose(3)).status).toBe(200)
  expect((await choose(1, randomUUID())).status).toBe(200)
  for (const quantity of [0, -1, 1.5, 2 ** 31]) expect((await choose(quantity)).status).toBe(400)
  const stored = await withdrawalOf(buyer.account)
  expect(stored.map(({ status }) => status).toSorted()).toEqual(['attached', 'unmatched', 'unmatched'])
  expect(stored.find(({ status }) => status === 'attached')?.items).toMatchObject([
    { order_item_id, quantity: 1, title: expect.stringMatching(/^Product/) },
  ])
  await sendMails()
  expect(mailsTo(buyer.account).some(({ text }) => /1 × Product/.test(text))).toBe(true)
})

test('the same declaration sent twice at once is stored and mailed once; another part is another declaration', async () => {
  const email = aMailbox()
  const replies = await Promise.all(Array.from({ length: 5 }, () => declare(UNKNOWN, email)))
  expect(replies.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(await withdrawalOf(email)).toHaveLength(1)
  await declare(UNKNOWN, email, { part: 'one mug' })
  expect(await withdrawalOf(email)).toHaveLength(2)
  await sendMails()
  expect(mailsTo(email)).toHaveLength(2)
})

test('texts of strangers become neither links nor advertisements in the mail', async () => {
  const email = aMailbox()
  await declare(UNKNOWN, email, {
    name: 'Win at https://evil.example/x or www.evil.example',
    part: 'call +1 555 123 4567',
  })
  await sendMails()
  expect(mailsTo(email)).toHaveLength(1)
  const [mail] = mailsTo(email)
  for (const body of [mail?.text, mail?.html]) {
    expect(body).not.toMatch(/evil\.example|https?:\/\/evil|555/)
  }
  const other = aMailbox()
  await declare(UNKNOWN, other, { name: 'Dr. José O’Neil-Müller 李梅', part: 'a@b.co ｅｖｉｌ．ｃｏｍ' })
  await sendMails()
  expect(mailsTo(other)[0]?.text).toContain('Dr. José O’Neil-Müller 李梅')
  expect(mailsTo(other)[0]?.text).toContain('a b. co evil. com')
  expect(await declare(UNKNOWN, email, { name: '<a href=x>' })).toMatchObject({ status: 400 })
  expect(await declare(UNKNOWN, 'no mailbox')).toMatchObject({ status: 400 })
})

test('nobody can be flooded: few mails go to a mailbox, and few declarations come from a network', async () => {
  const strict = await aShop({ limits: true })
  const call = callerOf(strict)
  const send = (part: string, remote_address: string) =>
    call(
      DECLARE,
      { body: { name: 'Mei', order_number: UNKNOWN, email: 'victim@example.com', part } },
      { remote_address },
    )
  for (let at = 0; at < 6; at++) expect((await send(`mug ${at}`, `10.0.${at}.1`)).status).toBe(200)
  await sendMails(strict)
  expect(strict.mails.length).toBe(3)
  const replies = []
  for (let at = 0; at < 21; at++) replies.push(await send(`cup ${at}`, '10.9.9.9'))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(20)
  expect(replies.at(-1)).toMatchObject({ reason: 'too_many_tries' })
  expect(strict.mails).toHaveLength(3)
})

test('an operator attaches, finishes and refuses declarations once', async () => {
  const { buyer, order_id, order_number } = await aPaidOrder()
  const email = aMailbox()
  await declare(order_number, email)
  const [{ contract_withdrawal_id } = { contract_withdrawal_id: '' }] = await withdrawalOf(email)
  const body = { contract_withdrawal_id }
  const attach = (number: string) =>
    operator.call('POST /api/admin/contract_withdrawal/attach', { body: { ...body, order_number: number } })
  expect(await attach(UNKNOWN)).toMatchObject({ reason: 'order_unknown', field: 'order_number' })
  expect((await attach(order_number)).data).toMatchObject({
    ...{ status: 'attached', order_id },
    shopper: { user_id: buyer.user_id, account: buyer.account },
  })
  expect(await attach(order_number)).toMatchObject({ reason: 'state_changed' })
  const refuse = () =>
    operator.call('POST /api/admin/contract_withdrawal/refuse', { body: { ...body, reason: 'The food was opened.' } })
  expect((await refuse()).data).toMatchObject({ status: 'refused', resolved_by: operator.account })
  expect(await refuse()).toMatchObject({ reason: 'already_audited' })
  await sendMails()
  expect(mailsTo(email).some(({ text }) => text.includes('The food was opened.'))).toBe(true)
  await declare(order_number, email, { part: 'one' })
  const unresolved = (await withdrawalOf(email)).find(({ status }) => status === 'unmatched')
  const other = { contract_withdrawal_id: unresolved?.contract_withdrawal_id ?? '' }
  expect((await operator.call('POST /api/admin/contract_withdrawal/finish', { body: other })).data.status).toBe('done')
  expect(await actionsOn(shop, contract_withdrawal_id)).toEqual([
    'contract_withdrawal_attached',
    'contract_withdrawal_refused',
  ])
  const unknown = { contract_withdrawal_id: randomUUID() }
  expect((await operator.call('POST /api/admin/contract_withdrawal/finish', { body: unknown })).status).toBe(404)
})

test('open declarations are listed oldest first, marked once their money is overdue, and strangers’ are deleted later', async () => {
  const email = aMailbox()
  await declare(UNKNOWN, email)
  await sql`update contract_withdrawal set declared_at = now() - interval '15 days', due_at = now() - interval '1 day'
    where email = ${email}`.execute(shop.db)
  expect((await openList())[0]).toMatchObject({ email, is_overdue: true })
  await deleteOldWithdrawals(shop.db, 10)
  expect(await withdrawalOf(email)).toHaveLength(1)
  await sql`update contract_withdrawal set declared_at = now() - interval '181 days' where email = ${email}`.execute(
    shop.db,
  )
  await deleteOldWithdrawals(shop.db, 10)
  expect(await withdrawalOf(email)).toHaveLength(0)
})
