import { keepFocus } from '@sampan/front/focus'
import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aHome } from '../../testing/fake-catalogue.ts'
import { aProduct, pageOf } from '../../testing/fake-goods.ts'
import { renderScreen } from '../../testing/fake-shop.tsx'
import { openProduct } from '../../testing/open-product.ts'

const active = () => document.activeElement
const expectFocus = (role: 'heading' | 'link' | 'button', name: string | RegExp) =>
  expect.poll(() => active() === page.getByRole(role, { name, exact: true }).first().query()).toBe(true)
const announced = () => document.querySelector('body > p[role="status"]')?.textContent

test('a new screen moves the focus to its heading; Back returns the focus to the link, and announces the screen', async () => {
  const { visits } = await renderScreen('/setting')
  const link = page.getByRole('link', { name: /Language/ }).last()
  await expect.element(link).toBeVisible()
  expect(active()).toBe(document.body)
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectFocus('heading', 'Language')
  await expect.poll(announced).toBe('')
  visits.back()
  await expectFocus('link', /Language/)
  await expect.poll(announced).toBe('Settings')
})

const withTwo = (number: number) => aProduct(number, { product_id: `thing-${number}` })

test('a screen that is mounted again finds the link with which the shopper left it', async () => {
  const { visits, fakeReplies } = await openProduct(withTwo(9))
  const other = page.getByRole('link', { name: 'Thing 1', exact: true })
  await expect.element(other).toBeInTheDocument()
  other.element().focus()
  fakeReplies['GET /api/product/detail'] = withTwo(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/detail/thing-1')
  await expect.poll(() => active()?.tagName).toBe('H1')
  fakeReplies['GET /api/product/detail'] = withTwo(9)
  visits.back()
  await expect.poll(() => location.pathname).toBe('/detail/thing-9')
  await expectFocus('link', 'Thing 1')
})

test('a heading has a ring after a key, and none after a tap', async () => {
  await renderScreen('/setting')
  const link = page.getByRole('link', { name: /Language/ }).last()
  await userEvent.click(link)
  await expectFocus('heading', 'Language')
  expect(getComputedStyle(active() as Element).outlineStyle).toBe('none')
  history.back()
  await expectFocus('link', /Language/)
  await userEvent.keyboard('{Enter}')
  await expectFocus('heading', 'Language')
  await expect.poll(() => active()?.matches(':focus-visible')).toBe(true)
  expect(getComputedStyle(active() as Element).outlineStyle).toBe('solid')
})

const NOTHING = {
  ...pageOf<never>(),
  total: 0,
  total_is_least: false,
  meant: null,
  filter_words: null,
  page: 1,
  facets: {
    categories: [],
    main_category: null,
    subcategories: [],
    kinds: [],
    min_cents: null,
    max_cents: null,
    is_partial: false,
  },
}

test('a search that is opened focuses its field, not its heading', async () => {
  const { visits } = await renderScreen('/home', {
    signedIn: false,
    replies: { 'GET /api/home': aHome(), 'GET /api/search/hot': [], 'GET /api/product/list': NOTHING },
  })
  await visits.go('/search')
  await expect.poll(() => active()?.tagName).toBe('INPUT')
})

async function renderKept(screen: ReactNode) {
  onTestFinished(keepFocus())
  await render(
    <main>
      <h1>Orders</h1>
      {screen}
    </main>,
  )
}

function Vanishing() {
  const [isConfirmed, confirm] = useState(false)
  return (
    <section>
      <h2>Parcel</h2>
      {isConfirmed ? (
        <p>Thanks</p>
      ) : (
        <button type="button" onClick={() => confirm(true)}>
          Confirm received
        </button>
      )}
    </section>
  )
}

test('when the button that has the focus disappears, the heading of its section gets the focus', async () => {
  await renderKept(<Vanishing />)
  await userEvent.click(page.getByRole('button'))
  await expectFocus('heading', 'Parcel')
})

function Removable() {
  const [items, setItems] = useState(['tea', 'lamp', 'bowl'])
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <button type="button" onClick={() => setItems(items.filter((other) => other !== item))}>
            {item}
          </button>
        </li>
      ))}
    </ul>
  )
}

test('when an item of a list disappears, the next item gets the focus, or the last', async () => {
  await renderKept(<Removable />)
  await userEvent.click(page.getByRole('button', { name: 'lamp' }))
  await expectFocus('button', 'bowl')
  await userEvent.keyboard('{Enter}')
  await expectFocus('button', 'tea')
  await userEvent.keyboard('{Enter}')
  await expectFocus('heading', 'Orders')
})

function Waiting() {
  const [isBusy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 100)
  }
  return (
    <button type="button" disabled={isBusy} onClick={work}>
      Pay
    </button>
  )
}

test('a button that is disabled for a moment gets the focus back, unless the user has taken it away', async () => {
  await renderKept(<Waiting />)
  const button = page.getByRole('button')
  await userEvent.click(button)
  await expect.element(button).toBeDisabled()
  await expect.element(button).toBeEnabled()
  await expectFocus('button', 'Pay')
  button.element().blur()
  await userEvent.click(page.getByRole('heading'))
  await expect.poll(active).toBe(document.body)
})

function Extended() {
  const [count, setCount] = useState(2)
  return (
    <>
      <ul id="goods">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other key
          <li key={place}>
            <a href={`/${place}`}>{`Item ${place}`}</a>
          </li>
        ))}
      </ul>
      {count < 4 && (
        <button type="button" aria-controls="goods" onClick={() => setCount(count + 2)}>
          Show more
        </button>
      )}
    </>
  )
}

test('when the button that extended a list disappears, the first added item gets the focus', async () => {
  await renderKept(<Extended />)
  await userEvent.click(page.getByRole('button'))
  await expectFocus('link', 'Item 2')
})
