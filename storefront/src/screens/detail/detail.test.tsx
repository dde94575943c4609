import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aCard, aList } from '../../../testing/fake-catalogue.ts'
import {
  aCart,
  aCartItem,
  aFreightRule,
  anAddress,
  anId,
  aProduct,
  aQuote,
  type FakeProduct,
  type FakeReview,
  pageOf,
} from '../../../testing/fake-goods.ts'
import { loseReply, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { deviceCart } from '../../features/cart/device-cart.ts'

const textOf = (part: Locator) => () => part.element().textContent

type Stock = Record<string, number>
const figures = (product: FakeProduct, stock: Stock = {}) =>
  product.skus.map(({ sku_id, price_cents, stock: there }) => ({ sku_id, price_cents, stock: stock[sku_id] ?? there }))

function openProduct(
  product: FakeProduct,
  { signedIn = false, replies = {} }: { signedIn?: boolean; replies?: Replies } = {},
) {
  return renderScreen(`/detail/${product.product_id}`, {
    signedIn,
    replies: {
      'GET /api/product/detail': product,
      'GET /api/product/stock': figures(product),
      'GET /api/product/reviews': pageOf(),
      'GET /api/product/related': [aCard(1)],
      'GET /api/user/address_list': [],
      'POST /api/user/history': null,
      'GET /api/user/marks': { liked: [], followed: [] },
      ...replies,
    },
  })
}

type View = Awaited<ReturnType<typeof openProduct>>['view']
const sheet = (view: View) => view.getByRole('dialog', { name: 'Options' })
const addFrom = (view: View) => sheet(view).getByRole('button', { name: 'Add to cart' })

test('the price of the chosen SKU is shown, and its former price is struck out', async () => {
  const { view } = await openProduct(aProduct(1, { was_cents: 1_500 }))
  await expect.element(view.getByText('$10.00', { exact: true }).first()).toBeInTheDocument()
  await expect.element(view.getByText(/\$15\.00/)).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await expect.element(sheet(view).getByText('$12.00', { exact: true })).toBeInTheDocument()
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeInTheDocument()
  expect(document.title).toContain('Lamp 1')
})

test('a visitor adds to the cart on the device, and this cart opens in a sheet', async () => {
  const { view } = await openProduct(aProduct(1), {
    replies: {
      'POST /api/cart/preview': ({ body }) =>
        aCart(...body.items.map(({ sku_id, quantity }) => aCartItem(1, { sku_id, quantity }))),
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Increase' }))
  await userEvent.click(addFrom(view))
  await expect.element(view.getByText('Added to cart')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('sampan.device-cart') ?? '')).toEqual([{ sku_id: 'lamp-1-sage', quantity: 2 }])
  await userEvent.click(view.getByRole('link', { name: 'Cart 1' }))
  const cart = view.getByRole('dialog', { name: 'Cart' })
  await expect.element(cart.getByText('$20.00', { exact: true }).last()).toBeInTheDocument()
  await expect
    .element(cart.getByRole('link', { name: 'Log in to check out' }))
    .toHaveAttribute('href', '/login?next=/bag')
  await userEvent.click(cart.getByRole('button', { name: 'Remove Lamp 1' }))
  await expect.element(cart.getByText('Your cart is empty')).toBeVisible()
})

test('the cart on the device shows freight and arrival by shop, and the total', async () => {
  const rule = { ...aFreightRule('*', 700, 2_500), each_further_cents: 100 }
  const preview = aCart(aCartItem(1))
  const { view } = await openProduct(aProduct(1), {
    replies: {
      'POST /api/cart/preview': { ...preview, groups: preview.groups.map((group) => ({ ...group, freight: [rule] })) },
    },
  })
  deviceCart.add('lamp-1-clay', 1, 50)
  await userEvent.click(view.getByRole('link', { name: /^Cart/ }))
  const cart = view.getByRole('dialog', { name: 'Cart' })
  await expect
    .poll(textOf(cart))
    .toMatch(/Aoyama Homeware.*Delivery to [\w\s]+\$7\.00Arrives .*Add \$15\.00 more for free/)
  await expect.poll(textOf(cart)).toMatch(/Freight\$7\.00Total\$17\.00/)
  await userEvent.click(cart.getByRole('button', { name: 'Increase' }))
  await expect.poll(textOf(cart)).toMatch(/Freight\$8\.00Total\$28\.00/)
  await userEvent.click(cart.getByRole('button', { name: 'Increase' }))
  await expect.poll(textOf(cart)).toMatch(/Free over \$25\.00.*FreightFreeTotal\$30\.00/)
})

test('SKUs that no longer exist are removed from the cart on the device', async () => {
  const { view } = await openProduct(aProduct(1), {
    replies: { 'POST /api/cart/preview': aCart(aCartItem(1, { sku_id: 'lamp-1-clay' })) },
  })
  localStorage.setItem('sampan.device-cart', '[{"sku_id":"gone","quantity":1},{"sku_id":"lamp-1-clay","quantity":1}]')
  dispatchEvent(new StorageEvent('storage'))
  await userEvent.click(view.getByRole('link', { name: 'Cart 2' }))
  await expect.element(view.getByRole('dialog', { name: 'Cart' }).getByText('Lamp 1')).toBeInTheDocument()
  await expect.poll(() => localStorage.getItem('sampan.device-cart')).toBe('[{"sku_id":"lamp-1-clay","quantity":1}]')
})

test('a shopper adds to the cart of the account; after a lost reply the next tap repeats the request with the same idempotency key', async () => {
  let isLost = true
  const { view, requests } = await openProduct(aProduct(1), {
    signedIn: true,
    replies: {
      'POST /api/cart/add': () => {
        if (!isLost) return aCart(aCartItem(1))
        isLost = false
        return loseReply()
      },
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(addFrom(view))
  await expect.element(view.getByText('Can’t reach the shop')).toBeVisible()
  await expect.element(view.getByText('Can’t reach the shop')).not.toBeInTheDocument()
  await userEvent.click(addFrom(view))
  await expect.element(view.getByText('Added to cart')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Cart 1' })).toHaveAttribute('href', '/bag')
  const keys = requests('POST /api/cart/add').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('when the last piece is sold to another shopper, the page shows that the product is sold out', async () => {
  const product = aProduct(1)
  let stock: Stock = {}
  const { view } = await openProduct(product, {
    signedIn: true,
    replies: {
      'GET /api/product/stock': () => figures(product, stock),
      'POST /api/cart/add': () => {
        stock = { 'lamp-1-clay': 0 }
        return refuse('out_of_stock', 'There is not enough stock.')
      },
    },
  })
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  await userEvent.click(addFrom(view))
  await expect.element(sheet(view).getByRole('button', { name: 'Sold out' })).toBeDisabled()
})

test('sold-out colours cannot be chosen, and the quantity is limited to the stock', async () => {
  const product = aProduct(1)
  const { view } = await openProduct(product, {
    replies: { 'GET /api/product/stock': figures(product, { 'lamp-1-clay': 2, 'lamp-1-sage': 0 }) },
  })
  await expect.element(view.getByText('Only 2 left')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await expect.element(sheet(view).getByRole('button', { name: 'Sage' })).toBeDisabled()
  await expect.element(sheet(view).getByText('2 left')).toBeInTheDocument()
  await userEvent.click(sheet(view).getByRole('button', { name: 'Increase' }))
  await expect.element(sheet(view).getByRole('button', { name: 'Increase' })).toBeDisabled()
  await expect.element(sheet(view).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2')
})

test('a second tap on a chosen value does not remove the choice; choosing a value that does not exist in this colour changes the colour', async () => {
  const product = aProduct(1)
  const plugs = ['a', 'c'].map((key) => ({ axis: 'plug', name: 'Plug', value_key: key, value: `Type ${key}` }))
  const skus = product.skus.flatMap((sku) =>
    plugs.map((plug) => ({ ...sku, sku_id: `${sku.sku_id}-${plug.value_key}`, values: [...sku.values, plug] })),
  )
  const { view } = await openProduct(
    { ...product, skus },
    {
      replies: { 'GET /api/product/stock': figures({ ...product, skus }, { 'lamp-1-clay-c': 0 }) },
    },
  )
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  const value = (name: string) => sheet(view).getByRole('button', { name })
  await userEvent.click(value('Type a'))
  await expect.element(sheet(view).getByText('Clay · Type a')).toBeVisible()
  await expect.element(value('Type a')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(value('Type c'))
  await expect.element(sheet(view).getByText('Sage · Type c')).toBeVisible()
  await userEvent.click(value('Clay'))
  await expect.element(sheet(view).getByText('Clay · Type a')).toBeVisible()
})

test('a size is never preselected: until a size is chosen nothing can be bought, and the lowest price is shown', async () => {
  const product = aProduct(1)
  const sizes = ['S', 'M'].map((value) => ({ axis: 'size', name: 'Size', value_key: value.toLowerCase(), value }))
  const skus = product.skus.flatMap((sku) =>
    sizes.map((size) => ({
      ...sku,
      sku_id: `${sku.sku_id}-${size.value_key}`,
      values: [...sku.values, size],
      price_cents: sku.price_cents + (size.value === 'M' ? 100 : 0),
    })),
  )
  const shirt = { ...product, skus, must_choose: ['size'] }
  const { view } = await openProduct(shirt, { signedIn: true, replies: { 'POST /api/checkout/quote': aQuote() } })
  await expect.element(view.getByText(/^from \$10\.00$/)).toBeVisible()
  await expect.element(view.getByRole('button', { name: /^Options.*Clay · Choose an option: Size/ })).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Buy now' }))
  const value = (name: string) => sheet(view).getByRole('button', { name, exact: true })
  await expect.element(value('S')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(value('Buy now'))
  await expect.element(sheet(view).getByRole('alert').getByText('Choose an option: Size')).toBeVisible()
  await userEvent.click(value('Sage'))
  await userEvent.click(value('Add to cart'))
  expect(location.pathname).toBe('/detail/lamp-1')
  await userEvent.click(value('M'))
  await expect.element(sheet(view).getByText('$13.00', { exact: true })).toBeInTheDocument()
  await expect.element(sheet(view).getByRole('alert').getByText('Choose an option: Size')).not.toBeInTheDocument()
  await userEvent.click(value('Buy now'))
  await expect.poll(() => location.search).toBe('?sku=lamp-1-sage-m&quantity=1')
})

test('a product that is sold out in all variants is shown as sold out and cannot be bought', async () => {
  const product = aProduct(1)
  const none = { 'lamp-1-clay': 0, 'lamp-1-sage': 0 }
  const { view } = await openProduct(product, { replies: { 'GET /api/product/stock': figures(product, none) } })
  await expect.element(view.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await expect.element(view.getByRole('button', { name: 'Buy now' })).not.toBeInTheDocument()
})

test('buying directly opens the checkout with SKU and quantity', async () => {
  const { view } = await openProduct(aProduct(1), {
    signedIn: true,
    replies: { 'POST /api/checkout/quote': aQuote() },
  })
  await userEvent.click(view.getByRole('button', { name: 'Buy now' }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Buy now' }))
  await expect.poll(() => location.pathname + location.search).toBe('/checkout?sku=lamp-1-sage&quantity=1')
})

const review = (number: number, overrides: Partial<FakeReview> = {}): FakeReview => ({
  review_id: anId(number),
  author: 'M***i',
  avatar: null,
  product_score: 5,
  content: `Good lamp ${number}`,
  language: 'en',
  pictures: [],
  values: [],
  created_at: '2026-11-01T12:00:00.000Z',
  reply: number === 1 ? 'Thank you!' : null,
  ...overrides,
})

test('the first three reviews are shown, and all reviews on request', async () => {
  const all = [1, 2, 3, 4].map((number) => review(number))
  const summary = { count: 4, average: 5, by_score: { '5': 4 }, with_pictures: 0 }
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { page_size } }) => ({ ...pageOf(...all.slice(0, page_size)), total: 4 }),
    },
  })
  await expect.element(view.getByText('Good lamp 3')).toBeInTheDocument()
  await expect.element(view.getByText(/Thank you!/)).toBeInTheDocument()
  await expect.element(view.getByText('Good lamp 4')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Show all reviews' }))
  await expect.element(view.getByText('Good lamp 4')).toBeInTheDocument()
})

test('reviews can be filtered by score or pictures, and the filter can be removed', async () => {
  const all = [review(1), review(2, { product_score: 2, content: 'Dim' }), review(3, { pictures: ['/a.webp'] })]
  const summary = { count: 3, average: 4, by_score: { '5': 2, '2': 1 }, with_pictures: 1 }
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { score, with_pictures } }) =>
        pageOf(
          ...all
            .filter((one) => score === undefined || one.product_score === score)
            .filter((one) => !with_pictures || one.pictures.length > 0),
        ),
    },
  })
  await userEvent.click(view.getByRole('button', { name: '2 out of 5 stars 1' }))
  await expect.element(view.getByText('Good lamp 1')).not.toBeInTheDocument()
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'With pictures 1' }))
  await expect.element(view.getByText('Good lamp 3')).toBeInTheDocument()
  await expect.element(view.getByText('Dim')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'All 3' }))
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
})

test('if the filtered reviews fail to load, no reviews are shown, and the shopper can retry', async () => {
  const bright = [review(1), review(2), review(3)]
  const summary = { count: 4, average: 4.25, by_score: { '5': 3, '2': 1 }, with_pictures: 0 }
  let isLost = true
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { score } }) => {
        if (score === undefined) return pageOf(...bright)
        return isLost ? loseReply() : pageOf(review(4, { product_score: 2, content: 'Dim' }))
      },
    },
  })
  await expect.element(view.getByText('Good lamp 1')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: '2 out of 5 stars 1' }))
  const again = view.getByRole('button', { name: 'Try again' })
  await expect.element(again, { timeout: 5_000 }).toBeVisible()
  await expect.element(view.getByText('Good lamp 1')).not.toBeInTheDocument()
  isLost = false
  await userEvent.click(again)
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
})

test('freight and arrival are shown for the country of the address, or for another country that the shopper chooses', async () => {
  const freight = [aFreightRule('TH', 700, 4_900), aFreightRule('JP', 0)]
  const countries = ['TH', 'JP', 'FR'].map((code) => ({
    code,
    name: `Land ${code}`,
    dial_code: '1',
    ships: code !== 'FR',
  }))
  const { view } = await openProduct(aProduct(1, { freight }), {
    signedIn: true,
    replies: { 'GET /api/user/address_list': [anAddress(1)], 'GET /api/area': countries },
  })
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.poll(textOf(row)).toMatch(/^Delivery to Thailand\$7\.00 · Free over \$49\.00Arrives \w{3},\s\d+\s\w{3}/)
  await userEvent.click(row)
  const choices = view.getByRole('dialog', { name: 'Country or region' })
  await expect.element(choices.getByRole('button', { name: 'Land FR' })).not.toBeInTheDocument()
  await userEvent.click(choices.getByRole('button', { name: 'Land JP' }))
  await expect.poll(textOf(row)).toMatch(/^Delivery to JapanFreeArrives /)
  expect(localStorage.getItem('sampan.delivery-country')).toBe('["JP"]')
})

test('freight is shown even if the browser reports an invalid language tag', async () => {
  const languages = ['en-US@posix', 'th-TH']
  Object.defineProperty(navigator, 'languages', { configurable: true, value: languages })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'languages'))
  const { view } = await openProduct(aProduct(1))
  await expect.element(view.getByText('$5.00 · Free over $49.00')).toBeVisible()
})

test('a visitor sees on the product page that the shop does not deliver to the visitor’s country', async () => {
  Object.defineProperty(navigator, 'languages', { configurable: true, value: ['pt-BR'] })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'languages'))
  const { view } = await openProduct(aProduct(1))
  const row = view.getByRole('button', { name: /^Delivery to/ })
  await expect.element(row).toHaveTextContent('Delivery to BrazilThis shop doesn’t deliver thereChoose another country')
})

test('a shop that does not ship to the address shows a message', async () => {
  const { view } = await openProduct(aProduct(1, { freight: [] }), {
    signedIn: true,
    replies: { 'GET /api/user/address_list': [anAddress(1, { country: 'FR' })] },
  })
  await expect.element(view.getByText('This shop doesn’t deliver there')).toBeInTheDocument()
  await expect.element(view.getByText('Delivery to France')).toBeInTheDocument()
})

test('choosing a colour scrolls to the picture of that colour, and a picture can be enlarged', async () => {
  const product = aProduct(1, { images: ['/clay.webp', '/sage.webp'] })
  const skus = product.skus.map((sku, at) => ({ ...sku, image: product.images[at] ?? '' }))
  const { view } = await openProduct({ ...product, skus })
  await expect.element(view.getByText('Picture 1 of 2')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: /^Options/ }))
  await userEvent.click(sheet(view).getByRole('button', { name: 'Sage' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(view.getByText('Picture 2 of 2')).toBeInTheDocument()
  await userEvent.click(view.getByRole('group', { name: 'Lamp 1' }).getByRole('button').nth(1))
  const viewer = view.getByRole('dialog', { name: 'Lamp 1' })
  const closer = viewer.getByRole('button', { name: 'Zoom in' })
  const picture = viewer.getByRole('listitem').nth(1)
  const widthOf = () => picture.element().scrollWidth
  const whole = widthOf()
  await userEvent.click(closer)
  await expect.element(closer).toHaveAttribute('aria-pressed', 'true')
  expect(widthOf()).toBeGreaterThan(2 * whole)
  await userEvent.click(closer)
  expect(widthOf()).toBe(whole)
})

test('once the picture is scrolled away, the floating buttons get a solid bar with the title', async () => {
  await page.viewport(390, 500)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openProduct(aProduct(1))
  await expect.element(view.getByRole('heading', { level: 1, name: 'Lamp 1' })).toBeInTheDocument()
  const bar = view.getByRole('button', { name: 'Back' }).element().closest('header')
  if (!bar) throw new Error('the Back button is not in a header')
  const ground = () => getComputedStyle(bar, '::before').opacity
  const title = () => getComputedStyle(bar.querySelector('p') ?? bar).opacity
  const colour = () => getComputedStyle(view.getByRole('button', { name: 'Share' }).element()).color
  const { top } = bar.getBoundingClientRect()
  await expect.poll(() => [ground(), title()]).toEqual(['0', '0'])
  scrollTo({ top: 500, behavior: 'instant' })
  await expect.poll(() => [ground(), title()]).toEqual(['1', '1'])
  expect(colour()).toBe(getComputedStyle(document.body).color)
  expect(bar.getBoundingClientRect()).toMatchObject({ top, height: 0 })
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.poll(() => [ground(), title()]).toEqual(['0', '0'])
})

test('a product that stays on the screen for more than a moment is added to the history', async () => {
  const { requests } = await openProduct(aProduct(1), { signedIn: true })
  await expect
    .poll(() => requests('POST /api/user/history').map(({ body }) => body), { timeout: 4_000 })
    .toEqual([{ product_id: 'lamp-1' }])
})

test('a missing product links to the shop, and a URL without a product redirects', async () => {
  const { view, visits } = await renderScreen('/detail/nothing', {
    signedIn: false,
    replies: {
      'GET /api/product/detail': () => missing(),
      'GET /api/product/list': aList([]),
    },
  })
  await expect.element(view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/home')
  await visits.go('/detail')
  await expect.element(view.getByRole('heading', { name: 'No product selected' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Browse best sellers' })).toBeVisible()
})
