import { useQueryClient } from '@tanstack/react-query'
import { useCall } from './call.ts'
import type { AskOf, ReadKey, ReplyTo, SentWith, WriteKey } from './calls.ts'
import { wish } from './latest-wish.ts'
import { makeStale } from './make-stale.ts'
import { readKey } from './reads.ts'

type Wish<R extends ReadKey, W extends WriteKey> = {
  /** The read that contains the boolean. */
  read: R
  ask: AskOf<R>
  /** Makes the data of that read from a value. */
  reply: (isSo: boolean) => ReplyTo<R>
  write: W
  sent: (isSo: boolean) => SentWith<W>
}

/**
 * Sets a boolean at the tap, and sends it in the background: see latest-wish.ts.
 * @returns true if true was the last wanted value and the server confirmed it.
 */
export function useWish<R extends ReadKey, W extends WriteKey>({ read, ask, reply, write, sent }: Wish<R, W>) {
  const call = useCall()
  const client = useQueryClient()
  return (wished: boolean) =>
    wish(client, { queryKey: readKey(read, ask), reply }, wished, async (isSo) => {
      await call(write, { body: sent(isSo) } as never) // typed by W
      void makeStale(client, write)
    })
}
