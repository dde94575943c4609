import type { HealthConnection } from '../db/health-connection.ts'

const ageOf = (time: string) => `coalesce(extract(epoch from clock_timestamp() - (${time})), 0)::float8`
const oldest = (column: string, rows: string) => ageOf(`select min(${column}) from ${rows}`)

/** Excludes rows whose job is dead: they have a separate alert, and would hide other delays. */
const tried = (task: string, id: string) => `not exists (
  select from job where once_key = '${task}:' || ${id} and dead_at is not null)`

/** The age of the oldest waiting row of each queue, in seconds; 0 when none waits. */
const QUESTION = `select
  jsonb_build_object(
    'unpaid_orders', ${oldest('expires_at', `shop_order where status = 'unpaid' and expires_at <= now() and ${tried('order_expire', 'checkout_id')}`)},
    'order_receipts', ${oldest('auto_confirm_at', `shop_order where status = 'shipped' and auto_confirm_at <= now() and ${tried('order_receive', 'order_id')}`)},
    'order_completions', ${oldest('auto_complete_at', `shop_order where status = 'received' and auto_complete_at <= now() and ${tried('order_complete', 'order_id')}`)},
    'favourites', ${oldest('created_at', `favourite_change where ${tried('favourite_notices', 'change_id')}`)},
    'imports', ${oldest('created_at', "catalogue_import where state in ('translating', 'checking', 'applying', 'undoing')")}) as ages_s,
  (select count(*) from late_mail)::int as mails,
  ${oldest('created_at', 'late_mail')} as mails_oldest_s,
  (select count(*) from (
    select from job where task like 'push%' and run_at <= now()
    union all select from job where lane like 'push:%' and run_at is null and dead_at is null limit 10000) as due)::int as pushes,
  (select count(*) from failing_webhook)::int as webhooks,
  jsonb_build_object(
    'due', (select count(*) from (select from job where run_at <= now() limit 10000) as due),
    'oldest_due_s', ${oldest('run_at', "job where run_at <= now() and task not like 'chain_credit:%'")},
    'dead', (select count(*) from (select from job where dead_at is not null limit 10000) as dead),
    'events_s', ${ageOf('select at from event where event_id > (select min(event_id) from event_cursor) order by event_id limit 1')}) as jobs,
  (select count(*) from catalogue_import where state in ('checking', 'applying'))::int as imports,
  (select coalesce(jsonb_object_agg(data ->> 'name', jsonb_build_array(data -> 'every_s',
    extract(epoch from coalesce(succeeded_at, added_at)))), '{}') from job where task = 'cron') as cron,
  (select jsonb_build_array(problems, extract(epoch from audited_at)) from ledger_audited) as audit,
  coalesce((select extract(epoch from max(finished_at)) from backup_record), 0)::float8 as backup_at_s`

export type Queues = {
  ages_s: Record<string, number>
  imports: number
  jobs: { due: number; oldest_due_s: number; dead: number; events_s: number }
  mails: number
  webhooks: number
  pushes: number
  mails_oldest_s: number
  /** By entry: its pause, and the last success, or when the entry was added. */
  cron: Record<string, [every_s: number, succeeded_at_s: number]>
  /** Problems of the last audit of the ledger, and when it ended; null before the first. */
  audit: [problems: number, audited_at_s: number] | null
  backup_at_s: number
}

/** Asks a second time after an error, because the connection may have broken since its last use. */
export const askQueues = (health: HealthConnection): Promise<Queues | undefined> =>
  health.ask<Queues>(QUESTION).catch(() => health.ask<Queues>(QUESTION))
