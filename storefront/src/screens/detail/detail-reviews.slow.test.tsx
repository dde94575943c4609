import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, aProduct, type FakeReview, pageOf } from '../../../testing/fake-goods.ts'
import { loseReply } from '../../../testing/fake-shop.tsx'
import { openProduct } from '../../../testing/open-product.ts'

const review = (number: number, overrides: Partial<FakeReview> = {}): FakeReview => ({
  review_id: anId(number),
  author: 'M***i',
  avatar: null,
  product_score: 5,
  content: `Good lamp ${number}`,
  language: 'en',
  pictures: [],
  values: [],
  created_at: '2026-11-01T12:00:00.000Z',
  reply: number === 1 ? 'Thank you!' : null,
  ...overrides,
})

test('the first three reviews are shown, and all reviews on request', async () => {
  const all = [1, 2, 3, 4].map((number) => review(number))
  const summary = { count: 4, average: 5, by_score: { '5': 4 }, with_pictures: 0 }
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { page_size } }) => ({ ...pageOf(...all.slice(0, page_size)), total: 4 }),
    },
  })
  await expect.element(view.getByText('Good lamp 3')).toBeInTheDocument()
  await expect.element(view.getByText(/Thank you!/)).toBeInTheDocument()
  await expect.element(view.getByText('Good lamp 4')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Show all reviews' }))
  await expect.element(view.getByText('Good lamp 4')).toBeInTheDocument()
})

test('reviews can be filtered by score or pictures, and the filter can be removed', async () => {
  const all = [review(1), review(2, { product_score: 2, content: 'Dim' }), review(3, { pictures: ['/a.webp'] })]
  const summary = { count: 3, average: 4, by_score: { '5': 2, '2': 1 }, with_pictures: 1 }
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { score, with_pictures } }) =>
        pageOf(
          ...all
            .filter((one) => score === undefined || one.product_score === score)
            .filter((one) => !with_pictures || one.pictures.length > 0),
        ),
    },
  })
  await userEvent.click(view.getByRole('button', { name: '2 out of 5 stars 1' }))
  await expect.element(view.getByText('Good lamp 1')).not.toBeInTheDocument()
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'With pictures 1' }))
  await expect.element(view.getByText('Good lamp 3')).toBeInTheDocument()
  await expect.element(view.getByText('Dim')).not.toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'All 3' }))
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
})

test('if the filtered reviews fail to load, no reviews are shown, and the shopper can retry', async () => {
  const bright = [review(1), review(2), review(3)]
  const summary = { count: 4, average: 4.25, by_score: { '5': 3, '2': 1 }, with_pictures: 0 }
  let isLost = true
  const { view } = await openProduct(aProduct(1, { review_summary: summary }), {
    replies: {
      'GET /api/product/reviews': ({ query: { score } }) => {
        if (score === undefined) return pageOf(...bright)
        return isLost ? loseReply() : pageOf(review(4, { product_score: 2, content: 'Dim' }))
      },
    },
  })
  await expect.element(view.getByText('Good lamp 1')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: '2 out of 5 stars 1' }))
  const again = view.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expect.element(view.getByText('Good lamp 1')).not.toBeInTheDocument()
  isLost = false
  await userEvent.click(again)
  await expect.element(view.getByText('Dim')).toBeInTheDocument()
})

test('a review in another language says its language', async () => {
  const { view } = await openProduct(aProduct(1), {
    replies: { 'GET /api/product/reviews': pageOf(review(1), review(2, { language: 'ja', content: '明るい' })) },
  })
  const authors = () => view.getByText(/^M\*\*\*i/).elements()
  await expect.poll(() => authors().map(({ textContent }) => textContent)).toEqual(['M***i', 'M***i · 日本語'])
})

test('the fragment of a link to the reviews scrolls to them', async () => {
  const product = aProduct(1)
  const { view, visits } = await openProduct(product, { replies: { 'GET /api/product/reviews': pageOf(review(1)) } })
  await visits.go('/login')
  await visits.go(`/detail/${product.product_id}#reviews`)
  const heading = view.getByRole('heading', { name: 'Reviews' })
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeLessThan(300)
  window.scrollTo(0, 0)
  await visits.go('/login')
  visits.back()
  await expect.element(heading).toBeInTheDocument()
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThan(300)
})
