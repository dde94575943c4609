import { expect, test } from 'vitest'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../testing/world.ts'

const shop = await aShop({ limits: true })
const HOUR_MS = 3_600_000

const inMs = (retry_at: string) => Date.parse(retry_at) - Date.now()

test('sixty pictures an hour, and the sixty-first waits', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const bytes = await aPng()
  const sent = await Promise.all(Array.from({ length: 61 }, () => upload(shop, shopper.token, { bytes })))
  expect(sent.filter(({ code }) => code === 1)).toHaveLength(60)
  const refused = sent.find(({ code }) => code === 0)
  expect(refused.reason).toBe('quota_exceeded')
  expect(inMs(refused.retry_at)).toBeGreaterThan(HOUR_MS - 120_000)
  expect(inMs(refused.retry_at)).toBeLessThanOrEqual(HOUR_MS)
  expect((await upload(shop, other.token, { bytes })).code).toBe(1)
})

test('200 MB a day, pictures or not', async () => {
  const shopper = await aShopper(shop)
  const bytes = Buffer.alloc(9 * 1024 * 1024)
  const reasons: string[] = []
  for (let sent = 0; sent < 23; sent++) reasons.push((await upload(shop, shopper.token, { bytes })).reason)
  expect(reasons.filter((reason) => reason === 'file_not_a_picture')).toHaveLength(22)
  expect(reasons.at(-1)).toBe('quota_exceeded')
})
