import type { Call } from '@sampan/front/call'
import type { ReadInput, ReplyTo } from '@sampan/front/calls'

type Input = ReadInput<'GET /api/user/marks'>
type Favourites = ReplyTo<'GET /api/user/marks'>
type Waiting = { input: Input; resolve: (favourites: Favourites) => void; reject: (error: unknown) => void }

/** The maximum number of products, and of shops, in one `GET /api/user/marks`. */
const AT_ONCE = 100

let waiting: Waiting[] = []

const idsOf = (ids: string | undefined) => (ids ? ids.split(',') : [])
const joinIds = (inputs: readonly Input[], name: keyof Input) =>
  [...new Set(inputs.flatMap((input) => idsOf(input[name])))].join()

async function sendBatch(call: Call, batch: readonly Waiting[]): Promise<void> {
  const inputs = batch.map(({ input }) => input)
  try {
    const query = { product_ids: joinIds(inputs, 'product_ids'), shop_ids: joinIds(inputs, 'shop_ids') }
    const { liked, followed } = await call('GET /api/user/marks', { query }, { quiet: true, caller: 'screen' })
    for (const { input, resolve } of batch) {
      const products = idsOf(input.product_ids)
      const shops = idsOf(input.shop_ids)
      resolve({
        liked: liked.filter((id) => products.includes(id)),
        followed: followed.filter((id) => shops.includes(id)),
      })
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}

/**
 * Reads which products are favourites and which shops are followed. All reads made at the same time, such as those of
 * the cards on a page, are batched into one call.
 */
export function readFavourites(call: Call, input: Input): Promise<Favourites> {
  return new Promise((resolve, reject) => {
    waiting.push({ input, resolve, reject })
    if (waiting.length > 1) return
    queueMicrotask(() => {
      const all = waiting
      waiting = []
      for (let at = 0; at < all.length; at += AT_ONCE) void sendBatch(call, all.slice(at, at + AT_ONCE))
    })
  })
}
