// Rows of a large shop for the desk's lists: copies of the demo's rows with different times and shoppers.
import { sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'
import { fillLedger, LEDGER_TABLES } from './desk-ledger-sql.ts'
import { IS_EXCEPTION, IS_FIRST_SHOPPERS, idText, OWNER, SPREAD_OVER_FIVE_YEARS } from './desk-numbers.ts'
import { fillWebhooks } from './desk-webhooks-sql.ts'

const SHOPPER = idText(OWNER, 1)
const OPERATOR = '(select operator_id from operator limit 1)'
/** Maximum number of demo rows that are copied. */
const KINDS = 100
/** Orders that wait for shipment were paid in the last ten days. */
const ORDERED_AT = `case when status = 'paid' then now() - interval '10 days' * (1 - n::float8 / total) else ${SPREAD_OVER_FIVE_YEARS} end`

/** Cents added to an amount; nothing for one row in three. */
const MORE = 'case when n % 3 = 0 then 0 else n % 977 * 100 end'

/** Bank withdrawals that are not paid out yet. Only these have a sealed card number. */
const IS_SEALED = `${IS_EXCEPTION} and (n / 7) % 4 <> 3 and draw_type = 'bank'`

type Plan = {
  table: string
  /** Sort order of the demo's rows, finished rows first: 49 of 50 new rows are copies of the first demo row. */
  order: string
  /** Columns with different values in each row: SQL expressions over its number `n` of `total`. */
  columns: Readonly<Record<string, string>>
}

const PLANS: readonly Plan[] = [
  {
    table: 'user_account',
    order: 'created_at',
    columns: {
      user_id: idText('n', 1),
      account: `'shopper-' || n || '@bulk.example'`,
      mobile: `'+668' || lpad(n::text, 8, '0')`,
      created_at: SPREAD_OVER_FIVE_YEARS,
      blocked_at: `case when n % 997 = 0 then ${SPREAD_OVER_FIVE_YEARS} end`,
    },
  },
  {
    table: 'shop_order',
    order: `status <> 'cancelled', order_id`,
    columns: {
      user_id: SHOPPER,
      order_id: idText('n', 2),
      order_number: '(99000000000000 + n)::text',
      created_at: ORDERED_AT,
      paid_at: `case when paid_at is not null then ${ORDERED_AT} + interval '1 minute' end`,
    },
  },
  {
    table: 'order_item',
    // Lamps are what sells most.
    order: `product_id <> 'lamp', order_item_id`,
    columns: { user_id: SHOPPER, order_id: idText('n', 2), order_item_id: idText('n', 3) },
  },
  {
    table: 'refund',
    order: `state <> 'executed', refund_id`,
    columns: {
      user_id: SHOPPER,
      order_id: idText('n', 2),
      refund_id: idText('n', 4),
      created_at: SPREAD_OVER_FIVE_YEARS,
      resolved_at: `case when resolved_at is not null then ${SPREAD_OVER_FIVE_YEARS} + interval '1 hour' end`,
    },
  },
  {
    table: 'review',
    order: 'reply is null, review_id',
    columns: {
      user_id: SHOPPER,
      order_item_id: idText('n', 3),
      review_id: idText('n', 5),
      created_at: SPREAD_OVER_FIVE_YEARS,
      reply: `case when ${IS_EXCEPTION} then null else 'Thank you' end`,
      replied_at: `case when ${IS_EXCEPTION} then null else ${SPREAD_OVER_FIVE_YEARS} end`,
      replied_by: `case when ${IS_EXCEPTION} then null else ${OPERATOR} end`,
      hidden_at: `case when n % 97 = 0 then ${SPREAD_OVER_FIVE_YEARS} end`,
      hidden_reason: `case when n % 97 = 0 then 'Spam' end`,
      hidden_by: `case when n % 97 = 0 then ${OPERATOR} end`,
    },
  },
  {
    table: 'recharge',
    order: `status <> 'approved', recharge_id`,
    columns: {
      user_id: SHOPPER,
      recharge_id: idText('n', 6),
      created_at: SPREAD_OVER_FIVE_YEARS,
      bank_reference: `case when bank_reference is not null then 'REF-' || n end`,
      amount_cents: `amount_cents + ${MORE}`,
      reference: `'SP' || lpad(to_hex(${OWNER}), 6, '0')`,
    },
  },
  {
    table: 'withdrawal',
    order: 'extract_id',
    columns: {
      user_id: SHOPPER,
      extract_id: idText('n', 7),
      created_at: SPREAD_OVER_FIVE_YEARS,
      status: `case when ${IS_EXCEPTION} then (array['auditing', 'approved', 'approved', 'refused'])[1 + (n / 7) % 4] else 'approved' end`,
      payout_state: `case when ${IS_EXCEPTION} then (array['none', 'queued', 'sent', 'none'])[1 + (n / 7) % 4] else 'done' end`,
      bank_reference: `case when not ${IS_EXCEPTION} then 'PAY-' || n end`,
      transaction_hash: 'null',
      amount_cents: `amount_cents + ${MORE}`,
      net_cents: `net_cents + ${MORE}`,
      paid_at: `case when not ${IS_EXCEPTION} then ${SPREAD_OVER_FIVE_YEARS} end`,
      card_number_sealed: `case when ${IS_SEALED} then '\\x00'::bytea end`,
      card_key_id: `case when ${IS_SEALED} then 'bulk' end`,
    },
  },
  {
    table: 'security_event',
    order: 'event_id',
    columns: { user_id: SHOPPER, event_id: idText('n', 8), created_at: SPREAD_OVER_FIVE_YEARS },
  },
  { table: 'desk_log', order: 'log_id', columns: { log_id: idText('n', 9), created_at: SPREAD_OVER_FIVE_YEARS } },
  {
    table: 'chat',
    order: 'waiting_since is not null, user_id',
    columns: {
      user_id: idText('n', 1),
      messages: `case when n = 1 then 1 + total / 10 when ${IS_FIRST_SHOPPERS} then 0 else 1 end`,
      last_at: SPREAD_OVER_FIVE_YEARS,
      waiting_since: `case when waiting_since is not null and not ${IS_FIRST_SHOPPERS} then ${SPREAD_OVER_FIVE_YEARS} end`,
      answered_by: 'null',
      answered_until: 'null',
    },
  },
  {
    table: 'chat_message',
    order: 'message_id',
    columns: {
      user_id: idText(`case when ${IS_FIRST_SHOPPERS} then 1 else n end`, 1),
      message_id: idText('n', 0),
      client_id: idText('n', 0),
      position: `case when ${IS_FIRST_SHOPPERS} then 2 + n / 10 else 1 end`,
      created_at: SPREAD_OVER_FIVE_YEARS,
    },
  },
]

/**
 * Most rows are copies of the first demo row, which is closed; every fiftieth is a copy of another row, because lists
 * sorted by time show mostly closed rows.
 */
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
      join taken as one on one.place = case when ${IS_EXCEPTION} then (n / 7) % one.count else 0 end`)
    .execute(tx)
}

/** Disables triggers and foreign keys, because inserting a million orders would otherwise take hours. */
const asCopies = (tx: Db) =>
  sql`set local session_replication_role = replica; set local statement_timeout = 0; set local lock_timeout = 0`.execute(
    tx,
  )

/** Withdrawals from contracts: most are done, and a few fit no order. */
const fillContractWithdrawals = (tx: Db, total: number) =>
  sql
    .raw(`
      insert into contract_withdrawal (contract_withdrawal_id, name, order_number, email, language, user_id, order_id, status,
        declared_at, declared_on, due_at, resolved_at)
      select ${idText('n', 9)}, 'Robin Example', (99000000000000 + n)::text, 'shopper-' || n || '@bulk.example', 'en',
        case when is_matched then ${SHOPPER} end, case when is_matched then ${idText('n', 2)} end,
        case when not is_matched then 'unmatched' when n % 100 = 50 then 'attached' else 'done' end,
        declared_at, declared_at::date, declared_at + interval '14 days',
        case when is_matched and n % 100 <> 50 then declared_at + interval '1 day' end
      from (select n, ${total}::int as total from generate_series(1, ${total}) as n) as numbers
        cross join lateral (select n % 100 <> 0 as is_matched, ${SPREAD_OVER_FIVE_YEARS} as declared_at) as declared`)
    .execute(tx)

const FILLS = [
  ...PLANS.map((plan) => (tx: Db, total: number) => multiply(tx, plan, total)),
  fillWebhooks,
  fillContractWithdrawals,
  ...LEDGER_TABLES.map((table) => (tx: Db, total: number) => fillLedger(tx, table, total)),
]

/** Fills the tables of the desk's lists. Only the columns that lists read are consistent. */
export async function multiplyRows(db: Db, total: number): Promise<void> {
  for (const fill of FILLS) {
    await db.transaction().execute(async (tx) => {
      await asCopies(tx)
      await fill(tx, total)
    })
  }
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}
