import type { Endpoints } from '@sampan/contract'
import { nameText } from '@sampan/contract/person-name'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/transaction.ts'
import { fileUrl } from '../upload/upload-service.ts'

type OrderKey = { user_id: string; order_id: string }

export type OrderReview = z.output<Endpoints['POST /api/order/review']['body']>

export const findLines = (tx: Tx, { user_id, order_id }: OrderKey) =>
  tx
    .selectFrom('order_item')
    .select(['order_item_id', sql<boolean>`refunded_quantity = quantity`.as('is_refunded')])
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute()

type Review = Omit<OrderReview, 'order_id'> & { language: Language }

/**
 * Stores a shopper's review of an order and its lines. The caller has checked that lines and pictures are the
 * shopper's.
 */
export async function insertReview(
  tx: Tx,
  { user_id, order_id }: OrderKey,
  { items, service_score, postage_score, language }: Review,
): Promise<void> {
  await tx
    .updateTable('shop_order')
    .set({ reviewed_at: sql<string>`now()`, service_score, postage_score })
    .where('user_id', '=', user_id)
    .where('order_id', '=', order_id)
    .execute()
  const author = await tx
    .selectFrom('user_account')
    .select(['family_name', 'given_name'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  await sql`
    with reviewed as (
      update order_item set reviewed = true
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as said (order_item_id uuid, product_score int, content text, picture_ids uuid[])
      where order_item.user_id = ${user_id} and order_item.order_item_id = said.order_item_id
      returning order_item.*, said.product_score, said.content, said.picture_ids)
    insert into review (product_id, sku_id, user_id, order_item_id, author, product_score, content, language, pictures)
    select product_id, sku_id, user_id, order_item_id, ${nameText(author)}, product_score, content, ${language},
      array(
        select ${fileUrl('')} || file_name from unnest(picture_ids) with ordinality as chosen (file_id, place)
        join uploaded_file using (file_id) where uploaded_file.user_id = reviewed.user_id order by place)
    from reviewed`.execute(tx)
}
