import { isLost } from '@sampan/contract/call-error'
import { SHOP_WRITES } from '@sampan/contract/shop-writes'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { session } from '../session/session.ts'
import { useCall } from './call.ts'
import type { ReadKey, ReplyTo, WriteInput, WriteKey } from './calls.ts'
import { fingerprint } from './duplicates.ts'
import { invalidateReads } from './invalidate-reads.ts'
import { readKey } from './reads.ts'
import type { SendOptions } from './send.ts'

/**
 * The last send without a reply. `contents` is only a fingerprint of the input, because the input may contain a payment
 * code.
 */
type Unanswered = { key: string; contents: string }

/**
 * The variables of the mutation. The input may contain a password or a payment code, and a mutation stores its
 * variables as long as its screen lives. Therefore the input is in a box, which is emptied when the send has settled.
 */
type Box<Input> = { input?: Input; own_key: string | undefined }

/**
 * Sends a call that changes something, at a shopper's tap.
 *
 * Keyed calls have an idempotency key, which is created at the tap. The key is reused only if *no reply* arrived: if the
 * next tap has the same input, it asks for the first reply, so a payment whose reply was lost is never made twice.
 * After any reply, or with another input, the next tap gets a new key. A caller that repeats a send after its page was
 * closed passes its own key. The reads that the call makes stale are refetched (`stale` of its endpoint).
 *
 * `send` throws a CallError; unless `quiet`, a toast has already shown the failure.
 */
export function useSend<K extends WriteKey>(name: K, options: SendOptions = {}) {
  const call = useCall()
  const client = useQueryClient()
  const unanswered = useRef<Unanswered>(undefined)
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input, own_key }: Box<WriteInput<K>>): Promise<ReplyTo<K>> => {
      const given = name.startsWith('GET') ? { query: input } : { body: input }
      const sendAs = (keyed: { key?: string }, repeatable: boolean) =>
        call(name, { ...given, ...keyed } as never, { ...options, ...(repeatable && { repeatable }) }) // the caller's type parameter checked the input
      if (!SHOP_WRITES[name].keyed) return sendAs({}, false)
      // The key ensures that the call takes effect only once, so a repeated call is not suppressed as a duplicate.
      if (own_key) return sendAs({ key: own_key }, true)
      return sendWithKey(unanswered, fingerprint(JSON.stringify(input)), (key, isRepeat) => sendAs({ key }, isRepeat))
    },
    onMutate: () => {
      cancelOlderRead(client, name)
      return session.get().epoch
    },
    onSuccess: (reply, _, epoch) => {
      // Another shopper may have signed in, and must not see the reply.
      if (epoch !== session.get().epoch) return
      cancelOlderRead(client, name)
      const replied = storeReply(client, name, reply)
      return invalidateReads(client, name, replied)
    },
    onError: () => void invalidateReads(client, name),
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

/** Reuses the last key if the last send had the same input and got no reply; otherwise creates a key. */
async function sendWithKey<Reply>(
  unanswered: { current: Unanswered | undefined },
  contents: string,
  send: (key: string, isRepeat: boolean) => Promise<Reply>,
): Promise<Reply> {
  const isRepeat = unanswered.current?.contents === contents
  const { key } = (isRepeat && unanswered.current) || { key: crypto.randomUUID() }
  unanswered.current = { key, contents }
  // Another send may have stored its own key, which must not be forgotten.
  const forget = () => {
    if (unanswered.current?.key === key) unanswered.current = undefined
  }
  try {
    const reply = await send(key, isRepeat)
    forget()
    return reply
  } catch (error) {
    if (!isLost(error)) forget()
    throw error
  }
}

/** Cancels a running read of the data that `name` replies with: the read started earlier, so its reply may be older. */
function cancelOlderRead(client: QueryClient, name: WriteKey): void {
  const read = SHOP_WRITES[name].replies_with
  if (read) void client.cancelQueries({ queryKey: readKey(read) })
}

/**
 * Stores a reply as the reply to the read with the same data.
 * @returns that read; undefined if no read has this data.
 */
function storeReply<K extends WriteKey>(client: QueryClient, name: K, reply: ReplyTo<K>): ReadKey | undefined {
  const read: ReadKey | undefined = SHOP_WRITES[name].replies_with
  if (read) client.setQueryData(readKey(read), reply)
  return read
}
