import type { NoticeChoices } from '@sampan/contract'
import { NOTICE_TOPICS } from '@sampan/contract/rules'
import { expect, onTestFinished, test } from 'vitest'
import { aUser } from '../../../testing/fake-goods.ts'
import { noticePage } from '../../../testing/fake-notices.ts'
import { fakePush, SUBSCRIPTION } from '../../../testing/fake-push.ts'
import { expectMessage, refuse, renderScreen } from '../../../testing/fake-shop.tsx'

const CHOICES: NoticeChoices = {
  address: 'mei@example.com',
  is_address_refused: false,
  is_address_verified: true,
  push_key: 'BKey',
  push_endpoint: null,
  topics: NOTICE_TOPICS.map((topic) => ({
    topic,
    in_app: true,
    by_mail: true,
    by_push: true,
  })),
}

async function openSettings(choices = CHOICES) {
  let now = choices
  const screen = await renderScreen('/notification', {
    replies: {
      'GET /api/user/getUserInfo': aUser(),
      'GET /api/user/notifications': noticePage(),
      'GET /api/user/notifications/choices': () => now,
      'POST /api/user/notifications/choose': ({ body: { topic, ...choice } }) => {
        const topics = now.topics.map((one) => (one.topic === topic ? { ...one, ...choice } : one))
        now = { ...now, topics: topics as NoticeChoices['topics'] } // the choice has no undefined values
        return now
      },
      'POST /api/user/notifications/push_on': ({ body }) => {
        now = { ...now, push_endpoint: body.endpoint }
        return now
      },
      'POST /api/user/notifications/push_off': () => {
        now = { ...now, push_endpoint: null }
        return now
      },
      'POST /api/user/notifications/mail_again': () => {
        now = { ...now, is_address_refused: false }
        return now
      },
    },
  })
  await screen.view.getByRole('button', { name: 'Notification settings' }).click()
  return screen
}

test('a shopper turns off mails about a topic, and hides favourites in the app', async () => {
  const { view, requests } = await openSettings()
  const mails = view.getByRole('switch', { name: 'Orders, by email' })
  await expect.element(mails).toBeChecked()
  await mails.click()
  await expect.element(mails).not.toBeChecked()
  await view.getByRole('switch', { name: 'Favourites, in the app' }).click()
  await expect.element(view.getByRole('switch', { name: 'Favourites, in the app' })).not.toBeChecked()
  expect(requests('POST /api/user/notifications/choose').map(({ body }) => body)).toEqual([
    { topic: 'order', by_mail: false },
    { topic: 'favourite', in_app: false },
  ])
  expect(view.getByRole('switch').all()).toHaveLength(6)
})

test('the settings say that an address is not confirmed, and confirm it with a mailed code', async () => {
  const { view } = await openSettings({ ...CHOICES, is_address_verified: false })
  await expect.element(view.getByText(/^Until you confirm that mei@example.com is your email/)).toBeVisible()
  await view.getByRole('button', { name: 'Confirm your email' }).click()
  const sheet = view.getByRole('dialog', { name: 'Confirm your email' })
  await expect.element(sheet.getByText(/we need to check once that .* is your email/)).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.element(view.getByRole('dialog', { name: 'Notification settings' })).toBeVisible()
})

test('the settings say that mails to the address bounced', async () => {
  const { view } = await openSettings({ ...CHOICES, is_address_refused: true })
  await expect.element(view.getByText(/^Email to mei@example.com bounced/)).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Check your address' })).toHaveAttribute('href', '/profile')
})

test('a shopper has an address tried again that the mail server rejected', async () => {
  const { view, requests } = await openSettings({ ...CHOICES, is_address_refused: true })
  await view.getByRole('button', { name: 'Try this address again' }).click()
  await expect.element(view.getByText('We’ll send email to mei@example.com.')).toBeVisible()
  await expect.element(view.getByText('We’ll send our next email to mei@example.com again.')).toBeVisible()
  expect(requests('POST /api/user/notifications/mail_again')).toHaveLength(1)
})

test('the link of a notice opens the settings', async () => {
  const { view } = await renderScreen('/notification?settings=1', {
    replies: {
      'GET /api/user/notifications': noticePage(),
      'GET /api/user/notifications/choices': CHOICES,
    },
  })
  await expect.element(view.getByRole('dialog', { name: 'Notification settings' })).toBeVisible()
  await view.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => location.search).toBe('')
})

test('a shopper turns notifications on for the device, chooses topics, and turns them off again', async () => {
  const { asked: askPermission } = fakePush({})
  const { view, requests } = await openSettings()
  const device = view.getByRole('switch', { name: 'Notifications on this device' })
  await expect.element(device).not.toBeChecked()
  expect(askPermission).not.toHaveBeenCalled()
  await device.click()
  await expect.element(device).toBeChecked()
  expect(requests('POST /api/user/notifications/push_on').map(({ body }) => body)).toEqual([SUBSCRIPTION])
  const orders = view.getByRole('switch', { name: 'Orders, push notifications' })
  await orders.click()
  await expect.element(orders).not.toBeChecked()
  expect(requests('POST /api/user/notifications/choose').map(({ body }) => body)).toEqual([
    { topic: 'order', by_push: false },
  ])
  await device.click()
  await expect.element(device).not.toBeChecked()
  await expect.element(orders).not.toBeInTheDocument()
})

test('a device whose address another account has gets a new address at the next try', async () => {
  fakePush({ permission: 'granted' })
  const { view } = await renderScreen('/notification?settings=1', {
    replies: {
      'GET /api/user/notifications': noticePage(),
      'GET /api/user/notifications/choices': CHOICES,
      'POST /api/user/notifications/push_on': () => refuse('push_address_taken', 'Another account has it.'),
    },
  })
  await expectMessage('Another account has it.', () =>
    view.getByRole('switch', { name: 'Notifications on this device' }).click(),
  )
  const { pushManager } = (await navigator.serviceWorker.getRegistration()) ?? {}
  await expect.poll(() => pushManager?.getSubscription()).toBeNull()
})

test('a shopper who refuses the browser’s question sees where notifications can be allowed', async () => {
  fakePush({ answer: 'denied' })
  const { view, requests } = await openSettings()
  await view.getByRole('switch', { name: 'Notifications on this device' }).click()
  await expect.element(view.getByText(/^Your browser blocks our notifications/)).toBeVisible()
  expect(requests('POST /api/user/notifications/push_on')).toEqual([])
})

test('on an iPhone the settings say that the shop must be on the Home Screen', async () => {
  Reflect.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'))
  const { view } = await openSettings()
  await expect.element(view.getByText(/add this site to the Home Screen/)).toBeVisible()
})

test('a browser without push messages shows no settings for the device', async () => {
  const { view } = await openSettings()
  await expect.element(view.getByRole('heading', { name: 'In the app' })).toBeVisible()
  expect(view.getByRole('heading', { name: 'On this device' }).query()).toBeNull()
})
