import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { Tx } from '../../../../db/transaction.ts'
import type { ProviderLine, ProviderName } from '../../../../provider/provider.ts'

export type ReportRow = { provider: ProviderName; lines_to: string; read_at: string | null; is_first: boolean }

/** Starts the reports of providers that have got payments. Their first payment is where the report begins. */
export async function insertReports(db: Db): Promise<void> {
  await sql`
    insert into provider_report (provider, lines_to)
      select provider, (select min(created_at) from provider_payment where provider = configured.provider) - interval '1 hour'
      from payment_provider as configured
      where not exists (select from provider_report where provider_report.provider = configured.provider)
        and exists (select from provider_payment where provider = configured.provider and ref > '')
    on conflict do nothing`.execute(db)
}

export async function findDueReports(db: Db): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select provider, lines_to, read_at, read_at is null as is_first
    from provider_report where due_at <= now() order by due_at`.execute(db)
  return rows
}

/** Reads the report of a provider within a minute. @returns false if the provider has no report yet */
export async function setReportDue(db: Db, provider: ProviderName): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update provider_report set due_at = least(due_at, now()) where provider = ${provider}`.execute(db)
  return numAffectedRows === 1n
}

const FIRST_PAUSE_S = 60
const MOST_DOUBLINGS = 8

/** A reading failed: the report is due again after a pause that doubles with each failure, up to four hours. */
export async function recordFailedReading(db: Db, provider: ProviderName): Promise<void> {
  await sql`update provider_report set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      due_at = now() + make_interval(secs => ${FIRST_PAUSE_S} * 2 ^ least(failures, ${MOST_DOUBLINGS}))
    where provider = ${provider}`.execute(db)
}

/** The whole report was read. */
export async function recordReading(
  tx: Tx,
  { provider, balance_cents, pause_s }: { provider: ProviderName; balance_cents: number; pause_s: number },
): Promise<void> {
  await sql`update provider_report set read_at = now(), balance_cents = ${balance_cents},
      due_at = now() + make_interval(secs => ${pause_s}::float8), failures = 0, failing_since = null
    where provider = ${provider}`.execute(tx)
}

type StoredLines = { added: number; item_ids: string[] }

/**
 * Stores lines with their items. A line that was stored before is not added again; its figures follow the provider's.
 * @returns the number of new lines, and the items of all new or changed lines
 */
export async function insertLines(
  tx: Tx,
  provider: ProviderName,
  lines: readonly ProviderLine[],
): Promise<StoredLines> {
  const { rows } = await sql<{ item_id: string; is_new: boolean }>`
    with reported as (
      select line_ref, amount_cents, fee_cents, at, kind, case kind
        when 'payment' then coalesce(line.payment_id, (select payment_id::text from provider_payment
          where provider_payment.provider = ${provider} and provider_payment.ref = line.ref), line.ref, line_ref)
        when 'fee' then line_ref when 'other' then line_ref else coalesce(line.ref, line_ref) end as key
      from unnest(${lines.map(({ line_ref }) => line_ref)}::text[], ${lines.map(({ kind }) => kind)}::text[],
        ${lines.map(({ ref }) => ref)}::text[], ${lines.map(({ payment_id }) => payment_id)}::text[],
        ${lines.map(({ amount_cents }) => amount_cents)}::bigint[], ${lines.map(({ fee_cents }) => fee_cents)}::bigint[],
        ${lines.map(({ at }) => at)}::timestamptz[])
        as line (line_ref, kind, ref, payment_id, amount_cents, fee_cents, at)
    ), added as (
      insert into report_item (provider, kind, key, at)
        select ${provider}, kind, key, min(at) from reported group by kind, key order by kind, key
      on conflict do nothing returning item_id, kind, key
    ), item as (
      select item_id, kind, key from added
      union all
      select item_id, kind, key from report_item join (select distinct kind, key from reported) as known using (kind, key)
      where report_item.provider = ${provider}
    )
    insert into report_line (provider, line_ref, item_id, amount_cents, fee_cents, at)
      select distinct on (line_ref) ${provider}, line_ref, item_id, amount_cents, fee_cents, at
      from reported join item using (kind, key) order by line_ref
    on conflict (provider, line_ref) do update
      set amount_cents = excluded.amount_cents, fee_cents = excluded.fee_cents, at = excluded.at
      where (report_line.amount_cents, report_line.fee_cents) is distinct from (excluded.amount_cents, excluded.fee_cents)
    returning item_id, xmax = 0 as is_new`.execute(tx)
  await sql`
    update provider_report set lines_to = greatest(lines_to, least(now(), ${lines.at(-1)?.at ?? null}::timestamptz))
    where provider = ${provider}`.execute(tx)
  return {
    added: rows.filter(({ is_new }) => is_new).length,
    item_ids: [...new Set(rows.map(({ item_id }) => item_id))],
  }
}
