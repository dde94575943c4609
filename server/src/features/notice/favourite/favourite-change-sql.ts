import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../../../db/any-of.ts'
import type { Tx } from '../../../db/transaction.ts'
import { isRetried } from '../../../job/row-work-sql.ts'
import { FAVOURITES_PRIORITY } from '../mail/notice-mail-rules.ts'
import { addMails } from '../mail/notice-mail-sql.ts'
import { queuePushes } from '../push/push-queue-sql.ts'

/**
 * Lock that lets only one server at a time send notices: concurrent servers could exceed the limit of notices per day.
 */
const FAVOURITES_LOCK = 7_262_028

/** The task that repeats the notices of a change that failed. */
export const FAVOURITES = 'favourite_notices'

/**
 * Takes the oldest change that is due, and keeps other servers from sending notices until the transaction ends.
 * Undefined when nothing is due or another server is sending.
 */
export async function takeChange(tx: Tx) {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(FAVOURITES_LOCK)}) as is_mine`.execute(tx)
  if (!rows[0]?.is_mine) return undefined
  return tx
    .selectFrom('favourite_change')
    .selectAll()
    .where(({ not, ref }) => not(isRetried(FAVOURITES, ref('change_id'))))
    .orderBy('change_id')
    .limit(1)
    .executeTakeFirst()
}
export type FavouriteChange = NonNullable<Awaited<ReturnType<typeof takeChange>>>

/** Takes a change by its id, after waiting for other servers that send notices. Undefined when it is done. */
export async function takeFailedChange(tx: Tx, change_id: number) {
  await sql`select pg_advisory_xact_lock(${sql.lit(FAVOURITES_LOCK)})`.execute(tx)
  return tx.selectFrom('favourite_change').selectAll().where('change_id', '=', change_id).executeTakeFirst()
}

/** The next shoppers who saved the product, after `told_up_to`. */
export async function findFans(tx: Tx, { product_id, told_up_to }: FavouriteChange, limit: number): Promise<string[]> {
  const fans = await tx
    .selectFrom('product_like')
    .select('user_id')
    .where('product_id', '=', product_id)
    .$if(told_up_to !== null, (query) => query.where('user_id', '>', String(told_up_to)))
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return fans.map(({ user_id }) => user_id)
}

/** A product counts as cheaper if its price is at most this percentage of the price when the shopper saved it. */
const CHEAPER_PERCENT = 95
const A_DAY_LIMIT = 10
/** The first notices of a day are also mailed and pushed. */
const SENT_A_DAY_LIMIT = 3

/**
 * Writes the notices of a change. A shopper gets one notice per product and week, and ten per day. Current prices and
 * stock are checked, because the change may already be reversed. The first of a day are also pushed, and mailed
 * to verified mailboxes.
 * @returns the notices that the app shows as unread.
 */
export async function insertFavouriteNotices(tx: Tx, { product_id, kind }: FavouriteChange, user_ids: string[]) {
  const is_cheaper = kind === 'favourite_cheaper'
  const { rows } = await sql<{ user_id: string; notice_id: string }>`
    with written as (insert into notice (user_id, topic, kind, ref_id, details, read_at)
    select fan.user_id, 'favourite', ${kind}, product.product_id,
      case when ${is_cheaper} then jsonb_build_object('price', ${dollars(PRICE)},
        'saved', ${dollars(sql`fan.saved_cents`)}) else '{}' end,
      case when not coalesce(choice.in_app, true) then now() end
    from product_like as fan join product using (product_id)
      left join notice_choice as choice on choice.user_id = fan.user_id and choice.topic = 'favourite'
    where fan.product_id = ${product_id} and fan.user_id = ${anyOf(user_ids)} and product.on_sale
      and exists (select from sku where sku.product_id = product.product_id and sku.on_sale and sku.stock > 0)
      and (not ${is_cheaper} or ${PRICE} * 100 <= fan.saved_cents * ${sql.lit(CHEAPER_PERCENT)})
      and not exists (select from notice as earlier where earlier.user_id = fan.user_id and earlier.topic = 'favourite'
        and earlier.created_at > now() - time_limit('favourite_pause') and earlier.ref_id = product.product_id)
      and (select count(*) from notice as earlier where earlier.user_id = fan.user_id and earlier.topic = 'favourite'
        and earlier.created_at > now() - interval '1 day') < ${sql.lit(A_DAY_LIMIT)}
        and (choice.user_id is null or choice.in_app or choice.by_mail
          or (choice.by_push and exists (select from push_subscription as other where other.user_id = fan.user_id)))
      returning user_id, notice_id, read_at),
    queued as (
      ${addMails('favourite', { priority: sql.lit(FAVOURITES_PRIORITY) })} and email_verified_at is not null
        and (select count(*) from notice as earlier where earlier.user_id = written.user_id
          and earlier.topic = 'favourite' and earlier.created_at > now() - interval '1 day') < ${sql.lit(SENT_A_DAY_LIMIT)}),
    pushed as (${queuePushes('favourite')}
        and (select count(*) from notice as earlier where earlier.user_id = written.user_id
          and earlier.topic = 'favourite' and earlier.created_at > now() - interval '1 day') < ${sql.lit(SENT_A_DAY_LIMIT)})
    select user_id, notice_id from written where read_at is null`.execute(tx)
  return rows
}

const PRICE = sql`product_price(product.product_id, product.price_cents)`
const dollars = (cents: RawBuilder<unknown>) => sql`to_char(${cents} / 100.0, 'FM$999,999,999,990.00')`

export async function saveNoticeProgress(tx: Tx, { change_id }: FavouriteChange, user_id: string): Promise<void> {
  await tx
    .updateTable('favourite_change')
    .set({ told_up_to: user_id })
    .where('change_id', '=', change_id)
    .executeTakeFirst()
}

export async function forgetChange(tx: Tx, { change_id }: FavouriteChange): Promise<void> {
  await tx.deleteFrom('favourite_change').where('change_id', '=', change_id).execute()
}
