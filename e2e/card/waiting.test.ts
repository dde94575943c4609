import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocaleKey } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from '../open-browser.ts'
import { aShopper } from '../people.ts'
import { button, heading, link, read, seeHeading, sentence, signedIn } from '../steps.ts'
import { balanceOf, beginTopUp, goToProvider, onProviderPage, payWith } from './provider-pages.ts'
import { openProviderShop } from './provider-shop.ts'
import { expectTranslated, readersOf } from './readers.ts'

const { shop, browser, stripe, newestPayment } = await openProviderShop()

const SUM = { sum: '$100.00' }
const BALANCE = { balance: '$100.00' }

/** A shopper who is on the provider's page. */
async function onPage(locale: LocaleKey = 'en', width = 390) {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url, { locale, width })
  await signedIn(phone, shopper.token, '/topUp')
  await goToProvider(phone)
  return { shopper, phone, ...(await newestPayment()) }
}

test.each(readersOf(0))(
  'money on its way is credited while the shopper looks on (%s, %i px)',
  async (locale, width) => {
    const { shopper, phone, ref } = await onPage(locale, width)
    await payWith(phone, 'konbini')
    await heading(phone, '{sum} is on its way', SUM).waitFor()
    await expectTranslated(phone)
    expect(await balanceOf(shopper)).toBe(0)
    stripe.settle(ref, true)
    await sentence(phone, 'You now have {balance}.', BALANCE).waitFor()
    await expectTranslated(phone)
    expect(await balanceOf(shopper)).toBe(10_000)
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test.each(readersOf(1))(
  'money that never arrives is said, and another way is offered (%s, %i px)',
  async (locale, width) => {
    const { shopper, phone, ref } = await onPage(locale, width)
    await payWith(phone, 'bank_fails')
    await heading(phone, '{sum} is on its way', SUM).or(heading(phone, 'Your bank is answering')).waitFor()
    stripe.settle(ref, false)
    await seeHeading(phone, 'Your payment was declined')
    await expectTranslated(phone)
    await link(phone, 'Choose another way').click()
    await phone.page
      .getByRole('link')
      .filter({ hasText: phone.say('Bank transfer') })
      .waitFor()
    await expect.poll(() => phone.page.url()).toContain('amount_cents=10000')
    expect(await balanceOf(shopper)).toBe(0)
    const { items } = await shopper.call('GET /api/user/notifications', { query: {} })
    expect(items).toMatchObject([{ kind: 'card_failed' }])
    expect(phone.complaints).toEqual([])
    await phone.context.close()
  },
)

test('two tabs with one payment: it is paid once, and both say so', async () => {
  const { shopper, phone, payment_id } = await onPage()
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  await open(tab, `/cardTopUp?payment=${payment_id}`)
  await seeHeading(tab, 'You haven’t paid yet')
  await button(tab, 'Open the page').click()
  await onProviderPage(tab)
  await payWith(phone, 'success')
  await sentence(phone, 'You now have {balance}.', BALANCE).waitFor()
  await tab.page.locator('#pay').click() // the page was paid in the other tab
  await tab.page.locator('#back').click()
  await sentence(tab, 'You now have {balance}.', BALANCE).waitFor()
  expect(await balanceOf(shopper)).toBe(10_000)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

test('a tab that waits learns that the payment was cancelled in another one', async () => {
  const { shopper, phone, payment_id } = await onPage()
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  await open(tab, `/cardTopUp?payment=${payment_id}`)
  await seeHeading(tab, 'You haven’t paid yet')
  await phone.page.locator('#back').click()
  await seeHeading(phone, 'You cancelled the payment')
  await seeHeading(tab, 'You cancelled the payment')
  expect(await balanceOf(shopper)).toBe(0)
  await phone.context.close()
})

/** Mails are files in the data folder. */
async function mailsTo(account: string): Promise<string[]> {
  const outbox = join(shop.data_folder, 'mail')
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.filter((name) => name.includes(account)).map((name) => readFile(join(outbox, name), 'utf8')))
}

test('after the tab is closed, the money arrives with a notice and a mail, and is seen on another device', async () => {
  const { shopper, phone } = await onPage()
  await phone.page.route(/cardTopUp/, (route) => route.abort())
  await payWith(phone, 'success').catch(() => {}) // the way back is cut off
  await phone.context.close()
  const other = await aPhone(browser, shop.url, { locale: 'han', width: 1_440 })
  await signedIn(other, shopper.token, '/notification')
  await other.page.getByText('$100.00').filter({ visible: true }).first().waitFor()
  await open(other, '/filter')
  await other.page.getByRole('main').getByText('$100.00').filter({ visible: true }).first().waitFor()
  await expect.poll(async () => (await mailsTo(shopper.account)).some((mail) => mail.includes('$100.00'))).toBe(true)
  expect(other.complaints).toEqual([])
  await other.context.close()
})

test('a device that waits for the money sees it, although another device paid', async () => {
  const { shopper, phone, payment_id } = await onPage()
  const other = await aPhone(browser, shop.url, { locale: 'zh-CN' })
  await signedIn(other, shopper.token, `/cardTopUp?payment=${payment_id}`)
  await seeHeading(other, 'You haven’t paid yet')
  await payWith(phone, 'success')
  await sentence(other, 'You now have {balance}.', BALANCE).waitFor()
  await Promise.all([phone.context.close(), other.context.close()])
})

test('a refused 3-D Secure charges nothing; another card follows on the same page', async () => {
  const { shopper, phone } = await onPage('ri')
  await payWith(phone, 'challenge')
  await phone.page.locator('#refuse').click()
  await phone.page.getByRole('alert').waitFor()
  expect(await balanceOf(shopper)).toBe(0)
  await payWith(phone, 'success')
  await sentence(phone, 'You now have {balance}.', BALANCE).waitFor()
  await phone.context.close()
})

test('another shopper’s payment, and an address that was tampered with, are not found', async () => {
  const { shopper, phone, payment_id } = await onPage()
  const stranger = await aShopper(shop)
  const thief = await aPhone(browser, shop.url)
  await signedIn(thief, stranger.token, `/cardTopUp?payment=${payment_id}&cancelled=1`)
  for (const payment of [payment_id, `${payment_id}&status=credited`, '../../admin', '<b>x</b>']) {
    await open(thief, `/cardTopUp?payment=${payment}`)
    await seeHeading(thief, 'Page not found')
  }
  expect(thief.complaints).toEqual([])
  await payWith(phone, 'success')
  await sentence(phone, 'You now have {balance}.', BALANCE).waitFor()
  expect(await balanceOf(shopper)).toBe(10_000)
  await Promise.all([thief.context.close(), phone.context.close()])
})

test.each(readersOf(2))('while the provider is down, the other ways are offered (%s, %i px)', async (locale, width) => {
  const shopper = await aShopper(shop)
  const phone = await aPhone(browser, shop.url, { locale, width })
  await signedIn(phone, shopper.token, '/topUp')
  await stripe.setOutage('error')
  await beginTopUp(phone)
  await read(phone, '{provider} isn’t responding right now. Try again, or choose another way.', { provider: 'Stripe' })
  await button(phone, 'Choose another way').click()
  const wayTo = (name: string) => phone.page.getByRole('link').filter({ hasText: phone.say(name) })
  await wayTo('Bank transfer').waitFor()
  const offered = async () => {
    await phone.page.reload()
    await wayTo('Bank transfer').waitFor()
    return wayTo('Card or wallet app').count()
  }
  // The shop first finds out whether the provider replies to anybody, and later whether it replies again.
  await expect.poll(offered, { timeout: 30_000, interval: 1_000 }).toBe(0)
  await sentence(phone, 'Card or wallet app').waitFor()
  await read(phone, 'Not available right now')
  await expectTranslated(phone)
  expect(await balanceOf(shopper)).toBe(0)
  await stripe.setOutage('none')
  await expect.poll(offered, { timeout: 45_000, interval: 3_000 }).toBe(1)
  await phone.context.close()
})
