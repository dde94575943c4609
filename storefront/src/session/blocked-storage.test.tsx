import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { deviceStorage } from './device-storage.ts'
import { session } from './session.ts'

/** As a browser does that blocks site data: the getters themselves throw. */
function blockSiteData(): void {
  for (const name of ['localStorage', 'sessionStorage', 'caches'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
}
afterEach(() => vi.restoreAllMocks())

test('where site data are blocked the shop opens, and a session begins and ends', async () => {
  blockSiteData()
  await openShop('en')
  session.signIn('token-of-nina')
  session.keepUser({ user_id: '1', account: 'a@b.c', family_name: 'S', given_name: 'N', avatar_url: null } as never)
  session.mergeBackData({ account: 'a@b.c' })
  expect(session.get()).toMatchObject({ token: 'token-of-nina', user: { user_id: '1' } })
  session.clear()
  expect(session.get()).toMatchObject({ token: undefined, user: undefined })
})

test('what is stored then lasts until the page is closed', () => {
  blockSiteData()
  const storage = deviceStorage('localStorage')
  storage.setItem('a', '1')
  expect([deviceStorage('localStorage').getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a'])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
