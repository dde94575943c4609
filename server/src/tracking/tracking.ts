import type { TrackingCode } from '@sampan/contract/rules'

/** An event of a parcel as a carrier reports it. */
export type CarrierEvent = {
  code: TrackingCode
  /** ISO time in UTC. */
  happened_at: string
  /** Difference of the local time at the place from UTC, in minutes; null if the carrier does not report it. */
  offset_minutes: number | null
  place: string | null
  /** The carrier's words. */
  text: string | null
}

/** Events of the parcels with a tracking number. */
export type CarrierReport = {
  /** The service's id of the report. A report with the same id is the same one. */
  report_ref: string
  tracking_number: string
  /** The carrier's name if the service knows it: a number may exist at several carriers. */
  carrier: string | null
  events: CarrierEvent[]
}

/** The report is not signed by the service, or is too old. */
export class ForgedReport extends Error {}
/** The report is signed, but cannot be read. The message says why, and contains no value of it. */
export class MalformedReport extends Error {}

export type ReportHeaders = Readonly<Record<string, string | string[] | undefined>>

/** A service that reports the events of parcels. */
export type TrackingService = {
  /**
   * Verifies and reads a report.
   * @param now_ms the time of its arrival, in milliseconds since 1970.
   * @throws ForgedReport, MalformedReport
   */
  readReport: (headers: ReportHeaders, body: Buffer, now_ms: number) => CarrierReport
}
