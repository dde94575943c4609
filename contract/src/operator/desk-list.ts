import { z } from 'zod'
import { Id, listOf } from '../endpoint.ts'

export const Shopper = z.object({ user_id: Id, account: z.string() })

/** Search for a shopper: the id, or the whole e-mail address. */
export const AskedShopper = z.string().trim().toLowerCase().min(1).max(254)

/** Lists of the operators' desk count rows only up to this number. */
export const DESK_COUNT_LIMIT = 1_000

/** A list of the desk: paged by cursor, and counted up to a thousand rows. */
export const deskListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({
    /** True if the exact number is higher than `total`; absent otherwise. */
    total_is_least: z.literal(true).optional(),
    next_cursor: z.string().nullable(),
  })
