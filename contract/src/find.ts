import { z } from 'zod'
import { desk } from './access.ts'
import { type EndpointTable, Id, SingleLine, Slug, Time } from './endpoint.ts'
import { OrderInDeskList } from './order/order-desk.ts'

/** Maximum number of results of each kind. */
export const FIND_LIMIT = 5

const FoundOrder = OrderInDeskList.pick({ order_id: true, order_number: true, status: true, addressee: true }).extend({
  created_at: Time,
})
const FoundShopper = z.object({
  user_id: Id,
  account: z.string(),
  family_name: z.string(),
  given_name: z.string(),
  mobile: z.string().nullable(),
})
const FoundProduct = z.object({ product_id: Slug, title: z.string(), image: z.string() })

export const find_endpoints = {
  'GET /api/admin/find': {
    summary: `The newest ${FIND_LIMIT} orders, shoppers and products that a text finds, of the kinds that the operator may open`,
    access: desk(),
    query: z.object({
      /** As in the searches of the lists of orders, shoppers and products. */
      find: SingleLine(100),
    }),
    reply: z.object({
      orders: z.array(FoundOrder),
      shoppers: z.array(FoundShopper),
      products: z.array(FoundProduct),
    }),
  },
} as const satisfies EndpointTable
