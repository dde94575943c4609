import type { AxisValue } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { newestFirst, type PageStart } from '../../db/newest-first.ts'
import type { Tx } from '../../db/transaction.ts'

/** Filter of the desk's list of reviews; see the contract. */
export type ReviewFilterAtDesk = {
  score?: number | undefined
  product_id?: string | undefined
  hidden?: boolean | undefined
  unanswered?: boolean | undefined
}

/** Builds the conditions of the list. Each condition has an index in time order. */
function conditionsOf({ score, product_id, hidden, unanswered }: ReviewFilterAtDesk) {
  const conditions = [sql<boolean>`true`]
  if (score !== undefined) conditions.push(sql`review.product_score = ${score}`)
  if (product_id) conditions.push(sql`review.product_id = ${product_id}`)
  if (hidden !== undefined) conditions.push(hidden ? sql`review.hidden_at is not null` : sql`review.hidden_at is null`)
  if (unanswered) conditions.push(sql`(review.reply is null and review.hidden_at is null)`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

const reviews = (db: Db, language: Language) =>
  db
    .selectFrom('review')
    .innerJoin('product', 'product.product_id', 'review.product_id')
    .innerJoin('sku', 'sku.sku_id', 'review.sku_id')
    .leftJoin('user_account', 'user_account.user_id', 'review.user_id')
    .leftJoin('order_item', (join) =>
      join
        .onRef('order_item.user_id', '=', 'review.user_id')
        .onRef('order_item.order_item_id', '=', 'review.order_item_id'),
    )
    .leftJoin('operator as replier', 'replier.operator_id', 'review.replied_by')
    .leftJoin('operator as hider', 'hider.operator_id', 'review.hidden_by')
    .select(['review.review_id', 'review.product_id', 'product.shop_id', 'review.user_id', 'user_account.account'])
    .select(['order_item.order_id', 'review.product_score', 'review.content', 'review.language', 'review.pictures'])
    .select(['review.created_at', 'review.reply', 'review.replied_at', 'replier.account as replied_by'])
    .select(['review.hidden_at', 'review.hidden_reason', 'hider.account as hidden_by'])
    .select([
      sql<string>`worded(product.title, ${language})`.as('product_title'),
      sql<AxisValue[]>`case when review.move_in_file_id is null
        then worded_values(values_in_words(sku.axis_values), ${language}) else '[]'::jsonb end`.as('values'),
      sql<boolean>`review.move_in_file_id is not null`.as('is_imported'),
    ])

export const findReviewAtDesk = (db: Db, language: Language, review_id: string) =>
  reviews(db, language).where('review.review_id', '=', review_id).executeTakeFirst()
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReviewAtDesk>>>

export const findReviewsAtDesk = (
  db: Db,
  language: Language,
  filter: ReviewFilterAtDesk,
  start: PageStart,
): Promise<{ items: ReviewRow[]; next_cursor: string | null }> =>
  newestFirst(
    reviews(db, language).where(conditionsOf(filter)),
    { at: 'review.created_at', id: 'review.review_id' },
    start,
  )

export async function countReviewsAtDesk(db: Db, filter: ReviewFilterAtDesk, limit: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from review where ${conditionsOf(filter)} limit ${limit}) as counted`.execute(db)
  return rows[0]?.total ?? 0
}

const now = sql<string>`now()`

export const lockReply = (tx: Tx, review_id: string) =>
  tx.selectFrom('review').select('reply').where('review_id', '=', review_id).forNoKeyUpdate().executeTakeFirst()

type Reply = { review_id: string; operator_id: string; reply: string | null }

/** Sets the reply, or removes it. */
export async function updateReply(tx: Tx, { review_id, operator_id, reply }: Reply): Promise<void> {
  await tx
    .updateTable('review')
    .set(
      reply === null
        ? { reply, replied_at: null, replied_by: null }
        : { reply, replied_at: now, replied_by: operator_id },
    )
    .where('review_id', '=', review_id)
    .execute()
}

type Hiding = { review_id: string; operator_id: string; reason: string }

/** @returns true when the review was hidden; false when it is already hidden. */
export async function hideReview(tx: Tx, { review_id, operator_id, reason }: Hiding): Promise<boolean> {
  const hidden = await tx
    .updateTable('review')
    .set({ hidden_at: now, hidden_by: operator_id, hidden_reason: reason })
    .where('review_id', '=', review_id)
    .where('hidden_at', 'is', null)
    .returning('review_id')
    .executeTakeFirst()
  return hidden !== undefined
}

/** @returns true when the review was shown again; false when it is already shown. */
export async function showReview(tx: Tx, review_id: string): Promise<boolean> {
  const row = await tx
    .updateTable('review')
    .set({ hidden_at: null, hidden_by: null, hidden_reason: null })
    .where('review_id', '=', review_id)
    .where('hidden_at', 'is not', null)
    .returning('review_id')
    .executeTakeFirst()
  return row !== undefined
}
