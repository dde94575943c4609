import { z } from 'zod'
import { Card } from './catalogue/listing.ts'
import { ShopWithPicks } from './catalogue/shop.ts'
import { EndlessPaging, type EndpointTable, endlessListOf, Nothing, Slug, Time } from './endpoint.ts'
import { SHOPPER } from './stale/shop-reads.ts'
import { later } from './stale/stale.ts'

const ViewedCard = Card.extend({ viewed_at: Time })

export const favourite_endpoints = {
  'POST /api/product/like': {
    summary: 'Add or remove favourite products',
    access: 'shopper',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), liked: z.boolean() }),
    reply: Nothing,
    stale: [SHOPPER, later('GET /api/user/like_list'), later('GET /api/user/marks')],
  },
  'POST /api/shop/follow': {
    summary: 'Follow or unfollow shops',
    access: 'shopper',
    body: z.strictObject({ shop_ids: z.array(Slug).min(1).max(100), followed: z.boolean() }),
    reply: Nothing,
    stale: [
      SHOPPER,
      'GET /api/shop/detail',
      // The list of shops also shows the number of followers.
      later('GET /api/shop/list'),
      later('GET /api/user/follow_list'),
      later('GET /api/user/marks'),
    ],
  },
  'GET /api/user/marks': {
    summary: 'Which of the given products are favourites and which shops are followed',
    access: 'shopper',
    query: z.object({ product_ids: z.string().max(4000).optional(), shop_ids: z.string().max(4000).optional() }),
    reply: z.object({ liked: z.array(Slug), followed: z.array(Slug) }),
  },
  'GET /api/user/like_list': {
    summary: 'Favourite products, newest first',
    access: 'shopper',
    query: EndlessPaging,
    reply: endlessListOf(Card),
  },
  'GET /api/user/follow_list': {
    summary: 'Followed shops, newest first',
    access: 'shopper',
    query: EndlessPaging,
    reply: endlessListOf(ShopWithPicks),
  },
  'GET /api/user/history': {
    summary: 'Viewed products, last viewed first',
    access: 'shopper',
    query: EndlessPaging,
    reply: endlessListOf(ViewedCard),
  },
  'POST /api/user/history': {
    summary: 'Record a product view',
    access: 'shopper',
    body: z.strictObject({ product_id: Slug }),
    reply: Nothing,
    stale: ['GET /api/user/history', later(SHOPPER)],
  },
  'POST /api/user/history/clear': {
    summary: 'Delete viewed products, all or some',
    access: 'shopper',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100).optional() }),
    reply: Nothing,
    stale: ['GET /api/user/history', SHOPPER, 'GET /api/product/picks'],
  },
} as const satisfies EndpointTable
