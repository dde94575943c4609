import { z } from 'zod'
import { EndlessPaging, type Endpoint, Id, Line, Nothing, Slug, Text, Trimmed } from '../endpoint.ts'
import { CARRIER_LINK_LIMIT, KEYWORD_LIMIT, RETURN_ADDRESS_LIMIT } from '../rules.ts'
import { isTrackingLink } from './tracking.ts'

/** As PostgreSQL stores it, in an int. */
const Version = z.int().min(1).max(2_147_483_646)

/** With `{number}` where the parcel's number belongs. */
const TrackingLink = z.string().trim().max(CARRIER_LINK_LIMIT).refine(isTrackingLink)

const ReturnAddress = z.object({ shop_id: Slug, name: z.string(), return_address: z.string().nullable() })

export const Carrier = z.object({
  carrier_id: Id,
  name: z.string(),
  link: z.string().nullable(),
  version: z.int(),
})

/** Who carries parcels, and where shops take goods back. */
export const carrier_endpoints = {
  'GET /api/admin/carrier/list': {
    summary: 'The carriers by name, with where their parcels are followed',
    reply: z.object({ carriers: z.array(Carrier) }),
  },
  'POST /api/admin/carrier/save': {
    summary: 'Add a carrier, or change one as it was seen; orders that name it lead to its link',
    body: z.strictObject({
      name: Line(80),
      link: TrackingLink.nullable(),
      /** The one to change, and its version as it was seen. */
      seen: z.strictObject({ carrier_id: Id, version: Version }).optional(),
    }),
    reply: Carrier,
  },
  'POST /api/admin/carrier/remove': {
    summary: 'Remove a carrier; orders that name it keep the name without a link',
    body: z.strictObject({ carrier_id: Id, version: Version }),
    reply: Nothing,
  },
  'GET /api/admin/shop/return_addresses': {
    summary: 'Where each shop takes goods back, by name',
    query: EndlessPaging.omit({ page: true, cursor: true }).extend({
      keyword: Trimmed.max(KEYWORD_LIMIT).optional(),
      after: Slug.optional(),
    }),
    reply: z.object({ items: z.array(ReturnAddress), next_after: Slug.nullable() }),
  },
  'POST /api/admin/shop/return_address': {
    summary: 'Say where a shop takes goods back, in place of what was seen',
    body: z.strictObject({
      shop_id: Slug,
      return_address: Text(RETURN_ADDRESS_LIMIT).nullable(),
      seen: z.string().max(RETURN_ADDRESS_LIMIT).nullable(),
    }),
    reply: ReturnAddress,
  },
} as const satisfies Record<string, Endpoint>
