import type { Endpoints, ReplyOf } from '@sampan/contract'

/** The paid orders that a confirmation shows. */
export type Paid = ReplyOf<Endpoints['GET /api/order/paid']>
