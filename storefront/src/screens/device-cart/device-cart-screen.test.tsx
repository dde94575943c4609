import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aHome } from '../../../testing/fake-catalogue.ts'
import { aCart, aCartItem } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'
import { deviceCart } from '../../features/cart/device-cart.ts'

test('the tab opens a visitor’s cart at a separate address, which shows the same cart after a reload', async () => {
  const replies = {
    'GET /api/home': aHome(),
    'POST /api/cart/preview': aCart(aCartItem(1, { sku_id: 'lamp-1-clay' })),
  }
  const { view } = await renderScreen('/home', { signedIn: false, replies })
  deviceCart.add('lamp-1-clay', 2, 9)
  const tab = view.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Cart/ })
  await expect.element(tab).toHaveAttribute('href', '/home/bag')
  await userEvent.click(tab)
  await expect.element(view.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect.element(view.getByRole('main').getByText('Lamp 1')).toBeVisible()
  await expect.element(tab).toHaveAttribute('aria-current', 'page')
  const storedText = localStorage.getItem('sampan.device-cart') ?? ''
  const again = await renderScreen('/home/bag', { signedIn: false, replies })
  localStorage.setItem('sampan.device-cart', storedText)
  dispatchEvent(new StorageEvent('storage'))
  await expect.element(again.view.getByRole('main').getByText('Lamp 1').last()).toBeVisible()
})

test('the products of a visitor’s cart are as wide as the button, with a gap above the sums', async () => {
  const { view } = await renderScreen('/home/bag', {
    signedIn: false,
    replies: { 'POST /api/cart/preview': aCart(aCartItem(1, { sku_id: 'lamp-1-clay' })) },
  })
  deviceCart.add('lamp-1-clay', 1, 9)
  const main = view.getByRole('main')
  await expect.element(main.getByText('Lamp 1')).toBeVisible()
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  const goods = boxOf(main.getByText('Lamp 1').element().closest('section'))
  const button = boxOf(main.getByRole('link', { name: 'Log in to check out' }).element())
  expect([goods.left, goods.right]).toEqual([button.left, button.right])
  expect(boxOf(main.getByText('Items').element()).top - goods.bottom).toBeGreaterThanOrEqual(12)
})

test('an empty cart of a visitor has a link to products', async () => {
  const { view } = await renderScreen('/home/bag', { signedIn: false })
  await expect.element(view.getByText('Your cart is empty')).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Browse popular products' })).toHaveAttribute('href', '/home')
})

test('a shopper who opens the address of the visitor’s cart sees the account’s cart', async () => {
  const { view, visits } = await renderScreen('/home/bag', {
    replies: { 'GET /api/cart': aCart(aCartItem(1)) },
  })
  await expect.poll(() => visits.place().path).toBe('/bag')
  await expect.element(view.getByRole('main').getByText('Lamp 1')).toBeVisible()
})

test('without a session /bag asks for the login, as the guard requires', async () => {
  const { visits } = await renderScreen('/bag', { signedIn: false })
  await expect.poll(() => visits.place()).toMatchObject({ path: '/login', search: 'next=%2Fbag' })
})
