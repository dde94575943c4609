import { useQueryClient } from '@tanstack/react-query'
import { useCall } from './call.ts'
import { wish } from './latest-wish.ts'
import { makeStale } from './make-stale.ts'
import { type AskOf, type ReadKey, type ReplyTo, readKey, type SentWith, type WriteKey } from './reads.ts'

type Wish<R extends ReadKey, W extends WriteKey> = {
  /** The read that says yes or no. */
  read: R
  ask: AskOf<R>
  /** What that read will answer once it is so. */
  reply: (isSo: boolean) => ReplyTo<R>
  write: W
  sent: (isSo: boolean) => SentWith<W>
}

/**
 * Says yes or no to something at the tap and tells the server behind it: see latest-wish.ts.
 * @returns whether a yes was wished and came about.
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
