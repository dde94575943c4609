import { z } from 'zod'
import { Card } from './catalogue/listing.ts'
import { ShopWithPicks } from './catalogue/shop.ts'
import { EndlessPaging, type Endpoint, endlessListOf, Nothing, Slug, Time } from './endpoint.ts'

const ViewedCard = Card.extend({ viewed_at: Time })

export const favourite_endpoints = {
  'POST /api/product/like': {
    summary: 'Add or remove favourite products',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), liked: z.boolean() }),
    reply: Nothing,
  },
  'POST /api/shop/follow': {
    summary: 'Follow or unfollow shops',
    body: z.strictObject({ shop_ids: z.array(Slug).min(1).max(100), followed: z.boolean() }),
    reply: Nothing,
  },
  'GET /api/user/marks': {
    summary: 'Which of the given products are favourites and which shops are followed',
    query: z.object({ product_ids: z.string().max(4000).optional(), shop_ids: z.string().max(4000).optional() }),
    reply: z.object({ liked: z.array(Slug), followed: z.array(Slug) }),
  },
  'GET /api/user/like_list': {
    summary: 'Favourite products, newest first',
    query: EndlessPaging,
    reply: endlessListOf(Card),
  },
  'GET /api/user/follow_list': {
    summary: 'Followed shops, newest first',
    query: EndlessPaging,
    reply: endlessListOf(ShopWithPicks),
  },
  'GET /api/user/history': {
    summary: 'Viewed products, last viewed first',
    query: EndlessPaging,
    reply: endlessListOf(ViewedCard),
  },
  'POST /api/user/history': {
    summary: 'Record a product view',
    body: z.strictObject({ product_id: Slug }),
    reply: Nothing,
  },
  'POST /api/user/history/clear': {
    summary: 'Delete viewed products, all or some',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100).optional() }),
    reply: Nothing,
  },
} as const satisfies Record<string, Endpoint>
