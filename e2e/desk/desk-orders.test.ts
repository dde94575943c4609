import { expect, test } from 'vitest'
import { aDesk, answerDialog, PUBLISH_TIMEOUT, pageOf, pane } from '../desk.ts'
import { aPhone, open } from '../open-browser.ts'
import { aBuyer, aPaidOrder, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'

const { shop, browser } = await openShopAndBrowser()

test('the Back button of the browser returns an operator to the list with its filters', async () => {
  const buyer = await aBuyer(shop)
  const { order_id, order_number } = await aPaidOrder(buyer)
  const desk = await aDesk(browser, shop, { path: '/orders?status=all' })
  await desk.page.getByRole('link', { name: order_number }).click()
  await pane(desk, order_number).waitFor()
  await expect.poll(() => new URL(desk.page.url()).pathname).toBe(`/console/orders/${order_id}`)
  await desk.page.goBack()
  await pane(desk, order_number).waitFor({ state: 'hidden' })
  await expect.poll(() => desk.page.url()).toBe(`${shop.url}/console/orders?status=all`)
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})

const PARCEL = { carrier: 'Mekong Post', tracking_number: 'MP-4410' }

test('an operator’s reply is shown below its review on the product’s page; the review disappears once it is hidden', async () => {
  const buyer = await aBuyer(shop)
  const { order_id } = await aPaidOrder(buyer)
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: { order_id, ...PARCEL, is_shared: true } })
  await buyer.call('POST /api/order/receive', { body: { order_id } })
  const { items } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const content = 'It smells of rain on warm stones.'
  const reviews = items.map(({ order_item_id }) => ({ order_item_id, product_score: 4, content, picture_ids: [] }))
  await buyer.call('POST /api/order/review', { body: { order_id, items: reviews, service_score: 5, postage_score: 5 } })
  const phone = await aPhone(browser, shop.url)
  await open(phone, '/detail/soap')
  await phone.page.getByText(content).waitFor()

  const desk = await aDesk(browser, shop, { path: '/reviews' })
  await desk.page.getByRole('row', { name: content }).getByRole('link').click()
  await pane(desk, 'Slow-cured soap').getByRole('button', { name: 'Reply' }).click()
  await answerDialog(desk, { Reply: 'Thank you for writing.' }, 'Save')
  await pane(desk, 'Slow-cured soap').getByText('Thank you for writing.').waitFor()
  await expect.poll(() => pageOf(shop, '/detail/soap'), PUBLISH_TIMEOUT).toContain('Thank you for writing.')
  await open(phone, '/detail/soap')
  await phone.page.getByText('Thank you for writing.').waitFor()

  await desk.page.goto('/console/reviews?show=all')
  await desk.page.getByRole('row', { name: content }).getByRole('link').click()
  await pane(desk, 'Slow-cured soap').getByRole('button', { name: 'Hide' }).click()
  await answerDialog(desk, { Reason: 'Asked for by its author' }, 'Hide')
  await expect.poll(() => pageOf(shop, '/detail/soap'), PUBLISH_TIMEOUT).not.toContain(content)
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
