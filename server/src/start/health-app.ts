import Fastify, { type FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { healthRoutes } from '../http/health/health-routes.ts'
import { NotFound } from '../refusal/refusal.ts'

/** The server of a process that runs only jobs: its health and metrics. */
export function healthApp(context: Context): FastifyInstance {
  const http = Fastify({ bodyLimit: 1024, trustProxy: context.config.trust_proxy ?? false })
  const unknown_address = { ok: false, reason: 'this process runs only jobs' }
  http.setNotFoundHandler((_request, reply) => reply.code(404).send(unknown_address))
  http.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof NotFound ? 404 : 500).send(error instanceof NotFound ? unknown_address : { ok: false }),
  )
  healthRoutes({ http, context })
  return http
}
