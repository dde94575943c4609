import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import { aCart, aCartItem, anAddress, aQuote, type FakeCart } from '../../../testing/fake-goods.ts'
import { loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { chooseDeliveryCountry } from '../../features/address/delivery-country.ts'

type Taxes = ReturnType<typeof aQuote>['taxes']
const ABOUT: Taxes = { outcome: 'about', arrival_cents: 420, added_cents: 0, included_cents: 0 }
const ABOUT_TEXT = 'About $4.20 in taxes and duties on arrival'

const taxed = (cart: FakeCart): FakeCart => ({ ...cart, has_tax_rules: true })

const openCart = (cart: FakeCart, taxes: Taxes, replies: Replies = {}) =>
  renderScreen('/bag', {
    replies: {
      'GET /api/cart': cart,
      'GET /api/user/address_list': [anAddress(1)],
      'POST /api/checkout/quote': aQuote({ taxes }),
      ...replies,
    },
  })
const heightOf = (part: Locator) => part.element().getBoundingClientRect().height
const checkOut = { name: 'Check out' }

test('a shop without rules of taxes says nothing about them, and reads no quote', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1)), ABOUT)
  await expect.element(view.getByText('Free delivery')).toBeVisible()
  await expect.element(view.getByText(/taxes and duties/)).not.toBeInTheDocument()
  expect(requests('POST /api/checkout/quote')).toEqual([])
})

test('the cart says what the selected lines cost on arrival at the default address', async () => {
  const cart = taxed(aCart(aCartItem(1), aCartItem(2, { selected: false })))
  const { view, requests } = await openCart(cart, ABOUT)
  await expect.element(view.getByText(ABOUT_TEXT)).toBeVisible()
  const [line] = cart.groups[0]?.items ?? []
  expect(requests('POST /api/checkout/quote').at(-1)?.body).toEqual({
    cart_item_ids: [line?.cart_item_id],
    address_id: anAddress(1).id,
  })
})

test.for([
  [{ outcome: 'nothing', arrival_cents: 0, added_cents: 0, included_cents: 0 }, 'Nothing to pay on arrival'],
  [
    { outcome: 'nothing', arrival_cents: 0, added_cents: 250, included_cents: 0 },
    'Plus $2.50 in taxes and duties, nothing on arrival',
  ],
  [
    { outcome: 'nothing', arrival_cents: 0, added_cents: 0, included_cents: 90 },
    'Taxes included, nothing to pay on arrival',
  ],
  [
    { outcome: 'unknown', arrival_cents: null, added_cents: 0, included_cents: 0 },
    'We can’t tell the taxes and duties',
  ],
] as const)('taxes with the outcome %o have a sentence', async ([taxes, text]) => {
  const { view } = await openCart(taxed(aCart(aCartItem(1))), taxes)
  await expect.element(view.getByText(text)).toBeVisible()
})

test('without an address, taxes are those of the country that the shopper has chosen', async () => {
  const { view, requests } = await openCart(taxed(aCart(aCartItem(1))), ABOUT, { 'GET /api/user/address_list': [] })
  await expect.element(view.getByText(ABOUT_TEXT)).toBeVisible()
  chooseDeliveryCountry('DE')
  await expect.poll(() => requests('POST /api/checkout/quote').at(-1)?.body).toMatchObject({ country: 'DE' })
  await expect.element(view.getByText(ABOUT_TEXT)).toBeVisible()
})

test('taxes are read again after a change of quantity is stored, and are not shown before', async () => {
  const cart = taxed(aCart(aCartItem(1)))
  const store: { quantity: number; answer: () => void } = { quantity: 1, answer: () => {} }
  const changed = taxed(aCart(aCartItem(1, { quantity: 2 })))
  const { view, requests } = await openCart(cart, null, {
    'POST /api/checkout/quote': () =>
      aQuote({ taxes: { outcome: 'about', arrival_cents: 420 * store.quantity, added_cents: 0, included_cents: 0 } }),
    'POST /api/cart/update': () =>
      new Promise((resolve) => {
        store.answer = () => {
          store.quantity = 2
          resolve(changed)
        }
      }),
  })
  await expect.element(view.getByText(ABOUT_TEXT)).toBeVisible()
  const first_reads = requests('POST /api/checkout/quote').length
  await view.getByRole('button', { name: 'Increase' }).click()
  await expect.element(view.getByText(ABOUT_TEXT)).not.toBeInTheDocument()
  await expect.poll(() => requests('POST /api/cart/update')).toHaveLength(1)
  expect(requests('POST /api/checkout/quote')).toHaveLength(first_reads)
  store.answer()
  await expect.element(view.getByText('About $8.40 in taxes and duties on arrival')).toBeVisible()
})

test('with nothing selected, no taxes are shown or read', async () => {
  const { view, requests } = await openCart(taxed(aCart(aCartItem(1, { selected: false }))), ABOUT)
  await expect.element(view.getByText('$0.00')).toBeVisible()
  await expect.element(view.getByText(ABOUT_TEXT)).not.toBeInTheDocument()
  expect(requests('POST /api/checkout/quote')).toEqual([])
})

test('a line above the stock leaves taxes out, without a request that would be refused', async () => {
  const { view, requests } = await openCart(taxed(aCart(aCartItem(1, { quantity: 5, stock: 3 }))), ABOUT)
  await expect.element(view.getByRole('button', checkOut)).toBeVisible()
  await expect.element(view.getByText(ABOUT_TEXT)).not.toBeInTheDocument()
  expect(requests('POST /api/checkout/quote')).toEqual([])
})

test.for([
  ['a refusal for lack of stock', () => refuse('out_of_stock', 'There is not enough stock.')],
  ['a lost connection', () => loseReply()],
] as const)('%s leaves taxes out, and the cart stays usable', async ([, reply]) => {
  const { view, requests } = await openCart(taxed(aCart(aCartItem(1))), ABOUT, { 'POST /api/checkout/quote': reply })
  await expect.poll(() => requests('POST /api/checkout/quote').length).toBeGreaterThan(0)
  await expect.element(view.getByRole('button', checkOut)).toBeEnabled()
  await expect.element(view.getByText(/taxes and duties/)).not.toBeInTheDocument()
  await expect.element(view.getByText('There is not enough stock.')).not.toBeInTheDocument()
})

test('the footer has the same height before and after the taxes are known', async () => {
  const store = Promise.withResolvers<ReturnType<typeof aQuote>>()
  const { view, requests } = await openCart(taxed(aCart(aCartItem(1))), ABOUT, {
    'POST /api/checkout/quote': () => store.promise,
  })
  await expect.element(view.getByText('Free delivery')).toBeVisible()
  const sum = view.getByRole('button', checkOut)
  const footer = { element: () => sum.element().parentElement as HTMLElement } as Locator // the button's bar
  const before = heightOf(footer)
  await expect.poll(() => requests('POST /api/checkout/quote').length).toBeGreaterThan(0)
  store.resolve(aQuote({ taxes: ABOUT }))
  await expect.element(view.getByText(ABOUT_TEXT)).toBeVisible()
  expect(heightOf(footer)).toBe(before)
})
