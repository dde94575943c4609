import { LANGUAGES, type LocaleKey } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { measurePage } from '../look/measure.ts'
import { findCut, findOutsideFrame, findOverflowing, findTooWide } from '../look/rules.ts'
import { aPhone } from '../open-browser.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { placeOrder, sentence, signedIn } from '../steps.ts'
import { aBuyerIn, addAddressIn, openCountries, priceGoods, sumsOn } from './tax-world.ts'

const { shop, browser } = await openShopAndBrowser()
await openCountries(shop)

const GOODS = { product_id: 'headphones', hs_code: '851830', origin_country: 'CN', price_cents: 9_000 }
const sku_id = await priceGoods(shop, GOODS, { country: 'JP', freight_cents: 800 })
await priceGoods(shop, GOODS, { country: 'DE', freight_cents: 900 })
const buyer = await aBuyerIn(shop, 'DE')
await addAddressIn(shop, buyer, 'JP', false)

const VIEWS = LANGUAGES.flatMap(({ file_name }, at) => [
  { locale: file_name, width: 390, scheme: at % 2 ? ('dark' as const) : ('light' as const) },
  { locale: file_name, width: 1440, scheme: at % 2 ? ('light' as const) : ('dark' as const) },
]) satisfies { locale: LocaleKey }[]

// Germany: EUR 3 + EUR 2 = 580, and 19 % of 9,000 + 900 + 580 = 1,991.20. Japan: 60 % of 9,000 is within JPY 10,000.
test.each(VIEWS)('another address is recalculated, and checkout says so: $locale, $width px', async (view) => {
  const phone = await aPhone(browser, shop.url, view)
  const { page, say } = phone
  await page.emulateMedia({ colorScheme: view.scheme, reducedMotion: 'reduce' })
  await signedIn(phone, buyer.token, `/checkout?sku=${sku_id}&quantity=1`)
  await placeOrder(phone).filter({ hasText: '$124.71' }).waitFor()
  expect(await sumsOn(phone)).toContain(`${say('Taxes and duties')} $25.71`)
  await page.locator('a[href="/address?choose=1"]').click()
  await page.getByRole('heading', { level: 1, name: say('Choose an address') }).waitFor()
  await page.locator('main li button[aria-pressed=false]').click()

  await placeOrder(phone).filter({ hasText: '$98.00' }).waitFor()
  const former = '$124.71'
  const recalculated =
    'Freight, taxes and duties were recalculated for this address. The total was {former} for the previous one.'
  await sentence(phone, recalculated, { former }).waitFor()
  await sentence(phone, 'There’s nothing to pay on arrival.').waitFor()
  expect(await sumsOn(phone)).toContain(`${say('Taxes and duties')} ${say('None on arrival')}`)
  const measurement = await page.evaluate(measurePage)
  const faults = [findTooWide, findOverflowing, findOutsideFrame, findCut].flatMap((find) => find(measurement))
  expect([...faults, ...phone.complaints]).toEqual([])
  await phone.context.close()
})
