import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderDesk } from '../../../testing/fake-desk.tsx'

const id = '00000000-0000-4000-8000-000000000031'
const aReview = (reply: string | null = null) => ({
  review_id: id,
  product_id: 'lamp',
  product_title: 'Table lamp of oak',
  shop_id: 'harbour-lights',
  shopper: null,
  order_id: null,
  is_imported: false,
  product_score: 2,
  content: 'It flickers.',
  language: 'en',
  pictures: [] as string[],
  values: [],
  created_at: '2026-11-20T08:00:00.000Z',
  reply,
  revision: 'revision-1',
  replied_at: null,
  replied_by: null,
  hidden_at: null,
  hidden_reason: null,
  hidden_by: null,
})
const pageOf = (review: ReturnType<typeof aReview>) => ({
  items: [review],
  total: 1,
  page: 1,
  page_size: 20,
  next_cursor: null,
})

test('reviews without a reply come first, and a reply is sent with the revision that was read', async () => {
  const { requests } = await renderDesk(`/reviews/${id}`, {
    replies: {
      'GET /api/admin/review/list': pageOf(aReview()),
      'GET /api/admin/review/detail': aReview(),
      'POST /api/admin/review/reply': aReview('We send a new bulb.'),
    },
  })
  await expect.poll(() => requests('GET /api/admin/review/list')[0]?.query.unanswered).toBe(true)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reply' }).fill(' We send a new bulb. ')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => requests('POST /api/admin/review/reply').map(({ body }) => body))
    .toEqual([{ review_id: id, revision: 'revision-1', reply: 'We send a new bulb.' }])
})

test('a review is hidden with a reason', async () => {
  const { requests } = await renderDesk(`/reviews/${id}?show=all`, {
    replies: {
      'GET /api/admin/review/list': pageOf(aReview()),
      'GET /api/admin/review/detail': aReview(),
      'POST /api/admin/review/hide': aReview(),
    },
  })
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Names a person')
  await page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click()
  await expect
    .poll(() => requests('POST /api/admin/review/hide').map(({ body }) => body))
    .toEqual([{ review_id: id, reason: 'Names a person' }])
})

test('a review that the list does not have is opened by its URL', async () => {
  const { requests } = await renderDesk(`/reviews/${id}?show=hidden`, {
    replies: {
      'GET /api/admin/review/list': { ...pageOf(aReview()), items: [] },
      'GET /api/admin/review/detail': aReview('We send a new bulb.'),
    },
  })
  await expect.element(page.getByText('It flickers.')).toBeVisible()
  await expect.element(page.getByText('We send a new bulb.')).toBeVisible()
  expect(requests('GET /api/admin/review/detail')[0]?.query).toEqual({ review_id: id })
})

test('a review links to its product and its order, and shows the purchased options', async () => {
  const order_id = '00000000-0000-4000-8000-000000000032'
  const review = {
    ...aReview(),
    order_id,
    values: [{ axis: 'wood', name: 'Wood', value_key: 'oak', value: 'Oiled oak' }],
  }
  await renderDesk(`/reviews/${id}`, {
    replies: { 'GET /api/admin/review/list': pageOf(aReview()), 'GET /api/admin/review/detail': review },
  })
  const pane = page.getByRole('region', { name: 'Table lamp of oak' })
  await expect.element(pane.getByText('Oiled oak')).toBeVisible()
  await expect
    .element(pane.getByRole('link', { name: 'Table lamp of oak' }))
    .toHaveAttribute('href', '/console/products/lamp')
  await expect
    .element(pane.getByRole('link', { name: 'View order' }))
    .toHaveAttribute('href', `/console/orders/${order_id}?status=all`)
})

test("shoppers' pictures are loaded with the session, the shop's pictures are public", async () => {
  const pictures = ['/files/sent.webp', '/pictures/lamp-1.webp']
  const review = { ...aReview(), pictures }
  await renderDesk(`/reviews/${id}`, {
    replies: { 'GET /api/admin/review/list': pageOf(review), 'GET /api/admin/review/detail': review },
  })
  // The fake network has no files: loading a picture with the session fails, and every other picture is only a URL.
  await expect.element(page.getByText('We couldn’t load the picture')).toBeVisible()
  const sources = [...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))
  expect(sources).toEqual(['/pictures/lamp-1.webp'])
})
