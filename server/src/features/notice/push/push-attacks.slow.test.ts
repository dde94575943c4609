import { createECDH } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  aBrowser,
  again,
  aPushSender,
  aPushService,
  letPassPushes,
  pushesOf,
  waitingPushes,
} from '../../../../testing/mail/push-world.ts'
import { aShop, aShopper, type TestShopper } from '../../../../testing/world.ts'

const shop = await aShop()
const { db } = shop
const { push, waiting, forget } = pushesOf(shop)
const good = await aPushService()
afterEach(async () => {
  good.arrived.length = 0
  await forget()
})

const isPushedTo = async (shopper: TestShopper) =>
  (await shopper.call('GET /api/user/notifications/choices')).data.push_endpoint !== null
/** Sends with the limits of a shop in production. */
const limited = () => aPushSender({ ...shop.context, config: { ...shop.context.config, limits: true } })

/** A key that the check of subscriptions refuses. Rows that are older than the check may have one. */
const poison = ({ user_id }: TestShopper) =>
  sql`update push_subscription set p256dh = ${`B${'A'.repeat(86)}`} where user_id = ${user_id}`.execute(db)

test('a stored key for which nothing can be encrypted ends its subscription, and delays no other shopper', async () => {
  const [attacker, other] = [await aShopper(shop), await aShopper(shop)]
  await aBrowser(shop, attacker, good.url)
  await poison(attacker)
  for (let messages = 0; messages < 30; messages++) await push(attacker)
  const { path } = await aBrowser(shop, other, good.url)
  await push(other)
  const { sendDue, faults } = aPushSender(shop.context)
  await sendDue()
  expect(good.arrived.map((one) => one.path)).toEqual([path])
  expect(faults).toEqual([])
  expect(await isPushedTo(attacker)).toBe(false)
  expect(await waiting(attacker)).toBe(0)
})

test('a message that fails is reported and tried again, and the messages behind it are sent', async () => {
  const [failing, other] = [await aShopper(shop), await aShopper(shop)]
  await aBrowser(shop, failing, good.url)
  const { path } = await aBrowser(shop, other, good.url)
  await push(failing)
  // No text can be written for a kind that this version does not know.
  await sql`update notice set kind = 'unknown_kind' where user_id = ${failing.user_id}`.execute(db)
  await push(other)
  const { sendDue, faults } = aPushSender(shop.context)
  await sendDue()
  expect(good.arrived.map((one) => one.path)).toEqual([path])
  expect(faults).toHaveLength(1)
  expect(await waiting(failing)).toBe(1)
  expect(await isPushedTo(failing)).toBe(true)
})

test('of a shopper’s many messages the first are sent before those of others, and the others after them', async () => {
  const [many, others] = [await aShopper(shop), [await aShopper(shop), await aShopper(shop)]]
  const { path } = await aBrowser(shop, many, good.url)
  await aBrowser(shop, await again(shop, many), good.url)
  for (let messages = 0; messages < 20; messages++) await push(many)
  for (const other of others) {
    await aBrowser(shop, other, good.url)
    await push(other)
  }
  const rows = await waitingPushes(shop)
  expect(rows.slice(0, 6).filter(({ user_id }) => user_id !== many.user_id)).toHaveLength(2)
  expect(rows.slice(6).every(({ user_id, priority }) => user_id === many.user_id && priority === 1)).toBe(true)
  await aPushSender(shop.context).sendDue()
  // One message names all that were due for a browser.
  expect(good.arrived.filter((one) => one.path === path)).toHaveLength(1)
  expect(await waiting(many)).toBe(0)
})

test('at most a hundred messages wait for a shopper', async () => {
  const shopper = await aShopper(shop)
  for (let browsers = 0; browsers < 10; browsers++) await aBrowser(shop, await again(shop, shopper), good.url)
  for (let messages = 0; messages < 15; messages++) await push(shopper)
  expect(await waiting(shopper)).toBe(100)
})

test('a browser gets twenty messages an hour; further messages wait, and are merged', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shop, shopper, good.url)
  const { sendDue } = limited()
  for (let messages = 0; messages < 30; messages++) {
    await push(shopper)
    await sendDue()
  }
  expect(good.arrived).toHaveLength(20)
  expect(await waiting(shopper)).toBe(10)
  await sql`delete from rate_limit_counter where key like 'push_to_browser:%'`.execute(db)
  await letPassPushes(shop)
  await sendDue()
  expect(good.arrived).toHaveLength(21)
  expect(await waiting(shopper)).toBe(0)
})

test('a key in which any byte is wrong is refused', async () => {
  const shopper = await aShopper(shop)
  const point = createECDH('prime256v1').generateKeys()
  for (let byte = 1; byte < 65; byte++) {
    const wrong = Buffer.from(point)
    wrong[byte] = (wrong[byte] ?? 0) ^ 1
    const keys = { p256dh: wrong.toString('base64url'), auth: 'A'.repeat(22) }
    const body = { endpoint: 'https://push.example.com/wrong', keys }
    expect((await shopper.call('POST /api/user/notifications/push_on', { body })).status).toBe(400)
  }
})
