import { CallError, isSignedOut } from '@sampan/contract/call-error'
import type { DeskWrite } from '@sampan/contract/desk-writes'
import type { ReplyTo, WriteInput } from '@sampan/front/calls'
import { useSend } from '../api/use-send.ts'
import { toast } from '../ui/layer/toast.ts'

/**
 * A call triggered by a button without a form. If the call fails, a toast shows the failure, and `run` returns
 * undefined.
 */
export function useAction<K extends DeskWrite>(call: K) {
  const { send, isSending } = useSend(call)
  async function run(input: WriteInput<K>): Promise<ReplyTo<K> | undefined> {
    try {
      return await send(input)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isSignedOut(error)) toast.fail(error.message)
      return undefined
    }
  }
  return { run, isBusy: isSending }
}
