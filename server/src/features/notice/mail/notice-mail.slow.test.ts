import { NOTICE_KINDS, NOTICE_TOPICS } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import { sendDueNoticeMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer, type ReceivedMail } from '../../../../testing/mail/mail-server.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay } from '../../../../testing/order-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { transaction } from '../../../db/transaction.ts'
import { startRunner } from '../../../job/job-runner.ts'
import { MailRefused } from '../../../mail/mail-failures.ts'
import { type Mail, type Mailer, openMailer } from '../../../mail/mailer.ts'
import { markVerified } from '../../account/account-sql.ts'
import { notify } from '../notice-service.ts'
import { noticeMailTask } from './notice-mail-task.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)

const GONE = { code: 550, text: '5.1.1 no such mailbox' }
const BLOCKED = { code: 550, text: '5.7.1 the sender is blocked' }
const rejections = new Map<string, { code: number; text: string }>()
const { url, received } = await aMailServer({ rejects: (address) => rejections.get(address) })
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'Sampan <shop@sampan.example>' }),
  public_url: 'https://shop.example.com',
  limits: false, // mail-limits.slow.test.ts
}
const metrics = new Registry()
const source = { ...shop.context, config, metrics }
const sendDue = () => sendDueNoticeMails(source, openMailer(config))
const letPass = () => sql`update job set run_at = now() where task = 'notice_mail' and run_at > now()`.execute(db)
afterEach(async () => {
  received.length = 0
  rejections.clear()
  await sql`delete from job where task = 'notice_mail'`.execute(db)
})

const mailsTo = ({ account }: Pick<TestShopper, 'account'>) => received.filter(({ to }) => to === account)
const theMailTo = (shopper: Pick<TestShopper, 'account'>): ReceivedMail => {
  const [mail, ...more] = mailsTo(shopper)
  if (!mail || more.length > 0) throw new Error(`${more.length + Number(mail !== undefined)} mails`)
  return mail
}
const ship = (order_id: string) =>
  operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Mekong Post', tracking_number: `MP-${order_id}` },
  })

test('the mail about a payment names a delivery service that is not the usual one', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await anUnpaidOrder(shop, buyer)
  await db.updateTable('shop_order').set({ freight_service: 'express' }).where('order_id', '=', order_id).execute()
  await pay(buyer, [order_id])
  await sendDue()
  const { text, html } = theMailTo(buyer)
  for (const form of [text, html]) expect(form).toContain('Express delivery')
})

test('a payment is confirmed by one mail with its goods, sums, address and number, in both forms', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer, { price_cents: 4_250 })
  await sendDue()
  const { data: order } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const mail = theMailTo(buyer)
  expect(mail.subject).toBe(`Thank you for your order · ${order.order_number}`)
  expect(mail.from).toMatchObject({ name: 'Sampan', address: 'shop@sampan.example' })
  const [item] = order.items
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('Hello Mei Lin,')
    expect(form).toContain('We got your payment of $42.50.')
    for (const part of [order.order_number, item?.title, 'Total', '$42.50', 'Mei Lin', '1-2-3 Aoyama', '(UTC)'])
      expect(form).toContain(part)
    expect(form).toContain(`https://shop.example.com/orderInfo/${order_id}`)
    expect(form).toContain(`https://shop.example.com/receipt/${order_id}`)
    expect(form).toContain(buyer.account)
  }
  expect(mail.html).toContain('<html lang="en"')
  await letPass()
  await sendDue()
  expect(mailsTo(buyer)).toHaveLength(1)
})

test('orders that are paid together are confirmed together, with the sum of the payment', async () => {
  const buyer = await aBuyer(shop)
  const orders = [await anUnpaidOrder(shop, buyer), await anUnpaidOrder(shop, buyer, { price_cents: 2_000 })]
  await pay(buyer, orders)
  await sendDue()
  const { text } = theMailTo(buyer)
  expect(text).toContain('We got your payment of $30.00.')
  expect(text).toContain('Paid from your balance: $30.00')
  expect(text?.match(/^Order \d{16}/gm)).toHaveLength(2)
})

test('a shipped order is mailed in the shopper’s language, with the text of its notice and the carrier’s page', async () => {
  await sql`insert into carrier (name, link) values ('Mekong Post', 'https://track.example.com/{number}')`.execute(db)
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(shop, buyer)
  await buyer.call('GET /api/user/set_language', { query: { file_name: 'tai' } })
  await ship(order_id)
  await sendDue()
  const [, mail] = mailsTo(buyer).toSorted((one) => (one.subject?.includes('ขอบคุณ') ? -1 : 1))
  const { data } = await buyer.call('GET /api/user/notifications', { query: {} }, { language: 'th' })
  expect(mail?.subject).toContain('จัดส่งคำสั่งซื้อของคุณแล้ว')
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(data.items[0]?.body)
    expect(form).toContain(`https://track.example.com/MP-${order_id}`)
  }
  expect(mail?.html).toContain('<html lang="th"')
})

test('every mailed kind of notice has a text, a button to its subject and both forms, in five languages', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  const mails: Mail[] = []
  const mailer: Mailer = async (mail) => void mails.push(mail)
  const kinds = NOTICE_TOPICS.flatMap((topic) => [...NOTICE_KINDS[topic]])
  for (const file_name of ['en', 'zh-CN', 'ri', 'han', 'tai'] as const) {
    await shopper.call('GET /api/user/set_language', { query: { file_name } })
    const details = {
      order_number: '1',
      amount: '$1.00',
      reason: '<b>because</b>',
      carrier: 'C',
      tracking_number: '2',
      device: 'D',
      ip: '::1',
    }
    for (const kind of kinds)
      await transaction(db, (tx) => notify(tx, { user_id, kind, ref_id: crypto.randomUUID(), details }))
    const { data } = await shopper.call('POST /api/user/notifications/read', { body: { all: true } })
    expect(data).toBeNull()
    await letPass()
    await sendDueNoticeMails(source, mailer)
  }
  const subjects = mails.map(({ subject }) => subject)
  // Read replies of customer service, and the kinds without a mail, are left out.
  expect(subjects.length).toBe(5 * (kinds.length - 5))
  const inBrackets = (pattern: RegExp) => subjects.filter((subject) => pattern.test(subject))
  expect(inBrackets(/^【Sampan】\S/)).toHaveLength(kinds.length - 5)
  expect(inBrackets(/^\[Sampan\] \S/)).toHaveLength(kinds.length - 5)
  for (const { subject, text, html } of mails) {
    expect(subject).toMatch(/\S/)
    expect(text).toMatch(/https:\/\/shop\.example\.com\/\w+/)
    expect(html).not.toContain('<b>because')
    expect(`${text}${html?.replace(/<style>.*<\/style>/s, '')}`).not.toMatch(/[{}]|undefined/)
  }
})

test('an answer in the chat is mailed if the shopper does not read it within minutes', async () => {
  const [present, away] = [await aShopper(shop), await aShopper(shop)]
  for (const { user_id } of [present, away])
    await transaction(db, (tx) => notify(tx, { user_id, kind: 'service_reply', ref_id: 'message' }))
  await sendDue()
  expect([...mailsTo(present), ...mailsTo(away)]).toEqual([])
  await present.call('POST /api/user/notifications/read', { body: { all: true } })
  await letPass()
  await sendDue()
  expect(mailsTo(present)).toEqual([])
  expect(theMailTo(away).subject).toBe('Customer service replied')
})

test('a mail is rolled back with its event', async () => {
  const { user_id, account } = await aShopper(shop)
  const undone = transaction(db, async (tx) => {
    await notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sendDue()
  expect(mailsTo({ account })).toEqual([])
})

test('an unknown address ends mail to it, and the app says so, until a mailed code confirms the address', async () => {
  const shopper = await aShopper(shop)
  const { user_id, account } = shopper
  const tell = (kind: 'recharge_passed' | 'withdrawal_paid') =>
    transaction(db, (tx) => notify(tx, { user_id, kind, ref_id: 'record', details: { amount: '$5.00' } }))
  rejections.set(account, GONE)
  await tell('recharge_passed')
  await sendDue()
  await tell('withdrawal_paid')
  rejections.clear()
  await letPass()
  await sendDue()
  expect(mailsTo(shopper)).toEqual([])
  const { data } = await shopper.call('GET /api/user/notifications', { query: {} })
  expect(data.items).toMatchObject([
    { kind: 'withdrawal_paid' },
    { kind: 'mail_refused', body: expect.stringContaining(account), link: '/profile' },
    { kind: 'recharge_passed' },
  ])
  await markVerified(db, user_id)
  await tell('withdrawal_paid')
  await sendDue()
  expect(mailsTo(shopper)).toHaveLength(1)
})

test('a shopper can have a rejected address tried again; if it is rejected again, the app says so again', async () => {
  const shopper = await aShopper(shop)
  const { user_id, account } = shopper
  const tell = () => transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'record' }))
  const refusedNotices = async () => {
    const { data } = await shopper.call('GET /api/user/notifications', { query: { topic: 'service' } })
    return data.items.map(({ kind }) => kind)
  }
  rejections.set(account, GONE)
  await tell()
  await sendDue()
  const { data } = await shopper.call('POST /api/user/notifications/mail_again')
  expect(data).toMatchObject({ address: account, is_address_refused: false })
  await tell()
  await sendDue()
  expect(await refusedNotices()).toEqual(['mail_refused', 'mail_refused'])
  await shopper.call('POST /api/user/notifications/mail_again')
  rejections.clear()
  await tell()
  await sendDue()
  expect(mailsTo(shopper)).toHaveLength(1)
})

test('a rejected mail is sent to the new address if the shopper changed it during the attempt', async () => {
  const { user_id, account } = await aShopper(shop)
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const send = openMailer(config)
  const changing: Mailer = async (mail) => {
    if (mail.to !== account) return send(mail)
    await sql`update user_account set account = ${`new-${account}`} where user_id = ${user_id}`.execute(db)
    throw new MailRefused('550 5.1.1', { isOfRecipient: true, isUnknownAddress: true })
  }
  await sendDueNoticeMails(source, changing)
  expect(mailsTo({ account: `new-${account}` })).toHaveLength(1)
})

test('several mails that find an unknown address at the same time cause one notice', async () => {
  const { user_id, account } = await aShopper(shop)
  rejections.set(account, GONE)
  await transaction(db, async (tx) => {
    for (const ref_id of ['one', 'two', 'three']) await notify(tx, { user_id, kind: 'recharge_passed', ref_id })
  })
  await sendDue()
  const notices = db.selectFrom('notice').select('kind').where('user_id', '=', user_id).where('topic', '=', 'service')
  expect(await notices.execute()).toEqual([{ kind: 'mail_refused' }])
  expect(
    await db
      .selectFrom('job')
      .select('job_id')
      .where('task', '=', 'notice_mail')
      .where('user_id', '=', user_id)
      .execute(),
  ).toEqual([])
})

test('a mail that is rejected because of the sender is sent once the mail server accepts it, and blocks no other', async () => {
  const [blockedShopper, other] = [await aShopper(shop), await aShopper(shop)]
  rejections.set(blockedShopper.account, BLOCKED)
  for (const { user_id } of [blockedShopper, other])
    await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  await expect(sendDue()).rejects.toThrow('550')
  expect([mailsTo(blockedShopper).length, mailsTo(other).length]).toEqual([0, 1])
  rejections.clear()
  await sendDue()
  expect(mailsTo(blockedShopper)).toHaveLength(0) // not due yet
  await letPass()
  await sendDue()
  expect(mailsTo(blockedShopper)).toHaveLength(1)
})

test('a recipient whom the mail server rejects permanently gets four attempts, hours apart, then the mail is dropped', async () => {
  const { user_id, account } = await aShopper(shop)
  rejections.set(account, BLOCKED)
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const pause = async () => {
    const { rows } = await sql<{ hours: number }>`
      select round(extract(epoch from run_at - now()) / 3600)::int as hours from job where task = 'notice_mail'
        and user_id = ${user_id}`.execute(db)
    return rows[0]?.hours
  }
  for (const hours of [4, 12, 36]) {
    await expect(sendDue()).rejects.toThrow('550')
    expect(await pause()).toBe(hours)
    await letPass()
  }
  await sendDue()
  expect(await pause()).toBeUndefined()
  const { mail_refused_at } = await db
    .selectFrom('user_account')
    .select('mail_refused_at')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  expect(mail_refused_at).toBeNull()
})

test('while a mail server takes long to confirm a mail, no other server sends the mails that it merged', async () => {
  const { user_id } = await aShopper(shop)
  await transaction(db, async (tx) => {
    for (const ref_id of ['1', '2', '3', '4']) await notify(tx, { user_id, kind: 'recharge_passed', ref_id })
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const leased = async () =>
    (await sql`select from job where task = 'notice_mail' and run_at > now()`.execute(db)).rows.length
  let lease_count = 0
  const slow: Mailer = async () => {
    await letPass() // the leases have ended
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(leased).toBe(3)
    lease_count = await leased()
  }
  await sendDueNoticeMails(source, slow).finally(() => vi.useRealTimers())
  expect(lease_count).toBe(3)
  expect(await db.selectFrom('job').select('job_id').where('task', '=', 'notice_mail').execute()).toEqual([])
})

test('a mail that is sent again has the same Message-ID', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const send = openMailer(config)
  const dying = sendDueNoticeMails(source, (mail) => send(mail).then(() => Promise.reject(new Error('killed'))))
  await expect(dying).rejects.toThrow('killed')
  await letPass()
  await sendDue()
  const ids = mailsTo(shopper).map(({ messageId }) => messageId)
  expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@sampan\.example>$/), ids[0]])
})

test('a mail server that confirms a mail late does not delay mails that are written before it does', async () => {
  const [first, second] = [await aShopper(shop), await aShopper(shop)]
  const started = Promise.withResolvers<void>()
  const confirmed = Promise.withResolvers<void>()
  const recipients: string[] = []
  const tell = ({ user_id }: TestShopper) =>
    transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const send: Mailer = async ({ to }) => {
    if (to === first.account) started.resolve()
    if (to === first.account) await confirmed.promise
    recipients.push(to)
  }
  await tell(first)
  const runner = startRunner(db, [noticeMailTask(source, send)], { fault: () => {} })
  await started.promise
  await tell(second)
  await expect.poll(() => recipients).toEqual([second.account])
  confirmed.resolve()
  await runner.stop()
})

test('four mails that are due together become one, also while a server sends several mails at a time', async () => {
  const shoppers = [await aShopper(shop), await aShopper(shop)]
  for (const { user_id } of shoppers)
    await transaction(db, async (tx) => {
      for (const ref_id of ['1', '2', '3', '4']) await notify(tx, { user_id, kind: 'recharge_passed', ref_id })
    })
  const runner = startRunner(db, [noticeMailTask(source, openMailer(config))], { fault: () => {} })
  await expect.poll(() => db.selectFrom('job').select('job_id').where('task', '=', 'notice_mail').execute()).toEqual([])
  await runner.stop()
  for (const shopper of shoppers) expect(theMailTo(shopper).subject).toBe('4 new notifications')
})

test('a mail that waits is not sent after its topic was turned off', async () => {
  const { user_id, account } = await aShopper(shop)
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  await db.insertInto('notice_choice').values({ user_id, topic: 'wallet', by_mail: false }).execute()
  await sendDue()
  expect(mailsTo({ account })).toEqual([])
  expect(
    await db
      .selectFrom('job')
      .select('job_id')
      .where('task', '=', 'notice_mail')
      .where('user_id', '=', user_id)
      .execute(),
  ).toEqual([])
})

test('a blocked shopper gets mails about money, but none about chats; an account without an address gets none', async () => {
  const [blockedShopper, nameless] = [await aShopper(shop), await aShopper(shop)]
  for (const { user_id } of [blockedShopper, nameless])
    await transaction(db, async (tx) => {
      await notify(tx, { user_id, kind: 'service_reply', ref_id: 'message' })
      await notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' })
    })
  await sql`update user_account set blocked_at = now() where user_id = ${blockedShopper.user_id}`.execute(db)
  await sql`update user_account set account = 'demo-' || user_id where user_id = ${nameless.user_id}`.execute(db)
  await letPass()
  await sendDue()
  expect(theMailTo(blockedShopper).text).toContain('top-up')
  expect(received).toHaveLength(1)
})

test('mails that no server sends are shown to operators, retried mails are not, and both are given up after three days', async () => {
  const { user_id } = await aShopper(shop)
  await transaction(db, (tx) => notify(tx, { user_id, kind: 'recharge_passed', ref_id: 'recharge' }))
  const today = async () => (await operator.call('GET /api/admin/today')).data.unsent_mails
  expect(await today()).toBeNull()
  await sql`update job set attempts = 9, run_at = now() - interval '9 minutes' where task = 'notice_mail'`.execute(db)
  expect(await today()).toBeNull()
  await sql`update job set run_at = now() - interval '11 minutes' where task = 'notice_mail'`.execute(db)
  expect(await today()).toEqual({ count: 1, oldest_at: expect.any(String) })
  await sql`update job set expires_at = now() - interval '1 hour' where task = 'notice_mail'`.execute(db)
  await sendDue()
  expect([received.length, await today()]).toEqual([0, null])
  expect(await metrics.metrics()).toMatch(/mails_total\{result="outdated"\} 1/)
})
