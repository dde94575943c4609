import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  aBrowser,
  again,
  aPushSender,
  aPushService,
  letPassPushes,
  pushesOf,
} from '../../../../testing/mail/push-world.ts'
import { aShop, aShopper } from '../../../../testing/world.ts'
import { transaction } from '../../../db/transaction.ts'
import { dropJobsOf } from '../../../job/job-sql.ts'

const shop = await aShop()
const { db } = shop
const { push, waiting, forget } = pushesOf(shop)
const good = await aPushService()
const silent = await aPushService({ replyTo: () => 'silence' })
afterEach(async () => {
  good.arrived.length = 0
  silent.arrived.length = 0
  await forget()
})

test('a push service that gives no reply delays only its own messages, which wait together', async () => {
  const [slow, other] = [await aShopper(shop), await aShopper(shop)]
  for (let browsers = 0; browsers < 5; browsers++) await aBrowser(shop, await again(shop, slow), silent.url)
  for (let messages = 0; messages < 3; messages++) await push(slow)
  const { path } = await aBrowser(shop, other, good.url)
  await push(other)
  const sender = aPushSender(shop.context, { reply_ms: 2_000 })
  sender.start()
  await expect.poll(() => good.arrived.map((one) => one.path)).toEqual([path])
  await expect.poll(() => silent.arrived).toHaveLength(1)
  // Further rounds do not start a second request to it.
  await push(other)
  sender.start()
  await expect.poll(() => good.arrived).toHaveLength(2)
  expect(silent.arrived).toHaveLength(1)
  await sender.settled()
  expect(silent.arrived).toHaveLength(1)
  await sender.sendDue()
  expect(silent.arrived).toHaveLength(1)
  expect(await waiting(slow)).toBe(15)
})

test('the messages of a browser that moved to another push service are sent there, not in the lane of the former', async () => {
  const shopper = await aShopper(shop)
  await aBrowser(shop, shopper, silent.url)
  await push(shopper)
  const { path } = await aBrowser(shop, shopper, good.url)
  const { sendDue } = aPushSender(shop.context)
  await sendDue()
  await sendDue()
  expect(silent.arrived).toEqual([])
  expect(good.arrived.map((one) => one.path)).toEqual([path])
})

/** Moves waiting messages to the task of a push service, as if the service of the test were that of a browser. */
const toService = () => sql`update job set task = 'push_google' where task = 'push_enter'`.execute(db)

test('a push service of the browsers that gives no reply for a shopper delays no other shopper and no other service', async () => {
  const [slow, others] = [await aShopper(shop), [await aShopper(shop), await aShopper(shop)]]
  await aBrowser(shop, slow, silent.url)
  for (let messages = 0; messages < 10; messages++) await push(slow)
  for (const other of others) {
    await aBrowser(shop, other, good.url)
    await push(other)
  }
  await toService()
  const sender = aPushSender(shop.context, { reply_ms: 2_000 })
  sender.start()
  await expect.poll(() => silent.arrived).toHaveLength(1)
  await expect.poll(() => good.arrived).toHaveLength(2)
  await sender.settled()
  expect(await waiting(slow)).toBe(10)
  expect(sender.counted.toSorted()).toEqual(expect.arrayContaining(['later', 'sent', 'sent']))
})

test('a message that its host refuses for now leaves the lane for its pause, and is sent in its lane afterwards', async () => {
  let reply = 503
  const host = await aPushService({ replyTo: () => reply })
  const [first, second] = [await aShopper(shop), await aShopper(shop)]
  const { path } = await aBrowser(shop, first, host.url)
  await aBrowser(shop, second, host.url)
  await push(first)
  await push(second)
  const { sendDue, faults } = aPushSender(shop.context)
  await sendDue()
  await sendDue()
  expect(host.arrived).toHaveLength(2)
  const { rows } = await sql<{ lane: string | null; pause_s: number }>`select lane,
    round(extract(epoch from run_at - now()))::int as pause_s from job where task like 'push%'`.execute(db)
  for (const { lane, pause_s } of rows) {
    expect(lane).toBeNull()
    expect(pause_s).toBeGreaterThan(50)
    expect(pause_s).toBeLessThan(61)
  }
  reply = 201
  await letPassPushes(shop)
  await sendDue()
  expect(host.arrived.map((one) => one.path).filter((one) => one === path)).toHaveLength(2)
  expect([await waiting(first), await waiting(second), faults]).toEqual([0, 0, []])
})

test('after three attempts a message without a reply leaves its lane, so that the messages behind it are tried', async () => {
  const [first, second] = [await aShopper(shop), await aShopper(shop)]
  const { path } = await aBrowser(shop, first, silent.url)
  const { path: next } = await aBrowser(shop, second, silent.url)
  const { sendDue } = aPushSender(shop.context, { reply_ms: 100 })
  await push(first)
  await sendDue()
  await push(second)
  for (let tries = 1; tries < 3; tries++) {
    await letPassPushes(shop)
    await sendDue()
  }
  expect(silent.arrived.map((one) => one.path)).toEqual([path, path, path, next])
})

test.each(['an account that is deleted', 'a topic that is turned off'])(
  'the lane of a host goes on after %s: its message at the head is dropped',
  async (what) => {
    const [leaving, other] = [await aShopper(shop), await aShopper(shop)]
    await aBrowser(shop, leaving, silent.url)
    const { path } = await aBrowser(shop, other, silent.url)
    const { sendDue } = aPushSender(shop.context, { reply_ms: 100 })
    await push(leaving)
    await sendDue()
    await push(other)
    await sendDue()
    if (what === 'a topic that is turned off')
      await leaving.call('POST /api/user/notifications/choose', { body: { topic: 'wallet', by_push: false } })
    else await transaction(db, (tx) => dropJobsOf(tx, [leaving.user_id]))
    silent.arrived.length = 0
    await letPassPushes(shop)
    await sendDue()
    expect(silent.arrived.map((one) => one.path)).toEqual([path])
    expect(await waiting(leaving)).toBe(0)
  },
)

test('a message of a server that died is sent after the lease', async () => {
  const [first, second] = [await aShopper(shop), await aShopper(shop)]
  for (const shopper of [first, second]) {
    await aBrowser(shop, shopper, good.url)
    await push(shopper)
  }
  await sql`select claim_jobs('{push_enter}', '{1}', '{false}', interval '30 seconds')`.execute(db)
  const { sendDue } = aPushSender(shop.context)
  await sendDue()
  expect(good.arrived).toHaveLength(1)
  await push(first)
  await letPassPushes(shop)
  await sql`select claim_jobs('{push}', '{1}', '{false}', interval '30 seconds')`.execute(db)
  await letPassPushes(shop)
  await sendDue()
  expect(good.arrived.length).toBe(3)
  expect([await waiting(first), await waiting(second)]).toEqual([0, 0])
})
