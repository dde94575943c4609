import { randomUUID } from 'node:crypto'
import { DESK_ROLES, type DeskRole, PICTURE_WIDTHS } from '@sampan/contract/rules'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blackPng } from '../../../testing/bombs.ts'
import { aPicture, aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk } from '../../../testing/world.ts'
import { transaction } from '../../db/transaction.ts'
import { attachFiles } from './upload-service.ts'

const shop = await aShop()

const read = (url: string, token?: string) =>
  shop.app.inject({ url, headers: { ...(token && { authorization: `Bearer ${token}` }) } })

const use = (user_id: string, file_ids: string[], purpose: 'evidence' | 'review' = 'evidence') =>
  transaction(shop.db, (tx) => attachFiles(tx, { user_id, file_ids, purpose, used_by: `test:${randomUUID()}` }))

test('an upload is converted to an upright WebP without metadata', async () => {
  const shopper = await aShopper(shop)
  const bytes = await sharp(await aPng(40, 30))
    .withExif({ IFD0: { Copyright: 'Mei Lin, 1 Home Street', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { code, data } = await upload(shop, shopper.token, { bytes, type: 'image/jpeg', purpose: 'review' })
  expect(code).toBe(1)
  expect(data).toMatchObject({ width: 30, height: 40, url: expect.stringMatching(/^\/files\/[\w-]{32}\.webp$/) })
  const stored = await read(data.url)
  expect(stored.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(stored.rawPayload.includes('Home Street')).toBe(false)
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30, height: 40 })
})

test('a large picture is scaled down, a small picture keeps its size', async () => {
  const shopper = await aShopper(shop)
  const large = await upload(shop, shopper.token, { bytes: await aPng(4000, 1000) })
  expect(large.data).toMatchObject({ width: 2000, height: 500 })
  const small = await upload(shop, shopper.token, { bytes: await aPng(3, 2) })
  expect(small.data).toMatchObject({ width: 3, height: 2 })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test('a picture of a kind that is refused when large is accepted when small', async () => {
  const shopper = await aShopper(shop)
  const small = await upload(shop, shopper.token, { bytes: blackPng({ side: 800 }) })
  expect(small.data).toMatchObject({ width: 800, height: 800 })
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['an SVG called PNG', () => svg],
  ['an HTML page called PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF called PNG', () => gif],
  ['an SVG after the first bytes of a JPEG', () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), svg])],
  ['half a picture', async () => (await aPng(400, 400)).subarray(0, 200)],
  ['an empty file', () => Buffer.alloc(0)],
])('%s is refused as a picture', async (_what, bytes) => {
  const shopper = await aShopper(shop)
  const answer = await upload(shop, shopper.token, { bytes: await bytes() })
  expect(answer).toMatchObject({ status: 200, code: 0, reason: 'file_not_a_picture' })
})

test('a picture with too many pixels is refused as too large, not as another kind of file', async () => {
  const shopper = await aShopper(shop)
  const answer = await upload(shop, shopper.token, { bytes: blackPng({ side: 20_000 }) })
  expect(answer).toMatchObject({ status: 200, code: 0, reason: 'file_too_large' })
  expect(answer.msg).toContain('40 megapixels')
})

test('a file above 10 MB is refused', async () => {
  const shopper = await aShopper(shop)
  const answer = await upload(shop, shopper.token, { bytes: Buffer.alloc(11 * 1024 * 1024, 0xff) })
  expect(answer).toMatchObject({ status: 200, code: 0, reason: 'file_too_large' })
})

test('a picture of several megabytes is accepted', async () => {
  const shopper = await aShopper(shop)
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 } // noise cannot be compressed
  const side = { width: 1500, height: 1500 }
  const bytes = await sharp({ create: { ...side, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer()
  expect(bytes.length).toBeGreaterThan(4 * 1024 * 1024)
  const { data } = await upload(shop, shopper.token, { bytes })
  expect(data).toMatchObject(side)
})

test('a form without a picture or with an unknown purpose, and any other body, is malformed', async () => {
  const { token } = await aShopper(shop)
  expect((await upload(shop, token, { bytes: await aPng(), purpose: 'fun' })).status).toBe(400)
  const send = (type: string, payload: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })
  const answers = await Promise.all([
    send(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nchat\r\n--x--',
    ),
    send(
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\ncut',
    ),
    send('multipart/form-data', 'no boundary'),
    send('application/json', '{"purpose":"chat"}'),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
})

test('an upload needs a session', async () => {
  expect((await upload(shop, undefined, { bytes: await aPng() })).status).toBe(401)
})

test.each(['evidence', 'refund', 'chat'] as const)(
  'a picture of %s can be read by its owner and operators only',
  async (purpose) => {
    const [shopper, other, operator] = [await aShopper(shop), await aShopper(shop), await anOperator(shop)]
    const { url } = await aPicture(shop, shopper, purpose)
    const own = await read(url, shopper.token)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(await readAtDesk(shop, url, operator)).toBe(200)
    expect((await read(url, operator.token)).statusCode).toBe(404)
    expect((await read(url, other.token)).statusCode).toBe(404)
    expect((await read(url)).statusCode).toBe(404)
  },
)

test.each([
  ['evidence', ['finance', 'owner']],
  ['refund', ['finance', 'fulfilment', 'owner', 'support']],
  ['chat', ['owner', 'support']],
  ['avatar', ['catalogue', 'finance', 'fulfilment', 'owner', 'support']],
] as const)('a picture of %s is visible to the desk roles that work with it', async (purpose, readers) => {
  const { url } = await aPicture(shop, await aShopper(shop), purpose)
  const roles: DeskRole[] = []
  for (const role of DESK_ROLES)
    if ((await readAtDesk(shop, url, await anOperator(shop, { roles: [role] }))) === 200) roles.push(role)
  expect(roles.toSorted()).toEqual(readers)
})

test.each(['evidence', 'review'] as const)(
  'a picture of %s is sent at the requested width to everyone who may see the original',
  async (purpose) => {
    const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
    const { url } = (await upload(shop, shopper.token, { bytes: await aPng(1200, 900), purpose })).data
    const widths = []
    for (const width of PICTURE_WIDTHS) {
      const answers = await Promise.all([1, 2, 3].map(() => read(`${url}?w=${width}`, shopper.token)))
      for (const { rawPayload } of answers) widths.push((await sharp(rawPayload).metadata()).width)
      const [first] = answers
      expect(first?.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
      expect(first?.headers['cache-control']).toBe((await read(url, shopper.token)).headers['cache-control'])
      for (const token of [other.token, undefined])
        expect((await read(`${url}?w=${width}`, token)).statusCode).toBe(purpose === 'review' ? 200 : 404)
    }
    expect(widths).toEqual(PICTURE_WIDTHS.flatMap((width) => [width, width, width]))
    expect(await sharp((await read(url, shopper.token)).rawPayload).metadata()).toMatchObject({ width: 1200 })
  },
)

test('a picture that is smaller than the requested width is not enlarged', async () => {
  const shopper = await aShopper(shop)
  const { url } = await aPicture(shop, shopper)
  expect(await sharp((await read(`${url}?w=160`, shopper.token)).rawPayload).metadata()).toMatchObject({ width: 40 })
})

test.each(['0', '161', '', '160.0', '../160', '99999'])('a width of “%s” is not found', async (width) => {
  const shopper = await aShopper(shop)
  const { url } = await aPicture(shop, shopper)
  expect((await read(`${url}?w=${width}`, shopper.token)).statusCode).toBe(404)
})

test.each([
  // Shared caches may keep an avatar for a day only, because an avatar is deleted with the shopper's account.
  ['avatar', 'public, max-age=31536000, s-maxage=86400, immutable'],
  // Caches may keep a picture of a review for a minute only, because the shop may hide the review.
  ['review', 'public, max-age=60, must-revalidate'],
] as const)('a picture of %s opens for everyone', async (purpose, caching) => {
  const { url } = await aPicture(shop, await aShopper(shop), purpose)
  const reply = await read(url)
  expect(reply.headers['cache-control']).toBe(caching)
  for (const name of ['vary', 'set-cookie']) expect(reply.headers[name]).toBeUndefined()
  const { etag } = reply.headers
  const cached_reply = await shop.app.inject({ url, headers: { 'if-none-match': String(etag) } })
  expect([cached_reply.statusCode, cached_reply.headers['cache-control']]).toEqual([
    304,
    reply.headers['cache-control'],
  ])
  expect((await shop.app.inject({ url: `${url}?w=160`, headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
    200,
  )
})

test('a refused picture is never cached: its owner would get the refusal from the cache', async () => {
  const shopper = await aShopper(shop)
  const { url } = await aPicture(shop, shopper, 'evidence')
  for (const address of [url, `${url}?w=160`, `/files/${'a'.repeat(32)}.webp`, `${url}?w=1`]) {
    const refused = await read(address)
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

test.each(['/files/none.webp', '/files/..%2f..%2fkey', `/files/${'a'.repeat(32)}.webp`, '/files/%00.webp'])(
  '%s is not found',
  async (url) => {
    expect(await readAtDesk(shop, url, await anOperator(shop))).toBe(404)
  },
)

test('a picture can be used once, by its owner, for its purpose', async () => {
  const [shopper, other] = [await aShopper(shop), await aShopper(shop)]
  const [one, two, review] = [
    await aPicture(shop, shopper),
    await aPicture(shop, shopper),
    await aPicture(shop, shopper, 'review'),
  ]
  await expect(use(other.user_id, [one.file_id])).rejects.toThrow('not found')
  await expect(use(shopper.user_id, [one.file_id, review.file_id])).rejects.toThrow('not found')
  await expect(use(shopper.user_id, [one.file_id, one.file_id])).rejects.toThrow('not found')
  await use(shopper.user_id, [one.file_id])
  await expect(use(shopper.user_id, [two.file_id, one.file_id])).rejects.toThrow('not found')
  // The refused call used none of the pictures.
  await use(shopper.user_id, [two.file_id])
  await use(shopper.user_id, [review.file_id], 'review')
})

test('if the same two pictures are used twenty times concurrently, one use succeeds, without a deadlock', async () => {
  const shopper = await aShopper(shop)
  const ids = [(await aPicture(shop, shopper)).file_id, (await aPicture(shop, shopper)).file_id]
  const tries = Array.from({ length: 20 }, (_, index) => use(shopper.user_id, index % 2 ? ids : ids.toReversed()))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
