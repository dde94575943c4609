import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { NotFound } from '../../refusal/refusal.ts'
import { isLocalRequest } from '../client-address/loopback.ts'
import type { Server } from '../implement.ts'
import { timeRequests } from '../request-metrics.ts'
import { lowDiskWarning, reportDiskSpace } from './disk.ts'
import { findReadBlocker, findWriteBlocker } from './health-sql.ts'

/**
 * `/healthz`: the process responds. `/readyz`: the database accepts writes; otherwise 503 with the reason. `/metrics`:
 * only for local requests or with METRICS_TOKEN.
 */
export function healthRoutes({ http, context }: Pick<Server, 'http' | 'context'>): void {
  http.get('/healthz', async () => ({ ok: true }))
  http.get('/readyz', async (_request, reply) => {
    const reason = await (context.health ? findWriteBlocker(context.health) : findReadBlocker(context.db))
    if (reason !== undefined) return reply.code(503).send({ ok: false, reason })
    // Status 200 even when disk space is low: a load balancer would otherwise remove a server that still sells.
    const degraded = await lowDiskWarning(context.config.data_folder)
    return degraded === undefined ? { ok: true } : { ok: true, degraded }
  })

  const registry = context.metrics ?? new Registry()
  collectDefaultMetrics({ register: registry })
  reportDiskSpace(registry, context.config.data_folder)
  timeRequests(http, registry)
  http.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, context.config.metrics_token)) throw new NotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  http.addHook('onClose', async () => registry.clear())
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLocalRequest(request)
  const actual = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
