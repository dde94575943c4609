import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addressNow, renderDesk } from '../../testing/fake-desk.tsx'
import { ordersPage } from '../../testing/fake-orders.ts'

const LIST = { 'GET /api/admin/order/list': ordersPage() }
const areas = () => page.getByRole('navigation', { name: 'Areas' })

test('only areas of the operator’s roles are listed, and an address of another says so', async () => {
  await renderDesk('/orders', { roles: ['catalogue'], replies: LIST })
  await expect.element(page.getByText('This is not among your tasks')).toBeVisible()
  await expect.element(areas()).toBeVisible()
  await expect.element(areas().getByRole('link', { name: 'Catalogue' })).toBeVisible()
  for (const name of ['Messages', 'Settings', 'Shoppers'])
    expect(areas().getByRole('link', { name }).query()).toBeNull()
})

test('an address of no screen says so', async () => {
  await renderDesk('/nowhere')
  await expect.element(page.getByText('There is nothing here')).toBeVisible()
})

test('g and a letter go to an area, and ? lists the keys', async () => {
  await renderDesk('/nowhere', { replies: LIST })
  await expect.element(areas()).toBeVisible()
  await userEvent.keyboard('go')
  await expect.poll(addressNow).toBe('/orders')
  await expect.element(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog').getByText('Next row')).toBeVisible()
})

test('the language and the colours change at once, and stay for the next visit', async () => {
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

test('who signs out sees the sign-in, and nothing of the desk', async () => {
  const { client, asked } = await renderDesk('/orders', { replies: LIST })
  await page.getByRole('button', { name: 'Olive Tan' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(page.getByRole('heading', { name: 'The desk of Sampan' })).toBeVisible()
  expect(asked('POST /api/admin/logout')).toHaveLength(1)
  expect(client.getQueryCache().getAll()).toEqual([])
})
