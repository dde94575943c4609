import { Slug } from '@sampan/contract'
import { KEYWORD_LIMIT } from '@sampan/contract/rules'
import { z } from 'zod'
import { TOO_LARGE } from '../fault.ts'
import { LANGUAGE_HINT } from '../language-hint.ts'

const Text = z.string().max(2_000)
const Minor = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
/** The highest price that the descriptions of tools name. Higher limits are accepted. */
const MOST_CENTS = 100_000_000
const price = (which: string) =>
  Minor.optional().meta({
    maximum: MOST_CENTS,
    description: `${which} price in cents of US dollars, such as 2500 for $25.00`,
  })

/** The platform's knowledge about its user. Only these fields are used. */
const Context = z
  .object({
    language: Text.optional().describe(LANGUAGE_HINT),
    currency: z.string().max(10).optional().describe('Currency of the price filter. The shop has only USD'),
    address_country: z
      .string()
      .max(10)
      .optional()
      .describe('Country of delivery as a two-letter code, such as JP, for freight and days of delivery'),
  })
  .optional()
  .describe('What the platform knows about its user')

const Filters = z.object({
  categories: z
    .array(z.string().max(200))
    .max(20)
    .optional()
    .describe('One category or kind: a value of "categories" of a product'),
  price: z
    .object({ min: price('Lowest'), max: price('Highest') })
    .optional()
    .describe('Range of prices in cents'),
})
export type Filters = z.output<typeof Filters>

/** More products per page are not refused: the protocol lets a shop send fewer. */
const PAGE_LIMIT = 50
const DEFAULT_PAGE = 10
const CURSOR_LIMIT = 6_000

const Pagination = z.object({
  cursor: z
    .string()
    .max(CURSOR_LIMIT)
    .optional()
    .describe('"pagination.cursor" of the reply before, for the next page'),
  limit: z
    .int()
    .min(1)
    .optional()
    .meta({ maximum: PAGE_LIMIT, default: DEFAULT_PAGE, description: 'Products per page' }),
})

export const SearchInput = z
  .object({
    query: Text.optional().describe('Words to search for, such as "red lamp". May be left out with a filter'),
    filters: Filters.optional().describe('Limits the products'),
    context: Context,
    pagination: Pagination.optional().describe('The page of the list'),
    /** Some clients send the cursor outside of `pagination`. */
    cursor: z.string().max(CURSOR_LIMIT).optional().describe('The same as pagination.cursor'),
  })
  .refine(({ query, filters }) => (query ?? '').trim() !== '' || isFilter(filters), {
    path: ['query'],
    error: 'a query, a category or a price is needed',
  })
  .transform(({ query = '', pagination, cursor, ...others }) => ({
    ...others,
    // A star asks for everything.
    keyword: query.trim() === '*' ? '' : query.trim().slice(0, KEYWORD_LIMIT).trim(),
    cursor: pagination?.cursor ?? cursor,
    page_size: Math.min(pagination?.limit ?? DEFAULT_PAGE, PAGE_LIMIT),
  }))
export type SearchInput = z.output<typeof SearchInput>

const isFilter = (filters: Filters | undefined) =>
  (filters?.categories?.length ?? 0) > 0 || filters?.price?.min !== undefined || filters?.price?.max !== undefined

/** Ids in one lookup. */
const LOOKUP_LIMIT = 50

const Id = z.string().min(1).max(200).describe('Id of a product or of a variant')

export const LookupInput = z.object({
  ids: z.array(Id).min(1).max(LOOKUP_LIMIT, TOO_LARGE).describe('Ids of products and variants, at most 50'),
  filters: Filters.optional().describe('Leaves out products that do not match'),
  context: Context,
})

const Selected = z.object({
  name: z.string().max(200).describe('Name of an option, such as Colour'),
  label: z.string().max(200).describe('Label of the selected value, such as Red'),
  id: z.string().max(200).optional().describe('Id of the selected value, instead of its label'),
})
export type Selected = z.output<typeof Selected>

export const ProductInput = z.object({
  id: Id,
  selected: z
    .array(Selected)
    .max(10)
    .optional()
    .describe('Selected values of options. Only variants that have them are shown'),
  preferences: z
    .array(z.string().max(200))
    .max(10)
    .optional()
    .describe(
      'Names of options, the most important first: if no variant has all selected values, the last are dropped',
    ),
  filters: Filters.optional().describe('Leaves out variants that do not match'),
  context: Context,
})

/** Whether products can have the id. Other ids find nothing. */
export const isId = (id: string): boolean => Slug.safeParse(id).success
