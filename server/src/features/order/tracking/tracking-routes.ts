import { gatherer } from '../../../background/gather.ts'
import { clock } from '../../../clock.ts'
import { transaction } from '../../../db/transaction.ts'
import { implement, type Server } from '../../../http/implement.ts'
import { receiveSigned } from '../../../http/signed-hook.ts'
import { addJobs } from '../../../job/job-sql.ts'
import { ForgedReport, MalformedReport } from '../../../tracking/tracking.ts'
import { isSource, listSources, removeSecret, renewSecret, serviceOf } from './tracking-source-service.ts'
import { markRefused } from './tracking-source-sql.ts'
import { type ReceivedReport, storeReports } from './tracking-sql.ts'
import { reportJob } from './tracking-work.ts'

const REPORT_BYTES = 128 * 1024

export function trackingRoutes(server: Server): void {
  const { context } = server
  receiveReports(server)
  implement(server, 'GET /api/admin/tracking/list', ({ db }) => listSources({ db, config: context.config }))
  implement(server, 'POST /api/admin/tracking/renew', ({ body, ...operator }) =>
    renewSecret(context, operator, body.source),
  )
  implement(server, 'POST /api/admin/tracking/remove', ({ body, ...operator }) =>
    removeSecret(context, operator, body.source),
  )
}

/** Takes the signed reports of carriers. A job stores their events at the parcels, so that the sender does not wait. */
function receiveReports(server: Server): void {
  const { context } = server
  const { db } = context
  const store = gatherer((reports: readonly ReceivedReport[]) =>
    transaction(db, async (tx) => {
      const stored = await storeReports(tx, reports)
      await addJobs(
        tx,
        stored.map(({ lane_number, ...key }) => reportJob(key, lane_number)),
      )
    }),
  )
  receiveSigned(server, {
    url: '/hooks/tracking/:name',
    bytes: REPORT_BYTES,
    take: async (source, headers, body) => {
      const service = isSource(source) ? await serviceOf(context, source) : undefined
      if (!isSource(source) || !service) return 404
      try {
        await store({ source, ...service.readReport(headers, body, clock.now_ms()) })
        return 200
      } catch (error) {
        if (error instanceof MalformedReport) return 400
        if (!(error instanceof ForgedReport)) throw error
        await markRefused(db, source)
        return 401
      }
    },
  })
}
