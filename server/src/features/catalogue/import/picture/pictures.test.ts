import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { aForeignDesk } from '../../../../../testing/import/foreign-import-world.ts'
import { fileOf } from '../../../../../testing/import-world.ts'
import { aPng } from '../../../../../testing/wallet-world.ts'
import { fetchDuePictures } from './picture-work.ts'

const { shop, desk, mapped, done, read } = await aForeignDesk()
const here = { ...shop.context, config: { ...shop.context.config, agent_loopback: true } }

async function aPictureServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Fetches all pictures that are due, and those that wait for another try, without waiting. */
async function fetchAll(context = here, rounds = 8) {
  for (let round = 0; round < rounds; round++) {
    await shop.db
      .updateTable('product_picture')
      .set({ next_try_at: new Date(0).toISOString() })
      .where('next_try_at', 'is not', null)
      .execute()
    while ((await fetchDuePictures(context, () => {})) === 'more');
  }
}

const imported = async (title: string, pictures: string[], more: Record<string, string> = {}) => {
  const file = fileOf([{ Title: title, Price: '9', Description: 'x', Images: pictures.join(', '), ...more }])
  const { import_id } = await mapped(file)
  await done(import_id)
  return import_id
}

test('pictures are fetched in the order of the file, after redirects and failures that pass', async () => {
  const [one, two] = [await aPng(31), await aPng(32)]
  let tries = 0
  const origin = await aPictureServer(({ url }, reply) => {
    if (url === '/moved.png') reply.writeHead(302, { location: '/one.png' }).end()
    else if (url === '/one.png' && ++tries < 3) reply.writeHead(503).end()
    else reply.end(url === '/one.png' ? one : two)
  })
  await imported('Fetched lamp', [`${origin}/moved.png`, `${origin}/two.png`])
  expect((await read('fetched-lamp')).images).toEqual([expect.stringContaining('no-picture')])
  await fetchAll()
  const { images, skus } = await read('fetched-lamp')
  expect(images).toHaveLength(2)
  expect(skus[0]?.image).toBe(images[0])
  const { rows } = {
    rows: await shop.db
      .selectFrom('product_picture')
      .select(['source', 'address'])
      .where('product_id', '=', 'fetched-lamp')
      .orderBy('position')
      .execute(),
  }
  expect(rows.map(({ address }) => address)).toEqual(images)
  const { data } = await desk.call('GET /api/admin/product/list', { query: { lacks_picture: 'true' } })
  expect(data.items.map(({ product_id }) => product_id)).not.toContain('fetched-lamp')
})

test('pictures that cannot be fetched are listed with the reason, and the product keeps the placeholder', async () => {
  const origin = await aPictureServer(({ url }, reply) => {
    if (url === '/gone.png') reply.writeHead(404).end()
    else if (url === '/large.png') reply.end(Buffer.alloc(11 * 1024 * 1024))
    else if (url === '/round.png') reply.writeHead(301, { location: '/round.png' }).end()
    else reply.end('<html>')
  })
  const names = ['gone', 'large', 'round', 'page']
  const import_id = await imported(
    'Poor lamp',
    names.map((name) => `${origin}/${name}.png`),
  )
  await fetchAll()
  const { items } = (await desk.call('GET /api/admin/import/pictures', { query: { import_id } })).data
  expect(items.map(({ source, fault }) => [source.replace(origin, ''), fault])).toEqual([
    ['/gone.png', 'HTTP 404'],
    ['/large.png', 'TOO_LONG'],
    ['/round.png', 'REDIRECTS'],
    ['/page.png', 'NO_PICTURE'],
  ])
  const { data } = await desk.call('GET /api/admin/product/list', { query: { lacks_picture: 'true' } })
  expect(data.items.map(({ product_id }) => product_id)).toContain('poor-lamp')
})

test('no picture is fetched from an internal network, not after a redirect either', async () => {
  let requests = 0
  const origin = await aPictureServer((_request, reply) => {
    requests += 1
    reply.end()
  })
  const import_id = await imported('Inner lamp', [
    `${origin}/a.png`,
    'http://169.254.169.254/latest',
    'http://localhost/x.png',
  ])
  await fetchAll(shop.context)
  expect(requests).toBe(0)
  const { items } = (await desk.call('GET /api/admin/import/pictures', { query: { import_id } })).data
  expect(items.map(({ fault }) => fault)).toEqual(['NOT_PUBLIC', 'NOT_PUBLIC', 'NOT_PUBLIC'])
})
