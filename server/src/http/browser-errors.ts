import { Counter } from 'prom-client'
import { z } from 'zod'
import { clock } from '../clock.ts'
import type { Server } from './implement.ts'

const BODY_BYTES = 2_048
/**
 * Maximum number of logged reports per minute and server, so that a release that breaks in every browser does not fill
 * the log.
 */
const A_MINUTE_MOST = 60

/**
 * The schema is strict, because anybody can send a report: reports with other fields or formats are counted but not
 * logged.
 */
const Report = z.strictObject({
  front: z.enum(['shop', 'desk']),
  name: z.string().regex(/^\w{1,40}$/),
  area: z.string().regex(/^\/[a-z/-]{0,60}$/i),
  frames: z.array(z.string().regex(/^\/[\w./-]{1,120}:\d{1,7}:\d{1,7}$/)).max(8),
})

/**
 * Receives reports of browser errors (front/src/api/report-errors.ts), counts them and logs a limited number per
 * minute.
 */
export function browserErrors({ http, context }: Server, now: () => number = clock.now_ms): void {
  const counter = new Counter({
    name: 'browser_errors_total',
    help: 'Errors that browsers reported, by front end; `unreadable` for reports that are not logged',
    labelNames: ['front'],
    registers: context.metrics ? [context.metrics] : [],
  })
  for (const front of ['shop', 'desk', 'unreadable']) counter.inc({ front }, 0)
  let [minute, logged] = [0, 0]
  const isWithinLimit = () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) [minute, logged] = [current, 0]
    return logged++ < A_MINUTE_MOST
  }
  void http.register(async (scope) => {
    // `navigator.sendBeacon` sends text/plain.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const url of ['/api/report', '/api/admin/report'])
      scope.post(url, { bodyLimit: BODY_BYTES }, async (request, reply) => {
        const report = readReport(request.body)
        counter.inc({ front: report?.front ?? 'unreadable' })
        if (report && isWithinLimit()) request.log.warn({ report }, 'an error in a browser')
        return reply.code(204).header('cache-control', 'no-store').send()
      })
  })
}

function readReport(body: unknown): z.output<typeof Report> | undefined {
  try {
    return Report.parse(JSON.parse(String(body)))
  } catch {
    return undefined
  }
}
