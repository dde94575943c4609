import { NOTICE_TOPICS, type OrderStatusWord } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

const ORDERS_BY_STATUS = sql<Partial<Record<OrderStatusWord, number>>>`(
  select coalesce(jsonb_object_agg(status, counted), '{}') from (
    select status, count(*)::int as counted from shop_order as orders
    where orders.user_id = user_account.user_id group by status) as by_status)`

const profile = (db: Db, user_id: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('uploaded_file as avatar', (join) =>
      join.onRef('avatar.user_id', '=', 'user_account.user_id').onRef('avatar.file_id', '=', 'user_account.avatar_id'),
    )
    .select(['user_account.user_id', 'account', 'account as email', 'mobile', 'family_name', 'given_name'])
    .select('avatar.file_name as avatar_file_name')
    .where('user_account.user_id', '=', user_id)

export const findProfile = (db: Db, user_id: string) => profile(db, user_id).executeTakeFirstOrThrow()

/** The profile with the counts that screens show, such as the number of items in the cart. */
export const findUserInfo = (db: Db, user_id: string) =>
  profile(db, user_id)
    .select([
      'language',
      'is_language_chosen',
      sql<boolean>`exists (select from payment_code where user_id = user_account.user_id)`.as('has_payment_code'),
      sql<number>`(select count(*)::int from cart_item where user_id = user_account.user_id)`.as('cart_count'),
      sql<number>`(select count(*)::int from product_like join product using (product_id) where user_id = user_account.user_id and on_sale)`.as(
        'likes',
      ),
      sql<number>`(select count(*)::int from shop_follow where user_id = user_account.user_id)`.as('follows'),
      sql<number>`(select count(*)::int from product_view join product using (product_id) where user_id = user_account.user_id and on_sale)`.as(
        'history',
      ),
      sql<number>`(select count(*)::int from chat_message where user_id = user_account.user_id and by_whom = 'operator' and read_at is null)`.as(
        'unread_messages',
      ),
      sql<number>`(select coalesce(sum(provider_dispute.held_cents), 0)::bigint from provider_dispute
        where provider_dispute.user_id = user_account.user_id and status in ('open', 'evidence_sent'))`.as(
        'disputed_cents',
      ),
      ORDERS_BY_STATUS.as('orders'),
    ])
    .executeTakeFirstOrThrow()

export type ProfileChange = {
  family_name?: string | undefined
  given_name?: string | undefined
  mobile?: string | null | undefined
  avatar_id?: string | null | undefined
}

export async function updateProfile(tx: Db, user_id: string, change: ProfileChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx
    .updateTable('user_account')
    .set(change)
    .where('user_id', '=', user_id)
    .returning('user_id')
    .executeTakeFirstOrThrow()
}

/** Whether a shopper has neither a family name nor a given name. */
export async function lacksName(tx: Db, user_id: string): Promise<boolean> {
  const nameless = await tx
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('family_name', '=', '')
    .where('given_name', '=', '')
    .executeTakeFirst()
  return nameless !== undefined
}

/**
 * Uses a picture as avatar.
 * @returns whether the shopper may use the picture: it is the current avatar or an unused upload.
 */
export async function attachAvatar(tx: Db, user_id: string, file_id: string): Promise<boolean> {
  const result = await tx
    .updateTable('uploaded_file')
    .set({ used_by: 'avatar' })
    .where('user_id', '=', user_id)
    .where('file_id', '=', file_id)
    .where('purpose', '=', 'avatar')
    .where((eb) =>
      eb.or([
        eb('used_by', 'is', null),
        eb('file_id', '=', eb.selectFrom('user_account').select('avatar_id').where('user_id', '=', user_id)),
      ]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Stores the language that the shopper chose. @returns whether it differs from the account's former language. */
export async function updateLanguage(tx: Db, user_id: string, language: string): Promise<boolean> {
  const choose = tx
    .updateTable('user_account')
    .set({ language, is_language_chosen: true })
    .where('user_id', '=', user_id)
  const changed = await choose.where('language', '!=', language).executeTakeFirst()
  if (changed.numUpdatedRows === 0n) await choose.where('is_language_chosen', '=', false).executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

/** The number of unread notices, of each topic up to 100: a screen shows "99+". */
export async function countUnreadNotices(db: Db, user_id: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select coalesce(sum((select count(*) from (select from notice where user_id = ${user_id}
      and notice.topic = topics.topic and read_at is null limit 100) as first_ones)), 0)::int as unread
    from unnest(${NOTICE_TOPICS}::text[]) as topics (topic)`.execute(db)
  return rows[0]?.unread ?? 0
}
