import { type Call, useCall } from '@sampan/front/call'
import { unsubscribeFromPush } from '../device/push-subscription.ts'
import { session } from '../session/session.ts'

/** Logs out on the server, then clears everything on the device, even if the server can't be reached. */
export async function endSession(call: Call): Promise<void> {
  try {
    await call('POST /api/user/logout', { query: { lang: 'zh-cn' } }, { quiet: true })
  } finally {
    session.clear()
    void unsubscribeFromPush() // the server has forgotten the subscription with the session
  }
}

/** `endSession` as a hook. */
export function useEndSession(): () => Promise<void> {
  const call = useCall()
  return () => endSession(call)
}
