import { z } from 'zod'
import { Card } from './catalogue/listing.ts'
import { ShopWithPicks } from './catalogue/shop.ts'
import { EndlessPaging, type Endpoint, endlessListOf, Nothing, Slug, Time } from './endpoint.ts'

/** A viewed product, and when it was last viewed. */
const ViewedCard = Card.extend({ viewed_at: Time })

/** What a shopper marked, and what they looked at. */
export const favourite_endpoints = {
  'POST /api/product/like': {
    summary: 'Keep products as favourites, or no longer',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), liked: z.boolean() }),
    reply: Nothing,
  },
  'POST /api/shop/follow': {
    summary: 'Follow shops, or no longer',
    body: z.strictObject({ shop_ids: z.array(Slug).min(1).max(100), followed: z.boolean() }),
    reply: Nothing,
  },
  'GET /api/user/marks': {
    summary: 'Which of these are liked and followed',
    query: z.object({ product_ids: z.string().max(4000).optional(), shop_ids: z.string().max(4000).optional() }),
    reply: z.object({ liked: z.array(Slug), followed: z.array(Slug) }),
  },
  'GET /api/user/like_list': {
    summary: 'Favourite products, the newest first',
    query: EndlessPaging,
    reply: endlessListOf(Card),
  },
  'GET /api/user/follow_list': {
    summary: 'Followed shops, the newest first',
    query: EndlessPaging,
    reply: endlessListOf(ShopWithPicks),
  },
  'GET /api/user/history': {
    summary: 'Products looked at, the last one first',
    query: EndlessPaging,
    reply: endlessListOf(ViewedCard),
  },
  'POST /api/user/history': {
    summary: 'Remember that a product was looked at',
    body: z.strictObject({ product_id: Slug }),
    reply: Nothing,
  },
  'POST /api/user/history/clear': {
    summary: 'Forget what was looked at, or only some of it',
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100).optional() }),
    reply: Nothing,
  },
} as const satisfies Record<string, Endpoint>
