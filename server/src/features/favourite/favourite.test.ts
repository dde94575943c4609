import { expect, test } from 'vitest'
import { aProduct, aShop, aShopper, callerOf, type TestShopper } from '../../../testing/world.ts'

const shop = await aShop()
/** Ids that are not sorted, so that the order of ids differs from the stored order. */
const SHOPS = ['oasis', 'bay', 'ness', 'cape', 'moor', 'dune', 'lake', 'fjord', 'key', 'glen', 'isle', 'hill']
for (const shop_id of SHOPS) await aProduct(shop, { shop_id })

const follow = ({ call }: TestShopper, shop_ids: string[], followed: boolean) =>
  call('POST /api/shop/follow', { body: { shop_ids, followed } })
const fansOf = async (shop_id: string) =>
  (await callerOf(shop)('GET /api/shop/detail', { query: { shop_id } })).data.fans

test('saving and removing favourites is idempotent and ignores unknown products', async () => {
  const shopper = await aShopper(shop)
  const { product_id } = await aProduct(shop)
  const like = (liked: boolean) =>
    shopper.call('POST /api/product/like', { body: { product_ids: [product_id, 'nothing', product_id], liked } })
  for (const liked of [true, true, false, false]) {
    expect(await like(liked)).toMatchObject({ code: 1, data: null })
    const { data } = await shopper.call('GET /api/user/marks', { query: { product_ids: `${product_id},nothing` } })
    expect(data).toEqual({ liked: liked ? [product_id] : [], followed: [] })
  }
})

test('a shopper counts once among the followers of a shop', async () => {
  const shopper = await aShopper(shop)
  const fans = await fansOf('bay')
  for (const followed of [true, true]) await follow(shopper, ['bay', 'nowhere'], followed)
  expect(await fansOf('bay')).toBe(fans + 1)
  expect((await shopper.call('GET /api/user/marks', { query: { shop_ids: 'bay,cape' } })).data.followed).toEqual([
    'bay',
  ])
  for (const followed of [false, false]) await follow(shopper, ['bay'], followed)
  expect(await fansOf('bay')).toBe(fans)
})

test('concurrent follows of the same shops in different orders do not deadlock', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => aShopper(shop)))
  for (let round = 0; round < 8; round++) {
    const calls = shoppers.flatMap((shopper, index) =>
      [true, false, true].map((followed, turn) =>
        follow(shopper, (index + turn) % 2 ? SHOPS : SHOPS.toReversed(), followed),
      ),
    )
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  }
  const marks = shoppers.map(({ call }) => call('GET /api/user/marks', { query: { shop_ids: 'glen' } }))
  const fans = (await Promise.all(marks)).filter(({ data }) => data.followed.length > 0)
  expect(await fansOf('glen')).toBe(fans.length)
})
