import { CallError, isLost } from '@sampan/contract/call-error'
import type { SendOptions } from './send.ts'

/**
 * Says why calls fail, one that is not quiet. A dead token has words of its own, and what is not there has its own page. A tap
 * is always answered; what the shop asks by itself, such as every read, it asks again and again: for all of that a lost
 * connection is said once, until the shop answers.
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
      // A quiet call of a tap is told by its screen.
      if (isLost(error) && (!byItself || !quiet)) isLossKnown = true
    },
  }
}

const isWorthSaying = ({ status }: CallError, method: string) => status !== 401 && !(method === 'GET' && status === 404)
