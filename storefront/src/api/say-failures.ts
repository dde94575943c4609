import { CallError, isLost } from '@sampan/contract/call-error'
import type { SendOptions } from './send.ts'

/**
 * Decides which failed calls show a toast. An expired session and missing data are reported elsewhere. A failed call of
 * a tap always shows a toast. Reads of screens are retried automatically, so a lost connection is shown once for all
 * reads, until the server replies.
 */
export function failuresTold(say: (sentence: string) => void) {
  let isLossKnown = false
  return {
    answered() {
      isLossKnown = false
    },
    tell(error: unknown, method: string, { quiet, asker }: SendOptions) {
      if (!(error instanceof CallError) || asker === 'background') return
      const byItself = asker === 'screen'
      const isNews = !(isLost(error) && byItself && isLossKnown)
      if (error.status !== 0) isLossKnown = false
      if (!quiet && isNews && isWorthSaying(error, method)) say(error.message)
      // The lost call of a tap counts as reported even with `quiet`, because the screen itself reports the failure.
      if (isLost(error) && (!byItself || !quiet)) isLossKnown = true
    },
  }
}

const isWorthSaying = ({ status }: CallError, method: string) => status !== 401 && !(method === 'GET' && status === 404)
