import type { TrackingSource } from '@sampan/contract/rules'
import { sql } from 'kysely'
import { prepared } from '../../../db/prepared.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { CarrierEvent, CarrierReport } from '../../../tracking/tracking.ts'

export type ReceivedReport = CarrierReport & { source: TrackingSource }
export type ReportKey = Pick<ReceivedReport, 'source' | 'report_ref'>

const { all: insertReports } = prepared(
  (_tx, reports: string) => sql<ReportKey & { lane_number: string }>`
    with report as (
      select * from jsonb_to_recordset(${reports}::jsonb)
        as report (source text, report_ref text, tracking_number text, carrier text, events jsonb)
    ), marked as (
      update tracking_source set reported_at = now() where source in (select source from report)
    )
    insert into tracking_report (source, report_ref, tracking_number, carrier, events)
    select * from report
    on conflict do nothing returning source, report_ref, bare_tracking(tracking_number) as lane_number`,
)

/** Stores reports, each once. @returns the new ones, with their numbers without blanks, hyphens and case. */
export const storeReports = (tx: Tx, reports: readonly ReceivedReport[]) => insertReports(tx, JSON.stringify(reports))

type StoredReport = Pick<ReceivedReport, 'tracking_number' | 'carrier'> & { events: CarrierEvent[] }

/** A report whose events are not stored at parcels yet. */
export const { first: findReport } = prepared(
  (_db, source: TrackingSource, report_ref: string) => sql<StoredReport>`
    select tracking_number, carrier, events from tracking_report
    where source = ${source} and report_ref = ${report_ref} and events is not null`,
)

/** Reports about an unknown number are counted once. */
export const { all: endReport } = prepared(
  (_db, source: TrackingSource, report_ref: string, is_known: boolean) => sql`
    with ended as (
      update tracking_report as report set outcome = case when ${is_known}::boolean then 'applied' else 'unknown' end,
        events = case when ${is_known}::boolean then null else report.events end
      from tracking_report as earlier
      where report.source = ${source} and report.report_ref = ${report_ref}
        and earlier.source = report.source and earlier.report_ref = report.report_ref
      returning report.outcome = 'unknown' and earlier.outcome = 'waiting' as is_counted)
    update tracking_source set unknown_reports = unknown_reports + 1
    where source = ${source} and exists (select from ended where is_counted)`,
)

export type TrackedParcel = { user_id: string; order_id: string; parcel_id: string; position: number }

/** Carriers use numbers again after some months. */
const NUMBER_IS_OVER = sql`interval '180 days'`
const PARCELS_LIMIT = 200

/**
 * The parcels that a report is about. If a carrier is named and has parcels with the number, only those; the names of
 * carriers at the desk may differ from those of the service.
 */
export const { all: findTrackedParcels } = prepared(
  (_db, tracking_number: string, carrier: string | null) => sql<TrackedParcel>`
    with numbered as (
      select parcel.*, lower(carrier) = lower(${carrier}::text) as is_of_carrier from parcel
      join user_account using (user_id)
      where bare_tracking(tracking_number) collate "C" = bare_tracking(${tracking_number})
        and shipped_at > now() - ${NUMBER_IS_OVER} and deleted_at is null
      order by shipped_at desc limit ${PARCELS_LIMIT})
    select user_id, order_id, parcel_id, position from numbered
    where is_of_carrier or not exists (select from numbered where is_of_carrier)`,
)

export async function hasUnknownReports(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from tracking_report where outcome = 'unknown' limit 1`.execute(tx)
  return rows.length > 0
}

/** Reports about an order's parcels that arrived before the parcels left. */
export const { all: findEarlierReports } = prepared(
  (_db, user_id: string, order_id: string) => sql<ReportKey>`
    select source, report_ref from tracking_report as report
    where outcome = 'unknown' and bare_tracking(report.tracking_number) collate "C" in (
      select bare_tracking(parcel.tracking_number) from parcel where user_id = ${user_id} and order_id = ${order_id})
    order by report.created_at`,
)

type NewEvent = CarrierEvent & { event_id: string }

const { all: insertEvents } = prepared(
  (_tx, user_id: string, order_id: string, parcel_id: string, source: TrackingSource, events: string) => sql<
    Pick<NewEvent, 'event_id'>
  >`
    insert into parcel_event (user_id, order_id, parcel_id, source, event_id, code, happened_at, offset_minutes, place, text)
    select ${user_id}::uuid, ${order_id}::uuid, ${parcel_id}::uuid, ${source}, event.*
    from jsonb_to_recordset(${events}::jsonb) as event (event_id uuid, code text, happened_at timestamptz,
      offset_minutes int, place text, text text)
    on conflict do nothing returning event_id`,
)

/** Stores events at a parcel, each once. @returns the new ones. */
export const storeCarrierEvents = (
  tx: Tx,
  { user_id, order_id, parcel_id }: TrackedParcel,
  source: TrackingSource,
  events: readonly NewEvent[],
) => insertEvents(tx, user_id, order_id, parcel_id, source, JSON.stringify(events))
