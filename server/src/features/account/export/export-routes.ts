import { Readable } from 'node:stream'
import type { Server } from '../../../http/implement.ts'
import { countTry } from '../../../http/rate-limits.ts'
import { insertSecurityEvent } from '../security/security-sql.ts'
import { shopperOf } from '../session/session-service.ts'
import { exportOf } from './export-service.ts'

/** `GET /api/user/export`. The response is a file without the envelope of other calls; refusals have the envelope. */
export function exportRoutes({ http, context }: Server): void {
  http.get('/api/user/export', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { user_id } = await shopperOf(context.db, request)
    await countTry(context, { limit: 'export', who: [user_id] })
    await insertSecurityEvent(context.db, { user_id, event: 'data_exported', ip: request.ip })
    reply.headers({
      'content-disposition': 'attachment; filename="my-data.json"',
    })
    return reply.type('application/json; charset=utf-8').send(Readable.from(exportOf(context, user_id)))
  })
}
