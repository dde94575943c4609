import { Slug } from '@sampan/contract'
import type { ProductSort, ShopSort } from '@sampan/contract/rules'
import { z } from 'zod'
import { isStorable } from '../../../db/storable.ts'
import { BadRequest } from '../../../refusal/refusal.ts'
import { isMadeWith, type Key, type Keys } from '../../../security/keys.ts'
import { StoredMeanings } from '../search/meaning/chosen-meanings.ts'
import { Worded } from '../search/worded/worded.ts'

/** Clients can forge cursors: each part must be a value that PostgreSQL can cast to its column's type. */
const Whole = z.int().min(0)
const Integer = Whole.max(2 ** 31 - 1)
const ProductId = Slug
/** A time with 3 or 6 fraction digits, as `to_char` writes it. Refuses the year 0, which PostgreSQL does not have. */
const TimeTo = (precision: 3 | 6) => z.iso.datetime({ precision }).regex(/^(?!0000)/)

/** The last row of a page: its sort values and its id. */
const SortedCursor = z.union([
  z.tuple([z.literal('hot'), Integer, ProductId]),
  z.tuple([z.literal(['price_asc', 'price_desc']), Whole, ProductId]),
  z.tuple([z.literal('new'), TimeTo(3), ProductId]),
  z.tuple([z.literal('rating'), z.number().min(0).max(5), Integer, ProductId]),
])
export type SortedCursor = z.output<typeof SortedCursor>

/**
 * The last row of a page of results: its kind of match, tier, sales and id. Followed by the completions of the
 * keyword's last word on the first page, and by the chosen meanings of the keyword, so that the kinds of match stay the
 * same.
 */
const FoundCursor = z.tuple([
  z.literal('match'),
  z.int().min(1).max(100),
  z.int().min(1).max(3),
  Integer,
  ProductId,
  z.array(z.string().max(100).refine(isStorable)).max(8),
  StoredMeanings,
])
export type FoundCursor = z.output<typeof FoundCursor>

/** The last row of a page of results in a chosen order, and the meaning that was searched. */
const FoundSortedCursor = z.tuple([z.literal('sorted'), SortedCursor, StoredMeanings])
export type FoundSortedCursor = z.output<typeof FoundSortedCursor>

/**
 * The cursor of a list whose keyword names filters, and how the keyword was read, so that the list keeps its filters to
 * its end when the words of the shop change.
 */
const WordedCursor = z.tuple([z.literal('worded'), z.string(), Worded])

const ShopId = ProductId
/** The last shop of a page: its sort value (times in microseconds) and its id. */
const ShopCursor = z.union([
  z.tuple([z.literal('shops'), z.literal('hot'), Integer, ShopId]),
  z.tuple([z.literal('shops'), z.literal('new'), TimeTo(6), ShopId]),
  z.tuple([z.literal('shops'), z.literal('rating'), z.number().min(-1).max(100), ShopId]),
])
export type ShopCursor = z.output<typeof ShopCursor>

/** Encodes a cursor, which is opaque to clients. */
export const cursorOf = (last: SortedCursor | ShopCursor): string => encoded(last)

/** Encodes a cursor of a search with a MAC, because forged meanings could keep the database busy for minutes. */
export function foundCursorOf(key: Key, last: FoundCursor | FoundSortedCursor): string {
  return encoded([last, macOf(key, last).toString('base64url')])
}

export const wordedCursorOf = (key: Key, cursor: string, worded: Worded): string => {
  const last: z.output<typeof WordedCursor> = ['worded', cursor, worded]
  return encoded([last, macOf(key, last).toString('base64url')])
}

const encoded = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url')
const macOf = (key: Key, last: unknown) => key.mac('search cursor', JSON.stringify(last))
const Signed = z.tuple([z.unknown(), z.string()])

/**
 * Decodes the cursor of a list of products.
 * @throws BadRequest when the cursor is of another sort or another kind of list.
 */
export function readSortedCursor(cursor: string, sort: ProductSort): SortedCursor {
  const { data } = SortedCursor.safeParse(opened(cursor))
  if (data?.[0] !== sort) throw new BadRequest('cursor: not one of this list')
  return data
}

/**
 * Like `readSortedCursor`, for the results of a keyword in a chosen order.
 * @throws BadRequest also for a cursor that no server of the shop made.
 */
export function readFoundSortedCursor(keys: Keys, cursor: string, sort: ProductSort): FoundSortedCursor {
  const { data } = FoundSortedCursor.safeParse(ownContent(keys, cursor))
  if (data?.[1][0] !== sort) throw new BadRequest('cursor: not one of this list')
  return data
}

/** Decodes the cursor of the list of shops. @throws BadRequest when the cursor is of another sort or another list. */
export function readShopCursor(cursor: string, sort: ShopSort): ShopCursor {
  const { data } = ShopCursor.safeParse(opened(cursor))
  if (data?.[1] !== sort) throw new BadRequest('cursor: not one of this list')
  return data
}

/** Decodes the cursor of a search. @throws BadRequest for another cursor, or one that no server of the shop made. */
export function readFoundCursor(keys: Keys, cursor: string): FoundCursor {
  const { data } = FoundCursor.safeParse(ownContent(keys, cursor))
  if (!data) throw new BadRequest('cursor: not one of this list')
  return data
}

/** Decodes the cursor of a list whose keyword names filters; undefined for all other cursors. */
export function readWordedCursor(keys: Keys, cursor: string): { cursor: string; worded: Worded } | undefined {
  const { data } = WordedCursor.safeParse(ownContent(keys, cursor))
  return data && { cursor: data[1], worded: data[2] }
}

/** The content of a cursor with a right MAC; otherwise undefined. */
function ownContent(keys: Keys, cursor: string): unknown {
  const { data } = Signed.safeParse(opened(cursor))
  if (!data) return undefined
  const [last, mac] = data
  return isMadeWith(keys, Buffer.from(mac, 'base64url'), (key) => macOf(key, last)) ? last : undefined
}

function opened(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
