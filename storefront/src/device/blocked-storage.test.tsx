import { afterEach, expect, test, vi } from 'vitest'
import { openShop } from '../open-shop.ts'
import { session } from '../session/session.ts'
import { deviceStorage } from './device-storage.ts'

/** Simulates a browser that blocks site data: the storage getters throw. */
function blockSiteData(): void {
  for (const name of ['localStorage', 'sessionStorage', 'caches'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
}
afterEach(() => vi.restoreAllMocks())

test('the shop opens with blocked site data, and a session starts and ends', async () => {
  blockSiteData()
  await openShop('en')
  session.signIn('token-of-nina')
  session.keepUser({ user_id: '1', account: 'a@b.c', family_name: 'S', given_name: 'N', avatar_url: null } as never)
  session.mergeBackData({ account: 'a@b.c' })
  expect(session.get()).toMatchObject({ token: 'token-of-nina', user: { user_id: '1' } })
  session.clear()
  expect(session.get()).toMatchObject({ token: undefined, user: undefined })
})

test('with blocked site data, values last until the page is closed', () => {
  blockSiteData()
  const storage = deviceStorage('localStorage')
  storage.setItem('a', '1')
  expect([deviceStorage('localStorage').getItem('a'), storage.length, storage.key(0)]).toEqual(['1', 1, 'a'])
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})
