// Rows of a large shop for the desk's lists: those of the demo, over and over, at other times and of other shoppers.
import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'

const idOf = (n: string, kind: number) => `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
/** One in 500 rows, 2,000 of a million, belongs to the first shopper: a filter has to hold for who has much, too. */
const SHOPPER = idOf('case when n % 500 = 0 then 1 else n end', 1)
const OPERATOR = '(select operator_id from operator limit 1)'
/** So many rows of the demo are taken. */
const KINDS = 100
/** Five years, a row after the other. */
const AT = `now() - interval '5 years' * (1 - n::float8 / total)`

type Plan = {
  table: string
  /** Which rows of the demo are taken, those that are done first: 49 of 50 are made of the first. */
  order: string
  /** What is another value in each row: SQL over its number `n` of `total`. */
  columns: Readonly<Record<string, string>>
}

const PLANS: readonly Plan[] = [
  {
    table: 'user_account',
    order: 'created_at',
    columns: {
      user_id: idOf('n', 1),
      account: `'shopper-' || n || '@bulk.example'`,
      mobile: `'+668' || lpad(n::text, 8, '0')`,
      created_at: AT,
    },
  },
  {
    table: 'shop_order',
    order: 'status <> -1, order_id',
    columns: {
      user_id: SHOPPER,
      order_id: idOf('n', 2),
      order_number: '(99000000000000 + n)::text',
      created_at: AT,
      paid_at: `case when paid_at is not null then ${AT} + interval '1 minute' end`,
    },
  },
  {
    table: 'order_item',
    order: 'order_item_id',
    columns: { user_id: SHOPPER, order_id: idOf('n', 2), order_item_id: idOf('n', 3) },
  },
  {
    table: 'refund',
    order: `state <> 'executed', refund_id`,
    columns: { user_id: SHOPPER, order_id: idOf('n', 2), refund_id: idOf('n', 4), created_at: AT },
  },
  {
    table: 'review',
    order: 'reply is null, review_id',
    columns: {
      user_id: SHOPPER,
      order_item_id: idOf('n', 3),
      review_id: idOf('n', 5),
      created_at: AT,
      reply: `case when n % 50 = 0 then null else 'Thank you' end`,
      replied_at: `case when n % 50 = 0 then null else ${AT} end`,
      replied_by: `case when n % 50 = 0 then null else ${OPERATOR} end`,
      hidden_at: `case when n % 997 = 0 then ${AT} end`,
      hidden_reason: `case when n % 997 = 0 then 'Spam' end`,
      hidden_by: `case when n % 997 = 0 then ${OPERATOR} end`,
    },
  },
  {
    table: 'recharge',
    order: 'status <> 1, recharge_id',
    columns: {
      user_id: SHOPPER,
      recharge_id: idOf('n', 6),
      created_at: AT,
      bank_reference: `case when bank_reference is not null then 'REF-' || n end`,
    },
  },
  {
    table: 'withdrawal',
    order: `payout_state is distinct from 'done', extract_id`,
    columns: { user_id: SHOPPER, extract_id: idOf('n', 7), created_at: AT },
  },
  {
    table: 'security_event',
    order: 'event_id',
    columns: { user_id: SHOPPER, event_id: idOf('n', 8), created_at: AT },
  },
  { table: 'desk_log', order: 'log_id', columns: { log_id: idOf('n', 9), created_at: AT } },
  {
    table: 'chat',
    order: 'waiting_since is not null, user_id',
    columns: {
      user_id: idOf('n', 1),
      last_at: AT,
      waiting_since: `case when waiting_since is not null then ${AT} end`,
      answered_by: 'null',
      answered_until: 'null',
    },
  },
  {
    table: 'chat_message',
    order: 'message_id',
    columns: { user_id: SHOPPER, message_id: idOf('n', 0), client_id: idOf('n', 0), position: 'n', created_at: AT },
  },
]

/** Lists by time are read the latest first: closed rows are made of the first of the demo's, every fiftieth of the others in turn. */
async function multiply(tx: Db, { table, order, columns }: Plan, total: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(tx)
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => columns[name] ?? `one.${name}`).join(', ')
  await sql
    .raw(`with taken as (select *, row_number() over (order by ${order}) - 1 as place, least(count(*) over (), ${KINDS}) as count from ${table}
        order by ${order} limit ${KINDS})
      insert into ${table} (${names.join(', ')})
      select ${values}
      from (select n, ${total}::int as total from generate_series(1, ${total}) as n) as numbers
      join taken as one on one.place = case when n % 50 = 0 then (n / 50) % one.count else 0 end`)
    .execute(tx)
}

const isFilled = async (db: Db, table: string, total: number) => {
  const { rows } = await sql<{ is_filled: boolean }>`
    select count(*) >= ${total} as is_filled from ${sql.table(table)}`.execute(db)
  return rows[0]?.is_filled ?? false
}

/** Fills each table of the desk's lists. Of each row only what lists read is true: the books know nothing of it. */
export async function multiplyRows(db: Db, total: number, tell: (line: string) => void): Promise<void> {
  for (const plan of PLANS) {
    if (await isFilled(db, plan.table, total)) continue
    const started = performance.now()
    await db.transaction().execute(async (tx) => {
      // No triggers and foreign keys: a million orders would take hours.
      await sql`set local session_replication_role = replica; set local statement_timeout = 0; set local lock_timeout = 0`.execute(
        tx,
      )
      await multiply(tx, plan, total)
    })
    tell(`${plan.table}: ${((performance.now() - started) / 1000).toFixed(0)} s`)
  }
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

/** How many rows were read by scans of whole tables since the last question, by table; small tables are read so on purpose. */
export async function readScans(db: Db): Promise<Map<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ relname: string; seq_tup_read: string }>`
    select relname, seq_tup_read from pg_stat_user_tables where n_live_tup > 50000`.execute(db)
  return new Map(rows.map(({ relname, seq_tup_read }) => [relname, Number(seq_tup_read)]))
}

/** A shopper who has much of everything, and one who has a row. */
export const MUCH = '00000001-0000-7000-8000-000000000001'
export const LITTLE = '00000001-0000-7000-8000-000000000007'
