import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { aScriptedStore } from '../../../testing/files/s3.ts'
import { aPicture, aPng, upload } from '../../../testing/wallet-world.ts'
import { anOperator, aShop, aShopper, readAtDesk } from '../../../testing/world.ts'
import { openStore } from '../../storage/open-store.ts'
import { freePictureSpace } from '../picture/picture-space.ts'
import { removeFiles } from './upload-service.ts'

const shop = await aShop({ on_s3: true })
const { data_folder } = shop.context.config
const store = openStore(shop.context.config)
const read = (url: string, token?: string) =>
  shop.app.inject({ url, headers: { ...(token && { authorization: `Bearer ${token}` }) } })
const keysIn = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys
}

test('a private picture is in the store, and only its owner and operators can read it through the server', async () => {
  const [shopper, other, operator] = [await aShopper(shop), await aShopper(shop), await anOperator(shop)]
  const { url } = await aPicture(shop, shopper)
  expect(await keysIn('files/')).toContain(url.slice(1))
  for (const query of ['', '?w=160']) {
    const own = await read(url + query, shopper.token)
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect((await sharp(own.rawPayload).metadata()).format).toBe('webp')
    expect((await read(url + query, other.token)).statusCode).toBe(404)
    expect((await read(url + query)).statusCode).toBe(404)
  }
  expect(await readAtDesk(shop, url, operator)).toBe(200)
  expect(await keysIn('files/160/')).toContain(url.replace('/files/', 'files/160/'))
})

test('nothing remains in the data folder', () => {
  expect(readdirSync(data_folder).filter((name) => name !== 'arriving')).toEqual([])
  expect(readdirSync(join(data_folder, 'arriving'))).toEqual([])
  expect(existsSync(join(data_folder, 'files'))).toBe(false)
})

test('deleting a picture deletes its smaller versions', async () => {
  const shopper = await aShopper(shop)
  const { url } = await aPicture(shop, shopper, 'review')
  expect((await read(`${url}?w=320`)).statusCode).toBe(200)
  await removeFiles(shop.context, [url.replace('/files/', '')])
  for (const prefix of ['files/', 'files/320/'])
    expect((await keysIn(prefix)).filter((key) => key.endsWith(url.replace('/files/', '')))).toEqual([])
})

test('a picture of the catalogue is sent at every width and cached forever', async () => {
  const { token } = await anOperator(shop)
  const at_desk = { bytes: await aPng(900, 600), purpose: 'product', url: '/api/admin/picture/upload' }
  const { address } = (await upload(shop, token, at_desk)).data
  for (const query of ['', '?w=320', '?w=320']) {
    const reply = await read(address + query)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await sharp(reply.rawPayload).metadata()).width).toBe(query ? 320 : 900)
  }
  expect((await read('/pictures/none.webp')).statusCode).toBe(404)
})

test('smaller pictures are deleted to make room', async () => {
  expect(await keysIn('pictures/320/')).not.toEqual([])
  const fault = vi.fn()
  expect(await freePictureSpace(store, { limit_bytes: 0, now: Date.now(), fault })).toBeGreaterThan(0)
  expect(fault).not.toHaveBeenCalled()
  expect(await keysIn('pictures/320/')).toEqual([])
  expect(await keysIn('pictures/original/')).not.toEqual([])
})

test('while the store does not respond, uploads and pictures get 503 and no row remains', async () => {
  const away = await aShop()
  const failing = await aScriptedStore(500)
  const shopper = await aShopper(away)
  away.context.config.pictures_s3 = failing.bucket
  const reply = await upload(away, shopper.token, { bytes: await aPng() })
  expect(reply).toMatchObject({ status: 503, code: 503 })
  expect(await away.db.selectFrom('uploaded_file').selectAll().execute()).toEqual([])
})
