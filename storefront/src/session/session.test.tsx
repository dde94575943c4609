import { QueryClient } from '@tanstack/react-query'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeCall } from '../api/call.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { makeI18n } from '../i18n.ts'
import { session, storedLocale } from './session.ts'
import { startSession } from './sign-in.ts'
import { endSession } from './sign-out.ts'
import { switchLanguage } from './switch-language.ts'

const NINA = {
  user_id: '1',
  account: 'nina@sampan.example',
  family_name: 'Srisai',
  given_name: 'Nina',
  avatar_url: null,
}
const TOKEN = 'token-of-nina'

/** Fake replies for signing in. */
function aShop({ file_name = 'en' } = {}) {
  const urls: string[] = []
  const call = makeCall(async ({ url }) => {
    urls.push(url)
    if (url.startsWith('/api/user/getUserInfo')) return { ...NINA, balance_cents: 200_000, lang: { file_name } }
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
  await startSession({ call, client: makeQueryClient(call), i18n: await makeI18n('en') }, TOKEN)
  expect(Cookies.get('Admin-Token')).toBe(TOKEN)
  expect(session.get().user).toEqual(NINA)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('200000')
})

test('a language chosen on the device overrides the account’s, and is stored with the account', async () => {
  const { call, urls } = aShop({ file_name: 'ri' })
  const i18n = await makeI18n('tai')
  await switchLanguage(i18n, new QueryClient(), 'tai')
  await startSession({ call, client: makeQueryClient(call), i18n }, TOKEN)
  expect(i18n.locale).toBe('tai')
  expect(urls).toContain('/api/user/set_language?file_name=tai')
})

test('without a choice on the device the account’s language is used', async () => {
  const { call, urls } = aShop({ file_name: 'ri' })
  const i18n = await makeI18n('en')
  await startSession({ call, client: makeQueryClient(call), i18n }, TOKEN)
  expect(i18n.locale).toBe('ri')
  expect(document.documentElement.lang).toBe('ja')
  expect(urls.some((url) => url.includes('set_language'))).toBe(false)
})

test('the cookie Local_Lang contains the name and the file name', async () => {
  await switchLanguage(await makeI18n('en'), new QueryClient(), 'han')
  expect(cookieLocale()).toEqual({ language_name: '한국어', file_name: 'han' })
  expect(storedLocale()).toBe('han')
})

test('logout calls the server first, then clears token, user and private copies, and starts a new epoch', async () => {
  const { call, urls } = aShop()
  await startSession({ call, client: makeQueryClient(call), i18n: await makeI18n('en') }, TOKEN)
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
