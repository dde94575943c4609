import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { aBuyer, anOrder, type Buyer, PAYMENT_CODE, theDesk } from './people.ts'
import { button, link, seeHeading, seeTitle, sentence, signedIn } from './steps.ts'

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

async function aPaidOrder(buyer: Buyer): Promise<string> {
  const { skus } = await shop.call()('GET /api/product/detail', { query: { product_id: 'soap' } })
  const { order_id } = await anOrder(buyer, skus[0]?.sku_id ?? '')
  const body = { order_ids: [order_id], payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body, key: crypto.randomUUID() })
  return order_id
}

/** The streams of live events that a page opened. */
function streamsOf(page: Page): string[] {
  const opened: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/events?') && response.ok()) opened.push(response.url())
  })
  return opened
}

const bell = ({ page, say }: Phone, label: string) => page.getByRole('link', { name: say(label), exact: true })

test('what the shop does shows in every tab without reloading, is told by a notice, and “Read all” clears the point', async () => {
  const buyer = await aBuyer(shop)
  const order_id = await aPaidOrder(buyer)
  await buyer.call('POST /api/user/notifications/read', { body: { all: true } }) // of the recharge
  const phone = await aPhone(browser, shop.url)
  const streams = streamsOf(phone.page)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await seeHeading(phone, 'The shop is getting your order ready.')
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(1)

  // The second tab has no stream of its own: the first one tells it.
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  const more = streamsOf(tab.page)
  await open(tab, '/filter')
  await bell(tab, 'Notifications').waitFor()

  const parcel = { order_id, carrier: 'Mekong Post', tracking_number: 'MP-4711' }
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: parcel })
  await phone.page.getByText('MP-4711', { exact: true }).waitFor()
  await bell(tab, 'Notifications, some unread').waitFor()
  expect([streams.length, more.length]).toEqual([1, 0])

  await bell(tab, 'Notifications, some unread').click()
  await seeTitle(tab, 'Notifications')
  const notice = tab.page.getByRole('link', { name: 'Your order is on its way' })
  await notice.getByText(tab.say('Unread')).waitFor({ state: 'attached' })
  await button(tab, 'Read all').click()
  await button(tab, 'Read all').waitFor({ state: 'hidden' })
  expect(await notice.getByText(tab.say('Unread')).count()).toBe(0)
  await notice.click()
  await seeTitle(tab, 'Order details')
  await sentence(tab, 'Order details').first().waitFor()
  await open(tab, '/filter')
  await bell(tab, 'Notifications').waitFor()
  await link(tab, 'Notifications').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
