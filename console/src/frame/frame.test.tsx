import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../testing/fake-catalogue.ts'
import { AN_OPERATOR, addressNow, renderDesk } from '../../testing/fake-desk.tsx'
import { orderId, ordersPage } from '../../testing/fake-orders.ts'
import { USER } from '../../testing/fake-people.ts'
import { aToday } from '../../testing/fake-today.ts'
import { session } from '../session/session.ts'

const LIST = { 'GET /api/admin/order/list': ordersPage() }
const areas = () => page.getByRole('navigation', { name: 'Main navigation' })

test('only the areas of the operator’s roles are listed; the URL of another area shows that access is missing', async () => {
  await renderDesk('/orders', { roles: ['catalogue'], replies: LIST })
  await expect.element(page.getByText('You don’t have access to this page')).toBeVisible()
  await expect.element(areas()).toBeVisible()
  await expect.element(areas().getByRole('link', { name: 'Catalogue' })).toBeVisible()
  for (const name of ['Messages', 'Settings', 'Shoppers'])
    expect(areas().getByRole('link', { name }).query()).toBeNull()
})

test('the navigation shows the number of waiting and overdue items', async () => {
  await renderDesk('/nowhere', { replies: { 'GET /api/admin/today': aToday() } })
  await expect.element(areas().getByRole('link', { name: 'Money 1 waiting', exact: true })).toBeVisible()
  await expect.element(areas().getByRole('link', { name: 'Orders 1,000+ waiting, 3 overdue' })).toBeVisible()
  await expect.element(areas().getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
})

test('on a screen that the navigation does not list, the navigation highlights the screen that it belongs to', async () => {
  await renderDesk('/new-product', { replies: CATALOGUE })
  const products = areas().getByRole('link', { name: 'Products' })
  await expect.element(products).toHaveAttribute('aria-current', 'page')
})

test('Ctrl-K finds an order by its number', async () => {
  await renderDesk('/nowhere', { replies: LIST })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('textbox', { name: 'Go to…' }).fill('20261123')
  await userEvent.keyboard('{Enter}')
  await expect.poll(addressNow).toBe('/orders?status=all&find=20261123')
})

test('Ctrl-K names each search for the typed text', async () => {
  await renderDesk('/nowhere', { replies: LIST })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('textbox', { name: 'Go to…' }).fill('81234567')
  for (const name of ['Order', 'Shopper', 'Product'])
    await expect.element(page.getByRole('button', { name: `${name} “81234567”` })).toBeVisible()
  // The palette would stay open for the next test.
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Go to…' })).not.toBeInTheDocument()
})

test('Ctrl-K shows the orders, shoppers and products that the typed text finds, and opens them', async () => {
  const order = { order_id: orderId(1), order_number: '2026112300000001', status: 1, addressee: '佐藤 花子' } as const
  const shopper = {
    user_id: USER,
    account: 'hanako@shopper.example',
    family_name: '佐藤',
    given_name: '花子',
    mobile: null,
  }
  const { requests } = await renderDesk('/nowhere', {
    replies: {
      ...LIST,
      ...CATALOGUE,
      'GET /api/admin/find': {
        orders: [{ ...order, created_at: '2026-11-23T09:00:00.000Z' }],
        shoppers: [shopper],
        products: [{ product_id: 'sencha', title: '佐藤さんの煎茶', image: 'sencha.webp' }],
      },
    },
  })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('textbox', { name: 'Go to…' }).fill('佐藤')
  await expect.element(page.getByRole('button', { name: /2026112300000001/ })).toBeVisible()
  expect(requests('GET /api/admin/find').at(-1)?.query).toEqual({ find: '佐藤' })
  await expect.element(page.getByRole('button', { name: /hanako@shopper.example/ })).toBeVisible()
  await page.getByRole('button', { name: /佐藤さんの煎茶/ }).click()
  await expect.poll(addressNow).toBe('/product/sencha')
  // The screen reads the product, whose replies would otherwise come after the test.
  await expect.poll(() => requests('GET /api/admin/product/detail')).not.toHaveLength(0)
})

test('on a phone, which has no Ctrl key, a button opens the search of the whole desk', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk('/nowhere', { replies: LIST })
  await page.getByRole('button', { name: 'Go to…' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Go to…' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('textbox', { name: 'Go to…' })).not.toBeInTheDocument()
})

test('navigating away by a link or by Back asks before unsaved input is lost', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  onTestFinished(() => ask.mockRestore())
  await renderDesk('/nowhere', { replies: CATALOGUE })
  await areas().getByRole('link', { name: 'Catalogue' }).click()
  await page.getByRole('button', { name: 'New product' }).click()
  const id = page.getByRole('textbox', { name: 'ID' })
  await id.fill('paper-lamp')
  await areas().getByRole('link', { name: 'Shoppers' }).click()
  history.back()
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  expect(addressNow()).toBe('/new-product')
  await expect.element(id).toHaveValue('paper-lamp')
  ask.mockReturnValue(true)
  await areas().getByRole('link', { name: 'Products' }).click()
  await expect.poll(addressNow).toBe('/products')
})

test('an unknown URL shows a message', async () => {
  await renderDesk('/nowhere')
  await expect.element(page.getByText('Page not found')).toBeVisible()
})

test('g and a letter open an area, and ? lists the shortcuts', async () => {
  await renderDesk('/nowhere', { replies: LIST })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('go')
  await expect.poll(addressNow).toBe('/orders')
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Next row')).toBeVisible()
})

test('language and colour scheme change immediately and are remembered', async () => {
  await renderDesk('/orders', { replies: LIST })
  const menu = page.getByRole('button', { name: 'Olive Tan' })
  await menu.click()
  await page.getByRole('menuitem', { name: '日本語' }).click()
  await expect.element(page.getByRole('heading', { name: '注文' })).toBeVisible()
  expect(document.documentElement.lang).toBe('ja')
  await menu.click()
  await page.getByRole('menuitem', { name: 'ダーク' }).click()
  await expect.poll(() => document.documentElement.dataset.mantineColorScheme).toBe('dark')
  expect(localStorage.getItem('sampan.desk.language')).toBe('ri')
})

test('signing out shows the sign-in, and nothing else of the desk', async () => {
  const { client, requests } = await renderDesk('/orders', { replies: LIST })
  await page.getByRole('button', { name: 'Olive Tan' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(page.getByRole('heading', { name: 'Sampan desk' })).toBeVisible()
  expect(requests('POST /api/admin/logout')).toHaveLength(1)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('a palette that was open at the end of a session does not cover the next one', async () => {
  await renderDesk('/orders', { replies: LIST })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('textbox', { name: 'Go to…' })).toBeVisible()
  session.end()
  await expect.element(page.getByRole('heading', { name: 'Sampan desk' })).toBeVisible()
  session.begin(AN_OPERATOR)
  await page.getByRole('button', { name: 'Olive Tan' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Go to…' }).query()).toBeNull()
})
