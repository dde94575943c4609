import { CallError, isSignedOut } from '@sampan/contract/call-error'
import type { ReplyTo, SentWith, WriteKey } from '../api/reads.ts'
import { useSend } from '../api/use-send.ts'
import { say } from '../ui/layer/say.ts'

/** A call triggered by a button without a form. A failure is shown as a notification, and returns undefined. */
export function useAct<K extends WriteKey>(call: K) {
  const { send, isSending } = useSend(call)
  async function act(input: SentWith<K>): Promise<ReplyTo<K> | undefined> {
    try {
      return await send(input)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (!isSignedOut(error)) say.failed(error.message)
      return undefined
    }
  }
  return { act, isBusy: isSending }
}
