import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aList } from '../../../testing/fake-catalogue.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

async function openTyped(text: string, suggestions: string[] = []) {
  const { view } = await renderScreen('/search', {
    signedIn: false,
    replies: {
      'GET /api/product/list': aList([]),
      'GET /api/search/suggest': suggestions,
      'GET /api/search/hot': ['teapot'],
    },
  })
  const field = view.getByRole('combobox', { name: 'Search' })
  await userEvent.fill(field, text)
  const option = view.getByRole('button', { name: `Search for “${text}”` })
  await expect.element(option).toBeVisible()
  return { view, field, option }
}

test.each([
  ['reported as in most browsers', { isComposing: true }],
  ['reported as in Safari', { keyCode: 229 }],
])("Escape that cancels an input method's conversion does not change the search, %s", async (_, how) => {
  const { field, option } = await openTyped('ちゃ')
  const key = new KeyboardEvent('keydown', { key: 'Escape', ...how, bubbles: true, cancelable: true })
  field.element().dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('ちゃ')
  await expect.element(option).toBeVisible()
})

test('Escape closes the suggestions and keeps the text; a second Escape clears the focused field', async () => {
  const { field, option } = await openTyped('ちゃ')
  await userEvent.keyboard('{Escape}')
  await expect.element(option).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('ちゃ')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('arrow keys move the focus between the field and the suggestions, and Escape returns the focus to the field', async () => {
  const { view, field, option } = await openTyped('lamp', ['Lamp 1', 'Lamp 2'])
  await expect.element(view.getByRole('button', { name: 'Lamp 2' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(view.getByRole('button', { name: 'Lamp 2' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}') // the last suggestion
  await expect.element(view.getByRole('button', { name: 'Lamp 2' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(option).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('lamp')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option).toBeVisible()
})

test('the field reports that suggestions are open and how many there are; picking a suggestion keeps the focus in the field', async () => {
  const { view, field } = await openTyped('lamp', ['Lamp 1', 'Lamp 2'])
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(view.getByText('2 suggestions')).toBeInTheDocument()
  await expect.element(view.getByRole('button', { name: 'Lamp 2' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(() => location.search).toBe('?keyword=Lamp%201')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
})

test('after a search a click into the focused field opens the suggestions, and a return to the window does not', async () => {
  const { view, field } = await openTyped('lamp')
  const panel = view.getByRole('dialog', { name: 'Suggestions' })
  await userEvent.keyboard('{Enter}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  field.element().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(field)
  await expect.element(panel).toBeVisible()
})

test('a long recent search is cut off at the edge of the screen', async () => {
  const long = 'supercalifragilistic'.repeat(5)
  const { view } = await openTyped(long)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(view.getByRole('button', { name: 'Clear', exact: true }))
  const chip = view.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: long })
  await expect.element(chip).toBeVisible()
  await expect.poll(() => chip.element().scrollWidth - chip.element().clientWidth).toBe(0)
  await expect.poll(() => chip.element().getBoundingClientRect().right).toBeLessThan(innerWidth)
})
