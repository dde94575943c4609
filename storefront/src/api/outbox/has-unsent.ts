import { PRIVATE_PREFIX } from '../../session/session.ts'

/**
 * The storage key of queued messages. The messages are deleted when the session ends, like all private data on the
 * device.
 */
export const OUTBOX_KEY = `${PRIVATE_PREFIX}outbox`

/** Whether messages were queued when the shop was closed. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(OUTBOX_KEY) !== null
  } catch {
    return false // the device blocks storage
  }
}
