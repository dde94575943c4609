import type { Endpoints } from '@sampan/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { session } from '../session/session.ts'
import { useCall } from './call.ts'
import { CallError } from './call-error.ts'
import { REPLIES_WITH } from './freshness.ts'
import { makeStale } from './make-stale.ts'
import { type ReadKey, type ReplyTo, readKey, type SentWith, type WriteKey } from './reads.ts'
import type { SendOptions } from './send.ts'

type KeyedCall = { [K in WriteKey]: Endpoints[K] extends { keyed: true } ? K : never }[WriteKey]

/** Calls with an idempotency key, listed again because the contract's `keyed` is not in the browser. */
const KEYED: { readonly [K in KeyedCall]: true } = {
  'POST /api/cart/add': true,
  'POST /api/cart/merge': true,
  'POST /api/order/create': true,
  'POST /api/order/pay': true,
  'POST /api/order/refund': true,
  'POST /api/user/extract': true,
  'POST /api/user/extract_cancel': true,
  'POST /api/user/recharge': true,
}

type Unanswered = { key: string; contents: string }

const isWithoutAnswer = (error: unknown) => error instanceof CallError && error.kind === 'unreachable'

/**
 * Sends a call that changes something, as a shopper taps it.
 *
 * A keyed call gets its idempotency key at the tap. The key lives only while *no answer* came: the next tap with the same
 * contents asks for the first answer again, so a payment whose answer was lost is never made twice. After any answer, or
 * with other contents, the next tap has a new key. What the call makes stale is read again (freshness.ts).
 *
 * `send` throws a CallError; unless `quiet`, a toast has shown it.
 */
export function useSend<K extends WriteKey>(name: K, options: SendOptions = {}) {
  const call = useCall()
  const client = useQueryClient()
  const unanswered = useRef<Unanswered>(undefined)
  const mutation = useMutation({
    mutationFn: async (input: SentWith<K>): Promise<ReplyTo<K>> => {
      const given = name.startsWith('GET') ? { query: input } : { body: input }
      if (!(name in KEYED)) return call(name, given as never, options) // typed by K
      const contents = JSON.stringify(input)
      const isRepeat = unanswered.current?.contents === contents
      const { key } = (isRepeat && unanswered.current) || { key: crypto.randomUUID() }
      unanswered.current = { key, contents }
      try {
        // The idempotency key ensures one effect, so the duplicate rule is off.
        return await call(name, { ...given, key } as never, { ...options, repeatable: isRepeat }).then(answered)
      } catch (error) {
        if (!isWithoutAnswer(error)) forget()
        throw error
      }
      function answered(reply: ReplyTo<K>) {
        forget()
        return reply
      }
      // Another send may have put its own key there meanwhile.
      function forget() {
        if (unanswered.current?.key === key) unanswered.current = undefined
      }
    },
    onMutate: () => {
      withdrawOlder(client, name)
      return session.get().epoch
    },
    onSuccess: (reply, _, epoch) => {
      // Another person may be looking by now, and must not see it.
      if (epoch !== session.get().epoch) return
      withdrawOlder(client, name)
      const replied = keepReply(client, name, reply)
      return makeStale(client, name, replied)
    },
    onError: () => void makeStale(client, name),
  })
  return { send: mutation.mutateAsync, isSending: mutation.isPending }
}

/** A read that was in progress during the call may be older than the call's reply, and must not replace it. */
function withdrawOlder(client: QueryClient, name: WriteKey): void {
  const read = REPLIES_WITH[name]
  if (read) void client.cancelQueries({ queryKey: readKey(read) })
}

/** Stores a reply as the answer of the read that would give the same, and returns that read. */
function keepReply<K extends WriteKey>(client: QueryClient, name: K, reply: ReplyTo<K>): ReadKey | undefined {
  const read: ReadKey | undefined = REPLIES_WITH[name]
  if (read) client.setQueryData(readKey(read), reply)
  return read
}
