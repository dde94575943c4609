// Tea (GST-free) and biscuits (10 %) for Australia, in US cents: freight of 1,000 is shared as 600 and 400, and 10 % of
// 2,000 + 400 are 240. A refund of the biscuits returns the share of their goods, 200. AUD 1 is USD 0.66.
import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { measurePage } from '../look/measure.ts'
import { findCut, findOutsideFrame, findOverflowing, findOverlaid, findTooWide } from '../look/rules.ts'
import { aPhone, open } from '../open-browser.ts'
import { PAYMENT_CODE, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { signedIn } from '../steps.ts'
import { aBuyerIn, openCountries, priceGoods } from './tax-world.ts'

const { shop, browser } = await openShopAndBrowser()
await openCountries(shop)
const buyer = await aBuyerIn(shop, 'AU')
const order_id = await orderTeaAndBiscuits()
const refund_id = await refundBiscuits()

async function orderTeaAndBiscuits(): Promise<string> {
  const freight = { country: 'AU', freight_cents: 1_000 }
  const tea = { product_id: 'tea-tin', hs_code: '090230', origin_country: 'CN', price_cents: 3_000 }
  const biscuits = { product_id: 'cookies', hs_code: '190531', origin_country: 'JP', price_cents: 2_000 }
  for (const goods of [tea, biscuits]) {
    const sku_id = await priceGoods(shop, goods, freight)
    await buyer.call('POST /api/cart/add', { body: { sku_id, quantity: 1 }, key: crypto.randomUUID() })
  }
  const call = await theDesk(shop)
  const { items } = await call('GET /api/admin/shop/sellers', { query: { keyword: 'Uji' } })
  const { shop_id = '', revision = '' } = items[0] ?? {}
  const seller = {
    legal_name: 'Uji Tea House Kabushiki Kaisha',
    seller_address: '12 Byodoin Omotesando\nUji, Kyoto 611-0021',
  }
  await call('POST /api/admin/shop/seller', { body: { shop_id, revision, ...seller, tax_number: null } })
  const { groups } = await buyer.call('GET /api/cart')
  const cart_item_ids = groups.flatMap((group) => group.items.map((item) => item.cart_item_id))
  const purchase = { cart_item_ids, address_id: buyer.address_id }
  const { total_cents } = await buyer.call('POST /api/checkout/quote', { body: purchase })
  expect(total_cents).toBe(6_240)
  const body = { ...purchase, total_cents, arrival_cents: 0 }
  const { order_ids } = await buyer.call('POST /api/order/create', { body, key: crypto.randomUUID() })
  const paid = { order_ids, payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body: paid, key: crypto.randomUUID() })
  const id = order_ids[0] ?? ''
  const company = { company: 'Billabong Cafés Pty Ltd', company_tax_number: '51 824 753 556' }
  await buyer.call('POST /api/order/receipt_company', { body: { order_id: id, ...company } })
  return id
}

async function refundBiscuits(): Promise<string> {
  const call = await theDesk(shop)
  const parcel = { carrier: 'Mekong Post', tracking_number: 'MP-4410', is_shared: true }
  await call('POST /api/admin/order/ship', { body: { order_id, ...parcel } })
  const { items } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const biscuits = items.find(({ price_cents }) => price_cents === 2_000)?.order_item_id ?? ''
  const pieces = { order_id, items: [{ order_item_id: biscuits, quantity: 1 }], amount_cents: 2_000 }
  await call('POST /api/admin/order/refund', { body: { ...pieces, reason: 'Crumbled.' } })
  const { refunds } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  return refunds[0]?.refund_id ?? ''
}

/** Contents of the documents that do not depend on the language. */
const OF_BOTH = [
  ...['Uji Tea House Kabushiki Kaisha', '12 Byodoin Omotesando', 'ABN 83 914 571 673', 'Billabong Cafés Pty Ltd'],
  ...['Robin Reed', '7 Quay Street', '0.66'],
]
const COMPANY_NUMBER = /51 ?824 ?753 ?556/
const DOCUMENTS = [
  {
    path: `/receipt/${order_id}`,
    words: 'Tax invoice',
    numbers: [COMPANY_NUMBER, /R-\d{4}-\d{6}/],
    texts: ['$30.00', '$20.00', '$10.00', '$2.40', '$62.40', '10%', '$24.00', 'AUD 3.64', '$36.00', 'AUD 0.00'],
  },
  {
    path: `/receipt/${order_id}/${refund_id}`,
    words: 'Adjustment note',
    numbers: [COMPANY_NUMBER, /C-\d{4}-\d{6}/, /R-\d{4}-\d{6}/],
    texts: ['$20.00', '$2.00', '$22.00', '10%', 'AUD 3.03'],
  },
]

/** The faults of the layout: texts that are cut, or on top of others. */
async function faultsOf(page: Page): Promise<string[]> {
  const measurement = await page.evaluate(measurePage)
  return [findTooWide, findOverflowing, findOutsideFrame, findCut, findOverlaid].flatMap((find) => find(measurement))
}

async function seeOnScreen(page: Page, width: number, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ media: null, colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 844 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
  expect(await faultsOf(page)).toEqual([])
}

const LOCALES = LANGUAGES.map(({ file_name }) => file_name) satisfies LocaleKey[]

test.each(LOCALES)('tax invoice and credit note are complete on screens and on paper: %s', async (locale) => {
  const phone = await aPhone(browser, shop.url, { locale })
  const { page, say } = phone
  await signedIn(phone, buyer.token, '/home')
  for (const { path, words, numbers, texts } of DOCUMENTS) {
    await open(phone, path)
    const paper = page.getByRole('article')
    await paper.getByText('Robin Reed').waitFor()
    await seeOnScreen(page, 390, 'dark')
    await seeOnScreen(page, 1440, 'light')

    await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' })
    // A4.
    await page.setViewportSize({ width: 794, height: 1_123 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(794)
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text is printed
    const print = (await paper.innerText()).replaceAll('\u00a0', ' ')
    for (const number of numbers) expect(print).toMatch(number)
    for (const text of [words, ...texts, ...OF_BOTH, say('Taxes and duties'), say('Seller'), say('Buyer')])
      expect(print).toContain(text)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  }
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
