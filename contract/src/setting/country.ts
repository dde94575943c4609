import { z } from 'zod'
import { desk, owners } from '../access.ts'
import { SHIPPED_COUNTRIES } from '../address/address-rules.ts'
import { NOTATION_COUNTRIES, NOTATION_FIELDS, NOTATION_LIMIT } from '../brand/notation-rules.ts'
import { Day, type EndpointTable, Revision, Text, Time } from '../endpoint.ts'
import { COUNTRY_REQUIREMENTS } from './country-rules.ts'

const lastChange = { changed_by: z.string().nullable(), changed_at: Time.nullable() }

const Requirement = z.object({
  requirement: z.enum(COUNTRY_REQUIREMENTS),
  /** False if it does not apply to this shop. */
  is_required: z.boolean(),
  is_fulfilled: z.boolean(),
  /** Shops or pages that lack it; null if it cannot be counted. */
  lacking: z.int().nullable(),
  /** Days after receipt in which goods can be given back, at least. */
  days: z.int().nullable(),
  source: z.string(),
  /** Whether the text of the law was seen, or the requirement is known only. */
  certainty: z.enum(['seen', 'known']),
  /** The day on which the source was read. */
  as_of: Day,
  confirmed_by: z.string().nullable(),
  confirmed_at: Time.nullable(),
  ...lastChange,
})

const CountryAtDesk = z.object({
  country: z.string(),
  is_open: z.boolean(),
  /** Why the country was closed, or opened with an incomplete list. */
  reason: z.string().nullable(),
  requirements: z.array(Requirement),
  /** Requirements that apply and are not fulfilled. */
  missing: z.int(),
  revision: Revision,
  /** Null until the country is opened or closed for the first time; until then it is open. */
  ...lastChange,
})
export type CountryAtDesk = z.output<typeof CountryAtDesk>

const Notation = z.object({
  country: z.enum(NOTATION_COUNTRIES),
  /** Empty until the notation is complete. */
  fields: z.partialRecord(z.enum(NOTATION_FIELDS), z.string()),
  revision: Revision,
})
export type NotationAtDesk = z.output<typeof Notation>

const Countries = z.object({ countries: z.array(CountryAtDesk), notations: z.array(Notation) })

const COUNTRIES = 'GET /api/admin/country/list'
const OneCountry = z.strictObject({ country: z.literal(SHIPPED_COUNTRIES) })
const OneRequirement = OneCountry.extend({ requirement: z.enum(COUNTRY_REQUIREMENTS) })

export const country_endpoints = {
  'GET /api/guarantee': {
    summary: 'Countries of delivery whose shoppers are told of the legal guarantee of two years',
    access: 'public',
    reply: z.object({ countries: z.array(z.string()) }),
  },
  [COUNTRIES]: {
    summary: 'Countries of delivery: whether they accept orders, and what the law wants there',
    access: desk('finance'),
    reply: Countries,
  },
  'POST /api/admin/country/open': {
    summary: 'Accept orders to a country; a reason is needed while its list is incomplete',
    access: owners,
    body: OneCountry.extend({ revision: Revision, reason: Text(500).optional() }),
    reply: Countries,
    stale: [COUNTRIES],
  },
  'POST /api/admin/country/close': {
    summary: 'Accept no more orders to a country',
    access: owners,
    body: OneCountry.extend({ revision: Revision, reason: Text(500) }),
    reply: Countries,
    stale: [COUNTRIES],
  },
  'POST /api/admin/country/require': {
    summary: 'Set whether a requirement of a country applies to this shop',
    access: owners,
    body: OneRequirement.extend({ is_required: z.boolean(), reason: Text(500) }),
    reply: Countries,
    stale: [COUNTRIES],
  },
  'POST /api/admin/country/confirm': {
    summary: 'Confirm a requirement of a country that the shop cannot check, or take the confirmation back',
    access: owners,
    body: OneRequirement.extend({ is_confirmed: z.boolean() }),
    reply: Countries,
    stale: [COUNTRIES],
  },
  'POST /api/admin/country/notation': {
    summary: 'Set the notation of the business for a country; all its fields that are not optional are needed',
    access: owners,
    body: z.strictObject({
      country: z.enum(NOTATION_COUNTRIES),
      revision: Revision,
      fields: z.partialRecord(z.enum(NOTATION_FIELDS), Text(NOTATION_LIMIT)),
    }),
    reply: Countries,
    stale: [COUNTRIES],
  },
} as const satisfies EndpointTable
