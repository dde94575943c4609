import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCart, aCartItem, aFreightRule, aProduct, aQuote } from '../../../testing/fake-goods.ts'
import { loseReply, refuse } from '../../../testing/fake-shop.tsx'
import { addFrom, figures, openProduct, type Stock, sheet, textOf } from '../../../testing/open-product.ts'
import { deviceCart } from '../../features/cart/device-cart.ts'

test('a visitor adds to the cart on the device, and its screen opens', async () => {
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
  await userEvent.click(view.getByRole('button', { name: 'Go to cart' }))
  await expect.poll(() => location.pathname).toBe('/home/bag')
  const cart = view.getByRole('main')
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
  const cart = view.getByRole('main')
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
  await expect.element(view.getByRole('main').getByText('Lamp 1')).toBeInTheDocument()
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
  await expect.element(sheet(view).getByRole('button', { name: 'Increase' })).toHaveAttribute('aria-disabled', 'true')
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
  await expect.element(view.getByText(/^from \$10\.00/)).toBeVisible()
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
