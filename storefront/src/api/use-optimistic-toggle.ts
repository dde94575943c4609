import { isSignedOut } from '@sampan/contract/call-error'
import type { ShopRead, ShopWrite } from '@sampan/contract/shop-writes'
import { useCall } from '@sampan/front/call'
import type { ReadInput, ReplyTo, WriteInput } from '@sampan/front/calls'
import { readKey } from '@sampan/front/reads'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateReads } from './invalidate-reads.ts'
import { toggleOptimistically } from './optimistic-toggle.ts'

type Toggle<R extends ShopRead, W extends ShopWrite> = {
  /** The read that contains the boolean. */
  readName: R
  input: ReadInput<R>
  /** Makes the data of that read from a value. */
  reply: (isSo: boolean) => ReplyTo<R>
  write: W
  inputOf: (isSo: boolean) => WriteInput<W>
  /** Called if the session ended before true could be sent. */
  onSignedOut: () => void
}

/**
 * Sets a boolean at the tap, and sends it in the background: see optimistic-toggle.ts.
 * @returns true if true was the last wanted value and the server confirmed it.
 */
export function useOptimisticToggle<R extends ShopRead, W extends ShopWrite>({
  readName,
  input,
  reply,
  write,
  inputOf,
  onSignedOut,
}: Toggle<R, W>) {
  const call = useCall()
  const client = useQueryClient()
  return (value: boolean) =>
    toggleOptimistically(client, { queryKey: readKey(readName, input), reply }, value, async (isSo) => {
      try {
        await call(write, { body: inputOf(isSo) } as never) // typed by W
      } catch (error) {
        if (isSo && isSignedOut(error)) onSignedOut()
        throw error
      }
      void invalidateReads(client, write)
    })
}
