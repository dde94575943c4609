import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from './call.ts'
import { MAKES_STALE } from './freshness.ts'
import type { ReplyTo, SentWith, WriteKey } from './reads.ts'

/**
 * What a send is given. It may hold a password, and a mutation remembers what it was given for as long as its screen
 * lives: so it is given a box, which is emptied once the send has settled.
 */
type Box<Input> = { input?: Input }

/**
 * Sends a call that changes something. What the call makes stale is read again (freshness.ts). `send` throws a CallError,
 * which a form shows at its field; elsewhere `useAct` (forms/use-act.ts) says it.
 */
export function useSend<K extends WriteKey>(name: K) {
  const call = useCall()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: Box<SentWith<K>>): Promise<ReplyTo<K>> => call(name, { body: input } as never), // typed by K
    onSettled: () => {
      for (const read of MAKES_STALE[name]) void client.invalidateQueries({ queryKey: [read] })
    },
  })
  const send = useCallback(
    async (input: SentWith<K>): Promise<ReplyTo<K>> => {
      const box: Box<SentWith<K>> = { input }
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
