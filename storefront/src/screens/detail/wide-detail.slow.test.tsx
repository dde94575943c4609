import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aProduct, type FakeProduct, pageOf } from '../../../testing/fake-goods.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

async function openAt(width: number, product: FakeProduct) {
  await page.viewport(width, 900)
  onTestFinished(() => page.viewport(414, 896))
  return renderScreen(`/detail/${product.product_id}`, {
    signedIn: false,
    replies: {
      'GET /api/product/detail': product,
      'GET /api/product/stock': product.skus.map(({ sku_id, price_cents, stock }) => ({ sku_id, price_cents, stock })),
      'GET /api/product/reviews': pageOf(),
      'GET /api/product/related': [],
    },
  })
}

const storedLines = () => JSON.parse(localStorage.getItem('sampan.device-cart') ?? '[]')

test('on a wide page options are chosen on the page itself, also by keyboard; price and stock follow the choice, and the buttons open no sheet', async () => {
  const product = aProduct(1)
  const [clay, sage] = product.skus
  const skus = [clay, sage && { ...sage, stock: 3 }].filter((sku) => sku !== undefined)
  const { view } = await openAt(1_280, { ...product, skus })
  const sageChip = view.getByRole('button', { name: 'Sage' })
  await expect.element(view.getByRole('heading', { level: 2, name: 'Colour' })).toBeVisible()
  view.getByRole('button', { name: 'Clay' }).element().focus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(sageChip).toHaveFocus()
  await expect.element(sageChip).toHaveAttribute('aria-pressed', 'true')
  await expect.element(view.getByText('Only 3 left')).toBeVisible()
  await expect.element(view.getByText('$12.00', { exact: true }).first()).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Increase' }))
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  await expect.poll(storedLines).toEqual([{ sku_id: 'lamp-1-sage', quantity: 2 }])
  await expect.element(view.getByRole('dialog', { name: 'Options' })).not.toBeInTheDocument()
})

test('in a low window the picture is as wide as its column, so that the buttons are on the picture', async () => {
  const { view } = await openAt(1_440, aProduct(1))
  await page.viewport(1_440, 800)
  const picture = view.getByRole('group', { name: aProduct(1).title })
  await expect.element(picture).toBeVisible()
  const { right } = view.getByRole('button', { name: 'Share' }).element().getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(picture.element().getBoundingClientRect().right)
})

test('if no size is chosen, the message is shown next to the options, without a sheet', async () => {
  const product = aProduct(1)
  const { view } = await openAt(1_280, { ...product, must_choose: ['colour'] })
  await expect.element(view.getByRole('heading', { level: 2, name: 'Colour' })).toBeVisible()
  const { top } = view.getByRole('button', { name: 'Buy now' }).element().getBoundingClientRect()
  await userEvent.click(view.getByRole('button', { name: 'Buy now' }))
  await expect.element(view.getByRole('alert').filter({ hasText: 'Choose an option: Colour' })).toBeVisible()
  // The message is next to the option's name, so nothing moves.
  await expect.poll(() => view.getByRole('button', { name: 'Buy now' }).element().getBoundingClientRect().top).toBe(top)
  await expect.element(view.getByRole('dialog', { name: 'Options' })).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Sage' }))
  await userEvent.click(view.getByRole('button', { name: 'Add to cart' }))
  await expect.poll(storedLines).toEqual([{ sku_id: 'lamp-1-sage', quantity: 1 }])
})

test('the sticky box scrolls away with the pictures and never covers the reviews', async () => {
  const specs = Array.from({ length: 4 }, (_, place) => ({ name: `Part ${place}`, values: ['Oak'] }))
  const { view } = await openAt(1_280, { ...aProduct(1), specs })
  await page.viewport(1_280, 800)
  const buttons = view.getByRole('button', { name: 'Buy now' })
  const reviews = view.getByRole('heading', { level: 2, name: 'Reviews' })
  await expect.element(reviews).toBeInTheDocument()
  document.body.style.paddingBottom = '2000px' // makes the page scroll as far as with many reviews
  onTestFinished(() => document.body.removeAttribute('style'))
  for (const top of [300, 600, 900]) {
    scrollTo({ top, behavior: 'instant' })
    const bottom = buttons.element().getBoundingClientRect().bottom
    expect(bottom).toBeLessThanOrEqual(reviews.element().getBoundingClientRect().top)
  }
})

test('a sold-out option cannot be chosen, and is marked as sold out', async () => {
  const product = aProduct(1)
  const skus = product.skus.map((sku, at) => (at === 1 ? { ...sku, stock: 0 } : sku))
  const { view } = await openAt(1_280, { ...product, skus })
  await expect.element(view.getByRole('button', { name: 'Sage' })).toBeDisabled()
  await expect.element(view.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
})

test.each([
  [414, 0],
  [1_023, 0],
  [1_024, 1],
  [1_280, 1],
])(
  'at %i px screen readers find the open options %i times, and otherwise the button of the sheet',
  async (width, times) => {
    const { view } = await openAt(width, aProduct(1))
    await expect.element(view.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    await expect.poll(() => view.getByRole('heading', { name: 'Colour' }).elements()).toHaveLength(times)
    await expect.poll(() => view.getByRole('button', { name: 'Increase' }).elements()).toHaveLength(times)
    await expect.poll(() => view.getByRole('button', { name: /^Options/ }).elements()).toHaveLength(1 - times)
    await expect.poll(() => view.getByRole('button', { name: 'Add to cart' }).elements()).toHaveLength(1)
    await expect.poll(() => document.documentElement.scrollWidth).toBe(width)
  },
)

test('a wide page shows breadcrumbs to category and kind; a phone shows the Back button instead', async () => {
  const { view } = await openAt(1_280, aProduct(1))
  const crumbs = view.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home')
  await expect
    .element(crumbs.getByRole('link', { name: 'Family life' }))
    .toHaveAttribute('href', '/explore?category=family')
  await expect
    .element(crumbs.getByRole('link', { name: 'Lamps' }))
    .toHaveAttribute('href', '/explore?category=family&kind=lamp')
  await expect.element(crumbs.getByText('Lamp 1')).toHaveAttribute('aria-current', 'page')
  await page.viewport(414, 896)
  await expect.element(crumbs).not.toBeInTheDocument()
})
