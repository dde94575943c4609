import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../../testing/clean-up.ts'
import { aPng, upload } from '../../../../testing/wallet-world.ts'
import { anOperator, aShop } from '../../../../testing/world.ts'

const shop = await aShop()
const owner = await anOperator(shop)
const send = async () =>
  (await upload(shop, owner.token, { bytes: await aPng(), purpose: 'product', url: '/api/admin/picture/upload' })).data
    .address

const findOpen = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(shop.db)
  return rows[0]?.count
}

/** An object store that records how many transactions are open at each write. */
async function aWatchingStore() {
  const stored = new Map<string, Buffer>()
  const open: (number | undefined)[] = []
  const server = createServer(async (request, response) => {
    const { method, url = '' } = request
    if (method === 'PUT') {
      open.push(await findOpen())
      stored.set(url, await buffer(request))
    }
    const body = stored.get(url)
    response.writeHead(body ? 200 : 404, { etag: '"one"' }).end(method === 'GET' ? body : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  return { open, place: { url: `http://127.0.0.1:${port}/pictures`, key_id: 'k', secret: 's', region: 'us-east-1' } }
}

test('no transaction of the desk is open while a picture or a logo is written to the store', async () => {
  const { config } = shop.context
  const { pictures_s3 } = config
  const { open, place } = await aWatchingStore()
  config.pictures_s3 = place
  const logo = await send()
  const { revision } = (await owner.call('GET /api/admin/brand')).data
  const saved = await owner.call('POST /api/admin/brand/save', { body: { revision, name: 'Harbour', names: {}, logo } })
  config.pictures_s3 = pictures_s3
  expect(saved.data.logo?.address).toMatch(/^\/pictures\/logo-/)
  expect(open).toEqual([0, 0])
})

test('a picture that was stored without its row can be uploaded again', async () => {
  const address = await send()
  await shop.db.deleteFrom('catalogue_picture').where('address', '=', address).execute()
  expect(await send()).toBe(address)
  expect((await shop.app.inject(address)).statusCode).toBe(200)
})
