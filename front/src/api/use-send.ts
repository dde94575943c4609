import type { WriteKey } from '@sampan/contract'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { type CallOptions, useCall } from './call.ts'
import type { ReplyTo, WriteInput } from './calls.ts'
import { fingerprint } from './fingerprint.ts'
import { sendWithKey, type Unanswered } from './send-with-key.ts'

/**
 * The variables of the mutation. The input may contain a password or a payment code, and a mutation stores its
 * variables as long as its screen lives. Therefore the input is in a box, which is emptied when the send has settled.
 */
type Box<Input> = { input?: Input; own_key: string | undefined }

export type Writes = Pick<
  UseMutationOptions<unknown, Error, unknown, unknown>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
> & {
  /** Whether the call has an idempotency key. */
  keyed?: boolean | undefined
}

/**
 * Sends a call that changes something, at a tap. `send` throws a CallError. `writes` is what the front end does around
 * its calls, such as refetching the reads that they make stale.
 *
 * Keyed calls have an idempotency key, which is created at the tap. The key is reused only if *no reply* arrived: if the
 * next tap has the same input, it asks for the first reply, so a payment whose reply was lost is never made twice.
 * After any reply, or with another input, the next tap gets a new key. A caller that repeats a send after its page was
 * closed passes its own key.
 */
export function useSendWith<K extends WriteKey>(name: K, options: CallOptions, { keyed, ...writes }: Writes) {
  const call = useCall()
  const unanswered = useRef<Unanswered>(undefined)
  const { mutateAsync, isPending } = useMutation<ReplyTo<K>, Error, Box<WriteInput<K>>, unknown>({
    ...writes,
    mutationFn: ({ input, own_key }) => {
      const fields = name.startsWith('GET') ? { query: input } : { body: input }
      const sendAs = (own: { key?: string }, repeatable: boolean) =>
        call(name, { ...fields, ...own } as never, { ...options, ...(repeatable && { repeatable }) }) // the caller's type parameter checked the input
      if (!keyed) return sendAs({}, false)
      // The key ensures that the call takes effect only once, so a repeated call is not suppressed as a duplicate.
      if (own_key) return sendAs({ key: own_key }, true)
      return sendWithKey(unanswered, fingerprint(JSON.stringify(input)), (key, isRepeat) => sendAs({ key }, isRepeat))
    },
  })
  const send = useCallback(
    async (input: WriteInput<K>, own_key?: string): Promise<ReplyTo<K>> => {
      const box: Box<WriteInput<K>> = { input, own_key }
      try {
        return await mutateAsync(box)
      } finally {
        delete box.input
      }
    },
    [mutateAsync],
  )
  return { send, isSending: isPending }
}
