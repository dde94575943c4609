import Cookies from 'js-cookie'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, anId, aQuote } from '../../../testing/fake-goods.ts'
import { loseReply, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const ratesOf = (days: number) => [
  { currency: 'JPY' as const, micros_per_dollar: 150_000_000, set_at: daysAgo(days) },
  { currency: 'CNY' as const, micros_per_dollar: 7_100_000, set_at: daysAgo(days) },
]

/** Opens a checkout of $15. */
const openCheckout = (
  replies: Replies = {},
  locale: 'en' | 'zh-CN' | 'ri' = 'en',
  cookies: Record<string, string> = {},
) =>
  renderScreen(`/checkout?items=${anId(101)}`, {
    locale,
    cookies,
    replies: {
      'GET /api/user/address_list': [anAddress(1)],
      'POST /api/checkout/quote': aQuote(),
      'GET /api/currency/rates': ratesOf(1),
      ...replies,
    },
  })

test('after choosing a currency in the settings, prices have estimates next to dollars', async () => {
  const settings = await renderScreen('/setting', { replies: { 'GET /api/currency/rates': ratesOf(1) } })
  await userEvent.click(settings.view.getByRole('button', { name: 'Price estimates US dollars only' }))
  await expect.element(settings.view.getByText(/^\$1 ≈ ¥150, as of/)).toBeVisible()
  await expect.element(settings.view.getByText('No current rate, so no estimate').first()).toBeVisible()
  await userEvent.click(settings.view.getByRole('radio', { name: /Japanese Yen/ }))
  await expect.element(settings.view.getByRole('button', { name: 'Price estimates Japanese Yen' })).toBeVisible()
  expect(Cookies.get('Currency')).toBe('JPY')
})

test.each(['JPN', 'jpy', '"><b>', '__proto__', '%E0%A4%A'])('the invalid cookie %s is ignored', async (Currency) => {
  const { view } = await openCheckout({}, 'en', { Currency })
  await expect.element(view.getByText('$15.00').first()).toBeVisible()
  expect(view.getByText(/≈/).query()).toBeNull()
})

test('the chosen currency, or the choice to show dollars only, applies in every language', async () => {
  const { view } = await openCheckout({}, 'ri', { Currency: 'CNY' })
  await expect.element(view.getByText(/≈.*107/).first()).toBeVisible()
  await view.unmount()
  const alone = await openCheckout({}, 'ri', { Currency: 'USD' })
  await expect.element(alone.view.getByText('$15.00').first()).toBeVisible()
  expect(alone.view.getByText(/≈/).query()).toBeNull()
})

test.each([
  ['en', null],
  ['zh-CN', '≈ ¥107'],
  ['ri', '≈ ￥2,250'],
] as const)('without a choice, the estimate in %s is %s', async (locale, text) => {
  const { view, requests } = await openCheckout({}, locale)
  await expect.element(view.getByText('$15.00').first()).toBeVisible()
  if (text) await expect.element(view.getByText(text).first()).toBeVisible()
  else {
    expect(view.getByText('≈').query()).toBeNull()
    expect(requests('GET /api/currency/rates')).toEqual([])
  }
})

test.each<[string, Replies]>([
  ['older than a week', { 'GET /api/currency/rates': ratesOf(7.01) }],
  ['not set', { 'GET /api/currency/rates': [] }],
  ['not available', { 'GET /api/currency/rates': () => loseReply() }],
])('if the rates are %s, no estimate is shown, and the rest of the screen is unchanged', async (_, replies) => {
  const { view, requests } = await openCheckout(replies, 'ri')
  await expect.element(view.getByText('$15.00').first()).toBeVisible()
  await expect.poll(() => requests('GET /api/currency/rates').length).toBeGreaterThan(0)
  await expect.element(view.getByText(/≈/)).not.toBeInTheDocument()
  await expect.element(view.getByRole('button', { name: /注文を確定する/ })).toBeEnabled()
})
