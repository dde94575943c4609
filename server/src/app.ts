import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Context } from './context.ts'
import { shopperOf } from './features/account/session/session-service.ts'
import { redirectOf } from './features/catalogue/redirect/redirect-service.ts'
import { machineOf } from './features/operator/machine-token/machine-token-service.ts'
import { operatorOf } from './features/operator/session/operator-session-service.ts'
import { readDefaultLanguage } from './features/setting/setting-read-service.ts'
import { featureRoutes } from './features.ts'
import { browserErrors } from './http/browser-errors.ts'
import { warnOfUnknownProxy } from './http/client-address/forwarded.ts'
import { compressReplies } from './http/compression/compression.ts'
import { restrictDesk } from './http/desk-restriction.ts'
import { answerErrors, answerNotFound } from './http/errors.ts'
import { healthRoutes } from './http/health/health-routes.ts'
import {
  answerClientError,
  CONNECTION_LIMITS,
  limitStalls,
  readToTheEnd,
  refuseTwoHosts,
  serverFactoryOf,
} from './http/http-server.ts'
import type { Server } from './http/implement.ts'
import { referenceRoutes } from './http/reference/reference-routes.ts'
import { replySerializer } from './http/reply-serializer.ts'
import { requestLimit } from './http/request-limit.ts'
import { RequestLines } from './http/request-lines.ts'
import { safeHeaders } from './http/safe-headers.ts'
import { readableAddress } from './http/url/readable-address.ts'
import { DefaultLanguage } from './language/default-language.ts'
import { errorInLog, logStream } from './log.ts'
import { consoleRoutes } from './pages/console-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { seoRoutes } from './pages/seo-routes.ts'
import type { StorefrontBuild } from './pages/storefront-build.ts'

const BODY_LIMIT = 256 * 1024
/** Limit for the start of each plugin: Fastify's 10 seconds are too short on a busy machine. */
const START_MS = 60_000
/** How often the default language is re-read: after this time, a change made through another server applies here. */
const LANGUAGE_TTL_MS = 4_000

/**
 * Builds the server with all its routes. Tests call it in-process; `main.ts` makes it listen.
 * @param built the storefront build; by default read from the `dist` folder of the storefront
 */
export async function buildApp(context: Context, built?: StorefrontBuild): Promise<FastifyInstance> {
  const { config } = context
  const authenticators = { shopper: shopperOf, operator: operatorOf, machine: machineOf }
  const limit = requestLimit(context)
  const setSafeHeaders = safeHeaders(config)
  /** Fastify runs no hooks for a URL that the router rejects, so headers and rate limit are applied here. */
  const answerBadUrl = async (request: FastifyRequest, reply: FastifyReply) => {
    setSafeHeaders(reply.raw)
    await limit.onRequest(request, reply)
    return answerNotFound({ context, authenticators }, request, reply)
  }
  const http = Fastify({
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_MS,
    serverFactory: serverFactoryOf(CONNECTION_LIMITS, config),
    clientErrorHandler: answerClientError,
    trustProxy: config.trust_proxy ?? false,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // A URL that the router rejects gets the usual 404.
    frameworkErrors: (_error, request, reply) => void answerBadUrl(request, reply).catch((error) => reply.send(error)),
    routerOptions: { ignoreTrailingSlash: true },
    ...(config.log_format === 'text' && { logController: new RequestLines() }),
    logger: {
      level: config.log_level,
      ...logStream(config),
      // Only these fields are logged, because headers, bodies and query strings hold tokens, codes and addresses.
      serializers: {
        err: errorInLog,
        req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], ip }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
  })
  const default_language = new DefaultLanguage(() => readDefaultLanguage(context.db))
  http.decorate('default_language', default_language)
  const readLanguage = () =>
    default_language.refresh().catch((error) => http.log.warn({ err: error }, 'reading the default language failed'))
  await readLanguage()
  // A timer re-reads the language, so that no request waits for the database: error replies need the language even
  // while the database is unavailable.
  const reading = setInterval(readLanguage, LANGUAGE_TTL_MS).unref()
  http.addHook('onClose', async () => clearInterval(reading))
  const server: Server = { http, context, authenticators }
  warnOfUnknownProxy(server)
  http.addHook('onRequest', (_request, reply, done) => {
    setSafeHeaders(reply.raw)
    done()
  })
  limitStalls(http, CONNECTION_LIMITS)
  readToTheEnd(http)
  refuseTwoHosts(http)
  http.addHook('onRequest', limit.onRequest)
  http.addHook('onSend', limit.onSend)
  http.setSerializerCompiler(replySerializer)
  answerErrors(server)
  restrictDesk(server)
  await compressReplies(server)
  healthRoutes(server)
  browserErrors(server)
  referenceRoutes(server)
  for (const routes of featureRoutes) await routes(server)
  seoRoutes(server)
  await consoleRoutes(server)
  await pageRoutes(server, redirectOf, built)
  return http
}
