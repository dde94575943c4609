import { type LocaleKey, tagOf } from '@sampan/contract/first-rules'
import { type Call, callOver } from './api/call.ts'
import { errorWords } from './api/error-words.ts'
import { makeQueryClient } from './api/query-client.ts'
import { senderIn } from './api/send.ts'
import { makeI18n } from './i18n.ts'
import { credentials, session } from './session/session.ts'
import { say } from './ui/layer/say.ts'

/** Puts the desk together: words, session, calls and data. */
export async function openDesk(locale: LocaleKey) {
  const i18n = await makeI18n(locale)
  const send = senderIn({
    fetch: (...request) => fetch(...request),
    credentials,
    language: () => tagOf(i18n.locale as LocaleKey), // only locale keys are activated
    words: () => errorWords(i18n),
    onSignedOut: () => {
      const was_in = session.get().operator !== undefined
      session.end()
      if (!was_in) return
      say.failed(errorWords(i18n).signedOut())
    },
  })
  const call = callOver(send)
  const client = makeQueryClient(call)
  // What one operator read is not the next one's, and names come in the language of the words.
  let { operator } = session.get()
  session.subscribe(() => {
    if (session.get().operator === operator) return
    operator = session.get().operator
    client.clear()
  })
  i18n.on('change', () => void client.invalidateQueries())
  return { i18n, client, call }
}

/** Who sat here before the page was loaded again still does, if the session's cookie is alive. Without an answer the sign-in opens. */
export async function findSession(call: Call): Promise<void> {
  const me = await call('GET /api/admin/me').catch(() => undefined)
  if (me) session.begin(me)
}
