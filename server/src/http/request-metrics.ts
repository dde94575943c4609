import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Few, because each of them is a line of `/metrics` for every route, method and status. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Of a file's own route, which the build names: `/assets/home-4f0c.js`, `/sw.js`. */
const FILE = /^\/(?:console\/)?(?:assets\/|[^/:*]+\.\w+$)/

/**
 * The `route` label: a file of the build has no label of its own, because each build has other names.
 * @internal Exported for its test.
 */
export function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'unknown'
  return FILE.test(url) ? 'asset' : url
}

/** Measures requests by method, route and status. The labels are bounded: none is taken from a request as it is. */
export function timeRequests(http: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [registry],
  })
  http.addHook('onResponse', async (request, reply) => {
    const method = METHODS.has(request.method) ? request.method : 'other'
    const route = routeLabel(request.routeOptions.url)
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
