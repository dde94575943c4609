import { expect, test } from 'vitest'
import { aPhone, type Phone } from '../open-browser.ts'
import { aBuyer, anOrder, type Buyer, PAYMENT_CODE } from '../people.ts'
import { enterCode, heading, link, sentence, signedIn } from '../steps.ts'
import { balanceOf, onProviderPage, payWith } from './provider-pages.ts'
import { openProviderShop } from './provider-shop.ts'
import { expectTranslated, readersOf } from './readers.ts'

const { shop, browser } = await openProviderShop()

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** A shopper whose balance is too low for an order, and the top-up that the shop offers. */
async function aShortBuyer() {
  const buyer = await aBuyer(shop, 1_000)
  const skus = await buyer.call('GET /api/product/stock', { query: { product_id: 'soap' } })
  const { order_id, total_cents } = await anOrder(buyer, skus.find(({ stock }) => stock > 5)?.sku_id ?? '', 3)
  const { ways } = await buyer.call('GET /api/user/card_top_up')
  const sum_cents = Math.max(total_cents - 1_000, ways[0]?.minimum_cents ?? 0)
  return { buyer, order_id, total_cents, sum_cents }
}

/** Enters the payment code, and goes to the provider's page. */
async function topUpAndPay(phone: Phone, sum_cents: number): Promise<void> {
  const name = phone.say('Top up {topUp} and pay', { topUp: dollars(sum_cents) })
  await phone.page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()
  await enterCode(phone, PAYMENT_CODE)
  await onProviderPage(phone)
}

const statusOf = async ({ call }: Buyer, order_id: string) =>
  (await call('GET /api/order/detail', { query: { order_id } })).status

test.each(readersOf(3))(
  'a missing amount is topped up and the order paid in one way (%s, %i px)',
  async (locale, width) => {
    const { buyer, order_id, total_cents, sum_cents } = await aShortBuyer()
    const phone = await aPhone(browser, shop.url, { locale, width })
    await signedIn(phone, buyer.token, `/payment?orders=${order_id}`)
    await topUpAndPay(phone, sum_cents)
    await payWith(phone, 'success')
    await heading(phone, 'Your order is paid').waitFor()
    await expectTranslated(phone)
    expect(await balanceOf(buyer)).toBe(1_000 + sum_cents - total_cents)
    expect(await statusOf(buyer, order_id)).toBe(1)
    await link(phone, 'See order').click()
    await phone.page.waitForURL(/\/payment\?paid=/)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test.each(readersOf(4))(
  'money for an order that was cancelled stays on the balance (%s, %i px)',
  async (locale, width) => {
    const { buyer, order_id, sum_cents } = await aShortBuyer()
    const phone = await aPhone(browser, shop.url, { locale, width })
    await signedIn(phone, buyer.token, `/payment?orders=${order_id}`)
    await topUpAndPay(phone, sum_cents)
    await buyer.call('POST /api/order/cancel', { body: { order_id } })
    await payWith(phone, 'success')
    await heading(phone, '{sum} is in your balance', { sum: dollars(sum_cents) }).waitFor()
    await sentence(phone, 'The money stays in your balance.').waitFor()
    await sentence(phone, 'Your order was paid or cancelled before the money arrived.').waitFor()
    await expectTranslated(phone)
    expect(await balanceOf(buyer)).toBe(1_000 + sum_cents)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test('a cancelled payment leads back to the order, which can still be paid', async () => {
  const { buyer, order_id, sum_cents } = await aShortBuyer()
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, buyer.token, `/payment?orders=${order_id}`)
  await topUpAndPay(phone, sum_cents)
  await phone.page.locator('#back').click()
  await heading(phone, 'You cancelled the payment').waitFor()
  await link(phone, 'Try again').click()
  await topUpAndPay(phone, sum_cents)
  await payWith(phone, 'challenge')
  await phone.page.locator('#approve').click()
  await heading(phone, 'Your order is paid').waitFor()
  expect(await statusOf(buyer, order_id)).toBe(1)
  await phone.context.close()
})
