import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { HELP } from '../../../testing/fake-articles.ts'
import { loseReply, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'

const openHelp = (address = '/helpAndSupport', replies: Replies = { 'GET /api/user/help_support': HELP }) =>
  renderScreen(address, { replies })

test('a tap on a question shows its answer', async () => {
  const { view } = await openHelp()
  await expect.element(view.getByText('How do I top up?')).toBeVisible()
  await expect.element(view.getByText('Me › Top up')).not.toBeVisible()
  await userEvent.click(view.getByText('How do I top up?'))
  await expect.element(view.getByText('Me › Top up')).toBeVisible()
})

test('the search comes first, then customer service, then the questions by subject', async () => {
  const { view } = await openHelp()
  await expect.element(view.getByRole('heading', { name: 'Payment and balance' })).toBeVisible()
  const chat = view.getByRole('link', { name: /Customer service/ }).element()
  const question = view.getByText('How do I top up?').element()
  const search = view.getByRole('searchbox', { name: 'Search help' }).element()
  expect(search.compareDocumentPosition(chat)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(chat.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    view
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .all()
      .map((heading) => heading.element().textContent),
  ).toEqual(['Orders and delivery', 'Payment and balance'])
})

test('a URL that names a question opens the answer to that question', async () => {
  const { view } = await openHelp('/helpAndSupport?of=refunds')
  await expect.element(view.getByText(/Money goes back/)).toBeVisible()
  await expect.element(view.getByText('Me › Top up')).not.toBeVisible()
})

test('the search covers questions and answers, and ignores case and character width', async () => {
  const { view } = await openHelp()
  const field = view.getByRole('searchbox', { name: 'Search help' })
  await userEvent.fill(field, 'ＢＡＬＡＮＣＥ back')
  await expect.element(view.getByText('How do refunds work?')).toBeVisible()
  await expect.element(view.getByText('How do I top up?')).not.toBeInTheDocument()
  await expect.element(view.getByText('1 answer')).toBeInTheDocument()
  await userEvent.click(view.getByRole('button', { name: 'Clear' }))
  await expect.element(view.getByText('How do I top up?')).toBeVisible()
})

test('a search without results shows a message and links to customer service', async () => {
  const { view } = await openHelp()
  await userEvent.fill(view.getByRole('searchbox', { name: 'Search help' }), 'sailing <0/>')
  await expect.element(view.getByRole('heading', { name: 'No results for “sailing <0/>”' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Ask customer service' })).toHaveAttribute('href', '/service')
})

test('a failed read can be retried', async () => {
  const { view, fakeReplies } = await openHelp('/helpAndSupport', { 'GET /api/user/help_support': () => loseReply() })
  await expect.element(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  fakeReplies['GET /api/user/help_support'] = HELP
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByText('How do I top up?')).toBeVisible()
})
