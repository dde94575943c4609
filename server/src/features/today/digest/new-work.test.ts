import type { DeskRole, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { say } from '../../../../testing/chat-world.ts'
import { sendDueMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aBuyer, anUnpaidOrder, aPaidOrder, pay } from '../../../../testing/order-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { writeDueNewWork } from './digest-work.ts'

const shop = await aShop()
const { db } = shop
const { url, received } = await aMailServer()
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'Sampan <shop@sampan.example>' }),
  public_url: 'https://shop.example.com',
}
const fail = (error: unknown) => {
  throw error
}
/** One round of each of three servers, and the mails that they queued. */
async function look(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => writeDueNewWork({ ...shop.context, config }, fail)))
  await sendDueMails(shop.context, mailQueue(shop.context, openMailer(config)))
}

/** Lets time pass, for the work that waits and for the last mails. */
async function pass(seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`
  await sql`update shop_order set paid_at = paid_at - ${ago} where paid_at is not null`.execute(db)
  await sql`update chat set waiting_since = waiting_since - ${ago}`.execute(db)
  await sql`update operator set new_work_until = new_work_until - ${ago}`.execute(db)
}

async function aReader({ roles, language = 'en' }: { roles?: DeskRole[]; language?: Language } = {}) {
  const operator = await anOperator(shop, roles ? { roles } : {})
  const { data } = await operator.call('POST /api/admin/new_work_mail', { body: { is_on: true } }, { language })
  expect(data).toMatchObject({ has_new_work_mail: true, has_digest: false })
  return operator
}
afterEach(async () => {
  received.length = 0
  await sql`update operator set new_work_language = null`.execute(db)
  await sql`update shop_order set paid_at = paid_at - interval '1 day' where paid_at is not null`.execute(db)
  await sql`update chat set waiting_since = null`.execute(db)
})

test('an order is mailed once, soon after its payment, and further work after ten minutes in one mail', async () => {
  const buyer = await aBuyer(shop)
  const unpaid = await anUnpaidOrder(shop, buyer)
  const owner = await aReader({ language: 'ja' })
  await pass(3_600)
  await look()
  expect(received).toEqual([])
  await pay(buyer, [unpaid])
  await pass(30)
  await look()
  await look()
  expect(received.map(({ to }) => to)).toEqual([owner.account])
  expect(received[0]?.subject).toMatch(/^新しい対応待ちがあります · /)
  for (const form of [received[0]?.text, received[0]?.html]) {
    expect(form).toContain('発送待ちの注文')
    expect(form).toContain('1 · 新着1件')
    expect(form).toContain('https://shop.example.com/console')
  }
  received.length = 0
  await aPaidOrder(shop, buyer)
  await say(await aShopper(shop), 'Where is my parcel?')
  await pass(30)
  await look()
  expect(received).toEqual([])
  await pass(600)
  await look()
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('2 · 新着1件')
  expect(received[0]?.text).toContain('返信待ちの購入者')
})

test('operators get no mail about queues of other roles, nor while it is off or they are blocked', async () => {
  await aReader({ roles: ['catalogue'] })
  const [off, blocked] = [await aReader(), await aReader()]
  const { data } = await off.call('POST /api/admin/new_work_mail', { body: { is_on: false } })
  expect(data.has_new_work_mail).toBe(false)
  await sql`update operator set blocked_at = now() where operator_id = ${blocked.operator_id}`.execute(db)
  await aPaidOrder(shop, await aBuyer(shop))
  await pass(30)
  await look()
  expect(received).toEqual([])
})

test('work that is done before the mail is written is not mailed', async () => {
  const fulfilment = await aReader({ roles: ['fulfilment'] })
  const order_id = await aPaidOrder(shop, await aBuyer(shop))
  await fulfilment.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Mekong Post', tracking_number: 'MP-1' },
  })
  await pass(30)
  await look()
  expect(received).toEqual([])
})
