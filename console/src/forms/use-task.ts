import { CallError, isSignedOut } from '@sampan/contract/call-error'
import { useState } from 'react'
import { toast } from '../ui/layer/toast.ts'

/**
 * Runs the work of a button that sends several calls or a file. A failed call is shown as a toast, with the text of
 * `failure`. If the session has ended, the sign-in dialog is shown instead.
 */
export function useTask(failure = (error: CallError): string => error.message) {
  const [isBusy, setBusy] = useState(false)
  async function run(task: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await task()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isSignedOut(error)) toast.fail(failure(error))
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}
