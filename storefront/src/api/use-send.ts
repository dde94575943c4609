import type { ShopRead, ShopWrite } from '@sampan/contract/shop-writes'
import { SHOP_WRITES } from '@sampan/contract/shop-writes'
import type { CallOptions } from '@sampan/front/call'
import { readKey } from '@sampan/front/reads'
import { useSendWith, type Writes } from '@sampan/front/use-send'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { session } from '../session/session.ts'
import { invalidateReads } from './invalidate-reads.ts'

function writesOf(name: ShopWrite, client: QueryClient): Writes {
  const { keyed, replies_with } = SHOP_WRITES[name]
  const replyRead: ShopRead | undefined = replies_with
  // A read that is running started earlier, so its reply may be older.
  const cancelOlderRead = () => {
    if (replyRead) void client.cancelQueries({ queryKey: readKey(replyRead) })
  }
  return {
    keyed,
    onMutate() {
      cancelOlderRead()
      return session.get().epoch
    },
    onSuccess(reply, _, epoch) {
      // Another shopper may have signed in, and must not see the reply.
      if (epoch !== session.get().epoch) return
      cancelOlderRead()
      if (replyRead) client.setQueryData(readKey(replyRead), reply)
      return invalidateReads(client, name, replyRead)
    },
    onError: () => void invalidateReads(client, name),
  }
}

/**
 * Sends a call, stores its reply as the reply to the read with the same data, and refetches the reads that the call
 * makes stale (`stale` of its endpoint). Unless `quiet`, a failure is shown as a toast.
 */
export function useSend<K extends ShopWrite>(name: K, options: CallOptions = {}) {
  return useSendWith(name, options, writesOf(name, useQueryClient()))
}
