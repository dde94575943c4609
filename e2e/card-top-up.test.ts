import { LANGUAGES } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { balanceOf, goToProvider, payWith } from './card/provider-pages.ts'
import { aPhone } from './open-browser.ts'
import { aShopper } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { sentence, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser({ has_payments: true })

/** The longest time from the payment on the provider's page to the money on the balance, on a quiet machine. */
const AT_ONCE_MS = 5_000
/** The times of the tests in ms. The shortest counts, because the machine can be busy during some of them. */
const times: Record<'card' | 'paypal', number[]> = { card: [], paypal: [] }

test.each(LANGUAGES)(
  'a top-up by card is on the balance after the payment, and the page says so ($language_name)',
  async ({ file_name }) => {
    const shopper = await aShopper(shop)
    const phone = await aPhone(browser, shop.url, { locale: file_name, width: file_name === 'ri' ? 1_440 : 390 })
    await signedIn(phone, shopper.token, '/topUp')
    await goToProvider(phone)
    const paid_at = performance.now()
    await payWith(phone, 'success')
    await sentence(phone, 'You now have {balance}.', { balance: '$100.00' }).waitFor()
    times.card.push(performance.now() - paid_at)
    expect(await balanceOf(shopper)).toBe(10_000)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test.each(LANGUAGES)(
  'a top-up by PayPal is on the balance after the approval, and the page says so ($language_name)',
  async ({ file_name }) => {
    const shopper = await aShopper(shop)
    const phone = await aPhone(browser, shop.url, { locale: file_name, width: file_name === 'zh-CN' ? 1_440 : 390 })
    await signedIn(phone, shopper.token, '/topUp')
    await goToProvider(phone, 'paypal')
    const paid_at = performance.now()
    await payWith(phone, 'success')
    await sentence(phone, 'You now have {balance}.', { balance: '$100.00' }).waitFor()
    times.paypal.push(performance.now() - paid_at)
    expect(await balanceOf(shopper)).toBe(10_000)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test.each(['card', 'paypal'] as const)('a top-up (%s) is on the balance in less than five seconds', (way) => {
  expect(Math.min(...times[way])).toBeLessThan(AT_ONCE_MS)
})

test('a PayPal account that is declined can be replaced: the shop says why, and opens the page again', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await goToProvider(phone, 'paypal')
  await payWith(phone, 'declined')
  await sentence(
    phone,
    'PayPal couldn’t take the payment. Choose another card or account there, or another way here.',
  ).waitFor()
  expect(await balanceOf(shopper)).toBe(0)
  await phone.page.getByRole('button', { name: 'Open the page' }).click()
  await payWith(phone, 'success')
  await sentence(phone, 'You now have {balance}.', { balance: '$100.00' }).waitFor()
  await phone.context.close()
})

test('a declined card can be followed by another one, and 3-D Secure leads back to the shop', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await goToProvider(phone)
  await payWith(phone, 'insufficient_funds')
  await phone.page.getByRole('alert').waitFor()
  await payWith(phone, 'challenge')
  await phone.page.getByRole('button', { name: 'Confirm' }).click()
  await sentence(phone, 'You now have {balance}.', { balance: '$100.00' }).waitFor()
  expect(await balanceOf(shopper)).toBe(10_000)
  await phone.context.close()
})

test('the money arrives even if the shopper closes the tab after the payment', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await goToProvider(phone)
  await phone.page.route(/cardTopUp/, (route) => route.abort())
  await payWith(phone, 'success').catch(() => {}) // the way back is cut off
  await phone.context.close()
  await expect.poll(() => balanceOf(shopper)).toBe(10_000)
})

test('cancelling on the provider’s page charges nothing', async () => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url)
  await signedIn(phone, shopper.token, '/topUp')
  await goToProvider(phone)
  await phone.page.locator('#back').click()
  await sentence(phone, 'You cancelled the payment').waitFor()
  expect(await balanceOf(shopper)).toBe(0)
  await phone.context.close()
})
