import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anId, anOrder, aUser } from '../../../testing/fake-goods.ts'
import { type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

const DECLARE = 'POST /api/order/contract_withdrawal'
const REPLY = { declared_at: '2026-11-23T08:00:00.000Z' }
type View = Awaited<ReturnType<typeof renderScreen>>['view']

const openAsVisitor = (replies: Replies = {}) =>
  renderScreen('/withdrawFromContract', { signedIn: false, replies: { [DECLARE]: REPLY, ...replies } })

const tap = (view: View, name: string) => userEvent.click(view.getByRole('button', { name, exact: true }))
const field = (view: View, name: string | RegExp) => view.getByRole('textbox', { name })

async function enter(view: View) {
  await userEvent.fill(field(view, 'Name'), 'Mei Lin')
  await userEvent.fill(field(view, 'Order number'), '2026 1120 1234 5678')
  await userEvent.fill(field(view, 'Email'), 'mei@example.com')
}

test('a visitor withdraws in two steps, and reads when the declaration arrived', async () => {
  const { view, requests } = await openAsVisitor()
  await enter(view)
  await tap(view, 'Continue')
  await expect.element(view.getByText('The whole order')).toBeVisible()
  expect(requests(DECLARE)).toEqual([])
  await tap(view, 'Confirm withdrawal')
  await expect.element(view.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
  await expect.element(view.getByText(/Received on .*2026.* confirmation to mei@example.com/)).toBeVisible()
  expect(requests(DECLARE).map(({ body }) => body)).toEqual([
    { name: 'Mei Lin', order_number: '2026 1120 1234 5678', email: 'mei@example.com' },
  ])
})

test('what was entered stays when the shopper changes it, and a part is named in words', async () => {
  const { view, requests } = await openAsVisitor()
  await tap(view, 'Continue')
  await expect.element(view.getByText('Enter your name')).toBeVisible()
  await expect.element(view.getByText('Enter the order number')).toBeVisible()
  await enter(view)
  await tap(view, 'Continue')
  await tap(view, 'Change details')
  await expect.element(field(view, 'Name')).toHaveValue('Mei Lin')
  await userEvent.click(view.getByRole('radio', { name: 'Part of the order' }))
  await userEvent.fill(field(view, /Which articles/), 'One of two mugs')
  await tap(view, 'Continue')
  await expect.element(view.getByText('One of two mugs')).toBeVisible()
  await tap(view, 'Confirm withdrawal')
  await expect.poll(() => requests(DECLARE).map(({ body }) => body)).toMatchObject([{ part: 'One of two mugs' }])
})

test('a refusal is shown, and the declaration can be sent again', async () => {
  const { view, fakeReplies, requests } = await openAsVisitor({ [DECLARE]: () => refuse('too_many_tries') })
  await enter(view)
  await tap(view, 'Continue')
  await tap(view, 'Confirm withdrawal')
  await expect.poll(() => requests(DECLARE)).toHaveLength(1)
  await expect.element(view.getByRole('button', { name: 'Confirm withdrawal' })).toBeEnabled()
  fakeReplies[DECLARE] = REPLY
  await tap(view, 'Confirm withdrawal')
  await expect.element(view.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible()
})

test('for a signed-in shopper the order is filled in, with its lines to choose from', async () => {
  const order = anOrder(1)
  const { view, requests } = await renderScreen(`/withdrawFromContract?order=${anId(301)}`, {
    replies: { [DECLARE]: REPLY, 'GET /api/order/detail': order, 'GET /api/user/getUserInfo': aUser() },
  })
  await expect.element(field(view, 'Order number')).toHaveValue(order.order_number)
  await expect.element(field(view, 'Email')).toHaveValue('nina@sampan.example')
  await userEvent.click(view.getByRole('radio', { name: 'Part of the order' }))
  await tap(view, 'Continue')
  await expect.element(view.getByText('Choose at least one item')).toBeVisible()
  const item = order.items[0]
  await userEvent.click(view.getByRole('checkbox', { name: new RegExp(`^${item?.title}`) }))
  await tap(view, 'Continue')
  await expect.element(view.getByText(new RegExp(`\\d × ${item?.title}`))).toBeVisible()
  await tap(view, 'Confirm withdrawal')
  await expect
    .poll(() => requests(DECLARE).map(({ body }) => body))
    .toMatchObject([{ items: [{ order_item_id: item?.order_item_id, quantity: item?.quantity }] }])
})

test('two lines of one product are told apart by their options', async () => {
  const order = anOrder(1)
  const sage = [{ axis: 'colour', name: 'Colour', value_key: 'sage', value: 'Sage' }]
  const items = order.items.flatMap((item) => [
    { ...item, withdrawal_exemption: 'hygiene' as const },
    { ...item, withdrawal_exemption: 'hygiene' as const, order_item_id: anId(907), values: sage },
  ])
  const { view } = await renderScreen(`/withdrawFromContract?order=${anId(301)}`, {
    replies: { 'GET /api/order/detail': { ...order, items }, 'GET /api/user/getUserInfo': aUser() },
  })
  await expect.element(field(view, 'Order number')).toHaveValue(order.order_number)
  await userEvent.click(view.getByRole('radio', { name: 'Part of the order' }))
  await userEvent.click(view.getByRole('checkbox', { name: `${items[0]?.title}, Sage` }))
  await expect.element(view.getByText(/no right of withdrawal/)).toBeVisible()
  await tap(view, 'Continue')
  await expect.element(view.getByText(new RegExp(`\\d × ${items[0]?.title} · Sage`))).toBeVisible()
})

test('a visitor finds the screen from the footer', async () => {
  const { view } = await renderScreen('/register/terms', { signedIn: false, replies: { 'GET /api/user/law': [] } })
  await expect
    .element(view.getByRole('link', { name: 'Withdraw from contract here' }).first())
    .toHaveAttribute('href', '/withdrawFromContract')
})

test('an order offers to withdraw from its contract if the law of its destination asks for it', async () => {
  const order = anOrder(1, { status: 1, has_contract_withdrawal: true })
  const { view } = await renderScreen(`/orderInfo/${anId(301)}`, {
    replies: { 'GET /api/order/detail': order },
  })
  const link = view.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' })
  await expect.element(link).toHaveAttribute('href', `/withdrawFromContract?order=${order.order_id}`)
  await view.unmount()
  const other = await renderScreen(`/orderInfo/${anId(301)}`, {
    replies: { 'GET /api/order/detail': anOrder(1, { status: 1 }) },
  })
  const main = other.view.getByRole('main')
  await expect.element(main.getByText('Order number')).toBeVisible()
  await expect.element(main.getByRole('link', { name: 'Withdraw from contract here' })).not.toBeInTheDocument()
})

test('a visitor reads which kinds of goods have no right of withdrawal', async () => {
  const { view } = await openAsVisitor()
  await expect.element(view.getByText(/such as opened food/)).toBeVisible()
})

test('the lines of an order without a right of withdrawal are named', async () => {
  const order = anOrder(1)
  const items = order.items.map((item) => ({ ...item, withdrawal_exemption: 'hygiene' as const }))
  const { view } = await renderScreen(`/withdrawFromContract?order=${anId(301)}`, {
    replies: { 'GET /api/order/detail': { ...order, items }, 'GET /api/user/getUserInfo': aUser() },
  })
  await expect.element(field(view, 'Order number')).toHaveValue(order.order_number)
  await expect.element(view.getByText(/: EU and UK: no right of withdrawal once the seal is opened/)).toBeVisible()
})
