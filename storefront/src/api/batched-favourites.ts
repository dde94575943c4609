import type { Call } from './call.ts'
import type { AskOf, ReplyTo } from './calls.ts'

type Ask = AskOf<'GET /api/user/marks'>
type Favourites = ReplyTo<'GET /api/user/marks'>
type Waiting = { ask: Ask; resolve: (favourites: Favourites) => void; reject: (error: unknown) => void }

/** The maximum number of products, and of shops, in one `GET /api/user/marks`. */
const AT_ONCE = 100

let waiting: Waiting[] = []

const idsOf = (ids: string | undefined) => (ids ? ids.split(',') : [])
const joined = (asks: readonly Ask[], name: keyof Ask) => [...new Set(asks.flatMap((ask) => idsOf(ask[name])))].join()

async function askFor(call: Call, asked: readonly Waiting[]): Promise<void> {
  const asks = asked.map(({ ask }) => ask)
  try {
    const query = { product_ids: joined(asks, 'product_ids'), shop_ids: joined(asks, 'shop_ids') }
    const { liked, followed } = await call('GET /api/user/marks', { query }, { quiet: true, asker: 'screen' })
    for (const { ask, resolve } of asked) {
      const products = idsOf(ask.product_ids)
      const shops = idsOf(ask.shop_ids)
      resolve({
        liked: liked.filter((id) => products.includes(id)),
        followed: followed.filter((id) => shops.includes(id)),
      })
    }
  } catch (error) {
    for (const { reject } of asked) reject(error)
  }
}

/**
 * Reads which products are favourites and which shops are followed. All reads made at the same time, such as those of
 * the cards on a page, are batched into one call.
 */
export function readFavourites(call: Call, ask: Ask): Promise<Favourites> {
  return new Promise((resolve, reject) => {
    waiting.push({ ask, resolve, reject })
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const all = waiting
      waiting = []
      for (let at = 0; at < all.length; at += AT_ONCE) void askFor(call, all.slice(at, at + AT_ONCE))
    })
  })
}
