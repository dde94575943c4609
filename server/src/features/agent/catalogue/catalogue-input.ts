import { Slug } from '@sampan/contract'
import { CATEGORIES, KEYWORD_LIMIT } from '@sampan/contract/rules'
import { z } from 'zod'
import { TOO_LARGE } from '../fault.ts'

const Text = z.string().max(2_000)
const Minor = z.int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The platform's knowledge about its user. Only these fields are used. */
const Context = z
  .object({
    language: Text.optional(),
    currency: z.string().max(10).optional(),
    address_country: z.string().max(10).optional(),
  })
  .optional()

const Filters = z.object({
  categories: z.array(z.string().max(200)).max(20).optional(),
  price: z.object({ min: Minor.optional(), max: Minor.optional() }).optional(),
})
export type Filters = z.output<typeof Filters>

/** More products per page are not refused: the protocol lets a shop send fewer. */
const PAGE_LIMIT = 50
const DEFAULT_PAGE = 10
const CURSOR_LIMIT = 6_000

const Pagination = z.object({
  cursor: z.string().max(CURSOR_LIMIT).optional(),
  limit: z.int().min(1).optional(),
})

export const SearchInput = z
  .object({
    query: Text.optional(),
    filters: Filters.optional(),
    context: Context,
    pagination: Pagination.optional(),
    /** Some clients send the cursor outside of `pagination`. */
    cursor: z.string().max(CURSOR_LIMIT).optional(),
  })
  .refine(({ query, filters }) => (query ?? '').trim() !== '' || isFilter(filters), { path: ['query'] })
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

const Id = z.string().min(1).max(200)

export const LookupInput = z.object({
  ids: z.array(Id).min(1).max(LOOKUP_LIMIT, TOO_LARGE),
  filters: Filters.optional(),
  context: Context,
})

const Selected = z.object({ name: z.string().max(200), label: z.string().max(200), id: z.string().max(200).optional() })
export type Selected = z.output<typeof Selected>

export const ProductInput = z.object({
  id: Id,
  selected: z.array(Selected).max(10).optional(),
  preferences: z.array(z.string().max(200)).max(10).optional(),
  filters: Filters.optional(),
  context: Context,
})

/** Whether products can have the id. Other ids find nothing. */
export const isId = (id: string): boolean => Slug.safeParse(id).success

export const isCategory = (value: string): value is (typeof CATEGORIES)[number] =>
  CATEGORIES.some((category) => category === value)
