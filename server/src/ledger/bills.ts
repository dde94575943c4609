import type { BillLine } from '@sampan/contract'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { walletOf } from './accounts.ts'

/** A line as the contract has it, and whether a withdrawal is still `held`, was paid out (`done`) or `returned`. */
export type Bill = BillLine & { state: 'held' | 'done' | 'returned' }

/** Times in ISO 8601: from and including `from`, before `to`. */
export type BillFilters = { kind?: BillLine['kind'] | undefined; from?: string | undefined; to?: string | undefined }

export type Paging = { page: number; page_size: number }

// A line's id is the version of its entry: unique within the shopper's own wallet, and never looked up outside it.
const columns = sql.raw(
  'version::text as bill_id, kind, state, amount_cents, balance_after_cents, ref_type, ref_id, created_at',
)

const matching = (user_id: string, { kind, from, to }: BillFilters) => sql`
  account_code = ${walletOf(user_id)}
  and (${kind ?? null}::text is null or kind = ${kind ?? null})
  and (${from ?? null}::timestamptz is null or created_at >= ${from ?? null})
  and (${to ?? null}::timestamptz is null or created_at < ${to ?? null})`

/** A shopper's bills, newest first. */
export async function billsOf(db: Db, user_id: string, filters: BillFilters, { page, page_size }: Paging) {
  const where = matching(user_id, filters)
  const [lines, count] = await Promise.all([
    sql<Bill>`select ${columns} from ledger_bill where ${where}
      order by version desc limit ${page_size} offset ${(page - 1) * page_size}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ledger_bill where ${where}`.execute(db),
  ])
  return { items: lines.rows, total: count.rows[0]?.total ?? 0, page, page_size }
}

/** One line; undefined when the shopper has none of that id, whatever its form. */
export async function billOf(db: Db, user_id: string, bill_id: string): Promise<Bill | undefined> {
  if (!/^[1-9]\d{0,15}$/.test(bill_id)) return undefined
  const { rows } = await sql<Bill>`select ${columns} from ledger_bill
    where account_code = ${walletOf(user_id)} and version = ${bill_id}::bigint`.execute(db)
  return rows[0]
}

/** What came in and went out in each month that has lines, oldest first. Months begin at midnight in `time_zone`. */
export type BillMonth = { month: string; in_cents: number; out_cents: number }

/** @param period.time_zone a name of the IANA database, e.g. Asia/Bangkok */
export async function billSummaryOf(
  db: Db,
  user_id: string,
  { time_zone, ...period }: { from: string; to: string; time_zone: string },
): Promise<BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select to_char(created_at at time zone ${time_zone}, 'YYYY-MM') as month,
      coalesce(sum(amount_cents) filter (where amount_cents > 0), 0)::bigint as in_cents,
      coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0)::bigint as out_cents
    from ledger_bill where ${matching(user_id, period)} group by month order by month`.execute(db)
  return rows
}
