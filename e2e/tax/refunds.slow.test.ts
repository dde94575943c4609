// The refund of one of two pieces that were sold to Germany, in US cents. EUR 3 + EUR 2 = 348 + 232 for the item, and 19 %
// of 6,666 + 900 + 580 = 1,548, of which 1,267 are for the goods, 171 for the freight and 110 for the charges.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aDeskIn, fileOf } from '../desk/desk-pages.ts'
import { aPhone, type Phone } from '../open-browser.ts'
import { anOrder, PAYMENT_CODE, RECEIPT, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { attach, button, link, read, seeHeading, seeTitle, signedIn } from '../steps.ts'
import { aBuyerIn, openCountries, owedTaxes, priceGoods, sumsOn } from './tax-world.ts'

const { shop, browser } = await openShopAndBrowser()
await openCountries(shop)

const GOODS = { product_id: 'keyboard', hs_code: '847160', origin_country: 'CN', price_cents: 3_333 }

const PICTURE = { name: 'gift.png', mimeType: 'image/png', buffer: RECEIPT }

/** Requests a refund of one of the two pieces. */
async function askHalfBack(phone: Phone): Promise<void> {
  const { page, say } = phone
  await link(phone, 'Refund').click()
  await seeTitle(phone, 'Refund')
  await page.getByRole('radio', { name: say('Product received') }).check()
  await page.getByRole('radio', { name: say('Refund only') }).check()
  await page.getByRole('combobox', { name: say('Reason') }).selectOption('unwanted')
  await read(phone, 'You also get back {taxes} in taxes and duties.', { taxes: '$12.67' })
  await button(phone, 'Decrease').click()
  // Rounded down: the last piece gets the rest.
  await read(phone, 'You also get back {taxes} in taxes and duties.', { taxes: '$6.33' })
  await page.getByRole('textbox', { name: say('Explanation') }).fill('One of them is a gift too many.')
  await attach(phone, page.getByLabel(say('Attachment')), PICTURE)
  await button(phone, 'Remove picture').waitFor()
  await button(phone, 'Apply refund').click()
  await seeHeading(phone, 'We’ve got your request')
  await read(phone, 'You requested {sum}', { sum: '$39.66' })
}

/** Rows of a file for the bookkeeper that contain a word, without the month. */
const rowsOf = (files: Record<string, Uint8Array>, name: string, word: string): string[] => {
  const [, content] = Object.entries(files).find(([file]) => file.startsWith(name)) ?? []
  const lines = strFromU8(content ?? new Uint8Array())
    .trim()
    .split('\r\n')
  return lines.filter((line) => line.includes(word)).map((line) => line.replace(/^\d{4}-\d{2},/, ''))
}

test('the refund of half of an order returns its share of the tax, on every page and in the books', async () => {
  const sku_id = await priceGoods(shop, GOODS, { country: 'DE', freight_cents: 900 })
  const buyer = await aBuyerIn(shop, 'DE')
  const { order_id, total_cents } = await anOrder(buyer, sku_id, 2)
  expect(total_cents).toBe(6_666 + 900 + 580 + 1_548)
  const paid = { order_ids: [order_id], payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body: paid, key: crypto.randomUUID() })
  expect(await owedTaxes(shop)).toEqual({ 'taxes:DE:charge': 580, 'taxes:DE:tax': 1_548 })
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  const call = await theDesk(shop)
  const parcel = { carrier: 'Mekong Post', tracking_number: 'MP-4410', is_shared: true }
  await call('POST /api/admin/order/ship', { body: { order_id, ...parcel } })

  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await askHalfBack(phone)
  const { refunds } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  await call('POST /api/admin/refund/agree', { body: { refund_id: refunds[0]?.refund_id ?? '' } })
  await link(phone, 'See order').click()
  await link(phone, 'Credit note').waitFor()
  expect(await sumsOn(phone)).toEqual(
    expect.arrayContaining(['Taxes and duties, included $6.33', 'Refunded −$39.66', 'Total after refunds $57.28']),
  )
  expect((await buyer.call('GET /api/user/getUserInfo')).balance_cents).toBe(balance_cents + 3_966)
  expect(await owedTaxes(shop)).toEqual({ 'taxes:DE:charge': 580, 'taxes:DE:tax': 1_548 - 633 })

  await link(phone, 'Credit note').click()
  await phone.page.getByRole('article').getByText('$39.66').first().waitFor()
  expect((await sumsOn(phone, 'article')).slice(4, -2)).toEqual([
    ...['Items $33.33', 'Taxes and duties $6.33', 'Total refunded $39.66'],
    'VAT 19% on $33.33 $6.33 EUR 5.46',
  ])

  const desk = await aDeskIn({ browser, shop }, 'en', 1440)
  await desk.see('/bookkeeping')
  await desk.page.getByRole('button', { name: 'This year', exact: true }).click()
  const zip = desk.page.getByRole('button', { name: 'All files as ZIP', exact: true })
  const files = unzipSync((await fileOf(desk.page, () => zip.click())).content)
  // Collected, returned and owed; the value comes before them.
  const sums = rowsOf(files, 'taxes', ',DE,').map((row) => row.split(',').toSpliced(5, 1).join())
  expect(sums).toEqual([
    'DE,,charge,duty,,3.48,0.00,3.48',
    'DE,,charge,handling_fee,,2.32,0.00,2.32',
    'DE,,tax,vat,19%,15.48,6.33,9.15',
  ])
  expect(
    rowsOf(files, 'control', ',')
      .slice(1)
      .filter((row) => !row.endsWith(',ok')),
  ).toEqual([])
  expect([...phone.complaints, ...desk.complaints, ...desk.faults]).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
