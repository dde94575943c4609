import { z } from 'zod'
import { Id, listOf } from '../endpoint.ts'

/** A shopper as the desk names them. */
export const Shopper = z.object({ user_id: Id, account: z.string() })

/** What the desk finds a shopper by: the id, or the whole e-mail address. */
export const AskedShopper = z.string().trim().toLowerCase().min(1).max(254)

/** How many rows of a list of the desk are counted. */
export const DESK_COUNT_LIMIT = 1_000

/** A list of the desk: it goes on after its cursor, and no more than a thousand rows are counted. */
export const deskListOf = <Item extends z.ZodType>(item: Item) =>
  listOf(item).extend({
    /** There are more than `total` says. */
    total_is_least: z.literal(true).optional(),
    next_cursor: z.string().nullable(),
  })
