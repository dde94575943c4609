import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Call, useCall } from '../../call.ts'
import { wish } from '../../http/latest-wish.ts'
import { ENDLESS } from '../../http/paged.ts'
import { shopQuery } from './shop-queries.ts'

/** The shops the shopper follows, the newest first. */
export const followedShopsQuery = (call: Call) =>
  infiniteQueryOptions({
    ...ENDLESS,
    queryKey: ['user', 'follows'],
    queryFn: ({ pageParam }) => call('GET /api/user/follow_list', { query: { cursor: pageParam } }),
  })

/** Whether the shopper follows a shop. */
export const followedQuery = (call: Call, shop_id: string) =>
  queryOptions({
    queryKey: ['user', 'followed', shop_id],
    queryFn: async () => {
      const { followed } = await call('GET /api/user/marks', { query: { shop_ids: shop_id } }, { quiet: true })
      return followed.includes(shop_id)
    },
  })

/**
 * Follows a shop, or no longer. The button turns at the tap and turns back when the shop says no.
 * @returns whether the shop is followed now that it was wished.
 */
export function useFollow(shop_id: string) {
  const call = useCall()
  const client = useQueryClient()
  return (followed: boolean) =>
    wish(client, followedQuery(call, shop_id).queryKey, followed, async (followed) => {
      await call('POST /api/shop/follow', { body: { shop_ids: [shop_id], followed } })
      // The shop has one fan more or less; the shopper's own figures count the shops.
      void client.invalidateQueries({ queryKey: shopQuery(call, shop_id).queryKey })
      void client.invalidateQueries({ queryKey: ['user', 'info'] })
      // Read anew when it is opened next, not under the shopper's finger.
      void client.invalidateQueries({ queryKey: ['user', 'follows'], refetchType: 'none' })
    })
}
