import type { Goods } from '@sampan/contract'
import type { Language } from '@sampan/contract/rules'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

type Wanted = { order_ids: readonly string[]; refund_ids?: readonly string[] }

/**
 * The goods of a shopper's orders and refunds, in one query.
 * @returns goods by order id or refund id.
 */
export async function goodsOf(
  db: Db,
  user_id: string,
  { order_ids, refund_ids = [] }: Wanted,
  language: Language,
): Promise<Map<string, Goods>> {
  if (order_ids.length + refund_ids.length === 0) return new Map()
  const { rows } = await sql<Goods & { id: string }>`
    select distinct on (id) id, worded(title, ${language}) as title, image,
      (count(*) over (partition by id) - 1)::int as more
    from (
      select order_id as id, position, title, image from order_item
        where user_id = ${user_id} and order_id = any(${order_ids}::uuid[])
      union all
      select refund_id, position, title, image from refund_item join order_item using (user_id, order_item_id)
        where user_id = ${user_id} and refund_id = any(${refund_ids}::uuid[])
    ) as line
    order by id, position`.execute(db)
  return new Map(rows.map(({ id, ...goods }) => [id, goods]))
}
