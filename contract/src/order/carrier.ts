import { z } from 'zod'
import { desk } from '../access.ts'
import { EndlessPaging, type EndpointTable, Id, Name, Nothing, Revision, Slug, Text, Trimmed } from '../endpoint.ts'
import { DESK_CARRIERS } from '../stale/desk-reads.ts'
import { KEYWORD_LIMIT } from '../text/text-rules.ts'
import { CARRIER_LINK_LIMIT, RETURN_ADDRESS_LIMIT } from './shipment-rules.ts'
import { isTrackingLink } from './tracking.ts'

/** Contains `{number}` as the placeholder for the tracking number. */
const TrackingLink = z.string().trim().max(CARRIER_LINK_LIMIT).refine(isTrackingLink)

const ReturnAddress = z.object({
  shop_id: Slug,
  name: z.string(),
  return_address: z.string().nullable(),
  revision: Revision,
})

export const Carrier = z.object({
  carrier_id: Id,
  name: z.string(),
  link: z.string().nullable(),
  revision: Revision,
})

export const carrier_endpoints = {
  'GET /api/admin/carrier/list': {
    summary: 'The carriers, sorted by name, with their tracking links',
    access: desk('fulfilment', 'support'),
    reply: z.object({ carriers: z.array(Carrier) }),
  },
  'POST /api/admin/carrier/save': {
    summary: 'Add a carrier, or change one that is unchanged since `revision`; the tracking links of its orders follow',
    access: desk('fulfilment'),
    body: z
      .strictObject({
        /** Left out to add a carrier. */
        carrier_id: Id.optional(),
        revision: Revision.optional(),
        name: Name(80),
        link: TrackingLink.nullable(),
      })
      .refine(({ carrier_id, revision }) => (carrier_id === undefined) === (revision === undefined)),
    reply: Carrier,
    stale: DESK_CARRIERS,
  },
  'POST /api/admin/carrier/remove': {
    summary: 'Delete a carrier; its orders keep the name, without a link',
    access: desk('fulfilment'),
    body: z.strictObject({ carrier_id: Id, revision: Revision }),
    reply: Nothing,
    stale: DESK_CARRIERS,
  },
  'GET /api/admin/shop/return_addresses': {
    summary: 'The return address of each shop, sorted by name',
    access: desk('fulfilment', 'support'),
    query: EndlessPaging.omit({ page: true, cursor: true }).extend({
      keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
      after: Slug.optional(),
    }),
    reply: z.object({ items: z.array(ReturnAddress), next_after: Slug.nullable() }),
  },
  'POST /api/admin/shop/return_address': {
    summary: 'Set the return address of a shop; refused if it changed since `revision`',
    access: desk('fulfilment'),
    body: z.strictObject({
      shop_id: Slug,
      revision: Revision,
      return_address: Text(RETURN_ADDRESS_LIMIT).nullable(),
    }),
    reply: ReturnAddress,
    stale: [
      'GET /api/admin/shop/return_addresses',
      'GET /api/admin/order/detail',
      'GET /api/admin/refund/detail',
      'GET /api/admin/refund/list',
    ],
  },
} as const satisfies EndpointTable
