import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CATALOGUE } from '../../../testing/fake-catalogue.ts'
import { type Replies, renderDesk } from '../../../testing/fake-desk.tsx'
import { aRecharge, BANK, deskPage } from '../../../testing/fake-money.ts'
import { LOG } from '../../../testing/fake-operators.ts'

const RECHARGES: Replies = { ...BANK, 'GET /api/admin/recharge/list': deskPage(aRecharge(1)) }

async function onPhone(address: string, replies: Replies, width = 390) {
  await page.viewport(width, 844)
  onTestFinished(() => page.viewport(1280, 800))
  await renderDesk(address, { replies })
}

const moreFilters = () => page.getByRole('button', { name: /^More filters/ })

/** Edges of the visible fields that the button shows, by line. */
function shownLines(): DOMRect[][] {
  const id = moreFilters().element().getAttribute('aria-controls') ?? ''
  const fields = [...(document.getElementById(id)?.querySelectorAll('input:not([type=hidden])') ?? [])]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getBoundingClientRect())
  return [...Map.groupBy(fields, ({ top }) => Math.round(top)).values()]
}

test.each<[string, string, Replies]>([
  ['/log', 'Order number or ID', LOG],
  ['/recharges', 'Email, amount or reference', RECHARGES],
  ['/products', 'Title, ID or SKU', CATALOGUE],
])('on a phone the opened filters of %s have aligned edges', async (address, search, replies) => {
  await onPhone(address, replies)
  await moreFilters().click()
  await expect.element(page.getByRole('searchbox', { name: search })).toBeVisible()
  const lines = shownLines()
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) {
    expect(Math.abs(Math.min(...line.map((field) => field.left)) - 16)).toBeLessThan(2)
    expect(Math.abs(Math.max(...line.map((field) => field.right)) - 374)).toBeLessThan(2)
  }
})

test.each<[string, number, Replies]>([
  ['/recharges', 320, RECHARGES],
  ['/products', 390, CATALOGUE],
])('on a phone the filters of %s are one line until the others are opened', async (address, width, replies) => {
  await onPhone(address, replies, width)
  await expect.element(moreFilters()).toHaveAttribute('aria-expanded', 'false')
  const tabs = page.getByRole('group').first().element().getBoundingClientRect()
  const button = moreFilters().element().getBoundingClientRect()
  expect(tabs.right).toBeLessThanOrEqual(button.left)
  expect(Math.abs(tabs.top + tabs.bottom - button.top - button.bottom)).toBeLessThan(4)
  expect(button.right).toBeLessThanOrEqual(width - 16)
  expect(shownLines()).toEqual([])
})

test('the button on a phone says how many hidden filters are set', async () => {
  await onPhone('/products?keyword=lamp&sort=oldest&show=on_sale', CATALOGUE)
  await expect.element(page.getByRole('button', { name: 'More filters, 2 set' })).toBeVisible()
})

test('the key / opens hidden filters, and focuses the search', async () => {
  await onPhone('/products', CATALOGUE)
  await expect.element(moreFilters()).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Title, ID or SKU' })).toHaveFocus()
})

test('on a wide screen all filters are shown, without a button', async () => {
  await renderDesk('/products', { replies: CATALOGUE })
  await expect.element(page.getByRole('searchbox', { name: 'Title, ID or SKU' })).toBeVisible()
  await expect.element(moreFilters()).not.toBeInTheDocument()
})
