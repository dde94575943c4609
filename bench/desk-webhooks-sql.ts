// Events of webhooks for the desk's lists: twenty addresses, the first with half of the events.
import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { idText } from './desk-numbers.ts'

const ADDRESSES = 20
const AT = `now() - interval '30 days' * (1 - n::float8 / total)`
/** One event in a hundred waits, and one in fifty was given up. */
const IS_WAITING = 'n % 100 = 7'
const IS_FAILED = 'n % 50 = 0'

export async function fillWebhooks(tx: Db, total: number): Promise<void> {
  await sql
    .raw(`with address as (
        insert into webhook (webhook_id, url, sealed_secret, topics, made_by, failing_since)
        select ${idText('n', 8)}, 'https://program-' || n || '.example.com/hook', '', '{order,chat}', operator_id,
          case when n = 1 then now() end
        from generate_series(1, ${ADDRESSES}) as n, (select operator_id from operator limit 1) as operator
        on conflict do nothing)
      insert into webhook_delivery (delivery_id, webhook_id, type, data, created_at, tries, next_try_at, delivered_at,
        tried_at, last_status)
      select ${idText('n', 9)}, ${idText(`case when n % 2 = 0 then 1 else 1 + n % ${ADDRESSES} end`, 8)}, 'order.paid', '{}',
        ${AT}, 1, case when ${IS_WAITING} then now() + interval '1 day' end,
        case when not (${IS_WAITING} or ${IS_FAILED}) then ${AT} end, ${AT}, case when ${IS_FAILED} then 500 else 200 end
      from (select n, ${total}::int as total from generate_series(1, ${total}) as n) as numbers`)
    .execute(tx)
}
