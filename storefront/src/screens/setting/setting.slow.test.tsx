import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loseReply, type Replies, renderScreen } from '../../../testing/fake-shop.tsx'
import { session } from '../../session/session.ts'

const HOME = { banners: [], categories: [], hot_products: [], hot_shops: [] }
const openSettings = (replies: Replies = {}) =>
  renderScreen('/setting', { replies: { 'POST /api/user/logout': null, 'GET /api/home': HOME, ...replies } })

test('logging out requires confirmation', async () => {
  const { view, requests } = await openSettings()
  await userEvent.click(view.getByRole('button', { name: 'Log out' }))
  await expect.element(view.getByRole('dialog')).toMatchTextContent('Log out?')
  await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
  expect(requests('POST /api/user/logout')).toEqual([])
  expect(session.get().token).toBe('a-token')
})

test.each([
  ['answers', {}],
  ['cannot be reached', { 'POST /api/user/logout': () => loseReply() }],
])('logging out clears the session on the device when the server %s', async (_, replies: Replies) => {
  localStorage.setItem('sampan.private.balance-hidden', '1')
  const { view, visits } = await openSettings(replies)
  await userEvent.click(view.getByRole('button', { name: 'Log out' }))
  await userEvent.click(view.getByRole('dialog').getByRole('button', { name: 'Log out' }))
  await expect.poll(() => visits.place().path).toBe('/home')
  expect(session.get()).toMatchObject({ token: undefined, user: undefined })
  expect(document.cookie).not.toContain('Admin-Token')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sampan.private.'))).toEqual([])
})
