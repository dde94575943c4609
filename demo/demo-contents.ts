import { sql } from 'kysely'
import type { Tx } from '../server/src/db/transaction.ts'

/** Adds the contents of food and cosmetics by their option, such as `250 ml`, also to a demo that was filled before. */
export async function fillContents(tx: Tx): Promise<void> {
  await sql`update sku set net_content = content.text
    from (
      select sku.sku_id, lower(replace(axis_value.value ->> 'en', ',', '')) as text
      from sku
        join product using (product_id)
        cross join jsonb_array_elements(sku.axis_values) as chosen
        join axis_value on axis_value.axis = chosen ->> 'axis' and axis_value.value_key = chosen ->> 'value_key'
      where sku.net_content is null and product.category in ('food', 'health')
        and chosen ->> 'axis' in ('net_weight', 'volume')) as content
    where sku.sku_id = content.sku_id and content.text ~ '^[1-9][0-9]*([.][0-9]*[1-9])? (g|kg|ml|l)$'`.execute(tx)
}
