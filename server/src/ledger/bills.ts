import type { BillLine } from '@sampan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { CUSTOM_PLAN } from '../db/pool.ts'
import { walletOf } from './accounts.ts'

/** Times in ISO 8601: `from` is included, `to` is excluded. */
export type BillFilters = { kind?: BillLine['kind'] | undefined; from?: string | undefined; to?: string | undefined }

/** The page after the bill with the id `cursor` or, without a cursor, by page number. */
export type Paging = { page: number; page_size: number; cursor?: string | undefined }

/** The total is counted up to this number. */
const TOTAL_LIMIT = 1_000

// The id of a bill is the version of its ledger entry: unique within the shopper's wallet, and only looked up there.
const columns = sql.raw(`version::text as bill_id, kind, state, amount_cents, balance_after_cents, ref_type, ref_id,
  case ref_type
    when 'order' then ref_id::uuid
    when 'refund' then (select order_id from refund where refund_id = ref_id::uuid)
  end as order_id,
  case ref_type
    when 'order' then (select order_number from shop_order where order_id = ref_id::uuid)
    when 'refund' then (
      select order_number from refund join shop_order using (user_id, order_id) where refund_id = ref_id::uuid)
  end as order_number,
  case ref_type
    when 'order' then (select name from shop_order join agent_spending using (user_id, checkout_id)
      join agent_link using (user_id, link_id) where order_id = ref_id::uuid)
  end as agent,
  created_at`)

/** The account as a subquery, which PostgreSQL resolves once, so that the wallet is read in index order. */
const accountOf = (user_id: string) => sql`(select ledger_account_id(${walletOf(user_id)}))`

function matching(account: RawBuilder<unknown>, { kind, from, to }: BillFilters): RawBuilder<unknown> {
  const conditions = [sql`account_id = ${account}`]
  if (kind) conditions.push(sql`kind = ${kind}`)
  if (from) conditions.push(sql`version > (select ledger_entries_before(${account}, ${from}))`)
  if (to) conditions.push(sql`version <= (select ledger_entries_before(${account}, ${to}))`)
  return sql.join(conditions, sql` and `)
}

/** The latest matching bills of a shopper, at most `limit`. */
export async function latestBills(db: Db, user_id: string, filters: BillFilters, limit: number): Promise<BillLine[]> {
  const { rows } = await sql<BillLine>`select ${columns} from ledger_bill where ${matching(accountOf(user_id), filters)}
    order by version desc limit ${limit}`.execute(db)
  return rows
}

/** Wallets with more entries get a custom plan: the generic plan would read and sort all entries. */
const MANY_ENTRIES = 1_000

async function walletToRead(db: Db, user_id: string) {
  const { rows } = await sql<{ account_id: string; version: number }>`
    select account_id::text, version from ledger_account join ledger_balance using (account_id)
    where code = ${walletOf(user_id)}`.execute(db)
  const { account_id = '0', version = 0 } = rows[0] ?? {}
  return { account: sql`${account_id}::bigint`, plan: sql.raw(version > MANY_ENTRIES ? CUSTOM_PLAN : '') }
}

/** A page of a shopper's bills, newest first. */
export async function billsOf(db: Db, user_id: string, filters: BillFilters, { page, page_size, cursor }: Paging) {
  const { account, plan } = await walletToRead(db, user_id)
  const where = matching(account, filters)
  const after = cursor ? sql`and version < ${cursor}::bigint` : sql``
  const [result, count] = await Promise.all([
    sql<BillLine>`${plan} select ${columns} from ledger_bill where ${where} ${after}
      order by version desc limit ${page_size + 1} offset ${cursor ? 0 : (page - 1) * page_size}`.execute(db),
    sql<{ total: number }>`${plan} select count(*) as total from (
      select from ledger_bill where ${where} order by version desc limit ${TOTAL_LIMIT + 1}) as counted`.execute(db),
  ])
  const items = result.rows.slice(0, page_size)
  const total = count.rows[0]?.total ?? 0
  return {
    items,
    total: Math.min(total, TOTAL_LIMIT),
    ...(total > TOTAL_LIMIT && { total_is_least: true as const }),
    page,
    page_size,
    next_cursor: (result.rows.length > page_size && items.at(-1)?.bill_id) || null,
  }
}

/** A bill by its id; undefined when the shopper has no bill with this id. */
export async function billOf(db: Db, user_id: string, bill_id: string): Promise<BillLine | undefined> {
  const { rows } = await sql<BillLine>`select ${columns} from ledger_bill
    where ${matching(accountOf(user_id), {})} and version = ${bill_id}::bigint`.execute(db)
  return rows[0]
}

/** Sums of incoming and outgoing money per month with bills, oldest first. Months begin at midnight in `time_zone`. */
export type BillMonth = { month: string; in_cents: number; out_cents: number }

/**
 * Excludes held money, which has not moved yet, and all bills of a withdrawal that was returned.
 * @param period.time_zone an IANA time zone, e.g. Asia/Bangkok
 */
export async function billSummaryOf(
  db: Db,
  user_id: string,
  { time_zone, ...filters }: BillFilters & { time_zone: string },
): Promise<BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select to_char(created_at at time zone ${time_zone}, 'YYYY-MM') as month,
      coalesce(sum(amount_cents) filter (where amount_cents > 0 and has_moved), 0)::bigint as in_cents,
      coalesce(-sum(amount_cents) filter (where amount_cents < 0 and has_moved), 0)::bigint as out_cents
    from (select *, state = 'done' and kind <> 'withdrawal_returned' as has_moved from ledger_bill
      where ${matching(accountOf(user_id), filters)}) as line
    group by month order by month`.execute(db)
  return rows
}
