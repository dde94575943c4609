import type { Endpoints } from '@sampan/contract'
import { MESSAGES_PAGE } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { z } from 'zod'
import { aMessage, type FakeMessage } from '../../../testing/fake-chat.ts'
import { anId, anOrder, aProduct } from '../../../testing/fake-goods.ts'
import { loseReply, missing, type Replies, refuse, renderScreen } from '../../../testing/fake-shop.tsx'
import { takePictures } from '../../../testing/fake-upload.ts'

type Sent = z.output<Endpoints['POST /api/service/messages']['body']>

/** A chat that stores each message once per client_id, and returns the pages after and before a message. */
function aChat(messages: FakeMessage[] = []) {
  const chat = [...messages]
  const at = (id: string) => chat.findIndex(({ message_id }) => message_id === id)
  function store({ client_id, file_id, ...contents_sent }: Sent): FakeMessage {
    const stored_message = chat.find((message) => message.client_id === client_id)
    if (stored_message) return stored_message
    const file = file_id === undefined ? null : { file_id, url: '/files/x.webp', width: 40, height: 30 }
    const created_at = new Date().toISOString()
    const contents = {
      text: contents_sent.text ?? null,
      order_id: contents_sent.order_id ?? null,
      product_id: contents_sent.product_id ?? null,
    }
    const message = aMessage({ number: 100 + chat.length, client_id, ...contents, file, created_at })
    chat.push(message)
    return message
  }
  const replies: Replies = {
    'GET /api/service/messages': ({ query: { after, before } }) => {
      if (after) return chat.slice(at(after) + 1).slice(0, MESSAGES_PAGE)
      return (before ? chat.slice(0, at(before)) : chat).slice(-MESSAGES_PAGE)
    },
    'POST /api/service/messages': ({ body }) => store(body),
    'POST /api/service/messages/read': null,
  }
  return { chat, store, replies }
}

type Chat = ReturnType<typeof aChat>

const openChat = (chat: Chat, { address = '/service', replies = {} as Replies, locale = 'en' as const } = {}) =>
  renderScreen(address, { replies: { ...chat.replies, ...replies }, locale })
const field = () => page.getByRole('textbox', { name: 'Message' })
const box = () => page.getByRole('region', { name: 'Messages' })
const look = () => document.dispatchEvent(new Event('visibilitychange'))

test('an empty chat explains its purpose, and links to help articles', async () => {
  const { view } = await openChat(aChat())
  await expect.element(view.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await expect
    .element(view.getByRole('link', { name: 'Where is my parcel?' }))
    .toHaveAttribute('href', '/helpAndSupport?of=shipping')
})

test('a message is shown immediately, then sent, and later marked as read', async () => {
  const chat = aChat()
  const { view } = await openChat(chat)
  await userEvent.fill(field(), '  Does it float?  ')
  await userEvent.click(view.getByRole('button', { name: 'Send', exact: true }))
  await expect.element(view.getByText('Does it float?')).toBeVisible()
  await expect.element(view.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  await expect.element(field()).toHaveValue('')
  expect(chat.chat.map(({ text }) => text)).toEqual(['Does it float?'])
  const [own] = chat.chat
  if (own) chat.chat[0] = { ...own, read_at: new Date().toISOString() }
  look()
  await expect.element(view.getByText(/^Read \d\d:\d\d$/)).toBeVisible()
  expect(JSON.stringify({ ...localStorage })).not.toContain('float')
})

test('Enter sends, Shift+Enter starts a new line, and Enter in an input method accepts its suggestion', async () => {
  const chat = aChat()
  await openChat(chat)
  await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two')
  const composing = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true })
  field().element().dispatchEvent(composing)
  await expect.element(field()).toHaveValue('one\ntwo')
  expect(chat.chat).toEqual([])
  await userEvent.type(field(), '{Enter}')
  await expect.poll(() => chat.chat.map(({ text }) => text)).toEqual(['one\ntwo'])
})

test('messages written without a connection are stored on the device in order, and each reaches the server once', async () => {
  const chat = aChat()
  let isAway = true
  let loss_count = 0
  const replies: Replies = {
    'POST /api/service/messages': ({ body }) => {
      if (isAway) loseReply()
      const message = chat.store(body)
      // The reply to the first message is lost: the server has stored the message, but the device does not know.
      if (loss_count++ === 0) loseReply()
      return message
    },
  }
  const { view } = await openChat(chat, { replies })
  for (const text of ['first', 'second', 'third']) await userEvent.type(field(), `${text}{Enter}`)
  await expect.element(view.getByText('We’ll send this when you’re back online')).toBeVisible()
  await expect.element(view.getByText('No connection')).toBeVisible()
  expect(JSON.parse(localStorage.getItem('sampan.private.outbox') ?? '')).toHaveLength(3)
  isAway = false
  dispatchEvent(new Event('online'))
  await expect.poll(() => loss_count).toBe(1)
  dispatchEvent(new Event('online'))
  await expect.poll(() => chat.chat.map(({ text }) => text)).toEqual(['first', 'second', 'third'])
  await expect.element(view.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  await expect.element(view.getByText('No connection')).not.toBeInTheDocument()
  await expect.poll(() => localStorage.getItem('sampan.private.outbox')).toBeNull()
})

test('a refused message shows the reason, and can be sent again or deleted', async () => {
  const chat = aChat()
  const { view, fakeReplies } = await openChat(chat, {
    replies: { 'POST /api/service/messages': () => refuse('idempotency_key_reused', 'The shop says no.') },
  })
  await userEvent.type(field(), 'one{Enter}')
  await expect.element(view.getByText('The shop says no.')).toBeVisible()
  await userEvent.type(field(), 'two{Enter}')
  await expect.element(view.getByRole('button', { name: 'Delete' }).nth(1)).toBeVisible()
  await userEvent.click(view.getByRole('button', { name: 'Delete' }).nth(1))
  await expect.element(view.getByText('two')).not.toBeInTheDocument()
  Object.assign(fakeReplies, chat.replies)
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByText(/^Sent \d\d:\d\d$/)).toBeVisible()
  expect(chat.chat.map(({ text }) => text)).toEqual(['one'])
})

test('a reply of customer service appears, is announced to screen readers, and is marked as read', async () => {
  const chat = aChat([aMessage({ number: 1 })])
  const { view, requests } = await openChat(chat)
  await expect.element(view.getByText('message 1')).toBeVisible()
  chat.chat.push(aMessage({ number: 2, from: 'shop', text: 'Good day.' }))
  look()
  await expect.element(view.getByRole('status').filter({ hasText: 'Good day.' })).toBeInTheDocument()
  await expect.poll(() => requests('POST /api/service/messages/read').at(-1)?.body).toEqual({ up_to: anId(7002) })
})

test('scrolling up loads older messages, and the text being read stays in place', async () => {
  const chat = aChat(Array.from({ length: 100 }, (_, number) => aMessage({ number, from: number % 3 ? 'me' : 'shop' })))
  const { view } = await openChat(chat)
  await expect.element(view.getByText('message 99', { exact: true })).toBeInViewport()
  const message66 = view.getByText('message 66', { exact: true })
  await expect.element(message66).toBeInTheDocument()
  message66.element().scrollIntoView({ block: 'start' })
  const top = () => Math.round(message66.element().getBoundingClientRect().top)
  const before = top()
  await expect.poll(() => view.getByText('message 20', { exact: true }).elements().length).toBe(1)
  await expect.poll(() => Math.abs(top() - before)).toBeLessThan(2)
  chat.chat.push(aMessage({ number: 100, from: 'shop', text: 'Are you there?' }))
  look()
  await expect.element(view.getByRole('button', { name: 'New messages' })).toBeVisible()
  await expect.poll(() => Math.abs(top() - before)).toBeLessThan(2)
  await userEvent.click(view.getByRole('button', { name: 'New messages' }))
  await expect.element(view.getByText('Are you there?').first()).toBeInViewport()
})

test('a chat opened from an order offers the card of the order; the card is sent only once, with the text', async () => {
  const chat = aChat()
  const order = anOrder(1)
  const { view, visits } = await openChat(chat, {
    address: `/service?order=${order.order_id}`,
    replies: { 'GET /api/order/detail': order },
  })
  await expect.element(view.getByText(`Order ${order.order_number}`)).toBeVisible()
  await userEvent.type(field(), 'When does it leave?{Enter}')
  await expect.poll(() => chat.chat).toMatchObject([{ order_id: order.order_id, text: 'When does it leave?' }])
  await expect.poll(() => visits.place().search).toBe('')
  await expect.element(view.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument()
})

test('a message that is sent before its product is loaded is about the product too', async () => {
  const chat = aChat()
  const product = aProduct(1)
  const { promise, resolve } = Promise.withResolvers<void>()
  const { view, visits } = await openChat(chat, {
    address: `/service?product=${product.product_id}`,
    replies: { 'GET /api/product/detail': () => promise.then(() => product) },
  })
  await userEvent.fill(field(), 'Is it blue?')
  await userEvent.click(view.getByRole('button', { name: 'Send', exact: true }))
  await expect.poll(() => chat.chat).toMatchObject([{ product_id: product.product_id, text: 'Is it blue?' }])
  resolve()
  await expect.poll(() => visits.place().search).toBe('')
  await expect.element(view.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument()
})

test('a product card can be sent alone or removed; a card of another shopper’s order is never shown', async () => {
  const chat = aChat()
  const product = aProduct(1)
  const { view, visits } = await openChat(chat, {
    address: `/service?product=${product.product_id}`,
    replies: { 'GET /api/product/detail': product, 'GET /api/order/detail': () => missing() },
  })
  await userEvent.click(view.getByRole('button', { name: 'Send', exact: true }))
  await expect.poll(() => chat.chat).toMatchObject([{ product_id: product.product_id, text: null }])
  await visits.go(`/service?product=${product.product_id}`)
  await userEvent.click(view.getByRole('button', { name: /^Remove / }))
  await expect.element(view.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await visits.go(`/service?order=${anId(5)}`)
  await expect.element(view.getByRole('button', { name: /^Remove / })).not.toBeInTheDocument()
})

test('a picture is shown before it is stored, and is sent for the chat', async () => {
  const bodies: Sent[] = []
  const file = { file_id: anId(77), url: '/files/x.webp', width: 40, height: 30 }
  const uploads = takePictures({ status: 200, body: { code: 1, msg: '', data: file } })
  const { view } = await openChat(aChat(), {
    replies: {
      'POST /api/service/messages': ({ body }) => {
        bodies.push(body)
        return refuse('too_many_tries', 'Too many.')
      },
    },
  })
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  const picture = new File([await canvas.convertToBlob()], 'plug.png', { type: 'image/png' })
  await userEvent.upload(view.getByLabelText('Send a picture'), picture)
  await expect.poll(() => bodies).toMatchObject([{ file_id: file.file_id }])
  await expect.element(view.getByRole('img', { name: 'Picture' })).toBeVisible()
  expect(uploads[0]?.form.get('purpose')).toBe('chat')
})

test('HTML typed by a shopper is shown as text', async () => {
  const text = '<img src=x onerror=alert(1)> https://example.com \u202eesrever'
  const { view } = await openChat(aChat([aMessage({ number: 1, from: 'shop', text })]))
  await expect.element(view.getByText(text)).toBeVisible()
  expect(box().element().querySelectorAll('img, a')).toHaveLength(0)
})

test('a message that is too long is not sent, and the screen shows its length', async () => {
  const { view } = await openChat(aChat())
  await userEvent.fill(field(), 'x'.repeat(2001))
  await expect.element(view.getByText('2001 of 2000 characters')).toBeVisible()
  await expect.element(view.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
})

test('if the chat fails to load, the shopper can retry, and can write messages before that', async () => {
  const chat = aChat([aMessage({ number: 1 })])
  const { view, fakeReplies } = await openChat(chat, { replies: { 'GET /api/service/messages': () => loseReply() } })
  await expect.element(view.getByText('We couldn’t load this')).toBeVisible()
  Object.assign(fakeReplies, chat.replies)
  await userEvent.click(view.getByRole('button', { name: 'Try again' }))
  await expect.element(view.getByText('message 1')).toBeVisible()
})
