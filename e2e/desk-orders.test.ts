import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDesk, answerDialog, pane } from './desk.ts'
import { aPhone, openBrowser } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { aBuyer, anOrder, type Buyer, PAYMENT_CODE } from './people.ts'
import { seeHeading, signedIn } from './steps.ts'

let shop: OpenShop
let browser: Browser
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

async function aPaidOrder(buyer: Buyer): Promise<{ order_id: string; order_number: string }> {
  const { skus } = await shop.call()('GET /api/product/detail', { query: { product_id: 'soap' } })
  const { order_id } = await anOrder(buyer, skus[0]?.sku_id ?? '')
  const body = { order_ids: [order_id], payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body, key: crypto.randomUUID() })
  const { order_number } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  return { order_id, order_number }
}

test('what is shipped at the desk shows at once on the shopper’s phone', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_number } = await aPaidOrder(buyer)
  const [phone, desk] = await Promise.all([aPhone(browser, shop.url), aDesk(browser, shop, { path: '/orders' })])
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await seeHeading(phone, 'The shop is getting your order ready.')

  await desk.page.getByRole('link', { name: order_number }).click()
  await pane(desk, order_number).getByText('88/14 Sukhumvit 31').waitFor()
  await pane(desk, order_number).getByRole('button', { name: 'Ship' }).click()
  await answerDialog(desk, { Carrier: 'Mekong Post', 'Tracking number': 'MP-4711' }, 'Ship')
  await pane(desk, order_number).getByText('Mekong Post · MP-4711').waitFor()

  await phone.page.getByText('MP-4711', { exact: true }).waitFor()
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

test('Back at the desk returns to the list as it was filtered', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_number } = await aPaidOrder(buyer)
  const desk = await aDesk(browser, shop, { path: '/orders?status=all' })
  await desk.page.getByRole('link', { name: order_number }).click()
  await pane(desk, order_number).waitFor()
  expect(new URL(desk.page.url()).pathname).toBe(`/console/orders/${order_id}`)
  await desk.page.goBack()
  await pane(desk, order_number).waitFor({ state: 'hidden' })
  expect(desk.page.url()).toBe(`${shop.url}/console/orders?status=all`)
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
