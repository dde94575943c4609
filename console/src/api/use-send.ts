import { DESK_WRITES } from '@sampan/contract/desk-writes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCall } from './call.ts'
import type { ReplyTo, WriteInput, WriteKey } from './reads.ts'

/**
 * The variables of a mutation. They may contain a password, and a mutation retains its variables for as long as its
 * screen exists. The input is therefore wrapped in an object, which is emptied once the call has settled.
 */
type Box<Input> = { input?: Input }

/**
 * Sends a call that changes data, and invalidates the reads that its endpoint lists in `stale`. `send` throws a CallError: forms
 * show it next to its field, other callers use `useAction` (forms/use-action.ts), which shows it as a toast.
 */
export function useSend<K extends WriteKey>(name: K) {
  const call = useCall()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ input }: Box<WriteInput<K>>): Promise<ReplyTo<K>> => call(name, { body: input } as never), // typed by K
    onSettled: () => {
      for (const read of DESK_WRITES[name].stale) void client.invalidateQueries({ queryKey: [read] })
    },
  })
  const send = useCallback(
    async (input: WriteInput<K>): Promise<ReplyTo<K>> => {
      const box: Box<WriteInput<K>> = { input }
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
