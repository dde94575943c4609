import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPdf } from '../../../testing/pdfs.ts'
import { aPng, upload } from '../../../testing/wallet-world.ts'
import { aShop, aShopper } from '../../../testing/world.ts'

const shop = await aShop()
const { token } = await aShopper(shop)

const send = (
  bytes: Buffer,
  purpose: 'evidence' | 'refund' | 'avatar' | 'review' = 'evidence',
  type = 'application/pdf',
) => upload(shop, token, { bytes, purpose, type })
const read = (url: string) => shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

test.each(['evidence', 'refund'] as const)('a PDF as %s is stored as a picture of its first page', async (purpose) => {
  const { data } = await send(aPdf(), purpose)
  expect(data).toMatchObject({ width: 1500, height: 2000, url: expect.stringMatching(/\.webp$/) })
  const stored = await read(data.url)
  expect(stored.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  const { channels } = await sharp(stored.rawPayload).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 50))).toEqual([5, 0, 0])
})

test('a PDF is recognised by its content, not by its name or type', async () => {
  expect(await send(aPdf(), 'evidence', 'image/png')).toMatchObject({ code: 1 })
  expect(await send(Buffer.concat([Buffer.from('\ufeff\n'), aPdf()]), 'evidence')).toMatchObject({ code: 1 })
  expect((await send(await aPng(30, 20), 'evidence')).data).toMatchObject({ width: 30, height: 20 })
})

test.each([
  ['a script', { catalogue: '/OpenAction << /S /JavaScript /JS (app.launchURL\\("http://127.0.0.1/"\\)) >>' }],
  ['an action that opens a program', { catalogue: '/OpenAction << /S /Launch /F (calc.exe) >>' }],
])('nothing of %s in a PDF is stored', async (_what, form) => {
  const { data } = await send(aPdf(form))
  const { rawPayload } = await read(data.url)
  for (const word of ['%PDF', 'JavaScript', 'Launch', 'OpenAction']) expect(rawPayload.includes(word)).toBe(false)
})

test('a page of enormous size becomes a picture of the usual size', async () => {
  const { data } = await send(aPdf({ size: [200_000, 100_000] }))
  expect(data).toMatchObject({ width: 2000, height: 1000 })
})

test.each<[string, Buffer]>([
  ['garbage', Buffer.from('%PDF-1.7 garbage')],
  ['half a document', aPdf().subarray(0, 120)],
  ['a page without area', aPdf({ size: [20_000, 1] })],
  [
    'an encrypted document',
    aPdf({
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00> <00>]`,
    }),
  ],
  ['a page of HTML', Buffer.from('<script>alert(1)</script>%PDF-1.4')],
])('%s is refused as a PDF that cannot be read', async (_what, bytes) => {
  expect(await send(bytes)).toMatchObject({ code: 0, reason: 'pdf_unreadable' })
})

test.each(['avatar', 'review'] as const)('a PDF is no picture for %s', async (purpose) => {
  expect(await send(aPdf(), purpose)).toMatchObject({ code: 0, reason: 'file_not_a_picture' })
})
