import { LANGUAGES } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sendDueNoticeMails } from '../../../../testing/mail/due-mails.ts'
import { aMailServer } from '../../../../testing/mail/mail-server.ts'
import { aShop, aShopper, callerOf, PASSWORD, type TestShopper } from '../../../../testing/world.ts'
import { readConfig } from '../../../config.ts'
import { openMailer } from '../../../mail/mailer.ts'
import { noticeText } from '../../notice/notice-words.ts'
import { forgetOtherDevices } from './known-device-service.ts'

const shop = await aShop()
const visitor = callerOf(shop)
const { url, received } = await aMailServer()
const config = {
  ...readConfig({ SMTP_URL: `${url}?ignoreTLS=true`, MAIL_FROM: 'shop@sampan.example' }),
  public_url: 'https://shop.example.com',
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const THIEF = '203.0.113.9'

async function logIn(
  { account }: TestShopper,
  user_agent: string,
  { device_token, remote_address = THIEF }: { device_token?: string | undefined; remote_address?: string } = {},
) {
  const body = { account, password: PASSWORD, ...(device_token && { device_token }) }
  const options = { headers: { 'user-agent': user_agent }, remote_address }
  return (await visitor('POST /api/user/login', { body }, options)).data.device_token
}
async function mailsTo({ account }: TestShopper) {
  await sendDueNoticeMails({ ...shop.context, config }, openMailer(config))
  return received.filter(({ to }) => to === account)
}
const noticesOf = async ({ call }: TestShopper) =>
  (await call('GET /api/user/notifications', { query: { topic: 'security' } })).data.items.map(
    ({ body, link }) => `${link} ${body}`,
  )

test('a log-in from a new device is shown in the app and mailed; a second one of this browser on a day is not', async () => {
  const shopper = await aShopper(shop)
  expect(await noticesOf(shopper)).toEqual([])
  const device_token = await logIn(shopper, FIREFOX)
  await logIn(shopper, FIREFOX, { device_token })
  await logIn(shopper, FIREFOX)
  expect(await noticesOf(shopper)).toEqual([
    '/security Device: Firefox · Windows. IP address: 203.0.113.9. If this wasn’t you, change your password and log out that device.',
  ])
  await logIn(shopper, SAFARI)
  expect(await noticesOf(shopper)).toHaveLength(2)
  const mails = await mailsTo(shopper)
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(mail.subject).toBe('New log-in to your account')
    for (const form of [mail.text, mail.html]) {
      expect(form).toMatch(
        /Device: (Firefox · Windows|Safari · iPhone)\. IP address: 203\.0\.113\.9\. If this wasn’t you, change/,
      )
      expect(form).toContain('https://shop.example.com/security')
    }
  }
})

test('log-ins are not mailed to a mailbox that is not verified', async () => {
  const shopper = await aShopper(shop, { is_verified: false })
  await logIn(shopper, FIREFOX)
  expect(await noticesOf(shopper)).toHaveLength(1)
  expect(await mailsTo(shopper)).toEqual([])
})

test('a thief who turns off mails about security does not stop the mail about the log-in, and the end is mailed', async () => {
  const shopper = await aShopper(shop)
  await logIn(shopper, FIREFOX)
  const choose = (by_mail: boolean) =>
    shopper.call('POST /api/user/notifications/choose', { body: { topic: 'security', by_mail } })
  await choose(false)
  await choose(false)
  const subjects = async () => (await mailsTo(shopper)).map(({ subject }) => subject)
  const ended = 'You no longer get emails about security'
  expect((await subjects()).toSorted()).toEqual(['New log-in to your account', ended])
  await logIn(shopper, SAFARI)
  expect(await subjects()).toHaveLength(2)
  // The notice of the first end is still unread.
  await choose(true)
  await choose(false)
  expect((await subjects()).slice(2)).toEqual([ended])
})

test('simultaneous log-ins of one browser cause one notice', async () => {
  const shopper = await aShopper(shop)
  await Promise.all(Array.from({ length: 5 }, () => logIn(shopper, FIREFOX)))
  expect(await noticesOf(shopper)).toHaveLength(1)
})

test.each(['https://sampan-secure.example/check', ''])(
  'the notice of a log-in by the program “%s” names an unknown device, without text from the program',
  async (user_agent) => {
    const shopper = await aShopper(shop)
    await logIn(shopper, user_agent)
    expect(await noticesOf(shopper)).toEqual([
      expect.stringContaining(' Device: Unknown device. IP address: 203.0.113.9. If this'),
    ])
    for (const { tag } of LANGUAGES)
      expect(
        noticeText({ kind: 'new_device', ref_id: '', details: { device: '', ip: '' }, title: null }, tag).body,
      ).toMatch(/^(?:设备：)?\p{L}/u)
  },
)

test('log-ins cause at most five notices a day', async () => {
  const shopper = await aShopper(shop)
  for (let host = 1; host <= 7; host++) await logIn(shopper, FIREFOX, { remote_address: `203.0.113.${host}` })
  expect(await noticesOf(shopper)).toHaveLength(5)
})

test('the first log-in of an account that was never used causes no notice', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  await forgetOtherDevices(shop.db, user_id)
  await shop.db.deleteFrom('security_event').where('user_id', '=', user_id).execute()
  await logIn(shopper, FIREFOX)
  expect(await noticesOf(shopper)).toEqual([])
})

test('a log-in after the password was recovered in a private window causes a notice', async () => {
  const shopper = await aShopper(shop)
  await forgetOtherDevices(shop.db, shopper.user_id)
  await logIn(shopper, FIREFOX)
  expect(await noticesOf(shopper)).toHaveLength(1)
})

test('a log-in after years causes a notice', async () => {
  const shopper = await aShopper(shop)
  const { user_id } = shopper
  await forgetOtherDevices(shop.db, user_id)
  await shop.db.deleteFrom('security_event').where('user_id', '=', user_id).execute()
  await sql`update user_account set created_at = now() - interval '2 years' where user_id = ${user_id}`.execute(shop.db)
  await logIn(shopper, FIREFOX)
  expect(await noticesOf(shopper)).toHaveLength(1)
})

test('notices about security cannot be turned off in the app, but their mails can', async () => {
  const { call } = await aShopper(shop)
  const hidden = await call('POST /api/user/notifications/choose', { body: { topic: 'security', in_app: false } })
  expect(hidden.status).toBe(400)
  const { data } = await call('POST /api/user/notifications/choose', { body: { topic: 'security', by_mail: false } })
  expect(data.topics).toContainEqual({ topic: 'security', in_app: true, by_mail: false, by_push: true })
})
