import type { Call } from '../api/call.ts'
import { session } from './session.ts'

/** Logs out at the server, then forgets everything on the device, also when the server could not be told. */
export async function endSession(call: Call): Promise<void> {
  try {
    await call('POST /api/user/logout', { query: { lang: 'zh-cn' } }, { quiet: true })
  } finally {
    session.clear()
  }
}
