import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aCard, aList } from '../../../testing/fake-catalogue.ts'
import { address, field, none, openSearch } from '../../../testing/open-search.ts'

/** Types faster than the debounce delay, even on a slow computer. */
function typeAtOnce(input: HTMLInputElement, ...texts: string[]) {
  // Uses the setter of the prototype, because React ignores a value that is set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  for (const text of texts) {
    set?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

test('HTML tags in a keyword are shown as text', async () => {
  const keyword = '<script>alert(1)</script> & <0>{tea}</0>'
  const { view } = await openSearch(`/search?keyword=${encodeURIComponent(keyword)}`)
  await expect.element(view.getByText(`1 result for ${keyword}`)).toBeVisible()
  typeAtOnce(field(view).element() as HTMLInputElement, '<b>lamp</b>') // the role guarantees an input
  await expect.element(view.getByRole('button', { name: 'Search for “<b>lamp</b>”' })).toBeVisible()
})

test('suggestions appear after a pause in typing', async () => {
  const { view, requests } = await openSearch('/search', {
    'GET /api/search/suggest': ({ query }) => [`${query.keyword} lamp`],
  })
  await expect.element(field(view)).toBeVisible()
  typeAtOnce(field(view).element() as HTMLInputElement, 'k', 'ki', 'kin') // the role guarantees an input
  await expect.element(view.getByRole('button', { name: 'kin lamp' })).toBeVisible()
  await expect.poll(() => requests('GET /api/search/suggest').map(({ query }) => query.keyword)).toEqual(['kin'])
  await userEvent.click(view.getByRole('button', { name: 'kin lamp' }))
  await expect.poll(address).toBe('/search?keyword=kin%20lamp')
  await expect.element(view.getByRole('link', { name: 'Found for kin lamp' })).toBeVisible()
})

test('while text is being composed with an input method, no suggestions are requested', async () => {
  const { view, requests } = await openSearch('/search')
  await userEvent.click(field(view))
  const input = field(view).element() as HTMLInputElement // the role guarantees an input
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await userEvent.fill(field(view), 'ちゃ')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(requests('GET /api/search/suggest')).toEqual([])
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.poll(() => requests('GET /api/search/suggest').map(({ query }) => query.keyword)).toEqual(['ちゃ'])
})

test('a new keyword adds a history entry; a filter replaces the current entry', async () => {
  const { view } = await openSearch('/search?keyword=tea')
  const steps = history.length
  await userEvent.click(view.getByRole('button', { name: 'In stock' }))
  await expect.poll(address).toBe('/search?keyword=tea&in_stock=true')
  await expect.poll(() => history.length).toBe(steps)
  await userEvent.fill(field(view), 'lamp')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/search?keyword=lamp&in_stock=true')
  await expect.element(view.getByRole('link', { name: 'Found for lamp' })).toBeVisible()
  history.back()
  await expect.element(view.getByRole('link', { name: 'Found for tea' })).toBeVisible()
})

test('recent searches are offered until they are cleared', async () => {
  const { view } = await openSearch('/search')
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(view.getByRole('button', { name: 'Clear', exact: true }))
  const recent = view.getByRole('region', { name: 'Recent searches' })
  await expect.element(recent.getByRole('button', { name: 'kettle' })).toBeVisible()
  await userEvent.click(recent.getByRole('button', { name: 'Clear' }))
  await expect.element(recent).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'teapot' }))
  await expect.poll(address).toBe('/search?keyword=teapot')
})

test.each([
  ['/search?sort=hot', '/search?keyword=kettle'],
  ['/search?sort=price_asc', '/search?keyword=kettle&sort=price_asc'],
  ['/search?keyword=tea&sort=hot', '/search?keyword=kettle&sort=hot'],
])('from %s a chosen sort order is kept for the next keyword', async (before, after) => {
  const { view } = await openSearch(before)
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe(after)
})

test('while the results of a new keyword load, the results of the previous keyword are not shown', async () => {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const { view } = await openSearch('/search?keyword=zzz', {
    'GET /api/product/list': async ({ query: { keyword } }) => {
      if (keyword === 'zzz') return none
      await isAnswered
      return aList([aCard(1, { title: 'Kettle' })])
    },
  })
  await expect.element(view.getByText('0 results for zzz')).toBeVisible()
  await expect.element(view.getByRole('heading', { name: 'Nothing for “zzz”' })).toBeVisible()
  await userEvent.fill(field(view), 'kettle')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/search?keyword=kettle')
  await expect.element(view.getByRole('heading', { name: /^Nothing/ })).not.toBeInTheDocument()
  expect(view.getByText(/results? for/).query()).toBeNull()
  answer()
  await expect.element(view.getByText('1 result for kettle')).toBeVisible()
})
