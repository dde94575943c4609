import { moneyText } from '@sampan/contract/money-text'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, PUBLISH_TIMEOUT, pageOf, pane } from '../desk.ts'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { aBuyer, aPaidOrder, RECEIPT, theDesk } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import { attach, button, dialog, link, seeHeading, seeTitle, sentence, signedIn } from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

test('the Back button of the browser returns an operator to the list with its filters', async () => {
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

const RETURN_ADDRESS = 'Sampan Returns, 5 Quay Street, Bangkok 10110'
const PARCEL = { carrier: 'Mekong Post', tracking_number: 'MP-4410' }
const BROKEN = { name: 'broken.png', mimeType: 'image/png', buffer: RECEIPT }

/** Applies for a refund of an order whose goods will be returned. */
async function askBack(phone: Phone): Promise<void> {
  await link(phone, 'Refund').click()
  await seeTitle(phone, 'Refund')
  await phone.page.getByRole('radio', { name: phone.say('Product received') }).check()
  await phone.page.getByRole('radio', { name: phone.say('Return and refund') }).check()
  await phone.page.getByRole('combobox', { name: phone.say('Reason') }).selectOption('damaged')
  await phone.page.getByRole('textbox', { name: phone.say('Explanation') }).fill('It came in two halves.')
  await attach(phone, phone.page.getByLabel(phone.say('Attachment')), BROKEN)
  await button(phone, 'Remove picture').waitFor()
  await button(phone, 'Apply refund').click()
  await seeHeading(phone, 'We’ve got your request')
  await link(phone, 'See order').click()
  await button(phone, 'Cancel request').waitFor()
}

async function sendBack(phone: Phone): Promise<void> {
  await button(phone, 'I’ve sent it back').click()
  const sheet = dialog(phone, 'Your return parcel')
  await sheet.getByRole('textbox', { name: phone.say('Carrier') }).fill(PARCEL.carrier)
  await sheet.getByRole('textbox', { name: phone.say('Tracking number') }).fill(PARCEL.tracking_number)
  await sheet.getByRole('button', { name: phone.say('Save') }).click()
  await button(phone, 'Edit tracking number').waitFor()
}

test('if an operator approves and pays a refund, the shopper’s order and balance are updated automatically', async () => {
  const buyer = await aBuyer(shop, 50_000)
  const { order_id, order_number } = await aPaidOrder(buyer)
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: { order_id, ...PARCEL, is_shared: true } })
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await askBack(phone)
  const { refunds } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  const wallet: Phone = { ...phone, page: await phone.context.newPage() }
  await open(wallet, '/filter')
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  await wallet.page.getByText(moneyText(balance_cents), { exact: true }).waitFor()

  const desk = await aDesk(browser, shop, { path: '/refunds' })
  await desk.page.getByRole('link', { name: order_number }).click()
  const refundPane = pane(desk, `Refund of ${order_number}`)
  await refundPane.getByText('It came in two halves.').waitFor()
  await refundPane.getByRole('button', { name: 'Approve' }).click()
  await answerDialog(desk, { 'Return address': RETURN_ADDRESS }, 'Approve')
  await phone.page.getByText(RETURN_ADDRESS).first().waitFor()
  await sendBack(phone)
  await refundPane.getByText(`${PARCEL.carrier} · ${PARCEL.tracking_number}`).waitFor()
  await refundPane.getByRole('button', { name: 'Issue refund' }).click()
  await answerDialog(desk, {}, 'Issue refund')

  await sentence(phone, 'Refunded').first().waitFor()
  const whole = moneyText(balance_cents + (refunds[0]?.amount_cents ?? 0))
  await wallet.page.getByText(whole, { exact: true }).waitFor()
  await open(wallet, '/capitalRecord?kind=refund')
  await wallet.page.getByRole('link', { name: order_number }).click()
  await wallet.page.getByRole('heading', { name: phone.say('Transaction') }).waitFor()
  await wallet.page.getByRole('link', { name: order_number }).click()
  await seeTitle(wallet, 'Order details')
  expect(phone.complaints).toEqual([])
  expect(desk.complaints).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})

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
