import { CallError } from '@sampan/contract/call-error'
import { type LocaleKey, tagOf } from '@sampan/contract/rules'
import { type Call, makeCall } from './api/call.ts'
import { errorMessages } from './api/error-messages.ts'
import { makeQueryClient } from './api/query-client.ts'
import { makeSend } from './api/send.ts'
import { makeI18n } from './i18n.ts'
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
  const client = makeQueryClient(call)
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

/** Synchronises sign-ins with the other tabs of this browser, because they share the session cookie. */
export function syncTabs(call: Call): void {
  const pages = new BroadcastChannel('sampan.desk')
  let announced = session.get().operator
  session.subscribe(() => {
    const { operator, is_expired } = session.get()
    if (is_expired) announced = undefined
    else if (operator && operator !== announced) {
      announced = operator
      pages.postMessage(null)
    }
  })
  pages.onmessage = async () => {
    const me = await call('GET /api/admin/me').catch(() => undefined)
    if (!me || me.awaits) return
    announced = me
    session.begin(me)
  }
}
