import type { UserInfo } from '@sampan/contract'
import { TOKEN_DAYS } from '@sampan/contract/call-limits'
import { makeStore } from '@sampan/front/store'
import Cookies from 'js-cookie'
import { deviceStorage } from '../device/device-storage.ts'
import { VIEWED_CACHES } from '../worker/cache-names.ts'
import { TOKEN_COOKIE } from '../worker/token-cookie.ts'

/** The part of the user info that is stored on the device. Never the balance. */
export type StoredUser = Pick<UserInfo, 'user_id' | 'account' | 'family_name' | 'given_name' | 'avatar_url'>
/** Values passed back between screens: the address chosen in /address, the account whose password was changed. */
export type BackData = { address_id?: string; account?: string }
type State = { token: string | undefined; user: StoredUser | undefined; backData: BackData; epoch: number }

export const LANGUAGE_COOKIE = 'Local_Lang'
const USER_KEY = 'sampan.user'
const BACK_DATA_KEY = 'sampan.back-data'
/** The storage key of whether the cookie has the language that the account's shopper chose on another device. It ends with the session. */
export const ACCOUNT_LANGUAGE_KEY = 'sampan.account-language'
/** Prefix of private storage keys on the device. All of them are deleted when the session ends. */
export const PRIVATE_PREFIX = 'sampan.private.'

export const cookieAttributes = () =>
  ({ expires: TOKEN_DAYS, sameSite: 'lax', secure: location.protocol === 'https:' }) as const

function readJson<T>(storage: Storage, key: string): T | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value. If the browser offers no storage, the shop still works, but nothing is stored. */
export function writeJson(storage: Storage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    storage.removeItem(key)
  }
}

/** False if the browser blocks cookies: then the session lasts until the page is closed, and other tabs do not have it. */
let isStored = false
const signedOut: State = { token: undefined, user: undefined, backData: {}, epoch: 0 }
const store = makeStore<State>(signedOut)
const change = (next: Partial<State>) => store.set({ ...store.get(), ...next })

/**
 * The session as the specification defines it: token, user info, a scratch object and the language. `epoch` increases
 * whenever another person may be using the device. Then data cached and screens mounted in an older epoch are dropped.
 */
export const session = {
  get: store.get,
  /** The state that the server renders and the browser hydrates: signed out. */
  signedOut: (): State => signedOut,
  subscribe: store.subscribe,

  /** Restores the session stored on the device. Called once, before the first guard. */
  restore(): void {
    const token = Cookies.get(TOKEN_COOKIE)
    if (!token) return
    isStored = true
    change({
      token,
      user: readJson<StoredUser>(deviceStorage('localStorage'), USER_KEY),
      backData: readJson<BackData>(deviceStorage('sessionStorage'), BACK_DATA_KEY) ?? {},
    })
  },

  signIn(token: string): void {
    deletePrivateCopies()
    Cookies.set(TOKEN_COOKIE, token, cookieAttributes())
    isStored = Cookies.get(TOKEN_COOKIE) === token
    change({ token, user: undefined, backData: {}, epoch: store.get().epoch + 1 })
  },

  /**
   * Adopts the token's cookie, which other tabs change, and which expires. Call it before the session decides anything.
   * @returns whether the session has ended, begun or changed its account.
   */
  adopt(): boolean {
    const token = Cookies.get(TOKEN_COOKIE)
    if (token === store.get().token || (token === undefined && !isStored)) return false
    if (token === undefined) {
      session.clear()
      return true
    }
    isStored = true
    // The tab that signed in has already deleted the former private copies; only this tab's own storage is left.
    deletePrivateCopiesIn(deviceStorage('sessionStorage'))
    change({ token, user: undefined, backData: {}, epoch: store.get().epoch + 1 })
    return true
  },

  keepUser({ user_id, account, family_name, given_name, avatar_url }: UserInfo): void {
    const user: StoredUser = { user_id, account, family_name, given_name, avatar_url }
    // Another tab may have signed in to another account. A new epoch drops this account's data, so that the other
    // account does not see it.
    const before = store.get()
    const epoch = before.user && before.user.user_id !== user_id ? before.epoch + 1 : before.epoch
    writeJson(deviceStorage('localStorage'), USER_KEY, user)
    change({ user, epoch })
  },

  mergeBackData(more: BackData): void {
    const backData = { ...store.get().backData, ...more }
    writeJson(deviceStorage('sessionStorage'), BACK_DATA_KEY, backData)
    change({ backData })
  },

  /**
   * Clears token, user info and every private copy on the device, without a request. A session that began in another
   * tab in the meantime is adopted instead.
   */
  clear(): void {
    const token = Cookies.get(TOKEN_COOKIE)
    if (token !== undefined && token !== store.get().token) return void session.adopt()
    Cookies.remove(TOKEN_COOKIE)
    isStored = false
    deletePrivateCopies()
    change({ ...signedOut, epoch: store.get().epoch + 1 })
  },
}

async function deleteCache(name: string): Promise<void> {
  try {
    await globalThis.caches?.delete(name)
  } catch {
    // The device blocks storage, so nothing was stored.
  }
}

function deletePrivateCopies(): void {
  if (readJson<boolean>(deviceStorage('localStorage'), ACCOUNT_LANGUAGE_KEY)) Cookies.remove(LANGUAGE_COOKIE)
  deviceStorage('localStorage').removeItem(ACCOUNT_LANGUAGE_KEY)
  // The service worker's copies are public data, but they reveal which products the shopper viewed. `caches` exists
  // only on secure pages.
  for (const name of Object.values(VIEWED_CACHES)) void deleteCache(name)
  deletePrivateCopiesIn(deviceStorage('localStorage'))
  deletePrivateCopiesIn(deviceStorage('sessionStorage'))
}

function deletePrivateCopiesIn(storage: Storage): void {
  storage.removeItem(USER_KEY)
  storage.removeItem(BACK_DATA_KEY)
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys) if (key.startsWith(PRIVATE_PREFIX)) storage.removeItem(key)
}
