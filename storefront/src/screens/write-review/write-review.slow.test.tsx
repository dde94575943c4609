import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, anOrder, type FakeOrder, pageOf } from '../../../testing/fake-goods.ts'
import { expectMessage, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'

const NOTHING_CAN = { pay: false, cancel: false, receive: false, refund: false, review: false }
const [line] = anOrder(1).items as [FakeOrder['items'][number]]
const second = { ...line, order_item_id: anId(599), title: 'Lamp 9' }
const receivedOrder = anOrder(1, { status: 3, can: { ...NOTHING_CAN, review: true } })
const reviewedOrder = anOrder(1, { status: 4, can: NOTHING_CAN, items: [{ ...line, reviewed: true }] })
const REVIEW = `/comment?order=${receivedOrder.order_id}`

/** A shop with one received order. After a review is sent, later replies contain the reviewed order. */
async function open(address: string, replies: Replies = {}, order: FakeOrder = receivedOrder) {
  let now = order
  return renderScreen(address, {
    replies: {
      'GET /api/order/detail': () => now,
      'GET /api/user/order_list': pageOf(order),
      'POST /api/order/review': () => {
        now = reviewedOrder
        return now
      },
      ...replies,
    },
  })
}
type View = Awaited<ReturnType<typeof open>>['view']

/** The radio button of a star is one pixel large and covered by the drawn star, so the click is forced. */
const give = (view: View, label: string, stars: number, at = 0) => {
  const score = view.getByRole('group', { name: label }).nth(at)
  return userEvent.click(score.getByRole('radio', { name: `${stars} out of 5 stars` }), { force: true })
}
const submit = (view: View) => userEvent.click(view.getByRole('button', { name: 'Submit review' }))

async function fill(view: View) {
  await give(view, 'Product score', 4)
  await userEvent.fill(view.getByLabelText('Content').first(), 'Warm light, well packed.')
  await give(view, 'Service score', 5)
  await give(view, 'Postage score', 3)
}

test('a review with scores, text and pictures is sent, and the screen then links to the review', async () => {
  takePictures({ status: 200, body: { code: 1, msg: '', data: picture(800) } })
  const { view, requests } = await open(REVIEW)
  await fill(view)
  await userEvent.upload(view.getByLabelText('Pictures'), aFile())
  await expect.element(view.getByText('1 of 9')).toBeVisible()
  await expectMessage('Save successful', () => submit(view))
  await expect.element(view.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: /See your review/ }))
    .toHaveAttribute('href', `/detail/${line.product_id}#reviews`)
  const { order_item_id } = line
  const reviewBody = { product_score: 4, content: 'Warm light, well packed.', picture_ids: [anId(800)] }
  expect(requests('POST /api/order/review').map(({ body }) => body)).toEqual([
    { order_id: receivedOrder.order_id, items: [{ order_item_id, ...reviewBody }], service_score: 5, postage_score: 3 },
  ])
})

test('after a review, the screen links to the next order to review', async () => {
  const other = anOrder(2, { status: 3, can: { ...NOTHING_CAN, review: true } })
  const { view } = await open(REVIEW, { 'GET /api/user/order_list': pageOf(other) }, reviewedOrder)
  await expect
    .element(view.getByRole('link', { name: 'Review next order' }))
    .toHaveAttribute('href', `/comment?order=${other.order_id}`)
})

test('while a refund is possible, the review is sent without a question, because it ends no right', async () => {
  const { view, requests } = await open(REVIEW, {}, { ...receivedOrder, can: { ...receivedOrder.can, refund: true } })
  await fill(view)
  await expectMessage('Save successful', () => submit(view))
  expect(requests('POST /api/order/review')).toHaveLength(1)
  expect(view.getByText(/refund/).query()).toBeNull()
})

test('after the stars a few words are offered; a tap adds them to the text, a second tap removes them', async () => {
  const { view } = await open(REVIEW)
  const content = view.getByLabelText('Content')
  const words = (name: string) => view.getByRole('button', { name })
  await expect.element(content).toBeVisible()
  expect(words('Well made').query()).toBeNull()
  await give(view, 'Product score', 5)
  await userEvent.click(words('Well made'))
  await userEvent.click(words('Good value'))
  await expect.element(content).toHaveValue('Well made, Good value')
  await expect.element(words('Good value')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(words('Well made'))
  await expect.element(content).toHaveValue('Good value')
  await give(view, 'Product score', 1)
  await expect.element(words('Not as described')).toBeVisible()
})

test('words inside of longer words are not offered words', async () => {
  const { view } = await open(REVIEW)
  await give(view, 'Product score', 5)
  const content = view.getByLabelText('Content')
  const phrase = view.getByRole('button', { name: 'As described' })
  await userEvent.fill(content, 'NotAs described, Well made')
  await expect.element(phrase).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(phrase)
  await expect.element(content).toHaveValue('NotAs described, Well made, As described')
  await userEvent.click(phrase)
  await expect.element(content).toHaveValue('NotAs described, Well made')
})

test('how long an order can be reviewed follows the setting', async () => {
  const late = { ...reviewedOrder, items: [line], review_seconds: 1_209_600 }
  const { view } = await open(REVIEW, {}, late)
  await expect.element(view.getByText(/and for 14 days after it’s completed/)).toBeVisible()
})

test('a review is not sent while a picture failed to upload, unless the picture is removed', async () => {
  takePictures({ status: 503, body: {} })
  const { view, requests } = await open(REVIEW)
  await fill(view)
  await userEvent.upload(view.getByLabelText('Pictures'), aFile())
  const again = view.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  await expectMessage('A picture didn’t upload. Try again or remove it.', () => submit(view))
  await expect.element(again).toHaveFocus()
  expect(requests('POST /api/order/review')).toEqual([])
  await userEvent.click(view.getByRole('button', { name: 'Remove picture' }))
  await expectMessage('Save successful', () => submit(view))
  expect(requests('POST /api/order/review')).toHaveLength(1)
})

test('missing parts are reported at their fields, line by line, and nothing is sent', async () => {
  const { view, requests } = await open(REVIEW, {}, { ...receivedOrder, items: [line, second] })
  await give(view, 'Product score', 4)
  await userEvent.fill(view.getByLabelText('Content').first(), 'Good.')
  await userEvent.fill(view.getByLabelText('Content').nth(1), ' \u200b ')
  await submit(view)
  await expect.element(view.getByText('Review content cannot be empty')).toBeVisible()
  expect(view.getByText('Choose a rating from 1 to 5 stars').elements()).toHaveLength(3)
  await expect
    .element(view.getByRole('group', { name: 'Product score' }).nth(1).getByRole('radio').first())
    .toHaveFocus()
  await give(view, 'Product score', 5, 1)
  await expect.poll(() => view.getByText('Choose a rating from 1 to 5 stars').elements()).toHaveLength(2)
  expect(requests('POST /api/order/review')).toEqual([])
})

test('a refunded line is not part of the review', async () => {
  const refundedLine = { ...second, refunded_quantity: 1 }
  const { view } = await open(REVIEW, {}, { ...receivedOrder, items: [line, refundedLine] })
  await expect.element(view.getByLabelText('Content')).toBeVisible()
  expect(view.getByText(second.title).query()).toBeNull()
})

test('the review of a completed order does not mention refunds', async () => {
  const { view } = await open(REVIEW, {}, { ...receivedOrder, status: 4 })
  await expect.element(view.getByLabelText('Content')).toBeVisible()
  expect(view.getByText(/refund/).query()).toBeNull()
})

test('if an order was reviewed on another device, the screen says so', async () => {
  let now = receivedOrder
  const { view } = await open(REVIEW, {
    'GET /api/order/detail': () => now,
    'POST /api/order/review': () => {
      now = reviewedOrder
      return refuse('state_changed', 'The order has changed meanwhile.')
    },
  })
  await fill(view)
  await expectMessage('The order has changed meanwhile.', () => submit(view))
  await expect.element(view.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'See order' }))
    .toHaveAttribute('href', `/orderInfo/${receivedOrder.order_id}`)
})

test('leaving an unsent review asks for confirmation', async () => {
  const { view } = await open(REVIEW)
  await userEvent.fill(view.getByLabelText('Content'), 'Good.')
  await userEvent.click(view.getByRole('button', { name: 'Back' }))
  await userEvent.click(view.getByRole('button', { name: 'Keep editing' }))
  await expect.element(view.getByLabelText('Content')).toHaveValue('Good.')
})

test('for an order that cannot be reviewed yet, the screen says when it can be reviewed; for a missing order it shows no form', async () => {
  const { view } = await open(REVIEW, {}, anOrder(1))
  await expect.element(view.getByRole('heading', { name: 'You can’t review this order now' })).toBeVisible()
  const goneScreen = await open(REVIEW, { 'GET /api/order/detail': () => missing() })
  await expect.element(goneScreen.view.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('without an order the screen lists the orders to review, each with a link', async () => {
  const { view, requests } = await open('/comment')
  await expect.element(view.getByRole('heading', { level: 1, name: 'To review' })).toBeVisible()
  expect(document.title).toBe('To review · Sampan')
  await expect.element(view.getByRole('link', { name: 'Review', exact: true })).toHaveAttribute('href', REVIEW)
  expect(requests('GET /api/user/order_list')[0]?.query).toMatchObject({ to_review: true })
})

test('if no order can be reviewed, the screen links to the orders', async () => {
  const { view } = await open('/comment', { 'GET /api/user/order_list': pageOf() })
  await expect.element(view.getByRole('heading', { name: 'Nothing to review' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/myPurchases')
})

test('a received order links to its review', async () => {
  const { view } = await open(`/orderInfo/${receivedOrder.order_id}`)
  await expect.element(view.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', REVIEW)
})

const aFile = () => new File(['picture'], 'lamp.png', { type: 'image/png' })
const picture = (number: number) => ({ file_id: anId(number), url: '/files/lamp.webp', width: 8, height: 8 })
