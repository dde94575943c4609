import type { NoticeChoices } from '@sampan/contract'
import { NOTICE_TOPICS } from '@sampan/contract/rules'
import { expect, test } from 'vitest'
import { noticePage } from '../../../testing/fake-notices.ts'
import { renderScreen } from '../../../testing/fake-shop.tsx'

const CHOICES: NoticeChoices = {
  address: 'mei@example.com',
  is_address_refused: false,
  topics: NOTICE_TOPICS.map((topic) => ({
    topic,
    in_app: true,
    by_mail: true,
  })),
}

async function openSettings(choices = CHOICES) {
  let now = choices
  const rendered = await renderScreen('/notification', {
    replies: {
      'GET /api/user/notifications': noticePage(),
      'GET /api/user/notifications/choices': () => now,
      'POST /api/user/notifications/choose': ({ body: { topic, ...choice } }) => {
        const topics = now.topics.map((one) => (one.topic === topic ? { ...one, ...choice } : one))
        now = { ...now, topics: topics as NoticeChoices['topics'] } // the choice has no undefined values
        return now
      },
      'POST /api/user/notifications/mail_again': () => {
        now = { ...now, is_address_refused: false }
        return now
      },
    },
  })
  await rendered.view.getByRole('button', { name: 'Notification settings' }).click()
  return rendered
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

test('the settings say that mails to the address came back', async () => {
  const { view } = await openSettings({ ...CHOICES, is_address_refused: true })
  await expect.element(view.getByText(/^Email to mei@example.com came back/)).toBeVisible()
  await expect.element(view.getByRole('link', { name: 'Check your address' })).toHaveAttribute('href', '/profile')
})

test('a shopper has an address tried again that the mail server rejected', async () => {
  const { view, requests } = await openSettings({ ...CHOICES, is_address_refused: true })
  await view.getByRole('button', { name: 'Try this address again' }).click()
  await expect.element(view.getByText('We email mei@example.com.')).toBeVisible()
  await expect.element(view.getByText('Our next email goes to mei@example.com again.')).toBeVisible()
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
