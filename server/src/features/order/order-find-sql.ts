import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { containsWords } from '../../db/find-words.ts'

/** Maximum number of results of each part of a search, for orders and for shoppers. */
export const FOUND_LIMIT = 100
const SHOPPERS_LIMIT = 20
/** The highest code point. Appended to a prefix, it follows every text with that prefix in byte order. */
const LAST_LETTER = '\u{10FFFF}'

/**
 * Finds orders by a prefix of the order number, the tracking number, the shopper's e-mail address or a word of the
 * recipient's name, or by the whole name with its words in any order. Each part reads at most 100 index rows, so that
 * the cost does not grow with the number of orders.
 * @returns ids of orders, newest first within each part.
 */
export async function findOrderIds(db: Db, input: string): Promise<string[]> {
  const text = input.toLowerCase()
  // If the text has only blanks and hyphens, they are kept, because an empty prefix would match everything.
  const bare = text.replace(/[\s-]/g, '').toUpperCase() || text
  const { rows } = await sql<{ order_id: string }>`
    with name as (
      select words, coalesce((select word from unnest(words) as word where word !~ ' ' order by length(word) desc limit 1), '')
        as together
      from name_words(${text}) as words)
    (select order_id from shop_order
      where order_number collate "C" >= ${bare} and order_number collate "C" < ${bare + LAST_LETTER} limit ${FOUND_LIMIT})
    union (select order_id from parcel
      where bare_tracking(tracking_number) collate "C" >= ${bare}
        and bare_tracking(tracking_number) collate "C" < ${bare + LAST_LETTER}
      limit ${FOUND_LIMIT})
    union (select found.order_id from (
        select user_id from user_account
        where deleted_at is null and account collate "C" >= ${text} and account collate "C" < ${text + LAST_LETTER}
        order by account collate "C" limit ${SHOPPERS_LIMIT}) as shopper
      cross join lateral (select order_id from shop_order where shop_order.user_id = shopper.user_id
        order by created_at desc limit ${FOUND_LIMIT}) as found)
    union (select order_id from order_name_word
      where word = (select string_agg(word, ' ') from unnest((select words from name)) as word where word ~ ' ')
      order by created_at desc limit ${FOUND_LIMIT})
    union (select order_id from order_name_word where word = (select together from name)
      order by created_at desc limit ${FOUND_LIMIT})
    union (select order_id from order_name_word
      where word > (select together from name) and word < (select together || ${LAST_LETTER} from name)
      limit ${FOUND_LIMIT})`.execute(db)
  return rows.map(({ order_id }) => order_id)
}

/** At most this many matches are read before the newest are chosen. */
const INSIDE_LIMIT = 2_000

/** Orders whose number, telephone or recipient's name contains all words, newest first. */
export async function findOrderIdsInside(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from (
      select order_id, created_at from order_find where ${containsWords(sql`parts`, words)} limit ${INSIDE_LIMIT}
    ) as inside order by created_at desc limit ${FOUND_LIMIT}`.execute(db)
  return rows.map(({ order_id }) => order_id)
}

/** Orders that contain one of the products, newest first for each product. */
export async function findOrderIdsOfProducts(
  db: Db,
  product_ids: readonly string[],
  limit_of_each: number,
): Promise<string[]> {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from unnest(${product_ids}::text[]) as wanted (product_id) cross join lateral (
      select order_id from order_item where order_item.product_id = wanted.product_id
      order by order_item_id desc limit ${limit_of_each}) as line`.execute(db)
  return rows.map(({ order_id }) => order_id)
}
