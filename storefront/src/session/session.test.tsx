import { makeCall } from '@sampan/front/call'
import { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { shopClient } from '../api/shop-client.ts'
import { makeI18n } from '../i18n.ts'
import { followLanguage } from '../language/follow-language.ts'
import { storedLocale } from '../language/stored-locale.ts'
import { switchLanguage } from '../language/switch-language.ts'
import { startSession } from '../sign-in/sign-in.ts'
import { endSession } from '../sign-in/sign-out.ts'
import { onExpiredToken, reportExpiredToken, whileEnding } from './expired-token.ts'
import { followTabs } from './follow-tabs.ts'
import { session } from './session.ts'

const NINA = {
  user_id: '1',
  account: 'nina@sampan.example',
  family_name: 'Srisai',
  given_name: 'Nina',
  avatar_url: null,
}
const TOKEN = 'token-of-nina'

/** Fake replies for signing in. */
function aShop({ file_name = 'en', is_language_chosen = true } = {}) {
  const urls: string[] = []
  const call = makeCall(async ({ url }) => {
    urls.push(url)
    if (url.startsWith('/api/user/getUserInfo'))
      return { ...NINA, balance_cents: 200_000, lang: { file_name }, is_language_chosen }
    return null
  })
  return { call, urls }
}

const cookieLocale = () => JSON.parse(Cookies.get('Local_Lang') ?? 'null')

beforeEach(() => {
  for (const name of ['Admin-Token', 'Local_Lang']) Cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  session.clear()
})

test('login stores the token in the cookie Admin-Token, and stores no balance', async () => {
  const { call } = aShop()
  await startSession({ call, client: shopClient(call), i18n: await makeI18n('en') }, TOKEN)
  expect(Cookies.get('Admin-Token')).toBe(TOKEN)
  expect(session.get().user).toEqual(NINA)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('200000')
})

test('a language chosen on the device overrides the account’s, and is stored with the account', async () => {
  const { call, urls } = aShop({ file_name: 'ri' })
  const i18n = await makeI18n('tai')
  await switchLanguage(i18n, new QueryClient(), 'tai')
  await startSession({ call, client: shopClient(call), i18n }, TOKEN)
  expect(i18n.locale).toBe('tai')
  expect(urls).toContain('/api/user/set_language?file_name=tai')
})

test('without a choice on the device the language that the account’s shopper chose is used, until the session ends', async () => {
  const { call, urls } = aShop({ file_name: 'ri' })
  const i18n = await makeI18n('en')
  await startSession({ call, client: shopClient(call), i18n }, TOKEN)
  expect(i18n.locale).toBe('ri')
  expect(document.documentElement.lang).toBe('ja')
  expect(storedLocale()).toBe('ri')
  expect(urls.some((url) => url.includes('set_language'))).toBe(false)
  session.clear()
  expect(storedLocale()).toBeUndefined()
})

test('a language that was never chosen does not replace the browser’s, and is not stored', async () => {
  const { call, urls } = aShop({ file_name: 'en', is_language_chosen: false })
  const i18n = await makeI18n('zh-CN')
  await startSession({ call, client: shopClient(call), i18n }, TOKEN)
  expect(i18n.locale).toBe('zh-CN')
  expect(storedLocale()).toBeUndefined()
  expect(urls.some((url) => url.includes('set_language'))).toBe(false)
})

test('a language chosen on the device is kept after the session, and marks the account’s language as chosen', async () => {
  const { call, urls } = aShop({ file_name: 'tai', is_language_chosen: false })
  const i18n = await makeI18n('en')
  await switchLanguage(i18n, new QueryClient(), 'tai')
  await startSession({ call, client: shopClient(call), i18n }, TOKEN)
  expect(urls).toContain('/api/user/set_language?file_name=tai')
  session.clear()
  expect(storedLocale()).toBe('tai')
})

test('a language chosen in one tab reaches the other, but does not change a tab that follows no choice', async () => {
  const i18n = await makeI18n('en')
  onTestFinished(followLanguage(i18n, new QueryClient()))
  dispatchEvent(new Event('focus'))
  expect(i18n.locale).toBe('en')
  Cookies.set('Local_Lang', JSON.stringify({ language_name: '한국어', file_name: 'han' }))
  const channel = new BroadcastChannel('sampan.language')
  onTestFinished(() => channel.close())
  channel.postMessage(null)
  await expect.poll(() => i18n.locale).toBe('han')
  const messages = vi.fn()
  channel.onmessage = messages
  await switchLanguage(i18n, new QueryClient(), 'ri')
  await expect.poll(() => messages.mock.calls.length).toBe(1)
})

test('the cookie Local_Lang contains the name and the file name', async () => {
  await switchLanguage(await makeI18n('en'), new QueryClient(), 'han')
  expect(cookieLocale()).toEqual({ language_name: '한국어', file_name: 'han' })
  expect(storedLocale()).toBe('han')
})

test('logout calls the server first, then clears token, user and private copies, and starts a new epoch', async () => {
  const { call, urls } = aShop()
  await startSession({ call, client: shopClient(call), i18n: await makeI18n('en') }, TOKEN)
  session.mergeBackData({ address_id: 'a1' })
  localStorage.setItem('sampan.private.words', 'tea')
  const { epoch } = session.get()
  await endSession(call)
  expect(urls.at(-1)).toBe('/api/user/logout?lang=zh-cn')
  expect(session.get()).toEqual({ token: undefined, user: undefined, backData: {}, epoch: epoch + 1 })
  expect(Cookies.get('Admin-Token')).toBeUndefined()
  expect(localStorage.getItem('sampan.private.words')).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('logout clears the device even if the server cannot be reached', async () => {
  session.signIn(TOKEN)
  const call = makeCall(vi.fn(async () => Promise.reject(new Error('lost'))))
  await expect(endSession(call)).rejects.toThrow('lost')
  expect(session.get().token).toBeUndefined()
})

test('signing in to another account starts a new session epoch', () => {
  session.signIn(TOKEN)
  const { epoch } = session.get()
  session.signIn('token-of-another')
  expect(session.get().epoch).toBe(epoch + 1)
})

test('values passed between screens are merged and survive a reload', () => {
  session.signIn(TOKEN)
  session.mergeBackData({ address_id: 'a1' })
  session.mergeBackData({})
  session.restore()
  expect(session.get().backData).toEqual({ address_id: 'a1' })
})

test('invalid data in storage is ignored', () => {
  Cookies.set('Admin-Token', TOKEN)
  Cookies.set('Local_Lang', '{nonsense')
  localStorage.setItem('sampan.user', '{nonsense')
  session.restore()
  expect(session.get()).toMatchObject({ token: TOKEN, user: undefined, backData: {} })
  expect(storedLocale()).toBeUndefined()
})

test('another account’s cookie is adopted with a new epoch, without the private copies of this tab', () => {
  session.signIn(TOKEN)
  session.mergeBackData({ address_id: 'a1' })
  const { epoch } = session.get()
  expect(session.adopt()).toBe(false)
  localStorage.setItem('sampan.private.words', 'of the other account')
  Cookies.set('Admin-Token', 'token-of-another')
  expect(session.adopt()).toBe(true)
  expect(session.get()).toEqual({ token: 'token-of-another', user: undefined, backData: {}, epoch: epoch + 1 })
  expect(sessionStorage.length).toBe(0)
  expect(localStorage.getItem('sampan.private.words')).toBe('of the other account')
})

test('without its cookie the session has ended, and every private copy is deleted', () => {
  session.signIn(TOKEN)
  localStorage.setItem('sampan.private.words', 'tea')
  Cookies.remove('Admin-Token')
  expect(session.adopt()).toBe(true)
  expect(session.get()).toMatchObject({ token: undefined, user: undefined })
  expect(localStorage.getItem('sampan.private.words')).toBeNull()
})

test('in a browser that blocks cookies, the session lasts until the page is closed', () => {
  const set = vi.spyOn(Cookies, 'set').mockReturnValue(undefined)
  onTestFinished(() => set.mockRestore())
  session.signIn(TOKEN)
  expect(session.adopt()).toBe(false)
  expect(session.get().token).toBe(TOKEN)
})

test('the end of a session does not end the session that another tab has begun in the meantime', () => {
  session.signIn(TOKEN)
  Cookies.set('Admin-Token', 'token-of-another')
  session.clear()
  expect(session.get().token).toBe('token-of-another')
  expect(Cookies.get('Admin-Token')).toBe('token-of-another')
})

test.each([
  ['a message of another tab', () => otherTab().postMessage(null)],
  ['the focus', () => dispatchEvent(new Event('focus'))],
  ['a return from the back/forward cache', () => dispatchEvent(new Event('pageshow'))],
  ['visibility', () => document.dispatchEvent(new Event('visibilitychange'))],
])('%s ends a session whose cookie is gone, and the screen is checked once', async (_, happen) => {
  vi.stubGlobal('cookieStore', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  session.signIn(TOKEN)
  const onChange = vi.fn()
  onTestFinished(followTabs(onChange))
  Cookies.remove('Admin-Token')
  happen()
  await expect.poll(() => session.get().token).toBeUndefined()
  expect(onChange).toHaveBeenCalledOnce()
})

test('a log-out and a log-in are reported to the other tabs', async () => {
  const messages = vi.fn()
  otherTab().onmessage = messages
  onTestFinished(followTabs(() => {}))
  // The session of the tests has already changed, before the tab followed the others.
  await expect.poll(() => messages.mock.calls.length).toBe(1)
  session.signIn(TOKEN)
  await expect.poll(() => messages.mock.calls.length).toBe(2)
  session.clear()
  await expect.poll(() => messages.mock.calls.length).toBe(3)
})

function otherTab(): BroadcastChannel {
  const channel = new BroadcastChannel('sampan.session')
  onTestFinished(() => channel.close())
  return channel
}

test('a 401 during a call that ends the session counts only if that call fails', async () => {
  const expire = vi.fn()
  onExpiredToken(expire)
  await whileEnding(async () => reportExpiredToken(TOKEN, 'Please login first'))
  expect(expire).not.toHaveBeenCalled()
  const failure = whileEnding(async () => {
    reportExpiredToken(TOKEN, 'Please login first')
    throw new Error('refused')
  })
  await expect(failure).rejects.toThrow('refused')
  expect(expire).toHaveBeenCalledExactlyOnceWith(TOKEN, 'Please login first')
})

test('a tab that is logging out ignores the reports of other tabs, so that it does not ask to log in', async () => {
  const onChange = vi.fn()
  onTestFinished(followTabs(onChange))
  session.signIn(TOKEN)
  await whileEnding(async () => {
    // Another tab, whose session the server has ended, removes the cookie and reports it.
    Cookies.remove('Admin-Token')
    dispatchEvent(new Event('focus'))
  })
  session.clear()
  expect(onChange).not.toHaveBeenCalled()
})

test('a tab whose log-out fails adopts what other tabs reported during the call', async () => {
  const onChange = vi.fn()
  onTestFinished(followTabs(onChange))
  session.signIn(TOKEN)
  const failure = whileEnding(async () => {
    Cookies.remove('Admin-Token')
    dispatchEvent(new Event('focus'))
    throw new Error('refused')
  })
  await expect(failure).rejects.toThrow('refused')
  expect(session.get().token).toBeUndefined()
  expect(onChange).toHaveBeenCalledOnce()
})
