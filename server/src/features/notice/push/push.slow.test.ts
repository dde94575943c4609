import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  aBrowser as aBrowserAt,
  again as againIn,
  aPushSender,
  aPushService,
  letPassPushes,
  notifyShopper,
  type TestBrowser,
  waitingPushes,
} from '../../../../testing/mail/push-world.ts'
import { aBuyer, aPaidOrder } from '../../../../testing/order-world.ts'
import { anOperator, aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const operator = await anOperator(shop)

let reply = 201
const { arrived, url } = await aPushService({ replyTo: () => reply })
const { counted, sendDue } = aPushSender(shop.context)
afterEach(async () => {
  arrived.length = 0
  counted.length = 0
  reply = 201
  await sql`delete from job where task like 'push%'`.execute(db)
})

const letPass = () => letPassPushes(shop)
const waiting = async () => (await waitingPushes(shop)).length
type NewNotice = Parameters<typeof notifyShopper>[2]
const tell = (shopper: TestShopper, notice: NewNotice) => notifyShopper(shop, shopper, notice)
const FUNDED = { kind: 'balance_corrected', ref_id: '1', details: { amount: '$1.00', reason: 'a gift' } } as const
const aBrowser = (shopper: TestShopper) => aBrowserAt(shop, shopper, url)
const again = (shopper: TestShopper) => againIn(shop, shopper)

/** Decrypts a message as a browser does (RFC 8291 with one record of RFC 8188). */
function decrypted(body: Buffer, { pair, auth }: TestBrowser): Record<string, string> {
  const salt = body.subarray(0, 16)
  const key_length = body.readUInt8(20)
  const server_key = body.subarray(21, 21 + key_length)
  const record = body.subarray(21 + key_length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), server_key])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(server_key), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
}

test('a notice is pushed once to each browser: its text in the shopper’s language, encrypted for that browser', async () => {
  const buyer = await aBuyer(shop)
  const browsers = [await aBrowser(buyer), await aBrowser(await again(buyer))]
  const order_id = await aPaidOrder(shop, buyer)
  await buyer.call('GET /api/user/set_language', { query: { file_name: 'tai' } })
  await operator.call('POST /api/admin/order/ship', {
    body: { order_id, carrier: 'Mekong Post', tracking_number: 'MP-7' },
  })
  await sendDue()
  await letPass()
  await sendDue()
  expect(arrived).toHaveLength(2)
  const { data } = await buyer.call('GET /api/user/notifications', { query: {} }, { language: 'th' })
  const [notice] = data.items
  for (const browser of browsers) {
    const one = arrived.find(({ path }) => path === browser.path)
    expect(one?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(decrypted(one?.body ?? Buffer.alloc(0), browser)).toEqual({
      title: notice?.title,
      body: notice?.body,
      link: `/orderInfo/${order_id}`,
      tag: notice?.notice_id,
      lang: 'th',
    })
  }
})

test('messages are signed with the key that browsers subscribe with', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shopper)
  await tell(shopper, FUNDED)
  await sendDue()
  const { data } = await shopper.call('GET /api/user/notifications/choices')
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(arrived[0]?.headers.authorization)) ?? []
  expect(key).toBe(data.push_key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: url })
  const point = Buffer.from(data.push_key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const signer = { key: jwk, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', signed, signer, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(counted).toEqual(['sent'])
})

test.each([404, 410])('an address that the push service has given up (%i) is forgotten', async (status) => {
  const shopper = await aShopper(shop)
  await aBrowser(shopper)
  await tell(shopper, FUNDED)
  reply = status
  await sendDue()
  expect((await shopper.call('GET /api/user/notifications/choices')).data.push_endpoint).toBeNull()
  expect(await waiting()).toBe(0)
  expect(counted).toEqual(['gone'])
})

test('a message is repeated after a failure, and dropped after a day', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shopper)
  await tell(shopper, FUNDED)
  reply = 503
  await sendDue()
  await sendDue()
  expect(arrived).toHaveLength(1)
  reply = 429
  await letPass()
  await sendDue()
  expect(arrived).toHaveLength(2)
  await sql`update job set run_at = now(), expires_at = now() where task like 'push%'`.execute(db)
  await sendDue()
  expect(arrived).toHaveLength(2)
  expect(await waiting()).toBe(0)
  expect(counted).toEqual(['later', 'later', 'outdated'])
})

test('a log-out ends push messages to its browser, and leaves those of other browsers', async () => {
  const shopper = await aShopper(shop)
  const other = await again(shopper)
  await aBrowser(shopper)
  const { path } = await aBrowser(other)
  await tell(shopper, FUNDED)
  await shopper.call('POST /api/user/logout', { query: { lang: 'en' } })
  await sendDue()
  expect(arrived.map((one) => one.path)).toEqual([path])
  expect(await waiting()).toBe(0)
})

test('a topic that is turned off is not pushed, also not what was waiting', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shopper)
  await tell(shopper, FUNDED)
  await shopper.call('POST /api/user/notifications/choose', { body: { topic: 'wallet', by_push: false } })
  await tell(shopper, FUNDED)
  await sendDue()
  expect(arrived).toEqual([])
  await shopper.call('POST /api/user/notifications/choose', { body: { topic: 'wallet', by_push: true } })
  await tell(shopper, FUNDED)
  await sendDue()
  expect(arrived).toHaveLength(1)
})

test('a notice whose facts no longer hold is not pushed: an answer that was read, a parcel that was received', async () => {
  const buyer = await aBuyer(shop)
  await aBrowser(buyer)
  const order_id = await aPaidOrder(shop, buyer)
  await operator.call('POST /api/admin/order/ship', { body: { order_id, carrier: 'M', tracking_number: 'MP-8' } })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  await tell(buyer, { kind: 'service_reply', ref_id: '1' })
  await buyer.call('POST /api/user/notifications/read', { body: { all: true } })
  await letPass()
  await sendDue()
  expect(arrived).toEqual([])
  expect(await waiting()).toBe(0)
})

const subscription = (path: string) => {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  return { endpoint: `https://push.example.com/${path}`, keys }
}
const turnOn = (shopper: TestShopper, body: ReturnType<typeof subscription>) =>
  shopper.call('POST /api/user/notifications/push_on', { body })
const endpointOf = async (shopper: TestShopper) =>
  (await shopper.call('GET /api/user/notifications/choices')).data.push_endpoint

test('a browser belongs to the shopper who subscribed last in it, and turning push off ends it', async () => {
  const [first, second] = [await aShopper(shop), await aShopper(shop)]
  const browser = subscription('same')
  await turnOn(first, browser)
  await turnOn(second, browser)
  expect(await endpointOf(first)).toBeNull()
  const { data } = await second.call('POST /api/user/notifications/push_off')
  expect(data.push_endpoint).toBeNull()
})

test('an address is not taken over by a shopper who does not know the keys of its browser', async () => {
  const [owner, thief] = [await aShopper(shop), await aShopper(shop)]
  const browser = subscription('taken')
  await turnOn(owner, browser)
  for (const body of [
    { ...browser, keys: subscription('').keys },
    { ...browser, keys: { ...browser.keys, auth: subscription('').keys.auth } },
  ])
    expect(await turnOn(thief, body)).toMatchObject({ code: 0, reason: 'push_address_taken' })
  // Another spelling of the address leads to the same browser.
  for (const endpoint of [`${browser.endpoint}#`, `${browser.endpoint}#a`, browser.endpoint.replace('https', 'HTTPS')])
    expect(await turnOn(thief, { ...browser, endpoint, keys: subscription('').keys })).toMatchObject({ code: 400 })
  expect(await endpointOf(owner)).toBe(browser.endpoint)
  expect(await endpointOf(thief)).toBeNull()
  // The owner's own browser may have new keys.
  expect(await turnOn(owner, { ...browser, keys: subscription('').keys })).toMatchObject({ code: 1 })
})

test('of two shoppers who subscribe an address at the same time one is refused, and none gets an error', async () => {
  const shoppers = await Promise.all(Array.from({ length: 6 }, () => aShopper(shop)))
  const answers = await Promise.all(shoppers.map((shopper) => turnOn(shopper, subscription('race'))))
  expect(answers.map(({ code, reason }) => reason ?? code).toSorted()).toEqual([
    1,
    ...Array(5).fill('push_address_taken'),
  ])
})

test.each<[string, Partial<ReturnType<typeof subscription>['keys']>, string]>([
  ['a key that is no point of P-256', { p256dh: `B${'A'.repeat(86)}` }, 'keys.p256dh'],
  ['a key of another length', { p256dh: `B${'A'.repeat(40)}` }, 'keys.p256dh'],
  ['a secret of 12 bytes', { auth: 'A'.repeat(16) }, 'keys.auth'],
])('%s is refused, and the reply names it', async (_what, wrong, field) => {
  const { endpoint, keys } = subscription('wrong')
  const answer = await turnOn(await aShopper(shop), { endpoint, keys: { ...keys, ...wrong } })
  expect(answer.status).toBe(400)
  expect(answer.msg).toContain(field)
})

test('a shopper has at most ten browsers with push messages', async () => {
  const shopper = await aShopper(shop)
  for (let browsers = 0; browsers < 12; browsers++) await aBrowser(await again(shopper))
  const { rows } = await sql`select from push_subscription where user_id = ${shopper.user_id}`.execute(db)
  expect(rows).toHaveLength(10)
})

test.each([
  'http://push.example.com/1',
  'https://localhost/1',
  'https://127.0.0.1/1',
  'https://[::1]/1',
  'https://push.example.com:8443/1',
  'https://me@push.example.com/1',
  'https://2130706433/1',
])('the address %s is refused, because push services have names on the Internet', async (endpoint) => {
  const shopper = await aShopper(shop)
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
  const { code } = await shopper.call('POST /api/user/notifications/push_on', { body: { endpoint, keys } })
  expect(code).toBe(400)
})

test('an address that leads to an internal network is forgotten, and gets no request', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shopper)
  await tell(shopper, FUNDED)
  await aPushSender(shop.context, { isAllowed: () => false }).sendDue()
  expect(arrived).toEqual([])
  expect((await shopper.call('GET /api/user/notifications/choices')).data.push_endpoint).toBeNull()
})
