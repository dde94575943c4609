import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/**
 * Upper bounds of the buckets in seconds. They are few, because each bucket is a line of `/metrics` for every route,
 * method and status.
 */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

/** Routes of single files, named by the build: `/assets/home-4f0c.js`, `/sw.js`. */
const FILE = /^\/(?:console\/)?(?:assets\/|[^/:*]+\.\w+$)/

/**
 * The `route` label. All files of the build share a label, because file names change with each build.
 * @internal Exported for its test.
 */
export function routeLabel(url: string | undefined): string {
  if (url === undefined) return 'unknown'
  return FILE.test(url) ? 'asset' : url
}

/**
 * Measures requests by method, route and status. The number of labels is bounded: none contains text from a request.
 */
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
