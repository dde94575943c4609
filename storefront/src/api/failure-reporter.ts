import { CallError, isLost } from '@sampan/contract/call-error'
import type { CallOptions } from '@sampan/front/call'

/**
 * Decides which failed calls show a toast. An expired session and missing data are reported elsewhere. A failed call
 * that a tap sent always shows a toast, unless it is `quiet`. Reads of screens are retried automatically, so a lost
 * connection is shown once for all reads, until the server replies.
 */
export function failureReporter(toast: (sentence: string) => void) {
  let isLossReported = false
  return {
    onAnswer() {
      isLossReported = false
    },
    report(error: unknown, method: string, { quiet, caller }: CallOptions) {
      if (!(error instanceof CallError) || caller === 'background') return
      const isAutomatic = caller === 'screen'
      const isNew = !(isLost(error) && isAutomatic && isLossReported)
      if (error.status !== 0) isLossReported = false
      if (!quiet && isNew && isReportable(error, method)) toast(error.message)
      // The loss of a `quiet` call that a tap sent counts as reported too, because the screen itself reports it.
      if (isLost(error) && (!isAutomatic || !quiet)) isLossReported = true
    },
  }
}

const isReportable = ({ status }: CallError, method: string) => status !== 401 && !(method === 'GET' && status === 404)
