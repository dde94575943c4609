import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../../testing/clean-up.ts'
import { aSmallStorefront } from '../../../../testing/small-storefront.ts'
import { anOperator, aProduct, aShop } from '../../../../testing/world.ts'
import { buildApp } from '../../../app.ts'
import { readRedirectFile } from './redirect-file.ts'

const shop = await aShop()
const folder = mkdtempSync(join(tmpdir(), 'sampan-redirects-'))
const app = await buildApp(shop.context, { ...aSmallStorefront().build, folder })
cleanUp(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const desk = await anOperator(shop, { roles: ['catalogue'] })
const host = new URL(shop.context.config.public_url).host
const add = async (csv: string, dry_run = false) =>
  (await desk.call('POST /api/admin/redirect/add_file', { body: { csv, dry_run } })).data
const list = async (beginning?: string) =>
  (await desk.call('GET /api/admin/redirect/list', { query: { ...(beginning && { beginning }) } })).data
const faultsOf = async (...rows: string[]) =>
  (await add(['Old,New', ...rows].join('\n'), true)).faults.map(({ fault }) => fault)
const where = async (url: string) => {
  const { statusCode, headers } = await app.inject(url)
  return statusCode === 301 ? headers.location : statusCode
}

test('links to an earlier shop lead to the pages of this shop, and each use counts', async () => {
  const { product_id } = await aProduct(shop)
  const target = `/detail/${product_id}`
  const csv = [
    'Redirect from,Redirect to',
    `/Products/Blue-Cup/,${target}`,
    `https://old.example/%E7%9B%92.html,https://${host}/explore?category=toys`,
    `/?product=blue-cup,${target}`,
  ].join('\r\n')
  expect(await add(csv, true)).toMatchObject({ rows: 3, added: 3, faulty: 0 })
  expect(await where('/products/blue-cup')).toBe(404)
  expect(await add(csv)).toMatchObject({ added: 3 })
  expect(await add(csv)).toMatchObject({ added: 0, unchanged: 3 })
  for (const url of ['/products/blue-cup', '/products/Blue-Cup/', '/PRODUCTS//blue-cup'])
    expect(await where(url)).toBe(target)
  expect(await where('/products/blue-cup?utm_source=mail&variant=3')).toBe(`${target}?utm_source=mail&variant=3`)
  expect(await where('/%E7%9B%92.html')).toBe('/explore?category=toys')
  expect(await where('/?product=blue-cup')).toBe(target)
  expect(await where('/?product=other')).toBe(302)
  const { items } = await list(`https://old.example/products/`)
  expect(items).toMatchObject([{ path: '/products/blue-cup', target, uses: 4 }])
  expect(items[0]?.last_used_at).not.toBeNull()
})

test('a page of the shop is shown, although an old address has the same path', async () => {
  const { product_id } = await aProduct(shop)
  await add(`/detail/${product_id},/home\n/detail/from-before,/detail/${product_id}`)
  expect(await where(`/detail/${product_id}`)).toBe(200)
  expect(await where('/detail/from-before')).toBe(`/detail/${product_id}`)
})

test('article numbers and product exports of other systems become addresses of products', async () => {
  const { product_id, sku_id } = await aProduct(shop)
  await shop.db.updateTable('sku').set({ article_number: 'Mug 7/B' }).where('sku_id', '=', sku_id).execute()
  const target = `/detail/${product_id}`
  const shopify = ['Handle,Title,Variant SKU', 'sea-mug,Sea mug,mug 7/b', 'sea-mug,,', 'sea-mug,,Mug 7/B'].join('\n')
  expect(await add(shopify)).toMatchObject({ added: 1, examples: [{ path: '/products/sea-mug', target }] })
  const woo = ['ID,Type,SKU,Name', '871,simple,MUG 7/B,"Tasse à café, bleue"'].join('\n')
  expect((await add(woo, true)).examples).toEqual([
    { path: '/?p=871', target },
    { path: '/product/tasse-a-cafe-bleue', target },
  ])
  expect((await add(`/old-mug;${sku_id}`, true)).examples).toEqual([{ path: '/old-mug', target }])
})

test('rows that would lead nowhere, elsewhere or in a circle are left out with a reason', async () => {
  const { shop_id } = await aProduct(shop)
  await add('/chain-a,/chain-b\n/chain-b,/home')
  expect(
    await faultsOf('/x,', ',/home', '/x,/detail/nothing', '/x,/shop/nothing', '/x,/no-such-page', '/x,none'),
  ).toEqual([...['no_target', 'no_path'], ...Array.from({ length: 4 }, () => 'unknown_target')])
  expect(
    await faultsOf('/x,https://elsewhere.example/home', '/x,//elsewhere.example', '/x,javascript:alert(1)'),
  ).toEqual(['elsewhere', 'unknown_target', 'unknown_target'])
  expect(await faultsOf('/x,/x', '/y,/z', '/z,/y', '/chain-b,/chain-a')).toEqual([
    'circle',
    'circle',
    'circle',
    'circle',
  ])
  expect(await faultsOf('/api/home,/home', '/,/home', '/Console/x,/home')).toEqual(['reserved', 'reserved', 'reserved'])
  expect(await faultsOf('/x,/home', '/X/,/explore', '/x,/home')).toEqual(['twice'])
  expect(await faultsOf(`/${'long'.repeat(200)},/home`, '"/torn,/home', '/y,/home')).toEqual(['too_long', 'torn'])
  expect(await faultsOf(`/x,/shop/${shop_id}`, '/y,/chain-a', '/z,/explore?category=toys#top')).toEqual([])
})

test.each(['', 'name,price\nCup,3', 'only one column\n/x'])('a file without addresses is refused: %j', async (csv) => {
  const reply = await desk.call('POST /api/admin/redirect/add_file', { body: { csv: csv || '\n', dry_run: true } })
  expect(reply).toMatchObject({ code: 0, reason: 'redirect_columns' })
})

test('two operators cannot make a circle together', async () => {
  const other = await anOperator(shop, { roles: ['catalogue'] })
  await add('/turn-a,/home\n/turn-b,/home')
  await Promise.all([
    desk.call('POST /api/admin/redirect/add_file', { body: { csv: '/turn-a,/turn-b', dry_run: false } }),
    other.call('POST /api/admin/redirect/add_file', { body: { csv: '/turn-b,/turn-a', dry_run: false } }),
  ])
  const targets = (await list('/turn-')).items.map(({ target }) => target)
  expect(targets.filter((target) => target.startsWith('/turn-'))).toHaveLength(1)
})

test('an old address is removed once, and the removal is recorded', async () => {
  await add('/gone,/home')
  const remove = () => desk.call('POST /api/admin/redirect/remove', { body: { path: '/gone' } })
  expect((await remove()).code).toBe(1)
  expect((await remove()).code).toBe(404)
  expect(await where('/gone')).toBe(404)
})

type Page = Awaited<ReturnType<typeof list>>
const listFrom = async (cursor: string) =>
  (
    await desk.call('GET /api/admin/redirect/list', {
      query: { beginning: '/page-', page_size: 10, ...(cursor && { cursor }) },
    })
  ).data

test('the list goes on where a page ended', async () => {
  await add(Array.from({ length: 25 }, (_, at) => `/page-${String(at).padStart(2, '0')},/home`).join('\n'))
  const paths: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Page = await listFrom(cursor)
    paths.push(...page.items.map(({ path }) => path))
    cursor = page.next_cursor
  }
  expect(new Set(paths).size).toBe(25)
})

test('malformed addresses are neither redirected nor answered with an error of the server', async () => {
  for (const url of ['/%', '/%00', '/%E0%A4%A', `/${'a'.repeat(3_000)}`, '/..%2f', '/?%00=%'])
    expect([url, [301, 500].includes((await app.inject(url)).statusCode)]).toEqual([url, false])
})

test('twenty thousand rows are read; one more is refused', async () => {
  const rows = (count: number) => `Old,New\n${Array.from({ length: count }, (_, at) => `/r-${at},/home`).join('\n')}`
  expect(await readRedirectFile(rows(19_999))).toHaveLength(19_999)
  await expect(readRedirectFile(rows(20_001))).rejects.toMatchObject({ reason: 'redirect_rows' })
})
