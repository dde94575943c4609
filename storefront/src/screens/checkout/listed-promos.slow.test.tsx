import type { Endpoints } from '@sampan/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { anAddress, anId, aQuote } from '../../../testing/fake-goods.ts'
import { expectMessage, loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

type FakePromo = z.input<Endpoints['POST /api/checkout/promo_codes']['reply']>[number]

const aCode = (changes: Partial<FakePromo> = {}): FakePromo => ({
  code: 'WELCOME10',
  kind: 'percentage',
  value: 1_000,
  minimum_cents: 1_000,
  ends_at: null,
  missing_cents: null,
  saves_cents: 150,
  ...changes,
})

const TERMS = { missing_cents: null, starts_at: null, ends_at: null, used_by_shopper: false }

/** A quote that accepts WELCOME10 and reports any other code as expired. */
const quoteReplies: Replies = {
  'POST /api/checkout/quote': ({ body: { promo_code } }) => {
    if (!promo_code) return aQuote()
    if (promo_code === 'WELCOME10') {
      const promo = { code: promo_code, applied: true, reason: null, msg: null, ...TERMS }
      return aQuote({ promo, discount_cents: 150, total_cents: 1_350 })
    }
    const ends_at = '2026-11-20T08:00:00.000Z'
    return aQuote({ promo: { ...TERMS, code: promo_code, applied: false, reason: 'promo_expired', msg: '', ends_at } })
  },
}

const openCheckout = (replies: Replies) =>
  renderScreen(`/checkout?items=${anId(101)}`, {
    replies: { 'GET /api/user/address_list': [anAddress(1)], ...quoteReplies, ...replies },
  })

type View = Awaited<ReturnType<typeof openCheckout>>['view']
const openSheet = (view: View) =>
  userEvent.click(view.getByRole('button', { name: /^Promo code|^WELCOME10 Promo code/ }))

test('checkout shows how many promo codes can be used, and a tap applies a code', async () => {
  const far = aCode({ code: 'TIDE5', kind: 'fixed', value: 500, minimum_cents: 3_000, missing_cents: 1_500 })
  const { view, requests } = await openCheckout({ 'POST /api/checkout/promo_codes': [aCode(), far] })
  await expect.element(view.getByRole('button', { name: 'Promo code 1 code available' })).toBeVisible()
  await openSheet(view)
  await expect.element(view.getByText('Spend $15.00 more to use it')).toBeVisible()
  await expect.element(view.getByText('$5.00 off')).toBeVisible()
  expect(view.getByRole('button', { name: /TIDE5/ }).query()).toBeNull()
  await userEvent.click(view.getByRole('button', { name: /WELCOME10.*10% off.*You save \$1\.50/ }))
  await expect.element(view.getByText('−$1.50')).toBeVisible()
  await expect.element(view.getByRole('dialog')).not.toBeInTheDocument()
  expect(requests('POST /api/checkout/promo_codes')[0]?.body).toEqual({
    cart_item_ids: [anId(101)],
    address_id: anId(201),
  })
  await openSheet(view)
  await expect.element(view.getByText('Applied')).toBeVisible()
})

test('if a promo code ends while the sheet is open, a tap on it shows a message, and the code is removed from the list', async () => {
  let hasEnded = false
  const { view } = await openCheckout({
    'POST /api/checkout/promo_codes': () =>
      hasEnded ? [] : [aCode({ code: 'LASTDAY', ends_at: '2126-11-20T08:00:00.000Z' })],
  })
  await openSheet(view)
  await expect.element(view.getByText(/Minimum spend \$10\.00 · Until \d+ Nov 2126/)).toBeVisible()
  hasEnded = true
  await userEvent.click(view.getByRole('button', { name: /LASTDAY/ }))
  await expect.element(view.getByRole('alert').getByText(/^LASTDAY: Expired on/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: /LASTDAY/ })).not.toBeInTheDocument()
})

test('if the reply to a tap on a code is lost, a message is shown, and the code can be tapped again', async () => {
  let isLost = false
  const { view } = await openCheckout({
    'POST /api/checkout/promo_codes': [aCode()],
    'POST /api/checkout/quote': () => (isLost ? loseReply() : aQuote()),
  })
  await openSheet(view)
  isLost = true
  await expectMessage('Can’t reach the shop', () => userEvent.click(view.getByRole('button', { name: /WELCOME10/ })))
  await expect.element(view.getByRole('button', { name: /WELCOME10.*Apply$/ })).toBeVisible()
})

test('if the promo codes cannot be loaded, a code can still be typed', async () => {
  const { view } = await openCheckout({ 'POST /api/checkout/promo_codes': () => refuse('out_of_stock') })
  await openSheet(view)
  await expect.element(view.getByRole('textbox', { name: 'Enter a code' })).toBeVisible()
  expect(view.getByRole('heading', { name: 'Codes for you' }).query()).toBeNull()
})

test.each([
  ['zh-CN', '立减 10%'],
  ['ri', '10%オフ'],
  ['han', '10% 할인'],
  ['tai', 'ลด 10%'],
] as const)('in %s a listed code shows its discount', async (locale, text) => {
  const { view } = await renderScreen(`/checkout?items=${anId(101)}`, {
    locale,
    replies: {
      'GET /api/user/address_list': [anAddress(1)],
      ...quoteReplies,
      'POST /api/checkout/promo_codes': [aCode()],
    },
  })
  await userEvent.click(view.getByRole('button', { name: /优惠码|クーポンコード|프로모션 코드|โค้ดส่วนลด/ }))
  await expect.element(view.getByText(text)).toBeVisible()
})
