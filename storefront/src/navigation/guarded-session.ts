import type { Call } from '@sampan/front/call'
import type { QueryClient } from '@tanstack/react-query'
import { readNow } from '../api/use-read-now.ts'
import { session } from '../session/session.ts'
import type { GuardedSession } from './guard.ts'

/** The session as the guard sees it. Each question first adopts the cookie of the token. */
export const guardedSession = (client: QueryClient, call: Call): GuardedSession => ({
  hasToken: () => {
    session.adopt()
    return session.get().token !== undefined
  },
  hasUser: () => session.get().user !== undefined,
  fetchUser: () => fetchUser(client),
  // Rare: only after an answer of the server without user info.
  logout: async () => (await import('../sign-in/sign-out.ts')).endSession(call),
  clear: session.clear,
})

async function fetchUser(client: QueryClient): Promise<void> {
  const { epoch } = session.get()
  const isSame = () => session.get().epoch === epoch
  try {
    const user = await readNow(client, 'GET /api/user/getUserInfo')
    if (isSame()) session.keepUser(user)
  } catch (error) {
    // The end of a session cancels its reads.
    if (isSame()) throw error
  }
}
