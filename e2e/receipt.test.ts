import { expect, test } from 'vitest'
import { aPhone } from './open-browser.ts'
import { aBuyer, aPaidOrder } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { link, seeTitle, sentence, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

test('the receipt of an order is opened from the order, and only the document is printed', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_number } = await aPaidOrder(buyer)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await link(phone, 'Receipt').click()
  await seeTitle(phone, 'Receipt')
  const { page } = phone
  const paper = page.getByRole('article')
  await paper.getByText(order_number).waitFor()
  await paper.getByText(/^R-\d{4}-\d{6}$/).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const width of [794, 816]) {
    await page.setViewportSize({ width, height: 1_100 })
    // biome-ignore lint/performance/useDomNodeTextContent: only rendered text is compared
    expect(await page.evaluate(() => document.body.innerText)).toBe(await paper.innerText())
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  expect(await paper.evaluate((part) => getComputedStyle(part).color)).toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ media: null, colorScheme: null })
  await sentence(phone, 'Print').first().waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
