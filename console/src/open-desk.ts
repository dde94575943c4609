import type { I18n } from '@lingui/core'
import { CallError } from '@sampan/contract/call-error'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'
import { type Call, makeCall } from '@sampan/front/call'
import { deskClient } from './api/desk-client.ts'
import { errorMessages } from './api/error-messages.ts'
import { makeSend } from './api/send.ts'
import { makeI18n, showLocale } from './i18n.ts'
import { LANGUAGE_KEY, storedLocale } from './session/desk-locale.ts'
import { credentials, session, waitForSignIn } from './session/session.ts'

export async function openDesk(locale: LocaleKey) {
  const i18n = await makeI18n(locale)
  const send = makeSend({
    fetch: (...request) => fetch(...request),
    credentials,
    language: () => tagOf(i18n.locale as LocaleKey), // only locale keys are activated
    messages: () => errorMessages(i18n),
    onSignedOut: () => {
      session.expire()
      return waitForSignIn()
    },
  })
  const call = makeCall(send)
  const client = deskClient(call)
  // Replies belong to one operator, so a change of operator clears the cache. Replies contain names in one language, so
  // a change of language invalidates the cache.
  let { operator, is_expired } = session.get()
  session.subscribe(() => {
    const before = { operator, is_expired }
    ;({ operator, is_expired } = session.get())
    if (operator?.operator_id !== before.operator?.operator_id) client.clear()
    // Calls that waited for the session continue by themselves. Failed reads, for example of pictures, are refetched.
    else if (before.is_expired && !is_expired)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  })
  i18n.on('change', () => void client.invalidateQueries())
  return { i18n, client, call }
}

/**
 * Restores the session from this browser's cookie. Without a valid session, no operator is signed in. While the server
 * does not reply, the call is retried, and the operator is not signed out.
 * @param wait shows the reason, and resolves when it is time to retry.
 */
export async function restoreSession(call: Call, wait: (error: CallError) => Promise<void>): Promise<void> {
  for (;;) {
    try {
      session.begin(await call('GET /api/admin/me'))
      return
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const isSilent = error.kind === 'unreachable' || error.status >= 500
      if (!isSilent) return
      await wait(error)
    }
  }
}

/**
 * Synchronises the session with the other tabs of this browser, because they share the session cookie: a sign-in, a
 * sign-out and the end of the session. A message says whether the operator has signed out; otherwise the tab asks the
 * server.
 * @returns a function that stops it.
 */
export function syncTabs(call: Call): () => void {
  const pages = new BroadcastChannel('sampan.desk')
  let announced = session.get().operator
  const announce = (operator: typeof announced, has_signed_out: boolean) => {
    if (operator === announced) return
    announced = operator
    pages.postMessage({ has_signed_out })
  }
  const unsubscribe = session.subscribe(() => {
    const { operator, is_expired } = session.get()
    announce(is_expired ? undefined : operator, !operator)
  })
  pages.onmessage = async ({ data }: MessageEvent<{ has_signed_out: boolean }>) => {
    if (data.has_signed_out) {
      announced = undefined
      return session.end()
    }
    const me = await call('GET /api/admin/me').catch(() => undefined)
    if (!me || me.awaits) return
    announced = me
    session.begin(me)
  }
  return () => {
    unsubscribe()
    pages.close()
  }
}

/** Follows the language that another tab of this browser chooses. @returns a function that stops it. */
export function syncLanguage(i18n: I18n): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === LANGUAGE_KEY) void showLocale(i18n, storedLocale())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
