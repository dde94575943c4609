import { createHmac, timingSafeEqual } from 'node:crypto'
import { TrackingReport } from '@sampan/contract'
import type { z } from 'zod'
import {
  type CarrierEvent,
  type CarrierReport,
  ForgedReport,
  MalformedReport,
  type ReportHeaders,
  type TrackingService,
} from './tracking.ts'

export const SECRET_PREFIX = 'whsec_'
/** How much older or newer than the shop's clock a signature may be. */
const TOLERANCE_S = 300
const HEADER_LIMIT = 255
/** Signatures that are compared: a sender that replaces its secret signs with two. */
const SIGNATURES_LIMIT = 8
const DAY_MS = 86_400_000
/** Earlier and later times are mistakes of a clock. */
const OLDEST_MS = 365 * DAY_MS
const NEWEST_MS = DAY_MS

type ReportedEvent = z.output<typeof TrackingReport>['events'][number]

/** Difference of a written time from UTC in minutes; null for `Z`, which says nothing about the place. */
function offsetOf(time: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(time) ?? []
  if (sign === undefined) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function eventOf({ code, happened_at, place, text }: ReportedEvent, now_ms: number): CarrierEvent {
  const at_ms = Date.parse(happened_at)
  if (at_ms < now_ms - OLDEST_MS || at_ms > now_ms + NEWEST_MS) throw new MalformedReport('happened_at')
  const time = new Date(at_ms).toISOString()
  return { code, happened_at: time, offset_minutes: offsetOf(happened_at), place: place ?? null, text: text ?? null }
}

function headerOf(headers: ReportHeaders, name: string): string {
  const value = headers[name]
  if (typeof value !== 'string' || value === '' || value.length > HEADER_LIMIT) throw new ForgedReport(name)
  return value
}

function isSigned(key: Buffer, signed: string, body: Buffer, signatures: readonly string[]): boolean {
  const expected = createHmac('sha256', key).update(signed).update(body).digest()
  return signatures.some((signature) => {
    const [version, text = ''] = signature.split(',', 2)
    const bytes = Buffer.from(text, 'base64')
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

/** The headers of Standard Webhooks: the signature covers the id, the time and the body. @returns the id */
function verifiedId(key: Buffer, headers: ReportHeaders, body: Buffer, now_ms: number): string {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const signatures = String(headers['webhook-signature'] ?? '').split(' ', SIGNATURES_LIMIT)
  if (!/^\d{1,11}$/.test(timestamp)) throw new ForgedReport('webhook-timestamp')
  if (Math.abs(now_ms / 1_000 - Number(timestamp)) > TOLERANCE_S) throw new ForgedReport('webhook-timestamp')
  if (!isSigned(key, `${id}.${timestamp}.`, body, signatures)) throw new ForgedReport('webhook-signature')
  return id
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new MalformedReport('the body is no JSON')
  }
}

/**
 * Reports that any logistics partner can send, in the form that docs/parcels/carriers.md describes.
 * @param secret as the desk shows it: `whsec_` and the key in base64.
 */
export function genericService(secret: string): TrackingService {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return {
    readReport: (headers, body, now_ms): CarrierReport => {
      const report_ref = verifiedId(key, headers, body, now_ms)
      const { data, error } = TrackingReport.safeParse(jsonIn(body))
      if (!data) throw new MalformedReport(error.issues.map(({ path }) => path.join('.')).join(', '))
      const { tracking_number, carrier = null, events } = data
      return { report_ref, tracking_number, carrier, events: events.map((event) => eventOf(event, now_ms)) }
    },
  }
}
