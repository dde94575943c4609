import { notifications } from '@mantine/notifications'
import type { DeskRole, LocaleKey } from '@sampan/contract/rules'
import { fakeNetwork, type Replies } from '@sampan/contract/testing'
import { expect, onTestFinished, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../src/app.tsx'
import { BASE } from '../src/navigation/address.ts'
import { openDesk } from '../src/open-desk.ts'
import { type Operator, session } from '../src/session/session.ts'

export { endSession, loseReply, type Replies, refuse, unavailable, type Wire } from '@sampan/contract/testing'

type Options = {
  replies?: Replies
  /** Roles of the signed-in operator; null without a session. */
  roles?: readonly DeskRole[] | null
  locale?: LocaleKey
  scheme?: 'light' | 'dark'
}

export const AN_OPERATOR: Operator = {
  operator_id: '6f9d2f0e-4f0f-4b12-9d3b-0e3b8a0f7a11',
  account: 'olive@sampan.example',
  name: 'Olive Tan',
  roles: ['owner'],
  is_alone: false,
  awaits: null,
  has_second_factor: true,
  recovery_codes: 10,
  has_digest: false,
  has_new_work_mail: false,
}

export const EMPTY_TODAY = {
  as_of: '2026-11-23T02:05:00.000Z',
  waiting: [],
  is_alone: false,
  days: null,
  books: null,
  chain_differences: null,
  report_differences: null,
  unsent_mails: null,
  failing_webhooks: null,
}

export const A_READY_SHOP = {
  language: true,
  name: true,
  bank_account: true,
  category: true,
  shop: true,
  freight: true,
  product: true,
  legal: true,
  seller: true,
  rates: true,
  bank_zone: true,
  carrier: true,
  second_operator: true,
  ready: true,
}

/**
 * Opens the real desk at a URL below /console, with a fake network, in English, as an owner by default. A call without
 * a fake reply fails the test.
 */
export async function renderDesk(address: string, options: Options = {}) {
  const { replies = {}, roles = ['owner'], locale = 'en', scheme = 'light' } = options
  const fakeReplies: Replies = {
    'POST /api/admin/logout': null,
    'GET /api/admin/setup': A_READY_SHOP,
    'GET /api/admin/note/list': [],
    'GET /api/admin/today': EMPTY_TODAY,
    'GET /api/admin/find': { orders: [], shoppers: [], products: [] },
    ...replies,
  }
  // The fake desk has no picture files; loading them fails.
  const { fetch, unexpected, requests } = fakeNetwork(fakeReplies, '/api/admin/files/')
  vi.stubGlobal('fetch', fetch)
  // The screen is unmounted before its fake network ends, because its late reads would reach the next test's network.
  onTestFinished(async () => {
    await cleanup()
    vi.unstubAllGlobals()
    notifications.clean()
    expect(unexpected, 'calls without an answer').toEqual([])
  })
  localStorage.clear()
  localStorage.setItem('mantine-color-scheme-value', scheme)
  history.replaceState(null, '', BASE + address)
  session.end() // forgets what the operator of the last test selected
  if (roles) session.begin({ ...AN_OPERATOR, roles: [...roles] })
  const desk = await openDesk(locale)
  const view = await render(
    <div id="root">
      <App {...desk} nonce="" />
    </div>,
  )
  return { view, client: desk.client, requests, fakeReplies }
}

/** The current path and query, below /console. */
export const addressNow = () => location.pathname.slice(BASE.length) + location.search

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name })

/** Replaces the text of a field as a paste does: browsers cut it at the attribute `maxlength`. */
export async function insert(field: Locator, text: string) {
  await expect.element(field).toBeVisible()
  const element = field.element() as HTMLInputElement | HTMLTextAreaElement // a text field of the caller
  element.focus()
  element.select()
  document.execCommand('insertText', false, text)
}
