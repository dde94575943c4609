import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDesk, type Desk, PUBLISH_TIMEOUT, pageOf } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

const TEAPOT = readFileSync(join(import.meta.dirname, '../../demo/pictures/teapot-1.webp'))

async function saveProduct({ page }: Desk): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/admin/product/save'))
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).ok()).toBe(true)
  await page.getByText('Product saved').first().waitFor()
}

test('a product that an operator edits is updated in the shop within five seconds, also on cached pages', async () => {
  const phone = await aPhone(browser, shop.url)
  // Renders the product page and a list with the product, so that both are cached.
  const list = '/search?keyword=kettle'
  await open(phone, list)
  await phone.page
    .getByRole('link', { name: /kettle/i })
    .first()
    .waitFor()
  const { items } = await shop.call()('GET /api/product/list', { query: { keyword: 'kettle' } })
  const [{ product_id, title } = { product_id: '', title: '' }] = items
  const own = `/detail/${product_id}`
  await open(phone, own)
  await phone.page.getByRole('heading', { name: title }).first().waitFor()

  const desk = await aDesk(browser, shop, { path: '/products' })
  await desk.page.getByRole('searchbox', { name: 'Title, ID or SKU' }).fill(product_id)
  await desk.page.getByRole('row', { name: product_id }).getByRole('link').click()
  const titles = desk.page.getByRole('group', { name: 'Title' })
  await titles.getByRole('textbox', { name: 'English' }).fill('Kettle of the night ferry')
  for (const price of await desk.page.getByRole('textbox', { name: /^Price of SKU/ }).all()) await price.fill('123.45')
  await desk.page.getByRole('checkbox', { name: 'These prices are correct' }).check()
  await desk.page.getByRole('textbox', { name: 'Original price in dollars' }).fill('')
  const pictures = desk.page.getByRole('group', { name: 'Lists show the first picture' })
  const before = await pictures.getByRole('listitem').count()
  await desk.page.locator('input[type=file]').setInputFiles({
    name: 'teapot.webp',
    mimeType: 'image/webp',
    buffer: TEAPOT,
  })
  const added = pictures.getByRole('listitem').nth(before)
  const address = ((await added.getByRole('img').getAttribute('src')) ?? '').replace(/\?.*/, '')
  for (let place = before + 1; place > 1; place--)
    await pictures.getByRole('button', { name: `Move picture ${place} forward` }).click()
  await saveProduct(desk)
  for (const path of [own, list])
    for (const seen of ['Kettle of the night ferry', '"price_cents":12345', address])
      await expect.poll(() => pageOf(shop, path), PUBLISH_TIMEOUT).toContain(seen)
  await open(phone, own)
  await phone.page.getByRole('heading', { name: 'Kettle of the night ferry' }).first().waitFor()
  await phone.page.getByText('$123.45').first().waitFor()
  await open(phone, list)
  await phone.page.getByRole('link', { name: 'Kettle of the night ferry' }).first().waitFor()

  await desk.page.getByRole('checkbox', { name: 'On sale', exact: true }).uncheck()
  await saveProduct(desk)
  await expect.poll(() => pageOf(shop, list), PUBLISH_TIMEOUT).not.toContain('Kettle of the night ferry')
  await expect.poll(() => pageOf(shop, own), PUBLISH_TIMEOUT).not.toContain('Kettle of the night ferry')
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
