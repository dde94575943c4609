import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Call, useCall } from '../../call.ts'
import { wish } from '../../http/latest-wish.ts'

/** The most that `GET /api/user/marks` answers for. */
const ASKED_AT_ONCE = 100

type Waiting = { product_id: string; resolve: (isLiked: boolean) => void; reject: (error: unknown) => void }
let waiting: Waiting[] = []

async function askFor(call: Call, asked: Waiting[]): Promise<void> {
  try {
    const product_ids = asked.map(({ product_id }) => product_id).join()
    const { liked } = await call('GET /api/user/marks', { query: { product_ids } }, { quiet: true })
    for (const { product_id, resolve } of asked) resolve(liked.includes(product_id))
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

/** A page of cards asks at once, in one call. */
function isLiked(call: Call, product_id: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    waiting.push({ product_id, resolve, reject })
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const all = waiting
      waiting = []
      for (let at = 0; at < all.length; at += ASKED_AT_ONCE) void askFor(call, all.slice(at, at + ASKED_AT_ONCE))
    })
  })
}

/** Whether a product is among the shopper's favourites. */
export const favouriteQuery = (call: Call, product_id: string) =>
  queryOptions({ queryKey: ['user', 'favourite', product_id], queryFn: () => isLiked(call, product_id) })

/** Keeps a product as a favourite, or no longer. The heart turns at the tap and turns back when the shop says no. */
export function useFavour(product_id: string) {
  const call = useCall()
  const client = useQueryClient()
  return (liked: boolean) =>
    wish(client, favouriteQuery(call, product_id).queryKey, liked, async (liked) => {
      await call('POST /api/product/like', { body: { product_ids: [product_id], liked } })
      void client.invalidateQueries({ queryKey: ['user', 'info'] })
      // Read anew when it is opened next, not under the shopper's finger.
      void client.invalidateQueries({ queryKey: ['user', 'likes'], refetchType: 'none' })
    })
}
