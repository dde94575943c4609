import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../testing/world.ts'
import { countTry } from '../../http/rate-limits.ts'
import { Busy } from '../../refusal/refusal.ts'
import { normalPicture } from './normal-picture.ts'

const shop = await aShop({ limits: true })
const HOUR_MS = 3_600_000

const inMs = (retry_at: string) => Date.parse(retry_at) - Date.now()

test('sixty uploads per hour are accepted, the next upload is refused', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const bytes = await aPng()
  const few = pLimit(5)
  const replies = await Promise.all(Array.from({ length: 61 }, () => few(() => upload(shop, shopper.token, { bytes }))))
  expect(replies.filter(({ code }) => code === 1)).toHaveLength(60)
  const refused = replies.find(({ code }) => code === 0)
  expect(refused.reason).toBe('quota_exceeded')
  expect(inMs(refused.retry_at)).toBeGreaterThan(HOUR_MS - 120_000)
  expect(inMs(refused.retry_at)).toBeLessThanOrEqual(HOUR_MS)
  expect((await upload(shop, other.token, { bytes })).code).toBe(1)
})

test('200 MB per day are accepted, including files that are not pictures', async () => {
  const shopper = await aShopper(shop)
  const bytes = Buffer.alloc(9 * 1024 * 1024)
  const reasons: string[] = []
  for (let count = 0; count < 23; count++) reasons.push((await upload(shop, shopper.token, { bytes })).reason)
  expect(reasons.filter((reason) => reason === 'file_not_a_picture')).toHaveLength(22)
  expect(reasons.at(-1)).toBe('quota_exceeded')
})

test('a thousand megapixels per day are accepted, no matter how small the files are', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const bytes = await aPng(8000, 4900)
  await countTry(shop.context, { limit: 'upload_megapixels', who: [shopper.user_id] }, 1000 - 2 * 40)
  const replies = []
  for (let times = 0; times < 3; times++) replies.push(await upload(shop, shopper.token, { bytes }))
  expect(replies.map(({ code }) => code)).toEqual([1, 1, 0])
  expect(replies[2]).toMatchObject({ reason: 'quota_exceeded' })
  expect(inMs(replies[2].retry_at)).toBeGreaterThan(23 * HOUR_MS)
  expect((await upload(shop, other.token, { bytes })).code).toBe(1)
})

test('when too many pictures wait to be decoded, the next upload gets 503', async () => {
  const shopper = await aShopper(shop)
  const bytes = await aPng()
  const answers = await Promise.allSettled(Array.from({ length: 80 }, () => normalPicture(async () => bytes)))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(80 - 60 - 2)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Busy)
  // Once the waiting pictures are decoded, uploads are accepted again.
  expect((await upload(shop, shopper.token, { bytes })).code).toBe(1)
})
