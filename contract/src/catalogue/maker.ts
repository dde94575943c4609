import { z } from 'zod'
import { desk } from '../access.ts'
import { type EndpointTable, Name, Revision, Slug, Text } from '../endpoint.ts'
import { DESK_PRODUCTS } from '../stale/desk-reads.ts'
import { CATALOGUE_LIMITS } from './catalogue-rules.ts'
import { COUNTRIES } from './trade-numbers.ts'

const Country = z.string().refine((code) => COUNTRIES.includes(code), 'not a country of ISO 3166-1')

/** A company as shoppers see it at a product. */
export const Company = z.object({
  name: z.string(),
  postal_address: z.string(),
  /** A mailbox, or the address of a page with a form. */
  electronic_address: z.string(),
  country: z.string(),
})
export type Company = z.output<typeof Company>

/** A product's maker, its responsible person in the EU, and its warnings in the reader's language. */
export const Safety = z.object({
  maker: Company.nullable(),
  responsible: Company.nullable(),
  /** Empty without warnings. */
  warnings: z.string(),
})
export type Safety = z.output<typeof Safety>

const MakerAtDesk = Company.extend({
  maker: Slug,
  /** The company in the EU that is responsible for the maker's products. */
  responsible: Slug.nullable(),
  /** Suppliers, in lower case, whose products have this maker unless they name one. */
  vendors: z.array(z.string()),
  revision: Revision,
})
export type MakerAtDesk = z.output<typeof MakerAtDesk>

const Makers = z.object({
  makers: z.array(MakerAtDesk),
  /** Suppliers of products on sale that have no maker, with the number of these products, most first. */
  open_vendors: z.array(z.object({ vendor: z.string(), products: z.int() })),
})

const MAKERS = 'GET /api/admin/maker/list'
const STALE = [MAKERS, 'GET /api/admin/country/list', ...DESK_PRODUCTS] as const

export const maker_endpoints = {
  [MAKERS]: {
    summary: 'Makers of products and persons in the EU who are responsible for them',
    access: desk('catalogue', 'finance'),
    reply: Makers,
  },
  'POST /api/admin/maker/save': {
    summary: 'Create a maker or a responsible person, or save it unless another operator changed it',
    access: desk('catalogue'),
    body: z.strictObject({
      maker: Slug,
      /** Null for a new one. */
      revision: Revision.nullable(),
      name: Name(CATALOGUE_LIMITS.company),
      postal_address: Text(CATALOGUE_LIMITS.postal_address),
      electronic_address: Name(CATALOGUE_LIMITS.electronic_address),
      country: Country,
      responsible: Slug.nullable(),
      vendors: z.array(Name(CATALOGUE_LIMITS.vendor)).max(CATALOGUE_LIMITS.maker_vendors),
    }),
    reply: Makers,
    replies_with: MAKERS,
    stale: STALE,
  },
  'POST /api/admin/maker/remove': {
    summary: 'Remove a maker that no product and no other maker names',
    access: desk('catalogue'),
    body: z.strictObject({ maker: Slug, revision: Revision }),
    reply: Makers,
    replies_with: MAKERS,
    stale: STALE,
  },
  'POST /api/admin/product/maker': {
    summary: 'Set the maker of products; null if it follows from their supplier',
    access: desk('catalogue'),
    body: z.strictObject({ product_ids: z.array(Slug).min(1).max(100), maker: Slug.nullable() }),
    reply: z.object({ changed: z.int() }),
    stale: STALE,
  },
} as const satisfies EndpointTable
