import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import { recordEvents } from '../../../event/event-sql.ts'
import { listener } from '../../../event/listener.ts'
import type { NewJob } from '../../../job/job-sql.ts'
import type { Task } from '../../../job/task.ts'
import type { CarrierEvent } from '../../../tracking/tracking.ts'
import type { OrderKey } from '../order-sql.ts'
import {
  endReport,
  findEarlierReports,
  findReport,
  findTrackedParcels,
  hasUnknownReports,
  type ReportKey,
  storeCarrierEvents,
  type TrackedParcel,
} from './tracking-sql.ts'

const REPORT_TASK = 'tracking_report'
const EARLIER_TASK = 'tracking_earlier'

/** Reports that are applied at the same time. Reports about one number are applied one after the other. */
const REPORTS_AT_ONCE = 4

export const reportJob = ({ source, report_ref }: ReportKey, lane_number: string): NewJob => ({
  task: REPORT_TASK,
  lane: `${REPORT_TASK}:${lane_number}`,
  data: { source, report_ref } satisfies ReportKey,
})

/** Applies reports that came before their parcel left, or was given its number. */
export const trackingListener = listener(
  ['order.shipped', 'order.parcel_shipped', 'order.corrected'],
  (events) =>
    events.flatMap(({ ref_id: order_id, user_id }): NewJob[] =>
      user_id === null ? [] : [{ task: EARLIER_TASK, data: { user_id, order_id } satisfies OrderKey, user_id }],
    ),
  hasUnknownReports,
)

export const trackingTasks = ({ db }: Pick<Context, 'db'>): readonly Task[] => [
  {
    name: REPORT_TASK,
    concurrency: REPORTS_AT_ONCE,
    run: async ({ data }) => {
      await applyReport(db, data as ReportKey) // written by reportJob
      return undefined
    },
  },
  {
    name: EARLIER_TASK,
    concurrency: 1,
    run: async ({ data }) => {
      const { user_id, order_id } = data as OrderKey // written by the listener
      for (const key of await findEarlierReports(db, user_id, order_id)) await applyReport(db, key)
      return undefined
    },
  },
]

/** Stores the events of a report at each parcel that has its number. */
async function applyReport(db: Db, { source, report_ref }: ReportKey): Promise<void> {
  const report = await findReport(db, source, report_ref)
  if (!report) return
  const { tracking_number, carrier, events } = report
  const parcels = await findTrackedParcels(db, tracking_number, carrier)
  for (const parcel of parcels) await addCarrierEvents(db, parcel, { source, events })
  await endReport(db, source, report_ref, parcels.length > 0)
  if (parcels.length > 0) return
  // A parcel may have left before the report was marked as unknown.
  if ((await findTrackedParcels(db, tracking_number, carrier)).length > 0) await applyReport(db, { source, report_ref })
}

const addCarrierEvents = (
  db: Db,
  parcel: TrackedParcel,
  report: Pick<ReportKey, 'source'> & { events: CarrierEvent[] },
) =>
  transaction(db, async (tx) => {
    const { user_id, order_id, parcel_id, position } = parcel
    const events = report.events.map((event) => ({ ...event, event_id: idOf(parcel_id, event) }))
    const newEvents = await storeCarrierEvents(tx, parcel, report.source, events)
    if (newEvents.length === 0) return
    const data = { is_removed: false, parcel: { parcel_id, position } }
    await recordEvents(tx, [{ happening: 'order.reported', ref_id: order_id, user_id, data }])
  })

/** Derives the id of an event, so that an event that is reported again, or by another service, is the same one. */
function idOf(parcel_id: string, { code, happened_at, place }: CarrierEvent): string {
  const text = JSON.stringify([parcel_id, code, happened_at, place?.toLowerCase() ?? ''])
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
