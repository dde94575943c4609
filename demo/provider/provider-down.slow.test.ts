import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aShopper, type TestShopper } from '../../server/testing/world.ts'
import { aCardShop } from './testing/card-shop.ts'

const shop = await aCardShop({ seed: 41 })
const { db, control, runWork, begin } = shop

const isOffered = async ({ call }: TestShopper) => (await call('GET /api/user/card_top_up')).data.ways[0]?.is_available
const start = ({ call }: TestShopper) => call('POST /api/user/card_top_up', { body: { amount_cents: 2_000 } })
const refresh = ({ call }: TestShopper, payment_id: string) =>
  call('POST /api/user/card_top_up/refresh', { body: { payment_id } })

/** Lets the pause of the job pass that looks whether the provider replies again. */
async function lookAgain(): Promise<void> {
  await sql`update job set run_at = now() where task = 'provider_watch'`.execute(db)
  await runWork()
}

test('a provider that does not reply is not offered until it replies again, and nothing is half made', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const { payment_id } = (await start(shopper)).data
  expect(await isOffered(other)).toBe(true)
  await control.setOutage('error')
  expect(await refresh(shopper, payment_id)).toMatchObject({ code: 0, reason: 'card_unavailable' })
  await runWork()
  expect(await isOffered(other)).toBe(false)
  await lookAgain()
  expect(await isOffered(other)).toBe(false)
  await control.setOutage('none')
  await lookAgain()
  expect(await isOffered(other)).toBe(true)
  expect((await refresh(shopper, payment_id)).data).toMatchObject({ status: 'open', url: expect.any(String) })
  const { rows } = await sql`select from job where task = 'provider_watch'`.execute(db)
  expect(rows).toHaveLength(0)
})

test('one call without a reply does not hide the way, if the provider replies to other calls', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = (await start(shopper)).data
  await control.setOutage('error')
  await refresh(shopper, payment_id)
  await control.setOutage('none')
  await runWork()
  expect(await isOffered(shopper)).toBe(true)
})

test('a question about a payment that has no reply leaves the payment as it is', async () => {
  const shopper = await aShopper(shop)
  const { payment_id } = await begin(shopper, 2_000)
  await control.setOutage('refused')
  expect((await refresh(shopper, payment_id)).data).toMatchObject({ status: 'open' })
  await runWork()
  expect(await isOffered(shopper)).toBe(false)
  await control.setOutage('none')
  await lookAgain()
  expect(await isOffered(shopper)).toBe(true)
})
