import { cp, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { aShop } from '../../../testing/world.ts'
import { Busy } from '../../refusal/refusal.ts'
import { openStore } from '../../storage/open-store.ts'
import { pictureStoreOf } from './catalogue-picture-service.ts'
import { addressOfPicture } from './picture-address.ts'

const shop = await aShop()
const { data_folder, pictures_s3 } = shop.context.config
const folder = join(data_folder, 'pictures/original')
const store = openStore(shop.context.config)
const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

const aPicture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .webp()
    .toBuffer()
const [teal, red] = await Promise.all([aPicture('teal'), aPicture('red')])
const [OF_TEAL, OF_RED] = [addressOfPicture('cup.webp', teal), addressOfPicture('cup.webp', red)]
beforeAll(async () => {
  await store.write('pictures/original/cup.webp', teal)
})

const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') => shop.app.inject({ method, url, headers })
const colourOf = async (url: string) => {
  const { dominant } = await sharp((await ask(url)).rawPayload).stats()
  return dominant.r > dominant.g ? 'red' : 'teal'
}
/** Replaces the file as an operator would by hand: the new file has an older timestamp. */
async function replaceBy(picture: Buffer): Promise<void> {
  if (pictures_s3) return store.write('pictures/original/cup.webp', picture)
  const draft = join(folder, 'draft')
  await writeFile(draft, picture)
  await cp(draft, join(folder, 'draft-of-old'), { preserveTimestamps: true })
  await rename(join(folder, 'draft-of-old'), join(folder, 'cup.webp'))
}

test('a URL with a digest is cached forever at each width; a URL without a digest is revalidated after an hour', async () => {
  expect(OF_TEAL).toMatch(/^\/pictures\/cup\.[0-9a-f]{10}\.webp$/)
  for (const query of ['', '?w=160', '?w=800']) {
    expect((await ask(OF_TEAL + query)).headers['cache-control']).toBe(FOR_EVER)
    expect((await ask(`/pictures/cup.webp${query}`)).headers['cache-control']).toBe(AN_HOUR)
  }
  expect((await sharp((await ask(`${OF_TEAL}?w=160`)).rawPayload).metadata()).width).toBe(160)
})

test('the URL alone determines the picture, so a cache needs no other key', async () => {
  const replies = await Promise.all(
    [
      {},
      { accept: 'image/avif,image/webp' },
      { accept: 'image/jpeg' },
      { 'accept-language': 'ja', cookie: 'Local_Lang=x', 'accept-encoding': 'br, gzip', authorization: 'Bearer x' },
    ].map((headers) => ask(`${OF_TEAL}?w=320`, headers)),
  )
  for (const reply of replies) {
    expect(reply.rawPayload.equals(replies[0]?.rawPayload ?? Buffer.of())).toBe(true)
    expect(reply.headers['content-type']).toBe('image/webp')
    for (const name of ['vary', 'set-cookie', 'content-encoding']) expect(reply.headers[name]).toBeUndefined()
  }
})

test('a request with a matching ETag gets 304, also if a proxy made the tag weak; HEAD has the headers of GET', async () => {
  const url = `${OF_TEAL}?w=320`
  const { headers, rawPayload } = await ask(url)
  const etag = String(headers.etag)
  for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const reply = await ask(url, { 'if-none-match': validator })
    expect([reply.statusCode, reply.rawPayload.length, reply.headers.etag]).toEqual([304, 0, etag])
    expect(reply.headers['cache-control']).toBe(FOR_EVER)
  }
  expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await ask(`${OF_TEAL}?w=160`, { 'if-none-match': etag })).statusCode).toBe(200)
  const head = await ask(url, {}, 'HEAD')
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject({ 'content-length': String(rawPayload.length), etag, 'cache-control': FOR_EVER })
})

test('a range request gets the whole picture', async () => {
  const reply = await ask(OF_TEAL, { range: 'bytes=0-9' })
  expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, teal.length])
})

test('a missing picture or width is never cached', async () => {
  for (const url of [
    '/pictures/none.webp',
    '/pictures/none.0123456789.webp',
    `${OF_TEAL}?w=161`,
    '/pictures/cup.0.webp',
  ]) {
    const reply = await ask(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})

test('a replaced picture appears immediately at its URL without a version at every width, and gets a new URL with a version', async () => {
  expect(await colourOf('/pictures/cup.webp?w=320')).toBe('teal')
  const { etag } = (await ask('/pictures/cup.webp?w=320')).headers
  await replaceBy(red)
  expect(await colourOf('/pictures/cup.webp?w=320')).toBe('red')
  expect(await colourOf('/pictures/cup.webp')).toBe('red')
  expect((await ask('/pictures/cup.webp?w=320', { 'if-none-match': etag })).statusCode).toBe(200)
  expect((await ask(OF_RED)).headers['cache-control']).toBe(FOR_EVER)
  // An older page still requests the former URL. It gets the new picture, which must not be cached under that URL.
  const former = await ask(`${OF_TEAL}?w=320`)
  expect([former.statusCode, former.headers['cache-control']]).toEqual([200, 'no-store'])
  const narrow: string[] = []
  for await (const { key } of store.list('pictures/320/')) narrow.push(key)
  expect(narrow).toHaveLength(2)
})

test('a picture that is replaced while it is read is never sent under the former URL', async () => {
  const store = pictureStoreOf(shop.context)
  for (const width of [undefined, 480] as const) {
    await replaceBy(teal)
    const picture = await store.find('cup.webp', width)
    await replaceBy(red)
    await expect(picture?.read()).rejects.toThrow(Busy)
    expect(await colourOf(`${OF_RED}${width ? `?w=${width}` : ''}`)).toBe('red')
  }
})

test('mails get a picture as JPEG, and a transparent logo as PNG, each at one width', async () => {
  const clear = await sharp({ create: { width: 800, height: 200, channels: 4, background: '#0000' } })
    .webp()
    .toBuffer()
  await store.write('pictures/original/mug.webp', teal)
  await store.write('pictures/original/logo-clear.webp', clear)
  const mug = addressOfPicture('mug.webp', teal)
  const logo = addressOfPicture('logo-clear.webp', clear)
  for (const [address, type, format, width] of [
    [mug.replace('.webp', '.jpg?w=160'), 'image/jpeg', 'jpeg', 160],
    [logo.replace('.webp', '.png?w=480'), 'image/png', 'png', 480],
    [logo.replace('.webp', '.jpg?w=160'), 'image/jpeg', 'jpeg', 160],
  ] as const) {
    for (const _ of ['made', 'stored']) {
      const { headers, rawPayload } = await ask(address)
      expect([headers['content-type'], headers['cache-control']]).toEqual([type, FOR_EVER])
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width, hasAlpha: format === 'png' })
    }
  }
  const others = ['.jpg', '.png', '.jpg?w=480', '.jpg?w=800', '.png?w=160', '.png?w=800']
  for (const other of [...others.map((end) => logo.replace('.webp', end)), mug.replace('.webp', '.png?w=480')])
    expect([other, (await ask(other)).statusCode]).toEqual([other, 404])
  // Transparent parts are white in a JPEG.
  const { dominant } = await sharp((await ask(logo.replace('.webp', '.jpg?w=160'))).rawPayload).stats()
  expect(dominant.r).toBeGreaterThan(240)
  expect((await ask(`${mug}?w=160`)).headers['content-type']).toBe('image/webp')
})
