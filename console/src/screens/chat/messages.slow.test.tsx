import { MESSAGE_LIMIT } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insert, renderDesk } from '../../../testing/fake-desk.tsx'
import { aHead, aMessage, OTHER_OPERATOR, TALKS, USER } from '../../../testing/fake-people.ts'

const field = () => page.getByRole('textbox', { name: 'Reply' })

test('an operator opens a chat, and replies with a canned answer in the shopper’s language', async () => {
  const { requests } = await renderDesk('/messages', {
    replies: { ...TALKS, 'POST /api/admin/service/messages': aMessage({ from: 'shop', text: 'こんにちは' }) },
  })
  await page.getByRole('link', { name: 'Mei Lin' }).click()
  await expect.poll(() => requests('POST /api/admin/service/messages/read').length).toBeGreaterThan(0)
  await expect.element(page.getByRole('link', { name: 'SP-20261123-0001' })).toBeVisible()
  await page.getByRole('region', { name: 'Mei Lin' }).getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('menuitem', { name: 'Greeting' }).click()
  await expect.element(field()).toHaveValue('こんにちは')
  await expect.poll(() => requests('POST /api/admin/service/take')).toHaveLength(1)
  await field().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('')
  const [request] = requests('POST /api/admin/service/messages')
  expect(request?.body).toMatchObject({ user_id: USER, text: 'こんにちは' })
})

test('a reply above the limit stays, with an error, and is not sent', async () => {
  const { requests } = await renderDesk(`/messages/${USER}`, { replies: TALKS })
  const text = 'a'.repeat(MESSAGE_LIMIT + 1)
  await insert(field(), text)
  await expect.element(field()).toHaveValue(text)
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveAccessibleDescription(`Use at most ${MESSAGE_LIMIT} characters`)
  expect(requests('POST /api/admin/service/messages')).toEqual([])
  await field().fill('') // the desk stores unsent texts
})

test('an unsent reply is restored after a visit to another screen', async () => {
  await renderDesk(`/messages/${USER}`, { replies: TALKS })
  await expect.element(field()).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('One moment{Escape}')
  await page.getByRole('region', { name: 'Mei Lin' }).getByRole('button', { name: 'Close' }).click()
  await expect.element(field()).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Mei Lin' }).click()
  await expect.element(field()).toHaveValue('One moment')
})

test('a chat that another operator has taken has no composer until it is taken over', async () => {
  const other = { operator_id: OTHER_OPERATOR, account: 'bob@sampan.example', until: '2026-11-23T09:00:00.000Z' }
  let head = aHead(other)
  const { requests } = await renderDesk(`/messages/${USER}`, {
    replies: {
      ...TALKS,
      'GET /api/admin/service/chat': () => head,
      'POST /api/admin/service/take': () => {
        head = aHead()
        return head
      },
    },
  })
  await expect.element(page.getByText('bob@sampan.example is handling this chat.')).toBeVisible()
  await expect.element(field()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Take over' }).click()
  await expect.element(field()).toBeVisible()
  expect(requests('POST /api/admin/service/take')[0]?.body).toEqual({ user_id: USER, from_operator_id: OTHER_OPERATOR })
})

test('a new message of the shopper is announced with the name, but not the messages before', async () => {
  let messages = [aMessage({})]
  const { client } = await renderDesk(`/messages/${USER}`, {
    replies: { ...TALKS, 'GET /api/admin/service/messages': () => messages },
  })
  await expect.element(field()).toBeVisible()
  const status = page.getByRole('region', { name: 'Mei Lin' }).getByRole('status')
  await expect.element(status).toHaveTextContent('')
  messages = [...messages, aMessage({ message_id: OTHER_OPERATOR, text: 'Is it blue?' })]
  await client.invalidateQueries()
  await expect.element(status).toHaveTextContent('Mei Lin: Is it blue?')
})

test('Enter that accepts a suggestion of an input method sends nothing, in Safari too', async () => {
  const { requests } = await renderDesk(`/messages/${USER}`, { replies: TALKS })
  await field().fill('こんに')
  const accepting = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })
  field().element().dispatchEvent(accepting)
  await expect.element(field()).toHaveValue('こんに')
  expect(requests('POST /api/admin/service/messages')).toEqual([])
  await field().fill('')
})
