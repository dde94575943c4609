// long: one screen, and a fake server with a cart
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { aCard } from '../../../testing/fake-catalogue.ts'
import {
  aCart,
  aCartItem,
  aFreightRule,
  anAddress,
  anId,
  aProduct,
  aQuote,
  type FakeCart,
} from '../../../testing/fake-goods.ts'
import { expectMessage, loseReply, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { hurry } from '../../../testing/hurry.ts'
import { chooseDeliveryCountry } from '../../features/address/delivery-country.ts'
import { session } from '../../session/session.ts'

/** Returns the cart with these freight rules for its shops. */
const askingFreight = (cart: FakeCart, ...freight: FakeCart['groups'][number]['freight']): FakeCart => ({
  ...cart,
  groups: cart.groups.map((group) => ({ ...group, freight })),
})

function openCart(cart: FakeCart, replies: Replies = {}) {
  let storedCart = cart
  const change = (edit: (item: FakeCart['groups'][number]['items'][number]) => typeof item | null) => {
    const newCart = aCart(...storedCart.groups.flatMap((group) => group.items.flatMap((item) => edit(item) ?? [])))
    storedCart = askingFreight(newCart, ...(storedCart.groups[0]?.freight ?? []))
    return storedCart
  }
  return renderScreen('/bag', {
    replies: {
      'GET /api/cart': () => storedCart,
      'POST /api/cart/update': ({ body: { cart_item_id, quantity = 1 } }) =>
        change((item) => (item.cart_item_id === cart_item_id ? { ...item, quantity } : item)),
      'POST /api/cart/select': ({ body: { cart_item_ids, selected } }) =>
        change((item) => (cart_item_ids.includes(item.cart_item_id) ? { ...item, selected } : item)),
      'POST /api/cart/remove': ({ body: { cart_item_ids } }) =>
        change((item) => (cart_item_ids.includes(item.cart_item_id) ? null : item)),
      'POST /api/cart/merge': () => {
        storedCart = cart
        return storedCart
      },
      ...replies,
    },
  })
}

const textOf = (part: Locator) => () => part.element().textContent
const later = (wait_ms: number) => new Promise((resolve) => setTimeout(resolve, wait_ms))
/** Clicks synchronously, because the test's pointer is slower than the real taps of a quick shopper. */
const tap = (button: Locator) => flushSync(() => (button.element() as HTMLElement).click()) // a button
type View = Awaited<ReturnType<typeof openCart>>['view']
const quantityOf = (view: View, title: string) => view.getByRole('spinbutton', { name: `Quantity of ${title}` })
const oneMore = (view: View, title: string) =>
  view.getByRole('group', { name: `Quantity of ${title}` }).getByRole('button', { name: 'Increase' })
const isMarked = (view: View, title: string) => view.getByRole('checkbox', { name: title, exact: true })

test('recommended products follow the cart lines directly, without an end-of-list message in between', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1)), {
    'GET /api/product/picks': [aCard(2)],
    'GET /api/user/marks': { liked: [], followed: [] },
  })
  await expect.element(view.getByRole('heading', { name: 'Picked for you' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Lamp 1' }).first()).toBeVisible()
  await expect.element(view.getByText('No more')).not.toBeInTheDocument()
  await expect.poll(() => requests('GET /api/user/marks')).toHaveLength(1)
})

test('quick taps become one request with the last quantity', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1)))
  await expect.element(oneMore(view, 'Lamp 1')).toBeVisible()
  for (let count = 0; count < 4; count++) tap(oneMore(view, 'Lamp 1'))
  await expect.element(quantityOf(view, 'Lamp 1')).toHaveValue('5')
  await expect.poll(() => requests('POST /api/cart/update')).toHaveLength(1)
  expect(requests('POST /api/cart/update')[0]?.body).toMatchObject({ quantity: 5 })
  await expect.element(view.getByText('$50.00', { exact: true })).toBeVisible()
})

test("a refused quantity is rolled back once, to the server's value", async () => {
  const { view } = await openCart(aCart(aCartItem(1, { quantity: 2 })), {
    'POST /api/cart/update': async () => {
      await later(600)
      return refuse('out_of_stock', 'There is not enough stock.')
    },
  })
  await expect.element(oneMore(view, 'Lamp 1')).toBeVisible()
  await expectMessage('There is not enough stock.', async () => {
    tap(oneMore(view, 'Lamp 1'))
    await expect.element(quantityOf(view, 'Lamp 1')).toHaveValue('3')
  })
  await expect.element(quantityOf(view, 'Lamp 1')).toHaveValue('2')
})

test('if the connection is lost, a change is rolled back', async () => {
  const { view } = await openCart(aCart(aCartItem(1)), { 'POST /api/cart/select': () => loseReply() })
  await userEvent.click(isMarked(view, 'Lamp 1'))
  await expect.element(isMarked(view, 'Lamp 1')).toBeChecked()
})

test('a change that is queued when the session ends is not sent for the next shopper', async () => {
  let answer = () => {}
  const { view, requests } = await openCart(aCart(aCartItem(1), aCartItem(2)), {
    'POST /api/cart/select': () => new Promise((resolve) => (answer = () => resolve(aCart()))),
  })
  await expect.element(isMarked(view, 'Lamp 1')).toBeVisible()
  tap(isMarked(view, 'Lamp 1'))
  tap(isMarked(view, 'Lamp 2'))
  await expect.poll(() => requests('POST /api/cart/select')).toHaveLength(1)
  session.signIn('of somebody else')
  answer()
  await later(300)
  expect(requests('POST /api/cart/select')).toHaveLength(1)
})

test('a line, a shop or all lines can be selected; the total counts selected lines', async () => {
  const { view } = await openCart(aCart(aCartItem(1), aCartItem(2, { price_cents: 500 })))
  await userEvent.click(isMarked(view, 'Lamp 2'))
  await expect.element(view.getByText('$10.00', { exact: true }).last()).toBeVisible()
  await expect.element(view.getByRole('checkbox', { name: 'Aoyama Homeware' })).toBePartiallyChecked()
  await userEvent.click(view.getByRole('checkbox', { name: 'Aoyama Homeware' }))
  await expect.element(view.getByText('$15.00', { exact: true })).toBeVisible()
  await userEvent.click(view.getByRole('checkbox', { name: 'All' }))
  await expect.element(view.getByText('$0.00', { exact: true })).toBeVisible()
  await expectMessage('Please select item to checkout', () =>
    userEvent.click(view.getByRole('button', { name: 'Check out' })),
  )
})

test('checkout buys the selected lines with their latest quantities', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1), aCartItem(2, { selected: false })), {
    'GET /api/user/address_list': [],
    'POST /api/checkout/quote': aQuote(),
  })
  await userEvent.click(oneMore(view, 'Lamp 1'))
  await userEvent.click(view.getByRole('button', { name: 'Check out' }))
  await expect.element(view.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(location.search).toBe(`?items=${anId(101)}`)
  expect(requests('POST /api/cart/update')[0]?.body).toMatchObject({ quantity: 2 })
})

test('Undo restores a removed line', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1), aCartItem(2, { quantity: 3, selected: false })))
  await userEvent.click(view.getByRole('button', { name: 'More options for Lamp 2' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  await expect.element(quantityOf(view, 'Lamp 2')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Undo' }))
  await expect.element(quantityOf(view, 'Lamp 2')).toBeVisible()
  expect(requests('POST /api/cart/merge')[0]?.body).toEqual({ items: [{ sku_id: 'lamp-2-clay', quantity: 3 }] })
  // The line was not selected before its removal, so it must not be selected afterwards.
  await expect.poll(() => requests('POST /api/cart/select')[0]?.body.selected).toBe(false)
  await expect.element(isMarked(view, 'Lamp 2')).not.toBeChecked()
})

test('after Undo by keyboard, the restored line has the focus', async () => {
  const { view } = await openCart(aCart(aCartItem(1), aCartItem(2)))
  await userEvent.click(view.getByRole('button', { name: 'More options for Lamp 2' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  const undo = view.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  undo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view.getByRole('link', { name: 'Lamp 2' })).toHaveFocus()
})

test('a line with a quantity above one shows unit price and sum; a line with quantity one shows only the price', async () => {
  const { view } = await openCart(aCart(aCartItem(1, { quantity: 99, price_cents: 1_200 }), aCartItem(2)))
  await expect.element(view.getByText('$1,188.00 total')).toBeVisible()
  expect(view.getByText(/ total$/).elements()).toHaveLength(1)
})

test('on a wide page the sum is right-aligned above its parts', async () => {
  await page.viewport(1_280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const { view } = await openCart(aCart(aCartItem(1)))
  const total = view.getByText('Total', { exact: true })
  await expect.element(total).toBeVisible()
  const box = total.element().parentElement
  const sum = box?.querySelector('span + span')
  expect(sum?.getBoundingClientRect().right).toBe(box?.getBoundingClientRect().right)
})

test('Undo disappears after five seconds', async () => {
  const { view } = await openCart(aCart(aCartItem(1), aCartItem(2)))
  await userEvent.click(view.getByRole('button', { name: 'Edit cart' }))
  await userEvent.click(isMarked(view, 'Lamp 2'))
  hurry(5_000)
  const offer = () => view.getByText('1 item removed').query()
  await Promise.all([
    expect.poll(offer).not.toBeNull(),
    userEvent.click(view.getByRole('button', { name: 'Remove 1 from the cart' })),
  ])
  await expect.poll(offer).toBeNull()
})

test('a line that can no longer be bought shows this, cannot be selected, and is removed without Undo', async () => {
  const soldOut = aCartItem(2, { stock: 0, available: false, selected: false })
  const offSale = aCartItem(3, { available: false, selected: false })
  const { view, requests } = await openCart(aCart(aCartItem(1), soldOut, offSale))
  await expect.element(view.getByText('Sold out')).toBeVisible()
  await expect.element(view.getByText('No longer available')).toBeVisible()
  await expect.element(isMarked(view, 'Lamp 2')).toBeDisabled()
  await userEvent.click(view.getByRole('button', { name: 'Remove them' }))
  await expect.element(view.getByText('Sold out')).not.toBeInTheDocument()
  await expect.poll(() => requests('POST /api/cart/remove')[0]?.body.cart_item_ids).toEqual([anId(102), anId(103)])
  await expect.element(view.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a quantity above the stock cannot be checked out', async () => {
  const { view } = await openCart(aCart(aCartItem(1, { quantity: 5, stock: 2 })))
  await expectMessage('Lamp 1: only 2 left', () => userEvent.click(view.getByRole('button', { name: 'Check out' })))
  expect(location.pathname).toBe('/bag')
})

test('a line can change to another SKU of its product', async () => {
  const sage = aProduct(1).skus[1]
  const { view, requests } = await openCart(aCart(aCartItem(1)), {
    'GET /api/product/detail': aProduct(1),
    'GET /api/product/stock': aProduct(1).skus.map(({ sku_id, price_cents, stock }) => ({
      sku_id,
      price_cents,
      stock,
    })),
    'POST /api/cart/update': aCart(aCartItem(1, sage)),
  })
  await userEvent.click(view.getByRole('button', { name: /Change options/ }))
  const sheet = view.getByRole('dialog', { name: 'Options' })
  await expect.element(sheet.getByRole('button', { name: 'Clay' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(sheet.getByRole('button', { name: 'Sage' }))
  await expect.element(sheet.getByText('$12.00', { exact: true })).toBeInTheDocument()
  await userEvent.click(sheet.getByRole('button', { name: 'Confirm' }))
  await expect.element(view.getByRole('button', { name: /Change options: Sage/ })).toBeVisible()
  await expect
    .poll(() => requests('POST /api/cart/update')[0]?.body)
    .toEqual({ cart_item_id: anId(101), sku_id: 'lamp-1-sage', quantity: 1 })
})

test('an empty cart links to the shop', async () => {
  const { view } = await openCart(aCart(), {
    'GET /api/home': { banners: [], categories: [], hot_shops: [], hot_products: [aProduct(7)] },
  })
  await expect.element(view.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Browse popular products' })).toHaveAttribute('href', '/home')
  await expect.element(view.getByRole('link', { name: /Lamp 7/ })).toHaveAttribute('href', '/detail/lamp-7')
})

test('a product of the cart can be saved to the favourites, and its line stays in the cart', async () => {
  const { view, requests } = await openCart(aCart(aCartItem(1)), { 'POST /api/product/like': null })
  await userEvent.click(view.getByRole('button', { name: 'More options for Lamp 1' }))
  await expectMessage('Saved to favourites', () =>
    userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Save to favourites' })),
  )
  expect(requests('POST /api/product/like')[0]?.body).toEqual({ product_ids: ['lamp-1'], liked: true })
  await expect.element(quantityOf(view, 'Lamp 1')).toBeVisible()
})

test("a shop's freight to the shopper's country is shown below its lines, and changes with quantities and selection", async () => {
  const rule = { ...aFreightRule('TH', 700, 4_000), each_further_cents: 100 }
  const cart = askingFreight(aCart(aCartItem(1, { quantity: 2 }), aCartItem(2)), rule, aFreightRule('*', 1_500))
  const { view } = await openCart(cart, { 'GET /api/user/address_list': [anAddress(1)] })
  const shop = view.getByRole('main')
  await expect.poll(textOf(shop)).toMatch(/Delivery to Thailand\$9\.00/)
  await expect.poll(textOf(shop)).toMatch(/Arrives \w{3},\s\d+\s\w{3}\s– \w{3},\s\d+\s\w{3}/)
  await expect.poll(textOf(shop)).toMatch(/Add \$10\.00 more for free delivery/)
  await expect.element(view.getByText('$39.00', { exact: true })).toBeVisible()
  await expect.element(view.getByText('incl. $9.00 delivery')).toBeVisible()

  tap(oneMore(view, 'Lamp 1'))
  await expect.poll(textOf(shop)).toMatch(/Delivery to ThailandFree/)
  await expect.poll(textOf(shop)).toMatch(/Free over \$40\.00/)
  await expect.element(view.getByText('Free delivery')).toBeVisible()

  await userEvent.click(isMarked(view, 'Lamp 1'))
  await expect.poll(textOf(shop)).toMatch(/Delivery to Thailand\$7\.00/)
  await expect.poll(textOf(shop)).toMatch(/Add \$30\.00 more for free delivery/)
  await userEvent.click(isMarked(view, 'Lamp 2'))
  await expect.element(view.getByText(/freight/)).not.toBeInTheDocument()
  await expect.poll(textOf(shop)).toMatch(/Free over \$40\.00/)
})

test('the cart says when a shop does not ship to the address', async () => {
  const cart = askingFreight(aCart(aCartItem(1)), aFreightRule('TH', 700))
  const { view } = await openCart(cart, { 'GET /api/user/address_list': [anAddress(1, { country: 'FR' })] })
  await expect.element(view.getByText('Delivery to France')).toBeVisible()
  await expect.element(view.getByText('This shop doesn’t deliver there')).toBeVisible()
})

test('freight by weight grows with the pieces, until they are too much for one parcel', async () => {
  const limits = [
    { up_to: 500, cents: 400 },
    { up_to: 1_000, cents: 650 },
  ]
  const rule = { ...aFreightRule('TH', 0), bands: { basis: 'weight' as const, limits, step: null } }
  const cart = askingFreight(aCart(aCartItem(1, { weight_grams: 400 })), rule)
  const { view } = await openCart(cart, { 'GET /api/user/address_list': [anAddress(1)] })
  const shop = view.getByRole('main')
  await expect.poll(textOf(shop)).toMatch(/Delivery to Thailand\$4\.00/)
  tap(oneMore(view, 'Lamp 1'))
  await expect.poll(textOf(shop)).toMatch(/Delivery to Thailand\$6\.50/)
  tap(oneMore(view, 'Lamp 1'))
  await expect.element(view.getByText('Too much for one parcel. Choose fewer items.')).toBeVisible()
})

test('if the shopper has no address, freight is shown for the country chosen on a product page', async () => {
  const cart = askingFreight(aCart(aCartItem(1)), aFreightRule('JP', 400), aFreightRule('*', 900))
  const { view } = await openCart(cart)
  chooseDeliveryCountry('JP')
  await expect.element(view.getByText('Delivery to Japan')).toBeVisible()
  await expect.element(view.getByText('incl. $4.00 delivery')).toBeVisible()
})

test('Check out precedes the recommendations in the document, and is visible next to or below them', async () => {
  const { view } = await openCart(aCart(aCartItem(1)), {
    'GET /api/product/picks': [aCard(7)],
    'GET /api/user/marks': { liked: [], followed: [] },
  })
  const buy = view.getByRole('button', { name: 'Check out' })
  const pick = view.getByRole('link', { name: 'Thing 7', exact: true })
  await expect.element(pick).toBeInTheDocument()
  expect(buy.element().compareDocumentPosition(pick.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  for (const width of [1_280, 390]) {
    await page.viewport(width, 800)
    for (const place of ['top', 'bottom']) {
      const isInWindow = () => {
        scrollTo({ top: place === 'top' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
        const { top, bottom } = buy.element().getBoundingClientRect()
        return top > 0 && bottom < 800
      }
      await expect.poll(isInWindow, { message: `${place} at ${width} px` }).toBe(true)
    }
  }
  await page.viewport(414, 896)
  await expect.element(view.getByRole('button', { name: 'Remove, Lamp 1' })).toBeInTheDocument()
})
