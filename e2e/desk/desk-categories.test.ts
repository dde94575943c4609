import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDesk, PUBLISH_TIMEOUT, pageOf } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()
const TEAPOT = join(import.meta.dirname, '../../demo/pictures/teapot-1.webp')

test('a subcategory added at the desk is a chip in the shop, and takes a product that an operator moves into it', async () => {
  const { items } = await shop.call()('GET /api/product/list', { query: { category: 'toys' } })
  const [{ product_id, title } = { product_id: '', title: '' }] = items
  const desk = await aDesk(browser, shop, { path: '/categories' })
  await desk.page.getByRole('button', { name: 'Add a subcategory to Toys' }).click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'English' }).fill('Wooden toys')
  await dialog.getByRole('textbox', { name: '日本語' }).fill('木のおもちゃ')
  await dialog.locator('input[type=file]').setInputFiles(TEAPOT)
  await dialog.getByRole('listitem').getByRole('img').first().waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await desk.page.getByRole('heading', { name: 'Wooden toys' }).waitFor()
  await desk.page.getByText('Missing: zh-CN ko th').waitFor()

  await desk.page.goto(`/console/product/${product_id}`)
  await desk.page.getByRole('combobox', { name: 'Category' }).click()
  await desk.page.getByRole('option', { name: 'Toys › Wooden toys' }).click()
  await desk.page.getByRole('button', { name: 'Save' }).click()
  await desk.page.getByText('Product saved').first().waitFor()
  await expect.poll(() => pageOf(shop, '/explore?category=wooden-toys'), PUBLISH_TIMEOUT).toContain(product_id)

  const phone = await aPhone(browser, shop.url)
  await open(phone, '/explore?category=toys')
  await phone.page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link', { name: 'Wooden toys' }).click()
  await phone.page.waitForURL('**/explore?category=wooden-toys')
  await phone.page.getByRole('link', { name: title }).first().waitFor()
  await open(phone, `/search?category=toys&keyword=${encodeURIComponent(title)}`)
  await phone.page.getByRole('link', { name: title }).first().waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

test('an order that an operator changes by the keyboard is the order of the shop within five seconds', async () => {
  const before = (await shop.call()('GET /api/home')).categories.map(({ name }) => name)
  const [first = '', second = ''] = before
  const desk = await aDesk(browser, shop, { path: '/categories' })
  await desk.page.getByRole('button', { name: `Move ${second} up`, exact: true }).focus()
  await desk.page.keyboard.press('Enter')
  const names = async () => (await shop.call()('GET /api/home')).categories.map(({ name }) => name)
  await expect.poll(names, PUBLISH_TIMEOUT).toEqual([second, first, ...before.slice(2)])
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
