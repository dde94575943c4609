import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPhone, open, type Phone } from './open-browser.ts'
import { aBuyer, aPaidOrder, type Buyer, RECEIPT, theDesk } from './people.ts'
import { openShopAndBrowser } from './shop-and-browser.ts'
import { attach, button, field, link, read, seeHeading, seeTitle, sentence, signedIn } from './steps.ts'

const { shop, browser } = await openShopAndBrowser()

function streamsOf(page: Page): string[] {
  const streams: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/events?') && response.ok()) streams.push(response.url())
  })
  return streams
}

const bell = ({ page, say }: Phone, label: string) => page.getByRole('link', { name: say(label), exact: true })

test('events of the shop appear in every tab without reloading, each with a notice; “Read all” clears the badge', async () => {
  const buyer = await aBuyer(shop)
  const { order_id } = await aPaidOrder(buyer)
  await buyer.call('POST /api/user/notifications/read', { body: { all: true } }) // marks the notice of the recharge as read
  const phone = await aPhone(browser, shop.url)
  const streams = streamsOf(phone.page)
  await signedIn(phone, buyer.token, `/orderInfo/${order_id}`)
  await seeHeading(phone, 'The shop is getting your order ready.')
  await expect.poll(() => streams.length, { timeout: 30_000 }).toBe(1)

  // The second tab has no event stream. It receives the events from the first tab.
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  const more = streamsOf(tab.page)
  await open(tab, '/filter')
  await bell(tab, 'Notifications').waitFor()

  const parcel = { order_id, carrier: 'Mekong Post', tracking_number: 'MP-4711', is_shared: true }
  await (await theDesk(shop))('POST /api/admin/order/ship', { body: parcel })
  await phone.page.getByText('MP-4711', { exact: true }).waitFor()
  await bell(tab, 'Unread notifications').waitFor()
  expect([streams.length, more.length]).toEqual([1, 0])

  await bell(tab, 'Unread notifications').click()
  await seeTitle(tab, 'Notifications')
  const notice = tab.page.getByRole('link', { name: 'Your order is on its way' })
  await notice.getByText(tab.say('Unread')).waitFor({ state: 'attached' })
  await button(tab, 'Mark all as read').click()
  await button(tab, 'Mark all as read').waitFor({ state: 'hidden' })
  await expect.poll(() => notice.getByText(tab.say('Unread')).count()).toBe(0)
  await notice.click()
  await seeTitle(tab, 'Order details')
  await sentence(tab, 'Order details').first().waitFor()
  await open(tab, '/filter')
  await bell(tab, 'Notifications').waitFor()
  await link(tab, 'Notifications').waitFor()
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

const messages = ({ page, say }: Phone) => page.getByRole('region', { name: say('Messages') })
/** The texts of the messages that the shopper sees, oldest first. */
const wordsIn = (phone: Phone) => messages(phone).locator('li p[dir]').allTextContents()

async function write(phone: Phone, text: string): Promise<void> {
  await field(phone, 'Message').fill(text)
  await button(phone, 'Send').click()
  await messages(phone).getByText(text, { exact: true }).waitFor()
}

/** A customer service operator, in the chat with one shopper. */
async function customerService({ call }: Buyer) {
  const desk = await theDesk(shop)
  const { user_id } = await call('GET /api/user/getUserInfo')
  const chat = () => desk('GET /api/admin/service/messages', { query: { user_id } })
  return {
    chat,
    waiting: async () =>
      (await desk('GET /api/admin/service/chats', { query: {} })).items.filter(
        ({ shopper }) => shopper.user_id === user_id,
      ),
    answer: (contents: { text?: string; order_id?: string }) =>
      desk('POST /api/admin/service/messages', { body: { user_id, client_id: crypto.randomUUID(), ...contents } }),
    readAll: async () => {
      const up_to = (await chat()).at(-1)?.message_id ?? ''
      await desk('POST /api/admin/service/messages/read', { body: { user_id, up_to } })
    },
  }
}

test('a shopper and customer service exchange messages without reloading, and see which messages were read', async () => {
  const buyer = await aBuyer(shop)
  const { order_id } = await aPaidOrder(buyer)
  const service = await customerService(buyer)
  const phone = await aPhone(browser, shop.url)
  const { page } = phone
  await signedIn(phone, buyer.token, '/service?product=soap')
  await page.getByRole('button', { name: /^Remove Slow-cured soap/ }).waitFor() // the card of the product is ready to be sent
  await write(phone, 'Does it float?')
  await messages(phone).getByRole('link', { name: 'Slow-cured soap' }).waitFor()
  await attach(phone, page.getByLabel(phone.say('Send a picture')), PICTURE)
  await messages(phone)
    .getByText(/^Sent \d\d:\d\d$/)
    .waitFor()
  await expect.poll(async () => (await service.chat()).length).toBe(2)
  const [question, pictured] = await service.chat()
  expect([question?.text, question?.product_id, pictured?.file !== null]).toEqual(['Does it float?', 'soap', true])
  expect(await service.waiting()).toMatchObject([{ unread_count: 2 }])

  await service.readAll()
  await messages(phone)
    .getByText(/^Read \d\d:\d\d$/)
    .waitFor()
  await service.answer({ text: 'It does. Is it for this order?', order_id })
  await messages(phone).getByText('It does. Is it for this order?').waitFor()
  await messages(phone).locator(`a[href="/orderInfo/${order_id}"]`).waitFor()
  await expect.poll(async () => (await service.chat()).at(-1)?.read_at).not.toBeNull()
  expect(await service.waiting()).toEqual([])

  // On other screens a chat reply is shown as a notice with a badge. Notice and badge disappear once the chat is read.
  await buyer.call('POST /api/user/notifications/read', { body: { all: true } })
  await button(phone, 'Back').click()
  await open(phone, '/filter')
  await bell(phone, 'Notifications').waitFor()
  await service.answer({ text: 'Anything else?' })
  await bell(phone, 'Unread notifications').waitFor()
  const tab: Phone = { ...phone, page: await phone.context.newPage() }
  await open(tab, '/service')
  await messages(tab).getByText('Anything else?').waitFor()
  await bell(phone, 'Notifications').waitFor()
  expect(await buyer.call('GET /api/user/getUserInfo')).toMatchObject({ unread_count: 0, unread_messages: 0 })
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

const PICTURE = { name: 'soap.png', mimeType: 'image/png', buffer: RECEIPT }

test('if the connection is lost during a chat, no message of either side is lost or duplicated', async () => {
  const buyer = await aBuyer(shop)
  const service = await customerService(buyer)
  const phone = await aPhone(browser, shop.url)
  const { page, context } = phone
  await signedIn(phone, buyer.token, '/service')
  await write(phone, 'Hello?')
  await service.answer({ text: 'Good day.' })
  await messages(phone).getByText('Good day.').waitFor()

  // The shop stores the message, but its reply is lost together with the connection.
  const replyGate = Promise.withResolvers<void>()
  await page.route('**/api/service/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
    replyGate.resolve()
  })
  await write(phone, 'My parcel is wet.')
  await replyGate.promise
  await page.unroute('**/api/service/messages')
  await write(phone, 'What can I do?')
  await page.getByLabel(phone.say('Send a picture')).setInputFiles(PICTURE)
  await messages(phone)
    .getByRole('button', { name: phone.say('Picture') })
    .waitFor()
  await read(phone, 'We’ll send this when you’re back online')
  await service.answer({ text: 'Please send a picture.' })
  expect((await service.chat()).map(({ text }) => text)).toEqual([
    'Hello?',
    'Good day.',
    'My parcel is wet.',
    'Please send a picture.',
  ])

  await context.setOffline(false)
  const all = ['Hello?', 'Good day.', 'My parcel is wet.', 'Please send a picture.', 'What can I do?']
  await expect.poll(async () => (await service.chat()).map(({ text }) => text), LONG).toEqual([...all, null])
  await expect.poll(() => wordsIn(phone), LONG).toEqual(all)
  await messages(phone)
    .getByText(/^Sent \d\d:\d\d$/)
    .waitFor()
  await page.reload()
  await expect.poll(() => wordsIn(phone), LONG).toEqual(all)
  await messages(phone)
    .getByRole('button', { name: phone.say('Picture') })
    .waitFor()
  await page.waitForTimeout(A_RESEND_MS)
  expect(await service.chat()).toHaveLength(all.length + 1)
  expect(phone.complaints).toEqual([])
  await phone.context.close()
})

/** This time is longer than the longest pause between two tries to send. */
const LONG = { timeout: 60_000 }
/** This time is longer than the pause before a message without a reply is sent again. */
const A_RESEND_MS = 2_000
