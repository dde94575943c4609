import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPhone, open, openBrowser, type Phone } from './open-browser.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { aBuyer, anOrder, type Buyer, PAYMENT_CODE, RECEIPT, theDesk } from './people.ts'
import { attach, button, dialog, field, link, seeTitle, sentence, signedIn } from './steps.ts'

let shop: OpenShop
let browser: Browser
let desk: Awaited<ReturnType<typeof theDesk>>
beforeAll(async () => {
  ;[shop, browser] = await Promise.all([openShop(), openBrowser()])
  desk = await theDesk(shop)
})
afterAll(() => Promise.all([shop?.close(), browser?.close()]))

const REFUSAL = 'The picture shows another lamp.'
const RETURN_ADDRESS = 'Sampan Returns, 5 Quay Street, Bangkok 10110'
const PARCEL = { carrier: 'Mekong Post', tracking_number: 'MP-4410' }
const PICTURE = { name: 'broken.png', mimeType: 'image/png', buffer: RECEIPT }

/** A paid order of some pieces; optionally shipped. */
async function aPaidOrder(buyer: Buyer, quantity: number, is_shipped: boolean) {
  const skus = await buyer.call('GET /api/product/stock', { query: { product_id: 'soap' } })
  const sku_id = skus.find(({ stock }) => stock > quantity)?.sku_id ?? ''
  const { order_id, total_cents } = await anOrder(buyer, sku_id, quantity)
  const body = { order_ids: [order_id], payment_code: PAYMENT_CODE }
  await buyer.call('POST /api/order/pay', { body, key: crypto.randomUUID() })
  if (is_shipped) await desk('POST /api/admin/order/ship', { body: { order_id, ...PARCEL, is_shared: true } })
  return { order_id, total_cents }
}

const orderOf = (buyer: Buyer, order_id: string) => buyer.call('GET /api/order/detail', { query: { order_id } })
const balanceOf = async (buyer: Buyer) => (await buyer.call('GET /api/user/getUserInfo')).balance_cents

/** The open application, at the desk. */
async function openRefund(buyer: Buyer, order_id: string): Promise<string> {
  const { refunds } = await orderOf(buyer, order_id)
  return refunds.find(({ state }) => ['applied', 'agreed', 'returning'].includes(state))?.refund_id ?? ''
}

async function goToForm(phone: Phone, order_id: string): Promise<void> {
  await open(phone, `/orderInfo/${order_id}`)
  await link(phone, 'Refund').click()
  await seeTitle(phone, 'Refund')
}

/** Enters a reason and a picture, and submits; the order then shows the application. */
async function sayWhyAndSend(phone: Phone, explanation: string): Promise<void> {
  const { page, say } = phone
  await page.getByRole('combobox', { name: say('Reason') }).selectOption('damaged')
  await field(phone, 'Explanation').fill(explanation)
  await attach(phone, page.getByLabel(say('Attachment')), PICTURE)
  await button(phone, 'Remove picture').waitFor()
  await button(phone, 'Apply refund').click()
  await seeTitle(phone, 'Order details')
  await button(phone, 'Withdraw the request').waitFor()
}

test('an unshipped paid order is refunded in full with two taps', async () => {
  const buyer = await aBuyer(shop)
  const before_cents = await balanceOf(buyer)
  const { order_id, total_cents } = await aPaidOrder(buyer, 1, false)
  expect(await balanceOf(buyer)).toBe(before_cents - total_cents)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await link(phone, 'Refund').click()
  await button(phone, 'Apply refund').click()
  await seeTitle(phone, 'Order details')
  await button(phone, 'Withdraw the request').waitFor()
  await desk('POST /api/admin/refund/agree', { body: { refund_id: await openRefund(buyer, order_id) } })
  // The open order screen updates by itself.
  await sentence(phone, 'Refunded').first().waitFor()
  expect(await balanceOf(buyer)).toBe(before_cents)
  const { order_number } = await orderOf(buyer, order_id)
  await open(phone, '/capitalRecord?kind=refund')
  await phone.page.getByRole('link', { name: order_number }).click()
  await phone.page.getByRole('heading', { name: phone.say('Bill') }).waitFor()
  await phone.page.getByRole('link', { name: order_number }).click()
  await seeTitle(phone, 'Order details')
  expect(new URL(phone.page.url()).pathname).toBe(`/orderInfo/${order_id}`)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a refund is refused with a reason, applied for again and withdrawn; then one piece is returned and refunded', async () => {
  const buyer = await aBuyer(shop)
  const { order_id } = await aPaidOrder(buyer, 2, true)
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, buyer.token, '/home')

  await goToForm(phone, order_id)
  await sayWhyAndSend(phone, 'One of the two is broken.')
  const refund_id = await openRefund(buyer, order_id)
  await desk('POST /api/admin/refund/refuse', { body: { refund_id, reason: REFUSAL } })
  await page.getByText(REFUSAL).first().waitFor()
  await button(phone, 'Confirm received').waitFor()

  await goToForm(phone, order_id)
  await sayWhyAndSend(phone, 'Here is a better picture.')
  await button(phone, 'Withdraw the request').click()
  await dialog(phone, 'Withdraw the request?')
    .getByRole('button', { name: phone.say('Withdraw the request') })
    .click()
  await button(phone, 'Confirm received').waitFor()
  expect((await orderOf(buyer, order_id)).status).toBe(2)

  await goToForm(phone, order_id)
  await button(phone, 'One less').click()
  await page.getByRole('radio', { name: phone.say('Product received') }).check()
  await page.getByRole('radio', { name: phone.say('Return and refund') }).check()
  await sayWhyAndSend(phone, 'I send one of them back.')
  const [asked] = (await orderOf(buyer, order_id)).refunds
  expect(asked).toMatchObject({ type: 'return_and_refund', items: [{ quantity: 1 }] })
  const returned = { refund_id: asked?.refund_id ?? '' }
  await desk('POST /api/admin/refund/agree', { body: { ...returned, return_address: RETURN_ADDRESS } })
  await page.getByText(RETURN_ADDRESS).first().waitFor()
  await button(phone, 'I have sent it back').click()
  const sheet = dialog(phone, 'Your parcel to the shop')
  await sheet.getByRole('textbox', { name: phone.say('Carrier') }).fill(PARCEL.carrier)
  await sheet.getByRole('textbox', { name: phone.say('Tracking number') }).fill(PARCEL.tracking_number)
  await sheet.getByRole('button', { name: phone.say('Save') }).click()
  await button(phone, 'Correct the tracking number').waitFor()

  const before_cents = await balanceOf(buyer)
  await desk('POST /api/admin/refund/execute', { body: returned })
  await sentence(phone, 'Refunded').first().waitFor()
  expect(await balanceOf(buyer)).toBe(before_cents + (asked?.amount_cents ?? 0))
  expect(await orderOf(buyer, order_id)).toMatchObject({ status: 2, refunded_cents: asked?.amount_cents })
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})
