import { type Call, useCall } from '../api/call.ts'
import { session } from './session.ts'

/** Logs out at the server, then clears everything on the device, even when the server can't be reached. */
export async function endSession(call: Call): Promise<void> {
  try {
    await call('POST /api/user/logout', { query: { lang: 'zh-cn' } }, { quiet: true })
  } finally {
    session.clear()
  }
}

/** `endSession` for a screen. */
export function useEndSession(): () => Promise<void> {
  const call = useCall()
  return () => endSession(call)
}
