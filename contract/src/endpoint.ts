import { z } from 'zod'
import { CENTS_LIMIT, type Cents } from './cents.ts'
import { PAGE_SIZE } from './rules.ts'

/** What one endpoint promises. The key it is stored under, e.g. 'POST /api/user/login', is its address and its name. */
export type Endpoint = {
  /** One line for the reference page. */
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  /** The `data` of the envelope. */
  reply: z.ZodType
  /** Needs an `Idempotency-Key`; the first answer is kept for a day and given again. */
  keyed?: true
}

type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? { query: z.input<S> } : unknown
type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown
type KeyOf<E> = E extends { keyed: true } ? { key: string } : unknown

/** What a caller gives, as it is sent. */
export type InputOf<E> = QueryOf<E> & BodyOf<E> & KeyOf<E>
export type ReplyOf<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : never

const cents = z.int().min(-CENTS_LIMIT).max(CENTS_LIMIT)
/** Money on the wire. The bounds are what the brand means, so the checked number may carry it. */
export const Amount = cents as unknown as z.ZodType<Cents, number>
export const PositiveAmount = cents.positive() as unknown as z.ZodType<Cents, number>
export const Id = z.uuid()
/** Products, shops and SKUs have short readable ids that stand in addresses. */
export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/)
export const Time = z.iso.datetime()
/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** A time that is asked for: PostgreSQL knows no year 0, and reads no endless fractions of a second. */
export const AskedTime = Time.max(30).regex(/^(?!0000)/)
export const Text = (maximum: number) => z.string().trim().normalize('NFC').min(1).max(maximum)
export const Nothing = z.null()

export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE.maximum).default(PAGE_SIZE.default),
})

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })

/** When the last row seen was kept, in microseconds since 1970, and its id. For who asks it is only to be sent back. */
const Cursor = z.string().regex(/^\d{1,17}\.[a-z0-9][a-z0-9-]{0,79}$/)

/**
 * For lists that change under the reader's finger: what is taken out of the pages read so far moves the later ones up,
 * so that the next page by number would leave rows out. After the cursor of the last page none is.
 */
export const EndlessPaging = Paging.extend({ cursor: Cursor.optional() })

export const endlessListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({ next_cursor: Cursor.nullable() })

/** A switch in a query string: `true` or `1`. */
export const Flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
