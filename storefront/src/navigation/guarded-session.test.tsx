import Cookies from 'js-cookie'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { anAddress, aUser, pageOf } from '../../testing/fake-goods.ts'
import { breakDown, loseReply, type Replies, renderScreen } from '../../testing/fake-shop.tsx'
import { fetchPrivate } from '../api/fetch-private.ts'
import { session } from '../session/session.ts'

const { user_id, account, family_name, given_name, avatar_url } = aUser()
const STORED = { user_id, account, family_name, given_name, avatar_url }

const openMe = (replies: Replies, isKnown = true) =>
  renderScreen('/filter', {
    ...(isKnown && { storedUser: STORED }),
    replies: { 'GET /api/user/order_list': pageOf(), ...replies },
  })

test.each([true, false])(
  'if the server answers the user info with 500 on a full load, the guard logs out and opens the login (known user: %s)',
  async (isKnown) => {
    const { requests, visits } = await openMe(
      { 'GET /api/user/getUserInfo': breakDown, 'POST /api/user/logout': null },
      isKnown,
    )
    await expect.poll(() => visits.place().path).toBe('/login')
    expect(requests('POST /api/user/logout')).toHaveLength(1)
    expect([session.get().token, Cookies.get('Admin-Token')]).toEqual([undefined, undefined])
  },
)

test.each([true, false])(
  'if the log-out fails too, the token is cleared and the home page opens (known user: %s)',
  async (isKnown) => {
    const { visits } = await openMe(
      { 'GET /api/user/getUserInfo': breakDown, 'POST /api/user/logout': breakDown, 'GET /api/home': breakDown },
      isKnown,
    )
    await expect.poll(() => visits.place().path).toBe('/home')
    expect(Cookies.get('Admin-Token')).toBeUndefined()
  },
)

test('a lost connection keeps the page of a known shopper', async () => {
  const { view, visits } = await openMe({ 'GET /api/user/getUserInfo': loseReply })
  await expect.element(view.getByText('Nina Srisai').first()).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect([visits.place().path, Cookies.get('Admin-Token')]).toEqual(['/filter', 'a-token'])
})

test('a private screen whose session ends disappears before the login has loaded', async () => {
  const { view } = await renderScreen('/address', { replies: { 'GET /api/user/address_list': [anAddress(1)] } })
  await expect.element(view.getByText(anAddress(1).addressee).first()).toBeVisible()
  session.clear()
  await expect.element(view.getByText(anAddress(1).addressee).first()).not.toBeInTheDocument()
})

test('a 401 of a private picture or a download ends the session', async () => {
  const { view, visits } = await renderScreen('/address', { replies: { 'GET /api/user/address_list': [] } })
  const envelope = JSON.stringify({ code: 401, msg: 'Please log in again' })
  vi.stubGlobal('fetch', async () => new Response(envelope, { status: 401 }))
  await fetchPrivate('/files/receipt.webp')
  await expect.poll(() => visits.place()).toMatchObject({ path: '/login', search: 'next=%2Faddress' })
  await expect.element(view.getByText('Please log in again')).toBeVisible()
})

test('Back from the login shows nothing of the former session', async () => {
  const { view, visits } = await renderScreen('/filter', { replies: { 'GET /api/user/order_list': pageOf() } })
  await expect.element(view.getByText('Nina Srisai').first()).toBeVisible()
  await visits.go('/setting')
  session.clear()
  await visits.checkCurrent()
  await userEvent.keyboard('{Escape}')
  history.back()
  await expect.poll(() => visits.place().search).toBe('next=%2Ffilter')
  expect(document.body.textContent).not.toContain('Srisai')
})
