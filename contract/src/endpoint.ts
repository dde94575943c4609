import { z } from 'zod'
import type { Access } from './access.ts'
import type { RateLimitName } from './rate-limits.ts'
import type { StaleRead } from './stale/stale.ts'
import { CENTS_LIMIT, type Cents } from './text/cents.ts'
import { plainLine, plainLines } from './text/plain-text.ts'
import { PAGE_SIZE, PLAIN_NAME_PATTERN, SLUG_PATTERN, VISIBLE_PATTERN } from './text/text-rules.ts'

type Call = {
  /** One line for the API reference. */
  summary: string
  access: Access
  query?: z.ZodType
  body?: z.ZodType
  /** The `data` of the envelope. */
  reply: z.ZodType
  /** Budgets that a call counts against. The server counts those that are `per: 'caller'`; its code counts the others. */
  limits?: readonly RateLimitName[]
}

/** A call that changes nothing. */
type Read = Call & { stale?: never; keyed?: never; replies_with?: never }
/** A call that changes something. */
type Write = Call & {
  /**
   * The reads that the call makes stale, even if it is refused: a refusal means that the server's data differ from the
   * screen. Empty if no screen shows what it changes.
   */
  stale: readonly StaleRead[]
  /** Requires an `Idempotency-Key`. The first reply is stored for a day and returned for repeated keys. */
  keyed?: true
  /** The read whose data the reply has. Screens then do not refetch it. */
  replies_with?: `GET /api/${string}`
}

/** One endpoint. Its key, e.g. 'POST /api/user/login', contains its method and path, and is also its name. */
export type Endpoint = Read | Write

/** The endpoints of a file. A POST without `stale` is a read with a large input, and says so with `reads`. */
export type EndpointTable = {
  [key: `GET /api/${string}`]: Endpoint
  [key: `POST /api/${string}`]: Write | (Read & { reads: true })
}

type QueryOf<E> = E extends { query: infer S extends z.ZodType } ? { query: z.input<S> } : unknown
type BodyOf<E> = E extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : unknown
type KeyOf<E> = E extends { keyed: true } ? { key: string } : unknown

/** Input of a call, before validation. */
export type InputOf<E> = QueryOf<E> & BodyOf<E> & KeyOf<E>
export type ReplyOf<E> = E extends { reply: infer S extends z.ZodType } ? z.output<S> : never

const cents = z.int().min(-CENTS_LIMIT).max(CENTS_LIMIT)
/** Money in a request or reply. The bounds are those of `Cents`, so a checked number may have the type `Cents`. */
export const Amount = cents as unknown as z.ZodType<Cents, number>
export const PositiveAmount = cents.positive() as unknown as z.ZodType<Cents, number>
export const Id = z.uuid()
/** Products, shops and SKUs have short readable ids, which appear in URLs. */
export const Slug = z.string().regex(SLUG_PATTERN)
export const Time = z.iso.datetime()
/** A calendar day, `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** A day in a request: years from 1900 on, for which PostgreSQL and calendars agree. */
export const AskedDay = Day.regex(/^(19|2\d)\d\d-/)
/** A time in a request. PostgreSQL has no year 0, and limits the digits of fractional seconds. */
export const AskedTime = Time.max(30).regex(/^(?!0000)/)
/** Trimmed text, without characters that control a terminal. */
export const Trimmed = z.string().overwrite(plainLines).trim()
export const Text = (maximum: number) => Trimmed.min(1).max(maximum).refine(isVisible)
/** Whether a text shows anything: some characters, such as a soft hyphen, are neither space nor visible. */
const isVisible = (text: string): boolean => VISIBLE_PATTERN.test(text)
export const TrimmedLine = z.string().overwrite(plainLine).trim()
/** Text of one line, for example a name. */
export const SingleLine = (maximum: number) => TrimmedLine.min(1).max(maximum).refine(isVisible)
/**
 * The name of a person, company or shop: one line without `<` and `>`, which no name contains and which a mail or a file
 * might show as markup.
 */
export const Name = (maximum: number) => SingleLine(maximum).regex(PLAIN_NAME_PATTERN)
/** A part of a name that a person may not have. */
export const NamePart = (maximum: number) =>
  TrimmedLine.max(maximum)
    .regex(PLAIN_NAME_PATTERN)
    .refine((part) => part === '' || isVisible(part))
/** Whether all values differ; for `refine`. */
export const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length
/**
 * The revision of something that operators change, returned when it is read. A save sends it back, and is refused with
 * `changed_meanwhile` if the row has changed since.
 */
export const Revision = z.string().max(40)
export const Nothing = z.null()

export const Paging = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(PAGE_SIZE.maximum).default(PAGE_SIZE.default),
})

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), page_size: z.int() })

/**
 * Cursor of a list: the storage time of the last row read, in microseconds since 1970, and the row's id. Opaque to
 * clients.
 */
const Cursor = z.string().regex(/^\d{1,17}\.[a-z0-9][a-z0-9-]{0,79}$/)

/**
 * Paging for lists that change while they are read. If a row is removed from an earlier page, later rows move up, and
 * the next page by number would skip some rows. A cursor skips no rows.
 */
export const EndlessPaging = Paging.extend({ cursor: Cursor.optional() })

export const endlessListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({ next_cursor: Cursor.nullable() })

/** A list with a cursor and without a count, because counting would read all its rows. */
export const uncountedListOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next_cursor: Cursor.nullable() })

/** Position in a list of products or shops. Opaque to clients. */
const ListCursor = z.string().regex(/^[\w-]{1,6000}$/)

/** Paging for public lists, which may have millions of rows: by cursor, and counted up to 1,000. */
export const LongPaging = Paging.extend({
  cursor: ListCursor.optional().describe(
    'next_cursor of the page before, with the same filter and sort; page numbers end at row 1,000',
  ),
})

export const longListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({
    total_is_least: z.boolean().describe('whether there are more than `total`: beyond 1,000 nothing is counted'),
    next_cursor: ListCursor.nullable().describe('where the list goes on; null at its end'),
  })

/** A boolean in a query string: `true` or `1`. */
export const Flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
