// A month of orders for the bookkeeper: copies of two orders of the demo, of which one was refunded, with their
// receipts, transfers, and top-ups that pay for them. The books are complete, so that the control sheet must find nothing.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../server/src/db/database.ts'

/** One refund per this number of orders. */
const REFUNDED_ONE_IN = 25
/** One top-up per this number of orders. */
const ORDERS_A_TOP_UP = 5
/** Start of the transfers' sequence numbers and of the receipts' numbers, far above the demo's. */
const BASE = 1_000_000_000
const RECEIPTS_BASE = 1_000_000

/** An id for a number and the kind of row; the copied column tells apart rows of one order. */
const idOf = (kind: number, column?: string) => {
  const rest = column ? `substr(md5(${column}::text), 1, 4)` : `'8000'`
  return `('0000000${kind}-0000-7000-' || ${rest} || '-' || lpad(to_hex(n), 12, '0'))::uuid`
}
const ORDER = idOf(2)
const RECEIPT = `case when one.receipt_id = one.order_id then ${ORDER} else ${idOf(5, 'one.receipt_id')} end`
/** Orders are spread evenly over the day, in UTC. */
const AT = `(first + (n / a_day) * interval '1 day' + (n % a_day) * (interval '1 day' / a_day))`

type Copy = { table: string; source: string; columns: Readonly<Record<string, string>>; when?: string }

const COPIES: readonly Copy[] = [
  {
    table: 'shop_order',
    source: 'base.order_id = one.order_id',
    columns: {
      order_id: ORDER,
      order_number: `(99000000000000 + n)::text`,
      created_at: AT,
      paid_at: AT,
      completed_at: AT,
    },
  },
  {
    table: 'order_item',
    source: 'base.order_id = one.order_id',
    columns: { order_id: ORDER, order_item_id: idOf(3, 'one.order_item_id') },
  },
  {
    table: 'refund',
    source: 'base.order_id = one.order_id',
    columns: { order_id: ORDER, refund_id: idOf(5, 'one.refund_id'), created_at: AT, resolved_at: AT },
  },
  {
    table: 'receipt',
    source: 'base.order_id = one.order_id',
    columns: {
      order_id: ORDER,
      receipt_id: RECEIPT,
      number: `${RECEIPTS_BASE} + n`,
      issued_on: `(${AT} at time zone 'UTC')::date`,
      created_at: AT,
    },
  },
  {
    table: 'recharge',
    source: 'base.recharge_id = one.recharge_id',
    when: 'n % top_up_every = top_up_at',
    columns: {
      user_id: 'base.user_id',
      recharge_id: idOf(6),
      amount_cents: 'top_up_cents',
      arrival_cents: 'top_up_cents',
      created_at: AT,
      audited_at: AT,
    },
  },
]

/** Orders of the demo that are copied, each with the number of the orders that are its copies. */
const BASES = sql`
  create temporary table base on commit drop as
  with paid as (
    select user_id, order_id, paid_cents, status, exists (
      select from ledger_transfer where code = 'refund' and ref_type = 'refund' and ref_id in (
        select refund_id::text from refund where refund.order_id = shop_order.order_id)) as is_refunded
    from shop_order
    where exists (select from ledger_transfer where code = 'payment' and ref_id = order_id::text) and exists (select from receipt where receipt.order_id = shop_order.order_id)
  )
  select distinct on (is_refunded) *, ledger_account_id('user:' || user_id || ':cash') as wallet_id,
    case when is_refunded then ${sql.lit(REFUNDED_ONE_IN)} else ${sql.lit(ORDERS_A_TOP_UP)} end as top_up_every,
    case when is_refunded then 0 else 1 end as top_up_at,
    paid_cents * case when is_refunded then 1 else ${sql.lit(ORDERS_A_TOP_UP)} end as top_up_cents,
    (select recharge_id from recharge join ledger_transfer on ref_id = recharge_id::text and code = 'recharge'
      where method = 'manual' and status = 'approved' limit 1) as recharge_id
  from paid where is_refunded and status not in ('paid', 'shipped', 'received', 'after_sale') or status = 'completed'
  order by is_refunded, order_id`

/** The copied transfers. A top-up comes before the order of the same number, and a completion last. */
const TRANSFERS = `
  insert into ledger_transfer (sequence, transfer_id, code, phase, debit_account_id, credit_account_id, amount_cents, ref_type,
    ref_id, actor, created_at) overriding system value
  select ${BASE} + row_number() over (order by n, place, sequence), transfer_id, code, phase, debit_account_id,
    credit_account_id, amount_cents, ref_type, ref_id, actor, created_at
  from (
    select n, 1 as place, sequence, ${idOf(4, 'one.sequence')} as transfer_id, code, phase, debit_account_id, credit_account_id,
      amount_cents, ref_type, case when one.ref_id = base.order_id::text then ${ORDER} else ${idOf(5, 'one.ref_id')} end::text as ref_id,
      actor, ${AT} as created_at
    from numbers join base on is_refunded = (n % ${REFUNDED_ONE_IN} = 0) join ledger_transfer as one
      on ref_id = base.order_id::text or ref_id in (select refund_id::text from refund where refund.order_id = base.order_id)
    union all
    select n, 0, sequence, ${idOf(7)}, code, phase, debit_account_id, wallet_id, top_up_cents, ref_type, ${idOf(6)}::text, actor, ${AT}
    from numbers join base on n % top_up_every = top_up_at
    join ledger_transfer as one on one.ref_id = base.recharge_id::text and one.code = 'recharge'
  ) as copy order by 1`

const ENTRIES = sql`
  with leg as (
    select wallet_id, sequence, case wallet_id when credit_account_id then amount_cents else - amount_cents end as cents
    from ledger_transfer join (select distinct wallet_id from base) as wallet on wallet_id in (debit_account_id, credit_account_id)
    where sequence > ${sql.lit(BASE)}
  )
  insert into ledger_entry
  select wallet_id, version + row_number() over of_wallet, sequence, cents, 0,
    posted_credits_cents - posted_debits_cents + sum(cents) over of_wallet, pending_debits_cents
  from leg join ledger_balance on account_id = wallet_id window of_wallet as (partition by wallet_id order by sequence)`
const BALANCES = sql`
  update ledger_balance set version = version + entries, posted_debits_cents = posted_debits_cents + debits,
    posted_credits_cents = posted_credits_cents + credits
  from (
    select account_id, count(*) as entries, - sum(least(posted_delta_cents, 0)) as debits,
      sum(greatest(posted_delta_cents, 0)) as credits
    from ledger_entry where sequence > ${sql.lit(BASE)} group by account_id
  ) as moved where moved.account_id = ledger_balance.account_id`

export type Month = { first: string; days: number; orders_a_day: number }

/** Fills a month. Triggers and foreign keys are off, so that hundreds of thousands of orders take a minute. */
export async function fillMonth(db: Db, { first, days, orders_a_day }: Month): Promise<void> {
  const numbers: RawBuilder<unknown> = sql`create temporary view numbers as
    select n, timestamptz '${sql.raw(first)} 00:00Z' as first, ${sql.lit(orders_a_day)} as a_day
    from generate_series(0, ${sql.lit(days * orders_a_day - 1)}) as n`
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local lock_timeout = 0`.execute(tx)
    await BASES.execute(tx)
    await numbers.execute(tx)
    for (const { table, source, columns, when = 'true' } of COPIES) {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(tx)
      const names = rows.map(({ name }) => name)
      const values = names.map((name) => columns[name] ?? `one.${name}`)
      const belongs = table === 'recharge' ? when : `is_refunded = (n % ${REFUNDED_ONE_IN} = 0)`
      await sql`insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) select ${sql.raw(values.join(', '))}
        from numbers join base on ${sql.raw(belongs)} join ${sql.raw(table)} as one on ${sql.raw(source)} order by n`.execute(
        tx,
      )
    }
    await sql.raw(TRANSFERS).execute(tx)
    await ENTRIES.execute(tx)
    await BALANCES.execute(tx)
    await sql`drop view numbers`.execute(tx)
  })
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    // The server makes a checkpoint each hour.
    await sql`select ledger_checkpoint(max(sequence)) from ledger_transfer`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
  })
}
