import { LANGUAGES, type LocaleKey, tagOf } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aDesk, answerDialog, type Desk, pane } from '../desk.ts'
import { measurePage } from '../look/measure.ts'
import { findCut, findOutsideFrame, findOverflowing, findTooWide } from '../look/rules.ts'
import { readScreenTexts } from '../look/screen-texts.ts'
import { findUntranslated } from '../look/untranslated.ts'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { aBuyer, type Buyer, PAYMENT_CODE } from '../people.ts'
import { openShopAndBrowser } from '../shop-and-browser.ts'
import {
  button,
  dialog,
  enterCode,
  expectToast,
  heading,
  link,
  placeOrder,
  read,
  seeHeading,
  signedIn,
} from '../steps.ts'

const { shop, browser } = await openShopAndBrowser()

const CARRIER = 'Mekong Post'
const REASON = 'The van caught fire.'
const WIDTHS = [390, 1440]
/** Texts that are in no language: the buyer's address, and what the operator writes. */
const WRITTEN = ['88/14 Sukhumvit 31', REASON]

const skus = await shop.call()('GET /api/product/stock', { query: { product_id: 'soap' } })
const sku_id = skus.find(({ stock }) => stock > 30)?.sku_id ?? ''

/** Faults of the open screen at both widths. */
async function faultsOf({ page }: Phone, locale: LocaleKey): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const measurement = await page.evaluate(measurePage)
    const { texts } = await page.evaluate(readScreenTexts)
    const ofLayout = [findTooWide, findOverflowing, findOutsideFrame, findCut].flatMap((find) => find(measurement))
    const english = locale === 'en' ? [] : findUntranslated(texts, WRITTEN)
    faults.push(...[...ofLayout, ...english].map((fault) => `${width} ${new URL(page.url()).pathname}: ${fault}`))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  return faults
}

/** Buys three pieces in the browser. @returns the order's id and number. */
async function buyThree(phone: Phone, { call, token }: Buyer): Promise<{ order_id: string; order_number: string }> {
  await signedIn(phone, token, `/checkout?sku=${sku_id}&quantity=3`)
  await placeOrder(phone).click()
  await enterCode(phone, PAYMENT_CODE)
  await expectToast(phone, 'Pay Success')
  await link(phone, 'See order').click()
  await phone.page.waitForURL(/\/orderInfo\//)
  const order_id = new URL(phone.page.url()).pathname.split('/').at(-1) ?? ''
  const { order_number } = await call('GET /api/order/detail', { query: { order_id } })
  return { order_id, order_number }
}

type Shipment = { action: 'Ship' | 'Ship the rest'; pieces?: number; tracking_number: string }

/** Sends a parcel from the pane of the order. */
async function sendParcel(desk: Desk, order_number: string, shipment: Shipment): Promise<void> {
  const { page } = desk
  await pane(desk, order_number).getByRole('button', { name: shipment.action, exact: true }).click()
  const form = page.getByRole('dialog')
  if (shipment.pieces !== undefined) {
    await form.getByRole('combobox', { name: 'Quantity for line 1' }).click()
    await page.getByRole('option', { name: String(shipment.pieces), exact: true }).click()
  }
  await form.getByRole('combobox', { name: 'Carrier', exact: true }).fill(CARRIER)
  await form.getByRole('textbox', { name: 'Tracking number', exact: true }).fill(shipment.tracking_number)
  await form.getByRole('button', { name: 'Ship', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await pane(desk, order_number).getByText(shipment.tracking_number).first().waitFor()
}

/** Waits for the sentence at the top of the order after the desk changed it. */
async function seeOrder(phone: Phone, sentence: string, order_id: string): Promise<void> {
  await open(phone, `/orderInfo/${order_id}`)
  await seeHeading(phone, sentence)
}

const confirmReceipt = (phone: Phone) => button(phone, 'Confirm received')

async function loseAndRefund(desk: Desk, order_number: string): Promise<void> {
  await pane(desk, order_number).getByRole('button', { name: 'Mark as lost: Parcel 2' }).click()
  await answerDialog(desk, { Reason: REASON }, 'Mark as lost')
  await pane(desk, order_number).getByRole('button', { name: 'Refund parcel: Parcel 2' }).waitFor()
}

async function refund(desk: Desk, order_number: string): Promise<void> {
  await pane(desk, order_number).getByRole('button', { name: 'Refund parcel: Parcel 2' }).click()
  await answerDialog(desk, { Reason: REASON }, 'Issue refund')
  await pane(desk, order_number).getByText('Lost and refunded').first().waitFor()
}

const LOCALES = LANGUAGES.map(({ file_name }) => file_name)

test.each(LOCALES)('an order arrives in one of two parcels, and the other one is refunded: %s', async (locale) => {
  const buyer = await aBuyer(shop)
  const phone = await aPhone(browser, shop.url, { locale })
  const { page, say } = phone
  const { order_id, order_number } = await buyThree(phone, buyer)
  const { balance_cents } = await buyer.call('GET /api/user/getUserInfo')
  const desk = await aDesk(browser, shop, { path: `/orders/${order_id}` })
  const faults: string[] = []
  const look = async () => void faults.push(...(await faultsOf(phone, locale)))
  const tracking = (parcel: number) => `MP-${tagOf(locale).toUpperCase()}-${parcel}`

  await sendParcel(desk, order_number, { action: 'Ship', pieces: 2, tracking_number: tracking(1) })
  await seeOrder(phone, 'A part of your order is on its way. The shop is getting the rest ready.', order_id)
  await read(phone, 'Partly shipped')
  await heading(phone, 'Still being prepared').waitFor()
  await page.getByText(tracking(1), { exact: true }).first().waitFor()
  expect(await confirmReceipt(phone).count()).toBe(0)
  await look()

  await sendParcel(desk, order_number, { action: 'Ship the rest', tracking_number: tracking(2) })
  await seeOrder(phone, 'Confirm once you’ve received your order.', order_id)
  for (const parcel of [1, 2]) {
    await heading(phone, 'Parcel {position}', { position: parcel }).waitFor()
    await page.getByText(tracking(parcel), { exact: true }).first().waitFor()
  }
  await confirmReceipt(phone).waitFor()
  await look()

  await loseAndRefund(desk, order_number)
  await seeOrder(phone, 'A parcel of your order is lost. We’re arranging your refund.', order_id)
  await read(phone, 'Lost · we’re arranging your refund')
  expect(await confirmReceipt(phone).count()).toBe(0)
  await look()
  await open(phone, '/myPurchases/2')
  await read(phone, 'Parcel lost')
  await look()

  await refund(desk, order_number)
  const { refunded_cents, items } = await buyer.call('GET /api/order/detail', { query: { order_id } })
  expect(items).toMatchObject([{ quantity: 3, sent_quantity: 3, refunded_quantity: 1 }])
  expect((await buyer.call('GET /api/user/getUserInfo')).balance_cents).toBe(balance_cents + refunded_cents)
  await seeOrder(phone, 'Confirm once you’ve received your order.', order_id)
  await read(phone, 'Lost · refunded')
  await look()
  await confirmReceipt(phone).click()
  await dialog(phone, 'Did everything arrive?')
    .getByRole('button', { name: say('Confirm received') })
    .click()
  await seeHeading(phone, 'Your order has arrived. Enjoy!')
  await look()
  expect([...faults, ...phone.complaints, ...desk.complaints]).toEqual([])
  await Promise.all([phone.context.close(), desk.context.close()])
})
