import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { ProviderName, ProviderPayout } from '../../../../provider/provider.ts'

type PayoutRow = {
  payout_id: string
  provider: ProviderName
  amount_cents: number
  booked_at: string | null
  returned_at: string | null
}

/** Stores a payout, if it is new, and locks it. */
export async function lockPayout(
  tx: Tx,
  provider: ProviderName,
  { payout_ref, amount_cents, arrives_on }: ProviderPayout,
): Promise<PayoutRow> {
  await tx
    .insertInto('provider_payout')
    .values({ provider, payout_ref, amount_cents, arrives_on, status: 'on_its_way' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('provider_payout')
    .select(['payout_id', 'amount_cents', 'booked_at', 'returned_at'])
    .where('provider', '=', provider)
    .where('payout_ref', '=', payout_ref)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, provider }
}

export async function updatePayout(
  tx: Tx,
  payout_id: string,
  { status, arrives_on }: Pick<ProviderPayout, 'status' | 'arrives_on'>,
  moved: { is_booked?: boolean; is_returned?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('provider_payout')
    .set({ status, arrives_on })
    .$if(moved.is_booked === true, (query) => query.set({ booked_at: sql<string>`now()` }))
    .$if(moved.is_returned === true, (query) => query.set({ returned_at: sql<string>`now()` }))
    .where('payout_id', '=', payout_id)
    .execute()
}

/** How long before the last reading a payout can have been made whose state still changes. */
const REPEATED_DAYS = 14

/** Time since when payouts are read: the shop's first payment, and later what may still change. */
export async function payoutsSince(db: Db, provider: ProviderName): Promise<string> {
  const { rows } = await sql<{ since: string }>`
    select case when read_at is null then lines_to else least(read_at,
        (select min(arrives_on)::timestamp at time zone 'UTC' from provider_payout
          where provider_payout.provider = provider_report.provider and status = 'on_its_way')
      ) - make_interval(days => ${sql.lit(REPEATED_DAYS)}) end as since
    from provider_report where provider = ${provider}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`${provider} has no report`)
  return row.since
}

/** Days whose statement lines may belong to payouts of the last month that are not matched yet. */
export async function daysOfUnmatched(db: Db): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct bank_line.day from provider_payout as payout
      join ledger_transfer as transfer on transfer.ref_type = 'provider_payout' and transfer.ref_id = payout_id::text
      join bank_line on bank_line.amount_cents = payout.amount_cents
        * case transfer.code when 'provider_payout' then 1 else -1 end
    where arrives_on > now() - interval '31 days' and matched_how is null and bank_line.note is null
      and bank_line.day between arrives_on - 4 and arrives_on + 30
      and not exists (select from bank_match where movement_id = transfer.sequence)
    order by bank_line.day`.execute(db)
  return rows.map(({ day }) => day)
}
