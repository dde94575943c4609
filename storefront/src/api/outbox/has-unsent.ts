import { PRIVATE_PREFIX } from '../../session/session.ts'

/** Where messages wait on this device. The end of a session deletes it, like all private copies. */
export const OUTBOX_KEY = `${PRIVATE_PREFIX}outbox`

/** Whether messages waited when the shop was closed. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null
  } catch {
    return false // the device forbids storage
  }
}
