import type { DeskRole, Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { say } from '../../../../testing/chat-world.ts'
import { sendDueMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { anOperator, aShop, aShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { mailQueue } from '../../../mail/mail-queue-service.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { writeDueDigests } from './digest-work.ts'

const shop = await aShop()
const { db } = shop
const { url, received } = await aMailServer()
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'Sampan <shop@sampan.example>' }),
  public_url: 'https://shop.example.com',
  console_host: 'desk.example.com',
}
const fail = (error: unknown) => {
  throw error
}
/** One round of each of three servers, and the mails that they queued. */
async function morning(): Promise<void> {
  await Promise.all([1, 2, 3].map(() => writeDueDigests({ ...shop.context, config }, fail)))
  await sendDueMails(shop.context, mailQueue(shop.context, openMailer(config)))
}

/** Changes the shop's time zone, so that it is this hour of the day there, and a day later than for the last digest. */
async function itIs(hour: number): Promise<void> {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24
  const zone = ahead <= 14 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`
  await sql`update shop_choice set value = ${zone} where name = 'bank_time_zone'`.execute(db)
}
const nextDay = () => sql`update operator set digest_day = digest_day - 1`.execute(db)

/** An operator with a morning digest in a language. */
async function aReader({ roles, language = 'en' }: { roles?: DeskRole[]; language?: Language } = {}) {
  const operator = await anOperator(shop, roles ? { roles } : {})
  const { data } = await operator.call('POST /api/admin/digest', { body: { is_on: true } }, { language })
  expect(data.has_digest).toBe(true)
  return operator
}
afterEach(async () => {
  received.length = 0
  await sql`update operator set digest_language = null`.execute(db)
})

test('on the next morning an operator gets one mail with the waiting work, in the language of the desk, and a link to the desk', async () => {
  await itIs(8)
  const owner = await aReader({ language: 'th' })
  await aPaidOrder(shop, await aBuyer(shop))
  await say(await aShopper(shop), 'Where is my parcel?')
  await morning()
  expect(received).toEqual([])
  await nextDay()
  await morning()
  await morning()
  expect(received.map(({ to }) => to)).toEqual([owner.account])
  const [mail] = received
  expect(mail?.subject).toMatch(/^งานที่รออยู่เช้านี้ · /)
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('คำสั่งซื้อที่ต้องจัดส่ง')
    expect(form).toContain('ลูกค้าที่รอคำตอบ')
    expect(form).toContain('https://desk.example.com/console')
    expect(form).not.toContain('คำขอคืนเงิน')
  }
})

test('an operator learns only of queues of the operator’s roles', async () => {
  await itIs(9)
  await aReader({ roles: ['catalogue'] })
  await nextDay()
  await morning()
  expect(received[0]?.text).toContain('Products low in stock')
  expect(received[0]?.text).not.toContain('Orders to ship')
})

test.each([7, 12])('nothing is sent at %i o’clock', async (hour) => {
  await itIs(hour)
  await aReader()
  await nextDay()
  await morning()
  expect(received).toEqual([])
})

test('an operator who turned it off, or is blocked, gets none; nothing is sent on a morning when nothing waits', async () => {
  await itIs(8)
  const [off, blocked] = [await aReader(), await aReader()]
  await off.call('POST /api/admin/digest', { body: { is_on: false } })
  await sql`update operator set blocked_at = now() where operator_id = ${blocked.operator_id}`.execute(db)
  await aReader({ roles: ['catalogue'] })
  await nextDay()
  await sql`delete from low_stock_sku`.execute(db)
  await morning()
  expect(received).toEqual([])
  const days = await sql<{ is_done: boolean }>`select distinct digest_day = (now() at time zone
    (select value from shop_choice where name = 'bank_time_zone'))::date as is_done
    from operator where digest_language is not null and blocked_at is null`.execute(db)
  expect(days.rows).toEqual([{ is_done: true }])
})
