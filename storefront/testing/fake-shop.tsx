import type { Brand } from '@sampan/contract'
import type { LocaleKey } from '@sampan/contract/rules'
import { fakeNetwork, type Replies } from '@sampan/contract/testing'
import Cookies from 'js-cookie'
import { expect, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../src/app.tsx'
import { watchFocus } from '../src/navigation/watch-focus.ts'
import { openShop } from '../src/open-shop.ts'
import { type StoredUser, session } from '../src/session/session.ts'
import { currentToast, subscribeToast, toast } from '../src/ui/layer/toast.ts'
import { aUser } from './fake-goods.ts'

export { breakDown, endSession, loseReply, missing, type Replies, refuse } from '@sampan/contract/testing'

/**
 * Waits for a message that may be shown only briefly, such as a toast. Toasts are recorded, because a busy machine may look too
 * late. Call it before the action that shows the message.
 */
export async function expectMessage(message: string | RegExp, act: () => Promise<unknown>) {
  const isMessage = (text: string) => (typeof message === 'string' ? text.includes(message) : message.test(text))
  let wasToast = false
  const stop = subscribeToast(() => {
    wasToast ||= isMessage(currentToast()?.text ?? '')
  })
  const isInView = () =>
    page
      .getByText(message)
      .elements()
      .some((element) => element.checkVisibility())
  try {
    await Promise.all([expect.poll(() => wasToast || isInView(), { message: String(message) }).toBe(true), act()])
  } finally {
    stop()
  }
}

/** Fills in fields by their labels. */
export async function fillIn(view: Pick<typeof page, 'getByLabelText'>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await userEvent.fill(view.getByLabelText(label, { exact: true }), text)
}

const SAMPAN: Brand = { name: 'Sampan', names: {}, logo: null }

type Options = {
  replies?: Replies
  signedIn?: boolean
  /** The initial session storage, as after a reload. */
  initialStorage?: Record<string, string>
  /** The user info that an earlier visit has stored on the device. */
  storedUser?: StoredUser
  cookies?: Record<string, string>
  locale?: LocaleKey
  brand?: Brand
}

/**
 * Replies for the bar of all screens: the bar reads the user if one is signed in. Also the currency rates for
 * estimates.
 */
const IN_THE_BAR: Replies = {
  'GET /api/cart': { groups: [], count: 0, selected_count: 0, selected_total_cents: 0 },
  'GET /api/currency/rates': [],
}

const SIGNED_IN: Replies = {
  'GET /api/user/getUserInfo': aUser(),
  'GET /api/product/picks': [],
  'GET /api/user/card_top_up': { ways: [] },
  'GET /api/user/address_list': [],
  'POST /api/checkout/promo_codes': [],
}

/**
 * Opens the real shop at a URL with a fake network, in English by default. A call without a fake reply fails the test.
 */
export async function renderScreen(address: string, options: Options = {}) {
  const { replies = {}, signedIn = true, initialStorage = {}, cookies = {}, locale = 'en', brand = SAMPAN } = options
  const fakeReplies: Replies = { ...IN_THE_BAR, ...(signedIn && SIGNED_IN), ...replies }
  // A fake shop stores no pictures, so requests for pictures are ignored.
  const { fetch, unexpected, requests } = fakeNetwork(fakeReplies, '/files/')
  vi.stubGlobal('fetch', fetch)
  // The screen is unmounted before its fake network ends, because its late reads would reach the next test's network.
  onTestFinished(async () => {
    await cleanup()
    vi.unstubAllGlobals()
    toast.close()
    expect(unexpected, 'calls without an answer').toEqual([])
  })
  startAt(address, signedIn)
  for (const [name, value] of Object.entries(cookies)) Cookies.set(name, value)
  for (const [key, text] of Object.entries(initialStorage)) sessionStorage.setItem(key, text)
  if (options.storedUser) localStorage.setItem('sampan.user', JSON.stringify(options.storedUser))
  const { app, visits, client, checkFirst } = await openShop(locale)
  onTestFinished(visits.start())
  await checkFirst()
  const view = await render(
    <div id="root">
      <App {...app} brand={brand} />
    </div>,
  )
  onTestFinished(watchFocus(visits))
  return { view, visits, client, requests, fakeReplies }
}

function startAt(address: string, signedIn: boolean): void {
  localStorage.clear()
  sessionStorage.clear()
  Cookies.remove('Admin-Token') // another test file may have signed in
  session.clear()
  Cookies.remove('Currency')
  Cookies.remove('Local_Lang') // another test file may have chosen a language
  if (signedIn) Cookies.set('Admin-Token', 'a-token')
  document.documentElement.lang = 'en'
  history.replaceState(null, '', address)
}
