import { sql } from 'kysely'
import type { Tx } from '../../../../db/transaction.ts'
import type { ProviderName } from '../../../../provider/provider.ts'

/** Adds the objects that the shop booked, and that no line of the report has. */
export async function insertBooked(tx: Tx, provider: ProviderName, since: string | null): Promise<void> {
  await sql`
    insert into report_item (provider, kind, key, at)
      select provider, kind, key, min(booked_at) from provider_booking
      where provider = ${provider} and booked_at >= coalesce(${since}::timestamptz, '-infinity') - interval '2 days'
      group by provider, kind, key order by kind, key
    on conflict do nothing`.execute(tx)
}

/** The figures of items on both sides, from the lines and from the bookings. The rest has no lines. */
const SUMMED = sql`
  select item_id, line.count, case kind when 'rest' then theirs_cents else line.cents end as cents, line.fee_cents,
    coalesce(line.at, booked.at, asked.at) as at, booked.cents as ours_cents, booked.fee_cents as ours_fee_cents
  from asked cross join lateral (
    select count(*)::int as count, coalesce(sum(amount_cents), 0)::bigint as cents,
      coalesce(sum(fee_cents), 0)::bigint as fee_cents, min(at) as at
    from report_line where report_line.item_id = asked.item_id
  ) as line cross join lateral (
    select coalesce(sum(amount_cents), 0)::bigint as cents, coalesce(sum(fee_cents), 0)::bigint as fee_cents,
      min(booked_at) as at
    from provider_booking
    where provider_booking.provider = asked.provider and provider_booking.kind = asked.kind
      and provider_booking.key = asked.key
  ) as booked`

/** Compares the sides of items again: those given, those that differ, and those of the last ten days. */
export async function compareItems(tx: Tx, provider: ProviderName, item_ids?: readonly string[]): Promise<void> {
  const chosen = item_ids
    ? sql`item_id = any (${item_ids}::uuid[])`
    : sql`(state <> 'equal' or at > now() - interval '10 days')`
  await sql`
    with asked as (
      select item_id, provider, kind, key, at, theirs_cents from report_item where provider = ${provider} and ${chosen}
    ), summed as (${SUMMED})
    update report_item set lines = count, theirs_cents = cents, theirs_fee_cents = fee_cents, at = summed.at,
      ours_cents = summed.ours_cents, ours_fee_cents = summed.ours_fee_cents, changed_at = now()
    from summed
    where report_item.item_id = summed.item_id
      and (lines, theirs_cents, theirs_fee_cents, report_item.ours_cents, report_item.ours_fee_cents)
        is distinct from (count, cents, fee_cents, summed.ours_cents, summed.ours_fee_cents)`.execute(tx)
}

/**
 * Compares the provider's balance with the sum of its lines. The rest, such as money from before the first payment of
 * the shop, is a separate item.
 * @returns whether it is what it was before; otherwise a line may have come between both readings.
 */
export async function compareRest(tx: Tx, provider: ProviderName, balance_cents: number): Promise<boolean> {
  const { rows } = await sql<{ rest_cents: number; before_cents: number }>`
    select ${balance_cents}::bigint
        - coalesce(sum(theirs_cents - theirs_fee_cents) filter (where kind <> 'rest'), 0)::bigint as rest_cents,
      coalesce(sum(theirs_cents) filter (where kind = 'rest'), 0)::bigint as before_cents
    from report_item where provider = ${provider}`.execute(tx)
  const { rest_cents, before_cents } = rows[0] ?? { rest_cents: 0, before_cents: 0 }
  if (rest_cents === before_cents) return true
  await sql`
    insert into report_item (provider, kind, key, at, theirs_cents)
      values (${provider}, 'rest', 'rest', now(), ${rest_cents})
    on conflict (provider, kind, key) do update set theirs_cents = excluded.theirs_cents, changed_at = now()`.execute(
    tx,
  )
  return false
}

/** Stores why differences need no operator. */
export async function nameReasons(tx: Tx, provider: ProviderName): Promise<void> {
  await sql`
    with named as (
      select item_id, case
        when kind = 'payout' and exists (select from provider_payout
          where provider_payout.provider = report_item.provider and payout_ref = key and status = 'on_its_way')
          then 'on_its_way'
        when kind = 'payment' and exists (select from provider_payment
          where payment_id::text = key and provider_payment.provider = report_item.provider and status in ('held', 'refunded'))
          then 'held'
        when kind = 'refund' and exists (select from provider_refund
          where provider_refund.provider = report_item.provider and refund_ref = key and extract_id is null) then 'held'
        when changed_at > now() - interval '1 day' then 'recent' end as because
      from report_item where provider = ${provider} and state <> 'equal'
    )
    update report_item set known_because = because from named
    where report_item.item_id = named.item_id and known_because is distinct from because`.execute(tx)
}

/** Asks the provider again about payments that its report has, and that are not credited or have no fee yet. */
export async function askAboutDifferent(tx: Tx, provider: ProviderName): Promise<void> {
  await sql`
    update provider_payment set due_at = now()
    from report_item where report_item.provider = ${provider} and kind = 'payment' and state in ('known', 'open')
      and theirs_cents > 0 and provider_payment.payment_id::text = key and provider_payment.provider = ${provider}
      and status not in ('held', 'refunded') and (recharge_id is null or provider_payment.fee_cents is null)
      and (due_at is null or due_at > now())`.execute(tx)
}
