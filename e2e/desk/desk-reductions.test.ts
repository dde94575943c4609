import { expect, test } from 'vitest'
import { aDesk } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { aBuyer } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { signedIn } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()
const detail = () => shop.call()('GET /api/product/detail', { query: { product_id: 'keyboard' } })
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`

test('a reduction planned at the desk is seen in the shop, and after its end the cart says that the price is regular again', async () => {
  const { price_cents, skus } = await detail()
  const reduced_cents = price_cents - Math.round(price_cents / 5)
  const buyer = await aBuyer(shop)
  const desk = await aDesk(browser, shop, { path: '/price-reductions/+' })
  await desk.page.getByLabel('Name', { exact: true }).fill('Keyboards')
  await desk.page.getByRole('textbox', { name: 'Products' }).fill('keyboard')
  await desk.page.getByLabel('Starts', { exact: true }).fill('2026-01-01')
  await desk.page.getByLabel('Ends', { exact: true }).fill('2099-12-31')
  await desk.page
    .getByRole('table', { name: 'Products with reduced prices' })
    .getByText(money(reduced_cents))
    .first()
    .waitFor()
  await desk.page.getByRole('button', { name: 'Save' }).click()
  await desk.page.getByRole('link', { name: 'Keyboards' }).waitFor()

  await expect.poll(async () => (await detail()).price_cents).toBe(reduced_cents)
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/detail/keyboard')
  // The end of the day in UTC, on the clock of the phone in Bangkok.
  await phone.page.getByText(/^Reduced until Fri,\s1\sJan, 07:00/).waitFor()
  const sku_id = skus.find(({ stock }) => stock > 0)?.sku_id ?? ''
  await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: crypto.randomUUID() })
  const quote = await buyer.call('POST /api/checkout/quote', { body: { sku_id, quantity: 1 } })
  expect(quote.goods_cents).toBeLessThan(price_cents)

  await desk.page.getByRole('link', { name: 'Keyboards' }).click()
  await desk.page.getByRole('button', { name: 'End now' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await desk.page.getByText('Price reduction stopped').waitFor()
  await expect.poll(async () => (await detail()).price_cents).toBe(price_cents)
  await signedIn(phone, buyer.token, '/bag')
  await phone.page.getByText(/^The reduced price ended on/).waitFor()
  expect([desk.complaints, phone.complaints]).toEqual([[], []])
  await Promise.all([desk.context.close(), phone.context.close()])
})
