import { NOTICE_KINDS, NOTICE_TOPICS, type NoticeKind } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { sendDueNoticeMails } from '../../../../testing/mail/due-mails.ts'
import { aMailedCode } from '../../../../testing/mail/mailed-code.ts'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { aShop, aShopper, callerOf, PASSWORD, type TestShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { transaction } from '../../../db/transaction.ts'
import { type Mail, type Mailer, openMailer } from '../../../mail/mailer.ts'
import { notify } from '../notice-service.ts'
import { mailDelay } from './notice-mail-rules.ts'

const shop = await aShop({ limits: true })
const { db } = shop
const mails: Mail[] = []
const mailer: Mailer = async (mail) => void mails.push(mail)
const config = {
  ...readConfig({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Sampan <shop@sampan.example>' }),
  public_url: 'https://shop.example.com',
  limits: true,
}
/** Sends what is due until nothing is. */
async function sendDue(): Promise<void> {
  await sql`update job set run_at = least(run_at, now()) where task = 'notice_mail' and attempts = 0
    and run_at < now() + interval '10 minutes'`.execute(db)
  await sendDueNoticeMails({ ...shop.context, config }, mailer)
}
/** A day later, the limits begin again and the mails that wait are due. */
async function nextDay(): Promise<void> {
  await sql`delete from rate_limit_counter`.execute(db)
  await sql`update job set run_at = now() where task = 'notice_mail'`.execute(db)
}
afterEach(async () => {
  mails.length = 0
  shop.mails.length = 0
  await sql`delete from job where task = 'notice_mail'`.execute(db)
  await sql`delete from rate_limit_counter`.execute(db)
})

const say = ({ user_id }: Pick<TestShopper, 'user_id'>, kind: NoticeKind, details: Record<string, string> = {}) =>
  transaction(db, (tx) => notify(tx, { user_id, kind, ref_id: crypto.randomUUID(), details }))
const waiting = async ({ user_id }: TestShopper) =>
  (await sql`select from job where task = 'notice_mail' and user_id = ${user_id}`.execute(db)).rows.length
const subjects = () => mails.map(({ subject }) => subject)

const ATTACK = {
  agent: 'You won $500, claim it at https://evil.example/win',
  host: 'evil.example',
  amount: '$1.00',
  order_number: '1',
}

test('a mailbox that is not verified gets three mails a day; the next day one mail names those that waited', async () => {
  const victim = await aShopper(shop, { is_verified: false })
  for (let round = 0; round < 20; round++) {
    await say(victim, 'recharge_passed', { amount: '$1.00' })
    await say(victim, 'order_shipped', { order_number: '1', carrier: 'C', tracking_number: '2' })
    await sendDue()
  }
  expect(mails).toHaveLength(3)
  expect(await waiting(victim)).toBe(37)
  await nextDay()
  await sendDue()
  expect(subjects().slice(3)).toEqual([
    expect.stringMatching(/^\d+ new notifications$/),
    expect.stringMatching(/^\d+ new notifications$/),
  ])
  expect(await waiting(victim)).toBe(0)
})

test('accounts with tags of one mailbox, and accounts that are deleted and opened again, share the limit', async () => {
  const visitor = callerOf(shop)
  const open = async (account: string) => {
    const form = { account, password: PASSWORD, confirm_password: PASSWORD, family_name: 'A', given_name: 'B' }
    const { data } = await visitor('POST /api/user/register', { body: form })
    return { user_id: data.userinfo.user_id, call: callerOf(shop, data.userinfo.token) }
  }
  for (let tag = 0; tag < 4; tag++) {
    const account = await open(`v.ictim+${tag}@gmail.com`)
    await say(account, 'recharge_passed', { amount: '$1.00' })
    await sendDue()
  }
  expect(mails).toHaveLength(3)
  for (let round = 0; round < 3; round++) {
    const { call } = await open('victim@gmail.com')
    expect((await call('POST /api/user/delete_account', { body: { password: PASSWORD } })).code).toBe(1)
  }
  expect(shop.mails).toEqual([])
})

test('a mailbox that is not verified gets no text of a third party, of any kind of notice', async () => {
  const victim = await aShopper(shop, { is_verified: false })
  for (const kind of NOTICE_TOPICS.flatMap((topic) => [...NOTICE_KINDS[topic]])) {
    await sql`delete from rate_limit_counter`.execute(db)
    await say(victim, kind, { ...ATTACK, device: 'Firefox', ip: '203.0.113.9' })
    await sendDue()
  }
  expect(mails.length).toBeGreaterThan(10)
  for (const { text, html, subject } of mails)
    for (const form of [text, html, subject]) {
      expect(form).not.toContain('evil')
      expect(form).not.toContain('203.0.113.9')
      expect(form).not.toContain('You won')
    }
  expect(mails[0]?.text).toContain('Someone opened an account at Sampan with this email address.')
  expect(mails[0]?.text).not.toContain(victim.account)
})

test('the name and the host of an app become no link in mails to a verified mailbox', async () => {
  const shopper = await aShopper(shop)
  await say(shopper, 'agent_linked', ATTACK)
  await say(shopper, 'agent_spent', ATTACK)
  await sendDue()
  expect(mails).toHaveLength(2)
  for (const { text, html } of mails)
    for (const form of [text, html]) {
      expect(form?.replaceAll('\u200c', '')).toContain('claim it at https://evil.example/win')
      expect(form).not.toMatch(/evil\.example|https:\/\/evil/)
    }
})

test('a verified shopper gets ten mails an hour of a kind; the next mail names all further notices', async () => {
  const shopper = await aShopper(shop)
  for (let round = 0; round < 25; round++) {
    await say(shopper, 'recharge_passed', { amount: `$${round}.00` })
    await sendDue()
  }
  expect(mails).toHaveLength(10)
  expect(await waiting(shopper)).toBe(15)
  // Other kinds are not delayed.
  await say(shopper, 'withdrawal_paid', { amount: '$9.00' })
  await sendDue()
  expect(mails).toHaveLength(11)
  await nextDay()
  await sendDue()
  const mergedMail = mails.at(-1)
  expect(mails).toHaveLength(12)
  expect(mergedMail?.subject).toBe('15 new notifications')
  for (const form of [mergedMail?.text, mergedMail?.html]) {
    for (const amount of ['$10.00', '$24.00']) expect(form).toContain(amount)
    expect(form).toContain('https://shop.example.com/notification')
  }
})

test('turning mails about security on and off all day sends three mails, and further calls are refused', async () => {
  const shopper = await aShopper(shop)
  const refusals = []
  for (let round = 0; round < 80; round++) {
    const body = { topic: 'security', by_mail: round % 2 === 1 } as const
    const { reason } = await shopper.call('POST /api/user/notifications/choose', { body })
    if (reason) refusals.push(reason)
    await sendDue()
  }
  expect(mails).toHaveLength(3)
  expect(refusals).toEqual(Array(20).fill('too_many_tries'))
})

test('every kind of notice has a limit: of thirty notices of a kind, at most ten are mailed in an hour', async () => {
  const kinds = NOTICE_TOPICS.flatMap((topic) => [...NOTICE_KINDS[topic]])
  const shopper = await aShopper(shop)
  for (const kind of kinds) {
    mails.length = 0
    for (let round = 0; round < 12; round++) {
      await say(shopper, kind, ATTACK)
      await sendDue()
    }
    expect(mails.length, kind).toBeLessThanOrEqual(10)
    if (mailDelay(kind) !== null) expect(mails.length, kind).toBeGreaterThan(0)
  }
})

test('payments beyond ten an hour are confirmed together', async () => {
  const buyer = await aBuyer(shop)
  for (let round = 0; round < 14; round++) {
    await aPaidOrder(shop, buyer)
    await sendDue()
  }
  expect(mails).toHaveLength(10)
  await nextDay()
  await sendDue()
  expect(mails).toHaveLength(11)
  expect(mails.at(-1)?.text?.match(/^Order \d{16}/gm)).toHaveLength(4)
})

test('a shopper’s further mails are sent after those of other shoppers', async () => {
  const [many, other] = [await aShopper(shop), await aShopper(shop)]
  for (let round = 0; round < 8; round++) await say(many, 'recharge_passed', { amount: '$1.00' })
  await say(other, 'recharge_passed', { amount: '$2.00' })
  const { rows } = await sql<{ user_id: string }>`
    select user_id from job where task = 'notice_mail' order by priority, run_at, job_id`.execute(db)
  expect(rows.findIndex(({ user_id }) => user_id === other.user_id)).toBe(3)
})

test('a mail that the mail server did not accept does not count', async () => {
  const shopper = await aShopper(shop)
  const down = openMailer(config)
  await say(shopper, 'agent_linked', { agent: 'A', host: 'B' })
  for (let round = 0; round < 5; round++) {
    await sql`update job set run_at = now() where task = 'notice_mail'`.execute(db)
    const source = { ...shop.context, config }
    await expect(sendDueNoticeMails(source, down)).rejects.toThrow()
  }
  await sql`update job set run_at = now() where task = 'notice_mail'`.execute(db)
  await sendDue()
  expect(mails).toHaveLength(1)
})

const stranger = (number: number) => `203.0.${number}.7`
const codesTo = (account: string) => shop.mails.filter(({ to }) => to === account).length
/** The limits of an hour begin again, those of a day do not. */
const nextHour = () =>
  sql`delete from rate_limit_counter
    where key !~ '^(code_to_unverified|code_to_unverified_of_device|address_taken_mail|\\w+_in_a_day):'`.execute(db)

test('a mailbox that is not verified gets few codes a day from strangers, who cannot tell; its owner still gets one', async () => {
  const owner = await aShopper(shop, { is_verified: false })
  const answers = new Set<unknown>()
  for (let network = 10; network < 30; network++) {
    await nextHour()
    const { status, code } = await callerOf(shop)(
      'POST /api/user/send_code',
      { body: { account: owner.account, purpose: 'password' } },
      { remote_address: stranger(network) },
    )
    answers.add(`${status} ${code}`)
  }
  expect([...answers]).toEqual(['200 1'])
  expect(codesTo(owner.account)).toBe(6)
  // The browser that opened the account has its own limit.
  const { data } = await callerOf(shop)('POST /api/user/login', {
    body: { account: owner.account, password: PASSWORD },
  })
  const own = await aMailedCode(shop, owner.account, { purpose: 'verify', device_token: data.device_token })
  expect(codesTo(owner.account)).toBe(7)
  expect((await owner.call('POST /api/user/verify_email', { body: own })).code).toBe(1)
  // The mailbox is verified now.
  await nextHour()
  await aMailedCode(shop, owner.account, { remote_address: stranger(31) })
  expect(codesTo(owner.account)).toBe(8)
})

test('a network gets four codes a day for an account, verified or not, and one shopper cannot use up a mailbox', async () => {
  for (const is_verified of [true, false]) {
    const { account } = await aShopper(shop, { is_verified })
    const reasons = []
    for (let hour = 0; hour < 8; hour++) {
      await nextHour()
      const body = { account, purpose: 'password' } as const
      reasons.push(
        (await callerOf(shop)('POST /api/user/send_code', { body }, { remote_address: stranger(40) })).reason,
      )
    }
    expect(reasons).toEqual([...Array(4).fill(undefined), ...Array(4).fill('too_many_tries')])
    expect(codesTo(account)).toBe(4)
  }
})

test('the browser that opened an account with another’s address gets three codes a day for it', async () => {
  const { account } = await aShopper(shop, { is_verified: false })
  const { data } = await callerOf(shop)('POST /api/user/login', { body: { account, password: PASSWORD } })
  const { device_token } = data
  for (let hour = 0; hour < 8; hour++) {
    await nextHour()
    await callerOf(shop)('POST /api/user/send_code', { body: { account, purpose: 'verify', device_token } })
  }
  expect(codesTo(account)).toBe(3)
})

test('an address that shoppers enter as their new address gets few mails a day, with an account or without', async () => {
  const owner = await aShopper(shop)
  for (const [victim, mails] of [
    [owner.account, 3],
    ['nobody@example.com', 6],
  ] as const) {
    for (let round = 0; round < 12; round++) {
      await nextHour()
      const thief = await aShopper(shop)
      await thief.call(
        'POST /api/user/send_code',
        { body: { account: victim, purpose: 'email' } },
        { remote_address: stranger(50 + round) },
      )
    }
    expect(codesTo(victim)).toBe(mails)
  }
})
