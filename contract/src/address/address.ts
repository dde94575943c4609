import { z } from 'zod'
import { type EndpointTable, Id, Name, Nothing, Text, TrimmedLine } from '../endpoint.ts'
import { ADDRESSES } from '../stale/shop-reads.ts'
import { ADDRESS_TAGS, ADDRESSEE_LIMIT, CITY_LIMIT } from './address-rules.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)

export const Address = z.object({
  id: Id,
  addressee: z.string(),
  mobile: z.string(),
  /** The phone number, formatted for display: "+66 81 234 5678". */
  mobile_text: z.string(),
  country: Country,
  area: z.array(z.string()),
  /** The city as typed by the shopper. Only for countries whose list of areas ends above the city (`needs_city`). */
  city: z.string().nullable(),
  /** The area in the format of its country and the reader's language, including the city. Composed by the server. */
  area_text: z.string(),
  detailed_address: z.string(),
  postcode: z.string().nullable(),
  tag: z.enum(ADDRESS_TAGS),
  is_default: z.boolean(),
})
export type Address = z.output<typeof Address>

/**
 * The address fields of an order that an operator may correct. The country is excluded, because freight depends on it.
 */
export const AddressCorrection = {
  addressee: Name(ADDRESSEE_LIMIT),
  mobile: z.string().trim().max(40),
  area: z.array(z.string().max(20)).max(4),
  city: TrimmedLine.max(CITY_LIMIT).nullable().optional(),
  detailed_address: Text(200),
  postcode: z.string().trim().max(12).nullable().optional(),
}

const AddressForm = z.strictObject({
  id: Id.optional(),
  addressee: Name(ADDRESSEE_LIMIT),
  mobile: z.string().trim().max(40),
  country: Country,
  area: z.array(z.string().max(20)).max(4),
  city: TrimmedLine.max(CITY_LIMIT).nullable().optional(),
  detailed_address: Text(200),
  postcode: z.string().trim().max(12).nullable().optional(),
  tag: z.enum(ADDRESS_TAGS),
  is_default: z.boolean().optional(),
})

const Leaf = z.object({ code: z.string(), name: z.string() })
/**
 * A country (with its dial code, whether shops ship to it, and whether its addresses have a typed city) or one of its
 * areas: province, city, district.
 */
export const Area = Leaf.extend({
  dial_code: z.string().optional(),
  ships: z.boolean().optional(),
  needs_city: z.boolean().optional(),
  children: z.array(Leaf.extend({ children: z.array(Leaf).optional() })).optional(),
})
export type Area = z.output<typeof Area>

export const address_endpoints = {
  'GET /api/user/address_list': {
    summary: "The shopper's addresses, the default one first",
    access: 'shopper',
    reply: z.array(Address),
  },
  'GET /api/user/address': { summary: 'One address', access: 'shopper', query: z.object({ id: Id }), reply: Address },
  'POST /api/user/address_add': {
    summary: 'Add an address; with an id, change that address',
    access: 'shopper',
    body: AddressForm,
    reply: Address,
    stale: ADDRESSES,
  },
  'POST /api/user/address_set_default': {
    summary: 'Set the default address',
    access: 'shopper',
    body: z.strictObject({ id: Id }),
    reply: Nothing,
    stale: ADDRESSES,
  },
  'GET /api/user/address_del': {
    summary: 'Delete an address',
    access: 'shopper',
    query: z.object({ id: Id }),
    reply: Nothing,
    stale: ADDRESSES,
  },
  'GET /api/area': {
    summary: 'All countries; with a country, its provinces, cities and districts',
    access: 'public',
    query: z.object({ country: Country.optional() }),
    reply: z.array(Area),
  },
} as const satisfies EndpointTable
