import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aList } from '../../../testing/fake-catalogue.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

async function openTyped(text: string) {
  const { view } = await renderScreen('/search', {
    signedIn: false,
    replies: { 'GET /api/product/list': aList([]), 'GET /api/search/suggest': [], 'GET /api/search/hot': ['teapot'] },
  })
  const field = view.getByRole('searchbox', { name: 'Search' })
  await userEvent.fill(field, text)
  const words = view.getByRole('button', { name: `Search for “${text}”` })
  await expect.element(words).toBeVisible()
  return { view, field, words }
}

test.each([
  ['as most browsers tell it', { isComposing: true }],
  ['as Safari tells it', { keyCode: 229 }],
])('Escape that cancels a conversion leaves the search as it is, %s', async (_, how) => {
  const { field, words } = await openTyped('ちゃ')
  const key = new KeyboardEvent('keydown', { key: 'Escape', ...how, bubbles: true, cancelable: true })
  field.element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('ちゃ')
  await expect.element(words).toBeVisible()
})

test('Escape of its own gives the search up', async () => {
  const { field, words } = await openTyped('ちゃ')
  await userEvent.keyboard('{Escape}')
  await expect.element(words).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('')
})

test('a long word searched for before is cut at the edge of the screen', async () => {
  const long = 'supercalifragilistic'.repeat(5)
  const { view } = await openTyped(long)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(view.getByRole('button', { name: 'Clear', exact: true }))
  const chip = view.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: long })
  await expect.element(chip).toBeVisible()
  const { scrollWidth, clientWidth } = chip.element()
  expect(scrollWidth).toBe(clientWidth)
  expect(chip.element().getBoundingClientRect().right).toBeLessThan(innerWidth)
})
