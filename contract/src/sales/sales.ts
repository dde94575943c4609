import { z } from 'zod'
import { desk } from '../access.ts'
import { Amount, AskedDay, Day, type EndpointTable, Flag, Slug } from '../endpoint.ts'
import { LANGUAGE_TAGS } from '../text/languages.ts'
import { SALES_ORDERS, SALES_STEPS, SELLER_SORTS } from './sales-rules.ts'

const Period = z.object({
  /** The first and the last day, in the shop's time zone. */
  from: AskedDay,
  to: AskedDay,
})

const Choice = Period.extend({
  country: z.string().max(2).optional(),
  shop_id: Slug.optional(),
  category: Slug.optional(),
})

const Sums = z.object({ orders: z.int(), paid_cents: Amount, refunds: z.int(), refunded_cents: Amount })
const Group = Sums.extend({ key: z.string(), name: z.string() })

const Seller = z.object({
  product_id: Slug,
  sku_id: z.string().nullable(),
  article_number: z.string().nullable(),
  title: z.string(),
  pieces: z.int(),
  paid_cents: Amount,
  refunded_pieces: z.int(),
  refunded_cents: Amount,
  stock: z.int(),
  /** How many days the stock lasts at the pace of the period; null if nothing was sold. */
  lasts_days: z.int().nullable(),
})

export const sales_endpoints = {
  'GET /api/admin/sales': {
    summary: 'Payments and refunds of a period by day, week or month, by country, shop and category',
    access: desk('finance'),
    query: Choice.extend({
      step: z.enum(SALES_STEPS).default('day').describe('the length of a step of the chart'),
    }),
    reply: z.object({
      today: Day,
      time_zone: z.string(),
      /** With a category, of its goods only: `orders` and `refunds` are pieces. */
      periods: z.array(Sums.extend({ day: Day })),
      /** Countries, shops and categories are limited by the other two filters, so that another one can be chosen. */
      countries: z.array(Group),
      shops: z.array(Group),
      /** Of goods only. `orders` and `refunds` are pieces. */
      categories: z.array(Group),
    }),
  },
  'GET /api/admin/sales/products': {
    summary: 'The 100 best or worst sellers of a period, by product or SKU, and how many days their stock lasts',
    access: desk('finance'),
    query: Choice.extend({
      each: z.enum(['product', 'sku']).default('product').describe('what a row is'),
      sort: z.enum(SELLER_SORTS).default('paid').describe('the figure that the rows are sorted by'),
      order: z.enum(SALES_ORDERS).default('best').describe('best or worst sellers first'),
      whole: Flag.optional().describe('up to 50,000 rows, for a file'),
    }),
    reply: z.array(Seller),
  },
  'GET /api/admin/sales/searches': {
    summary: 'The most frequent keywords that found no product, in the weeks of a period; at most eight weeks back',
    access: desk('finance', 'catalogue'),
    query: Period,
    reply: z.array(z.object({ language: z.enum(LANGUAGE_TAGS), keyword: z.string(), searches: z.int() })),
  },
} as const satisfies EndpointTable
